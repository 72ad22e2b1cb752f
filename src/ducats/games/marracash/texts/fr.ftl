### MarraCash. Comment un texte lit ses champs et nomme les joueurs : docs/guides/translate.md.

game-marracash = MarraCash
game-marracash-about = Achetez des boutiques dans le souk et faites-y passer les visiteurs.

marracash-money = { AS($count, "marracash-dirham") }
marracash-dirham = { $it } dirhams
marracash-scores = D’où vient l’argent
marracash-colour = { AS($colour, "marracash-hue") }
marracash-hue = { $it ->
    [Y] jaune
    [R] rouge
    [B] bleu
    [G] vert
   *[P] violet
}
marracash-people = { LIST(TALLY($it, "YRBGP"), "marracash-some") }
marracash-some = { $at ->
    [Y] { $it ->
        [one] { $it } jaune
       *[other] { $it } jaunes
    }
    [R] { $it ->
        [one] { $it } rouge
       *[other] { $it } rouges
    }
    [B] { $it ->
        [one] { $it } bleu
       *[other] { $it } bleus
    }
    [G] { $it ->
        [one] { $it } vert
       *[other] { $it } verts
    }
   *[P] { $it ->
        [one] { $it } violet
       *[other] { $it } violets
    }
}
marracash-card = { AS($card, "marracash-piece") }
marracash-piece = { PART($it, 0) ->
    [Y] lampe à { PART($it, 1) }
    [R] tapis à { PART($it, 1) }
    [B] poterie à { PART($it, 1) }
    [G] babouches à { PART($it, 1) }
   *[P] parfum à { PART($it, 1) }
}
marracash-fountain = { AS($fountain, "marracash-basin") }
marracash-basin = { $it ->
    [1] fontaine 1 (porte nord)
    [8] fontaine 8 (porte ouest)
    [16] fontaine 16 (porte sud)
   *[other] fontaine { $it }
}
marracash-end = { $end ->
    [left] bout gauche
   *[right] bout droit
}

## What happened

marracash-event-entrance-filled = À la { AS($entrance, "marracash-basin") } : { AS($visitors, "marracash-people") }.
marracash-event-line-formed = { COUNT($line) } visiteurs attendent en file devant la muraille.
marracash-event-line-redrawn = Il ne restait qu’une couleur dans le sac : la file est tirée à nouveau.
marracash-event-starter-named = { WHO($seat) ->
    [you] Vous commencez.
   *[other] { SEAT($seat) } commence.
}
marracash-event-card-turned-up = Un souvenir est retourné : { marracash-card }.
marracash-event-hand-dealt = { $cards ->
    [none] { "" }
   *[other] { WHO($seat) ->
        [you] Vous recevez { LIST($cards, "marracash-piece") }.
       *[other] { SEAT($seat) } reçoit { LIST($cards, "marracash-piece") }.
    }
}
marracash-event-turn-began = { $phase ->
    [first_round] { WHO($seat) ->
        [you] Premier tour de table : vous mettez une boutique aux enchères.
       *[other] Premier tour de table : { SEAT($seat) } met une boutique aux enchères.
    }
    [last_round] { WHO($seat) ->
        [you] Dernier tour de table : vous jouez pour la dernière fois.
       *[other] Dernier tour de table : { SEAT($seat) } joue pour la dernière fois.
    }
   *[main] { WHO($seat) ->
        [you] Tour de table { $round } : c’est à vous.
       *[other] Tour de table { $round } : c’est à { SEAT($seat) }.
    }
}
    .head = { marracash-event-turn-began }
