### Merchants. Arguments: $name, $other, $master, $guest, $leader names of players; $city, $to, $from names of places; $good and
### $goods names of goods where they come from an event or action, ids where a text names goods itself; $wagon 1 to 3; $card a card's name.

game-merchants = Merchants of the Middle Ages
game-merchants-about = Load the wagons, bargain over the freight, sell in six cities.

merchants-title = Merchants of the Middle Ages
merchants-money = { $amount } florins
merchants-good = { $good ->
    [cloth] cloth
    [iron] iron
    [wine] wine
    [food] food
    [silk] silk
   *[salt] salt
}
merchants-object = { $good }
merchants-some = { $count } { merchants-good }
merchants-city = { $city ->
    [PAR] Paris
    [BRU] Bruges
    [KOL] Cologne
    [HAM] Hamburg
    [WIE] Vienna
   *[GEN] Genoa
}
merchants-space = space { $id }
merchants-level = { $level ->
    [0] Grocer
    [1] Trader
    [2] Merchant
    [3] Wholesaler
    [4] Guild brother
    [5] Guild master
    [6] Patrician
    [7] Alderman
    [8] Treasurer
   *[9] Councillor
}
merchants-card = { $card ->
    [courier] Courier
    [express-courier] Express courier
    [cartwright] Cartwright
    [great-cartwright] Great cartwright
    [office] Trading office
    [great-office] Great trading office
    [cheap-purchase] Cheap purchase
    [warehouse-sale] Warehouse sale
    [fresh-horses] Fresh horses
    [broken-axle] Broken axle
    [market-rumour] Market rumour
    [loading-permit] Loading permit
    [city-charter] City charter
    [patron-favour] Patron’s favour
   *[letter-of-exchange] Letter of exchange
}
merchants-effect = { $card ->
    [courier] In your movement turn you may move the courier 1 space.
    [express-courier] In your movement turn you may move the courier up to 3 spaces.
    [cartwright] In your movement turn a wagon of your choice goes 1 space further.
    [great-cartwright] In your movement turn wagons of your choice go 2 spaces further in all.
    [office] After the price discs you may move one good one level up or down.
    [great-office] After the price discs you may move goods two levels up or down in all.
    [cheap-purchase] All the goods you buy in one turn cost 100 florins together.
    [warehouse-sale] While wagons are unloaded you may sell up to 3 goods from your warehouses at the buying price.
    [fresh-horses] Once: a token moves a wagon 1 or 2 spaces further.
    [broken-axle] Once: a wagon on the road stands still for the rest of the round.
    [market-rumour] Once: after the price discs move one good one level up or down.
    [loading-permit] Once: load without asking the master, for 100 florins per good.
    [city-charter] Once: all your goods on an arriving wagon get the city’s bonus.
    [patron-favour] Once: your upkeep is 500 florins lower this round.
   *[letter-of-exchange] Once: 500 florins from the bank, when you buy or pay your upkeep.
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
merchants-sale = { $bonus ->
    [0] { $name } { $count } { merchants-good }, { $count } × { $price } = { $total }
   *[other] { $name } { $count } { merchants-good }, { $count } × ({ $price } + { $bonus }) = { $total }
}
merchants-result = { $name }: { merchants-level }, { $cash } florins

## What happened

merchants-event-first-player-drawn = { $name } is the first player.
merchants-event-wagon-placed = Wagon { $wagon } starts in { $city }.
merchants-event-investment-turned = { $card } lies face up.
merchants-event-pair-dealt = { $name } gets { $cards } for { $price } florins.
merchants-event-card-offered = { $name } puts { $card } up for auction.
merchants-event-round-began = Round { $round } begins. First player: { $name }.
merchants-event-phase-began = { merchants-phase }
merchants-event-letter-played = { $name } plays a letter of exchange: { $amount } florins.
merchants-event-good-bought = { $name } buys { merchants-object } in { $city } for { $price }.
merchants-event-purchase-ended = { $bought ->
    [0] { $name } buys nothing.
    [one] { $name } has bought { $bought } good.
   *[other] { $name } has bought { $bought } goods.
}
merchants-event-wagon-bids-revealed = { $won ->
    [yes] Bids for wagon { $wagon }: { $bids }. { $name } is loading master.
   *[no] Bids for wagon { $wagon }: { $bids }. Nobody gets it.
}
merchants-event-master-loaded = { $count ->
    [0] { $name } loads nothing onto wagon { $wagon }.
   *[other] { $name } loads { $count } { $good } onto wagon { $wagon } and has a monopoly on it there.
}
merchants-event-loading-requested = { $permit ->
    [yes] { $name } shows a loading permit: { $goods } onto wagon { $wagon }.
   *[no] { $name } asks for room on wagon { $wagon }: { $goods }.
}
merchants-event-loading-passed = { $name } loads nothing onto wagon { $wagon }.
merchants-event-price-named = { $word ->
    [quote] { $amount ->
        [none] { $name } names a price to { $other }.
       *[other] { $name } asks { $other } for { $amount }.
    }
    [counter] { $amount ->
        [none] { $name } names another price to { $other }.
       *[other] { $name } offers { $other } { $amount }.
    }
   *[final] { $amount ->
        [none] { $name } names a last price to { $other }.
       *[other] { $name }’s last word to { $other }: { $amount }.
    }
}
merchants-event-loading-refused = { $name } refuses the deal with { $other }. Nothing is loaded.
merchants-event-reason-given = { $name }: “{ $words }”
merchants-event-goods-loaded = { $price ->
    [none] { $name } loads { $goods } onto wagon { $wagon } and pays { $master }.
   *[other] { $name } loads { $goods } onto wagon { $wagon } and pays { $master } { $price }.
}
merchants-fresh-horses = { $horses ->
    [0] { "" }
   *[other] { " " }Fresh horses: +{ $horses }.
}
merchants-event-wagon-moved = { $arrived ->
    [yes] { $name } brings wagon { $wagon } to { $to }.{ merchants-fresh-horses }
   *[no] { $token ->
        [none] { $name } moves wagon { $wagon } on by { $spaces }, to { $to }.
       *[other] { $name } plays { $token }: wagon { $wagon } from { $from } to { $to }.{ merchants-fresh-horses }
    }
}
merchants-event-tokens-returned = { $name } takes all tokens back.
merchants-event-courier-moved = { $name } moves the courier to { $to }.
merchants-event-axle-broken = { $name } plays a broken axle: wagon { $wagon } stands still this round.
merchants-event-move-turn-ended = { $moved ->
    [yes] { $name } has moved.
   *[no] { $name } does not move.
}
merchants-event-courier-met = Wagon { $wagon } meets the courier: an influence card for { $name }.
merchants-event-influence-taken = { $known ->
    [yes] { $name } takes an influence card: { $card }.
   *[no] { $name } takes an influence card.
}
merchants-event-discs-revealed = The discs show: { $discs }.
merchants-event-price-raised = { $devalued ->
    [yes] { $name } raises { $good } over the top: it falls to level { $level }.
   *[no] { $name } raises { $good } to level { $level }.
}
merchants-event-price-shifted = { $office ->
    [yes] { $name }’s trading office moves { $good } to level { $level }.
   *[no] { $name } spreads a rumour: { $good } at level { $level }.
}
merchants-event-charter-played = { $name } plays a city charter for wagon { $wagon }.
merchants-event-wagon-unloaded = Wagon { $wagon } is unloaded in { $city }: { $sales }. Arrivals: { $arrivals }.
merchants-event-empty-wagon-arrived = The empty wagon { $wagon } reaches { $city }.
merchants-event-stored-good-sold = { $name } sells { merchants-object } from the warehouse in { $city } for { $price }.
merchants-event-bonuses-set = City bonuses: { $bonuses }.
merchants-event-auction-opened = Auction { $number } of an investment card; { $name } begins.
merchants-event-bid-made = { $name } bids { $amount }.
merchants-event-bid-passed = { $name } passes.
merchants-event-auction-failed = Nobody bids: no investment card is sold.
merchants-event-investment-taken = { $name } takes an investment card for { $price }: { $card }.
merchants-event-patron-played = { $name } plays a patron’s favour.
merchants-event-upkeep-paid = { $fell_from ->
    [none] { $name } pays { $amount } upkeep.
   *[other] { $name } cannot pay and falls to { merchants-level }: { $amount } upkeep.
}
merchants-event-credit-taken = { $name } takes a credit of { $amount }.
merchants-event-credit-declined = { $name } takes no credit.
merchants-event-credits-repaid = { $repaid ->
    [0] { $name } repays nothing.
    [one] { $name } repays { $repaid } credit for { $amount }.
   *[other] { $name } repays { $repaid } credits for { $amount }.
}
merchants-event-status-raised = { $steps ->
    [0] { $name } does not rise.
   *[other] { $name } rises to { merchants-level } for { $cost }.
}
merchants-event-game-ended = { $count ->
    [one] { $reason ->
        [rounds] The last round is over. { $names } wins. { $results }.
       *[arrivals] Enough wagons have arrived. { $names } wins. { $results }.
    }
   *[other] { $reason ->
        [rounds] The last round is over. { $names } share the victory. { $results }.
       *[arrivals] Enough wagons have arrived. { $names } share the victory. { $results }.
    }
}

## What is asked

merchants-question-purchase = { $pass ->
    [2] Second purchase: you may buy { $left } more. Take goods from the city markets.
   *[other] Purchase: you may buy { $left } more. Take goods from the city markets.
}
merchants-question-wagon-bid = Sealed bid for wagon { $wagon } in { $city }. The highest bidder becomes loading master; only the winner pays.
merchants-question-master-load = You are loading master of wagon { $wagon } in { $city }. Load goods of one type; nobody else may then load that type.
merchants-question-load-request = Wagon { $wagon } in { $city }: ask { $master } for room to load your goods, or pass.
merchants-question-load-quote = { $guest } asks for room on your wagon { $wagon }: { $goods }. Name your price.
merchants-question-load-answer = { $master } asks { $price } for your { $goods }. Accept, refuse, or offer less.
merchants-question-load-reply = { $guest } offers { $price } for { $goods }; you asked { $quote }. Accept, refuse, or name a last price.
merchants-question-load-final = { $master }’s last word for your { $goods } is { $price }. Accept or refuse.
merchants-question-move-turn = { $moved ->
    [yes] Your token is played. Use your cards (wagon spaces: { $extra }, courier spaces: { $courier }) or end your turn.
   *[no] Move a wagon: choose the wagon, a token and where it goes.
}
merchants-question-pick-influence = A wagon meets the courier: choose an influence card.
merchants-question-price-disc = Set your price disc in secret: each good it points at rises one level. Above the top it falls to the bottom.
merchants-question-price-adjust = You may shift prices now (office steps: { $steps }; then market rumours).
merchants-question-charter = Wagon { $wagon } is unloaded in { $city }. Do you play a city charter for your goods?
merchants-question-warehouse-sale = Warehouse sale: sell goods from your warehouses at the buying price ({ $sold } sold so far).
merchants-question-invest-bid = { $high ->
    [0] An investment card is up for auction: bid or pass. The winner chooses the card.
   *[other] { $leader } bids { $high } for an investment card: bid more or pass.
}
merchants-question-invest-pick = You won the auction with { $high }. Choose your investment card.
merchants-question-status-cards = Your upkeep as { $level } is { $upkeep }. Do you play cards first?
merchants-question-credit = You are short of money. Do you take a credit?
merchants-question-repay = { $credits ->
    [one] You have { $credits } credit. Do you repay it?
   *[other] You have { $credits } credits. How many do you repay?
}
merchants-question-climb = You are { $level }. A level costs { $cost }: how many do you rise?
merchants-question-offer-card = Put an equipment card up for auction.
merchants-question-equipment-bid = { $high ->
    [0] { $card } is up for auction: bid or pass.
   *[other] { $leader } bids { $high } for { $card }: bid more or pass.
}
merchants-wait = { $question ->
    [purchase] { $names } buys goods.
    [wagon-bid] Sealed bids for wagon { $wagon }. Waiting for { $names }.
    [master-load] { $names } loads wagon { $wagon }.
    [load-request] { $names } considers asking for room on wagon { $wagon }.
    [load-quote] { $names } names a price for { $guest }’s { $goods }.
    [load-answer] { $names } considers the price.
    [load-reply] { $names } considers the offer.
    [load-final] { $names } considers the last price.
    [move-turn] { $names } moves.
    [pick-influence] { $names } chooses an influence card.
    [price-disc] Secret price discs. Waiting for { $names }.
    [price-adjust] { $names } may shift prices.
    [charter] { $names } may play a city charter.
    [warehouse-sale] { $names } may sell from the warehouses.
    [invest-bid] { $names } considers bidding more than { $high }.
    [invest-pick] { $names } chooses an investment card.
    [status-cards] { $names } may play cards before the upkeep.
    [credit] { $names } may take a credit.
    [repay] { $names } may repay credits.
    [climb] { $names } may rise, at { $cost } a level.
    [offer-card] { $names } puts a card up for auction.
   *[equipment-bid] { $names } considers bidding more than { $high } for { $card }.
}
merchants-wait-moment = One moment.
merchants-wait-over = The game is over.

## What can be done

merchants-action-buy-good = Buy { merchants-object } in { $city }
merchants-action-end-purchase = Finish the purchase
merchants-action-play-letter = Play a letter of exchange
merchants-action-bid-for-wagon = Bid { $amount }
merchants-action-load-goods = Load { $count } { $good }
merchants-action-load-nothing = Load nothing more
merchants-action-request-loading = { $permit ->
    [yes] Load { $goods } with a permit
   *[no] Ask for room for { $goods }
}
merchants-action-pass-loading = Pass
merchants-action-quote-price = Ask for { $amount }
merchants-action-counter-offer = Offer { $amount }
merchants-action-final-price = Last word: { $amount }
merchants-action-accept = Accept { $price }
merchants-action-refuse = Refuse
merchants-action-move-wagon = { $horses ->
    [0] Wagon { $wagon } with token { $token } to { $to } (coming from { $behind })
   *[other] Wagon { $wagon } with token { $token } and fresh horses +{ $horses } to { $to } (coming from { $behind })
}
merchants-action-push-wagon = Wagon { $wagon } { $spaces } further to { $to } (coming from { $behind })
merchants-action-move-courier = Courier to { $to }
merchants-action-break-axle = Play a broken axle on wagon { $wagon }
merchants-action-end-turn = End the turn
merchants-action-pick-influence = Take { $card }
merchants-action-set-disc = Raise { $goods }
merchants-action-shift-price = { $by ->
    [1] Move { $good } one level up
   *[other] Move { $good } one level down
}
merchants-action-end-adjusting = No further step
merchants-action-play-charter = Play the charter
merchants-action-keep-charter = Do not play it
merchants-action-sell-stored = Sell { merchants-object } in { $city }
merchants-action-end-sale = Sell nothing more
merchants-action-bid = Bid { $amount }
merchants-action-pass-bid = Pass
merchants-action-pick-investment = Take { $card }
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
    [one] Repay { $credits } credit for { $cost }
   *[other] Repay { $credits } credits for { $cost }
}
merchants-action-climb = { $steps ->
    [0] Stay
    [one] { $steps } level up for { $cost }
   *[other] { $steps } levels up for { $cost }
}
merchants-action-offer-card = Put up { $card }

