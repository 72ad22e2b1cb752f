## The moments that decided a match

musketeers-moment-third-jewel = { WHO($seat) ->
    [you] Ronde { $hand }: je krijgt de derde edelsteen en scoort { $score }.
   *[other] Ronde { $hand }: { SEAT($seat) } krijgt de derde edelsteen en scoort { $score }.
}
musketeers-moment-big-hand = { WHO($seat) ->
    [you] Ronde { $hand }: je scoort { $score }.
   *[other] Ronde { $hand }: { SEAT($seat) } scoort { $score }.
}
musketeers-moment-jewel = { WHO($seat) ->
    [you] Ronde { $hand }: je neemt een edelsteen van { SEAT($victim, case: "object") }, een verschil van { $swing }.
   *[other] Ronde { $hand }: { SEAT($seat) } neemt een edelsteen van { SEAT($victim, case: "object") }, een verschil van { $swing }.
}
musketeers-moment-prison = Ronde { $hand }: een gevangenis gaat van { SEAT($victim, case: "object") } naar { SEAT($seat, case: "object") }, een verschil van { $swing }.
