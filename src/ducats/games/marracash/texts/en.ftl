### MarraCash. How a text gets at its fields and names players: docs/guides/translate.md.

game-marracash = MarraCash
game-marracash-about = Buy shops in the souk and steer the visitors past them.

marracash-money = { AS($count, "marracash-dirham") }
marracash-dirham = { $it } dirhams
marracash-scores = Where the money came from
marracash-colour = { AS($colour, "marracash-hue") }
marracash-hue = { $it ->
    [Y] yellow
    [R] red
    [B] blue
    [G] green
   *[P] purple
}
marracash-people = { LIST(TALLY($it, "YRBGP"), "marracash-some") }
marracash-some = { $at ->
    [Y] { $it } yellow
    [R] { $it } red
    [B] { $it } blue
    [G] { $it } green
   *[P] { $it } purple
}
marracash-card = { AS($card, "marracash-piece") }
marracash-piece = { PART($it, 0) ->
    [Y] lamp for { PART($it, 1) }
    [R] carpet for { PART($it, 1) }
    [B] pottery for { PART($it, 1) }
    [G] slippers for { PART($it, 1) }
   *[P] perfume for { PART($it, 1) }
}
marracash-fountain = { AS($fountain, "marracash-basin") }
marracash-basin = { $it ->
    [1] fountain 1 (North Gate)
    [8] fountain 8 (West Gate)
    [16] fountain 16 (South Gate)
   *[other] fountain { $it }
}
marracash-end = { $end ->
    [left] left end
   *[right] right end
}

## What happened

marracash-event-entrance-filled = At { AS($entrance, "marracash-basin") }: { AS($visitors, "marracash-people") }.
marracash-event-line-formed = { COUNT($line) } visitors are waiting in line outside the wall.
marracash-event-line-redrawn = Only one colour was left in the bag: the line is drawn again.
marracash-event-starter-named = { WHO($seat) ->
    [you] You begin.
   *[other] { SEAT($seat) } begins.
}
marracash-event-card-turned-up = A souvenir is turned up: { marracash-card }.
marracash-event-hand-dealt = { $cards ->
    [none] { "" }
   *[other] { WHO($seat) ->
        [you] You are dealt { LIST($cards, "marracash-piece") }.
       *[other] { SEAT($seat) } is dealt { LIST($cards, "marracash-piece") }.
    }
}
marracash-event-turn-began = { $phase ->
    [first_round] { WHO($seat) ->
        [you] First round: you hold an auction.
       *[other] First round: { SEAT($seat) } holds an auction.
    }
    [last_round] { WHO($seat) ->
        [you] Last round: it is your last turn.
       *[other] Last round: it is { SEAT($seat) }’s last turn.
    }
   *[main] { WHO($seat) ->
        [you] Round { $round }: it is your turn.
       *[other] Round { $round }: it is { SEAT($seat) }’s turn.
    }
}
    .head = { marracash-event-turn-began }
