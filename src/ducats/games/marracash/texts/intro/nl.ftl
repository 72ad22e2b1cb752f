marracash-intro-aim = Wie aan het eind het meeste geld heeft, wint. Winkels zijn dan niets meer waard: ze moeten meer opleveren dan je ervoor hebt betaald.
    .title = Word rijk in de soek
marracash-intro-auction = Eerst worden de winkels geveild. Elke winkel heeft een kleur, en alleen bezoekers van die kleur gaan er ooit naar binnen.
    .title = Koop winkels
marracash-intro-lead = Bezoekers wachten in groepen bij de fonteinen. Leid een groep door een steeg: wie langs een gekochte winkel van de eigen kleur komt, gaat naar binnen.
    .title = Leid de bezoekers
marracash-intro-pay = Ze betalen de eigenaar, en elke klant van een winkel betaalt meer dan de vorige. Is de winkel van een ander, dan krijg je van de eigenaar provisie.
    .title = Elke klant betaalt meer
marracash-intro-line = Een lege poort wordt gevuld uit de rij buiten de muur. Is de rij leeg, dan heeft iedereen nog één beurt. Tel daarna je geld.
    .title = Tot er buiten niemand meer wacht

marracash-rules-picture = De soek: elke winkel met zijn naam, elke fontein met haar nummer. De donkere fonteinen liggen bij de poorten.
