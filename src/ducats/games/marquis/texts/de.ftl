### Marquis. Wie ein Text seine Felder liest und Mitspielende nennt: docs/guides/translate.md.

game-marquis = Marquis
game-marquis-about = Elf Höflinge, verdeckte Karten und ein Veto im richtigen Augenblick.

marquis-card-a = Assassine
marquis-card-c = Comtesse
marquis-card-d = Diamantenhändler
marquis-card-e = Erpresser
marquis-card-f = Falschspieler
marquis-card-h = Hellseher
marquis-card-k = Kleriker
marquis-card-m = Marquis
marquis-card-s = Staatsanwalt
marquis-card-t = Taschendiebin
marquis-card-w = Wegelagerer
marquis-card-v = Veto
marquis-card = { PART($it, 1) ->
    [none] { marquis-named }
   *[other] { marquis-named } (Söldner)
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
    [A] A
    [C] C
    [D] D
    [E] E
    [F] F
    [H] H
    [K] K
    [M] M
    [S] S
    [T] T
    [W] W
   *[V] V
}
marquis-motto-a = eliminiert jemanden
marquis-motto-f = spielt es noch einmal
marquis-motto-m = die früheren zahlen
marquis-motto-w = Geld her, oder …
marquis-motto-v = Nicht mit mir!
marquis-motto-c = schützt gegen Geld
marquis-motto-d = tauscht zweimal
marquis-motto-e = zu zweit stärker
marquis-motto-h = holt eine Karte zurück
marquis-motto-k = tauscht wie links
marquis-motto-s = hebt ein Veto auf
marquis-motto-t = bestiehlt Reiche
marquis-coins = Münzen
marquis-diamonds = Diamanten
marquis-rubies = Rubine
marquis-rubies-each = Rubine (je { $points })
marquis-vetoes = Vetos
marquis-nothing = nichts
marquis-n-coins = { AS($coins, "marquis-some-coins") }
marquis-some-coins = { $it ->
    [one] { $it } Münze
   *[other] { $it } Münzen
}
marquis-n-diamonds = { AS($diamonds, "marquis-some-diamonds") }
marquis-some-diamonds = { $it ->
    [one] { $it } Diamant
   *[other] { $it } Diamanten
}
marquis-n-rubies = { $rubies ->
    [one] { $rubies } Rubin
   *[other] { $rubies } Rubine
}
marquis-n-vetoes = { AS($vetoes, "marquis-some-vetoes") }
marquis-some-vetoes = { $it ->
    [one] { $it } Veto
   *[other] { $it } Vetos
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
    [one] { $it } Punkt
   *[other] { $it } Punkte
}

## Was geschah

marquis-event-start-card-turned = { WHO($seat) ->
    [you] Du deckst auf: { AS($card, "marquis-card") }.
   *[other] { SEAT($seat) } deckt auf: { AS($card, "marquis-card") }.
}
marquis-event-start-player-found = { WHO($seat) ->
    [you] Du beginnst und nimmst { AS(AT($coins, $seat), "marquis-some-coins") }; auf dem Platz links von dir: { AS(LESS(SUM($coins), AT($coins, $seat)), "marquis-some-coins") }. In der Staatskasse bleibt: { AS($treasury, "marquis-some-coins") }.
   *[other] { SEAT($seat) } beginnt und nimmt { AS(AT($coins, $seat), "marquis-some-coins") }; auf dem Platz links davon: { AS(LESS(SUM($coins), AT($coins, $seat)), "marquis-some-coins") }. In der Staatskasse bleibt: { AS($treasury, "marquis-some-coins") }.
}
marquis-event-hand-dealt = { $cards ->
    [none] { "" }
   *[other] { WHO($seat) ->
        [you] Du ziehst { LIST($cards, "marquis-card") }.
       *[other] { SEAT($seat) } zieht { LIST($cards, "marquis-card") }.
    }
}
marquis-event-turn-began = { "" }
    .head = { WHO($seat) ->
        [you] Du bist am Zug
       *[other] { SEAT($seat) } ist am Zug
    }
marquis-event-card-laid = { IS(PART($card, 0), $identity) ->
    [yes] { WHO($seat) ->
        [you] Du legst: { AS($card, "marquis-card") }.
       *[other] { SEAT($seat) } legt: { AS($card, "marquis-card") }.
    }
   *[no] { WHO($seat) ->
        [you] Du legst: { AS($card, "marquis-card") }. Nachgeahmt wird: { AS($identity, "marquis-card") }.
       *[other] { SEAT($seat) } legt: { AS($card, "marquis-card") }. Nachgeahmt wird: { AS($identity, "marquis-card") }.
    }
}
marquis-event-direction-turned = { $clockwise ->
    [yes] Die Spielrichtung kehrt sich um: ab jetzt im Uhrzeigersinn.
   *[no] Die Spielrichtung kehrt sich um: ab jetzt gegen den Uhrzeigersinn.
}
marquis-event-extortioners-marked = Zwei Erpresser liegen offen: besserer Tauschwert für { LIST($seats, "told-object", last: " und ") }.
marquis-event-treasury-taken = { $coins ->
    [0] { WHO($seat) ->
        [you] Du findest die Staatskasse leer.
       *[other] { SEAT($seat) } findet die Staatskasse leer.
    }
   *[other] { WHO($seat) ->
        [you] Du nimmst { marquis-n-coins } aus der Staatskasse.
       *[other] { SEAT($seat) } nimmt { marquis-n-coins } aus der Staatskasse.
    }
}
marquis-event-coins-taken = { $effect ->
    [payday] { WHO($victim) ->
        [you] Du zahlst { marquis-n-coins } an { SEAT($culprit, case: "object") }, denn frühere Marquis müssen zahlen.
       *[other] { SEAT($victim) } zahlt { marquis-n-coins } an { SEAT($culprit, case: "object") }, denn frühere Marquis müssen zahlen.
    }
    [theft] { WHO($culprit) ->
        [you] Taschendiebstahl: { SEAT($victim) } hat die wertvollsten Juwelen und verliert { marquis-n-coins } an dich.
       *[other] { WHO($victim) ->
            [you] Taschendiebstahl: Du hast die wertvollsten Juwelen und verlierst { marquis-n-coins } an { SEAT($culprit) }.
           *[other] Taschendiebstahl: { SEAT($victim) } hat die wertvollsten Juwelen und verliert { marquis-n-coins } an { SEAT($culprit) }.
        }
    }
    [demand] { WHO($victim) ->
        [you] Du gibst { SEAT($culprit, case: "dative") } { marquis-n-coins } und behältst den Charakter.
       *[other] { SEAT($victim) } gibt { SEAT($culprit, case: "dative") } { marquis-n-coins } und behält den Charakter.
    }
    [toll] { WHO($victim) ->
        [you] Du zahlst der Comtesse von { SEAT($culprit) } vor dem Tausch { marquis-n-coins }.
       *[other] { WHO($culprit) ->
            [you] { SEAT($victim) } zahlt deiner Comtesse vor dem Tausch { marquis-n-coins }.
           *[other] { SEAT($victim) } zahlt der Comtesse von { SEAT($culprit) } vor dem Tausch { marquis-n-coins }.
        }
    }
    [assassination] { WHO($culprit) ->
        [you] Dein Assassine nimmt { SEAT($victim, case: "dative") } { marquis-n-coins } ab.
       *[other] Der Assassine von { SEAT($culprit) } nimmt { SEAT($victim, case: "dative") } { marquis-n-coins } ab.
    }
   *[robbery] { WHO($culprit) ->
        [you] Du bestiehlst { SEAT($victim, case: "object") } um { marquis-n-coins }.
       *[other] { SEAT($culprit) } bestiehlt { SEAT($victim, case: "object") } um { marquis-n-coins }.
    }
}
marquis-event-coins-given = { WHO($seat) ->
    [you] Du gibst { SEAT($receiver, case: "dative") } { marquis-n-coins }: Dort liegt schon der gleiche Charakter.
   *[other] { WHO($receiver) ->
        [you] { SEAT($seat) } gibt dir { marquis-n-coins }: Bei dir liegt schon der gleiche Charakter.
       *[other] { SEAT($seat) } gibt { SEAT($receiver, case: "dative") } { marquis-n-coins }: Dort liegt schon der gleiche Charakter.
    }
}
marquis-event-eliminated = { $exposed ->
    [none] { marquis-elimination } Darunter liegt niemand.
   *[other] { marquis-elimination } Darunter kommt hervor: { AS($exposed, "marquis-card") }.
}
    .stamp = Eliminiert
