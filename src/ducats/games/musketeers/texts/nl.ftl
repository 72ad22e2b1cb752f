### Musketiers. Hoe een tekst zijn velden leest en spelers noemt: docs/guides/translate.md.
### De optie "labels" ("hexagames" of "pegasus") verandert woorden: daar heten dukaten zilverstukken en beloningskaarten soldijkaarten.

game-musketeers = Musketiers
game-musketeers-about = Vecht samen tegen de garde van de kardinaal, elk met één geheime kaart. De stoutmoedigste wint een edelsteen, de schuchterste belandt in de gevangenis.

musketeers-coins = { OPTION("labels") ->
    [pegasus] { $count ->
        [one] { $count } zilverstuk
       *[other] { $count } zilverstukken
    }
   *[hexagames] { $count ->
        [one] { $count } dukaat
       *[other] { $count } dukaten
    }
}
musketeers-reward-cards = { OPTION("labels") ->
    [pegasus] soldijkaarten
   *[hexagames] beloningskaarten
}
musketeers-hand-number = Ronde { $hand }
musketeers-card = { PART($it, 1) ->
    [0] { PART($it, 0) } zonder degens
    [one] { PART($it, 0) } met één degen
   *[other] { PART($it, 0) } met { PART($it, 1) } degens
}
musketeers-card-back = gedekte kaart
musketeers-seen-card = { $it ->
    [none] { musketeers-card-back }
   *[other] { musketeers-card }
}

## What happened

musketeers-event-hand-began = Ronde { $hand } begint. Gardisten die niet meedoen: { LIST($removed) }.
    .head = { musketeers-event-hand-began }
musketeers-event-hand-dealt = { $cards ->
    [none] { "" }
   *[other] { WHO($seat) ->
        [you] Je krijgt { LIST($cards) }.
       *[other] { SEAT($seat) } krijgt { LIST($cards) }.
    }
}
musketeers-event-rewards-laid = { $cards ->
    [none] { "" }
   *[other] { WHO($seat) ->
        [you] Je legt { LIST($cards) } gedekt neer, in deze volgorde.
       *[other] { SEAT($seat) } legt { LIST($cards) } gedekt neer, in deze volgorde.
    }
}
musketeers-event-guard-turned = { WHO($jailed) ->
    [you] Duel { $duel }: een gardist van { $guard }. Je zit in de gevangenis en legt alleen een kaart af.
    [other] Duel { $duel }: een gardist van { $guard }. { SEAT($jailed) } zit in de gevangenis en legt alleen een kaart af.
   *[none] Duel { $duel }: een gardist van { $guard }.
}
    .head = { musketeers-event-guard-turned }
musketeers-event-cards-revealed = { $won ->
    [yes] { $sum } tegen { $guard }, gewonnen: { LIST($cards, "musketeers-played") }. { musketeers-has-strongest }
   *[no] { $sum } tegen { $guard }, verloren: { LIST($cards, "musketeers-played") }. { musketeers-has-weakest }
}
    .short = De kaarten worden omgedraaid: halen ze { $guard }?
