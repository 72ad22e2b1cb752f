### MarraCash. Hoe een tekst zijn velden leest en spelers noemt: docs/guides/translate.md.

game-marracash = MarraCash
game-marracash-about = Koop winkels in de soek en leid de bezoekers erlangs.

marracash-money = { AS($count, "marracash-dirham") }
marracash-dirham = { $it } dirham
marracash-scores = Waar het geld vandaan kwam
marracash-colour = { AS($colour, "marracash-hue") }
marracash-hue = { $it ->
    [Y] geel
    [R] rood
    [B] blauw
    [G] groen
   *[P] paars
}
marracash-people = { LIST(TALLY($it, "YRBGP"), "marracash-some") }
marracash-some = { $at ->
    [Y] { $it } gele
    [R] { $it } rode
    [B] { $it } blauwe
    [G] { $it } groene
   *[P] { $it } paarse
}
marracash-card = { AS($card, "marracash-piece") }
marracash-piece = { PART($it, 0) ->
    [Y] lamp van { PART($it, 1) }
    [R] tapijt van { PART($it, 1) }
    [B] aardewerk van { PART($it, 1) }
    [G] muiltjes van { PART($it, 1) }
   *[P] parfum van { PART($it, 1) }
}
marracash-fountain = { AS($fountain, "marracash-basin") }
marracash-basin = { $it ->
    [1] fontein 1 (Noorderpoort)
    [8] fontein 8 (Westerpoort)
    [16] fontein 16 (Zuiderpoort)
   *[other] fontein { $it }
}
marracash-end = { $end ->
    [left] linkeruiteinde
   *[right] rechteruiteinde
}

## What happened

marracash-event-entrance-filled = Bij { AS($entrance, "marracash-basin") }: { AS($visitors, "marracash-people") }.
marracash-event-line-formed = { COUNT($line) } bezoekers wachten in de rij buiten de muur.
marracash-event-line-redrawn = Er zat nog maar één kleur in de zak: de rij wordt opnieuw getrokken.
marracash-event-starter-named = { WHO($seat) ->
    [you] Jij begint.
   *[other] { SEAT($seat) } begint.
}
marracash-event-card-turned-up = Er wordt een souvenir opengelegd: { marracash-card }.
marracash-event-hand-dealt = { $cards ->
    [none] { "" }
   *[other] { WHO($seat) ->
        [you] Je krijgt deze kaarten: { LIST($cards, "marracash-piece") }.
       *[other] { SEAT($seat) } krijgt deze kaarten: { LIST($cards, "marracash-piece") }.
    }
}
marracash-event-turn-began = { $phase ->
    [first_round] { WHO($seat) ->
        [you] Eerste ronde: jij houdt een veiling.
       *[other] Eerste ronde: { SEAT($seat) } houdt een veiling.
    }
    [last_round] { WHO($seat) ->
        [you] Laatste ronde: jij bent voor het laatst aan de beurt.
       *[other] Laatste ronde: { SEAT($seat) } is voor het laatst aan de beurt.
    }
   *[main] { WHO($seat) ->
        [you] Ronde { $round }: jij bent aan de beurt.
       *[other] Ronde { $round }: { SEAT($seat) } is aan de beurt.
    }
}
    .head = { marracash-event-turn-began }
