### Marquis. How a text gets at its fields and names players: docs/guides/translate.md.

game-marquis = Marquis
game-marquis-about = Eleven courtiers, hidden hands, and a Veto at the right moment.

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
marquis-card = { PART($it, 1) ->
    [none] { marquis-named }
   *[other] { marquis-named } (hired)
}
marquis-named = { PART($it, 0) ->
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
    [W] { marquis-card-w }
   *[V] { marquis-card-v }
}
marquis-initial = { PART($it, 0) ->
    [A] A
    [C] Co
    [D] D
    [E] E
    [F] Cs
    [H] Cv
    [K] Cl
    [M] M
    [S] Pr
    [T] Pi
    [W] H
   *[V] V
}
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
marquis-rubies-each = rubies ({ $points } each)
marquis-vetoes = Vetoes
marquis-nothing = nothing
marquis-n-coins = { AS($coins, "marquis-some-coins") }
marquis-some-coins = { $it ->
    [one] { $it } coin
   *[other] { $it } coins
}
marquis-n-diamonds = { AS($diamonds, "marquis-some-diamonds") }
marquis-some-diamonds = { $it ->
    [one] { $it } diamond
   *[other] { $it } diamonds
}
marquis-n-rubies = { $rubies ->
    [one] { $rubies } ruby
   *[other] { $rubies } rubies
}
marquis-n-vetoes = { AS($vetoes, "marquis-some-vetoes") }
marquis-some-vetoes = { $it ->
    [one] { $it } Veto
   *[other] { $it } Vetoes
}
marquis-bundle = { SUM($it) ->
    [0] { marquis-nothing }
   *[other] { LIST($it, "marquis-goods") }
}
marquis-goods = { $it ->
    [0] { "" }
   *[other] { $at ->
        [coins] { marquis-n-coins }
        [diamonds] { marquis-n-diamonds }
        [rubies] { marquis-n-rubies }
       *[vetoes] { marquis-n-vetoes }
    }
}
marquis-at-rate = { COUNT($it) ->
    [0] –
   *[other] { marquis-n-coins } → { marquis-n-diamonds }
}
marquis-points = { AS($points, "marquis-some-points") }
marquis-some-points = { $it ->
    [one] { $it } point
   *[other] { $it } points
}

## What happened

marquis-event-start-card-turned = { WHO($seat) ->
    [you] You turn up: { AS($card, "marquis-card") }.
   *[other] { SEAT($seat) } turns up: { AS($card, "marquis-card") }.
}
marquis-event-start-player-found = { WHO($seat) ->
    [you] You begin and take { AS(AT($coins, $seat), "marquis-some-coins") }, your left neighbour { AS(LESS(SUM($coins), AT($coins, $seat)), "marquis-some-coins") }. The treasury keeps { AS($treasury, "marquis-some-coins") }.
   *[other] { SEAT($seat) } begins and takes { AS(AT($coins, $seat), "marquis-some-coins") }, the left neighbour { AS(LESS(SUM($coins), AT($coins, $seat)), "marquis-some-coins") }. The treasury keeps { AS($treasury, "marquis-some-coins") }.
}
marquis-event-hand-dealt = { $cards ->
    [none] { "" }
   *[other] { WHO($seat) ->
        [you] You draw { LIST($cards, "marquis-card") }.
       *[other] { SEAT($seat) } draws { LIST($cards, "marquis-card") }.
    }
}
marquis-event-turn-began = { "" }
    .head = { WHO($seat) ->
        [you] Your turn
       *[other] { SEAT($seat) }’s turn
    }
marquis-event-card-laid = { IS(PART($card, 0), $identity) ->
    [yes] { WHO($seat) ->
        [you] You lay the { AS($card, "marquis-card") }.
       *[other] { SEAT($seat) } lays the { AS($card, "marquis-card") }.
    }
   *[no] { WHO($seat) ->
        [you] You lay the { AS($card, "marquis-card") } and imitate: { AS($identity, "marquis-card") }.
       *[other] { SEAT($seat) } lays the { AS($card, "marquis-card") } and imitates: { AS($identity, "marquis-card") }.
    }
}
marquis-event-direction-turned = { $clockwise ->
    [yes] Play reverses: clockwise from now on.
   *[no] Play reverses: anticlockwise from now on.
}
marquis-event-extortioners-marked = Two Extortioners lie open: better rate for { LIST($seats, "told-seat", last: " and ") }.
marquis-event-treasury-taken = { $coins ->
    [0] { WHO($seat) ->
        [you] You find the treasury empty.
       *[other] { SEAT($seat) } finds the treasury empty.
    }
   *[other] { WHO($seat) ->
        [you] You take { marquis-n-coins } from the treasury.
       *[other] { SEAT($seat) } takes { marquis-n-coins } from the treasury.
    }
}
marquis-event-coins-taken = { $effect ->
    [payday] { WHO($victim) ->
        [you] You pay { SEAT($culprit) } { marquis-n-coins }, as earlier Marquises must.
       *[other] { SEAT($victim) } pays { SEAT($culprit) } { marquis-n-coins }, as earlier Marquises must.
    }
    [theft] { WHO($culprit) ->
        [you] You pick the pocket of { SEAT($victim) }, the richest: { marquis-n-coins }.
       *[other] { WHO($victim) ->
            [you] { SEAT($culprit) } picks your pocket, as you are the richest: { marquis-n-coins }.
           *[other] { SEAT($culprit) } picks the pocket of { SEAT($victim) }, the richest: { marquis-n-coins }.
        }
    }
    [demand] { WHO($victim) ->
        [you] You hand { SEAT($culprit) } { marquis-n-coins } and keep your character.
       *[other] { SEAT($victim) } hands { SEAT($culprit) } { marquis-n-coins } and keeps the character.
    }
    [toll] { WHO($victim) ->
        [you] You pay { SEAT($culprit) }’s Countess { marquis-n-coins } before exchanging.
       *[other] { WHO($culprit) ->
            [you] { SEAT($victim) } pays your Countess { marquis-n-coins } before exchanging.
           *[other] { SEAT($victim) } pays { SEAT($culprit) }’s Countess { marquis-n-coins } before exchanging.
        }
    }
    [assassination] { WHO($culprit) ->
        [you] Your Assassin takes { marquis-n-coins } from { SEAT($victim) }.
       *[other] { SEAT($culprit) }’s Assassin takes { marquis-n-coins } from { SEAT($victim) }.
    }
   *[robbery] { WHO($culprit) ->
        [you] You rob { SEAT($victim) } of { marquis-n-coins }.
       *[other] { SEAT($culprit) } robs { SEAT($victim) } of { marquis-n-coins }.
    }
}
marquis-event-coins-given = { WHO($seat) ->
    [you] You give { SEAT($receiver) } { marquis-n-coins }: the same character already lies there.
   *[other] { WHO($receiver) ->
        [you] { SEAT($seat) } gives you { marquis-n-coins }: your open character is the same.
       *[other] { SEAT($seat) } gives { SEAT($receiver) } { marquis-n-coins }: the same character already lies there.
    }
}
marquis-event-eliminated = { $exposed ->
    [none] { marquis-elimination } There is nobody beneath.
   *[other] { marquis-elimination } Now open: { AS($exposed, "marquis-card") }.
}
    .stamp = Eliminated
