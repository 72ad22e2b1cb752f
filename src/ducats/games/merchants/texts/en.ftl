### Merchants. How a text gets at its fields and names players: docs/guides/translate.md.

game-merchants = Merchants of the Middle Ages
game-merchants-about = Load the wagons, bargain over the freight, sell in six cities.

merchants-money = { $amount } florins
merchants-good = { AS($good, "merchants-ware") }
merchants-ware = { $it ->
    [cloth] cloth
    [iron] iron
    [wine] wine
    [food] food
    [silk] silk
   *[salt] salt
}
merchants-object = { merchants-good }
merchants-city = { AS($city, "merchants-place") }
merchants-place = { $it ->
    [PAR] Paris
    [BRU] Bruges
    [KOL] Cologne
    [HAM] Hamburg
    [WIE] Vienna
    [GEN] Genoa
   *[other] space { $it }
}
merchants-level = { AS($level, "merchants-rank") }
merchants-rank = { PRINTED("titles", $it) ->
    [none] { merchants-usual-rank }
   *[other] { PRINTED("titles", $it) }
}
merchants-usual-rank = { $it ->
    [0] Grocer
    [1] Trader
    [2] Merchant
    [3] Wholesaler
    [4] Guild brother
    [5] Guild master
    [6] Patrician
    [7] Alderman
    [8] Treasurer
    [9] Councillor
   *[other] level { $it }
}
merchants-card = { AS($card, "merchants-piece") }
merchants-piece = { $it ->
    [courier] Courier
    [express_courier] Express courier
    [cartwright] Cartwright
    [great_cartwright] Great cartwright
    [office] Trading office
    [great_office] Great trading office
    [cheap_purchase] Cheap purchase
    [warehouse_sale] Warehouse sale
    [fresh_horses] Fresh horses
    [broken_axle] Broken axle
    [market_rumour] Market rumour
    [loading_permit] Loading permit
    [city_charter] City charter
    [patron_favour] Patron’s favour
   *[letter_of_exchange] Letter of exchange
}
merchants-effect = { $card ->
    [courier] In your movement turn you may move the courier up to { merchants-power-spaces }.
    [express_courier] In your movement turn you may move the courier up to { merchants-power-spaces }.
    [cartwright] In your movement turn a wagon of your choice goes { merchants-power-spaces } further.
    [great_cartwright] In your movement turn wagons of your choice go { merchants-power-spaces } further in all.
    [office] After the price discs you may move goods { merchants-power-levels } up or down.
    [great_office] After the price discs you may move goods { merchants-power-levels } up or down in all.
    [cheap_purchase] { OPTION("cheap_purchase") ->
        [each100] Each good you buy costs { merchants-power } florins.
       *[flat100] All the goods you buy in one turn cost { merchants-power } florins together.
    }
    [warehouse_sale] While wagons are unloaded you may sell up to { merchants-power-goods } from your warehouses at the buying price.
    [fresh_horses] Once: a token moves a wagon up to { merchants-power-spaces } further.
    [broken_axle] Once: a wagon on the road stands still for the rest of the round.
    [market_rumour] Once: after the price discs move one good { merchants-power-levels } up or down.
    [loading_permit] Once: load without asking the master, for { merchants-power } florins per good.
    [city_charter] Once: all your goods on an arriving wagon get the city’s bonus.
    [patron_favour] Once: your upkeep is { merchants-power } florins lower this round.
   *[letter_of_exchange] Once: { merchants-power } florins from the bank, when you buy or pay your upkeep.
}
merchants-power = { PRINTED("powers", $card) }
merchants-power-spaces = { PRINTED("powers", $card) ->
    [one] { PRINTED("powers", $card) } space
   *[other] { PRINTED("powers", $card) } spaces
}
merchants-power-levels = { PRINTED("powers", $card) ->
    [one] { PRINTED("powers", $card) } level
   *[other] { PRINTED("powers", $card) } levels
}
merchants-power-goods = { PRINTED("powers", $card) ->
    [one] { PRINTED("powers", $card) } good
   *[other] { PRINTED("powers", $card) } goods
}
merchants-phase = { $phase ->
    [setup] Setting up
    [purchase] Purchase
    [wagons] Wagons and loading
    [movement] Movement
    [prices] Prices
    [unloading] Unloading
    [investment] Investment
   *[status] Status
}
merchants-load = { LIST(TALLY($it, "cloth iron wine food silk salt"), "merchants-amount") }
merchants-units = { $count } { merchants-good }
merchants-amount = { $it } { AS($at, "merchants-ware") }
merchants-stock = { LIST($it, "merchants-amount") }
merchants-bid-of = { SEAT($at) } { $it }
merchants-disc-of = { SEAT($at) }: { merchants-pointers }
merchants-pointers = { LIST(TALLY($it), "merchants-pointer-at", last: " + ") }
merchants-pointer-at = { AS($at, "merchants-ware") }
merchants-bonus-of = { AS($at, "merchants-place") } { $it }
merchants-sale = { $bonus ->
    [0] { SEAT($seat) } { PRODUCT($count, $price) } ({ merchants-units } at { $price })
   *[other] { SEAT($seat) } { PRODUCT($count, SUM($price, $bonus)) } ({ merchants-units } at { $price } + { $bonus })
}
merchants-result = { SEAT($at) }: { AS($it, "merchants-rank") } ({ AT($cash, $at) } florins)
merchants-standing = { AT($loading, "final") ->
    [none] { AT($loading, "counter") ->
        [none] { AT($loading, "quote") }
       *[other] { AT($loading, "counter") }
    }
   *[other] { AT($loading, "final") }
}

## What happened

merchants-event-first-player-drawn = { WHO($seat) ->
    [you] You are the first player.
   *[other] { SEAT($seat) } is the first player.
}
merchants-event-wagon-placed = Wagon { $wagon } starts in { merchants-city }.
merchants-event-investment-turned = { merchants-card } lies face up.
merchants-event-pair-dealt = { WHO($seat) ->
    [you] You get { LIST($cards, "merchants-piece") } for { $price } florins.
   *[other] { SEAT($seat) } gets { LIST($cards, "merchants-piece") } for { $price } florins.
}
merchants-event-card-offered = { WHO($seat) ->
    [you] You put { merchants-card } up for auction.
   *[other] { SEAT($seat) } puts { merchants-card } up for auction.
}
merchants-event-round-began = Round { $round } begins. First player: { SEAT($first) }.
    .head = { merchants-event-round-began }
merchants-event-phase-began = { "" }
    .head = { merchants-phase }
