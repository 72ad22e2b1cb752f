merchants-intro-aim = Wie aan het eind het hoogst op de standenladder staat, wint. Met geld stijg je, maar voor elk niveau betaal je elke ronde standskosten.
    .title = Klim naar de top
merchants-intro-buy = Koop goederen in de steden die ze verkopen. Daar wachten ze in je pakhuis tot een wagen ze meeneemt.
    .title = Koop waar het goedkoop is
merchants-intro-load = Bied in het geheim op elke lege wagen. Wie wint, is laadmeester en laadt gratis; de anderen onderhandelen over de plaats die overblijft.
    .title = Deel drie wagens
merchants-intro-drive = Met je fiches verplaats je welke wagen je maar wilt over de wegen, van wie de lading ook is. Stuur aan op een stad die niet verkoopt wat je vervoert.
    .title = Op weg
merchants-intro-sell = Een wagen die aankomt, verkoopt zijn lading, duurder waar ze schaars is. Geheime schijven laten prijzen stijgen, maar wat boven de top uitkomt, valt helemaal terug.
    .title = Verkoop waar het schaars is

merchants-rules-picture = De kaart: wat elke stad verkoopt, en hoeveel velden elke weg tussen zijn uiteinden heeft. De kruispunten heten JA tot JE. De ruiter toont waar de koerier begint.
