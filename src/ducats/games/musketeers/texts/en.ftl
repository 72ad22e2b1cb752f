### Musketeers. Every text may use $labels ("hexagames" or "pegasus"): ducats are silver pieces there, reward cards pay cards.
### Arguments: $name, $victim names of players; $slot, $victimSlot 1 to 3 (0: not said); $card "7/2"; $cards several of them;
### $source "centre" or "player"; $ways what a winner or loser may do; $token "J" or "P".

game-musketeers = Musketeers
game-musketeers-about = Fight the Cardinal’s guards together, each with one secret card. The boldest wins a jewel, the meekest goes to prison.

musketeers-title = Musketeers
musketeers-coins = { $labels ->
    [pegasus] { $count ->
        [one] { $count } silver piece
       *[other] { $count } silver pieces
    }
   *[hexagames] { $count ->
        [one] { $count } ducat
       *[other] { $count } ducats
    }
}
musketeers-reward-cards = { $labels ->
    [pegasus] pay cards
   *[hexagames] reward cards
}
musketeers-hand-number = Hand { $hand }
musketeers-card = { $swords ->
    [0] { $value } without swords
    [one] { $value } with one sword
   *[other] { $value } with { $swords } swords
}
musketeers-card-back = face-down card

## What happened

musketeers-event-hand-began = Hand { $hand } begins. Guards left out: { $removed }.
musketeers-event-hand-dealt = { $name } is dealt { $cards }.
musketeers-event-rewards-laid = { $name } lays { $cards } face down, in this order.
musketeers-event-guard-turned = { $jailed ->
    [yes] Duel { $duel }: a guard of { $guard }. { $name } is in prison and only discards a card.
   *[no] Duel { $duel }: a guard of { $guard }.
}
musketeers-event-cards-revealed = { $result ->
    [won] { $cards }: { $sum } against { $guard }, won. { $name } has the strongest card.
   *[lost] { $cards }: { $sum } against { $guard }, lost. { $name } has the weakest card.
}
musketeers-event-jewel-taken = { $source ->
    [player] { $name } takes a jewel from { $victim } and lays it on the { musketeers-slot }.
   *[centre] { $name } lays a jewel on the { musketeers-slot }.
}
musketeers-event-prison-taken = { $source ->
    [player] { $name } takes a prison from { $victim } and lays it on the { musketeers-slot }.
   *[centre] { $name } lays a prison on the { musketeers-slot }.
}
musketeers-event-prison-freed = { $name } frees the { musketeers-slot } from prison.
musketeers-event-jewel-returned = { $name } has no free card and returns the jewel from the { musketeers-slot }.
musketeers-event-jailed = { $name } has three prisons and sits out.
musketeers-event-released = { $name } is out of prison and fights again.
musketeers-event-hand-ended = { $reason ->
    [three-jewels] Third jewel: hand { $hand } ends at once. { $scores }.
   *[nine-duels] Hand { $hand } ends after nine duels. { $scores }.
}
musketeers-event-match-ended = { $count ->
    [one] { $names } wins the match with { $total }.
   *[other] { $names } share the victory with { $total }.
}
musketeers-slot = { $slot ->
    [1] first card
    [2] second card
   *[3] third card
}
musketeers-victim-slot = { $victimSlot ->
    [1] first card
    [2] second card
    [3] third card
   *[0] card
}

## What is asked

