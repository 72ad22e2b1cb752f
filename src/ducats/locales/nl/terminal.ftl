# Wat alleen de terminal zegt.

terminal-you = jij
terminal-random-bot = toeval
terminal-musketeers-title = Musketiers · ronde { $hand } · duel { $duel } van 9
terminal-guard = Garde
terminal-centre = Midden
terminal-still-to-come = kunnen nog komen: { $guards }
terminal-column-player = Speler
terminal-column-rewards = Beloningen
terminal-column-cards = Kaarten
terminal-column-total = Dukaten
terminal-column-duel = Duel
terminal-column-sum = Som
terminal-jailed = opgesloten
terminal-won = gewonnen: { $player }
terminal-lost = verloren: { $player }
terminal-your-hand = Jouw hand
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
error-no-such-choice = Dat is geen van de keuzes.
error-wrong-count = Dat is niet het juiste aantal keuzes.
error-no-such-rule = Er is geen regel met dit nummer.
