### Marquis. Arguments: $name, $culprit, $victim, $receiver, $payer, $owner, $countess, $client, $prosecutor, $other, $target
### names of players; $card, $identity, $exposed names of characters ("none": nobody); $bundle goods in words ("none": nothing);
### $coins, $diamonds, $rubies, $vetoes numbers; $effect "robbery", "assassination", "payday", "theft", "demand" or "toll".

game-marquis = Marquis
game-marquis-about = Eleven courtiers, hidden hands, and a Veto at the right moment.

marquis-title = Marquis
marquis-card-a = Assassin
marquis-card-c = Countess
marquis-card-d = Diamond dealer
marquis-card-e = Extortioner
marquis-card-f = Cardsharp
marquis-card-h = Clairvoyant
marquis-card-k = Cleric
marquis-card-m = Marquis
marquis-card-s = Prosecutor
marquis-card-t = Pickpocket
marquis-card-w = Highwayman
marquis-card-v = Veto
marquis-mercenary-of = { $card } (hired)
marquis-motto-a = strikes one down
marquis-motto-f = plays it once more
marquis-motto-m = paid by earlier ones
marquis-motto-w = your money or …
marquis-motto-v = Not against me!
marquis-motto-c = protects for a fee
marquis-motto-d = exchanges twice
marquis-motto-e = two are stronger
marquis-motto-h = takes a card back
marquis-motto-k = same rate as the left
marquis-motto-s = undoes a Veto
marquis-motto-t = robs the richest
marquis-coins = coins
marquis-diamonds = diamonds
marquis-rubies = rubies
marquis-vetoes = Vetoes
marquis-nothing = nothing
marquis-n-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
marquis-n-diamonds = { $diamonds ->
    [one] { $diamonds } diamond
   *[other] { $diamonds } diamonds
}
marquis-n-rubies = { $rubies ->
    [one] { $rubies } ruby
   *[other] { $rubies } rubies
}
marquis-n-vetoes = { $vetoes ->
    [one] { $vetoes } Veto
   *[other] { $vetoes } Vetoes
}
marquis-rate = { $price ->
    [one] { $price } coin
   *[other] { $price } coins
} → { $gain ->
    [one] { $gain } diamond
   *[other] { $gain } diamonds
}
marquis-other-rate = { $other_price ->
    [one] { $other_price } coin
   *[other] { $other_price } coins
} → { $other_gain ->
    [one] { $other_gain } diamond
   *[other] { $other_gain } diamonds
}
marquis-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## What happened

