### De partij van de dag.

deals-lead = Iedereen speelt dezelfde kaarten tegen dezelfde bots, en op dezelfde antwoorden volgt hetzelfde weerwoord. Je eerste partij telt; daarna kun je oefenen.
deals-day = Dag
deals-left = nog { $time }
deals-against = Tegen { $count ->
    [one] één bot
   *[other] { $count } bots
}: { $level }
deals-play = Spelen
deals-go-on = Verderspelen
deals-practise = Oefenen
deals-table = { $game }: tabel van de dag
deals-column-name = Speler
deals-column-place = Plaats aan tafel
deals-column-score = Punten
deals-column-rival = Beste bot
deals-nobody = Nog niemand heeft hem uitgespeeld.
deals-playing = { $count ->
    [one] Eén partij is nog bezig.
   *[other] { $count } partijen zijn nog bezig.
}
deals-fairness = Is het eerlijk?
deals-promise = De startwaarde staat de dag ervoor al vast. Vooraf zie je de vingerafdruk ervan, de startwaarde zelf als de dag voorbij is.
deals-commitment = Vingerafdruk van de startwaarde
deals-tomorrow = Vingerafdruk van de startwaarde van morgen
deals-seed = Startwaarde
deals-yesterday = De tabellen van gisteren

error-no-such-deal = Van die dag is er geen partij.
