### Marquis. Hoe een tekst zijn velden leest en spelers noemt: docs/guides/translate.md.

game-marquis = Marquis
game-marquis-about = Elf hovelingen, verborgen handen en een veto op het juiste moment.

marquis-card-a = Moordenaar
marquis-card-c = Gravin
marquis-card-d = Diamanthandelaar
marquis-card-e = Afperser
marquis-card-f = Valsspeler
marquis-card-h = Helderziende
marquis-card-k = Geestelijke
marquis-card-m = Markies
marquis-card-s = Procureur
marquis-card-t = Zakkenroller
marquis-card-w = Struikrover
marquis-card-v = Veto
marquis-card = { PART($it, 1) ->
    [none] { marquis-named }
   *[other] { marquis-named } (gehuurd)
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
    [A] Mo
    [C] Gr
    [D] D
    [E] A
    [F] Va
    [H] H
    [K] Ge
    [M] Ma
    [S] P
    [T] Z
    [W] S
   *[V] V
}
marquis-motto-a = elimineert iemand
marquis-motto-f = speelt het nog eens
marquis-motto-m = de eerdere betalen
marquis-motto-w = je geld of …
marquis-motto-v = Niet tegen mij!
marquis-motto-c = beschermt voor geld
marquis-motto-d = ruilt twee keer
marquis-motto-e = samen sterker
marquis-motto-h = neemt een kaart terug
marquis-motto-k = ruilt zoals links
marquis-motto-s = heft een veto op
marquis-motto-t = besteelt de rijkste
marquis-coins = munten
marquis-diamonds = diamanten
marquis-rubies = robijnen
marquis-rubies-each = robijnen (elk { $points })
marquis-vetoes = veto’s
marquis-nothing = niets
marquis-n-coins = { AS($coins, "marquis-some-coins") }
marquis-some-coins = { $it ->
    [one] { $it } munt
   *[other] { $it } munten
}
marquis-n-diamonds = { AS($diamonds, "marquis-some-diamonds") }
marquis-some-diamonds = { $it ->
    [one] { $it } diamant
   *[other] { $it } diamanten
}
marquis-n-rubies = { $rubies ->
    [one] { $rubies } robijn
   *[other] { $rubies } robijnen
}
marquis-n-vetoes = { AS($vetoes, "marquis-some-vetoes") }
marquis-some-vetoes = { $it ->
    [one] { $it } veto
   *[other] { $it } veto’s
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
    [one] { $it } punt
   *[other] { $it } punten
}

## Wat er gebeurde

marquis-event-start-card-turned = { WHO($seat) ->
    [you] Je draait om: { AS($card, "marquis-card") }.
   *[other] { SEAT($seat) } draait om: { AS($card, "marquis-card") }.
}
marquis-event-start-player-found = { WHO($seat) ->
    [you] Je begint en neemt { AS(AT($coins, $seat), "marquis-some-coins") }, je linkerbuur { AS(LESS(SUM($coins), AT($coins, $seat)), "marquis-some-coins") }. In de staatskas blijft: { AS($treasury, "marquis-some-coins") }.
   *[other] { SEAT($seat) } begint en neemt { AS(AT($coins, $seat), "marquis-some-coins") }, de linkerbuur { AS(LESS(SUM($coins), AT($coins, $seat)), "marquis-some-coins") }. In de staatskas blijft: { AS($treasury, "marquis-some-coins") }.
}
marquis-event-hand-dealt = { $cards ->
    [none] { "" }
   *[other] { WHO($seat) ->
        [you] Je trekt { LIST($cards, "marquis-card") }.
       *[other] { SEAT($seat) } trekt { LIST($cards, "marquis-card") }.
    }
}
marquis-event-turn-began = { "" }
    .head = { WHO($seat) ->
        [you] Jouw beurt
       *[other] Beurt van { SEAT($seat) }
    }
marquis-event-card-laid = { IS(PART($card, 0), $identity) ->
    [yes] { WHO($seat) ->
        [you] Je legt de { AS($card, "marquis-card") }.
       *[other] { SEAT($seat) } legt de { AS($card, "marquis-card") }.
    }
   *[no] { WHO($seat) ->
        [you] Je legt de { AS($card, "marquis-card") } en bootst na: { AS($identity, "marquis-card") }.
       *[other] { SEAT($seat) } legt de { AS($card, "marquis-card") } en bootst na: { AS($identity, "marquis-card") }.
    }
}
marquis-event-direction-turned = { $clockwise ->
    [yes] De speelrichting keert om: voortaan met de klok mee.
   *[no] De speelrichting keert om: voortaan tegen de klok in.
}
marquis-event-extortioners-marked = Er liggen twee afpersers open: betere ruilwaarde voor { LIST($seats, "told-object", last: " en ") }.
marquis-event-treasury-taken = { $coins ->
    [0] { WHO($seat) ->
        [you] Je vindt de staatskas leeg.
       *[other] { SEAT($seat) } vindt de staatskas leeg.
    }
   *[other] { WHO($seat) ->
        [you] Je neemt { marquis-n-coins } uit de staatskas.
       *[other] { SEAT($seat) } neemt { marquis-n-coins } uit de staatskas.
    }
}
marquis-event-coins-taken = { $effect ->
    [payday] { WHO($victim) ->
        [you] Je betaalt { marquis-n-coins } aan { SEAT($culprit, case: "object") }, want eerdere markiezen moeten betalen.
       *[other] { SEAT($victim) } betaalt { marquis-n-coins } aan { SEAT($culprit, case: "object") }, want eerdere markiezen moeten betalen.
    }
    [theft] { WHO($culprit) ->
        [you] Je rolt de zakken van { SEAT($victim) }, de rijkste: { marquis-n-coins }.
       *[other] { WHO($victim) ->
            [you] { SEAT($culprit) } rolt jouw zakken, want jij bent de rijkste: { marquis-n-coins }.
           *[other] { SEAT($culprit) } rolt de zakken van { SEAT($victim) }, de rijkste: { marquis-n-coins }.
        }
    }
    [demand] { WHO($victim) ->
        [you] Je geeft { SEAT($culprit, case: "object") } { marquis-n-coins } en houdt je karakter.
       *[other] { SEAT($victim) } geeft { SEAT($culprit, case: "object") } { marquis-n-coins } en houdt het karakter.
    }
    [toll] { WHO($victim) ->
        [you] Je betaalt de gravin van { SEAT($culprit) } vóór de ruil { marquis-n-coins }.
       *[other] { WHO($culprit) ->
            [you] { SEAT($victim) } betaalt jouw gravin vóór de ruil { marquis-n-coins }.
           *[other] { SEAT($victim) } betaalt de gravin van { SEAT($culprit) } vóór de ruil { marquis-n-coins }.
        }
    }
    [assassination] { WHO($culprit) ->
        [you] Jouw moordenaar neemt { marquis-n-coins } van { SEAT($victim, case: "object") }.
       *[other] De moordenaar van { SEAT($culprit) } neemt { marquis-n-coins } van { SEAT($victim, case: "object") }.
    }
   *[robbery] { WHO($culprit) ->
        [you] Je steelt { marquis-n-coins } van { SEAT($victim, case: "object") }.
       *[other] { SEAT($culprit) } steelt { marquis-n-coins } van { SEAT($victim, case: "object") }.
    }
}
marquis-event-coins-given = { WHO($seat) ->
    [you] Je geeft { SEAT($receiver, case: "object") } { marquis-n-coins }: daar ligt hetzelfde karakter al.
   *[other] { WHO($receiver) ->
        [you] { SEAT($seat) } geeft je { marquis-n-coins }: bij jou ligt hetzelfde karakter al.
       *[other] { SEAT($seat) } geeft { SEAT($receiver, case: "object") } { marquis-n-coins }: daar ligt hetzelfde karakter al.
    }
}
marquis-event-eliminated = { $exposed ->
    [none] { marquis-elimination } Daaronder ligt niemand.
   *[other] { marquis-elimination } Nu ligt open: { AS($exposed, "marquis-card") }.
}
    .stamp = Geëlimineerd
