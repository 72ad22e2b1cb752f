### Hoe soorten vragen in statistieken heten.

musketeers-kind-lay-rewards = Beloningen opzijleggen
musketeers-kind-commit-card = Een kaart spelen
musketeers-kind-winner-token = Fiche van de winnaar
musketeers-kind-loser-token = Fiche van de verliezer
musketeers-kind-give-token = Een fiche weggeven