marquis-elimination = { WHO($culprit) ->
    [you] Du eliminierst einen Charakter von { SEAT($victim, case: "dative") }: { AS($card, "marquis-card") }.
   *[other] { SEAT($culprit) } eliminiert einen Charakter von { SEAT($victim, case: "dative") }: { AS($card, "marquis-card") }.
}
marquis-event-all-spared = { WHO($seat) ->
    [you] Du verschonst alle.
   *[other] { SEAT($seat) } verschont alle.
}
marquis-event-exchanged = { $times ->
    [0] { WHO($seat) ->
        [you] Du tauschst nichts.
       *[other] { SEAT($seat) } tauscht nichts.
    }
   *[other] { WHO($seat) ->
        [you] Du tauschst: { marquis-spent } → { marquis-n-diamonds }{ marquis-dutifully }.
       *[other] { SEAT($seat) } tauscht: { marquis-spent } → { marquis-n-diamonds }{ marquis-dutifully }.
    }
}
marquis-dutifully = { $duty ->
    [yes] { "" } (Pflicht: Die Staatskasse ist leer)
   *[no] { "" }
}
marquis-spent = { $vetoes ->
    [0] { marquis-n-coins }
   *[other] { $coins ->
        [0] { marquis-n-vetoes }
       *[other] { marquis-n-coins } und { marquis-n-vetoes }
    }
}
marquis-event-exchange-prevented = { WHO($seat) ->
    [you] Nach dem Zoll hast du zu wenig zum Tauschen.
   *[other] Nach dem Zoll hat { SEAT($seat) } zu wenig zum Tauschen.
}
marquis-event-ruby-gained = { WHO($seat) ->
    [you] Du wechselst Diamanten ein: { marquis-n-rubies } mehr.
   *[other] { SEAT($seat) } wechselt Diamanten ein: { marquis-n-rubies } mehr.
}
marquis-event-toll-set = { WHO($seat) ->
    [you] Deine Comtesse schützt niemanden: Wer als Nächstes tauscht, schuldet ihr den Zoll.
   *[other] Die Comtesse von { SEAT($seat) } schützt niemanden: Wer als Nächstes tauscht, schuldet ihr den Zoll.
}
marquis-event-toll-claimed = { WHO($seat) ->
    [you] Deine Comtesse verlangt ihren Zoll von { SEAT($payer, case: "dative") }.
   *[other] Die Comtesse von { SEAT($seat) } verlangt ihren Zoll von { SEAT($payer, case: "dative") }.
}
marquis-event-toll-waived = { WHO($seat) ->
    [you] Deine Comtesse erlässt { SEAT($payer, case: "dative") } den Zoll.
   *[other] Die Comtesse von { SEAT($seat) } erlässt { SEAT($payer, case: "dative") } den Zoll.
}
marquis-event-allowed = { WHO($seat) ->
    [you] Du lässt es geschehen.
   *[other] { SEAT($seat) } lässt es geschehen.
}
marquis-folded-silence = Lassen es geschehen: { LIST($events, "told-by") }.
marquis-event-veto-played = { WHO($seat) ->
    [you] Veto! Du lässt dir das von { SEAT($culprit, case: "dative") } nicht gefallen.
   *[other] Veto! { SEAT($seat) } lässt sich das von { SEAT($culprit, case: "dative") } nicht gefallen.
}
    .stamp = Veto!
marquis-event-veto-laid = { $neutralised ->
    [yes] { marquis-veto-of-owner } geht an { marquis-prosecutor-of-seat }.
   *[no] { marquis-veto-of-owner } gilt. Es liegt nun vor { SEAT($seat, case: "dative") }.
}
marquis-veto-of-owner = { WHO($owner) ->
    [you] Dein Veto
   *[other] Das Veto von { SEAT($owner) }
}
marquis-prosecutor-of-seat = { WHO($seat) ->
    [you] deinen Staatsanwalt
   *[other] den Staatsanwalt von { SEAT($seat) }
}
marquis-event-veto-removed = { marquis-veto-of-owner } scheidet aus.
marquis-event-intervention-passed = { WHO($seat) ->
    [you] Du greifst nicht ein.
   *[other] { SEAT($seat) } greift nicht ein.
}
marquis-folded-aloofness = Greifen nicht ein: { LIST($events, "told-by") }.
marquis-event-prosecutor-shown = { WHO($seat) ->
    [you] Du zeigst einen Staatsanwalt.
   *[other] { SEAT($seat) } zeigt einen Staatsanwalt.
}
    .said = Mein Staatsanwalt!
marquis-event-price-demanded = { WHO($seat) ->
    [you] Du würdest das Veto aufheben und verlangst von { SEAT($culprit, case: "dative") }: { AS($bundle, "marquis-bundle") }.
   *[other] { SEAT($seat) } würde das Veto aufheben und verlangt von { SEAT($culprit, case: "dative") }: { AS($bundle, "marquis-bundle") }.
}
    .said = { AS($bundle, "marquis-bundle") }?
marquis-event-price-countered = { WHO($seat) ->
    [you] Du bietest { SEAT($prosecutor, case: "dative") } stattdessen: { AS($bundle, "marquis-bundle") }.
   *[other] { SEAT($seat) } bietet { SEAT($prosecutor, case: "dative") } stattdessen: { AS($bundle, "marquis-bundle") }.
}
    .said = { AS($bundle, "marquis-bundle") }?
marquis-event-terms-accepted = { "" }
marquis-event-terms-refused = { WHO($seat) ->
    [you] Du lehnst ab, was { SEAT($other) } will.
   *[other] { WHO($other) ->
        [you] { SEAT($seat) } lehnt ab, was du willst.
       *[other] { SEAT($seat) } lehnt ab, was { SEAT($other) } will.
    }
}
    .said = Nein.
marquis-event-reason-given = { COUNT($reason) ->
    [0] { "" }
   *[other] { WHO($seat) ->
        [you] Du: „{ AS($reason, "marquis-reason") }“
       *[other] { SEAT($seat) }: „{ AS($reason, "marquis-reason") }“
    }
}
    .said = { COUNT($reason) ->
        [0] { "" }
       *[other] { AS($reason, "marquis-reason") }
    }
marquis-event-veto-neutralised = { WHO($seat) ->
    [you] Dein Staatsanwalt hebt das Veto von { SEAT($victim) } auf.
   *[other] { WHO($victim) ->
        [you] Der Staatsanwalt von { SEAT($seat) } hebt dein Veto auf.
       *[other] Der Staatsanwalt von { SEAT($seat) } hebt das Veto von { SEAT($victim) } auf.
    }
}
    .stamp = Aufgehoben!
marquis-event-fee-offered = { $bundle ->
    [none] { WHO($seat) ->
        [you] Du willst keinen Schutz.
       *[other] { SEAT($seat) } will keinen Schutz.
    }
   *[other] { WHO($seat) ->
        [you] Du bietest { SEAT($countess, case: "dative") } für Schutz: { AS($bundle, "marquis-bundle") }.
       *[other] { SEAT($seat) } bietet { SEAT($countess, case: "dative") } für Schutz: { AS($bundle, "marquis-bundle") }.
    }
}
    .said = { $bundle ->
        [none] { "" }
       *[other] { AS($bundle, "marquis-bundle") }?
    }
marquis-event-fee-demanded = { WHO($seat) ->
    [you] Du würdest { SEAT($client, case: "object") } schützen; Preis: { AS($bundle, "marquis-bundle") }.
   *[other] { SEAT($seat) } würde { SEAT($client, case: "object") } schützen; Preis: { AS($bundle, "marquis-bundle") }.
}
    .said = { AS($bundle, "marquis-bundle") }?
