# Ce que seul le terminal dit.

terminal-you = vous
terminal-random-bot = hasard
terminal-guard = Garde
terminal-centre = Centre
terminal-still-to-come = gardes encore à venir : { $guards }
terminal-column-player = Joueur
terminal-column-rewards = { $labels ->
    [pegasus] Cartes de solde
   *[hexagames] Récompenses
}
terminal-column-cards = Cartes
terminal-column-total = { $labels ->
    [pegasus] Argent
   *[hexagames] Ducats
}
terminal-column-duel = Duel
terminal-column-sum = Somme
terminal-jailed = en prison
terminal-won = gagné : { $player }
terminal-lost = perdu : { $player }
terminal-your-hand = Votre main
terminal-thinking = { $player } réfléchit …
terminal-choose-one = Tapez un numéro ou ce qui figure dans la liste ; ? pour l’aide.
terminal-choose-some = Tapez { $count } numéros ou cartes, séparés par des espaces ; ? pour l’aide.
terminal-help =
    Réponses : le numéro dans la liste, ou la forme courte : une carte comme 7/2 ; j2 pose une pierre sur la récompense 2, j2 b1 la prend sur la récompense 1 de B ; p2 et p2 b1 font de même avec une prison ; -p2 renvoie votre prison, -j2 votre pierre ; t2 cède le jeton de la récompense 2.
    Commandes : ? cette aide et la table ; r la règle qui fonde la question ; r MU-20 une autre règle ; q quitter la table.
terminal-goodbye = Vous quittez la table.
terminal-recorded = La partie est enregistrée dans { $file }.
terminal-moment = Moment { $number } sur { $last }
terminal-step-help = Entrée ou n : suite · b : retour · un nombre : ce moment · e : la fin · q : quitter
error-no-such-choice = Ce choix n’est pas proposé.
error-wrong-count = Ce n’est pas le bon nombre de choix.
error-no-such-rule = Aucune règle ne porte cet identifiant.
terminal-column-cash = Argent
terminal-column-shops = Boutiques
terminal-free-shops = Boutiques libres :
terminal-bid = Tapez un montant de { $least } à { $most } (par pas de { $step }), ou p pour passer.

error-bad-bot = Ce bot n’est pas décrit clairement.
error-other-version = Un processus de calcul a une autre version de Ducats.
error-no-such-plan = Ce plan de concours n’existe pas.
error-other-contest = Ce dossier contient les résultats d’un autre concours.
error-no-dask = Dask n’est pas installé.
error-no-cluster = La grappe de calcul ne répond pas.
error-missing-extra = Une bibliothèque pour étudier les jeux n’est pas installée.
error-workers-lost = Trop de processus de calcul ont été perdus ; le concours est abandonné.