marracash-event-auction-opened = { WHO($seat) ->
    [you] Vous mettez la boutique { $shop } aux enchères.
   *[other] { SEAT($seat) } met la boutique { $shop } aux enchères.
}
marracash-event-bid-made = { WHO($seat) ->
    [you] Vous offrez { $amount }.
   *[other] { SEAT($seat) } offre { $amount }.
}
marracash-event-bidder-passed = { $forced ->
    [yes] { WHO($seat) ->
        [you] Vous ne pouvez plus suivre et quittez l’enchère.
       *[other] { SEAT($seat) } ne peut plus suivre et quitte l’enchère.
    }
   *[no] { WHO($seat) ->
        [you] Vous passez.
       *[other] { SEAT($seat) } passe.
    }
}
marracash-folded-bidding = { COUNT($events, "amount") ->
    [0] Aucune offre
    [one] Une offre
   *[other] { COUNT($events, "amount") } offres
}{ $count ->
    [2]  :
    [3]  :
    [4]  :
    [5]  :
   *[other] . En dernier :
} { LIST(TAKE($events, 5, "right"), "marracash-bid") }.
marracash-bid = { $type ->
    [BidMade] { SEAT($seat) } { $amount }
   *[other] { WHO($seat) ->
        [you] vous passez
       *[other] { SEAT($seat) } passe
    }
}
marracash-event-bids-revealed = Les offres sont dévoilées : { LIST($bids, "marracash-bid-of") }.
marracash-event-shop-sold = { $commission ->
    [0] { WHO($seat) ->
        [you] Vous achetez { $shop } à votre propre enchère pour { $price }.
       *[other] { SEAT($seat) } achète { $shop } à sa propre enchère pour { $price }.
    }
   *[other] { WHO($seat) ->
        [you] Vous achetez { $shop } pour { $price } ; { SEAT($auctioneer) } reçoit { $commission } pour l’avoir mise aux enchères.
       *[other] { WHO($auctioneer) ->
            [you] { SEAT($seat) } achète { $shop } pour { $price } ; vous recevez { $commission } pour l’avoir mise aux enchères.
           *[other] { SEAT($seat) } achète { $shop } pour { $price } ; { SEAT($auctioneer) } reçoit { $commission } pour l’avoir mise aux enchères.
        }
    }
}
marracash-event-action-lapsed = { $slot ->
    [0] { WHO($seat) ->
        [you] Vous ne pouvez pas ouvrir d’enchère et sautez votre tour.
       *[other] { SEAT($seat) } ne peut pas ouvrir d’enchère et saute son tour.
    }
   *[other] { WHO($seat) ->
        [you] Vous ne pouvez rien faire ; l’action est perdue.
       *[other] { SEAT($seat) } ne peut rien faire ; l’action est perdue.
    }
}
marracash-event-group-moved = { WHO($seat) ->
    [you] Vous déplacez { AS($visitors, "marracash-people") } de la fontaine { $group } à la fontaine { $to }.
   *[other] { SEAT($seat) } déplace { AS($visitors, "marracash-people") } de la fontaine { $group } à la fontaine { $to }.
}
marracash-event-customers-entered = { $pulled_in ->
    [yes] { $visitors ->
        [one] { WHO($seat) ->
            [you] Le visiteur devant la porte entre aussitôt dans { $shop } : vous encaissez { SUM($payments) }.
           *[other] Le visiteur devant la porte entre aussitôt dans { $shop } : { SEAT($seat) } encaisse { SUM($payments) }.
        }
       *[other] { WHO($seat) ->
            [you] { $visitors } visiteurs devant la porte entrent aussitôt dans { $shop } : vous encaissez { SUM($payments) } ({ LIST($payments) }).
           *[other] { $visitors } visiteurs devant la porte entrent aussitôt dans { $shop } : { SEAT($seat) } encaisse { SUM($payments) } ({ LIST($payments) }).
        }
    }
   *[no] { $visitors ->
        [one] { WHO($seat) ->
            [you] Un visiteur entre dans { $shop } : vous encaissez { SUM($payments) }.
           *[other] Un visiteur entre dans { $shop } : { SEAT($seat) } encaisse { SUM($payments) }.
        }
       *[other] { WHO($seat) ->
            [you] { $visitors } visiteurs entrent dans { $shop } : vous encaissez { SUM($payments) } ({ LIST($payments) }).
           *[other] { $visitors } visiteurs entrent dans { $shop } : { SEAT($seat) } encaisse { SUM($payments) } ({ LIST($payments) }).
        }
    }
}
marracash-event-souvenir-sold = { WHO($seat) ->
    [you] Vous vendez un souvenir dans { $shop } : { marracash-card }.
   *[other] { SEAT($seat) } vend un souvenir dans { $shop } : { marracash-card }.
}
marracash-event-souvenirs-kept = { WHO($seat) ->
    [you] Vous ne vendez pas de souvenir dans { $shop }.
   *[other] { SEAT($seat) } ne vend pas de souvenir dans { $shop }.
}
marracash-event-group-arrived = { COUNT($visitors) ->
    [0] Personne n’arrive à la { marracash-fountain }.
   *[other] Arrivée à la { marracash-fountain } : { AS($visitors, "marracash-people") }.
}
marracash-event-commission-paid = { WHO($payer) ->
    [you] Vous payez à { SEAT($to) } { $amount } de commission (clients : { $customers }, recette : { $total }).
   *[other] { WHO($to) ->
        [you] { SEAT($payer) } vous paie { $amount } de commission (clients : { $customers }, recette : { $total }).
       *[other] { SEAT($payer) } paie à { SEAT($to) } { $amount } de commission (clients : { $customers }, recette : { $total }).
    }
}
marracash-event-set-shown = { WHO($seat) ->
    [you] Vous réunissez vos antiquités (place { $place }) et recevez { $paid } : { LIST($cards, "marracash-piece") }.
   *[other] { SEAT($seat) } réunit ses antiquités (place { $place }) et reçoit { $paid } : { LIST($cards, "marracash-piece") }.
}
marracash-event-visitors-brought = { $left ->
    [0] { WHO($seat) ->
        [you] Vous faites entrer { AS($visitors, "marracash-people") } à la { AS($entrance, "marracash-basin") } ; plus personne n’attend.
       *[other] { SEAT($seat) } fait entrer { AS($visitors, "marracash-people") } à la { AS($entrance, "marracash-basin") } ; plus personne n’attend.
    }
    [one] { WHO($seat) ->
        [you] Vous faites entrer { AS($visitors, "marracash-people") } à la { AS($entrance, "marracash-basin") }, depuis le { marracash-end } ; une personne attend encore.
       *[other] { SEAT($seat) } fait entrer { AS($visitors, "marracash-people") } à la { AS($entrance, "marracash-basin") }, depuis le { marracash-end } ; une personne attend encore.
    }
   *[other] { WHO($seat) ->
        [you] Vous faites entrer { AS($visitors, "marracash-people") } à la { AS($entrance, "marracash-basin") }, depuis le { marracash-end } ; { $left } attendent encore.
       *[other] { SEAT($seat) } fait entrer { AS($visitors, "marracash-people") } à la { AS($entrance, "marracash-basin") }, depuis le { marracash-end } ; { $left } attendent encore.
    }
}
marracash-event-last-round-began = { $reason ->
    [stall] Rien ne se passe depuis longtemps : le dernier tour de table commence. { marracash-plays-last }
   *[line_empty] Plus personne n’attend dehors : le dernier tour de table commence. { marracash-plays-last }
}
marracash-plays-last = { WHO($last) ->
    [you] Vous jouez en dernier.
   *[other] { SEAT($last) } joue en dernier.
}
marracash-event-game-ended = { COUNT($winners) ->
    [1] { WHO(AT($winners, 0)) ->
        [you] Vous gagnez avec { AS(MAX($cash), "marracash-dirham") }.
       *[other] { SEAT(AT($winners, 0)) } gagne avec { AS(MAX($cash), "marracash-dirham") }.
    }
   *[other] Victoire partagée avec { AS(MAX($cash), "marracash-dirham") } : { LIST($winners, "told-seat", last: " et ") }.
}
marracash-bid-of = { $it ->
    [0] { SEAT($at) } –
   *[other] { SEAT($at) } { $it }
}

