### Wat voor een antwoord pleit. Bedragen met ‘ongeveer’ of ‘naar schatting’ zijn geschat door de bots.

merchants-why-piece-brings = 1 × { merchants-good } in { merchants-city } kost { $price } en levert naar schatting { $worth } op; geen andere aankoop belooft zoveel winst.
merchants-why-nothing-pays = { $worth ->
    [0] Kopen loont niet meer: zelfs 1 × { merchants-good } in { merchants-city } voor { $price } levert naar schatting bijna niets op.
   *[other] Kopen loont niet meer: zelfs 1 × { merchants-good } in { merchants-city } kost { $price } en levert naar schatting maar { $worth } op.
}
merchants-why-keeps-upkeep = Na een uitgave van { $spent } zou er { $left } overblijven: minder dan de standskosten van { $upkeep }.
merchants-why-wagon-worth = { $offer ->
    [0] Laadmeester van wagen { $wagon } zijn is ongeveer { $worth } waard, en de anderen bieden waarschijnlijk bijna niets.
   *[other] Laadmeester van wagen { $wagon } zijn is ongeveer { $worth } waard; van de anderen biedt { SEAT($rival) } waarschijnlijk het meest, ongeveer { $offer }.
}
merchants-why-wagon-worth-little = { $worth ->
    [0] Laadmeester van wagen { $wagon } zijn is bijna niets waard.
   *[other] { $offer ->
        [0] Laadmeester van wagen { $wagon } zijn is maar ongeveer { $worth } waard.
       *[other] Laadmeester van wagen { $wagon } zijn is maar ongeveer { $worth } waard, en { SEAT($rival) } biedt waarschijnlijk ongeveer { $offer }.
    }
}
merchants-why-load-brings = { merchants-units }: dat levert naar schatting { $worth } op; geen andere lading is zoveel waard.
merchants-why-permit-saves = De rit is ongeveer { $worth } waard en kost met de vergunning { $fee }.
merchants-why-ride-worth-more = De rit is ongeveer { $worth } waard; de prijs is { $price }.
merchants-why-ride-worth-less = { $worth ->
    [0] De rit is bijna niets waard; de prijs is { $price }.
   *[other] De rit is maar ongeveer { $worth } waard; de prijs is { $price }.
}
merchants-why-arrives-with = De verkoop in { merchants-city } brengt tegen de prijzen van nu { $income } op; geen andere zet brengt meteen zoveel op.
merchants-why-sells-rival-short = In { merchants-city } krijgt { SEAT($rival) } maar { $income } tegen de prijzen van nu; in { AS($other, "merchants-place") } zou het { $more } zijn.
merchants-why-nears = Wagen { $wagon } is dan nog { merchants-spaces } van { merchants-city }, waar de verkoop het meest opbrengt: { $income } tegen de prijzen van nu.
merchants-why-meets-courier = De koerier ontmoet een wagen: als ze aan het eind van de beurt samen staan, levert dat een invloedskaart op.
merchants-why-axle-holds = Dit houdt wagen { $wagon } tegen, waarop { SEAT($rival) } voor { $sales } aan goederen heeft tegen de prijzen van nu.
merchants-why-card-promises = { $second ->
    [0] { merchants-card } is naar schatting { $worth } waard, elke andere kaart bijna niets.
   *[other] { merchants-card } is naar schatting { $worth } waard, elke andere kaart hooguit ongeveer { $second }.
}
merchants-why-raises-yours = De verkoop van { $pieces } × { merchants-good } zo meteen brengt hierdoor { $gain } meer op.
merchants-why-lowers-theirs = { SEAT($rival) } verkoopt nu { $pieces } × { merchants-good } en verliest hierdoor { $loss }.
merchants-why-charter-gains = { $count ->
    [one] { $count } goed krijgt de bonus alleen door het stadsprivilege: { $gain }.
   *[other] { $count } goederen krijgen de bonus alleen door het stadsprivilege: { $gain }.
}
merchants-why-charter-waits = { $gain ->
    [0] Hier brengt het stadsprivilege niets op.
   *[other] Hier brengt het stadsprivilege maar { $gain } op; later is dat misschien meer.
}
merchants-why-sale-now = { $worth ->
    [0] 1 × { merchants-good } brengt meteen { $price } op en later bijna niets.
   *[other] 1 × { merchants-good } brengt meteen { $price } op en levert op een wagen naar schatting maar { $worth } op.
}
merchants-why-wagon-pays-more = 1 × { merchants-good } brengt nu maar { $price } op; op een wagen levert het naar schatting { $worth } op.
merchants-why-investment-earns = { merchants-card } levert tot het einde naar schatting { $worth } op; het bod is { $price }.
merchants-why-investment-too-dear = { $worth ->
    [0] { merchants-card } levert tot het einde bijna niets meer op, te weinig voor { $least }.
   *[other] { merchants-card } levert tot het einde naar schatting { $worth } op, te weinig voor { $least }.
}
merchants-why-investment-hardly-pays = { merchants-card } levert tot het einde naar schatting { $worth } op, nauwelijks genoeg boven { $least } om het geld vast te leggen.
merchants-why-investment-best = { merchants-card } levert tot het einde naar schatting { $worth } op, meer dan elke andere kaart die er ligt.
merchants-why-offer-best = { merchants-card } levert tot het einde naar schatting { $worth } op en kost { $price } als niemand biedt; geen andere kaart belooft zoveel winst.
merchants-why-patron-pays = De beschermheer neemt { $amount } van de standskosten over.
merchants-why-upkeep-short = Er ontbreekt { $missing } voor de standskosten van { $upkeep }.
merchants-why-credit-costs = Voor { $amount } nu moet { $back } worden terugbetaald, en tot dan is stijgen niet mogelijk.
merchants-why-debt-bars = Met een krediet is stijgen niet mogelijk, en winnen alleen als iedereen er een heeft; { $back } maakt daar een eind aan.
merchants-why-money-counts-no-more = Het spel eindigt met deze ronde: geld beslist daarna alleen nog bij gelijke stand.
merchants-why-steps-get-dearer = Een niveau kost nu { $cost }, en na de volgende aankomst { $later }.
