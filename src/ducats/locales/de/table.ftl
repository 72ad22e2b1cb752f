### Der Tisch selbst, welches Spiel auch darauf liegt.

## Wie ein Text Mitspielende nennt: Wer liest, ist *du*, im Fall, den der Satz verlangt.

told-you = { $case ->
    [dative] dir
    [object] dich
   *[subject] du
}
told-seat = { SEAT($it) }
told-by = { SEAT($seat) }
told-object = { SEAT($it, case: "object") }
told-named = { WHO($seat) ->
    [you] Du
   *[other] { SEAT($seat) }
}
told-waiting = { LIST(AT($question, "waiting"), "told-seat") }

## Plätze

seat-you = du
seat-bot = Bot
# What bots are called, chair by chair, in a game that has no names for them.
bot-names = Ada, Bruno, Clara, Dario, Elin, Felix, Greta, Hugo
seat-stand-in = Bot springt ein
seat-online = online
seat-away = weg
seat-committed = fertig
seat-waited = wählt
seat-empty = freier Platz

table-your-turn = Du bist dran
table-loading = Der Tisch wird geöffnet …
table-missing = Dieser Tisch lässt sich nicht zeigen
table-lost = Keine Verbindung. Neuer Versuch …
table-sending = Wird gesendet …
table-held = Deine Antwort ist gegeben und erscheint zusammen mit den anderen.
table-aim = Spielstand
table-aim-even = niemand führt
table-aim-behind = { $by } hinter { SEAT($seat) }
table-aim-behind-several = { $by } hinter der Spitze
table-aim-lead = { WHO($seat) ->
    [you] du liegst { $by } vorn
   *[other] { SEAT($seat) } liegt { $by } vorn
}
table-prompt = Was zu tun ist
table-only-choice = Deine einzige Möglichkeit: Sie wird für dich gewählt.
table-choices-list = Auswahl als Liste ({ $count })
table-choices-none = Im Moment gibt es nichts zu wählen.
table-choose-some = Wähle { $count }
table-chosen = { $chosen } von { $count } gewählt
table-confirm = Bestätigen
table-confirm-chosen = Auswahl bestätigen
table-choice-held = Gewählt, noch nicht gesendet: Enter sendet, Escape nimmt zurück.
table-undo = Neu wählen
table-log = Was geschah
table-log-open = Verlauf
table-log-close = Schließen
table-log-moment = Diesen Moment zeigen ({ $number })
table-log-empty = Noch ist nichts geschehen.
table-since = Seit meinem letzten Zug
table-since-end = Alles zeigen
table-skip = Überspringen
table-emotes = Gesten
table-emote-send = Eine Geste machen
table-tour = Einführung
table-more = Mehr
table-more-tools = Tempo, Einführung und mehr
table-pause = Pause
table-go-on = Weiter
table-tour-next = Verstanden
table-tour-skip = Einführung überspringen
table-tour-title = Lernen beim Spielen
table-tour-end = Viel Spaß!
table-spectator = Du siehst zu.
table-what-if = Was-wäre-wenn: Bots auf den anderen Plätzen, die Karten sind aus einer anderen Partie bekannt
table-deal = Partie des Tages: sie zählt
table-deal-practice = Partie des Tages: Übung, zählt nicht
table-replay = Rückschau und Analyse
table-deals = Tabelle des Tages
table-export = Aufzeichnung speichern
table-rematch = Revanche
table-to-rematch = Zur Revanche
table-revoke = Zurücknehmen
table-hint = Tipp
table-step-away = Einen Bot für mich spielen lassen
table-take-back = Meinen Platz wieder einnehmen
table-back-to-lobby = Zur Lobby
table-look = Tisch ansehen
table-result = Ergebnis
table-keys = Tasten: Pfeile gehen durch die Auswahl, Tab erreicht Beträge und alles Übrige, Ziffern wählen Karten, Enter wählt oder bestätigt, Leertaste wählt aus und ab, Escape geht zurück oder überspringt.
table-amount = Betrag ({ $least } bis { $most }, in Schritten von { $step })
table-offer-less = Eins weniger: { $what }
table-offer-more = Eins mehr: { $what }
table-offer-nothing-yet = Wähle mindestens eine Sache

round-continue = Weiter
round-last = Zum Ergebnis

emote-hello = Hallo!
emote-well-played = Gut gespielt!
emote-thanks = Danke!
emote-ouch = Autsch!
emote-hurry = Du bist dran, glaube ich …
emote-wow = Wow!
emote-good-game = Schöne Partie!

seat-hidden = verdeckt

## An auction, in any game

auction-title = Versteigerung
auction-high = Höchstgebot
auction-none = Noch kein Gebot
auction-leads = { WHO($seat) ->
    [you] Du bietest am höchsten
   *[other] { SEAT($seat) } bietet am höchsten
}
auction-your-bid = Dein Gebot
auction-bid = { $amount } bieten
auction-pass = Passen
auction-state = { $state ->
    [out] raus
    [leads] vorn
    [asked] am Zug
   *[in] dabei
}
auction-limit = Geheime Grenze
auction-limit-set = Für mich erhöhen bis { $amount }
auction-limit-help = Erhöht für dich um den kleinsten Schritt und passt über deiner Grenze. Niemand sonst sieht sie.
auction-limit-clear = Grenze aufheben
auction-limit-now = Grenze: { $amount }
auction-will-pass = Du passt, sobald du dran bist.
auction-pass-ahead = Passen, sobald ich dran bin