marquis-event-start-card-turned = { $name } turns up: { $card }.
marquis-event-start-player-found = { $name } begins. The treasury keeps { $treasury } coins.
marquis-event-hand-dealt = { $name } draws { $cards }.
marquis-event-turn-began = It is { $name }’s turn.
marquis-event-card-laid = { $imitates ->
    [yes] { $name } lays the { $card } and imitates: { $identity }.
   *[no] { $name } lays the { $card }.
}
marquis-event-direction-turned = { $clockwise ->
    [yes] Play reverses: clockwise from now on.
   *[no] Play reverses: anticlockwise from now on.
}
marquis-event-extortioners-marked = Two Extortioners lie open: better rate for { $names }.
marquis-event-treasury-taken = { $coins ->
    [0] { $name } finds the treasury empty.
   *[other] { $name } takes { marquis-n-coins } from the treasury.
}
marquis-event-coins-taken = { $effect ->
    [payday] { $victim } pays { $culprit } { marquis-n-coins }, as earlier Marquises must.
    [theft] { $culprit } picks the pocket of { $victim }, the richest: { marquis-n-coins }.
    [demand] { $victim } hands { $culprit } { marquis-n-coins } and keeps the character.
    [toll] { $victim } pays the Countess of { $culprit } { marquis-n-coins } before exchanging.
    [assassination] The Assassin of { $culprit } takes { marquis-n-coins } from { $victim }.
   *[robbery] { $culprit } robs { $victim } of { marquis-n-coins }.
}
marquis-event-coins-given = { $name } gives { $receiver } { marquis-n-coins }: the same character.
marquis-event-eliminated = { $exposed ->
    [none] { $culprit } eliminates a character of { $victim }: { $card }. There is nobody beneath.
   *[other] { $culprit } eliminates a character of { $victim }: { $card }. Now open: { $exposed }.
}
marquis-event-all-spared = { $name } spares everybody.
marquis-event-exchanged = { $times ->
    [0] { $name } exchanges nothing.
   *[other] { $vetoes ->
        [0] { $name } exchanges: { marquis-n-coins } → { marquis-n-diamonds }.
       *[other] { $coins ->
            [0] { $name } exchanges: { marquis-n-vetoes } → { marquis-n-diamonds }.
           *[other] { $name } exchanges: { marquis-n-coins } and { marquis-n-vetoes } → { marquis-n-diamonds }.
        }
    }
}
marquis-event-exchange-prevented = After the toll, { $name } has too little left to exchange.
marquis-event-ruby-gained = { $name } turns diamonds into { marquis-n-rubies }.
marquis-event-toll-set = The Countess of { $name } protects nobody: the next to exchange owes her the toll.
marquis-event-toll-claimed = The Countess of { $name } claims her toll from { $payer }.
marquis-event-toll-waived = The Countess of { $name } lets { $payer } off.
marquis-event-allowed = { $name } lets it happen.
marquis-event-veto-played = Veto! { $name } will not take that from { $culprit }.
marquis-event-veto-laid = { $neutralised ->
    [yes] The Veto of { $owner } goes to the Prosecutor of { $name }.
   *[no] The Veto of { $owner } stands. It now lies in front of { $name }.
}
marquis-event-veto-removed = The Veto of { $owner } leaves the game.
marquis-event-intervention-passed = { $name } does not intervene.
marquis-event-prosecutor-shown = { $name } shows a Prosecutor.
marquis-event-price-demanded = { $name } offers to void the Veto and asks { $culprit } for { $bundle }.
marquis-event-price-countered = { $name } offers { $prosecutor } { $bundle } instead.
marquis-event-terms-accepted = { $name } reaches an agreement with { $other }.
marquis-event-terms-refused = { $name } refuses what { $other } wants.
marquis-event-reason-given = { $name }: “{ $words }”
marquis-event-veto-neutralised = The Prosecutor of { $name } voids the Veto of { $victim }.
marquis-event-fee-offered = { $bundle ->
    [none] { $name } wants no protection.
   *[other] { $name } offers { $countess } { $bundle } for protection.
}
marquis-event-fee-demanded = { $name } offers to protect { $client } for { $bundle }.
marquis-event-protection-declined = { $name } protects nobody.
marquis-event-protection-sold = The Countess of { $name } protects { $client } for { $bundle }.
marquis-event-protection-ended = { $client } is no longer protected by { $name }.
marquis-event-bundle-paid = { $name } pays { $receiver } { $bundle }.
marquis-event-card-drawn = { $name } draws: { $card }.
marquis-event-card-taken-back = { $card ->
    [none] { $name } secretly takes a card back from the pile.
   *[other] { $name } takes back: { $card }.
}
marquis-event-special-dealt = { $card ->
    [none] { $name } gets a secret card.
   *[other] { $name } gets a secret card; it goes with: { $card }.
}
marquis-event-special-kept = { $name } plays no secret card.
marquis-event-special-played = { $target ->
    [none] { $name } plays a secret card with: { $card }.
   *[other] { $name } plays a secret card with: { $card }. It concerns { $target }.
}
marquis-event-goods-lost = { $name } loses { marquis-n-coins } and { marquis-n-diamonds }.
marquis-event-card-lost = A card leaves { $name }’s draw pile, unseen.
marquis-event-mercenary-hired = { $name } hires: { $card }.
marquis-event-mercenary-kept = { $name } keeps the mercenary for later: { $card }.
marquis-event-mercenary-discharged = The mercenary of { $name } leaves the game: { $card }.
marquis-event-played-on = { $name } plays on alone.
marquis-event-stopped = { $name } stops.
marquis-event-went-out = { $name } has made the last exchange and is out.
marquis-event-game-ended = { $count ->
    [one] { $names } wins with { marquis-points }.
   *[other] { $names } share the victory with { marquis-points }.
}

