### Musketeers. How a text gets at its fields and names players: docs/guides/translate.md.
### The option "labels" ("hexagames" or "pegasus") changes words: ducats are silver pieces there, reward cards pay cards.

game-musketeers = Musketeers
game-musketeers-about = Fight the Cardinal’s guards together, each with one secret card. The boldest wins a jewel, the meekest goes to prison.

musketeers-coins = { OPTION("labels") ->
    [pegasus] { $count ->
        [one] { $count } silver piece
       *[other] { $count } silver pieces
    }
   *[hexagames] { $count ->
        [one] { $count } ducat
       *[other] { $count } ducats
    }
}
musketeers-reward-cards = { OPTION("labels") ->
    [pegasus] pay cards
   *[hexagames] reward cards
}
musketeers-hand-number = Hand { $hand }
musketeers-card = { PART($it, 1) ->
    [0] { PART($it, 0) } without swords
    [one] { PART($it, 0) } with one sword
   *[other] { PART($it, 0) } with { PART($it, 1) } swords
}
musketeers-card-back = face-down card
musketeers-seen-card = { $it ->
    [none] { musketeers-card-back }
   *[other] { musketeers-card }
}

## What happened

musketeers-event-hand-began = Hand { $hand } begins. Guards left out: { LIST($removed) }.
    .head = { musketeers-event-hand-began }
musketeers-event-hand-dealt = { $cards ->
    [none] { "" }
   *[other] { WHO($seat) ->
        [you] You are dealt { LIST($cards) }.
       *[other] { SEAT($seat) } is dealt { LIST($cards) }.
    }
}
musketeers-event-rewards-laid = { $cards ->
    [none] { "" }
   *[other] { WHO($seat) ->
        [you] You lay { LIST($cards) } face down, in this order.
       *[other] { SEAT($seat) } lays { LIST($cards) } face down, in this order.
    }
}
musketeers-event-guard-turned = { WHO($jailed) ->
    [you] Duel { $duel }: a guard of { $guard }. You are in prison and only discard a card.
    [other] Duel { $duel }: a guard of { $guard }. { SEAT($jailed) } is in prison and only discards a card.
   *[none] Duel { $duel }: a guard of { $guard }.
}
    .head = { musketeers-event-guard-turned }
musketeers-event-cards-revealed = { $won ->
    [yes] { $sum } against { $guard }, won: { LIST($cards, "musketeers-played") }. { musketeers-has-strongest }
   *[no] { $sum } against { $guard }, lost: { LIST($cards, "musketeers-played") }. { musketeers-has-weakest }
}
    .short = The cards are turned over: do they reach { $guard }?