marquis-elimination = { WHO($culprit) ->
    [you] You eliminate one of { SEAT($victim) }’s characters: { AS($card, "marquis-card") }.
   *[other] { WHO($victim) ->
        [you] { SEAT($culprit) } eliminates one of your characters: { AS($card, "marquis-card") }.
       *[other] { SEAT($culprit) } eliminates one of { SEAT($victim) }’s characters: { AS($card, "marquis-card") }.
    }
}
marquis-event-all-spared = { WHO($seat) ->
    [you] You spare everybody.
   *[other] { SEAT($seat) } spares everybody.
}
marquis-event-exchanged = { $times ->
    [0] { WHO($seat) ->
        [you] You exchange nothing.
       *[other] { SEAT($seat) } exchanges nothing.
    }
   *[other] { WHO($seat) ->
        [you] You exchange: { marquis-spent } → { marquis-n-diamonds }{ marquis-dutifully }.
       *[other] { SEAT($seat) } exchanges: { marquis-spent } → { marquis-n-diamonds }{ marquis-dutifully }.
    }
}
marquis-dutifully = { $duty ->
    [yes] { "" } (required: the treasury is empty)
   *[no] { "" }
}
marquis-spent = { $vetoes ->
    [0] { marquis-n-coins }
   *[other] { $coins ->
        [0] { marquis-n-vetoes }
       *[other] { marquis-n-coins } and { marquis-n-vetoes }
    }
}
marquis-event-exchange-prevented = { WHO($seat) ->
    [you] After the toll, you have too little left to exchange.
   *[other] After the toll, { SEAT($seat) } has too little left to exchange.
}
marquis-event-ruby-gained = { WHO($seat) ->
    [you] You turn diamonds into { marquis-n-rubies }.
   *[other] { SEAT($seat) } turns diamonds into { marquis-n-rubies }.
}
marquis-event-toll-set = { WHO($seat) ->
    [you] Your Countess protects nobody: the next to exchange owes her the toll.
   *[other] { SEAT($seat) }’s Countess protects nobody: the next to exchange owes her the toll.
}
marquis-event-toll-claimed = { WHO($seat) ->
    [you] Your Countess claims her toll from { SEAT($payer) }.
   *[other] { SEAT($seat) }’s Countess claims her toll from { SEAT($payer) }.
}
marquis-event-toll-waived = { WHO($seat) ->
    [you] Your Countess lets { SEAT($payer) } off.
   *[other] { SEAT($seat) }’s Countess lets { SEAT($payer) } off.
}
marquis-event-allowed = { WHO($seat) ->
    [you] You let it happen.
   *[other] { SEAT($seat) } lets it happen.
}
marquis-folded-silence = Let it happen: { LIST($events, "told-by") }.
marquis-event-veto-played = { WHO($seat) ->
    [you] Veto! You will not take that from { SEAT($culprit) }.
   *[other] Veto! { SEAT($seat) } will not take that from { SEAT($culprit) }.
}
    .stamp = Veto!
marquis-event-veto-laid = { $neutralised ->
    [yes] { marquis-veto-of-owner } goes to { marquis-prosecutor-of-seat }.
   *[no] { marquis-veto-of-owner } stands. It now lies in front of { SEAT($seat) }.
}
marquis-veto-of-owner = { WHO($owner) ->
    [you] Your Veto
   *[other] { SEAT($owner) }’s Veto
}
marquis-prosecutor-of-seat = { WHO($seat) ->
    [you] your Prosecutor
   *[other] { SEAT($seat) }’s Prosecutor
}
marquis-event-veto-removed = { marquis-veto-of-owner } leaves the game.
marquis-event-intervention-passed = { WHO($seat) ->
    [you] You do not intervene.
   *[other] { SEAT($seat) } does not intervene.
}
marquis-folded-aloofness = Do not intervene: { LIST($events, "told-by") }.
marquis-event-prosecutor-shown = { WHO($seat) ->
    [you] You show a Prosecutor.
   *[other] { SEAT($seat) } shows a Prosecutor.
}
    .said = My Prosecutor!
marquis-event-price-demanded = { WHO($seat) ->
    [you] You offer to void the Veto and ask { SEAT($culprit) } for { AS($bundle, "marquis-bundle") }.
   *[other] { SEAT($seat) } offers to void the Veto and asks { SEAT($culprit) } for { AS($bundle, "marquis-bundle") }.
}
    .said = { AS($bundle, "marquis-bundle") }?
marquis-event-price-countered = { WHO($seat) ->
    [you] You offer { SEAT($prosecutor) } { AS($bundle, "marquis-bundle") } instead.
   *[other] { SEAT($seat) } offers { SEAT($prosecutor) } { AS($bundle, "marquis-bundle") } instead.
}
    .said = { AS($bundle, "marquis-bundle") }?
marquis-event-terms-accepted = { "" }
marquis-event-terms-refused = { WHO($seat) ->
    [you] You refuse what { SEAT($other) } wants.
   *[other] { WHO($other) ->
        [you] { SEAT($seat) } refuses what you want.
       *[other] { SEAT($seat) } refuses what { SEAT($other) } wants.
    }
}
    .said = No.
marquis-event-reason-given = { COUNT($reason) ->
    [0] { "" }
   *[other] { WHO($seat) ->
        [you] You: “{ AS($reason, "marquis-reason") }”
       *[other] { SEAT($seat) }: “{ AS($reason, "marquis-reason") }”
    }
}
    .said = { COUNT($reason) ->
        [0] { "" }
       *[other] { AS($reason, "marquis-reason") }
    }
marquis-event-veto-neutralised = { WHO($seat) ->
    [you] Your Prosecutor voids { SEAT($victim) }’s Veto.
   *[other] { WHO($victim) ->
        [you] { SEAT($seat) }’s Prosecutor voids your Veto.
       *[other] { SEAT($seat) }’s Prosecutor voids { SEAT($victim) }’s Veto.
    }
}
    .stamp = Overruled!
