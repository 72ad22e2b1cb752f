### Das Formular für alle, die die Schachtel besitzen: was jeder Wert der Datendatei ist.

marracash-data-names = Namen der Händler
marracash-data-start-cash = Geld zu Beginn
marracash-data-bid-step = Schritt beim Bieten
marracash-data-min-bid = Niedrigstes Gebot
marracash-data-customer-pay = Was die Kunden eines Ladens zahlen
marracash-data-signs = Schilder je Name
marracash-data-entrance-group = Besucher je Eingangsfeld
marracash-data-refill = Neue Besucher auf einem Eingangsfeld
marracash-data-open-cards = Offene Souvenirkarten
marracash-data-auction-commission = Provision einer Versteigerung
marracash-data-move-commission = Provision eines Zuges, je Kunde
marracash-data-upto = Grenze
marracash-data-low = Bis zur Grenze
marracash-data-high = Über der Grenze
marracash-data-visitors = Besucher
marracash-data-more-visitors = Besucher in den späteren Regeln des Autors
marracash-data-souvenirs = Souvenirkarten
marracash-data-yellow = { AS("Y", "marracash-hue") }
marracash-data-red = { AS("R", "marracash-hue") }
marracash-data-blue = { AS("B", "marracash-hue") }
marracash-data-green = { AS("G", "marracash-hue") }
marracash-data-purple = { AS("P", "marracash-hue") }