marracash-event-auction-opened = { WHO($seat) ->
    [you] Je veilt winkel { $shop }.
   *[other] { SEAT($seat) } veilt winkel { $shop }.
}
marracash-event-bid-made = { WHO($seat) ->
    [you] Je biedt { $amount }.
   *[other] { SEAT($seat) } biedt { $amount }.
}
marracash-event-bidder-passed = { $forced ->
    [yes] { WHO($seat) ->
        [you] Je kunt niet verder bieden en valt af.
       *[other] { SEAT($seat) } kan niet verder bieden en valt af.
    }
   *[no] { WHO($seat) ->
        [you] Je past.
       *[other] { SEAT($seat) } past.
    }
}
marracash-folded-bidding = { COUNT($events, "amount") ->
    [0] Geen bod
    [one] Eén bod
   *[other] { COUNT($events, "amount") } biedingen
}{ $count ->
    [2] :
    [3] :
    [4] :
    [5] :
   *[other] . Als laatste:
} { LIST(TAKE($events, 5, "right"), "marracash-bid") }.
marracash-bid = { $type ->
    [BidMade] { SEAT($seat) } { $amount }
   *[other] { WHO($seat) ->
        [you] jij past
       *[other] { SEAT($seat) } past
    }
}
marracash-event-bids-revealed = De biedingen liggen open: { LIST($bids, "marracash-bid-of") }.
marracash-event-shop-sold = { $commission ->
    [0] { WHO($seat) ->
        [you] Je koopt { $shop } op je eigen veiling voor { $price }.
       *[other] { SEAT($seat) } koopt { $shop } op de eigen veiling voor { $price }.
    }
   *[other] { WHO($seat) ->
        [you] Je koopt { $shop } voor { $price }; { SEAT($auctioneer) } krijgt { $commission } als veilingmeester.
       *[other] { WHO($auctioneer) ->
            [you] { SEAT($seat) } koopt { $shop } voor { $price }; jij krijgt { $commission } als veilingmeester.
           *[other] { SEAT($seat) } koopt { $shop } voor { $price }; { SEAT($auctioneer) } krijgt { $commission } als veilingmeester.
        }
    }
}
marracash-event-action-lapsed = { $slot ->
    [0] { WHO($seat) ->
        [you] Je kunt geen veiling openen en wordt in de eerste ronde overgeslagen.
       *[other] { SEAT($seat) } kan geen veiling openen en wordt in de eerste ronde overgeslagen.
    }
   *[other] { WHO($seat) ->
        [you] Je kunt niets doen; de actie vervalt.
       *[other] { SEAT($seat) } kan niets doen; de actie vervalt.
    }
}
marracash-event-group-moved = { WHO($seat) ->
    [you] Je verplaatst { AS($visitors, "marracash-people") } van fontein { $group } naar fontein { $to }.
   *[other] { SEAT($seat) } verplaatst { AS($visitors, "marracash-people") } van fontein { $group } naar fontein { $to }.
}
marracash-event-customers-entered = { $pulled_in ->
    [yes] { $visitors ->
        [one] { WHO($seat) ->
            [you] De bezoeker voor de deur gaat meteen { $shop } binnen: je ontvangt { SUM($payments) }.
           *[other] De bezoeker voor de deur gaat meteen { $shop } binnen: { SEAT($seat) } ontvangt { SUM($payments) }.
        }
       *[other] { WHO($seat) ->
            [you] { $visitors } bezoekers voor de deur gaan meteen { $shop } binnen: je ontvangt { SUM($payments) } ({ LIST($payments) }).
           *[other] { $visitors } bezoekers voor de deur gaan meteen { $shop } binnen: { SEAT($seat) } ontvangt { SUM($payments) } ({ LIST($payments) }).
        }
    }
   *[no] { $visitors ->
        [one] { WHO($seat) ->
            [you] Een bezoeker gaat { $shop } binnen: je ontvangt { SUM($payments) }.
           *[other] Een bezoeker gaat { $shop } binnen: { SEAT($seat) } ontvangt { SUM($payments) }.
        }
       *[other] { WHO($seat) ->
            [you] { $visitors } bezoekers gaan { $shop } binnen: je ontvangt { SUM($payments) } ({ LIST($payments) }).
           *[other] { $visitors } bezoekers gaan { $shop } binnen: { SEAT($seat) } ontvangt { SUM($payments) } ({ LIST($payments) }).
        }
    }
}
marracash-event-souvenir-sold = { WHO($seat) ->
    [you] Je verkoopt een souvenir in { $shop }: { marracash-card }.
   *[other] { SEAT($seat) } verkoopt een souvenir in { $shop }: { marracash-card }.
}
marracash-event-souvenirs-kept = { WHO($seat) ->
    [you] Je verkoopt geen souvenir in { $shop }.
   *[other] { SEAT($seat) } verkoopt geen souvenir in { $shop }.
}
marracash-event-group-arrived = { COUNT($visitors) ->
    [0] Er komt niemand aan bij { marracash-fountain }.
   *[other] Aangekomen bij { marracash-fountain }: { AS($visitors, "marracash-people") }.
}
marracash-event-commission-paid = { WHO($payer) ->
    [you] Je betaalt { SEAT($to, case: "object") } { $amount } provisie (klanten: { $customers }, ontvangsten: { $total }).
   *[other] { SEAT($payer) } betaalt { SEAT($to, case: "object") } { $amount } provisie (klanten: { $customers }, ontvangsten: { $total }).
}
marracash-event-set-shown = { WHO($seat) ->
    [you] Je hebt als { $place }e je antiquiteiten compleet en krijgt { $paid }: { LIST($cards, "marracash-piece") }.
   *[other] { SEAT($seat) } heeft als { $place }e de antiquiteiten compleet en krijgt { $paid }: { LIST($cards, "marracash-piece") }.
}
marracash-event-visitors-brought = { $left ->
    [0] { WHO($seat) ->
        [you] Je laat { AS($visitors, "marracash-people") } binnen bij { AS($entrance, "marracash-basin") }; er wacht niemand meer.
       *[other] { SEAT($seat) } laat { AS($visitors, "marracash-people") } binnen bij { AS($entrance, "marracash-basin") }; er wacht niemand meer.
    }
    [one] { WHO($seat) ->
        [you] Je laat { AS($visitors, "marracash-people") } binnen bij { AS($entrance, "marracash-basin") }, vanaf het { marracash-end }; er wacht er nog één.
       *[other] { SEAT($seat) } laat { AS($visitors, "marracash-people") } binnen bij { AS($entrance, "marracash-basin") }, vanaf het { marracash-end }; er wacht er nog één.
    }
   *[other] { WHO($seat) ->
        [you] Je laat { AS($visitors, "marracash-people") } binnen bij { AS($entrance, "marracash-basin") }, vanaf het { marracash-end }; er wachten er nog { $left }.
       *[other] { SEAT($seat) } laat { AS($visitors, "marracash-people") } binnen bij { AS($entrance, "marracash-basin") }, vanaf het { marracash-end }; er wachten er nog { $left }.
    }
}
marracash-event-last-round-began = { $reason ->
    [stall] Er gebeurt al lang niets meer: de laatste ronde begint. { marracash-plays-last }
   *[line_empty] Buiten wacht niemand meer: de laatste ronde begint. { marracash-plays-last }
}
marracash-plays-last = { WHO($last) ->
    [you] Jij speelt als laatste.
   *[other] { SEAT($last) } speelt als laatste.
}
marracash-event-game-ended = { COUNT($winners) ->
    [1] { WHO(AT($winners, 0)) ->
        [you] Je wint met { AS(MAX($cash), "marracash-dirham") }.
       *[other] { SEAT(AT($winners, 0)) } wint met { AS(MAX($cash), "marracash-dirham") }.
    }
   *[other] Gedeelde overwinning met { AS(MAX($cash), "marracash-dirham") }: { LIST($winners, "told-seat", last: " en ") }.
}
marracash-bid-of = { $it ->
    [0] { SEAT($at) } –
   *[other] { SEAT($at) } { $it }
}