marquis-event-fee-offered = { $bundle ->
    [none] { WHO($seat) ->
        [you] You want no protection.
       *[other] { SEAT($seat) } wants no protection.
    }
   *[other] { WHO($seat) ->
        [you] You offer { SEAT($countess) } { AS($bundle, "marquis-bundle") } for protection.
       *[other] { SEAT($seat) } offers { SEAT($countess) } { AS($bundle, "marquis-bundle") } for protection.
    }
}
    .said = { $bundle ->
        [none] { "" }
       *[other] { AS($bundle, "marquis-bundle") }?
    }
marquis-event-fee-demanded = { WHO($seat) ->
    [you] You offer to protect { SEAT($client) } for { AS($bundle, "marquis-bundle") }.
   *[other] { SEAT($seat) } offers to protect { SEAT($client) } for { AS($bundle, "marquis-bundle") }.
}
    .said = { AS($bundle, "marquis-bundle") }?
marquis-event-protection-declined = { WHO($seat) ->
    [you] You protect nobody.
   *[other] { SEAT($seat) } protects nobody.
}
marquis-event-protection-sold = { WHO($seat) ->
    [you] Your Countess protects { SEAT($client) } for { AS($bundle, "marquis-bundle") }.
   *[other] { SEAT($seat) }’s Countess protects { SEAT($client) } for { AS($bundle, "marquis-bundle") }.
}
marquis-event-protection-ended = { WHO($client) ->
    [you] You are no longer protected by { SEAT($seat) }.
   *[other] { SEAT($client) } is no longer protected by { SEAT($seat) }.
}
marquis-event-bundle-paid = { WHO($seat) ->
    [you] You pay { SEAT($receiver) } { AS($bundle, "marquis-bundle") }.
   *[other] { SEAT($seat) } pays { SEAT($receiver) } { AS($bundle, "marquis-bundle") }.
}
marquis-event-card-drawn = { $card ->
    [none] { "" }
   *[other] { WHO($seat) ->
        [you] You draw: { AS($card, "marquis-card") }.
       *[other] { SEAT($seat) } draws: { AS($card, "marquis-card") }.
    }
}
marquis-event-card-taken-back = { $card ->
    [none] { WHO($seat) ->
        [you] You secretly take a card back from your pile.
       *[other] { SEAT($seat) } secretly takes a card back from the pile.
    }
   *[other] { WHO($seat) ->
        [you] You take back: { AS($card, "marquis-card") }.
       *[other] { SEAT($seat) } takes back: { AS($card, "marquis-card") }.
    }
}
marquis-event-special-dealt = { $card ->
    [none] { WHO($seat) ->
        [you] You get a secret card.
       *[other] { SEAT($seat) } gets a secret card.
    }
   *[other] { WHO($seat) ->
        [you] You get a secret card; it goes with: { AS($card, "marquis-card") }.
       *[other] { SEAT($seat) } gets a secret card; it goes with: { AS($card, "marquis-card") }.
    }
}
marquis-event-special-kept = { WHO($seat) ->
    [you] You play no secret card.
   *[other] { SEAT($seat) } plays no secret card.
}
marquis-event-special-played = { $target ->
    [none] { WHO($seat) ->
        [you] You play a secret card with: { AS($card, "marquis-card") }.
       *[other] { SEAT($seat) } plays a secret card with: { AS($card, "marquis-card") }.
    }
   *[other] { WHO($seat) ->
        [you] You play a secret card with: { AS($card, "marquis-card") }. It concerns { SEAT($target) }.
       *[other] { SEAT($seat) } plays a secret card with: { AS($card, "marquis-card") }. It concerns { SEAT($target) }.
    }
}
marquis-event-goods-lost = { WHO($seat) ->
    [you] You lose { marquis-n-coins } and { marquis-n-diamonds }.
   *[other] { SEAT($seat) } loses { marquis-n-coins } and { marquis-n-diamonds }.
}
marquis-event-card-lost = { WHO($seat) ->
    [you] A card leaves your draw pile, unseen.
   *[other] A card leaves { SEAT($seat) }’s draw pile, unseen.
}
marquis-event-mercenary-hired = { WHO($seat) ->
    [you] You hire: { AS($card, "marquis-card") }.
   *[other] { SEAT($seat) } hires: { AS($card, "marquis-card") }.
}
marquis-event-mercenary-kept = { WHO($seat) ->
    [you] You keep your mercenary for later: { AS($card, "marquis-card") }.
   *[other] { SEAT($seat) } keeps the mercenary for later: { AS($card, "marquis-card") }.
}
marquis-event-mercenary-discharged = { WHO($seat) ->
    [you] Your mercenary leaves the game: { AS($card, "marquis-card") }.
   *[other] { SEAT($seat) }’s mercenary leaves the game: { AS($card, "marquis-card") }.
}
marquis-event-played-on = { WHO($seat) ->
    [you] You play on alone.
   *[other] { SEAT($seat) } plays on alone.
}
marquis-event-stopped = { WHO($seat) ->
    [you] You stop.
   *[other] { SEAT($seat) } stops.
}
marquis-event-went-out = { WHO($seat) ->
    [you] You have made your last exchange and are out.
   *[other] { SEAT($seat) } has made the last exchange and is out.
}
marquis-event-game-ended = Victory with { AS(MAX($points), "marquis-some-points") }: { LIST($ranks, "marquis-winner", last: " and ") }.
marquis-winner = { $it ->
    [1] { SEAT($at) }
   *[other] { "" }
}

## What is asked

