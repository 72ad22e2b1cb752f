### Kooplieden. Hoe een tekst zijn velden leest en spelers noemt: docs/guides/translate.md.

game-merchants = Kooplieden van de Middeleeuwen
game-merchants-about = Laad de wagens, ding af op de vracht, verkoop in zes steden.

merchants-money = { $amount } florijn
merchants-good = { AS($good, "merchants-ware") }
merchants-ware = { $it ->
    [cloth] laken
    [iron] ijzer
    [wine] wijn
    [food] voedsel
    [silk] zijde
   *[salt] zout
}
merchants-object = { merchants-good }
merchants-city = { AS($city, "merchants-place") }
merchants-place = { $it ->
    [PAR] Parijs
    [BRU] Brugge
    [KOL] Keulen
    [HAM] Hamburg
    [WIE] Wenen
    [GEN] Genua
   *[other] veld { $it }
}
merchants-level = { AS($level, "merchants-rank") }
merchants-rank = { PRINTED("titles", $it) ->
    [none] { merchants-usual-rank }
   *[other] { PRINTED("titles", $it) }
}
merchants-usual-rank = { $it ->
    [0] Kramer
    [1] Handelaar
    [2] Koopman
    [3] Groothandelaar
    [4] Gildebroeder
    [5] Gildemeester
    [6] Patriciër
    [7] Schepen
    [8] Thesaurier
    [9] Raadsheer
   *[other] niveau { $it }
}
merchants-card = { AS($card, "merchants-piece") }
merchants-piece = { $it ->
    [courier] Koerier
    [express_courier] IJlkoerier
    [cartwright] Wagenmaker
    [great_cartwright] Grote wagenmaker
    [office] Kantoor
    [great_office] Groot kantoor
    [cheap_purchase] Voordelige inkoop
    [warehouse_sale] Pakhuisverkoop
    [fresh_horses] Verse paarden
    [broken_axle] Gebroken as
    [market_rumour] Marktgerucht
    [loading_permit] Laadvergunning
    [city_charter] Stadsprivilege
    [patron_favour] Gunst van een beschermheer
   *[letter_of_exchange] Wisselbrief
}
merchants-effect = { $card ->
    [courier] In je bewegingsbeurt mag je de koerier tot { merchants-power-spaces } verplaatsen.
    [express_courier] In je bewegingsbeurt mag je de koerier tot { merchants-power-spaces } verplaatsen.
    [cartwright] In je bewegingsbeurt gaat een wagen naar keuze { merchants-power-spaces } verder.
    [great_cartwright] In je bewegingsbeurt gaan wagens naar keuze samen { merchants-power-spaces } verder.
    [office] Na de prijsschijven mag je goederen { merchants-power-levels } omhoog of omlaag zetten.
    [great_office] Na de prijsschijven mag je goederen samen { merchants-power-levels } omhoog of omlaag zetten.
    [cheap_purchase] { OPTION("cheap_purchase") ->
        [each100] Elk goed dat je koopt, kost je { merchants-power } florijn.
       *[flat100] Alle goederen van één inkoop kosten je samen { merchants-power } florijn.
    }
    [warehouse_sale] Bij het lossen mag je tot { merchants-power-goods } uit je pakhuizen tegen de inkoopprijs verkopen.
    [fresh_horses] Eenmaal: een fiche brengt een wagen tot { merchants-power-spaces } verder.
    [broken_axle] Eenmaal: een wagen op de weg staat de rest van de ronde stil.
    [market_rumour] Eenmaal: zet na de prijsschijven één goed { merchants-power-levels } omhoog of omlaag.
    [loading_permit] Eenmaal: laad zonder de laadmeester te vragen, voor { merchants-power } florijn per goed.
    [city_charter] Eenmaal: al je goederen op een aankomende wagen krijgen de stadsbonus.
    [patron_favour] Eenmaal: je standskosten zijn deze ronde { merchants-power } florijn lager.
   *[letter_of_exchange] Eenmaal: { merchants-power } florijn van de bank, bij de inkoop of vóór de standskosten.
}
merchants-power = { PRINTED("powers", $card) }
merchants-power-spaces = { PRINTED("powers", $card) ->
    [one] { PRINTED("powers", $card) } veld
   *[other] { PRINTED("powers", $card) } velden
}
merchants-power-levels = { PRINTED("powers", $card) ->
    [one] { PRINTED("powers", $card) } niveau
   *[other] { PRINTED("powers", $card) } niveaus
}
merchants-power-goods = { PRINTED("powers", $card) ->
    [one] { PRINTED("powers", $card) } goed
   *[other] { PRINTED("powers", $card) } goederen
}
merchants-phase = { $phase ->
    [setup] Klaarzetten
    [purchase] Inkoop
    [wagons] Wagens en laden
    [movement] Beweging
    [prices] Prijzen
    [unloading] Lossen
    [investment] Investering
   *[status] Stand
}
merchants-load = { LIST(TALLY($it, "cloth iron wine food silk salt"), "merchants-amount") }
merchants-units = { $count } { merchants-good }
merchants-amount = { $it } { AS($at, "merchants-ware") }
merchants-stock = { LIST($it, "merchants-amount") }
merchants-bid-of = { SEAT($at) } { $it }
merchants-disc-of = { SEAT($at) }: { merchants-pointers }
merchants-pointers = { LIST(TALLY($it), "merchants-pointer-at", last: " + ") }
merchants-pointer-at = { AS($at, "merchants-ware") }
merchants-bonus-of = { AS($at, "merchants-place") } { $it }
merchants-sale = { $bonus ->
    [0] { SEAT($seat) } { PRODUCT($count, $price) } ({ merchants-units } à { $price })
   *[other] { SEAT($seat) } { PRODUCT($count, SUM($price, $bonus)) } ({ merchants-units } à { $price } + { $bonus })
}
merchants-result = { SEAT($at) }: { AS($it, "merchants-rank") } ({ AT($cash, $at) } florijn)
merchants-standing = { AT($loading, "final") ->
    [none] { AT($loading, "counter") ->
        [none] { AT($loading, "quote") }
       *[other] { AT($loading, "counter") }
    }
   *[other] { AT($loading, "final") }
}

## Wat er gebeurde

merchants-event-first-player-drawn = { WHO($seat) ->
    [you] Jij bent startspeler.
   *[other] { SEAT($seat) } is startspeler.
}
merchants-event-wagon-placed = Wagen { $wagon } begint in { merchants-city }.
merchants-event-investment-turned = { merchants-card } ligt open.
merchants-event-pair-dealt = { WHO($seat) ->
    [you] Je krijgt { LIST($cards, "merchants-piece") } voor { $price } florijn.
   *[other] { SEAT($seat) } krijgt { LIST($cards, "merchants-piece") } voor { $price } florijn.
}
merchants-event-card-offered = { WHO($seat) ->
    [you] Je veilt { merchants-card }.
   *[other] { SEAT($seat) } veilt { merchants-card }.
}
merchants-event-round-began = Ronde { $round } begint. Startspeler: { SEAT($first) }.
    .head = { merchants-event-round-began }
merchants-event-phase-began = { "" }
    .head = { merchants-phase }
