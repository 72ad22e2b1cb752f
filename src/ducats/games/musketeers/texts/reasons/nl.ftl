### Wat voor een antwoord pleit.

musketeers-why-jewel-likely = { $second ->
    [0] Tegen willekeurige kaarten wint { $card } in { $odds } van de 100 gevallen een edelsteen, elke andere kaart bijna nooit.
   *[other] Tegen willekeurige kaarten wint { $card } in { $odds } van de 100 gevallen een edelsteen, de op een na beste kaart in { $second }.
}
musketeers-why-prison-unlikely = { $odds ->
    [0] Tegen willekeurige kaarten kost { $card } bijna nooit een gevangenis, elke andere kaart in minstens { $second } van de 100 gevallen.
   *[other] Tegen willekeurige kaarten kost { $card } maar in { $odds } van de 100 gevallen een gevangenis, elke andere kaart in minstens { $second }.
}
musketeers-why-least-at-stake = { $odds ->
    [0] { $card } is de zwakste kaart en kost tegen willekeurige kaarten bijna nooit een gevangenis.
   *[other] { $card } is de zwakste kaart en kost tegen willekeurige kaarten maar in { $odds } van de 100 gevallen een gevangenis.
}
musketeers-why-enough-for-guard = Niemand anders vecht mee, en { $card } is de zwakste kaart die { $guard } haalt.
musketeers-why-saves-cards = Geen enkele kaart haalt hier iets uit, dus gaat de zwakste weg: { $card }.
musketeers-why-low-takes-prison = { $value ->
    [0] Een gevangenis op { $low } kost niets; met een edelsteen levert { $high } { $jewelled } op.
   *[other] Een gevangenis op { $low } kost maar { $value }; met een edelsteen levert { $high } { $jewelled } op.
}
musketeers-why-rewards-pay = Ook zonder edelsteen leveren deze drie samen { $coins } op.
musketeers-why-token-gains = { $card } levert { $gain } meer op; op geen andere kaart zou het zoveel zijn.
musketeers-why-robs-threat = { SEAT($rival) } heeft twee edelstenen; met een derde zou de ronde afgelopen zijn.
musketeers-why-robs-leader = { $card } levert { $gain } meer op, en van wie er een edelsteen kan kwijtraken, staat { SEAT($rival) } er het best voor ({ musketeers-why-standing }).
musketeers-why-frees-last = { $loss ->
    [0] Van wie er een gevangenis kan kwijtraken, staat { SEAT($rival) } er het slechtst voor ({ musketeers-why-standing }), en op { $card } kost ze niets.
   *[other] Van wie er een gevangenis kan kwijtraken, staat { SEAT($rival) } er het slechtst voor ({ musketeers-why-standing }); geen antwoord kost minder dan { $loss } op { $card }.
}
musketeers-why-keeps-near-jail = { $loss ->
    [0] { SEAT($rival) } houdt twee gevangenissen, en wie er drie heeft, doet niet mee; op { $card } kost een gevangenis niets.
   *[other] { SEAT($rival) } houdt twee gevangenissen, en wie er drie heeft, doet niet mee; geen antwoord kost minder dan { $loss } op { $card }.
}
musketeers-why-token-costs = { $loss ->
    [0] Op { $card } kost dit niets; op elke andere kaart zou het wel iets kosten.
   *[other] Op { $card } kost dit maar { $loss }; op elke andere kaart zou het meer kosten.
}
musketeers-why-standing = edelstenen: { $jewels }, gevangenissen: { $prisons }, totaal tot nu toe: { $total }
