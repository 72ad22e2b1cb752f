### Le nom des genres de question dans les statistiques.

merchants-kind-purchase = Acheter des marchandises
merchants-kind-wagon-bid = Offre pour un chariot
merchants-kind-master-load = Charger en maître de chargement
merchants-kind-load-request = Demander de la place
merchants-kind-load-quote = Fixer un prix pour la place
merchants-kind-load-answer = Répondre au prix
merchants-kind-load-reply = Répliquer à une offre
merchants-kind-load-final = Répondre au dernier mot
merchants-kind-move-turn = Déplacer des chariots
merchants-kind-pick-influence = Choisir une carte d’influence
merchants-kind-price-disc = Disque de prix
merchants-kind-price-adjust = Modifier les prix
merchants-kind-charter = Cartes au déchargement
merchants-kind-warehouse-sale = Vente d’entrepôt
merchants-kind-invest-bid = Enchère pour un investissement
merchants-kind-invest-pick = Choisir un investissement
merchants-kind-status-cards = Cartes avant l’entretien
merchants-kind-credit = Prendre un crédit
merchants-kind-repay = Rembourser un crédit
merchants-kind-climb = Monter en rang
merchants-kind-offer-card = Mettre un équipement aux enchères
merchants-kind-equipment-bid = Enchère pour un équipement