marquis-elimination = { WHO($culprit) ->
    [you] Je elimineert een karakter van { SEAT($victim, case: "object") }: { AS($card, "marquis-card") }.
   *[other] { SEAT($culprit) } elimineert een karakter van { SEAT($victim, case: "object") }: { AS($card, "marquis-card") }.
}
marquis-event-all-spared = { WHO($seat) ->
    [you] Je spaart iedereen.
   *[other] { SEAT($seat) } spaart iedereen.
}
marquis-event-exchanged = { $times ->
    [0] { WHO($seat) ->
        [you] Je ruilt niets.
       *[other] { SEAT($seat) } ruilt niets.
    }
   *[other] { WHO($seat) ->
        [you] Je ruilt: { marquis-spent } → { marquis-n-diamonds }{ marquis-dutifully }.
       *[other] { SEAT($seat) } ruilt: { marquis-spent } → { marquis-n-diamonds }{ marquis-dutifully }.
    }
}
marquis-dutifully = { $duty ->
    [yes] { "" } (verplicht: de staatskas is leeg)
   *[no] { "" }
}
marquis-spent = { $vetoes ->
    [0] { marquis-n-coins }
   *[other] { $coins ->
        [0] { marquis-n-vetoes }
       *[other] { marquis-n-coins } en { marquis-n-vetoes }
    }
}
marquis-event-exchange-prevented = { WHO($seat) ->
    [you] Na de tol heb je te weinig over om te ruilen.
   *[other] Na de tol heeft { SEAT($seat) } te weinig over om te ruilen.
}
marquis-event-ruby-gained = { WHO($seat) ->
    [you] Je wisselt diamanten in: { marquis-n-rubies } erbij.
   *[other] { SEAT($seat) } wisselt diamanten in: { marquis-n-rubies } erbij.
}
marquis-event-toll-set = { WHO($seat) ->
    [you] Jouw gravin beschermt niemand: wie hierna ruilt, is haar tol schuldig.
   *[other] De gravin van { SEAT($seat) } beschermt niemand: wie hierna ruilt, is haar tol schuldig.
}
marquis-event-toll-claimed = { WHO($seat) ->
    [you] Jouw gravin eist haar tol van { SEAT($payer, case: "object") }.
   *[other] De gravin van { SEAT($seat) } eist haar tol van { SEAT($payer, case: "object") }.
}
marquis-event-toll-waived = { WHO($seat) ->
    [you] Jouw gravin scheldt { SEAT($payer, case: "object") } de tol kwijt.
   *[other] De gravin van { SEAT($seat) } scheldt { SEAT($payer, case: "object") } de tol kwijt.
}
marquis-event-allowed = { WHO($seat) ->
    [you] Je laat het gebeuren.
   *[other] { SEAT($seat) } laat het gebeuren.
}
marquis-folded-silence = Laten het gebeuren: { LIST($events, "told-by") }.
marquis-event-veto-played = { WHO($seat) ->
    [you] Veto! Jij pikt dat niet van { SEAT($culprit, case: "object") }.
   *[other] Veto! { SEAT($seat) } pikt dat niet van { SEAT($culprit, case: "object") }.
}
    .stamp = Veto!
marquis-event-veto-laid = { $neutralised ->
    [yes] { marquis-veto-of-owner } gaat naar { marquis-prosecutor-of-seat }.
   *[no] { marquis-veto-of-owner } geldt. Het ligt nu voor { SEAT($seat, case: "object") }.
}
marquis-veto-of-owner = { WHO($owner) ->
    [you] Jouw veto
   *[other] Het veto van { SEAT($owner) }
}
marquis-prosecutor-of-seat = { WHO($seat) ->
    [you] jouw procureur
   *[other] de procureur van { SEAT($seat) }
}
marquis-event-veto-removed = { marquis-veto-of-owner } gaat uit het spel.
marquis-event-intervention-passed = { WHO($seat) ->
    [you] Je grijpt niet in.
   *[other] { SEAT($seat) } grijpt niet in.
}
marquis-folded-aloofness = Grijpen niet in: { LIST($events, "told-by") }.
marquis-event-prosecutor-shown = { WHO($seat) ->
    [you] Je toont een procureur.
   *[other] { SEAT($seat) } toont een procureur.
}
    .said = Mijn procureur!
marquis-event-price-demanded = { WHO($seat) ->
    [you] Je wilt het veto opheffen en vraagt { SEAT($culprit, case: "object") } om { AS($bundle, "marquis-bundle") }.
   *[other] { SEAT($seat) } wil het veto opheffen en vraagt { SEAT($culprit, case: "object") } om { AS($bundle, "marquis-bundle") }.
}
    .said = { AS($bundle, "marquis-bundle") }?
marquis-event-price-countered = { WHO($seat) ->
    [you] Je biedt { SEAT($prosecutor, case: "object") } in plaats daarvan { AS($bundle, "marquis-bundle") }.
   *[other] { SEAT($seat) } biedt { SEAT($prosecutor, case: "object") } in plaats daarvan { AS($bundle, "marquis-bundle") }.
}
    .said = { AS($bundle, "marquis-bundle") }?
marquis-event-terms-accepted = { "" }
marquis-event-terms-refused = { WHO($seat) ->
    [you] Je weigert wat { SEAT($other) } wil.
   *[other] { WHO($other) ->
        [you] { SEAT($seat) } weigert wat jij wilt.
       *[other] { SEAT($seat) } weigert wat { SEAT($other) } wil.
    }
}
    .said = Nee.
marquis-event-reason-given = { COUNT($reason) ->
    [0] { "" }
   *[other] { WHO($seat) ->
        [you] Jij: ‘{ AS($reason, "marquis-reason") }’
       *[other] { SEAT($seat) }: ‘{ AS($reason, "marquis-reason") }’
    }
}
    .said = { COUNT($reason) ->
        [0] { "" }
       *[other] { AS($reason, "marquis-reason") }
    }
marquis-event-veto-neutralised = { WHO($seat) ->
    [you] Jouw procureur heft het veto van { SEAT($victim) } op.
   *[other] { WHO($victim) ->
        [you] De procureur van { SEAT($seat) } heft jouw veto op.
       *[other] De procureur van { SEAT($seat) } heft het veto van { SEAT($victim) } op.
    }
}
    .stamp = Opgeheven!
marquis-event-fee-offered = { $bundle ->
    [none] { WHO($seat) ->
        [you] Je wilt geen bescherming.
       *[other] { SEAT($seat) } wil geen bescherming.
    }
   *[other] { WHO($seat) ->
        [you] Je biedt { SEAT($countess, case: "object") } { AS($bundle, "marquis-bundle") } voor bescherming.
       *[other] { SEAT($seat) } biedt { SEAT($countess, case: "object") } { AS($bundle, "marquis-bundle") } voor bescherming.
    }
}
    .said = { $bundle ->
        [none] { "" }
       *[other] { AS($bundle, "marquis-bundle") }?
    }
marquis-event-fee-demanded = { WHO($seat) ->
    [you] Je wilt { SEAT($client, case: "object") } beschermen voor { AS($bundle, "marquis-bundle") }.
   *[other] { SEAT($seat) } wil { SEAT($client, case: "object") } beschermen voor { AS($bundle, "marquis-bundle") }.
}
    .said = { AS($bundle, "marquis-bundle") }?
