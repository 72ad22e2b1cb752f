### What kinds of question are called in statistics.

musketeers-kind-lay-rewards = Laying rewards aside
musketeers-kind-commit-card = Playing a card
musketeers-kind-winner-token = Token of the winner
musketeers-kind-loser-token = Token of the loser
musketeers-kind-give-token = Giving a token away
