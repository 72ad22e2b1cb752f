### Marquis. Die Argumente stehen im englischen Katalog.

game-marquis = Marquis
game-marquis-about = Elf Höflinge, verdeckte Karten und ein Veto im richtigen Augenblick.

marquis-title = Marquis
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
marquis-mercenary-of = { $card } (Söldner)
marquis-motto-a = eliminiert jemand
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
marquis-vetoes = Vetos
marquis-nothing = nichts
marquis-n-coins = { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}
marquis-n-diamonds = { $diamonds ->
    [one] { $diamonds } Diamant
   *[other] { $diamonds } Diamanten
}
marquis-n-rubies = { $rubies ->
    [one] { $rubies } Rubin
   *[other] { $rubies } Rubine
}
marquis-n-vetoes = { $vetoes ->
    [one] { $vetoes } Veto
   *[other] { $vetoes } Vetos
}
marquis-rate = { $price ->
    [one] { $price } Münze
   *[other] { $price } Münzen
} → { $gain ->
    [one] { $gain } Diamant
   *[other] { $gain } Diamanten
}
marquis-other-rate = { $other_price ->
    [one] { $other_price } Münze
   *[other] { $other_price } Münzen
} → { $other_gain ->
    [one] { $other_gain } Diamant
   *[other] { $other_gain } Diamanten
}
marquis-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

## Was geschah