musketeers-event-jewel-taken = { WHO(AT($source, "seat")) ->
    [none] { WHO($seat) ->
        [you] You lay a jewel on your { AS($to, "musketeers-nth") }.
       *[other] { SEAT($seat) } lays a jewel on their { AS($to, "musketeers-nth") }.
    }
   *[other] { WHO($seat) ->
        [you] You take a jewel from { SEAT(AT($source, "seat"), case: "object") } and lay it on your { AS($to, "musketeers-nth") }.
       *[other] { SEAT($seat) } takes a jewel from { SEAT(AT($source, "seat"), case: "object") } and lays it on their { AS($to, "musketeers-nth") }.
    }
}
musketeers-event-prison-taken = { WHO(AT($source, "seat")) ->
    [none] { WHO($seat) ->
        [you] You lay a prison on your { AS($to, "musketeers-nth") }.
       *[other] { SEAT($seat) } lays a prison on their { AS($to, "musketeers-nth") }.
    }
   *[other] { WHO($seat) ->
        [you] You take a prison from { SEAT(AT($source, "seat"), case: "object") } and lay it on your { AS($to, "musketeers-nth") }.
       *[other] { SEAT($seat) } takes a prison from { SEAT(AT($source, "seat"), case: "object") } and lays it on their { AS($to, "musketeers-nth") }.
    }
}
musketeers-event-prison-freed = { WHO($seat) ->
    [you] You free your { AS($slot, "musketeers-nth") } from prison.
   *[other] { SEAT($seat) } frees their { AS($slot, "musketeers-nth") } from prison.
}
musketeers-event-jewel-returned = { WHO($seat) ->
    [you] You have no free card and return the jewel from your { AS($slot, "musketeers-nth") }.
   *[other] { SEAT($seat) } has no free card and returns the jewel from their { AS($slot, "musketeers-nth") }.
}
musketeers-event-jailed = { WHO($seat) ->
    [you] You have three prisons and sit out.
   *[other] { SEAT($seat) } has three prisons and sits out.
}
musketeers-event-released = { WHO($seat) ->
    [you] You are out of prison and fight again.
   *[other] { SEAT($seat) } is out of prison and fights again.
}
musketeers-event-hand-ended = { $reason ->
    [three_jewels] Third jewel: hand { $hand } ends at once. Scores: { LIST($scores, "musketeers-score") }.
   *[nine_duels] Hand { $hand } ends after nine duels: { LIST($scores, "musketeers-score") }.
}
musketeers-event-match-ended = { COUNT($winners) ->
    [1] { WHO(AT($winners, 0)) ->
        [you] You win the match with { MAX($totals) }.
       *[other] { SEAT(AT($winners, 0)) } wins the match with { MAX($totals) }.
    }
   *[other] The match is shared at { MAX($totals) }: { LIST($winners, "told-seat", last: " and ") }.
}
musketeers-played = { IS($at, $jailed) ->
    [yes] ({ SEAT($at) } { musketeers-face })
   *[no] { SEAT($at) } { musketeers-face }
}
musketeers-face = { $it ->
    [none] ?
   *[other] { $it }
}
musketeers-has-strongest = { WHO($seat) ->
    [you] You have the strongest card.
   *[other] { SEAT($seat) } has the strongest card.
}
musketeers-has-weakest = { WHO($seat) ->
    [you] You have the weakest card.
   *[other] { SEAT($seat) } has the weakest card.
}
musketeers-score = { SEAT($at) } +{ $it } ({ AT($totals, $at) })
musketeers-nth = { $it ->
    [0] first card
    [1] second card
    [2] third card
   *[none] card
}

## What is asked

musketeers-question-lay-rewards = Lay three of your twelve cards aside as { musketeers-reward-cards }; with the other nine you fight.
musketeers-question-commit-card = { AT($places, $seat, "jailed") ->
    [yes] All three of your cards are in prison: you sit out this duel. Choose a card to discard.
   *[no] { LESS($seats, COUNT($places, "jailed")) ->
        [1] Duel { $duel }: your card must reach { $guard } on its own. Choose it.
        [2] Duel { $duel }: the two of you must reach { $guard } together. Choose your card.
        [3] Duel { $duel }: the three of you must reach { $guard } together. Choose your card.
       *[4] Duel { $duel }: the four of you must reach { $guard } together. Choose your card.
    }
}
musketeers-question-winner-token = { musketeers-you-won } { KINDS($question) ->
    [FreePrison] None of your cards is free, so free one from prison.
    [FreePrison-TakeJewel] { $jewels ->
        [0] Take a jewel from another player, or free one of your cards from prison.
       *[other] Lay a jewel on a free card, or free a card from prison.
    }
   *[TakeJewel] { $jewels ->
        [0] There is no jewel left in the centre: take one from another player and lay it on a free card.
       *[other] Lay a jewel on one of your free { musketeers-reward-cards }.
    }
}
musketeers-question-loser-token = { $pending ->
    [none] { musketeers-you-lost } { KINDS($question) ->
        [ReturnJewel] None of your cards is free, so return one of your jewels.
       *[TakePrison] { $prisons ->
            [0] There is no prison left in the centre: take one from another player and put it on a free card.
           *[other] Put a prison on one of your free { musketeers-reward-cards }.
        }
    }
   *[other] Now take a prison from another player; it goes onto the card that has just become free.
}
musketeers-question-give-token = { AT($pending, "token") ->
    [J] { SEAT(AT($pending, "seat")) } takes a jewel from you. Choose which one.
   *[P] { SEAT(AT($pending, "seat")) } takes a prison from you. Choose which one.
}
musketeers-follows-source = Now choose the card of yours it goes on.
musketeers-follows-to = Now choose whom to take it from.
musketeers-you-won = Won, { AT($duels, -1, "sum") } to { AT($duels, -1, "guard") }: your { AT($duels, -1, "cards", $seat) } is the strongest card.
musketeers-you-lost = Lost, { AT($duels, -1, "sum") } to { AT($duels, -1, "guard") }: your { AT($duels, -1, "cards", $seat) } is the weakest card.
musketeers-wait-lay-rewards = { AT($question, "mine") ->
    [none] Still choosing their { musketeers-reward-cards }: { LIST(AT($question, "waiting"), "told-seat") }.
   *[other] You laid { LIST(AT($question, "mine", "cards")) } aside. Waiting for { LIST(AT($question, "waiting"), "told-seat") }.
}
musketeers-wait-commit-card = { AT($question, "mine") ->
    [none] A guard of { $guard }. Waiting for { LIST(AT($question, "waiting"), "told-seat") }.
   *[other] Your { AT($question, "mine", "card") } lies face down. Waiting for { LIST(AT($question, "waiting"), "told-seat") }.
}
musketeers-wait-winner-token = Won, { AT($duels, -1, "sum") } to { AT($duels, -1, "guard") }. { SEAT(AT($duels, -1, "seat")) } has the strongest card ({ AT($duels, -1, "cards", AT($duels, -1, "seat")) }) and moves a token.
musketeers-wait-loser-token = Lost, { AT($duels, -1, "sum") } to { AT($duels, -1, "guard") }. { SEAT(AT($duels, -1, "seat")) } has the weakest card ({ AT($duels, -1, "cards", AT($duels, -1, "seat")) }) and moves a token.
musketeers-wait-give-token = { AT($pending, "token") ->
    [J] { LIST(AT($question, "waiting"), "told-seat") } chooses which jewel to give up.
   *[P] { LIST(AT($question, "waiting"), "told-seat") } chooses which prison to give up.
}
musketeers-wait-moment = One moment.
musketeers-wait-over = The match is over.

