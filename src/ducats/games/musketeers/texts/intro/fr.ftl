musketeers-intro-aim = Ensemble, vous affrontez les gardes du Cardinal, mais chacun touche sa propre solde. Qui a amassé le plus d’argent à la fin de la partie l’emporte.
    .title = Devenez le plus riche des mousquetaires
musketeers-intro-rewards = Vous mettez de côté trois cartes de votre main, faces cachées : c’est ce que la manche peut vous rapporter. Avec les autres cartes, vous vous battez.
    .title = Choisissez vos récompenses
musketeers-intro-duel = On retourne un garde. Chacun joue une carte en secret, toutes se dévoilent ensemble et l’on additionne les valeurs : atteignez-vous le nombre du garde ?
    .title = Tous pour un
musketeers-intro-tokens = Duel gagné : qui a joué la carte la plus forte reçoit une pierre précieuse. Duel perdu : qui a joué la plus faible reçoit une prison. On les pose sur ses propres récompenses.
    .title = L’audace paie, la prudence coûte
musketeers-intro-pay = À la fin de la manche, une récompense rapporte sa valeur, { $jewel ->
    [2] le double
   *[other] { $jewel } fois celle-ci
} avec une pierre, { $prison ->
    [0] rien
   *[other] { $prison } fois
} en prison. Puis une nouvelle manche commence.
    .title = Le jour de paie
