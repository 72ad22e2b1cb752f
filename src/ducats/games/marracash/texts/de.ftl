### MarraCash. Wie ein Text seine Felder liest und Mitspielende nennt: docs/guides/translate.md.

game-marracash = MarraCash
game-marracash-about = Läden im Basar ersteigern und die Besucher daran vorbeiführen.

marracash-money = { AS($count, "marracash-dirham") }
marracash-dirham = { $it } Dirham
marracash-scores = Woher das Geld kam
marracash-colour = { AS($colour, "marracash-hue") }
marracash-hue = { $it ->
    [Y] gelb
    [R] rot
    [B] blau
    [G] grün
   *[P] violett
}
marracash-people = { LIST(TALLY($it, "YRBGP"), "marracash-some") }
marracash-some = { $at ->
    [Y] { $it }× gelb
    [R] { $it }× rot
    [B] { $it }× blau
    [G] { $it }× grün
   *[P] { $it }× violett
}
marracash-card = { AS($card, "marracash-piece") }
marracash-piece = { PART($it, 0) ->
    [Y] Lampe für { PART($it, 1) }
    [R] Teppich für { PART($it, 1) }
    [B] Keramik für { PART($it, 1) }
    [G] Pantoffeln für { PART($it, 1) }
   *[P] Parfüm für { PART($it, 1) }
}
marracash-fountain = { AS($fountain, "marracash-basin") }
marracash-basin = { $it ->
    [1] Brunnen 1 (Nordtor)
    [8] Brunnen 8 (Westtor)
    [16] Brunnen 16 (Südtor)
   *[other] Brunnen { $it }
}
marracash-end = { $end ->
    [left] linken Ende
   *[right] rechten Ende
}

## What happened

marracash-event-entrance-filled = { AS($entrance, "marracash-basin") }: { AS($visitors, "marracash-people") }.
marracash-event-line-formed = { COUNT($line) } Besucher warten in der Schlange vor der Mauer.
marracash-event-line-redrawn = Im Beutel war nur noch eine Farbe: Die Schlange wird neu gezogen.
marracash-event-starter-named = { WHO($seat) ->
    [you] Du beginnst.
   *[other] { SEAT($seat) } beginnt.
}
marracash-event-card-turned-up = Ein Souvenir wird aufgedeckt: { marracash-card }.
marracash-event-hand-dealt = { $cards ->
    [none] { "" }
   *[other] { WHO($seat) ->
        [you] Du bekommst: { LIST($cards, "marracash-piece") }.
       *[other] { SEAT($seat) } bekommt: { LIST($cards, "marracash-piece") }.
    }
}
marracash-event-turn-began = { $phase ->
    [first_round] { WHO($seat) ->
        [you] Erste Runde: Du versteigerst einen Laden.
       *[other] Erste Runde: { SEAT($seat) } versteigert einen Laden.
    }
    [last_round] { WHO($seat) ->
        [you] Letzte Runde: Du bist zum letzten Mal am Zug.
       *[other] Letzte Runde: { SEAT($seat) } ist zum letzten Mal am Zug.
    }
   *[main] { WHO($seat) ->
        [you] Runde { $round }: Du bist am Zug.
       *[other] Runde { $round }: { SEAT($seat) } ist am Zug.
    }
}
    .head = { marracash-event-turn-began }
