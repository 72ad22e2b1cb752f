### Wie Arten von Fragen in Statistiken heißen.

merchants-kind-purchase = Waren kaufen
merchants-kind-wagon-bid = Gebot für einen Wagen
merchants-kind-master-load = Laden als Lademeister
merchants-kind-load-request = Um Ladeplatz bitten
merchants-kind-load-quote = Preis für Ladeplatz nennen
merchants-kind-load-answer = Auf den Preis antworten
merchants-kind-load-reply = Auf ein Angebot erwidern
merchants-kind-load-final = Auf das letzte Wort antworten
merchants-kind-move-turn = Wagen bewegen
merchants-kind-pick-influence = Einflusskarte wählen
merchants-kind-price-disc = Preisscheibe
merchants-kind-price-adjust = Preise verschieben
merchants-kind-charter = Karten beim Entladen
merchants-kind-warehouse-sale = Lagerverkauf
merchants-kind-invest-bid = Gebot für eine Investition
merchants-kind-invest-pick = Investition wählen
merchants-kind-status-cards = Karten vor dem Unterhalt
merchants-kind-credit = Kredit aufnehmen
merchants-kind-repay = Kredit zurückzahlen
merchants-kind-climb = Im Rang aufsteigen
merchants-kind-offer-card = Ausrüstung versteigern
merchants-kind-equipment-bid = Gebot für Ausrüstung
