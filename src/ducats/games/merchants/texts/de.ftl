### Die Händler. Argumente: $name, $other, $master, $guest, $leader Namen von Spielern; $city, $to, $from Orte; $good und
### $goods Namen von Waren, wo sie aus einem Ereignis oder Zug kommen, sonst Kürzel; $wagon 1 bis 3; $card Name einer Karte.

game-merchants = Die Händler
game-merchants-about = Wagen beladen, um Frachtplätze feilschen, in sechs Städten verkaufen.

merchants-title = Die Händler
merchants-money = { $amount } Florin
merchants-good = { $good ->
    [cloth] Tuch
    [iron] Eisen
    [wine] Wein
    [food] Nahrung
    [silk] Seide
   *[salt] Salz
}
merchants-object = { $good }
merchants-some = { $count } { merchants-good }
merchants-city = { $city ->
    [PAR] Paris
    [BRU] Brügge
    [KOL] Köln
    [HAM] Hamburg
    [WIE] Wien
   *[GEN] Genua
}
merchants-space = Feld { $id }
merchants-level = { $level ->
    [0] Krämer
    [1] Händler
    [2] Kaufmann
    [3] Großkaufmann
    [4] Gildenbruder
    [5] Gildenmeister
    [6] Patrizier
    [7] Schöffe
    [8] Kämmerer
   *[9] Ratsherr
}
merchants-card = { $card ->
    [courier] Kurier
    [express-courier] Express-Kurier
    [cartwright] Wagnerei
    [great-cartwright] Große Wagnerei
    [office] Kontor
    [great-office] Großes Kontor
    [cheap-purchase] Günstiger Einkauf
    [warehouse-sale] Lagerverkauf
    [fresh-horses] Frische Pferde
    [broken-axle] Achsbruch
    [market-rumour] Marktgerücht
    [loading-permit] Ladeerlaubnis
    [city-charter] Stadtprivileg
    [patron-favour] Gunst des Gönners
   *[letter-of-exchange] Wechselbrief
}
merchants-effect = { $card ->
    [courier] In deinem Fahrzug darfst du den Kurier 1 Feld weit ziehen.
    [express-courier] In deinem Fahrzug darfst du den Kurier bis zu 3 Felder weit ziehen.
    [cartwright] In deinem Fahrzug fährt ein Wagen deiner Wahl 1 Feld weiter.
    [great-cartwright] In deinem Fahrzug fahren Wagen deiner Wahl zusammen 2 Felder weiter.
    [office] Nach den Preisscheiben darfst du eine Ware um eine Stufe hinauf- oder hinabsetzen.
    [great-office] Nach den Preisscheiben darfst du Waren um zusammen zwei Stufen hinauf- oder hinabsetzen.
    [cheap-purchase] Alle Waren eines Einkaufs kosten dich zusammen 100 Florin.
    [warehouse-sale] Beim Entladen darfst du bis zu 3 Waren aus deinen Lagern zum Einkaufspreis verkaufen.
    [fresh-horses] Einmal: Ein Plättchen bewegt einen Wagen 1 oder 2 Felder weiter.
    [broken-axle] Einmal: Ein Wagen auf der Straße bleibt für den Rest der Runde stehen.
    [market-rumour] Einmal: Setze nach den Preisscheiben eine Ware um eine Stufe hinauf oder hinab.
    [loading-permit] Einmal: Lade, ohne den Lademeister zu fragen, für 100 Florin je Ware.
    [city-charter] Einmal: Alle deine Waren auf einem ankommenden Wagen bekommen den Bonus der Stadt.
    [patron-favour] Einmal: Deine Repräsentationskosten sind diese Runde 500 Florin niedriger.
   *[letter-of-exchange] Einmal: 500 Florin von der Bank, beim Einkauf oder vor den Repräsentationskosten.
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
merchants-sale = { $bonus ->
    [0] { $name } { $count } { merchants-good }, { $count } × { $price } = { $total }
   *[other] { $name } { $count } { merchants-good }, { $count } × ({ $price } + { $bonus }) = { $total }
}
merchants-result = { $name }: { merchants-level }, { $cash } Florin

## Was geschah

merchants-event-first-player-drawn = { $name } ist Startspieler.
merchants-event-wagon-placed = Wagen { $wagon } beginnt in { $city }.
merchants-event-investment-turned = { $card } liegt offen aus.
merchants-event-pair-dealt = { $name } bekommt { $cards } für { $price } Florin.
merchants-event-card-offered = { $name } versteigert: { $card }.
merchants-event-round-began = Runde { $round } beginnt. Startspieler: { $name }.
merchants-event-phase-began = { merchants-phase }
merchants-event-letter-played = { $name } spielt einen Wechselbrief: { $amount } Florin.
merchants-event-good-bought = { $name } kauft { merchants-object } in { $city } für { $price }.
merchants-event-purchase-ended = { $bought ->
    [0] { $name } kauft nichts.
    [one] { $name } hat { $bought } Ware gekauft.
   *[other] { $name } hat { $bought } Waren gekauft.
}
merchants-event-wagon-bids-revealed = { $won ->
    [yes] Gebote für Wagen { $wagon }: { $bids }. { $name } ist Lademeister.
   *[no] Gebote für Wagen { $wagon }: { $bids }. Niemand bekommt ihn.
}
merchants-event-master-loaded = { $count ->
    [0] { $name } lädt nichts auf Wagen { $wagon }.
   *[other] { $name } lädt { $count } { $good } auf Wagen { $wagon } und hat dort das Monopol darauf.
}
merchants-event-loading-requested = { $permit ->
    [yes] { $name } zeigt eine Ladeerlaubnis: { $goods } auf Wagen { $wagon }.
   *[no] { $name } möchte auf Wagen { $wagon } mitladen: { $goods }.
}
merchants-event-loading-passed = { $name } lädt nichts auf Wagen { $wagon }.
merchants-event-price-named = { $word ->
    [quote] { $amount ->
        [none] { $name } nennt { $other } einen Preis.
       *[other] { $name } verlangt von { $other } { $amount }.
    }
    [counter] { $amount ->
        [none] { $name } nennt { $other } einen anderen Preis.
       *[other] { $name } bietet { $other } { $amount }.
    }
   *[final] { $amount ->
        [none] { $name } nennt { $other } einen letzten Preis.
       *[other] Letztes Wort von { $name } an { $other }: { $amount }.
    }
}
merchants-event-loading-refused = { $name } lehnt ab; mit { $other } kommt kein Handel zustande. Nichts wird geladen.
merchants-event-reason-given = { $name }: „{ $words }“
merchants-event-goods-loaded = { $price ->
    [none] { $name } lädt { $goods } auf Wagen { $wagon } und bezahlt { $master }.
   *[other] { $name } lädt { $goods } auf Wagen { $wagon } und zahlt { $price } an { $master }.
}
merchants-fresh-horses = { $horses ->
    [0] { "" }
   *[other] { " " }Frische Pferde: +{ $horses }.
}
merchants-event-wagon-moved = { $arrived ->
    [yes] { $name } bringt Wagen { $wagon } nach { $to }.{ merchants-fresh-horses }
   *[no] { $token ->
        [none] { $name } fährt Wagen { $wagon } um { $spaces } weiter: { $to }.
       *[other] { $name } spielt { $token }: Wagen { $wagon }, { $from } → { $to }.{ merchants-fresh-horses }
    }
}
merchants-event-tokens-returned = { $name } nimmt alle Plättchen zurück.
merchants-event-courier-moved = { $name } zieht den Kurier: { $to }.
merchants-event-axle-broken = { $name } spielt Achsbruch: Wagen { $wagon } steht diese Runde still.
merchants-event-move-turn-ended = { $moved ->
    [yes] { $name } ist gefahren.
   *[no] { $name } bewegt nichts.
}
merchants-event-courier-met = Wagen { $wagon } trifft den Kurier: eine Einflusskarte für { $name }.
merchants-event-influence-taken = { $known ->
    [yes] { $name } nimmt eine Einflusskarte: { $card }.
   *[no] { $name } nimmt eine Einflusskarte.
}
merchants-event-discs-revealed = Die Scheiben zeigen: { $discs }.
merchants-event-price-raised = { $devalued ->
    [yes] { $name } treibt { $good } über die Spitze: Preissturz auf Stufe { $level }.
   *[no] { $name } hebt { $good } auf Stufe { $level }.
}
merchants-event-price-shifted = { $office ->
    [yes] Das Kontor von { $name } setzt { $good } auf Stufe { $level }.
   *[no] { $name } streut ein Gerücht: { $good } auf Stufe { $level }.
}
merchants-event-charter-played = { $name } spielt ein Stadtprivileg für Wagen { $wagon }.
merchants-event-wagon-unloaded = Wagen { $wagon } wird in { $city } entladen: { $sales }. Ankünfte: { $arrivals }.
merchants-event-empty-wagon-arrived = Der leere Wagen { $wagon } erreicht { $city }.
merchants-event-stored-good-sold = { $name } verkauft { merchants-object } aus dem Lager in { $city } für { $price }.
merchants-event-bonuses-set = Boni der Städte: { $bonuses }.
merchants-event-auction-opened = Versteigerung { $number } einer Investitionskarte; { $name } beginnt.
merchants-event-bid-made = { $name } bietet { $amount }.
merchants-event-bid-passed = { $name } passt.
merchants-event-auction-failed = Niemand bietet: Keine Investitionskarte wird verkauft.
merchants-event-investment-taken = { $name } nimmt eine Investitionskarte für { $price }: { $card }.
merchants-event-patron-played = { $name } spielt die Gunst des Gönners.
merchants-event-upkeep-paid = { $fell_from ->
    [none] { $name } zahlt { $amount } Repräsentationskosten.
   *[other] { $name } kann nicht zahlen und fällt: { merchants-level }, { $amount } Kosten.
}
merchants-event-credit-taken = { $name } nimmt einen Kredit von { $amount }.
merchants-event-credit-declined = { $name } nimmt keinen Kredit.
merchants-event-credits-repaid = { $repaid ->
    [0] { $name } zahlt nichts zurück.
    [one] { $name } zahlt { $repaid } Kredit für { $amount } zurück.
   *[other] { $name } zahlt { $repaid } Kredite für { $amount } zurück.
}
merchants-event-status-raised = { $steps ->
    [0] { $name } steigt nicht auf.
   *[other] { $name } steigt auf: { merchants-level }, für { $cost }.
}
merchants-event-game-ended = { $count ->
    [one] { $reason ->
        [rounds] Die letzte Runde ist vorbei. { $names } gewinnt. { $results }.
       *[arrivals] Genug Wagen sind angekommen. { $names } gewinnt. { $results }.
    }
   *[other] { $reason ->
        [rounds] Die letzte Runde ist vorbei. { $names } teilen sich den Sieg. { $results }.
       *[arrivals] Genug Wagen sind angekommen. { $names } teilen sich den Sieg. { $results }.
    }
}

## Was gefragt wird

merchants-question-purchase = { $pass ->
    [2] Zweiter Einkauf: Du darfst noch { $left } kaufen. Nimm Waren von den Märkten der Städte.
   *[other] Einkauf: Du darfst noch { $left } kaufen. Nimm Waren von den Märkten der Städte.
}
merchants-question-wagon-bid = Verdecktes Gebot für Wagen { $wagon } in { $city }. Wer am höchsten bietet, wird Lademeister; nur dieses Gebot wird bezahlt.
merchants-question-master-load = Du bist Lademeister von Wagen { $wagon } in { $city }. Lade Waren einer Sorte; niemand sonst darf sie dann laden.
merchants-question-load-request = Wagen { $wagon } in { $city }: Frag { $master }, ob du Waren mitladen darfst, oder passe.
merchants-question-load-quote = { $guest } möchte auf deinen Wagen { $wagon } mitladen: { $goods }. Nenne deinen Preis.
merchants-question-load-answer = { $master } verlangt { $price } für { $goods }. Nimm an, lehne ab oder biete weniger.
merchants-question-load-reply = { $guest } bietet { $price } für { $goods }; du hast { $quote } verlangt. Nimm an, lehne ab oder nenne einen letzten Preis.
merchants-question-load-final = Das letzte Wort von { $master } für { $goods } ist { $price }. Nimm an oder lehne ab.
merchants-question-move-turn = { $moved ->
    [yes] Dein Plättchen ist gespielt. Nutze deine Karten (Wagenfelder: { $extra }, Kurierfelder: { $courier }) oder beende deinen Zug.
   *[no] Bewege einen Wagen: Wähle Wagen, Plättchen und Ziel.
}
merchants-question-pick-influence = Ein Wagen trifft den Kurier: Wähle eine Einflusskarte.
merchants-question-price-disc = Stelle heimlich deine Preisscheibe ein: Jede gezeigte Ware steigt um eine Stufe. Über der Spitze stürzt sie ganz nach unten.
merchants-question-price-adjust = Du darfst jetzt Preise verschieben (Schritte des Kontors: { $steps }; dann Marktgerüchte).
merchants-question-charter = Wagen { $wagon } wird in { $city } entladen. Spielst du ein Stadtprivileg für deine Waren?
merchants-question-warehouse-sale = Lagerverkauf: Verkaufe Waren aus deinen Lagern zum Einkaufspreis (bisher { $sold }).
merchants-question-invest-bid = { $high ->
    [0] Eine Investitionskarte wird versteigert: Biete oder passe. Wer gewinnt, sucht sich eine aus.
   *[other] { $leader } bietet { $high } für eine Investitionskarte: Biete mehr oder passe.
}
merchants-question-invest-pick = Du hast die Versteigerung für { $high } gewonnen. Wähle deine Investitionskarte.
merchants-question-status-cards = Als { $level } zahlst du { $upkeep }. Spielst du vorher Karten?
merchants-question-credit = Dir fehlt Geld. Nimmst du einen Kredit?
merchants-question-repay = { $credits ->
    [one] Du hast { $credits } Kredit. Zahlst du ihn zurück?
   *[other] Du hast { $credits } Kredite. Wie viele zahlst du zurück?
}
merchants-question-climb = Du bist { $level }. Eine Stufe kostet { $cost }: Wie viele steigst du auf?
merchants-question-offer-card = Versteigere eine Ausrüstungskarte.
merchants-question-equipment-bid = { $high ->
    [0] { $card } wird versteigert: Biete oder passe.
   *[other] { $leader } bietet { $high } für { $card }: Biete mehr oder passe.
}
merchants-wait = { $question ->
    [purchase] { $names } kauft ein.
    [wagon-bid] Verdeckte Gebote für Wagen { $wagon }. Warten auf { $names }.
    [master-load] { $names } belädt Wagen { $wagon }.
    [load-request] { $names } überlegt, auf Wagen { $wagon } mitzuladen.
    [load-quote] { $names } nennt einen Preis ({ $guest }: { $goods }).
    [load-answer] { $names } denkt über den Preis nach.
    [load-reply] { $names } denkt über das Angebot nach.
    [load-final] { $names } denkt über den letzten Preis nach.
    [move-turn] { $names } fährt.
    [pick-influence] { $names } wählt eine Einflusskarte.
    [price-disc] Geheime Preisscheiben. Warten auf { $names }.
    [price-adjust] { $names } darf Preise verschieben.
    [charter] { $names } darf ein Stadtprivileg spielen.
    [warehouse-sale] { $names } darf aus den Lagern verkaufen.
    [invest-bid] { $names } überlegt, mehr als { $high } zu bieten.
    [invest-pick] { $names } wählt eine Investitionskarte.
    [status-cards] { $names } darf vor den Kosten Karten spielen.
    [credit] { $names } darf einen Kredit nehmen.
    [repay] { $names } darf Kredite zurückzahlen.
    [climb] { $names } darf aufsteigen, { $cost } je Stufe.
    [offer-card] { $names } versteigert eine Karte.
   *[equipment-bid] { $names } überlegt, mehr als { $high } für { $card } zu bieten.
}
merchants-wait-moment = Einen Moment.
merchants-wait-over = Das Spiel ist zu Ende.

## Was man tun kann

merchants-action-buy-good = { merchants-object } in { $city } kaufen
merchants-action-end-purchase = Einkauf beenden
merchants-action-play-letter = Wechselbrief spielen
merchants-action-bid-for-wagon = { $amount } bieten
merchants-action-load-goods = { $count } { $good } laden
merchants-action-load-nothing = Nichts mehr laden
merchants-action-request-loading = { $permit ->
    [yes] { $goods } mit Ladeerlaubnis laden
   *[no] { $goods } mitladen?
}
merchants-action-pass-loading = Passen
merchants-action-quote-price = { $amount } verlangen
merchants-action-counter-offer = { $amount } bieten
merchants-action-final-price = Letztes Wort: { $amount }
merchants-action-accept = { $price } annehmen
merchants-action-refuse = Ablehnen
merchants-action-move-wagon = { $horses ->
    [0] Wagen { $wagon } mit Plättchen { $token }: { $to } (über { $behind })
   *[other] Wagen { $wagon } mit Plättchen { $token } und frischen Pferden +{ $horses }: { $to } (über { $behind })
}
merchants-action-push-wagon = Wagen { $wagon } { $spaces } weiter: { $to } (über { $behind })
merchants-action-move-courier = Kurier: { $to }
merchants-action-break-axle = Achsbruch für Wagen { $wagon }
merchants-action-end-turn = Zug beenden
merchants-action-pick-influence = { $card } nehmen
merchants-action-set-disc = { $goods } steigen lassen
merchants-action-shift-price = { $by ->
    [1] { $good } eine Stufe hinauf
   *[other] { $good } eine Stufe hinab
}
merchants-action-end-adjusting = Kein weiterer Schritt
merchants-action-play-charter = Stadtprivileg spielen
merchants-action-keep-charter = Nicht spielen
merchants-action-sell-stored = { merchants-object } in { $city } verkaufen
merchants-action-end-sale = Nichts mehr verkaufen
merchants-action-bid = { $amount } bieten
merchants-action-pass-bid = Passen
merchants-action-pick-investment = { $card } nehmen
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
    [one] { $credits } Kredit für { $cost } zurückzahlen
   *[other] { $credits } Kredite für { $cost } zurückzahlen
}
merchants-action-climb = { $steps ->
    [0] Bleiben
    [one] { $steps } Stufe hinauf für { $cost }
   *[other] { $steps } Stufen hinauf für { $cost }
}
merchants-action-offer-card = { $card } versteigern