marracash-event-auction-opened = { WHO($seat) ->
    [you] Du versteigerst den Laden { $shop }.
   *[other] { SEAT($seat) } versteigert den Laden { $shop }.
}
marracash-event-bid-made = { WHO($seat) ->
    [you] Du bietest { $amount }.
   *[other] { SEAT($seat) } bietet { $amount }.
}
marracash-event-bidder-passed = { $forced ->
    [yes] { WHO($seat) ->
        [you] Du kannst nicht mehr mithalten und scheidest aus.
       *[other] { SEAT($seat) } kann nicht mehr mithalten und scheidet aus.
    }
   *[no] { WHO($seat) ->
        [you] Du passt.
       *[other] { SEAT($seat) } passt.
    }
}
marracash-folded-bidding = { COUNT($events, "amount") ->
    [0] Kein Gebot
    [one] Ein Gebot
   *[other] { COUNT($events, "amount") } Gebote
}{ $count ->
    [2] :
    [3] :
    [4] :
    [5] :
   *[other] . Zuletzt:
} { LIST(TAKE($events, 5, "right"), "marracash-bid") }.
marracash-bid = { $type ->
    [BidMade] { SEAT($seat) } { $amount }
   *[other] { WHO($seat) ->
        [you] du passt
       *[other] { SEAT($seat) } passt
    }
}
marracash-event-bids-revealed = Die Gebote liegen offen: { LIST($bids, "marracash-bid-of") }.
marracash-event-shop-sold = { $commission ->
    [0] { WHO($seat) ->
        [you] Du ersteigerst { $shop } in der eigenen Versteigerung für { $price }.
       *[other] { SEAT($seat) } ersteigert { $shop } in der eigenen Versteigerung für { $price }.
    }
   *[other] { WHO($seat) ->
        [you] Du ersteigerst { $shop } für { $price }; { SEAT($auctioneer) } bekommt { $commission } Provision.
       *[other] { WHO($auctioneer) ->
            [you] { SEAT($seat) } ersteigert { $shop } für { $price }; du bekommst { $commission } Provision.
           *[other] { SEAT($seat) } ersteigert { $shop } für { $price }; { SEAT($auctioneer) } bekommt { $commission } Provision.
        }
    }
}
marracash-event-action-lapsed = { $slot ->
    [0] { WHO($seat) ->
        [you] Du kannst keine Versteigerung eröffnen und wirst in der ersten Runde übergangen.
       *[other] { SEAT($seat) } kann keine Versteigerung eröffnen und wird in der ersten Runde übergangen.
    }
   *[other] { WHO($seat) ->
        [you] Du kannst nichts tun; die Aktion verfällt.
       *[other] { SEAT($seat) } kann nichts tun; die Aktion verfällt.
    }
}
marracash-event-group-moved = { WHO($seat) ->
    [you] Du ziehst { AS($visitors, "marracash-people") } von Brunnen { $group } zu Brunnen { $to }.
   *[other] { SEAT($seat) } zieht { AS($visitors, "marracash-people") } von Brunnen { $group } zu Brunnen { $to }.
}
marracash-event-customers-entered = { $pulled_in ->
    [yes] { $visitors ->
        [one] { WHO($seat) ->
            [you] Der Besucher vor der Tür tritt sofort in { $shop } ein: Du nimmst { SUM($payments) } ein.
           *[other] Der Besucher vor der Tür tritt sofort in { $shop } ein: { SEAT($seat) } nimmt { SUM($payments) } ein.
        }
       *[other] { WHO($seat) ->
            [you] { $visitors } Besucher vor der Tür treten sofort in { $shop } ein: Du nimmst { SUM($payments) } ein ({ LIST($payments) }).
           *[other] { $visitors } Besucher vor der Tür treten sofort in { $shop } ein: { SEAT($seat) } nimmt { SUM($payments) } ein ({ LIST($payments) }).
        }
    }
   *[no] { $visitors ->
        [one] { WHO($seat) ->
            [you] Ein Besucher tritt in { $shop } ein: Du nimmst { SUM($payments) } ein.
           *[other] Ein Besucher tritt in { $shop } ein: { SEAT($seat) } nimmt { SUM($payments) } ein.
        }
       *[other] { WHO($seat) ->
            [you] { $visitors } Besucher treten in { $shop } ein: Du nimmst { SUM($payments) } ein ({ LIST($payments) }).
           *[other] { $visitors } Besucher treten in { $shop } ein: { SEAT($seat) } nimmt { SUM($payments) } ein ({ LIST($payments) }).
        }
    }
}
marracash-event-souvenir-sold = { WHO($seat) ->
    [you] Du verkaufst ein Souvenir in { $shop }: { marracash-card }.
   *[other] { SEAT($seat) } verkauft ein Souvenir in { $shop }: { marracash-card }.
}
marracash-event-souvenirs-kept = { WHO($seat) ->
    [you] Du verkaufst in { $shop } kein Souvenir.
   *[other] { SEAT($seat) } verkauft in { $shop } kein Souvenir.
}
marracash-event-group-arrived = { COUNT($visitors) ->
    [0] Niemand erreicht { marracash-fountain }.
   *[other] Angekommen an { marracash-fountain }: { AS($visitors, "marracash-people") }.
}
marracash-event-commission-paid = { WHO($payer) ->
    [you] Du zahlst { SEAT($to, case: "dative") } { $amount } Provision (Kunden: { $customers }, Einnahmen: { $total }).
   *[other] { SEAT($payer) } zahlt { SEAT($to, case: "dative") } { $amount } Provision (Kunden: { $customers }, Einnahmen: { $total }).
}
marracash-event-set-shown = { WHO($seat) ->
    [you] Du hast deine Antiquitäten beisammen (Platz { $place }) und bekommst { $paid }: { LIST($cards, "marracash-piece") }.
   *[other] { SEAT($seat) } hat die Antiquitäten beisammen (Platz { $place }) und bekommt { $paid }: { LIST($cards, "marracash-piece") }.
}
marracash-event-visitors-brought = { $left ->
    [0] { WHO($seat) ->
        [you] Du lässt { AS($visitors, "marracash-people") } bei { AS($entrance, "marracash-basin") } ein; niemand wartet mehr.
       *[other] { SEAT($seat) } lässt { AS($visitors, "marracash-people") } bei { AS($entrance, "marracash-basin") } ein; niemand wartet mehr.
    }
    [one] { WHO($seat) ->
        [you] Du lässt vom { marracash-end } der Schlange { AS($visitors, "marracash-people") } bei { AS($entrance, "marracash-basin") } ein; einer wartet noch.
       *[other] { SEAT($seat) } lässt vom { marracash-end } der Schlange { AS($visitors, "marracash-people") } bei { AS($entrance, "marracash-basin") } ein; einer wartet noch.
    }
   *[other] { WHO($seat) ->
        [you] Du lässt vom { marracash-end } der Schlange { AS($visitors, "marracash-people") } bei { AS($entrance, "marracash-basin") } ein; { $left } warten noch.
       *[other] { SEAT($seat) } lässt vom { marracash-end } der Schlange { AS($visitors, "marracash-people") } bei { AS($entrance, "marracash-basin") } ein; { $left } warten noch.
    }
}
marracash-event-last-round-began = { $reason ->
    [stall] Lange ist nichts geschehen: Die letzte Runde beginnt. { marracash-plays-last }
   *[line_empty] Draußen wartet niemand mehr: Die letzte Runde beginnt. { marracash-plays-last }
}
marracash-plays-last = { WHO($last) ->
    [you] Du bist zuletzt am Zug.
   *[other] { SEAT($last) } ist zuletzt am Zug.
}
marracash-event-game-ended = { COUNT($winners) ->
    [1] { WHO(AT($winners, 0)) ->
        [you] Du gewinnst mit { AS(MAX($cash), "marracash-dirham") }.
       *[other] { SEAT(AT($winners, 0)) } gewinnt mit { AS(MAX($cash), "marracash-dirham") }.
    }
   *[other] Geteilter Sieg mit { AS(MAX($cash), "marracash-dirham") }: { LIST($winners, "told-seat", last: " und ") }.
}
marracash-bid-of = { $it ->
    [0] { SEAT($at) } –
   *[other] { SEAT($at) } { $it }
}

