### Qui a fait quoi.

about-lead = Avec Ducats, on joue, on héberge et on étudie des jeux classiques. C’est un logiciel libre et une œuvre indépendante.
about-games = Les jeux
about-games-text = Les jeux sont l’œuvre des auteurs nommés ici ; les droits sur leurs noms et leurs boîtes appartiennent à leurs titulaires. Ducats n’utilise ni image ni texte des éditions originales et n’a aucun lien avec leurs éditeurs. Si un jeu vous plaît, cherchez-en la boîte.
about-pictures = Images
about-pictures-text = Les couvertures, les cartes, les ornements et les plateaux ont été dessinés pour Ducats.
about-icons = Icônes de Lorc, de Delapouite et d’autres artistes de
about-type = Caractères
about-programs = Logiciels
about-licence = Ducats est publié sous licence MIT. Il repose entre autres sur :
