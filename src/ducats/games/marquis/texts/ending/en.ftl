## The moments that decided a game

marquis-decided-coins = coins
marquis-decided-last-card = the last card laid (a Marquis ranks behind)
marquis-moment-exchange = { WHO($seat) ->
    [you] You turn coins into { marquis-n-diamonds } in one go.
   *[other] { SEAT($seat) } turns coins into { marquis-n-diamonds } in one go.
}
marquis-moment-robbery = { WHO($culprit) ->
    [you] You take { marquis-n-coins } from { SEAT($victim) }.
   *[other] { SEAT($culprit) } takes { marquis-n-coins } from { SEAT($victim) }.
}
marquis-moment-kill = { marquis-elimination }
marquis-moment-neutralised = { WHO($seat) ->
    [you] Your Prosecutor voids { SEAT($victim) }’s Veto.
   *[other] { WHO($victim) ->
        [you] { SEAT($seat) }’s Prosecutor voids your Veto.
       *[other] { SEAT($seat) }’s Prosecutor voids { SEAT($victim) }’s Veto.
    }
}
marquis-moment-veto = { WHO($seat) ->
    [you] You play your Veto against { SEAT($culprit) }.
   *[other] { SEAT($seat) } plays the Veto against { SEAT($culprit) }.
}