## What is asked

marracash-question-pick-shop = Erste Runde: Versteigere einen freien Laden. Du bietest zuerst, und wenn jemand anderes kauft, bekommst du dafür Provision.
marracash-question-open-bid = Du versteigerst { AT($auction, "shop") }: Mach das erste Gebot, { AT($question, "choices", "forms", 0, "amounts", 0, "least") } oder mehr.
marracash-question-raise-or-pass = { COUNT(AT($question, "choices", "forms")) ->
    [0] { SEAT(AT($auction, "leader")) } bietet { AT($auction, "high") } für { AT($auction, "shop") }. Du kannst nicht mehr mitbieten und musst passen.
   *[other] { SEAT(AT($auction, "leader")) } bietet { AT($auction, "high") } für { AT($auction, "shop") }. Biete { AT($question, "choices", "forms", 0, "amounts", 0, "least") } oder mehr, oder passe: Dann bist du aus dieser Versteigerung heraus.
}
marracash-question-sealed-bid = { WHO(AT($auction, "auctioneer")) ->
    [you] Du versteigerst { AT($auction, "shop") }: Alle bieten nur einmal, und zwar geheim. Biete { AT($question, "choices", "forms", 0, "amounts", 0, "least") } oder mehr.
   *[other] { COUNT(AT($question, "choices", "forms")) ->
        [0] { SEAT(AT($auction, "auctioneer")) } versteigert { AT($auction, "shop") }: Alle bieten nur einmal, und zwar geheim. Du kannst nicht bieten.
       *[other] { SEAT(AT($auction, "auctioneer")) } versteigert { AT($auction, "shop") }: Alle bieten nur einmal, und zwar geheim. Biete { AT($question, "choices", "forms", 0, "amounts", 0, "least") } oder mehr, oder nichts.
    }
}
marracash-no-auction = { AT($places, $seat, "signs") ->
    [0] Deine Schilder stehen alle auf Läden: Versteigern kannst du nicht mehr.
   *[other] { LESS(COUNT($stalls), COUNT($stalls, "price")) ->
        [0] Kein Laden ist mehr frei: Versteigert wird nicht mehr.
       *[other] { MAX(0, LESS($min_bid, AT($places, $seat, "cash"))) ->
            [0] Nur ein Laden ist frei: An diesem Tisch darf ihn die erste Aktion nicht versteigern.
           *[other] Versteigern kannst du jetzt nicht: Dein Geld reicht nicht für das kleinste Gebot, { $min_bid }.
        }
    }
}
marracash-question-act = { KINDS($question) ->
    [MoveGroup] { $slot ->
        [1] Erste von zwei Aktionen: Ziehe eine Gruppe. { marracash-no-auction }
       *[2] Zweite Aktion: Ziehe eine Gruppe. { marracash-no-auction }
    }
    [AuctionShop] { $slot ->
        [1] Erste von zwei Aktionen: Versteigere einen freien Laden; keine Gruppe lässt sich ziehen.
       *[2] Zweite Aktion: Nach einer Versteigerung ist nur eine weitere erlaubt. Wähle einen freien Laden.
    }
   *[Lapse] Du kannst nichts tun.
    [AuctionShop-MoveGroup] { $slot ->
        [1] Erste von zwei Aktionen: Ziehe eine Gruppe oder versteigere einen freien Laden (dann ist auch die zweite Aktion eine Versteigerung).
       *[2] Zweite Aktion: Ziehe eine Gruppe oder versteigere einen freien Laden.
    }
}
marracash-follows = Wähle jetzt den Brunnen, zu dem die Gruppe zieht.
marracash-question-sell-souvenir = { AT($entered, "visitors") ->
    [one] Ein Besucher in { AT($entered, "shop") } kauft ein Souvenir. Wähle die Karte; ihr Wert zählt für die Provision.
   *[other] { AT($entered, "visitors") } Besucher in { AT($entered, "shop") } können Souvenirs kaufen. Wähle eine Karte; ihr Wert zählt für die Provision.
}
marracash-question-bring = Fülle ein leeres Eingangsfeld: Wähle Tor, Ende der Schlange und Anzahl.
marracash-wait-pick-shop = { told-waiting } wählt einen Laden zum Versteigern.
marracash-wait-open-bid = { told-waiting } versteigert { AT($auction, "shop") } und macht das erste Gebot.
marracash-wait-raise-or-pass = { AT($auction, "shop") } steht bei { AT($auction, "high") }, geboten von { SEAT(AT($auction, "leader"), case: "dative") }. { told-waiting } überlegt.
marracash-wait-sealed-bid = Geheime Gebote für { AT($auction, "shop") }. Warten auf { told-waiting }.
marracash-wait-act = { $slot ->
    [1] { told-waiting } wählt die erste von zwei Aktionen.
   *[2] { told-waiting } wählt die zweite Aktion.
}
marracash-wait-sell-souvenir = { told-waiting } wählt ein Souvenir zum Verkauf.
marracash-wait-bring = { told-waiting } lässt Besucher ein.
marracash-wait-moment = Einen Moment.
marracash-wait-over = Das Spiel ist zu Ende.

