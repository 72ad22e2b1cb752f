### Musketiere. Jeder Text darf $labels benutzen ("hexagames" oder "pegasus"): dort heißen Dukaten Silberstücke und Belohnungen Soldkarten.
### Argumente: $name, $victim Namen von Spielern; $slot, $victimSlot 1 bis 3 (0: nicht gesagt); $card "7/2"; $cards mehrere;
### $source "centre" oder "player"; $ways was Gewinner oder Verlierer tun dürfen; $token "J" oder "P".

game-musketeers = Musketiere
game-musketeers-about = Kämpft gemeinsam gegen die Garde des Kardinals, alle mit je einer geheimen Karte. Wer am kühnsten ist, gewinnt einen Edelstein, wer am zaghaftesten ist, kommt ins Gefängnis.

musketeers-title = Musketiere
musketeers-coins = { $labels ->
    [pegasus] { $count ->
        [one] { $count } Silberstück
       *[other] { $count } Silberstücke
    }
   *[hexagames] { $count ->
        [one] { $count } Dukaten
       *[other] { $count } Dukaten
    }
}
musketeers-reward-cards = { $labels ->
    [pegasus] Soldkarten
   *[hexagames] Belohnungen
}
musketeers-hand-number = Durchgang { $hand }
musketeers-card = { $swords ->
    [0] { $value } ohne Degen
    [one] { $value } mit einem Degen
   *[other] { $value } mit { $swords } Degen
}
musketeers-card-back = verdeckte Karte

## What happened

musketeers-event-hand-began = Durchgang { $hand } beginnt. Nicht dabei sind die Garden { $removed }.
musketeers-event-hand-dealt = { $name } bekommt { $cards }.
musketeers-event-rewards-laid = { $name } legt { $cards } verdeckt aus, in dieser Reihenfolge.
musketeers-event-guard-turned = { $jailed ->
    [yes] Duell { $duel }: eine Garde mit { $guard }. { $name } sitzt im Gefängnis und wirft nur eine Karte ab.
   *[no] Duell { $duel }: eine Garde mit { $guard }.
}
musketeers-event-cards-revealed = { $result ->
    [won] { $cards }: { $sum } gegen { $guard }, gewonnen. { $name } hat die stärkste Karte.
   *[lost] { $cards }: { $sum } gegen { $guard }, verloren. { $name } hat die schwächste Karte.
}
musketeers-event-jewel-taken = { $source ->
    [player] { $name } nimmt { $victim } einen Edelstein weg und legt ihn auf die { musketeers-slot }.
   *[centre] { $name } legt einen Edelstein auf die { musketeers-slot }.
}
musketeers-event-prison-taken = { $source ->
    [player] { $name } nimmt ein Gefängnis von { $victim } und legt es auf die { musketeers-slot }.
   *[centre] { $name } legt ein Gefängnis auf die { musketeers-slot }.
}
musketeers-event-prison-freed = { $name } befreit die { musketeers-slot } aus dem Gefängnis.
musketeers-event-jewel-returned = { $name } hat keine freie Karte und gibt einen Edelstein zurück ({ musketeers-slot }).
musketeers-event-jailed = { $name } hat drei Gefängnisse und setzt aus.
musketeers-event-released = { $name } ist aus dem Gefängnis frei und kämpft wieder mit.
musketeers-event-hand-ended = { $reason ->
    [three-jewels] Dritter Edelstein: Durchgang { $hand } endet sofort. { $scores }.
   *[nine-duels] Durchgang { $hand } endet nach neun Duellen. { $scores }.
}
musketeers-event-match-ended = { $count ->
    [one] { $names } gewinnt die Partie mit { $total }.
   *[other] { $names } teilen sich den Sieg mit { $total }.
}
musketeers-slot = { $slot ->
    [1] erste Karte
    [2] zweite Karte
   *[3] dritte Karte
}
musketeers-victim-slot = { $victimSlot ->
    [1] erste Karte
    [2] zweite Karte
    [3] dritte Karte
   *[0] Karte
}

## What is asked

