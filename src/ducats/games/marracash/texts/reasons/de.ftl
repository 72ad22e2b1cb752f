### Was für eine Antwort spricht. Beträge mit „etwa“ sind von den Bots geschätzt.

marracash-why-enter-yours = { $visitors ->
    [one] Ein Besucher tritt sofort in { $shop } ein und bringt { $gain }; kein anderer Zug bringt so viel.
   *[other] { $visitors } Besucher treten sofort in { $shop } ein und bringen { $gain }; kein anderer Zug bringt so viel.
}
marracash-why-earns-most = Das bringt sofort { $gain }; kein anderer Zug bringt so viel.
marracash-why-second-move = { $now ->
    [0] Der zweite Zug kann danach { $gain } bringen; so, wie es jetzt steht, bringt keiner etwas.
   *[other] Der zweite Zug kann danach { $gain } bringen; so, wie es jetzt steht, bringt keiner mehr als { $now }.
}
marracash-why-leaves-rival = { $left ->
    [0] { SEAT($rival) } hat danach keinen Zug, der etwas bringt; sonst könnten es { $now } sein.
   *[other] Der beste nächste Zug von { SEAT($rival, case: "dative") } bringt dann nur { $left }; sonst könnten es { $now } sein.
}
marracash-why-at-your-door = { $visitors ->
    [one] Der Besucher vor der Tür tritt sofort in { $shop } ein und zahlt { $income }: Das allein deckt einen Preis von { $price }.
   *[other] Die { $visitors } Besucher vor der Tür treten sofort in { $shop } ein und zahlen { $income }: Das allein deckt einen Preis von { $price }.
}
marracash-why-worth-more = { $shop } dürfte etwa { $worth } einbringen und würde { $price } kosten.
marracash-why-nobody-else = { $others ->
    [0] { $shop } dürfte etwa { $worth } einbringen, und zu diesem Preis will den Laden sonst niemand.
   *[other] { $shop } dürfte etwa { $worth } einbringen, und sonst zahlt niemand mehr als etwa { $others }.
}
marracash-why-opens-low = Eröffnen ist Pflicht, und { $amount } reicht: Erhöhen geht später noch, und { $shop } dürfte etwa { $worth } einbringen.
marracash-why-keeps-from-rival = Sonst bekommt { SEAT($rival) } { $shop } für { $price } und dürfte damit etwa { $worth } einnehmen.
marracash-why-too-dear = { $worth ->
    [0] Das nächste Gebot wäre { $least }, und { $shop } dürfte so gut wie nichts einbringen.
   *[other] Das nächste Gebot wäre { $least }, und { $shop } dürfte nur etwa { $worth } einbringen.
}
marracash-why-below-least-bid = { $worth ->
    [0] Selbst das niedrigste Gebot wäre { $least }, und { $shop } dürfte so gut wie nichts einbringen.
   *[other] Selbst das niedrigste Gebot wäre { $least }, und { $shop } dürfte nur etwa { $worth } einbringen.
}
marracash-why-rival-overpays = { $worth ->
    [0] { SEAT($rival) } zahlt { $price } für { $shop } und dürfte so gut wie nichts davon haben.
   *[other] { SEAT($rival) } zahlt { $price } für { $shop } und dürfte damit nur etwa { $worth } einnehmen.
}
marracash-why-gets-commission = Wahrscheinlich kauft { SEAT($rival) } { $shop }; wer versteigert, bekommt dafür { $commission }.
marracash-why-near-yours = { $visitors ->
    [one] Einen Zug später kann ein Besucher in { $shop } eintreten und { $gain } bringen.
   *[other] Einen Zug später können { $visitors } Besucher in { $shop } eintreten und { $gain } bringen.
}
marracash-why-last-round-ahead = Niemand wartet mehr: Die letzte Runde beginnt, mit einem Vorsprung von { $lead }.
marracash-why-card-leaves-most = Nach der Provision bleiben von dieser Karte { $amount }, mehr als von jeder anderen.