## What can be done

marracash-action-move-group = { AS(AT($fountains, LESS($group, 1)), "marracash-people") } von Brunnen { $group } zu Brunnen { $to } ziehen
marracash-action-auction-shop = Laden { $shop } versteigern ({ AS(PART($shop, 0), "marracash-hue") })
marracash-action-lapse = Nichts möglich
marracash-action-bid = { $amount } bieten
marracash-action-pass-bid = Passen
marracash-action-sell-souvenir = Verkaufen: { marracash-card }
marracash-action-keep-souvenirs = Kein Souvenir verkaufen
marracash-action-bring-visitors = { AS($entrance, "marracash-basin") }: { AS(TAKE($line, $count, $end), "marracash-people") } vom { marracash-end }

## What a choice means

marracash-hint-nobody-enters = Niemand tritt in einen Laden ein.
marracash-hint-enters = { WHO($owner) ->
    [you] { $visitors ->
        [one] Ein Besucher tritt in deinen Laden { $shop } ein: Du nimmst { $income } ein.
       *[other] { $visitors } Besucher treten in deinen Laden { $shop } ein: Du nimmst { $income } ein.
    }
   *[other] { $visitors ->
        [one] Ein Besucher tritt in { $shop } ein: { SEAT($owner) } nimmt { $income } ein.
       *[other] { $visitors } Besucher treten in { $shop } ein: { SEAT($owner) } nimmt { $income } ein.
    }
}
marracash-hint-pays-commission = { SEAT($payer) } zahlt dir { $amount } Provision.
marracash-hint-in-all = Insgesamt: { LIST($changes, "marracash-change-of") }.
marracash-change-of = { $it ->
    [0] { "" }
   *[other] { MAX($it, 0) ->
        [0] { SEAT($at) } −{ LESS(0, $it) }
       *[other] { SEAT($at) } +{ $it }
    }
}
marracash-hint-stands = Danach an { marracash-fountain }: { AS($visitors, "marracash-people") }.
marracash-hint-auctions = Auf { $directed } der { $ways } Wege von Brunnen zu Brunnen kommen Besucher hier vorbei. Du musst mit { $least } oder mehr eröffnen.
    .after = Auf { $directed } der { $ways } Wege von Brunnen zu Brunnen kommen Besucher an Laden { $shop } vorbei. Du musst mit { $least } oder mehr eröffnen.
