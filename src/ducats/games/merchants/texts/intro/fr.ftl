merchants-intro-aim = Qui est le plus haut sur l’échelle sociale à la fin l’emporte. L’argent permet de monter, mais tenir son rang coûte à chaque tour.
    .title = Gravissez l’échelle sociale
merchants-intro-buy = Achetez des marchandises dans les villes qui les vendent. Elles y attendent dans votre entrepôt qu’un chariot les emporte.
    .title = Achetez bon marché
merchants-intro-load = Misez en secret pour chaque chariot vide. Qui l’emporte est maître-chargeur et charge gratuitement ; les autres négocient la place qui reste.
    .title = Trois chariots pour tous
merchants-intro-drive = Avec vos pions, vous déplacez n’importe quel chariot sur les routes, peu importe à qui est la charge. Visez une ville qui ne vend pas ce que vous transportez.
    .title = En route
merchants-intro-sell = Un chariot arrivé vend sa charge, plus cher là où elle est rare. Des disques secrets font monter les prix, mais ce qui dépasse le sommet retombe tout en bas.
    .title = Vendez là où c’est rare

merchants-rules-picture = La carte : ce que vend chaque ville, et le nombre de cases de chaque route entre ses extrémités. Les carrefours s’appellent JA à JE. Le cavalier montre où commence le coursier.