marquis-effect = { $effect ->
    [payday] { WHO($culprit) ->
        [you] You lay a Marquis and claim { marquis-n-coins } from { SEAT($victim) }
       *[other] { SEAT($culprit) } lays a Marquis and claims { marquis-n-coins } from { SEAT($victim) }
    }
    [theft] { WHO($victim) ->
        [you] { SEAT($culprit) }’s Pickpocket reaches for { marquis-n-coins } of yours, as you are the richest
       *[other] { WHO($culprit) ->
            [you] Your Pickpocket reaches for { marquis-n-coins } of { SEAT($victim) }, the richest
           *[other] { SEAT($culprit) }’s Pickpocket reaches for { marquis-n-coins } of { SEAT($victim) }, the richest
        }
    }
    [demand] { $kills ->
        [yes] { WHO($culprit) ->
            [you] Your Highwayman makes a demand that { SEAT($victim) } cannot pay; the character would be eliminated
           *[other] { WHO($victim) ->
                [you] { SEAT($culprit) }’s Highwayman makes a demand that you cannot pay; your character would be eliminated
               *[other] { SEAT($culprit) }’s Highwayman makes a demand that { SEAT($victim) } cannot pay; the character would be eliminated
            }
        }
       *[no] { WHO($culprit) ->
            [you] Your Highwayman demands { marquis-n-coins } from { SEAT($victim) }
           *[other] { SEAT($culprit) }’s Highwayman demands { marquis-n-coins } from { SEAT($victim) }
        }
    }
    [assassination] { WHO($victim) ->
        [you] { SEAT($culprit) }’s Assassin aims at you: { marquis-n-coins } and your character
       *[other] { WHO($culprit) ->
            [you] Your Assassin aims at { SEAT($victim) }: { marquis-n-coins } and the character
           *[other] { SEAT($culprit) }’s Assassin aims at { SEAT($victim) }: { marquis-n-coins } and the character
        }
    }
    [toll] { WHO($culprit) ->
        [you] Your Countess claims { marquis-n-coins } from { SEAT($victim) }
       *[other] { SEAT($culprit) }’s Countess claims { marquis-n-coins } from { SEAT($victim) }
    }
   *[robbery] { WHO($culprit) ->
        [you] You are about to rob { SEAT($victim) } of { marquis-n-coins }
       *[other] { WHO($victim) ->
            [you] { SEAT($culprit) } is about to rob you of { marquis-n-coins }
           *[other] { SEAT($culprit) } is about to rob { SEAT($victim) } of { marquis-n-coins }
        }
    }
}
marquis-question-exchange = { AT($matter, "duty") ->
    [yes] The treasury is empty: you must exchange at least once. Rate of your { AS(AT($places, $seat, "open", "card", "identity"), "marquis-card") }: { AS(AT($matter, "rate"), "marquis-at-rate") }. How often?
   *[no] Your turn begins with the exchange. Rate of your { AS(AT($places, $seat, "open", "card", "identity"), "marquis-card") }: { AS(AT($matter, "rate"), "marquis-at-rate") }. How often?
}
marquis-question-exchange-now = The Diamond dealer may exchange at once: { AS(AT($matter, "rate"), "marquis-at-rate") }. How often?
marquis-question-exchange-last = This is your last exchange: { AS(AT($matter, "rate"), "marquis-at-rate") }. How often?
marquis-question-exchange-late = Coins have come to you: { AS(AT($matter, "rate"), "marquis-at-rate") }. How often do you still exchange?
marquis-question-claim-toll = { SEAT(AT($matter, "other")) } wants to exchange. Does your Countess claim her toll?
marquis-question-lay-card = { AT($places, $seat, "committed") ->
    [yes] You have promised it: lay your Prosecutor.
   *[no] Lay a character on your pile.
}
    .pointing = Point at a card to see what it would do now.
    .touching = Hold your finger on a card to see what it would do now.
marquis-question-assassinate = Whose character does your Assassin eliminate? It also takes up to { AS(PRINTED("assassin"), "marquis-some-coins") }.
marquis-question-may-veto = { SUM(COUNT(AT($question, "choices", "actions")), COUNT(AT($question, "choices", "forms"))) ->
    [1] { AS($matter, "marquis-effect") }{ marquis-robbery-reason }. You hold no Veto.
   *[other] { AS($matter, "marquis-effect") }{ marquis-robbery-reason }. Play your Veto?
}
marquis-robbery-reason = { AT($matter, "effect") ->
    [robbery] { " " }({ AS(AT($places, AT($matter, "culprit"), "open", "card", "identity"), "marquis-card") } robs { AS(AT($places, AT($matter, "victim"), "open", "card", "identity"), "marquis-card") })
   *[other] { "" }
}
marquis-question-take-back = The Clairvoyant takes a card from your pile back into your hand. Which one? Nobody will see it.
marquis-question-call-witness = The Prosecutor calls a witness: choose which card to draw from your pile, or take the top one.
marquis-question-play-on = Everybody else is out. Play on, or stop and exchange for the last time?
marquis-question-intervene = { SUM(COUNT(AT($question, "choices", "actions")), COUNT(AT($question, "choices", "forms"))) ->
    [1] { AS($matter, "marquis-effect") }, but a Veto stops it. You cannot intervene.
   *[other] { AS($matter, "marquis-effect") }, but a Veto stops it. Your Prosecutor can void that Veto, for free or for a price.
}
marquis-question-answer-price = { SEAT(AT($matter, "other")) } offers to void { SEAT(AT($matter, "victim")) }’s Veto for { AS(AT($matter, "standing"), "marquis-bundle") }. Your answer?
marquis-question-last-word = { AT($matter, "standing") ->
    [none] { SEAT(AT($matter, "other")) } refuses. Void the Veto for free, or leave it?
   *[other] { SEAT(AT($matter, "other")) } offers { AS(AT($matter, "standing"), "marquis-bundle") } if you void the Veto. Agreed?
}
marquis-question-offer-fee = { SEAT(AT($matter, "other")) }’s Countess protects one open character from robbery and elimination. What do you offer for yours?
marquis-question-answer-fee = { SEAT(AT($matter, "other")) } offers to protect your character for { AS(AT($matter, "standing"), "marquis-bundle") }.{ LIST($places, "marquis-offer-stands") } Agreed?
marquis-offer-stands = { WHO($at) ->
    [you] { $offer ->
        [none] { "" }
       *[other] { " " }If you refuse, your offer of { AS($offer, "marquis-bundle") } still stands.
    }
   *[other] { "" }
}
marquis-question-choose-client = { COUNT($places, "offer") ->
    [0] Nobody has offered anything. Name a price for protection, or protect nobody and wait for the toll.
    [one] There is one offer. Accept it, name somebody a price, or protect nobody and wait for the toll.
   *[other] There are { COUNT($places, "offer") } offers. Accept one, name somebody a price, or protect nobody and wait for the toll.
}
marquis-question-settle-client = Your price was refused. Take one of the offers, or protect nobody?
marquis-question-special = You may play your secret card with this character, if it fits.
marquis-question-hire = Hire a mercenary for { AS(PRINTED("mercenary"), "marquis-some-coins") }?
marquis-question-lay-or-keep = Lay your mercenary at once, or keep it for a later turn?
marquis-wait-exchange = { told-waiting } may exchange: { AS(AT($matter, "rate"), "marquis-at-rate") }.
marquis-wait-exchange-now = { told-waiting } may exchange with the Diamond dealer.
marquis-wait-exchange-last = { told-waiting } makes the last exchange.
marquis-wait-exchange-late = { told-waiting } may still exchange.
marquis-wait-claim-toll = { told-waiting } may claim a toll from { SEAT(AT($matter, "other")) }.
marquis-wait-lay-card = { told-waiting } chooses a character to lay.
marquis-wait-assassinate = { told-waiting } looks for a victim.
marquis-wait-may-veto = { AS($matter, "marquis-effect") }. Is there a Veto?
marquis-wait-take-back = { told-waiting } looks through the pile.
marquis-wait-call-witness = { told-waiting } calls a witness.
marquis-wait-intervene = { AS($matter, "marquis-effect") }, but a Veto stops it. Does { told-waiting } intervene?
marquis-wait-answer-price = { told-waiting } considers the price: { AS(AT($matter, "standing"), "marquis-bundle") }.
marquis-wait-last-word = { told-waiting } has the last word.
marquis-wait-offer-fee = Does { told-waiting } want protection?
marquis-wait-answer-fee = { told-waiting } considers the fee: { AS(AT($matter, "standing"), "marquis-bundle") }.
marquis-wait-choose-client = { told-waiting } considers whom to protect.
marquis-wait-settle-client = { told-waiting } considers whom to protect.
marquis-wait = Waiting for { told-waiting }.
marquis-wait-moment = One moment.
marquis-wait-over = The game is over.