## What is asked

marracash-question-pick-shop = Premier tour de table : mettez une boutique libre aux enchères. Vous faites la première offre et, comme commissaire-priseur, vous touchez une commission si quelqu’un d’autre achète.
marracash-question-open-bid = Vous mettez { AT($auction, "shop") } aux enchères : faites la première offre, { AT($question, "choices", "forms", 0, "amounts", 0, "least") } ou plus.
marracash-question-raise-or-pass = { COUNT(AT($question, "choices", "forms")) ->
    [0] { SEAT(AT($auction, "leader")) } offre { AT($auction, "high") } pour { AT($auction, "shop") }. Vous ne pouvez pas suivre : passez.
   *[other] { SEAT(AT($auction, "leader")) } offre { AT($auction, "high") } pour { AT($auction, "shop") }. Offrez { AT($question, "choices", "forms", 0, "amounts", 0, "least") } ou plus, ou passez.
}
marracash-question-sealed-bid = { WHO(AT($auction, "auctioneer")) ->
    [you] Vous mettez { AT($auction, "shop") } aux enchères : une offre secrète chacun. Offrez { AT($question, "choices", "forms", 0, "amounts", 0, "least") } ou plus.
   *[other] { COUNT(AT($question, "choices", "forms")) ->
        [0] { SEAT(AT($auction, "auctioneer")) } met { AT($auction, "shop") } aux enchères : une offre secrète chacun. Vous ne pouvez rien offrir.
       *[other] { SEAT(AT($auction, "auctioneer")) } met { AT($auction, "shop") } aux enchères : une offre secrète chacun, { AT($question, "choices", "forms", 0, "amounts", 0, "least") } ou plus, ou rien.
    }
}
marracash-no-auction = { AT($places, $seat, "signs") ->
    [0] Tous vos pions sont posés : plus d’enchère pour vous.
   *[other] { LESS(COUNT($stalls), COUNT($stalls, "price")) ->
        [0] Plus aucune boutique n’est libre : il n’y a plus d’enchère.
       *[other] { MAX(0, LESS($min_bid, AT($places, $seat, "cash"))) ->
            [0] Une seule boutique est libre : à cette table, la première action ne peut pas la mettre aux enchères.
           *[other] Vous ne pouvez pas ouvrir d’enchère maintenant : il vous faut au moins { $min_bid }.
        }
    }
}
marracash-question-act = { KINDS($question) ->
    [MoveGroup] { $slot ->
        [1] Première de deux actions : déplacez un groupe. { marracash-no-auction }
       *[2] Seconde action : déplacez un groupe. { marracash-no-auction }
    }
    [AuctionShop] { $slot ->
        [1] Première de deux actions : mettez une boutique libre aux enchères ; aucun groupe ne peut bouger.
       *[2] Seconde action : après une enchère, seule une autre enchère est permise. Choisissez une boutique libre.
    }
   *[Lapse] Vous ne pouvez rien faire.
    [AuctionShop-MoveGroup] { $slot ->
        [1] Première de deux actions : déplacez un groupe, ou mettez une boutique aux enchères (la seconde action sera alors aussi une enchère).
       *[2] Seconde action : déplacez un groupe, ou mettez une boutique libre aux enchères.
    }
}
marracash-follows = Choisissez maintenant la fontaine où va le groupe.
marracash-question-sell-souvenir = { AT($entered, "visitors") ->
    [one] Un visiteur dans { AT($entered, "shop") } achète un souvenir. Choisissez la carte ; sa valeur compte pour la commission.
   *[other] { AT($entered, "visitors") } visiteurs dans { AT($entered, "shop") } peuvent acheter des souvenirs. Choisissez une carte ; sa valeur compte pour la commission.
}
marracash-question-bring = Remplissez une entrée vide : porte, bout de la file et nombre.
marracash-wait-pick-shop = { told-waiting } choisit une boutique à mettre aux enchères.
marracash-wait-open-bid = { told-waiting } met { AT($auction, "shop") } aux enchères et fait la première offre.
marracash-wait-raise-or-pass = { AT($auction, "shop") } est à { AT($auction, "high") }, offert par { SEAT(AT($auction, "leader"), case: "object") }. { told-waiting } réfléchit.
marracash-wait-sealed-bid = Offres secrètes pour { AT($auction, "shop") } : on attend { told-waiting }.
marracash-wait-act = { $slot ->
    [1] { told-waiting } choisit la première de deux actions.
   *[2] { told-waiting } choisit la seconde action.
}
marracash-wait-sell-souvenir = { told-waiting } choisit un souvenir à vendre.
marracash-wait-bring = { told-waiting } fait entrer des visiteurs.
marracash-wait-moment = Un instant.
marracash-wait-over = La partie est finie.

