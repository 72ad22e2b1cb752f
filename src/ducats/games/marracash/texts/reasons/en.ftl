### What speaks for an answer. Amounts with “about” are the bots’ estimates.

marracash-why-enter-yours = { $visitors ->
    [one] A visitor enters { $shop } at once and brings { $gain }; no other move brings as much.
   *[other] { $visitors } visitors enter { $shop } at once and bring { $gain }; no other move brings as much.
}
marracash-why-earns-most = It brings { $gain } at once; no other move brings as much.
marracash-why-second-move = { $now ->
    [0] The second move can then bring { $gain }; as things stand, no move brings anything.
   *[other] The second move can then bring { $gain }; as things stand, no move brings more than { $now }.
}
marracash-why-leaves-rival = { $left ->
    [0] { SEAT($rival) } then has no next move that brings anything; otherwise it could be { $now }.
   *[other] The best next move of { SEAT($rival) } then brings only { $left }; otherwise it could be { $now }.
}
marracash-why-at-your-door = { $visitors ->
    [one] The visitor at the door enters { $shop } at once and pays { $income }: that alone covers a price of { $price }.
   *[other] The { $visitors } visitors at the door enter { $shop } at once and pay { $income }: that alone covers a price of { $price }.
}
marracash-why-worth-more = { $shop } should bring in about { $worth } and would cost { $price }.
marracash-why-nobody-else = { $others ->
    [0] { $shop } should bring in about { $worth }, and nobody else will want it at this price.
   *[other] { $shop } should bring in about { $worth }, and nobody else will pay more than about { $others }.
}
marracash-why-opens-low = The auctioneer must open, and { $amount } is enough: raising is possible later, and { $shop } should bring in about { $worth }.
marracash-why-keeps-from-rival = Otherwise { SEAT($rival) } gets { $shop } for { $price } and should take in about { $worth } with it.
marracash-why-too-dear = { $worth ->
    [0] The next bid would be { $least }, and { $shop } should bring in next to nothing.
   *[other] The next bid would be { $least }, and { $shop } should bring in only about { $worth }.
}
marracash-why-below-least-bid = { $worth ->
    [0] Even the lowest bid would be { $least }, and { $shop } should bring in next to nothing.
   *[other] Even the lowest bid would be { $least }, and { $shop } should bring in only about { $worth }.
}
marracash-why-rival-overpays = { $worth ->
    [0] { SEAT($rival) } pays { $price } for { $shop } and should gain next to nothing by it.
   *[other] { SEAT($rival) } pays { $price } for { $shop } and should take in only about { $worth } with it.
}
marracash-why-gets-commission = { SEAT($rival) } will probably buy { $shop }, and the auctioneer gets { $commission }.
marracash-why-near-yours = { $visitors ->
    [one] One move later a visitor can enter { $shop } and bring { $gain }.
   *[other] One move later { $visitors } visitors can enter { $shop } and bring { $gain }.
}
marracash-why-last-round-ahead = Nobody is left in line: the last round begins, with a lead of { $lead }.
marracash-why-card-leaves-most = After the commission this card leaves { $amount }, more than any other.
