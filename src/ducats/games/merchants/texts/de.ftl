### Die Händler. Wie ein Text seine Felder liest und Mitspielende nennt: docs/guides/translate.md.

game-merchants = Die Händler
game-merchants-about = Wagen beladen, um Frachtplätze feilschen, in sechs Städten verkaufen.

merchants-money = { $amount } Florin
merchants-good = { AS($good, "merchants-ware") }
merchants-ware = { $it ->
    [cloth] Tuch
    [iron] Eisen
    [wine] Wein
    [food] Nahrung
    [silk] Seide
   *[salt] Salz
}
merchants-object = { merchants-good }
merchants-city = { AS($city, "merchants-place") }
merchants-place = { $it ->
    [PAR] Paris
    [BRU] Brügge
    [KOL] Köln
    [HAM] Hamburg
    [WIE] Wien
    [GEN] Genua
   *[other] Feld { $it }
}
merchants-level = { AS($level, "merchants-rank") }
merchants-rank = { PRINTED("titles", $it) ->
    [none] { merchants-usual-rank }
   *[other] { PRINTED("titles", $it) }
}
merchants-usual-rank = { $it ->
    [0] Krämer
    [1] Händler
    [2] Kaufmann
    [3] Großkaufmann
    [4] Gildenbruder
    [5] Gildenmeister
    [6] Patrizier
    [7] Schöffe
    [8] Kämmerer
    [9] Ratsherr
   *[other] Stufe { $it }
}
merchants-card = { AS($card, "merchants-piece") }
merchants-piece = { $it ->
    [courier] Kurier
    [express_courier] Express-Kurier
    [cartwright] Wagnerei
    [great_cartwright] Große Wagnerei
    [office] Kontor
    [great_office] Großes Kontor
    [cheap_purchase] Günstiger Einkauf
    [warehouse_sale] Lagerverkauf
    [fresh_horses] Frische Pferde
    [broken_axle] Achsbruch
    [market_rumour] Marktgerücht
    [loading_permit] Ladeerlaubnis
    [city_charter] Stadtprivileg
    [patron_favour] Gunst des Gönners
   *[letter_of_exchange] Wechselbrief
}
merchants-effect = { $card ->
    [courier] Beim Fahren darfst du in deinem Zug den Kurier bis zu { merchants-power-spaces } weit ziehen.
    [express_courier] Beim Fahren darfst du in deinem Zug den Kurier bis zu { merchants-power-spaces } weit ziehen.
    [cartwright] Beim Fahren bringst du in deinem Zug einen Wagen deiner Wahl { merchants-power-spaces } weiter.
    [great_cartwright] Beim Fahren bringst du in deinem Zug Wagen deiner Wahl zusammen { merchants-power-spaces } weiter.
    [office] Nach den Preisscheiben darfst du Waren um { merchants-power-levels } hinauf- oder hinabsetzen.
    [great_office] Nach den Preisscheiben darfst du Waren um insgesamt { merchants-power-levels } hinauf- oder hinabsetzen.
    [cheap_purchase] { OPTION("cheap_purchase") ->
        [each100] Jede Ware, die du kaufst, kostet dich { merchants-power } Florin.
       *[flat100] Alle Waren eines Einkaufs kosten dich zusammen { merchants-power } Florin.
    }
    [warehouse_sale] Beim Entladen darfst du bis zu { merchants-power-goods } aus deinen Lagern zum Einkaufspreis verkaufen.
    [fresh_horses] Einmal: Ein Plättchen bewegt einen Wagen bis zu { merchants-power-spaces } weiter.
    [broken_axle] Einmal: Ein Wagen auf der Straße bleibt für den Rest der Runde stehen.
    [market_rumour] Einmal: Setze nach den Preisscheiben eine Ware um { merchants-power-levels } hinauf oder hinab.
    [loading_permit] Einmal: Lade, ohne den Lademeister zu fragen, für { merchants-power } Florin je Ware.
    [city_charter] Einmal: Alle deine Waren auf einem ankommenden Wagen bekommen den Bonus der Stadt.
    [patron_favour] Einmal: Deine Repräsentationskosten sind in dieser Runde um { merchants-power } Florin niedriger.
   *[letter_of_exchange] Einmal: { merchants-power } Florin von der Bank, beim Einkauf oder vor den Repräsentationskosten.
}
merchants-power = { PRINTED("powers", $card) }
merchants-power-spaces = { PRINTED("powers", $card) ->
    [one] { PRINTED("powers", $card) } Feld
   *[other] { PRINTED("powers", $card) } Felder
}
merchants-power-levels = { PRINTED("powers", $card) ->
    [one] { PRINTED("powers", $card) } Stufe
   *[other] { PRINTED("powers", $card) } Stufen
}
merchants-power-goods = { PRINTED("powers", $card) ->
    [one] { PRINTED("powers", $card) } Ware
   *[other] { PRINTED("powers", $card) } Waren
}
merchants-phase = { $phase ->
    [setup] Aufbau
    [purchase] Einkaufen
    [wagons] Beladen
    [movement] Fahren
    [prices] Preise
    [unloading] Entladen
    [investment] Investieren
   *[status] Aufstieg
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
merchants-result = { SEAT($at) }: { AS($it, "merchants-rank") } ({ AT($cash, $at) } Florin)
merchants-standing = { AT($loading, "final") ->
    [none] { AT($loading, "counter") ->
        [none] { AT($loading, "quote") }
       *[other] { AT($loading, "counter") }
    }
   *[other] { AT($loading, "final") }
}

## Was geschah

merchants-event-first-player-drawn = { WHO($seat) ->
    [you] Du beginnst das Spiel.
   *[other] { SEAT($seat) } beginnt das Spiel.
}
merchants-event-wagon-placed = Wagen { $wagon } beginnt in { merchants-city }.
merchants-event-investment-turned = { merchants-card } liegt offen aus.
merchants-event-pair-dealt = { WHO($seat) ->
    [you] Du bekommst für { $price } Florin: { LIST($cards, "merchants-piece") }.
   *[other] { SEAT($seat) } bekommt für { $price } Florin: { LIST($cards, "merchants-piece") }.
}
merchants-event-card-offered = { WHO($seat) ->
    [you] Du versteigerst: { merchants-card }.
   *[other] { SEAT($seat) } versteigert: { merchants-card }.
}
merchants-event-round-began = { WHO($first) ->
    [you] Runde { $round }: Du fängst an.
   *[other] Runde { $round }: { SEAT($first) } fängt an.
}
    .head = { merchants-event-round-began }
merchants-event-phase-began = { "" }
    .head = { merchants-phase }
merchants-event-letter-played = { WHO($seat) ->
    [you] Du spielst einen Wechselbrief: { $amount } Florin.
   *[other] { SEAT($seat) } spielt einen Wechselbrief: { $amount } Florin.
}
merchants-event-good-bought = { WHO($seat) ->
    [you] Du kaufst { merchants-object } in { merchants-city } für { $price }.
   *[other] { SEAT($seat) } kauft { merchants-object } in { merchants-city } für { $price }.
}
merchants-folded-purchase = { WHO(AT($events, 0, "seat")) ->
    [you] Du kaufst { LIST(ALIKE($events, "good city price"), "merchants-bought") }.
   *[other] { SEAT(AT($events, 0, "seat")) } kauft { LIST(ALIKE($events, "good city price"), "merchants-bought") }.
}
merchants-bought = { $count ->
    [one] { merchants-object } in { merchants-city } ({ $price })
   *[other] { merchants-units } in { merchants-city } (je { $price })
}
merchants-event-purchase-ended = { $bought ->
    [0] { WHO($seat) ->
        [you] Du kaufst nichts.
       *[other] { SEAT($seat) } kauft nichts.
    }
   *[other] { "" }
}
merchants-event-wagon-bids-revealed = Gebote für Wagen { $wagon }: { LIST($bids, "merchants-bid-of") }. { merchants-new-master }
merchants-new-master = { WHO($winner) ->
    [none] Niemand bekommt ihn.
    [you] Du bist Lademeister.
   *[other] { SEAT($winner) } ist Lademeister.
}
merchants-event-master-loaded = { $count ->
    [0] { WHO($seat) ->
        [you] Du lädst nichts auf Wagen { $wagon }.
       *[other] { SEAT($seat) } lädt nichts auf Wagen { $wagon }.
    }
   *[other] { WHO($seat) ->
        [you] Du lädst { merchants-units } auf Wagen { $wagon } und hast dort das Monopol auf { merchants-good }.
       *[other] { SEAT($seat) } lädt { merchants-units } auf Wagen { $wagon } und hat dort das Monopol auf { merchants-good }.
    }
}
merchants-event-loading-requested = { $permit ->
    [yes] { WHO($seat) ->
        [you] Du zeigst eine Ladeerlaubnis: { AS($goods, "merchants-load") } auf Wagen { $wagon }.
       *[other] { SEAT($seat) } zeigt eine Ladeerlaubnis: { AS($goods, "merchants-load") } auf Wagen { $wagon }.
    }
   *[no] { WHO($seat) ->
        [you] Du möchtest auf Wagen { $wagon } mitladen: { AS($goods, "merchants-load") }.
       *[other] { SEAT($seat) } möchte auf Wagen { $wagon } mitladen: { AS($goods, "merchants-load") }.
    }
}
merchants-event-loading-passed = { WHO($seat) ->
    [you] Du lädst nichts auf Wagen { $wagon }.
   *[other] { SEAT($seat) } lädt nichts auf Wagen { $wagon }.
}
merchants-folded-idleness = Laden nichts auf Wagen { AT($events, 0, "wagon") }: { LIST($events, "told-by") }.
merchants-event-price-named = { $word ->
    [quote] { $amount ->
        [none] { WHO($seat) ->
            [you] Du nennst { SEAT($other, case: "dative") } einen Preis.
           *[other] { SEAT($seat) } nennt { SEAT($other, case: "dative") } einen Preis.
        }
       *[other] { WHO($seat) ->
            [you] Du verlangst von { SEAT($other, case: "dative") } { $amount }.
           *[other] { SEAT($seat) } verlangt von { SEAT($other, case: "dative") } { $amount }.
        }
    }
    [counter] { $amount ->
        [none] { WHO($seat) ->
            [you] Du nennst { SEAT($other, case: "dative") } einen anderen Preis.
           *[other] { SEAT($seat) } nennt { SEAT($other, case: "dative") } einen anderen Preis.
        }
       *[other] { WHO($seat) ->
            [you] Du bietest { SEAT($other, case: "dative") } { $amount }.
           *[other] { SEAT($seat) } bietet { SEAT($other, case: "dative") } { $amount }.
        }
    }
   *[final] { $amount ->
        [none] { WHO($seat) ->
            [you] Du nennst { SEAT($other, case: "dative") } einen letzten Preis.
           *[other] { SEAT($seat) } nennt { SEAT($other, case: "dative") } einen letzten Preis.
        }
       *[other] { WHO($seat) ->
            [you] Dein letztes Wort an { SEAT($other) }: { $amount }.
           *[other] Letztes Wort von { SEAT($seat) } an { SEAT($other, case: "object") }: { $amount }.
        }
    }
}
merchants-event-loading-refused = { WHO($seat) ->
    [you] Du lehnst ab; mit { SEAT($other) } kommt kein Handel zustande. Nichts wird geladen.
   *[other] { SEAT($seat) } lehnt ab; mit { SEAT($other, case: "dative") } kommt kein Handel zustande. Nichts wird geladen.
}
merchants-event-reason-given = { COUNT($reason) ->
    [0] { "" }
   *[other] { WHO($seat) ->
        [you] Du: „{ AS($reason, "merchants-reason") }“
       *[other] { SEAT($seat) }: „{ AS($reason, "merchants-reason") }“
    }
}
merchants-event-goods-loaded = { $price ->
    [none] { WHO($seat) ->
        [you] Du lädst { AS($goods, "merchants-load") } auf Wagen { $wagon } und bezahlst { SEAT($master, case: "object") }.
       *[other] { SEAT($seat) } lädt { AS($goods, "merchants-load") } auf Wagen { $wagon } und bezahlt { SEAT($master, case: "object") }.
    }
   *[other] { WHO($seat) ->
        [you] Du lädst { AS($goods, "merchants-load") } auf Wagen { $wagon } und zahlst { $price } an { SEAT($master, case: "object") }.
       *[other] { SEAT($seat) } lädt { AS($goods, "merchants-load") } auf Wagen { $wagon } und zahlt { $price } an { SEAT($master, case: "object") }.
    }
}
merchants-event-wagon-moved = { $arrived ->
    [yes] { WHO($seat) ->
        [you] Du bringst Wagen { $wagon } nach { AS(AT($walk, -1), "merchants-place") }.{ merchants-fresh-horses }
       *[other] { SEAT($seat) } bringt Wagen { $wagon } nach { AS(AT($walk, -1), "merchants-place") }.{ merchants-fresh-horses }
    }
   *[no] { $token ->
        [none] { WHO($seat) ->
            [you] Du bewegst Wagen { $wagon } noch { merchants-spaces } weiter: { AS(AT($walk, -1), "merchants-place") }.
           *[other] { SEAT($seat) } bewegt Wagen { $wagon } noch { merchants-spaces } weiter: { AS(AT($walk, -1), "merchants-place") }.
        }
       *[other] { COUNT($walk) ->
            [1] { WHO($seat) ->
                [you] Du spielst Plättchen { $token }: Wagen { $wagon } bleibt stehen.{ merchants-fresh-horses }
               *[other] { SEAT($seat) } spielt Plättchen { $token }: Wagen { $wagon } bleibt stehen.{ merchants-fresh-horses }
            }
           *[other] { WHO($seat) ->
                [you] Du spielst Plättchen { $token }: Wagen { $wagon }, { AS(AT($walk, 0), "merchants-place") } → { AS(AT($walk, -1), "merchants-place") }.{ merchants-fresh-horses }
               *[other] { SEAT($seat) } spielt Plättchen { $token }: Wagen { $wagon }, { AS(AT($walk, 0), "merchants-place") } → { AS(AT($walk, -1), "merchants-place") }.{ merchants-fresh-horses }
            }
        }
    }
}
merchants-event-tokens-returned = { "" }
merchants-event-courier-moved = { WHO($seat) ->
    [you] Du ziehst den Kurier auf { AS($to, "merchants-place") }.
   *[other] { SEAT($seat) } zieht den Kurier auf { AS($to, "merchants-place") }.
}
merchants-event-axle-broken = { WHO($seat) ->
    [you] Du spielst Achsbruch: Wagen { $wagon } steht diese Runde still.
   *[other] { SEAT($seat) } spielt Achsbruch: Wagen { $wagon } steht diese Runde still.
}
merchants-event-move-turn-ended = { "" }
merchants-event-courier-met = Wagen { $wagon } trifft den Kurier: eine Einflusskarte für { SEAT($seat, case: "object") }.
merchants-event-influence-taken = { $card ->
    [none] { WHO($seat) ->
        [you] Du nimmst eine Einflusskarte.
       *[other] { SEAT($seat) } nimmt eine Einflusskarte.
    }
   *[other] { WHO($seat) ->
        [you] Du nimmst eine Einflusskarte: { merchants-card }.
       *[other] { SEAT($seat) } nimmt eine Einflusskarte: { merchants-card }.
    }
}
merchants-event-discs-revealed = Die Scheiben zeigen: { LIST($discs, "merchants-disc-of") }.
merchants-event-price-raised = { $devalued ->
    [yes] { WHO($seat) ->
        [you] Du treibst { merchants-good } über die Spitze: Preissturz auf Stufe { $level }.
       *[other] { SEAT($seat) } treibt { merchants-good } über die Spitze: Preissturz auf Stufe { $level }.
    }
   *[no] { WHO($seat) ->
        [you] Du hebst { merchants-good } auf Stufe { $level }.
       *[other] { SEAT($seat) } hebt { merchants-good } auf Stufe { $level }.
    }
}
merchants-event-price-shifted = { $office ->
    [yes] { WHO($seat) ->
        [you] Dein Kontor setzt { merchants-good } auf Stufe { $level }.
       *[other] Das Kontor von { SEAT($seat) } setzt { merchants-good } auf Stufe { $level }.
    }
   *[no] { WHO($seat) ->
        [you] Du streust ein Gerücht: { merchants-good } auf Stufe { $level }.
       *[other] { SEAT($seat) } streut ein Gerücht: { merchants-good } auf Stufe { $level }.
    }
}
merchants-folded-prices = Neue Preisstufen: { LIST(ALIKE($events, "good"), "merchants-new-price") }.
merchants-new-price = { merchants-good } { $type ->
    [PriceShifted] { $level }
   *[other] { $devalued ->
        [yes] fällt auf { $level }
       *[other] { $level }
    }
}
merchants-event-charter-played = { WHO($seat) ->
    [you] Du spielst ein Stadtprivileg für Wagen { $wagon }.
   *[other] { SEAT($seat) } spielt ein Stadtprivileg für Wagen { $wagon }.
}
merchants-event-wagon-unloaded = Wagen { $wagon } wird in { merchants-city } entladen: { LIST($sales, "merchants-sale") }. Ankünfte: { $arrivals }.
    .short = { merchants-payday }.
merchants-event-empty-wagon-arrived = Der leere Wagen { $wagon } erreicht { merchants-city }.
merchants-event-stored-good-sold = { WHO($seat) ->
    [you] Du verkaufst { merchants-object } aus deinem Lager in { merchants-city } für { $price }.
   *[other] { SEAT($seat) } verkauft { merchants-object } aus dem Lager in { merchants-city } für { $price }.
}
merchants-event-bonuses-set = Boni der Städte, höher, wo kein Wagen ankam: { LIST($bonuses, "merchants-bonus-of") }.
merchants-event-auction-opened = { WHO($seat) ->
    [you] Versteigerung { $number } einer Investitionskarte; du beginnst.
   *[other] Versteigerung { $number } einer Investitionskarte; { SEAT($seat) } beginnt.
}
merchants-event-bid-made = { WHO($seat) ->
    [you] Du bietest { $amount }.
   *[other] { SEAT($seat) } bietet { $amount }.
}
merchants-event-bid-passed = { WHO($seat) ->
    [you] Du passt.
   *[other] { SEAT($seat) } passt.
}
merchants-folded-bidding = { COUNT($events, "amount") ->
    [0] Kein Gebot
    [one] Ein Gebot
   *[other] { COUNT($events, "amount") } Gebote
}. Zuletzt: { LIST(TAKE($events, 4, "right"), "merchants-bid") }.
merchants-bid = { $type ->
    [BidMade] { SEAT($seat) } { $amount }
   *[other] { WHO($seat) ->
        [you] du passt
       *[other] { SEAT($seat) } passt
    }
}
merchants-event-auction-failed = Niemand bietet: Keine Investitionskarte wird verkauft.
merchants-event-investment-taken = { WHO($seat) ->
    [you] Du nimmst eine Investitionskarte für { $price }: { merchants-card }.
   *[other] { SEAT($seat) } nimmt eine Investitionskarte für { $price }: { merchants-card }.
}
merchants-event-patron-played = { WHO($seat) ->
    [you] Du spielst die Gunst des Gönners.
   *[other] { SEAT($seat) } spielt die Gunst des Gönners.
}
merchants-event-upkeep-paid = { $fell_from ->
    [none] { $amount ->
        [0] { "" }
       *[other] { WHO($seat) ->
            [you] Du zahlst { $amount } Repräsentationskosten.
           *[other] { SEAT($seat) } zahlt { $amount } Repräsentationskosten.
        }
    }
   *[other] { WHO($seat) ->
        [you] Du kannst nicht zahlen und steigst ab: { merchants-level }, Kosten { $amount }.
       *[other] { SEAT($seat) } kann nicht zahlen und steigt ab: { merchants-level }, Kosten { $amount }.
    }
}
merchants-event-credit-taken = { WHO($seat) ->
    [you] Du nimmst einen Kredit von { $amount }.
   *[other] { SEAT($seat) } nimmt einen Kredit von { $amount }.
}
merchants-event-credit-declined = { WHO($seat) ->
    [you] Du nimmst keinen Kredit.
   *[other] { SEAT($seat) } nimmt keinen Kredit.
}
merchants-folded-thrift = Nehmen keinen Kredit: { LIST($events, "told-by") }.
merchants-event-credits-repaid = { $repaid ->
    [0] { WHO($seat) ->
        [you] Du zahlst nichts zurück.
       *[other] { SEAT($seat) } zahlt nichts zurück.
    }
    [one] { WHO($seat) ->
        [you] Du zahlst { $repaid } Kredit mit { $amount } zurück.
       *[other] { SEAT($seat) } zahlt { $repaid } Kredit mit { $amount } zurück.
    }
   *[other] { WHO($seat) ->
        [you] Du zahlst { $repaid } Kredite mit { $amount } zurück.
       *[other] { SEAT($seat) } zahlt { $repaid } Kredite mit { $amount } zurück.
    }
}
merchants-event-status-raised = { $steps ->
    [0] { WHO($seat) ->
        [you] Du steigst nicht auf.
       *[other] { SEAT($seat) } steigt nicht auf.
    }
   *[other] { WHO($seat) ->
        [you] Du steigst für { $cost } auf: { merchants-level }.
       *[other] { SEAT($seat) } steigt für { $cost } auf: { merchants-level }.
    }
}
merchants-event-game-ended = { $reason ->
    [rounds] Die letzte Runde ist vorbei. { merchants-victory } Ergebnis: { LIST($status, "merchants-result") }.
   *[arrivals] Genug Wagen sind angekommen. { merchants-victory } Ergebnis: { LIST($status, "merchants-result") }.
}
merchants-victory = { COUNT($winners) ->
    [1] { WHO(AT($winners, 0)) ->
        [you] Du gewinnst.
       *[other] { SEAT(AT($winners, 0)) } gewinnt.
    }
   *[other] Geteilter Sieg für { LIST($winners, "told-object", last: " und ") }.
}
merchants-fresh-horses = { $horses ->
    [0] { "" }
   *[other] { " " }Frische Pferde: +{ $horses }.
}

## Was gefragt wird

merchants-question-purchase = { AT($purchase, "number") ->
    [2] Zweiter Einkauf: Du darfst noch { LESS(PRINTED("max_purchase"), AT($purchase, "bought")) } kaufen. Nimm Waren von den Märkten der Städte.
   *[other] Einkauf: Du darfst noch { LESS(PRINTED("max_purchase"), AT($purchase, "bought")) } kaufen. Nimm Waren von den Märkten der Städte.
}
merchants-question-wagon-bid = Verdecktes Gebot für Wagen { $bidding } in { AS(AT($wagons, LESS($bidding, 1), "at"), "merchants-place") }. Wer am höchsten bietet (bei Gleichstand, wer früher an der Reihe ist), wird Lademeister; nur dieses Gebot wird bezahlt.
merchants-question-master-load = Du bist Lademeister von Wagen { AT($loading, "wagon") } in { AS(AT($wagons, LESS(AT($loading, "wagon"), 1), "at"), "merchants-place") }. Lade Waren einer Sorte; niemand sonst darf sie dann laden.
merchants-question-load-request = Wagen { AT($loading, "wagon") } in { AS(AT($wagons, LESS(AT($loading, "wagon"), 1), "at"), "merchants-place") }: Frag { SEAT(AT($wagons, LESS(AT($loading, "wagon"), 1), "master")) }, ob du Waren mitladen darfst, oder passe.
merchants-question-load-quote = { SEAT(AT($loading, "guest")) } möchte auf deinem Wagen { AT($loading, "wagon") } mitladen: { AS(AT($loading, "goods"), "merchants-load") }. Nenne deinen Preis.
merchants-question-load-answer = { SEAT(AT($wagons, LESS(AT($loading, "wagon"), 1), "master")) } verlangt { merchants-standing } für { AS(AT($loading, "goods"), "merchants-load") }. { KINDS($question) ->
    [Accept-CounterOffer-Refuse] Nimm an, lehne ab oder biete weniger.
    [CounterOffer-Refuse] Das ist mehr, als du hast: Biete weniger oder lehne ab.
    [Refuse] Das ist mehr, als du hast.
   *[other] Nimm an oder lehne ab.
}
merchants-question-load-reply = { SEAT(AT($loading, "guest")) } bietet { merchants-standing } für { AS(AT($loading, "goods"), "merchants-load") }; du hast { AT($loading, "quote") } verlangt. { KINDS($question) ->
    [Accept-FinalPrice-Refuse] Nimm an, lehne ab oder nenne einen letzten Preis.
    [Accept-QuotePrice-Refuse] Nimm an, lehne ab oder geh mit dem Preis herunter.
   *[other] Nimm an oder lehne ab.
}
merchants-question-load-final = Das letzte Wort von { SEAT(AT($wagons, LESS(AT($loading, "wagon"), 1), "master")) } für { AS(AT($loading, "goods"), "merchants-load") } ist { merchants-standing }. Nimm an oder lehne ab.
merchants-question-move-turn = { AT($move, "moved") ->
    [yes] Dein Plättchen ist gespielt. Deine Karten geben dir noch Felder (für Wagen: { AT($move, "extra") }, für den Kurier: { AT($move, "courier") }). Nutze sie oder beende deinen Zug.
   *[no] Bewege einen Wagen: Wähle Wagen, Plättchen und Ziel.
}
merchants-question-pick-influence = Ein Wagen trifft den Kurier: Wähle eine Einflusskarte.
merchants-question-price-disc = Stelle heimlich deine Preisscheibe ein: Jede Ware, auf die sie zeigt, steigt um eine Stufe. Steigt eine über die Spitze, stürzt sie ganz nach unten.
merchants-question-price-adjust = Du darfst jetzt Preise verschieben (Schritte des Kontors: { AT($adjust, "steps") }; dann Marktgerüchte).
merchants-question-charter = Wagen { AT($unload, "wagon") } wird in { AS(AT($wagons, LESS(AT($unload, "wagon"), 1), "at"), "merchants-place") } entladen. Spielst du ein Stadtprivileg für deine Waren?
merchants-question-warehouse-sale = Lagerverkauf: Verkaufe Waren aus deinen Lagern zum Einkaufspreis (bisher { AT($sale, "sold") }).
merchants-question-invest-bid = { AT($auction, "high") ->
    [0] Eine Investitionskarte wird versteigert: Biete oder passe. Wer gewinnt, sucht sich eine aus.
   *[other] { SEAT(AT($auction, "leader")) } bietet { AT($auction, "high") } für eine Investitionskarte: Biete mehr oder passe.
}
merchants-question-invest-pick = Du hast die Versteigerung mit { AT($auction, "high") } gewonnen. Wähle deine Investitionskarte.
merchants-question-status-cards = Als { AS(AT($places, $seat, "status"), "merchants-rank") } zahlst du { AT($places, $seat, "upkeep") } Repräsentationskosten. Spielst du vorher Karten?
merchants-question-credit = { KINDS($question) ->
    [DeclineCredit] Du hast genug Geld und brauchst keinen Kredit.
   *[other] { AT($question, "rule") ->
        [MA-61] Du bist abgestiegen. Nimmst du einen Kredit?
        [MA-R26] Du kannst die Repräsentationskosten nicht zahlen. Nimmst du einen Kredit, um nicht abzusteigen?
       *[other] Dir fehlt Geld. Nimmst du einen Kredit?
    }
}
merchants-question-repay = { AT($places, $seat, "credits") ->
    [one] Du hast { AT($places, $seat, "credits") } Kredit. Zahlst du ihn zurück?
   *[other] Du hast { AT($places, $seat, "credits") } Kredite. Wie viele zahlst du zurück?
}
merchants-climbing = Dein Stand: { AS(AT($places, $seat, "status"), "merchants-rank") }. Eine Stufe kostet { $step_cost }: Wie viele Stufen steigst du auf?
merchants-last-chance = Deine letzte Gelegenheit aufzusteigen, denn jetzt endet die Partie: Geld zählt nur noch bei Gleichstand. { merchants-climbing }
merchants-question-climb = { IS(MAX($arrivals, $end_arrivals), $arrivals) ->
    [yes] { merchants-last-chance }
   *[no] { IS($round, OPTION("max_rounds")) ->
        [yes] { merchants-last-chance }
       *[no] { merchants-climbing }
    }
}
merchants-question-offer-card = Versteigere eine Startkarte.
merchants-question-equipment-bid = { AT($auction, "high") ->
    [0] „{ AS(AT($auction, "card"), "merchants-piece") }“ wird versteigert: Biete oder passe.
   *[other] { SEAT(AT($auction, "leader")) } bietet { AT($auction, "high") } für „{ AS(AT($auction, "card"), "merchants-piece") }“: Biete mehr oder passe.
}
merchants-wait-purchase = { told-waiting } kauft ein.
merchants-wait-wagon-bid = Verdeckte Gebote für Wagen { $bidding }. Warten auf { told-waiting }.
merchants-wait-master-load = { told-waiting } belädt Wagen { AT($loading, "wagon") }.
merchants-wait-load-request = { told-waiting } überlegt, auf Wagen { AT($loading, "wagon") } mitzuladen.
merchants-wait-load-quote = { told-waiting } nennt { SEAT(AT($loading, "guest"), case: "dative") } einen Preis für { AS(AT($loading, "goods"), "merchants-load") }.
merchants-wait-load-answer = { told-waiting } denkt über den Preis nach.
merchants-wait-load-reply = { told-waiting } denkt über das Angebot nach.
merchants-wait-load-final = { told-waiting } denkt über den letzten Preis nach.
merchants-wait-move-turn = { told-waiting } bewegt einen Wagen.
merchants-wait-pick-influence = { told-waiting } wählt eine Einflusskarte.
merchants-wait-price-disc = Geheime Preisscheiben. Warten auf { told-waiting }.
merchants-wait-price-adjust = { told-waiting } darf Preise verschieben.
merchants-wait-charter = { told-waiting } darf ein Stadtprivileg spielen.
merchants-wait-warehouse-sale = { told-waiting } darf aus den Lagern verkaufen.
merchants-wait-invest-bid = { told-waiting } überlegt, mehr als { AT($auction, "high") } zu bieten.
merchants-wait-invest-pick = { told-waiting } wählt eine Investitionskarte.
merchants-wait-status-cards = { told-waiting } darf vor den Repräsentationskosten Karten spielen.
merchants-wait-credit = { told-waiting } denkt über einen Kredit nach.
merchants-wait-repay = { told-waiting } darf Kredite zurückzahlen.
merchants-wait-climb = { told-waiting } darf aufsteigen, { $step_cost } je Stufe.
merchants-wait-offer-card = { told-waiting } versteigert eine Karte.
merchants-wait-equipment-bid = { told-waiting } überlegt, mehr als { AT($auction, "high") } für „{ AS(AT($auction, "card"), "merchants-piece") }“ zu bieten.
merchants-wait-moment = Einen Moment.
merchants-wait-over = Das Spiel ist zu Ende.

## Was man tun kann

merchants-action-buy-good = { merchants-object } in { merchants-city } kaufen
merchants-action-end-purchase = Einkauf beenden
merchants-action-play-letter = Wechselbrief spielen
merchants-action-bid-for-wagon = { $amount } bieten
merchants-action-load-goods = { merchants-units } laden
merchants-action-load-nothing = Nichts mehr laden
merchants-action-request-loading = { $permit ->
    [yes] { AS($goods, "merchants-load") } mit Ladeerlaubnis laden
   *[no] { AS($goods, "merchants-load") } mitladen?
}
merchants-action-pass-loading = Passen
merchants-action-quote-price = { $amount } verlangen
merchants-action-counter-offer = { $amount } bieten
merchants-action-final-price = Letztes Wort: { $amount }
merchants-action-accept = { merchants-standing } für { AS(AT($loading, "goods"), "merchants-load") } annehmen
merchants-action-refuse = Ablehnen
merchants-action-move-wagon = { $horses ->
    [0] Wagen { $wagon } mit Plättchen { $token }: { AS($to, "merchants-place") }{ merchants-behind }
   *[other] Wagen { $wagon } mit Plättchen { $token } und frischen Pferden +{ $horses }: { AS($to, "merchants-place") }{ merchants-behind }
}
merchants-action-push-wagon = Wagen { $wagon }, { merchants-spaces } weiter: { AS($to, "merchants-place") }{ merchants-behind }
merchants-action-move-courier = Kurier auf { AS($to, "merchants-place") }
merchants-action-break-axle = Achsbruch für Wagen { $wagon }
merchants-action-end-turn = Zug beenden
merchants-action-pick-influence = Nehmen: { merchants-card }
merchants-action-set-disc = { IS(AT($goods, 0), AT($goods, 1)) ->
    [yes] { AS($goods, "merchants-pointers") } steigen lassen (beide Zeiger)
   *[no] { AS($goods, "merchants-pointers") } steigen lassen
}
merchants-action-shift-price = { $by ->
    [1] { merchants-good } eine Stufe hinauf
   *[other] { merchants-good } eine Stufe hinab
}
merchants-action-end-adjusting = Kein weiterer Schritt
merchants-action-play-charter = Stadtprivileg spielen
merchants-action-keep-charter = Nicht spielen
merchants-action-sell-stored = { merchants-object } in { merchants-city } verkaufen
merchants-action-end-sale = Nichts mehr verkaufen
merchants-action-bid = { $amount } bieten
merchants-action-pass-bid = Passen
merchants-action-pick-investment = Nehmen: { merchants-card }
merchants-action-play-status-cards = { $patron ->
    [yes] { $letters ->
        [0] Gunst des Gönners spielen
        [one] Gunst und { $letters } Wechselbrief spielen
       *[other] Gunst und { $letters } Wechselbriefe spielen
    }
   *[no] { $letters ->
        [0] Keine Karte spielen
        [one] { $letters } Wechselbrief spielen
       *[other] { $letters } Wechselbriefe spielen
    }
}
merchants-action-take-credit = Kredit nehmen
merchants-action-decline-credit = Kein Kredit
merchants-action-repay = { $credits ->
    [0] Nichts zurückzahlen
    [one] { $credits } Kredit mit { PRODUCT($credits, PRINTED("credit_repay")) } zurückzahlen
   *[other] { $credits } Kredite mit { PRODUCT($credits, PRINTED("credit_repay")) } zurückzahlen
}
merchants-action-climb = { $steps ->
    [0] Bleiben
    [one] { $steps } Stufe hinauf für { PRODUCT($steps, $step_cost) }
   *[other] { $steps } Stufen hinauf für { PRODUCT($steps, $step_cost) }
}
merchants-action-offer-card = Versteigern: { merchants-card }
merchants-behind = { $came_from ->
    [none] { "" }
   *[other] { " " }(aus Richtung { AS($came_from, "merchants-place") })
}

## Was eine Wahl bedeutet

merchants-hint-buys = Kostet { $price }, bringt heute { $sell }. Noch { $supply } im Vorrat. { merchants-wagon-there }
    .after = 1 × { merchants-good }: kostet { $price }, bringt heute { $sell }. Noch { $supply } im Vorrat. { merchants-wagon-there }
merchants-wagon-there = { $wagon ->
    [0] Dort steht jetzt kein Wagen.
   *[other] Dort steht Wagen { $wagon }.
}
merchants-hint-cash-now = Du hast { $cash } Florin.
    .after = Dir blieben { LESS($cash, $amount) } Florin.
merchants-hint-cash-after = Du hättest { $cash } Florin.
merchants-hint-monopoly = Niemand sonst darf { merchants-good } auf diesen Wagen laden.
merchants-hint-asks = { SEAT($master) } nennt einen Preis; du kannst ihn noch ablehnen.
merchants-hint-permit = Du musst nicht fragen: { SEAT($master) } bekommt { $fee } Florin.
merchants-hint-price-for = { $count ->
    [one] Der Preis gilt für { $count } Ware.
   *[other] Der Preis gilt für { $count } Waren zusammen.
}
merchants-hint-arrives = Ankunft in { merchants-city }, Bonus { $bonus }.
merchants-hint-earns = { WHO($owner) ->
    [you] Zu heutigen Preisen bekämst du { $amount }.
   *[other] Zu heutigen Preisen bekäme { SEAT($owner) } { $amount }.
}
merchants-hint-cities-ahead = { $loaded ->
    [yes] Deine Ladung brächte { LIST($cities, "merchants-city-worth") }.
   *[no] Noch { LIST($cities, "merchants-city-ahead") }.
}
merchants-city-ahead = { $spaces } bis { merchants-city }
merchants-spaces = { $spaces ->
    [one] { $spaces } Feld
   *[other] { $spaces } Felder
}
merchants-city-worth = { $worth } in { merchants-city } ({ merchants-spaces })
merchants-hint-could-load = Als Lademeister könntest du { merchants-units } laden; das bringt heute { $sales }.
    .after = Als Lademeister könntest du { merchants-units } laden; das bringt heute { $sales }, abzüglich dieses Gebots { LESS($sales, $amount) }.
merchants-hint-sells-for = Das bringt heute { $sales }.
merchants-hint-meets-courier = Er trifft den Kurier: eine Einflusskarte!
merchants-hint-price-to = { merchants-good } bringt { $after } statt { $before }.
merchants-hint-price-crash = { merchants-good } stürzt ab: { $after } statt { $before }.
merchants-hint-bonus-gained = { $count ->
    [one] { $count } Ware mehr bekommt den Bonus: { $gain } Florin.
   *[other] { $count } Waren mehr bekommen den Bonus: { $gain } Florin.
}
merchants-hint-bonus-forgone = { $count ->
    [one] Dir entgehen { $gain } Florin für { $count } Ware.
   *[other] Dir entgehen { $gain } Florin für { $count } Waren.
}
merchants-hint-receives = { $amount } Florin von der Bank.
merchants-hint-upkeep = Repräsentationskosten: { $upkeep }.
merchants-hint-credit = { $amount } jetzt, { $back } beim Zurückzahlen.
merchants-hint-rises = { merchants-level }: { $upkeep } Kosten je Runde.
merchants-means-end-purchase = Was du jetzt nicht kaufst, kannst du später kaufen.
merchants-means-bid = Eine Stufe im Stand kostet jetzt { $step_cost }.
merchants-means-bid-for-wagon = { AT($places, $seat, "stores", AT($wagons, LESS($bidding, 1), "at")) ->
    [none] Du hast hier keine Waren zu laden: Als Lademeister verdienst du, was die anderen fürs Mitladen zahlen.
   *[other] { "" }
}
merchants-means-load-nothing = Ohne eigene Waren an Bord hast du kein Monopol.
merchants-means-pick-influence = { merchants-effect }
merchants-means-pick-investment = { merchants-effect }
merchants-means-offer-card = { merchants-effect }
merchants-means-move-wagon = { IS($to, AT($wagons, LESS($wagon, 1), "at")) ->
    [yes] Der Weg ist versperrt: Der Wagen bleibt stehen, und das Plättchen ist gespielt.
   *[no] { "" }
}
merchants-means-break-axle = Niemand kann ihn in dieser Runde noch bewegen.
merchants-means-take-credit = Mit einem Kredit kannst du nicht aufsteigen und nicht gewinnen.
merchants-means-pass-bid = { AT($auction, "leader") ->
    [none] { AT($auction, "card") ->
        [none] Bietet niemand, wird keine Karte verkauft und die Versteigerungen dieser Runde sind vorbei.
       *[other] Bietet niemand, nimmt { SEAT(AT($auction, "seller")) } sie zum aufgedruckten Preis.
    }
   *[other] { COUNT(AT($auction, "inside")) ->
        [2] { merchants-knocked-down }.
       *[other] { merchants-knocked-down }, wenn niemand mehr bietet.
    }
} Du behältst deine { AT($places, $seat, "cash") } Florin und scheidest nur aus dieser Versteigerung aus.
merchants-knocked-down = { AT($auction, "card") ->
    [none] { SEAT(AT($auction, "leader")) } sucht sich für { AT($auction, "high") } eine Karte aus
   *[other] { SEAT(AT($auction, "leader")) } bekommt sie für { AT($auction, "high") }
}
merchants-means-pass-loading = Deine Waren bleiben im Lager und warten auf einen anderen Wagen.
merchants-means-refuse = Es wird nichts geladen und nichts bezahlt.
merchants-means-end-adjusting = Die Preise bleiben, wie sie jetzt sind.
merchants-means-end-sale = Der Rest bleibt in deinen Lagern.
merchants-means-decline-credit = Du machst mit deinen { AT($places, $seat, "cash") } Florin weiter.

## Der Tisch

merchants-map = Die Karte
merchants-round = Runde { $round }
merchants-phases = Die Runde
merchants-first = Startspieler
merchants-prices = Preise
merchants-buy = Einkauf
merchants-sell = Verkauf
merchants-price-label = { merchants-good }: Stufe { $level }, Einkauf { $buy }, Verkauf { $sell }, noch { $count }
merchants-bonus = Bonus { $bonus }
merchants-town-label = { merchants-city }: verkauft { LIST($goods, "merchants-ware") }; Bonus { $bonus }
merchants-store-label = { WHO($seat) ->
    [you] Dein Lager: { AS($goods, "merchants-stock") }
   *[other] Lager von { SEAT($seat) }: { AS($goods, "merchants-stock") }
}
merchants-stores = Lager
merchants-wagons = Wagen
merchants-wagon-label = { WHO($master) ->
    [none] Wagen { $wagon }, { AS($at, "merchants-place") }{ merchants-behind }, leer, ohne Lademeister
    [you] Wagen { $wagon }, { AS($at, "merchants-place") }{ merchants-behind }, du bist Lademeister: { merchants-cargo }
   *[other] Wagen { $wagon }, { AS($at, "merchants-place") }{ merchants-behind }, Lademeister { SEAT($master) }: { merchants-cargo }
}
merchants-cargo = { SUM($cargo) ->
    [0] leer
   *[other] { LIST($cargo, "merchants-cargo-of") }
}
merchants-cargo-of = { COUNT($it) ->
    [0] { "" }
   *[other] { SEAT($at) } ({ AS($it, "merchants-stock") })
}
merchants-courier = Kurier, { AS($courier, "merchants-place") }
merchants-arrivals = Ankünfte
merchants-arrivals-of = { $arrivals } von { $end } Wagen angekommen
merchants-step-cost = Eine Stufe kostet { $cost }
merchants-ladder = Stand
merchants-upkeep = Kosten
merchants-rung = { COUNT($seats) ->
    [0] { merchants-level }, Kosten { $upkeep }
   *[other] { merchants-level }, Kosten { $upkeep }: { LIST($seats, "told-seat") }
}
merchants-tokens = Bewegungsplättchen: { LIST($tokens) }
merchants-token = Plättchen { $token }
merchants-token-horses = Plättchen { $token } mit frischen Pferden +{ $horses }
merchants-extra = Felder der Wagnerei: { $spaces }
merchants-credits = { $count ->
    [one] { $count } Kredit
   *[other] { $count } Kredite
}
merchants-influence = { $count ->
    [one] { $count } Einflusskarte
   *[other] { $count } Einflusskarten
}
merchants-investments = Investitionskarten
merchants-display = Offene Investitionskarten
merchants-deck = { $count } verdeckt
merchants-your-bid = Dein Gebot liegt verdeckt: { $amount }
merchants-your-disc = Deine Scheibe zeigt: { AS($goods, "merchants-pointers") }
merchants-bids = Gebote für Wagen { $wagon }
merchants-discs = Preisscheiben
merchants-payday = Wagen { $wagon } wird in { merchants-city } entladen
merchants-haggle = Beladen von Wagen { $wagon } in { AS($at, "merchants-place") }
merchants-haggle-wants = { WHO($seat) ->
    [you] Du möchtest { merchants-haggle-load } mitladen
   *[other] { SEAT($seat) } möchte { merchants-haggle-load } mitladen
}
merchants-haggle-load = { LIST(TALLY($goods, "cloth iron wine food silk salt"), "merchants-haggle-good") }
merchants-haggle-good = { $it ->
    [one] { merchants-amount } (heute { AT($prices, $at, "sell") })
   *[other] { merchants-amount } (heute je { AT($prices, $at, "sell") })
}
merchants-haggle-word = { $word ->
    [quote] verlangt
    [counter] bietet
   *[final] letztes Wort
}
merchants-reason = { $it ->
    [usual-fee] Der übliche Preis.
    [sells-well] Diese Ladung wird sich gut verkaufen.
    [little-to-earn] Auf diesem Weg ist wenig zu verdienen.
    [fair-price] Ein fairer Preis.
    [better-than-nothing] Ein leerer Platz bringt nichts ein.
    [too-dear] Das ist zu teuer.
    [not-far-apart] Wir liegen nicht weit auseinander.
    [not-worth-it] Die Fahrt ist mir das nicht wert.
    [half-way] Treffen wir uns in der Mitte.
   *[too-little] Das ist zu wenig.
}
merchants-pointer = { $number ->
    [1] Erster Zeiger
   *[2] Zweiter Zeiger
}
merchants-disc-same = Beide Zeiger auf { merchants-good }
merchants-choose-end = Wagen { $wagon }: Plättchen und Ziel
merchants-up = { merchants-good } eine Stufe hinauf
merchants-down = { merchants-good } eine Stufe hinab
merchants-ledger = Deine Abrechnung nach Wagen
merchants-ledger-wagon = Wagen { $wagon }
merchants-ledger-bids = gewonnene Gebote
merchants-ledger-fees = Ladepreise gezahlt
merchants-ledger-earned = Ladepreise erhalten
merchants-ledger-sales = Verkäufe
merchants-ledger-sum = Ergebnis
merchants-ledger-goods = Gekaufte Waren
merchants-zoom-in = Karte vergrößern
merchants-zoom-out = Ganze Karte
merchants-scores = Stand am Ende
merchants-orders = Daueraufträge
merchants-orders-help = Nur für dich. Als Lademeister: dein Preis je Ware; beim Mitladen: wie viel du je Ware höchstens zahlst. Wo du nichts angibst, wirst du gefragt.
merchants-orders-price = Preis für das Laden von { merchants-good }
merchants-orders-accept = Angebote annehmen ab (je Ware)
merchants-orders-pay = Höchstens zahlen (je Ware)
merchants-orders-save = Aufträge speichern
merchants-orders-clear = Aufträge löschen
merchants-orders-none = mich fragen

## Das Ende

merchants-over-status = Stand
merchants-sum = { merchants-over-status }

## Die begleitete erste Runde

merchants-aim-credit = { $level }, mit Kredit: hinter allen ohne Kredit
merchants-aim-margin = { $count ->
    [one] { $count } Stufe
   *[other] { $count } Stufen
}
merchants-tour-aim = Du gewinnst mit deinem Stand: Wer am höchsten auf der Standesleiter steht, wenn genug Wagen angekommen sind, gewinnt. Geld ist nur zum Aufsteigen da.
    .touching = Lass den Finger auf einer Auswahl liegen: Die Leiste sagt, was sie bedeuten würde.
merchants-tour-purchase = Kauf Waren, am besten dort, wo ein Wagen steht: Sie warten im Lager dieser Stadt, bis ein Wagen sie mitnimmt. Eine Stadt zahlt ihren Bonus (das + neben dem Namen) für Waren, die ihr eigener Markt nicht verkauft.
merchants-tour-bid = Alle bieten verdeckt auf den Wagen. Wer gewinnt, ist Lademeister, lädt kostenlos Waren einer Sorte und verdient an allen, die mitladen wollen. Diese Sorte lädt dann sonst niemand: Deine Waren davon warten.
merchants-tour-load = Eine Sorte ist das Monopol des Lademeisters. Die anderen dürfen fragen, ob sie ein paar Waren anderer Sorten mitladen können, und um den Preis feilschen.
merchants-tour-move = Ein Plättchen bewegt einen Wagen so viele Felder, wie es zeigt, und kommt zurück, sobald alle gespielt sind. Ein Wagen kann Waren von allen tragen: Überlege, wem du hilfst. Wer den Kurier trifft, bekommt eine Karte.
merchants-tour-disc = Jede Scheibe lässt eine oder zwei Waren steigen. Aber eine Ware ganz oben stürzt auf die unterste Stufe, wenn sie noch einmal steigen soll.
merchants-tour-auction = Wer gewinnt, sucht sich eine Investitionskarte aus und nutzt sie in jeder späteren Runde.
merchants-tour-climb = Der Stand entscheidet das Spiel. Stufen werden mit jeder Ankunft teurer, und jede Stufe verlangt in jeder Runde Repräsentationskosten. Behalte genug Geld zum Handeln!

## Optionen

merchants-option-edition = Ausgabe
merchants-option-edition-help = 2010 oder die erste Ausgabe von 1999: von Anfang an zwei Karten für alle, keine Investitionsphase.
    .page = `edition` ist gewöhnlich `2010`. Mit `1999` spielt ihr die erste Ausgabe: Wagen in Paris, Köln und Genua, für alle zwei Investitionskarten von Anfang an und keine Phase 6, fünfzehn Einflusskarten, zehn Kredite, und Felder dürfen verfallen.
merchants-option-edition-2010 = 2010
merchants-option-edition-1999 = 1999
merchants-option-equipment = Startkarten (1999)
merchants-option-equipment-help = Die Startkarten werden versteigert oder, für den Anfang, in Paaren verteilt.
    .page = `equipment` sagt, wie die Startkarten von `1999` verteilt werden: mit `auction` durch Versteigerung oder mit `pairs` als Paare für je 1000 Florin.
merchants-option-equipment-auction = Versteigerung
merchants-option-equipment-pairs = Paare
merchants-option-strong-and-weak = Eine teure, eine billige Karte (1999)
merchants-option-strong-and-weak-help = In der Versteigerung bekommen alle eine teure und eine billige Karte.
    .page = `strong_and_weak` ist gewöhnlich `false`. Mit `true` darf man bei der Versteigerung von `1999` nur eine Karte zu 600 oder 800 und eine zu 200 oder 400 haben.
merchants-option-start-cities = Startorte der Wagen
merchants-option-start-cities-help = Die Städte der Ausgabe; Paris, Köln und Wien (2010); Paris, Köln und Genua (1999); oder ausgelost.
    .page = `start_cities` ist gewöhnlich `edition`: Paris, Köln, Wien, oder mit `1999` Genua statt Wien. `seed` sind die Städte von 2010, `queen` die von 1999, `random` lost sie aus ([MA-R01](#ma-r01)).
merchants-option-start-cities-edition = wie in der Ausgabe
merchants-option-start-cities-seed = Paris, Köln, Wien
merchants-option-start-cities-queen = Paris, Köln, Genua
merchants-option-start-cities-random = ausgelost
merchants-option-first-round-purchase-passes = Einkäufe in Runde 1
merchants-option-first-round-purchase-passes-help = Wie oft in der ersten Runde alle einkaufen.
    .page = `first_round_purchase_passes` ist die Zahl der Einkäufe in der ersten Runde: gewöhnlich 2, sonst 1 ([MA-R02](#ma-r02)).
merchants-option-purchase-single-city = Einkauf nur in einer Stadt
merchants-option-purchase-single-city-help = Alle Waren eines Einkaufs kommen aus derselben Stadt.
    .page = `purchase_single_city` ist gewöhnlich `false`. Mit `true` kommen alle Waren eines Einkaufs in eine Stadt ([MA-R03](#ma-r03)).
merchants-option-bonus-test = Bonus für Waren
merchants-option-bonus-test-help = Waren bekommen den Bonus, wenn der Markt der Stadt sie nicht verkauft oder wenn sie dort in keinem Lager liegen.
    .page = `bonus_test` ist gewöhnlich `market`: Was die Stadt nicht verkauft, bekommt den Bonus. Mit `warehouse` bekommt ihn eine Ware, von der dort niemand etwas im Lager hat ([MA-R04](#ma-r04)).
merchants-option-bonus-test-market = die der Markt nicht verkauft
merchants-option-bonus-test-warehouse = die in keinem Lager liegen
merchants-option-guest-load-max = Waren beim Mitladen
merchants-option-guest-load-max-help = Wie viele Waren man auf einem fremden Wagen haben darf; 0: wie in der Datendatei.
    .page = `guest_load_max` sagt, wie viele Waren ein Mitlader laden darf: gewöhnlich 0, das sind die 2 der Schachtel, sonst 1, 2 oder 3 ([MA-R05](#ma-r05)).
merchants-option-guest-mix = Sorten beim Mitladen
merchants-option-guest-mix-help = Ob man auf einen fremden Wagen zwei Waren derselben Sorte laden darf.
    .page = `guest_mix` ist gewöhnlich `any`. Mit `distinct` müssen die Waren eines Mitladers voneinander verschieden sein ([MA-R06](#ma-r06)).
merchants-option-guest-mix-any = beliebig
merchants-option-guest-mix-distinct = alle verschieden
merchants-option-negotiation = Ladepreis
merchants-option-negotiation-help = Ein Gegenangebot und ein letztes Wort, nur der Preis des Lademeisters, oder so viele Worte wie nötig.
    .page = `negotiation` ist gewöhnlich `counter`. Mit `quote_only` kannst du den Preis des Lademeisters nur annehmen oder ablehnen. Mit `free` geht es weiter: Der Preis des Lademeisters sinkt mit jedem Wort, und Versprechen auf spätere Plätze binden niemanden ([MA-R07](#ma-r07)).
merchants-option-negotiation-counter = gefeilscht
merchants-option-negotiation-quote-only = vom Lademeister genannt
merchants-option-negotiation-free = frei verhandelt
merchants-option-private-negotiation = Feilschen unter vier Augen
merchants-option-private-negotiation-help = Nur die beiden hören die genannten Preise; bei offenem Geld sehen alle, was bezahlt wird.
    .page = `private_negotiation` ist gewöhnlich `false`. Mit `true` sehen nur die beiden Beteiligten die Summen; mit `open_money` sehen alle, was am Ende bezahlt wird ([MA-R07](#ma-r07)).
merchants-option-zero-bid-wins = Ein Gebot von 0 kann gewinnen
merchants-option-zero-bid-wins-help = Bieten alle 0, bekommt der Startspieler den Wagen umsonst.
    .page = `zero_bid_wins` ist gewöhnlich `true`. Mit `false` hat ein Wagen, auf den alle 0 bieten, keinen Lademeister ([MA-R08](#ma-r08)).
merchants-option-forfeit-movement = Felder dürfen verfallen
merchants-option-forfeit-movement-help = Ein Wagen darf weniger Felder fahren, als das Plättchen zeigt.
    .page = `forfeit_movement` ist gewöhnlich `false`. Mit `true` darfst du einen Wagen weniger Felder bewegen, als dein Plättchen sagt ([MA-R10](#ma-r10)).
merchants-option-pass-movement = Fahren ist freiwillig
merchants-option-pass-movement-help = Man darf den Zug beenden, ohne ein Plättchen zu spielen.
    .page = `pass_movement` ist gewöhnlich `false`. Mit `true` darfst du passen, ohne ein Plättchen zu spielen ([MA-R11](#ma-r11)).
merchants-option-empty-wagons-move = Leere Wagen dürfen fahren
merchants-option-empty-wagons-move-help = Wagen ohne Waren dürfen immer bewegt werden.
    .page = `empty_wagons_move` ist gewöhnlich `false`. Mit `true` dürfen leere Wagen immer bewegt werden ([MA-R14](#ma-r14)).
merchants-option-meeting-repeat = Jedes Treffen zählt
merchants-option-meeting-repeat-help = Ein Wagen, der beim Kurier stehen bleibt, bringt in jedem Zug eine Karte.
    .page = `meeting_repeat` ist gewöhnlich `false`. Mit `true` bringt jeder Zug eine Karte, der mit einem Wagen beim Kurier endet ([MA-R16](#ma-r16)).
merchants-option-influence-choice = Einflusskarten werden
merchants-option-influence-choice-help = Aus dem Stapel gewählt oder gezogen.
    .page = `influence_choice` ist gewöhnlich `choose`. Mit `draw` ziehst du eine Karte verdeckt ([MA-R17](#ma-r17)).
merchants-option-influence-choice-choose = gewählt
merchants-option-influence-choice-draw = gezogen
merchants-option-influence-secret = Geheime Einflusskarten
merchants-option-influence-secret-help = Nur wer sie hat, weiß, welche es sind.
    .page = `influence_secret` ist gewöhnlich `true`. Mit `false` liegen Einflusskarten offen ([MA-R17](#ma-r17)).
merchants-option-double-pointer = Beide Zeiger auf einer Ware
merchants-option-double-pointer-help = Um wie viele Stufen sie steigt.
    .page = `double_pointer` ist gewöhnlich 1. Mit 2 lassen beide Zeiger auf einer Ware sie um zwei Stufen steigen ([MA-R18](#ma-r18)).
merchants-option-end-arrivals = Ankünfte bis zum Ende
merchants-option-end-arrivals-help = 0: die übliche Zahl für so viele Personen. Jede andere Zahl entscheidet, gleich welche Länge gewählt ist.
    .page = `end_arrivals` ist die Zahl der Ankünfte, die das Spiel beenden; 0 bedeutet die übliche Zahl nach Personen und `game_length`, jede andere Zahl entscheidet allein ([MA-R23](#ma-r23)).
merchants-option-game-length = Länge
merchants-option-game-length-help = Das kurze Spiel endet nach weniger Ankünften.
    .page = `game_length` ist gewöhnlich `full`. Mit `short` genügen 6, 5 oder 4 Ankünfte zu viert, zu dritt oder zu zweit.
merchants-option-game-length-full = voll
merchants-option-game-length-short = kurz
merchants-option-credit-timing = Kredit
merchants-option-credit-timing-help = Nach einem Abstieg oder davor, um ihn zu vermeiden.
    .page = `credit_timing` ist gewöhnlich `after_fall`. Mit `before_fall` darf ein Kredit genommen werden, um nicht abzusteigen ([MA-R26](#ma-r26)).
merchants-option-credit-timing-after-fall = nach dem Abstieg
merchants-option-credit-timing-before-fall = vor dem Abstieg
merchants-option-credit-supply = Vorrat an Krediten
merchants-option-credit-supply-help = Wie viele es gibt; 0: unbegrenzt.
    .page = `credit_supply` ist die Zahl der Kredite: gewöhnlich `edition`, das sind 4, oder 10 mit `1999`; sonst `4` (nur mit `2010`), `5`, `10` oder `0` für beliebig viele ([MA-R27](#ma-r27)).
merchants-option-credit-supply-edition = wie in der Ausgabe
merchants-option-credit-bottom = Kredit auf der untersten Stufe
merchants-option-credit-bottom-help = Für alle, die fast kein Geld mehr haben, oder gar nicht.
    .page = `credit_bottom` ist gewöhnlich `destitute`. Mit `strict` gibt es Kredit nur nach einem Abstieg ([MA-R28](#ma-r28)).
merchants-option-credit-bottom-destitute = für Arme
merchants-option-credit-bottom-strict = nie
merchants-option-all-indebted-rank = Wenn alle Schulden haben
merchants-option-all-indebted-rank-help = Verglichen wird das Geld abzüglich der Schulden oder nur das Geld.
    .page = `all_indebted_rank` ist gewöhnlich `net`. Mit `cash` werden Schulden nicht abgezogen, wenn alle welche haben ([MA-R30](#ma-r30)).
merchants-option-all-indebted-rank-net = Geld abzüglich Schulden
merchants-option-all-indebted-rank-cash = Geld
merchants-option-cheap-purchase = Günstiger Einkauf
merchants-option-cheap-purchase-help = Ein Preis für alle Waren eines Einkaufs oder für jede.
    .page = `cheap_purchase` ist gewöhnlich `flat100`: Die Karte nennt den Preis des ganzen Einkaufs. Mit `each100` kostet jede Ware so viel ([MA-R32](#ma-r32)).
merchants-option-cheap-purchase-flat100 = Insgesamt
merchants-option-cheap-purchase-each100 = Für jede
merchants-option-rotate-first-player = Startspieler wechselt
merchants-option-rotate-first-player-help = Die Rolle wandert jede Runde nach links.
    .page = `rotate_first_player` ist gewöhnlich `true`. Mit `false` bleibt der Startspieler immer derselbe ([MA-R34](#ma-r34)).
merchants-option-skip-last-auction = Keine Versteigerung in der letzten Runde
merchants-option-skip-last-auction-help = Steht das Ende fest, wird keine Investitionskarte mehr versteigert.
    .page = `skip_last_auction` ist gewöhnlich `false`. Mit `true` gibt es in der letzten Runde keine Phase 6 ([MA-R37](#ma-r37)).
merchants-option-max-rounds = Höchstzahl der Runden
merchants-option-max-rounds-help = Spätestens nach so vielen Runden endet das Spiel.
    .page = `max_rounds` ist eine Notbremse, gewöhnlich 20, höchstens 40 ([MA-R42](#ma-r42)).
merchants-option-open-money = Offenes Geld
merchants-option-open-money-help = Alle sehen, wie viel Geld die anderen haben.
    .page = `open_money` ist gewöhnlich `false`. Mit `true` sehen alle, wie viel Geld die anderen haben.

## Fertige Regeln: alle Optionen einer Anleitung

merchants-preset-1999 = Ausgabe von 1999
merchants-preset-1999-help = Andere Städte für die Wagen; alle haben von Anfang an Investitionskarten, und es gibt keine Investitionsphase; weniger Einflusskarten, mehr Kredite, und Felder dürfen verfallen.
merchants-preset-2010 = Ausgabe von 2010
merchants-preset-2010-help = Investitionskarten werden Runde für Runde versteigert; alle Einflusskarten, wenige Kredite, und ein Wagen fährt genau so weit, wie das Plättchen sagt.

bot-names-merchants = Agnes, Bartolo, Cornelia, Dietrich
bot-level-merchants-random = Zufall
bot-level-merchants-peddler = Hausierer
bot-level-merchants-bookkeeper = Buchhalter
bot-level-merchants-shipowner = Reeder
bot-level-merchants-burgomaster = Bürgermeister
bot-level-merchants-banker = Bankier
bot-temper-merchants-peddler = Nimmt die Preise, wie sie sind, und steigt auf, sobald der Beutel voll ist.
bot-temper-merchants-bookkeeper = Sieht, wohin die Preise gehen, übersieht aber manches und bietet nach Faustregeln.
bot-temper-merchants-shipowner = Schaut in dein Lager und bietet knapp mehr, als ein Wagen dir wert ist.
bot-temper-merchants-burgomaster = Denkt die Runde bis zum Ende durch, ist aber nur die halbe Zeit bei der Sache.
bot-temper-merchants-banker = Denkt die Runde immer wieder durch und rechnet aus, welchen Stand sie verspricht.

## Ablehnungen

error-amount-not-in-steps = Beträge steigen in festen Schritten.
error-cannot-climb = So viele Stufen kannst du nicht aufsteigen.
error-cannot-end-there = Dort kann der Wagen nicht stehen bleiben.
error-cannot-load = Das kann nicht geladen werden.
error-cannot-repay = So viele Kredite kannst du nicht zurückzahlen.
error-card-not-face-up = Diese Karte liegt nicht offen aus.
error-card-not-left = Diese Karte ist nicht mehr da.
error-courier-cannot = Der Kurier kann nicht dorthin.
error-end-of-scale = Der Preis steht schon am Ende der Tafel.
error-monopoly = Diese Sorte ist das Monopol des Lademeisters.
error-must-move = Erst muss ein Wagen bewegt werden.
error-no-axle = Hier kann keine Achse brechen.
error-no-credit = Jetzt gibt es keinen Kredit.
error-no-such-card-in-hand = Diese Karte hast du nicht.
error-no-such-city = Eine solche Stadt gibt es nicht.
error-no-such-good = Eine solche Ware gibt es nicht.
error-no-such-pair = Ein solches Paar gibt es nicht.
error-no-such-space = Ein solches Feld gibt es nicht.
error-not-enough-money = So viel Geld hast du nicht.
error-not-in-store = Diese Ware ist dort nicht in deinem Lager.
error-not-neighbours = Diese Felder liegen nicht nebeneinander.
error-not-sold-here = Diese Stadt verkauft diese Ware nicht.
error-one-city-only = Alle Waren eines Einkaufs müssen aus einer Stadt kommen.
error-one-type-only = Der Lademeister lädt nur eine Sorte.
error-price-out-of-range = Dieser Preis ist nicht möglich.
error-sold-out = Diese Ware ist ausverkauft.
error-token-played = Du hast in diesem Zug schon ein Plättchen gespielt.
error-token-set-aside = Dieses Plättchen ist schon gespielt.
error-too-many-steps = So viele Stufen steigt niemand in einer Runde auf.
error-wagon-not-movable = Dieser Wagen kann jetzt nicht bewegt werden.

# At the terminal only.
terminal-help-merchants = Kurzformen: wein par kauft Wein in Paris oder verkauft ihn dort; 2 nahrung lädt oder fragt nach Platz; w1 3 ham fährt Wagen 1 mit Plättchen 3 nach Hamburg; courier b2; +seide und -seide verschieben einen Preis; up 2 steigt auf; 300 nennt einen Betrag.
terminal-merchants-title = { game-merchants } · { merchants-round } · { merchants-phase }
terminal-merchants-legend = { $wagon } Wagen · { $courier } Kurier · die Felder heißen wie in der Liste und im Verlauf
terminal-merchants-distances = Felder von Stadt zu Stadt
terminal-merchants-supply = übrig
terminal-merchants-tokens = Plättchen