merchants-event-letter-played = { WHO($seat) ->
    [you] You play a letter of exchange: { $amount } florins.
   *[other] { SEAT($seat) } plays a letter of exchange: { $amount } florins.
}
merchants-event-good-bought = { WHO($seat) ->
    [you] You buy { merchants-object } in { merchants-city } for { $price }.
   *[other] { SEAT($seat) } buys { merchants-object } in { merchants-city } for { $price }.
}
merchants-folded-purchase = { WHO(AT($events, 0, "seat")) ->
    [you] You buy { LIST(ALIKE($events, "good city price"), "merchants-bought") }.
   *[other] { SEAT(AT($events, 0, "seat")) } buys { LIST(ALIKE($events, "good city price"), "merchants-bought") }.
}
merchants-bought = { $count ->
    [one] { merchants-object } in { merchants-city } ({ $price })
   *[other] { merchants-units } in { merchants-city } ({ $price } each)
}
merchants-event-purchase-ended = { $bought ->
    [0] { WHO($seat) ->
        [you] You buy nothing.
       *[other] { SEAT($seat) } buys nothing.
    }
   *[other] { "" }
}
merchants-event-wagon-bids-revealed = Bids for wagon { $wagon }: { LIST($bids, "merchants-bid-of") }. { merchants-new-master }
merchants-new-master = { WHO($winner) ->
    [none] Nobody gets it.
    [you] You are loading master.
   *[other] { SEAT($winner) } is loading master.
}
merchants-event-master-loaded = { $count ->
    [0] { WHO($seat) ->
        [you] You load nothing onto wagon { $wagon }.
       *[other] { SEAT($seat) } loads nothing onto wagon { $wagon }.
    }
   *[other] { WHO($seat) ->
        [you] You load { merchants-units } onto wagon { $wagon } and have a monopoly on it there.
       *[other] { SEAT($seat) } loads { merchants-units } onto wagon { $wagon } and has a monopoly on it there.
    }
}
merchants-event-loading-requested = { $permit ->
    [yes] { WHO($seat) ->
        [you] You show a loading permit: { AS($goods, "merchants-load") } onto wagon { $wagon }.
       *[other] { SEAT($seat) } shows a loading permit: { AS($goods, "merchants-load") } onto wagon { $wagon }.
    }
   *[no] { WHO($seat) ->
        [you] You ask for room on wagon { $wagon }: { AS($goods, "merchants-load") }.
       *[other] { SEAT($seat) } asks for room on wagon { $wagon }: { AS($goods, "merchants-load") }.
    }
}
merchants-event-loading-passed = { WHO($seat) ->
    [you] You load nothing onto wagon { $wagon }.
   *[other] { SEAT($seat) } loads nothing onto wagon { $wagon }.
}
merchants-folded-idleness = Load nothing onto wagon { AT($events, 0, "wagon") }: { LIST($events, "told-by") }.
merchants-event-price-named = { $word ->
    [quote] { $amount ->
        [none] { WHO($seat) ->
            [you] You name a price to { SEAT($other) }.
           *[other] { SEAT($seat) } names a price to { SEAT($other) }.
        }
       *[other] { WHO($seat) ->
            [you] You ask { SEAT($other) } for { $amount }.
           *[other] { SEAT($seat) } asks { SEAT($other) } for { $amount }.
        }
    }
    [counter] { $amount ->
        [none] { WHO($seat) ->
            [you] You name another price to { SEAT($other) }.
           *[other] { SEAT($seat) } names another price to { SEAT($other) }.
        }
       *[other] { WHO($seat) ->
            [you] You offer { SEAT($other) } { $amount }.
           *[other] { SEAT($seat) } offers { SEAT($other) } { $amount }.
        }
    }
   *[final] { $amount ->
        [none] { WHO($seat) ->
            [you] You name a last price to { SEAT($other) }.
           *[other] { SEAT($seat) } names a last price to { SEAT($other) }.
        }
       *[other] { WHO($seat) ->
            [you] Your last word to { SEAT($other) }: { $amount }.
           *[other] { SEAT($seat) }’s last word to { SEAT($other) }: { $amount }.
        }
    }
}
merchants-event-loading-refused = { WHO($seat) ->
    [you] You refuse the deal with { SEAT($other) }. Nothing is loaded.
   *[other] { SEAT($seat) } refuses the deal with { SEAT($other) }. Nothing is loaded.
}
merchants-event-reason-given = { COUNT($reason) ->
    [0] { "" }
   *[other] { WHO($seat) ->
        [you] You: “{ AS($reason, "merchants-reason") }”
       *[other] { SEAT($seat) }: “{ AS($reason, "merchants-reason") }”
    }
}
merchants-event-goods-loaded = { $price ->
    [none] { WHO($seat) ->
        [you] You load { AS($goods, "merchants-load") } onto wagon { $wagon } and pay { SEAT($master) }.
       *[other] { SEAT($seat) } loads { AS($goods, "merchants-load") } onto wagon { $wagon } and pays { SEAT($master) }.
    }
   *[other] { WHO($seat) ->
        [you] You load { AS($goods, "merchants-load") } onto wagon { $wagon } and pay { SEAT($master) } { $price }.
       *[other] { SEAT($seat) } loads { AS($goods, "merchants-load") } onto wagon { $wagon } and pays { SEAT($master) } { $price }.
    }
}
merchants-event-wagon-moved = { $arrived ->
    [yes] { WHO($seat) ->
        [you] You bring wagon { $wagon } to { AS(AT($walk, -1), "merchants-place") }.{ merchants-fresh-horses }
       *[other] { SEAT($seat) } brings wagon { $wagon } to { AS(AT($walk, -1), "merchants-place") }.{ merchants-fresh-horses }
    }
   *[no] { $token ->
        [none] { WHO($seat) ->
            [you] You move wagon { $wagon } on by { merchants-spaces }, to { AS(AT($walk, -1), "merchants-place") }.
           *[other] { SEAT($seat) } moves wagon { $wagon } on by { merchants-spaces }, to { AS(AT($walk, -1), "merchants-place") }.
        }
       *[other] { COUNT($walk) ->
            [1] { WHO($seat) ->
                [you] You play { $token }: wagon { $wagon } stays where it is.{ merchants-fresh-horses }
               *[other] { SEAT($seat) } plays { $token }: wagon { $wagon } stays where it is.{ merchants-fresh-horses }
            }
           *[other] { WHO($seat) ->
                [you] You play { $token }: wagon { $wagon } from { AS(AT($walk, 0), "merchants-place") } to { AS(AT($walk, -1), "merchants-place") }.{ merchants-fresh-horses }
               *[other] { SEAT($seat) } plays { $token }: wagon { $wagon } from { AS(AT($walk, 0), "merchants-place") } to { AS(AT($walk, -1), "merchants-place") }.{ merchants-fresh-horses }
            }
        }
    }
}
merchants-event-tokens-returned = { "" }
merchants-event-courier-moved = { WHO($seat) ->
    [you] You move the courier to { AS($to, "merchants-place") }.
   *[other] { SEAT($seat) } moves the courier to { AS($to, "merchants-place") }.
}
merchants-event-axle-broken = { WHO($seat) ->
    [you] You play a broken axle: wagon { $wagon } stands still this round.
   *[other] { SEAT($seat) } plays a broken axle: wagon { $wagon } stands still this round.
}
merchants-event-move-turn-ended = { "" }
merchants-event-courier-met = Wagon { $wagon } meets the courier: an influence card for { SEAT($seat) }.
merchants-event-influence-taken = { $card ->
    [none] { WHO($seat) ->
        [you] You take an influence card.
       *[other] { SEAT($seat) } takes an influence card.
    }
   *[other] { WHO($seat) ->
        [you] You take an influence card: { merchants-card }.
       *[other] { SEAT($seat) } takes an influence card: { merchants-card }.
    }
}
merchants-event-discs-revealed = The discs show: { LIST($discs, "merchants-disc-of") }.
merchants-event-price-raised = { $devalued ->
    [yes] { WHO($seat) ->
        [you] You raise { merchants-good } over the top: it falls to level { $level }.
       *[other] { SEAT($seat) } raises { merchants-good } over the top: it falls to level { $level }.
    }
   *[no] { WHO($seat) ->
        [you] You raise { merchants-good } to level { $level }.
       *[other] { SEAT($seat) } raises { merchants-good } to level { $level }.
    }
}
merchants-event-price-shifted = { $office ->
    [yes] { WHO($seat) ->
        [you] Your trading office moves { merchants-good } to level { $level }.
       *[other] { SEAT($seat) }’s trading office moves { merchants-good } to level { $level }.
    }
   *[no] { WHO($seat) ->
        [you] You spread a rumour: { merchants-good } at level { $level }.
       *[other] { SEAT($seat) } spreads a rumour: { merchants-good } at level { $level }.
    }
}
merchants-folded-prices = New price levels: { LIST(ALIKE($events, "good"), "merchants-new-price") }.
merchants-new-price = { merchants-good } { $type ->
    [PriceShifted] { $level }
   *[other] { $devalued ->
        [yes] falls to { $level }
       *[other] { $level }
    }
}
merchants-event-charter-played = { WHO($seat) ->
    [you] You play a city charter for wagon { $wagon }.
   *[other] { SEAT($seat) } plays a city charter for wagon { $wagon }.
}
merchants-event-wagon-unloaded = Wagon { $wagon } is unloaded in { merchants-city }: { LIST($sales, "merchants-sale") }. Arrivals: { $arrivals }.
    .short = { merchants-payday }.
