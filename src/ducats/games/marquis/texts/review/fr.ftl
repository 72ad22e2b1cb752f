### Le nom des genres de question dans les statistiques.

marquis-kind-exchange = Acheter
marquis-kind-exchange-now = Acheter tout de suite
marquis-kind-exchange-last = Dernier achat
marquis-kind-exchange-late = Achat tardif
marquis-kind-claim-toll = Réclamer le péage
marquis-kind-lay-card = Poser une carte
marquis-kind-assassinate = Qui frapper
marquis-kind-may-veto = Jouer un Veto
marquis-kind-take-back = Reprendre une carte
marquis-kind-call-witness = Appeler un témoin
marquis-kind-play-on = Continuer ou s’arrêter
marquis-kind-intervene = Intervenir contre un Veto
marquis-kind-answer-price = Répondre à un prix
marquis-kind-last-word = Dernier mot d’un marché
marquis-kind-offer-fee = Offrir pour une protection
marquis-kind-answer-fee = Répondre à une offre de protection
marquis-kind-choose-client = Choisir qui protéger
marquis-kind-settle-client = Accepter une offre
marquis-kind-special = Jouer la carte secrète
marquis-kind-hire = Engager un mercenaire
marquis-kind-lay-or-keep = Poser ou garder un mercenaire
