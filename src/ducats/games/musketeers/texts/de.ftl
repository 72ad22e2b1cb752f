### Musketiere. Wie ein Text seine Felder liest und Mitspielende nennt: docs/guides/translate.md.
### Die Option "labels" ("hexagames" oder "pegasus") ändert Wörter: Dort heißen Dukaten Silberstücke und Belohnungen Soldkarten.

game-musketeers = Musketiere
game-musketeers-about = Kämpft gemeinsam gegen die Garde des Kardinals, alle mit je einer geheimen Karte. Wer am kühnsten ist, gewinnt einen Edelstein, wer am zaghaftesten ist, kommt ins Gefängnis.

musketeers-coins = { OPTION("labels") ->
    [pegasus] { $count ->
        [one] { $count } Silberstück
       *[other] { $count } Silberstücke
    }
   *[hexagames] { $count ->
        [one] { $count } Dukaten
       *[other] { $count } Dukaten
    }
}
musketeers-reward-cards = { OPTION("labels") ->
    [pegasus] Soldkarten
   *[hexagames] Belohnungen
}
musketeers-hand-number = Durchgang { $hand }
musketeers-card = { PART($it, 1) ->
    [0] { PART($it, 0) } ohne Degen
    [one] { PART($it, 0) } mit einem Degen
   *[other] { PART($it, 0) } mit { PART($it, 1) } Degen
}
musketeers-card-back = verdeckte Karte
musketeers-seen-card = { $it ->
    [none] { musketeers-card-back }
   *[other] { musketeers-card }
}

## What happened

musketeers-event-hand-began = Durchgang { $hand } beginnt. Nicht dabei sind die Garden { LIST($removed) }.
    .head = { musketeers-event-hand-began }
musketeers-event-hand-dealt = { $cards ->
    [none] { "" }
   *[other] { WHO($seat) ->
        [you] Du bekommst { LIST($cards) }.
       *[other] { SEAT($seat) } bekommt { LIST($cards) }.
    }
}
musketeers-event-rewards-laid = { $cards ->
    [none] { "" }
   *[other] { WHO($seat) ->
        [you] Du legst { LIST($cards) } verdeckt aus, in dieser Reihenfolge.
       *[other] { SEAT($seat) } legt { LIST($cards) } verdeckt aus, in dieser Reihenfolge.
    }
}
musketeers-event-guard-turned = { WHO($jailed) ->
    [you] Duell { $duel }: eine Garde mit { $guard }. Du sitzt im Gefängnis und wirfst nur eine Karte ab.
    [other] Duell { $duel }: eine Garde mit { $guard }. { SEAT($jailed) } sitzt im Gefängnis und wirft nur eine Karte ab.
   *[none] Duell { $duel }: eine Garde mit { $guard }.
}
    .head = { musketeers-event-guard-turned }
musketeers-event-cards-revealed = { $won ->
    [yes] { $sum } gegen { $guard }, gewonnen: { LIST($cards, "musketeers-played") }. { musketeers-has-strongest }
   *[no] { $sum } gegen { $guard }, verloren: { LIST($cards, "musketeers-played") }. { musketeers-has-weakest }
}
    .short = Die Karten werden aufgedeckt: Reichen sie für { $guard }?
