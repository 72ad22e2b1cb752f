### Was für eine Antwort spricht.

musketeers-why-jewel-likely = { $second ->
    [0] Gegen zufällige Karten gewinnt { $card } in { $odds } von 100 Fällen einen Edelstein, jede andere Karte fast nie.
   *[other] Gegen zufällige Karten gewinnt { $card } in { $odds } von 100 Fällen einen Edelstein, die nächstbeste Karte in { $second }.
}
musketeers-why-prison-unlikely = { $odds ->
    [0] Gegen zufällige Karten kostet { $card } fast nie ein Gefängnis, jede andere Karte in mindestens { $second } von 100 Fällen.
   *[other] Gegen zufällige Karten kostet { $card } nur in { $odds } von 100 Fällen ein Gefängnis, jede andere Karte in mindestens { $second }.
}
musketeers-why-least-at-stake = { $odds ->
    [0] { $card } ist die schwächste Karte und kostet gegen zufällige Karten fast nie ein Gefängnis.
   *[other] { $card } ist die schwächste Karte und kostet gegen zufällige Karten nur in { $odds } von 100 Fällen ein Gefängnis.
}
musketeers-why-enough-for-guard = Niemand sonst kämpft, und { $card } ist die schwächste Karte, die { $guard } erreicht.
musketeers-why-saves-cards = Hier richtet keine Karte etwas aus, also geht die schwächste: { $card }.
musketeers-why-low-takes-prison = { $value ->
    [0] Ein Gefängnis auf { $low } kostet nichts; mit einem Edelstein zahlt { $high } { $jewelled }.
   *[other] Ein Gefängnis auf { $low } kostet nur { $value }; mit einem Edelstein zahlt { $high } { $jewelled }.
}
musketeers-why-rewards-pay = Auch ohne Edelstein zahlen diese drei zusammen { $coins }.
musketeers-why-token-gains = { $card } zahlt { $gain } mehr; auf keiner anderen Karte wäre es so viel.
musketeers-why-robs-threat = { SEAT($rival) } hat zwei Edelsteine; ein dritter würde den Durchgang beenden.
musketeers-why-robs-leader = { $card } zahlt { $gain } mehr, und von allen, die einen Edelstein verlieren können, steht { SEAT($rival) } am besten da ({ musketeers-why-standing }).
musketeers-why-frees-last = { $loss ->
    [0] Von allen, die ein Gefängnis loswerden können, steht { SEAT($rival) } am schlechtesten da ({ musketeers-why-standing }), und auf { $card } kostet es nichts.
   *[other] Von allen, die ein Gefängnis loswerden können, steht { SEAT($rival) } am schlechtesten da ({ musketeers-why-standing }); keine Antwort kostet weniger als { $loss } auf { $card }.
}
musketeers-why-keeps-near-jail = { $loss ->
    [0] { SEAT($rival) } behält zwei Gefängnisse, und wer drei hat, setzt aus; auf { $card } kostet ein Gefängnis nichts.
   *[other] { SEAT($rival) } behält zwei Gefängnisse, und wer drei hat, setzt aus; keine Antwort kostet weniger als { $loss } auf { $card }.
}
musketeers-why-token-costs = { $loss ->
    [0] Auf { $card } kostet das nichts; auf jeder anderen Karte würde es etwas kosten.
   *[other] Auf { $card } kostet das nur { $loss }; auf jeder anderen Karte würde es mehr kosten.
}
musketeers-why-standing = Edelsteine: { $jewels }, Gefängnisse: { $prisons }, bisher insgesamt: { $total }
