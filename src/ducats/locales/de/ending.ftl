## Wie eine Partie ausging

match-winner = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } teilen sich den Sieg!
}
match-you-won = Du gewinnst!
match-you-came = Du belegst Platz { $rank }.
match-rank = { $rank ->
    [1] 1.
   *[other] { $rank }.
}
match-decisive = Wichtige Momente
match-see-moment = Ansehen
match-scores = Punkte je Durchgang
match-player = Name
match-sum = Gesamt
match-tie-break = Was sonst über die Reihenfolge entschied: { $what }.
