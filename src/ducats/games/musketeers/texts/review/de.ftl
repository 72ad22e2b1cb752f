### Wie Arten von Fragen in Statistiken heißen.

musketeers-kind-lay-rewards = Belohnungen beiseitelegen
musketeers-kind-commit-card = Karte spielen
musketeers-kind-winner-token = Marker nach einem Sieg
musketeers-kind-loser-token = Marker nach einer Niederlage
musketeers-kind-give-token = Marker hergeben