marquis-event-start-card-turned = { $name } deckt auf: { $card }.
marquis-event-start-player-found = { $name } beginnt. In der Staatskasse bleiben { $treasury } Münzen.
marquis-event-hand-dealt = { $name } zieht { $cards }.
marquis-event-turn-began = { $name } ist am Zug.
marquis-event-card-laid = { $imitates ->
    [yes] { $name } legt: { $card }. Nachgeahmt wird: { $identity }.
   *[no] { $name } legt: { $card }.
}
marquis-event-direction-turned = { $clockwise ->
    [yes] Die Spielrichtung kehrt sich um: ab jetzt im Uhrzeigersinn.
   *[no] Die Spielrichtung kehrt sich um: ab jetzt gegen den Uhrzeigersinn.
}
marquis-event-extortioners-marked = Zwei Erpresser liegen offen: besserer Tauschwert für { $names }.
marquis-event-treasury-taken = { $coins ->
    [0] { $name } findet die Staatskasse leer.
   *[other] { $name } nimmt { marquis-n-coins } aus der Staatskasse.
}
marquis-event-coins-taken = { $effect ->
    [payday] { $victim } zahlt { marquis-n-coins } an { $culprit }, wie es frühere Marquis müssen.
    [theft] Taschendiebstahl: { $culprit } nimmt { $victim } mit den wertvollsten Juwelen { marquis-n-coins } weg.
    [demand] { $victim } gibt { $culprit } { marquis-n-coins } und behält den Charakter.
    [toll] { $victim } zahlt der Comtesse von { $culprit } vor dem Tausch { marquis-n-coins }.
    [assassination] Der Assassine von { $culprit } nimmt { $victim } { marquis-n-coins } ab.
   *[robbery] { $culprit } bestiehlt { $victim } um { marquis-n-coins }.
}
marquis-event-coins-given = { $name } gibt { $receiver } { marquis-n-coins }: der gleiche Charakter.
marquis-event-eliminated = { $exposed ->
    [none] { $culprit } eliminiert einen Charakter von { $victim }: { $card }. Darunter liegt niemand.
   *[other] { $culprit } eliminiert einen Charakter von { $victim }: { $card }. Darunter kommt hervor: { $exposed }.
}
marquis-event-all-spared = { $name } verschont alle.
marquis-event-exchanged = { $times ->
    [0] { $name } tauscht nichts.
   *[other] { $vetoes ->
        [0] { $name } tauscht: { marquis-n-coins } → { marquis-n-diamonds }.
       *[other] { $coins ->
            [0] { $name } tauscht: { marquis-n-vetoes } → { marquis-n-diamonds }.
           *[other] { $name } tauscht: { marquis-n-coins } und { marquis-n-vetoes } → { marquis-n-diamonds }.
        }
    }
}
marquis-event-exchange-prevented = Nach dem Zoll hat { $name } zu wenig zum Tauschen.
marquis-event-ruby-gained = { $name } wechselt Diamanten ein: { marquis-n-rubies } mehr.
marquis-event-toll-set = Die Comtesse von { $name } schützt niemanden: Wer als Nächstes tauscht, schuldet ihr den Zoll.
marquis-event-toll-claimed = Die Comtesse von { $name } verlangt ihren Zoll von { $payer }.
marquis-event-toll-waived = Die Comtesse von { $name } lässt { $payer } gehen.
marquis-event-allowed = { $name } lässt es geschehen.
marquis-event-veto-played = Veto! { $name } lässt sich das von { $culprit } nicht gefallen.
marquis-event-veto-laid = { $neutralised ->
    [yes] Das Veto von { $owner } geht an den Staatsanwalt von { $name }.
   *[no] Das Veto von { $owner } gilt. Es liegt nun vor { $name }.
}
marquis-event-veto-removed = Das Veto von { $owner } scheidet aus.
marquis-event-intervention-passed = { $name } greift nicht ein.
marquis-event-prosecutor-shown = { $name } zeigt einen Staatsanwalt.
marquis-event-price-demanded = { $name } würde das Veto aufheben und verlangt von { $culprit }: { $bundle }.
marquis-event-price-countered = { $name } bietet { $prosecutor } stattdessen: { $bundle }.
marquis-event-terms-accepted = { $name } wird sich mit { $other } einig.
marquis-event-terms-refused = { $name } lehnt ab, was { $other } will.
marquis-event-reason-given = { $name }: „{ $words }“
marquis-event-veto-neutralised = Der Staatsanwalt von { $name } hebt das Veto von { $victim } auf.
marquis-event-fee-offered = { $bundle ->
    [none] { $name } will keinen Schutz.
   *[other] { $name } bietet { $countess } für Schutz: { $bundle }.
}
marquis-event-fee-demanded = { $name } würde { $client } schützen, für: { $bundle }.
marquis-event-protection-declined = { $name } schützt niemanden.
marquis-event-protection-sold = Die Comtesse von { $name } schützt { $client }, für: { $bundle }.
marquis-event-protection-ended = { $name } schützt { $client } nicht mehr.
marquis-event-bundle-paid = { $name } zahlt an { $receiver }: { $bundle }.
marquis-event-card-drawn = { $name } zieht: { $card }.
marquis-event-card-taken-back = { $card ->
    [none] { $name } nimmt verdeckt eine Karte vom Stapel zurück.
   *[other] { $name } nimmt zurück: { $card }.
}
marquis-event-special-dealt = { $card ->
    [none] { $name } bekommt eine geheime Karte.
   *[other] { $name } bekommt eine geheime Karte, spielbar mit: { $card }.
}
marquis-event-special-kept = { $name } spielt keine geheime Karte.
marquis-event-special-played = { $target ->
    [none] { $name } spielt eine geheime Karte mit: { $card }.
   *[other] { $name } spielt eine geheime Karte mit: { $card }. Sie trifft { $target }.
}
marquis-event-goods-lost = { $name } verliert { marquis-n-coins } und { marquis-n-diamonds }.
marquis-event-card-lost = Eine Karte verschwindet ungesehen aus dem Nachziehstapel von { $name }.
marquis-event-mercenary-hired = { $name } heuert an: { $card }.
marquis-event-mercenary-kept = { $name } hebt den Söldner für später auf: { $card }.
marquis-event-mercenary-discharged = Der Söldner von { $name } scheidet aus: { $card }.
marquis-event-played-on = { $name } spielt allein weiter.
marquis-event-stopped = { $name } hört auf.
marquis-event-went-out = { $name } hat zum letzten Mal getauscht und ist fertig.
marquis-event-game-ended = { $count ->
    [one] { $names } gewinnt: { marquis-points }.
   *[other] { $names } teilen sich den Sieg: { marquis-points }.
}

## Was gefragt wird