merchants-event-empty-wagon-arrived = The empty wagon { $wagon } reaches { merchants-city }.
merchants-event-stored-good-sold = { WHO($seat) ->
    [you] You sell { merchants-object } from your warehouse in { merchants-city } for { $price }.
   *[other] { SEAT($seat) } sells { merchants-object } from the warehouse in { merchants-city } for { $price }.
}
merchants-event-bonuses-set = City bonuses, higher where no wagon arrived: { LIST($bonuses, "merchants-bonus-of") }.
merchants-event-auction-opened = { WHO($seat) ->
    [you] Auction { $number } of an investment card; you begin.
   *[other] Auction { $number } of an investment card; { SEAT($seat) } begins.
}
merchants-event-bid-made = { WHO($seat) ->
    [you] You bid { $amount }.
   *[other] { SEAT($seat) } bids { $amount }.
}
merchants-event-bid-passed = { WHO($seat) ->
    [you] You pass.
   *[other] { SEAT($seat) } passes.
}
merchants-folded-bidding = { COUNT($events, "amount") ->
    [0] No bid
    [one] One bid
   *[other] { COUNT($events, "amount") } bids
}. Last: { LIST(TAKE($events, 4, "right"), "merchants-bid") }.
merchants-bid = { $type ->
    [BidMade] { SEAT($seat) } { $amount }
   *[other] { WHO($seat) ->
        [you] you pass
       *[other] { SEAT($seat) } passes
    }
}
merchants-event-auction-failed = Nobody bids: no investment card is sold.
merchants-event-investment-taken = { WHO($seat) ->
    [you] You take an investment card for { $price }: { merchants-card }.
   *[other] { SEAT($seat) } takes an investment card for { $price }: { merchants-card }.
}
merchants-event-patron-played = { WHO($seat) ->
    [you] You play a patron’s favour.
   *[other] { SEAT($seat) } plays a patron’s favour.
}
merchants-event-upkeep-paid = { $fell_from ->
    [none] { $amount ->
        [0] { "" }
       *[other] { WHO($seat) ->
            [you] You pay { $amount } upkeep.
           *[other] { SEAT($seat) } pays { $amount } upkeep.
        }
    }
   *[other] { WHO($seat) ->
        [you] You cannot pay and fall to { merchants-level }: { $amount } upkeep.
       *[other] { SEAT($seat) } cannot pay and falls to { merchants-level }: { $amount } upkeep.
    }
}
merchants-event-credit-taken = { WHO($seat) ->
    [you] You take a credit of { $amount }.
   *[other] { SEAT($seat) } takes a credit of { $amount }.
}
merchants-event-credit-declined = { WHO($seat) ->
    [you] You take no credit.
   *[other] { SEAT($seat) } takes no credit.
}
merchants-folded-thrift = No credit taken: { LIST($events, "told-by") }.
merchants-event-credits-repaid = { $repaid ->
    [0] { WHO($seat) ->
        [you] You repay nothing.
       *[other] { SEAT($seat) } repays nothing.
    }
    [one] { WHO($seat) ->
        [you] You repay { $repaid } credit for { $amount }.
       *[other] { SEAT($seat) } repays { $repaid } credit for { $amount }.
    }
   *[other] { WHO($seat) ->
        [you] You repay { $repaid } credits for { $amount }.
       *[other] { SEAT($seat) } repays { $repaid } credits for { $amount }.
    }
}
merchants-event-status-raised = { $steps ->
    [0] { WHO($seat) ->
        [you] You do not rise.
       *[other] { SEAT($seat) } does not rise.
    }
   *[other] { WHO($seat) ->
        [you] You rise to { merchants-level } for { $cost }.
       *[other] { SEAT($seat) } rises to { merchants-level } for { $cost }.
    }
}
merchants-event-game-ended = { $reason ->
    [rounds] The last round is over. { merchants-victory } Results: { LIST($status, "merchants-result") }.
   *[arrivals] Enough wagons have arrived. { merchants-victory } Results: { LIST($status, "merchants-result") }.
}
merchants-victory = { COUNT($winners) ->
    [1] { WHO(AT($winners, 0)) ->
        [you] You win.
       *[other] { SEAT(AT($winners, 0)) } wins.
    }
   *[other] Shared victory for { LIST($winners, "told-object", last: " and ") }.
}
merchants-fresh-horses = { $horses ->
    [0] { "" }
   *[other] { " " }Fresh horses: +{ $horses }.
}

## What is asked

