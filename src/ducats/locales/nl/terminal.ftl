# Wat alleen de terminal zegt.

terminal-you = jij
terminal-random-bot = toeval
terminal-column-cards = Kaarten
terminal-your-hand = Je hand
terminal-thinking = { $player } denkt na …
terminal-labelled = { $label }: { $value }
terminal-number = { $value }
terminal-form = { $step ->
    [1] { $told } (of meer, tot en met { $most })
   *[other] { $told } (of meer, tot en met { $most } in stappen van { $step })
}
terminal-choose-one = Typ een nummer uit de lijst; ? voor hulp.
terminal-choose-or-amount = { $step ->
    [1] Typ een nummer, of een bedrag van { $least } tot en met { $most }; ? voor hulp.
   *[other] Typ een nummer, of een bedrag van { $least } tot en met { $most } (per { $step }); ? voor hulp.
}
terminal-choose-some = Typ { $count } nummers of kaarten, met spaties ertussen; ? voor hulp.
terminal-type-amount = { $step ->
    [1] Typ een bedrag van { $least } tot en met { $most }.
   *[other] Typ een bedrag van { $least } tot en met { $most } (stappen van { $step }).
}
terminal-type-amounts = Typ de bedragen na elkaar: { $ranges }.
terminal-only-choice = Je enige keuze: { $choice }
terminal-no-such-choice = { $count ->
    [one] ‘{ $typed }’ staat er niet bij. Typ 1, of het begin van de tekst.
   *[other] ‘{ $typed }’ staat er niet bij. Typ een nummer van 1 tot en met { $count }, of het begin van de tekst.
}
terminal-no-such-amount = ‘{ $typed }’ is geen bedrag.
terminal-out-of-range = { $name }: niet { $typed }, maar { $least } tot en met { $most }.
terminal-wrong-count = Kies er { $count }; je typte er { $typed }.
terminal-chosen-twice = Hetzelfde kan niet twee keer gekozen worden.
terminal-help =
    Antwoord met een nummer uit de lijst, met de tekst of het begin ervan, of met de korte vorm ervan. Bedragen mag je typen zoals ze er staan: { $amount }.
    ? deze hulp en de tafel · hint de beste antwoorden van de coach · b het bord · r de regel achter de vraag · r { $prefix }-1 een andere regel · q de tafel verlaten
terminal-leave = De tafel verlaten
terminal-go-back = Terug
terminal-key-help = Hulp
terminal-key-rules = Regels
terminal-key-board = Bord
terminal-key-log = Verslag
terminal-key-leave = Verlaten
terminal-key-close = Sluiten
terminal-help-keys =
    Met pijltjes en Enter, of met een klik, kies je uit de lijst; of je typt. Page Up en Page Down verschuiven het bord.
    F1 deze hulp · F2 regels · F3 alleen het bord · F4 alleen spelers en verslag · Escape terug · F10 de tafel verlaten
terminal-goodbye = Je verlaat de tafel.
terminal-recorded = Het spel is opgeslagen in { $file }.
terminal-deal = Partij van { $day }. De startwaarde past bij de vingerafdruk die vooraf te zien was: { $commitment }
terminal-moment = Moment { $number } van { $last }
terminal-step-help = Enter of n: verder · b: terug · een getal: dat moment · e: het einde · q: stoppen
error-no-such-rule = Er is geen regel met dit nummer.
terminal-column-cash = Geld
terminal-still-bidding = Bieden nog mee
terminal-free-shops = Vrije winkels:

error-bad-bot = Deze bot is niet duidelijk beschreven.
error-other-version = Een rekenproces heeft een andere versie van Ducats.
error-no-such-plan = Zo’n wedstrijdplan bestaat niet.
error-other-contest = In deze map staan de uitslagen van een andere wedstrijd.
error-bad-address = Dit adres is niet bruikbaar.
error-bad-settings = Een instelling klopt niet.
error-store-error = De database is niet bruikbaar.
error-no-dask = Dask is niet geïnstalleerd.
error-no-cluster = Het rekencluster antwoordt niet.
error-missing-extra = Een bibliotheek om de spellen te bestuderen is niet geïnstalleerd.
error-workers-lost = Er zijn te vaak rekenprocessen weggevallen; de wedstrijd is gestopt.
error-bad-net = Dit netwerk is onbruikbaar:
error-bad-scenario = Het scenariobestand is onbruikbaar.

terminal-refused-game = Er is geen spel ‘{ $name }’; er zijn { $known }.
terminal-refused-bot = { $game } heeft geen bot ‘{ $name }’; er zijn { $known }.
terminal-refused-preset =
    { $known ->
        [none] { $game } heeft geen kant-en-klare regels.
       *[other] { $game } heeft geen kant-en-klare regels ‘{ $name }’; er zijn { $known }.
    }
terminal-refused-option = { $game } heeft geen optie ‘{ $name }’; er zijn { $known }.
terminal-refused-value = { $name } kan { $values } zijn, niet ‘{ $value }’.
terminal-refused-form = Een optie schrijf je als NAAM=WAARDE, niet als ‘{ $written }’.
terminal-refused-seats = { $game } is voor { $least } tot { $most } spelers, niet voor { $seats }.
terminal-refused-bots = Met jou erbij zijn { $bots } bots meer dan { $seats } spelers.
terminal-refused-seat = --seat is een van { $known }, niet ‘{ $name }’.
terminal-refused-moment = Er zijn de momenten 0 tot { $last }, niet { $number }.
terminal-refused-rule = { $game } heeft geen regel ‘{ $name }’.
terminal-refused-puzzle =
    { $name ->
        [none] { $game } heeft geen puzzel van de dag.
       *[other] { $game } heeft geen puzzel ‘{ $name }’.
    }
terminal-refused-folder = De map ‘{ $folder }’ om het spel in op te slaan bestaat niet.
terminal-refused-no-file = { $file }: dit bestand bestaat niet.
terminal-refused-is-folder = { $file }: dit is een map, geen bestand.
terminal-refused-no-permission = { $file }: dit mag je niet openen.