musketeers-event-jewel-taken = { WHO(AT($source, "seat")) ->
    [none] { WHO($seat) ->
        [you] Du legst einen Edelstein auf deine { AS($to, "musketeers-nth") }.
       *[other] { SEAT($seat) } legt einen Edelstein auf die eigene { AS($to, "musketeers-nth") }.
    }
   *[other] { WHO($seat) ->
        [you] Du nimmst { SEAT(AT($source, "seat"), case: "dative") } einen Edelstein weg und legst ihn auf deine { AS($to, "musketeers-nth") }.
       *[other] { SEAT($seat) } nimmt { SEAT(AT($source, "seat"), case: "dative") } einen Edelstein weg und legt ihn auf die eigene { AS($to, "musketeers-nth") }.
    }
}
musketeers-event-prison-taken = { WHO(AT($source, "seat")) ->
    [none] { WHO($seat) ->
        [you] Du legst ein Gefängnis auf deine { AS($to, "musketeers-nth") }.
       *[other] { SEAT($seat) } legt ein Gefängnis auf die eigene { AS($to, "musketeers-nth") }.
    }
   *[other] { WHO($seat) ->
        [you] Du nimmst ein Gefängnis von { SEAT(AT($source, "seat"), case: "dative") } und legst es auf deine { AS($to, "musketeers-nth") }.
       *[other] { SEAT($seat) } nimmt ein Gefängnis von { SEAT(AT($source, "seat"), case: "dative") } und legt es auf die eigene { AS($to, "musketeers-nth") }.
    }
}
musketeers-event-prison-freed = { WHO($seat) ->
    [you] Du befreist deine { AS($slot, "musketeers-nth") } aus dem Gefängnis.
   *[other] { SEAT($seat) } befreit die eigene { AS($slot, "musketeers-nth") } aus dem Gefängnis.
}
musketeers-event-jewel-returned = { WHO($seat) ->
    [you] Du hast keine freie Karte und gibst einen Edelstein zurück ({ AS($slot, "musketeers-nth") }).
   *[other] { SEAT($seat) } hat keine freie Karte und gibt einen Edelstein zurück ({ AS($slot, "musketeers-nth") }).
}
musketeers-event-jailed = { WHO($seat) ->
    [you] Du hast drei Gefängnisse und setzt aus.
   *[other] { SEAT($seat) } hat drei Gefängnisse und setzt aus.
}
musketeers-event-released = { WHO($seat) ->
    [you] Du kommst aus dem Gefängnis frei und kämpfst wieder mit.
   *[other] { SEAT($seat) } kommt aus dem Gefängnis frei und kämpft wieder mit.
}
musketeers-event-hand-ended = { $reason ->
    [three_jewels] Dritter Edelstein: Durchgang { $hand } endet sofort. Ergebnis: { LIST($scores, "musketeers-score") }.
   *[nine_duels] Durchgang { $hand } endet nach neun Duellen: { LIST($scores, "musketeers-score") }.
}
musketeers-event-match-ended = { COUNT($winners) ->
    [1] { WHO(AT($winners, 0)) ->
        [you] Du gewinnst die Partie mit { MAX($totals) }.
       *[other] { SEAT(AT($winners, 0)) } gewinnt die Partie mit { MAX($totals) }.
    }
   *[other] Geteilter Sieg mit { MAX($totals) }: { LIST($winners, "told-seat", last: " und ") }.
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
    [you] Du hast die stärkste Karte.
   *[other] { SEAT($seat) } hat die stärkste Karte.
}
musketeers-has-weakest = { WHO($seat) ->
    [you] Du hast die schwächste Karte.
   *[other] { SEAT($seat) } hat die schwächste Karte.
}
musketeers-score = { SEAT($at) } +{ $it } ({ AT($totals, $at) })
musketeers-nth = { $it ->
    [0] erste Karte
    [1] zweite Karte
    [2] dritte Karte
   *[none] Karte
}

## What is asked