## What a choice means

merchants-hint-buys = Costs { $price }, sells for { $sell } today. { $supply } left. { $wagon ->
    [0] No wagon stands there now.
   *[other] Wagon { $wagon } stands there.
}
merchants-hint-cash-now = You have { $cash } florins.
merchants-hint-cash-after = You would have { $cash } florins.
merchants-hint-monopoly = Nobody else may load { merchants-good } onto this wagon.
merchants-hint-asks = { $master } names a price; you can still refuse it.
merchants-hint-permit = No need to ask: { $master } gets { $fee } florins.
merchants-hint-price-for = { $count ->
    [one] The price is for { $count } good.
   *[other] The price is for { $count } goods together.
}
merchants-hint-arrives = Arrives in { merchants-city }, bonus { $bonus }.
merchants-hint-earns = { $owner } would earn { $amount } at today’s prices.
merchants-hint-near-city = { $spaces ->
    [one] { $spaces } space to { merchants-city }.
   *[other] { $spaces } spaces to { merchants-city }.
}
merchants-hint-meets-courier = It meets the courier: an influence card!
merchants-hint-effect = { merchants-effect }
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
merchants-hint-rises = { merchants-level }: upkeep { $upkeep } in the next round.
merchants-means-end-purchase = What you do not buy now, you can buy next round.
merchants-means-bid-for-wagon = Equal bids: the first player wins, then the next clockwise.
merchants-means-load-nothing = Without goods of your own on board you have no monopoly.
merchants-means-take-credit = With a credit you cannot rise and cannot win.