## What can be done

marquis-action-exchange = { $times ->
    [0] Keep the coins
   *[other] { AS(PRODUCT($times, AT($matter, "rate", "coins")), "marquis-some-coins") } → { AS(PRODUCT($times, AT($matter, "rate", "diamonds")), "marquis-some-diamonds") }
}
marquis-action-claim-toll = Claim the toll
marquis-action-waive-toll = Waive it
marquis-action-lay-card = Lay the { AS($card, "marquis-card") }
marquis-action-assassinate = Eliminate { SEAT($seat) }’s character
marquis-action-spare-all = Spare everybody
marquis-action-allow = Let it happen
marquis-action-play-veto = Veto!
marquis-action-pass-by = Do not intervene
marquis-action-neutralise = Void the Veto for free
marquis-action-demand-price = { SUM($bundle) ->
    [0] Ask for a price
   *[other] Ask for { AS($bundle, "marquis-bundle") }
}
marquis-action-accept = Agreed: { AS(AT($matter, "standing"), "marquis-bundle") }
marquis-action-refuse = Refuse
marquis-action-counter = { SUM($bundle) ->
    [0] Make a counter-offer
   *[other] Offer { AS($bundle, "marquis-bundle") } instead
}
marquis-action-offer-fee = { SUM($bundle) ->
    [0] Make an offer
   *[other] Offer { AS($bundle, "marquis-bundle") }
}
marquis-action-offer-nothing = No protection
marquis-action-accept-offer = Protect { SEAT($seat) } for { AS(AT($places, $seat, "offer"), "marquis-bundle") }
marquis-action-demand-fee = { SUM($bundle) ->
    [0] Name { SEAT($seat) } a price
   *[other] Ask { SEAT($seat) } for { AS($bundle, "marquis-bundle") }
}
marquis-action-decline = Protect nobody
marquis-action-take-back = Take back: { AS($card, "marquis-card") }
marquis-action-call-witness = { $card ->
    [none] Take the top card
   *[other] Call as witness: { AS($card, "marquis-card") }
}
marquis-action-play-on = Play on
marquis-action-stop = Stop
marquis-action-retaliate = Veto, and turn the attack back
marquis-action-keep-special = Keep the secret card
marquis-action-play-special = { $seat ->
    [none] Play the secret card
   *[other] Play the secret card against { SEAT($seat) }
}
marquis-action-hire = Hire for { AS(PRINTED("mercenary"), "marquis-some-coins") }
marquis-action-hire-nobody = Hire nobody
marquis-action-lay-at-once = Lay it now
marquis-action-keep-for-later = Keep it for later

## What a choice means

marquis-hint-imitates = { $card ->
    [none] Nobody to imitate: play only reverses.
   *[other] Reverses play and acts as: { AS($card, "marquis-card") }.
}
marquis-hint-treasury-pays = { $coins ->
    [0] Nothing from the treasury.
   *[other] { marquis-n-coins } from the treasury.
}
marquis-hint-loses = { $veto ->
    [yes] { SEAT($victim) } loses { marquis-n-coins } (unless there is a Veto).
   *[no] { SEAT($victim) } loses { marquis-n-coins }.
}
marquis-hint-loses-character = { $veto ->
    [yes] { SEAT($victim) } loses this character: { AS($card, "marquis-card") } (unless there is a Veto).
   *[no] { SEAT($victim) } loses this character: { AS($card, "marquis-card") }.
}
marquis-hint-gives = You give { marquis-n-coins } to { SEAT($receiver) }: the same character lies there.
marquis-hint-coins-after = You would have { marquis-n-coins }.
marquis-hint-no-rate = No exchange next turn.
marquis-hint-exchanged-to = { $tolls ->
    [0] You would have { marquis-n-coins } and { marquis-points }.
   *[other] You would have { marquis-n-coins } and { marquis-points }, not counting a Countess’s toll.
}
marquis-hint-you-lose = You lose { marquis-n-coins }.
marquis-hint-you-lose-character = You lose your open character: { AS($card, "marquis-card") }.
marquis-hint-saves = Saves { marquis-n-coins }.
marquis-hint-saves-character = Saves your open character: { AS($card, "marquis-card") }.
marquis-hint-veto-goes-to = The Veto goes to { SEAT($culprit) }, unless a Prosecutor voids it.
marquis-hint-goods-after = You would have { marquis-n-coins }, { marquis-n-diamonds } and { marquis-n-vetoes }.
marquis-hint-goods-now = You have { marquis-n-coins }, { marquis-n-diamonds } and { marquis-n-vetoes }.
    .after = You would keep { AS(LESS($coins, AT($bundle, "coins")), "marquis-some-coins") }, { AS(LESS($diamonds, AT($bundle, "diamonds")), "marquis-some-diamonds") } and { AS(LESS($vetoes, AT($bundle, "vetoes")), "marquis-some-vetoes") }.
marquis-hint-goods-of = { SEAT($other) } has { marquis-n-coins }, { marquis-n-diamonds } and { marquis-n-vetoes }.
marquis-hint-prints = Treasury: { $coins }.
marquis-hint-toll = You get { marquis-n-coins } from { SEAT($payer) }.
marquis-hint-costs = { marquis-n-coins } to the treasury.
marquis-means-claim-toll = The exchange may become impossible.
marquis-means-waive-toll = The toll lapses.
marquis-means-spare-all = Nobody is eliminated.
marquis-means-play-veto = You draw a card.
marquis-means-retaliate = The attack hits the attacker instead.
marquis-means-pass-by = As far as you are concerned, the Veto stands.
marquis-means-refuse = { AT($matter, "victim") ->
    [none] No deal at this price.
   *[other] The Veto stands unless { SEAT(AT($matter, "other")) } voids it for free.
}
marquis-means-offer-nothing = Your character stays without protection.
marquis-means-decline = The next to exchange owes your Countess a toll of { AS(PRINTED("countess"), "marquis-some-coins") }.
marquis-means-play-on = A normal turn follows.
marquis-means-stop = Your last exchange follows; the cards in your hand count for nothing.
marquis-means-keep-special = It stays secret.
marquis-means-play-special = It is used up; no Veto helps against it.
marquis-means-hire = The top mercenary is turned up.
marquis-means-hire-nobody = Your turn ends.
marquis-means-lay-at-once = It acts at once.
marquis-means-keep-for-later = It waits in front of you.
marquis-hint-ability = { marquis-power }
marquis-hint-rate-after = Next exchange: { AS($rate, "marquis-at-rate") }.
marquis-hint-takes = { WHO($culprit) ->
    [you] You take { marquis-n-coins } from { SEAT($victim) }.
   *[other] { SEAT($culprit) } takes { marquis-n-coins } from { SEAT($victim) }.
}
marquis-hint-veto-passes = { WHO($seat) ->
    [you] The Veto comes to you.
   *[other] The Veto goes to { SEAT($seat) }.
}
marquis-hint-veto-ends = The Veto leaves the game.
marquis-hint-must-lay-prosecutor = You must lay your Prosecutor in your next turn.
marquis-hint-prosecutor-spent = Your Prosecutor will not intervene again.