## What can be done

marracash-action-move-group = Déplacer { AS(AT($fountains, LESS($group, 1)), "marracash-people") } de la fontaine { $group } à la fontaine { $to }
marracash-action-auction-shop = Mettre { $shop } aux enchères ({ AS(PART($shop, 0), "marracash-hue") })
marracash-action-lapse = Rien à faire
marracash-action-bid = Offrir { $amount }
marracash-action-pass-bid = Passer
marracash-action-sell-souvenir = Vendre : { marracash-card }
marracash-action-keep-souvenirs = Ne pas vendre de souvenir
marracash-action-bring-visitors = À la { AS($entrance, "marracash-basin") } : { AS(TAKE($line, $count, $end), "marracash-people") } depuis le { marracash-end }

## What a choice means

marracash-hint-nobody-enters = Personne n’entre dans une boutique.
marracash-hint-enters = { WHO($owner) ->
    [you] { $visitors ->
        [one] Un visiteur entre dans votre boutique { $shop } : vous encaissez { $income }.
       *[other] { $visitors } visiteurs entrent dans votre boutique { $shop } : vous encaissez { $income }.
    }
   *[other] { $visitors ->
        [one] Un visiteur entre dans { $shop } : { SEAT($owner) } encaisse { $income }.
       *[other] { $visitors } visiteurs entrent dans { $shop } : { SEAT($owner) } encaisse { $income }.
    }
}
marracash-hint-pays-commission = { SEAT($payer) } vous paie { $amount } de commission.
marracash-hint-in-all = En tout : { LIST($changes, "marracash-change-of") }.
marracash-change-of = { $it ->
    [0] { "" }
   *[other] { MAX($it, 0) ->
        [0] { SEAT($at) } −{ LESS(0, $it) }
       *[other] { SEAT($at) } +{ $it }
    }
}
marracash-hint-stands = Ensuite, à la { marracash-fountain } : { AS($visitors, "marracash-people") }.
marracash-hint-auctions = On passe devant sur { $directed } des { $ways } trajets d’une fontaine à l’autre. Vous devez ouvrir à { $least } ou plus.
    .after = On passe devant la boutique { $shop } sur { $directed } des { $ways } trajets d’une fontaine à l’autre. Vous devez ouvrir à { $least } ou plus.
