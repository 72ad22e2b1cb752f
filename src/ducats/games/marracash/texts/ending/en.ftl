## The moments that decided a game

marracash-moment-takings = { WHO($seat) ->
    [you] You take { $income } in { $shop } with one move.
   *[other] { SEAT($seat) } takes { $income } in { $shop } with one move.
}
marracash-moment-commission = { WHO($to) ->
    [you] You earn { $amount } commission from { SEAT($payer) } with one move.
   *[other] { SEAT($to) } earns { $amount } commission from { SEAT($payer) } with one move.
}
marracash-moment-bargain = { WHO($seat) ->
    [you] You buy { $shop } for { $price }; by the end it has earned { $income }.
   *[other] { SEAT($seat) } buys { $shop } for { $price }; by the end it has earned { $income }.
}
marracash-moment-loss = { WHO($seat) ->
    [you] You pay { $price } for { $shop }, which earns only { $income }.
   *[other] { SEAT($seat) } pays { $price } for { $shop }, which earns only { $income }.
}
