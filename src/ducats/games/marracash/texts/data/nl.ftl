### Het formulier voor wie de doos bezit: wat elke waarde van het gegevensbestand is.

marracash-data-names = Namen van de kooplieden
marracash-data-start-cash = Geld aan het begin
marracash-data-bid-step = Stap bij het bieden
marracash-data-min-bid = Laagste bod
marracash-data-customer-pay = Wat de klanten van een winkel betalen
marracash-data-signs = Borden per naam
marracash-data-entrance-group = Bezoekers per ingang
marracash-data-refill = Nieuwe bezoekers op een ingang
marracash-data-open-cards = Open souvenirkaarten
marracash-data-auction-commission = Provisie van een veiling
marracash-data-move-commission = Provisie van een zet, per klant
marracash-data-upto = Grens
marracash-data-low = Tot en met de grens
marracash-data-high = Boven de grens
marracash-data-visitors = Bezoekers
marracash-data-more-visitors = Bezoekers in de latere regels van de auteur
marracash-data-souvenirs = Souvenirkaarten
marracash-data-yellow = { AS("Y", "marracash-hue") }
marracash-data-red = { AS("R", "marracash-hue") }
marracash-data-blue = { AS("B", "marracash-hue") }
marracash-data-green = { AS("G", "marracash-hue") }
marracash-data-purple = { AS("P", "marracash-hue") }