marquis-event-protection-declined = { WHO($seat) ->
    [you] Du schützt niemanden.
   *[other] { SEAT($seat) } schützt niemanden.
}
marquis-event-protection-sold = { WHO($seat) ->
    [you] Deine Comtesse schützt { SEAT($client, case: "object") }; Preis: { AS($bundle, "marquis-bundle") }.
   *[other] Die Comtesse von { SEAT($seat) } schützt { SEAT($client, case: "object") }; Preis: { AS($bundle, "marquis-bundle") }.
}
marquis-event-protection-ended = { WHO($seat) ->
    [you] Du schützt { SEAT($client, case: "object") } nicht mehr.
   *[other] { SEAT($seat) } schützt { SEAT($client, case: "object") } nicht mehr.
}
marquis-event-bundle-paid = { WHO($seat) ->
    [you] Du zahlst an { SEAT($receiver, case: "object") }: { AS($bundle, "marquis-bundle") }.
   *[other] { SEAT($seat) } zahlt an { SEAT($receiver, case: "object") }: { AS($bundle, "marquis-bundle") }.
}
marquis-event-card-drawn = { $card ->
    [none] { "" }
   *[other] { WHO($seat) ->
        [you] Du ziehst: { AS($card, "marquis-card") }.
       *[other] { SEAT($seat) } zieht: { AS($card, "marquis-card") }.
    }
}
marquis-event-card-taken-back = { $card ->
    [none] { WHO($seat) ->
        [you] Du nimmst verdeckt eine Karte von deinem Stapel zurück.
       *[other] { SEAT($seat) } nimmt verdeckt eine Karte vom Stapel zurück.
    }
   *[other] { WHO($seat) ->
        [you] Du nimmst zurück: { AS($card, "marquis-card") }.
       *[other] { SEAT($seat) } nimmt zurück: { AS($card, "marquis-card") }.
    }
}
marquis-event-special-dealt = { $card ->
    [none] { WHO($seat) ->
        [you] Du bekommst eine geheime Karte.
       *[other] { SEAT($seat) } bekommt eine geheime Karte.
    }
   *[other] { WHO($seat) ->
        [you] Du bekommst eine geheime Karte, spielbar mit: { AS($card, "marquis-card") }.
       *[other] { SEAT($seat) } bekommt eine geheime Karte, spielbar mit: { AS($card, "marquis-card") }.
    }
}
marquis-event-special-kept = { WHO($seat) ->
    [you] Du spielst keine geheime Karte.
   *[other] { SEAT($seat) } spielt keine geheime Karte.
}
marquis-event-special-played = { $target ->
    [none] { WHO($seat) ->
        [you] Du spielst eine geheime Karte mit: { AS($card, "marquis-card") }.
       *[other] { SEAT($seat) } spielt eine geheime Karte mit: { AS($card, "marquis-card") }.
    }
   *[other] { WHO($seat) ->
        [you] Du spielst eine geheime Karte mit: { AS($card, "marquis-card") }. Sie trifft { SEAT($target, case: "object") }.
       *[other] { SEAT($seat) } spielt eine geheime Karte mit: { AS($card, "marquis-card") }. Sie trifft { SEAT($target, case: "object") }.
    }
}
marquis-event-goods-lost = { WHO($seat) ->
    [you] Du verlierst { marquis-n-coins } und { marquis-n-diamonds }.
   *[other] { SEAT($seat) } verliert { marquis-n-coins } und { marquis-n-diamonds }.
}
marquis-event-card-lost = { WHO($seat) ->
    [you] Eine Karte verschwindet ungesehen aus deinem Nachziehstapel.
   *[other] Eine Karte verschwindet ungesehen aus dem Nachziehstapel von { SEAT($seat) }.
}
marquis-event-mercenary-hired = { WHO($seat) ->
    [you] Du heuerst an: { AS($card, "marquis-card") }.
   *[other] { SEAT($seat) } heuert an: { AS($card, "marquis-card") }.
}
marquis-event-mercenary-kept = { WHO($seat) ->
    [you] Du hebst den Söldner für später auf: { AS($card, "marquis-card") }.
   *[other] { SEAT($seat) } hebt den Söldner für später auf: { AS($card, "marquis-card") }.
}
marquis-event-mercenary-discharged = { WHO($seat) ->
    [you] Dein Söldner scheidet aus: { AS($card, "marquis-card") }.
   *[other] Der Söldner von { SEAT($seat) } scheidet aus: { AS($card, "marquis-card") }.
}
marquis-event-played-on = { WHO($seat) ->
    [you] Du spielst allein weiter.
   *[other] { SEAT($seat) } spielt allein weiter.
}
marquis-event-stopped = { WHO($seat) ->
    [you] Du hörst auf.
   *[other] { SEAT($seat) } hört auf.
}
marquis-event-went-out = { WHO($seat) ->
    [you] Du hast zum letzten Mal getauscht und bist fertig.
   *[other] { SEAT($seat) } hat zum letzten Mal getauscht und ist fertig.
}
marquis-event-game-ended = Sieg ({ AS(MAX($points), "marquis-some-points") }): { LIST($ranks, "marquis-winner", last: " und ") }.
marquis-winner = { $it ->
    [1] { SEAT($at) }
   *[other] { "" }
}

## Was gefragt wird

marquis-effect = { $effect ->
    [payday] { WHO($culprit) ->
        [you] Du legst einen Marquis und verlangst { marquis-n-coins } von { SEAT($victim, case: "dative") }
       *[other] { SEAT($culprit) } legt einen Marquis und verlangt { marquis-n-coins } von { SEAT($victim, case: "dative") }
    }
    [theft] { WHO($culprit) ->
        [you] Deine Taschendiebin greift nach { marquis-n-coins } von { SEAT($victim) }, wo die wertvollsten Juwelen liegen
       *[other] { WHO($victim) ->
            [you] Die Taschendiebin von { SEAT($culprit) } greift nach { marquis-n-coins } von dir, denn du hast die wertvollsten Juwelen
           *[other] Die Taschendiebin von { SEAT($culprit) } greift nach { marquis-n-coins } von { SEAT($victim) }, wo die wertvollsten Juwelen liegen
        }
    }
    [demand] { $kills ->
        [yes] { WHO($culprit) ->
            [you] Dein Wegelagerer verlangt, was { SEAT($victim) } nicht zahlen kann; der Charakter würde eliminiert
           *[other] { WHO($victim) ->
                [you] Der Wegelagerer von { SEAT($culprit) } verlangt, was du nicht zahlen kannst; dein Charakter würde eliminiert
               *[other] Der Wegelagerer von { SEAT($culprit) } verlangt, was { SEAT($victim) } nicht zahlen kann; der Charakter würde eliminiert
            }
        }
       *[no] { WHO($culprit) ->
            [you] Dein Wegelagerer verlangt { marquis-n-coins } von { SEAT($victim, case: "dative") }
           *[other] Der Wegelagerer von { SEAT($culprit) } verlangt { marquis-n-coins } von { SEAT($victim, case: "dative") }
        }
    }
    [assassination] { WHO($culprit) ->
        [you] Dein Assassine zielt auf { SEAT($victim) }: { marquis-n-coins } und den Charakter
       *[other] { WHO($victim) ->
            [you] Der Assassine von { SEAT($culprit) } zielt auf dich: { marquis-n-coins } und deinen Charakter
           *[other] Der Assassine von { SEAT($culprit) } zielt auf { SEAT($victim) }: { marquis-n-coins } und den Charakter
        }
    }
    [toll] { WHO($culprit) ->
        [you] Deine Comtesse verlangt { marquis-n-coins } von { SEAT($victim, case: "dative") }
       *[other] Die Comtesse von { SEAT($culprit) } verlangt { marquis-n-coins } von { SEAT($victim, case: "dative") }
    }
   *[robbery] { WHO($culprit) ->
        [you] Du willst { SEAT($victim, case: "object") } um { marquis-n-coins } bestehlen
       *[other] { SEAT($culprit) } will { SEAT($victim, case: "object") } um { marquis-n-coins } bestehlen
    }
}
marquis-question-exchange = { AT($matter, "duty") ->
    [yes] Die Staatskasse ist leer: Du musst mindestens einmal tauschen. Tauschwert ({ AS(AT($places, $seat, "open", "card", "identity"), "marquis-card") }): { AS(AT($matter, "rate"), "marquis-at-rate") }. Wie oft?
   *[no] Dein Zug beginnt mit dem Tausch. Tauschwert ({ AS(AT($places, $seat, "open", "card", "identity"), "marquis-card") }): { AS(AT($matter, "rate"), "marquis-at-rate") }. Wie oft?
}
marquis-question-exchange-now = Der Diamantenhändler darf sofort tauschen: { AS(AT($matter, "rate"), "marquis-at-rate") }. Wie oft?
marquis-question-exchange-last = Das ist dein letzter Tausch: { AS(AT($matter, "rate"), "marquis-at-rate") }. Wie oft?
marquis-question-exchange-late = Es sind Münzen zu dir gekommen: { AS(AT($matter, "rate"), "marquis-at-rate") }. Wie oft tauschst du noch?
marquis-question-claim-toll = { SEAT(AT($matter, "other")) } will tauschen. Verlangt deine Comtesse ihren Zoll?
marquis-question-lay-card = { AT($places, $seat, "committed") ->
    [yes] Du hast es versprochen: Lege deinen Staatsanwalt.
   *[no] Lege einen Charakter auf deinen Stapel.
}
    .pointing = Zeig auf eine Karte, um zu sehen, was sie jetzt bewirken würde.
    .touching = Lass den Finger auf einer Karte liegen, um zu sehen, was sie jetzt bewirken würde.
