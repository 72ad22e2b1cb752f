marracash-intro-aim = Qui a le plus d’argent à la fin l’emporte. Les boutiques ne valent alors plus rien : il faut qu’elles rapportent plus que vous ne les avez payées.
    .title = Faites fortune dans le souk
marracash-intro-auction = D’abord, les boutiques sont vendues aux enchères. Chacune a une couleur, et seuls les visiteurs de cette couleur y entreront.
    .title = Achetez des boutiques
marracash-intro-lead = Les visiteurs attendent en groupes près des fontaines. Menez un groupe le long d’une ruelle : qui passe devant une boutique de sa couleur y entre, si elle a un propriétaire.
    .title = Guidez les visiteurs
marracash-intro-pay = Ils paient le propriétaire, et chaque client d’une boutique paie plus que le précédent. Si la boutique est à un autre joueur, il vous donne une commission.
    .title = Chaque client paie plus
marracash-intro-line = Une porte vide se remplit depuis la file devant la muraille. Quand la file est vide, chacun joue une dernière fois. Puis on compte l’argent.
    .title = Jusqu’au dernier visiteur

marracash-rules-picture = Le souk : chaque boutique avec son nom, chaque fontaine avec son numéro. Les fontaines foncées sont aux portes.