marquis-event-protection-declined = { WHO($seat) ->
    [you] Je beschermt niemand.
   *[other] { SEAT($seat) } beschermt niemand.
}
marquis-event-protection-sold = { WHO($seat) ->
    [you] Jouw gravin beschermt { SEAT($client, case: "object") } voor { AS($bundle, "marquis-bundle") }.
   *[other] De gravin van { SEAT($seat) } beschermt { SEAT($client, case: "object") } voor { AS($bundle, "marquis-bundle") }.
}
marquis-event-protection-ended = { WHO($seat) ->
    [you] Je beschermt { SEAT($client, case: "object") } niet meer.
   *[other] { SEAT($seat) } beschermt { SEAT($client, case: "object") } niet meer.
}
marquis-event-bundle-paid = { WHO($seat) ->
    [you] Je betaalt { SEAT($receiver, case: "object") } { AS($bundle, "marquis-bundle") }.
   *[other] { SEAT($seat) } betaalt { SEAT($receiver, case: "object") } { AS($bundle, "marquis-bundle") }.
}
marquis-event-card-drawn = { $card ->
    [none] { "" }
   *[other] { WHO($seat) ->
        [you] Je trekt: { AS($card, "marquis-card") }.
       *[other] { SEAT($seat) } trekt: { AS($card, "marquis-card") }.
    }
}
marquis-event-card-taken-back = { $card ->
    [none] { WHO($seat) ->
        [you] Je neemt in het geheim een kaart van je stapel terug.
       *[other] { SEAT($seat) } neemt in het geheim een kaart van de stapel terug.
    }
   *[other] { WHO($seat) ->
        [you] Je neemt terug: { AS($card, "marquis-card") }.
       *[other] { SEAT($seat) } neemt terug: { AS($card, "marquis-card") }.
    }
}
marquis-event-special-dealt = { $card ->
    [none] { WHO($seat) ->
        [you] Je krijgt een geheime kaart.
       *[other] { SEAT($seat) } krijgt een geheime kaart.
    }
   *[other] { WHO($seat) ->
        [you] Je krijgt een geheime kaart, te spelen met: { AS($card, "marquis-card") }.
       *[other] { SEAT($seat) } krijgt een geheime kaart, te spelen met: { AS($card, "marquis-card") }.
    }
}
marquis-event-special-kept = { WHO($seat) ->
    [you] Je speelt geen geheime kaart.
   *[other] { SEAT($seat) } speelt geen geheime kaart.
}
marquis-event-special-played = { $target ->
    [none] { WHO($seat) ->
        [you] Je speelt een geheime kaart met: { AS($card, "marquis-card") }.
       *[other] { SEAT($seat) } speelt een geheime kaart met: { AS($card, "marquis-card") }.
    }
   *[other] { WHO($seat) ->
        [you] Je speelt een geheime kaart met: { AS($card, "marquis-card") }. Ze treft { SEAT($target, case: "object") }.
       *[other] { SEAT($seat) } speelt een geheime kaart met: { AS($card, "marquis-card") }. Ze treft { SEAT($target, case: "object") }.
    }
}
marquis-event-goods-lost = { WHO($seat) ->
    [you] Je verliest { marquis-n-coins } en { marquis-n-diamonds }.
   *[other] { SEAT($seat) } verliest { marquis-n-coins } en { marquis-n-diamonds }.
}
marquis-event-card-lost = { WHO($seat) ->
    [you] Er verdwijnt ongezien een kaart uit je voorraadstapel.
   *[other] Er verdwijnt ongezien een kaart uit de voorraadstapel van { SEAT($seat) }.
}
marquis-event-mercenary-hired = { WHO($seat) ->
    [you] Je huurt in: { AS($card, "marquis-card") }.
   *[other] { SEAT($seat) } huurt in: { AS($card, "marquis-card") }.
}
marquis-event-mercenary-kept = { WHO($seat) ->
    [you] Je bewaart je huurling voor later: { AS($card, "marquis-card") }.
   *[other] { SEAT($seat) } bewaart de huurling voor later: { AS($card, "marquis-card") }.
}
marquis-event-mercenary-discharged = { WHO($seat) ->
    [you] Je huurling gaat uit het spel: { AS($card, "marquis-card") }.
   *[other] De huurling van { SEAT($seat) } gaat uit het spel: { AS($card, "marquis-card") }.
}
marquis-event-played-on = { WHO($seat) ->
    [you] Je speelt alleen verder.
   *[other] { SEAT($seat) } speelt alleen verder.
}
marquis-event-stopped = { WHO($seat) ->
    [you] Je stopt.
   *[other] { SEAT($seat) } stopt.
}
marquis-event-went-out = { WHO($seat) ->
    [you] Je hebt je laatste ruil gedaan en bent klaar.
   *[other] { SEAT($seat) } heeft de laatste ruil gedaan en is klaar.
}
marquis-event-game-ended = Overwinning met { AS(MAX($points), "marquis-some-points") }: { LIST($ranks, "marquis-winner", last: " en ") }.
marquis-winner = { $it ->
    [1] { SEAT($at) }
   *[other] { "" }
}

## Wat er gevraagd wordt

marquis-effect = { $effect ->
    [payday] { WHO($culprit) ->
        [you] Je legt een markies en eist { marquis-n-coins } van { SEAT($victim, case: "object") }
       *[other] { SEAT($culprit) } legt een markies en eist { marquis-n-coins } van { SEAT($victim, case: "object") }
    }
    [theft] { WHO($culprit) ->
        [you] Jouw zakkenroller wil { marquis-n-coins } van { SEAT($victim) }, de rijkste
       *[other] { WHO($victim) ->
            [you] De zakkenroller van { SEAT($culprit) } wil { marquis-n-coins } van jou, want jij bent de rijkste
           *[other] De zakkenroller van { SEAT($culprit) } wil { marquis-n-coins } van { SEAT($victim) }, de rijkste
        }
    }
    [demand] { $kills ->
        [yes] { WHO($culprit) ->
            [you] Jouw struikrover eist wat { SEAT($victim) } niet kan betalen; het karakter zou worden geëlimineerd
           *[other] { WHO($victim) ->
                [you] De struikrover van { SEAT($culprit) } eist wat jij niet kunt betalen; je karakter zou worden geëlimineerd
               *[other] De struikrover van { SEAT($culprit) } eist wat { SEAT($victim) } niet kan betalen; het karakter zou worden geëlimineerd
            }
        }
       *[no] { WHO($culprit) ->
            [you] Jouw struikrover eist { marquis-n-coins } van { SEAT($victim, case: "object") }
           *[other] De struikrover van { SEAT($culprit) } eist { marquis-n-coins } van { SEAT($victim, case: "object") }
        }
    }
    [assassination] { WHO($culprit) ->
        [you] Jouw moordenaar heeft het gemunt op { SEAT($victim) }: { marquis-n-coins } en het karakter
       *[other] { WHO($victim) ->
            [you] De moordenaar van { SEAT($culprit) } heeft het op jou gemunt: { marquis-n-coins } en je karakter
           *[other] De moordenaar van { SEAT($culprit) } heeft het gemunt op { SEAT($victim) }: { marquis-n-coins } en het karakter
        }
    }
    [toll] { WHO($culprit) ->
        [you] Jouw gravin eist { marquis-n-coins } van { SEAT($victim, case: "object") }
       *[other] De gravin van { SEAT($culprit) } eist { marquis-n-coins } van { SEAT($victim, case: "object") }
    }
   *[robbery] { WHO($culprit) ->
        [you] Je wilt { marquis-n-coins } stelen van { SEAT($victim, case: "object") }
       *[other] { SEAT($culprit) } wil { marquis-n-coins } stelen van { SEAT($victim, case: "object") }
    }
}
marquis-question-exchange = { AT($matter, "duty") ->
    [yes] De staatskas is leeg: je moet minstens één keer ruilen. Ruilwaarde ({ AS(AT($places, $seat, "open", "card", "identity"), "marquis-card") }): { AS(AT($matter, "rate"), "marquis-at-rate") }. Hoe vaak?
   *[no] Je beurt begint met de ruil. Ruilwaarde ({ AS(AT($places, $seat, "open", "card", "identity"), "marquis-card") }): { AS(AT($matter, "rate"), "marquis-at-rate") }. Hoe vaak?
}
marquis-question-exchange-now = De diamanthandelaar mag meteen ruilen: { AS(AT($matter, "rate"), "marquis-at-rate") }. Hoe vaak?
marquis-question-exchange-last = Dit is je laatste ruil: { AS(AT($matter, "rate"), "marquis-at-rate") }. Hoe vaak?
marquis-question-exchange-late = Er zijn munten bij je gekomen: { AS(AT($matter, "rate"), "marquis-at-rate") }. Hoe vaak ruil je nog?
marquis-question-claim-toll = { SEAT(AT($matter, "other")) } wil ruilen. Eist je gravin haar tol?
marquis-question-lay-card = { AT($places, $seat, "committed") ->
    [yes] Je hebt het beloofd: leg je procureur.
   *[no] Leg een karakter op je stapel.
}
    .pointing = Wijs een kaart aan om te zien wat ze nu zou doen.
    .touching = Houd je vinger op een kaart om te zien wat ze nu zou doen.