marquis-question-assassinate = Wen eliminiert dein Assassine? Er nimmt dabei bis zu { AS(PRINTED("assassin"), "marquis-some-coins") }.
marquis-question-may-veto = { SUM(COUNT(AT($question, "choices", "actions")), COUNT(AT($question, "choices", "forms"))) ->
    [1] { AS($matter, "marquis-effect") }{ marquis-robbery-reason }. Du hast kein Veto.
   *[other] { AS($matter, "marquis-effect") }{ marquis-robbery-reason }. Dein Veto spielen?
}
marquis-robbery-reason = { AT($matter, "effect") ->
    [robbery] { " " }({ AS(AT($places, AT($matter, "culprit"), "open", "card", "identity"), "marquis-card") } bestiehlt { AS(AT($places, AT($matter, "victim"), "open", "card", "identity"), "marquis-card") })
   *[other] { "" }
}
marquis-question-take-back = Der Hellseher holt eine Karte deines Stapels auf die Hand zurück. Welche? Niemand wird sie sehen.
marquis-question-call-witness = Der Staatsanwalt ruft einen Zeugen: Zieh eine Karte deiner Wahl vom Stapel oder die oberste.
marquis-question-play-on = Alle anderen sind fertig. Weiterspielen oder aufhören und zum letzten Mal tauschen?
marquis-question-intervene = { SUM(COUNT(AT($question, "choices", "actions")), COUNT(AT($question, "choices", "forms"))) ->
    [1] { AS($matter, "marquis-effect") }, aber ein Veto verhindert es. Du kannst nicht eingreifen.
   *[other] { AS($matter, "marquis-effect") }, aber ein Veto verhindert es. Dein Staatsanwalt kann das Veto aufheben, umsonst oder für einen Preis.
}
marquis-question-answer-price = { SEAT(AT($matter, "other")) } würde das Veto von { SEAT(AT($matter, "victim")) } aufheben; Preis: { AS(AT($matter, "standing"), "marquis-bundle") }. Deine Antwort?
marquis-question-last-word = { AT($matter, "standing") ->
    [none] { SEAT(AT($matter, "other")) } lehnt ab. Das Veto umsonst aufheben oder stehen lassen?
   *[other] { SEAT(AT($matter, "other")) } bietet { AS(AT($matter, "standing"), "marquis-bundle") }, wenn du das Veto aufhebst. Einverstanden?
}
marquis-question-offer-fee = Die Comtesse von { SEAT(AT($matter, "other")) } schützt einen offenen Charakter vor Diebstahl und Eliminierung. Was bietest du für deinen?
marquis-question-answer-fee = { SEAT(AT($matter, "other")) } würde deinen Charakter schützen; Preis: { AS(AT($matter, "standing"), "marquis-bundle") }.{ LIST($places, "marquis-offer-stands") } Einverstanden?
marquis-offer-stands = { WHO($at) ->
    [you] { $offer ->
        [none] { "" }
       *[other] { " " }Lehnst du ab, gilt dein Angebot weiter: { AS($offer, "marquis-bundle") }.
    }
   *[other] { "" }
}
marquis-question-choose-client = { COUNT($places, "offer") ->
    [0] Niemand hat etwas geboten. Nenne selbst einen Preis, oder schütze niemanden und warte auf den Zoll.
    [one] Es gibt ein Angebot. Nimm es an, nenne jemandem einen Preis, oder schütze niemanden und warte auf den Zoll.
   *[other] Es gibt { COUNT($places, "offer") } Angebote. Nimm eines an, nenne jemandem einen Preis, oder schütze niemanden und warte auf den Zoll.
}
marquis-question-settle-client = Dein Preis wurde abgelehnt. Eines der Angebote annehmen oder niemanden schützen?
marquis-question-special = Du darfst mit diesem Charakter deine geheime Karte spielen, wenn sie passt.
marquis-question-hire = Für { AS(PRINTED("mercenary"), "marquis-some-coins") } einen Söldner anheuern?
marquis-question-lay-or-keep = Den Söldner sofort legen oder für einen späteren Zug aufheben?
marquis-wait-exchange = { told-waiting } darf tauschen: { AS(AT($matter, "rate"), "marquis-at-rate") }.
marquis-wait-exchange-now = { told-waiting } darf mit dem Diamantenhändler tauschen.
marquis-wait-exchange-last = { told-waiting } tauscht zum letzten Mal.
marquis-wait-exchange-late = { told-waiting } darf noch tauschen.
marquis-wait-claim-toll = { told-waiting } darf von { SEAT(AT($matter, "other"), case: "dative") } Zoll verlangen.
marquis-wait-lay-card = { told-waiting } wählt einen Charakter.
marquis-wait-assassinate = { told-waiting } sucht ein Opfer.
marquis-wait-may-veto = { AS($matter, "marquis-effect") }. Kommt ein Veto?
marquis-wait-take-back = { told-waiting } sieht den Stapel durch.
marquis-wait-call-witness = { told-waiting } ruft einen Zeugen.
marquis-wait-intervene = { AS($matter, "marquis-effect") }, aber ein Veto verhindert es. Greift { told-waiting } ein?
marquis-wait-answer-price = { told-waiting } denkt über den Preis nach: { AS(AT($matter, "standing"), "marquis-bundle") }.
marquis-wait-last-word = { told-waiting } hat das letzte Wort.
marquis-wait-offer-fee = Will { told-waiting } Schutz?
marquis-wait-answer-fee = { told-waiting } denkt über den Preis nach: { AS(AT($matter, "standing"), "marquis-bundle") }.
marquis-wait-choose-client = { told-waiting } überlegt, wen die Comtesse schützt.
marquis-wait-settle-client = { told-waiting } überlegt, wen die Comtesse schützt.
marquis-wait = Warten auf { told-waiting }.
marquis-wait-moment = Einen Moment.
marquis-wait-over = Das Spiel ist zu Ende.

## Was möglich ist