## What is asked

marracash-question-pick-shop = Eerste ronde: veil een vrije winkel. Je doet het eerste bod, en als veilingmeester krijg je provisie als een ander koopt.
marracash-question-open-bid = Je veilt { AT($auction, "shop") }: doe het eerste bod, { AT($question, "choices", "forms", 0, "amounts", 0, "least") } of meer.
marracash-question-raise-or-pass = { COUNT(AT($question, "choices", "forms")) ->
    [0] { SEAT(AT($auction, "leader")) } biedt { AT($auction, "high") } voor { AT($auction, "shop") }. Je kunt niet hoger bieden: pas.
   *[other] { SEAT(AT($auction, "leader")) } biedt { AT($auction, "high") } voor { AT($auction, "shop") }. Bied { AT($question, "choices", "forms", 0, "amounts", 0, "least") } of meer, of pas en doe niet meer mee aan deze veiling.
}
marracash-question-sealed-bid = { WHO(AT($auction, "auctioneer")) ->
    [you] Je veilt { AT($auction, "shop") }: iedereen biedt één keer, in het geheim. Bied { AT($question, "choices", "forms", 0, "amounts", 0, "least") } of meer.
   *[other] { COUNT(AT($question, "choices", "forms")) ->
        [0] { SEAT(AT($auction, "auctioneer")) } veilt { AT($auction, "shop") }: iedereen biedt één keer, in het geheim. Je kunt niet bieden.
       *[other] { SEAT(AT($auction, "auctioneer")) } veilt { AT($auction, "shop") }: iedereen biedt één keer, in het geheim. Bied { AT($question, "choices", "forms", 0, "amounts", 0, "least") } of meer, of niets.
    }
}
marracash-no-auction = { AT($places, $seat, "signs") ->
    [0] Al je borden staan op winkels: veilen kun je niet meer.
   *[other] { LESS(COUNT($stalls), COUNT($stalls, "price")) ->
        [0] Er is geen winkel meer vrij: er wordt niet meer geveild.
       *[other] { MAX(0, LESS($min_bid, AT($places, $seat, "cash"))) ->
            [0] Er is maar één winkel vrij: aan deze tafel mag je eerste actie die niet veilen.
           *[other] Veilen kun je nu niet: je hebt minder geld dan het laagste bod, { $min_bid }.
        }
    }
}
marracash-question-act = { KINDS($question) ->
    [MoveGroup] { $slot ->
        [1] Eerste van twee acties: verplaats een groep. { marracash-no-auction }
       *[2] Tweede actie: verplaats een groep. { marracash-no-auction }
    }
    [AuctionShop] { $slot ->
        [1] Eerste van twee acties: veil een vrije winkel; er kan niemand verplaatst worden.
       *[2] Tweede actie: na een veiling mag alleen nog een veiling. Kies een vrije winkel.
    }
   *[Lapse] Je kunt niets doen.
    [AuctionShop-MoveGroup] { $slot ->
        [1] Eerste van twee acties: verplaats een groep, of veil een winkel (dan is ook je tweede actie een veiling).
       *[2] Tweede actie: verplaats een groep, of veil een vrije winkel.
    }
}
marracash-follows = Kies nu de fontein waar de groep heen gaat.
marracash-question-sell-souvenir = { AT($entered, "visitors") ->
    [one] Een bezoeker in { AT($entered, "shop") } koopt een souvenir. Kies de kaart; de waarde telt mee voor de provisie.
   *[other] { AT($entered, "visitors") } bezoekers in { AT($entered, "shop") } kunnen souvenirs kopen. Kies een kaart; de waarde telt mee voor de provisie.
}
marracash-question-bring = Vul een lege ingang: kies de poort, het uiteinde van de rij en het aantal.
marracash-wait-pick-shop = { told-waiting } kiest een winkel om te veilen.
marracash-wait-open-bid = { told-waiting } veilt { AT($auction, "shop") } en doet het eerste bod.
marracash-wait-raise-or-pass = { AT($auction, "shop") } staat op { AT($auction, "high") }, geboden door { SEAT(AT($auction, "leader"), case: "object") }. { told-waiting } denkt na.
marracash-wait-sealed-bid = Geheime biedingen voor { AT($auction, "shop") }: wachten op { told-waiting }.
marracash-wait-act = { $slot ->
    [1] { told-waiting } kiest de eerste van twee acties.
   *[2] { told-waiting } kiest de tweede actie.
}
marracash-wait-sell-souvenir = { told-waiting } kiest een souvenir om te verkopen.
marracash-wait-bring = { told-waiting } laat bezoekers binnen.
marracash-wait-moment = Een ogenblik.
marracash-wait-over = Het spel is afgelopen.