musketeers-event-jewel-taken = { WHO(AT($source, "seat")) ->
    [none] { WHO($seat) ->
        [you] Je legt een edelsteen op je { AS($to, "musketeers-nth") }.
       *[other] { SEAT($seat) } legt een edelsteen op de eigen { AS($to, "musketeers-nth") }.
    }
   *[other] { WHO($seat) ->
        [you] Je neemt een edelsteen van { SEAT(AT($source, "seat"), case: "object") } en legt hem op je { AS($to, "musketeers-nth") }.
       *[other] { SEAT($seat) } neemt een edelsteen van { SEAT(AT($source, "seat"), case: "object") } en legt hem op de eigen { AS($to, "musketeers-nth") }.
    }
}
musketeers-event-prison-taken = { WHO(AT($source, "seat")) ->
    [none] { WHO($seat) ->
        [you] Je legt een gevangenis op je { AS($to, "musketeers-nth") }.
       *[other] { SEAT($seat) } legt een gevangenis op de eigen { AS($to, "musketeers-nth") }.
    }
   *[other] { WHO($seat) ->
        [you] Je neemt een gevangenis van { SEAT(AT($source, "seat"), case: "object") } en legt die op je { AS($to, "musketeers-nth") }.
       *[other] { SEAT($seat) } neemt een gevangenis van { SEAT(AT($source, "seat"), case: "object") } en legt die op de eigen { AS($to, "musketeers-nth") }.
    }
}
musketeers-event-prison-freed = { WHO($seat) ->
    [you] Je bevrijdt je { AS($slot, "musketeers-nth") } uit de gevangenis.
   *[other] { SEAT($seat) } bevrijdt de eigen { AS($slot, "musketeers-nth") } uit de gevangenis.
}
musketeers-event-jewel-returned = { WHO($seat) ->
    [you] Je hebt geen vrije kaart en geeft de edelsteen van je { AS($slot, "musketeers-nth") } terug.
   *[other] { SEAT($seat) } heeft geen vrije kaart en geeft de edelsteen van de eigen { AS($slot, "musketeers-nth") } terug.
}
musketeers-event-jailed = { WHO($seat) ->
    [you] Je hebt drie gevangenissen en doet voorlopig niet mee.
   *[other] { SEAT($seat) } heeft drie gevangenissen en doet voorlopig niet mee.
}
musketeers-event-released = { WHO($seat) ->
    [you] Je bent weer vrij en vecht weer mee.
   *[other] { SEAT($seat) } is weer vrij en vecht weer mee.
}
musketeers-event-hand-ended = { $reason ->
    [three_jewels] Derde edelsteen: ronde { $hand } is meteen afgelopen. Scores: { LIST($scores, "musketeers-score") }.
   *[nine_duels] Ronde { $hand } eindigt na negen duels: { LIST($scores, "musketeers-score") }.
}
musketeers-event-match-ended = { COUNT($winners) ->
    [1] { WHO(AT($winners, 0)) ->
        [you] Je wint de partij met { MAX($totals) }.
       *[other] { SEAT(AT($winners, 0)) } wint de partij met { MAX($totals) }.
    }
   *[other] Gedeelde overwinning met { MAX($totals) }: { LIST($winners, "told-seat", last: " en ") }.
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
    [you] Je hebt de sterkste kaart.
   *[other] { SEAT($seat) } heeft de sterkste kaart.
}
musketeers-has-weakest = { WHO($seat) ->
    [you] Je hebt de zwakste kaart.
   *[other] { SEAT($seat) } heeft de zwakste kaart.
}
musketeers-score = { SEAT($at) } +{ $it } ({ AT($totals, $at) })
musketeers-nth = { $it ->
    [0] eerste kaart
    [1] tweede kaart
    [2] derde kaart
   *[none] kaart
}

## What is asked