marracash-hint-at-the-door = { $visitors ->
    [0] Vor seiner Tür steht niemand: Keiner tritt sofort ein.
    [one] Ein Besucher vor seiner Tür tritt sofort ein und zahlt { $income }.
   *[other] { $visitors } Besucher vor seiner Tür treten sofort ein und zahlen { $income }.
}
marracash-hint-cash-now = Du hast { $cash }.
    .after = Dir blieben { LESS($cash, $amount) }.
marracash-hint-earned-back = { $customers ->
    [one] Das niedrigste Gebot, { $amount }, holst du mit einem Kunden wieder herein.
   *[other] Das niedrigste Gebot, { $amount }, holst du mit { $customers } Kunden wieder herein.
}
marracash-hint-auctioneer-gets = { SEAT($auctioneer) } bekommt { $low } Provision, bei einem Preis über { $upto } sind es { $high }.
marracash-hint-leader-gets = { SEAT($leader) } bekommt { $shop } für { $price }, wenn niemand mehr bietet. Du bist aus dieser Versteigerung heraus.
marracash-hint-you-get-commission = Kauft { SEAT($leader) }, bekommst du { $amount } Provision.
marracash-hint-bank-pays = Die Bank zahlt dir { $amount }.
marracash-hint-taken-so-far = Mit dieser Aktion bisher: { $amount }.
marracash-hint-come-in = { $count ->
    [0] Dann wartet niemand mehr: Nach deinem Zug beginnt die letzte Runde.
    [one] Dann wartet noch ein Besucher: { AS($next, "marracash-people") }.
   *[other] Dann warten noch { $count } Besucher, als nächste an diesem Ende: { AS($next, "marracash-people") }.
}
marracash-means-pass-bid = { IS(AT($question, "id"), "marracash.sealed_bid") ->
    [yes] Das höchste Gebot der anderen bekommt den Laden. Du behältst dein Geld.
   *[no] { "" }
}
marracash-means-keep-souvenirs = Die Karte bleibt offen für den nächsten Kunden ihrer Farbe, bei wem auch immer.
marracash-means-lapse = Der Zug geht weiter.

## The table

marracash-souk = Der Basar
marracash-zoom-in = Vergrößern
    .name = Vergrößern: den Basar aus der Nähe
marracash-zoom-out = Ganzer Basar
    .name = Ganzer Basar: wieder alles zeigen
marracash-shop-name = Laden { $shop }, { marracash-colour }
marracash-shop-free = Laden { $shop }, { marracash-colour }, frei
marracash-owner = { WHO($owner) ->
    [you] deiner
   *[other] von { SEAT($owner) }
}
marracash-shop-owned = { $customers ->
    [one] Laden { $shop }, { marracash-colour }, { marracash-owner }: ein Kunde
   *[other] Laden { $shop }, { marracash-colour }, { marracash-owner }: { $customers } Kunden
}
marracash-shop-stone = Der Versteigerungsstein liegt darauf.
marracash-next-pays = der nächste Kunde zahlt { $next }
marracash-fountain-empty = { marracash-fountain }, leer
marracash-fountain-group = { marracash-fountain }: { $group }
marracash-line = Schlange: { $count } Besucher
marracash-line-left = Linkes Ende
marracash-line-right = Rechtes Ende
marracash-bids = Die Gebote
marracash-signs = noch { $count } möglich
marracash-shops-of = { WHO($seat) ->
    [you] Deine Läden
   *[other] Läden von { SEAT($seat) }
}
marracash-no-shops = noch kein Laden
marracash-pays = Was Kunden zahlen
marracash-pays-nth = { $nth }.
marracash-pays-on = ab dem { $nth }.
marracash-commissions = Provision
marracash-move-commission = Für Besucher, die du in fremde Läden führst: je { $low }, oder je { $high }, wenn der Besitzer mehr als { $upto } einnimmt
marracash-auction-commission = Versteigerer: { $low } bei einem Preis bis { $upto }, darüber { $high }
marracash-visitors = Besucher
marracash-visitors-row = { marracash-colour }: { $walking } in den Gassen, { $waiting } in der Schlange
marracash-walking = in den Gassen
marracash-waiting = in der Schlange
marracash-forecast = Wenn du { $from } → { $to } ziehst
marracash-forecast-none = Kein Besucher tritt in einen Laden ein.
marracash-forecast-pays = Provision
marracash-phase = { $phase ->
    [set-up] Aufbau
    [first-round] Erste Runde: nur Versteigerungen
    [last-round] Letzte Runde
    [over] Ende
   *[main] Runde { $round }
}
marracash-turns-left = { $count ->
    [one] noch ein Zug
   *[other] noch { $count } Züge
}
marracash-slot = Aktion { $slot } von 2
marracash-souvenirs = Souvenirs
marracash-souvenirs-deck = { $count } im Stapel
marracash-souvenirs-none = keine Karte offen
marracash-antiques = Deine Antiquitäten
marracash-books = Die Abrechnung
marracash-books-customers = Kunden
marracash-books-souvenirs = Souvenirs
marracash-books-antiques = Antiquitäten
marracash-books-auctions = Als Versteigerer
marracash-books-commissions = Provision bekommen
marracash-books-paid = Provision gezahlt
marracash-books-prices = Kaufpreise
marracash-books-start = Anfang
marracash-books-cash = Bargeld
marracash-over-title = Der Basar schließt
marracash-over-lead = Nur Bargeld zählt; Läden und Schilder sind nichts wert.

