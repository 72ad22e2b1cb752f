marquis-intro-aim = Qui possède à la fin les bijoux les plus précieux gagne. Les diamants comptent, et assez de diamants deviennent un rubis ; les pièces ne servent qu’à en acheter.
    .title = À vous les plus beaux bijoux
marquis-intro-lay = À chaque tour, vous posez un de vos personnages sur votre pile. Le nombre en haut dit combien de pièces il prend dans les caisses.
    .title = Jouez un personnage
marquis-intro-rob = Certains personnages en volent d’autres, visibles devant n’importe quel joueur : la carte en montre les lettres et combien de pièces elle prend. Regardez donc bien autour de la table.
    .title = Volez qui il faut
marquis-intro-buy = Votre tour suivant commence par l’achat : des pièces contre des diamants, au taux indiqué au bas de votre carte visible. Beaucoup de pièces et un mauvais taux, ou peu et un bon ?
    .title = Des pièces aux diamants
marquis-intro-veto = On vous attaque ? Votre unique Veto arrête tout, puis passe à l’attaquant, à qui il vaudra une pièce au dernier achat. Quand tous les personnages sont joués, on compte les bijoux.
    .title = Veto !

marquis-rules-picture = Les onze personnages et le Veto : lettre, pièces prises aux caisses, victimes, taux d’achat.