merchants-question-purchase = { AT($purchase, "number") ->
    [2] Second purchase: you may buy { LESS(PRINTED("max_purchase"), AT($purchase, "bought")) } more. Take goods from the city markets.
   *[other] Purchase: you may buy { LESS(PRINTED("max_purchase"), AT($purchase, "bought")) } more. Take goods from the city markets.
}
merchants-question-wagon-bid = Sealed bid for wagon { $bidding } in { AS(AT($wagons, LESS($bidding, 1), "at"), "merchants-place") }. The highest bidder, among equals the first in turn order, becomes loading master; only the winner pays.
merchants-question-master-load = You are loading master of wagon { AT($loading, "wagon") } in { AS(AT($wagons, LESS(AT($loading, "wagon"), 1), "at"), "merchants-place") }. Load goods of one type; nobody else may then load that type.
merchants-question-load-request = Wagon { AT($loading, "wagon") } in { AS(AT($wagons, LESS(AT($loading, "wagon"), 1), "at"), "merchants-place") }: ask { SEAT(AT($wagons, LESS(AT($loading, "wagon"), 1), "master")) } for room to load your goods, or pass.
merchants-question-load-quote = { SEAT(AT($loading, "guest")) } asks for room on your wagon { AT($loading, "wagon") }: { AS(AT($loading, "goods"), "merchants-load") }. Name your price.
merchants-question-load-answer = { SEAT(AT($wagons, LESS(AT($loading, "wagon"), 1), "master")) } asks { merchants-standing } for your { AS(AT($loading, "goods"), "merchants-load") }. { KINDS($question) ->
    [Accept-CounterOffer-Refuse] Accept, refuse, or offer less.
    [CounterOffer-Refuse] That is more than you have: offer less or refuse.
    [Refuse] That is more than you have.
   *[other] Accept or refuse.
}
merchants-question-load-reply = { SEAT(AT($loading, "guest")) } offers { merchants-standing } for { AS(AT($loading, "goods"), "merchants-load") }; you asked { AT($loading, "quote") }. { KINDS($question) ->
    [Accept-FinalPrice-Refuse] Accept, refuse, or name a last price.
    [Accept-QuotePrice-Refuse] Accept, refuse, or lower your price.
   *[other] Accept or refuse.
}
merchants-question-load-final = { SEAT(AT($wagons, LESS(AT($loading, "wagon"), 1), "master")) }’s last word for your { AS(AT($loading, "goods"), "merchants-load") } is { merchants-standing }. Accept or refuse.
merchants-question-move-turn = { AT($move, "moved") ->
    [yes] Your token is played. Your cards still give you spaces (for wagons: { AT($move, "extra") }, for the courier: { AT($move, "courier") }). Use them or end your turn.
   *[no] Move a wagon: choose the wagon, a token and where it goes.
}
merchants-question-pick-influence = A wagon meets the courier: choose an influence card.
merchants-question-price-disc = Set your price disc in secret: each good it points at rises one level. Above the top it falls to the bottom.
merchants-question-price-adjust = You may shift prices now (office steps: { AT($adjust, "steps") }; then market rumours).
merchants-question-charter = Wagon { AT($unload, "wagon") } is unloaded in { AS(AT($wagons, LESS(AT($unload, "wagon"), 1), "at"), "merchants-place") }. Do you play a city charter for your goods?
merchants-question-warehouse-sale = Warehouse sale: sell goods from your warehouses at the buying price ({ AT($sale, "sold") } sold so far).
merchants-question-invest-bid = { AT($auction, "high") ->
    [0] An investment card is up for auction: bid or pass. The winner chooses the card.
   *[other] { SEAT(AT($auction, "leader")) } bids { AT($auction, "high") } for an investment card: bid more or pass.
}
merchants-question-invest-pick = You won the auction with { AT($auction, "high") }. Choose your investment card.
merchants-question-status-cards = Your upkeep as { AS(AT($places, $seat, "status"), "merchants-rank") } is { AT($places, $seat, "upkeep") }. Do you play cards first?
merchants-question-credit = { KINDS($question) ->
    [DeclineCredit] You have enough money and need no credit.
   *[other] { AT($question, "rule") ->
        [MA-61] You have fallen. Do you take a credit?
        [MA-R26] You cannot pay your upkeep. Do you take a credit so as not to fall?
       *[other] You are short of money. Do you take a credit?
    }
}
merchants-question-repay = { AT($places, $seat, "credits") ->
    [one] You have { AT($places, $seat, "credits") } credit. Do you repay it?
   *[other] You have { AT($places, $seat, "credits") } credits. How many do you repay?
}
merchants-climbing = Your status: { AS(AT($places, $seat, "status"), "merchants-rank") }. A level costs { $step_cost }: how many do you rise?
merchants-last-chance = Last chance to rise, for the game ends now: money left over only breaks ties. { merchants-climbing }
merchants-question-climb = { IS(MAX($arrivals, $end_arrivals), $arrivals) ->
    [yes] { merchants-last-chance }
   *[no] { IS($round, OPTION("max_rounds")) ->
        [yes] { merchants-last-chance }
       *[no] { merchants-climbing }
    }
}
merchants-question-offer-card = Put a starting card up for auction.
merchants-question-equipment-bid = { AT($auction, "high") ->
    [0] { AS(AT($auction, "card"), "merchants-piece") } is up for auction: bid or pass.
   *[other] { SEAT(AT($auction, "leader")) } bids { AT($auction, "high") } for { AS(AT($auction, "card"), "merchants-piece") }: bid more or pass.
}
merchants-wait-purchase = { told-waiting } buys goods.
merchants-wait-wagon-bid = Sealed bids for wagon { $bidding }. Waiting for { told-waiting }.
merchants-wait-master-load = { told-waiting } loads wagon { AT($loading, "wagon") }.
merchants-wait-load-request = { told-waiting } considers asking for room on wagon { AT($loading, "wagon") }.
merchants-wait-load-quote = { told-waiting } names a price for { SEAT(AT($loading, "guest")) }: { AS(AT($loading, "goods"), "merchants-load") }.
merchants-wait-load-answer = { told-waiting } considers the price.
merchants-wait-load-reply = { told-waiting } considers the offer.
merchants-wait-load-final = { told-waiting } considers the last price.
merchants-wait-move-turn = { told-waiting } moves.
merchants-wait-pick-influence = { told-waiting } chooses an influence card.
merchants-wait-price-disc = Secret price discs. Waiting for { told-waiting }.
merchants-wait-price-adjust = { told-waiting } may shift prices.
merchants-wait-charter = { told-waiting } may play a city charter.
merchants-wait-warehouse-sale = { told-waiting } may sell from the warehouses.
merchants-wait-invest-bid = { told-waiting } considers bidding more than { AT($auction, "high") }.
merchants-wait-invest-pick = { told-waiting } chooses an investment card.
merchants-wait-status-cards = { told-waiting } may play cards before the upkeep.
merchants-wait-credit = { told-waiting } considers a credit.
merchants-wait-repay = { told-waiting } may repay credits.
merchants-wait-climb = { told-waiting } may rise, at { $step_cost } a level.
merchants-wait-offer-card = { told-waiting } puts a card up for auction.
merchants-wait-equipment-bid = { told-waiting } considers bidding more than { AT($auction, "high") } for { AS(AT($auction, "card"), "merchants-piece") }.
merchants-wait-moment = One moment.
merchants-wait-over = The game is over.

## What can be done