## The board

merchants-map = The map
merchants-round = Round { $round }
merchants-phases = The round
merchants-first = first player
merchants-prices = Prices
merchants-buy = buy
merchants-sell = sell
merchants-supply = { $count } left
merchants-price-label = { merchants-good }: level { $level }, buying { $buy }, selling { $sell }, { $count } left
merchants-bonus = Bonus { $bonus }
merchants-town-label = { $city }: sells { $goods }; bonus { $bonus }
merchants-store-label = { $name }’s warehouse: { $goods }
merchants-wagon-label = { $master ->
    [none] Wagon { $wagon }, { $at }, empty, no loading master
   *[other] Wagon { $wagon }, { $at }, loading master { $master }: { $goods }
}
merchants-cargo-of = { $name } { $goods }
merchants-empty = empty
merchants-courier = Courier, { $at }
merchants-arrivals = Arrivals
merchants-arrivals-of = { $arrivals } of { $end } wagons have arrived
merchants-type-amount = Type an amount from { $least } to { $most } (steps of { $step }).
merchants-step-cost = A level costs { $cost }
merchants-ladder = Status
merchants-rung = { merchants-level }, upkeep { $upkeep }
merchants-rung-held = { merchants-level }, upkeep { $upkeep }: { $names }
merchants-tokens = Movement tokens: { $tokens }
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
merchants-card-owner = { $name } owns { $card }
merchants-your-bid = Your bid is sealed: { $amount }
merchants-your-disc = Your disc is set: { $goods }
merchants-bids = Bids for wagon { $wagon }
merchants-discs = Price discs
merchants-no-master = nobody
merchants-haggle = Loading wagon { $wagon } in { $city }
merchants-haggle-wants = { $name } wants to load { $goods }
merchants-haggle-word = { $word ->
    [quote] asked
    [counter] offered
   *[final] last word
}
merchants-reason-usual-fee = The usual fee.
merchants-reason-sells-well = That load will sell well.
merchants-reason-little-to-earn = There is little to earn on this road.
merchants-reason-fair-price = A fair price.
merchants-reason-better-than-nothing = An empty place earns nothing.
merchants-reason-too-dear = That is too expensive.
merchants-reason-not-far-apart = We are not far apart.
merchants-reason-not-worth-it = The trip is not worth that to me.
merchants-reason-half-way = Let us meet halfway.
merchants-reason-too-little = That is too little.
merchants-pointer = { $number ->
    [1] First pointer
   *[2] Second pointer
}
merchants-disc-same = Both pointers on { merchants-good }
merchants-choose-wagon = Choose a wagon
merchants-choose-token = Wagon { $wagon }: choose a token
merchants-choose-end = Wagon { $wagon }: choose where it goes
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
merchants-scores-level = Level
merchants-orders = Standing orders
merchants-orders-help = Private. As loading master: your price per good; as guest: the most you pay per good. Where you give no order, you are asked.
merchants-orders-price = Price for loading { merchants-good }
merchants-orders-accept = Accept offers from, per good
merchants-orders-pay = Pay at most, per good
merchants-orders-save = Save these orders
merchants-orders-clear = Clear them
merchants-orders-none = ask me