marquis-question-assassinate = Wiens karakter elimineert je moordenaar? Hij neemt ook hoogstens { AS(PRINTED("assassin"), "marquis-some-coins") }.
marquis-question-may-veto = { SUM(COUNT(AT($question, "choices", "actions")), COUNT(AT($question, "choices", "forms"))) ->
    [1] { AS($matter, "marquis-effect") }{ marquis-robbery-reason }. Je hebt geen veto.
   *[other] { AS($matter, "marquis-effect") }{ marquis-robbery-reason }. Je veto spelen?
}
marquis-robbery-reason = { AT($matter, "effect") ->
    [robbery] { " " }({ AS(AT($places, AT($matter, "culprit"), "open", "card", "identity"), "marquis-card") } besteelt { AS(AT($places, AT($matter, "victim"), "open", "card", "identity"), "marquis-card") })
   *[other] { "" }
}
marquis-question-take-back = De helderziende neemt een kaart van je stapel terug in je hand. Welke? Niemand ziet het.
marquis-question-call-witness = De procureur roept een getuige op: kies welke kaart je uit je voorraadstapel trekt, of neem de bovenste.
marquis-question-play-on = Alle anderen zijn klaar. Doorspelen of stoppen en voor het laatst ruilen?
marquis-question-intervene = { SUM(COUNT(AT($question, "choices", "actions")), COUNT(AT($question, "choices", "forms"))) ->
    [1] { AS($matter, "marquis-effect") }, maar een veto houdt dat tegen. Je kunt niet ingrijpen.
   *[other] { AS($matter, "marquis-effect") }, maar een veto houdt dat tegen. Je procureur kan dat veto opheffen, gratis of tegen betaling.
}
marquis-question-answer-price = { SEAT(AT($matter, "other")) } wil het veto van { SEAT(AT($matter, "victim")) } opheffen voor { AS(AT($matter, "standing"), "marquis-bundle") }. Je antwoord?
marquis-question-last-word = { AT($matter, "standing") ->
    [none] { SEAT(AT($matter, "other")) } weigert. Het veto gratis opheffen of het laten staan?
   *[other] { SEAT(AT($matter, "other")) } biedt { AS(AT($matter, "standing"), "marquis-bundle") } als je het veto opheft. Akkoord?
}
marquis-question-offer-fee = De gravin van { SEAT(AT($matter, "other")) } beschermt één open karakter tegen diefstal en eliminatie. Wat bied je voor het jouwe?
marquis-question-answer-fee = { SEAT(AT($matter, "other")) } wil je karakter beschermen voor { AS(AT($matter, "standing"), "marquis-bundle") }.{ LIST($places, "marquis-offer-stands") } Akkoord?
marquis-offer-stands = { WHO($at) ->
    [you] { $offer ->
        [none] { "" }
       *[other] { " " }Weiger je, dan blijft je bod staan: { AS($offer, "marquis-bundle") }.
    }
   *[other] { "" }
}
marquis-question-choose-client = { COUNT($places, "offer") ->
    [0] Niemand heeft iets geboden. Noem zelf een prijs, of bescherm niemand en wacht op de tol.
    [one] Er is één bod. Neem het aan, noem iemand een prijs, of bescherm niemand en wacht op de tol.
   *[other] Er zijn { COUNT($places, "offer") } biedingen. Neem er een aan, noem iemand een prijs, of bescherm niemand en wacht op de tol.
}
marquis-question-settle-client = Je prijs is geweigerd. Een van de biedingen aannemen, of niemand beschermen?
marquis-question-special = Je mag je geheime kaart met dit karakter spelen, als die past.
marquis-question-hire = Een huurling inhuren voor { AS(PRINTED("mercenary"), "marquis-some-coins") }?
marquis-question-lay-or-keep = Je huurling meteen leggen, of bewaren voor een latere beurt?
marquis-wait-exchange = { told-waiting } mag ruilen: { AS(AT($matter, "rate"), "marquis-at-rate") }.
marquis-wait-exchange-now = { told-waiting } mag ruilen met de diamanthandelaar.
marquis-wait-exchange-last = { told-waiting } doet de laatste ruil.
marquis-wait-exchange-late = { told-waiting } mag nog ruilen.
marquis-wait-claim-toll = { told-waiting } mag tol eisen van { SEAT(AT($matter, "other"), case: "object") }.
marquis-wait-lay-card = { told-waiting } kiest een karakter.
marquis-wait-assassinate = { told-waiting } zoekt een slachtoffer.
marquis-wait-may-veto = { AS($matter, "marquis-effect") }. Komt er een veto?
marquis-wait-take-back = { told-waiting } kijkt de stapel door.
marquis-wait-call-witness = { told-waiting } roept een getuige op.
marquis-wait-intervene = { AS($matter, "marquis-effect") }, maar een veto houdt dat tegen. Grijpt { told-waiting } in?
marquis-wait-answer-price = { told-waiting } denkt na over de prijs: { AS(AT($matter, "standing"), "marquis-bundle") }.
marquis-wait-last-word = { told-waiting } heeft het laatste woord.
marquis-wait-offer-fee = Wil { told-waiting } bescherming?
marquis-wait-answer-fee = { told-waiting } denkt na over de prijs: { AS(AT($matter, "standing"), "marquis-bundle") }.
marquis-wait-choose-client = { told-waiting } bedenkt wie de gravin beschermt.
marquis-wait-settle-client = { told-waiting } bedenkt wie de gravin beschermt.
marquis-wait = Wachten op { told-waiting }.
marquis-wait-moment = Een ogenblik.
marquis-wait-over = Het spel is afgelopen.

## Wat er kan

