## The moments that decided a match

musketeers-moment-third-jewel = { WHO($seat) ->
    [you] Hand { $hand }: you get the third jewel and score { $score }.
   *[other] Hand { $hand }: { SEAT($seat) } gets the third jewel and scores { $score }.
}
musketeers-moment-big-hand = { WHO($seat) ->
    [you] Hand { $hand }: you score { $score }.
   *[other] Hand { $hand }: { SEAT($seat) } scores { $score }.
}
musketeers-moment-jewel = { WHO($seat) ->
    [you] Hand { $hand }: you take a jewel from { SEAT($victim, case: "object") }, a difference of { $swing }.
   *[other] Hand { $hand }: { SEAT($seat) } takes a jewel from { SEAT($victim, case: "object") }, a difference of { $swing }.
}
musketeers-moment-prison = Hand { $hand }: a prison goes from { SEAT($victim, case: "object") } to { SEAT($seat, case: "object") }, a difference of { $swing }.
