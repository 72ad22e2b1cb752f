musketeers-intro-aim = You fight the Cardinal’s guards together, but each of you is paid alone. Whoever has collected the most money at the end of the match wins.
    .title = Be the richest musketeer
musketeers-intro-rewards = From your hand you lay three cards aside, face down. They are what the hand can pay you; with the others you fight.
    .title = Choose your rewards
musketeers-intro-duel = A guard is turned up. Everybody plays one card in secret, all are turned over together, and the values are added up: do you reach the guard’s number?
    .title = Fight as one
musketeers-intro-tokens = Duel won: whoever played the strongest card takes a jewel. Duel lost: whoever played the weakest takes a prison. Both go onto your own rewards.
    .title = Boldness pays, meekness costs
musketeers-intro-pay = At the end of the hand a reward pays its value, { $jewel ->
    [2] double
   *[other] { $jewel } times
} with a jewel, { $prison ->
    [0] nothing
   *[other] { $prison } times
} in prison. Then the next hand begins.
    .title = Pay day