musketeers-question-lay-rewards = Lege drei deiner zwölf Karten als { musketeers-reward-cards } beiseite; mit den anderen neun kämpfst du.
musketeers-question-commit-card = { AT($places, $seat, "jailed") ->
    [yes] Deine drei Karten liegen im Gefängnis: Du setzt in diesem Duell aus. Wähle eine Karte zum Abwerfen.
   *[no] { LESS($seats, COUNT($places, "jailed")) ->
        [1] Duell { $duel }: Deine Karte muss allein { $guard } erreichen. Wähle sie.
        [2] Duell { $duel }: Ihr müsst zu zweit { $guard } erreichen. Wähle deine Karte.
        [3] Duell { $duel }: Ihr müsst zu dritt { $guard } erreichen. Wähle deine Karte.
       *[4] Duell { $duel }: Ihr müsst zu viert { $guard } erreichen. Wähle deine Karte.
    }
}
musketeers-question-winner-token = { musketeers-you-won } { KINDS($question) ->
    [FreePrison] Keine deiner Karten ist frei, also befreie eine aus dem Gefängnis.
    [FreePrison-TakeJewel] { $jewels ->
        [0] Nimm jemandem einen Edelstein weg oder befreie eine eigene Karte aus dem Gefängnis.
       *[other] Lege einen Edelstein auf eine freie Karte oder befreie eine Karte aus dem Gefängnis.
    }
   *[TakeJewel] { $jewels ->
        [0] In der Tischmitte liegt kein Edelstein mehr: Nimm jemandem einen weg und lege ihn auf eine freie Karte.
       *[other] Lege einen Edelstein auf eine deiner freien { musketeers-reward-cards }.
    }
}
musketeers-question-loser-token = { $pending ->
    [none] { musketeers-you-lost } { KINDS($question) ->
        [ReturnJewel] Keine deiner Karten ist frei, also gib einen deiner Edelsteine zurück.
       *[TakePrison] { $prisons ->
            [0] In der Tischmitte liegt kein Gefängnis mehr: Nimm eines von jemand anderem und lege es auf eine freie Karte.
           *[other] Lege ein Gefängnis auf eine deiner freien { musketeers-reward-cards }.
        }
    }
   *[other] Nimm jetzt ein Gefängnis von jemand anderem; es kommt auf die Karte, die gerade frei geworden ist.
}
musketeers-question-give-token = { AT($pending, "token") ->
    [J] { SEAT(AT($pending, "seat")) } nimmt dir einen Edelstein weg. Wähle, welchen.
   *[P] { SEAT(AT($pending, "seat")) } nimmt dir ein Gefängnis ab. Wähle, welches.
}
musketeers-follows-source = Wähle jetzt die Karte, auf die der Marker kommt.
musketeers-follows-to = Wähle jetzt, woher der Marker kommt.
musketeers-you-won = Gewonnen, { AT($duels, -1, "sum") } zu { AT($duels, -1, "guard") }: Deine { AT($duels, -1, "cards", $seat) } ist die stärkste Karte.
musketeers-you-lost = Verloren, { AT($duels, -1, "sum") } zu { AT($duels, -1, "guard") }: Deine { AT($duels, -1, "cards", $seat) } ist die schwächste Karte.
musketeers-wait-lay-rewards = { AT($question, "mine") ->
    [none] Noch bei der Wahl der { musketeers-reward-cards }: { LIST(AT($question, "waiting"), "told-seat") }.
   *[other] Du hast { LIST(AT($question, "mine", "cards")) } beiseitegelegt. Es fehlen noch: { LIST(AT($question, "waiting"), "told-seat") }.
}
musketeers-wait-commit-card = { AT($question, "mine") ->
    [none] Eine Garde mit { $guard }. Es fehlen noch: { LIST(AT($question, "waiting"), "told-seat") }.
   *[other] Deine { AT($question, "mine", "card") } liegt verdeckt. Es fehlen noch: { LIST(AT($question, "waiting"), "told-seat") }.
}
musketeers-wait-winner-token = Gewonnen, { AT($duels, -1, "sum") } zu { AT($duels, -1, "guard") }. { SEAT(AT($duels, -1, "seat")) } hat die stärkste Karte ({ AT($duels, -1, "cards", AT($duels, -1, "seat")) }) und bewegt einen Marker.
musketeers-wait-loser-token = Verloren, { AT($duels, -1, "sum") } zu { AT($duels, -1, "guard") }. { SEAT(AT($duels, -1, "seat")) } hat die schwächste Karte ({ AT($duels, -1, "cards", AT($duels, -1, "seat")) }) und bewegt einen Marker.
musketeers-wait-give-token = { AT($pending, "token") ->
    [J] { LIST(AT($question, "waiting"), "told-seat") } wählt, welcher Edelstein abgegeben wird.
   *[P] { LIST(AT($question, "waiting"), "told-seat") } wählt, welches Gefängnis abgegeben wird.
}
musketeers-wait-moment = Einen Moment.
musketeers-wait-over = Die Partie ist zu Ende.

