### Was für eine Antwort spricht, außerhalb von Verhandlungen.

marquis-why-buys-most = { $second ->
    [0] Mit dieser Karte ({ AS($card, "marquis-card") }) bringt der nächste Tausch { marquis-n-diamonds }, mit jeder anderen keinen.
   *[other] Mit dieser Karte ({ AS($card, "marquis-card") }) bringt der nächste Tausch { marquis-n-diamonds }, mit keiner anderen mehr als { $second }.
}
marquis-why-takes-most = { $second ->
    [0] Diese Karte ({ AS($card, "marquis-card") }) bringt sofort { marquis-n-coins }, jede andere nichts.
   *[other] Diese Karte ({ AS($card, "marquis-card") }) bringt sofort { marquis-n-coins }, keine andere mehr als { $second }.
}
marquis-why-robs-leader = Diese Karte ({ AS($card, "marquis-card") }) nimmt { SEAT($rival, case: "dative") } { marquis-n-coins } ab, und dort liegen die wertvollsten Juwelen ({ marquis-points }); keine andere nimmt dort so viel.
marquis-why-robs-most = { $second ->
    [0] Diese Karte ({ AS($card, "marquis-card") }) nimmt den anderen { marquis-n-coins } ab, jede andere Karte nichts.
   *[other] Diese Karte ({ AS($card, "marquis-card") }) nimmt den anderen { marquis-n-coins } ab, keine andere Karte mehr als { $second }.
}
marquis-why-may-eliminate = Sie kann den Charakter eliminieren, mit dem der nächste Tausch { SEAT($rival, case: "dative") } { marquis-n-diamonds } bringen könnte.
marquis-why-least-at-risk = { $coins ->
    [0] Mit dieser Karte ({ AS($card, "marquis-card") }) kann vor dem nächsten Zug keine einzelne Karte etwas rauben; mit jeder anderen könnte eine { AS($second, "marquis-some-coins") } oder mehr nehmen.
   *[other] Mit dieser Karte ({ AS($card, "marquis-card") }) kann vor dem nächsten Zug eine einzelne Karte höchstens { marquis-n-coins } nehmen; mit jeder anderen könnten es { $second } oder mehr sein.
}
marquis-why-saves-rate = { $coins ->
    [0] Jetzt gelegt, hätte diese Karte nichts zu tauschen: { AS($kept, "marquis-card") }. Auf der Hand kann sie später nützen ({ AS($rate, "marquis-at-rate") }).
   *[other] Jetzt gelegt, hätte diese Karte nur { marquis-n-coins } zu tauschen: { AS($kept, "marquis-card") }. Auf der Hand kann sie später nützen ({ AS($rate, "marquis-at-rate") }).
}
marquis-why-best-of-pile = Keine andere Karte des Stapels nimmt mehr aus der Staatskasse ({ $coins }) oder tauscht besser ({ AS($rate, "marquis-at-rate") }) als diese: { AS($card, "marquis-card") }.
marquis-why-best-rate-now = Kein Charakter auf der Hand tauscht besser als { AS($rate, "marquis-at-rate") }.
marquis-why-better-rate-waits = In einem späteren Zug tauscht diese Karte ({ AS($card, "marquis-card") }) besser: { AS($rate, "marquis-at-rate") } statt { AS($now, "marquis-at-rate") }.
marquis-why-last-exchange = Übrige Münzen entscheiden nur bei Gleichstand; jetzt getauscht können sie { marquis-n-diamonds } bringen.
marquis-why-toll-takes = Der Zoll bringt { marquis-n-coins }, und { SEAT($rival, case: "dative") } fehlt das beim Tausch.
marquis-why-veto-saves-diamonds = Sonst geht etwas verloren ({ marquis-n-coins }), und der nächste Tausch kann { marquis-n-diamonds } weniger bringen.
marquis-why-veto-saves-rate = Der Charakter bleibt ({ AS($card, "marquis-card") }), und mit ihm kann der nächste Tausch { marquis-n-diamonds } bringen.
marquis-why-loss-costs-nothing = Auch mit { marquis-n-coins } weniger kann der nächste Tausch ebenso viele Diamanten bringen, und das Veto bleibt.
marquis-why-spoils-exchange = Mit diesem Charakter könnte der nächste Tausch { SEAT($rival, case: "dative") } { marquis-n-diamonds } bringen, keinem anderen Ziel so viele.
marquis-why-strikes-leader = Von allen Zielen hat { SEAT($rival) } die wertvollsten Juwelen ({ marquis-points }).
