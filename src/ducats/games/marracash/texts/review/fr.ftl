### Le nom des genres de question dans les statistiques, et ce qui est vendu aux enchères.

marracash-kind-pick-shop = Quelle boutique mettre aux enchères
marracash-kind-open-bid = Première offre
marracash-kind-raise-or-pass = Enchérir ou passer
marracash-kind-sealed-bid = Offre secrète
marracash-kind-act = Action d’un tour
marracash-kind-sell-souvenir = Vendre un souvenir
marracash-kind-bring = Remplir une entrée
marracash-lot-open-bid = boutique { AT($auction, "shop") }
marracash-lot-raise-or-pass = boutique { AT($auction, "shop") }
marracash-lot-sealed-bid = boutique { AT($auction, "shop") }