musketeers-question-lay-rewards = Leg drie van je twaalf kaarten opzij als { musketeers-reward-cards }; met de andere negen vecht je.
musketeers-question-commit-card = { AT($places, $seat, "jailed") ->
    [yes] Je drie kaarten zitten in de gevangenis: je doet aan dit duel niet mee. Kies een kaart om af te leggen.
   *[no] { LESS($seats, COUNT($places, "jailed")) ->
        [1] Duel { $duel }: jouw kaart moet in haar eentje { $guard } halen. Kies je kaart.
        [2] Duel { $duel }: met z’n tweeën moeten jullie { $guard } halen. Kies je kaart.
        [3] Duel { $duel }: met z’n drieën moeten jullie { $guard } halen. Kies je kaart.
       *[4] Duel { $duel }: met z’n vieren moeten jullie { $guard } halen. Kies je kaart.
    }
}
musketeers-question-winner-token = { musketeers-you-won } { KINDS($question) ->
    [FreePrison] Geen van je kaarten is vrij, dus bevrijd er een uit de gevangenis.
    [FreePrison-TakeJewel] { $jewels ->
        [0] Neem een edelsteen van een andere speler, of bevrijd een kaart van jezelf uit de gevangenis.
       *[other] Leg een edelsteen op een vrije kaart, of bevrijd een kaart uit de gevangenis.
    }
   *[TakeJewel] { $jewels ->
        [0] In het midden ligt geen edelsteen meer: neem er een van een andere speler en leg hem op een vrije kaart.
       *[other] Leg een edelsteen op een van je vrije { musketeers-reward-cards }.
    }
}
musketeers-question-loser-token = { $pending ->
    [none] { musketeers-you-lost } { KINDS($question) ->
        [ReturnJewel] Geen van je kaarten is vrij, dus geef een van je edelstenen terug.
       *[TakePrison] { $prisons ->
            [0] In het midden ligt geen gevangenis meer: neem er een van een andere speler en leg die op een vrije kaart.
           *[other] Leg een gevangenis op een van je vrije { musketeers-reward-cards }.
        }
    }
   *[other] Neem nu een gevangenis van een andere speler; die komt op de kaart die je net hebt vrijgemaakt.
}
musketeers-question-give-token = { AT($pending, "token") ->
    [J] { SEAT(AT($pending, "seat")) } neemt een edelsteen van je. Kies welke.
   *[P] { SEAT(AT($pending, "seat")) } neemt een gevangenis van je. Kies welke.
}
musketeers-follows-source = Kies nu de kaart waar het fiche op komt.
musketeers-follows-to = Kies nu waar het fiche vandaan komt.
musketeers-you-won = Gewonnen, { AT($duels, -1, "sum") } tegen { AT($duels, -1, "guard") }: je { AT($duels, -1, "cards", $seat) } is de sterkste kaart.
musketeers-you-lost = Verloren, { AT($duels, -1, "sum") } tegen { AT($duels, -1, "guard") }: je { AT($duels, -1, "cards", $seat) } is de zwakste kaart.
musketeers-wait-lay-rewards = { AT($question, "mine") ->
    [none] Nog aan het kiezen: { LIST(AT($question, "waiting"), "told-seat") }.
   *[other] Je hebt { LIST(AT($question, "mine", "cards")) } opzijgelegd. Wachten op { LIST(AT($question, "waiting"), "told-seat") }.
}
musketeers-wait-commit-card = { AT($question, "mine") ->
    [none] Een gardist van { $guard }. Wachten op { LIST(AT($question, "waiting"), "told-seat") }.
   *[other] Je { AT($question, "mine", "card") } ligt gedekt op tafel. Wachten op { LIST(AT($question, "waiting"), "told-seat") }.
}
musketeers-wait-winner-token = Gewonnen, { AT($duels, -1, "sum") } tegen { AT($duels, -1, "guard") }. { SEAT(AT($duels, -1, "seat")) } heeft de sterkste kaart ({ AT($duels, -1, "cards", AT($duels, -1, "seat")) }) en verplaatst een fiche.
musketeers-wait-loser-token = Verloren, { AT($duels, -1, "sum") } tegen { AT($duels, -1, "guard") }. { SEAT(AT($duels, -1, "seat")) } heeft de zwakste kaart ({ AT($duels, -1, "cards", AT($duels, -1, "seat")) }) en verplaatst een fiche.
musketeers-wait-give-token = { AT($pending, "token") ->
    [J] { LIST(AT($question, "waiting"), "told-seat") } kiest welke edelsteen weggaat.
   *[P] { LIST(AT($question, "waiting"), "told-seat") } kiest welke gevangenis weggaat.
}
musketeers-wait-moment = Een ogenblik.
musketeers-wait-over = De partij is afgelopen.

## What can be done

musketeers-action-lay-rewards = Leg { LIST($cards) } opzij
musketeers-action-play-card = { AT($places, $seat, "jailed") ->
    [yes] Leg { AS($card, "musketeers-card") } af
   *[no] Speel { AS($card, "musketeers-card") }
}
musketeers-action-take-jewel = { $source ->
    [none] Leg een edelsteen op { AS($to, "musketeers-own") }
   *[other] Neem de edelsteen van { SEAT(AT($source, "seat")) } ({ AS(AT($source, "slot"), "musketeers-nth") }) voor { AS($to, "musketeers-own") }
}
musketeers-action-take-prison = { $source ->
    [none] Leg een gevangenis op { AS($to, "musketeers-own") }
   *[other] Neem de gevangenis van { SEAT(AT($source, "seat")) } ({ AS(AT($source, "slot"), "musketeers-nth") }) voor { AS($to, "musketeers-own") }
}
musketeers-action-free-prison = Bevrijd { AS($slot, "musketeers-own") } uit de gevangenis
musketeers-action-return-jewel = Geef de edelsteen van { AS($slot, "musketeers-own") } terug
musketeers-action-give-token = { AT($pending, "token") ->
    [J] Geef { SEAT(AT($pending, "seat")) } de edelsteen van { AS($slot, "musketeers-own") }
   *[P] Geef { SEAT(AT($pending, "seat")) } de gevangenis van { AS($slot, "musketeers-own") }
}
musketeers-own = { WHO($seat) ->
    [you] je { musketeers-own-nth }
   *[other] de { musketeers-own-nth } van { SEAT($seat) }
}
musketeers-own-nth = { AT($places, $seat, "rewards", $it) ->
    [none] { musketeers-nth }
   *[other] { musketeers-nth } ({ AT($places, $seat, "rewards", $it) })
}