## What can be done

marracash-action-move-group = Verplaats { AS(AT($fountains, LESS($group, 1)), "marracash-people") } van fontein { $group } naar fontein { $to }
marracash-action-auction-shop = Veil winkel { $shop } ({ AS(PART($shop, 0), "marracash-hue") })
marracash-action-lapse = Er is niets te doen
marracash-action-bid = Bied { $amount }
marracash-action-pass-bid = Passen
marracash-action-sell-souvenir = Verkoop: { marracash-card }
marracash-action-keep-souvenirs = Geen souvenir verkopen
marracash-action-bring-visitors = Bij { AS($entrance, "marracash-basin") }: { AS(TAKE($line, $count, $end), "marracash-people") } vanaf het { marracash-end }

## What a choice means

marracash-hint-nobody-enters = Niemand gaat een winkel binnen.
marracash-hint-enters = { WHO($owner) ->
    [you] { $visitors ->
        [one] Een bezoeker gaat je winkel { $shop } binnen: je ontvangt { $income }.
       *[other] { $visitors } bezoekers gaan je winkel { $shop } binnen: je ontvangt { $income }.
    }
   *[other] { $visitors ->
        [one] Een bezoeker gaat { $shop } binnen: { SEAT($owner) } ontvangt { $income }.
       *[other] { $visitors } bezoekers gaan { $shop } binnen: { SEAT($owner) } ontvangt { $income }.
    }
}
marracash-hint-pays-commission = { SEAT($payer) } betaalt je { $amount } provisie.
marracash-hint-in-all = In totaal: { LIST($changes, "marracash-change-of") }.
marracash-change-of = { $it ->
    [0] { "" }
   *[other] { MAX($it, 0) ->
        [0] { SEAT($at) } −{ LESS(0, $it) }
       *[other] { SEAT($at) } +{ $it }
    }
}
marracash-hint-stands = Daarna bij { marracash-fountain }: { AS($visitors, "marracash-people") }.
marracash-hint-auctions = Op { $directed } van de { $ways } wegen van fontein naar fontein komen bezoekers hier langs. Je moet openen met { $least } of meer.
    .after = Op { $directed } van de { $ways } wegen van fontein naar fontein komen bezoekers langs winkel { $shop }. Je moet openen met { $least } of meer.