marquis-action-exchange = { $times ->
    [0] Die Münzen behalten
   *[other] { AS(PRODUCT($times, AT($matter, "rate", "coins")), "marquis-some-coins") } → { AS(PRODUCT($times, AT($matter, "rate", "diamonds")), "marquis-some-diamonds") }
}
marquis-action-claim-toll = Den Zoll verlangen
marquis-action-waive-toll = Erlassen
marquis-action-lay-card = Legen: { AS($card, "marquis-card") }
marquis-action-assassinate = Den Charakter von { SEAT($seat) } eliminieren
marquis-action-spare-all = Alle verschonen
marquis-action-allow = Geschehen lassen
marquis-action-play-veto = Veto!
marquis-action-pass-by = Nicht eingreifen
marquis-action-neutralise = Das Veto umsonst aufheben
marquis-action-demand-price = { SUM($bundle) ->
    [0] Einen Preis verlangen
   *[other] Verlangen: { AS($bundle, "marquis-bundle") }
}
marquis-action-accept = Einverstanden: { AS(AT($matter, "standing"), "marquis-bundle") }
marquis-action-refuse = Ablehnen
marquis-action-counter = { SUM($bundle) ->
    [0] Ein Gegenangebot machen
   *[other] Stattdessen bieten: { AS($bundle, "marquis-bundle") }
}
marquis-action-offer-fee = { SUM($bundle) ->
    [0] Ein Angebot machen
   *[other] Bieten: { AS($bundle, "marquis-bundle") }
}
marquis-action-offer-nothing = Kein Schutz
marquis-action-accept-offer = { SEAT($seat) } schützen: { AS(AT($places, $seat, "offer"), "marquis-bundle") }
marquis-action-demand-fee = { SUM($bundle) ->
    [0] { SEAT($seat) } einen Preis nennen
   *[other] Von { SEAT($seat) } verlangen: { AS($bundle, "marquis-bundle") }
}
marquis-action-decline = Niemanden schützen
marquis-action-take-back = Zurücknehmen: { AS($card, "marquis-card") }
marquis-action-call-witness = { $card ->
    [none] Die oberste Karte nehmen
   *[other] Als Zeugen rufen: { AS($card, "marquis-card") }
}
marquis-action-play-on = Weiterspielen
marquis-action-stop = Aufhören
marquis-action-retaliate = Veto, und den Angriff umkehren
marquis-action-keep-special = Die geheime Karte behalten
marquis-action-play-special = { $seat ->
    [none] Die geheime Karte spielen
   *[other] Die geheime Karte gegen { SEAT($seat) } spielen
}
marquis-action-hire = Für { AS(PRINTED("mercenary"), "marquis-some-coins") } anheuern
marquis-action-hire-nobody = Niemanden anheuern
marquis-action-lay-at-once = Jetzt legen
marquis-action-keep-for-later = Für später aufheben

## Was eine Wahl bedeutet

marquis-hint-imitates = { $card ->
    [none] Niemand zum Nachahmen: Nur die Spielrichtung kehrt sich um.
   *[other] Kehrt die Spielrichtung um und handelt als: { AS($card, "marquis-card") }.
}
marquis-hint-treasury-pays = { $coins ->
    [0] Nichts aus der Staatskasse.
   *[other] { marquis-n-coins } aus der Staatskasse.
}
marquis-hint-loses = { $veto ->
    [yes] { SEAT($victim) } verliert { marquis-n-coins } (wenn kein Veto kommt).
   *[no] { SEAT($victim) } verliert { marquis-n-coins }.
}
marquis-hint-loses-character = { $veto ->
    [yes] { SEAT($victim) } verliert diesen Charakter: { AS($card, "marquis-card") } (wenn kein Veto kommt).
   *[no] { SEAT($victim) } verliert diesen Charakter: { AS($card, "marquis-card") }.
}
marquis-hint-gives = Du gibst { marquis-n-coins } an { SEAT($receiver) }: Dort liegt der gleiche Charakter.
marquis-hint-coins-after = Du hättest { marquis-n-coins }.
marquis-hint-no-rate = Im nächsten Zug kein Tausch.
marquis-hint-exchanged-to = { $tolls ->
    [0] Du hättest { marquis-n-coins } und { marquis-points }.
   *[other] Du hättest { marquis-n-coins } und { marquis-points }, den Zoll einer Comtesse nicht gerechnet.
}
marquis-hint-you-lose = Du verlierst { marquis-n-coins }.
marquis-hint-you-lose-character = Du verlierst deinen offenen Charakter: { AS($card, "marquis-card") }.
marquis-hint-saves = Rettet { marquis-n-coins }.
marquis-hint-saves-character = Rettet deinen offenen Charakter: { AS($card, "marquis-card") }.
marquis-hint-veto-goes-to = Das Veto geht an { SEAT($culprit) }, wenn kein Staatsanwalt es aufhebt.
marquis-hint-goods-after = Du hättest { marquis-n-coins }, { marquis-n-diamonds } und { marquis-n-vetoes }.
marquis-hint-goods-now = Du hast { marquis-n-coins }, { marquis-n-diamonds } und { marquis-n-vetoes }.
    .after = Dir blieben { AS(LESS($coins, AT($bundle, "coins")), "marquis-some-coins") }, { AS(LESS($diamonds, AT($bundle, "diamonds")), "marquis-some-diamonds") } und { AS(LESS($vetoes, AT($bundle, "vetoes")), "marquis-some-vetoes") }.
marquis-hint-goods-of = { SEAT($other) } hat { marquis-n-coins }, { marquis-n-diamonds } und { marquis-n-vetoes }.
marquis-hint-prints = Staatskasse: { $coins }.
marquis-hint-toll = Du bekommst { marquis-n-coins } von { SEAT($payer) }.
marquis-hint-costs = { marquis-n-coins } an die Staatskasse.
marquis-means-claim-toll = Der Tausch kann unmöglich werden.
marquis-means-waive-toll = Der Zoll verfällt.
marquis-means-spare-all = Niemand wird eliminiert.
marquis-means-play-veto = Du ziehst eine Karte.
marquis-means-retaliate = Der Angriff trifft die Gegenseite selbst.
marquis-means-pass-by = Was dich angeht, gilt das Veto.
marquis-means-refuse = { AT($matter, "victim") ->
    [none] Kein Geschäft zu diesem Preis.
   *[other] Das Veto bleibt stehen, wenn { SEAT(AT($matter, "other")) } es nicht umsonst aufhebt.
}
marquis-means-offer-nothing = Dein Charakter bleibt ungeschützt.
marquis-means-decline = Wer als Nächstes tauscht, schuldet deiner Comtesse den Zoll: { AS(PRINTED("countess"), "marquis-some-coins") }.
marquis-means-play-on = Ein gewöhnlicher Zug folgt.
marquis-means-stop = Dein letzter Tausch folgt; die Karten auf der Hand zählen nichts.
marquis-means-keep-special = Sie bleibt geheim.
marquis-means-play-special = Sie ist verbraucht; kein Veto hilft dagegen.
marquis-means-hire = Der oberste Söldner wird aufgedeckt.
marquis-means-hire-nobody = Dein Zug endet.
marquis-means-lay-at-once = Der Söldner handelt sofort.
marquis-means-keep-for-later = Der Söldner wartet vor dir.
marquis-hint-ability = { marquis-power }
marquis-hint-rate-after = Nächster Tausch: { AS($rate, "marquis-at-rate") }.
marquis-hint-takes = { WHO($culprit) ->
    [you] Du nimmst { SEAT($victim, case: "dative") } { marquis-n-coins } ab.
   *[other] { SEAT($culprit) } nimmt { SEAT($victim, case: "dative") } { marquis-n-coins } ab.
}
marquis-hint-veto-passes = { WHO($seat) ->
    [you] Das Veto kommt zu dir.
   *[other] Das Veto geht an { SEAT($seat) }.
}
marquis-hint-veto-ends = Das Veto scheidet aus.
marquis-hint-must-lay-prosecutor = In deinem nächsten Zug musst du deinen Staatsanwalt legen.
marquis-hint-prosecutor-spent = Dein Staatsanwalt greift danach nicht mehr ein.

## Was auf einer Karte steht: ihre Felder sind die einer Zeile der Übersicht

marquis-power = { $card ->
    [A] Eliminiert einen offenen Charakter und nimmt dabei { AS(PRINTED("assassin"), "marquis-some-coins") }.
    [C] Darf einem Charakter Schutz verkaufen; findet sich niemand, schuldet ihr { AS(PRINTED("countess"), "marquis-some-coins") }, wer als Nächstes tauscht.
    [D] Tauscht sofort ({ AS($other_rate, "marquis-at-rate") }) und im nächsten Zug noch einmal ({ AS($rate, "marquis-at-rate") }).
    [E] Sobald zwei Erpresser offen liegen, tauscht jeder { AS($other_rate, "marquis-at-rate") }.
    [F] Handelt noch einmal wie dein voriger Charakter und kehrt die Spielrichtung um.
    [H] Holt eine Karte deines Stapels auf die Hand zurück, statt zu ziehen.
    [K] Tauscht zum Tauschwert des Charakters links, oder gar nicht, wenn dort auch ein Kleriker liegt.
    [M] Jeder Marquis, der schon offen liegt, zahlt ihm: der erste 1 Münze, der zweite 2 … Er selbst gibt den anderen nichts.
    [S] Wählt die nächste Karte aus dem Nachziehstapel; darf einmal ein fremdes Veto aufheben.
    [T] Nimmt { AS(PRINTED("pickpocket"), "marquis-some-coins") }, wo die wertvollsten Juwelen liegen; bei Gleichstand nichts.
   *[W] Alle anderen zahlen { AS(PRINTED("highwayman"), "marquis-some-coins") } oder verlieren den offenen Charakter.
}
marquis-about = { $card ->
    [V] Hält einen Angriff auf dich auf und geht dann an die Gegenseite. Am Ende zählt jedes Veto als Münze.
    [F] { marquis-power }
   *[other] { marquis-prints } { marquis-power }
}
marquis-prints = { $card ->
    [F] { "" }
   *[other] { marquis-about-treasury }{ marquis-about-robs }{ marquis-about-rate }
}
marquis-about-treasury = Staatskasse: { $treasury }.
marquis-about-robs = { COUNT($steals) ->
    [0] { "" }
   *[other] { " " }Bestiehlt: { LIST($steals, "marquis-robbed") }.
}
marquis-robbed = { AS($at, "marquis-card") } { $it }
marquis-about-rate = { $rate ->
    [none] { "" }
   *[other] { " " }{ marquis-hint-rate-after }
}