marracash-event-auction-opened = { WHO($seat) ->
    [you] You put shop { $shop } up for auction.
   *[other] { SEAT($seat) } puts shop { $shop } up for auction.
}
marracash-event-bid-made = { WHO($seat) ->
    [you] You bid { $amount }.
   *[other] { SEAT($seat) } bids { $amount }.
}
marracash-event-bidder-passed = { $forced ->
    [yes] { WHO($seat) ->
        [you] You cannot bid any more and are out.
       *[other] { SEAT($seat) } cannot bid any more and is out.
    }
   *[no] { WHO($seat) ->
        [you] You pass.
       *[other] { SEAT($seat) } passes.
    }
}
marracash-folded-bidding = { COUNT($events, "amount") ->
    [0] No bid
    [one] One bid
   *[other] { COUNT($events, "amount") } bids
}{ $count ->
    [2] :
    [3] :
    [4] :
    [5] :
   *[other] . Last:
} { LIST(TAKE($events, 5, "right"), "marracash-bid") }.
marracash-bid = { $type ->
    [BidMade] { SEAT($seat) } { $amount }
   *[other] { WHO($seat) ->
        [you] you pass
       *[other] { SEAT($seat) } passes
    }
}
marracash-event-bids-revealed = The bids are revealed: { LIST($bids, "marracash-bid-of") }.
marracash-event-shop-sold = { $commission ->
    [0] { WHO($seat) ->
        [you] You buy { $shop } for { $price } in your own auction.
       *[other] { SEAT($seat) } buys { $shop } for { $price } in their own auction.
    }
   *[other] { WHO($seat) ->
        [you] You buy { $shop } for { $price }; { SEAT($auctioneer) } gets { $commission } as auctioneer.
       *[other] { WHO($auctioneer) ->
            [you] { SEAT($seat) } buys { $shop } for { $price }; you get { $commission } as auctioneer.
           *[other] { SEAT($seat) } buys { $shop } for { $price }; { SEAT($auctioneer) } gets { $commission } as auctioneer.
        }
    }
}
marracash-event-action-lapsed = { $slot ->
    [0] { WHO($seat) ->
        [you] You cannot open an auction and are skipped in the first round.
       *[other] { SEAT($seat) } cannot open an auction and is skipped in the first round.
    }
   *[other] { WHO($seat) ->
        [you] You can do nothing; the action is lost.
       *[other] { SEAT($seat) } can do nothing; the action is lost.
    }
}
marracash-event-group-moved = { WHO($seat) ->
    [you] You move { AS($visitors, "marracash-people") } from fountain { $group } to fountain { $to }.
   *[other] { SEAT($seat) } moves { AS($visitors, "marracash-people") } from fountain { $group } to fountain { $to }.
}
marracash-event-customers-entered = { $pulled_in ->
    [yes] { $visitors ->
        [one] { WHO($seat) ->
            [you] The visitor at the door enters { $shop } at once: you take { SUM($payments) }.
           *[other] The visitor at the door enters { $shop } at once: { SEAT($seat) } takes { SUM($payments) }.
        }
       *[other] { WHO($seat) ->
            [you] { $visitors } visitors at the door enter { $shop } at once: you take { SUM($payments) } ({ LIST($payments) }).
           *[other] { $visitors } visitors at the door enter { $shop } at once: { SEAT($seat) } takes { SUM($payments) } ({ LIST($payments) }).
        }
    }
   *[no] { $visitors ->
        [one] { WHO($seat) ->
            [you] A visitor enters { $shop }: you take { SUM($payments) }.
           *[other] A visitor enters { $shop }: { SEAT($seat) } takes { SUM($payments) }.
        }
       *[other] { WHO($seat) ->
            [you] { $visitors } visitors enter { $shop }: you take { SUM($payments) } ({ LIST($payments) }).
           *[other] { $visitors } visitors enter { $shop }: { SEAT($seat) } takes { SUM($payments) } ({ LIST($payments) }).
        }
    }
}
marracash-event-souvenir-sold = { WHO($seat) ->
    [you] You sell a souvenir in { $shop }: { marracash-card }.
   *[other] { SEAT($seat) } sells a souvenir in { $shop }: { marracash-card }.
}
marracash-event-souvenirs-kept = { WHO($seat) ->
    [you] You sell no souvenir in { $shop }.
   *[other] { SEAT($seat) } sells no souvenir in { $shop }.
}
marracash-event-group-arrived = { COUNT($visitors) ->
    [0] Nobody reaches { marracash-fountain }.
   *[other] Arrived at { marracash-fountain }: { AS($visitors, "marracash-people") }.
}
marracash-event-commission-paid = { WHO($payer) ->
    [you] You pay { SEAT($to) } { $amount } commission (customers: { $customers }, takings: { $total }).
   *[other] { SEAT($payer) } pays { SEAT($to) } { $amount } commission (customers: { $customers }, takings: { $total }).
}
marracash-event-set-shown = { WHO($seat) ->
    [you] You complete your antiques as number { $place } and get { $paid }: { LIST($cards, "marracash-piece") }.
   *[other] { SEAT($seat) } completes the antiques as number { $place } and gets { $paid }: { LIST($cards, "marracash-piece") }.
}
marracash-event-visitors-brought = { $left ->
    [0] { WHO($seat) ->
        [you] You let in { AS($visitors, "marracash-people") } at { AS($entrance, "marracash-basin") }; nobody is waiting any more.
       *[other] { SEAT($seat) } lets in { AS($visitors, "marracash-people") } at { AS($entrance, "marracash-basin") }; nobody is waiting any more.
    }
    [one] { WHO($seat) ->
        [you] You let in { AS($visitors, "marracash-people") } at { AS($entrance, "marracash-basin") }, from the { marracash-end }; one is still waiting.
       *[other] { SEAT($seat) } lets in { AS($visitors, "marracash-people") } at { AS($entrance, "marracash-basin") }, from the { marracash-end }; one is still waiting.
    }
   *[other] { WHO($seat) ->
        [you] You let in { AS($visitors, "marracash-people") } at { AS($entrance, "marracash-basin") }, from the { marracash-end }; { $left } are still waiting.
       *[other] { SEAT($seat) } lets in { AS($visitors, "marracash-people") } at { AS($entrance, "marracash-basin") }, from the { marracash-end }; { $left } are still waiting.
    }
}
marracash-event-last-round-began = { $reason ->
    [stall] Nothing has happened for a long time: the last round begins. { marracash-plays-last }
   *[line_empty] Nobody is waiting outside any more: the last round begins. { marracash-plays-last }
}
marracash-plays-last = { WHO($last) ->
    [you] You play last.
   *[other] { SEAT($last) } plays last.
}
marracash-event-game-ended = { COUNT($winners) ->
    [1] { WHO(AT($winners, 0)) ->
        [you] You win with { AS(MAX($cash), "marracash-dirham") }.
       *[other] { SEAT(AT($winners, 0)) } wins with { AS(MAX($cash), "marracash-dirham") }.
    }
   *[other] Shared victory with { AS(MAX($cash), "marracash-dirham") }: { LIST($winners, "told-seat", last: " and ") }.
}
marracash-bid-of = { $it ->
    [0] { SEAT($at) } –
   *[other] { SEAT($at) } { $it }
}