marquis-action-exchange = { $times ->
    [0] De munten houden
   *[other] { AS(PRODUCT($times, AT($matter, "rate", "coins")), "marquis-some-coins") } → { AS(PRODUCT($times, AT($matter, "rate", "diamonds")), "marquis-some-diamonds") }
}
marquis-action-claim-toll = De tol eisen
marquis-action-waive-toll = Kwijtschelden
marquis-action-lay-card = Leg de { AS($card, "marquis-card") }
marquis-action-assassinate = Elimineer het karakter van { SEAT($seat) }
marquis-action-spare-all = Iedereen sparen
marquis-action-allow = Laten gebeuren
marquis-action-play-veto = Veto!
marquis-action-pass-by = Niet ingrijpen
marquis-action-neutralise = Het veto gratis opheffen
marquis-action-demand-price = { SUM($bundle) ->
    [0] Een prijs vragen
   *[other] Vraag { AS($bundle, "marquis-bundle") }
}
marquis-action-accept = Akkoord: { AS(AT($matter, "standing"), "marquis-bundle") }
marquis-action-refuse = Weigeren
marquis-action-counter = { SUM($bundle) ->
    [0] Een tegenbod doen
   *[other] Bied in plaats daarvan { AS($bundle, "marquis-bundle") }
}
marquis-action-offer-fee = { SUM($bundle) ->
    [0] Een bod doen
   *[other] Bied { AS($bundle, "marquis-bundle") }
}
marquis-action-offer-nothing = Geen bescherming
marquis-action-accept-offer = Bescherm { SEAT($seat) } voor { AS(AT($places, $seat, "offer"), "marquis-bundle") }
marquis-action-demand-fee = { SUM($bundle) ->
    [0] Noem { SEAT($seat) } een prijs
   *[other] Vraag { SEAT($seat) } om { AS($bundle, "marquis-bundle") }
}
marquis-action-decline = Niemand beschermen
marquis-action-take-back = Terugnemen: { AS($card, "marquis-card") }
marquis-action-call-witness = { $card ->
    [none] De bovenste kaart nemen
   *[other] Als getuige oproepen: { AS($card, "marquis-card") }
}
marquis-action-play-on = Doorspelen
marquis-action-stop = Stoppen
marquis-action-retaliate = Veto, en keer de aanval om
marquis-action-keep-special = De geheime kaart houden
marquis-action-play-special = { $seat ->
    [none] De geheime kaart spelen
   *[other] De geheime kaart spelen tegen { SEAT($seat) }
}
marquis-action-hire = Inhuren voor { AS(PRINTED("mercenary"), "marquis-some-coins") }
marquis-action-hire-nobody = Niemand inhuren
marquis-action-lay-at-once = Nu leggen
marquis-action-keep-for-later = Bewaren voor later

## Wat een keuze betekent

marquis-hint-imitates = { $card ->
    [none] Niemand om na te bootsen: alleen de speelrichting keert om.
   *[other] Keert de speelrichting om en doet als: { AS($card, "marquis-card") }.
}
marquis-hint-treasury-pays = { $coins ->
    [0] Niets uit de staatskas.
   *[other] { marquis-n-coins } uit de staatskas.
}
marquis-hint-loses = { $veto ->
    [yes] { SEAT($victim) } verliest { marquis-n-coins } (tenzij er een veto komt).
   *[no] { SEAT($victim) } verliest { marquis-n-coins }.
}
marquis-hint-loses-character = { $veto ->
    [yes] { SEAT($victim) } verliest dit karakter: { AS($card, "marquis-card") } (tenzij er een veto komt).
   *[no] { SEAT($victim) } verliest dit karakter: { AS($card, "marquis-card") }.
}
marquis-hint-gives = Je geeft { marquis-n-coins } aan { SEAT($receiver) }: daar ligt hetzelfde karakter.
marquis-hint-coins-after = Je zou { marquis-n-coins } hebben.
marquis-hint-no-rate = Volgende beurt geen ruil.
marquis-hint-exchanged-to = { $tolls ->
    [0] Je zou { marquis-n-coins } en { marquis-points } hebben.
   *[other] Je zou { marquis-n-coins } en { marquis-points } hebben, de tol van een gravin niet meegerekend.
}
marquis-hint-you-lose = Je verliest { marquis-n-coins }.
marquis-hint-you-lose-character = Je verliest je open karakter: { AS($card, "marquis-card") }.
marquis-hint-saves = Redt { marquis-n-coins }.
marquis-hint-saves-character = Redt je open karakter: { AS($card, "marquis-card") }.
marquis-hint-veto-goes-to = Het veto gaat naar { SEAT($culprit) }, tenzij een procureur het opheft.
marquis-hint-goods-after = Je zou { marquis-n-coins }, { marquis-n-diamonds } en { marquis-n-vetoes } hebben.
marquis-hint-goods-now = Je hebt { marquis-n-coins }, { marquis-n-diamonds } en { marquis-n-vetoes }.
    .after = Je zou overhouden: { AS(LESS($coins, AT($bundle, "coins")), "marquis-some-coins") }, { AS(LESS($diamonds, AT($bundle, "diamonds")), "marquis-some-diamonds") } en { AS(LESS($vetoes, AT($bundle, "vetoes")), "marquis-some-vetoes") }.
marquis-hint-goods-of = { SEAT($other) } heeft { marquis-n-coins }, { marquis-n-diamonds } en { marquis-n-vetoes }.
marquis-hint-prints = Staatskas: { $coins }.
marquis-hint-toll = Je krijgt { marquis-n-coins } van { SEAT($payer) }.
marquis-hint-costs = { marquis-n-coins } naar de staatskas.
marquis-means-claim-toll = De ruil kan onmogelijk worden.
marquis-means-waive-toll = De tol vervalt.
marquis-means-spare-all = Niemand wordt geëlimineerd.
marquis-means-play-veto = Je trekt een kaart.
marquis-means-retaliate = De aanval treft de aanvaller zelf.
marquis-means-pass-by = Wat jou betreft geldt het veto.
marquis-means-refuse = { AT($matter, "victim") ->
    [none] Geen afspraak voor deze prijs.
   *[other] Het veto blijft staan, tenzij { SEAT(AT($matter, "other")) } het gratis opheft.
}
marquis-means-offer-nothing = Je karakter blijft onbeschermd.
marquis-means-decline = Wie hierna ruilt, is je gravin een tol van { AS(PRINTED("countess"), "marquis-some-coins") } schuldig.
marquis-means-play-on = Er volgt een gewone beurt.
marquis-means-stop = Je laatste ruil volgt; de kaarten in je hand tellen niet.
marquis-means-keep-special = Ze blijft geheim.
marquis-means-play-special = Ze is verbruikt; geen veto helpt ertegen.
marquis-means-hire = De bovenste huurling wordt omgedraaid.
marquis-means-hire-nobody = Je beurt eindigt.
marquis-means-lay-at-once = De huurling handelt meteen.
marquis-means-keep-for-later = De huurling wacht voor je.
marquis-hint-ability = { marquis-power }
marquis-hint-rate-after = Volgende ruil: { AS($rate, "marquis-at-rate") }.
marquis-hint-takes = { WHO($culprit) ->
    [you] Je neemt { marquis-n-coins } van { SEAT($victim) }.
   *[other] { SEAT($culprit) } neemt { marquis-n-coins } van { SEAT($victim) }.
}
marquis-hint-veto-passes = { WHO($seat) ->
    [you] Het veto komt bij jou.
   *[other] Het veto gaat naar { SEAT($seat) }.
}
marquis-hint-veto-ends = Het veto gaat uit het spel.
marquis-hint-must-lay-prosecutor = In je volgende beurt moet je je procureur leggen.
marquis-hint-prosecutor-spent = Je procureur grijpt daarna niet meer in.

## Wat op een kaart staat: haar velden zijn die van een regel van het overzicht

