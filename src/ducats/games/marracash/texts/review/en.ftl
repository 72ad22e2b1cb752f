### What kinds of question are called in statistics, and what is sold in auctions.

marracash-kind-pick-shop = Which shop to auction
marracash-kind-open-bid = First bid
marracash-kind-raise-or-pass = Bidding or passing
marracash-kind-sealed-bid = Secret bid
marracash-kind-act = Action of a turn
marracash-kind-sell-souvenir = Selling a souvenir
marracash-kind-bring = Filling an entrance
marracash-lot-open-bid = shop { AT($auction, "shop") }
marracash-lot-raise-or-pass = shop { AT($auction, "shop") }
marracash-lot-sealed-bid = shop { AT($auction, "shop") }
