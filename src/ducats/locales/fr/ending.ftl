## Comment une partie s’est terminée

match-winner = { $count ->
    [1] { $names } gagne !
   *[other] { $names } se partagent la victoire !
}
match-you-won = Vous gagnez !
match-you-came = Vous êtes { match-rank }.
match-rank = { $rank ->
    [1] 1er
   *[other] { $rank }e
}
match-decisive = Les moments clés
match-see-moment = Voir
match-scores = Points par manche
match-player = Joueur
match-sum = Total
match-tie-break = Ce qui a aussi départagé les joueurs : { $what }.
