### Die Partie des Tages.

deals-lead = Alle spielen dieselben Karten gegen dieselben Bots, und dieselben Antworten treffen auf dieselben Erwiderungen. Deine erste Partie zählt; danach kannst du üben.
deals-day = Tag
deals-left = noch { $time }
deals-against = Gegen { $count ->
    [one] einen Bot
   *[other] { $count } Bots
}: { $level }
deals-play = Spielen
deals-go-on = Weiterspielen
deals-practise = Üben
deals-table = { $game }: Tabelle des Tages
deals-column-name = Wer
deals-column-place = Platz am Tisch
deals-column-score = Punkte
deals-column-rival = Bester Bot
deals-nobody = Noch niemand hat sie zu Ende gespielt.
deals-playing = { $count ->
    [one] Eine Partie läuft noch.
   *[other] { $count } Partien laufen noch.
}
deals-fairness = Geht es mit rechten Dingen zu?
deals-promise = Der Startwert steht schon am Tag davor fest. Vorher ist sein Fingerabdruck zu sehen, der Startwert selbst, wenn der Tag vorbei ist.
deals-commitment = Fingerabdruck des Startwerts
deals-tomorrow = Fingerabdruck des Startwerts von morgen
deals-seed = Startwert
deals-yesterday = Die Tabellen von gestern

error-no-such-deal = Von diesem Tag gibt es keine Partie.