## What can be done

musketeers-action-lay-rewards = Lay aside { LIST($cards) }
musketeers-action-play-card = { AT($places, $seat, "jailed") ->
    [yes] Discard { AS($card, "musketeers-card") }
   *[no] Play { AS($card, "musketeers-card") }
}
musketeers-action-take-jewel = { $source ->
    [none] Lay a jewel on { AS($to, "musketeers-own") }
   *[other] Take the jewel from { SEAT(AT($source, "seat")) }’s { AS(AT($source, "slot"), "musketeers-nth") } for { AS($to, "musketeers-own") }
}
musketeers-action-take-prison = { $source ->
    [none] Put a prison on { AS($to, "musketeers-own") }
   *[other] Take the prison from { SEAT(AT($source, "seat")) }’s { AS(AT($source, "slot"), "musketeers-nth") } for { AS($to, "musketeers-own") }
}
musketeers-action-free-prison = Free { AS($slot, "musketeers-own") } from prison
musketeers-action-return-jewel = Return the jewel from { AS($slot, "musketeers-own") }
musketeers-action-give-token = { AT($pending, "token") ->
    [J] Give { SEAT(AT($pending, "seat")) } the jewel from { AS($slot, "musketeers-own") }
   *[P] Give { SEAT(AT($pending, "seat")) } the prison from { AS($slot, "musketeers-own") }
}
musketeers-own = { WHO($seat) ->
    [you] your { musketeers-own-nth }
   *[other] { SEAT($seat) }’s { musketeers-own-nth }
}
musketeers-own-nth = { AT($places, $seat, "rewards", $it) ->
    [none] { musketeers-nth }
   *[other] { musketeers-nth } ({ AT($places, $seat, "rewards", $it) })
}

## What a choice means

musketeers-hint-worth = This { PART($card, 0) } pays { $coins }, with a jewel { $jewelled }.
    .together = Together these { $count } cards pay { $coins }, with a jewel on each { $jewelled }.
