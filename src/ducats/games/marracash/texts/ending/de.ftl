## The moments that decided a game

marracash-moment-takings = { WHO($seat) ->
    [you] Du nimmst in { $shop } mit einer einzigen Aktion { $income } ein.
   *[other] { SEAT($seat) } nimmt in { $shop } mit einer einzigen Aktion { $income } ein.
}
marracash-moment-commission = { WHO($to) ->
    [you] Du verdienst mit einer einzigen Aktion { $amount } Provision von { SEAT($payer, case: "dative") }.
   *[other] { SEAT($to) } verdient mit einer einzigen Aktion { $amount } Provision von { SEAT($payer, case: "dative") }.
}
marracash-moment-bargain = { WHO($seat) ->
    [you] Du ersteigerst { $shop } für { $price }; bis zum Ende bringt der Laden { $income }.
   *[other] { SEAT($seat) } ersteigert { $shop } für { $price }; bis zum Ende bringt der Laden { $income }.
}
marracash-moment-loss = { WHO($seat) ->
    [you] Du zahlst { $price } für { $shop }; der Laden bringt nur { $income }.
   *[other] { SEAT($seat) } zahlt { $price } für { $shop }; der Laden bringt nur { $income }.
}