## Was eine Wahl bedeutet

merchants-hint-buys = Kostet { $price }, bringt heute { $sell }. Noch { $supply } da. { $wagon ->
    [0] Dort steht jetzt kein Wagen.
   *[other] Dort steht Wagen { $wagon }.
}
merchants-hint-cash-now = Du hast { $cash } Florin.
merchants-hint-cash-after = Du hättest { $cash } Florin.
merchants-hint-monopoly = Niemand sonst darf { merchants-good } auf diesen Wagen laden.
merchants-hint-asks = { $master } nennt einen Preis; du kannst ihn noch ablehnen.
merchants-hint-permit = Keine Frage nötig: { $fee } Florin an { $master }.
merchants-hint-price-for = { $count ->
    [one] Der Preis gilt für { $count } Ware.
   *[other] Der Preis gilt für { $count } Waren zusammen.
}
merchants-hint-arrives = Ankunft in { merchants-city }, Bonus { $bonus }.
merchants-hint-earns = Zu heutigen Preisen bekäme { $owner } { $amount }.
merchants-hint-near-city = { $spaces ->
    [one] Noch { $spaces } Feld bis { merchants-city }.
   *[other] Noch { $spaces } Felder bis { merchants-city }.
}
merchants-hint-meets-courier = Er trifft den Kurier: eine Einflusskarte!
merchants-hint-effect = { merchants-effect }
merchants-hint-price-to = { merchants-good } bringt { $after } statt { $before }.
merchants-hint-price-crash = { merchants-good } stürzt ab: { $after } statt { $before }.
merchants-hint-bonus-gained = { $count ->
    [one] { $count } Ware mehr bekommt den Bonus: { $gain } Florin.
   *[other] { $count } Waren mehr bekommen den Bonus: { $gain } Florin.
}
merchants-hint-bonus-forgone = { $count ->
    [one] { $gain } Florin für { $count } Ware entgehen dir.
   *[other] { $gain } Florin für { $count } Waren entgehen dir.
}
merchants-hint-receives = { $amount } Florin von der Bank.
merchants-hint-upkeep = Repräsentationskosten: { $upkeep }.
merchants-hint-credit = { $amount } jetzt, { $back } zurückzuzahlen.
merchants-hint-rises = { merchants-level }: { $upkeep } Kosten in der nächsten Runde.
merchants-means-end-purchase = Was du jetzt nicht kaufst, kannst du nächste Runde kaufen.
merchants-means-bid-for-wagon = Bei gleichen Geboten gewinnt der Startspieler, dann der Platz, der im Uhrzeigersinn folgt.
merchants-means-load-nothing = Ohne eigene Waren an Bord hast du kein Monopol.
merchants-means-take-credit = Mit einem Kredit kannst du nicht aufsteigen und nicht gewinnen.