marracash-hint-at-the-door = { $visitors ->
    [0] Niemand voor de deur: niemand gaat meteen binnen.
    [one] Een bezoeker voor de deur gaat meteen binnen en betaalt { $income }.
   *[other] { $visitors } bezoekers voor de deur gaan meteen binnen en betalen { $income }.
}
marracash-hint-cash-now = Je hebt { $cash }.
    .after = Je zou { LESS($cash, $amount) } overhouden.
marracash-hint-earned-back = { $customers ->
    [one] Het laagste bod, { $amount }, is met één klant terugverdiend.
   *[other] Het laagste bod, { $amount }, is met { $customers } klanten terugverdiend.
}
marracash-hint-auctioneer-gets = { SEAT($auctioneer) } krijgt als veilingmeester { $low }, of { $high } bij een prijs boven { $upto }.
marracash-hint-leader-gets = { SEAT($leader) } krijgt { $shop } voor { $price } als niemand meer biedt. Je doet niet meer mee aan deze veiling.
marracash-hint-you-get-commission = Koopt { SEAT($leader) }, dan krijg je { $amount } als veilingmeester.
marracash-hint-bank-pays = De bank betaalt je { $amount }.
marracash-hint-taken-so-far = Bij deze verplaatsing tot nu toe: { $amount }.
marracash-hint-come-in = { $count ->
    [0] Dan wacht er niemand meer: na je beurt begint de laatste ronde.
    [one] Dan wacht er nog één bezoeker: { AS($next, "marracash-people") }.
   *[other] Dan wachten er nog { $count } bezoekers; de volgende aan deze kant: { AS($next, "marracash-people") }.
}
marracash-means-pass-bid = { IS(AT($question, "id"), "marracash.sealed_bid") ->
    [yes] Het hoogste bod van de anderen krijgt de winkel. Je houdt je geld.
   *[no] { "" }
}
marracash-means-keep-souvenirs = De kaart blijft open liggen voor de volgende klant van die kleur, bij wie dan ook.
marracash-means-lapse = De beurt gaat verder.

## The table

marracash-souk = De soek
marracash-zoom-in = Vergroten
    .name = Vergroten: de soek van dichtbij
marracash-zoom-out = Hele soek
    .name = De hele soek tonen
