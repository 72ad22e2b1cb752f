## Comment une partie s’est terminée

merchants-decided-credits = les crédits
merchants-decided-cash = les florins
merchants-decided-net = ce qui reste après remboursement
merchants-moment-sale = { WHO($seat) ->
    [you] Chariot { $wagon } à { merchants-city } : vous gagnez { $income }.
   *[other] Chariot { $wagon } à { merchants-city } : { SEAT($seat) } gagne { $income }.
}
merchants-moment-fall = { WHO($seat) ->
    [you] Vous ne pouvez pas payer le maintien et descendez : { merchants-level }.
   *[other] { SEAT($seat) } ne peut pas payer le maintien et descend : { merchants-level }.
}
merchants-moment-crash = { WHO($seat) ->
    [you] Vous poussez le prix ({ merchants-good }) au-delà du sommet : il s’effondre.
   *[other] { SEAT($seat) } pousse le prix ({ merchants-good }) au-delà du sommet : il s’effondre.
}
merchants-moment-climb = { WHO($seat) ->
    [you] Vous montez : { merchants-level }.
   *[other] { SEAT($seat) } monte : { merchants-level }.
}

merchants-over-title = Les paravents tombent
merchants-over-lead = Le plus haut statut gagne, puis la bourse la plus pleine. Avec un crédit, on ne gagne que si tous les autres en ont aussi.
merchants-over-cash = Florins
merchants-over-credits = Crédits
