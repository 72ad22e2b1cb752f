# Was nur das Terminal sagt.

terminal-you = du
terminal-random-bot = Zufall
terminal-column-cards = Karten
terminal-your-hand = Deine Hand
terminal-thinking = { $player } überlegt …
terminal-labelled = { $label }: { $value }
terminal-number = { $value }
terminal-form = { $step ->
    [1] { $told } (oder mehr, bis { $most })
   *[other] { $told } (oder mehr, bis { $most } in Schritten von { $step })
}
terminal-choose-one = Tippe eine Nummer aus der Liste; ? für Hilfe.
terminal-choose-or-amount = { $step ->
    [1] Tippe eine Nummer oder einen Betrag von { $least } bis { $most }; ? für Hilfe.
   *[other] Nummer oder Betrag von { $least } bis { $most } tippen (Schritte von { $step }); ? für Hilfe.
}
terminal-choose-some = Tippe { $count } Nummern oder Karten, durch Leerzeichen getrennt; ? für Hilfe.
terminal-type-amount = { $step ->
    [1] Tippe einen Betrag von { $least } bis { $most } ein.
   *[other] Tippe einen Betrag von { $least } bis { $most } ein (in Schritten von { $step }).
}
terminal-type-amounts = Tippe die Beträge nacheinander ein: { $ranges }.
terminal-only-choice = Deine einzige Wahl: { $choice }
terminal-no-such-choice = { $count ->
    [one] „{ $typed }“ steht nicht zur Wahl. Tippe 1 oder den Anfang des Textes.
   *[other] „{ $typed }“ steht nicht zur Wahl. Tippe eine Nummer von 1 bis { $count } oder den Anfang des Textes.
}
terminal-no-such-amount = „{ $typed }“ ist kein Betrag.
terminal-out-of-range = { $name }: nicht { $typed }, sondern { $least } bis { $most }.
terminal-wrong-count = Wähle { $count } aus; du hast { $typed } getippt.
terminal-chosen-twice = Dasselbe lässt sich nicht zweimal wählen.
terminal-help =
    Antworte mit einer Nummer aus der Liste, mit dem Text oder seinem Anfang oder mit seiner Kurzform. Geld darfst du tippen, wie es dasteht: { $amount }.
    ? diese Hilfe und der Tisch · hint die besten Antworten des Trainers · b der Spielplan · r die Regel hinter der Frage · r { $prefix }-1 eine andere Regel · q den Tisch verlassen
terminal-leave = Den Tisch verlassen
terminal-go-back = Zurück
terminal-key-help = Hilfe
terminal-key-rules = Regeln
terminal-key-board = Spielplan
terminal-key-log = Verlauf
terminal-key-leave = Verlassen
terminal-key-close = Schließen
terminal-help-keys =
    Mit Pfeilen und Enter oder mit einem Klick wählst du aus der Liste; oder du tippst. Bild auf und Bild ab bewegen den Spielplan.
    F1 diese Hilfe · F2 Regeln · F3 nur der Spielplan · F4 nur Spieler und Verlauf · Escape zurück · F10 den Tisch verlassen
terminal-goodbye = Du verlässt den Tisch.
terminal-recorded = Die Aufzeichnung liegt in { $file }.
terminal-deal = Partie vom { $day }. Der Startwert passt zum Fingerabdruck, der vorher zu sehen war: { $commitment }
terminal-moment = Moment { $number } von { $last }
terminal-step-help = Enter oder n: weiter · b: zurück · eine Zahl: dieser Moment · e: das Ende · q: verlassen
error-no-such-rule = Eine Regel mit dieser Nummer gibt es nicht.
terminal-column-cash = Geld
terminal-still-bidding = Bieten noch mit
terminal-free-shops = Freie Läden:

error-bad-bot = Dieser Bot ist nicht eindeutig beschrieben.
error-other-version = Ein Rechenprozess hat eine andere Version von Ducats.
error-no-such-plan = Diesen Wettkampfplan gibt es nicht.
error-other-contest = In diesem Ordner liegen die Ergebnisse eines anderen Wettkampfs.
error-bad-address = Diese Adresse lässt sich nicht verwenden.
error-bad-settings = Eine Einstellung stimmt nicht.
error-store-error = Die Datenbank lässt sich nicht verwenden.
error-no-dask = Dask ist nicht installiert.
error-no-cluster = Der Rechenverbund antwortet nicht.
error-missing-extra = Eine Bibliothek zum Studium der Spiele ist nicht installiert.
error-workers-lost = Zu oft gingen Rechenprozesse verloren; der Wettkampf wurde aufgegeben.
error-bad-net = Dieses Netz ist nicht brauchbar:
error-bad-scenario = Die Szenariodatei ist nicht brauchbar.

terminal-refused-game = Ein Spiel „{ $name }“ gibt es nicht; es gibt { $known }.
terminal-refused-bot = { $game } hat keinen Bot „{ $name }“; es gibt { $known }.
terminal-refused-preset =
    { $known ->
        [none] { $game } hat keine fertigen Regeln.
       *[other] { $game } hat keine fertigen Regeln „{ $name }“; es gibt { $known }.
    }
terminal-refused-option = { $game } hat keine Option „{ $name }“; es gibt { $known }.
terminal-refused-value = { $name } nimmt { $values } an, nicht „{ $value }“.
terminal-refused-form = Eine Option schreibt man NAME=WERT, nicht „{ $written }“.
terminal-refused-seats = { $game } ist für { $least } bis { $most } Personen, nicht für { $seats }.
terminal-refused-bots = Mit dir sind { $bots } Bots mehr als { $seats } Personen.
terminal-refused-seat = --seat ist eines von { $known }, nicht „{ $name }“.
terminal-refused-moment = Es gibt die Momente 0 bis { $last }, nicht { $number }.
terminal-refused-rule = { $game } hat keine Regel „{ $name }“.
terminal-refused-puzzle =
    { $name ->
        [none] { $game } hat kein Rätsel des Tages.
       *[other] { $game } hat kein Rätsel „{ $name }“.
    }
terminal-refused-folder = Den Ordner „{ $folder }“ für die Aufzeichnung gibt es nicht.
terminal-refused-no-file = { $file }: Diese Datei gibt es nicht.
terminal-refused-is-folder = { $file }: Das ist ein Ordner, keine Datei.
terminal-refused-no-permission = { $file }: Das darfst du nicht öffnen.
