## The moments that decided a game

marracash-moment-takings = { WHO($seat) ->
    [you] Vous encaissez { $income } dans { $shop } en un déplacement.
   *[other] { SEAT($seat) } encaisse { $income } dans { $shop } en un déplacement.
}
marracash-moment-commission = { WHO($to) ->
    [you] Vous gagnez { $amount } de commission sur { SEAT($payer) } en un déplacement.
   *[other] { WHO($payer) ->
        [you] { SEAT($to) } gagne sur vous { $amount } de commission en un déplacement.
       *[other] { SEAT($to) } gagne { $amount } de commission sur { SEAT($payer) } en un déplacement.
    }
}
marracash-moment-bargain = { WHO($seat) ->
    [you] Vous achetez { $shop } pour { $price } ; à la fin, la boutique a rapporté { $income }.
   *[other] { SEAT($seat) } achète { $shop } pour { $price } ; à la fin, la boutique a rapporté { $income }.
}
marracash-moment-loss = { WHO($seat) ->
    [you] Vous payez { $price } pour { $shop }, qui ne rapporte que { $income }.
   *[other] { SEAT($seat) } paie { $price } pour { $shop }, qui ne rapporte que { $income }.
}
