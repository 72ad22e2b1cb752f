### Hoe soorten vragen in statistieken heten, en wat er geveild wordt.

merchants-kind-purchase = Goederen kopen
merchants-kind-wagon-bid = Bod op een wagen
merchants-kind-master-load = Laden als laadmeester
merchants-kind-load-request = Om laadruimte vragen
merchants-kind-load-quote = Een prijs voor laadruimte noemen
merchants-kind-load-answer = Op de prijs antwoorden
merchants-kind-load-reply = Op een bod reageren
merchants-kind-load-final = Op het laatste woord antwoorden
merchants-kind-move-turn = Wagens verplaatsen
merchants-kind-pick-influence = Een invloedskaart kiezen
merchants-kind-price-disc = Prijsschijf
merchants-kind-price-adjust = Prijzen verschuiven
merchants-kind-charter = Kaarten bij het lossen
merchants-kind-warehouse-sale = Pakhuisverkoop
merchants-kind-invest-bid = Bod op een investering
merchants-kind-invest-pick = Een investering kiezen
merchants-kind-status-cards = Kaarten vóór de standskosten
merchants-kind-credit = Een krediet nemen
merchants-kind-repay = Krediet terugbetalen
merchants-kind-climb = Stijgen op de ladder
merchants-kind-offer-card = Een startkaart veilen
merchants-kind-equipment-bid = Bod op een startkaart
merchants-lot-wagon-bid = wagen { $bidding } in { AS(AT($wagons, LESS($bidding, 1), "at"), "merchants-place") }
merchants-lot-invest-bid = een investeringskaart
merchants-lot-equipment-bid = startkaart ‘{ AS(AT($auction, "card"), "merchants-piece") }’
