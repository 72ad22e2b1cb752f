## Die entscheidenden Momente

marquis-decided-coins = Münzen
marquis-decided-last-card = die zuletzt gelegte Karte (ein Marquis steht zurück)
marquis-moment-exchange = { WHO($seat) ->
    [you] Du erwirbst auf einmal { marquis-n-diamonds }.
   *[other] { SEAT($seat) } erwirbt auf einmal { marquis-n-diamonds }.
}
marquis-moment-robbery = { WHO($culprit) ->
    [you] Du nimmst { SEAT($victim, case: "dative") } { marquis-n-coins } ab.
   *[other] { SEAT($culprit) } nimmt { SEAT($victim, case: "dative") } { marquis-n-coins } ab.
}
marquis-moment-kill = { marquis-elimination }
marquis-moment-neutralised = { WHO($seat) ->
    [you] Dein Staatsanwalt hebt das Veto von { SEAT($victim) } auf.
   *[other] { WHO($victim) ->
        [you] Der Staatsanwalt von { SEAT($seat) } hebt dein Veto auf.
       *[other] Der Staatsanwalt von { SEAT($seat) } hebt das Veto von { SEAT($victim) } auf.
    }
}
marquis-moment-veto = { WHO($seat) ->
    [you] Du spielst dein Veto gegen { SEAT($culprit, case: "object") }.
   *[other] { SEAT($seat) } spielt das Veto gegen { SEAT($culprit, case: "object") }.
}