## The end

merchants-over-title = The screens come down
merchants-over-lead = The highest status wins, then the fullest purse. Nobody with a credit wins while somebody else has none.
merchants-over-status = Status
merchants-over-cash = Florins
merchants-over-credits = Credits
merchants-moment-sale = Wagon { $wagon } in { $city }: { $name } earns { $income }.
merchants-moment-fall = { $name } cannot pay the upkeep and falls to { merchants-level }.
merchants-moment-crash = { $name } raises { $good } over the top: its price falls to the bottom.
merchants-moment-climb = { $name } rises to { merchants-level }.

## The guided first round

merchants-tour-purchase = Buy goods in the city markets. Buy where a wagon stands: goods wait in that city’s warehouse until a wagon takes them along.
merchants-tour-bid = Everybody bids in secret for the wagon. Whoever wins is loading master, loads goods of one type for free and earns what the others pay for room.
merchants-tour-load = One type is the loading master’s monopoly. The others may ask for room for goods of other types, and haggle over the price.
merchants-tour-move = Choose a wagon, one of your tokens and where it ends. A wagon may carry anybody’s goods, so ask yourself whom you help. Meeting the courier brings a card.
merchants-tour-disc = Every disc raises one or two goods. But a good on the top level falls to the bottom when somebody raises it once more.
merchants-tour-auction = The winner chooses an investment card and uses it in every later round.
merchants-tour-climb = Status decides the game. Levels cost more after every arrival, and each level costs upkeep every round. Keep enough money to trade!