## What is asked

marquis-effect = { $effect ->
    [payday] { $culprit } lays a Marquis and claims { marquis-n-coins } from { $victim }
    [theft] The Pickpocket of { $culprit } reaches for { marquis-n-coins } of { $victim }, the richest
    [demand] { $kills ->
        [yes] The Highwayman of { $culprit } makes a demand that { $victim } cannot pay; the character would be eliminated
       *[no] The Highwayman of { $culprit } demands { marquis-n-coins } from { $victim }
    }
    [assassination] The Assassin of { $culprit } aims at { $victim }: { marquis-n-coins } and the character
    [toll] The Countess of { $culprit } claims { marquis-n-coins } from { $victim }
   *[robbery] { $culprit } is about to rob { $victim } of { marquis-n-coins }
}
marquis-question-exchange = { $duty ->
    [yes] The treasury is empty: you must exchange at least once. Rate of your { $card }: { marquis-rate }. How often?
   *[no] Your turn begins with the exchange. Rate of your { $card }: { marquis-rate }. How often?
}
marquis-question-exchange-now = The Diamond dealer may exchange at once: { marquis-rate }. How often?
marquis-question-exchange-last = This is your last exchange: { marquis-rate }. How often?
marquis-question-claim-toll = { $other } wants to exchange. Does your Countess claim her toll?
marquis-question-lay-card = { $committed ->
    [yes] You have promised it: lay your Prosecutor.
   *[no] Lay a character on your pile.
}
marquis-point-at-one = Point at a card to see what it would do now.
marquis-question-assassinate = Whom should your Assassin strike? It takes up to { marquis-n-coins } and the character.
marquis-question-may-veto = { $able ->
    [yes] { marquis-effect }. Play your Veto?
   *[no] { marquis-effect }. You hold no Veto.
}
marquis-question-take-back = The Clairvoyant takes a card from your pile back into your hand. Which one? Nobody will see it.
marquis-question-call-witness = The Prosecutor calls a witness: choose a card from your draw pile, or take the top one.
marquis-question-play-on = Everybody else is out. Play on, or stop and exchange for the last time?
marquis-question-intervene = { $able ->
    [yes] { marquis-effect }, but a Veto stops it. Your Prosecutor can void that Veto, for free or for a price.
   *[no] { marquis-effect }, but a Veto stops it. You cannot intervene.
}
marquis-question-answer-price = { $other } offers to void the Veto of { $victim } for { $bundle }. Your answer?
marquis-question-last-word = { $bundle ->
    [none] { $other } refuses. Void the Veto for free, or leave it?
   *[other] { $other } offers { $bundle } if you void the Veto. Agreed?
}
marquis-question-offer-fee = The Countess of { $other } sells protection to one open character. What do you offer for yours?
marquis-question-answer-fee = { $other } offers to protect your character for { $bundle }. Agreed?
marquis-question-choose-client = { $offers ->
    [0] Nobody has offered anything. Name a price for protection, or protect nobody and wait for the toll.
    [one] There is one offer. Accept it, name somebody a price, or protect nobody and wait for the toll.
   *[other] There are { $offers } offers. Accept one, name somebody a price, or protect nobody and wait for the toll.
}
marquis-question-settle-client = Your price was refused. Take one of the offers, or protect nobody?
marquis-question-special = You may play your secret card with this character, if it fits.
marquis-question-hire = Hire a mercenary for 2 coins?
marquis-question-lay-or-keep = Lay your mercenary at once, or keep it for a later turn?
marquis-wait = { $question ->
    [exchange] { $names } may exchange: { marquis-rate }.
    [exchange-now] { $names } may exchange with the Diamond dealer.
    [exchange-last] { $names } makes the last exchange.
    [claim-toll] { $names } may claim a toll from { $other }.
    [lay-card] { $names } chooses a character to lay.
    [assassinate] { $names } looks for a victim.
    [may-veto] { marquis-effect }. Is there a Veto?
    [take-back] { $names } looks through the pile.
    [call-witness] { $names } calls a witness.
    [intervene] { marquis-effect }, but a Veto stops it. Does { $names } intervene?
    [answer-price] { $names } considers the price: { $bundle }.
    [last-word] { $names } has the last word.
    [offer-fee] Does { $names } want protection?
    [answer-fee] { $names } considers the fee: { $bundle }.
    [choose-client] { $names } considers whom to protect.
    [settle-client] { $names } considers whom to protect.
   *[other] Waiting for { $names }.
}
marquis-wait-moment = One moment.
marquis-wait-over = The game is over.