marracash-hint-at-the-door = { $visitors ->
    [0] Personne à sa porte : aucune entrée immédiate.
    [one] Un visiteur à sa porte entre aussitôt et paie { $income }.
   *[other] { $visitors } visiteurs à sa porte entrent aussitôt et paient { $income }.
}
marracash-hint-cash-now = Vous avez { $cash }.
    .after = Il vous resterait { LESS($cash, $amount) }.
marracash-hint-earned-back = { $customers ->
    [one] La plus petite offre, { $amount }, est amortie avec { $customers } client.
   *[other] La plus petite offre, { $amount }, est amortie avec { $customers } clients.
}
marracash-hint-auctioneer-gets = { SEAT($auctioneer) } reçoit { $low } comme commissaire-priseur, { $high } au-delà d’un prix de { $upto }.
marracash-hint-leader-gets = { SEAT($leader) } obtient { $shop } pour { $price } si personne ne surenchérit. Vous quittez cette enchère.
marracash-hint-you-get-commission = Si { SEAT($leader) } achète, vous recevez { $amount } comme commissaire-priseur.
marracash-hint-bank-pays = La banque vous paie { $amount }.
marracash-hint-taken-so-far = Jusqu’ici dans ce déplacement : { $amount }.
marracash-hint-come-in = { $count ->
    [0] Plus personne n’attend alors : le dernier tour de table commence après votre tour.
    [one] { $count } visiteur attend encore : { AS($next, "marracash-people") }.
   *[other] { $count } visiteurs attendent encore ; les prochains de ce côté : { AS($next, "marracash-people") }.
}
marracash-means-pass-bid = { IS(AT($question, "id"), "marracash.sealed_bid") ->
    [yes] La boutique va à l’offre la plus haute des autres. Vous gardez votre argent.
   *[no] { "" }
}
marracash-means-keep-souvenirs = La carte reste visible pour le prochain client de sa couleur, chez qui que ce soit.
marracash-means-lapse = Le tour continue.

## The table

marracash-souk = Le souk
marracash-zoom-in = Agrandir
    .name = Agrandir le souk
marracash-zoom-out = Tout le souk
    .name = Voir tout le souk