marquis-effect = { $effect ->
    [payday] { $culprit } legt einen Marquis und verlangt { marquis-n-coins } von { $victim }
    [theft] Die Taschendiebin von { $culprit } greift nach { marquis-n-coins } von { $victim }, wo die wertvollsten Juwelen liegen
    [demand] { $kills ->
        [yes] Der Wegelagerer von { $culprit } verlangt, was { $victim } nicht zahlen kann; der Charakter würde eliminiert
       *[no] Der Wegelagerer von { $culprit } verlangt { marquis-n-coins } von { $victim }
    }
    [assassination] Der Assassine von { $culprit } zielt auf { $victim }: { marquis-n-coins } und den Charakter
    [toll] Die Comtesse von { $culprit } verlangt { marquis-n-coins } von { $victim }
   *[robbery] { $culprit } will { $victim } um { marquis-n-coins } bestehlen
}
marquis-question-exchange = { $duty ->
    [yes] Die Staatskasse ist leer: Du musst mindestens einmal tauschen. Tauschwert ({ $card }): { marquis-rate }. Wie oft?
   *[no] Dein Zug beginnt mit dem Tausch. Tauschwert ({ $card }): { marquis-rate }. Wie oft?
}
marquis-question-exchange-now = Der Diamantenhändler darf sofort tauschen: { marquis-rate }. Wie oft?
marquis-question-exchange-last = Das ist dein letzter Tausch: { marquis-rate }. Wie oft?
marquis-question-claim-toll = { $other } will tauschen. Verlangt deine Comtesse ihren Zoll?
marquis-question-lay-card = { $committed ->
    [yes] Du hast es versprochen: Lege deinen Staatsanwalt.
   *[no] Lege einen Charakter auf deinen Stapel.
}
marquis-point-at-one = Zeig auf eine Karte, um zu sehen, was sie jetzt bewirken würde.
marquis-question-assassinate = Wen soll dein Assassine treffen? Er nimmt bis zu { marquis-n-coins } und den Charakter.
marquis-question-may-veto = { $able ->
    [yes] { marquis-effect }. Dein Veto spielen?
   *[no] { marquis-effect }. Du hast kein Veto.
}
marquis-question-take-back = Der Hellseher holt eine Karte deines Stapels auf die Hand zurück. Welche? Niemand wird sie sehen.
marquis-question-call-witness = Der Staatsanwalt ruft einen Zeugen: Wähle eine Karte deines Nachziehstapels oder nimm die oberste.
marquis-question-play-on = Alle anderen sind fertig. Weiterspielen oder aufhören und zum letzten Mal tauschen?
marquis-question-intervene = { $able ->
    [yes] { marquis-effect }, aber ein Veto verhindert es. Dein Staatsanwalt kann das Veto aufheben, umsonst oder für einen Preis.
   *[no] { marquis-effect }, aber ein Veto verhindert es. Du kannst nicht eingreifen.
}
marquis-question-answer-price = { $other } würde das Veto von { $victim } aufheben, für: { $bundle }. Deine Antwort?
marquis-question-last-word = { $bundle ->
    [none] { $other } lehnt ab. Das Veto umsonst aufheben oder stehen lassen?
   *[other] { $other } bietet { $bundle }, wenn du das Veto aufhebst. Einverstanden?
}
marquis-question-offer-fee = Die Comtesse von { $other } verkauft Schutz für einen offenen Charakter. Was bietest du für deinen?
marquis-question-answer-fee = { $other } würde deinen Charakter schützen, für: { $bundle }. Einverstanden?
marquis-question-choose-client = { $offers ->
    [0] Niemand hat etwas geboten. Nenne selbst einen Preis, oder schütze niemanden und warte auf den Zoll.
    [one] Es gibt ein Angebot. Nimm es an, nenne jemandem einen Preis, oder schütze niemanden und warte auf den Zoll.
   *[other] Es gibt { $offers } Angebote. Nimm eines an, nenne jemandem einen Preis, oder schütze niemanden und warte auf den Zoll.
}
marquis-question-settle-client = Dein Preis wurde abgelehnt. Eines der Angebote annehmen oder niemanden schützen?
marquis-question-special = Du darfst mit diesem Charakter deine geheime Karte spielen, wenn sie passt.
marquis-question-hire = Für 2 Münzen einen Söldner anheuern?
marquis-question-lay-or-keep = Den Söldner sofort legen oder für einen späteren Zug aufheben?
marquis-wait = { $question ->
    [exchange] { $names } darf tauschen: { marquis-rate }.
    [exchange-now] { $names } darf mit dem Diamantenhändler tauschen.
    [exchange-last] { $names } tauscht zum letzten Mal.
    [claim-toll] { $names } darf von { $other } Zoll verlangen.
    [lay-card] { $names } wählt einen Charakter.
    [assassinate] { $names } sucht ein Opfer.
    [may-veto] { marquis-effect }. Kommt ein Veto?
    [take-back] { $names } sieht den Stapel durch.
    [call-witness] { $names } ruft einen Zeugen.
    [intervene] { marquis-effect }, aber ein Veto verhindert es. Greift { $names } ein?
    [answer-price] { $names } denkt über den Preis nach: { $bundle }.
    [last-word] { $names } hat das letzte Wort.
    [offer-fee] Will { $names } Schutz?
    [answer-fee] { $names } denkt über den Preis nach: { $bundle }.
    [choose-client] { $names } überlegt, wen die Comtesse schützt.
    [settle-client] { $names } überlegt, wen die Comtesse schützt.
   *[other] Warten auf { $names }.
}
marquis-wait-moment = Einen Moment.
marquis-wait-over = Das Spiel ist zu Ende.