## What can be done

marquis-action-exchange = { $times ->
    [0] Keep the coins
   *[other] { marquis-n-coins } → { marquis-n-diamonds }
}
marquis-action-claim-toll = Claim the toll
marquis-action-waive-toll = Waive it
marquis-action-lay-card = Lay the { $card }
marquis-action-assassinate = Eliminate the character of { $name }
marquis-action-spare-all = Spare everybody
marquis-action-allow = Let it happen
marquis-action-play-veto = Veto!
marquis-action-pass-by = Do not intervene
marquis-action-neutralise = Void the Veto for free
marquis-action-demand-price = { $bundle ->
    [none] Ask for a price
   *[other] Ask for { $bundle }
}
marquis-action-accept = Agreed: { $bundle }
marquis-action-refuse = Refuse
marquis-action-counter = { $bundle ->
    [none] Make a counter-offer
   *[other] Offer { $bundle } instead
}
marquis-action-offer-fee = { $bundle ->
    [none] Make an offer
   *[other] Offer { $bundle }
}
marquis-action-offer-nothing = No protection
marquis-action-accept-offer = Protect { $name } for { $bundle }
marquis-action-demand-fee = { $bundle ->
    [none] Name { $name } a price
   *[other] Ask { $name } for { $bundle }
}
marquis-action-decline = Protect nobody
marquis-action-take-back = Take back: { $card }
marquis-action-call-witness = { $card ->
    [none] Take the top card
   *[other] Call as witness: { $card }
}
marquis-action-play-on = Play on
marquis-action-stop = Stop
marquis-action-retaliate = Veto, and turn the attack back
marquis-action-keep-special = Keep the secret card
marquis-action-play-special = { $name ->
    [none] Play the secret card
   *[other] Play the secret card against { $name }
}
marquis-action-hire = Hire for 2 coins
marquis-action-hire-nobody = Hire nobody
marquis-action-lay-at-once = Lay it now
marquis-action-keep-for-later = Keep it for later

## What a choice means