merchants-event-letter-played = { WHO($seat) ->
    [you] Je speelt een wisselbrief: { $amount } florijn.
   *[other] { SEAT($seat) } speelt een wisselbrief: { $amount } florijn.
}
merchants-event-good-bought = { WHO($seat) ->
    [you] Je koopt { merchants-object } in { merchants-city } voor { $price }.
   *[other] { SEAT($seat) } koopt { merchants-object } in { merchants-city } voor { $price }.
}
merchants-folded-purchase = { WHO(AT($events, 0, "seat")) ->
    [you] Je koopt { LIST(ALIKE($events, "good city price"), "merchants-bought") }.
   *[other] { SEAT(AT($events, 0, "seat")) } koopt { LIST(ALIKE($events, "good city price"), "merchants-bought") }.
}
merchants-bought = { $count ->
    [one] { merchants-object } in { merchants-city } ({ $price })
   *[other] { merchants-units } in { merchants-city } ({ $price } per stuk)
}
merchants-event-purchase-ended = { $bought ->
    [0] { WHO($seat) ->
        [you] Je koopt niets.
       *[other] { SEAT($seat) } koopt niets.
    }
   *[other] { "" }
}
merchants-event-wagon-bids-revealed = Biedingen op wagen { $wagon }: { LIST($bids, "merchants-bid-of") }. { merchants-new-master }
merchants-new-master = { WHO($winner) ->
    [none] Niemand krijgt hem.
    [you] Jij bent laadmeester.
   *[other] { SEAT($winner) } is laadmeester.
}
merchants-event-master-loaded = { $count ->
    [0] { WHO($seat) ->
        [you] Je laadt niets op wagen { $wagon }.
       *[other] { SEAT($seat) } laadt niets op wagen { $wagon }.
    }
   *[other] { WHO($seat) ->
        [you] Je laadt { merchants-units } op wagen { $wagon } en hebt daar het monopolie op.
       *[other] { SEAT($seat) } laadt { merchants-units } op wagen { $wagon } en heeft daar het monopolie op.
    }
}
merchants-event-loading-requested = { $permit ->
    [yes] { WHO($seat) ->
        [you] Je toont een laadvergunning: { AS($goods, "merchants-load") } op wagen { $wagon }.
       *[other] { SEAT($seat) } toont een laadvergunning: { AS($goods, "merchants-load") } op wagen { $wagon }.
    }
   *[no] { WHO($seat) ->
        [you] Je vraagt plaats op wagen { $wagon }: { AS($goods, "merchants-load") }.
       *[other] { SEAT($seat) } vraagt plaats op wagen { $wagon }: { AS($goods, "merchants-load") }.
    }
}
merchants-event-loading-passed = { WHO($seat) ->
    [you] Je laadt niets op wagen { $wagon }.
   *[other] { SEAT($seat) } laadt niets op wagen { $wagon }.
}
merchants-folded-idleness = Laden niets op wagen { AT($events, 0, "wagon") }: { LIST($events, "told-by") }.
merchants-event-price-named = { $word ->
    [quote] { $amount ->
        [none] { WHO($seat) ->
            [you] Je noemt { SEAT($other, case: "object") } een prijs.
           *[other] { SEAT($seat) } noemt { SEAT($other, case: "object") } een prijs.
        }
       *[other] { WHO($seat) ->
            [you] Je vraagt { SEAT($other, case: "object") } { $amount }.
           *[other] { SEAT($seat) } vraagt { SEAT($other, case: "object") } { $amount }.
        }
    }
    [counter] { $amount ->
        [none] { WHO($seat) ->
            [you] Je noemt { SEAT($other, case: "object") } een andere prijs.
           *[other] { SEAT($seat) } noemt { SEAT($other, case: "object") } een andere prijs.
        }
       *[other] { WHO($seat) ->
            [you] Je biedt { SEAT($other, case: "object") } { $amount }.
           *[other] { SEAT($seat) } biedt { SEAT($other, case: "object") } { $amount }.
        }
    }
   *[final] { $amount ->
        [none] { WHO($seat) ->
            [you] Je noemt { SEAT($other, case: "object") } een laatste prijs.
           *[other] { SEAT($seat) } noemt { SEAT($other, case: "object") } een laatste prijs.
        }
       *[other] { WHO($seat) ->
            [you] Jouw laatste woord aan { SEAT($other) }: { $amount }.
           *[other] Laatste woord van { SEAT($seat) } aan { SEAT($other, case: "object") }: { $amount }.
        }
    }
}
merchants-event-loading-refused = { WHO($seat) ->
    [you] Je wijst het voorstel van { SEAT($other, case: "object") } af. Er wordt niets geladen.
   *[other] { SEAT($seat) } wijst het voorstel van { SEAT($other, case: "object") } af. Er wordt niets geladen.
}
merchants-event-reason-given = { COUNT($reason) ->
    [0] { "" }
   *[other] { WHO($seat) ->
        [you] Jij: ‘{ AS($reason, "merchants-reason") }’
       *[other] { SEAT($seat) }: ‘{ AS($reason, "merchants-reason") }’
    }
}
merchants-event-goods-loaded = { $price ->
    [none] { WHO($seat) ->
        [you] Je laadt { AS($goods, "merchants-load") } op wagen { $wagon } en betaalt { SEAT($master, case: "object") }.
       *[other] { SEAT($seat) } laadt { AS($goods, "merchants-load") } op wagen { $wagon } en betaalt { SEAT($master, case: "object") }.
    }
   *[other] { WHO($seat) ->
        [you] Je laadt { AS($goods, "merchants-load") } op wagen { $wagon } en betaalt { $price } aan { SEAT($master, case: "object") }.
       *[other] { SEAT($seat) } laadt { AS($goods, "merchants-load") } op wagen { $wagon } en betaalt { $price } aan { SEAT($master, case: "object") }.
    }
}
merchants-event-wagon-moved = { $arrived ->
    [yes] { WHO($seat) ->
        [you] Je brengt wagen { $wagon } naar { AS(AT($walk, -1), "merchants-place") }.{ merchants-fresh-horses }
       *[other] { SEAT($seat) } brengt wagen { $wagon } naar { AS(AT($walk, -1), "merchants-place") }.{ merchants-fresh-horses }
    }
   *[no] { $token ->
        [none] { WHO($seat) ->
            [you] Je brengt wagen { $wagon } nog { merchants-spaces } verder, naar { AS(AT($walk, -1), "merchants-place") }.
           *[other] { SEAT($seat) } brengt wagen { $wagon } nog { merchants-spaces } verder, naar { AS(AT($walk, -1), "merchants-place") }.
        }
       *[other] { COUNT($walk) ->
            [1] { WHO($seat) ->
                [you] Je speelt { $token }: wagen { $wagon } blijft staan.{ merchants-fresh-horses }
               *[other] { SEAT($seat) } speelt { $token }: wagen { $wagon } blijft staan.{ merchants-fresh-horses }
            }
           *[other] { WHO($seat) ->
                [you] Je speelt { $token }: wagen { $wagon } van { AS(AT($walk, 0), "merchants-place") } naar { AS(AT($walk, -1), "merchants-place") }.{ merchants-fresh-horses }
               *[other] { SEAT($seat) } speelt { $token }: wagen { $wagon } van { AS(AT($walk, 0), "merchants-place") } naar { AS(AT($walk, -1), "merchants-place") }.{ merchants-fresh-horses }
            }
        }
    }
}
merchants-event-tokens-returned = { "" }
merchants-event-courier-moved = { WHO($seat) ->
    [you] Je verplaatst de koerier naar { AS($to, "merchants-place") }.
   *[other] { SEAT($seat) } verplaatst de koerier naar { AS($to, "merchants-place") }.
}
merchants-event-axle-broken = { WHO($seat) ->
    [you] Je speelt een gebroken as: wagen { $wagon } staat deze ronde stil.
   *[other] { SEAT($seat) } speelt een gebroken as: wagen { $wagon } staat deze ronde stil.
}
merchants-event-move-turn-ended = { "" }
merchants-event-courier-met = Wagen { $wagon } ontmoet de koerier: een invloedskaart voor { SEAT($seat, case: "object") }.
merchants-event-influence-taken = { $card ->
    [none] { WHO($seat) ->
        [you] Je neemt een invloedskaart.
       *[other] { SEAT($seat) } neemt een invloedskaart.
    }
   *[other] { WHO($seat) ->
        [you] Je neemt een invloedskaart: { merchants-card }.
       *[other] { SEAT($seat) } neemt een invloedskaart: { merchants-card }.
    }
}
merchants-event-discs-revealed = De schijven tonen: { LIST($discs, "merchants-disc-of") }.
merchants-event-price-raised = { $devalued ->
    [yes] { WHO($seat) ->
        [you] Je drijft { merchants-good } over de top: terug naar niveau { $level }.
       *[other] { SEAT($seat) } drijft { merchants-good } over de top: terug naar niveau { $level }.
    }
   *[no] { WHO($seat) ->
        [you] Je brengt { merchants-good } op niveau { $level }.
       *[other] { SEAT($seat) } brengt { merchants-good } op niveau { $level }.
    }
}
merchants-event-price-shifted = { $office ->
    [yes] { WHO($seat) ->
        [you] Jouw kantoor zet { merchants-good } op niveau { $level }.
       *[other] Het kantoor van { SEAT($seat) } zet { merchants-good } op niveau { $level }.
    }
   *[no] { WHO($seat) ->
        [you] Je verspreidt een gerucht: { merchants-good } op niveau { $level }.
       *[other] { SEAT($seat) } verspreidt een gerucht: { merchants-good } op niveau { $level }.
    }
}
merchants-folded-prices = Nieuwe prijsniveaus: { LIST(ALIKE($events, "good"), "merchants-new-price") }.
merchants-new-price = { merchants-good } { $type ->
    [PriceShifted] { $level }
   *[other] { $devalued ->
        [yes] zakt naar { $level }
       *[other] { $level }
    }
}
merchants-event-charter-played = { WHO($seat) ->
    [you] Je speelt een stadsprivilege voor wagen { $wagon }.
   *[other] { SEAT($seat) } speelt een stadsprivilege voor wagen { $wagon }.
}
merchants-event-wagon-unloaded = Wagen { $wagon } wordt gelost in { merchants-city }: { LIST($sales, "merchants-sale") }. Aankomsten: { $arrivals }.
    .short = { merchants-payday }.
