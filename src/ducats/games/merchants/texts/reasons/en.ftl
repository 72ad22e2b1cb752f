### What speaks for an answer. Amounts with “about” are the bots’ estimates.

merchants-why-piece-brings = 1 × { merchants-good } in { merchants-city } costs { $price } and should bring about { $worth }; no other purchase promises as much profit.
merchants-why-nothing-pays = { $worth ->
    [0] Nothing is worth buying any more: even 1 × { merchants-good } in { merchants-city } for { $price } will hardly bring anything.
   *[other] Nothing is worth buying any more: even 1 × { merchants-good } in { merchants-city } costs { $price } and should bring only about { $worth }.
}
merchants-why-keeps-upkeep = Spending { $spent } would leave { $left }: less than the upkeep of { $upkeep }.
merchants-why-wagon-worth = { $offer ->
    [0] To be master of wagon { $wagon } is worth about { $worth }, and the others will probably bid next to nothing.
   *[other] To be master of wagon { $wagon } is worth about { $worth }; of the others { SEAT($rival) } will probably bid most, about { $offer }.
}
merchants-why-wagon-worth-little = { $worth ->
    [0] To be master of wagon { $wagon } is worth next to nothing.
   *[other] { $offer ->
        [0] To be master of wagon { $wagon } is worth only about { $worth }.
       *[other] To be master of wagon { $wagon } is worth only about { $worth }, and { SEAT($rival) } will probably bid about { $offer }.
    }
}
merchants-why-load-brings = { merchants-units } should bring about { $worth }; no other load is worth as much.
merchants-why-permit-saves = The ride is worth about { $worth }, and with the permit it costs { $fee }.
merchants-why-ride-worth-more = The ride is worth about { $worth }; the price is { $price }.
merchants-why-ride-worth-less = { $worth ->
    [0] The ride is worth next to nothing; the price is { $price }.
   *[other] The ride is worth only about { $worth }; the price is { $price }.
}
merchants-why-arrives-with = Selling in { merchants-city } earns { $income } at today’s prices; no other move earns as much at once.
merchants-why-sells-rival-short = In { merchants-city } { SEAT($rival) } gets only { $income } at today’s prices; in { AS($other, "merchants-place") } it would be { $more }.
merchants-why-nears = Then wagon { $wagon } has { merchants-spaces } to go to { merchants-city }, where selling earns most: { $income } at today’s prices.
merchants-why-meets-courier = The courier meets a wagon: if they stand together when the turn ends, that brings an influence card.
merchants-why-axle-holds = It stops wagon { $wagon }, on which { SEAT($rival) } has goods for { $sales } at today’s prices.
merchants-why-card-promises = { $second ->
    [0] { merchants-card } should be worth about { $worth }, every other card next to nothing.
   *[other] { merchants-card } should be worth about { $worth }, every other card about { $second } at most.
}
merchants-why-raises-yours = The coming sale of { $pieces } × { merchants-good } brings { $gain } more by it.
merchants-why-lowers-theirs = { SEAT($rival) } is about to sell { $pieces } × { merchants-good } and loses { $loss } by it.
merchants-why-charter-gains = { $count ->
    [one] { $count } good gets the bonus only by the charter: { $gain }.
   *[other] { $count } goods get the bonus only by the charter: { $gain }.
}
merchants-why-charter-waits = { $gain ->
    [0] Here the charter brings nothing.
   *[other] Here the charter brings only { $gain }; later it may bring more.
}
merchants-why-sale-now = { $worth ->
    [0] 1 × { merchants-good } brings { $price } at once and hardly anything later.
   *[other] 1 × { merchants-good } brings { $price } at once; on a wagon it should bring only about { $worth }.
}
merchants-why-wagon-pays-more = 1 × { merchants-good } brings only { $price } now; on a wagon it should bring about { $worth }.
merchants-why-investment-earns = { merchants-card } should bring about { $worth } until the end; the bid is { $price }.
merchants-why-investment-too-dear = { $worth ->
    [0] { merchants-card } will bring next to nothing until the end, too little for { $least }.
   *[other] { merchants-card } should bring about { $worth } until the end, too little for { $least }.
}
merchants-why-investment-hardly-pays = { merchants-card } should bring about { $worth } until the end, hardly enough beyond { $least } to tie up the money.
merchants-why-investment-best = { merchants-card } should bring about { $worth } until the end, more than any other card on offer.
merchants-why-offer-best = { merchants-card } should bring about { $worth } until the end and costs { $price } if nobody bids; no other card promises as much profit.
merchants-why-patron-pays = The patron takes over { $amount } of the upkeep.
merchants-why-upkeep-short = { $missing } are missing for the upkeep of { $upkeep }.
merchants-why-credit-costs = For { $amount } now { $back } must be paid back, and until then no rise is possible.
merchants-why-debt-bars = With a credit nobody can rise, and nobody can win unless all have one; { $back } settles that.
merchants-why-money-counts-no-more = The game ends with this round: from now on money only breaks ties.
merchants-why-steps-get-dearer = A level costs { $cost } now, and { $later } after the next arrival.
