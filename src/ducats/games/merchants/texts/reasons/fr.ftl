### Ce qui parle en faveur d’une réponse. Les montants avec « environ » sont estimés par les bots.

merchants-why-piece-brings = 1 × { merchants-good } à { merchants-city } coûte { $price } et devrait rapporter environ { $worth } ; aucun autre achat ne promet un tel bénéfice.
merchants-why-nothing-pays = { $worth ->
    [0] Plus aucun achat n’est rentable : même 1 × { merchants-good } à { merchants-city } pour { $price } ne rapportera presque rien.
   *[other] Plus aucun achat n’est rentable : même 1 × { merchants-good } à { merchants-city } coûte { $price } et ne devrait rapporter qu’environ { $worth }.
}
merchants-why-keeps-upkeep = Après une dépense de { $spent }, il ne resterait que { $left } : moins que les { $upkeep } de maintien.
merchants-why-wagon-worth = { $offer ->
    [0] Être maître du chariot { $wagon } vaut environ { $worth }, et les autres ne miseront sans doute presque rien.
   *[other] Être maître du chariot { $wagon } vaut environ { $worth } ; parmi les autres, c’est sans doute { SEAT($rival) } qui misera le plus, environ { $offer }.
}
merchants-why-wagon-worth-little = { $worth ->
    [0] Être maître du chariot { $wagon } ne vaut presque rien.
   *[other] { $offer ->
        [0] Être maître du chariot { $wagon } ne vaut qu’environ { $worth }.
       *[other] Être maître du chariot { $wagon } ne vaut qu’environ { $worth }, et { SEAT($rival) } misera sans doute environ { $offer }.
    }
}
merchants-why-load-brings = { merchants-units } : cela devrait rapporter environ { $worth } ; aucun autre chargement ne vaut autant.
merchants-why-permit-saves = Le voyage vaut environ { $worth } et, avec le droit de chargement, ne coûte que { $fee }.
merchants-why-ride-worth-more = Le voyage vaut environ { $worth } ; le prix est de { $price }.
merchants-why-ride-worth-less = { $worth ->
    [0] Le voyage ne vaut presque rien ; le prix est de { $price }.
   *[other] Le voyage ne vaut qu’environ { $worth } ; le prix est de { $price }.
}
merchants-why-arrives-with = La vente à { merchants-city } rapporte { $income } aux prix d’aujourd’hui ; aucun autre déplacement ne rapporte autant tout de suite.
merchants-why-sells-rival-short = À { merchants-city }, { SEAT($rival) } ne touche que { $income } aux prix d’aujourd’hui ; à { AS($other, "merchants-place") }, ce serait { $more }.
merchants-why-nears = Le chariot { $wagon } est alors à { merchants-spaces } de { merchants-city }, où la vente rapporte le plus : { $income } aux prix d’aujourd’hui.
merchants-why-meets-courier = Le coursier rencontre un chariot : s’ils sont ensemble à la fin de ce tour de jeu, cela rapporte une carte influence.
merchants-why-axle-holds = Cela arrête le chariot { $wagon }, où { SEAT($rival) } a pour { $sales } de marchandises aux prix d’aujourd’hui.
merchants-why-card-promises = { $second ->
    [0] { merchants-card } devrait valoir environ { $worth }, toute autre carte presque rien.
   *[other] { merchants-card } devrait valoir environ { $worth }, toute autre carte environ { $second } au plus.
}
merchants-why-raises-yours = La vente imminente de { $pieces } × { merchants-good } rapporte ainsi { $gain } de plus.
merchants-why-lowers-theirs = { SEAT($rival) } va vendre { $pieces } × { merchants-good } et y perd { $loss }.
merchants-why-charter-gains = { $count ->
    [one] { $count } marchandise ne reçoit le bonus que grâce à la charte : { $gain }.
   *[other] { $count } marchandises ne reçoivent le bonus que grâce à la charte : { $gain }.
}
merchants-why-charter-waits = { $gain ->
    [0] Ici, la charte ne rapporte rien.
   *[other] Ici, la charte ne rapporte que { $gain } ; plus tard, ce sera peut-être davantage.
}
merchants-why-sale-now = { $worth ->
    [0] 1 × { merchants-good } rapporte { $price } tout de suite et presque rien plus tard.
   *[other] 1 × { merchants-good } rapporte { $price } tout de suite ; sur un chariot, ce ne serait qu’environ { $worth }.
}
merchants-why-wagon-pays-more = 1 × { merchants-good } ne rapporte que { $price } maintenant ; sur un chariot, ce devrait être environ { $worth }.
merchants-why-investment-earns = { merchants-card } devrait rapporter environ { $worth } d’ici la fin ; l’offre est de { $price }.
merchants-why-investment-too-dear = { $worth ->
    [0] { merchants-card } ne rapportera presque rien d’ici la fin, trop peu pour { $least }.
   *[other] { merchants-card } devrait rapporter environ { $worth } d’ici la fin, trop peu pour { $least }.
}
merchants-why-investment-hardly-pays = { merchants-card } devrait rapporter environ { $worth } d’ici la fin, à peine assez au-delà de { $least } pour y immobiliser l’argent.
merchants-why-investment-best = { merchants-card } devrait rapporter environ { $worth } d’ici la fin, plus que toute autre carte proposée.
merchants-why-offer-best = { merchants-card } devrait rapporter environ { $worth } d’ici la fin et coûte { $price } si personne n’enchérit ; aucune autre carte ne promet un tel bénéfice.
merchants-why-patron-pays = Le protecteur prend en charge { $amount } du maintien.
merchants-why-upkeep-short = Il manque { $missing } pour le maintien de { $upkeep }.
merchants-why-credit-costs = Pour { $amount } maintenant, il faut rembourser { $back }, et d’ici là on ne peut pas monter.
merchants-why-debt-bars = Avec un crédit, on ne peut pas monter, et on ne peut gagner que si tous en ont un ; { $back } y mettent fin.
merchants-why-money-counts-no-more = La partie finit avec ce tour : l’argent ne sert plus qu’à départager.
merchants-why-steps-get-dearer = Un niveau coûte { $cost } maintenant et { $later } après la prochaine arrivée.
