### Rund um den Tisch: Einladungen, Warteraum, ein zweites Gerät, Bedenkzeit, die Einführungen.

## Der Warteraum

waiting-title = { $game }: Warten auf Mitspieler
waiting-lead = { $count ->
    [0] Alle sind da.
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
waiting-start-help = Das Spiel beginnt, sobald alle Plätze besetzt sind.
waiting-host = lädt ein
waiting-sit = Hier hinsetzen
waiting-leave = Aufstehen
waiting-add-bot = Einen Bot hierhersetzen
waiting-fill = Alle freien Plätze mit Bots besetzen und beginnen
waiting-fill-alone = Wer eingeladen hat, ist nicht da: Ihr könnt trotzdem beginnen.
waiting-fill-level = Wie gut sie spielen
waiting-move = { $name } umsetzen
waiting-move-to = nach { $letter }: { $name }
waiting-move-me = Platz wechseln
waiting-hand-over = { $name } den Tisch übergeben
waiting-remove = { $name } bitten zu gehen
waiting-remove-sure = { $name } kann sich dann hier nicht wieder hinsetzen.
waiting-remove-yes = Bitten zu gehen
waiting-remove-no = Bleiben lassen
waiting-remove-bot = Den Bot wegnehmen

waiting-agreed = Was vereinbart ist
waiting-options-usual = Die üblichen Regeln
waiting-corrected = Mit einer korrigierten Datendatei aus der eigenen Schachtel
waiting-absence-wait = Antwortet jemand nicht, wird gewartet, wie lange es auch dauert.
waiting-absence-default = Antwortet jemand { $time } lang nicht, wird ein Standardzug gespielt, es sei denn, die Person sagt, dass sie noch nachdenkt.
waiting-absence-bot = Antwortet jemand { $time } lang nicht, springt ein Bot ein, bis die Person zurück ist, es sei denn, sie sagt, dass sie noch nachdenkt.
waiting-window = Während andere warten, erscheinen die Antworten erst nach { $time }, alle zugleich.
waiting-public = Alle können diesen Tisch in der Lobby finden.
waiting-private = Nur wer den Link hat, findet diesen Tisch.
waiting-fair = Prüfen, dass niemand beim Ziehen schummelt
waiting-commitment = Alles, was gezogen wird, kommt aus einem Startwert, der schon feststeht. Nach dem Spiel zeigt die Aufzeichnung den Startwert; sein Fingerabdruck muss dieser sein:
waiting-share = Dein Browser fügt einen eigenen Anteil Zufall hinzu, damit niemand sich ein Blatt aussuchen kann, auch nicht, wer den Server betreibt. In der Aufzeichnung muss er an deinem Platz stehen:

## Die Einladung

invitation-title = Einladung: { $game }
invitation-from = { $name } wartet auf dich.
invitation-here = Am Tisch: { $names }
invitation-name = Dein Name
invitation-sit = Hinsetzen und spielen
invitation-full = Alle Plätze sind besetzt. Du kannst zuschauen, wenn das Spiel beginnt.
invitation-rules = Die Regeln lesen
invitation-seats = { $count } Personen an diesem Tisch

invite-title = Leute einladen
invite-link = Der Link zu diesem Tisch
invite-copy = Link kopieren
invite-copied = Kopiert
invite-not-copied = Das Kopieren hat nicht geklappt. Der Link ist markiert: Kopier ihn mit Strg+C, oder halt den Finger darauf.
invite-share = Teilen…
invite-scan = Oder scanne das mit einem Handy.
invite-qr = QR-Code des Links
invite-closed = Bisher erreicht nur dieser Computer den Server. Damit andere Geräte in deinem Netz ihn erreichen, beende den Server und starte ihn so:
invite-open-no-address = Der Server ist für andere offen, aber dieser Computer ist gerade in keinem Netz.
invite-network = Funktioniert für alle in deinem Netz. Wenn nicht, ist vielleicht eine Firewall auf diesem Computer im Weg.

## Ein zweites Gerät

transfer-help = Öffne diesen Link auf deinem Handy oder einem anderen Computer, dann bist du dort dieselbe Person: gleicher Name, gleiche Tische. Er funktioniert ein einziges Mal und nur { $minutes } Minuten lang. Gib ihn niemandem sonst.
transfer-again = Neuen Link erstellen
transfer-old = Dieser Link ist abgelaufen.
transfer-title = Auf diesem Gerät weiterspielen
transfer-ask = Von jetzt an bist du auf diesem Gerät, wer du auf dem anderen bist: gleicher Name, gleiche Tische.
transfer-leave = Bisher heißt du hier { $name }. Tische, an denen du unter diesem Namen sitzt, kommen nicht mit.
transfer-take = Hier weiterspielen
transfer-done = Du bist jetzt auch hier { $name }.
transfer-missing = Dieser Link ist nicht vollständig. Kopier ihn auf deinem anderen Gerät noch einmal.

## Bedenkzeit

clock-you = Du hast noch { $time }
clock-soon = Bist du noch da? In { $time } geht es ohne dich weiter.
clock-other = { $name } hat noch { $time }
clock-think = Ich denke noch nach
clock-stand-in = Ein Bot spielt für dich.
clock-back = Meinen Platz wieder einnehmen

event-attendance-away = { WHO($seat) ->
    [you] Du warst nicht da: Der Tisch hat einen Standardzug für dich gespielt.
   *[other] { SEAT($seat) } war nicht da: Der Tisch hat einen Standardzug gespielt.
}
event-attendance-stand-in = { WHO($seat) ->
    [you] Ein Bot spielt für dich.
   *[other] Für { SEAT($seat) } springt ein Bot ein.
}
event-attendance-back = { WHO($seat) ->
    [you] Du bist wieder da.
   *[other] { SEAT($seat) } ist wieder da.
}

error-bad-transfer = Dieser Link wurde schon benutzt oder ist zu alt. Mach auf deinem anderen Gerät einen neuen.