merchants-event-empty-wagon-arrived = De lege wagen { $wagon } bereikt { merchants-city }.
merchants-event-stored-good-sold = { WHO($seat) ->
    [you] Je verkoopt { merchants-object } uit je pakhuis in { merchants-city } voor { $price }.
   *[other] { SEAT($seat) } verkoopt { merchants-object } uit het pakhuis in { merchants-city } voor { $price }.
}
merchants-event-bonuses-set = Stadsbonussen, hoger waar geen wagen aankwam: { LIST($bonuses, "merchants-bonus-of") }.
merchants-event-auction-opened = { WHO($seat) ->
    [you] Veiling { $number } van een investeringskaart; jij begint.
   *[other] Veiling { $number } van een investeringskaart; { SEAT($seat) } begint.
}
merchants-event-bid-made = { WHO($seat) ->
    [you] Je biedt { $amount }.
   *[other] { SEAT($seat) } biedt { $amount }.
}
merchants-event-bid-passed = { WHO($seat) ->
    [you] Je past.
   *[other] { SEAT($seat) } past.
}
merchants-folded-bidding = { COUNT($events, "amount") ->
    [0] Geen bod
    [one] Eén bod
   *[other] { COUNT($events, "amount") } biedingen
}. Als laatste: { LIST(TAKE($events, 4, "right"), "merchants-bid") }.
merchants-bid = { $type ->
    [BidMade] { SEAT($seat) } { $amount }
   *[other] { WHO($seat) ->
        [you] jij past
       *[other] { SEAT($seat) } past
    }
}
merchants-event-auction-failed = Niemand biedt: er wordt geen investeringskaart verkocht.
merchants-event-investment-taken = { WHO($seat) ->
    [you] Je neemt een investeringskaart voor { $price }: { merchants-card }.
   *[other] { SEAT($seat) } neemt een investeringskaart voor { $price }: { merchants-card }.
}
merchants-event-patron-played = { WHO($seat) ->
    [you] Je speelt de gunst van een beschermheer.
   *[other] { SEAT($seat) } speelt de gunst van een beschermheer.
}
merchants-event-upkeep-paid = { $fell_from ->
    [none] { $amount ->
        [0] { "" }
       *[other] { WHO($seat) ->
            [you] Je betaalt { $amount } standskosten.
           *[other] { SEAT($seat) } betaalt { $amount } standskosten.
        }
    }
   *[other] { WHO($seat) ->
        [you] Je kunt niet betalen en daalt: { merchants-level }, { $amount } standskosten.
       *[other] { SEAT($seat) } kan niet betalen en daalt: { merchants-level }, { $amount } standskosten.
    }
}
merchants-event-credit-taken = { WHO($seat) ->
    [you] Je neemt een krediet van { $amount }.
   *[other] { SEAT($seat) } neemt een krediet van { $amount }.
}
merchants-event-credit-declined = { WHO($seat) ->
    [you] Je neemt geen krediet.
   *[other] { SEAT($seat) } neemt geen krediet.
}
merchants-folded-thrift = Nemen geen krediet: { LIST($events, "told-by") }.
merchants-event-credits-repaid = { $repaid ->
    [0] { WHO($seat) ->
        [you] Je betaalt niets terug.
       *[other] { SEAT($seat) } betaalt niets terug.
    }
    [one] { WHO($seat) ->
        [you] Je betaalt { $repaid } krediet terug voor { $amount }.
       *[other] { SEAT($seat) } betaalt { $repaid } krediet terug voor { $amount }.
    }
   *[other] { WHO($seat) ->
        [you] Je betaalt { $repaid } kredieten terug voor { $amount }.
       *[other] { SEAT($seat) } betaalt { $repaid } kredieten terug voor { $amount }.
    }
}
merchants-event-status-raised = { $steps ->
    [0] { WHO($seat) ->
        [you] Je stijgt niet.
       *[other] { SEAT($seat) } stijgt niet.
    }
   *[other] { WHO($seat) ->
        [you] Je stijgt: { merchants-level }, voor { $cost }.
       *[other] { SEAT($seat) } stijgt: { merchants-level }, voor { $cost }.
    }
}
merchants-event-game-ended = { $reason ->
    [rounds] De laatste ronde is voorbij. { merchants-victory } Uitslag: { LIST($status, "merchants-result") }.
   *[arrivals] Er zijn genoeg wagens aangekomen. { merchants-victory } Uitslag: { LIST($status, "merchants-result") }.
}
merchants-victory = { COUNT($winners) ->
    [1] { WHO(AT($winners, 0)) ->
        [you] Je wint.
       *[other] { SEAT(AT($winners, 0)) } wint.
    }
   *[other] Gedeelde overwinning voor { LIST($winners, "told-object", last: " en ") }.
}
merchants-fresh-horses = { $horses ->
    [0] { "" }
   *[other] { " " }Verse paarden: +{ $horses }.
}

## Wat er gevraagd wordt