marracash-shop-name = Boutique { $shop } ({ marracash-colour })
marracash-shop-free = Boutique { $shop } ({ marracash-colour }), libre
marracash-owner = { WHO($owner) ->
    [you] à vous
   *[other] à { SEAT($owner) }
}
marracash-shop-owned = { $customers ->
    [one] Boutique { $shop } ({ marracash-colour }), { marracash-owner } : { $customers } client
   *[other] Boutique { $shop } ({ marracash-colour }), { marracash-owner } : { $customers } clients
}
marracash-shop-stone = La pierre des enchères est dessus.
marracash-next-pays = le prochain client paie { $next }
marracash-fountain-empty = { marracash-fountain }, vide
marracash-fountain-group = { marracash-fountain } : { $group }
marracash-line = { $count ->
    [one] File : { $count } visiteur
   *[other] File : { $count } visiteurs
}
marracash-line-left = Bout gauche
marracash-line-right = Bout droit
marracash-bids = Les offres
marracash-signs = { $count ->
    [one] encore { $count } possible
   *[other] encore { $count } possibles
}
marracash-shops-of = { WHO($seat) ->
    [you] Vos boutiques
   *[other] Boutiques : { SEAT($seat) }
}
marracash-no-shops = pas encore de boutique
marracash-pays = Ce que paient les clients
marracash-pays-nth = { $nth ->
    [1] 1er
   *[other] { $nth }e
}
marracash-pays-on = { $nth }e et suivants
marracash-commissions = Commission
marracash-move-commission = Visiteurs menés chez un autre : { $low } par client, { $high } si sa recette dépasse { $upto }
marracash-auction-commission = Commissaire-priseur : { $low } pour un prix jusqu’à { $upto }, { $high } au-dessus
marracash-visitors = Visiteurs
marracash-visitors-row = { marracash-colour } : { $walking } dans les ruelles, { $waiting } dans la file
marracash-walking = dans les ruelles
marracash-waiting = dans la file
marracash-forecast = Si vous déplacez { $from } → { $to }
marracash-forecast-none = Aucun visiteur n’entre dans une boutique.
marracash-forecast-pays = Commission
marracash-phase = { $phase ->
    [set-up] Mise en place
    [first-round] Premier tour de table : enchères seulement
    [last-round] Dernier tour de table
    [over] Fin
   *[main] Tour de table { $round }
}
marracash-turns-left = { $count ->
    [one] encore { $count } tour à jouer
   *[other] encore { $count } tours à jouer
}
marracash-slot = Action { $slot } sur 2
marracash-souvenirs = Souvenirs
marracash-souvenirs-deck = { $count } dans la pioche
marracash-souvenirs-none = aucune carte visible
marracash-antiques = Vos antiquités
marracash-books = Les comptes
marracash-books-customers = Clients
marracash-books-souvenirs = Souvenirs
marracash-books-antiques = Antiquités
marracash-books-auctions = Comme commissaire-priseur
marracash-books-commissions = Commissions reçues
marracash-books-paid = Commissions payées
marracash-books-prices = Prix payés
marracash-books-start = Départ
marracash-books-cash = Argent
marracash-over-title = Le souk ferme
marracash-over-lead = Seul l’argent compte ; boutiques et pions ne valent rien.

## The guided first turns

marracash-tour-aim = On gagne avec de l’argent : qui en a le plus à la fin l’emporte. Boutiques, pions et clients ne comptent plus.
    .touching = Gardez le doigt sur un choix : la barre dit ce qu’il signifierait.
marracash-tour-shops = Le souk de Marrakech. Un visiteur qui passe devant une boutique de sa couleur y entre et paie son propriétaire ; sans propriétaire, personne n’entre. Chaque boutique est donc d’abord vendue aux enchères.
marracash-tour-pick = Choisissez une boutique libre à mettre aux enchères : bien située, et d’une couleur que vous voyez tout près.
marracash-tour-bid = Chaque nouveau client d’une boutique paie plus que le précédent : voyez le tableau « Ce que paient les clients ». N’offrez pas plus que vous n’espérez gagner ; fixez une limite privée si vous voulez.
marracash-tour-raise = Offrez plus ou passez. Qui passe quitte cette enchère. Si quelqu’un d’autre achète à votre enchère, la banque vous donne une commission.
marracash-tour-move = Vos tours ont maintenant deux actions. Choisissez un groupe, puis la fontaine où il doit aller : vous voyez qui entre où, et ce que chacun gagne.
marracash-tour-commission = Mener des visiteurs chez les autres rapporte aussi : le propriétaire vous donne une commission par client, plus élevée si le déplacement lui rapporte beaucoup.
marracash-tour-line = Quand une porte bleue est vide à la fin de votre tour, faites entrer des visiteurs d’un bout de la file. Quand la file est vide, chacun joue une dernière fois.

## Options