merchants-action-buy-good = Buy { merchants-object } in { merchants-city }
merchants-action-end-purchase = Finish the purchase
merchants-action-play-letter = Play a letter of exchange
merchants-action-bid-for-wagon = Bid { $amount }
merchants-action-load-goods = Load { merchants-units }
merchants-action-load-nothing = Load nothing more
merchants-action-request-loading = { $permit ->
    [yes] Load { AS($goods, "merchants-load") } with a permit
   *[no] Ask for room for { AS($goods, "merchants-load") }
}
merchants-action-pass-loading = Pass
merchants-action-quote-price = Ask for { $amount }
merchants-action-counter-offer = Offer { $amount }
merchants-action-final-price = Last word: { $amount }
merchants-action-accept = Accept { merchants-standing } for { AS(AT($loading, "goods"), "merchants-load") }
merchants-action-refuse = Refuse
merchants-action-move-wagon = { $horses ->
    [0] Wagon { $wagon } with token { $token } to { AS($to, "merchants-place") }{ merchants-behind }
   *[other] Wagon { $wagon } with token { $token } and fresh horses +{ $horses } to { AS($to, "merchants-place") }{ merchants-behind }
}
merchants-action-push-wagon = Wagon { $wagon }: { merchants-spaces } further, to { AS($to, "merchants-place") }{ merchants-behind }
merchants-action-move-courier = Courier to { AS($to, "merchants-place") }
merchants-action-break-axle = Play a broken axle on wagon { $wagon }
merchants-action-end-turn = End the turn
merchants-action-pick-influence = Take { merchants-card }
merchants-action-set-disc = { IS(AT($goods, 0), AT($goods, 1)) ->
    [yes] Raise { AS($goods, "merchants-pointers") } (both pointers)
   *[no] Raise { AS($goods, "merchants-pointers") }
}
merchants-action-shift-price = { $by ->
    [1] Move { merchants-good } one level up
   *[other] Move { merchants-good } one level down
}
merchants-action-end-adjusting = No further step
merchants-action-play-charter = Play the charter
merchants-action-keep-charter = Do not play it
merchants-action-sell-stored = Sell { merchants-object } in { merchants-city }
merchants-action-end-sale = Sell nothing more
merchants-action-bid = Bid { $amount }
merchants-action-pass-bid = Pass
merchants-action-pick-investment = Take { merchants-card }
merchants-action-play-status-cards = { $patron ->
    [yes] { $letters ->
        [0] Play the patron’s favour
        [one] Play the patron’s favour and { $letters } letter of exchange
       *[other] Play the patron’s favour and { $letters } letters of exchange
    }
   *[no] { $letters ->
        [0] Play no card
        [one] Play { $letters } letter of exchange
       *[other] Play { $letters } letters of exchange
    }
}
merchants-action-take-credit = Take a credit
merchants-action-decline-credit = No credit
merchants-action-repay = { $credits ->
    [0] Repay nothing
    [one] Repay { $credits } credit for { PRODUCT($credits, PRINTED("credit_repay")) }
   *[other] Repay { $credits } credits for { PRODUCT($credits, PRINTED("credit_repay")) }
}
merchants-action-climb = { $steps ->
    [0] Stay
    [one] { $steps } level up for { PRODUCT($steps, $step_cost) }
   *[other] { $steps } levels up for { PRODUCT($steps, $step_cost) }
}
merchants-action-offer-card = Put up { merchants-card }
merchants-behind = { $came_from ->
    [none] { "" }
   *[other] { " " }(coming from { AS($came_from, "merchants-place") })
}

## What a choice means

merchants-hint-buys = Costs { $price }, sells for { $sell } today. { $supply } left. { merchants-wagon-there }
    .after = 1 × { merchants-good }: costs { $price }, sells for { $sell } today. { $supply } left. { merchants-wagon-there }
merchants-wagon-there = { $wagon ->
    [0] No wagon stands there now.
   *[other] Wagon { $wagon } stands there.
}
merchants-hint-cash-now = You have { $cash } florins.
    .after = You would keep { LESS($cash, $amount) } florins.
merchants-hint-cash-after = You would have { $cash } florins.
merchants-hint-monopoly = Nobody else may load { merchants-good } onto this wagon.
merchants-hint-asks = { SEAT($master) } names a price; you can still refuse it.
merchants-hint-permit = No need to ask: { SEAT($master) } gets { $fee } florins.
merchants-hint-price-for = { $count ->
    [one] The price is for { $count } good.
   *[other] The price is for { $count } goods together.
}
merchants-hint-arrives = Arrives in { merchants-city }, bonus { $bonus }.
merchants-hint-earns = At today’s prices { SEAT($owner) } would earn { $amount }.
merchants-hint-cities-ahead = { $loaded ->
    [yes] Your load would bring { LIST($cities, "merchants-city-worth") }.
   *[no] Still to go: { LIST($cities, "merchants-city-ahead") }.
}
merchants-city-ahead = { $spaces } to { merchants-city }
merchants-spaces = { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
}
merchants-city-worth = { $worth } in { merchants-city } ({ merchants-spaces })
merchants-hint-could-load = As loading master you could load { merchants-units }, to sell for { $sales } today.
    .after = As loading master you could load { merchants-units }, to sell for { $sales } today; less this bid, that is { LESS($sales, $amount) }.
merchants-hint-sells-for = That would sell for { $sales } today.
merchants-hint-meets-courier = It meets the courier: an influence card!
merchants-hint-price-to = Selling price of { merchants-good }: { $after } instead of { $before }.
merchants-hint-price-crash = The selling price of { merchants-good } falls: { $after } instead of { $before }.
merchants-hint-bonus-gained = { $count ->
    [one] { $count } more good gets the bonus: { $gain } florins.
   *[other] { $count } more goods get the bonus: { $gain } florins.
}
merchants-hint-bonus-forgone = { $count ->
    [one] You forgo { $gain } florins for { $count } good.
   *[other] You forgo { $gain } florins for { $count } goods.
}
merchants-hint-receives = { $amount } florins from the bank.
merchants-hint-upkeep = Upkeep: { $upkeep }.
merchants-hint-credit = { $amount } now, { $back } to repay.
merchants-hint-rises = { merchants-level }: upkeep { $upkeep } per round.
merchants-means-end-purchase = What you do not buy now, you can buy later.
merchants-means-bid = A level of status costs { $step_cost } now.
merchants-means-bid-for-wagon = { AT($places, $seat, "stores", AT($wagons, LESS($bidding, 1), "at")) ->
    [none] You have no goods here to load: as loading master you would earn what the others pay for room.
   *[other] { "" }
}
merchants-means-load-nothing = Without goods of your own on board you have no monopoly.
merchants-means-pick-influence = { merchants-effect }
merchants-means-pick-investment = { merchants-effect }
merchants-means-offer-card = { merchants-effect }
merchants-means-move-wagon = { IS($to, AT($wagons, LESS($wagon, 1), "at")) ->
    [yes] The way is blocked: the wagon stays where it is, and the token is used.
   *[no] { "" }
}
merchants-means-break-axle = Nobody can move it for the rest of the round.
merchants-means-take-credit = With a credit you cannot rise and cannot win.
merchants-means-pass-bid = { AT($auction, "leader") ->
    [none] { AT($auction, "card") ->
        [none] If nobody bids, no card is sold and the auctions of this round are over.
       *[other] If nobody bids, { SEAT(AT($auction, "seller")) } takes it at the printed price.
    }
   *[other] { COUNT(AT($auction, "inside")) ->
        [2] { merchants-knocked-down }.
       *[other] { merchants-knocked-down } unless somebody bids more.
    }
} You keep your { AT($places, $seat, "cash") } florins and are out of this auction only.
merchants-knocked-down = { AT($auction, "card") ->
    [none] { SEAT(AT($auction, "leader")) } chooses a card for { AT($auction, "high") }
   *[other] { SEAT(AT($auction, "leader")) } gets it for { AT($auction, "high") }
}
merchants-means-pass-loading = Your goods stay in the warehouse and wait for another wagon.
merchants-means-refuse = Nothing is loaded and nothing is paid.
merchants-means-end-adjusting = The prices stay as they are now.
merchants-means-end-sale = What is left stays in your warehouses.
merchants-means-decline-credit = You go on with your { AT($places, $seat, "cash") } florins.

