# Wat alleen de terminal zegt.

terminal-you = jij
terminal-random-bot = toeval
terminal-guard = Gardist
terminal-centre = Midden
terminal-still-to-come = gardisten die nog kunnen komen: { $guards }
terminal-column-player = Speler
terminal-column-rewards = { $labels ->
    [pegasus] Soldijkaarten
   *[hexagames] Beloningen
}
terminal-column-cards = Kaarten
terminal-column-total = { $labels ->
    [pegasus] Zilver
   *[hexagames] Dukaten
}
terminal-column-duel = Duel
terminal-column-sum = Som
terminal-jailed = in de gevangenis
terminal-won = gewonnen: { $player }
terminal-lost = verloren: { $player }
terminal-your-hand = Je hand
terminal-thinking = { $player } denkt na …
terminal-choose-one = Typ een nummer of wat in de lijst staat; ? voor hulp.
terminal-choose-some = Typ { $count } nummers of kaarten, met spaties ertussen; ? voor hulp.
terminal-help =
    Antwoorden: het nummer in de lijst, of de korte vorm: een kaart als 7/2; j2 legt een edelsteen op beloning 2, j2 b1 neemt hem van beloning 1 van B; p2 en p2 b1 doen hetzelfde met een gevangenis; -p2 stuurt je gevangenis terug, -j2 je edelsteen; t2 geeft het fiche van beloning 2 af.
    Opdrachten: ? deze hulp en de tafel; r de regel achter de vraag; r MU-20 een andere regel; q de tafel verlaten.
terminal-goodbye = Je verlaat de tafel.
terminal-recorded = Het verslag staat in { $file }.
terminal-moment = Moment { $number } van { $last }
terminal-step-help = Enter of n: verder · b: terug · een getal: dat moment · e: het einde · q: stoppen
error-no-such-choice = Die keuze staat er niet bij.
error-wrong-count = Dat is niet het juiste aantal keuzes.
error-no-such-rule = Er is geen regel met dit nummer.
terminal-column-cash = Geld
terminal-column-shops = Winkels
terminal-free-shops = Vrije winkels:
terminal-bid = Typ een bedrag van { $least } tot en met { $most } (stappen van { $step }), of p om te passen.

error-bad-bot = Deze bot is niet duidelijk beschreven.
error-other-version = Een rekenproces heeft een andere versie van Ducats.
error-no-such-plan = Zo’n wedstrijdplan bestaat niet.
error-other-contest = In deze map staan de uitslagen van een andere wedstrijd.
error-no-dask = Dask is niet geïnstalleerd.
error-no-cluster = Het rekencluster antwoordt niet.
error-missing-extra = Een bibliotheek om de spellen te bestuderen is niet geïnstalleerd.
error-workers-lost = Er zijn te vaak rekenprocessen weggevallen; de wedstrijd is gestopt.