## What can be done

musketeers-action-lay-rewards = { LIST($cards) } beiseitelegen
musketeers-action-play-card = { AT($places, $seat, "jailed") ->
    [yes] { AS($card, "musketeers-card") } abwerfen
   *[no] { AS($card, "musketeers-card") } spielen
}
musketeers-action-take-jewel = { $source ->
    [none] Einen Edelstein auf die { AS($to, "musketeers-own") } legen
   *[other] { SEAT(AT($source, "seat")) } den Edelstein wegnehmen ({ AS(AT($source, "slot"), "musketeers-nth") }), auf die eigene { AS($to, "musketeers-own-nth") }
}
musketeers-action-take-prison = { $source ->
    [none] Ein Gefängnis auf die { AS($to, "musketeers-own") } legen
   *[other] Das Gefängnis von { SEAT(AT($source, "seat")) } nehmen ({ AS(AT($source, "slot"), "musketeers-nth") }), auf die eigene { AS($to, "musketeers-own-nth") }
}
musketeers-action-free-prison = Die { AS($slot, "musketeers-own") } aus dem Gefängnis befreien
musketeers-action-return-jewel = Den Edelstein zurückgeben: { AS($slot, "musketeers-own") }
musketeers-action-give-token = { AT($pending, "token") ->
    [J] { SEAT(AT($pending, "seat")) } den Edelstein geben: { AS($slot, "musketeers-own") }
   *[P] { SEAT(AT($pending, "seat")) } das Gefängnis geben: { AS($slot, "musketeers-own") }
}
musketeers-own = { WHO($seat) ->
    [you] { musketeers-own-nth }
   *[other] { musketeers-own-nth } von { SEAT($seat) }
}
musketeers-own-nth = { AT($places, $seat, "rewards", $it) ->
    [none] { musketeers-nth }
   *[other] { musketeers-nth } ({ AT($places, $seat, "rewards", $it) })
}

## What a choice means

musketeers-hint-worth = Diese { PART($card, 0) } zahlt { $coins }, mit Edelstein { $jewelled }.
    .together = Diese { $count } Karten zahlen zusammen { $coins }, mit einem Edelstein auf jeder { $jewelled }.
musketeers-hint-put-aside = { $card } kommt beiseite und bewirkt nichts.
musketeers-hint-reaches = { $card } erreicht { $guard }: gewonnen, ein Edelstein für dich.
musketeers-hint-falls-short = { $need ->
    [one] { $card } fehlt { $need } bis { $guard }: verloren, ein Gefängnis für dich.
   *[other] { $card } fehlen { $need } bis { $guard }: verloren, ein Gefängnis für dich.
}
musketeers-hint-odds = { $need ->
    [0] { $card }: reicht allein gegen die Garde. Gegen zufällige Karten: ein Edelstein für dich { $jewel } %.
   *[other] { $card }: Die anderen müssen { $need } bringen. Gegen zufällige Karten: gewonnen { $won } %, ein Edelstein für dich { $jewel } %, ein Gefängnis für dich { $prison } %.
}
musketeers-hint-pays = { $card } zahlt { $after } statt { $before }.
musketeers-hint-locked = { $card } zahlt nichts statt { $before }, es sei denn, das Gefängnis kommt wieder weg.
musketeers-hint-place = { $place ->
    [1] erste Karte
    [2] zweite Karte
    [3] dritte Karte
   *[0] Karte
}
musketeers-hint-jewel-leaves = Er kommt von { SEAT($victim) }; die { musketeers-hint-place } dort zählt dann wieder einfach.
musketeers-hint-prison-leaves = { $freed ->
    [yes] Es kommt von { SEAT($victim) } ({ musketeers-hint-place }): { SEAT($victim) } darf wieder kämpfen.
   *[no] Es kommt von { SEAT($victim) }; die { musketeers-hint-place } dort zählt wieder.
}