## Was möglich ist

marquis-action-exchange = { $times ->
    [0] Die Münzen behalten
   *[other] { marquis-n-coins } → { marquis-n-diamonds }
}
marquis-action-claim-toll = Den Zoll verlangen
marquis-action-waive-toll = Erlassen
marquis-action-lay-card = Legen: { $card }
marquis-action-assassinate = Den Charakter von { $name } eliminieren
marquis-action-spare-all = Alle verschonen
marquis-action-allow = Geschehen lassen
marquis-action-play-veto = Veto!
marquis-action-pass-by = Nicht eingreifen
marquis-action-neutralise = Das Veto umsonst aufheben
marquis-action-demand-price = { $bundle ->
    [none] Einen Preis verlangen
   *[other] Verlangen: { $bundle }
}
marquis-action-accept = Einverstanden: { $bundle }
marquis-action-refuse = Ablehnen
marquis-action-counter = { $bundle ->
    [none] Ein Gegenangebot machen
   *[other] Stattdessen bieten: { $bundle }
}
marquis-action-offer-fee = { $bundle ->
    [none] Ein Angebot machen
   *[other] Bieten: { $bundle }
}
marquis-action-offer-nothing = Kein Schutz
marquis-action-accept-offer = { $name } schützen, für: { $bundle }
marquis-action-demand-fee = { $bundle ->
    [none] { $name } einen Preis nennen
   *[other] Von { $name } verlangen: { $bundle }
}
marquis-action-decline = Niemanden schützen
marquis-action-take-back = Zurücknehmen: { $card }
marquis-action-call-witness = { $card ->
    [none] Die oberste Karte nehmen
   *[other] Als Zeugen rufen: { $card }
}
marquis-action-play-on = Weiterspielen
marquis-action-stop = Aufhören
marquis-action-retaliate = Veto, und den Angriff umkehren
marquis-action-keep-special = Die geheime Karte behalten
marquis-action-play-special = { $name ->
    [none] Die geheime Karte spielen
   *[other] Die geheime Karte gegen { $name } spielen
}
marquis-action-hire = Für 2 Münzen anheuern
marquis-action-hire-nobody = Niemanden anheuern
marquis-action-lay-at-once = Jetzt legen
marquis-action-keep-for-later = Für später aufheben

## Was eine Wahl bedeutet