marquis-power = { $card ->
    [A] Elimineert één open karakter en neemt { AS(PRINTED("assassin"), "marquis-some-coins") } van die speler.
    [C] Mag één karakter bescherming verkopen; zonder klant { AS(PRINTED("countess"), "marquis-some-coins") } van wie hierna ruilt.
    [D] Ruilt meteen ({ AS($other_rate, "marquis-at-rate") }) en de volgende beurt nog eens ({ AS($rate, "marquis-at-rate") }).
    [E] Zodra er twee afpersers open liggen, ruilt elk { AS($other_rate, "marquis-at-rate") }.
    [F] Doet nog eens als je vorige karakter en keert de speelrichting om.
    [H] Neemt een kaart van je stapel terug in je hand in plaats van te trekken.
    [K] Ruilt tegen de ruilwaarde van de linkerbuur, of niet als daar ook een geestelijke ligt.
    [M] Elke markies die al open ligt, betaalt hem: de eerste 1 munt, de tweede 2 … Zelf geeft hij de anderen niets.
    [S] Kiest de volgende kaart uit de voorraadstapel; mag één keer iemands veto opheffen.
    [T] Neemt { AS(PRINTED("pickpocket"), "marquis-some-coins") } van wie de kostbaarste juwelen heeft; niets bij een gelijke stand.
   *[W] Alle anderen betalen { AS(PRINTED("highwayman"), "marquis-some-coins") } of verliezen het open karakter.
}
marquis-about = { $card ->
    [V] Houdt één aanval op jou tegen en gaat dan naar de aanvaller. Aan het eind telt elk veto als een munt.
    [F] { marquis-power }
   *[other] { marquis-prints } { marquis-power }
}
marquis-prints = { $card ->
    [F] { "" }
   *[other] { marquis-about-treasury }{ marquis-about-robs }{ marquis-about-rate }
}
marquis-about-treasury = Staatskas: { $treasury }.
marquis-about-robs = { COUNT($steals) ->
    [0] { "" }
   *[other] { " " }Besteelt: { LIST($steals, "marquis-robbed") }.
}
marquis-robbed = { AS($at, "marquis-card") } { $it }
marquis-about-rate = { $rate ->
    [none] { "" }
   *[other] { " " }{ marquis-hint-rate-after }
}

## De tafel

marquis-open-card = { IS(PART($card, 0), $identity) ->
    [yes] { told-named }: { AS($card, "marquis-card") }. { AS($character, "marquis-about") }
   *[no] { told-named }: { AS($card, "marquis-card") } als { AS($identity, "marquis-card") }. { AS($character, "marquis-about") }
}
marquis-no-open-card = { WHO($seat) ->
    [you] Je hebt geen open karakter.
   *[other] { SEAT($seat) } heeft geen open karakter.
}
marquis-covered = { $count ->
    [one] { $count } kaart eronder
   *[other] { $count } kaarten eronder
}
marquis-protected-by = { WHO($seat) ->
    [you] Beschermd door jouw gravin
   *[other] Beschermd door de gravin van { SEAT($seat) }
}
marquis-protects = { WHO($seat) ->
    [you] Beschermt jou
   *[other] Beschermt { SEAT($seat) }
}
marquis-toll-pending = Mag bij de volgende ruil tol eisen
marquis-marked = Heeft de betere ruilwaarde: er lagen twee afpersers open
marquis-used = Heeft al ingegrepen
marquis-is-out = klaar
marquis-is-committed = moet de procureur leggen
    .alone = moet leggen:
marquis-is-shown = heeft een procureur getoond
marquis-is-offered = biedt { AS($bundle, "marquis-bundle") }
    .alone = biedt:
marquis-eliminated = Geëlimineerd
marquis-specials = { $count ->
    [one] { $count } geheime kaart
   *[other] { $count } geheime kaarten
}
marquis-vetoes-before = { $vetoes ->
    [0] Geen veto op tafel
    [one] { $vetoes } veto op tafel
   *[other] { $vetoes } veto’s op tafel
}
marquis-rate-is = { $rate ->
    [none] Nu geen ruilwaarde
   *[other] Ruilwaarde nu: { AS($rate, "marquis-at-rate") }
}
marquis-cards-in-hand = { $count ->
    [one] { $count } kaart in de hand
   *[other] { $count } kaarten in de hand
}
    .short = { $count } in de hand
marquis-cards-in-deck = { $count ->
    [one] { $count } kaart in de voorraadstapel
   *[other] { $count } kaarten in de voorraadstapel
}
    .short = { $count } op de stapel
marquis-clockwise = Er wordt met de klok mee gespeeld.
marquis-anticlockwise = Er wordt tegen de klok in gespeeld.
marquis-treasury = Staatskas
marquis-treasury-empty = Staatskas leeg: je moet ruilen
marquis-stock = Juwelen in het midden
marquis-veto-of = { WHO($seat) ->
    [you] Jouw veto
   *[other] Het veto van { SEAT($seat) }
}
marquis-who-robs-whom = Wie kan wie bestelen
marquis-characters = Karakters
marquis-threats-help = Wat elke speler zou verliezen als iemand nu een van deze kaarten legde; vooraan staat wie. Genoemd zijn alleen kaarten die nog kunnen komen. Een doodskop: ook het open karakter kan geëlimineerd worden.
marquis-threats-of = { WHO($seat) ->
    [you] Jij zou verliezen
   *[other] { SEAT($seat) } zou verliezen
}
marquis-threats-none = Niemand kan nu bestolen worden.
marquis-danger-from = Bedreigd door:
    .nobody = Niemand kan je karakter nu kwaad doen.
marquis-overview-help = Rechtsboven: munten uit de staatskas. In het midden: wie wordt bestolen, en voor hoeveel. Onderaan: hoeveel munten hoeveel diamanten kopen, in de volgende beurt.
marquis-legend = De tekens naast een kaart
    .vetoes = veto’s op tafel: bij de laatste ruil telt elk als een munt
    .hand = kaarten in de hand
    .deck = kaarten in de voorraadstapel
    .killed = geëlimineerde karakters
marquis-orders = Vaste opdrachten
marquis-orders-help = De server antwoordt voor je. Niemand ziet het, want het duurt even lang als bij jou.
marquis-order-allow-turn = Deze beurt alles laten gebeuren
marquis-order-allow-turn-help = Geen veto en geen procureur van jou tot deze beurt voorbij is; daarna wordt het je weer gevraagd.
marquis-order-veto = Gebruik van je veto
marquis-order-veto-help = Alleen tegen elimineren: het redt je open karakter, en elke andere aanval gaat door.
marquis-order-veto-ask = vraag het me telkens
marquis-order-veto-eliminations = alleen tegen elimineren
marquis-order-claim-toll = Altijd tol eisen
marquis-order-claim-toll-help = Je gravin neemt haar tol van wie die schuldig is.
marquis-orders-in-force = Er gelden vaste opdrachten
marquis-may-be-killed = het open karakter kan geëlimineerd worden
marquis-your-hand = Je hand
marquis-of-whom = Een prijs noemen aan
    .shown = { marquis-of-whom }:
marquis-price-named = Dat is al de gevraagde prijs
marquis-bargain-title = { $type ->
    [OfferFee] Je bod aan { SEAT($other) }
    [Counter] Je tegenbod aan { SEAT($other) }
   *[other] Je prijs voor { SEAT($other) }
}
marquis-scores = Wat iedereen bezit

## De eerste beurten met gids

marquis-aim-end = { $count ->
    [0] { $hand ->
        [0] laatste beurten
        [one] laatste beurten: { $hand } kaart in je hand
       *[other] laatste beurten: { $hand } kaarten in je hand
    }
    [one] nog { $count } kaart te trekken
   *[other] nog { $count } kaarten te trekken
}
marquis-tour-aim = Wie aan het eind de kostbaarste juwelen heeft, wint. Een diamant is { PRINTED("diamond_points") } waard, een robijn { PRINTED("ruby_points") }; munten zijn er alleen om ze te kopen.
marquis-tour-hand = Elke beurt leg je één karakter op je stapel. Het neemt munten uit de staatskas (getal rechtsboven) en besteelt de open karakters waarvan het de letter toont; de munt naast een letter zegt voor hoeveel.
marquis-tour-card = Onderaan een kaart staat haar ruilwaarde, voor je volgende beurt.
    .pointing = Wijs een kaart aan: de balk zegt precies wat ze nu zou doen.
    .touching = Houd je vinger op een kaart: de balk zegt precies wat ze nu zou doen.
