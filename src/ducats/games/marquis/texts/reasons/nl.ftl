### Wat voor een antwoord pleit, buiten onderhandelingen.

marquis-why-buys-most = { $second ->
    [0] Met deze kaart ({ AS($card, "marquis-card") }) levert de volgende ruil { marquis-n-diamonds } op, met elke andere niets.
   *[other] Met deze kaart ({ AS($card, "marquis-card") }) levert de volgende ruil { marquis-n-diamonds } op, met geen andere meer dan { $second }.
}
marquis-why-takes-most = { $second ->
    [0] Deze kaart ({ AS($card, "marquis-card") }) levert meteen { marquis-n-coins } op, elke andere niets.
   *[other] Deze kaart ({ AS($card, "marquis-card") }) levert meteen { marquis-n-coins } op, geen andere meer dan { $second }.
}
marquis-why-robs-leader = Deze kaart ({ AS($card, "marquis-card") }) neemt { marquis-n-coins } van { SEAT($rival) }, die de waardevolste juwelen heeft ({ marquis-points }); geen andere neemt daar zo veel.
marquis-why-robs-most = { $second ->
    [0] Deze kaart ({ AS($card, "marquis-card") }) neemt { marquis-n-coins } van de andere spelers, elke andere kaart niets.
   *[other] Deze kaart ({ AS($card, "marquis-card") }) neemt { marquis-n-coins } van de andere spelers, geen andere kaart meer dan { $second }.
}
marquis-why-may-eliminate = Hij kan het karakter elimineren waarmee de volgende ruil { SEAT($rival) } { marquis-n-diamonds } zou kunnen opleveren.
marquis-why-least-at-risk = { $coins ->
    [0] Met deze kaart ({ AS($card, "marquis-card") }) kan geen enkele kaart deze speler vóór de volgende beurt beroven; met elke andere zou één kaart { AS($second, "marquis-some-coins") } of meer kunnen nemen.
   *[other] Met deze kaart ({ AS($card, "marquis-card") }) kan één kaart vóór de volgende beurt hoogstens { marquis-n-coins } nemen; met elke andere zouden het er { $second } of meer kunnen zijn.
}
marquis-why-saves-rate = { $coins ->
    [0] Nu gelegd zou deze kaart niets te ruilen hebben: { AS($kept, "marquis-card") }. In de hand kan ze later van pas komen ({ AS($rate, "marquis-at-rate") }).
   *[other] Nu gelegd zou deze kaart maar { marquis-n-coins } te ruilen hebben: { AS($kept, "marquis-card") }. In de hand kan ze later van pas komen ({ AS($rate, "marquis-at-rate") }).
}
marquis-why-best-of-pile = Geen andere kaart van de stapel neemt meer uit de staatskas ({ $coins }) of ruilt beter ({ AS($rate, "marquis-at-rate") }) dan deze: { AS($card, "marquis-card") }.
marquis-why-best-rate-now = Geen karakter in de hand ruilt beter dan { AS($rate, "marquis-at-rate") }.
marquis-why-better-rate-waits = In een latere beurt ruilt deze kaart ({ AS($card, "marquis-card") }) beter: { AS($rate, "marquis-at-rate") } in plaats van { AS($now, "marquis-at-rate") }.
marquis-why-last-exchange = Munten die overblijven beslissen alleen bij gelijke stand; nu geruild kunnen ze { marquis-n-diamonds } opleveren.
marquis-why-toll-takes = De tol levert { marquis-n-coins } op, en { SEAT($rival) } heeft zoveel minder te ruilen.
marquis-why-veto-saves-diamonds = Anders gaat er { marquis-n-coins } verloren, en de volgende ruil kan { marquis-n-diamonds } minder opleveren.
marquis-why-veto-saves-rate = Het karakter blijft ({ AS($card, "marquis-card") }), en daarmee kan de volgende ruil { marquis-n-diamonds } opleveren.
marquis-why-loss-costs-nothing = Ook met { marquis-n-coins } minder kan de volgende ruil evenveel diamanten opleveren, en het veto blijft.
marquis-why-spoils-exchange = Met dat karakter zou de volgende ruil { SEAT($rival) } { marquis-n-diamonds } kunnen opleveren, geen ander doelwit zo veel.
marquis-why-strikes-leader = Van alle doelwitten heeft { SEAT($rival) } de waardevolste juwelen ({ marquis-points }).
