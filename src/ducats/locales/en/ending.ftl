## How a game ended

match-winner = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the victory!
}
match-you-won = You win!
match-you-came = You came { match-rank }.
match-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
match-decisive = Key moments
match-see-moment = See it
match-scores = Score per hand
match-player = Player
match-sum = Total
match-tie-break = What else decided the order: { $what }.