marquis-hint-imitates = { $card ->
    [none] Niemand zum Nachahmen: Nur die Spielrichtung kehrt sich um.
   *[other] Kehrt die Spielrichtung um und handelt als: { marquis-letter }.
}
marquis-hint-treasury-pays = { $coins ->
    [0] Nichts aus der Staatskasse.
   *[other] { marquis-n-coins } aus der Staatskasse.
}
marquis-hint-loses = { $veto ->
    [yes] { $victim } verliert { marquis-n-coins } (wenn kein Veto kommt).
   *[no] { $victim } verliert { marquis-n-coins }.
}
marquis-hint-loses-character = { $veto ->
    [yes] { $victim } verliert diesen Charakter: { marquis-letter } (wenn kein Veto kommt).
   *[no] { $victim } verliert diesen Charakter: { marquis-letter }.
}
marquis-hint-gives = Du gibst { marquis-n-coins } an { $receiver }: gleicher Charakter.
marquis-hint-coins-after = Du hättest { marquis-n-coins }.
marquis-hint-no-rate = Im nächsten Zug kein Tausch.
marquis-hint-exchanged-to = { $tolls ->
    [0] Du hättest { marquis-n-coins } und { marquis-points }.
   *[other] Du hättest { marquis-n-coins } und { marquis-points }, den Zoll einer Comtesse nicht gerechnet.
}
marquis-hint-you-lose = Du verlierst { marquis-n-coins }.
marquis-hint-you-lose-character = Du verlierst deinen offenen Charakter: { marquis-letter }.
marquis-hint-saves = Rettet { marquis-n-coins }.
marquis-hint-saves-character = Rettet deinen offenen Charakter: { marquis-letter }.
marquis-hint-veto-goes-to = Das Veto geht an { $culprit }, wenn kein Staatsanwalt es aufhebt.
marquis-hint-goods-after = Du hättest { marquis-n-coins }, { marquis-n-diamonds } und { marquis-n-vetoes }.
marquis-hint-goods-now = Du hast { marquis-n-coins }, { marquis-n-diamonds } und { marquis-n-vetoes }.
marquis-hint-goods-of = { $other } hat { marquis-n-coins }, { marquis-n-diamonds } und { marquis-n-vetoes }.
marquis-hint-prints = Staatskasse: { $coins }.
marquis-hint-toll = Du bekommst { marquis-n-coins } von { $payer }.
marquis-hint-costs = { marquis-n-coins } an die Staatskasse.
marquis-means-claim-toll = Der Tausch kann unmöglich werden.
marquis-means-waive-toll = Der Zoll verfällt.
marquis-means-spare-all = Niemand wird eliminiert.
marquis-means-play-veto = Du ziehst eine Karte.
marquis-means-retaliate = Der Angriff trifft die Gegenseite selbst.
marquis-means-pass-by = Was dich angeht, gilt das Veto.
marquis-means-neutralise = Der Angriff geschieht; das Veto kommt vor dich zu liegen.
marquis-means-refuse = Kein Geschäft.
marquis-means-offer-nothing = Dein Charakter bleibt ungeschützt.
marquis-means-decline = Wer als Nächstes tauscht, schuldet deiner Comtesse den Zoll.
marquis-means-play-on = Ein gewöhnlicher Zug folgt.
marquis-means-stop = Dein letzter Tausch folgt; die Karten auf der Hand zählen nichts.
marquis-means-keep-special = Sie bleibt geheim.
marquis-means-play-special = Sie ist verbraucht; kein Veto hilft dagegen.
marquis-means-hire = Der oberste Söldner wird aufgedeckt.
marquis-means-hire-nobody = Dein Zug endet.
marquis-means-lay-at-once = Der Söldner handelt sofort.
marquis-means-keep-for-later = Der Söldner wartet vor dir.
marquis-hint-ability = { $character ->
    [A] { marquis-power-a }
    [C] { marquis-power-c }
    [F] { marquis-power-f }
    [H] { marquis-power-h }
    [K] { marquis-power-k }
    [M] { marquis-power-m }
    [S] { marquis-power-s }
    [T] { marquis-power-t }
   *[W] { marquis-power-w }
}
marquis-hint-exchanges = { $character ->
    [D] { marquis-power-d }
   *[E] { marquis-power-e }
}
marquis-hint-rate-after = { marquis-hint-rate }
marquis-letter = { $card ->
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
   *[W] { marquis-card-w }
}
marquis-hint-rate = Nächster Tausch: { marquis-rate }.
marquis-hint-veto-card = Hält einen Angriff auf dich auf und geht dann an die Gegenseite. Am Ende zählt jedes Veto als Münze.
marquis-power-a = Darf einen offenen Charakter eliminieren und dabei { marquis-n-coins } nehmen.
marquis-power-c = Darf einem Charakter Schutz verkaufen; sonst { marquis-n-coins } beim nächsten Tausch.
marquis-power-d = Tauscht sofort ({ marquis-other-rate }) und im nächsten Zug noch einmal ({ marquis-rate }).
marquis-power-e = Sobald zwei Erpresser offen liegen, tauscht jeder { marquis-other-rate }.
marquis-power-f = Handelt noch einmal wie dein voriger Charakter und kehrt die Spielrichtung um.
marquis-power-h = Holt eine Karte deines Stapels auf die Hand zurück, statt zu ziehen.
marquis-power-k = Tauscht zum Tauschwert des Charakters links, oder gar nicht, wenn dort auch ein Kleriker liegt.
marquis-power-m = Die früheren offenen Marquis zahlen 1, 2, 3 … Münzen; gibt selbst nichts ab.
marquis-power-s = Wählt die nächste Karte aus dem Nachziehstapel; darf einmal ein fremdes Veto aufheben.
marquis-power-t = Nimmt { marquis-n-coins }, wo die wertvollsten Juwelen liegen; bei Gleichstand nichts.
marquis-power-w = Alle anderen zahlen { marquis-n-coins } oder verlieren den offenen Charakter.
marquis-about-treasury = Staatskasse: { $coins }.
marquis-about-robs = Bestiehlt: { $robs }.