## Der Tisch

merchants-map = Die Karte
merchants-round = Runde { $round }
merchants-phases = Die Runde
merchants-first = Startspieler
merchants-prices = Preise
merchants-buy = Kauf
merchants-sell = Verkauf
merchants-supply = noch { $count }
merchants-price-label = { merchants-good }: Stufe { $level }, Einkauf { $buy }, Verkauf { $sell }, noch { $count }
merchants-bonus = Bonus { $bonus }
merchants-town-label = { $city }: verkauft { $goods }; Bonus { $bonus }
merchants-store-label = Lager von { $name }: { $goods }
merchants-wagon-label = { $master ->
    [none] Wagen { $wagon }, { $at }, leer, ohne Lademeister
   *[other] Wagen { $wagon }, { $at }, Lademeister { $master }: { $goods }
}
merchants-cargo-of = { $name } { $goods }
merchants-empty = leer
merchants-courier = Kurier, { $at }
merchants-arrivals = Ankünfte
merchants-arrivals-of = { $arrivals } von { $end } Wagen angekommen
merchants-type-amount = Tippe einen Betrag von { $least } bis { $most } ein (in Schritten von { $step }).
merchants-step-cost = Eine Stufe kostet { $cost }
merchants-ladder = Stand
merchants-rung = { merchants-level }, Kosten { $upkeep }
merchants-rung-held = { merchants-level }, Kosten { $upkeep }: { $names }
merchants-tokens = Bewegungsplättchen: { $tokens }
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
merchants-card-owner = { $name } besitzt { $card }
merchants-your-bid = Dein Gebot liegt verdeckt: { $amount }
merchants-your-disc = Deine Scheibe steht: { $goods }
merchants-bids = Gebote für Wagen { $wagon }
merchants-discs = Preisscheiben
merchants-no-master = niemand
merchants-haggle = Beladen von Wagen { $wagon } in { $city }
merchants-haggle-wants = { $name } möchte { $goods } laden
merchants-haggle-word = { $word ->
    [quote] verlangt
    [counter] bietet
   *[final] letztes Wort
}
merchants-reason-usual-fee = Die übliche Gebühr.
merchants-reason-sells-well = Diese Ladung wird sich gut verkaufen.
merchants-reason-little-to-earn = Auf diesem Weg ist wenig zu verdienen.
merchants-reason-fair-price = Ein fairer Preis.
merchants-reason-better-than-nothing = Ein leerer Platz bringt nichts ein.
merchants-reason-too-dear = Das ist zu teuer.
merchants-reason-not-far-apart = Wir liegen nicht weit auseinander.
merchants-reason-not-worth-it = Die Fahrt ist mir das nicht wert.
merchants-reason-half-way = Treffen wir uns in der Mitte.
merchants-reason-too-little = Das ist zu wenig.
merchants-pointer = { $number ->
    [1] Erster Zeiger
   *[2] Zweiter Zeiger
}
merchants-disc-same = Beide Zeiger auf { merchants-good }
merchants-choose-wagon = Wähle einen Wagen
merchants-choose-token = Wagen { $wagon }: Wähle ein Plättchen
merchants-choose-end = Wagen { $wagon }: Wähle das Ziel
merchants-up = { merchants-good } eine Stufe hinauf
merchants-down = { merchants-good } eine Stufe hinab
merchants-ledger = Deine Rechnung nach Wagen
merchants-ledger-wagon = Wagen { $wagon }
merchants-ledger-bids = gewonnene Gebote
merchants-ledger-fees = Ladegeld gezahlt
merchants-ledger-earned = Ladegeld erhalten
merchants-ledger-sales = Verkäufe
merchants-ledger-sum = Ergebnis
merchants-ledger-goods = Gekaufte Waren
merchants-zoom-in = Karte vergrößern
merchants-zoom-out = Ganze Karte
merchants-scores = Stand am Ende
merchants-scores-level = Stufe
merchants-orders = Daueraufträge
merchants-orders-help = Nur für dich. Als Lademeister: dein Preis je Ware; beim Mitladen: wie viel du je Ware höchstens zahlst. Wo du nichts angibst, wirst du gefragt.
merchants-orders-price = Preis für das Laden von { merchants-good }
merchants-orders-accept = Angebote annehmen ab, je Ware
merchants-orders-pay = Höchstens zahlen, je Ware
merchants-orders-save = Aufträge speichern
merchants-orders-clear = Aufheben
merchants-orders-none = mich fragen