musketeers-hint-put-aside = { $card } is put aside and has no effect.
musketeers-hint-reaches = { $card } reaches { $guard }: won, a jewel for you.
musketeers-hint-falls-short = { $card } is { $need } short of { $guard }: lost, a prison for you.
musketeers-hint-odds = { $need ->
    [0] { $card }: enough for the guard on its own. Against random cards: a jewel for you { $jewel }%.
   *[other] { $card }: the others must bring { $need }. Against random cards: won { $won }%, a jewel for you { $jewel }%, a prison for you { $prison }%.
}
musketeers-hint-pays = { $card } will pay { $after } instead of { $before }.
musketeers-hint-locked = { $card } will pay nothing instead of { $before }, unless the prison goes away again.
musketeers-hint-place = { $place ->
    [1] first card
    [2] second card
    [3] third card
   *[0] card
}
musketeers-hint-jewel-leaves = It comes from { SEAT($victim) }’s { musketeers-hint-place }, which goes back to its own value.
musketeers-hint-prison-leaves = { $freed ->
    [yes] It comes from { SEAT($victim) }’s { musketeers-hint-place }: { SEAT($victim) } can fight again.
   *[no] It comes from { SEAT($victim) }’s { musketeers-hint-place }, which counts again.
}

## The board

musketeers-guard-label = Guard { $guard }
musketeers-no-guard = No guard yet
musketeers-pile = { $count ->
    [one] { $count } guard in the pile
   *[other] { $count } guards in the pile
}
musketeers-may-come = Guards still to come
musketeers-removed = Left out of this hand: { $removed }
musketeers-met = Guards so far
musketeers-met-won = Duel { $duel }: guard { $guard } against { $sum }, won; strongest card: { SEAT($seat) }
musketeers-met-lost = Duel { $duel }: guard { $guard } against { $sum }, lost; weakest card: { SEAT($seat) }
musketeers-pool-jewels = { $count ->
    [0] No jewel in the centre
    [one] { $count } jewel in the centre
   *[other] { $count } jewels in the centre
}
musketeers-pool-prisons = { $count ->
    [0] No prison in the centre
    [one] { $count } prison in the centre
   *[other] { $count } prisons in the centre
}
musketeers-jewels = Jewels
musketeers-prisons = Prisons
musketeers-verdict-won = Won
musketeers-verdict-lost = Lost
musketeers-strongest = strongest
    .swords = most swords
musketeers-weakest = weakest
    .swords = fewest swords
musketeers-discarded = discarded
musketeers-duel-of = Duel { $duel } of 9
musketeers-choose-rewards = Everybody chooses three { musketeers-reward-cards }
musketeers-played-up = { told-named }: { AS($card, "musketeers-card") }
musketeers-played-down = { told-named }: a face-down card
musketeers-played-none = { told-named }: no card yet
musketeers-in-prison = in prison
musketeers-your-hand = Your hand
musketeers-rewards-of = { WHO($seat) ->
    [you] { OPTION("labels") ->
        [pegasus] Your pay
       *[hexagames] Your rewards
    }
   *[other] { OPTION("labels") ->
        [pegasus] Pay cards of { SEAT($seat) }
       *[hexagames] Reward cards of { SEAT($seat) }
    }
}
musketeers-slot = { COUNT($rewards) ->
    [0] { musketeers-rewards-of }, { AS($slot, "musketeers-nth") }: nothing yet
   *[other] { AT($row, $slot) ->
        [J] { musketeers-rewards-of }, { AS($slot, "musketeers-nth") }: { AS(AT($rewards, $slot), "musketeers-seen-card") }, with a jewel
        [P] { musketeers-rewards-of }, { AS($slot, "musketeers-nth") }: { AS(AT($rewards, $slot), "musketeers-seen-card") }, in prison
       *[other] { musketeers-rewards-of }, { AS($slot, "musketeers-nth") }: { AS(AT($rewards, $slot), "musketeers-seen-card") }, free
    }
}
musketeers-cards-in-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
musketeers-now-worth = Worth now: { musketeers-coins }

## The end of a hand

musketeers-hand-over = Hand { $hand } is over
musketeers-hand-over-three-jewels = The third jewel ended it at once.
musketeers-hand-over-nine-duels = All nine duels have been fought.
musketeers-jewelled = with a jewel
musketeers-total = Total