## Der Tisch

marquis-open-card = { $identity ->
    [none] { $name }: { $card }. { $about }
   *[other] { $name }: { $card } als { $identity }. { $about }
}
marquis-no-open-card = { $name } hat keinen offenen Charakter.
marquis-covered = { $count ->
    [one] { $count } Karte darunter
   *[other] { $count } Karten darunter
}
marquis-protected-by = Geschützt von der Comtesse von { $name }
marquis-protects = Schützt { $name }
marquis-toll-pending = Darf beim nächsten Tausch Zoll verlangen
marquis-marked = Hat den besseren Tauschwert: Zwei Erpresser lagen offen
marquis-used = Hat schon eingegriffen
marquis-is-out = fertig
marquis-is-committed = muss den Staatsanwalt legen
marquis-is-shown = hat einen Staatsanwalt gezeigt
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
marquis-rate-now = Tauschwert jetzt (Münzen : Diamanten)
marquis-rate-is = Tauschwert jetzt: { marquis-rate }
marquis-rate-none = Jetzt kein Tauschwert
marquis-cards-in-hand = { $count ->
    [one] { $count } Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
marquis-cards-in-deck = { $count ->
    [one] { $count } Karte im Nachziehstapel
   *[other] { $count } Karten im Nachziehstapel
}
marquis-clockwise = Gespielt wird im Uhrzeigersinn.
marquis-anticlockwise = Gespielt wird gegen den Uhrzeigersinn.
marquis-treasury = Staatskasse
marquis-treasury-empty = Staatskasse leer: Tauschzwang
marquis-stock = Juwelen in der Mitte
marquis-veto-of = Das Veto von { $name }
marquis-verdict-veto = Veto!
marquis-verdict-neutralised = Aufgehoben!
marquis-verdict-eliminated = Eliminiert
marquis-who-robs-whom = Wer kann wen bestehlen
marquis-characters = Charaktere
marquis-threats-help = Was alle verlören, wenn jemand anderes jetzt eine dieser Karten legte. Genannt sind nur Karten, die noch kommen können. Ein Totenkopf: Auch der offene Charakter kann eliminiert werden.
marquis-threats-none = Im Moment kann niemand bestohlen werden.
marquis-overview-help = Oben rechts: Münzen aus der Staatskasse. In der Mitte: wer bestohlen wird, und um wie viel. Unten: wie viele Münzen wie viele Diamanten kaufen, im nächsten Zug.
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
marquis-of-whom = Von wem?
marquis-standing = { $name } nennt: { $bundle }
marquis-bargain-title = { $what ->
    [OfferFee] Dein Angebot an { $name }
    [Counter] Dein Gegenangebot an { $name }
    [DemandPrice] Dein Preis für { $name }
   *[DemandFee] Dein Preis für { $name }
}
marquis-scores = Was alle besitzen

## Die entscheidenden Momente

marquis-moment-exchange = { $name } tauscht: { marquis-n-coins } → { marquis-n-diamonds }.
marquis-moment-robbery = { $culprit } nimmt { $victim } { marquis-n-coins } ab.
marquis-moment-kill = { $culprit } eliminiert einen Charakter von { $victim }: { $card }.
marquis-moment-neutralised = Der Staatsanwalt von { $name } hebt das Veto von { $victim } auf.
marquis-moment-veto = { $name } spielt das Veto gegen { $culprit }.

## Die ersten Züge mit Führung

marquis-tour-aim = Münzen sind nur ein Mittel. Wer am Ende die wertvollsten Juwelen besitzt, gewinnt; ein Rubin ist mehrere Diamanten wert.
marquis-tour-hand = In jedem Zug legst du einen Charakter auf deinen Stapel. Er nimmt Münzen aus der Staatskasse (Zahl oben rechts) und bestiehlt die offenen Charaktere, deren Buchstaben er zeigt.
marquis-tour-card = Zeig auf eine Karte oder lass den Finger darauf liegen: Die Leiste sagt genau, was sie jetzt bewirken würde. Unten steht ihr Tauschwert für deinen nächsten Zug.
marquis-tour-open = Nur die oberste Karte eines Stapels liegt offen. Sie kann bestohlen und eliminiert werden, und sie bestimmt den Tauschwert. „Wer kann wen bestehlen“ zeigt jede Gefahr.
marquis-tour-exchange = Dein Zug beginnt mit dem Tausch: Münzen gegen Diamanten, zum Tauschwert deiner offenen Karte. Genügend Diamanten werden ein Rubin.
marquis-tour-veto = Jemand greift dich an. Hast du dein Veto, darfst du diesen einen Angriff aufhalten. Gefragt werden alle, die ein Veto haben könnten; die Frage verrät also nichts.
marquis-tour-assassin = Dein Assassine darf einen offenen Charakter treffen: Klick ihn an oder verschone alle.
marquis-tour-bargain = Die Comtesse verkauft Schutz. Stell mit den Knöpfen ein Angebot zusammen; es geht auch ohne.
marquis-tour-treasury = Behalte die Staatskasse im Auge. Ist sie zu Beginn deines Zuges leer, musst du tauschen, auch zu einem schlechten Tauschwert. Viel Spaß!

## Einstellungen

marquis-option-jewel-supply = Juwelen
marquis-option-jewel-supply-help = Der Vorrat spielt fast nie eine Rolle; aus Schachteln sind zwei Anzahlen bekannt.
marquis-option-jewel-supply-unlimited = so viele wie nötig
marquis-option-jewel-supply-21-15 = 21 Diamanten, 15 Rubine
marquis-option-jewel-supply-18-13 = 18 Diamanten, 13 Rubine
marquis-option-start-player = Wer beginnt
marquis-option-start-player-help = Karten aufdecken wie vorgesehen oder anders entscheiden.
marquis-option-start-player-reveal = der früheste aufgedeckte Buchstabe
marquis-option-start-player-random = ausgelost
marquis-option-start-player-seat0 = der erste Stuhl
marquis-option-assassin-optional = Assassine darf verschonen
marquis-option-assassin-optional-help = Wer den Assassinen legt, darf alle verschonen.
marquis-option-veto-scope = Was ein Veto aufhält
marquis-option-veto-scope-help = Einen Angriff; alle weiteren Angriffe dieser Karte auf dieselbe Person; oder alles, was die Karte noch nähme.
marquis-option-veto-scope-effect = einen Angriff
marquis-option-veto-scope-card = diese Karte, für diese Person
marquis-option-veto-scope-stop = den Rest der Karte
marquis-option-veto-toll = Veto gegen Zoll
marquis-option-veto-toll-help = Auch gegen den Zoll der Comtesse hilft ein Veto.
marquis-option-toll-waive = Ein erlassener Zoll
marquis-option-toll-waive-help = Ob die Comtesse es nach einem erlassenen Zoll beim nächsten Tausch versuchen darf.
marquis-option-toll-waive-lapses = verfällt
marquis-option-toll-waive-next = wartet auf den nächsten Tausch
marquis-option-countess-window = Wann Schutz verkauft wird
marquis-option-countess-window-help = Nur wenn die Comtesse gelegt wird oder zu Beginn jedes Zuges, solange sie wartet.
marquis-option-countess-window-own-turn = wenn sie gelegt wird
marquis-option-countess-window-every-turn = in jedem Zug
marquis-option-negotiation = Verhandeln
marquis-option-negotiation-help = Ohne Verhandeln gibt es keinen Schutz, und Eingriffe haben keinen Preis.
marquis-option-prosecutor-veto = Ein aufgehobenes Veto
marquis-option-prosecutor-veto-help = Wohin ein Veto kommt, das ein Staatsanwalt aufgehoben hat.
marquis-option-prosecutor-veto-prosecutor = geht an den Staatsanwalt
marquis-option-prosecutor-veto-removed = scheidet aus
marquis-option-prosecutor-limit = Wie oft ein Staatsanwalt eingreift
marquis-option-prosecutor-limit-help = Jede Karte einmal oder beliebig oft.
marquis-option-prosecutor-limit-card = jede Karte einmal
marquis-option-prosecutor-limit-none = unbegrenzt
marquis-option-cardsharp-identity = Ein Falschspieler wird bestohlen als
marquis-option-cardsharp-identity-help = Nur als der nachgeahmte Charakter oder auch als Falschspieler.
marquis-option-cardsharp-identity-imitated = der nachgeahmte Charakter
marquis-option-cardsharp-identity-both = beides
marquis-option-marquis-rank = Plätze der Marquis
marquis-option-marquis-rank-help = Unter den offen liegenden gezählt oder über das Spiel seit der letzten Umkehr.
marquis-option-marquis-rank-open = unter den offenen
marquis-option-marquis-rank-counted = durchgezählt
marquis-option-negotiate-rubies = Rubine beim Verhandeln
marquis-option-negotiate-rubies-help = Auch Rubine dürfen geboten und verlangt werden.
marquis-option-last-marquis = Marquis als letzte Karte
marquis-option-last-marquis-help = Welcher Marquis die Vetos beim letzten Tausch wertlos macht: die zuletzt gespielte Karte oder die offene.
marquis-option-last-marquis-played = die zuletzt gespielte Karte
marquis-option-last-marquis-open = die offene Karte
marquis-option-out-prosecutor = Staatsanwälte derer, die fertig sind
marquis-option-out-prosecutor-help = Ein offener Staatsanwalt darf auch eingreifen, wenn der letzte Tausch schon getan ist.
marquis-option-last-player-plays-on = Wer übrig bleibt
marquis-option-last-player-plays-on-help = Ob, wer allein übrig ist, aufhören darf, bevor alle Charaktere gelegt sind.
marquis-option-last-player-plays-on-may = darf aufhören
marquis-option-last-player-plays-on-must = spielt bis zum Ende
marquis-option-intrigues = Intrigen (über das Grundspiel hinaus)
marquis-option-intrigues-help = Geheime Karten, die einmal einen bestimmten Charakter stärken; nicht zu acht.
marquis-option-mercenaries = Söldner (über das Grundspiel hinaus)
marquis-option-mercenaries-help = Charaktere zum Anheuern aus den Farben, die niemand spielt; für zwei oder drei.

## Warum ein Bot das sagt

marquis-reason-fair-price = Ein fairer Preis.
marquis-reason-too-dear = Das ist zu teuer.
marquis-reason-too-little = Das ist zu wenig.
marquis-reason-no-danger = Ich sehe keine Gefahr.
marquis-reason-in-danger = Ich bin in Gefahr.
marquis-reason-cannot-spare-it = Das kann ich nicht entbehren.
marquis-reason-asks-more = Es ist mehr wert.
marquis-reason-takes-toll = Ich nehme lieber den Zoll.
marquis-reason-best-offer = Das beste Angebot gewinnt.
marquis-reason-worth-the-veto = Das Veto allein ist es wert.
marquis-reason-helps-rival = Das würde nur der Konkurrenz helfen.
marquis-reason-hurts-rival = Das trifft die Konkurrenz.
marquis-reason-lets-it-stand = Dabei soll es bleiben.

bot-level-marquis-random = Zufall
bot-level-marquis-lackey = Lakai
bot-level-marquis-courtier = Höfling
bot-level-marquis-marquise = Marquise
bot-level-marquis-duchess = Herzogin

## Ablehnungen

error-bad-amount = Diese Menge ist nicht möglich.
error-cannot-take-back = Diese Karte kann nicht zurückgenommen werden.
error-card-not-in-deck = Diese Karte ist nicht in deinem Nachziehstapel.
error-duty-to-exchange = Die Staatskasse ist leer, also musst du tauschen.
error-must-assassinate = Jemand muss eliminiert werden.
error-no-retaliation = Du hast keine Karte, die den Angriff umkehrt.
error-no-special = Keine deiner geheimen Karten passt hier.
error-no-such-mercenary = Diesen Söldner gibt es nicht.
error-no-target = Diese Person kann kein Ziel sein.
error-no-veto = Dein Veto ist nicht auf der Hand.
error-too-few-coins = So oft kannst du nicht tauschen.
error-veto-is-no-character = Ein Veto ist kein Charakter und kann nicht gelegt werden.

# At the terminal only.
terminal-marquis-title = Marquis · { $laid } Karten gelegt
terminal-marquis-player = Name
terminal-marquis-open = Offen
terminal-marquis-rate = Tauschwert
terminal-marquis-coins = Münzen
terminal-marquis-jewels = Juwelen
terminal-marquis-vetoes = Vetos
terminal-marquis-cards = Hand + Stapel
terminal-help-marquis =
    Antworten: die Nummer in der Liste oder die Kurzform: Ein Buchstabe legt diesen Charakter; x2 tauscht zweimal; kill b; veto, allow; void, pass; yes, no; offer 1 0 1 bietet Münzen, Diamanten und Vetos; demand b 1 0 0 nennt B einen Preis; take b nimmt das Angebot von B an.
    Befehle: ? diese Hilfe und der Tisch; r die Regel hinter der Frage; r MQ-46 eine andere Regel; q den Tisch verlassen.