marquis-hint-imitates = { $card ->
    [none] Nobody to imitate: play only reverses.
   *[other] Reverses play and acts as: { marquis-letter }.
}
marquis-hint-treasury-pays = { $coins ->
    [0] Nothing from the treasury.
   *[other] { marquis-n-coins } from the treasury.
}
marquis-hint-loses = { $veto ->
    [yes] { $victim } loses { marquis-n-coins } (unless there is a Veto).
   *[no] { $victim } loses { marquis-n-coins }.
}
marquis-hint-loses-character = { $veto ->
    [yes] { $victim } loses this character: { marquis-letter } (unless there is a Veto).
   *[no] { $victim } loses this character: { marquis-letter }.
}
marquis-hint-gives = You give { marquis-n-coins } to { $receiver }: same character.
marquis-hint-coins-after = You would have { marquis-n-coins }.
marquis-hint-no-rate = No exchange next turn.
marquis-hint-exchanged-to = { $tolls ->
    [0] You would have { marquis-n-coins } and { marquis-points }.
   *[other] You would have { marquis-n-coins } and { marquis-points }, not counting a Countess’s toll.
}
marquis-hint-you-lose = You lose { marquis-n-coins }.
marquis-hint-you-lose-character = You lose your open character: { marquis-letter }.
marquis-hint-saves = Saves { marquis-n-coins }.
marquis-hint-saves-character = Saves your open character: { marquis-letter }.
marquis-hint-veto-goes-to = The Veto goes to { $culprit }, unless a Prosecutor voids it.
marquis-hint-goods-after = You would have { marquis-n-coins }, { marquis-n-diamonds } and { marquis-n-vetoes }.
marquis-hint-goods-now = You have { marquis-n-coins }, { marquis-n-diamonds } and { marquis-n-vetoes }.
marquis-hint-goods-of = { $other } has { marquis-n-coins }, { marquis-n-diamonds } and { marquis-n-vetoes }.
marquis-hint-prints = Treasury: { $coins }.
marquis-hint-toll = You get { marquis-n-coins } from { $payer }.
marquis-hint-costs = { marquis-n-coins } to the treasury.
marquis-means-claim-toll = The exchange may become impossible.
marquis-means-waive-toll = The toll lapses.
marquis-means-spare-all = Nobody is eliminated.
marquis-means-play-veto = You draw a card.
marquis-means-retaliate = The attack hits the attacker instead.
marquis-means-pass-by = As far as you are concerned, the Veto stands.
marquis-means-neutralise = The attack goes ahead; the Veto ends up in front of you.
marquis-means-refuse = No deal.
marquis-means-offer-nothing = Your character stays without protection.
marquis-means-decline = The next to exchange owes your Countess the toll.
marquis-means-play-on = A normal turn follows.
marquis-means-stop = Your last exchange follows; the cards in your hand count for nothing.
marquis-means-keep-special = It stays secret.
marquis-means-play-special = It is used up; no Veto helps against it.
marquis-means-hire = The top mercenary is turned up.
marquis-means-hire-nobody = Your turn ends.
marquis-means-lay-at-once = It acts at once.
marquis-means-keep-for-later = It waits in front of you.
marquis-hint-ability = { $character ->
    [A] { marquis-power-a }
    [C] { marquis-power-c }
    [F] { marquis-power-f }
    [H] { marquis-power-h }
    [K] { marquis-power-k }
    [M] { marquis-power-m }
    [S] { marquis-power-s }
    [T] { marquis-power-t }
   *[W] { marquis-power-w }
}
marquis-hint-exchanges = { $character ->
    [D] { marquis-power-d }
   *[E] { marquis-power-e }
}
marquis-hint-rate-after = { marquis-hint-rate }
marquis-letter = { $card ->
    [A] { marquis-card-a }
    [C] { marquis-card-c }
    [D] { marquis-card-d }
    [E] { marquis-card-e }
    [F] { marquis-card-f }
    [H] { marquis-card-h }
    [K] { marquis-card-k }
    [M] { marquis-card-m }
    [S] { marquis-card-s }
    [T] { marquis-card-t }
   *[W] { marquis-card-w }
}
marquis-hint-rate = Next exchange: { marquis-rate }.
marquis-hint-veto-card = Stops one attack on you, then goes to the attacker. At the end every Veto counts as a coin.
marquis-power-a = May eliminate one open character and take { marquis-n-coins } from its player.
marquis-power-c = May sell protection to one character; without a client, { marquis-n-coins } from the next to exchange.
marquis-power-d = Exchanges at once ({ marquis-other-rate }) and again next turn ({ marquis-rate }).
marquis-power-e = As soon as two Extortioners lie open, each exchanges { marquis-other-rate }.
marquis-power-f = Acts again as your previous character and reverses play.
marquis-power-h = Takes a card from your pile back into your hand instead of drawing.
marquis-power-k = Exchanges at the rate of the left neighbour, or not at all if a Cleric lies there.
marquis-power-m = The earlier open Marquises pay 1, 2, 3 … coins; gives nothing to others.
marquis-power-s = Chooses the next card from the draw pile; may once void somebody’s Veto.
marquis-power-t = Takes { marquis-n-coins } from the player with the most valuable jewels; nothing on a tie.
marquis-power-w = Everybody else pays { marquis-n-coins } or loses the open character.
marquis-about-treasury = Treasury: { $coins }.
marquis-about-robs = Robs: { $robs }.

