### Wat voor een antwoord pleit. Bedragen met ‘ongeveer’ of ‘naar schatting’ zijn geschat door de bots.

marracash-why-enter-yours = { $visitors ->
    [one] Een bezoeker gaat meteen { $shop } binnen en brengt { $gain } op; geen andere verplaatsing brengt zoveel op.
   *[other] { $visitors } bezoekers gaan meteen { $shop } binnen en brengen { $gain } op; geen andere verplaatsing brengt zoveel op.
}
marracash-why-earns-most = Dit brengt meteen { $gain } op; geen andere verplaatsing brengt zoveel op.
marracash-why-second-move = { $now ->
    [0] De tweede verplaatsing kan daarna { $gain } opbrengen; zoals het er nu staat, brengt geen enkele iets op.
   *[other] De tweede verplaatsing kan daarna { $gain } opbrengen; zoals het er nu staat, brengt geen enkele meer dan { $now } op.
}
marracash-why-leaves-rival = { $left ->
    [0] { SEAT($rival) } heeft dan geen verplaatsing die iets opbrengt; anders kan dat { $now } zijn.
   *[other] De beste volgende verplaatsing van { SEAT($rival, case: "object") } brengt dan maar { $left } op; anders kan dat { $now } zijn.
}
marracash-why-at-your-door = { $visitors ->
    [one] De bezoeker voor de deur gaat meteen { $shop } binnen en betaalt { $income }: daarmee is een prijs van { $price } al terugverdiend.
   *[other] De { $visitors } bezoekers voor de deur gaan meteen { $shop } binnen en betalen { $income }: daarmee is een prijs van { $price } al terugverdiend.
}
marracash-why-worth-more = { $shop } levert naar schatting { $worth } op en zou { $price } kosten.
marracash-why-nobody-else = { $others ->
    [0] { $shop } levert naar schatting { $worth } op, en niemand anders zal de winkel voor deze prijs willen.
   *[other] { $shop } levert naar schatting { $worth } op, en niemand anders zal meer dan ongeveer { $others } betalen.
}
marracash-why-opens-low = Openen moet, en { $amount } is genoeg: verhogen kan later nog, en { $shop } levert naar schatting { $worth } op.
marracash-why-keeps-from-rival = Anders krijgt { SEAT($rival) } { $shop } voor { $price }, en die winkel levert dan naar schatting { $worth } op.
marracash-why-too-dear = { $worth ->
    [0] Het volgende bod zou { $least } zijn, en { $shop } levert naar schatting vrijwel niets op.
   *[other] Het volgende bod zou { $least } zijn, en { $shop } levert naar schatting maar { $worth } op.
}
marracash-why-below-least-bid = { $worth ->
    [0] Zelfs het laagste bod zou { $least } zijn, en { $shop } levert naar schatting vrijwel niets op.
   *[other] Zelfs het laagste bod zou { $least } zijn, en { $shop } levert naar schatting maar { $worth } op.
}
marracash-why-rival-overpays = { $worth ->
    [0] { SEAT($rival) } betaalt { $price } voor { $shop } en houdt er waarschijnlijk vrijwel niets aan over.
   *[other] { SEAT($rival) } betaalt { $price } voor { $shop }, die naar schatting maar { $worth } oplevert.
}
marracash-why-gets-commission = { SEAT($rival) } zal { $shop } waarschijnlijk kopen, en de veilingmeester krijgt { $commission }.
marracash-why-near-yours = { $visitors ->
    [one] Eén verplaatsing later kan een bezoeker { $shop } binnengaan en { $gain } opbrengen.
   *[other] Eén verplaatsing later kunnen { $visitors } bezoekers { $shop } binnengaan en { $gain } opbrengen.
}
marracash-why-last-round-ahead = Er wacht niemand meer: de laatste ronde begint, met een voorsprong van { $lead }.
marracash-why-card-leaves-most = Na de provisie blijft van deze kaart { $amount } over, meer dan van elke andere.
