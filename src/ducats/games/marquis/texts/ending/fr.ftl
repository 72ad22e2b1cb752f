## Les moments décisifs

marquis-decided-coins = les pièces
marquis-decided-last-card = la dernière carte posée (un Marquis passe derrière)
marquis-moment-exchange = { WHO($seat) ->
    [you] Vous achetez { marquis-n-diamonds } d’un coup.
   *[other] { SEAT($seat) } achète { marquis-n-diamonds } d’un coup.
}
marquis-moment-robbery = { WHO($culprit) ->
    [you] Vous prenez { marquis-n-coins } à { SEAT($victim) }.
   *[other] { WHO($victim) ->
        [you] { SEAT($culprit) } vous prend { marquis-n-coins }.
       *[other] { SEAT($culprit) } prend { marquis-n-coins } à { SEAT($victim) }.
    }
}
marquis-moment-kill = { marquis-elimination }
marquis-moment-neutralised = { WHO($seat) ->
    [you] Votre Procureur annule le Veto joué par { SEAT($victim) }.
   *[other] { WHO($victim) ->
        [you] { SEAT($seat) } fait annuler votre Veto par un Procureur.
       *[other] { SEAT($seat) } fait annuler par un Procureur le Veto joué par { SEAT($victim) }.
    }
}
marquis-moment-veto = { WHO($seat) ->
    [you] Vous jouez votre Veto contre { SEAT($culprit) }.
   *[other] { SEAT($seat) } joue son Veto contre { SEAT($culprit) }.
}
