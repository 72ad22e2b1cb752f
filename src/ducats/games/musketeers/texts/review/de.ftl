### Wie Arten von Fragen in Statistiken heißen.

musketeers-kind-lay-rewards = Belohnungen zurücklegen
musketeers-kind-commit-card = Karte ausspielen
musketeers-kind-winner-token = Marker nach einem Sieg
musketeers-kind-loser-token = Marker nach einer Niederlage
musketeers-kind-give-token = Marker weitergeben