## The guided first hand

musketeers-aim-mine = { OPTION("match_mode") ->
    [target] { $count } of { OPTION("match_target") }
   *[other] { musketeers-coins }
}
musketeers-aim-end = { musketeers-hand-number } · { musketeers-duel-of }
musketeers-tour-aim = { OPTION("match_mode") ->
    [target] You win by collecting money: whoever has the most once somebody has reached { OPTION("match_target") } wins the match.
   *[other] You win by collecting money: whoever has the most at the end wins.
}
musketeers-tour-rewards = Lay three of your twelve cards aside: at the end of the hand each pays its value. But high cards also win duels, so do not hide them all. Swords only break ties; the log writes 7/2 for a 7 with two swords.
musketeers-tour-guard = One of the Cardinal’s guards! Together you must reach the number. Everybody chooses one card in secret.
musketeers-tour-middle = Won: the strongest card gets a jewel. Lost: the weakest gets a prison. With a card in between nothing happens to you.
    .pointing = Point at a card to see its chances.
    .touching = Hold your finger on a card to see its chances.
musketeers-tour-bidding = With two players the higher card always does better: it gets the jewel if you win, and the lower one gets the prison if you lose.
    .pointing = Point at a card to see its chances.
    .touching = Hold your finger on a card to see its chances.
musketeers-tour-reveal = All cards are turned over together. The values are added up and compared with the guard; then the strongest card earns a jewel, or the weakest a prison.
musketeers-tour-jewel = You had the strongest card. The card a jewel lies on counts { PRINTED("jewel") ->
    [2] double
   *[other] { PRINTED("jewel") } times
}: choose the card that should have it. Three jewels end the hand at once.
musketeers-tour-prison = You had the weakest card. A card in prison pays { PRINTED("prison") ->
    [0] nothing
   *[other] { PRINTED("prison") } times its value
}: choose the one you can spare. With three prisons you sit out.
musketeers-tour-tokens = There are only three jewels and three prisons. When the centre is empty, they are taken from another player.

## Options

musketeers-option-match-mode = End of the match
musketeers-option-match-mode-help = Play to a target, a single hand, or a fixed number of hands.
    .page = `match_mode` says how long you play. Normally it is `target`, a race to a number of ducats. With `single_hand` one hand decides and whoever has the most ducats wins, as one of the later editions allows. With `fixed_hands` you play an agreed number of hands and the highest total wins. In both of these, players level at the top share the victory.