merchants-question-purchase = { AT($purchase, "number") ->
    [2] Tweede inkoop: nog { LESS(PRINTED("max_purchase"), AT($purchase, "bought")) } te kopen. Kies goederen op de markten van de steden.
   *[other] Inkoop: nog { LESS(PRINTED("max_purchase"), AT($purchase, "bought")) } te kopen. Kies goederen op de markten van de steden.
}
merchants-question-wagon-bid = Geheim bod op wagen { $bidding } in { AS(AT($wagons, LESS($bidding, 1), "at"), "merchants-place") }. De hoogste bieder (bij gelijke stand wie het eerst aan de beurt is) wordt laadmeester; alleen dat bod wordt betaald.
merchants-question-master-load = Je bent laadmeester van wagen { AT($loading, "wagon") } in { AS(AT($wagons, LESS(AT($loading, "wagon"), 1), "at"), "merchants-place") }. Laad goederen van één soort; niemand anders mag die dan laden.
merchants-question-load-request = Wagen { AT($loading, "wagon") } in { AS(AT($wagons, LESS(AT($loading, "wagon"), 1), "at"), "merchants-place") }: vraag { SEAT(AT($wagons, LESS(AT($loading, "wagon"), 1), "master")) } of je goederen mag meeladen, of pas.
merchants-question-load-quote = { SEAT(AT($loading, "guest")) } vraagt plaats op je wagen { AT($loading, "wagon") }: { AS(AT($loading, "goods"), "merchants-load") }. Noem je prijs.
merchants-question-load-answer = { SEAT(AT($wagons, LESS(AT($loading, "wagon"), 1), "master")) } vraagt { merchants-standing } voor je { AS(AT($loading, "goods"), "merchants-load") }. { KINDS($question) ->
    [Accept-CounterOffer-Refuse] Neem aan, weiger of bied minder.
    [CounterOffer-Refuse] Dat is meer dan je hebt: bied minder of weiger.
    [Refuse] Dat is meer dan je hebt.
   *[other] Neem aan of weiger.
}
merchants-question-load-reply = { SEAT(AT($loading, "guest")) } biedt { merchants-standing } voor { AS(AT($loading, "goods"), "merchants-load") }; jij vroeg { AT($loading, "quote") }. { KINDS($question) ->
    [Accept-FinalPrice-Refuse] Neem aan, weiger of noem een laatste prijs.
    [Accept-QuotePrice-Refuse] Neem aan, weiger of zak met je prijs.
   *[other] Neem aan of weiger.
}
merchants-question-load-final = Het laatste woord van { SEAT(AT($wagons, LESS(AT($loading, "wagon"), 1), "master")) } voor { AS(AT($loading, "goods"), "merchants-load") } is { merchants-standing }. Neem aan of weiger.
merchants-question-move-turn = { AT($move, "moved") ->
    [yes] Je fiche is gespeeld. Je kaarten geven je nog velden (voor wagens: { AT($move, "extra") }, voor de koerier: { AT($move, "courier") }). Gebruik ze of beëindig je beurt.
   *[no] Verplaats een wagen: kies de wagen, een fiche en waar hij heen gaat.
}
merchants-question-pick-influence = Een wagen ontmoet de koerier: kies een invloedskaart.
merchants-question-price-disc = Stel in het geheim je prijsschijf in: elk goed dat hij aanwijst, stijgt één niveau. Boven de top valt het terug naar beneden.
merchants-question-price-adjust = Je mag nu prijzen verschuiven (kantoorstappen: { AT($adjust, "steps") }; daarna marktgeruchten).
merchants-question-charter = Wagen { AT($unload, "wagon") } wordt gelost in { AS(AT($wagons, LESS(AT($unload, "wagon"), 1), "at"), "merchants-place") }. Speel je een stadsprivilege voor je goederen?
merchants-question-warehouse-sale = Pakhuisverkoop: verkoop goederen uit je pakhuizen tegen de inkoopprijs (al { AT($sale, "sold") } verkocht).
merchants-question-invest-bid = { AT($auction, "high") ->
    [0] Er wordt een investeringskaart geveild: bied of pas. Wie wint, kiest een kaart.
   *[other] { SEAT(AT($auction, "leader")) } biedt { AT($auction, "high") } op een investeringskaart: bied meer of pas.
}
merchants-question-invest-pick = Je hebt de veiling gewonnen voor { AT($auction, "high") }. Kies je investeringskaart.
merchants-question-status-cards = Je standskosten als { AS(AT($places, $seat, "status"), "merchants-rank") } zijn { AT($places, $seat, "upkeep") }. Speel je eerst kaarten?
merchants-question-credit = { KINDS($question) ->
    [DeclineCredit] Je hebt genoeg geld en geen krediet nodig.
   *[other] { AT($question, "rule") ->
        [MA-61] Je bent gedaald. Neem je een krediet?
        [MA-R26] Je kunt je standskosten niet betalen. Neem je een krediet om niet te dalen?
       *[other] Je komt geld tekort. Neem je een krediet?
    }
}
merchants-question-repay = { AT($places, $seat, "credits") ->
    [one] Je hebt { AT($places, $seat, "credits") } krediet. Betaal je het terug?
   *[other] Je hebt { AT($places, $seat, "credits") } kredieten. Hoeveel betaal je terug?
}
merchants-climbing = Je stand: { AS(AT($places, $seat, "status"), "merchants-rank") }. Een niveau kost { $step_cost }: hoeveel niveaus stijg je?
merchants-last-chance = Je laatste kans om te stijgen, want het spel eindigt nu: geld telt alleen nog bij een gelijke stand. { merchants-climbing }
merchants-question-climb = { IS(MAX($arrivals, $end_arrivals), $arrivals) ->
    [yes] { merchants-last-chance }
   *[no] { IS($round, OPTION("max_rounds")) ->
        [yes] { merchants-last-chance }
       *[no] { merchants-climbing }
    }
}
merchants-question-offer-card = Veil een startkaart.
merchants-question-equipment-bid = { AT($auction, "high") ->
    [0] { AS(AT($auction, "card"), "merchants-piece") } wordt geveild: bied of pas.
   *[other] { SEAT(AT($auction, "leader")) } biedt { AT($auction, "high") } op { AS(AT($auction, "card"), "merchants-piece") }: bied meer of pas.
}
merchants-wait-purchase = { told-waiting } koopt in.
merchants-wait-wagon-bid = Geheime biedingen op wagen { $bidding }. Wachten op { told-waiting }.
merchants-wait-master-load = { told-waiting } laadt wagen { AT($loading, "wagon") }.
merchants-wait-load-request = { told-waiting } denkt na over meeladen op wagen { AT($loading, "wagon") }.
merchants-wait-load-quote = { told-waiting } noemt een prijs ({ SEAT(AT($loading, "guest")) }: { AS(AT($loading, "goods"), "merchants-load") }).
merchants-wait-load-answer = { told-waiting } denkt na over de prijs.
merchants-wait-load-reply = { told-waiting } denkt na over het bod.
merchants-wait-load-final = { told-waiting } denkt na over de laatste prijs.
merchants-wait-move-turn = { told-waiting } verplaatst een wagen.
merchants-wait-pick-influence = { told-waiting } kiest een invloedskaart.
merchants-wait-price-disc = Geheime prijsschijven. Wachten op { told-waiting }.
merchants-wait-price-adjust = { told-waiting } mag prijzen verschuiven.
merchants-wait-charter = { told-waiting } mag een stadsprivilege spelen.
merchants-wait-warehouse-sale = { told-waiting } mag uit de pakhuizen verkopen.
merchants-wait-invest-bid = { told-waiting } denkt erover meer dan { AT($auction, "high") } te bieden.
merchants-wait-invest-pick = { told-waiting } kiest een investeringskaart.
merchants-wait-status-cards = { told-waiting } mag vóór de standskosten kaarten spelen.
merchants-wait-credit = { told-waiting } denkt na over een krediet.
merchants-wait-repay = { told-waiting } mag kredieten terugbetalen.
merchants-wait-climb = { told-waiting } mag stijgen, { $step_cost } per niveau.
merchants-wait-offer-card = { told-waiting } veilt een kaart.
merchants-wait-equipment-bid = { told-waiting } denkt erover meer dan { AT($auction, "high") } te bieden op { AS(AT($auction, "card"), "merchants-piece") }.
merchants-wait-moment = Een ogenblik.
merchants-wait-over = Het spel is afgelopen.

## Wat je kunt doen

merchants-action-buy-good = Koop { merchants-object } in { merchants-city }
merchants-action-end-purchase = Inkoop beëindigen
merchants-action-play-letter = Een wisselbrief spelen
merchants-action-bid-for-wagon = { $amount } bieden
merchants-action-load-goods = { merchants-units } laden
merchants-action-load-nothing = Niets meer laden
merchants-action-request-loading = { $permit ->
    [yes] { AS($goods, "merchants-load") } laden met een vergunning
   *[no] { AS($goods, "merchants-load") } meeladen?
}
merchants-action-pass-loading = Passen
merchants-action-quote-price = { $amount } vragen
merchants-action-counter-offer = { $amount } bieden
merchants-action-final-price = Laatste woord: { $amount }
merchants-action-accept = { merchants-standing } voor { AS(AT($loading, "goods"), "merchants-load") } aannemen
merchants-action-refuse = Weigeren
merchants-action-move-wagon = { $horses ->
    [0] Wagen { $wagon } met fiche { $token } naar { AS($to, "merchants-place") }{ merchants-behind }
   *[other] Wagen { $wagon } met fiche { $token } en verse paarden +{ $horses } naar { AS($to, "merchants-place") }{ merchants-behind }
}
merchants-action-push-wagon = Wagen { $wagon }: { merchants-spaces } verder, naar { AS($to, "merchants-place") }{ merchants-behind }
merchants-action-move-courier = Koerier naar { AS($to, "merchants-place") }
merchants-action-break-axle = Gebroken as voor wagen { $wagon }
merchants-action-end-turn = Beurt beëindigen
merchants-action-pick-influence = { merchants-card } nemen
merchants-action-set-disc = { IS(AT($goods, 0), AT($goods, 1)) ->
    [yes] Laat { AS($goods, "merchants-pointers") } stijgen (beide wijzers)
   *[no] Laat { AS($goods, "merchants-pointers") } stijgen
}
merchants-action-shift-price = { $by ->
    [1] Zet { merchants-good } een niveau hoger
   *[other] Zet { merchants-good } een niveau lager
}
merchants-action-end-adjusting = Geen stap meer
merchants-action-play-charter = Het privilege spelen
merchants-action-keep-charter = Niet spelen
merchants-action-sell-stored = Verkoop { merchants-object } in { merchants-city }
merchants-action-end-sale = Niets meer verkopen
merchants-action-bid = { $amount } bieden
merchants-action-pass-bid = Passen
merchants-action-pick-investment = { merchants-card } nemen
merchants-action-play-status-cards = { $patron ->
    [yes] { $letters ->
        [0] De gunst van een beschermheer spelen
        [one] De gunst en { $letters } wisselbrief spelen
       *[other] De gunst en { $letters } wisselbrieven spelen
    }
   *[no] { $letters ->
        [0] Geen kaart spelen
        [one] { $letters } wisselbrief spelen
       *[other] { $letters } wisselbrieven spelen
    }
}
merchants-action-take-credit = Een krediet nemen
merchants-action-decline-credit = Geen krediet
merchants-action-repay = { $credits ->
    [0] Niets terugbetalen
    [one] { $credits } krediet terugbetalen voor { PRODUCT($credits, PRINTED("credit_repay")) }
   *[other] { $credits } kredieten terugbetalen voor { PRODUCT($credits, PRINTED("credit_repay")) }
}
merchants-action-climb = { $steps ->
    [0] Blijven
    [one] { $steps } niveau omhoog voor { PRODUCT($steps, $step_cost) }
   *[other] { $steps } niveaus omhoog voor { PRODUCT($steps, $step_cost) }
}
merchants-action-offer-card = { merchants-card } veilen
merchants-behind = { $came_from ->
    [none] { "" }
   *[other] { " " }(vanaf { AS($came_from, "merchants-place") })
}

## Wat een keuze betekent

merchants-hint-buys = Kost { $price }, levert vandaag { $sell } op. Nog { $supply } over. { merchants-wagon-there }
    .after = 1 × { merchants-good }: kost { $price }, levert vandaag { $sell } op. Nog { $supply } over. { merchants-wagon-there }
merchants-wagon-there = { $wagon ->
    [0] Er staat daar nu geen wagen.
   *[other] Wagen { $wagon } staat daar.
}
merchants-hint-cash-now = Je hebt { $cash } florijn.
    .after = Je zou { LESS($cash, $amount) } florijn overhouden.
merchants-hint-cash-after = Je zou { $cash } florijn hebben.
merchants-hint-monopoly = Niemand anders mag { merchants-good } op deze wagen laden.
merchants-hint-asks = { SEAT($master) } noemt een prijs; je kunt die nog weigeren.
merchants-hint-permit = Vragen hoeft niet: { $fee } florijn voor { SEAT($master) }.
merchants-hint-price-for = { $count ->
    [one] De prijs geldt voor { $count } goed.
   *[other] De prijs geldt voor { $count } goederen samen.
}
merchants-hint-arrives = Komt aan in { merchants-city }, bonus { $bonus }.
merchants-hint-earns = Tegen de prijzen van nu zou { SEAT($owner) } { $amount } verdienen.
merchants-hint-cities-ahead = { $loaded ->
    [yes] Je lading zou { LIST($cities, "merchants-city-worth") } opbrengen.
   *[no] Nog te gaan: { LIST($cities, "merchants-city-ahead") }.
}
merchants-city-ahead = { $spaces } naar { merchants-city }
merchants-spaces = { $spaces ->
    [one] { $spaces } veld
   *[other] { $spaces } velden
}
merchants-city-worth = { $worth } in { merchants-city } ({ merchants-spaces })
merchants-hint-could-load = Als laadmeester zou je { merchants-units } kunnen laden; dat levert vandaag { $sales } op.
    .after = Als laadmeester zou je { merchants-units } kunnen laden; dat levert vandaag { $sales } op, na dit bod { LESS($sales, $amount) }.
merchants-hint-sells-for = Dat levert vandaag { $sales } op.
merchants-hint-meets-courier = Hij ontmoet de koerier: een invloedskaart!
merchants-hint-price-to = Verkoopprijs van { merchants-good }: { $after } in plaats van { $before }.
merchants-hint-price-crash = De verkoopprijs van { merchants-good } stort in: { $after } in plaats van { $before }.
merchants-hint-bonus-gained = { $count ->
    [one] { $count } extra goed krijgt de bonus: { $gain } florijn.
   *[other] { $count } extra goederen krijgen de bonus: { $gain } florijn.
}
merchants-hint-bonus-forgone = { $count ->
    [one] Je laat { $gain } florijn liggen voor { $count } goed.
   *[other] Je laat { $gain } florijn liggen voor { $count } goederen.
}
merchants-hint-receives = { $amount } florijn van de bank.
merchants-hint-upkeep = Standskosten: { $upkeep }.
merchants-hint-credit = { $amount } nu, { $back } terug te betalen.
merchants-hint-rises = { merchants-level }: { $upkeep } standskosten per ronde.
merchants-means-end-purchase = Wat je nu niet koopt, kun je later kopen.
merchants-means-bid = Een niveau hoger in stand kost nu { $step_cost }.
merchants-means-bid-for-wagon = { AT($places, $seat, "stores", AT($wagons, LESS($bidding, 1), "at")) ->
    [none] Je hebt hier geen goederen om te laden: als laadmeester verdien je wat de anderen voor hun plaats betalen.
   *[other] { "" }
}
merchants-means-load-nothing = Zonder eigen goederen aan boord heb je geen monopolie.
merchants-means-pick-influence = { merchants-effect }
merchants-means-pick-investment = { merchants-effect }
merchants-means-offer-card = { merchants-effect }
merchants-means-move-wagon = { IS($to, AT($wagons, LESS($wagon, 1), "at")) ->
    [yes] De weg is versperd: de wagen blijft staan en het fiche is gespeeld.
   *[no] { "" }
}
merchants-means-break-axle = Niemand kan hem deze ronde nog verplaatsen.
merchants-means-take-credit = Met een krediet kun je niet stijgen en niet winnen.
merchants-means-pass-bid = { AT($auction, "leader") ->
    [none] { AT($auction, "card") ->
        [none] Biedt niemand, dan wordt er geen kaart verkocht en zijn de veilingen van deze ronde voorbij.
       *[other] Biedt niemand, dan neemt { SEAT(AT($auction, "seller")) } de kaart voor de gedrukte prijs.
    }
   *[other] { COUNT(AT($auction, "inside")) ->
        [2] { merchants-knocked-down }.
       *[other] { merchants-knocked-down }, tenzij iemand meer biedt.
    }
} Je houdt je { AT($places, $seat, "cash") } florijn en doet alleen in deze veiling niet meer mee.
merchants-knocked-down = { AT($auction, "card") ->
    [none] { SEAT(AT($auction, "leader")) } kiest een kaart voor { AT($auction, "high") }
   *[other] { SEAT(AT($auction, "leader")) } krijgt de kaart voor { AT($auction, "high") }
}
merchants-means-pass-loading = Je goederen blijven in het pakhuis en wachten op een andere wagen.
merchants-means-refuse = Er wordt niets geladen en niets betaald.
merchants-means-end-adjusting = De prijzen blijven zoals ze nu zijn.
merchants-means-end-sale = De rest blijft in je pakhuizen.
merchants-means-decline-credit = Je gaat verder met je { AT($places, $seat, "cash") } florijn.

## Het bord

merchants-map = De kaart
merchants-round = Ronde { $round }
merchants-phases = De ronde
merchants-first = startspeler
merchants-prices = Prijzen
merchants-buy = inkoop
merchants-sell = verkoop
merchants-price-label = { merchants-good }: niveau { $level }, inkoop { $buy }, verkoop { $sell }, nog { $count }
merchants-bonus = Bonus { $bonus }
merchants-town-label = { merchants-city }: verkoopt { LIST($goods, "merchants-ware") }; bonus { $bonus }
merchants-store-label = { WHO($seat) ->
    [you] Jouw pakhuis: { AS($goods, "merchants-stock") }
   *[other] Pakhuis van { SEAT($seat) }: { AS($goods, "merchants-stock") }
}
merchants-stores = Pakhuizen
merchants-wagons = Wagens
merchants-wagon-label = { WHO($master) ->
    [none] Wagen { $wagon }, { AS($at, "merchants-place") }{ merchants-behind }, leeg, geen laadmeester
    [you] Wagen { $wagon }, { AS($at, "merchants-place") }{ merchants-behind }, jij bent laadmeester: { merchants-cargo }
   *[other] Wagen { $wagon }, { AS($at, "merchants-place") }{ merchants-behind }, laadmeester { SEAT($master) }: { merchants-cargo }
}
merchants-cargo = { SUM($cargo) ->
    [0] leeg
   *[other] { LIST($cargo, "merchants-cargo-of") }
}
merchants-cargo-of = { COUNT($it) ->
    [0] { "" }
   *[other] { SEAT($at) } ({ AS($it, "merchants-stock") })
}
merchants-courier = Koerier, { AS($courier, "merchants-place") }
merchants-arrivals = Aankomsten
merchants-arrivals-of = { $arrivals } van { $end } wagens aangekomen
merchants-step-cost = Een niveau kost { $cost }
merchants-ladder = Stand
merchants-upkeep = kosten
merchants-rung = { COUNT($seats) ->
    [0] { merchants-level }, standskosten { $upkeep }
   *[other] { merchants-level }, standskosten { $upkeep }: { LIST($seats, "told-seat") }
}
merchants-tokens = Bewegingsfiches: { LIST($tokens) }
merchants-token = Fiche { $token }
merchants-token-horses = Fiche { $token } met verse paarden +{ $horses }
merchants-extra = Extra wagenvelden: { $spaces }
merchants-credits = { $count ->
    [one] { $count } krediet
   *[other] { $count } kredieten
}
merchants-influence = { $count ->
    [one] { $count } invloedskaart
   *[other] { $count } invloedskaarten
}
merchants-investments = Investeringskaarten
merchants-display = Open investeringskaarten
merchants-deck = { $count } gedekt
merchants-your-bid = Je bod ligt klaar: { $amount }
merchants-your-disc = Je schijf is ingesteld: { AS($goods, "merchants-pointers") }
merchants-bids = Biedingen op wagen { $wagon }
merchants-discs = Prijsschijven
merchants-payday = Wagen { $wagon } wordt gelost in { merchants-city }
merchants-haggle = Wagen { $wagon } laden in { AS($at, "merchants-place") }
merchants-haggle-wants = { WHO($seat) ->
    [you] Je wilt { merchants-haggle-load } laden
   *[other] { SEAT($seat) } wil { merchants-haggle-load } laden
}
merchants-haggle-load = { LIST(TALLY($goods, "cloth iron wine food silk salt"), "merchants-haggle-good") }
merchants-haggle-good = { $it ->
    [one] { merchants-amount } (vandaag { AT($prices, $at, "sell") })
   *[other] { merchants-amount } (vandaag { AT($prices, $at, "sell") } per stuk)
}
merchants-haggle-word = { $word ->
    [quote] vraagt
    [counter] biedt
   *[final] laatste woord
}
merchants-reason = { $it ->
    [usual-fee] Het gebruikelijke laadgeld.
    [sells-well] Die lading verkoopt vast goed.
    [little-to-earn] Op deze weg valt weinig te verdienen.
    [fair-price] Een eerlijke prijs.
    [better-than-nothing] Een lege plaats levert niets op.
    [too-dear] Dat is te duur.
    [not-far-apart] We liggen niet ver uit elkaar.
    [not-worth-it] De rit is me dat niet waard.
    [half-way] Laten we het verschil delen.
   *[too-little] Dat is te weinig.
}
merchants-pointer = { $number ->
    [1] Eerste wijzer
   *[2] Tweede wijzer
}
merchants-disc-same = Beide wijzers op { merchants-good }
merchants-choose-end = Wagen { $wagon }: fiche en bestemming
merchants-up = { merchants-good } een niveau hoger
merchants-down = { merchants-good } een niveau lager
merchants-ledger = Je boeken per wagen
merchants-ledger-wagon = Wagen { $wagon }
merchants-ledger-bids = gewonnen biedingen
merchants-ledger-fees = laadgeld betaald
merchants-ledger-earned = laadgeld ontvangen
merchants-ledger-sales = verkoop
merchants-ledger-sum = resultaat
merchants-ledger-goods = Gekochte goederen
merchants-zoom-in = Kaart vergroten
merchants-zoom-out = Hele kaart
merchants-scores = Stand aan het einde
merchants-orders = Vaste opdrachten
merchants-orders-help = Alleen voor jou. Als laadmeester: je prijs per goed; als meerijder: het hoogste bedrag dat je per goed betaalt. Waar je niets invult, wordt het je gevraagd.
merchants-orders-price = Prijs voor het laden van { merchants-good }
merchants-orders-accept = Bod aannemen vanaf (per goed)
merchants-orders-pay = Hoogstens betalen (per goed)
merchants-orders-save = Opdrachten bewaren
merchants-orders-clear = Opdrachten intrekken
merchants-orders-none = vraag mij

## Het einde

merchants-over-status = Stand
merchants-sum = { merchants-over-status }

## De begeleide eerste ronde

merchants-aim-credit = { $level }, met krediet: achter iedereen zonder krediet
merchants-aim-margin = { $count ->
    [one] { $count } niveau
   *[other] { $count } niveaus
}
merchants-tour-aim = Je wint met je stand: wie het hoogst op de ladder staat als er genoeg wagens zijn aangekomen, wint. Geld is er alleen om te stijgen.
    .touching = Houd je vinger op een keuze: de balk zegt wat die zou betekenen.
merchants-tour-purchase = Koop goederen, liefst waar een wagen staat: ze wachten in het pakhuis van die stad tot een wagen ze meeneemt. Een stad betaalt haar bonus (de + naast haar naam) voor goederen die haar eigen markt niet verkoopt.
merchants-tour-bid = Iedereen biedt in het geheim op de wagen. Wie wint, is laadmeester, laadt gratis goederen van één soort en verdient aan wie wil meeladen. Niemand anders laadt dan nog die soort: de jouwe blijven wachten.
merchants-tour-load = Eén soort is het monopolie van de laadmeester. De anderen mogen vragen of ze een paar goederen van andere soorten mogen meeladen, en afdingen op de prijs.
merchants-tour-move = Een fiche verplaatst een wagen zoveel velden als erop staat, en komt terug als ze alle op zijn. Een wagen kan goederen van iedereen vervoeren: bedenk wie je helpt. De koerier ontmoeten levert een kaart op.
merchants-tour-disc = Elke schijf laat een of twee goederen stijgen. Maar een goed op het hoogste niveau valt helemaal terug als iemand het nog eens laat stijgen.
merchants-tour-auction = Wie wint, kiest een investeringskaart en gebruikt die in elke latere ronde.
merchants-tour-climb = De stand beslist het spel. Stijgen wordt met elke aankomst duurder, en elk niveau brengt elke ronde standskosten met zich mee. Houd genoeg over om te handelen!

## Opties