## The table

marquis-open-card = { $identity ->
    [none] { $name }: { $card }. { $about }
   *[other] { $name }: { $card } as { $identity }. { $about }
}
marquis-no-open-card = { $name } has no open character.
marquis-covered = { $count ->
    [one] { $count } card below
   *[other] { $count } cards below
}
marquis-protected-by = Protected by the Countess of { $name }
marquis-protects = Protects { $name }
marquis-toll-pending = May claim the toll at the next exchange
marquis-marked = Has the better rate: two Extortioners lay open
marquis-used = Has already intervened
marquis-is-out = out
marquis-is-committed = must lay the Prosecutor
marquis-is-shown = has shown a Prosecutor
marquis-eliminated = Eliminated
marquis-specials = { $count ->
    [one] { $count } secret card
   *[other] { $count } secret cards
}
marquis-vetoes-before = { $vetoes ->
    [0] No Veto on the table
    [one] { $vetoes } Veto on the table
   *[other] { $vetoes } Vetoes on the table
}
marquis-rate-now = Rate now (coins : diamonds)
marquis-rate-is = Rate now: { marquis-rate }
marquis-rate-none = No rate now
marquis-cards-in-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
marquis-cards-in-deck = { $count ->
    [one] { $count } card in the draw pile
   *[other] { $count } cards in the draw pile
}
marquis-clockwise = Play goes clockwise.
marquis-anticlockwise = Play goes anticlockwise.
marquis-treasury = State treasury
marquis-treasury-empty = Treasury empty: you must exchange
marquis-stock = Jewels in the middle
marquis-veto-of = The Veto of { $name }
marquis-verdict-veto = Veto!
marquis-verdict-neutralised = Overruled!
marquis-verdict-eliminated = Eliminated
marquis-who-robs-whom = Who can rob whom
marquis-characters = Characters
marquis-threats-help = What each player would lose if another laid one of these cards now. Only cards that may still come are listed. A skull: the open character may be eliminated too.
marquis-threats-none = Nobody can be robbed right now.
marquis-overview-help = Top right: coins from the treasury. In the middle: who is robbed, and of how much. Below: how many coins buy how many diamonds, at the next turn.
marquis-orders = Standing orders
marquis-orders-help = The server answers for you. Nobody sees it, because it takes as long as you might.
marquis-order-allow-turn = Let everything pass this turn
marquis-order-allow-turn-help = No Veto and no Prosecutor of yours until this turn is over; then you are asked again.
marquis-order-veto = Use of your Veto
marquis-order-veto-help = Against eliminations only: it saves your open character, and every other attack is allowed.
marquis-order-veto-ask = ask me each time
marquis-order-veto-eliminations = against eliminations only
marquis-order-claim-toll = Always claim the toll
marquis-order-claim-toll-help = Your Countess takes her toll from whoever owes it.
marquis-orders-in-force = Standing orders are in force
marquis-may-be-killed = the open character may be eliminated
marquis-your-hand = Your hand
marquis-of-whom = From whom?
marquis-standing = { $name } names: { $bundle }
marquis-bargain-title = { $what ->
    [OfferFee] Your offer to { $name }
    [Counter] Your counter-offer to { $name }
    [DemandPrice] Your price to { $name }
   *[DemandFee] Your price to { $name }
}
marquis-scores = What everybody owns

## The moments that decided a game

