### The form for owners of the box: what each value of the data file is.

musketeers-data-guards = Guards
musketeers-data-guards-removed = Guards left out, by number of players
musketeers-data-musketeers = Musketeer cards
musketeers-data-values = Values
musketeers-data-swords = Swords on the cards of one value
musketeers-data-factors = How many times a reward counts
musketeers-data-jewel = With a jewel
musketeers-data-prison = With a prison
