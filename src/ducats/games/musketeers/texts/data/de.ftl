### Das Formular für alle, die die Schachtel besitzen: was jeder Wert der Datendatei ist.

musketeers-data-guards = Gardekarten
musketeers-data-guards-removed = Weggelassene Gardekarten, nach Personenzahl
musketeers-data-musketeers = Musketierkarten
musketeers-data-values = Werte
musketeers-data-swords = Degen auf den Karten eines Wertes
musketeers-data-factors = Wie oft eine Belohnung zählt
musketeers-data-jewel = Mit einem Edelstein
musketeers-data-prison = Mit einem Gefängnis