marquis-moment-exchange = { $name } exchanges: { marquis-n-coins } → { marquis-n-diamonds }.
marquis-moment-robbery = { $culprit } takes { marquis-n-coins } from { $victim }.
marquis-moment-kill = { $culprit } eliminates a character of { $victim }: { $card }.
marquis-moment-neutralised = The Prosecutor of { $name } voids the Veto of { $victim }.
marquis-moment-veto = { $name } plays the Veto against { $culprit }.

## The guided first turns

marquis-tour-aim = Coins are only a means. Whoever owns the most valuable jewels at the end wins; a ruby is worth several diamonds.
marquis-tour-hand = Each turn you lay one character on your pile. It takes coins from the treasury (number at the top right) and robs the open characters shown as letters.
marquis-tour-card = Point at a card, or hold your finger on it: the bar says exactly what it would do now. At its foot stands its exchange rate, for your next turn.
marquis-tour-open = Only the top card of a pile lies open. It can be robbed and eliminated, and sets the rate for the exchange. “Who can rob whom” shows every danger.
marquis-tour-exchange = Your turn begins with the exchange: coins into diamonds, at the rate of your open card. Enough diamonds become a ruby.
marquis-tour-veto = Somebody attacks you. If you hold your Veto, you may stop this one attack. Everybody who might hold a Veto is asked, so the question gives nothing away.
marquis-tour-assassin = Your Assassin may strike one open character: click it, or spare everybody.
marquis-tour-bargain = The Countess sells protection. Put together an offer with the buttons; you can also do without it.
marquis-tour-treasury = Watch the treasury. If it is empty when your turn begins, you must exchange, even at a poor rate. Enjoy the game!

## Options

marquis-option-jewel-supply = Jewels
marquis-option-jewel-supply-help = The stock hardly ever matters; two counts are known from the boxes.
marquis-option-jewel-supply-unlimited = as many as needed
marquis-option-jewel-supply-21-15 = 21 diamonds, 15 rubies
marquis-option-jewel-supply-18-13 = 18 diamonds, 13 rubies
marquis-option-start-player = Who begins
marquis-option-start-player-help = Turn up cards as printed, or decide otherwise.
marquis-option-start-player-reveal = the earliest letter turned up
marquis-option-start-player-random = by lot
marquis-option-start-player-seat0 = the first chair
marquis-option-assassin-optional = Assassin may spare
marquis-option-assassin-optional-help = Whoever lays the Assassin may spare everybody.
marquis-option-veto-scope = What a Veto stops
marquis-option-veto-scope-help = One attack; all further attacks of that card on the same player; or everything else the card would take.
marquis-option-veto-scope-effect = one attack
marquis-option-veto-scope-card = this card, for this player
marquis-option-veto-scope-stop = the rest of the card
marquis-option-veto-toll = Veto against tolls
marquis-option-veto-toll-help = The Countess’s toll can be vetoed too.
marquis-option-toll-waive = A waived toll
marquis-option-toll-waive-help = Whether the Countess may try again at the next exchange after waiving a toll.
marquis-option-toll-waive-lapses = lapses
marquis-option-toll-waive-next = waits for the next exchange
marquis-option-countess-window = When protection is sold
marquis-option-countess-window-help = Only when the Countess is laid, or at the start of every turn while she waits.
marquis-option-countess-window-own-turn = when she is laid
marquis-option-countess-window-every-turn = every turn
marquis-option-negotiation = Bargaining
marquis-option-negotiation-help = Without bargaining there is no protection, and interventions have no price.
marquis-option-prosecutor-veto = A voided Veto
marquis-option-prosecutor-veto-help = Where a Veto goes that a Prosecutor has voided.
marquis-option-prosecutor-veto-prosecutor = goes to the Prosecutor
marquis-option-prosecutor-veto-removed = leaves the game
marquis-option-prosecutor-limit = How often a Prosecutor intervenes
marquis-option-prosecutor-limit-help = Each card once, or any number of times.
marquis-option-prosecutor-limit-card = each card once
marquis-option-prosecutor-limit-none = without limit
marquis-option-cardsharp-identity = A Cardsharp is robbed as
marquis-option-cardsharp-identity-help = Only as the character imitated, or as a Cardsharp too.
marquis-option-cardsharp-identity-imitated = the character imitated
marquis-option-cardsharp-identity-both = both
marquis-option-marquis-rank = Positions of the Marquises
marquis-option-marquis-rank-help = Counted among those that lie open, or over the whole game since the last reversal.
marquis-option-marquis-rank-open = among the open ones
marquis-option-marquis-rank-counted = counted through
marquis-option-negotiate-rubies = Rubies in bargains
marquis-option-negotiate-rubies-help = Rubies may be offered and asked for as well.
marquis-option-last-marquis = Marquis as the last card
marquis-option-last-marquis-help = Which Marquis makes Vetoes worthless in the last exchange: the card played last, or the one that lies open.
marquis-option-last-marquis-played = the card played last
marquis-option-last-marquis-open = the open card
marquis-option-out-prosecutor = Prosecutors of players who are out
marquis-option-out-prosecutor-help = An open Prosecutor may intervene even after its player has gone out.
marquis-option-last-player-plays-on = The last player
marquis-option-last-player-plays-on-help = Whether the only player left may stop before all characters are laid.
marquis-option-last-player-plays-on-may = may stop
marquis-option-last-player-plays-on-must = plays on to the end
marquis-option-intrigues = Intrigues (beyond the base game)
marquis-option-intrigues-help = Secret cards that each strengthen a certain character once; not with eight players.
marquis-option-mercenaries = Mercenaries (beyond the base game)
marquis-option-mercenaries-help = Characters for hire from the colours that nobody plays; for two or three players.