## What is asked

marracash-question-pick-shop = First round: put a free shop up for auction. You make the first bid, and as auctioneer you earn a commission if somebody else buys.
marracash-question-open-bid = You are auctioning { AT($auction, "shop") }: make the first bid, { AT($question, "choices", "forms", 0, "amounts", 0, "least") } or more.
marracash-question-raise-or-pass = { COUNT(AT($question, "choices", "forms")) ->
    [0] { SEAT(AT($auction, "leader")) } bids { AT($auction, "high") } for { AT($auction, "shop") }. You cannot bid more and must pass.
   *[other] { SEAT(AT($auction, "leader")) } bids { AT($auction, "high") } for { AT($auction, "shop") }. Bid { AT($question, "choices", "forms", 0, "amounts", 0, "least") } or more, or pass and be out of this auction.
}
marracash-question-sealed-bid = { WHO(AT($auction, "auctioneer")) ->
    [you] You are auctioning { AT($auction, "shop") }: everybody bids once, in secret. Bid { AT($question, "choices", "forms", 0, "amounts", 0, "least") } or more.
   *[other] { COUNT(AT($question, "choices", "forms")) ->
        [0] { SEAT(AT($auction, "auctioneer")) } is auctioning { AT($auction, "shop") }: everybody bids once, in secret. You cannot bid.
       *[other] { SEAT(AT($auction, "auctioneer")) } is auctioning { AT($auction, "shop") }: everybody bids once, in secret. Bid { AT($question, "choices", "forms", 0, "amounts", 0, "least") } or more, or nothing.
    }
}
marracash-no-auction = { AT($places, $seat, "signs") ->
    [0] All your signs stand on shops: you can hold no more auctions.
   *[other] { LESS(COUNT($stalls), COUNT($stalls, "price")) ->
        [0] No shop is free: there are no more auctions.
       *[other] { MAX(0, LESS($min_bid, AT($places, $seat, "cash"))) ->
            [0] Only one shop is free: at this table your first action cannot auction it.
           *[other] You cannot hold an auction now: your cash is below the lowest bid, { $min_bid }.
        }
    }
}
marracash-question-act = { KINDS($question) ->
    [MoveGroup] { $slot ->
        [1] First of two actions: move a group of visitors. { marracash-no-auction }
       *[2] Second action: move a group of visitors. { marracash-no-auction }
    }
    [AuctionShop] { $slot ->
        [1] First of two actions: put a free shop up for auction; nobody can be moved.
       *[2] Second action: after an auction only another auction is allowed. Choose a free shop.
    }
   *[Lapse] There is nothing you can do.
    [AuctionShop-MoveGroup] { $slot ->
        [1] First of two actions: move a group of visitors, or auction a free shop (then your second action is an auction too).
       *[2] Second action: move a group of visitors, or auction a free shop.
    }
}
marracash-follows = Now choose the fountain they go to.
marracash-question-sell-souvenir = { AT($entered, "visitors") ->
    [one] A visitor in { AT($entered, "shop") } buys a souvenir. Choose the card; its value counts for the commission.
   *[other] { AT($entered, "visitors") } visitors in { AT($entered, "shop") } may buy souvenirs. Choose a card; its value counts for the commission.
}
marracash-question-bring = Fill an empty entrance: choose gate, end of the line and number.
marracash-wait-pick-shop = { told-waiting } chooses a shop to auction.
marracash-wait-open-bid = { told-waiting } is auctioning { AT($auction, "shop") } and makes the first bid.
marracash-wait-raise-or-pass = { AT($auction, "shop") } stands at { AT($auction, "high") }, bid by { SEAT(AT($auction, "leader"), case: "object") }. { told-waiting } is thinking.
marracash-wait-sealed-bid = Sealed bids for { AT($auction, "shop") }: waiting for { told-waiting }.
marracash-wait-act = { $slot ->
    [1] { told-waiting } chooses the first of two actions.
   *[2] { told-waiting } chooses the second action.
}
marracash-wait-sell-souvenir = { told-waiting } chooses a souvenir to sell.
marracash-wait-bring = { told-waiting } lets visitors in.
marracash-wait-moment = One moment.
marracash-wait-over = The game is over.

