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
error-no-dask = Dask ist nicht installiert.
error-no-cluster = Der Rechenverbund antwortet nicht.
error-missing-extra = Eine Bibliothek zum Studium der Spiele ist nicht installiert.
error-workers-lost = Zu oft gingen Rechenprozesse verloren; der Wettkampf wurde aufgegeben.