musketeers-option-match-mode-target = to a target
musketeers-option-match-mode-single-hand = one hand
musketeers-option-match-mode-fixed-hands = a number of hands
musketeers-option-match-target = Target
musketeers-option-match-target-help = Whoever reaches it first wins the match.
    .page = `match_target` is the number of ducats to reach in the race: normally 100, anything from 20 to 500 if you like it shorter or longer ([MU-40](#mu-40)).
musketeers-option-hands = Hands
musketeers-option-hands-help = How many hands are played, if their number is fixed.
    .page = `hands` is the number of hands for `fixed_hands`: normally 4, and 50 at most.
musketeers-option-match-tie = Tie at the top
musketeers-option-match-tie-help = Share the victory, or play another hand.
    .page = `match_tie` is normally `shared`: equal highest totals at the end of the race share the victory. With `extra_hand` everybody plays on, hand by hand, until one total alone is the highest ([MU-R16](#mu-r16)).
musketeers-option-match-tie-shared = shared victory
musketeers-option-match-tie-extra-hand = another hand
musketeers-option-max-hands = Maximum number of hands
musketeers-option-max-hands-help = After this many hands the highest total wins.
    .page = `max_hands` is a safety stop, normally 50. After that many hands the highest total wins, and equal ones share; it cannot be smaller than an agreed number of `hands` ([MU-R17](#mu-r17)).
musketeers-option-full-loser-takes-prison = Prison even without a free card
musketeers-option-full-loser-takes-prison-help = Whoever loses without a free card returns a jewel and then takes a prison onto that card as well.
    .page = `full_loser_takes_prison` is normally `false`. With `true`, a loser with three occupied rewards returns a jewel and then also takes a prison, onto the very card that has just become free ([MU-R09](#mu-r09)).
musketeers-option-victim-picks-slot = The victim chooses the token
musketeers-option-victim-picks-slot-help = If a token is taken from a player, that player says which one.
    .page = `victim_picks_slot` is normally `false`. With `true`, whoever must take a token from another player names only that player and the card of their own it goes to; the victim then decides which of their tokens of that kind to give up ([MU-R06](#mu-r06)).
musketeers-option-jail-discard-visible = Discards from prison are shown
musketeers-option-jail-discard-visible-help = The card that a player in prison discards is turned up with the others.
    .page = `jail_discard_visible` is normally `true`: what a player in prison discards is turned up with the played cards. With `false` the others never get to see it ([MU-R11](#mu-r11)).
musketeers-option-talk = Table talk
musketeers-option-talk-help = The rules forbid agreeing on the cards to play.
    .page = `talk` is normally `silent`: while cards are being chosen, no signals can be sent. With `open` you may signal at any time ([MU-R21](#mu-r21)).
musketeers-option-talk-silent = silent
musketeers-option-talk-open = open
musketeers-option-labels = Wording
musketeers-option-labels-help = The words of the first edition (ducats, reward cards) or of the later one (silver pieces, pay cards).
    .page = `labels` changes words only, never a rule. `hexagames` speaks of ducats and rewards as these pages do; `pegasus` uses the words of the later edition, silver pieces and pay cards.
musketeers-option-labels-hexagames = ducats, reward cards
musketeers-option-labels-pegasus = silver pieces, pay cards

bot-names-musketeers = Armand, Blanche, Cyprien, Diane
bot-level-musketeers-random = Random
bot-level-musketeers-page = Page
bot-level-musketeers-musketeer = Musketeer
bot-level-musketeers-captain = Captain
bot-level-musketeers-marshal = Marshal
bot-level-musketeers-cardinal = Cardinal
bot-temper-musketeers-page = Plays the first card that catches the eye, and forgets the ones before it.
bot-temper-musketeers-musketeer = Knows the odds, but overlooks many a card and does not count.
bot-temper-musketeers-captain = Counts every card, and thinks of the duel at hand.
bot-temper-musketeers-marshal = Often sees through you, and otherwise plays the odds.
bot-temper-musketeers-cardinal = Reads your hand from the cards you have played, and answers that.

## Refusals

error-card-not-in-hand = This card is not in your hand.
error-centre-empty = There is no such token left in the centre.
error-centre-not-empty = There is still one in the centre; take that.
error-no-such-card = There is no such card.
error-no-such-seat = There is no such seat.
error-no-such-token = There is no such token there.
error-own-token = You cannot take a token from yourself.
error-same-card-twice = The same card was named twice.
error-slot-free = One of your cards is free; the prison goes there.
error-slot-occupied = A token can only be laid on a free card.
error-wrong-action = That does not answer this question.
error-wrong-source = Name only the player, or the card as well, as agreed at this table.

# At the terminal only.
terminal-musketeers-title = { $duel ->
    [0] Musketeers · hand { $hand }
   *[other] Musketeers · hand { $hand } · duel { $duel } of 9
}
terminal-musketeers-guard = Guard
terminal-musketeers-centre = Centre
terminal-musketeers-still-to-come = guards still to come: { $guards }
terminal-musketeers-rewards = { OPTION("labels") ->
    [pegasus] Pay cards
   *[hexagames] Rewards
}
terminal-musketeers-total = { OPTION("labels") ->
    [pegasus] Silver
   *[hexagames] Ducats
}
terminal-musketeers-duel = Duel
terminal-musketeers-sum = Sum
terminal-musketeers-jailed = in prison
terminal-musketeers-won = won: { $player }
terminal-musketeers-lost = lost: { $player }
terminal-help-musketeers = Short forms: a card as 7/2 (a 7 with 2 swords); j2 puts a jewel on reward 2, j2 b1 takes it from reward 1 of B; p2 and p2 b1 do the same with a prison; -p2 sends your prison back, -j2 your jewel; t2 gives up the token on reward 2. On the table ◆ is a jewel, ▦ a prison, ░ a card face down.