## The board

musketeers-guard-label = Garde { $guard }
musketeers-no-guard = Noch keine Garde
musketeers-pile = { $count ->
    [one] { $count } Garde im Stapel
   *[other] { $count } Garden im Stapel
}
musketeers-may-come = Garden, die noch kommen können
musketeers-removed = Nicht in diesem Durchgang: { $removed }
musketeers-met = Bisherige Garden
musketeers-met-won = Duell { $duel }: Garde { $guard } gegen { $sum }, gewonnen; stärkste Karte: { SEAT($seat) }
musketeers-met-lost = Duell { $duel }: Garde { $guard } gegen { $sum }, verloren; schwächste Karte: { SEAT($seat) }
musketeers-pool-jewels = { $count ->
    [0] Kein Edelstein in der Tischmitte
    [one] { $count } Edelstein in der Tischmitte
   *[other] { $count } Edelsteine in der Tischmitte
}
musketeers-pool-prisons = { $count ->
    [0] Kein Gefängnis in der Tischmitte
    [one] { $count } Gefängnis in der Tischmitte
   *[other] { $count } Gefängnisse in der Tischmitte
}
musketeers-jewels = Edelsteine
musketeers-prisons = Gefängnisse
musketeers-verdict-won = Gewonnen
musketeers-verdict-lost = Verloren
musketeers-strongest = stärkste
    .swords = mehr Degen
musketeers-weakest = schwächste
    .swords = weniger Degen
musketeers-discarded = abgeworfen
musketeers-duel-of = Duell { $duel } von 9
musketeers-choose-rewards = Alle wählen drei { musketeers-reward-cards }
musketeers-played-up = { told-named }: { AS($card, "musketeers-card") }
musketeers-played-down = { told-named }: eine verdeckte Karte
musketeers-played-none = { told-named }: noch keine Karte
musketeers-in-prison = im Gefängnis
musketeers-your-hand = Deine Handkarten
musketeers-rewards-of = { WHO($seat) ->
    [you] { OPTION("labels") ->
        [pegasus] Dein Sold
       *[hexagames] Deine Belohnungen
    }
   *[other] { OPTION("labels") ->
        [pegasus] Soldkarten von { SEAT($seat) }
       *[hexagames] Belohnungen von { SEAT($seat) }
    }
}
musketeers-slot = { COUNT($rewards) ->
    [0] { musketeers-rewards-of }, { AS($slot, "musketeers-nth") }: noch nichts
   *[other] { AT($row, $slot) ->
        [J] { musketeers-rewards-of }, { AS($slot, "musketeers-nth") }: { AS(AT($rewards, $slot), "musketeers-seen-card") }, mit Edelstein
        [P] { musketeers-rewards-of }, { AS($slot, "musketeers-nth") }: { AS(AT($rewards, $slot), "musketeers-seen-card") }, im Gefängnis
       *[other] { musketeers-rewards-of }, { AS($slot, "musketeers-nth") }: { AS(AT($rewards, $slot), "musketeers-seen-card") }, frei
    }
}
musketeers-cards-in-hand = { $count ->
    [one] { $count } Handkarte
   *[other] { $count } Handkarten
}
musketeers-now-worth = Jetzt wert: { musketeers-coins }

## The end of a hand

musketeers-hand-over = Durchgang { $hand } ist zu Ende
musketeers-hand-over-three-jewels = Der dritte Edelstein hat ihn sofort beendet.
musketeers-hand-over-nine-duels = Alle neun Duelle sind ausgefochten.
musketeers-jewelled = mit Edelstein
musketeers-total = Gesamt

