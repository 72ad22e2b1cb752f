### The review of a finished game, in the terminal and under the replay.

review-heading = Review
review-points = Points are percentage points of the victory: 10 points are one game in ten.
review-invitation = What decided this game? Was it luck, and what would have been better?
review-analyse = Analyse this game
review-analysing = Analysing: { $percent }% done
review-queued = Waiting: { $ahead ->
    [0] it comes next
    [one] one other game comes first
   *[other] { $ahead } other games come first
}. Stay on this page, or the analysis is dropped.
review-ahead = { $ahead ->
    [one] Another game may be analysed in between.
   *[other] { $ahead } other games may be analysed in between.
}
review-left = About { $time } left. It stops when you leave this page.
review-started = The analysis has begun.
review-ready = The analysis is ready.
review-coarse = The chances are a first estimate; the answers are still being judged.
review-stop = Stop
review-failed = The analysis could not be finished. Try again.
review-none-yet = The curve, the mistakes and the balance come with the analysis. What you can do without it: try another answer, play on, keep notes.
summary-heading = In short
summary-decided = What decided it?
summary-draw = Above all { $moment ->
    [0] what was drawn before the first answer
   *[other] a draw at moment { $moment }
}{ $drawn ->
    [none] { "" }
   *[other] , “{ $drawn }”
}: { summary-chances }
summary-decision = Above all { $hidden ->
    [mostly] what { $by ->
        [you] you
       *[other] { $who }
    } could not know on answering “{ $answer }” at moment { $moment }
   *[other] { $by ->
        [you] your answer
       *[other] { $who }’s answer
    } at moment { $moment }, “{ $answer }”
}: { summary-chances }
summary-chances = { $whose ->
    [you] your chances
    [winner] the chances of { $player }, who won,
   *[other] { $player }’s chances
} went from { $before } to { $after }{ $cost ->
    [none] { "" }
    [you] , yours from { $fell } to { $felt }
   *[other] , { $loser }’s from { $fell } to { $felt }
}.
summary-fall-draw = { $whose ->
    [you] Your own chances
   *[other] { $player }’s own chances
} fell most with { $moment ->
    [0] what was drawn before the first answer
   *[other] a draw at moment { $moment }
}{ $drawn ->
    [none] { "" }
   *[other] , “{ $drawn }”
}: from { $before } to { $after }.
summary-fall-decision = { $whose ->
    [you] Your own chances
   *[other] { $player }’s own chances
} fell most with { $hidden ->
    [mostly] what { $by ->
        [you] you
       *[other] { $who }
    } could not know on answering “{ $answer }” at moment { $moment }
   *[other] { $by ->
        [you] your answer
       *[other] { $who }’s answer
    } at moment { $moment }, “{ $answer }”
}: from { $before } to { $after }.
summary-bit-by-bit = No single moment: the chances shifted bit by bit.
summary-luck = Was it luck?
summary-luck-mostly = Mostly, yes.
summary-luck-least = At least partly, perhaps mostly.
summary-luck-partly = Partly.
summary-luck-minor = Partly at most.
summary-luck-hardly = Hardly.
summary-luck-unsure = That cannot be told.
summary-luck-helped = No, luck was even on { $whose ->
    [you] your
   *[other] { $player }’s
} side.
summary-luck-hindered = No, luck was even against { $whose ->
    [you] you
   *[other] { $player }
}.
summary-account = { $whose ->
    [you] Your chances
   *[other] { $player }’s chances
}: { $start }% at the start, { $result }% in the end. Luck: { $luck } of { $change } points.
summary-better = What would have been better?
summary-mistake = { $by ->
    [you] At moment { $moment }, “{ $better }” instead of your answer “{ $played }”.
   *[other] { $player } at moment { $moment }: “{ $better }” instead of “{ $played }”.
} That gave away { $loss } percentage points.
summary-faultless = { $by ->
    [you] None of your answers was clearly a mistake.
    [nobody] No answer was clearly a mistake.
   *[other] None of { $player }’s answers was clearly a mistake.
}
summary-more = { $count ->
    [one] One more mistake is listed below.
   *[other] { $count } more mistakes are listed below.
}
summary-lots = { $count ->
    [one] Taken as a whole, one lot was bought too dear or given up too early; it is listed below.
   *[other] Taken as a whole, { $count } lots were bought too dear or given up too early; they are listed below.
}
summary-parts = All parts
summary-all = The whole review
review-curve = Chances of winning
review-curve-told = Chances of winning over { $last } moments, one band for each player. The same figures are in the table below.
review-curve-marks = Dots: mistakes of the player of that colour; the larger, the costlier. Strokes at the bottom: something was drawn.
review-now = Moment { $moment }
review-chance = { $player }: { $chance }%{ $bound ->
    [least] { " " }(at least { $error })
    [most] { " " }(at most { $error })
    [none] { "" }
   *[error] { " " }(± { $error })
}
review-turning-points = Turning points
review-turning-point-draw = Moment { $moment }: { $drawn ->
    [none] { $moment ->
        [0] what was drawn before the first answer changed
       *[other] a draw changed
    }
   *[other] “{ $drawn }” { $moment ->
        [0] What was drawn before the first answer changed
       *[other] That draw changed
    }
} { $player }’s chances by { $change } points.
review-turning-point-decision = Moment { $moment }, { $who }: “{ $answer }”. That changed { $player }’s chances by { $change } points.
review-mistakes = Mistakes
review-mistakes-of = By
review-mistakes-all = everybody ({ $count })
review-mistake = Moment { $moment }, { $player }: { $kind }, { $loss } points given away. Played: “{ $played }”. Better: “{ $better }”.
review-follows = What { $player } was told about “{ $answer }”: { $facts }
review-kind-inaccuracy = inaccuracy
review-kind-mistake = mistake
review-kind-blunder = blunder
review-options = What else could be answered (points beside what was played)
review-option = { $answer }: { $gain } ± { $error }
review-option-confirmed = { $answer }: { $gain } ± { $error }, measured again
review-options-help = What seems best is measured again in other imagined deals. The other figures are from the first look, where the best ones come out too high.
review-overruled = Played on fast, “{ $better }” seems better; the strongest bot’s search does not agree, so no fault is found here.
review-none = None.
review-balance = Where the result came from
review-balance-help = In percentage points of the victory: start + luck + own answers + others’ answers + hidden information (what the players could not know) = result. Own answers are compared with those of the quick player that plays every game on here; what the best answers would have gained stands under “Given away”, summed up over all answers: it can be more than the whole victory.
review-column-player = Player
review-column-start = Start
review-column-luck = Luck
review-column-own = Own answers
review-column-others = Others’ answers
review-column-hidden = Hidden information
review-column-answers = All answers
review-column-result = Result
review-column-lost = Given away
review-column-accuracy = Accuracy
review-column-moment = Moment
review-trades = Deals and auctions
review-trade-deal = Moment { $moment }, { $player } with { $other }: “{ $answer }”. Compared with no deal: { $gain } points for { $player }, { $othergain } for { $other }.
review-trade-deal-even = Moment { $moment }, { $player } with { $other }: “{ $answer }”. Compared with no deal: no measurable difference.
review-trade-bid = Moment { $moment }, { $player }: “{ $answer }”. Compared with passing: { $gain } points, { $othergain } for { $other }.
review-trade-bid-dear = Moment { $moment }, { $player }: “{ $answer }”. Compared with passing: { $gain } points, { $othergain } for { $other }. Too dear.
review-trade-pass = Moment { $moment }: { $player } passes. The lowest bid would have been worth { $gain } points, { $othergain } to { $other }.
review-trade-pass-cheap = Moment { $moment }: { $player } passes. The lowest bid would have been worth { $gain } points, { $othergain } to { $other }. Let go too cheaply.
review-auctions = What the lots were worth
review-auctions-fair = Nobody overpaid or let a lot go too cheaply, as far as can be told.
review-auctions-table = The price at which each bidder should have stopped
review-auctions-help = Owning the lot compared with leaving it to the strongest rival, by what the bidder could know: for the buyer at the price paid, for everybody else at one step more. The price to stop at is where both are worth the same.
review-auction-overpaid = Moment { $moment }, { $lot }: { $player } pays { $price }. Overpaid: { $gain } ± { $error } points compared with leaving it to the strongest rival.
review-auction-too-cheap = Moment { $moment }, { $lot }: { $player } lets it go for { $price }. Too cheaply: bidding one step more would have been worth { $gain } ± { $error } points.
review-stopping = The price to stop at: { $stop }.
review-lot = Moment { $moment }: { $lot }, sold to { $player } for { $price }
review-stop-at = { $price } ± { $error }
review-stop-least = { $price } or more
review-stop-never = not worth a bid
review-stop-unknown = cannot be told
review-verdict-overpaid = overpaid
review-verdict-too-cheap = let go too cheaply
review-bidder = { $player }. Highest bid: { $bid }; price to stop at: { $stop }; owning it: { $gain } ± { $error } points{ $verdict ->
    [overpaid] ; { review-verdict-overpaid }
    [too-cheap] ; { review-verdict-too-cheap }
   *[none] { "" }
}.
review-column-bid = Highest bid
review-column-stop = Price to stop at
review-column-owning = Owning it (points)
review-column-verdict = Verdict
review-mixture = Played: “{ $played }”. Everybody answered at the same time; the strongest bot would have drawn lots among: { $mixture }.
review-mixture-one = Played: “{ $played }”. Everybody answered at the same time; the strongest bot would have played: { $mixture }.
review-mixed = { $answer } ({ $share }%)
review-sealed = Sealed answers, and what the strongest bot would play
review-sealed-help = Where everybody answers at the same time, the strongest bot draws lots among the best answers, so that nobody can foresee what it will play.
review-sealed-answer = Moment { $moment }, { $player }. { $told }
review-column-played = Played
review-column-mixture = The strongest bot draws lots among
review-table = All figures as a table
review-cost = { $games } games played to the end in { $seconds } s; { $playouts } from each position.
error-no-review = This game has not been analysed yet.
error-too-many-reviews = Too many analyses are waiting. Try again later.
what-if = What if …?
what-if-opening = Go to a moment at which somebody answered: then you can try another answer.
what-if-played = Moment { $moment }, { $player } answered: “{ $answer }”.
what-if-instead = Instead
what-if-many = There are { $total } other answers; these are the first of them.
what-if-no-choice = There was no other answer.
what-if-try = Show the chances
what-if-busy = Both answers are being played on …
what-if-result = Chances with all cards as they were, in percent
what-if-before = As played
what-if-after = Instead
what-if-change = Change
what-if-gain = As far as { $player } could know: { $gain } ± { $error } points.
what-if-cost = { $games } games played to the end; both answers met the same luck.
play-from = Play from here
play-from-help = Opens a table of your own with bots on the other seats. All cards are as they were, and you may know them from the record; what is drawn from here on is new. It is a what-if: it is not rated and counts in no statistics.
play-from-over = The game is over at this moment: go back to an earlier one.
play-from-seat = You play
play-from-level = Bots
play-from-here = Play on from moment { $moment }
play-from-answer = Play on with this answer
notes = Your notes
notes-here = At moment { $moment }
notes-help = Only you can read your notes; they are kept with this game. Hand them on as text, or as a link that holds them.
notes-keep = Keep
notes-kept = Kept.
notes-copy = Copy all as text
notes-link = Copy a link with all notes
notes-copied = Copied.
notes-too-long = Your notes are too long for a link: copy them as text.
notes-shared = Notes that came with the link
statistics-link = Statistics from analysed games
statistics-heading = Statistics
statistics-lead = How much was luck, where points are given away, and whether it gets better: from all games that were analysed.
statistics-whose = Whose games
statistics-mine = Your games
statistics-all = Everybody’s games
statistics-game = Game
statistics-every-game = All games
statistics-none = No game has been analysed yet. Open a finished game and choose “Analyse this game”.
statistics-summary = { $games ->
    [one] One game
   *[other] { $games } games
}: { $result }% of the victories, { $start }% expected at the start. Luck: { $luck } points a game. Given away: { $loss } points a game. Accuracy: { $accuracy }%.
statistics-summary-all = { $games } results, one for each player of each game. Given away: { $loss } points a game. Accuracy: { $accuracy }%.
statistics-luck = How much was luck
statistics-luck-help = What made good results differ from bad ones; the four parts add up to 100%. A negative part evened results out.
statistics-few = Too few games to say.
statistics-losses = Where points are given away
statistics-kind = { $game }: { $kind }
statistics-halves = Accuracy: { $before } in the first half of these games, { $since } in the second.
statistics-losses-help = By kind of question: points given away in a game on average, and how many answers were mistakes.
statistics-loss = { $loss } ({ $mistakes } of { $choices })
statistics-trend = Over time
statistics-accuracy-told = Accuracy over time; the same figures are in the table below.
statistics-luck-told = Luck over time, in points a game; the same figures are in the table below.
statistics-since = Since
statistics-games = Games
statistics-players = Results
error-no-such-moment = The game has no such moment.
error-too-many-notes = You have too many notes on this game.
error-too-many-forks = This game has already been played on from an earlier moment too often.