musketeers-question-lay-rewards = Lay three of your twelve cards aside as { musketeers-reward-cards }; with the other nine you fight.
musketeers-question-commit-card = { $jailed ->
    [yes] All three of your cards are in prison: you sit out this duel. Choose a card to discard.
   *[no] { $fighters ->
        [1] Duel { $duel }: your card must reach { $guard } on its own. Choose it.
       *[other] Duel { $duel }: the { $fighters } of you must reach { $guard } together. Choose your card.
    }
}
musketeers-question-winner-token = { $ways ->
    [free] Won, { $sum } to { $guard }: your { $card } is the strongest card. None of your cards is free, so free one from prison.
    [centre-or-free] Won, { $sum } to { $guard }: your { $card } is the strongest card. Lay a jewel on a free card, or free a card from prison.
    [player-or-free] Won, { $sum } to { $guard }: your { $card } is the strongest card. Take a jewel from another player, or free one of your cards from prison.
    [player] Won, { $sum } to { $guard }: your { $card } is the strongest card. There is no jewel left in the centre: take one from another player and lay it on a free card.
   *[centre] Won, { $sum } to { $guard }: your { $card } is the strongest card. Lay a jewel on one of your free cards.
}
musketeers-question-loser-token = { $ways ->
    [return] Lost, { $sum } to { $guard }: your { $card } is the weakest card. None of your cards is free, so return one of your jewels.
    [follow] Now take a prison from another player; it goes onto the card that has just become free.
    [player] Lost, { $sum } to { $guard }: your { $card } is the weakest card. There is no prison left in the centre: take one from another player and put it on a free card.
   *[centre] Lost, { $sum } to { $guard }: your { $card } is the weakest card. Put a prison on one of your free cards.
}
musketeers-question-give-token = { $token ->
    [J] { $name } takes a jewel from you. Choose which one.
   *[P] { $name } takes a prison from you. Choose which one.
}
musketeers-wait-lay-rewards = { $mine ->
    [yes] You laid { $cards } aside. Waiting for { $names }.
   *[no] Still choosing their { musketeers-reward-cards }: { $names }.
}
musketeers-wait-commit-card = { $mine ->
    [yes] Your { $card } lies face down. Waiting for { $names }.
   *[no] A guard of { $guard }. Waiting for { $names }.
}
musketeers-wait-winner-token = Won, { $sum } to { $guard }. { $name } has the strongest card ({ $card }) and moves a token.
musketeers-wait-loser-token = Lost, { $sum } to { $guard }. { $name } has the weakest card ({ $card }) and moves a token.
musketeers-wait-give-token = { $token ->
    [J] { $name } chooses which jewel to give up.
   *[P] { $name } chooses which prison to give up.
}
musketeers-wait-moment = One moment.
musketeers-wait-over = The match is over.

## What can be done

musketeers-action-lay-rewards = Lay aside { $cards }
musketeers-action-play-card = { $jailed ->
    [yes] Discard { musketeers-card }
   *[no] Play { musketeers-card }
}
musketeers-action-take-jewel = { $source ->
    [player] Take the jewel from { $victim }’s { musketeers-victim-slot } for your { musketeers-slot } ({ $card })
   *[centre] Lay a jewel on your { musketeers-slot } ({ $card })
}
musketeers-action-take-prison = { $source ->
    [player] Take the prison from { $victim }’s { musketeers-victim-slot } for your { musketeers-slot } ({ $card })
   *[centre] Put a prison on your { musketeers-slot } ({ $card })
}
musketeers-action-free-prison = Free your { musketeers-slot } ({ $card }) from prison
musketeers-action-return-jewel = Return the jewel from your { musketeers-slot } ({ $card })
musketeers-action-give-token = { $token ->
    [J] Give { $name } the jewel from your { musketeers-slot } ({ $card })
   *[P] Give { $name } the prison from your { musketeers-slot } ({ $card })
}

## What a choice means

musketeers-hint-worth = { $card } pays { $coins }, with a jewel { $jewelled }.
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
musketeers-hint-jewel-leaves = It comes from { $victim }’s { musketeers-hint-place }, which is no longer doubled.
musketeers-hint-prison-leaves = { $freed ->
    [yes] It comes from { $victim }’s { musketeers-hint-place }: { $victim } can fight again.
   *[no] It comes from { $victim }’s { musketeers-hint-place }, which counts again.
}

## The board

musketeers-guard-label = Guard { $guard }
musketeers-no-guard = No guard yet
musketeers-pile = { $count ->
    [one] { $count } guard in the pile
   *[other] { $count } guards in the pile
}
musketeers-may-come = Guards still to come
musketeers-removed = Not in this hand: { $removed }
musketeers-met = Guards so far
musketeers-met-won = Duel { $duel }: guard { $guard } against { $sum }, won; strongest card: { $name }
musketeers-met-lost = Duel { $duel }: guard { $guard } against { $sum }, lost; weakest card: { $name }
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
musketeers-verdict = { $result ->
    [won] { $sum } against { $guard }: won! { $name } has the strongest card.
   *[lost] { $sum } against { $guard }: lost. { $name } has the weakest card.
}
musketeers-verdict-won = Won
musketeers-verdict-lost = Lost
musketeers-strongest = strongest
musketeers-weakest = weakest
musketeers-discarded = discarded
musketeers-duel-of = Duel { $duel } of 9
musketeers-choose-rewards = Everybody chooses three { musketeers-reward-cards }
musketeers-played-down = { $name }: a face-down card
musketeers-played-none = { $name }: no card yet
musketeers-your-rewards = { $labels ->
    [pegasus] Your pay
   *[hexagames] Your rewards
}
musketeers-your-hand = Your hand
musketeers-rewards-of = { $labels ->
    [pegasus] Pay cards of { $name }
   *[hexagames] Reward cards of { $name }
}
musketeers-slot-label = { $token ->
    [J] { $who }, { musketeers-slot }: { $what }, with a jewel
    [P] { $who }, { musketeers-slot }: { $what }, in prison
   *[none] { $who }, { musketeers-slot }: { $what }, free
}
musketeers-slot-empty = { $who }, { musketeers-slot }: nothing yet
musketeers-cards-in-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
musketeers-now-worth = Worth now: { musketeers-coins }

