### De pagina’s rond de tafel: plank, lobby, nieuwe tafel, terugkijken, regels, instellingen, en alle fouten.

loading = Een ogenblik…
close = Sluiten
try-again = Opnieuw proberen
back-to-shelf = Terug naar de plank
skip = Naar de inhoud
offline = Geen netwerk. Ducats gaat verder zodra het terug is.
footer = Vrije software. Geen account, geen reclame, geen tracking.

## Games

facts-players = { $from }–{ $to } spelers
facts-minutes = { $from }–{ $to } min
facts-weight = Moeilijkheid { $weight } van 5

## Navigation

nav-main = Hoofdmenu
nav-home = Ducats, terug naar de plank
nav-shelf = Plank
nav-lobby = Lobby
nav-replay = Terugkijken
nav-puzzles = Puzzels
nav-rules = Regels
nav-rules-key = Regels (toets R of ?)
nav-about = Over Ducats

title-rules = { $game }: regels

## Shelf

shelf-heading = Wat zullen we spelen?
shelf-lead = Klassieke spellen over geld en intriges, met vrienden of tegen bots. Ga zitten en speel, een account is niet nodig.
shelf-games = Spellen
shelf-by = { $author }, { $year }
shelf-play = { $game } spelen
shelf-custom = Tafel met eigen regels
shelf-mine = Je tafels
shelf-continue = Verder: { $game } met { $names }
shelf-continue-asked = Verder: { $game } met { $names }. Je bent aan de beurt.

name-label = Je naam
name-saved = Bewaard

play-now = Nu spelen
play-friends = Met vrienden spelen
play-level = Tegenstanders
play-opponents = Hoeveel
play-bots = { $count ->
    [one] 1 bot
   *[other] { $count } bots
}

## Lobby

lobby-status-open = open
lobby-status-playing = bezig
lobby-status-finished = afgelopen
lobby-won = gewonnen
lobby-corrected = verbeterde gegevens
lobby-imported = geïmporteerd
lobby-what-if = wat-als
deal = partij van de dag
deals = Partij van de dag
lobby-join = { $free ->
    [one] Meedoen (1 vrije plaats)
   *[other] Meedoen ({ $free } vrije plaatsen)
}
lobby-return = Terug naar de tafel
lobby-watch = Kijken
lobby-replay = Terugkijken

## Options, durations

option-range = Van { $min } tot en met { $max }.
duration-seconds = { $count ->
    [one] 1 seconde
   *[other] { $count } seconden
}
duration-minutes = { $count ->
    [one] 1 minuut
   *[other] { $count } minuten
}
duration-hours = { $count ->
    [one] 1 uur
   *[other] { $count } uur
}

## Rules

rules-heading = Regels
rules-contents = Inhoud
rules-none = Hier zijn geen regels te tonen.
rules-whole = In de regels tonen
rule-link = Regel { $id }

## Settings

settings = Instellingen
settings-speed = Snelheid van animaties
settings-speed-value = { $speed }×
settings-speed-instant = direct
transfer-offer = Op een ander apparaat verdergaan

## Errors

missing-heading = Hier is niets
missing-text = Misschien is het adres verkeerd getypt of bestaat de tafel niet meer.
error-heading = Dat lukte niet
error-unknown = Er ging iets mis ({ $code }).
error-error = Er ging iets mis.
error-offline = De server is niet te bereiken.
error-connection-lost = De verbinding is weg; er is niets verstuurd.
error-server-error = Interne serverfout. Er is niets veranderd.
error-not-stored = De zet kon niet worden bewaard; er is niets veranderd.
error-refused = De server heeft dat geweigerd.
error-forbidden = Dat mag niet.
error-bad-origin = Het verzoek kwam van een pagina van een andere site.
error-not-found = Hier is niets.
error-method-not-allowed = Dat kan hier niet.
error-wrong-count = Dat is niet het juiste aantal.
error-too-large = Dat is te groot.
error-too-fast = Dat ging te snel. Wacht even.
error-too-many-sockets = Er staan te veel tafels open op dit adres. Sluit er een en probeer het opnieuw.
error-busy = De server is nog bezig met je vorige verzoek. Wacht even.
error-too-heavy = Dat kost meer tijd of geheugen dan de server kan geven.
error-blocked = De beheerder van deze server heeft je buitengesloten.
error-too-many-tables = Je hebt te veel onafgemaakte tafels. Maak er eerst een af of verlaat er een.
error-table-set-aside = Deze tafel kan niet worden geopend; de beheerder kan nagaan waarom.
error-malformed-request = Het verzoek is onleesbaar.
error-malformed-message = Het bericht is onleesbaar.
error-malformed-action = De zet is onleesbaar.
error-illegal-action = De regels staan dat niet toe.
error-not-your-turn = Je bent niet aan de beurt.
error-already-answered = Je hebt al geantwoord.
error-stale-question = Het spel is al verder; die vraag is gesloten.
error-game-over = Het spel is afgelopen.
error-silence = Geen gebaren terwijl iedereen in het geheim kiest.
error-no-person = De server kent deze browser niet. Laad de pagina opnieuw.
error-bad-name = Een naam moet minstens één letter hebben.
error-not-creator = Dat mag alleen de host van deze tafel.
error-removed = Er is je gevraagd deze tafel te verlaten.
error-not-seated = Je hebt geen plaats aan deze tafel.
error-already-seated = Je hebt al een plaats aan deze tafel.
error-seat-taken = Die plaats is bezet.
error-seats-empty = Er zijn nog vrije plaatsen.
error-already-started = Het spel is al begonnen.
error-not-started = Het spel is nog niet begonnen.
error-not-finished = Dat kan pas als het spel afgelopen is.
error-hidden = Zolang het spel loopt, zie je alleen wat je mag weten.
error-deal-running = Dat is tot het eind van de dag alleen te zien voor wie deze partij heeft gespeeld.
error-deal-waits = Niemand speelt de partij van de dag voor jou. Die wacht op je.
error-no-such-table = Die tafel bestaat niet.
error-no-such-game = Dat spel bestaat niet.
error-no-such-bot = Die bot bestaat niet.
error-no-rules-page = Dit spel heeft geen regelpagina.
error-bad-seats = Dat aantal spelers past niet bij het spel.
error-bad-share = Dat is niet wat je browser beloofde toen je ging zitten.
error-no-orders = Dit spel kent geen vaste opdrachten.
error-bad-orders = Deze opdrachten passen niet bij het spel.
error-corrupt-record = Het spelbestand is beschadigd of veranderd.
error-record-unfinished = Het spel in dit bestand is niet afgelopen.
error-old-rules = Het bestand is met een andere versie van de regels gemaakt.
error-broken-invariant = Er klopt iets niet aan deze tafel. Meld dit alsjeblieft.
