### What kinds of question are called in statistics, and what is sold in auctions.

merchants-kind-purchase = Buying goods
merchants-kind-wagon-bid = Bid for a wagon
merchants-kind-master-load = Loading as loading master
merchants-kind-load-request = Asking for room on a wagon
merchants-kind-load-quote = Naming a price for room
merchants-kind-load-answer = Answering a price for room
merchants-kind-load-reply = Replying to an offer
merchants-kind-load-final = Answering the last word
merchants-kind-move-turn = Moving wagons
merchants-kind-pick-influence = Choosing an influence card
merchants-kind-price-disc = Price disc
merchants-kind-price-adjust = Shifting prices
merchants-kind-charter = Cards at unloading
merchants-kind-warehouse-sale = Warehouse sale
merchants-kind-invest-bid = Bid for an investment
merchants-kind-invest-pick = Choosing an investment
merchants-kind-status-cards = Cards before upkeep
merchants-kind-credit = Taking credit
merchants-kind-repay = Repaying credit
merchants-kind-climb = Rising in rank
merchants-kind-offer-card = Putting a starting card up for auction
merchants-kind-equipment-bid = Bid for a starting card
merchants-lot-wagon-bid = wagon { $bidding } in { AS(AT($wagons, LESS($bidding, 1), "at"), "merchants-place") }
merchants-lot-invest-bid = an investment card
merchants-lot-equipment-bid = starting card “{ AS(AT($auction, "card"), "merchants-piece") }”
