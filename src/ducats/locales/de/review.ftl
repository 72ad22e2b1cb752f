### Die Analyse einer beendeten Partie, im Terminal und unter der Wiederholung.

review-heading = Analyse
review-points = Punkte sind Prozentpunkte des Sieges: 10 Punkte sind eine von zehn Partien.
review-invitation = Was hat diese Partie entschieden? War es Glück, und was wäre besser gewesen?
review-analyse = Diese Partie analysieren
review-analysing = Analyse: { $percent } % fertig
review-queued = Wartet: { $ahead ->
    [0] Die Partie kommt als nächste
    [one] Eine andere Partie kommt vorher
   *[other] { $ahead } andere Partien kommen vorher
}. Bleib auf dieser Seite, sonst wird die Analyse verworfen.
review-ahead = { $ahead ->
    [one] Dazwischen wird vielleicht eine andere Partie analysiert.
   *[other] Dazwischen werden vielleicht { $ahead } andere Partien analysiert.
}
review-left = Noch etwa { $time }. Wenn du diese Seite verlässt, endet die Analyse.
review-started = Die Analyse hat begonnen.
review-ready = Die Analyse ist fertig.
review-coarse = Die Chancen sind eine erste Schätzung; die Antworten werden noch beurteilt.
review-stop = Abbrechen
review-failed = Die Analyse konnte nicht beendet werden. Versuche es noch einmal.
review-none-yet = Kurve, Fehler und Bilanz kommen mit der Analyse. Auch ohne sie kannst du eine andere Antwort ausprobieren, weiterspielen und Notizen machen.
summary-heading = In Kürze
summary-decided = Was hat die Partie entschieden?
summary-draw = Vor allem { $moment ->
    [0] das, was vor der ersten Antwort gezogen wurde
   *[other] eine Ziehung bei Moment { $moment }
}{ $drawn ->
    [none] { "" }
   *[other] , „{ $drawn }“
}: { summary-chances }
summary-decision = Vor allem { $hidden ->
    [mostly] das, was { $by ->
        [you] du bei deiner Antwort „{ $answer }“ (Moment { $moment }) nicht wissen konntest
       *[other] { $who } bei der Antwort „{ $answer }“ (Moment { $moment }) nicht wissen konnte
    }
   *[other] { $by ->
        [you] deine Antwort
       *[other] die Antwort von { $who }
    } bei Moment { $moment }, „{ $answer }“
}: { summary-chances }
summary-chances = { $whose ->
    [you] Deine Chancen
    [winner] Die Chancen von { $player }, am Ende siegreich,
   *[other] Die Chancen von { $player }
} gingen von { $before } auf { $after }{ $cost ->
    [none] { "" }
    [you] , deine von { $fell } auf { $felt }
   *[other] , die von { $loser } von { $fell } auf { $felt }
}.
summary-fall-draw = { $whose ->
    [you] Deine eigenen Chancen
   *[other] Die Chancen von { $player } selbst
} sanken am stärksten durch { $moment ->
    [0] das, was vor der ersten Antwort gezogen wurde
   *[other] eine Ziehung bei Moment { $moment }
}{ $drawn ->
    [none] { "" }
   *[other] , „{ $drawn }“
}: von { $before } auf { $after }.
summary-fall-decision = { $whose ->
    [you] Deine eigenen Chancen
   *[other] Die Chancen von { $player } selbst
} sanken am stärksten durch { $hidden ->
    [mostly] das, was { $by ->
        [you] du bei deiner Antwort „{ $answer }“ (Moment { $moment }) nicht wissen konntest
       *[other] { $who } bei der Antwort „{ $answer }“ (Moment { $moment }) nicht wissen konnte
    }
   *[other] { $by ->
        [you] deine Antwort
       *[other] die Antwort von { $who }
    } bei Moment { $moment }, „{ $answer }“
}: von { $before } auf { $after }.
summary-bit-by-bit = Kein einzelner Moment: Die Chancen verschoben sich nach und nach.
summary-luck = War es Glück?
summary-luck-mostly = Ja, größtenteils.
summary-luck-least = Mindestens zum Teil, vielleicht größtenteils.
summary-luck-partly = Zum Teil.
summary-luck-minor = Höchstens zum Teil.
summary-luck-hardly = Kaum.
summary-luck-unsure = Das lässt sich nicht sagen.
summary-luck-helped = Nein, das Glück war sogar auf { $whose ->
    [you] deiner Seite
   *[other] der Seite von { $player }
}.
summary-luck-hindered = Nein, das Glück war sogar gegen { $whose ->
    [you] dich
   *[other] { $player }
}.
summary-account = { $whose ->
    [you] Deine Chancen
   *[other] Die Chancen von { $player }
}: { $start } % am Anfang, { $result } % am Ende. Glück: { $luck } von { $change } Punkten.
summary-better = Was wäre besser gewesen?
summary-mistake = { $by ->
    [you] Bei Moment { $moment } „{ $better }“ statt deiner Antwort „{ $played }“.
   *[other] { $player } bei Moment { $moment }: „{ $better }“ statt „{ $played }“.
} Das verschenkte { $loss } Prozentpunkte.
summary-faultless = { $by ->
    [you] Keine deiner Antworten war eindeutig ein Fehler.
    [nobody] Keine Antwort war eindeutig ein Fehler.
   *[other] Keine Antwort von { $player } war eindeutig ein Fehler.
}
summary-more = { $count ->
    [one] Ein weiterer Fehler steht unten.
   *[other] { $count } weitere Fehler stehen unten.
}
summary-lots = { $count ->
    [one] Im Ganzen betrachtet wurde bei einer Versteigerung zu viel bezahlt oder zu früh ausgestiegen; sie steht unten.
   *[other] Im Ganzen betrachtet wurde bei { $count } Versteigerungen zu viel bezahlt oder zu früh ausgestiegen; sie stehen unten.
}
summary-parts = Alle Teile
summary-all = Die ganze Analyse
review-curve = Gewinnchancen
review-curve-told = Gewinnchancen über { $last } Momente, ein Band je Spieler. Dieselben Zahlen stehen in der Tabelle darunter.
review-curve-marks = Kreise: Fehler des Spielers dieser Farbe, je größer, desto teurer. Striche unten: Hier wurde etwas gezogen.
review-now = Moment { $moment }
review-chance = { $player }: { $chance } %{ $bound ->
    [least] { " " }(mindestens { $error })
    [most] { " " }(höchstens { $error })
    [none] { "" }
   *[error] { " " }(± { $error })
}
review-turning-points = Wendepunkte
review-turning-point-draw = Moment { $moment }: { $drawn ->
    [none] { $moment ->
        [0] Was vor der ersten Antwort gezogen wurde,
       *[other] Eine Ziehung
    }
   *[other] „{ $drawn }“ { $moment ->
        [0] Was vor der ersten Antwort gezogen wurde,
       *[other] Diese Ziehung
    }
} änderte die Chancen von { $player } um { $change } Punkte.
review-turning-point-decision = Moment { $moment }, { $who }: „{ $answer }“. Das änderte die Chancen von { $player } um { $change } Punkte.
review-mistakes = Fehler
review-mistakes-of = Von wem
review-mistakes-all = alle ({ $count })
review-mistake = Moment { $moment }, { $player }: { $kind }, { $loss } Punkte verschenkt. Gespielt: „{ $played }“. Besser: „{ $better }“.
review-follows = Was { $player } über „{ $answer }“ zu lesen bekam: { $facts }
review-kind-inaccuracy = Ungenauigkeit
review-kind-mistake = Fehler
review-kind-blunder = grober Fehler
review-options = Was sonst möglich war (Punkte gegenüber der gespielten Antwort)
review-option = { $answer }: { $gain } ± { $error }
review-option-confirmed = { $answer }: { $gain } ± { $error }, nachgemessen
review-options-help = Was am besten scheint, wird mit anderen gedachten Karten nachgemessen. Die übrigen Zahlen stammen aus der ersten Schätzung, in der die besten zu hoch ausfallen.
review-overruled = Schnell zu Ende gespielt scheint „{ $better }“ besser; die Suche des stärksten Bots sieht es anders, also gilt hier nichts als Fehler.
review-none = Keine.
review-balance = Woher das Ergebnis kommt
review-balance-help = In Prozentpunkten des Sieges: Anfang + Glück + eigene Antworten + Antworten der anderen + verdeckte Information (was die Spieler nicht wissen konnten) = Ergebnis. Eigene Antworten werden mit denen des schnellen Spielers verglichen, der hier jede Partie zu Ende spielt; was die besten Antworten gebracht hätten, steht unter „Verschenkt“, über alle Antworten summiert: Das kann mehr sein als der ganze Sieg.
review-column-player = Spieler
review-column-start = Anfang
review-column-luck = Glück
review-column-own = Eigene Antworten
review-column-others = Antworten der anderen
review-column-hidden = Verdeckte Information
review-column-answers = Alle Antworten
review-column-result = Ergebnis
review-column-lost = Verschenkt
review-column-accuracy = Genauigkeit
review-column-moment = Moment
review-trades = Absprachen und Versteigerungen
review-trade-deal = Moment { $moment }, { $player } mit { $other }: „{ $answer }“. Gegenüber keiner Einigung: { $gain } Punkte für { $player }, { $othergain } für { $other }.
review-trade-deal-even = Moment { $moment }, { $player } mit { $other }: „{ $answer }“. Gegenüber keiner Einigung: kein feststellbarer Unterschied.
review-trade-bid = Moment { $moment }, { $player }: „{ $answer }“. Gegenüber Passen: { $gain } Punkte, { $othergain } für { $other }.
review-trade-bid-dear = Moment { $moment }, { $player }: „{ $answer }“. Gegenüber Passen: { $gain } Punkte, { $othergain } für { $other }. Zu teuer.
review-trade-pass = Moment { $moment }: { $player } passt. Das niedrigste Gebot wäre { $gain } Punkte wert gewesen, { $othergain } für { $other }.
review-trade-pass-cheap = Moment { $moment }: { $player } passt. Das niedrigste Gebot wäre { $gain } Punkte wert gewesen, { $othergain } für { $other }. Zu früh ausgestiegen.
review-auctions = Was das Ersteigerte wert war
review-auctions-fair = Niemand hat zu viel bezahlt oder ist zu früh ausgestiegen, soweit sich das sagen lässt.
review-auctions-table = Bis zu welchem Preis sich das Mitbieten lohnte
review-auctions-help = Selbst kaufen, verglichen damit, es dem stärksten Mitbietenden zu lassen – nach dem, was man wissen konnte: beim Käufer zum bezahlten Preis, bei allen anderen einen Schritt darüber. Die Grenze liegt bei dem Preis, zu dem beides gleich viel wert ist.
review-auction-overpaid = Moment { $moment }, { $lot }: { $player } bezahlt { $price }. Zu viel: { $gain } ± { $error } Punkte gegenüber dem Verzicht zugunsten des stärksten Mitbietenden.
review-auction-too-cheap = Moment { $moment }, { $lot }: { $player } überlässt den Zuschlag für { $price } anderen. Zu früh ausgestiegen: Ein Schritt mehr wäre { $gain } ± { $error } Punkte wert gewesen.
review-stopping = Die Grenze: { $stop }.
review-lot = Moment { $moment }: { $lot }, geht an { $player } für { $price }
review-stop-at = { $price } ± { $error }
review-stop-least = { $price } oder mehr
review-stop-never = kein Gebot wert
review-stop-unknown = nicht zu sagen
review-verdict-overpaid = zu viel bezahlt
review-verdict-too-cheap = zu früh ausgestiegen
review-bidder = { $player }. Höchstes Gebot: { $bid }; Grenze: { $stop }; selbst kaufen: { $gain } ± { $error } Punkte{ $verdict ->
    [overpaid] ; { review-verdict-overpaid }
    [too-cheap] ; { review-verdict-too-cheap }
   *[none] { "" }
}.
review-column-bid = Höchstes Gebot
review-column-stop = Grenze
review-column-owning = Selbst kaufen (Punkte)
review-column-verdict = Urteil
review-mixture = Gespielt: „{ $played }“. Alle haben gleichzeitig geantwortet; der stärkste Bot hätte gelost unter: { $mixture }.
review-mixture-one = Gespielt: „{ $played }“. Alle haben gleichzeitig geantwortet; der stärkste Bot hätte so gespielt: { $mixture }.
review-mixed = { $answer } ({ $share } %)
review-sealed = Verdeckte Antworten und was der stärkste Bot spielen würde
review-sealed-help = Wo alle gleichzeitig antworten, lost der stärkste Bot unter den besten Antworten, damit niemand sie vorhersehen kann.
review-sealed-answer = Moment { $moment }, { $player }. { $told }
review-column-played = Gespielt
review-column-mixture = Der stärkste Bot lost unter
review-table = Alle Zahlen als Tabelle
review-cost = { $games } Partien zu Ende gespielt in { $seconds } s; { $playouts } aus jeder Stellung.
error-no-review = Diese Partie wurde noch nicht analysiert.
error-too-many-reviews = Zu viele Analysen warten. Versuche es später noch einmal.
what-if = Was wäre, wenn …?
what-if-opening = Geh zu einem Moment, in dem jemand geantwortet hat: Dann kannst du eine andere Antwort versuchen.
what-if-played = Moment { $moment }, { $player } antwortete: „{ $answer }“.
what-if-instead = Stattdessen
what-if-many = Es gibt { $total } andere Antworten; das sind die ersten davon.
what-if-no-choice = Eine andere Antwort gab es nicht.
what-if-try = Chancen zeigen
what-if-busy = Beide Antworten werden zu Ende gespielt …
what-if-result = Chancen mit allen Karten, wie sie lagen, in Prozent
what-if-before = Wie gespielt
what-if-after = Stattdessen
what-if-change = Änderung
what-if-gain = Soweit { $player } es wissen konnte: { $gain } ± { $error } Punkte.
what-if-cost = { $games } Partien zu Ende gespielt; beide Antworten hatten dasselbe Glück.
play-from = Von hier weiterspielen
play-from-help = Öffnet einen eigenen Tisch mit Bots auf den anderen Plätzen. Alle Karten liegen wie damals, und du kannst sie aus der Aufzeichnung kennen; was von hier an gezogen wird, ist neu. Es ist ein Was-wäre-wenn: Es wird nicht gewertet und zählt in keiner Statistik.
play-from-over = In diesem Moment ist die Partie zu Ende: Geh zu einem früheren zurück.
play-from-seat = Du spielst
play-from-level = Bots
play-from-here = Ab Moment { $moment } weiterspielen
play-from-answer = Mit dieser Antwort weiterspielen
notes = Deine Notizen
notes-here = Zu Moment { $moment }
notes-help = Nur du kannst deine Notizen lesen; sie bleiben bei dieser Partie. Gib sie als Text weiter oder als Link, in dem sie stehen.
notes-keep = Speichern
notes-kept = Gespeichert.
notes-copy = Alle als Text kopieren
notes-link = Link mit allen Notizen kopieren
notes-copied = Kopiert.
notes-too-long = Deine Notizen sind zu lang für einen Link: Kopiere sie als Text.
notes-shared = Notizen aus dem Link
statistics-link = Statistik aus analysierten Partien
statistics-heading = Statistik
statistics-lead = Wie viel Glück dabei war, wo Punkte verschenkt werden und ob es besser wird: aus allen Partien, die analysiert wurden.
statistics-whose = Wessen Partien
statistics-mine = Deine Partien
statistics-all = Alle Partien
statistics-game = Spiel
statistics-every-game = Alle Spiele
statistics-none = Noch wurde keine Partie analysiert. Öffne eine beendete Partie und wähle „Diese Partie analysieren“.
statistics-summary = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
}: { $result } % der Siege, { $start } % waren am Anfang zu erwarten. Glück: { $luck } Punkte je Partie. Verschenkt: { $loss } Punkte je Partie. Genauigkeit: { $accuracy } %.
statistics-summary-all = { $games } Ergebnisse, eines je Spieler und Partie. Verschenkt: { $loss } Punkte je Partie. Genauigkeit: { $accuracy } %.
statistics-luck = Wie viel Glück dabei war
statistics-luck-help = Was gute Ergebnisse von schlechten unterschied; die vier Teile ergeben zusammen 100 %. Ein negativer Teil hat die Ergebnisse einander angeglichen.
statistics-few = Zu wenige Partien, um etwas zu sagen.
statistics-losses = Wo Punkte verschenkt werden
statistics-kind = { $game }: { $kind }
statistics-halves = Genauigkeit: { $before } in der ersten Hälfte der Partien, { $since } in der zweiten.
statistics-losses-help = Nach Art der Frage: verschenkte Punkte je Partie im Mittel und wie viele Antworten Fehler waren.
statistics-loss = { $loss } ({ $mistakes } von { $choices })
statistics-trend = Im Lauf der Zeit
statistics-accuracy-told = Genauigkeit im Lauf der Zeit; dieselben Zahlen stehen in der Tabelle darunter.
statistics-luck-told = Glück im Lauf der Zeit, in Punkten je Partie; dieselben Zahlen stehen in der Tabelle darunter.
statistics-since = Seit
statistics-games = Partien
statistics-players = Ergebnisse
error-no-such-moment = Diesen Moment gibt es in der Partie nicht.
error-too-many-notes = Du hast zu viele Notizen zu dieser Partie.
error-too-many-forks = Diese Partie wurde schon zu oft von einem früheren Moment aus weitergespielt.
