### Der Tisch selbst, welches Spiel auch darauf liegt.

seat-you = du
seat-bot = Bot
seat-bot-name = { $level } { $letter }
seat-stand-in = Bot springt ein
seat-online = da
seat-away = weg
seat-jailed = im Gefängnis
seat-committed = bereit
seat-waited = wählt
seat-empty = freier Stuhl

table-your-turn = Du bist dran
table-loading = Der Tisch wird gedeckt…
table-missing = Dieser Tisch lässt sich nicht zeigen.
table-lost = Verbindung verloren. Neuer Versuch…
table-prompt = Was zu tun ist
table-choices-list = Auswahl als Liste ({ $count })
table-choices-none = Im Augenblick gibt es nichts zu wählen.
table-choose-some = Wähle { $count }
table-chosen = { $chosen } von { $count } gewählt
table-confirm = Bestätigen
table-confirm-chosen = Auswahl bestätigen
table-undo = Ändern
table-log = Was geschah
table-log-open = Verlauf
table-log-close = Schließen
table-log-moment = Diesen Augenblick zeigen ({ $number })
table-log-empty = Noch ist nichts geschehen.
table-since = Seit meinem letzten Zug
table-since-end = Alles zeigen
table-skip = Überspringen
table-emotes = Gesten
table-emote-send = Eine Geste machen
table-tour = Einführung
table-tour-next = Verstanden
table-tour-skip = Einführung überspringen
table-tour-title = Lernen beim Spielen
table-spectator = Du siehst zu.
table-replay = Ansehen
table-export = Aufzeichnung speichern
table-rematch = Revanche
table-to-rematch = Zur Revanche
table-step-away = Einen Bot für mich spielen lassen
table-take-back = Meinen Stuhl zurücknehmen
table-back-to-lobby = Zur Lobby
table-look = Tisch ansehen
table-result = Ergebnis
table-keys = Tasten: Pfeile wandern durch die Auswahl, Ziffern nehmen Karten, Enter nimmt oder bestätigt, Leertaste wählt aus und ab, Escape geht zurück oder überspringt.
table-amount = Betrag ({ $least } bis { $most }, in Schritten von { $step })
table-offer-less = Eins weniger: { $what }
table-offer-more = Eins mehr: { $what }
table-offer-nothing-yet = Wähle mindestens etwas

match-winner = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } teilen sich den Sieg!
}
match-you-won = Du gewinnst!
match-rank = { $rank ->
    [1] 1.
   *[other] { $rank }.
}
match-decisive = Was den Ausschlag gab
match-see-moment = Ansehen
match-scores = Punkte je Durchgang
match-player = Spieler
match-sum = Gesamt

round-continue = Weiter
round-last = Zum Ergebnis

waiting-title = Der Tisch wird gedeckt
waiting-lead = { $count ->
    [0] Alle sind da.
    [one] Ein Stuhl ist noch frei.
   *[other] { $count } Stühle sind noch frei.
}
waiting-sit = Hier hinsetzen
waiting-leave = Aufstehen
waiting-start-help = Das Spiel beginnt, sobald alle Stühle besetzt sind.
waiting-share = Lade mit diesem Link ein
waiting-copy = Link kopieren
waiting-copied = Kopiert
waiting-options = Ausgemacht
waiting-options-usual = Die üblichen Regeln
waiting-spectator = Du siehst zu. Nimm einen freien Stuhl, um mitzuspielen.
waiting-add-bot = Hier einen Bot hinsetzen

emote-hello = Hallo!
emote-well-played = Gut gespielt!
emote-thanks = Danke!
emote-ouch = Autsch!
emote-hurry = Du bist dran, glaube ich…
emote-wow = Oh!
emote-good-game = Schöne Partie!

seat-hidden = verdeckt

## An auction, in any game

auction-title = Versteigerung
auction-high = Höchstgebot
auction-none = Noch kein Gebot
auction-leads = { $name } führt
auction-your-bid = Dein Gebot
auction-bid = { $amount } bieten
auction-pass = Passen
auction-raise = +{ $amount }
auction-state = { $state ->
    [out] draußen
    [leads] führt
    [asked] überlegt
   *[in] dabei
}
auction-limit = Geheime Grenze
auction-limit-set = Für mich erhöhen bis { $amount }
auction-limit-help = Erhöht für dich um den kleinsten Schritt und passt über deiner Grenze. Niemand sonst sieht sie.
auction-limit-clear = Grenze zurücknehmen
auction-limit-now = Grenze: { $amount }
auction-limit-open = Grenze setzen
auction-will-pass = Du passt, sobald du gefragt wirst.
auction-pass-ahead = Passen, sobald ich dran bin
