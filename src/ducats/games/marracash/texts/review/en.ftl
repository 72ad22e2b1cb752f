### What kinds of question are called in statistics.

marracash-kind-pick-shop = Which shop to auction
marracash-kind-open-bid = First bid
marracash-kind-raise-or-pass = Bidding or passing
marracash-kind-sealed-bid = Secret bid
marracash-kind-act = Action of a turn
marracash-kind-sell-souvenir = Selling a souvenir
marracash-kind-bring = Filling an entrance