marracash-option-souvenirs = Souvenirs
marracash-option-souvenirs-help = Deux cartes sont visibles ; un client de la couleur d’une carte l’achète à sa valeur.
    .page = `souvenirs` vaut d’ordinaire `false`. Avec `true`, vous jouez avec les cartes souvenirs ([MC-60](#mc-60)). Une table ne peut pas avoir `antiques` en même temps.
marracash-option-souvenir-sale = Vente des souvenirs
marracash-option-souvenir-sale-help = Faut-il vendre un souvenir qui convient, ou peut-on refuser ?
    .page = `souvenir_sale` vaut d’ordinaire `forced`. Avec `optional`, un propriétaire n’est pas obligé de vendre une carte ([MC-R27](#mc-r27)).
marracash-option-souvenir-sale-forced = obligatoire
marracash-option-souvenir-sale-optional = au choix
marracash-option-commission-scope = La commission se calcule
marracash-option-commission-scope-help = La limite de la commission haute vaut pour toute la recette d’un propriétaire dans un déplacement, ou pour chaque boutique seule.
    .page = `commission_scope` vaut d’ordinaire `owner` : la somme de toutes les boutiques d’un propriétaire décide de la commission. Avec `shop`, chaque boutique compte à part ([MC-R17](#mc-r17)).
marracash-option-commission-scope-owner = par propriétaire
marracash-option-commission-scope-shop = par boutique
marracash-option-cash-visibility = Argent
marracash-option-cash-visibility-help = Chacun voit-il l’argent des autres ?
    .page = `cash_visibility` vaut d’ordinaire `public`. Avec `hidden`, personne ne voit l’argent des autres avant la fin ([MC-R26](#mc-r26)).
marracash-option-cash-visibility-public = visible
marracash-option-cash-visibility-hidden = caché
marracash-option-strict-option-c = Deux enchères, deux boutiques libres
marracash-option-strict-option-c-help = La première de deux enchères ne peut alors pas porter sur la dernière boutique libre.
    .page = `strict_option_c` vaut d’ordinaire `false`. Avec `true`, vous ne pouvez commencer par une enchère que si deux boutiques sont libres ([MC-R14](#mc-r14)).
marracash-option-bid-step = Pas des enchères
marracash-option-bid-step-help = Comme dans le fichier de données, ou 25, 50 ou 100.
    .page = `bid_step` est le pas des enchères : d’ordinaire `printed`, les 25 de la boîte, sinon `25`, `50` ou `100`. L’offre minimale doit en être un multiple ([MC-R10](#mc-r10)).
marracash-option-bid-step-printed = comme imprimé
marracash-option-start-cash = Argent au départ
marracash-option-start-cash-help = En centaines, à partir de 500 ; 0 : comme dans le fichier de données.
    .page = `start_cash` est l’argent de départ : d’ordinaire 0, c’est-à-dire les 1200 de la boîte, sinon de 500 à 3000 par centaines ([MC-R09](#mc-r09)).
marracash-option-start-cash-0 = comme dans le fichier de données
marracash-option-signs-per-player = Pions par joueur, à deux
marracash-option-signs-per-player-help = On ne peut pas avoir plus de boutiques ; à plus de deux, c’est le nombre de la boîte qui vaut.
    .page = `signs_per_player` vaut d’ordinaire 6. À deux joueurs, jusqu’à 12 ([MC-R01](#mc-r01)).
marracash-option-queue-max-run = Même couleur côte à côte dans la file
marracash-option-queue-max-run-help = Nombre maximal de visiteurs d’une couleur côte à côte : 3 ou 2.
    .page = `queue_max_run` vaut d’ordinaire `3` : c’est le nombre de visiteurs d’une couleur qui peuvent se suivre dans la file. `2` la mélange davantage ([MC-R06](#mc-r06)).
marracash-option-stall-rounds = Tours de table où rien ne se passe
marracash-option-stall-rounds-help = Après ce nombre de tours de table, le dernier commence.
    .page = `stall_rounds` vaut d’ordinaire 5 : après ce nombre de tours de table où rien ne se passe, le dernier commence ; de 1 à 20 ([MC-R24](#mc-r24)).
marracash-option-starting-player = Qui commence
marracash-option-starting-player-help = Tiré au sort, ou la première place.
    .page = `starting_player` vaut d’ordinaire `random`. Avec `first_seat`, c’est la personne à la première place qui commence.
marracash-option-starting-player-random = au sort
marracash-option-starting-player-first-seat = la première place
marracash-option-names = Marchands
marracash-option-names-help = Les noms des marchands dans l’ordre des places, séparés par des espaces : les quatre noms imprimés, dans n’importe quel ordre ; vide : ceux du fichier de données.
    .page = `names` donne les noms des quatre marchands, place par place. D’ordinaire il est vide : Ali, Anfa, Omar, Leila. Seuls ces quatre sont possibles, dans n’importe quel ordre. Un nom n’a aucun effet.
marracash-option-visitors = Visiteurs
marracash-option-visitors-help = 54 comme dans la boîte, ou 64 comme dans les règles plus récentes de l’auteur.
    .page = `visitors` vaut d’ordinaire `54`. Avec `64`, il y a 16 visiteurs jaunes et 12 de chaque autre couleur, et 55 attendent dans la file, comme dans les règles plus récentes de l’auteur.
marracash-option-auction-mode = Enchères
marracash-option-auction-mode-help = Les offres montent tour à tour, ou chacun offre une fois en secret.
    .page = `auction_mode` vaut d’ordinaire `open`. Avec `sealed`, chacun enchérit une fois, en secret et en même temps ; le commissaire-priseur offre au moins 100, les autres peuvent offrir 0. La plus haute offre gagne ; à égalité celle du commissaire-priseur, puis la plus proche dans le sens des aiguilles d’une montre.
marracash-option-auction-mode-open = ouvertes
marracash-option-auction-mode-sealed = secrètes
marracash-option-end-rule = La fin
marracash-option-end-rule-help = Quand plus personne n’attend, chacun joue encore une fois, ou l’on finit seulement le tour de table.
    .page = `end_rule` vaut d’ordinaire `full_round` : chacun joue encore une fois. Avec `finish_round`, on ne fait que finir le tour de table en cours.
marracash-option-end-rule-full-round = encore un tour pour chacun
marracash-option-end-rule-finish-round = finir le tour de table
marracash-option-antiques = Antiquités
marracash-option-antiques-help = Au lieu des souvenirs : cinq cartes secrètes chacun. Réunissez leurs couleurs parmi vos clients ; qui finit en premier touche le plus.
    .page = `antiques` vaut d’ordinaire `false`. Avec `true`, chacun reçoit en secret cinq des cartes au lieu des souvenirs : deux d’une couleur et trois de trois autres. Dès que vos boutiques réunissent des clients de ces couleurs, vous touchez de l’argent : le premier joueur les cinq valeurs, le deuxième les quatre meilleures, le troisième les trois meilleures, le quatrième les deux meilleures. Cela ne compte pas pour les commissions.

## Règles toutes faites : les options d’un même livret

marracash-preset-later = Les règles ultérieures de l’auteur
marracash-preset-later-help = Plus de visiteurs, des offres secrètes, des antiquités, et une partie qui s’arrête à la fin du tour de table en cours.

bot-names-marracash = Ali, Anfa, Omar, Leila
bot-level-marracash-random = Hasard
bot-level-marracash-porter = Porteur
bot-level-marracash-trader = Négociant
bot-level-marracash-vizier = Vizir
bot-level-marracash-emir = Émir
bot-level-marracash-sultan = Sultan
bot-temper-marracash-porter = Ne s’occupe guère que de ses affaires et s’emballe aux enchères.
bot-temper-marracash-trader = Surveille aussi les boutiques des autres, mais laisse parfois passer un coup.
bot-temper-marracash-vizier = Prépare tout son tour et prévoit la réponse du joueur suivant.
bot-temper-marracash-emir = Voit plusieurs tours à l’avance, quand son attention ne flanche pas.
bot-temper-marracash-sultan = Prévoit ce que chacun fera pendant trois tours, et ce que chacun peut payer.

## Refusals

error-bid-not-in-steps = Les offres montent par pas fixes.
error-bid-over-cash = Vous n’avez pas autant d’argent.
error-bid-too-low = L’offre est trop basse.
error-cannot-open = Vous ne pourriez pas faire la première offre.
error-empty-fountain = Il n’y a personne à cette fontaine.
error-entrance-occupied = Cette entrée est occupée.
error-move-after-auction = Après une enchère, aucun groupe ne peut bouger.
error-must-act = Vous devez agir tant que c’est possible.
error-must-bid = Le commissaire-priseur doit offrir.
error-no-sign-left = Vous n’avez plus de pion.
error-no-such-fountain = Cette fontaine n’existe pas.
error-no-such-shop = Cette boutique n’existe pas.
error-not-adjacent = Aucune ruelle ne relie ces fontaines.
error-not-an-entrance = Cette fontaine n’est pas une entrée.
error-only-one-free-shop = Une deuxième boutique doit être libre.
error-shop-not-free = Cette boutique a déjà un propriétaire.

# At the terminal only.
terminal-help-marracash = Formes courtes : 9-10 déplace le groupe de la fontaine 9 à la 10 ; y3 met la boutique Y3 aux enchères ; 250 offre 250 ; p passe ; y225 vend ce souvenir ; 8 left 3 fait entrer trois visiteurs à la porte 8 depuis le bout gauche.
terminal-marracash-legend = Y3 B×2 : boutique Y3 de B avec 2 clients · (9) : fontaine, et dessous qui s’y trouve · * : porte
terminal-marracash-title = { game-marracash } · { marracash-phase }
terminal-marracash-fountains = Aux fontaines :
terminal-marracash-signs = Pions
terminal-marracash-shops = Boutiques
