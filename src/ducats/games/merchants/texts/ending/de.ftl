## Wie eine Partie ausging

merchants-decided-credits = Kredite
merchants-decided-cash = Florin
merchants-decided-net = was nach dem Zurückzahlen bleibt
merchants-moment-sale = { WHO($seat) ->
    [you] Wagen { $wagon } in { merchants-city }: Du nimmst { $income } ein.
   *[other] Wagen { $wagon } in { merchants-city }: { SEAT($seat) } nimmt { $income } ein.
}
merchants-moment-fall = { WHO($seat) ->
    [you] Du kannst die Repräsentationskosten nicht zahlen und steigst ab: { merchants-level }.
   *[other] { SEAT($seat) } kann die Repräsentationskosten nicht zahlen und steigt ab: { merchants-level }.
}
merchants-moment-crash = { WHO($seat) ->
    [you] Du treibst { merchants-good } über die Spitze: Preissturz.
   *[other] { SEAT($seat) } treibt { merchants-good } über die Spitze: Preissturz.
}
merchants-moment-climb = { WHO($seat) ->
    [you] Du steigst auf: { merchants-level }.
   *[other] { SEAT($seat) } steigt auf: { merchants-level }.
}

merchants-over-title = Die Sichtschirme fallen
merchants-over-lead = Der höchste Stand gewinnt, dann der vollste Beutel. Wer einen Kredit hat, gewinnt nicht, solange jemand anderes keinen hat.
merchants-over-cash = Florin
merchants-over-credits = Kredite