## What is written on a card: its fields are those of a row of the overview

marquis-power = { $card ->
    [A] Eliminates one open character and takes { AS(PRINTED("assassin"), "marquis-some-coins") } from its player.
    [C] May sell protection to one character; without a client, { AS(PRINTED("countess"), "marquis-some-coins") } from the next to exchange.
    [D] Exchanges at once ({ AS($other_rate, "marquis-at-rate") }) and again next turn ({ AS($rate, "marquis-at-rate") }).
    [E] As soon as two Extortioners lie open, each exchanges { AS($other_rate, "marquis-at-rate") }.
    [F] Acts again as your previous character and reverses play.
    [H] Takes a card from your pile back into your hand instead of drawing.
    [K] Exchanges at the rate of the left neighbour, or not at all if a Cleric lies there.
    [M] Each Marquis already lying open pays this one: the first 1 coin, the second 2 … It gives the others nothing.
    [S] Chooses the next card from the draw pile; may once void somebody’s Veto.
    [T] Takes { AS(PRINTED("pickpocket"), "marquis-some-coins") } from the player with the most valuable jewels; nothing on a tie.
   *[W] Everybody else pays { AS(PRINTED("highwayman"), "marquis-some-coins") } or loses the open character.
}
marquis-about = { $card ->
    [V] Stops one attack on you, then goes to the attacker. At the end every Veto counts as a coin.
    [F] { marquis-power }
   *[other] { marquis-prints } { marquis-power }
}
marquis-prints = { $card ->
    [F] { "" }
   *[other] { marquis-about-treasury }{ marquis-about-robs }{ marquis-about-rate }
}
marquis-about-treasury = Treasury: { $treasury }.
marquis-about-robs = { COUNT($steals) ->
    [0] { "" }
   *[other] { " " }Robs: { LIST($steals, "marquis-robbed") }.
}
marquis-robbed = { AS($at, "marquis-card") } { $it }
marquis-about-rate = { $rate ->
    [none] { "" }
   *[other] { " " }{ marquis-hint-rate-after }
}

## The table

marquis-open-card = { IS(PART($card, 0), $identity) ->
    [yes] { told-named }: { AS($card, "marquis-card") }. { AS($character, "marquis-about") }
   *[no] { told-named }: { AS($card, "marquis-card") } as { AS($identity, "marquis-card") }. { AS($character, "marquis-about") }
}
marquis-no-open-card = { WHO($seat) ->
    [you] You have no open character.
   *[other] { SEAT($seat) } has no open character.
}
marquis-covered = { $count ->
    [one] { $count } card below
   *[other] { $count } cards below
}
marquis-protected-by = { WHO($seat) ->
    [you] Protected by your Countess
   *[other] Protected by { SEAT($seat) }’s Countess
}
marquis-protects = { WHO($seat) ->
    [you] Protects you
   *[other] Protects { SEAT($seat) }
}
marquis-toll-pending = May claim the toll at the next exchange
marquis-marked = Has the better rate: two Extortioners lay open
marquis-used = Has already intervened
marquis-is-out = out
marquis-is-committed = must lay the Prosecutor
    .alone = must lay:
marquis-is-shown = has shown a Prosecutor
marquis-is-offered = offers { AS($bundle, "marquis-bundle") }
    .alone = offers:
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
marquis-rate-is = { $rate ->
    [none] No rate now
   *[other] Rate now: { AS($rate, "marquis-at-rate") }
}
marquis-cards-in-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
    .short = { $count } in hand
marquis-cards-in-deck = { $count ->
    [one] { $count } card in the draw pile
   *[other] { $count } cards in the draw pile
}
    .short = { $count } to draw
marquis-clockwise = Play goes clockwise.
marquis-anticlockwise = Play goes anticlockwise.
marquis-treasury = State treasury
marquis-treasury-empty = Treasury empty: you must exchange
marquis-stock = Jewels in the middle
marquis-veto-of = { WHO($seat) ->
    [you] Your Veto
   *[other] { SEAT($seat) }’s Veto
}
marquis-who-robs-whom = Who can rob whom
marquis-characters = Characters
marquis-threats-help = What each player would lose if somebody laid one of these cards now; each line begins with who that would be. Only cards that may still come are listed. A skull: the open character may be eliminated too.
marquis-threats-of = { WHO($seat) ->
    [you] You would lose
   *[other] { SEAT($seat) } would lose
}
marquis-threats-none = Nobody can be robbed right now.
marquis-danger-from = Threatened by:
    .nobody = Nobody can harm your character right now.
marquis-overview-help = Top right: coins from the treasury. In the middle: who is robbed, and of how much. Below: how many coins buy how many diamonds, at the next turn.
marquis-legend = The signs beside a card
    .vetoes = Vetoes on the table: in the last exchange each counts as a coin
    .hand = cards in hand
    .deck = cards in the draw pile
    .killed = eliminated characters
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
marquis-of-whom = Name a price to
    .shown = { marquis-of-whom }:
marquis-price-named = That is the price already named
marquis-bargain-title = { $type ->
    [OfferFee] Your offer to { SEAT($other) }
    [Counter] Your counter-offer to { SEAT($other) }
   *[other] Your price to { SEAT($other) }
}
marquis-scores = What everybody owns

## The guided first turns

marquis-aim-end = { $count ->
    [0] { $hand ->
        [0] last turns
        [one] last turns: { $hand } card in your hand
       *[other] last turns: { $hand } cards in your hand
    }
    [one] { $count } card to draw
   *[other] { $count } cards to draw
}
marquis-tour-aim = Whoever owns the most valuable jewels at the end wins. A diamond is worth { PRINTED("diamond_points") }, a ruby { PRINTED("ruby_points") }; coins are only there to buy them.
marquis-tour-hand = Each turn you lay one character on your pile. It takes coins from the treasury (number at the top right) and robs the open characters whose letters it shows; the coin beside a letter says how much it takes.
marquis-tour-card = At the foot of each card is the exchange rate for your next turn.
    .pointing = Point at a card and the bar says exactly what it would do now.
    .touching = Hold your finger on a card and the bar says exactly what it would do now.