## What a choice means

musketeers-hint-worth = Deze { PART($card, 0) } levert { $coins } op, met een edelsteen { $jewelled }.
    .together = Deze { $count } kaarten leveren samen { $coins } op, met een edelsteen op elke kaart { $jewelled }.
musketeers-hint-put-aside = { $card } gaat opzij, zonder verder gevolg.
musketeers-hint-reaches = { $card } haalt { $guard }: gewonnen, een edelsteen voor jou.
musketeers-hint-falls-short = { $card } komt { $need } tekort voor { $guard }: verloren, een gevangenis voor jou.
musketeers-hint-odds = { $need ->
    [0] { $card }: op zichzelf al genoeg tegen de gardist. Tegen willekeurige kaarten: een edelsteen voor jou { $jewel }%.
   *[other] { $card }: de anderen moeten { $need } inbrengen. Tegen willekeurige kaarten: gewonnen { $won }%, een edelsteen voor jou { $jewel }%, een gevangenis voor jou { $prison }%.
}
musketeers-hint-pays = { $card } levert { $after } op in plaats van { $before }.
musketeers-hint-locked = { $card } levert niets op in plaats van { $before }, tenzij de gevangenis weer weggaat.
musketeers-hint-place = { $place ->
    [1] eerste kaart
    [2] tweede kaart
    [3] derde kaart
   *[0] kaart
}
musketeers-hint-jewel-leaves = Hij komt van { SEAT($victim) }; de { musketeers-hint-place } daar telt dan weer gewoon.
musketeers-hint-prison-leaves = { $freed ->
    [yes] Die komt van { SEAT($victim) } ({ musketeers-hint-place }): { SEAT($victim) } mag weer meevechten.
   *[no] Die komt van { SEAT($victim) }; de { musketeers-hint-place } daar telt weer mee.
}

## The board

musketeers-guard-label = Gardist { $guard }
musketeers-no-guard = Nog geen gardist
musketeers-pile = { $count ->
    [one] { $count } gardist op de stapel
   *[other] { $count } gardisten op de stapel
}
musketeers-may-come = Gardisten die nog kunnen komen
musketeers-removed = Niet in deze ronde: { $removed }
musketeers-met = Gardisten tot nu toe
musketeers-met-won = Duel { $duel }: gardist { $guard } tegen { $sum }, gewonnen; sterkste kaart: { SEAT($seat) }
musketeers-met-lost = Duel { $duel }: gardist { $guard } tegen { $sum }, verloren; zwakste kaart: { SEAT($seat) }
musketeers-pool-jewels = { $count ->
    [0] Geen edelsteen in het midden
    [one] { $count } edelsteen in het midden
   *[other] { $count } edelstenen in het midden
}
musketeers-pool-prisons = { $count ->
    [0] Geen gevangenis in het midden
    [one] { $count } gevangenis in het midden
   *[other] { $count } gevangenissen in het midden
}
musketeers-jewels = Edelstenen
musketeers-prisons = Gevangenissen
musketeers-verdict-won = Gewonnen
musketeers-verdict-lost = Verloren
musketeers-strongest = sterkste
    .swords = meeste degens
musketeers-weakest = zwakste
    .swords = minste degens