## Why a bot says so

marquis-reason-fair-price = A fair price.
marquis-reason-too-dear = That is too expensive.
marquis-reason-too-little = That is too little.
marquis-reason-no-danger = I see no danger.
marquis-reason-in-danger = I am in danger.
marquis-reason-cannot-spare-it = I cannot spare it.
marquis-reason-asks-more = It is worth more than that.
marquis-reason-takes-toll = I would rather take the toll.
marquis-reason-best-offer = The best offer wins.
marquis-reason-worth-the-veto = The Veto alone is worth it.
marquis-reason-helps-rival = That would only help a rival.
marquis-reason-hurts-rival = That hits a rival.
marquis-reason-lets-it-stand = Let it stand.

bot-level-marquis-random = Random
bot-level-marquis-lackey = Lackey
bot-level-marquis-courtier = Courtier
bot-level-marquis-marquise = Marquise
bot-level-marquis-duchess = Duchess

## Refusals

error-bad-amount = That amount is not possible.
error-cannot-take-back = This card cannot be taken back.
error-card-not-in-deck = This card is not in your draw pile.
error-duty-to-exchange = The treasury is empty, so you must exchange.
error-must-assassinate = Somebody must be eliminated.
error-no-retaliation = You have no card to turn the attack back.
error-no-special = None of your secret cards fits here.
error-no-such-mercenary = There is no such mercenary.
error-no-target = This player cannot be a target.
error-no-veto = You do not hold your Veto.
error-too-few-coins = You cannot afford that many exchanges.
error-veto-is-no-character = A Veto is not a character and cannot be laid.

# At the terminal only.
terminal-marquis-title = Marquis · { $laid } cards laid
terminal-marquis-player = Player
terminal-marquis-open = Open
terminal-marquis-rate = Rate
terminal-marquis-coins = Coins
terminal-marquis-jewels = Jewels
terminal-marquis-vetoes = Vetoes
terminal-marquis-cards = Hand + pile
terminal-help-marquis =
    Answers: the number in the list, or the short form: a letter lays that character; x2 exchanges twice; kill b; veto, allow; void, pass; yes, no; offer 1 0 1 offers coins, diamonds and Vetoes; demand b 1 0 0 names a price to B; take b accepts B’s offer.
    Commands: ? this help and the table; r the rule behind the question; r MQ-46 any other rule; q leave the table.
