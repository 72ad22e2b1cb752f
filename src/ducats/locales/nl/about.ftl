### Wie wat gemaakt heeft.

about-lead = Met Ducats kun je klassieke spellen spelen, aanbieden en bestuderen. Het is vrije software en een zelfstandig werk.
about-games = De spellen
about-games-text = De spellen zijn van de hier genoemde auteurs; de rechten op de namen en dozen horen toe aan de rechthebbenden. Ducats gebruikt geen beeld en geen tekst van de oorspronkelijke uitgaven en heeft geen band met de uitgevers. Bevalt een spel je, zoek dan de doos.
about-pictures = Afbeeldingen
about-pictures-text = Doosdeksels, kaarten, ornamenten en borden zijn voor Ducats getekend.
about-icons = Pictogrammen van Lorc, Delapouite en de andere kunstenaars van
about-type = Lettertypen
about-programs = Software
about-licence = Ducats verschijnt onder de MIT-licentie. Het is onder meer gebouwd op:
