### Kooplieden. Argumenten: $name, $other, $master, $guest, $leader namen van spelers; $city, $to, $from plaatsen; $good en
### $goods namen van goederen als ze uit een gebeurtenis of zet komen, anders afkortingen; $wagon 1 tot 3; $card naam van een kaart.

game-merchants = Kooplieden van de Middeleeuwen
game-merchants-about = Laad de wagens, ding af op de vracht, verkoop in zes steden.

merchants-title = Kooplieden van de Middeleeuwen
merchants-money = { $amount } florijn
merchants-good = { $good ->
    [cloth] laken
    [iron] ijzer
    [wine] wijn
    [food] voedsel
    [silk] zijde
   *[salt] zout
}
merchants-object = { $good }
merchants-some = { $count } { merchants-good }
merchants-city = { $city ->
    [PAR] Parijs
    [BRU] Brugge
    [KOL] Keulen
    [HAM] Hamburg
    [WIE] Wenen
   *[GEN] Genua
}
merchants-space = veld { $id }
merchants-level = { $level ->
    [0] Kramer
    [1] Handelaar
    [2] Koopman
    [3] Groothandelaar
    [4] Gildebroeder
    [5] Gildemeester
    [6] Patriciër
    [7] Schepen
    [8] Thesaurier
   *[9] Raadsheer
}
merchants-card = { $card ->
    [courier] Koerier
    [express-courier] IJlkoerier
    [cartwright] Wagenmaker
    [great-cartwright] Grote wagenmaker
    [office] Kantoor
    [great-office] Groot kantoor
    [cheap-purchase] Voordelige inkoop
    [warehouse-sale] Pakhuisverkoop
    [fresh-horses] Verse paarden
    [broken-axle] Gebroken as
    [market-rumour] Marktgerucht
    [loading-permit] Laadvergunning
    [city-charter] Stadsprivilege
    [patron-favour] Gunst van een beschermheer
   *[letter-of-exchange] Wisselbrief
}
merchants-effect = { $card ->
    [courier] In je beweging mag je de koerier 1 veld verplaatsen.
    [express-courier] In je beweging mag je de koerier tot 3 velden verplaatsen.
    [cartwright] In je beweging gaat een wagen naar keuze 1 veld verder.
    [great-cartwright] In je beweging gaan wagens naar keuze samen 2 velden verder.
    [office] Na de prijsschijven mag je één goed een niveau omhoog of omlaag zetten.
    [great-office] Na de prijsschijven mag je goederen samen twee niveaus omhoog of omlaag zetten.
    [cheap-purchase] Alle goederen van één inkoop kosten je samen 100 florijn.
    [warehouse-sale] Bij het lossen mag je tot 3 goederen uit je pakhuizen tegen de inkoopprijs verkopen.
    [fresh-horses] Eenmaal: een fiche brengt een wagen 1 of 2 velden verder.
    [broken-axle] Eenmaal: een wagen op de weg staat de rest van de ronde stil.
    [market-rumour] Eenmaal: zet na de prijsschijven één goed een niveau omhoog of omlaag.
    [loading-permit] Eenmaal: laad zonder de laadmeester te vragen, voor 100 florijn per goed.
    [city-charter] Eenmaal: al je goederen op een aankomende wagen krijgen de stadsbonus.
    [patron-favour] Eenmaal: je standskosten zijn deze ronde 500 florijn lager.
   *[letter-of-exchange] Eenmaal: 500 florijn van de bank, bij de inkoop of vóór de standskosten.
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
merchants-sale = { $bonus ->
    [0] { $name } { $count } { merchants-good }, { $count } × { $price } = { $total }
   *[other] { $name } { $count } { merchants-good }, { $count } × ({ $price } + { $bonus }) = { $total }
}
merchants-result = { $name }: { merchants-level }, { $cash } florijn

## Wat er gebeurde

merchants-event-first-player-drawn = { $name } is startspeler.
merchants-event-wagon-placed = Wagen { $wagon } begint in { $city }.
merchants-event-investment-turned = { $card } ligt open.
merchants-event-pair-dealt = { $name } krijgt { $cards } voor { $price } florijn.
merchants-event-card-offered = { $name } veilt { $card }.
merchants-event-round-began = Ronde { $round } begint. Startspeler: { $name }.
merchants-event-phase-began = { merchants-phase }
merchants-event-letter-played = { $name } speelt een wisselbrief: { $amount } florijn.
merchants-event-good-bought = { $name } koopt { merchants-object } in { $city } voor { $price }.
merchants-event-purchase-ended = { $bought ->
    [0] { $name } koopt niets.
    [one] { $name } heeft { $bought } goed gekocht.
   *[other] { $name } heeft { $bought } goederen gekocht.
}
merchants-event-wagon-bids-revealed = { $won ->
    [yes] Biedingen op wagen { $wagon }: { $bids }. { $name } is laadmeester.
   *[no] Biedingen op wagen { $wagon }: { $bids }. Niemand krijgt hem.
}
merchants-event-master-loaded = { $count ->
    [0] { $name } laadt niets op wagen { $wagon }.
   *[other] { $name } laadt { $count } { $good } op wagen { $wagon } en heeft daar het monopolie op.
}
merchants-event-loading-requested = { $permit ->
    [yes] { $name } toont een laadvergunning: { $goods } op wagen { $wagon }.
   *[no] { $name } vraagt plaats op wagen { $wagon }: { $goods }.
}
merchants-event-loading-passed = { $name } laadt niets op wagen { $wagon }.
merchants-event-price-named = { $word ->
    [quote] { $amount ->
        [none] { $name } noemt { $other } een prijs.
       *[other] { $name } vraagt { $other } { $amount }.
    }
    [counter] { $amount ->
        [none] { $name } noemt { $other } een andere prijs.
       *[other] { $name } biedt { $other } { $amount }.
    }
   *[final] { $amount ->
        [none] { $name } noemt { $other } een laatste prijs.
       *[other] Laatste woord van { $name } aan { $other }: { $amount }.
    }
}
merchants-event-loading-refused = { $name } weigert het akkoord met { $other }. Er wordt niets geladen.
merchants-event-reason-given = { $name }: “{ $words }”
merchants-event-goods-loaded = { $price ->
    [none] { $name } laadt { $goods } op wagen { $wagon } en betaalt { $master }.
   *[other] { $name } laadt { $goods } op wagen { $wagon } en betaalt { $price } aan { $master }.
}
merchants-fresh-horses = { $horses ->
    [0] { "" }
   *[other] { " " }Verse paarden: +{ $horses }.
}
merchants-event-wagon-moved = { $arrived ->
    [yes] { $name } brengt wagen { $wagon } naar { $to }.{ merchants-fresh-horses }
   *[no] { $token ->
        [none] { $name } rijdt wagen { $wagon } nog { $spaces } verder, naar { $to }.
       *[other] { $name } speelt { $token }: wagen { $wagon } van { $from } naar { $to }.{ merchants-fresh-horses }
    }
}
merchants-event-tokens-returned = { $name } neemt alle fiches terug.
merchants-event-courier-moved = { $name } verplaatst de koerier naar { $to }.
merchants-event-axle-broken = { $name } speelt een gebroken as: wagen { $wagon } staat deze ronde stil.
merchants-event-move-turn-ended = { $moved ->
    [yes] { $name } heeft gereden.
   *[no] { $name } verplaatst niets.
}
merchants-event-courier-met = Wagen { $wagon } ontmoet de koerier: een invloedskaart voor { $name }.
merchants-event-influence-taken = { $known ->
    [yes] { $name } neemt een invloedskaart: { $card }.
   *[no] { $name } neemt een invloedskaart.
}
merchants-event-discs-revealed = De schijven tonen: { $discs }.
merchants-event-price-raised = { $devalued ->
    [yes] { $name } drijft { $good } over de top: terug naar niveau { $level }.
   *[no] { $name } brengt { $good } op niveau { $level }.
}
merchants-event-price-shifted = { $office ->
    [yes] Het kantoor van { $name } zet { $good } op niveau { $level }.
   *[no] { $name } verspreidt een gerucht: { $good } op niveau { $level }.
}
merchants-event-charter-played = { $name } speelt een stadsprivilege voor wagen { $wagon }.
merchants-event-wagon-unloaded = Wagen { $wagon } wordt gelost in { $city }: { $sales }. Aankomsten: { $arrivals }.
merchants-event-empty-wagon-arrived = De lege wagen { $wagon } bereikt { $city }.
merchants-event-stored-good-sold = { $name } verkoopt { merchants-object } uit het pakhuis in { $city } voor { $price }.
merchants-event-bonuses-set = Stadsbonussen: { $bonuses }.
merchants-event-auction-opened = Veiling { $number } van een investeringskaart; { $name } begint.
merchants-event-bid-made = { $name } biedt { $amount }.
merchants-event-bid-passed = { $name } past.
merchants-event-auction-failed = Niemand biedt: er wordt geen investeringskaart verkocht.
merchants-event-investment-taken = { $name } neemt een investeringskaart voor { $price }: { $card }.
merchants-event-patron-played = { $name } speelt de gunst van een beschermheer.
merchants-event-upkeep-paid = { $fell_from ->
    [none] { $name } betaalt { $amount } standskosten.
   *[other] { $name } kan niet betalen en daalt: { merchants-level }, { $amount } standskosten.
}
merchants-event-credit-taken = { $name } neemt een krediet van { $amount }.
merchants-event-credit-declined = { $name } neemt geen krediet.
merchants-event-credits-repaid = { $repaid ->
    [0] { $name } betaalt niets terug.
    [one] { $name } betaalt { $repaid } krediet terug voor { $amount }.
   *[other] { $name } betaalt { $repaid } kredieten terug voor { $amount }.
}
merchants-event-status-raised = { $steps ->
    [0] { $name } stijgt niet.
   *[other] { $name } stijgt: { merchants-level }, voor { $cost }.
}
merchants-event-game-ended = { $count ->
    [one] { $reason ->
        [rounds] De laatste ronde is voorbij. { $names } wint. { $results }.
       *[arrivals] Er zijn genoeg wagens aangekomen. { $names } wint. { $results }.
    }
   *[other] { $reason ->
        [rounds] De laatste ronde is voorbij. { $names } delen de overwinning. { $results }.
       *[arrivals] Er zijn genoeg wagens aangekomen. { $names } delen de overwinning. { $results }.
    }
}

## Wat er gevraagd wordt

merchants-question-purchase = { $pass ->
    [2] Tweede inkoop: je mag er nog { $left } kopen. Neem goederen van de markten van de steden.
   *[other] Inkoop: je mag er nog { $left } kopen. Neem goederen van de markten van de steden.
}
merchants-question-wagon-bid = Geheim bod op wagen { $wagon } in { $city }. De hoogste bieder wordt laadmeester; alleen dat bod wordt betaald.
merchants-question-master-load = Je bent laadmeester van wagen { $wagon } in { $city }. Laad goederen van één soort; niemand anders mag die dan laden.
merchants-question-load-request = Wagen { $wagon } in { $city }: vraag { $master } of je goederen mag meeladen, of pas.
merchants-question-load-quote = { $guest } vraagt plaats op je wagen { $wagon }: { $goods }. Noem je prijs.
merchants-question-load-answer = { $master } vraagt { $price } voor je { $goods }. Neem aan, weiger of bied minder.
merchants-question-load-reply = { $guest } biedt { $price } voor { $goods }; jij vroeg { $quote }. Neem aan, weiger of noem een laatste prijs.
merchants-question-load-final = Het laatste woord van { $master } voor { $goods } is { $price }. Neem aan of weiger.
merchants-question-move-turn = { $moved ->
    [yes] Je fiche is gespeeld. Gebruik je kaarten (wagenvelden: { $extra }, koeriervelden: { $courier }) of beëindig je beurt.
   *[no] Verplaats een wagen: kies de wagen, een fiche en waar hij heen gaat.
}
merchants-question-pick-influence = Een wagen ontmoet de koerier: kies een invloedskaart.
merchants-question-price-disc = Stel in het geheim je prijsschijf in: elk goed dat hij aanwijst, stijgt één niveau. Boven de top valt het terug naar beneden.
merchants-question-price-adjust = Je mag nu prijzen verschuiven (kantoorstappen: { $steps }; dan marktgeruchten).
merchants-question-charter = Wagen { $wagon } wordt gelost in { $city }. Speel je een stadsprivilege voor je goederen?
merchants-question-warehouse-sale = Pakhuisverkoop: verkoop goederen uit je pakhuizen tegen de inkoopprijs (al { $sold } verkocht).
merchants-question-invest-bid = { $high ->
    [0] Er wordt een investeringskaart geveild: bied of pas. Wie wint, kiest een kaart.
   *[other] { $leader } biedt { $high } op een investeringskaart: bied meer of pas.
}
merchants-question-invest-pick = Je hebt de veiling gewonnen voor { $high }. Kies je investeringskaart.
merchants-question-status-cards = Je standskosten als { $level } zijn { $upkeep }. Speel je eerst kaarten?
merchants-question-credit = Je komt geld tekort. Neem je een krediet?
merchants-question-repay = { $credits ->
    [one] Je hebt { $credits } krediet. Betaal je het terug?
   *[other] Je hebt { $credits } kredieten. Hoeveel betaal je terug?
}
merchants-question-climb = Je bent { $level }. Een niveau kost { $cost }: hoeveel stijg je?
merchants-question-offer-card = Veil een uitrustingskaart.
merchants-question-equipment-bid = { $high ->
    [0] { $card } wordt geveild: bied of pas.
   *[other] { $leader } biedt { $high } op { $card }: bied meer of pas.
}
merchants-wait = { $question ->
    [purchase] { $names } koopt in.
    [wagon-bid] Geheime biedingen op wagen { $wagon }. Wachten op { $names }.
    [master-load] { $names } laadt wagen { $wagon }.
    [load-request] { $names } denkt na over meeladen op wagen { $wagon }.
    [load-quote] { $names } noemt een prijs ({ $guest }: { $goods }).
    [load-answer] { $names } denkt na over de prijs.
    [load-reply] { $names } denkt na over het bod.
    [load-final] { $names } denkt na over de laatste prijs.
    [move-turn] { $names } verplaatst een wagen.
    [pick-influence] { $names } kiest een invloedskaart.
    [price-disc] Geheime prijsschijven. Wachten op { $names }.
    [price-adjust] { $names } mag prijzen verschuiven.
    [charter] { $names } mag een stadsprivilege spelen.
    [warehouse-sale] { $names } mag uit de pakhuizen verkopen.
    [invest-bid] { $names } denkt erover meer dan { $high } te bieden.
    [invest-pick] { $names } kiest een investeringskaart.
    [status-cards] { $names } mag vóór de standskosten kaarten spelen.
    [credit] { $names } mag een krediet nemen.
    [repay] { $names } mag kredieten terugbetalen.
    [climb] { $names } mag stijgen, { $cost } per niveau.
    [offer-card] { $names } veilt een kaart.
   *[equipment-bid] { $names } denkt erover meer dan { $high } te bieden op { $card }.
}
merchants-wait-moment = Een ogenblik.
merchants-wait-over = Het spel is afgelopen.

## Wat je kunt doen

merchants-action-buy-good = Koop { merchants-object } in { $city }
merchants-action-end-purchase = Inkoop beëindigen
merchants-action-play-letter = Een wisselbrief spelen
merchants-action-bid-for-wagon = { $amount } bieden
merchants-action-load-goods = { $count } { $good } laden
merchants-action-load-nothing = Niets meer laden
merchants-action-request-loading = { $permit ->
    [yes] { $goods } laden met een vergunning
   *[no] { $goods } meeladen?
}
merchants-action-pass-loading = Passen
merchants-action-quote-price = { $amount } vragen
merchants-action-counter-offer = { $amount } bieden
merchants-action-final-price = Laatste woord: { $amount }
merchants-action-accept = { $price } aannemen
merchants-action-refuse = Weigeren
merchants-action-move-wagon = { $horses ->
    [0] Wagen { $wagon } met fiche { $token } naar { $to } (vanaf { $behind })
   *[other] Wagen { $wagon } met fiche { $token } en verse paarden +{ $horses } naar { $to } (vanaf { $behind })
}
merchants-action-push-wagon = Wagen { $wagon } { $spaces } verder naar { $to } (vanaf { $behind })
merchants-action-move-courier = Koerier naar { $to }
merchants-action-break-axle = Gebroken as voor wagen { $wagon }
merchants-action-end-turn = Beurt beëindigen
merchants-action-pick-influence = { $card } nemen
merchants-action-set-disc = Laat { $goods } stijgen
merchants-action-shift-price = { $by ->
    [1] Zet { $good } een niveau hoger
   *[other] Zet { $good } een niveau lager
}
merchants-action-end-adjusting = Geen stap meer
merchants-action-play-charter = Het privilege spelen
merchants-action-keep-charter = Niet spelen
merchants-action-sell-stored = Verkoop { merchants-object } in { $city }
merchants-action-end-sale = Niets meer verkopen
merchants-action-bid = { $amount } bieden
merchants-action-pass-bid = Passen
merchants-action-pick-investment = { $card } nemen
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
    [one] { $credits } krediet terugbetalen voor { $cost }
   *[other] { $credits } kredieten terugbetalen voor { $cost }
}
merchants-action-climb = { $steps ->
    [0] Blijven
    [one] { $steps } niveau omhoog voor { $cost }
   *[other] { $steps } niveaus omhoog voor { $cost }
}
merchants-action-offer-card = { $card } veilen

## Wat een keuze betekent

merchants-hint-buys = Kost { $price }, levert vandaag { $sell } op. Nog { $supply } over. { $wagon ->
    [0] Er staat daar nu geen wagen.
   *[other] Wagen { $wagon } staat daar.
}
merchants-hint-cash-now = Je hebt { $cash } florijn.
merchants-hint-cash-after = Je zou { $cash } florijn hebben.
merchants-hint-monopoly = Niemand anders mag { merchants-good } op deze wagen laden.
merchants-hint-asks = { $master } noemt een prijs; je kunt die nog weigeren.
merchants-hint-permit = Vragen hoeft niet: { $fee } florijn voor { $master }.
merchants-hint-price-for = { $count ->
    [one] De prijs geldt voor { $count } goed.
   *[other] De prijs geldt voor { $count } goederen samen.
}
merchants-hint-arrives = Komt aan in { merchants-city }, bonus { $bonus }.
merchants-hint-earns = Tegen de prijzen van nu zou { $owner } { $amount } verdienen.
merchants-hint-near-city = { $spaces ->
    [one] Nog { $spaces } veld naar { merchants-city }.
   *[other] Nog { $spaces } velden naar { merchants-city }.
}
merchants-hint-meets-courier = Hij ontmoet de koerier: een invloedskaart!
merchants-hint-effect = { merchants-effect }
merchants-hint-price-to = Verkoopprijs van { merchants-good }: { $after } in plaats van { $before }.
merchants-hint-price-crash = De verkoopprijs van { merchants-good } stort in: { $after } in plaats van { $before }.
merchants-hint-bonus-gained = { $count ->
    [one] { $count } goed meer krijgt de bonus: { $gain } florijn.
   *[other] { $count } goederen meer krijgen de bonus: { $gain } florijn.
}
merchants-hint-bonus-forgone = { $count ->
    [one] Je laat { $gain } florijn liggen voor { $count } goed.
   *[other] Je laat { $gain } florijn liggen voor { $count } goederen.
}
merchants-hint-receives = { $amount } florijn van de bank.
merchants-hint-upkeep = Standskosten: { $upkeep }.
merchants-hint-credit = { $amount } nu, { $back } terug te betalen.
merchants-hint-rises = { merchants-level }: { $upkeep } standskosten in de volgende ronde.
merchants-means-end-purchase = Wat je nu niet koopt, kun je volgende ronde kopen.
merchants-means-bid-for-wagon = Bij gelijke biedingen wint de startspeler, daarna de volgende met de klok mee.
merchants-means-load-nothing = Zonder eigen goederen aan boord heb je geen monopolie.
merchants-means-take-credit = Met een krediet kun je niet stijgen en niet winnen.

## Het bord

merchants-map = De kaart
merchants-round = Ronde { $round }
merchants-phases = De ronde
merchants-first = startspeler
merchants-prices = Prijzen
merchants-buy = inkoop
merchants-sell = verkoop
merchants-supply = nog { $count }
merchants-price-label = { merchants-good }: niveau { $level }, inkoop { $buy }, verkoop { $sell }, nog { $count }
merchants-bonus = Bonus { $bonus }
merchants-town-label = { $city }: verkoopt { $goods }; bonus { $bonus }
merchants-store-label = Pakhuis van { $name }: { $goods }
merchants-wagon-label = { $master ->
    [none] Wagen { $wagon }, { $at }, leeg, geen laadmeester
   *[other] Wagen { $wagon }, { $at }, laadmeester { $master }: { $goods }
}
merchants-cargo-of = { $name } { $goods }
merchants-empty = leeg
merchants-courier = Koerier, { $at }
merchants-arrivals = Aankomsten
merchants-arrivals-of = { $arrivals } van { $end } wagens aangekomen
merchants-type-amount = Typ een bedrag van { $least } tot en met { $most } (in stappen van { $step }).
merchants-step-cost = Een niveau kost { $cost }
merchants-ladder = Stand
merchants-rung = { merchants-level }, standskosten { $upkeep }
merchants-rung-held = { merchants-level }, standskosten { $upkeep }: { $names }
merchants-tokens = Bewegingsfiches: { $tokens }
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
merchants-card-owner = { $name } bezit { $card }
merchants-your-bid = Je bod ligt klaar: { $amount }
merchants-your-disc = Je schijf staat ingesteld: { $goods }
merchants-bids = Biedingen op wagen { $wagon }
merchants-discs = Prijsschijven
merchants-no-master = niemand
merchants-haggle = Wagen { $wagon } laden in { $city }
merchants-haggle-wants = { $name } wil { $goods } laden
merchants-haggle-word = { $word ->
    [quote] vraagt
    [counter] biedt
   *[final] laatste woord
}
merchants-reason-usual-fee = Het gebruikelijke laadgeld.
merchants-reason-sells-well = Die lading verkoopt vast goed.
merchants-reason-little-to-earn = Op deze weg valt weinig te verdienen.
merchants-reason-fair-price = Een eerlijke prijs.
merchants-reason-better-than-nothing = Een lege plaats levert niets op.
merchants-reason-too-dear = Dat is te duur.
merchants-reason-not-far-apart = We liggen niet ver uit elkaar.
merchants-reason-not-worth-it = De rit is me dat niet waard.
merchants-reason-half-way = Laten we het verschil delen.
merchants-reason-too-little = Dat is te weinig.
merchants-pointer = { $number ->
    [1] Eerste wijzer
   *[2] Tweede wijzer
}
merchants-disc-same = Beide wijzers op { merchants-good }
merchants-choose-wagon = Kies een wagen
merchants-choose-token = Wagen { $wagon }: kies een fiche
merchants-choose-end = Wagen { $wagon }: kies waar hij heen gaat
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
merchants-scores-level = Niveau
merchants-orders = Vaste opdrachten
merchants-orders-help = Alleen voor jou. Als laadmeester: je prijs per goed; als meerijder: het meeste wat je per goed betaalt. Waar je niets invult, word je gevraagd.
merchants-orders-price = Prijs voor het laden van { merchants-good }
merchants-orders-accept = Neem een bod aan vanaf, per goed
merchants-orders-pay = Betaal hoogstens, per goed
merchants-orders-save = Opdrachten bewaren
merchants-orders-clear = Intrekken
merchants-orders-none = vraag mij

## Het einde

merchants-over-title = De schermen gaan weg
merchants-over-lead = De hoogste stand wint, dan de volste beurs. Wie een krediet heeft, wint niet zolang een ander er geen heeft.
merchants-over-status = Stand
merchants-over-cash = Florijn
merchants-over-credits = Kredieten
merchants-moment-sale = Wagen { $wagon } in { $city }: { $name } verdient { $income }.
merchants-moment-fall = { $name } kan de standskosten niet betalen en daalt: { merchants-level }.
merchants-moment-crash = { $name } drijft { $good } over de top: de prijs stort in.
merchants-moment-climb = { $name } stijgt: { merchants-level }.

## De begeleide eerste ronde

merchants-tour-purchase = Koop goederen op de markten van de steden. Koop waar een wagen staat: de goederen wachten in het pakhuis van die stad tot een wagen ze meeneemt.
merchants-tour-bid = Iedereen biedt in het geheim op de wagen. Wie wint, is laadmeester, laadt gratis goederen van één soort en verdient aan wie wil meeladen.
merchants-tour-load = Eén soort is het monopolie van de laadmeester. De anderen mogen vragen of ze andere soorten mogen meeladen, en afdingen op de prijs.
merchants-tour-move = Kies een wagen, een van je fiches en waar hij eindigt. Een wagen kan goederen van iedereen vervoeren: bedenk wie je helpt. De koerier ontmoeten levert een kaart op.
merchants-tour-disc = Elke schijf laat een of twee goederen stijgen. Maar een goed op het hoogste niveau valt helemaal terug als iemand het nog eens laat stijgen.
merchants-tour-auction = Wie wint, kiest een investeringskaart en gebruikt die in elke latere ronde.
merchants-tour-climb = De stand beslist het spel. Stijgen wordt met elke aankomst duurder, en elk niveau kost elke ronde standskosten. Houd genoeg over om te handelen!

## Opties

merchants-option-edition = Uitgave
merchants-option-edition-help = 2010, of de eerste uitgave van 1999: vanaf het begin elk twee kaarten, geen investeringsfase.
merchants-option-edition-2010 = 2010
merchants-option-edition-1999 = 1999
merchants-option-equipment = Eerste kaarten (1999)
merchants-option-equipment-help = De eerste kaarten worden geveild, of voor beginners in paren uitgedeeld.
merchants-option-equipment-auction = veiling
merchants-option-equipment-pairs = paren
merchants-option-strong-and-weak = Eén dure, één goedkope kaart (1999)
merchants-option-strong-and-weak-help = In de veiling krijgt ieder één dure en één goedkope kaart.
merchants-option-start-cities = Waar de wagens beginnen
merchants-option-start-cities-help = Parijs, Keulen en Wenen; Parijs, Keulen en Genua; of geloot.
merchants-option-start-cities-seed = Parijs, Keulen, Wenen
merchants-option-start-cities-queen = Parijs, Keulen, Genua
merchants-option-start-cities-random = geloot
merchants-option-first-round-purchase-passes = Inkopen in ronde 1
merchants-option-first-round-purchase-passes-help = Hoe vaak iedereen in de eerste ronde inkoopt.
merchants-option-purchase-single-city = Inkoop in één stad
merchants-option-purchase-single-city-help = Alle goederen van een inkoop komen uit dezelfde stad.
merchants-option-bonus-test = Bonus voor goederen
merchants-option-bonus-test-help = Goederen krijgen de bonus als de markt van de stad ze niet verkoopt, of als ze daar in geen pakhuis liggen.
merchants-option-bonus-test-market = die de markt niet verkoopt
merchants-option-bonus-test-warehouse = die in geen pakhuis liggen
merchants-option-guest-load-max = Goederen van een meerijder
merchants-option-guest-load-max-help = Hoeveel goederen een meerijder op een wagen mag hebben.
merchants-option-guest-mix = Soorten van een meerijder
merchants-option-guest-mix-help = Of een meerijder er twee van dezelfde soort mag laden.
merchants-option-guest-mix-any = vrij
merchants-option-guest-mix-distinct = alle verschillend
merchants-option-negotiation = Laadgeld
merchants-option-negotiation-help = Eén tegenbod en één laatste woord, of alleen de prijs van de laadmeester.
merchants-option-negotiation-counter = met afdingen
merchants-option-negotiation-quote-only = genoemd door de laadmeester
merchants-option-private-negotiation = Afdingen onder vier ogen
merchants-option-private-negotiation-help = Alleen laadmeester en meerijder kennen de prijzen.
merchants-option-zero-bid-wins = Een bod van 0 kan winnen
merchants-option-zero-bid-wins-help = Biedt iedereen 0, dan krijgt de startspeler de wagen gratis.
merchants-option-forfeit-movement = Velden mogen vervallen
merchants-option-forfeit-movement-help = Een wagen mag minder velden rijden dan het fiche zegt.
merchants-option-pass-movement = Rijden is vrijwillig
merchants-option-pass-movement-help = Je mag je beurt beëindigen zonder een fiche te spelen.
merchants-option-empty-wagons-move = Lege wagens mogen rijden
merchants-option-empty-wagons-move-help = Wagens zonder goederen mogen altijd worden verplaatst.
merchants-option-meeting-repeat = Elke ontmoeting telt
merchants-option-meeting-repeat-help = Een wagen die bij de koerier blijft staan, levert elke beurt een kaart op.
merchants-option-influence-choice = Invloedskaarten worden
merchants-option-influence-choice-help = Uit de stapel gekozen, of getrokken.
merchants-option-influence-choice-choose = gekozen
merchants-option-influence-choice-draw = getrokken
merchants-option-influence-secret = Geheime invloedskaarten
merchants-option-influence-secret-help = Alleen wie ze heeft, weet welke het zijn.
merchants-option-double-pointer = Beide wijzers op één goed
merchants-option-double-pointer-help = Hoeveel niveaus het stijgt.
merchants-option-end-arrivals = Aankomsten tot het einde
merchants-option-end-arrivals-help = 0: het gewone aantal voor zoveel spelers.
merchants-option-game-length = Lengte
merchants-option-game-length-help = Het korte spel eindigt na minder aankomsten.
merchants-option-game-length-full = volledig
merchants-option-game-length-short = kort
merchants-option-credit-timing = Krediet
merchants-option-credit-timing-help = Na een daling, of ervoor om die te vermijden.
merchants-option-credit-timing-after-fall = na de daling
merchants-option-credit-timing-before-fall = voor de daling
merchants-option-credit-supply = Kredietkaarten
merchants-option-credit-supply-help = Hoeveel er zijn; 0: onbeperkt.
merchants-option-credit-bottom = Krediet op het laagste niveau
merchants-option-credit-bottom-help = Voor wie bijna geen geld meer heeft, of nooit.
merchants-option-credit-bottom-destitute = voor de armen
merchants-option-credit-bottom-strict = nooit
merchants-option-all-indebted-rank = Als iedereen schuld heeft
merchants-option-all-indebted-rank-help = Vergelijk geld min schulden, of alleen geld.
merchants-option-all-indebted-rank-net = geld min schulden
merchants-option-all-indebted-rank-cash = geld
merchants-option-cheap-purchase = Voordelige inkoop
merchants-option-cheap-purchase-help = 100 florijn voor alle goederen van een inkoop, of voor elk.
merchants-option-cheap-purchase-flat100 = 100 in totaal
merchants-option-cheap-purchase-each100 = 100 per stuk
merchants-option-rotate-first-player = Startspeler wisselt
merchants-option-rotate-first-player-help = De rol gaat elke ronde naar links.
merchants-option-skip-last-auction = Geen veiling in de laatste ronde
merchants-option-skip-last-auction-help = Investeringskaarten worden niet meer geveild als het einde vaststaat.
merchants-option-max-rounds = Grootste aantal rondes
merchants-option-max-rounds-help = Het spel eindigt uiterlijk na zoveel rondes.
merchants-option-open-money = Open geld
merchants-option-open-money-help = Iedereen ziet hoeveel iedereen heeft.

bot-level-merchants-random = Toeval
bot-level-merchants-peddler = Marskramer
bot-level-merchants-merchant = Koopman
bot-level-merchants-patrician = Patriciër
bot-level-merchants-banker = Bankier

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
error-no-such-space = Zo’n vak is er niet.
error-not-enough-money = Zoveel geld heb je niet.
error-not-in-store = Dit goed ligt daar niet in je pakhuis.
error-not-neighbours = Deze vakken liggen niet naast elkaar.
error-not-sold-here = Deze stad verkoopt dit goed niet.
error-one-city-only = Alle goederen van een inkoop moeten uit één stad komen.
error-one-type-only = De laadmeester laadt maar één soort.
error-price-out-of-range = Die prijs kan niet.
error-sold-out = Dit goed is uitverkocht.
error-token-played = Je hebt deze beurt al een fiche gespeeld.
error-token-set-aside = Dat fiche is al gespeeld.
error-too-many-steps = Zoveel stappen heb je niet over.
error-wagon-not-movable = Deze wagen kan nu niet worden verplaatst.
