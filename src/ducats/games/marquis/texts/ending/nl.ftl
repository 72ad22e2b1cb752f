## De beslissende momenten

marquis-decided-coins = munten
marquis-decided-last-card = de laatst gelegde kaart (een markies komt achteraan)
marquis-moment-exchange = { WHO($seat) ->
    [you] Je ruilt in één keer munten voor { marquis-n-diamonds }.
   *[other] { SEAT($seat) } ruilt in één keer munten voor { marquis-n-diamonds }.
}
marquis-moment-robbery = { WHO($culprit) ->
    [you] Je neemt { marquis-n-coins } van { SEAT($victim, case: "object") }.
   *[other] { SEAT($culprit) } neemt { marquis-n-coins } van { SEAT($victim, case: "object") }.
}
marquis-moment-kill = { marquis-elimination }
marquis-moment-neutralised = { WHO($seat) ->
    [you] Jouw procureur heft het veto van { SEAT($victim) } op.
   *[other] { WHO($victim) ->
        [you] De procureur van { SEAT($seat) } heft jouw veto op.
       *[other] De procureur van { SEAT($seat) } heft het veto van { SEAT($victim) } op.
    }
}
marquis-moment-veto = { WHO($seat) ->
    [you] Je speelt je veto tegen { SEAT($culprit, case: "object") }.
   *[other] { SEAT($seat) } speelt het veto tegen { SEAT($culprit, case: "object") }.
}
