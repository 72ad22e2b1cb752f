### Was für eine Antwort spricht. Beträge mit „etwa“ sind von den Bots geschätzt.

merchants-why-piece-brings = 1 × { merchants-good } in { merchants-city } kostet { $price } und dürfte etwa { $worth } bringen; kein anderer Kauf verspricht so viel Gewinn.
merchants-why-nothing-pays = { $worth ->
    [0] Kein Kauf lohnt sich mehr: Selbst 1 × { merchants-good } in { merchants-city } für { $price } bringt wohl kaum noch etwas.
   *[other] Kein Kauf lohnt sich mehr: Selbst 1 × { merchants-good } in { merchants-city } kostet { $price } und dürfte nur etwa { $worth } bringen.
}
merchants-why-keeps-upkeep = Nach einer Ausgabe von { $spent } blieben { $left }: weniger als die Repräsentationskosten von { $upkeep }.
merchants-why-wagon-worth = { $offer ->
    [0] Lademeister auf Wagen { $wagon } zu sein ist etwa { $worth } wert, und die anderen bieten wahrscheinlich so gut wie nichts.
   *[other] Lademeister auf Wagen { $wagon } zu sein ist etwa { $worth } wert; am meisten bietet von den anderen wahrscheinlich { SEAT($rival) }, etwa { $offer }.
}
merchants-why-wagon-worth-little = { $worth ->
    [0] Lademeister auf Wagen { $wagon } zu sein ist so gut wie nichts wert.
   *[other] { $offer ->
        [0] Lademeister auf Wagen { $wagon } zu sein ist nur etwa { $worth } wert.
       *[other] Lademeister auf Wagen { $wagon } zu sein ist nur etwa { $worth } wert, und { SEAT($rival) } bietet wahrscheinlich etwa { $offer }.
    }
}
merchants-why-load-brings = { merchants-units }: Das dürfte etwa { $worth } bringen; keine andere Ladung ist so viel wert.
merchants-why-permit-saves = Die Fahrt ist etwa { $worth } wert und kostet mit der Ladeerlaubnis { $fee }.
merchants-why-ride-worth-more = Die Fahrt ist etwa { $worth } wert; der Preis ist { $price }.
merchants-why-ride-worth-less = { $worth ->
    [0] Die Fahrt ist so gut wie nichts wert; der Preis ist { $price }.
   *[other] Die Fahrt ist nur etwa { $worth } wert; der Preis ist { $price }.
}
merchants-why-arrives-with = Der Verkauf in { merchants-city } bringt zu heutigen Preisen { $income } ein; kein anderer Zug bringt sofort so viel.
merchants-why-sells-rival-short = In { merchants-city } bekommt { SEAT($rival) } zu heutigen Preisen nur { $income }; in { AS($other, "merchants-place") } wären es { $more }.
merchants-why-nears = Wagen { $wagon } hat dann noch { merchants-spaces } bis { merchants-city }, wo der Verkauf am meisten einbringt: { $income } zu heutigen Preisen.
merchants-why-meets-courier = Der Kurier trifft einen Wagen: Stehen sie am Ende des Zuges beisammen, gibt das eine Einflusskarte.
merchants-why-axle-holds = Das hält Wagen { $wagon } auf, auf dem { SEAT($rival) } zu heutigen Preisen Waren für { $sales } hat.
merchants-why-card-promises = { $second ->
    [0] { merchants-card } dürfte etwa { $worth } wert sein, jede andere Karte so gut wie nichts.
   *[other] { merchants-card } dürfte etwa { $worth } wert sein, jede andere Karte höchstens etwa { $second }.
}
merchants-why-raises-yours = Der anstehende Verkauf von { $pieces } × { merchants-good } bringt dadurch { $gain } mehr.
merchants-why-lowers-theirs = { SEAT($rival) } verkauft gleich { $pieces } × { merchants-good } und verliert dadurch { $loss }.
merchants-why-charter-gains = { $count ->
    [one] { $count } Ware bekommt den Bonus nur durch das Stadtprivileg: { $gain }.
   *[other] { $count } Waren bekommen den Bonus nur durch das Stadtprivileg: { $gain }.
}
merchants-why-charter-waits = { $gain ->
    [0] Hier bringt das Stadtprivileg nichts.
   *[other] Hier bringt das Stadtprivileg nur { $gain }; später vielleicht mehr.
}
merchants-why-sale-now = { $worth ->
    [0] 1 × { merchants-good } bringt sofort { $price } und später kaum noch etwas.
   *[other] 1 × { merchants-good } bringt sofort { $price }, auf einem Wagen wohl nur etwa { $worth }.
}
merchants-why-wagon-pays-more = 1 × { merchants-good } bringt jetzt nur { $price }, auf einem Wagen wohl etwa { $worth }.
merchants-why-investment-earns = { merchants-card } dürfte bis zum Ende etwa { $worth } bringen; das Gebot ist { $price }.
merchants-why-investment-too-dear = { $worth ->
    [0] { merchants-card } bringt bis zum Ende so gut wie nichts mehr, zu wenig für { $least }.
   *[other] { merchants-card } dürfte bis zum Ende etwa { $worth } bringen, zu wenig für { $least }.
}
merchants-why-investment-hardly-pays = { merchants-card } dürfte bis zum Ende etwa { $worth } bringen, kaum genug über { $least }, um das Geld zu binden.
merchants-why-investment-best = { merchants-card } dürfte bis zum Ende etwa { $worth } bringen, mehr als jede andere Karte, die ausliegt.
merchants-why-offer-best = { merchants-card } dürfte bis zum Ende etwa { $worth } bringen und kostet { $price }, wenn niemand bietet; keine andere Karte verspricht so viel Gewinn.
merchants-why-patron-pays = Der Gönner übernimmt { $amount } der Repräsentationskosten.
merchants-why-upkeep-short = Für die Repräsentationskosten von { $upkeep } fehlen { $missing }.
merchants-why-credit-costs = Für { $amount } jetzt sind { $back } zurückzuzahlen, und bis dahin ist kein Aufstieg möglich.
merchants-why-debt-bars = Mit einem Kredit ist kein Aufstieg möglich und ein Sieg nur, wenn alle einen haben; { $back } lösen alle Kredite ab.
merchants-why-money-counts-no-more = Das Spiel endet mit dieser Runde: Geld entscheidet dann nur noch bei Gleichstand.
merchants-why-steps-get-dearer = Eine Stufe kostet jetzt { $cost } und nach der nächsten Ankunft { $later }.