## Das Ende

merchants-over-title = Die Schirme fallen
merchants-over-lead = Der höchste Stand gewinnt, dann der vollste Beutel. Wer einen Kredit hat, gewinnt nicht, solange sonst jemand keinen hat.
merchants-over-status = Stand
merchants-over-cash = Florin
merchants-over-credits = Kredite
merchants-moment-sale = Wagen { $wagon } in { $city }: { $name } nimmt { $income } ein.
merchants-moment-fall = { $name } kann die Kosten nicht zahlen und fällt: { merchants-level }.
merchants-moment-crash = { $name } treibt { $good } über die Spitze: Preissturz.
merchants-moment-climb = { $name } steigt auf: { merchants-level }.

## Die begleitete erste Runde

merchants-tour-purchase = Kauf Waren auf den Märkten der Städte. Kauf dort, wo ein Wagen steht: Die Waren warten im Lager dieser Stadt, bis ein Wagen sie mitnimmt.
merchants-tour-bid = Alle bieten verdeckt um den Wagen. Wer gewinnt, ist Lademeister, lädt umsonst Waren einer Sorte und verdient an allen, die mitladen wollen.
merchants-tour-load = Eine Sorte ist das Monopol des Lademeisters. Die anderen dürfen fragen, ob sie andere Sorten mitladen können, und um den Preis feilschen.
merchants-tour-move = Wähle einen Wagen, eines deiner Plättchen und das Ziel. Ein Wagen kann Waren von allen tragen: Überlege, wem du hilfst. Wer den Kurier trifft, bekommt eine Karte.
merchants-tour-disc = Jede Scheibe lässt eine oder zwei Waren steigen. Aber eine Ware ganz oben stürzt auf die unterste Stufe, wenn sie noch einmal steigen soll.
merchants-tour-auction = Wer gewinnt, sucht sich eine Investitionskarte aus und nutzt sie in jeder späteren Runde.
merchants-tour-climb = Der Stand entscheidet das Spiel. Stufen werden mit jeder Ankunft teurer, und jede Stufe kostet in jeder Runde Repräsentationskosten. Behalte genug Geld zum Handeln!

