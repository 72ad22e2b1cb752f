### Les parties déjà jouées : leur liste, et la relecture de l’une d’elles.

records-heading = Relecture
records-lead = Revoyez une partie coup par coup : l’une des vôtres, ou celle d’un fichier.
records-statistics = Statistiques de vos parties analysées
records-import = Charger une partie
records-drop = Déposez ici un fichier de partie, ou choisissez-en un.
records-choose = Choisir un fichier
records-mine = Vos parties
records-so-far = Revoir jusqu’ici

replay-heading = Relecture : { $game }
replay-none = Cette partie n’existe pas
replay-none-text = Le lien est peut-être incomplet, ou la partie a été supprimée.
replay-as = Vue de
replay-as-seat = { $name }
replay-as-spectator = quelqu’un qui regarde
replay-as-open = tous, cartes visibles
replay-before = Avant la réponse.
replay-after = Après la réponse.
replay-show-before = Voir avant
replay-show-after = Voir après
replay-link = Lien vers ce moment
replay-copied = Lien copié
replay-export = Enregistrer la partie
replay-table = Vers la table
replay-log = Ce qui s’est passé
replay-controls = Commandes de relecture
replay-first = Au début (Début)
replay-back = Un pas en arrière (←)
replay-play = Lire (espace)
replay-pause = Pause (espace)
replay-on = Un pas en avant (→)
replay-last = À la fin (Fin)
replay-own-back = Votre décision précédente (Maj + ←)
replay-own-on = Votre décision suivante (Maj + →)
replay-moment = Moment
replay-moment-of = Moment { $moment } sur { $last }
