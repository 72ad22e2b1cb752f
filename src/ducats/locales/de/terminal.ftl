# Was nur das Terminal sagt.

terminal-you = du
terminal-random-bot = Zufall
terminal-musketeers-title = Musketiere · Durchgang { $hand } · Duell { $duel } von 9
terminal-guard = Garde
terminal-centre = Mitte
terminal-still-to-come = können noch kommen: { $guards }
terminal-column-player = Spieler
terminal-column-rewards = Belohnungen
terminal-column-cards = Karten
terminal-column-total = Dukaten
terminal-column-duel = Duell
terminal-column-sum = Summe
terminal-jailed = eingesperrt
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
terminal-step-help = Eingabe oder n: weiter · b: zurück · eine Zahl: dieser Moment · e: das Ende · q: verlassen
error-no-such-choice = Das steht nicht zur Wahl.
error-wrong-count = Das ist nicht die richtige Anzahl.
error-no-such-rule = Eine Regel mit dieser Nummer gibt es nicht.
