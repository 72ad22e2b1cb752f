### Le nom des genres de question dans les statistiques, et ce qui est vendu aux enchères.

merchants-kind-purchase = Acheter des marchandises
merchants-kind-wagon-bid = Mise pour un chariot
merchants-kind-master-load = Charger comme maître-chargeur
merchants-kind-load-request = Demander de la place
merchants-kind-load-quote = Fixer un prix pour la place
merchants-kind-load-answer = Répondre au prix
merchants-kind-load-reply = Répondre à une contre-offre
merchants-kind-load-final = Répondre au dernier mot
merchants-kind-move-turn = Déplacer des chariots
merchants-kind-pick-influence = Choisir une carte influence
merchants-kind-price-disc = Disque des prix
merchants-kind-price-adjust = Modifier les prix
merchants-kind-charter = Cartes au déchargement
merchants-kind-warehouse-sale = Vente d’entrepôts
merchants-kind-invest-bid = Offre pour une carte investissement
merchants-kind-invest-pick = Choisir une carte investissement
merchants-kind-status-cards = Cartes avant le maintien
merchants-kind-credit = Prendre un crédit
merchants-kind-repay = Rembourser un crédit
merchants-kind-climb = Monter sur l’échelle
merchants-kind-offer-card = Mettre une carte de départ aux enchères
merchants-kind-equipment-bid = Offre pour une carte de départ
merchants-lot-wagon-bid = chariot { $bidding } à { AS(AT($wagons, LESS($bidding, 1), "at"), "merchants-place") }
merchants-lot-invest-bid = une carte investissement
merchants-lot-equipment-bid = carte de départ « { AS(AT($auction, "card"), "merchants-piece") } »
