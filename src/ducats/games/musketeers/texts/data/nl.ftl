### Het formulier voor wie de doos bezit: wat elke waarde van het gegevensbestand is.

musketeers-data-guards = Gardisten
musketeers-data-guards-removed = Weggelaten gardisten, naar aantal spelers
musketeers-data-musketeers = Musketierkaarten
musketeers-data-values = Waarden
musketeers-data-swords = Degens op de kaarten van één waarde
musketeers-data-factors = Hoe vaak een beloning telt
musketeers-data-jewel = Met een edelsteen
musketeers-data-prison = Met een gevangenis