## What can be done

marracash-action-move-group = Move { AS(AT($fountains, LESS($group, 1)), "marracash-people") } from fountain { $group } to fountain { $to }
marracash-action-auction-shop = Auction shop { $shop } ({ AS(PART($shop, 0), "marracash-hue") })
marracash-action-lapse = Nothing can be done
marracash-action-bid = Bid { $amount }
marracash-action-pass-bid = Pass
marracash-action-sell-souvenir = Sell the { marracash-card }
marracash-action-keep-souvenirs = Sell no souvenir
marracash-action-bring-visitors = At { AS($entrance, "marracash-basin") }: { AS(TAKE($line, $count, $end), "marracash-people") } from the { marracash-end }

## What a choice means

marracash-hint-nobody-enters = Nobody enters a shop.
marracash-hint-enters = { WHO($owner) ->
    [you] { $visitors ->
        [one] One visitor into your { $shop }: you take { $income }.
       *[other] { $visitors } visitors into your { $shop }: you take { $income }.
    }
   *[other] { $visitors ->
        [one] One visitor into { $shop }: { SEAT($owner) } takes { $income }.
       *[other] { $visitors } visitors into { $shop }: { SEAT($owner) } takes { $income }.
    }
}
marracash-hint-pays-commission = { SEAT($payer) } pays you { $amount } commission.
marracash-hint-in-all = In all: { LIST($changes, "marracash-change-of") }.
marracash-change-of = { $it ->
    [0] { "" }
   *[other] { MAX($it, 0) ->
        [0] { SEAT($at) } −{ LESS(0, $it) }
       *[other] { SEAT($at) } +{ $it }
    }
}
marracash-hint-stands = Then at { marracash-fountain }: { AS($visitors, "marracash-people") }.
marracash-hint-auctions = Visitors pass it on { $directed } of the { $ways } ways from one fountain to the next. You must open at { $least } or more.
    .after = Visitors pass shop { $shop } on { $directed } of the { $ways } ways from one fountain to the next. You must open at { $least } or more.
marracash-hint-at-the-door = { $visitors ->
    [0] Nobody is at the door, so nobody enters at once.
    [one] A visitor at the door enters at once and pays { $income }.
   *[other] { $visitors } visitors at the door enter at once and pay { $income }.
}
marracash-hint-cash-now = You have { $cash }.
    .after = You would keep { LESS($cash, $amount) }.