## The guided first hand

musketeers-aim-mine = { OPTION("match_mode") ->
    [target] { $count } von { OPTION("match_target") }
   *[other] { musketeers-coins }
}
musketeers-aim-end = { musketeers-hand-number } · { musketeers-duel-of }
musketeers-tour-aim = { OPTION("match_mode") ->
    [target] Du gewinnst mit Geld: Sobald jemand { OPTION("match_target") } erreicht hat, gewinnt, wer am meisten hat.
   *[other] Du gewinnst mit Geld: Wer am Ende am meisten hat, gewinnt.
}
musketeers-tour-rewards = Lege drei deiner zwölf Karten beiseite: Am Ende des Durchgangs zahlt jede ihren Wert. Aber hohe Karten gewinnen auch Duelle, also versteck nicht alle. Degen entscheiden nur bei gleichem Wert; eine 7 mit zwei Degen heißt im Verlauf 7/2.
musketeers-tour-guard = Eine Garde des Kardinals! Zusammen müsst ihr ihre Zahl erreichen. Alle wählen geheim eine Karte.
musketeers-tour-middle = Gewonnen: Die stärkste Karte bekommt einen Edelstein. Verloren: Die schwächste bekommt ein Gefängnis. Mit einer Karte dazwischen passiert dir nichts.
    .pointing = Zeig auf eine Karte, um ihre Aussichten zu sehen.
    .touching = Lass den Finger auf einer Karte liegen, um ihre Aussichten zu sehen.
musketeers-tour-bidding = Zu zweit ist die höhere Karte immer im Vorteil: Sie bekommt den Edelstein, wenn ihr gewinnt, und die niedrigere das Gefängnis, wenn ihr verliert.
    .pointing = Zeig auf eine Karte, um ihre Aussichten zu sehen.
    .touching = Lass den Finger auf einer Karte liegen, um ihre Aussichten zu sehen.
musketeers-tour-reveal = Alle Karten werden zugleich aufgedeckt. Die Werte werden addiert und mit der Garde verglichen; dann bringt die stärkste Karte einen Edelstein oder die schwächste ein Gefängnis.
musketeers-tour-jewel = Du hattest die stärkste Karte. Die Karte, auf der ein Edelstein liegt, zählt { PRINTED("jewel") ->
    [2] doppelt
   *[other] { PRINTED("jewel") }-fach
}: Wähl die Karte, die ihn bekommt. Drei Edelsteine beenden den Durchgang sofort.
musketeers-tour-prison = Du hattest die schwächste Karte. Eine Karte im Gefängnis zahlt { PRINTED("prison") ->
    [0] nichts
   *[other] das { PRINTED("prison") }-Fache
}: Wähl die, auf die du verzichten kannst. Mit drei Gefängnissen setzt du aus.
musketeers-tour-tokens = Es gibt nur drei Edelsteine und drei Gefängnisse. Ist die Tischmitte leer, nimmt man sie von jemand anderem.

## Options

musketeers-option-match-mode = Ende der Partie
musketeers-option-match-mode-help = Bis zu einem Ziel, ein einziger Durchgang oder eine feste Zahl von Durchgängen.
    .page = `match_mode` legt fest, wie lange ihr spielt. Gewöhnlich ist es `target`, ein Wettlauf zu einer Zahl von Dukaten. Mit `single_hand` entscheidet ein einziger Durchgang, und wer die meisten Dukaten hat, gewinnt, wie es eine spätere Ausgabe zulässt. Mit `fixed_hands` spielt ihr eine vereinbarte Zahl von Durchgängen, und der höchste Gesamtstand gewinnt. In diesen beiden Fällen teilen sich Gleichstehende an der Spitze den Sieg.