## The board

merchants-map = The map
merchants-round = Round { $round }
merchants-phases = The round
merchants-first = first player
merchants-prices = Prices
merchants-buy = buy
merchants-sell = sell
merchants-price-label = { merchants-good }: level { $level }, buying { $buy }, selling { $sell }, { $count } left
merchants-bonus = Bonus { $bonus }
merchants-town-label = { merchants-city }: sells { LIST($goods, "merchants-ware") }; bonus { $bonus }
merchants-store-label = { WHO($seat) ->
    [you] Your warehouse: { AS($goods, "merchants-stock") }
   *[other] { SEAT($seat) }’s warehouse: { AS($goods, "merchants-stock") }
}
merchants-stores = Warehouses
merchants-wagons = Wagons
merchants-wagon-label = { WHO($master) ->
    [none] Wagon { $wagon }, { AS($at, "merchants-place") }{ merchants-behind }, empty, no loading master
    [you] Wagon { $wagon }, { AS($at, "merchants-place") }{ merchants-behind }, you are the loading master: { merchants-cargo }
   *[other] Wagon { $wagon }, { AS($at, "merchants-place") }{ merchants-behind }, loading master { SEAT($master) }: { merchants-cargo }
}
merchants-cargo = { SUM($cargo) ->
    [0] empty
   *[other] { LIST($cargo, "merchants-cargo-of") }
}
merchants-cargo-of = { COUNT($it) ->
    [0] { "" }
   *[other] { SEAT($at) } ({ AS($it, "merchants-stock") })
}
merchants-courier = Courier, { AS($courier, "merchants-place") }
merchants-arrivals = Arrivals
merchants-arrivals-of = { $arrivals } of { $end } wagons have arrived
merchants-step-cost = A level costs { $cost }
merchants-ladder = Status
merchants-upkeep = upkeep
merchants-rung = { COUNT($seats) ->
    [0] { merchants-level }, upkeep { $upkeep }
   *[other] { merchants-level }, upkeep { $upkeep }: { LIST($seats, "told-seat") }
}
merchants-tokens = Movement tokens: { LIST($tokens) }
merchants-token = Token { $token }
merchants-token-horses = Token { $token } with fresh horses +{ $horses }
merchants-extra = Extra wagon spaces: { $spaces }
merchants-credits = { $count ->
    [one] { $count } credit
   *[other] { $count } credits
}
merchants-influence = { $count ->
    [one] { $count } influence card
   *[other] { $count } influence cards
}
merchants-investments = Investment cards
merchants-display = Investment cards on show
merchants-deck = { $count } face down
merchants-your-bid = Your bid is sealed: { $amount }
merchants-your-disc = Your disc is set: { AS($goods, "merchants-pointers") }
merchants-bids = Bids for wagon { $wagon }
merchants-discs = Price discs
merchants-payday = Wagon { $wagon } is unloaded in { merchants-city }
merchants-haggle = Loading wagon { $wagon } in { AS($at, "merchants-place") }
merchants-haggle-wants = { WHO($seat) ->
    [you] You want to load { merchants-haggle-load }
   *[other] { SEAT($seat) } wants to load { merchants-haggle-load }
}
merchants-haggle-load = { LIST(TALLY($goods, "cloth iron wine food silk salt"), "merchants-haggle-good") }
merchants-haggle-good = { $it ->
    [one] { merchants-amount } ({ AT($prices, $at, "sell") } today)
   *[other] { merchants-amount } ({ AT($prices, $at, "sell") } each today)
}
merchants-haggle-word = { $word ->
    [quote] asked
    [counter] offered
   *[final] last word
}
merchants-reason = { $it ->
    [usual-fee] The usual fee.
    [sells-well] That load will sell well.
    [little-to-earn] There is little to earn on this road.
    [fair-price] A fair price.
    [better-than-nothing] An empty place earns nothing.
    [too-dear] That is too expensive.
    [not-far-apart] We are not far apart.
    [not-worth-it] The trip is not worth that to me.
    [half-way] Let us meet halfway.
   *[too-little] That is too little.
}
merchants-pointer = { $number ->
    [1] First pointer
   *[2] Second pointer
}
merchants-disc-same = Both pointers on { merchants-good }
merchants-choose-end = Wagon { $wagon }: token and destination
merchants-up = { merchants-good } one level up
merchants-down = { merchants-good } one level down
merchants-ledger = Your books by wagon
merchants-ledger-wagon = Wagon { $wagon }
merchants-ledger-bids = winning bids
merchants-ledger-fees = loading fees paid
merchants-ledger-earned = loading fees received
merchants-ledger-sales = sales
merchants-ledger-sum = result
merchants-ledger-goods = Goods bought
merchants-zoom-in = Enlarge the map
merchants-zoom-out = Whole map
merchants-scores = Status at the end
merchants-orders = Standing orders
merchants-orders-help = Private. As loading master: your price per good; as guest: the most you pay per good. Where you give no order, you are asked.
merchants-orders-price = Price for loading { merchants-good }
merchants-orders-accept = Accept offers from (per good)
merchants-orders-pay = Pay at most (per good)
merchants-orders-save = Save these orders
merchants-orders-clear = Clear them
merchants-orders-none = ask me

## The end

merchants-over-status = Status
merchants-sum = { merchants-over-status }

## The guided first round

merchants-aim-credit = { $level }, with a credit: behind everybody who has none
merchants-aim-margin = { $count ->
    [one] { $count } level
   *[other] { $count } levels
}
merchants-tour-aim = You win by status: whoever stands highest on the ladder when enough wagons have arrived wins. Money only buys the way up.
    .touching = Hold your finger on a choice and the bar says what it would mean.