marquis-tour-open = Alleen de bovenste kaart van een stapel ligt open. Die kan bestolen en geëlimineerd worden, en ze bepaalt de ruilwaarde. Het oog (‘Wie kan wie bestelen’) toont elk gevaar, ‘Karakters’ legt elke kaart en elk teken uit.
marquis-tour-exchange = Je beurt begint met de ruil: munten voor diamanten, tegen de ruilwaarde van je open kaart. { PRINTED("diamonds_per_ruby") } diamanten worden een robijn.
marquis-tour-veto = Iemand valt je aan. Heb je je veto, dan mag je deze ene aanval tegenhouden; daarna is het van de aanvaller, voor wie het in de laatste ruil een munt is. Iedereen die een veto kan hebben, krijgt de vraag; die verraadt dus niets.
marquis-tour-assassin = { OPTION("assassin_optional") ->
    [yes] Je moordenaar mag één open karakter treffen: kies het, of spaar iedereen.
   *[no] Je moordenaar treft één open karakter en neemt munten van die speler: kies je slachtoffer.
}
marquis-tour-bargain = De gravin verkoopt bescherming: een beschermd karakter kan niet bestolen of geëlimineerd worden tot het zelf of de gravin bedekt wordt. Een bod of prijs stel je met + en − samen; niemand hoeft ermee in te stemmen.
marquis-tour-treasury = Let op de staatskas. Is die leeg als je beurt begint, dan moet je ruilen, ook tegen een slechte ruilwaarde.

## Opties

