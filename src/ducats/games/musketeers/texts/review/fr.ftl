### Le nom des genres de question dans les statistiques.

musketeers-kind-lay-rewards = Mettre des récompenses de côté
musketeers-kind-commit-card = Jouer une carte
musketeers-kind-winner-token = Jeton du vainqueur
musketeers-kind-loser-token = Jeton du perdant
musketeers-kind-give-token = Donner un jeton