merchants-tour-purchase = Buy goods, best where a wagon stands: they wait in that city’s warehouse until a wagon takes them along. A city pays its bonus (the + beside its name) for goods that its own market does not sell.
merchants-tour-bid = Everybody bids in secret for the wagon. Whoever wins is loading master, loads goods of one type for free and earns what the others pay for room. Nobody else may then load that type: your goods of it wait.
merchants-tour-load = One type is the loading master’s monopoly. The others may ask for room for a few goods of other types, and haggle over the price.
merchants-tour-move = A token moves a wagon as many spaces as it shows, and comes back once all are used. A wagon may carry anybody’s goods, so ask yourself whom you help. Meeting the courier brings a card.
merchants-tour-disc = Every disc raises one or two goods. But a good on the top level falls to the bottom when somebody raises it once more.
merchants-tour-auction = The winner chooses an investment card and uses it in every later round.
merchants-tour-climb = Status decides the game. Levels cost more after every arrival, and each level costs upkeep every round. Keep enough money to trade!

## Options

merchants-option-edition = Edition
merchants-option-edition-help = 2010, or the first edition of 1999: two cards each from the start, no investment phase.
    .page = `edition` is normally `2010`. With `1999` you play the first edition: wagons in Paris, Cologne and Genoa, two investment cards each from the start and no phase 6, fifteen influence cards, ten credits, and spaces may be forfeited.
merchants-option-edition-2010 = 2010
merchants-option-edition-1999 = 1999
merchants-option-equipment = Starting cards (1999)
merchants-option-equipment-help = The starting cards are auctioned, or dealt in pairs to beginners.
    .page = `equipment` says how the starting cards of `1999` are handed out: by `auction`, or as `pairs` dealt out for 1000 florins each.
merchants-option-equipment-auction = auction
merchants-option-equipment-pairs = pairs
merchants-option-strong-and-weak = One expensive, one cheap card (1999)
merchants-option-strong-and-weak-help = In the auction everybody gets one expensive and one cheap card.
    .page = `strong_and_weak` is normally `false`. With `true` everybody may have only one card of 600 or 800 and one of 200 or 400, in the auction of `1999`.