marquis-option-jewel-supply = Juwelen
marquis-option-jewel-supply-help = Wat er in het midden ligt; er zijn twee aantallen uit dozen bekend, en het doet er bijna nooit toe.
    .page = `jewel_supply` is normaal `21_15`: 21 diamanten en 15 robijnen, vanaf vijf spelers het dubbele. Met `18_13` zijn er zoveel als in de andere druk, met `unlimited` zoveel als nodig ([MQ-R01](#mq-r01)).
marquis-option-jewel-supply-21-15 = 21 diamanten, 15 robijnen
marquis-option-jewel-supply-18-13 = 18 diamanten, 13 robijnen
marquis-option-jewel-supply-unlimited = zoveel als nodig
marquis-option-start-player = Wie begint
marquis-option-start-player-help = Kaarten omdraaien zoals voorgeschreven of anders beslissen.
    .page = `start_player` is normaal `reveal`, de omgedraaide letter. Met `random` wordt er geloot, met `seat0` begint de eerste plaats ([MQ-R02](#mq-r02)).
marquis-option-start-player-reveal = het karakter dat in het overzicht het eerst komt
marquis-option-start-player-random = door loting
marquis-option-start-player-seat0 = de eerste plaats
marquis-option-assassin-optional = Moordenaar mag sparen
marquis-option-assassin-optional-help = Wie de moordenaar legt, mag iedereen sparen; volgens de regels elimineert hij een karakter.
    .page = `assassin_optional` is normaal `false`: de moordenaar moet toeslaan als er iemand te treffen is. Met `true` mag iedereen gespaard worden ([MQ-R06](#mq-r06)).
marquis-option-veto-scope = Wat een veto tegenhoudt
marquis-option-veto-scope-help = Eén aanval; alle verdere aanvallen van die kaart op dezelfde speler; of alles wat de kaart nog zou nemen.
    .page = `veto_scope` is normaal `effect`: een veto houdt één aanval tegen. Met `card` houdt het alles tegen wat die kaart je deze beurt doet; met `stop` maakt het een eind aan al het nemen van die kaart, voor alle slachtoffers ([MQ-R07](#mq-r07)).
marquis-option-veto-scope-effect = één aanval
marquis-option-veto-scope-card = deze kaart, voor deze speler
marquis-option-veto-scope-stop = de rest van de kaart
marquis-option-veto-toll = Veto tegen tol
marquis-option-veto-toll-help = Ook tegen de tol van de gravin kan een veto komen.
    .page = `veto_toll` is normaal `false`. Met `true` helpt een veto ook tegen tol ([MQ-R08](#mq-r08)).
marquis-option-toll-waive = Kwijtgescholden tol
marquis-option-toll-waive-help = Of de gravin het na een kwijtgescholden tol bij de volgende ruil mag proberen.
    .page = `toll_waive` is normaal `lapses`: kwijtgescholden tol is weg. Met `next` is hij bij de volgende ruil verschuldigd ([MQ-R12](#mq-r12)).
marquis-option-toll-waive-lapses = vervalt
marquis-option-toll-waive-next = wacht op de volgende ruil
marquis-option-countess-window = Wanneer bescherming te koop is
marquis-option-countess-window-help = Alleen als de gravin gelegd wordt, of aan het begin van elke beurt zolang ze wacht.
    .page = `countess_window` is normaal `own_turn`: de gravin onderhandelt alleen in de beurt waarin ze wordt gelegd. Met `every_turn` mag dat ook aan het begin van elke latere beurt, tot ze een overeenkomst heeft of haar tol vervallen is ([MQ-R13](#mq-r13)).
marquis-option-countess-window-own-turn = als ze gelegd wordt
marquis-option-countess-window-every-turn = elke beurt
marquis-option-negotiation = Onderhandelen
marquis-option-negotiation-help = Zonder onderhandelen is er geen bescherming, en ingrijpen heeft geen prijs.
    .page = `negotiation` is normaal `true`. Met `false` wordt er niet onderhandeld: geen bescherming, en geen prijs voor de procureur ([MQ-R13](#mq-r13)).
marquis-option-prosecutor-veto = Een opgeheven veto
marquis-option-prosecutor-veto-help = Waar een veto heen gaat dat een procureur heeft opgeheven.
    .page = `prosecutor_veto` is normaal `prosecutor`: het opgeheven veto gaat naar de speler van de procureur. Met `removed` gaat het uit het spel ([MQ-R14](#mq-r14)).
marquis-option-prosecutor-veto-prosecutor = gaat naar de procureur
marquis-option-prosecutor-veto-removed = gaat uit het spel
marquis-option-prosecutor-limit = Hoe vaak een procureur ingrijpt
marquis-option-prosecutor-limit-help = Elke kaart één keer, of zo vaak je wilt.
    .page = `prosecutor_limit` is normaal `card`: één keer per kaart. Met `none` mag een procureur zo vaak ingrijpen als je wilt ([MQ-R15](#mq-r15)).
marquis-option-prosecutor-limit-card = elke kaart één keer
marquis-option-prosecutor-limit-none = onbeperkt
marquis-option-prosecutor-bound = Een procureur uit de hand moet daarna gelegd worden
marquis-option-prosecutor-bound-help = Of tonen al verplicht, ook als er van de onderhandeling niets komt.
    .page = `prosecutor_bound` is normaal `shown`: wie de procureur heeft getoond, moet hem daarna leggen. Met `used` moet alleen een procureur die heeft ingegrepen gelegd worden ([MQ-R45](#mq-r45)).
marquis-option-prosecutor-bound-shown = zodra hij getoond is
marquis-option-prosecutor-bound-used = alleen als hij heeft ingegrepen
marquis-option-cardsharp-identity = Een valsspeler wordt bestolen als
marquis-option-cardsharp-identity-help = Alleen als het nagebootste karakter, of ook als valsspeler.
    .page = `cardsharp_identity` is normaal `imitated`. Met `both` kan een valsspeler ook bestolen worden door een symbool dat de valsspeler toont ([MQ-R18](#mq-r18)).
marquis-option-cardsharp-identity-imitated = het nagebootste karakter
marquis-option-cardsharp-identity-both = allebei
marquis-option-marquis-rank = Posities van de markiezen
marquis-option-marquis-rank-help = Geteld onder de open liggende, of over het hele spel sinds de laatste omkering.
    .page = `marquis_rank` is normaal `open`: alleen open markiezen krijgen een nummer. Met `counted` houdt elk het nummer dat hij bij het leggen kreeg ([MQ-R23](#mq-r23)).
marquis-option-marquis-rank-open = onder de open liggende
marquis-option-marquis-rank-counted = doorgeteld
marquis-option-negotiate-rubies = Robijnen bij het onderhandelen
marquis-option-negotiate-rubies-help = Ook robijnen mogen geboden en gevraagd worden.
    .page = `negotiate_rubies` is normaal `false`. Met `true` mag je ook met robijnen betalen ([MQ-R30](#mq-r30)).
marquis-option-prosecutor-rubies = Robijnen voor de procureur
marquis-option-prosecutor-rubies-help = De prijs van een procureur mag robijnen bevatten, zoals in de Franse regels; die van de gravin niet.
    .page = `prosecutor_rubies` is normaal `false`. Met `true` mag de prijs van een procureur robijnen bevatten, die van de gravin niet ([MQ-R30](#mq-r30)).
marquis-option-last-marquis = Markies als laatste kaart
marquis-option-last-marquis-help = Welke markies veto’s waardeloos maakt bij de laatste ruil: de laatst gespeelde kaart, of de kaart die open ligt.
    .page = `last_marquis` is normaal `played`: de laatst gelegde kaart bepaalt of veto’s tellen. Met `open` is dat de kaart die open ligt ([MQ-R32](#mq-r32)).
marquis-option-last-marquis-played = de laatst gespeelde kaart
marquis-option-last-marquis-open = de open kaart
marquis-option-out-prosecutor = Procureurs van wie klaar is
marquis-option-out-prosecutor-help = Een open procureur mag ook ingrijpen als de speler al klaar is.
    .page = `out_prosecutor` is normaal `false`. Met `true` mag een speler die klaar is nog ingrijpen met een open procureur ([MQ-R34](#mq-r34)).
marquis-option-out-countess = Tol van een gravin van wie klaar is
marquis-option-out-countess-help = Of de speler gevraagd wordt en ervan mag afzien, of de tol vanzelf geëist wordt.
    .page = `out_countess` is normaal `asked`: een speler die klaar is, mag de tol eisen of kwijtschelden. Met `claims` wordt hij vanzelf geëist ([MQ-R34](#mq-r34)).
marquis-option-out-countess-asked = de speler wordt gevraagd
marquis-option-out-countess-claims = vanzelf geëist
marquis-option-late-exchange = Munten voor wie klaar is
marquis-option-late-exchange-help = Of de speler zelf beslist over het ruilen, of er vanzelf zoveel mogelijk geruild wordt.
    .page = `late_exchange` is normaal `may`: een speler die klaar is, beslist zelf of later gekomen munten geruild worden. Met `automatic` wordt er zoveel mogelijk geruild ([MQ-R36](#mq-r36)).
marquis-option-late-exchange-may = de speler beslist
marquis-option-late-exchange-automatic = vanzelf geruild
marquis-option-last-player-plays-on = De laatste speler
marquis-option-last-player-plays-on-help = Mag de laatste speler stoppen voordat alle karakters gelegd zijn?
    .page = `last_player_plays_on` is normaal `may`: de laatste speler mag eerder stoppen. Met `must` wordt elk karakter gelegd ([MQ-R37](#mq-r37)).
marquis-option-last-player-plays-on-may = mag stoppen
marquis-option-last-player-plays-on-must = speelt door tot het eind
marquis-option-intrigues = Intriges (buiten het basisspel)
marquis-option-intrigues-help = Geheime kaarten die een bepaald karakter één keer sterker maken; niet met acht spelers.
    .page = `intrigues` is normaal `false`. Met `true` speel je met de bijzondere kaarten ([MQ-V2](#mq-v2)).
marquis-option-mercenaries = Huurlingen (buiten het basisspel)
marquis-option-mercenaries-help = Karakters te huur uit de kleuren die niemand speelt; voor twee of drie spelers.
    .page = `mercenaries` is normaal `false`. Met `true` kunnen twee of drie spelers huurlingen inhuren ([MQ-V3](#mq-v3)).

## Kant-en-klare regels: alle opties van één spelregelboekje

marquis-preset-french = Franse regels
marquis-preset-french-help = De juwelen zoals de Franse regels ze tellen; een veto houdt één aanval tegen; een opgeheven veto gaat uit het spel; de prijs van een procureur mag robijnen bevatten.
marquis-preset-dutch = Nederlandse regels
marquis-preset-dutch-help = De juwelen zoals de Nederlandse regels ze tellen; een veto houdt alles tegen wat de kaart jou aandoet; een opgeheven veto gaat naar de procureur; een open procureur grijpt ook in als de speler al klaar is.

## Waarom een bot dat zegt

marquis-reason = { $it ->
    [fair-price] Een eerlijke prijs.
    [too-dear] Dat is te duur.
    [too-little] Dat is te weinig.
    [no-danger] Ik zie geen gevaar.
    [in-danger] Ik ben in gevaar.
    [cannot-spare-it] Ik kan het niet missen.
    [asks-more] Mijn hulp heeft een prijs.
    [takes-toll] Ik neem liever de tol.
    [best-offer] Het beste bod wint.
    [worth-the-veto] Het veto alleen is het al waard.
    [helps-rival] Dat helpt alleen de concurrentie.
    [hurts-rival] Dat treft de concurrentie.
   *[lets-it-stand] Laat het zo.
}

bot-names-marquis = Adélaïde, Bastien, Clarisse, Donatien, Eugénie, Florian, Geneviève, Honoré
bot-level-marquis-random = Toeval
bot-level-marquis-lackey = Lakei
bot-level-marquis-steward = Hofmeester
bot-level-marquis-courtier = Hoveling
bot-level-marquis-marquise = Markiezin
bot-level-marquis-duchess = Hertogin
bot-temper-marquis-lackey = Ziet geen gevaar en doet het eerste wat hem te binnen schiet.
bot-temper-marquis-steward = Neemt wat er nu te halen valt en denkt weinig aan straks.
bot-temper-marquis-courtier = Weegt af wat er op tafel ligt en bewaart goede kaarten voor een beter moment.
bot-temper-marquis-marquise = Probeert de beste invallen op denkbeeldige tafels, tot de volgende ruil.
bot-temper-marquis-duchess = Denkt rondes vooruit, weet wat elke hand waard is en onderhandelt daarnaar.

## Weigeringen

error-bad-amount = Die hoeveelheid kan niet.
error-cannot-take-back = Deze kaart kan niet teruggenomen worden.
error-card-not-in-deck = Deze kaart zit niet in je voorraadstapel.
error-duty-to-exchange = De staatskas is leeg, dus je moet ruilen.
error-must-assassinate = Er moet iemand geëlimineerd worden.
error-must-lay-prosecutor = Je hebt je procureur getoond, dus je moet hem nu leggen.
error-no-retaliation = Je hebt geen kaart om de aanval om te keren.
error-no-special = Geen van je geheime kaarten past hier.
error-no-such-mercenary = Zo’n huurling is er niet.
error-no-target = Deze speler kan geen doelwit zijn.
error-no-veto = Je veto zit niet in je hand.
error-too-few-coins = Zo vaak kun je niet ruilen.
error-veto-is-no-character = Een veto is geen karakter en kan niet gelegd worden.

# At the terminal only.
terminal-marquis-title =
    Marquis · { $laid ->
        [one] { $laid } kaart
       *[other] { $laid } kaarten
    } gelegd
terminal-marquis-coins = Munten
terminal-marquis-jewels = Juwelen
terminal-marquis-vetoes = Veto’s
terminal-help-marquis = Korte vormen: de letters op een kaart leggen die; x2 ruilt twee keer; kill b; veto, allow; void, pass; yes, no; offer 1 0 1 biedt munten, diamanten en veto’s; demand b 1 0 0 noemt B een prijs; take b neemt het bod van B aan.
terminal-marquis-overview = De karakters