## Options

merchants-option-edition = Edition
merchants-option-edition-help = 2010, or the first edition of 1999: two cards each from the start, no investment phase.
merchants-option-edition-2010 = 2010
merchants-option-edition-1999 = 1999
merchants-option-equipment = First cards (1999)
merchants-option-equipment-help = The first cards are auctioned, or dealt in pairs to beginners.
merchants-option-equipment-auction = auction
merchants-option-equipment-pairs = pairs
merchants-option-strong-and-weak = One expensive, one cheap card (1999)
merchants-option-strong-and-weak-help = In the auction everybody gets one expensive and one cheap card.
merchants-option-start-cities = Where wagons start
merchants-option-start-cities-help = Paris, Cologne and Vienna; Paris, Cologne and Genoa; or drawn by lot.
merchants-option-start-cities-seed = Paris, Cologne, Vienna
merchants-option-start-cities-queen = Paris, Cologne, Genoa
merchants-option-start-cities-random = by lot
merchants-option-first-round-purchase-passes = Purchases in round 1
merchants-option-first-round-purchase-passes-help = How often everybody buys in the first round.
merchants-option-purchase-single-city = Purchase in one city only
merchants-option-purchase-single-city-help = All goods of a purchase come from the same city.
merchants-option-bonus-test = Bonus for goods
merchants-option-bonus-test-help = Goods get the bonus if the city’s market does not sell them, or if nobody has any in a warehouse there.
merchants-option-bonus-test-market = that the market does not sell
merchants-option-bonus-test-warehouse = that no warehouse holds
merchants-option-guest-load-max = A guest’s goods
merchants-option-guest-load-max-help = How many goods a guest may have on a wagon.
merchants-option-guest-mix = A guest’s types
merchants-option-guest-mix-help = Whether a guest may load two of the same type.
merchants-option-guest-mix-any = any
merchants-option-guest-mix-distinct = all different
merchants-option-negotiation = Loading price
merchants-option-negotiation-help = One counter-offer and one last word, or the master’s price alone.
merchants-option-negotiation-counter = haggled
merchants-option-negotiation-quote-only = named by the master
merchants-option-private-negotiation = Private haggling
merchants-option-private-negotiation-help = Only the master and the guest know the prices.
merchants-option-zero-bid-wins = A bid of 0 can win
merchants-option-zero-bid-wins-help = If everybody bids 0, the first player gets the wagon for free.
merchants-option-forfeit-movement = Spaces may be forfeited
merchants-option-forfeit-movement-help = A wagon may go fewer spaces than the token says.
merchants-option-pass-movement = Moving is voluntary
merchants-option-pass-movement-help = You may end your turn without playing a token.
merchants-option-empty-wagons-move = Empty wagons may move
merchants-option-empty-wagons-move-help = Wagons without goods may always be moved.
merchants-option-meeting-repeat = Every meeting counts
merchants-option-meeting-repeat-help = A wagon that stays with the courier brings a card in every turn.
merchants-option-influence-choice = Influence cards are
merchants-option-influence-choice-help = Chosen from the pile, or drawn.
merchants-option-influence-choice-choose = chosen
merchants-option-influence-choice-draw = drawn
merchants-option-influence-secret = Secret influence cards
merchants-option-influence-secret-help = Only the player who holds them knows which cards they are.
merchants-option-double-pointer = Both pointers on one good
merchants-option-double-pointer-help = By how many levels it rises.
merchants-option-end-arrivals = Arrivals that end the game
merchants-option-end-arrivals-help = 0: the usual number for the players at the table.
merchants-option-game-length = Length
merchants-option-game-length-help = The short game ends after fewer arrivals.
merchants-option-game-length-full = full
merchants-option-game-length-short = short
merchants-option-credit-timing = Credit
merchants-option-credit-timing-help = After a fall, or before it, to avoid it.
merchants-option-credit-timing-after-fall = after the fall
merchants-option-credit-timing-before-fall = before the fall
merchants-option-credit-supply = Credit cards
merchants-option-credit-supply-help = How many there are; 0: any number.
merchants-option-credit-bottom = Credit on the lowest level
merchants-option-credit-bottom-help = For those who are almost out of money, or not at all.
merchants-option-credit-bottom-destitute = for the poor
merchants-option-credit-bottom-strict = never
merchants-option-all-indebted-rank = If all are in debt
merchants-option-all-indebted-rank-help = Compare cash less debts, or cash alone.
merchants-option-all-indebted-rank-net = cash less debts
merchants-option-all-indebted-rank-cash = cash
merchants-option-cheap-purchase = Cheap purchase
merchants-option-cheap-purchase-help = 100 florins for all goods of a purchase, or for each.
merchants-option-cheap-purchase-flat100 = 100 in all
merchants-option-cheap-purchase-each100 = 100 each
merchants-option-rotate-first-player = The first player changes
merchants-option-rotate-first-player-help = The role passes to the left every round.
merchants-option-skip-last-auction = No auction in the last round
merchants-option-skip-last-auction-help = Investment cards are no longer auctioned once the end of the game is certain.
merchants-option-max-rounds = Maximum number of rounds
merchants-option-max-rounds-help = The game ends after this many rounds at the latest.
merchants-option-open-money = Open money
merchants-option-open-money-help = Everybody sees how much everybody has.

bot-level-merchants-random = Random
bot-level-merchants-peddler = Peddler
bot-level-merchants-merchant = Merchant
bot-level-merchants-patrician = Patrician
bot-level-merchants-banker = Banker

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
error-too-many-steps = You do not have that many steps left.
error-wagon-not-movable = This wagon cannot be moved now.
