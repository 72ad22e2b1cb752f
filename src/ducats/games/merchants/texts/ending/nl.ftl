## Hoe een spel eindigde

merchants-decided-credits = kredieten
merchants-decided-cash = florijn
merchants-decided-net = wat na terugbetalen overblijft
merchants-moment-sale = { WHO($seat) ->
    [you] Wagen { $wagon } in { merchants-city }: je verdient { $income }.
   *[other] Wagen { $wagon } in { merchants-city }: { SEAT($seat) } verdient { $income }.
}
merchants-moment-fall = { WHO($seat) ->
    [you] Je kunt de standskosten niet betalen en daalt: { merchants-level }.
   *[other] { SEAT($seat) } kan de standskosten niet betalen en daalt: { merchants-level }.
}
merchants-moment-crash = { WHO($seat) ->
    [you] Je drijft { merchants-good } over de top: de prijs stort in.
   *[other] { SEAT($seat) } drijft { merchants-good } over de top: de prijs stort in.
}
merchants-moment-climb = { WHO($seat) ->
    [you] Je stijgt: { merchants-level }.
   *[other] { SEAT($seat) } stijgt: { merchants-level }.
}

merchants-over-title = De schermen gaan weg
merchants-over-lead = De hoogste stand wint, dan de volste beurs. Wie een krediet heeft, wint niet zolang een ander er geen heeft.
merchants-over-cash = Florijn
merchants-over-credits = Kredieten
