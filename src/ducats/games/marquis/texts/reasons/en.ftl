### What speaks for an answer, outside of bargains.

marquis-why-buys-most = { $second ->
    [0] With the { AS($card, "marquis-card") } the next exchange brings { marquis-n-diamonds }, with every other card none.
   *[other] With the { AS($card, "marquis-card") } the next exchange brings { marquis-n-diamonds }, with no other card more than { $second }.
}
marquis-why-takes-most = { $second ->
    [0] The { AS($card, "marquis-card") } brings in { marquis-n-coins } at once, no other card any.
   *[other] The { AS($card, "marquis-card") } brings in { marquis-n-coins } at once, no other card more than { $second }.
}
marquis-why-robs-leader = The { AS($card, "marquis-card") } takes { marquis-n-coins } from { SEAT($rival) }, who has the most valuable jewels ({ marquis-points }); no other card takes as much there.
marquis-why-robs-most = { $second ->
    [0] The { AS($card, "marquis-card") } takes { marquis-n-coins } from the others, no other card any.
   *[other] The { AS($card, "marquis-card") } takes { marquis-n-coins } from the others, no other card more than { $second }.
}
marquis-why-may-eliminate = It can eliminate the character whose next exchange could bring { SEAT($rival) } { marquis-n-diamonds }.
marquis-why-least-at-risk = { $coins ->
    [0] With the { AS($card, "marquis-card") } no single card can rob this player before the next turn; with every other card one could take { AS($second, "marquis-some-coins") } or more.
   *[other] With the { AS($card, "marquis-card") } a single card can take at most { marquis-n-coins } before the next turn; with every other card it could be { $second } or more.
}
marquis-why-saves-rate = { $coins ->
    [0] The { AS($kept, "marquis-card") } would find no coins to exchange; kept in hand, its rate ({ AS($rate, "marquis-at-rate") }) can serve later.
   *[other] The { AS($kept, "marquis-card") } would find only { marquis-n-coins } to exchange; kept in hand, its rate ({ AS($rate, "marquis-at-rate") }) can serve later.
}
marquis-why-best-of-pile = No other card of the pile takes more from the treasury ({ $coins }) or has a better rate ({ AS($rate, "marquis-at-rate") }) than the { AS($card, "marquis-card") }.
marquis-why-best-rate-now = No character in hand has a better rate than { AS($rate, "marquis-at-rate") }.
marquis-why-better-rate-waits = In a later turn the { AS($card, "marquis-card") } exchanges at a better rate: { AS($rate, "marquis-at-rate") } instead of { AS($now, "marquis-at-rate") }.
marquis-why-last-exchange = Coins that are left over only break a tie; exchanged now they can bring { marquis-n-diamonds }.
marquis-why-toll-takes = The toll brings { marquis-n-coins } that { SEAT($rival) } can no longer exchange.
marquis-why-veto-saves-diamonds = Otherwise { marquis-n-coins } would go, and the next exchange could bring { marquis-n-diamonds } fewer.
marquis-why-veto-saves-rate = The { AS($card, "marquis-card") } stays, and with it the next exchange can bring { marquis-n-diamonds }.
marquis-why-loss-costs-nothing = Even without { marquis-n-coins } the next exchange can bring as many diamonds, and the Veto is kept.
marquis-why-spoils-exchange = With that character the next exchange could bring { SEAT($rival) } { marquis-n-diamonds }, no other target as many.
marquis-why-strikes-leader = Of all targets { SEAT($rival) } has the most valuable jewels ({ marquis-points }).