merchants-option-start-cities = Where wagons start
merchants-option-start-cities-help = The cities of the edition; Paris, Cologne and Vienna (2010); Paris, Cologne and Genoa (1999); or drawn by lot.
    .page = `start_cities` is normally `edition`: Paris, Cologne, Vienna, or with `1999` Genoa instead of Vienna. `seed` are the cities of 2010, `queen` those of 1999, `random` draws lots ([MA-R01](#ma-r01)).
merchants-option-start-cities-edition = as in the edition
merchants-option-start-cities-seed = Paris, Cologne, Vienna
merchants-option-start-cities-queen = Paris, Cologne, Genoa
merchants-option-start-cities-random = by lot
merchants-option-first-round-purchase-passes = Purchases in round 1
merchants-option-first-round-purchase-passes-help = How often everybody buys in the first round.
    .page = `first_round_purchase_passes` is the number of purchases in the first round: normally 2, or else 1 ([MA-R02](#ma-r02)).
merchants-option-purchase-single-city = Purchase in one city only
merchants-option-purchase-single-city-help = All goods of a purchase come from the same city.
    .page = `purchase_single_city` is normally `false`. With `true` all goods of a purchase go to one city ([MA-R03](#ma-r03)).
merchants-option-bonus-test = Bonus for goods
merchants-option-bonus-test-help = Goods get the bonus if the city’s market does not sell them, or if nobody has any in a warehouse there.
    .page = `bonus_test` is normally `market`: a good the city does not sell gets the bonus. With `warehouse` it is a good of which nobody has a unit in a warehouse there ([MA-R04](#ma-r04)).
merchants-option-bonus-test-market = that the market does not sell
merchants-option-bonus-test-warehouse = that no warehouse holds
merchants-option-guest-load-max = A guest’s goods
merchants-option-guest-load-max-help = How many goods a guest may have on a wagon; 0: as the data file says.
    .page = `guest_load_max` is what a guest may load: normally 0, which means the 2 of the box, or else 1, 2 or 3 ([MA-R05](#ma-r05)).
merchants-option-guest-mix = A guest’s types
merchants-option-guest-mix-help = Whether a guest may load two of the same type.
    .page = `guest_mix` is normally `any`. With `distinct` the goods of a guest must differ from one another ([MA-R06](#ma-r06)).
merchants-option-guest-mix-any = any
merchants-option-guest-mix-distinct = all different
merchants-option-negotiation = Loading price
merchants-option-negotiation-help = One counter-offer and one last word, the master’s price alone, or as many words as it takes.
    .page = `negotiation` is normally `counter`. With `quote_only` you can only accept or refuse the master’s price. With `free` the two go on: the master’s price falls with every word, and promises of later rides bind nobody ([MA-R07](#ma-r07)).
merchants-option-negotiation-counter = haggled
merchants-option-negotiation-quote-only = named by the master
merchants-option-negotiation-free = freely negotiated
merchants-option-private-negotiation = Private haggling
merchants-option-private-negotiation-help = Only the master and the guest hear the prices named; where money lies open, all see what is paid.
    .page = `private_negotiation` is normally `false`. With `true` only the two concerned see the sums; with `open_money` everybody sees what is paid in the end ([MA-R07](#ma-r07)).
merchants-option-zero-bid-wins = A bid of 0 can win
merchants-option-zero-bid-wins-help = If everybody bids 0, the first player gets the wagon for free.
    .page = `zero_bid_wins` is normally `true`. With `false` a wagon for which all bid 0 has no master ([MA-R08](#ma-r08)).
merchants-option-forfeit-movement = Spaces may be forfeited
merchants-option-forfeit-movement-help = A wagon may go fewer spaces than the token says.
    .page = `forfeit_movement` is normally `false`. With `true` you may move a wagon fewer spaces than your token says ([MA-R10](#ma-r10)).
merchants-option-pass-movement = Moving is voluntary
merchants-option-pass-movement-help = You may end your turn without playing a token.
    .page = `pass_movement` is normally `false`. With `true` you may pass without playing a token ([MA-R11](#ma-r11)).
merchants-option-empty-wagons-move = Empty wagons may move
merchants-option-empty-wagons-move-help = Wagons without goods may always be moved.
    .page = `empty_wagons_move` is normally `false`. With `true` empty wagons may always be moved ([MA-R14](#ma-r14)).
merchants-option-meeting-repeat = Every meeting counts
merchants-option-meeting-repeat-help = A wagon that stays with the courier brings a card in every turn.
    .page = `meeting_repeat` is normally `false`. With `true` every turn that ends with a wagon at the courier brings a card ([MA-R16](#ma-r16)).
merchants-option-influence-choice = Influence cards are
merchants-option-influence-choice-help = Chosen from the pile, or drawn.
    .page = `influence_choice` is normally `choose`. With `draw` you draw a card unseen ([MA-R17](#ma-r17)).
merchants-option-influence-choice-choose = chosen
merchants-option-influence-choice-draw = drawn
merchants-option-influence-secret = Secret influence cards
merchants-option-influence-secret-help = Only the player who holds them knows which cards they are.
    .page = `influence_secret` is normally `true`. With `false` influence cards lie open ([MA-R17](#ma-r17)).
merchants-option-double-pointer = Both pointers on one good
merchants-option-double-pointer-help = By how many levels it rises.
    .page = `double_pointer` is normally 1. With 2, both pointers on one good raise it by two levels ([MA-R18](#ma-r18)).
merchants-option-end-arrivals = Arrivals that end the game
merchants-option-end-arrivals-help = 0: the usual number for the players at the table. Any other number decides, whatever the length.
    .page = `end_arrivals` is the number of arrivals that end the game; 0 means the usual number for the players and `game_length`, any other number decides alone ([MA-R23](#ma-r23)).
merchants-option-game-length = Length
merchants-option-game-length-help = The short game ends after fewer arrivals.
    .page = `game_length` is normally `full`. With `short` 6, 5 or 4 arrivals are enough for four, three or two players.
merchants-option-game-length-full = full
merchants-option-game-length-short = short
merchants-option-credit-timing = Credit
merchants-option-credit-timing-help = After a fall, or before it, to avoid it.
    .page = `credit_timing` is normally `after_fall`. With `before_fall` a credit may be taken to avoid the fall ([MA-R26](#ma-r26)).
merchants-option-credit-timing-after-fall = after the fall
merchants-option-credit-timing-before-fall = before the fall
merchants-option-credit-supply = Supply of credits
merchants-option-credit-supply-help = How many there are; 0: any number.
    .page = `credit_supply` is the number of credits: normally `edition`, which means 4, or 10 with `1999`; or else `4` (only with `2010`), `5`, `10` or `0` for any number ([MA-R27](#ma-r27)).
merchants-option-credit-supply-edition = as in the edition
merchants-option-credit-bottom = Credit on the lowest level
merchants-option-credit-bottom-help = For those who are almost out of money, or not at all.
    .page = `credit_bottom` is normally `destitute`. With `strict` there is no credit for those who have not fallen ([MA-R28](#ma-r28)).
merchants-option-credit-bottom-destitute = for the poor
merchants-option-credit-bottom-strict = never
merchants-option-all-indebted-rank = If all are in debt
merchants-option-all-indebted-rank-help = Compare cash less debts, or cash alone.
    .page = `all_indebted_rank` is normally `net`. With `cash` debts are not deducted when all are in debt ([MA-R30](#ma-r30)).
merchants-option-all-indebted-rank-net = cash less debts
merchants-option-all-indebted-rank-cash = cash
merchants-option-cheap-purchase = Cheap purchase
merchants-option-cheap-purchase-help = One price for all goods of a purchase, or for each.
    .page = `cheap_purchase` is normally `flat100`: the card names the price of the whole purchase. With `each100` each good costs that ([MA-R32](#ma-r32)).
merchants-option-cheap-purchase-flat100 = In all
merchants-option-cheap-purchase-each100 = Each
merchants-option-rotate-first-player = The first player changes
merchants-option-rotate-first-player-help = The role passes to the left every round.
    .page = `rotate_first_player` is normally `true`. With `false` the first player stays the same ([MA-R34](#ma-r34)).
merchants-option-skip-last-auction = No auction in the last round
merchants-option-skip-last-auction-help = Investment cards are no longer auctioned once the end of the game is certain.
    .page = `skip_last_auction` is normally `false`. With `true` there is no phase 6 in the last round ([MA-R37](#ma-r37)).
merchants-option-max-rounds = Maximum number of rounds
merchants-option-max-rounds-help = The game ends after this many rounds at the latest.
    .page = `max_rounds` is a safety stop, normally 20, at most 40 ([MA-R42](#ma-r42)).
merchants-option-open-money = Open money
merchants-option-open-money-help = Everybody sees how much everybody has.
    .page = `open_money` is normally `false`. With `true` everybody sees all money.

## Presets: all options of one rulebook

merchants-preset-1999 = Edition of 1999
merchants-preset-1999-help = Other cities for the wagons; everybody has investment cards from the start, and there is no investment phase; fewer influence cards, more credits, and spaces may be forfeited.
merchants-preset-2010 = Edition of 2010
merchants-preset-2010-help = Investment cards are auctioned round after round; all influence cards, few credits, and a wagon moves exactly as far as its token says.

bot-names-merchants = Agnes, Bartolo, Cornelia, Dietrich
bot-level-merchants-random = Random
bot-level-merchants-peddler = Peddler
bot-level-merchants-bookkeeper = Bookkeeper
bot-level-merchants-shipowner = Shipowner
bot-level-merchants-burgomaster = Burgomaster
bot-level-merchants-banker = Banker
bot-temper-merchants-peddler = Takes prices as they stand, and climbs as soon as the purse is fat.
bot-temper-merchants-bookkeeper = Sees where prices go, but overlooks things and bids by rule of thumb.
bot-temper-merchants-shipowner = Reads your warehouse, and bids just above what a wagon is worth to you.
bot-temper-merchants-burgomaster = Thinks the round through when paying attention, which is half of the time.
bot-temper-merchants-banker = Thinks the round through again and again, and counts the status it promises.

## Refusals

error-amount-not-in-steps = Amounts go in fixed steps.
error-cannot-climb = You cannot rise that many levels.
error-cannot-end-there = The wagon cannot end there.
error-cannot-load = This cannot be loaded.
error-cannot-repay = You cannot repay that many credits.
error-card-not-face-up = This card does not lie face up.
error-card-not-left = There is no such card left.
error-courier-cannot = The courier cannot go there.
error-end-of-scale = The price is already at the end of the table.
error-monopoly = This type is the loading master’s monopoly.
error-must-move = A wagon must be moved first.
error-no-axle = There is no axle to break here.
error-no-credit = No credit can be taken now.
error-no-such-card-in-hand = You do not hold this card.
error-no-such-city = There is no such city.
error-no-such-good = There is no such good.
error-no-such-pair = There is no such pair.
error-no-such-space = There is no such space.
error-not-enough-money = You do not have that much money.
error-not-in-store = This good is not in your warehouse there.
error-not-neighbours = These spaces are not next to each other.
error-not-sold-here = This city does not sell this good.
error-one-city-only = All goods of a purchase must come from one city.
error-one-type-only = The loading master loads only one type.
error-price-out-of-range = That price is not possible.
error-sold-out = This good is sold out.
error-token-played = You have already played a token this turn.
error-token-set-aside = That token has already been played.
error-too-many-steps = Nobody climbs that many levels in one round.
error-wagon-not-movable = This wagon cannot be moved now.

# At the terminal only.
terminal-help-merchants = Short forms: wine par buys wine in Paris or sells it there; 2 food loads or asks for room; w1 3 ham moves wagon 1 with token 3 to Hamburg; courier b2; +silk and -silk shift a price; up 2 rises; 300 names money.
terminal-merchants-title = { game-merchants } · { merchants-round } · { merchants-phase }
terminal-merchants-legend = { $wagon } wagon · { $courier } courier · the names of the spaces are those in the list and the log
terminal-merchants-distances = Spaces from city to city
terminal-merchants-supply = left
terminal-merchants-tokens = Tokens