marracash-hint-earned-back = { $customers ->
    [one] One customer earns back the lowest bid, { $amount }.
   *[other] { $customers } customers earn back the lowest bid, { $amount }.
}
marracash-hint-auctioneer-gets = { SEAT($auctioneer) } gets { $low } as auctioneer, or { $high } above a price of { $upto }.
marracash-hint-leader-gets = { SEAT($leader) } gets { $shop } for { $price } unless somebody bids more. You are out of this auction.
marracash-hint-you-get-commission = If { SEAT($leader) } buys, you get { $amount } as auctioneer.
marracash-hint-bank-pays = The bank pays you { $amount }.
marracash-hint-taken-so-far = So far in this move: { $amount }.
marracash-hint-come-in = { $count ->
    [0] Then nobody is waiting: the last round begins after your turn.
    [one] Then one visitor is still waiting: { AS($next, "marracash-people") }.
   *[other] Then { $count } visitors are still waiting; next at this end: { AS($next, "marracash-people") }.
}
marracash-means-pass-bid = { IS(AT($question, "id"), "marracash.sealed_bid") ->
    [yes] The highest bid of the others gets the shop. You keep your money.
   *[no] { "" }
}
marracash-means-keep-souvenirs = The card stays open for the next customer of its colour, in anybody’s shop.
marracash-means-lapse = The turn goes on.

## The table

marracash-souk = The souk
marracash-zoom-in = Enlarge
    .name = Enlarge the souk
marracash-zoom-out = Whole souk
    .name = Show the whole souk
marracash-shop-name = Shop { $shop }, { marracash-colour }
marracash-shop-free = Shop { $shop }, { marracash-colour }, free
marracash-owner = { WHO($owner) ->
    [you] yours
   *[other] owned by { SEAT($owner) }
}
marracash-shop-owned = { $customers ->
    [one] Shop { $shop }, { marracash-colour }, { marracash-owner }: one customer
   *[other] Shop { $shop }, { marracash-colour }, { marracash-owner }: { $customers } customers
}
marracash-shop-stone = The auction stone lies on it.
marracash-next-pays = next customer pays { $next }
marracash-fountain-empty = { marracash-fountain }, empty
marracash-fountain-group = { marracash-fountain }: { $group }
marracash-line = { $count ->
    [one] Line outside: one visitor
   *[other] Line outside: { $count } visitors
}
marracash-line-left = Left end
marracash-line-right = Right end
marracash-bids = The bids
marracash-signs = { $count } more possible
marracash-shops-of = { WHO($seat) ->
    [you] Your shops
   *[other] Shops of { SEAT($seat) }
}
marracash-no-shops = no shop yet
marracash-pays = What customers pay
marracash-pays-nth = { $nth ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $nth }th
}
marracash-pays-on = { $nth ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $nth }th
} and later
marracash-commissions = Commission
marracash-move-commission = For visitors you lead into others’ shops: { $low } each, or { $high } each if the owner takes more than { $upto }
marracash-auction-commission = Auctioneer: { $low } for a price up to { $upto }, { $high } above
marracash-visitors = Visitors
marracash-visitors-row = { marracash-colour }: { $walking } in the alleys, { $waiting } in line
marracash-walking = in the alleys
marracash-waiting = in line
marracash-forecast = If you move { $from } → { $to }
marracash-forecast-none = No visitor enters a shop.
marracash-forecast-pays = Commission
marracash-phase = { $phase ->
    [set-up] Setting up
    [first-round] First round: auctions only
    [last-round] Last round
    [over] The end
   *[main] Round { $round }
}
marracash-turns-left = { $count ->
    [one] one turn left
   *[other] { $count } turns left
}
marracash-slot = Action { $slot } of 2
marracash-souvenirs = Souvenirs
marracash-souvenirs-deck = { $count } in the deck
marracash-souvenirs-none = no card open
marracash-antiques = Your antiques
marracash-books = The books
marracash-books-customers = Customers
marracash-books-souvenirs = Souvenirs
marracash-books-antiques = Antiques
marracash-books-auctions = As auctioneer
marracash-books-commissions = Commission received
marracash-books-paid = Commission paid
marracash-books-prices = Prices paid
marracash-books-start = Start
marracash-books-cash = Cash
marracash-over-title = The souk closes
marracash-over-lead = Only cash counts; shops and signs are worth nothing.

## The guided first turns

marracash-tour-aim = You win with cash: whoever has the most at the end wins. Shops, signs and customers are worth nothing then.
    .touching = Hold your finger on a choice and the bar says what it would mean.
