### What speaks for an answer.

musketeers-why-jewel-likely = { $second ->
    [0] { $card } wins a jewel in { $odds } of 100 cases against random cards, every other card hardly ever.
   *[other] { $card } wins a jewel in { $odds } of 100 cases against random cards, the next best card in { $second }.
}
musketeers-why-prison-unlikely = { $odds ->
    [0] { $card } hardly ever costs a prison against random cards, every other card in { $second } or more of 100 cases.
   *[other] { $card } costs a prison in only { $odds } of 100 cases against random cards, every other card in { $second } or more.
}
musketeers-why-least-at-stake = { $odds ->
    [0] { $card } is the weakest card, and it hardly ever costs a prison against random cards.
   *[other] { $card } is the weakest card, and it costs a prison in only { $odds } of 100 cases against random cards.
}
musketeers-why-enough-for-guard = Nobody else fights, and { $card } is the weakest card that reaches { $guard }.
musketeers-why-saves-cards = No card achieves anything here, so the weakest one goes: { $card }.
musketeers-why-low-takes-prison = { $value ->
    [0] A prison on { $low } costs nothing; with a jewel { $high } pays { $jewelled }.
   *[other] A prison on { $low } costs only { $value }; with a jewel { $high } pays { $jewelled }.
}
musketeers-why-rewards-pay = Even without a jewel these three pay { $coins } together.
musketeers-why-token-gains = { $card } pays { $gain } more; on no other card would it be as much.
musketeers-why-robs-threat = { SEAT($rival) } has two jewels; a third would end the hand.
musketeers-why-robs-leader = { $card } pays { $gain } more, and of those who could lose a jewel { SEAT($rival) } stands best ({ musketeers-why-standing }).
musketeers-why-frees-last = { $loss ->
    [0] Of those who could be rid of a prison { SEAT($rival) } stands worst ({ musketeers-why-standing }), and on { $card } it costs nothing.
   *[other] Of those who could be rid of a prison { SEAT($rival) } stands worst ({ musketeers-why-standing }); no answer costs less than { $loss } on { $card }.
}
musketeers-why-keeps-near-jail = { $loss ->
    [0] { SEAT($rival) } keeps two prisons, one short of sitting out, and a prison costs nothing on { $card }.
   *[other] { SEAT($rival) } keeps two prisons, one short of sitting out; no answer costs less than { $loss } on { $card }.
}
musketeers-why-token-costs = { $loss ->
    [0] On { $card } it costs nothing; on every other card it would cost something.
   *[other] On { $card } it costs only { $loss }; on every other card it would cost more.
}
musketeers-why-standing = jewels: { $jewels }, prisons: { $prisons }, total so far: { $total }
