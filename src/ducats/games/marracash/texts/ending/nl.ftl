## The moments that decided a game

marracash-moment-takings = { WHO($seat) ->
    [you] Je ontvangt { $income } in { $shop } met één verplaatsing.
   *[other] { SEAT($seat) } ontvangt { $income } in { $shop } met één verplaatsing.
}
marracash-moment-commission = { WHO($to) ->
    [you] Je verdient met één verplaatsing { $amount } provisie van { SEAT($payer, case: "object") }.
   *[other] { SEAT($to) } verdient met één verplaatsing { $amount } provisie van { SEAT($payer, case: "object") }.
}
marracash-moment-bargain = { WHO($seat) ->
    [you] Je koopt { $shop } voor { $price }; aan het eind heeft die winkel { $income } opgebracht.
   *[other] { SEAT($seat) } koopt { $shop } voor { $price }; aan het eind heeft die winkel { $income } opgebracht.
}
marracash-moment-loss = { WHO($seat) ->
    [you] Je betaalt { $price } voor { $shop }, die maar { $income } opbrengt.
   *[other] { SEAT($seat) } betaalt { $price } voor { $shop }, die maar { $income } opbrengt.
}
