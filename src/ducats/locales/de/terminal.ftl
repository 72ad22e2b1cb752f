# Was nur das Terminal sagt.

terminal-you = du
terminal-random-bot = Zufall
terminal-guard = Garde
terminal-centre = Mitte
terminal-still-to-come = Garden, die noch kommen können: { $guards }
terminal-column-player = Name
terminal-column-rewards = { $labels ->
    [pegasus] Soldkarten
   *[hexagames] Belohnungen
}
terminal-column-cards = Karten
terminal-column-total = { $labels ->
    [pegasus] Silber
   *[hexagames] Dukaten
}
terminal-column-duel = Duell
terminal-column-sum = Summe
terminal-jailed = im Gefängnis
terminal-won = gewonnen: { $player }
terminal-lost = verloren: { $player }
terminal-your-hand = Deine Hand
terminal-thinking = { $player } überlegt …
terminal-choose-one = Tippe eine Nummer oder was in der Liste steht; ? für Hilfe.
terminal-choose-some = Tippe { $count } Nummern oder Karten, durch Leerzeichen getrennt; ? für Hilfe.
terminal-help =
    Antworten: die Nummer in der Liste oder die Kurzform: eine Karte als 7/2; j2 legt einen Edelstein auf Belohnung 2, j2 b1 nimmt ihn von Belohnung 1 von B; p2 und p2 b1 tun dasselbe mit einem Gefängnis; -p2 legt dein Gefängnis zurück, -j2 deinen Edelstein; t2 gibt den Marker von Belohnung 2 her.
    Befehle: ? diese Hilfe und der Tisch; r die Regel hinter der Frage; r MU-20 eine andere Regel; q den Tisch verlassen.
terminal-goodbye = Du verlässt den Tisch.
terminal-recorded = Die Aufzeichnung liegt in { $file }.
terminal-moment = Moment { $number } von { $last }
terminal-step-help = Enter oder n: weiter · b: zurück · eine Zahl: dieser Moment · e: das Ende · q: verlassen
error-no-such-choice = Das steht nicht zur Wahl.
error-wrong-count = Das ist nicht die richtige Anzahl.
error-no-such-rule = Eine Regel mit dieser Nummer gibt es nicht.
terminal-column-cash = Geld
terminal-column-shops = Läden
terminal-free-shops = Freie Läden:
terminal-bid = Tippe einen Betrag von { $least } bis { $most } (in Schritten von { $step }) oder p zum Passen.

error-bad-bot = Dieser Bot ist nicht eindeutig beschrieben.
error-other-version = Ein Rechenprozess hat eine andere Version von Ducats.
error-no-such-plan = Diesen Wettkampfplan gibt es nicht.
error-other-contest = In diesem Ordner liegen die Ergebnisse eines anderen Wettkampfs.
error-no-dask = Dask ist nicht installiert.
error-no-cluster = Der Rechenverbund antwortet nicht.
error-missing-extra = Eine Bibliothek zum Studium der Spiele ist nicht installiert.
error-workers-lost = Zu oft gingen Rechenprozesse verloren; der Wettkampf wurde aufgegeben.