marracash-shop-name = Winkel { $shop }, { marracash-colour }
marracash-shop-free = Winkel { $shop }, { marracash-colour }, vrij
marracash-owner = { WHO($owner) ->
    [you] van jou
   *[other] van { SEAT($owner) }
}
marracash-shop-owned = { $customers ->
    [one] Winkel { $shop }, { marracash-colour }, { marracash-owner }: één klant
   *[other] Winkel { $shop }, { marracash-colour }, { marracash-owner }: { $customers } klanten
}
marracash-shop-stone = De veilingsteen ligt erop.
marracash-next-pays = de volgende klant betaalt { $next }
marracash-fountain-empty = { marracash-fountain }, leeg
marracash-fountain-group = { marracash-fountain }: { $group }
marracash-line = { $count ->
    [one] Wachtrij: één bezoeker
   *[other] Wachtrij: { $count } bezoekers
}
marracash-line-left = Linkeruiteinde
marracash-line-right = Rechteruiteinde
marracash-bids = De biedingen
marracash-signs = nog { $count } mogelijk
marracash-shops-of = { WHO($seat) ->
    [you] Jouw winkels
   *[other] Winkels van { SEAT($seat) }
}
marracash-no-shops = nog geen winkel
marracash-pays = Wat klanten betalen
marracash-pays-nth = { $nth }e
marracash-pays-on = { $nth }e en verder
marracash-commissions = Provisie
marracash-move-commission = Voor bezoekers die je naar winkels van anderen leidt: { $low } per klant, of { $high } als de eigenaar meer dan { $upto } ontvangt
marracash-auction-commission = Veilingmeester: { $low } bij een prijs tot en met { $upto }, daarboven { $high }
marracash-visitors = Bezoekers
marracash-visitors-row = { marracash-colour }: { $walking } in de stegen, { $waiting } in de rij
marracash-walking = in de stegen
marracash-waiting = in de rij
marracash-forecast = Als je { $from } → { $to } verplaatst
marracash-forecast-none = Geen bezoeker gaat een winkel binnen.
marracash-forecast-pays = Provisie
marracash-phase = { $phase ->
    [set-up] Opbouw
    [first-round] Eerste ronde: alleen veilingen
    [last-round] Laatste ronde
    [over] Einde
   *[main] Ronde { $round }
}
marracash-turns-left = { $count ->
    [one] nog één beurt
   *[other] nog { $count } beurten
}
marracash-slot = Actie { $slot } van 2
marracash-souvenirs = Souvenirs
marracash-souvenirs-deck = { $count } in de stapel
marracash-souvenirs-none = geen kaart open
marracash-antiques = Je antiquiteiten
marracash-books = De boeken
marracash-books-customers = Klanten
marracash-books-souvenirs = Souvenirs
marracash-books-antiques = Antiquiteiten
marracash-books-auctions = Als veilingmeester
marracash-books-commissions = Provisie ontvangen
marracash-books-paid = Provisie betaald
marracash-books-prices = Koopprijzen
marracash-books-start = Begin
marracash-books-cash = Contant
marracash-over-title = De soek sluit
marracash-over-lead = Alleen contant geld telt; winkels en borden zijn niets waard.

## The guided first turns

marracash-tour-aim = Je wint met geld: wie aan het eind het meeste heeft, wint. Winkels, borden en klanten tellen dan niet.
    .touching = Houd je vinger op een keuze: de balk zegt wat die zou betekenen.
marracash-tour-shops = De soek van Marrakesh. Een bezoeker die langs een winkel van de eigen kleur komt, gaat naar binnen en betaalt de eigenaar; een winkel zonder eigenaar gaat niemand binnen. Daarom wordt elke winkel eerst geveild.
marracash-tour-pick = Kies een vrije winkel om te veilen, liefst een aan veel routes en van een kleur die je in de buurt ziet staan.
marracash-tour-bid = Elke nieuwe klant van een winkel betaalt meer dan de vorige; zie de tabel ‘Wat klanten betalen’. Bied niet meer dan je hoopt te verdienen; stel als je wilt een geheime grens in.
marracash-tour-raise = Bied meer of pas. Wie past, doet niet meer mee aan deze veiling. Koopt een ander op je veiling, dan krijg je provisie van de bank.
marracash-tour-move = Nu heeft je beurt twee acties. Kies een groep bij een fontein en dan de fontein waar die heen moet: je ziet wie waar binnengaat en wat iedereen verdient.
marracash-tour-commission = Bezoekers naar de winkel van een ander brengen loont ook: de eigenaar geeft je voor elke klant provisie, en meer als de verplaatsing veel heeft opgeleverd.
marracash-tour-line = Is aan het eind van je beurt een blauwe poort leeg, laat dan bezoekers vanaf één uiteinde van de rij binnen. Is de rij leeg, dan heeft iedereen nog één beurt.

## Options

