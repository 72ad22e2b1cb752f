### Le formulaire pour qui possède la boîte : ce qu’est chaque valeur du fichier de données.

marracash-data-names = Noms des marchands
marracash-data-start-cash = Argent de départ
marracash-data-bid-step = Pas des enchères
marracash-data-min-bid = Offre minimale
marracash-data-customer-pay = Ce que paient les clients d’une boutique
marracash-data-signs = Pions par nom
marracash-data-entrance-group = Visiteurs par entrée
marracash-data-refill = Nouveaux visiteurs sur une entrée
marracash-data-open-cards = Cartes souvenirs visibles
marracash-data-auction-commission = Commission d’une enchère
marracash-data-move-commission = Commission d’un déplacement, par client
marracash-data-upto = Limite
marracash-data-low = Jusqu’à la limite
marracash-data-high = Au-delà de la limite
marracash-data-visitors = Visiteurs
marracash-data-more-visitors = Visiteurs dans les règles ultérieures de l’auteur
marracash-data-souvenirs = Cartes souvenirs
marracash-data-yellow = { AS("Y", "marracash-hue") }
marracash-data-red = { AS("R", "marracash-hue") }
marracash-data-blue = { AS("B", "marracash-hue") }
marracash-data-green = { AS("G", "marracash-hue") }
marracash-data-purple = { AS("P", "marracash-hue") }