merchants-option-edition = Uitgave
merchants-option-edition-help = 2010, of de eerste uitgave van 1999: ieder vanaf het begin twee kaarten, geen investeringsfase.
    .page = `edition` is normaal `2010`. Met `1999` speel je de eerste uitgave: wagens in Parijs, Keulen en Genua, ieder twee investeringskaarten vanaf het begin en geen fase 6, vijftien invloedskaarten, tien kredieten, en je mag van velden afzien.
merchants-option-edition-2010 = 2010
merchants-option-edition-1999 = 1999
merchants-option-equipment = Startkaarten (1999)
merchants-option-equipment-help = De startkaarten worden geveild, of voor beginners in paren uitgedeeld.
    .page = `equipment` zegt hoe de startkaarten van `1999` worden verdeeld: met `auction` op een veiling, of met `pairs` als paren die elk 1000 florijn kosten.
merchants-option-equipment-auction = veiling
merchants-option-equipment-pairs = paren
merchants-option-strong-and-weak = Eén dure, één goedkope kaart (1999)
merchants-option-strong-and-weak-help = Op de veiling krijgt ieder één dure en één goedkope kaart.
    .page = `strong_and_weak` is normaal `false`. Met `true` mag iedereen maar één kaart van 600 of 800 en één van 200 of 400 hebben, op de veiling van `1999`.