musketeers-question-lay-rewards = Lege drei deiner zwölf Karten als { musketeers-reward-cards } beiseite; mit den anderen neun kämpfst du.
musketeers-question-commit-card = { $jailed ->
    [yes] Deine drei Karten liegen im Gefängnis: Du setzt dieses Duell aus. Wähle eine Karte zum Abwerfen.
   *[no] { $fighters ->
        [1] Duell { $duel }: Deine Karte muss allein { $guard } erreichen. Wähle sie.
       *[other] Duell { $duel }: Ihr müsst zu { $fighters ->
            [2] zweit
            [3] dritt
           *[4] viert
        } { $guard } erreichen. Wähle deine Karte.
    }
}
musketeers-question-winner-token = { $ways ->
    [free] Gewonnen, { $sum } zu { $guard }: Deine { $card } ist die stärkste Karte. Keine deiner Karten ist frei, also befreie eine aus dem Gefängnis.
    [centre-or-free] Gewonnen, { $sum } zu { $guard }: Deine { $card } ist die stärkste Karte. Lege einen Edelstein auf eine freie Karte oder befreie eine Karte aus dem Gefängnis.
    [player-or-free] Gewonnen, { $sum } zu { $guard }: Deine { $card } ist die stärkste Karte. Nimm jemandem einen Edelstein weg oder befreie eine eigene Karte aus dem Gefängnis.
    [player] Gewonnen, { $sum } zu { $guard }: Deine { $card } ist die stärkste Karte. In der Tischmitte liegt kein Edelstein mehr: Nimm jemandem einen weg und lege ihn auf eine freie Karte.
   *[centre] Gewonnen, { $sum } zu { $guard }: Deine { $card } ist die stärkste Karte. Lege einen Edelstein auf eine deiner freien Karten.
}
musketeers-question-loser-token = { $ways ->
    [return] Verloren, { $sum } zu { $guard }: Deine { $card } ist die schwächste Karte. Keine deiner Karten ist frei, also gib einen deiner Edelsteine zurück.
    [follow] Nimm jetzt ein Gefängnis von jemand anderem; es kommt auf die Karte, die gerade frei geworden ist.
    [player] Verloren, { $sum } zu { $guard }: Deine { $card } ist die schwächste Karte. In der Tischmitte liegt kein Gefängnis mehr: Nimm eines von jemand anderem und lege es auf eine freie Karte.
   *[centre] Verloren, { $sum } zu { $guard }: Deine { $card } ist die schwächste Karte. Lege ein Gefängnis auf eine deiner freien Karten.
}
musketeers-question-give-token = { $token ->
    [J] { $name } nimmt dir einen Edelstein weg. Wähle, welchen.
   *[P] { $name } nimmt dir ein Gefängnis ab. Wähle, welches.
}
musketeers-wait-lay-rewards = { $mine ->
    [yes] Du hast { $cards } beiseitegelegt. Es fehlen noch: { $names }.
   *[no] Noch bei der Wahl der { musketeers-reward-cards }: { $names }.
}
musketeers-wait-commit-card = { $mine ->
    [yes] Deine { $card } liegt verdeckt. Es fehlen noch: { $names }.
   *[no] Eine Garde mit { $guard }. Es fehlen noch: { $names }.
}
musketeers-wait-winner-token = Gewonnen, { $sum } zu { $guard }. { $name } hat die stärkste Karte ({ $card }) und bewegt einen Marker.
musketeers-wait-loser-token = Verloren, { $sum } zu { $guard }. { $name } hat die schwächste Karte ({ $card }) und bewegt einen Marker.
musketeers-wait-give-token = { $token ->
    [J] { $name } wählt, welcher Edelstein abgegeben wird.
   *[P] { $name } wählt, welches Gefängnis abgegeben wird.
}
musketeers-wait-moment = Einen Moment.
musketeers-wait-over = Die Partie ist zu Ende.

## What can be done

musketeers-action-lay-rewards = { $cards } beiseitelegen
musketeers-action-play-card = { $jailed ->
    [yes] { musketeers-card } abwerfen
   *[no] { musketeers-card } spielen
}
musketeers-action-take-jewel = { $source ->
    [player] { $victim } den Edelstein wegnehmen ({ musketeers-victim-slot }), auf die eigene { musketeers-slot } ({ $card })
   *[centre] Einen Edelstein auf die { musketeers-slot } legen ({ $card })
}
musketeers-action-take-prison = { $source ->
    [player] Das Gefängnis von { $victim } nehmen ({ musketeers-victim-slot }), auf die eigene { musketeers-slot } ({ $card })
   *[centre] Ein Gefängnis auf die { musketeers-slot } legen ({ $card })
}
musketeers-action-free-prison = Die { musketeers-slot } ({ $card }) aus dem Gefängnis befreien
musketeers-action-return-jewel = Den Edelstein zurückgeben: { musketeers-slot } ({ $card })
musketeers-action-give-token = { $token ->
    [J] { $name } den Edelstein geben: { musketeers-slot } ({ $card })
   *[P] { $name } das Gefängnis geben: { musketeers-slot } ({ $card })
}

