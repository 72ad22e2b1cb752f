## How a game ended

merchants-decided-credits = credits
merchants-decided-cash = florins
merchants-decided-net = what is left after repaying
merchants-moment-sale = { WHO($seat) ->
    [you] Wagon { $wagon } in { merchants-city }: you earn { $income }.
   *[other] Wagon { $wagon } in { merchants-city }: { SEAT($seat) } earns { $income }.
}
merchants-moment-fall = { WHO($seat) ->
    [you] You cannot pay the upkeep and fall to { merchants-level }.
   *[other] { SEAT($seat) } cannot pay the upkeep and falls to { merchants-level }.
}
merchants-moment-crash = { WHO($seat) ->
    [you] You raise { merchants-good } over the top: its price falls to the bottom.
   *[other] { SEAT($seat) } raises { merchants-good } over the top: its price falls to the bottom.
}
merchants-moment-climb = { WHO($seat) ->
    [you] You rise to { merchants-level }.
   *[other] { SEAT($seat) } rises to { merchants-level }.
}

merchants-over-title = The screens come down
merchants-over-lead = The highest status wins, then the fullest purse. Nobody with a credit wins while somebody else has none.
merchants-over-cash = Florins
merchants-over-credits = Credits
