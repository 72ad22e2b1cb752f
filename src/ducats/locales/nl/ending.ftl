## Hoe een spel eindigde

match-winner = { $count ->
    [one] { $names } wint!
   *[other] { $names } delen de overwinning!
}
match-you-won = Jij wint!
match-you-came = Je werd { match-rank }.
match-rank = { $rank ->
    [1] 1e
   *[other] { $rank }e
}
match-decisive = Belangrijke momenten
match-see-moment = Bekijken
match-scores = Punten per ronde
match-player = Speler
match-sum = Totaal
match-tie-break = Wat de volgorde verder besliste: { $what }.