## What a choice means

musketeers-hint-worth = { $card } zahlt { $coins }, mit Edelstein { $jewelled }.
musketeers-hint-put-aside = { $card } kommt beiseite und bewirkt nichts.
musketeers-hint-reaches = { $card } erreicht { $guard }: gewonnen, ein Edelstein für dich.
musketeers-hint-falls-short = { $card } fehlen { $need } bis { $guard }: verloren, ein Gefängnis für dich.
musketeers-hint-odds = { $need ->
    [0] { $card }: reicht allein gegen die Garde. Gegen zufällige Karten: ein Edelstein für dich { $jewel } %.
   *[other] { $card }: Die anderen müssen { $need } bringen. Gegen zufällige Karten: gewonnen { $won } %, ein Edelstein für dich { $jewel } %, ein Gefängnis für dich { $prison } %.
}
musketeers-hint-pays = { $card } zahlt { $after } statt { $before }.
musketeers-hint-locked = { $card } zahlt nichts statt { $before }, außer das Gefängnis kommt wieder weg.
musketeers-hint-place = { $place ->
    [1] erste Karte
    [2] zweite Karte
    [3] dritte Karte
   *[0] Karte
}
musketeers-hint-jewel-leaves = Er kommt von { $victim }; die { musketeers-hint-place } dort zählt nicht mehr doppelt.
musketeers-hint-prison-leaves = { $freed ->
    [yes] Es kommt von { $victim } ({ musketeers-hint-place }): { $victim } darf wieder kämpfen.
   *[no] Es kommt von { $victim }; die { musketeers-hint-place } dort zählt wieder.
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
musketeers-met-won = Duell { $duel }: Garde { $guard } gegen { $sum }, gewonnen; stärkste Karte: { $name }
musketeers-met-lost = Duell { $duel }: Garde { $guard } gegen { $sum }, verloren; schwächste Karte: { $name }
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
musketeers-verdict = { $result ->
    [won] { $sum } gegen { $guard }: gewonnen! { $name } hat die stärkste Karte.
   *[lost] { $sum } gegen { $guard }: verloren. { $name } hat die schwächste Karte.
}
musketeers-verdict-won = Gewonnen
musketeers-verdict-lost = Verloren
musketeers-strongest = stärkste
musketeers-weakest = schwächste
musketeers-discarded = abgeworfen
musketeers-duel-of = Duell { $duel } von 9
musketeers-choose-rewards = Alle wählen drei { musketeers-reward-cards }
musketeers-played-down = { $name }: eine verdeckte Karte
musketeers-played-none = { $name }: noch keine Karte
musketeers-your-rewards = { $labels ->
    [pegasus] Dein Sold
   *[hexagames] Deine Belohnungen
}
musketeers-your-hand = Deine Handkarten
musketeers-rewards-of = { $labels ->
    [pegasus] Soldkarten von { $name }
   *[hexagames] Belohnungen von { $name }
}
musketeers-slot-label = { $token ->
    [J] { $who }, { musketeers-slot }: { $what }, mit Edelstein
    [P] { $who }, { musketeers-slot }: { $what }, im Gefängnis
   *[none] { $who }, { musketeers-slot }: { $what }, frei
}
musketeers-slot-empty = { $who }, { musketeers-slot }: noch nichts
musketeers-cards-in-hand = { $count ->
    [one] { $count } Handkarte
   *[other] { $count } Handkarten
}
musketeers-now-worth = Jetzt wert: { musketeers-coins }

## The end of a hand

musketeers-hand-over = Durchgang { $hand } ist zu Ende
musketeers-hand-over-three-jewels = Der dritte Edelstein hat ihn sofort beendet.
musketeers-hand-over-nine-duels = Alle neun Duelle sind ausgefochten.
musketeers-doubled = verdoppelt
musketeers-voided = im Gefängnis
musketeers-total = Gesamt

## The moments that decided a match

musketeers-moment-third-jewel = Durchgang { $hand }: { $name } bekommt den dritten Edelstein und erzielt { $score }.
musketeers-moment-big-hand = Durchgang { $hand }: { $name } erzielt { $score }.
musketeers-moment-jewel = Durchgang { $hand }: { $name } nimmt { $victim } einen Edelstein weg, ein Unterschied von { $swing }.
musketeers-moment-prison = Durchgang { $hand }: Das Gefängnis von { $victim } geht an { $name }, ein Unterschied von { $swing }.

## The guided first hand

musketeers-tour-rewards = Das sind deine zwölf Karten. Lege drei beiseite: Am Ende des Durchgangs zahlt jede ihren Wert. Aber hohe Karten gewinnen auch Duelle, also versteck nicht alle.
musketeers-tour-guard = Eine Garde des Kardinals! Zusammen müsst ihr ihre Zahl erreichen. Alle wählen geheim eine Karte; Degen entscheiden nur bei gleichem Wert.
musketeers-tour-middle = Gewonnen: Die stärkste Karte bekommt einen Edelstein. Verloren: Die schwächste bekommt ein Gefängnis. Mit einer Karte dazwischen passiert dir nichts. Zeig auf eine Karte, um ihre Aussichten zu sehen.
musketeers-tour-bidding = Zu zweit ist die höhere Karte immer im Vorteil: Sie bekommt den Edelstein, wenn ihr gewinnt, und die niedrigere das Gefängnis, wenn ihr verliert. Zeig auf eine Karte, um ihre Aussichten zu sehen.
musketeers-tour-reveal = Alle Karten werden zugleich aufgedeckt. Die Werte werden addiert und mit der Garde verglichen; dann bewegt jemand von euch einen Marker.
musketeers-tour-jewel = Du hattest die stärkste Karte. Ein Edelstein verdoppelt die Karte, auf der er liegt: Klick die Karte an, die ihn bekommt. Drei Edelsteine beenden den Durchgang sofort.
musketeers-tour-prison = Du hattest die schwächste Karte. Eine Karte im Gefängnis zahlt nichts: Klick die an, auf die du verzichten kannst. Mit drei Gefängnissen setzt du aus.
musketeers-tour-tokens = Es gibt nur drei Edelsteine und drei Gefängnisse. Ist die Tischmitte leer, nimmt man sie von jemand anderem. Viel Spaß!

## Options

musketeers-option-match-mode = Ende der Partie
musketeers-option-match-mode-help = Bis zu einem Ziel, ein einziger Durchgang oder eine feste Zahl von Durchgängen.
musketeers-option-match-mode-target = bis zu einem Ziel
musketeers-option-match-mode-single-hand = ein Durchgang
musketeers-option-match-mode-fixed-hands = eine Zahl von Durchgängen
musketeers-option-match-target = Ziel
musketeers-option-match-target-help = Wer es zuerst erreicht, gewinnt die Partie.
musketeers-option-hands = Durchgänge
musketeers-option-hands-help = Wie viele Durchgänge gespielt werden, wenn ihre Zahl feststeht.
musketeers-option-match-tie = Gleichstand an der Spitze
musketeers-option-match-tie-help = Den Sieg teilen oder noch einen Durchgang spielen.
musketeers-option-match-tie-shared = geteilter Sieg
musketeers-option-match-tie-extra-hand = noch ein Durchgang
musketeers-option-max-hands = Höchstzahl der Durchgänge
musketeers-option-max-hands-help = Nach so vielen Durchgängen gewinnt die höchste Summe.
musketeers-option-full-loser-takes-prison = Gefängnis auch ohne freie Karte
musketeers-option-full-loser-takes-prison-help = Wer verliert und keine freie Karte hat, gibt einen Edelstein zurück und nimmt auf diese Karte auch noch ein Gefängnis.
musketeers-option-victim-picks-slot = Das Opfer wählt den Marker
musketeers-option-victim-picks-slot-help = Wird jemandem ein Marker weggenommen, sagt diese Person, welcher.
musketeers-option-jail-discard-visible = Abwürfe aus dem Gefängnis sind offen
musketeers-option-jail-discard-visible-help = Die Karte, die jemand im Gefängnis abwirft, wird mit den anderen aufgedeckt.
musketeers-option-talk = Reden am Tisch
musketeers-option-talk-help = Die Regeln verbieten Absprachen über die Karten.
musketeers-option-talk-silent = schweigend
musketeers-option-talk-open = offen
musketeers-option-labels = Bezeichnungen
musketeers-option-labels-help = Die Wörter der ersten Ausgabe (Dukaten, Belohnungen) oder der späteren (Silberstücke, Soldkarten).
musketeers-option-labels-hexagames = Dukaten, Belohnungen
musketeers-option-labels-pegasus = Silberstücke, Soldkarten

bot-level-musketeers-random = Zufall
bot-level-musketeers-page = Page
bot-level-musketeers-musketeer = Musketier
bot-level-musketeers-captain = Hauptmann
bot-level-musketeers-cardinal = Kardinal

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
terminal-musketeers-title = Musketiere · Durchgang { $hand } · Duell { $duel } von 9