marquis-tour-open = Only the top card of a pile lies open. It can be robbed and eliminated, and sets the rate for the exchange. The eye (“Who can rob whom”) shows every danger, “Characters” explains every card and sign.
marquis-tour-exchange = Your turn begins with the exchange: coins into diamonds, at the rate of your open card. { PRINTED("diamonds_per_ruby") } diamonds become a ruby.
marquis-tour-veto = Somebody attacks you. If you hold your Veto, you may stop this one attack; it then goes to the attacker, for whom it is a coin in the last exchange. Everybody who might hold a Veto is asked, so the question gives nothing away.
marquis-tour-assassin = { OPTION("assassin_optional") ->
    [yes] Your Assassin may strike one open character: choose it, or spare everybody.
   *[no] Your Assassin strikes one open character and takes coins from its player: choose your victim.
}
marquis-tour-bargain = The Countess sells protection: a protected character can be neither robbed nor eliminated until it or the Countess is covered. Offers and prices are put together with + and −; nobody has to agree.
marquis-tour-treasury = Watch the treasury. If it is empty when your turn begins, you must exchange, even at a poor rate.

## Options

marquis-option-jewel-supply = Jewels
marquis-option-jewel-supply-help = What lies in the middle; two counts are known from the boxes, and it hardly ever matters.
    .page = `jewel_supply` is normally `21_15`: 21 diamonds and 15 rubies, twice as many from five players on. With `18_13` there are as many as in the other printing, with `unlimited` as many as needed ([MQ-R01](#mq-r01)).
marquis-option-jewel-supply-21-15 = 21 diamonds, 15 rubies
marquis-option-jewel-supply-18-13 = 18 diamonds, 13 rubies
marquis-option-jewel-supply-unlimited = as many as needed
marquis-option-start-player = Who begins
marquis-option-start-player-help = Turn up cards as printed, or decide otherwise.
    .page = `start_player` is normally `reveal`, the letter turned up. With `random` lots are drawn, with `seat0` the first seat begins ([MQ-R02](#mq-r02)).
marquis-option-start-player-reveal = the character that comes first in the overview
marquis-option-start-player-random = by lot
marquis-option-start-player-seat0 = the first chair
marquis-option-assassin-optional = Assassin may spare
marquis-option-assassin-optional-help = Whoever lays the Assassin may spare everybody; the rules say that a character is eliminated.
    .page = `assassin_optional` is normally `false`: the Assassin must strike if there is anybody to strike. With `true` everybody may be spared ([MQ-R06](#mq-r06)).
marquis-option-veto-scope = What a Veto stops
marquis-option-veto-scope-help = One attack; all further attacks of that card on the same player; or everything else the card would take.
    .page = `veto_scope` is normally `effect`: a Veto stops one attack. With `card` it stops everything that card does to you this turn; with `stop` it ends all the taking of that card, for all victims ([MQ-R07](#mq-r07)).
marquis-option-veto-scope-effect = one attack
marquis-option-veto-scope-card = this card, for this player
marquis-option-veto-scope-stop = the rest of the card
marquis-option-veto-toll = Veto against tolls
marquis-option-veto-toll-help = The Countess’s toll can be vetoed too.
    .page = `veto_toll` is normally `false`. With `true` a Veto also helps against a toll ([MQ-R08](#mq-r08)).
marquis-option-toll-waive = A waived toll
marquis-option-toll-waive-help = Whether the Countess may try again at the next exchange after waiving a toll.
    .page = `toll_waive` is normally `lapses`: a waived toll is gone. With `next` it is due from the next player who exchanges ([MQ-R12](#mq-r12)).
marquis-option-toll-waive-lapses = lapses
marquis-option-toll-waive-next = waits for the next exchange
marquis-option-countess-window = When protection is sold
marquis-option-countess-window-help = Only when the Countess is laid, or at the start of every turn while she waits.
    .page = `countess_window` is normally `own_turn`: the Countess bargains only in the turn in which she is laid. With `every_turn` she may do so at the start of each later turn as well, until she has a deal or her toll is gone ([MQ-R13](#mq-r13)).
marquis-option-countess-window-own-turn = when she is laid
marquis-option-countess-window-every-turn = every turn
marquis-option-negotiation = Bargaining
marquis-option-negotiation-help = Without bargaining there is no protection, and interventions have no price.
    .page = `negotiation` is normally `true`. With `false` there is no bargaining: no protection, and no price for the Prosecutor ([MQ-R13](#mq-r13)).
marquis-option-prosecutor-veto = A voided Veto
marquis-option-prosecutor-veto-help = Where a Veto goes that a Prosecutor has voided.
    .page = `prosecutor_veto` is normally `prosecutor`: the voided Veto goes to the Prosecutor’s player. With `removed` it leaves the game ([MQ-R14](#mq-r14)).
marquis-option-prosecutor-veto-prosecutor = goes to the Prosecutor
marquis-option-prosecutor-veto-removed = leaves the game
marquis-option-prosecutor-limit = How often a Prosecutor intervenes
marquis-option-prosecutor-limit-help = Each card once, or any number of times.
    .page = `prosecutor_limit` is normally `card`: once for each card. With `none` a Prosecutor may intervene as often as you like ([MQ-R15](#mq-r15)).
marquis-option-prosecutor-limit-card = each card once
marquis-option-prosecutor-limit-none = without limit
marquis-option-prosecutor-bound = A Prosecutor from the hand must be laid next
marquis-option-prosecutor-bound-help = Whether showing the card is enough to be bound by it, even if nothing comes of the bargain.
    .page = `prosecutor_bound` is normally `shown`: whoever has shown the Prosecutor must lay it next. With `used` only a Prosecutor that has intervened must be laid ([MQ-R45](#mq-r45)).
marquis-option-prosecutor-bound-shown = as soon as it is shown
marquis-option-prosecutor-bound-used = only if it has intervened
marquis-option-cardsharp-identity = A Cardsharp is robbed as
marquis-option-cardsharp-identity-help = Only as the character imitated, or as a Cardsharp too.
    .page = `cardsharp_identity` is normally `imitated`. With `both` a Cardsharp can also be robbed by a symbol showing the Cardsharp ([MQ-R18](#mq-r18)).
marquis-option-cardsharp-identity-imitated = the character imitated
marquis-option-cardsharp-identity-both = both
marquis-option-marquis-rank = Positions of the Marquises
marquis-option-marquis-rank-help = Counted among those that lie open, or over the whole game since the last reversal.
    .page = `marquis_rank` is normally `open`: only open Marquises are numbered. With `counted` each keeps the number it got when laid ([MQ-R23](#mq-r23)).
marquis-option-marquis-rank-open = among the open ones
marquis-option-marquis-rank-counted = counted through
marquis-option-negotiate-rubies = Rubies in bargains
marquis-option-negotiate-rubies-help = Rubies may be offered and asked for as well.
    .page = `negotiate_rubies` is normally `false`. With `true` rubies may be used for payment as well ([MQ-R30](#mq-r30)).
marquis-option-prosecutor-rubies = Rubies for the Prosecutor
marquis-option-prosecutor-rubies-help = A Prosecutor’s price may include rubies, as the French rules have it; the Countess’s fee may not.
    .page = `prosecutor_rubies` is normally `false`. With `true` a Prosecutor’s price may include rubies, but the Countess’s may not ([MQ-R30](#mq-r30)).
marquis-option-last-marquis = Marquis as the last card
marquis-option-last-marquis-help = Which Marquis makes Vetoes worthless in the last exchange: the card played last, or the one that lies open.
    .page = `last_marquis` is normally `played`: the last card laid decides whether Vetoes count. With `open` it is the card lying open ([MQ-R32](#mq-r32)).
marquis-option-last-marquis-played = the card played last
marquis-option-last-marquis-open = the open card
marquis-option-out-prosecutor = Prosecutors of players who are out
marquis-option-out-prosecutor-help = An open Prosecutor may intervene even after its player has gone out.
    .page = `out_prosecutor` is normally `false`. With `true` a player who is out may still intervene with an open Prosecutor ([MQ-R34](#mq-r34)).
marquis-option-out-countess = Toll of a Countess whose player is out
marquis-option-out-countess-help = Whether the player is asked and may waive it, or the toll is claimed automatically.
    .page = `out_countess` is normally `asked`: a player who is out may claim or waive the toll. With `claims` it is claimed automatically ([MQ-R34](#mq-r34)).
marquis-option-out-countess-asked = the player is asked
marquis-option-out-countess-claims = claimed automatically
marquis-option-late-exchange = Coins that come to a player who is out
marquis-option-late-exchange-help = Whether the player decides on exchanging them, or as many as possible are exchanged automatically.
    .page = `late_exchange` is normally `may`: a player who is out decides whether to exchange coins that come later. With `automatic` as many as possible are exchanged ([MQ-R36](#mq-r36)).
marquis-option-late-exchange-may = the player decides
marquis-option-late-exchange-automatic = exchanged automatically
marquis-option-last-player-plays-on = The last player
marquis-option-last-player-plays-on-help = Whether the only player left may stop before all characters are laid.
    .page = `last_player_plays_on` is normally `may`: the last player can stop early. With `must` every character is laid ([MQ-R37](#mq-r37)).
marquis-option-last-player-plays-on-may = may stop
marquis-option-last-player-plays-on-must = plays on to the end
marquis-option-intrigues = Intrigues (beyond the base game)
marquis-option-intrigues-help = Secret cards that each strengthen a certain character once; not with eight players.
    .page = `intrigues` is normally `false`. With `true` you play with the special cards ([MQ-V2](#mq-v2)).
marquis-option-mercenaries = Mercenaries (beyond the base game)
marquis-option-mercenaries-help = Characters for hire from the colours that nobody plays; for two or three players.
    .page = `mercenaries` is normally `false`. With `true` two or three players can hire mercenaries ([MQ-V3](#mq-v3)).

## Presets: all options of one rulebook

marquis-preset-french = French rules
marquis-preset-french-help = The jewels as the French rules count them; a Veto stops one attack; a voided Veto leaves the game; a Prosecutor’s price may include rubies.
marquis-preset-dutch = Dutch rules
marquis-preset-dutch-help = The jewels as the Dutch rules count them; a Veto stops all that the card does to you; a voided Veto goes to the Prosecutor; an open Prosecutor intervenes even after its player has gone out.

## Why a bot says so

marquis-reason = { $it ->
    [fair-price] A fair price.
    [too-dear] That is too expensive.
    [too-little] That is too little.
    [no-danger] I see no danger.
    [in-danger] I am in danger.
    [cannot-spare-it] I cannot spare it.
    [asks-more] My help has its price.
    [takes-toll] I would rather take the toll.
    [best-offer] The best offer wins.
    [worth-the-veto] The Veto alone is worth it.
    [helps-rival] That would only help a rival.
    [hurts-rival] That hits a rival.
   *[lets-it-stand] Let it stand.
}

bot-names-marquis = Adelaide, Bastien, Clarisse, Donatien, Eugenie, Florian, Genevieve, Honoré
bot-level-marquis-random = Random
bot-level-marquis-lackey = Lackey
bot-level-marquis-steward = Steward
bot-level-marquis-courtier = Courtier
bot-level-marquis-marquise = Marquise
bot-level-marquis-duchess = Duchess
bot-temper-marquis-lackey = Sees no danger and takes the first thing that comes to mind.
bot-temper-marquis-steward = Takes what there is to take now, and thinks little of what may come.
bot-temper-marquis-courtier = Weighs the table as it lies and keeps good cards for a better moment.
bot-temper-marquis-marquise = Tries the best ideas on imagined tables, until the next exchange.
bot-temper-marquis-duchess = Thinks rounds ahead, knows the worth of every hand, and bargains accordingly.

## Refusals

error-bad-amount = That amount is not possible.
error-cannot-take-back = This card cannot be taken back.
error-card-not-in-deck = This card is not in your draw pile.
error-duty-to-exchange = The treasury is empty, so you must exchange.
error-must-assassinate = Somebody must be eliminated.
error-must-lay-prosecutor = You have shown your Prosecutor, so you must lay it now.
error-no-retaliation = You have no card to turn the attack back.
error-no-special = None of your secret cards fits here.
error-no-such-mercenary = There is no such mercenary.
error-no-target = This player cannot be a target.
error-no-veto = You do not hold your Veto.
error-too-few-coins = You cannot afford that many exchanges.
error-veto-is-no-character = A Veto is not a character and cannot be laid.

# At the terminal only.
terminal-marquis-title =
    Marquis · { $laid ->
        [one] { $laid } card
       *[other] { $laid } cards
    } laid
terminal-marquis-coins = Coins
terminal-marquis-jewels = Jewels
terminal-marquis-vetoes = Vetoes
terminal-help-marquis = Short forms: the letters on a card lay it; x2 exchanges twice; kill b; veto, allow; void, pass; yes, no; offer 1 0 1 offers coins, diamonds and Vetoes; demand b 1 0 0 names a price to B; take b accepts B’s offer.
terminal-marquis-overview = The characters
