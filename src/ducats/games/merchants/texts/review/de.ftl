### Wie Arten von Fragen in Statistiken heißen, und was versteigert wird.

merchants-kind-purchase = Waren kaufen
merchants-kind-wagon-bid = Gebot für einen Wagen
merchants-kind-master-load = Laden als Lademeister
merchants-kind-load-request = Nach Platz auf einem Wagen fragen
merchants-kind-load-quote = Ladepreis nennen
merchants-kind-load-answer = Auf den Ladepreis antworten
merchants-kind-load-reply = Auf ein Gegenangebot antworten
merchants-kind-load-final = Auf das letzte Wort antworten
merchants-kind-move-turn = Wagen bewegen
merchants-kind-pick-influence = Einflusskarte wählen
merchants-kind-price-disc = Preisscheibe
merchants-kind-price-adjust = Preise verschieben
merchants-kind-charter = Karten beim Entladen
merchants-kind-warehouse-sale = Lagerverkauf
merchants-kind-invest-bid = Gebot für eine Investitionskarte
merchants-kind-invest-pick = Investitionskarte wählen
merchants-kind-status-cards = Karten vor den Repräsentationskosten
merchants-kind-credit = Kredit nehmen
merchants-kind-repay = Kredit zurückzahlen
merchants-kind-climb = Aufsteigen
merchants-kind-offer-card = Eine Startkarte versteigern
merchants-kind-equipment-bid = Gebot für eine Startkarte
merchants-lot-wagon-bid = Wagen { $bidding } in { AS(AT($wagons, LESS($bidding, 1), "at"), "merchants-place") }
merchants-lot-invest-bid = eine Investitionskarte
merchants-lot-equipment-bid = Startkarte „{ AS(AT($auction, "card"), "merchants-piece") }“
