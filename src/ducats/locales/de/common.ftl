### Die Seiten rund um den Tisch: Regal, Lobby, neuer Tisch, Rückschau, Regeln, Einstellungen und alle Fehler.

loading = Einen Augenblick …
close = Schließen
try-again = Noch einmal versuchen
back-to-shelf = Zurück zum Regal
skip = Zum Inhalt
offline = Kein Netz. Ducats macht weiter, sobald es wieder da ist.
footer = Freie Software. Kein Konto, keine Werbung, kein Tracking.

## Games

facts-players = { $from }–{ $to } Personen
facts-minutes = { $from }–{ $to } Min.
facts-weight = Anspruch { $weight } von 5

## Navigation

nav-main = Hauptmenü
nav-home = Ducats, zurück zum Regal
nav-shelf = Regal
nav-lobby = Lobby
nav-replay = Rückschau
nav-puzzles = Rätsel
nav-rules = Regeln
nav-rules-key = Regeln (Taste R oder ?)
nav-about = Über Ducats

title-rules = { $game }: Regeln

## Shelf

shelf-heading = Was wollen wir spielen?
shelf-lead = Klassische Spiele um Geld und Intrigen, mit Freunden oder gegen Bots. Hinsetzen und spielen, ganz ohne Konto.
shelf-games = Spiele
shelf-by = { $author }, { $year }
shelf-play = { $game } spielen
shelf-custom = Tisch mit eigenen Regeln
shelf-mine = Deine Tische
shelf-continue = Weiter: { $game } mit { $names }
shelf-continue-asked = Weiter: { $game } mit { $names }. Du bist dran.

name-label = Dein Name
name-saved = Gespeichert

play-now = Jetzt spielen
play-friends = Mit Freunden spielen
play-level = Gegner
play-opponents = Wie viele
play-bots = { $count ->
    [one] 1 Bot
   *[other] { $count } Bots
}

## Lobby

lobby-status-open = offen
lobby-status-playing = läuft
lobby-status-finished = beendet
lobby-won = gewonnen
lobby-corrected = korrigierte Daten
lobby-imported = importiert
lobby-what-if = Was-wäre-wenn
deal = Partie des Tages
deals = Partie des Tages
lobby-join = { $free ->
    [one] Mitspielen (1 freier Platz)
   *[other] Mitspielen ({ $free } freie Plätze)
}
lobby-return = Zurück an den Tisch
lobby-watch = Zuschauen
lobby-replay = Rückschau

## Options, durations

option-range = Von { $min } bis { $max }.
duration-seconds = { $count ->
    [one] 1 Sekunde
   *[other] { $count } Sekunden
}
duration-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
}
duration-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
}

## Rules

rules-heading = Regeln
rules-contents = Inhalt
rules-none = Hier gibt es keine Regeln zu zeigen.
rules-whole = In den Regeln zeigen
rule-link = Regel { $id }

## Settings

settings = Einstellungen
settings-speed = Tempo der Bewegungen
settings-speed-value = { $speed }×
settings-speed-instant = sofort
transfer-offer = Auf einem anderen Gerät weiterspielen

## Errors

missing-heading = Hier ist nichts
missing-text = Vielleicht ist die Adresse vertippt, oder den Tisch gibt es nicht mehr.
error-heading = Das hat nicht geklappt
error-unknown = Etwas ist schiefgegangen ({ $code }).
error-error = Etwas ist schiefgegangen.
error-offline = Der Server ist nicht erreichbar.
error-connection-lost = Die Verbindung ist unterbrochen; nichts wurde gesendet.
error-server-error = Interner Serverfehler. Nichts wurde geändert.
error-not-stored = Der Zug konnte nicht gespeichert werden; nichts hat sich geändert.
error-refused = Der Server hat das abgelehnt.
error-forbidden = Das ist nicht erlaubt.
error-bad-origin = Die Anfrage kam von einer Seite einer anderen Website.
error-not-found = Hier ist nichts.
error-method-not-allowed = Das geht hier nicht.
error-wrong-count = Das ist nicht die richtige Anzahl.
error-too-large = Das ist zu groß.
error-too-fast = Das war zu schnell. Warte einen Moment.
error-too-many-sockets = Unter dieser Adresse sind zu viele Tische offen. Schließe einen und versuche es noch einmal.
error-busy = Der Server arbeitet noch an deiner letzten Anfrage. Warte einen Augenblick.
error-too-heavy = Das braucht mehr Zeit oder Speicher, als der Server geben kann.
error-blocked = Der Betreiber dieses Servers hat dich ausgesperrt.
error-too-many-tables = Du hast zu viele unbeendete Tische. Beende oder verlasse zuerst einen.
error-table-set-aside = Dieser Tisch lässt sich nicht öffnen; wer den Server betreibt, kann herausfinden, warum.
error-malformed-request = Die Anfrage ist nicht lesbar.
error-malformed-message = Die Nachricht ist nicht lesbar.
error-malformed-action = Der Zug ist nicht lesbar.
error-illegal-action = Das lassen die Regeln nicht zu.
error-not-your-turn = Du bist nicht an der Reihe.
error-already-answered = Du hast schon geantwortet.
error-stale-question = Das Spiel ist weitergegangen; diese Frage ist erledigt.
error-game-over = Das Spiel ist zu Ende.
error-silence = Keine Gesten, solange alle geheim wählen.
error-no-person = Der Server kennt diesen Browser nicht. Lade die Seite neu.
error-bad-name = Ein Name braucht mindestens einen Buchstaben.
error-not-creator = Das darf nur, wer an diesem Tisch Gastgeber ist.
error-removed = Du wurdest gebeten, diesen Tisch zu verlassen.
error-not-seated = Du hast keinen Platz an diesem Tisch.
error-already-seated = Du hast schon einen Platz an diesem Tisch.
error-seat-taken = Dieser Platz ist besetzt.
error-seats-empty = Es sind noch Plätze frei.
error-already-started = Das Spiel hat schon begonnen.
error-not-started = Das Spiel hat noch nicht begonnen.
error-not-finished = Das geht erst, wenn das Spiel zu Ende ist.
error-hidden = Solange das Spiel läuft, siehst du nur, was du wissen darfst.
error-deal-running = Bis der Tag vorbei ist, sehen das nur die, die diese Partie gespielt haben.
error-deal-waits = Die Partie des Tages spielt niemand für dich. Sie wartet auf dich.
error-no-such-table = Diesen Tisch gibt es nicht.
error-no-such-game = Dieses Spiel gibt es nicht.
error-no-such-bot = Diesen Bot gibt es nicht.
error-no-rules-page = Dieses Spiel hat keine Regelseite.
error-bad-seats = Diese Personenzahl passt nicht zum Spiel.
error-bad-share = Das ist nicht, was dein Browser versprochen hat, als du dich gesetzt hast.
error-no-orders = Dieses Spiel kennt keine Daueraufträge.
error-bad-orders = Diese Aufträge passen nicht zum Spiel.
error-corrupt-record = Die Aufzeichnung ist beschädigt oder wurde verändert.
error-record-unfinished = Das Spiel in dieser Aufzeichnung ist nicht zu Ende.
error-old-rules = Die Aufzeichnung entstand mit einer anderen Fassung der Regeln.
error-broken-invariant = Am Tisch stimmt etwas nicht. Bitte melde das.