musketeers-option-match-mode-target = bis zu einem Ziel
musketeers-option-match-mode-single-hand = ein Durchgang
musketeers-option-match-mode-fixed-hands = eine Zahl von Durchgängen
musketeers-option-match-target = Ziel
musketeers-option-match-target-help = Wer es zuerst erreicht, gewinnt die Partie.
    .page = `match_target` ist die Zahl der Dukaten, die es im Wettlauf zu erreichen gilt: gewöhnlich 100, und alles von 20 bis 500, wenn es kürzer oder länger sein soll ([MU-40](#mu-40)).
musketeers-option-hands = Durchgänge
musketeers-option-hands-help = Wie viele Durchgänge gespielt werden, wenn ihre Zahl feststeht.
    .page = `hands` ist die Zahl der Durchgänge bei `fixed_hands`: gewöhnlich 4 und höchstens 50.
musketeers-option-match-tie = Gleichstand an der Spitze
musketeers-option-match-tie-help = Den Sieg teilen oder noch einen Durchgang spielen.
    .page = `match_tie` ist gewöhnlich `shared`: Gleiche höchste Gesamtstände am Ende des Wettlaufs teilen sich den Sieg. Mit `extra_hand` spielen alle weiter, Durchgang für Durchgang, bis ein Gesamtstand allein an der Spitze steht ([MU-R16](#mu-r16)).
musketeers-option-match-tie-shared = geteilter Sieg
musketeers-option-match-tie-extra-hand = noch ein Durchgang
musketeers-option-max-hands = Höchstzahl der Durchgänge
musketeers-option-max-hands-help = Nach so vielen Durchgängen gewinnt die höchste Summe.
    .page = `max_hands` ist eine Notbremse, gewöhnlich 50. Nach so vielen Durchgängen gewinnt der höchste Gesamtstand, und Gleichstehende teilen; kleiner als eine vereinbarte Zahl `hands` kann sie nicht sein ([MU-R17](#mu-r17)).
musketeers-option-full-loser-takes-prison = Gefängnis auch ohne freie Karte
musketeers-option-full-loser-takes-prison-help = Wer verliert und keine freie Karte hat, gibt einen Edelstein zurück und nimmt auf diese Karte auch noch ein Gefängnis.
    .page = `full_loser_takes_prison` ist gewöhnlich `false`. Mit `true` gibt, wer mit drei belegten Belohnungen verliert, einen Edelstein zurück und nimmt danach noch ein Gefängnis, und zwar auf eben die Karte, die gerade frei geworden ist ([MU-R09](#mu-r09)).
musketeers-option-victim-picks-slot = Das Opfer wählt den Marker
musketeers-option-victim-picks-slot-help = Wird jemandem ein Marker weggenommen, sagt diese Person, welcher.
    .page = `victim_picks_slot` ist gewöhnlich `false`. Mit `true` nennt, wer jemandem einen Marker wegnehmen muss, nur diese Person und die eigene Karte, auf die er kommt; das Opfer bestimmt dann, welchen Marker dieser Art es hergibt ([MU-R06](#mu-r06)).
musketeers-option-jail-discard-visible = Abwürfe aus dem Gefängnis sind offen
musketeers-option-jail-discard-visible-help = Die Karte, die jemand im Gefängnis abwirft, wird mit den anderen aufgedeckt.
    .page = `jail_discard_visible` ist gewöhnlich `true`: Was jemand im Gefängnis abwirft, wird mit den gespielten Karten aufgedeckt. Mit `false` bekommen die anderen es nie zu sehen ([MU-R11](#mu-r11)).
musketeers-option-talk = Reden am Tisch
musketeers-option-talk-help = Die Regeln verbieten Absprachen über die Karten.
    .page = `talk` ist gewöhnlich `silent`: Während Karten gewählt werden, kann niemand Zeichen geben. Mit `open` geht das jederzeit ([MU-R21](#mu-r21)).
musketeers-option-talk-silent = schweigend
musketeers-option-talk-open = offen
musketeers-option-labels = Bezeichnungen
musketeers-option-labels-help = Die Wörter der ersten Ausgabe (Dukaten, Belohnungen) oder der späteren (Silberstücke, Soldkarten).
    .page = `labels` ändert nur Wörter, nie eine Regel. `hexagames` spricht von Dukaten und Belohnungen wie diese Seiten; `pegasus` nimmt die Wörter der späteren Ausgabe, Silberstücke und Soldkarten.
musketeers-option-labels-hexagames = Dukaten, Belohnungen
musketeers-option-labels-pegasus = Silberstücke, Soldkarten

bot-names-musketeers = Armand, Blanche, Cyprien, Diane
bot-level-musketeers-random = Zufall
bot-level-musketeers-page = Page
bot-level-musketeers-musketeer = Musketier
bot-level-musketeers-captain = Hauptmann
bot-level-musketeers-marshal = Marschall
bot-level-musketeers-cardinal = Kardinal
bot-temper-musketeers-page = Spielt die erste Karte, die ins Auge fällt, und vergisst die vorigen.
bot-temper-musketeers-musketeer = Kennt die Chancen, übersieht aber viele Karten und zählt nicht mit.
bot-temper-musketeers-captain = Zählt jede Karte mit und denkt an das Duell, das gerade ansteht.
bot-temper-musketeers-marshal = Durchschaut dich oft und spielt sonst nach den Chancen.
bot-temper-musketeers-cardinal = Liest deine Hand aus den Karten, die du gespielt hast, und richtet sich danach.

## Refusals

error-card-not-in-hand = Diese Karte hast du nicht auf der Hand.
error-centre-empty = In der Tischmitte liegt kein solcher Marker mehr.
error-centre-not-empty = In der Tischmitte liegt noch einer; nimm den.
error-no-such-card = Diese Karte gibt es nicht.
error-no-such-seat = Diesen Platz gibt es nicht.
error-no-such-token = Dort liegt kein solcher Marker.
error-own-token = Du kannst dir nicht selbst einen Marker wegnehmen.
error-same-card-twice = Dieselbe Karte wurde zweimal genannt.
error-slot-free = Eine deiner Karten ist frei; dorthin kommt das Gefängnis.
error-slot-occupied = Ein Marker darf nur auf eine freie Karte.
error-wrong-action = Das ist keine Antwort auf diese Frage.
error-wrong-source = Nenne nur die Person oder auch die Karte, wie es an diesem Tisch vereinbart ist.

# At the terminal only.
terminal-musketeers-title = { $duel ->
    [0] Musketiere · Durchgang { $hand }
   *[other] Musketiere · Durchgang { $hand } · Duell { $duel } von 9
}
terminal-musketeers-guard = Garde
terminal-musketeers-centre = Mitte
terminal-musketeers-still-to-come = Garden, die noch kommen können: { $guards }
terminal-musketeers-rewards = { OPTION("labels") ->
    [pegasus] Soldkarten
   *[hexagames] Belohnungen
}
terminal-musketeers-total = { OPTION("labels") ->
    [pegasus] Silber
   *[hexagames] Dukaten
}
terminal-musketeers-duel = Duell
terminal-musketeers-sum = Summe
terminal-musketeers-jailed = im Gefängnis
terminal-musketeers-won = gewonnen: { $player }
terminal-musketeers-lost = verloren: { $player }
terminal-help-musketeers = Kurzformen: eine Karte als 7/2 (eine 7 mit 2 Degen); j2 legt einen Edelstein auf Belohnung 2, j2 b1 nimmt ihn von Belohnung 1 von B; p2 und p2 b1 tun dasselbe mit einem Gefängnis; -p2 legt dein Gefängnis zurück, -j2 deinen Edelstein; t2 gibt den Marker von Belohnung 2 her. Auf dem Tisch ist ◆ ein Edelstein, ▦ ein Gefängnis, ░ eine verdeckte Karte.
