### Le formulaire pour qui possède la boîte : ce qu’est chaque valeur du fichier de données.

musketeers-data-guards = Gardes
musketeers-data-guards-removed = Gardes écartés, selon le nombre de joueurs
musketeers-data-musketeers = Cartes de Mousquetaire
musketeers-data-values = Valeurs
musketeers-data-swords = Épées sur les cartes d’une même valeur
musketeers-data-factors = Combien de fois compte une récompense
musketeers-data-jewel = Avec une pierre
musketeers-data-prison = Avec une prison
