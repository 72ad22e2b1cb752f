musketeers-intro-aim = Samen vechten jullie tegen de garde van de kardinaal, maar iedereen krijgt een eigen loon. Wie aan het eind van de partij het meeste geld heeft, wint.
    .title = Word de rijkste musketier
musketeers-intro-rewards = Je legt drie kaarten uit je hand gedekt opzij: dat kan de ronde je opleveren. Met de andere vecht je.
    .title = Kies je beloningen
musketeers-intro-duel = Een gardist wordt omgedraaid. Iedereen speelt in het geheim één kaart, alles gaat tegelijk open en de waarden worden opgeteld: halen jullie het getal van de gardist?
    .title = Samen in duel
musketeers-intro-tokens = Duel gewonnen: wie de sterkste kaart speelde, neemt een edelsteen. Duel verloren: wie de zwakste speelde, neemt een gevangenis. Beide komen op je eigen beloningen.
    .title = Durf loont, aarzelen kost geld
musketeers-intro-pay = Aan het eind van de ronde levert een beloning haar waarde op, met een edelsteen { $jewel ->
    [2] het dubbele
   *[other] { $jewel } keer zoveel
}, in de gevangenis { $prison ->
    [0] niets
   *[other] { $prison } keer zoveel
}. Daarna begint de volgende ronde.
    .title = Betaaldag