marracash-option-souvenirs = Souvenirs
marracash-option-souvenirs-help = Twee kaarten liggen open; een klant van de kleur van een kaart koopt die voor de waarde die erop staat.
    .page = `souvenirs` is normaal `false`. Met `true` speel je met de souvenirkaarten ([MC-60](#mc-60)). Een tafel kan niet tegelijk `antiques` hebben.
marracash-option-souvenir-sale = Verkoop van souvenirs
marracash-option-souvenir-sale-help = Moet een passend souvenir verkocht worden, of mag de eigenaar van de winkel weigeren?
    .page = `souvenir_sale` is normaal `forced`. Met `optional` hoeft een eigenaar geen kaart te verkopen ([MC-R27](#mc-r27)).
marracash-option-souvenir-sale-forced = verplicht
marracash-option-souvenir-sale-optional = naar keuze
marracash-option-commission-scope = Provisie wordt berekend
marracash-option-commission-scope-help = Of de grens voor de hogere provisie geldt voor alle ontvangsten van een eigenaar bij een verplaatsing, of voor elke winkel apart.
    .page = `commission_scope` is normaal `owner`: het bedrag van alle winkels van een eigenaar bepaalt de provisie. Met `shop` telt elke winkel apart ([MC-R17](#mc-r17)).
marracash-option-commission-scope-owner = per eigenaar
marracash-option-commission-scope-shop = per winkel
marracash-option-cash-visibility = Contant geld
marracash-option-cash-visibility-help = Of iedereen ziet hoeveel geld de anderen hebben.
    .page = `cash_visibility` is normaal `public`. Met `hidden` ziet niemand het geld van de anderen vóór het eind ([MC-R26](#mc-r26)).
marracash-option-cash-visibility-public = open
marracash-option-cash-visibility-hidden = verborgen
marracash-option-strict-option-c = Twee veilingen, twee vrije winkels
marracash-option-strict-option-c-help = De eerste van twee veilingen mag dan niet over de laatste vrije winkel gaan.
    .page = `strict_option_c` is normaal `false`. Met `true` mag je alleen met een veiling beginnen als er twee winkels vrij zijn ([MC-R14](#mc-r14)).
marracash-option-bid-step = Stap bij het bieden
marracash-option-bid-step-help = Zoals in het gegevensbestand, of 25, 50 of 100.
    .page = `bid_step` is de stap bij het bieden: normaal `printed`, de 25 van de doos, of anders `25`, `50` of `100`. Het laagste bod moet er een veelvoud van zijn ([MC-R10](#mc-r10)).
marracash-option-bid-step-printed = zoals gedrukt
marracash-option-start-cash = Geld aan het begin
marracash-option-start-cash-help = In honderdtallen, vanaf 500; 0: zoals in het gegevensbestand.
    .page = `start_cash` is het geld aan het begin: normaal 0, dat zijn de 1200 van de doos, of anders van 500 tot 3000 in honderdtallen ([MC-R09](#mc-r09)).
marracash-option-start-cash-0 = zoals in het gegevensbestand
marracash-option-signs-per-player = Borden per speler, met z’n tweeën
marracash-option-signs-per-player-help = Meer winkels kan niemand hebben; met meer dan twee spelers geldt het aantal uit de doos.
    .page = `signs_per_player` is normaal 6. Met twee spelers mag het tot 12 ([MC-R01](#mc-r01)).
marracash-option-queue-max-run = Zelfde kleur naast elkaar in de rij
marracash-option-queue-max-run-help = Hoogstens zoveel bezoekers van één kleur staan naast elkaar: 3 of 2.
    .page = `queue_max_run` is normaal `3`: zoveel van één kleur mogen er in de rij naast elkaar staan. Met `2` is de rij beter gemengd ([MC-R06](#mc-r06)).
marracash-option-stall-rounds = Rondes waarin niets gebeurt
marracash-option-stall-rounds-help = Na zoveel van zulke rondes begint de laatste.
    .page = `stall_rounds` is normaal 5: na zoveel rondes waarin niets gebeurt, begint de laatste ronde; van 1 tot 20 ([MC-R24](#mc-r24)).
marracash-option-starting-player = Wie begint
marracash-option-starting-player-help = Door het lot, of de eerste plaats.
    .page = `starting_player` is normaal `random`. Met `first_seat` begint wie op de eerste plaats zit.
marracash-option-starting-player-random = door het lot
marracash-option-starting-player-first-seat = de eerste plaats
marracash-option-names = Kooplieden
marracash-option-names-help = De namen van de kooplieden in de volgorde van de plaatsen, met spaties ertussen: de vier gedrukte namen, in welke volgorde ook; leeg: die van het gegevensbestand.
    .page = `names` geeft de vier kooplieden per plaats. Normaal is het leeg: Ali, Anfa, Omar, Leila. Alleen deze vier kunnen, in welke volgorde ook. Een naam heeft geen gevolgen.
marracash-option-visitors = Bezoekers
marracash-option-visitors-help = 54 zoals in de doos, of 64 zoals in de latere regels van de auteur.
    .page = `visitors` is normaal `54`. Met `64` zijn er 16 gele bezoekers en 12 van elke andere kleur, en wachten er 55 in de rij, zoals in de latere regels van de auteur.
marracash-option-auction-mode = Veilingen
marracash-option-auction-mode-help = Biedingen gaan rond en stijgen, of iedereen biedt één keer in het geheim.
    .page = `auction_mode` is normaal `open`. Met `sealed` biedt iedereen één keer, in het geheim en tegelijk; de veilingmeester biedt minstens 100, de anderen mogen 0 bieden. Het hoogste bod wint; bij gelijke biedingen wint dat van de veilingmeester, daarna het dichtstbijzijnde met de klok mee.
marracash-option-auction-mode-open = open
marracash-option-auction-mode-sealed = geheim
marracash-option-end-rule = Het einde
marracash-option-end-rule-help = Als niemand meer wacht, heeft iedereen nog één beurt, of wordt alleen de ronde afgemaakt.
    .page = `end_rule` is normaal `full_round`: iedereen nog één beurt. Met `finish_round` wordt alleen de lopende ronde uitgespeeld.
marracash-option-end-rule-full-round = ieder nog één beurt
marracash-option-end-rule-finish-round = ronde afmaken
marracash-option-antiques = Antiquiteiten
marracash-option-antiques-help = In plaats van souvenirs: ieder vijf geheime kaarten. Verzamel hun kleuren onder je klanten; wie het eerst klaar is, krijgt het meest.
    .page = `antiques` is normaal `false`. Met `true` krijgt iedereen in het geheim vijf van de kaarten in plaats van de souvenirs: twee van één kleur en drie van drie andere. Zodra je winkels samen klanten van die kleuren hebben, krijg je geld: de eerste speler alle vijf waarden, de tweede de beste vier, de derde de beste drie, de vierde de beste twee. Dit telt niet voor provisies.

## Kant-en-klare regels: alle opties van één spelregelboekje

marracash-preset-later = De latere regels van de auteur
marracash-preset-later-help = Meer bezoekers, geheime biedingen, antiquiteiten, en een spel dat met de lopende ronde eindigt.

bot-names-marracash = Ali, Anfa, Omar, Leila
bot-level-marracash-random = Toeval
bot-level-marracash-porter = Drager
bot-level-marracash-trader = Handelaar
bot-level-marracash-vizier = Vizier
bot-level-marracash-emir = Emir
bot-level-marracash-sultan = Sultan
bot-temper-marracash-porter = Bemoeit zich vooral met eigen zaken en laat zich bij veilingen meeslepen.
bot-temper-marracash-trader = Houdt ook andermans winkels in het oog, maar mist soms een zet.
bot-temper-marracash-vizier = Plant de hele beurt en voorziet het antwoord van de volgende speler.
bot-temper-marracash-emir = Kijkt enkele beurten vooruit, maar let maar de helft van de tijd op.
bot-temper-marracash-sultan = Voorziet drie beurten lang wat iedereen gaat doen en kan betalen.

## Refusals

error-bid-not-in-steps = Bieden gaat in vaste stappen.
error-bid-over-cash = Zoveel geld heb je niet.
error-bid-too-low = Het bod is te laag.
error-cannot-open = Je zou het eerste bod niet kunnen doen.
error-empty-fountain = Bij die fontein staat niemand.
error-entrance-occupied = Die ingang is bezet.
error-move-after-auction = Na een veiling mag geen groep verplaatst worden.
error-must-act = Zolang er iets kan, moet je iets doen.
error-must-bid = De veilingmeester moet bieden.
error-no-sign-left = Je hebt geen bord meer.
error-no-such-fountain = Die fontein bestaat niet.
error-no-such-shop = Die winkel bestaat niet.
error-not-adjacent = Geen steeg verbindt deze fonteinen.
error-not-an-entrance = Die fontein is geen ingang.
error-only-one-free-shop = Er moet nog een tweede winkel vrij zijn.
error-shop-not-free = Die winkel heeft al een eigenaar.

# At the terminal only.
terminal-help-marracash = Korte vormen: 9-10 verplaatst de groep van fontein 9 naar 10; y3 veilt winkel Y3; 250 biedt 250; p past; y225 verkoopt dat souvenir; 8 left 3 laat bij poort 8 drie bezoekers vanaf het linkeruiteinde binnen.
terminal-marracash-legend = Y3 B×2: winkel Y3 van B met 2 klanten · (9): fontein, daaronder wie er staat · *: poort
terminal-marracash-title = { game-marracash } · { marracash-phase }
terminal-marracash-fountains = Bij de fonteinen:
terminal-marracash-signs = Borden
terminal-marracash-shops = Winkels