merchants-option-start-cities = Waar de wagens beginnen
merchants-option-start-cities-help = De steden van de uitgave; Parijs, Keulen en Wenen (2010); Parijs, Keulen en Genua (1999); of geloot.
    .page = `start_cities` is normaal `edition`: Parijs, Keulen, Wenen, of met `1999` Genua in plaats van Wenen. `seed` zijn de steden van 2010, `queen` die van 1999, `random` loot ([MA-R01](#ma-r01)).
merchants-option-start-cities-edition = volgens de uitgave
merchants-option-start-cities-seed = Parijs, Keulen, Wenen
merchants-option-start-cities-queen = Parijs, Keulen, Genua
merchants-option-start-cities-random = geloot
merchants-option-first-round-purchase-passes = Inkopen in ronde 1
merchants-option-first-round-purchase-passes-help = Hoe vaak iedereen in de eerste ronde inkoopt.
    .page = `first_round_purchase_passes` is het aantal inkopen in de eerste ronde: normaal 2, of anders 1 ([MA-R02](#ma-r02)).
merchants-option-purchase-single-city = Inkoop in één stad
merchants-option-purchase-single-city-help = Alle goederen van een inkoop komen uit dezelfde stad.
    .page = `purchase_single_city` is normaal `false`. Met `true` gaan alle goederen van een inkoop naar één stad ([MA-R03](#ma-r03)).
merchants-option-bonus-test = Bonus voor goederen
merchants-option-bonus-test-help = Goederen krijgen de bonus als de markt van de stad ze niet verkoopt, of als ze daar in geen pakhuis liggen.
    .page = `bonus_test` is normaal `market`: wat de stad niet verkoopt, krijgt de bonus. Met `warehouse` is dat een goed waarvan niemand daar een eenheid in een pakhuis heeft ([MA-R04](#ma-r04)).
merchants-option-bonus-test-market = die de markt niet verkoopt
merchants-option-bonus-test-warehouse = die in geen pakhuis liggen
merchants-option-guest-load-max = Goederen van een meerijder
merchants-option-guest-load-max-help = Hoeveel goederen een meerijder op een wagen mag hebben; 0: zoals in het gegevensbestand.
    .page = `guest_load_max` is wat een meerijder mag laden: normaal 0, dat zijn de 2 van de doos, of anders 1, 2 of 3 ([MA-R05](#ma-r05)).
merchants-option-guest-mix = Soorten van een meerijder
merchants-option-guest-mix-help = Of een meerijder er twee van dezelfde soort mag laden.
    .page = `guest_mix` is normaal `any`. Met `distinct` moeten de goederen van een meerijder onderling verschillen ([MA-R06](#ma-r06)).
merchants-option-guest-mix-any = vrij
merchants-option-guest-mix-distinct = allemaal verschillend
merchants-option-negotiation = Laadgeld
merchants-option-negotiation-help = Eén tegenbod en één laatste woord, alleen de prijs van de laadmeester, of zo vaak heen en weer als nodig.
    .page = `negotiation` is normaal `counter`. Met `quote_only` kun je de prijs van de laadmeester alleen aannemen of weigeren. Met `free` gaat het verder: de prijs van de laadmeester daalt telkens, en wie een plaats voor later belooft, zit daar niet aan vast ([MA-R07](#ma-r07)).
merchants-option-negotiation-counter = met afdingen
merchants-option-negotiation-quote-only = genoemd door de laadmeester
merchants-option-negotiation-free = vrij onderhandeld
merchants-option-private-negotiation = Afdingen onder vier ogen
merchants-option-private-negotiation-help = Alleen laadmeester en meerijder horen de genoemde prijzen; bij open geld ziet iedereen wat er betaald wordt.
    .page = `private_negotiation` is normaal `false`. Met `true` zien alleen de twee betrokkenen de bedragen; met `open_money` ziet iedereen wat er uiteindelijk betaald wordt ([MA-R07](#ma-r07)).
merchants-option-zero-bid-wins = Een bod van 0 kan winnen
merchants-option-zero-bid-wins-help = Biedt iedereen 0, dan krijgt de startspeler de wagen gratis.
    .page = `zero_bid_wins` is normaal `true`. Met `false` heeft een wagen waarop iedereen 0 biedt geen laadmeester ([MA-R08](#ma-r08)).
merchants-option-forfeit-movement = Velden mogen vervallen
merchants-option-forfeit-movement-help = Een wagen mag minder velden rijden dan het fiche zegt.
    .page = `forfeit_movement` is normaal `false`. Met `true` mag je een wagen minder velden verplaatsen dan je fiche zegt ([MA-R10](#ma-r10)).
merchants-option-pass-movement = Rijden is vrijwillig
merchants-option-pass-movement-help = Je mag je beurt beëindigen zonder een fiche te spelen.
    .page = `pass_movement` is normaal `false`. Met `true` mag je passen zonder een fiche te spelen ([MA-R11](#ma-r11)).
merchants-option-empty-wagons-move = Lege wagens mogen rijden
merchants-option-empty-wagons-move-help = Wagens zonder goederen mogen altijd worden verplaatst.
    .page = `empty_wagons_move` is normaal `false`. Met `true` mogen lege wagens altijd verplaatst worden ([MA-R14](#ma-r14)).
merchants-option-meeting-repeat = Elke ontmoeting telt
merchants-option-meeting-repeat-help = Een wagen die bij de koerier blijft staan, levert elke beurt een kaart op.
    .page = `meeting_repeat` is normaal `false`. Met `true` levert elke beurt die met een wagen bij de koerier eindigt een kaart op ([MA-R16](#ma-r16)).
merchants-option-influence-choice = Invloedskaarten worden
merchants-option-influence-choice-help = Uit de stapel gekozen, of getrokken.
    .page = `influence_choice` is normaal `choose`. Met `draw` trek je ongezien een kaart ([MA-R17](#ma-r17)).
merchants-option-influence-choice-choose = gekozen
merchants-option-influence-choice-draw = getrokken
merchants-option-influence-secret = Geheime invloedskaarten
merchants-option-influence-secret-help = Alleen wie ze heeft, weet welke het zijn.
    .page = `influence_secret` is normaal `true`. Met `false` liggen invloedskaarten open ([MA-R17](#ma-r17)).
merchants-option-double-pointer = Beide wijzers op één goed
merchants-option-double-pointer-help = Hoeveel niveaus het stijgt.
    .page = `double_pointer` is normaal 1. Met 2 laten beide wijzers op één goed het twee niveaus stijgen ([MA-R18](#ma-r18)).
merchants-option-end-arrivals = Aankomsten tot het einde
merchants-option-end-arrivals-help = 0: het gewone aantal voor zoveel spelers. Elk ander getal beslist, welke lengte je ook kiest.
    .page = `end_arrivals` is het aantal aankomsten waarmee het spel eindigt; 0 betekent het gewone aantal naar spelers en `game_length`, elk ander getal beslist alleen ([MA-R23](#ma-r23)).
merchants-option-game-length = Lengte
merchants-option-game-length-help = Het korte spel eindigt na minder aankomsten.
    .page = `game_length` is normaal `full`. Met `short` zijn 6, 5 of 4 aankomsten genoeg voor vier, drie of twee spelers.
merchants-option-game-length-full = volledig
merchants-option-game-length-short = kort
merchants-option-credit-timing = Krediet
merchants-option-credit-timing-help = Na een daling, of ervoor om die te vermijden.
    .page = `credit_timing` is normaal `after_fall`. Met `before_fall` mag je een krediet nemen om niet te dalen ([MA-R26](#ma-r26)).
merchants-option-credit-timing-after-fall = na de daling
merchants-option-credit-timing-before-fall = vóór de daling
merchants-option-credit-supply = Voorraad kredieten
merchants-option-credit-supply-help = Hoeveel er zijn; 0: onbeperkt.
    .page = `credit_supply` is het aantal kredieten: normaal `edition`, dat zijn er 4, of 10 met `1999`; of anders `4` (alleen met `2010`), `5`, `10` of `0` voor zoveel je wilt ([MA-R27](#ma-r27)).
merchants-option-credit-supply-edition = volgens de uitgave
merchants-option-credit-bottom = Krediet op het laagste niveau
merchants-option-credit-bottom-help = Voor wie bijna geen geld meer heeft, of nooit.
    .page = `credit_bottom` is normaal `destitute`. Met `strict` is er geen krediet voor wie niet gedaald is ([MA-R28](#ma-r28)).
merchants-option-credit-bottom-destitute = voor de armen
merchants-option-credit-bottom-strict = nooit
merchants-option-all-indebted-rank = Als iedereen schulden heeft
merchants-option-all-indebted-rank-help = Vergelijk geld min schulden, of alleen geld.
    .page = `all_indebted_rank` is normaal `net`. Met `cash` worden schulden niet afgetrokken als iedereen ze heeft ([MA-R30](#ma-r30)).
merchants-option-all-indebted-rank-net = geld min schulden
merchants-option-all-indebted-rank-cash = geld
merchants-option-cheap-purchase = Voordelige inkoop
merchants-option-cheap-purchase-help = Eén prijs voor alle goederen van een inkoop, of voor elk.
    .page = `cheap_purchase` is normaal `flat100`: de kaart noemt de prijs van de hele inkoop. Met `each100` kost elk goed zoveel ([MA-R32](#ma-r32)).
merchants-option-cheap-purchase-flat100 = In totaal
merchants-option-cheap-purchase-each100 = Per stuk
merchants-option-rotate-first-player = Startspeler wisselt
merchants-option-rotate-first-player-help = De rol gaat elke ronde naar links.
    .page = `rotate_first_player` is normaal `true`. Met `false` blijft de startspeler dezelfde ([MA-R34](#ma-r34)).
merchants-option-skip-last-auction = Geen veiling in de laatste ronde
merchants-option-skip-last-auction-help = Investeringskaarten worden niet meer geveild als het einde vaststaat.
    .page = `skip_last_auction` is normaal `false`. Met `true` is er in de laatste ronde geen fase 6 ([MA-R37](#ma-r37)).
merchants-option-max-rounds = Hoogste aantal rondes
merchants-option-max-rounds-help = Het spel eindigt uiterlijk na zoveel rondes.
    .page = `max_rounds` is een noodrem, normaal 20, hoogstens 40 ([MA-R42](#ma-r42)).
merchants-option-open-money = Open geld
merchants-option-open-money-help = Iedereen ziet hoeveel iedereen heeft.
    .page = `open_money` is normaal `false`. Met `true` ziet iedereen al het geld.

## Kant-en-klare regels: alle opties van één spelregelboekje

merchants-preset-1999 = Uitgave van 1999
merchants-preset-1999-help = Andere steden voor de wagens; iedereen heeft vanaf het begin investeringskaarten en er is geen investeringsfase; minder invloedskaarten, meer kredieten, en je mag van velden afzien.
merchants-preset-2010 = Uitgave van 2010
merchants-preset-2010-help = Investeringskaarten worden elke ronde geveild; alle invloedskaarten, weinig kredieten, en een wagen gaat precies zo ver als het fiche zegt.

bot-names-merchants = Agnes, Bartolo, Cornelia, Diederik
bot-level-merchants-random = Toeval
bot-level-merchants-peddler = Marskramer
bot-level-merchants-bookkeeper = Boekhouder
bot-level-merchants-shipowner = Reder
bot-level-merchants-burgomaster = Burgemeester
bot-level-merchants-banker = Bankier
bot-temper-merchants-peddler = Neemt de prijzen zoals ze zijn en klimt zodra de beurs vol is.
bot-temper-merchants-bookkeeper = Ziet waar de prijzen heen gaan, maar mist soms iets en biedt op gevoel.
bot-temper-merchants-shipowner = Kijkt in je pakhuis en biedt net iets meer dan een wagen jou waard is.
bot-temper-merchants-burgomaster = Denkt de ronde tot het einde door, maar let maar de helft van de tijd op.
bot-temper-merchants-banker = Denkt de ronde steeds opnieuw door en rekent uit welke stand die oplevert.

## Weigeringen

error-amount-not-in-steps = Bedragen gaan in vaste stappen.
error-cannot-climb = Zoveel niveaus kun je niet stijgen.
error-cannot-end-there = De wagen kan daar niet eindigen.
error-cannot-load = Dit kan niet worden geladen.
error-cannot-repay = Zoveel kredieten kun je niet terugbetalen.
error-card-not-face-up = Deze kaart ligt niet open.
error-card-not-left = Deze kaart is er niet meer.
error-courier-cannot = De koerier kan daar niet heen.
error-end-of-scale = De prijs staat al aan het eind van de tabel.
error-monopoly = Deze soort is het monopolie van de laadmeester.
error-must-move = Eerst moet een wagen worden verplaatst.
error-no-axle = Hier kan geen as breken.
error-no-credit = Er kan nu geen krediet worden genomen.
error-no-such-card-in-hand = Deze kaart heb je niet.
error-no-such-city = Zo’n stad is er niet.
error-no-such-good = Zo’n goed is er niet.
error-no-such-pair = Zo’n paar is er niet.
error-no-such-space = Zo’n veld is er niet.
error-not-enough-money = Zoveel geld heb je niet.
error-not-in-store = Dit goed ligt daar niet in je pakhuis.
error-not-neighbours = Deze velden liggen niet naast elkaar.
error-not-sold-here = Deze stad verkoopt dit goed niet.
error-one-city-only = Alle goederen van een inkoop moeten uit één stad komen.
error-one-type-only = De laadmeester laadt maar één soort.
error-price-out-of-range = Die prijs kan niet.
error-sold-out = Dit goed is uitverkocht.
error-token-played = Je hebt deze beurt al een fiche gespeeld.
error-token-set-aside = Dat fiche is al gespeeld.
error-too-many-steps = Zoveel niveaus stijgt niemand in één ronde.
error-wagon-not-movable = Deze wagen kan nu niet worden verplaatst.

# At the terminal only.
terminal-help-merchants = Korte vormen: wijn par koopt wijn in Parijs of verkoopt hem daar; 2 voedsel laadt of vraagt plaats; w1 3 ham rijdt wagen 1 met fiche 3 naar Hamburg; courier b2; +zijde en -zijde verschuiven een prijs; up 2 stijgt; 300 noemt een bedrag.
terminal-merchants-title = { game-merchants } · { merchants-round } · { merchants-phase }
terminal-merchants-legend = { $wagon } wagen · { $courier } koerier · de velden heten zoals in de lijst en het verslag
terminal-merchants-distances = Velden van stad tot stad
terminal-merchants-supply = over
terminal-merchants-tokens = Fiches
