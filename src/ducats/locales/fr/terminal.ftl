# Ce que seul le terminal dit.

terminal-you = vous
terminal-random-bot = hasard
terminal-column-cards = Cartes
terminal-your-hand = Votre main
terminal-thinking = { $player } réfléchit…
terminal-labelled = { $label } : { $value }
terminal-number = { $value }
terminal-form = { $step ->
    [1] { $told } (ou plus, jusqu’à { $most })
   *[other] { $told } (ou plus, jusqu’à { $most } par pas de { $step })
}
terminal-choose-one = Tapez un numéro de la liste ; ? pour l’aide.
terminal-choose-or-amount = { $step ->
    [1] Tapez un numéro, ou un montant de { $least } à { $most } ; ? pour l’aide.
   *[other] Tapez un numéro, ou un montant de { $least } à { $most } (par pas de { $step }) ; ? : aide.
}
terminal-choose-some = Tapez { $count } numéros ou cartes, séparés par des espaces ; ? pour l’aide.
terminal-type-amount = { $step ->
    [1] Tapez un montant de { $least } à { $most }.
   *[other] Tapez un montant de { $least } à { $most } (par pas de { $step }).
}
terminal-type-amounts = Tapez les montants l’un après l’autre : { $ranges }.
terminal-only-choice = Votre seul choix : { $choice }
terminal-no-such-choice = { $count ->
    [1] « { $typed } » n’est pas proposé. Tapez 1, ou le début du texte.
   *[other] « { $typed } » n’est pas proposé. Tapez un numéro de 1 à { $count }, ou le début du texte.
}
terminal-no-such-amount = « { $typed } » n’est pas un montant.
terminal-out-of-range = { $name } : pas { $typed }, mais de { $least } à { $most }.
terminal-wrong-count = Choisissez-en { $count } ; vous en avez tapé { $typed }.
terminal-chosen-twice = On ne peut pas choisir deux fois la même chose.
terminal-help =
    Répondez par un numéro de la liste, par le texte ou son début, ou par sa forme courte. Les sommes se tapent comme elles s’affichent : { $amount }.
    ? cette aide et la table · hint les meilleures réponses selon l’entraîneur · b le plateau · r la règle dont vient la question · r { $prefix }-1 une autre règle · q quitter la table
terminal-leave = Quitter la table
terminal-go-back = Retour
terminal-key-help = Aide
terminal-key-rules = Règles
terminal-key-board = Plateau
terminal-key-log = Journal
terminal-key-leave = Quitter
terminal-key-close = Fermer
terminal-help-keys =
    Les flèches et Entrée, ou un clic, choisissent dans la liste ; ou bien tapez. Page précédente et Page suivante font défiler le plateau.
    F1 cette aide · F2 règles · F3 le plateau seul · F4 joueurs et journal seuls · Échap retour · F10 quitter la table
terminal-goodbye = Vous quittez la table.
terminal-recorded = La partie est enregistrée dans { $file }.
terminal-deal = Donne du { $day }. Sa graine correspond à l’empreinte montrée d’avance : { $commitment }
terminal-moment = Moment { $number } sur { $last }
terminal-step-help = Entrée ou n : suite · b : retour · un nombre : ce moment · e : la fin · q : quitter
error-no-such-rule = Aucune règle ne porte cet identifiant.
terminal-column-cash = Argent
terminal-still-bidding = Encore en lice
terminal-free-shops = Boutiques libres :

error-bad-bot = Ce bot n’est pas décrit clairement.
error-other-version = Un processus de calcul a une autre version de Ducats.
error-no-such-plan = Ce plan de concours n’existe pas.
error-other-contest = Ce dossier contient les résultats d’un autre concours.
error-bad-address = Cette adresse est inutilisable.
error-bad-settings = Un réglage est faux.
error-store-error = La base de données est inutilisable.
error-no-dask = Dask n’est pas installé.
error-no-cluster = La grappe de calcul ne répond pas.
error-missing-extra = Une bibliothèque pour étudier les jeux n’est pas installée.
error-workers-lost = Trop de processus de calcul ont été perdus ; le concours est abandonné.
error-bad-net = Ce réseau est inutilisable :
error-bad-scenario = Le fichier de scénario est inutilisable.

terminal-refused-game = Il n’y a pas de jeu « { $name } » ; il y a { $known }.
terminal-refused-bot = { $game } n’a pas de bot « { $name } » ; il y a { $known }.
terminal-refused-preset =
    { $known ->
        [none] { $game } n’a pas de règles toutes faites.
       *[other] { $game } n’a pas de règles toutes faites « { $name } » ; il y a { $known }.
    }
terminal-refused-option = { $game } n’a pas d’option « { $name } » ; il y a { $known }.
terminal-refused-value = { $name } accepte { $values }, pas « { $value } ».
terminal-refused-form = Une option s’écrit NOM=VALEUR, pas « { $written } ».
terminal-refused-seats = { $game } se joue de { $least } à { $most }, pas à { $seats }.
terminal-refused-bots = Avec vous, { $bots } bots dépassent les { $seats } places.
terminal-refused-seat = --seat est l’un de { $known }, pas « { $name } ».
terminal-refused-moment = Il y a les moments 0 à { $last }, pas { $number }.
terminal-refused-rule = { $game } n’a pas de règle « { $name } ».
terminal-refused-puzzle =
    { $name ->
        [none] { $game } n’a pas de problème du jour.
       *[other] { $game } n’a pas de problème « { $name } ».
    }
terminal-refused-folder = Le dossier « { $folder } » où enregistrer la partie n’existe pas.
terminal-refused-no-file = { $file } : ce fichier n’existe pas.
terminal-refused-is-folder = { $file } : c’est un dossier, pas un fichier.
terminal-refused-no-permission = { $file } : vous n’avez pas le droit de l’ouvrir.
