### Wie Arten von Fragen in Statistiken heißen.

marquis-kind-exchange = Tauschen
marquis-kind-exchange-now = Sofort tauschen
marquis-kind-exchange-last = Letzter Tausch
marquis-kind-exchange-late = Später Tausch
marquis-kind-claim-toll = Zoll verlangen
marquis-kind-lay-card = Karte legen
marquis-kind-assassinate = Wen es trifft
marquis-kind-may-veto = Veto spielen
marquis-kind-take-back = Karte zurücknehmen
marquis-kind-call-witness = Zeugen rufen
marquis-kind-play-on = Weiterspielen oder aufhören
marquis-kind-intervene = Gegen ein Veto eingreifen
marquis-kind-answer-price = Auf einen Preis antworten
marquis-kind-last-word = Letztes Wort beim Verhandeln
marquis-kind-offer-fee = Für Schutz bieten
marquis-kind-answer-fee = Auf einen Preis für Schutz antworten
marquis-kind-choose-client = Schützling wählen
marquis-kind-settle-client = Ein Angebot annehmen
marquis-kind-special = Geheime Karte spielen
marquis-kind-hire = Söldner anheuern
marquis-kind-lay-or-keep = Söldner legen oder aufheben