## The guided first turns

marracash-tour-aim = Du gewinnst mit Geld: Wer am Ende am meisten hat, gewinnt. Läden, Schilder und Kunden zählen dann nicht.
    .touching = Lass den Finger auf einer Auswahl liegen: Die Leiste sagt, was sie bedeuten würde.
marracash-tour-shops = Der Basar von Marrakesch. Besucher, die an einem Laden ihrer Farbe vorbeikommen, gehen hinein und zahlen; ein Laden ohne Besitzer bleibt leer. Darum wird jeder Laden zuerst versteigert.
marracash-tour-pick = Wähle einen freien Laden zum Versteigern: einen an vielen Wegen, in einer Farbe, die du in der Nähe siehst.
marracash-tour-bid = Jeder neue Kunde eines Ladens zahlt mehr als der vorige; das zeigt die Tabelle „Was Kunden zahlen“. Biete nicht mehr, als du zu verdienen hoffst; setze, wenn du magst, eine geheime Grenze.
marracash-tour-raise = Biete mehr oder passe. Wer passt, ist aus dieser Versteigerung heraus. Kauft jemand anderes in deiner Versteigerung, gibt dir die Bank Provision.
marracash-tour-move = Ab jetzt hat dein Zug zwei Aktionen. Wähle eine Gruppe an einem Brunnen und dann den Brunnen, zu dem sie gehen soll: Du siehst, wer wo eintritt und was alle verdienen.
marracash-tour-commission = Es lohnt sich auch, Besucher in fremde Läden zu führen: Für jeden zahlt dir der Besitzer eine Provision, und eine höhere, wenn deine Aktion viel eingebracht hat.
marracash-tour-line = Ist am Ende deines Zuges ein blaues Tor leer, lass Besucher von einem Ende der Schlange ein. Ist die Schlange leer, sind alle noch einmal am Zug.

## Options