musketeers-discarded = afgelegd
musketeers-duel-of = Duel { $duel } van 9
musketeers-choose-rewards = Iedereen kiest drie { musketeers-reward-cards }
musketeers-played-up = { told-named }: { AS($card, "musketeers-card") }
musketeers-played-down = { told-named }: een gedekte kaart
musketeers-played-none = { told-named }: nog geen kaart
musketeers-in-prison = in de gevangenis
musketeers-your-hand = Je kaarten
musketeers-rewards-of = { WHO($seat) ->
    [you] { OPTION("labels") ->
        [pegasus] Je soldij
       *[hexagames] Je beloningen
    }
   *[other] { OPTION("labels") ->
        [pegasus] Soldij van { SEAT($seat) }
       *[hexagames] Beloningen van { SEAT($seat) }
    }
}
musketeers-slot = { COUNT($rewards) ->
    [0] { musketeers-rewards-of }, { AS($slot, "musketeers-nth") }: nog niets
   *[other] { AT($row, $slot) ->
        [J] { musketeers-rewards-of }, { AS($slot, "musketeers-nth") }: { AS(AT($rewards, $slot), "musketeers-seen-card") }, met een edelsteen
        [P] { musketeers-rewards-of }, { AS($slot, "musketeers-nth") }: { AS(AT($rewards, $slot), "musketeers-seen-card") }, in de gevangenis
       *[other] { musketeers-rewards-of }, { AS($slot, "musketeers-nth") }: { AS(AT($rewards, $slot), "musketeers-seen-card") }, vrij
    }
}
musketeers-cards-in-hand = { $count ->
    [one] { $count } kaart in de hand
   *[other] { $count } kaarten in de hand
}
musketeers-now-worth = Nu waard: { musketeers-coins }

## The end of a hand

musketeers-hand-over = Ronde { $hand } is afgelopen
musketeers-hand-over-three-jewels = De derde edelsteen maakte er meteen een einde aan.
musketeers-hand-over-nine-duels = Alle negen duels zijn uitgevochten.
musketeers-jewelled = met edelsteen
musketeers-total = Totaal

## The guided first hand

musketeers-aim-mine = { OPTION("match_mode") ->
    [target] { $count } van { OPTION("match_target") }
   *[other] { musketeers-coins }
}
musketeers-aim-end = { musketeers-hand-number } · { musketeers-duel-of }
musketeers-tour-aim = { OPTION("match_mode") ->
    [target] Je wint door geld te verzamelen: zodra iemand { OPTION("match_target") } heeft bereikt, wint wie het meeste heeft.
   *[other] Je wint door geld te verzamelen: wie aan het eind het meeste heeft, wint.
}
musketeers-tour-rewards = Leg drie van je twaalf kaarten opzij: aan het einde van de ronde levert elke kaart haar waarde op. Maar hoge kaarten winnen ook duels, dus verstop ze niet allemaal. Degens beslissen alleen bij gelijke waarde; een 7 met twee degens heet in het verslag 7/2.
musketeers-tour-guard = Een gardist van de kardinaal! Samen moeten jullie het getal halen. Iedereen kiest in het geheim één kaart.
musketeers-tour-middle = Gewonnen: de sterkste kaart krijgt een edelsteen. Verloren: de zwakste krijgt een gevangenis. Met een kaart ertussenin gebeurt er niets.
    .pointing = Wijs een kaart aan om haar kansen te zien.
    .touching = Houd je vinger op een kaart om haar kansen te zien.
musketeers-tour-bidding = Met z’n tweeën is de hogere kaart altijd in het voordeel: zij krijgt de edelsteen als jullie winnen, en de lagere de gevangenis als jullie verliezen.
    .pointing = Wijs een kaart aan om haar kansen te zien.
    .touching = Houd je vinger op een kaart om haar kansen te zien.