## Optionen

merchants-option-edition = Ausgabe
merchants-option-edition-help = 2010 oder die erste Ausgabe von 1999: von Anfang an zwei Karten für alle, keine Investitionsphase.
merchants-option-edition-2010 = 2010
merchants-option-edition-1999 = 1999
merchants-option-equipment = Erste Karten (1999)
merchants-option-equipment-help = Die ersten Karten werden versteigert oder, für den Anfang, in Paaren verteilt.
merchants-option-equipment-auction = Versteigerung
merchants-option-equipment-pairs = Paare
merchants-option-strong-and-weak = Eine teure, eine billige Karte (1999)
merchants-option-strong-and-weak-help = In der Versteigerung bekommen alle eine teure und eine billige Karte.
merchants-option-start-cities = Startorte der Wagen
merchants-option-start-cities-help = Paris, Köln und Wien; Paris, Köln und Genua; oder ausgelost.
merchants-option-start-cities-seed = Paris, Köln, Wien
merchants-option-start-cities-queen = Paris, Köln, Genua
merchants-option-start-cities-random = ausgelost
merchants-option-first-round-purchase-passes = Einkäufe in Runde 1
merchants-option-first-round-purchase-passes-help = Wie oft in der ersten Runde alle einkaufen.
merchants-option-purchase-single-city = Einkauf nur in einer Stadt
merchants-option-purchase-single-city-help = Alle Waren eines Einkaufs kommen aus derselben Stadt.
merchants-option-bonus-test = Bonus für Waren
merchants-option-bonus-test-help = Waren bekommen den Bonus, wenn der Markt der Stadt sie nicht verkauft oder wenn sie dort in keinem Lager liegen.
merchants-option-bonus-test-market = die der Markt nicht verkauft
merchants-option-bonus-test-warehouse = die in keinem Lager liegen
merchants-option-guest-load-max = Waren beim Mitladen
merchants-option-guest-load-max-help = Wie viele Waren man auf einem fremden Wagen haben darf.
merchants-option-guest-mix = Sorten beim Mitladen
merchants-option-guest-mix-help = Ob man auf einen fremden Wagen zwei Waren derselben Sorte laden darf.
merchants-option-guest-mix-any = beliebig
merchants-option-guest-mix-distinct = alle verschieden
merchants-option-negotiation = Ladegebühr
merchants-option-negotiation-help = Ein Gegenangebot und ein letztes Wort oder nur der Preis des Lademeisters.
merchants-option-negotiation-counter = gefeilscht
merchants-option-negotiation-quote-only = vom Lademeister genannt
merchants-option-private-negotiation = Feilschen unter vier Augen
merchants-option-private-negotiation-help = Nur die beiden, die verhandeln, kennen die Preise.
merchants-option-zero-bid-wins = Ein Gebot von 0 kann gewinnen
merchants-option-zero-bid-wins-help = Bieten alle 0, bekommt der Startspieler den Wagen umsonst.
merchants-option-forfeit-movement = Felder dürfen verfallen
merchants-option-forfeit-movement-help = Ein Wagen darf weniger Felder fahren, als das Plättchen zeigt.
merchants-option-pass-movement = Fahren ist freiwillig
merchants-option-pass-movement-help = Man darf den Zug beenden, ohne ein Plättchen zu spielen.
merchants-option-empty-wagons-move = Leere Wagen dürfen fahren
merchants-option-empty-wagons-move-help = Wagen ohne Waren dürfen immer bewegt werden.
merchants-option-meeting-repeat = Jedes Treffen zählt
merchants-option-meeting-repeat-help = Ein Wagen, der beim Kurier stehen bleibt, bringt in jedem Zug eine Karte.
merchants-option-influence-choice = Einflusskarten werden
merchants-option-influence-choice-help = Aus dem Stapel gewählt oder gezogen.
merchants-option-influence-choice-choose = gewählt
merchants-option-influence-choice-draw = gezogen
merchants-option-influence-secret = Geheime Einflusskarten
merchants-option-influence-secret-help = Nur wer sie hat, weiß, welche es sind.
merchants-option-double-pointer = Beide Zeiger auf einer Ware
merchants-option-double-pointer-help = Um wie viele Stufen sie steigt.
merchants-option-end-arrivals = Ankünfte bis zum Ende
merchants-option-end-arrivals-help = 0: die übliche Zahl für so viele Personen.
merchants-option-game-length = Länge
merchants-option-game-length-help = Das kurze Spiel endet nach weniger Ankünften.
merchants-option-game-length-full = voll
merchants-option-game-length-short = kurz
merchants-option-credit-timing = Kredit
merchants-option-credit-timing-help = Nach einem Abstieg oder davor, um ihn zu vermeiden.
merchants-option-credit-timing-after-fall = nach dem Abstieg
merchants-option-credit-timing-before-fall = vor dem Abstieg
merchants-option-credit-supply = Kreditkarten
merchants-option-credit-supply-help = Wie viele es gibt; 0: unbegrenzt.
merchants-option-credit-bottom = Kredit auf der untersten Stufe
merchants-option-credit-bottom-help = Für alle, die fast kein Geld mehr haben, oder gar nicht.
merchants-option-credit-bottom-destitute = für Arme
merchants-option-credit-bottom-strict = nie
merchants-option-all-indebted-rank = Wenn alle Schulden haben
merchants-option-all-indebted-rank-help = Vergleiche Geld abzüglich Schulden oder nur Geld.
merchants-option-all-indebted-rank-net = Geld abzüglich Schulden
merchants-option-all-indebted-rank-cash = Geld
merchants-option-cheap-purchase = Günstiger Einkauf
merchants-option-cheap-purchase-help = 100 Florin für alle Waren eines Einkaufs oder für jede.
merchants-option-cheap-purchase-flat100 = 100 insgesamt
merchants-option-cheap-purchase-each100 = 100 für jede
merchants-option-rotate-first-player = Startspieler wechselt
merchants-option-rotate-first-player-help = Die Rolle wandert jede Runde nach links.
merchants-option-skip-last-auction = Keine Versteigerung in der letzten Runde
merchants-option-skip-last-auction-help = Steht das Ende fest, wird keine Investitionskarte mehr versteigert.
merchants-option-max-rounds = Höchstzahl der Runden
merchants-option-max-rounds-help = Spätestens nach so vielen Runden endet das Spiel.
merchants-option-open-money = Offenes Geld
merchants-option-open-money-help = Alle sehen, wie viel alle haben.

bot-level-merchants-random = Zufall
bot-level-merchants-peddler = Hausierer
bot-level-merchants-merchant = Kaufmann
bot-level-merchants-patrician = Patrizier
bot-level-merchants-banker = Bankier

## Ablehnungen

error-amount-not-in-steps = Beträge gehen in festen Schritten.
error-cannot-climb = So viele Stufen kannst du nicht aufsteigen.
error-cannot-end-there = Dort kann der Wagen nicht enden.
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
error-too-many-steps = So viele Schritte hast du nicht mehr.
error-wagon-not-movable = Dieser Wagen kann jetzt nicht bewegt werden.