marracash-option-souvenirs = Souvenirs
marracash-option-souvenirs-help = Zwei Karten liegen offen; ein Kunde in der Farbe einer Karte kauft sie zu ihrem Wert.
    .page = `souvenirs` ist gewöhnlich `false`. Mit `true` spielt ihr mit den Souvenirkarten ([MC-60](#mc-60)). Ein Tisch kann nicht zugleich `antiques` haben.
marracash-option-souvenir-sale = Verkauf der Souvenirs
marracash-option-souvenir-sale-help = Muss ein passendes Souvenir verkauft werden, oder darf man ablehnen?
    .page = `souvenir_sale` ist gewöhnlich `forced`. Mit `optional` muss ein Besitzer keine Karte verkaufen ([MC-R27](#mc-r27)).
marracash-option-souvenir-sale-forced = muss sein
marracash-option-souvenir-sale-optional = freiwillig
marracash-option-commission-scope = Provision wird berechnet
marracash-option-commission-scope-help = Ob die Grenze für die höhere Provision für alle Einnahmen eines Besitzers aus einer Aktion gilt oder für jeden Laden allein.
    .page = `commission_scope` ist gewöhnlich `owner`: Die Summe aller Läden eines Besitzers entscheidet über die Provision. Mit `shop` zählt jeder Laden für sich ([MC-R17](#mc-r17)).
marracash-option-commission-scope-owner = je Besitzer
marracash-option-commission-scope-shop = je Laden
marracash-option-cash-visibility = Bargeld
marracash-option-cash-visibility-help = Ob alle sehen, wie viel Geld die anderen haben.
    .page = `cash_visibility` ist gewöhnlich `public`. Mit `hidden` sieht bis zum Ende niemand das Bargeld der anderen ([MC-R26](#mc-r26)).
marracash-option-cash-visibility-public = offen
marracash-option-cash-visibility-hidden = verdeckt
marracash-option-strict-option-c = Zwei Versteigerungen brauchen zwei freie Läden
marracash-option-strict-option-c-help = Die erste von zwei Versteigerungen darf dann nicht um den letzten freien Laden gehen.
    .page = `strict_option_c` ist gewöhnlich `false`. Mit `true` darfst du nur dann mit einer Versteigerung beginnen, wenn zwei Läden frei sind ([MC-R14](#mc-r14)).
marracash-option-bid-step = Schritt der Gebote
marracash-option-bid-step-help = Wie in der Datendatei, oder 25, 50 oder 100.
    .page = `bid_step` ist der Schritt beim Bieten: gewöhnlich `printed`, die 25 der Schachtel, sonst `25`, `50` oder `100`. Das niedrigste Gebot muss ein Vielfaches davon sein ([MC-R10](#mc-r10)).
marracash-option-bid-step-printed = wie gedruckt
marracash-option-start-cash = Bargeld am Anfang
marracash-option-start-cash-help = In Hundertern, ab 500; 0: wie in der Datendatei.
    .page = `start_cash` ist das Geld zu Beginn: gewöhnlich 0, das sind die 1200 der Schachtel, sonst 500 bis 3000 in Hundertern ([MC-R09](#mc-r09)).
marracash-option-start-cash-0 = wie in der Datendatei
marracash-option-signs-per-player = Schilder je Person, zu zweit
marracash-option-signs-per-player-help = Mehr Läden kann niemand haben; zu dritt und zu viert gilt die Zahl aus der Schachtel.
    .page = `signs_per_player` ist gewöhnlich 6. Zu zweit sind bis zu 12 möglich ([MC-R01](#mc-r01)).
marracash-option-queue-max-run = Gleiche Farbe nebeneinander in der Schlange
marracash-option-queue-max-run-help = Höchstens so viele Besucher einer Farbe stehen nebeneinander: 3 oder 2.
    .page = `queue_max_run` ist gewöhnlich `3`: So viele einer Farbe dürfen in der Schlange nebeneinander stehen. `2` mischt sie stärker ([MC-R06](#mc-r06)).
marracash-option-stall-rounds = Runden, in denen nichts geschieht
marracash-option-stall-rounds-help = Nach so vielen solchen Runden beginnt die letzte.
    .page = `stall_rounds` ist gewöhnlich 5: Nach so vielen Runden, in denen nichts geschieht, beginnt die letzte Runde; von 1 bis 20 ([MC-R24](#mc-r24)).
marracash-option-starting-player = Wer beginnt
marracash-option-starting-player-help = Ausgelost oder der erste Platz.
    .page = `starting_player` ist gewöhnlich `random`. Mit `first_seat` beginnt, wer auf dem ersten Platz sitzt.
marracash-option-starting-player-random = ausgelost
marracash-option-starting-player-first-seat = der erste Platz
marracash-option-names = Händler
marracash-option-names-help = Die Namen der Händler in der Reihenfolge der Plätze, durch Leerzeichen getrennt: die vier gedruckten, in beliebiger Folge; leer: die der Datendatei.
    .page = `names` gibt die vier Händler nach Plätzen an. Gewöhnlich ist es leer: Ali, Anfa, Omar, Leila. Nur diese vier sind möglich, in beliebiger Folge. Ein Name bewirkt nichts.
marracash-option-visitors = Besucher
marracash-option-visitors-help = 54 wie in der Schachtel oder 64 wie in den späteren Regeln des Autors.
    .page = `visitors` ist gewöhnlich `54`. Mit `64` gibt es 16 gelbe Besucher und 12 von jeder anderen Farbe, und 55 warten in der Schlange, wie in den späteren Regeln des Autors.
marracash-option-auction-mode = Versteigerungen
marracash-option-auction-mode-help = Gebote gehen reihum und steigen, oder alle bieten einmal geheim.
    .page = `auction_mode` ist gewöhnlich `open`. Mit `sealed` bieten alle einmal, geheim und gleichzeitig; der Versteigerer mindestens 100, die anderen dürfen 0 bieten. Das höchste Gebot gewinnt; bei gleichen Geboten das des Versteigerers, dann das im Uhrzeigersinn nächste.
marracash-option-auction-mode-open = offen
marracash-option-auction-mode-sealed = geheim
marracash-option-end-rule = Das Ende
marracash-option-end-rule-help = Wenn niemand mehr wartet, sind alle noch einmal am Zug, oder es wird nur die Runde zu Ende gespielt.
    .page = `end_rule` ist gewöhnlich `full_round`: Alle sind noch einmal dran. Mit `finish_round` wird nur die laufende Runde zu Ende gespielt.
marracash-option-end-rule-full-round = noch ein Zug für alle
marracash-option-end-rule-finish-round = Runde zu Ende spielen
marracash-option-antiques = Antiquitäten
marracash-option-antiques-help = Statt Souvenirs: für alle je fünf geheime Karten. Sammle deren Farben unter deinen Kunden; wer zuerst fertig ist, bekommt am meisten.
    .page = `antiques` ist gewöhnlich `false`. Mit `true` bekommen alle statt der Souvenirs heimlich je fünf der Karten: zwei von einer Farbe und drei von drei anderen. Sobald deine Läden zusammen Kunden dieser Farben haben, bekommst du Geld: Wer es zuerst schafft, bekommt alle fünf Werte; danach gibt es die besten vier, dann die besten drei und zuletzt die besten zwei. Für Provisionen zählt das nicht.

## Fertige Regeln: alle Optionen einer Anleitung

marracash-preset-later = Die späteren Regeln des Autors
marracash-preset-later-help = Mehr Besucher, geheime Gebote, Antiquitäten, und das Spiel endet mit der laufenden Runde.

bot-names-marracash = Ali, Anfa, Omar, Leila
bot-level-marracash-random = Zufall
bot-level-marracash-porter = Träger
bot-level-marracash-trader = Kaufmann
bot-level-marracash-vizier = Wesir
bot-level-marracash-emir = Emir
bot-level-marracash-sultan = Sultan
bot-temper-marracash-porter = Kümmert sich fast nur um die eigenen Geschäfte und lässt sich bei Versteigerungen mitreißen.
bot-temper-marracash-trader = Behält auch die Läden der anderen im Blick, übersieht aber manchen Zug.
bot-temper-marracash-vizier = Plant den ganzen Zug und sieht die Antwort der nächsten Person voraus.
bot-temper-marracash-emir = Blickt mehrere Züge voraus, ist aber nur die halbe Zeit bei der Sache.
bot-temper-marracash-sultan = Sieht drei Züge lang voraus, was alle tun werden und was sie zahlen können.

## Refusals

error-bid-not-in-steps = Gebote steigen in festen Schritten.
error-bid-over-cash = So viel Geld hast du nicht.
error-bid-too-low = Das Gebot ist zu niedrig.
error-cannot-open = Du könntest das erste Gebot nicht machen.
error-empty-fountain = An diesem Brunnen steht niemand.
error-entrance-occupied = Dieses Eingangsfeld ist besetzt.
error-move-after-auction = Nach einer Versteigerung darfst du keine Gruppe mehr ziehen.
error-must-act = Solange etwas möglich ist, musst du etwas tun.
error-must-bid = Der Versteigerer muss bieten.
error-no-sign-left = Du hast kein Schild mehr.
error-no-such-fountain = Diesen Brunnen gibt es nicht.
error-no-such-shop = Diesen Laden gibt es nicht.
error-not-adjacent = Keine Gasse verbindet diese Brunnen.
error-not-an-entrance = Dieser Brunnen ist kein Eingangsfeld.
error-only-one-free-shop = Ein zweiter Laden muss frei sein.
error-shop-not-free = Dieser Laden gehört schon jemandem.

# At the terminal only.
terminal-help-marracash = Kurzformen: 9-10 zieht die Gruppe von Brunnen 9 zu Brunnen 10; y3 versteigert den Laden Y3; 250 bietet 250; p passt; y225 verkauft dieses Souvenir; 8 left 3 lässt am Tor 8 drei Besucher vom linken Ende ein.
terminal-marracash-legend = Y3 B×2: Laden Y3 von B mit 2 Kunden · (9): Brunnen, darunter, wer dort steht · *: Tor
terminal-marracash-title = { game-marracash } · { marracash-phase }
terminal-marracash-fountains = An den Brunnen:
terminal-marracash-signs = Schilder
terminal-marracash-shops = Läden