marracash-tour-shops = The souk of Marrakesh. A visitor who passes a shop of their own colour enters and pays its owner; nobody enters a shop without an owner. So every shop is auctioned first.
marracash-tour-pick = Choose a free shop to auction: one on many routes, of a colour you see nearby.
marracash-tour-bid = Every new customer of a shop pays more than the one before, as the table “What customers pay” shows. Do not bid more than you hope to earn; set a private limit if you like.
marracash-tour-raise = Bid more or pass. Whoever passes is out of this auction. If somebody else buys in your auction, the bank pays you a commission.
marracash-tour-move = From now on your turns have two actions. Choose a group on a fountain, then the fountain to go to: you see who enters where, and what everybody earns.
marracash-tour-commission = Leading visitors into somebody else’s shop pays too: for each of them the owner gives you a commission, and a higher one if the takings of the move are high.
marracash-tour-line = When a blue gate is empty at the end of your turn, let visitors in from one end of the line. When the line is empty, everybody has one last turn.

## Options

marracash-option-souvenirs = Souvenirs
marracash-option-souvenirs-help = Two cards lie open; a customer of a card’s colour buys it for its value.
    .page = `souvenirs` is normally `false`. With `true` you play with the souvenir cards ([MC-60](#mc-60)). A table cannot have `antiques` as well.
marracash-option-souvenir-sale = Selling souvenirs
marracash-option-souvenir-sale-help = Must a souvenir that fits be sold, or may the shop’s owner decline?
    .page = `souvenir_sale` is normally `forced`. With `optional` an owner need not sell a card ([MC-R27](#mc-r27)).
marracash-option-souvenir-sale-forced = must be sold
marracash-option-souvenir-sale-optional = may be declined
marracash-option-commission-scope = Commission is counted
marracash-option-commission-scope-help = Whether the limit for the higher commission applies to all takings of an owner in a move, or to each shop alone.
    .page = `commission_scope` is normally `owner`: the sum of all shops of an owner decides the commission. With `shop` each shop is taken by itself ([MC-R17](#mc-r17)).
marracash-option-commission-scope-owner = per owner
marracash-option-commission-scope-shop = per shop
marracash-option-cash-visibility = Cash
marracash-option-cash-visibility-help = Whether everybody sees how much money the others have.
    .page = `cash_visibility` is normally `public`. With `hidden` nobody sees the others’ cash until the end ([MC-R26](#mc-r26)).
marracash-option-cash-visibility-public = open
marracash-option-cash-visibility-hidden = hidden
marracash-option-strict-option-c = Two auctions need two free shops
marracash-option-strict-option-c-help = Then the first of two auctions cannot be for the last free shop.
    .page = `strict_option_c` is normally `false`. With `true` you may begin with an auction only if two shops are free ([MC-R14](#mc-r14)).
marracash-option-bid-step = Bidding step
marracash-option-bid-step-help = As the data file says, or 25, 50 or 100.
    .page = `bid_step` is the step of bids: normally `printed`, the 25 of the box, or else `25`, `50` or `100`. The lowest bid must be a multiple of it ([MC-R10](#mc-r10)).
marracash-option-bid-step-printed = as printed
marracash-option-start-cash = Cash at the start
marracash-option-start-cash-help = In hundreds, 500 or more; 0: as the data file says.
    .page = `start_cash` is the money at the start: normally 0, which means the 1200 of the box, or else anything from 500 to 3000 in hundreds ([MC-R09](#mc-r09)).
marracash-option-start-cash-0 = as the data file says
marracash-option-signs-per-player = Signs per player, with two players
marracash-option-signs-per-player-help = Nobody can own more shops than that; with more than two players the number of the box applies.
    .page = `signs_per_player` is normally 6. With two players it may be up to 12 ([MC-R01](#mc-r01)).
marracash-option-queue-max-run = Same colour side by side in the line
marracash-option-queue-max-run-help = At most this many visitors of one colour stand side by side: 3 or 2.
    .page = `queue_max_run` is normally `3`: that many of one colour may stand side by side in the line. `2` mixes it more ([MC-R06](#mc-r06)).
marracash-option-stall-rounds = Rounds in which nothing happens
marracash-option-stall-rounds-help = After this many such rounds the last round begins.
    .page = `stall_rounds` is normally 5: after that many rounds in which nothing happens the last round begins; from 1 to 20 ([MC-R24](#mc-r24)).
marracash-option-starting-player = Who begins
marracash-option-starting-player-help = Drawn by lot, or the first chair.
    .page = `starting_player` is normally `random`. With `first_seat` the player in the first seat begins.
marracash-option-starting-player-random = by lot
marracash-option-starting-player-first-seat = the first chair
marracash-option-names = Merchants
marracash-option-names-help = The merchants’ names in the order of the chairs, with spaces between them: the four printed ones, in any order; empty: as the data file says.
    .page = `names` gives the four merchants by seat. Normally it is empty: Ali, Anfa, Omar, Leila. Only these four are possible, in any order. A name has no effect.
marracash-option-visitors = Visitors
marracash-option-visitors-help = 54 as in the box, or 64 as in the author’s later rules.
    .page = `visitors` is normally `54`. With `64` there are 16 yellow visitors and 12 of each other colour, and 55 wait in the line, as in the designer’s later rules.
marracash-option-auction-mode = Auctions
marracash-option-auction-mode-help = Bids go round and rise, or everybody bids once in secret.
    .page = `auction_mode` is normally `open`. With `sealed` everybody bids once, in secret and at the same time; the auctioneer bids at least 100, the others may bid 0. The highest bid wins; of equal bids the auctioneer’s wins, then the nearest one clockwise.
marracash-option-auction-mode-open = open
marracash-option-auction-mode-sealed = sealed
marracash-option-end-rule = The end
marracash-option-end-rule-help = When nobody is waiting any more, everybody has one more turn, or only the round is finished.
    .page = `end_rule` is normally `full_round`: one more turn each. With `finish_round` only the round under way is played to its end.
marracash-option-end-rule-full-round = one more turn each
marracash-option-end-rule-finish-round = finish the round
marracash-option-antiques = Antiques
marracash-option-antiques-help = Instead of souvenirs: five secret cards each. Collect their colours among your customers; the first to do so is paid best.
    .page = `antiques` is normally `false`. With `true` everybody secretly gets five of the cards instead of the souvenirs: two of one colour and three of three others. As soon as your shops together hold customers of those colours, you are paid: the first player all five values, the second the best four, the third the best three, the fourth the best two. This does not count for commissions.

## Presets: all options of one rulebook

marracash-preset-later = The designer’s later rules
marracash-preset-later-help = More visitors, sealed bids, antiques, and a game that ends with the round in progress.

bot-names-marracash = Ali, Anfa, Omar, Leila
bot-level-marracash-random = Random
bot-level-marracash-porter = Porter
bot-level-marracash-trader = Trader
bot-level-marracash-vizier = Vizier
bot-level-marracash-emir = Emir
bot-level-marracash-sultan = Sultan
bot-temper-marracash-porter = Thinks mostly of their own shops, and is carried away by auctions.
bot-temper-marracash-trader = Watches the others’ shops too, but misses a move now and then.
bot-temper-marracash-vizier = Plans the whole turn, and sees the reply of the next player.
bot-temper-marracash-emir = Looks turns ahead when paying attention, which is half of the time.
bot-temper-marracash-sultan = Foresees what everybody will do for three turns, and what they can pay.

## Refusals

error-bid-not-in-steps = Bids go in fixed steps.
error-bid-over-cash = You do not have that much money.
error-bid-too-low = The bid is too low.
error-cannot-open = You could not make the first bid.
error-empty-fountain = Nobody stands at that fountain.
error-entrance-occupied = That entrance is occupied.
error-move-after-auction = After an auction no group can be moved.
error-must-act = You must act while you can.
error-must-bid = The auctioneer must bid.
error-no-sign-left = You have no sign left.
error-no-such-fountain = There is no such fountain.
error-no-such-shop = There is no such shop.
error-not-adjacent = No alley connects these fountains.
error-not-an-entrance = That fountain is not an entrance.
error-only-one-free-shop = A second shop must be free.
error-shop-not-free = That shop already has an owner.

# At the terminal only.
terminal-help-marracash = Short forms: 9-10 moves the group on fountain 9 to 10; y3 auctions shop Y3; 250 bids 250; p passes; y225 sells that souvenir; 8 left 3 lets three visitors in at gate 8 from the left end.
terminal-marracash-legend = Y3 B×2: shop Y3 of B with 2 customers · (9): fountain, below it who stands there · *: gate
terminal-marracash-title = { game-marracash } · { marracash-phase }
terminal-marracash-fountains = At the fountains:
terminal-marracash-signs = Signs
terminal-marracash-shops = Shops