## The end of a hand

musketeers-hand-over = Hand { $hand } is over
musketeers-hand-over-three-jewels = The third jewel ended it at once.
musketeers-hand-over-nine-duels = All nine duels have been fought.
musketeers-doubled = doubled
musketeers-voided = in prison
musketeers-total = Total

## The moments that decided a match

musketeers-moment-third-jewel = Hand { $hand }: { $name } gets the third jewel and scores { $score }.
musketeers-moment-big-hand = Hand { $hand }: { $name } scores { $score }.
musketeers-moment-jewel = Hand { $hand }: { $name } takes a jewel from { $victim }, a difference of { $swing }.
musketeers-moment-prison = Hand { $hand }: { $victim }’s prison goes to { $name }, a difference of { $swing }.

## The guided first hand

musketeers-tour-rewards = These are your twelve cards. Lay three aside: at the end of the hand each pays its value. But high cards also win duels, so do not hide them all.
musketeers-tour-guard = One of the Cardinal’s guards! Together you must reach the number. Everybody chooses one card in secret; swords only break ties.
musketeers-tour-middle = Won: the strongest card gets a jewel. Lost: the weakest gets a prison. With a card in between nothing happens to you. Point at a card to see its chances.
musketeers-tour-bidding = With two players the higher card always does better: it gets the jewel if you win, and the lower one gets the prison if you lose. Point at a card to see its chances.
musketeers-tour-reveal = All cards are turned over together. The values are added up and compared with the guard; then one of you moves a token.
musketeers-tour-jewel = You had the strongest card. A jewel doubles the card it lies on: click the card that should have it. Three jewels end the hand at once.
musketeers-tour-prison = You had the weakest card. A card in prison pays nothing: click the one you can spare. With three prisons you sit out.
musketeers-tour-tokens = There are only three jewels and three prisons. When the centre is empty, they are taken from another player. Enjoy the game!

## Options

musketeers-option-match-mode = End of the match
musketeers-option-match-mode-help = Play to a target, a single hand, or a fixed number of hands.
musketeers-option-match-mode-target = to a target
musketeers-option-match-mode-single-hand = one hand
musketeers-option-match-mode-fixed-hands = a number of hands
musketeers-option-match-target = Target
musketeers-option-match-target-help = Whoever reaches it first wins the match.
musketeers-option-hands = Hands
musketeers-option-hands-help = How many hands are played, if their number is fixed.
musketeers-option-match-tie = Tie at the top
musketeers-option-match-tie-help = Share the victory, or play another hand.
musketeers-option-match-tie-shared = shared victory
musketeers-option-match-tie-extra-hand = another hand
musketeers-option-max-hands = Maximum number of hands
musketeers-option-max-hands-help = After this many hands the highest total wins.
musketeers-option-full-loser-takes-prison = Prison even without a free card
musketeers-option-full-loser-takes-prison-help = Whoever loses without a free card returns a jewel and then takes a prison onto that card as well.
musketeers-option-victim-picks-slot = The victim chooses the token
musketeers-option-victim-picks-slot-help = If a token is taken from a player, that player says which one.
musketeers-option-jail-discard-visible = Discards from prison are shown
musketeers-option-jail-discard-visible-help = The card that a player in prison discards is turned up with the others.
musketeers-option-talk = Table talk
musketeers-option-talk-help = The rules forbid agreeing on the cards to play.
musketeers-option-talk-silent = silent
musketeers-option-talk-open = open
musketeers-option-labels = Wording
musketeers-option-labels-help = The words of the first edition (ducats, reward cards) or of the later one (silver pieces, pay cards).
musketeers-option-labels-hexagames = ducats, reward cards
musketeers-option-labels-pegasus = silver pieces, pay cards

bot-level-musketeers-random = Random
bot-level-musketeers-page = Page
bot-level-musketeers-musketeer = Musketeer
bot-level-musketeers-captain = Captain
bot-level-musketeers-cardinal = Cardinal

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
terminal-musketeers-title = Musketeers · hand { $hand } · duel { $duel } of 9
