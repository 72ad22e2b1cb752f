### Le formulaire d’une nouvelle table où l’on corrige les valeurs imprimées de sa boîte.

data-help = Certains nombres imprimés sont reconstitués. Si vous avez la boîte, corrigez ici ce qui diffère et jouez avec vos propres nombres.
data-download = Télécharger le fichier
data-choose = Choisir un fichier corrigé
data-paste = Le fichier en texte
data-check = Vérifier les corrections
data-checked = { $count ->
    [0] Ce fichier est jouable. Il dit la même chose que celui du jeu.
    [one] Ce fichier est jouable. Une valeur diffère :
   *[other] Ce fichier est jouable. { $count } valeurs diffèrent :
}
data-was = dans le jeu : { $value }
data-missing = rien
data-again = Reprendre mes corrections
data-undo = Annuler toutes les corrections
data-place = Valeur
data-shipped = Dans le jeu
data-yours = La vôtre
data-players = { $count } joueurs
data-no-values = Le formulaire ne retrouve pas ses valeurs dans ce texte. Corrigez le texte, ou annulez toutes les corrections.

error-bad-data = Le fichier de données est inutilisable :