musketeers-tour-reveal = Alle kaarten gaan tegelijk open. De waarden worden opgeteld en met de gardist vergeleken; daarna levert de sterkste kaart een edelsteen op, of de zwakste een gevangenis.
musketeers-tour-jewel = Jij had de sterkste kaart. De kaart waar een edelsteen op ligt, telt { PRINTED("jewel") ->
    [2] dubbel
   *[other] { PRINTED("jewel") } keer
}: kies de kaart die hem krijgt. Drie edelstenen maken meteen een einde aan de ronde.
musketeers-tour-prison = Jij had de zwakste kaart. Een kaart in de gevangenis levert { PRINTED("prison") ->
    [0] niets
   *[other] { PRINTED("prison") } keer haar waarde
} op: kies de kaart die je kunt missen. Met drie gevangenissen doe je niet meer mee.
musketeers-tour-tokens = Er zijn maar drie edelstenen en drie gevangenissen. Is het midden leeg, dan neem je ze van een andere speler.

## Options

musketeers-option-match-mode = Einde van de partij
musketeers-option-match-mode-help = Tot een doel, één ronde of een vast aantal rondes.
    .page = `match_mode` bepaalt hoe lang jullie spelen. Normaal is het `target`, een wedloop naar een aantal dukaten. Met `single_hand` beslist één ronde en wint wie de meeste dukaten heeft, zoals een latere uitgave toelaat. Met `fixed_hands` speel je een afgesproken aantal rondes en wint het hoogste totaal. In deze twee gevallen delen spelers die samen bovenaan staan de overwinning.