## Der Tisch

marquis-open-card = { IS(PART($card, 0), $identity) ->
    [yes] { told-named }: { AS($card, "marquis-card") }. { AS($character, "marquis-about") }
   *[no] { told-named }: { AS($card, "marquis-card") } als { AS($identity, "marquis-card") }. { AS($character, "marquis-about") }
}
marquis-no-open-card = { WHO($seat) ->
    [you] Du hast keinen offenen Charakter.
   *[other] { SEAT($seat) } hat keinen offenen Charakter.
}
marquis-covered = { $count ->
    [one] { $count } Karte darunter
   *[other] { $count } Karten darunter
}
marquis-protected-by = { WHO($seat) ->
    [you] Geschützt von deiner Comtesse
   *[other] Geschützt von der Comtesse von { SEAT($seat) }
}
marquis-protects = { WHO($seat) ->
    [you] Schützt dich
   *[other] Schützt { SEAT($seat) }
}
marquis-toll-pending = Darf beim nächsten Tausch Zoll verlangen
marquis-marked = Hat den besseren Tauschwert: Zwei Erpresser lagen offen
marquis-used = Hat schon eingegriffen
marquis-is-out = fertig
marquis-is-committed = muss den Staatsanwalt legen
    .alone = muss legen:
marquis-is-shown = hat einen Staatsanwalt gezeigt
marquis-is-offered = bietet { AS($bundle, "marquis-bundle") }
    .alone = bietet:
marquis-eliminated = Eliminiert
marquis-specials = { $count ->
    [one] { $count } geheime Karte
   *[other] { $count } geheime Karten
}
marquis-vetoes-before = { $vetoes ->
    [0] Kein Veto liegt aus
    [one] { $vetoes } Veto liegt aus
   *[other] { $vetoes } Vetos liegen aus
}
marquis-rate-is = { $rate ->
    [none] Jetzt kein Tauschwert
   *[other] Tauschwert jetzt: { AS($rate, "marquis-at-rate") }
}
marquis-cards-in-hand = { $count ->
    [one] { $count } Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
    .short = { $count } auf der Hand
marquis-cards-in-deck = { $count ->
    [one] { $count } Karte im Nachziehstapel
   *[other] { $count } Karten im Nachziehstapel
}
    .short = { $count } im Stapel
marquis-clockwise = Gespielt wird im Uhrzeigersinn.
marquis-anticlockwise = Gespielt wird gegen den Uhrzeigersinn.
marquis-treasury = Staatskasse
marquis-treasury-empty = Staatskasse leer: Tauschzwang
marquis-stock = Juwelen in der Mitte
marquis-veto-of = { WHO($seat) ->
    [you] Dein Veto
   *[other] Das Veto von { SEAT($seat) }
}
marquis-who-robs-whom = Wer kann wen bestehlen
marquis-characters = Charaktere
marquis-threats-help = Was alle verlören, wenn jemand jetzt eine dieser Karten legte; vorn in der Zeile steht, wer. Genannt sind nur Karten, die noch kommen können. Ein Totenkopf: Auch der offene Charakter kann eliminiert werden.
marquis-threats-of = { WHO($seat) ->
    [you] Du würdest verlieren
   *[other] { SEAT($seat) } würde verlieren
}
marquis-threats-none = Im Moment kann niemand bestohlen werden.
marquis-danger-from = Bedroht von:
    .nobody = Im Moment kann niemand deinem Charakter schaden.
marquis-overview-help = Oben rechts: Münzen aus der Staatskasse. In der Mitte: wer bestohlen wird, und um wie viel. Unten: wie viele Münzen wie viele Diamanten kaufen, im nächsten Zug.
marquis-legend = Die Zeichen neben einer Karte
    .vetoes = Vetos, die ausliegen: Beim letzten Tausch zählt jedes als Münze
    .hand = Karten auf der Hand
    .deck = Karten im Nachziehstapel
    .killed = eliminierte Charaktere
marquis-orders = Daueraufträge
marquis-orders-help = Der Server antwortet für dich. Niemand merkt es, denn er braucht so lange, wie du brauchen könntest.
marquis-order-allow-turn = In diesem Zug alles geschehen lassen
marquis-order-allow-turn-help = Kein Veto und kein Staatsanwalt von dir, bis dieser Zug vorbei ist; danach wirst du wieder gefragt.
marquis-order-veto = Einsatz deines Vetos
marquis-order-veto-help = Nur gegen das Eliminieren: Es rettet deinen offenen Charakter, jeder andere Angriff geht durch.
marquis-order-veto-ask = mich jedes Mal fragen
marquis-order-veto-eliminations = nur gegen das Eliminieren
marquis-order-claim-toll = Immer Zoll verlangen
marquis-order-claim-toll-help = Deine Comtesse nimmt ihren Zoll von allen, die ihn schulden.
marquis-orders-in-force = Daueraufträge gelten
marquis-may-be-killed = der offene Charakter kann eliminiert werden
marquis-your-hand = Deine Hand
marquis-of-whom = Jemandem einen Preis nennen
    .shown = { marquis-of-whom }:
marquis-price-named = So viel ist schon verlangt
marquis-bargain-title = { $type ->
    [OfferFee] Dein Angebot an { SEAT($other) }
    [Counter] Dein Gegenangebot an { SEAT($other) }
   *[other] Dein Preis für { SEAT($other) }
}
marquis-scores = Was alle besitzen

## Die ersten Züge mit Führung

marquis-aim-end = { $count ->
    [0] { $hand ->
        [0] letzte Züge
        [one] letzte Züge: { $hand } Karte auf der Hand
       *[other] letzte Züge: { $hand } Karten auf der Hand
    }
    [one] noch { $count } Karte zu ziehen
   *[other] noch { $count } Karten zu ziehen
}
marquis-tour-aim = Wer am Ende die wertvollsten Juwelen besitzt, gewinnt. Ein Diamant zählt { PRINTED("diamond_points") }, ein Rubin { PRINTED("ruby_points") }; Münzen sind nur das Mittel, sie zu erwerben.
marquis-tour-hand = In jedem Zug legst du einen Charakter auf deinen Stapel. Er nimmt Münzen aus der Staatskasse (Zahl oben rechts) und bestiehlt die offenen Charaktere, deren Buchstaben er zeigt; die Münze neben dem Buchstaben sagt, um wie viel.
marquis-tour-card = Unten auf einer Karte steht ihr Tauschwert für deinen nächsten Zug.
    .pointing = Zeig auf eine Karte: Die Leiste sagt genau, was sie jetzt bewirken würde.
    .touching = Lass den Finger auf einer Karte liegen: Die Leiste sagt genau, was sie jetzt bewirken würde.
marquis-tour-open = Nur die oberste Karte eines Stapels liegt offen. Sie kann bestohlen und eliminiert werden, und sie bestimmt den Tauschwert. Das Auge („Wer kann wen bestehlen“) zeigt jede Gefahr, „Charaktere“ erklärt alle Karten und Zeichen.
marquis-tour-exchange = Dein Zug beginnt mit dem Tausch: Münzen gegen Diamanten, zum Tauschwert deiner offenen Karte. { PRINTED("diamonds_per_ruby") } Diamanten werden zu einem Rubin.
marquis-tour-veto = Jemand greift dich an. Hast du dein Veto, darfst du diesen einen Angriff aufhalten; danach bekommt es, wer angegriffen hat, und beim letzten Tausch zählt es dort als Münze. Gefragt werden alle, die ein Veto haben könnten; die Frage verrät also nichts.
marquis-tour-assassin = { OPTION("assassin_optional") ->
    [yes] Dein Assassine darf einen offenen Charakter treffen: Wähl ihn oder verschone alle.
   *[no] Dein Assassine trifft einen offenen Charakter und nimmt dabei Münzen: Wähl dein Opfer.
}
marquis-tour-bargain = Die Comtesse verkauft Schutz: Ein geschützter Charakter kann weder bestohlen noch eliminiert werden, bis er oder die Comtesse verdeckt wird. Angebote und Preise stellst du mit + und − zusammen; zustimmen muss niemand.
marquis-tour-treasury = Behalte die Staatskasse im Auge. Ist sie zu Beginn deines Zuges leer, musst du tauschen, auch zu einem schlechten Tauschwert.

## Einstellungen

marquis-option-jewel-supply = Juwelen
marquis-option-jewel-supply-help = Was in der Mitte liegt; aus Schachteln sind zwei Anzahlen bekannt, und es spielt fast nie eine Rolle.
    .page = `jewel_supply` ist gewöhnlich `21_15`: 21 Diamanten und 15 Rubine, ab fünf Personen das Doppelte. Mit `18_13` gibt es so viele wie in der anderen Auflage, mit `unlimited` so viele wie nötig ([MQ-R01](#mq-r01)).
marquis-option-jewel-supply-21-15 = 21 Diamanten, 15 Rubine
marquis-option-jewel-supply-18-13 = 18 Diamanten, 13 Rubine
marquis-option-jewel-supply-unlimited = so viele wie nötig
marquis-option-start-player = Wer beginnt
marquis-option-start-player-help = Karten aufdecken wie vorgesehen oder anders entscheiden.
    .page = `start_player` ist gewöhnlich `reveal`, der aufgedeckte Buchstabe. Mit `random` wird gelost, mit `seat0` beginnt der erste Platz ([MQ-R02](#mq-r02)).
marquis-option-start-player-reveal = der Charakter, der in der Übersicht zuerst kommt
marquis-option-start-player-random = ausgelost
marquis-option-start-player-seat0 = der erste Platz
marquis-option-assassin-optional = Assassine darf verschonen
marquis-option-assassin-optional-help = Wer den Assassinen legt, darf alle verschonen; nach der Regel eliminiert er einen Charakter.
    .page = `assassin_optional` ist gewöhnlich `false`: Der Assassine muss zuschlagen, wenn es jemanden zu treffen gibt. Mit `true` dürfen alle verschont werden ([MQ-R06](#mq-r06)).
marquis-option-veto-scope = Was ein Veto aufhält
marquis-option-veto-scope-help = Einen Angriff; alle weiteren Angriffe dieser Karte auf dieselbe Person; oder alles, was die Karte noch nähme.
    .page = `veto_scope` ist gewöhnlich `effect`: Ein Veto hält einen Angriff auf. Mit `card` hält es alles auf, was diese Karte dir in diesem Zug antut; mit `stop` beendet es alles Nehmen dieser Karte, für alle Opfer ([MQ-R07](#mq-r07)).
marquis-option-veto-scope-effect = einen Angriff
marquis-option-veto-scope-card = diese Karte, für diese Person
marquis-option-veto-scope-stop = den Rest der Karte
marquis-option-veto-toll = Veto gegen Zoll
marquis-option-veto-toll-help = Auch gegen den Zoll der Comtesse hilft ein Veto.
    .page = `veto_toll` ist gewöhnlich `false`. Mit `true` hilft ein Veto auch gegen den Zoll ([MQ-R08](#mq-r08)).
marquis-option-toll-waive = Ein erlassener Zoll
marquis-option-toll-waive-help = Ob die Comtesse es nach einem erlassenen Zoll beim nächsten Tausch versuchen darf.
    .page = `toll_waive` ist gewöhnlich `lapses`: Ein erlassener Zoll ist dahin. Mit `next` wird er beim nächsten Tausch fällig ([MQ-R12](#mq-r12)).
marquis-option-toll-waive-lapses = verfällt
marquis-option-toll-waive-next = wartet auf den nächsten Tausch
marquis-option-countess-window = Wann Schutz verkauft wird
marquis-option-countess-window-help = Nur wenn die Comtesse gelegt wird oder zu Beginn jedes Zuges, solange sie wartet.
    .page = `countess_window` ist gewöhnlich `own_turn`: Die Comtesse verhandelt nur in dem Zug, in dem sie gelegt wird. Mit `every_turn` darf sie es auch zu Beginn jedes späteren Zuges, bis sie einen Handel hat oder ihr Zoll dahin ist ([MQ-R13](#mq-r13)).
marquis-option-countess-window-own-turn = wenn sie gelegt wird
marquis-option-countess-window-every-turn = in jedem Zug
marquis-option-negotiation = Verhandeln
marquis-option-negotiation-help = Ohne Verhandeln gibt es keinen Schutz, und Eingriffe haben keinen Preis.
    .page = `negotiation` ist gewöhnlich `true`. Mit `false` wird nicht verhandelt: kein Schutz und kein Preis für den Staatsanwalt ([MQ-R13](#mq-r13)).
marquis-option-prosecutor-veto = Ein aufgehobenes Veto
marquis-option-prosecutor-veto-help = Wohin ein Veto kommt, das ein Staatsanwalt aufgehoben hat.
    .page = `prosecutor_veto` ist gewöhnlich `prosecutor`: Das aufgehobene Veto bekommt, wer mit dem Staatsanwalt eingegriffen hat. Mit `removed` kommt es aus dem Spiel ([MQ-R14](#mq-r14)).
marquis-option-prosecutor-veto-prosecutor = geht an den Staatsanwalt
marquis-option-prosecutor-veto-removed = scheidet aus
marquis-option-prosecutor-limit = Wie oft ein Staatsanwalt eingreift
marquis-option-prosecutor-limit-help = Jede Karte einmal oder beliebig oft.
    .page = `prosecutor_limit` ist gewöhnlich `card`: einmal je Karte. Mit `none` darf ein Staatsanwalt beliebig oft eingreifen ([MQ-R15](#mq-r15)).
marquis-option-prosecutor-limit-card = jede Karte einmal
marquis-option-prosecutor-limit-none = unbegrenzt
marquis-option-prosecutor-bound = Ein Staatsanwalt aus der Hand muss als Nächstes gelegt werden
marquis-option-prosecutor-bound-help = Ob schon das Zeigen bindet, auch wenn aus dem Handel nichts wird.
    .page = `prosecutor_bound` ist gewöhnlich `shown`: Wer den Staatsanwalt gezeigt hat, muss ihn als Nächstes legen. Mit `used` muss nur ein Staatsanwalt gelegt werden, der eingegriffen hat ([MQ-R45](#mq-r45)).
marquis-option-prosecutor-bound-shown = sobald er gezeigt ist
marquis-option-prosecutor-bound-used = nur wenn er eingegriffen hat
marquis-option-cardsharp-identity = Ein Falschspieler wird bestohlen als
marquis-option-cardsharp-identity-help = Nur als der nachgeahmte Charakter oder auch als Falschspieler.
    .page = `cardsharp_identity` ist gewöhnlich `imitated`. Mit `both` kann ein Falschspieler auch durch ein Symbol bestohlen werden, das den Falschspieler zeigt ([MQ-R18](#mq-r18)).
marquis-option-cardsharp-identity-imitated = der nachgeahmte Charakter
marquis-option-cardsharp-identity-both = beides
marquis-option-marquis-rank = Plätze der Marquis
marquis-option-marquis-rank-help = Unter den offen liegenden gezählt oder über das Spiel seit der letzten Umkehr.
    .page = `marquis_rank` ist gewöhnlich `open`: Nur offene Marquis werden gezählt. Mit `counted` behält jeder die Nummer, die er beim Legen bekam ([MQ-R23](#mq-r23)).
marquis-option-marquis-rank-open = unter den offenen
marquis-option-marquis-rank-counted = durchgezählt
marquis-option-negotiate-rubies = Rubine beim Verhandeln
marquis-option-negotiate-rubies-help = Auch Rubine dürfen geboten und verlangt werden.
    .page = `negotiate_rubies` ist gewöhnlich `false`. Mit `true` darf auch mit Rubinen bezahlt werden ([MQ-R30](#mq-r30)).
marquis-option-prosecutor-rubies = Rubine für den Staatsanwalt
marquis-option-prosecutor-rubies-help = Der Preis eines Staatsanwalts darf Rubine enthalten, wie in der französischen Regel; der Lohn der Comtesse nicht.
    .page = `prosecutor_rubies` ist gewöhnlich `false`. Mit `true` darf der Preis eines Staatsanwalts Rubine enthalten, der Lohn der Comtesse nicht ([MQ-R30](#mq-r30)).
marquis-option-last-marquis = Marquis als letzte Karte
marquis-option-last-marquis-help = Welcher Marquis die Vetos beim letzten Tausch wertlos macht: die zuletzt gespielte Karte oder die offene.
    .page = `last_marquis` ist gewöhnlich `played`: Die zuletzt gelegte Karte entscheidet, ob Vetos zählen. Mit `open` ist es die Karte, die offen liegt ([MQ-R32](#mq-r32)).
marquis-option-last-marquis-played = die zuletzt gespielte Karte
marquis-option-last-marquis-open = die offene Karte
marquis-option-out-prosecutor = Staatsanwälte derer, die fertig sind
marquis-option-out-prosecutor-help = Ein offener Staatsanwalt darf auch eingreifen, wenn der letzte Tausch schon getan ist.
    .page = `out_prosecutor` ist gewöhnlich `false`. Mit `true` darf man mit offenem Staatsanwalt auch noch eingreifen, wenn man fertig ist ([MQ-R34](#mq-r34)).
marquis-option-out-countess = Zoll einer Comtesse, die schon fertig ist
marquis-option-out-countess-help = Ob gefragt wird und man verzichten darf oder der Zoll von selbst verlangt wird.
    .page = `out_countess` ist gewöhnlich `asked`: Wer fertig ist, darf den Zoll verlangen oder erlassen. Mit `claims` wird er von selbst verlangt ([MQ-R34](#mq-r34)).
marquis-option-out-countess-asked = wird gefragt
marquis-option-out-countess-claims = von selbst verlangt
marquis-option-late-exchange = Münzen für alle, die fertig sind
marquis-option-late-exchange-help = Ob man selbst über den Tausch entscheidet oder von selbst so viel wie möglich getauscht wird.
    .page = `late_exchange` ist gewöhnlich `may`: Wer fertig ist, entscheidet selbst, ob später gekommene Münzen getauscht werden. Mit `automatic` wird so viel wie möglich getauscht ([MQ-R36](#mq-r36)).
marquis-option-late-exchange-may = selbst entscheiden
marquis-option-late-exchange-automatic = von selbst getauscht
marquis-option-last-player-plays-on = Wer übrig bleibt
marquis-option-last-player-plays-on-help = Ob, wer allein übrig ist, aufhören darf, bevor alle Charaktere gelegt sind.
    .page = `last_player_plays_on` ist gewöhnlich `may`: Wer zuletzt übrig ist, darf früher aufhören. Mit `must` wird jeder Charakter gelegt ([MQ-R37](#mq-r37)).
marquis-option-last-player-plays-on-may = darf aufhören
marquis-option-last-player-plays-on-must = spielt bis zum Ende
marquis-option-intrigues = Intrigen (über das Grundspiel hinaus)
marquis-option-intrigues-help = Geheime Karten, die einmal einen bestimmten Charakter stärken; nicht zu acht.
    .page = `intrigues` ist gewöhnlich `false`. Mit `true` spielt ihr mit den Sonderkarten ([MQ-V2](#mq-v2)).
marquis-option-mercenaries = Söldner (über das Grundspiel hinaus)
marquis-option-mercenaries-help = Charaktere zum Anheuern aus den Farben, die niemand spielt; für zwei oder drei.
    .page = `mercenaries` ist gewöhnlich `false`. Mit `true` könnt ihr zu zweit oder zu dritt Söldner anheuern ([MQ-V3](#mq-v3)).

## Fertige Regeln: alle Optionen einer Anleitung

marquis-preset-french = Französische Regeln
marquis-preset-french-help = Die Juwelen nach französischer Zählung; ein Veto hält einen Angriff auf; ein aufgehobenes Veto scheidet aus; der Preis eines Staatsanwalts darf Rubine enthalten.
marquis-preset-dutch = Niederländische Regeln
marquis-preset-dutch-help = Die Juwelen nach niederländischer Zählung; ein Veto hält alles auf, was die Karte dir antut; ein aufgehobenes Veto geht an den Staatsanwalt; ein offener Staatsanwalt greift auch ein, wenn der letzte Tausch schon getan ist.

## Warum ein Bot das sagt

marquis-reason = { $it ->
    [fair-price] Ein fairer Preis.
    [too-dear] Das ist zu teuer.
    [too-little] Das ist zu wenig.
    [no-danger] Ich sehe keine Gefahr.
    [in-danger] Ich bin in Gefahr.
    [cannot-spare-it] Das kann ich nicht entbehren.
    [asks-more] Meine Hilfe hat ihren Preis.
    [takes-toll] Ich nehme lieber den Zoll.
    [best-offer] Das beste Angebot gewinnt.
    [worth-the-veto] Das Veto allein ist es wert.
    [helps-rival] Das würde nur der Konkurrenz helfen.
    [hurts-rival] Das trifft die Konkurrenz.
   *[lets-it-stand] Dabei soll es bleiben.
}

bot-names-marquis = Adelheid, Bastien, Clarisse, Donatien, Eugenie, Florian, Genoveva, Honoré
bot-level-marquis-random = Zufall
bot-level-marquis-lackey = Lakai
bot-level-marquis-steward = Hofmeister
bot-level-marquis-courtier = Höfling
bot-level-marquis-marquise = Marquise
bot-level-marquis-duchess = Herzogin
bot-temper-marquis-lackey = Sieht keine Gefahr und tut, was ihm zuerst einfällt.
bot-temper-marquis-steward = Nimmt, was es jetzt zu holen gibt, und denkt wenig an später.
bot-temper-marquis-courtier = Wägt ab, was auf dem Tisch liegt, und hebt gute Karten für einen besseren Moment auf.
bot-temper-marquis-marquise = Probiert die besten Einfälle an gedachten Tischen aus, bis zum nächsten Tausch.
bot-temper-marquis-duchess = Denkt mehrere Runden voraus, weiß, was jede Hand wert ist, und verhandelt danach.

## Ablehnungen

error-bad-amount = Diese Menge ist nicht möglich.
error-cannot-take-back = Diese Karte kann nicht zurückgenommen werden.
error-card-not-in-deck = Diese Karte ist nicht in deinem Nachziehstapel.
error-duty-to-exchange = Die Staatskasse ist leer, also musst du tauschen.
error-must-assassinate = Jemand muss eliminiert werden.
error-must-lay-prosecutor = Du hast deinen Staatsanwalt gezeigt, also musst du ihn jetzt legen.
error-no-retaliation = Du hast keine Karte, die den Angriff umkehrt.
error-no-special = Keine deiner geheimen Karten passt hier.
error-no-such-mercenary = Diesen Söldner gibt es nicht.
error-no-target = Diese Person kann kein Ziel sein.
error-no-veto = Dein Veto ist nicht auf der Hand.
error-too-few-coins = So oft kannst du nicht tauschen.
error-veto-is-no-character = Ein Veto ist kein Charakter und kann nicht gelegt werden.

# At the terminal only.
terminal-marquis-title =
    Marquis · { $laid ->
        [one] { $laid } Karte
       *[other] { $laid } Karten
    } gelegt
terminal-marquis-coins = Münzen
terminal-marquis-jewels = Juwelen
terminal-marquis-vetoes = Vetos
terminal-help-marquis = Kurzformen: Das Kürzel einer Karte legt sie; x2 tauscht zweimal; kill b; veto, allow; void, pass; yes, no; offer 1 0 1 bietet Münzen, Diamanten und Vetos; demand b 1 0 0 nennt B einen Preis; take b nimmt das Angebot von B an.
terminal-marquis-overview = Die Charaktere