musketeers-option-match-mode-target = tot een doel
musketeers-option-match-mode-single-hand = één ronde
musketeers-option-match-mode-fixed-hands = een aantal rondes
musketeers-option-match-target = Doel
musketeers-option-match-target-help = Wie het als eerste haalt, wint de partij.
    .page = `match_target` is het aantal dukaten dat je in de wedloop moet halen: normaal 100, en alles van 20 tot 500 als je het korter of langer wilt ([MU-40](#mu-40)).
musketeers-option-hands = Rondes
musketeers-option-hands-help = Hoeveel rondes er worden gespeeld als het aantal vastligt.
    .page = `hands` is het aantal rondes bij `fixed_hands`: normaal 4, en hoogstens 50.
musketeers-option-match-tie = Gelijk aan kop
musketeers-option-match-tie-help = De overwinning delen, of nog een ronde spelen.
    .page = `match_tie` is normaal `shared`: gelijke hoogste totalen aan het eind van de wedloop delen de overwinning. Met `extra_hand` speelt iedereen door, ronde na ronde, tot één totaal alleen bovenaan staat ([MU-R16](#mu-r16)).
musketeers-option-match-tie-shared = gedeelde overwinning
musketeers-option-match-tie-extra-hand = nog een ronde
musketeers-option-max-hands = Grootste aantal rondes
musketeers-option-max-hands-help = Na zoveel rondes wint het hoogste totaal.
    .page = `max_hands` is een noodrem, normaal 50. Na zoveel rondes wint het hoogste totaal, en wie gelijk staat, deelt; kleiner dan een afgesproken aantal `hands` kan het niet zijn ([MU-R17](#mu-r17)).
musketeers-option-full-loser-takes-prison = Gevangenis ook zonder vrije kaart
musketeers-option-full-loser-takes-prison-help = Wie verliest zonder vrije kaart, geeft een edelsteen terug en neemt bovendien een gevangenis op die kaart.
    .page = `full_loser_takes_prison` is normaal `false`. Met `true` geeft een verliezer met drie bezette beloningen een edelsteen terug en neemt daarna ook nog een gevangenis, op precies de kaart die net is vrijgekomen ([MU-R09](#mu-r09)).
musketeers-option-victim-picks-slot = Het slachtoffer kiest het fiche
musketeers-option-victim-picks-slot-help = Wordt een fiche van een speler genomen, dan zegt die speler welk.
    .page = `victim_picks_slot` is normaal `false`. Met `true` noemt wie een fiche van een ander moet nemen alleen die speler en de eigen kaart waar het op komt; het slachtoffer bepaalt daarna welk eigen fiche van die soort weggaat ([MU-R06](#mu-r06)).
musketeers-option-jail-discard-visible = Afgelegde kaarten uit de gevangenis zijn te zien
musketeers-option-jail-discard-visible-help = De kaart die iemand in de gevangenis aflegt, wordt met de andere omgedraaid.
    .page = `jail_discard_visible` is normaal `true`: wat een speler in de gevangenis aflegt, gaat samen met de gespeelde kaarten open. Met `false` krijgen de anderen het nooit te zien ([MU-R11](#mu-r11)).
musketeers-option-talk = Praten aan tafel
musketeers-option-talk-help = Afspraken over kaarten zijn volgens de regels verboden.
    .page = `talk` is normaal `silent`: terwijl er kaarten worden gekozen, kan niemand seinen. Met `open` mag dat altijd ([MU-R21](#mu-r21)).
musketeers-option-talk-silent = stil
musketeers-option-talk-open = vrij
musketeers-option-labels = Woorden
musketeers-option-labels-help = De woorden van de eerste uitgave (dukaten, beloningskaarten) of van de latere (zilverstukken, soldijkaarten).
    .page = `labels` verandert alleen woorden, nooit een regel. `hexagames` spreekt van dukaten en beloningen, zoals deze pagina’s; `pegasus` gebruikt de woorden van de latere uitgave, zilverstukken en soldijkaarten.
musketeers-option-labels-hexagames = dukaten, beloningskaarten
musketeers-option-labels-pegasus = zilverstukken, soldijkaarten

bot-names-musketeers = Armand, Blanche, Cyprien, Diane
bot-level-musketeers-random = Toeval
bot-level-musketeers-page = Page
bot-level-musketeers-musketeer = Musketier
bot-level-musketeers-captain = Kapitein
bot-level-musketeers-marshal = Maarschalk
bot-level-musketeers-cardinal = Kardinaal
bot-temper-musketeers-page = Speelt de eerste kaart die in het oog springt en vergeet de vorige.
bot-temper-musketeers-musketeer = Kent de kansen, maar ziet veel kaarten over het hoofd en houdt ze niet bij.
bot-temper-musketeers-captain = Houdt elke kaart bij en denkt aan het duel van dit moment.
bot-temper-musketeers-marshal = Doorziet je vaak en speelt anders op de kansen.
bot-temper-musketeers-cardinal = Leest je hand af aan wat je hebt gespeeld en speelt daarop in.

## Refusals

error-card-not-in-hand = Deze kaart zit niet in je hand.
error-centre-empty = Zo’n fiche ligt er niet meer in het midden.
error-centre-not-empty = Er ligt er nog een in het midden; neem die.
error-no-such-card = Die kaart bestaat niet.
error-no-such-seat = Die plaats bestaat niet.
error-no-such-token = Zo’n fiche ligt daar niet.
error-own-token = Je kunt geen fiche van jezelf nemen.
error-same-card-twice = Dezelfde kaart is twee keer genoemd.
error-slot-free = Een van je kaarten is vrij; daar komt de gevangenis op.
error-slot-occupied = Een fiche mag alleen op een vrije kaart.
error-wrong-action = Dat is geen antwoord op deze vraag.
error-wrong-source = Noem alleen de speler, of ook de kaart, zoals aan deze tafel is afgesproken.

# At the terminal only.
terminal-musketeers-title = { $duel ->
    [0] Musketiers · ronde { $hand }
   *[other] Musketiers · ronde { $hand } · duel { $duel } van 9
}
terminal-musketeers-guard = Gardist
terminal-musketeers-centre = Midden
terminal-musketeers-still-to-come = gardisten die nog kunnen komen: { $guards }
terminal-musketeers-rewards = { OPTION("labels") ->
    [pegasus] Soldijkaarten
   *[hexagames] Beloningen
}
terminal-musketeers-total = { OPTION("labels") ->
    [pegasus] Zilver
   *[hexagames] Dukaten
}
terminal-musketeers-duel = Duel
terminal-musketeers-sum = Som
terminal-musketeers-jailed = in de gevangenis
terminal-musketeers-won = gewonnen: { $player }
terminal-musketeers-lost = verloren: { $player }
terminal-help-musketeers = Korte vormen: een kaart als 7/2 (een 7 met 2 degens); j2 legt een edelsteen op beloning 2, j2 b1 neemt hem van beloning 1 van B; p2 en p2 b1 doen hetzelfde met een gevangenis; -p2 stuurt je gevangenis terug, -j2 je edelsteen; t2 geeft het fiche van beloning 2 af. Op tafel is ◆ een edelsteen, ▦ een gevangenis, ░ een gedekte kaart.
