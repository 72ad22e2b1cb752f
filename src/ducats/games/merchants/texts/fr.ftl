### Les marchands. Arguments : $name, $other, $master, $guest, $leader noms de joueurs ; $city, $to, $from lieux ; $good et
### $goods noms de marchandises quand ils viennent d’un événement ou d’une action, sinon abréviations ; $wagon 1 à 3 ; $card nom d’une carte.

game-merchants = Marchands du Moyen-Âge
game-merchants-about = Chargez les chariots, négociez le fret, vendez dans six villes.

merchants-title = Marchands du Moyen-Âge
merchants-money = { $amount } florins
merchants-good = { $good ->
    [cloth] étoffe
    [iron] fer
    [wine] vin
    [food] vivres
    [silk] soie
   *[salt] sel
}
merchants-object = { $good ->
    [fer] du fer
    [vin] du vin
    [vivres] des vivres
    [soie] de la soie
    [sel] du sel
   *[other] de l’étoffe
}
merchants-some = { $count } { merchants-good }
merchants-city = { $city ->
    [PAR] Paris
    [BRU] Bruges
    [KOL] Cologne
    [HAM] Hambourg
    [WIE] Vienne
   *[GEN] Gênes
}
merchants-space = case { $id }
merchants-level = { $level ->
    [0] Épicier
    [1] Négociant
    [2] Marchand
    [3] Grand marchand
    [4] Membre de la guilde
    [5] Maître de guilde
    [6] Patricien
    [7] Échevin
    [8] Trésorier
   *[9] Conseiller
}
merchants-card = { $card ->
    [courier] Coursier
    [express-courier] Coursier express
    [cartwright] Charron
    [great-cartwright] Grand charron
    [office] Comptoir
    [great-office] Grand comptoir
    [cheap-purchase] Achat avantageux
    [warehouse-sale] Vente d’entrepôts
    [fresh-horses] Chevaux frais
    [broken-axle] Essieu brisé
    [market-rumour] Rumeur de marché
    [loading-permit] Droit de chargement
    [city-charter] Charte urbaine
    [patron-favour] Faveur d’un protecteur
   *[letter-of-exchange] Lettre de change
}
merchants-effect = { $card ->
    [courier] Pendant votre déplacement, vous pouvez avancer le coursier d’une case.
    [express-courier] Pendant votre déplacement, vous pouvez avancer le coursier de 3 cases au plus.
    [cartwright] Pendant votre déplacement, un chariot de votre choix avance d’une case de plus.
    [great-cartwright] Pendant votre déplacement, des chariots de votre choix avancent de 2 cases de plus en tout.
    [office] Après les disques, vous pouvez déplacer une marchandise d’un niveau, vers le haut ou le bas.
    [great-office] Après les disques, vous pouvez déplacer des marchandises de deux niveaux en tout, vers le haut ou le bas.
    [cheap-purchase] Toutes les marchandises d’un même achat vous coûtent ensemble 100 florins.
    [warehouse-sale] Au déchargement, vous pouvez vendre jusqu’à 3 marchandises de vos entrepôts au prix d’achat.
    [fresh-horses] Une fois : un pion fait avancer un chariot de 1 ou 2 cases de plus.
    [broken-axle] Une fois : un chariot sur la route ne bouge plus jusqu’à la fin du tour.
    [market-rumour] Une fois : après les disques, déplacez une marchandise d’un niveau, vers le haut ou le bas.
    [loading-permit] Une fois : chargez sans demander au maître-chargeur, pour 100 florins par marchandise.
    [city-charter] Une fois : toutes vos marchandises d’un chariot qui arrive reçoivent le bonus de la ville.
    [patron-favour] Une fois : le maintien de votre statut coûte 500 florins de moins ce tour.
   *[letter-of-exchange] Une fois : 500 florins de la banque, à l’achat ou avant le maintien du statut.
}
merchants-phase = { $phase ->
    [setup] Mise en place
    [purchase] Achat
    [wagons] Chariots et chargement
    [movement] Déplacement
    [prices] Prix
    [unloading] Déchargement
    [investment] Investissement
   *[status] Ascension sociale
}
merchants-sale = { $bonus ->
    [0] { $name } { $count } { merchants-good }, { $count } × { $price } = { $total }
   *[other] { $name } { $count } { merchants-good }, { $count } × ({ $price } + { $bonus }) = { $total }
}
merchants-result = { $name } : { merchants-level }, { $cash } florins

## Ce qui s’est passé

merchants-event-first-player-drawn = { $name } est premier joueur.
merchants-event-wagon-placed = Le chariot { $wagon } part de { $city }.
merchants-event-investment-turned = Carte visible : { $card }.
merchants-event-pair-dealt = { $name } reçoit { $cards } pour { $price } florins.
merchants-event-card-offered = { $name } met aux enchères : { $card }.
merchants-event-round-began = Le tour { $round } commence. Premier joueur : { $name }.
merchants-event-phase-began = { merchants-phase }
merchants-event-letter-played = { $name } joue une lettre de change : { $amount } florins.
merchants-event-good-bought = { $name } achète { merchants-object } à { $city } pour { $price }.
merchants-event-purchase-ended = { $bought ->
    [0] { $name } n’achète rien.
    [one] { $name } a acheté { $bought } marchandise.
   *[other] { $name } a acheté { $bought } marchandises.
}
merchants-event-wagon-bids-revealed = { $won ->
    [yes] Mises pour le chariot { $wagon } : { $bids }. { $name } est maître-chargeur.
   *[no] Mises pour le chariot { $wagon } : { $bids }. Personne ne l’obtient.
}
merchants-event-master-loaded = { $count ->
    [0] { $name } ne charge rien sur le chariot { $wagon }.
   *[other] { $name } charge { $count } { $good } sur le chariot { $wagon } et y a le monopole.
}
merchants-event-loading-requested = { $permit ->
    [yes] { $name } montre un droit de chargement : { $goods } sur le chariot { $wagon }.
   *[no] { $name } demande à charger sur le chariot { $wagon } : { $goods }.
}
merchants-event-loading-passed = { $name } ne charge rien sur le chariot { $wagon }.
merchants-event-price-named = { $word ->
    [quote] { $amount ->
        [none] { $name } fixe un prix à { $other }.
       *[other] { $name } demande { $amount } à { $other }.
    }
    [counter] { $amount ->
        [none] { $name } propose un autre prix à { $other }.
       *[other] { $name } offre { $amount } à { $other }.
    }
   *[final] { $amount ->
        [none] { $name } donne un dernier prix à { $other }.
       *[other] Dernier mot de { $name } à { $other } : { $amount }.
    }
}
merchants-event-loading-refused = { $name } refuse l’accord avec { $other }. Rien n’est chargé.
merchants-event-reason-given = { $name } : « { $words } »
merchants-event-goods-loaded = { $price ->
    [none] { $name } charge { $goods } sur le chariot { $wagon } et paie { $master }.
   *[other] { $name } charge { $goods } sur le chariot { $wagon } et paie { $price } à { $master }.
}
merchants-fresh-horses = { $horses ->
    [0] { "" }
   *[other] { " " }Chevaux frais : +{ $horses }.
}
merchants-event-wagon-moved = { $arrived ->
    [yes] { $name } conduit le chariot { $wagon } à { $to }.{ merchants-fresh-horses }
   *[no] { $token ->
        [none] { $name } fait encore avancer le chariot { $wagon } de { $spaces } : { $to }.
       *[other] { $name } joue { $token } : chariot { $wagon }, { $from } → { $to }.{ merchants-fresh-horses }
    }
}
merchants-event-tokens-returned = { $name } reprend tous ses pions.
merchants-event-courier-moved = { $name } déplace le coursier : { $to }.
merchants-event-axle-broken = { $name } joue un essieu brisé : le chariot { $wagon } ne bouge plus ce tour.
merchants-event-move-turn-ended = { $moved ->
    [yes] { $name } a joué.
   *[no] { $name } ne déplace rien.
}
merchants-event-courier-met = Le chariot { $wagon } rencontre le coursier : une carte influence pour { $name }.
merchants-event-influence-taken = { $known ->
    [yes] { $name } prend une carte influence : { $card }.
   *[no] { $name } prend une carte influence.
}
merchants-event-discs-revealed = Les disques montrent : { $discs }.
merchants-event-price-raised = { $devalued ->
    [yes] { $name } pousse le prix ({ $good }) au-delà du sommet : chute au niveau { $level }.
   *[no] { $name } fait monter le prix ({ $good }) au niveau { $level }.
}
merchants-event-price-shifted = { $office ->
    [yes] Le comptoir de { $name } change un prix ({ $good }) : niveau { $level }.
   *[no] { $name } répand une rumeur ({ $good }) : niveau { $level }.
}
merchants-event-charter-played = { $name } joue une charte urbaine pour le chariot { $wagon }.
merchants-event-wagon-unloaded = Le chariot { $wagon } est déchargé à { $city } : { $sales }. Arrivées : { $arrivals }.
merchants-event-empty-wagon-arrived = Le chariot { $wagon }, vide, atteint { $city }.
merchants-event-stored-good-sold = { $name } vend { merchants-object } de l’entrepôt de { $city } pour { $price }.
merchants-event-bonuses-set = Bonus des villes : { $bonuses }.
merchants-event-auction-opened = Enchère { $number } d’une carte investissement ; { $name } commence.
merchants-event-bid-made = { $name } offre { $amount }.
merchants-event-bid-passed = { $name } passe.
merchants-event-auction-failed = Personne n’offre : aucune carte investissement n’est vendue.
merchants-event-investment-taken = { $name } prend une carte investissement pour { $price } : { $card }.
merchants-event-patron-played = { $name } joue la faveur d’un protecteur.
merchants-event-upkeep-paid = { $fell_from ->
    [none] { $name } paie { $amount } pour maintenir son statut.
   *[other] { $name } ne peut pas payer et descend : { merchants-level }, maintien { $amount }.
}
merchants-event-credit-taken = { $name } prend un crédit de { $amount }.
merchants-event-credit-declined = { $name } ne prend pas de crédit.
merchants-event-credits-repaid = { $repaid ->
    [0] { $name } ne rembourse rien.
    [one] { $name } rembourse { $repaid } crédit pour { $amount }.
   *[other] { $name } rembourse { $repaid } crédits pour { $amount }.
}
merchants-event-status-raised = { $steps ->
    [0] { $name } ne monte pas.
   *[other] { $name } monte : { merchants-level }, pour { $cost }.
}
merchants-event-game-ended = { $count ->
    [one] { $reason ->
        [rounds] Le dernier tour est fini. { $names } gagne. { $results }.
       *[arrivals] Assez de chariots sont arrivés. { $names } gagne. { $results }.
    }
   *[other] { $reason ->
        [rounds] Le dernier tour est fini. { $names } se partagent la victoire. { $results }.
       *[arrivals] Assez de chariots sont arrivés. { $names } se partagent la victoire. { $results }.
    }
}

## Ce qui est demandé

merchants-question-purchase = { $pass ->
    [2] Deuxième achat : { $left ->
        [one] encore { $left } achat possible
       *[other] encore { $left } achats possibles
    }. Prenez des marchandises sur les marchés des villes.
   *[other] Achat : { $left ->
        [one] encore { $left } achat possible
       *[other] encore { $left } achats possibles
    }. Prenez des marchandises sur les marchés des villes.
}
merchants-question-wagon-bid = Mise secrète pour le chariot { $wagon } à { $city }. La plus haute mise désigne le maître-chargeur ; elle seule est payée.
merchants-question-master-load = Vous êtes maître-chargeur du chariot { $wagon } à { $city }. Chargez des marchandises d’une même sorte ; personne d’autre ne pourra la charger.
merchants-question-load-request = Chariot { $wagon } à { $city } : demandez à { $master } la permission de charger vos marchandises, ou passez.
merchants-question-load-quote = { $guest } demande à charger sur votre chariot { $wagon } : { $goods }. Fixez votre prix.
merchants-question-load-answer = { $master } demande { $price } pour { $goods }. Acceptez, refusez ou offrez moins.
merchants-question-load-reply = { $guest } offre { $price } pour { $goods } ; vous demandiez { $quote }. Acceptez, refusez ou donnez un dernier prix.
merchants-question-load-final = Le dernier mot de { $master } pour { $goods } est { $price }. Acceptez ou refusez.
merchants-question-move-turn = { $moved ->
    [yes] Votre pion est joué. Utilisez vos cartes (cases de chariot : { $extra }, de coursier : { $courier }) ou terminez votre tour.
   *[no] Déplacez un chariot : choisissez le chariot, un pion et l’arrivée.
}
merchants-question-pick-influence = Un chariot rencontre le coursier : choisissez une carte influence.
merchants-question-price-disc = Réglez votre disque en secret : chaque marchandise montrée monte d’un niveau. Au-delà du sommet, elle retombe en bas.
merchants-question-price-adjust = Vous pouvez maintenant changer les prix (pas de comptoir : { $steps } ; puis les rumeurs de marché).
merchants-question-charter = Le chariot { $wagon } est déchargé à { $city }. Jouez-vous une charte urbaine pour vos marchandises ?
merchants-question-warehouse-sale = Vente d’entrepôts : vendez des marchandises de vos entrepôts au prix d’achat (déjà { $sold }).
merchants-question-invest-bid = { $high ->
    [0] Une carte investissement est aux enchères : offrez ou passez. Qui l’emporte choisit la carte.
   *[other] { $leader } offre { $high } pour une carte investissement : offrez plus ou passez.
}
merchants-question-invest-pick = Vous avez gagné l’enchère pour { $high }. Choisissez votre carte.
merchants-question-status-cards = Votre statut ({ $level }) coûte { $upkeep }. Jouez-vous des cartes avant ?
merchants-question-credit = L’argent vous manque. Prenez-vous un crédit ?
merchants-question-repay = { $credits ->
    [one] Vous avez { $credits } crédit. Le remboursez-vous ?
   *[other] Vous avez { $credits } crédits. Combien en remboursez-vous ?
}
merchants-question-climb = Votre statut : { $level }. Un niveau coûte { $cost } : de combien montez-vous ?
merchants-question-offer-card = Mettez une carte d’équipement aux enchères.
merchants-question-equipment-bid = { $high ->
    [0] Aux enchères : { $card }. Offrez ou passez.
   *[other] { $leader } offre { $high } ({ $card }) : offrez plus ou passez.
}
merchants-wait = { $question ->
    [purchase] { $names } achète.
    [wagon-bid] Mises secrètes pour le chariot { $wagon }. On attend { $names }.
    [master-load] { $names } charge le chariot { $wagon }.
    [load-request] { $names } se demande quoi charger sur le chariot { $wagon }.
    [load-quote] { $names } fixe un prix ({ $guest } : { $goods }).
    [load-answer] { $names } réfléchit au prix.
    [load-reply] { $names } réfléchit à l’offre.
    [load-final] { $names } réfléchit au dernier prix.
    [move-turn] { $names } déplace un chariot.
    [pick-influence] { $names } choisit une carte influence.
    [price-disc] Disques secrets. On attend { $names }.
    [price-adjust] { $names } peut changer les prix.
    [charter] { $names } peut jouer une charte urbaine.
    [warehouse-sale] { $names } peut vendre de ses entrepôts.
    [invest-bid] { $names } réfléchit : offrir plus de { $high } ?
    [invest-pick] { $names } choisit une carte investissement.
    [status-cards] { $names } peut jouer des cartes avant de payer.
    [credit] { $names } peut prendre un crédit.
    [repay] { $names } peut rembourser des crédits.
    [climb] { $names } peut monter, à { $cost } le niveau.
    [offer-card] { $names } met une carte aux enchères.
   *[equipment-bid] { $names } réfléchit : offrir plus de { $high } ({ $card }) ?
}
merchants-wait-moment = Un instant.
merchants-wait-over = La partie est finie.

## Ce qu’on peut faire

merchants-action-buy-good = Acheter { merchants-object } à { $city }
merchants-action-end-purchase = Terminer l’achat
merchants-action-play-letter = Jouer une lettre de change
merchants-action-bid-for-wagon = Miser { $amount }
merchants-action-load-goods = Charger { $count } { $good }
merchants-action-load-nothing = Ne plus rien charger
merchants-action-request-loading = { $permit ->
    [yes] Charger { $goods } avec un droit de chargement
   *[no] Demander à charger { $goods }
}
merchants-action-pass-loading = Passer
merchants-action-quote-price = Demander { $amount }
merchants-action-counter-offer = Offrir { $amount }
merchants-action-final-price = Dernier mot : { $amount }
merchants-action-accept = Accepter { $price }
merchants-action-refuse = Refuser
merchants-action-move-wagon = { $horses ->
    [0] Chariot { $wagon } avec le pion { $token } : { $to } (par { $behind })
   *[other] Chariot { $wagon } avec le pion { $token } et chevaux frais +{ $horses } : { $to } (par { $behind })
}
merchants-action-push-wagon = Chariot { $wagon }, { $spaces } de plus : { $to } (par { $behind })
merchants-action-move-courier = Coursier : { $to }
merchants-action-break-axle = Essieu brisé pour le chariot { $wagon }
merchants-action-end-turn = Terminer le tour
merchants-action-pick-influence = Prendre : { $card }
merchants-action-set-disc = Faire monter : { $goods }
merchants-action-shift-price = { $by ->
    [1] { $good } : un niveau plus haut
   *[other] { $good } : un niveau plus bas
}
merchants-action-end-adjusting = Plus de changement
merchants-action-play-charter = Jouer la charte
merchants-action-keep-charter = Ne pas la jouer
merchants-action-sell-stored = Vendre { merchants-object } à { $city }
merchants-action-end-sale = Ne plus rien vendre
merchants-action-bid = Offrir { $amount }
merchants-action-pass-bid = Passer
merchants-action-pick-investment = Prendre : { $card }
merchants-action-play-status-cards = { $patron ->
    [yes] { $letters ->
        [0] Jouer la faveur d’un protecteur
        [one] Jouer la faveur et { $letters } lettre de change
       *[other] Jouer la faveur et { $letters } lettres de change
    }
   *[no] { $letters ->
        [0] Ne jouer aucune carte
        [one] Jouer { $letters } lettre de change
       *[other] Jouer { $letters } lettres de change
    }
}
merchants-action-take-credit = Prendre un crédit
merchants-action-decline-credit = Pas de crédit
merchants-action-repay = { $credits ->
    [0] Ne rien rembourser
    [one] Rembourser { $credits } crédit pour { $cost }
   *[other] Rembourser { $credits } crédits pour { $cost }
}
merchants-action-climb = { $steps ->
    [0] Rester
    [one] Monter de { $steps } niveau pour { $cost }
   *[other] Monter de { $steps } niveaux pour { $cost }
}
merchants-action-offer-card = Mettre aux enchères : { $card }

## Ce que veut dire un choix

merchants-hint-buys = Achat : { $price }, vente aujourd’hui : { $sell }. Il en reste { $supply }. { $wagon ->
    [0] Aucun chariot n’est là.
   *[other] Le chariot { $wagon } est là.
}
merchants-hint-cash-now = Vous avez { $cash } florins.
merchants-hint-cash-after = Vous auriez { $cash } florins.
merchants-hint-monopoly = Personne d’autre ne pourra charger cette sorte ({ merchants-good }) sur ce chariot.
merchants-hint-asks = { $master } fixe un prix ; vous pourrez encore le refuser.
merchants-hint-permit = Inutile de demander : { $fee } florins pour { $master }.
merchants-hint-price-for = { $count ->
    [one] Le prix vaut pour { $count } marchandise.
   *[other] Le prix vaut pour les { $count } marchandises ensemble.
}
merchants-hint-arrives = Arrive à { merchants-city }, bonus { $bonus }.
merchants-hint-earns = Aux prix d’aujourd’hui, { $owner } gagnerait { $amount }.
merchants-hint-near-city = { $spaces ->
    [one] { merchants-city } à { $spaces } case.
   *[other] { merchants-city } à { $spaces } cases.
}
merchants-hint-meets-courier = Il rencontre le coursier : une carte influence !
merchants-hint-effect = { merchants-effect }
merchants-hint-price-to = Prix de vente ({ merchants-good }) : { $after } au lieu de { $before }.
merchants-hint-price-crash = Chute du prix de vente ({ merchants-good }) : { $after } au lieu de { $before }.
merchants-hint-bonus-gained = { $count ->
    [one] { $count } marchandise de plus reçoit le bonus : { $gain } florins.
   *[other] { $count } marchandises de plus reçoivent le bonus : { $gain } florins.
}
merchants-hint-bonus-forgone = { $count ->
    [one] Vous renoncez à { $gain } florins pour { $count } marchandise.
   *[other] Vous renoncez à { $gain } florins pour { $count } marchandises.
}
merchants-hint-receives = { $amount } florins de la banque.
merchants-hint-upkeep = Maintien : { $upkeep }.
merchants-hint-credit = { $amount } maintenant, { $back } à rembourser.
merchants-hint-rises = { merchants-level } : maintien { $upkeep } au tour suivant.
merchants-means-end-purchase = Ce que vous n’achetez pas maintenant, vous pourrez l’acheter au tour suivant.
merchants-means-bid-for-wagon = À mises égales, le premier joueur l’emporte, puis le suivant dans le sens des aiguilles d’une montre.
merchants-means-load-nothing = Sans marchandises à vous à bord, vous n’avez pas de monopole.
merchants-means-take-credit = Avec un crédit, on ne peut ni monter ni gagner.

## Le plateau

merchants-map = La carte
merchants-round = Tour { $round }
merchants-phases = Le tour
merchants-first = premier joueur
merchants-prices = Prix
merchants-buy = achat
merchants-sell = vente
merchants-supply = reste { $count }
merchants-price-label = { merchants-good } : niveau { $level }, achat { $buy }, vente { $sell }, reste { $count }
merchants-bonus = Bonus { $bonus }
merchants-town-label = { $city } : vend { $goods } ; bonus { $bonus }
merchants-store-label = Entrepôt de { $name } : { $goods }
merchants-wagon-label = { $master ->
    [none] Chariot { $wagon }, { $at }, vide, sans maître-chargeur
   *[other] Chariot { $wagon }, { $at }, maître-chargeur { $master } : { $goods }
}
merchants-cargo-of = { $name } { $goods }
merchants-empty = vide
merchants-courier = Coursier, { $at }
merchants-arrivals = Arrivées
merchants-arrivals-of = { $arrivals } arrivées de chariots sur { $end }
merchants-type-amount = Tapez un montant de { $least } à { $most } (par pas de { $step }).
merchants-step-cost = Un niveau coûte { $cost }
merchants-ladder = Statut
merchants-rung = { merchants-level }, maintien { $upkeep }
merchants-rung-held = { merchants-level }, maintien { $upkeep } : { $names }
merchants-tokens = Pions de déplacement : { $tokens }
merchants-token = Pion { $token }
merchants-token-horses = Pion { $token } avec chevaux frais +{ $horses }
merchants-extra = Cases de charron : { $spaces }
merchants-credits = { $count ->
    [one] { $count } crédit
   *[other] { $count } crédits
}
merchants-influence = { $count ->
    [one] { $count } carte influence
   *[other] { $count } cartes influence
}
merchants-investments = Cartes investissement
merchants-display = Cartes investissement visibles
merchants-deck = { $count ->
    [one] { $count } face cachée
   *[other] { $count } faces cachées
}
merchants-card-owner = { $name } possède : { $card }
merchants-your-bid = Votre mise est posée : { $amount }
merchants-your-disc = Votre disque est réglé : { $goods }
merchants-bids = Mises pour le chariot { $wagon }
merchants-discs = Disques des prix
merchants-no-master = personne
merchants-haggle = Chargement du chariot { $wagon } à { $city }
merchants-haggle-wants = { $name } voudrait charger { $goods }
merchants-haggle-word = { $word ->
    [quote] demande
    [counter] offre
   *[final] dernier mot
}
merchants-reason-usual-fee = C’est le tarif habituel.
merchants-reason-sells-well = Ce chargement se vendra bien.
merchants-reason-little-to-earn = Il y a peu à gagner sur cette route.
merchants-reason-fair-price = C’est un prix honnête.
merchants-reason-better-than-nothing = Une place vide ne rapporte rien.
merchants-reason-too-dear = C’est trop cher.
merchants-reason-not-far-apart = Nous ne sommes pas loin d’un accord.
merchants-reason-not-worth-it = Le voyage ne vaut pas cela pour moi.
merchants-reason-half-way = Coupons la poire en deux.
merchants-reason-too-little = C’est trop peu.
merchants-pointer = { $number ->
    [1] Première aiguille
   *[2] Deuxième aiguille
}
merchants-disc-same = Les deux aiguilles sur { merchants-good }
merchants-choose-wagon = Choisissez un chariot
merchants-choose-token = Chariot { $wagon } : choisissez un pion
merchants-choose-end = Chariot { $wagon } : choisissez l’arrivée
merchants-up = { merchants-good } : un niveau plus haut
merchants-down = { merchants-good } : un niveau plus bas
merchants-ledger = Vos comptes par chariot
merchants-ledger-wagon = Chariot { $wagon }
merchants-ledger-bids = mises gagnées
merchants-ledger-fees = chargement payé
merchants-ledger-earned = chargement reçu
merchants-ledger-sales = ventes
merchants-ledger-sum = résultat
merchants-ledger-goods = Marchandises achetées
merchants-zoom-in = Agrandir la carte
merchants-zoom-out = Carte entière
merchants-scores = Statut à la fin
merchants-scores-level = Niveau
merchants-orders = Ordres permanents
merchants-orders-help = Pour vous seul. Comme maître-chargeur : votre prix par marchandise ; comme invité : le maximum que vous payez par marchandise. Sans ordre, on vous demande.
merchants-orders-price = Prix du chargement : { merchants-good }
merchants-orders-accept = Accepter les offres dès, par marchandise
merchants-orders-pay = Payer au plus, par marchandise
merchants-orders-save = Enregistrer ces ordres
merchants-orders-clear = Les retirer
merchants-orders-none = me demander

## La fin

merchants-over-title = Les paravents tombent
merchants-over-lead = Le plus haut statut gagne, puis la bourse la plus pleine. Avec un crédit, on ne gagne pas tant que quelqu’un d’autre n’en a pas.
merchants-over-status = Statut
merchants-over-cash = Florins
merchants-over-credits = Crédits
merchants-moment-sale = Chariot { $wagon } à { $city } : { $name } gagne { $income }.
merchants-moment-fall = { $name } ne peut pas payer le maintien et descend : { merchants-level }.
merchants-moment-crash = { $name } pousse le prix ({ $good }) au-delà du sommet : il s’effondre.
merchants-moment-climb = { $name } monte : { merchants-level }.

## Le premier tour guidé

merchants-tour-purchase = Achetez des marchandises sur les marchés des villes. Achetez là où attend un chariot : les marchandises restent dans l’entrepôt de cette ville jusqu’à ce qu’un chariot les emporte.
merchants-tour-bid = Tout le monde mise en secret pour le chariot. Qui l’emporte est maître-chargeur, charge gratuitement des marchandises d’une sorte et encaisse ce que les autres paient pour charger.
merchants-tour-load = Une sorte est le monopole du maître-chargeur. Les autres peuvent demander à charger d’autres sortes et marchander le prix.
merchants-tour-move = Choisissez un chariot, un de vos pions et l’arrivée. Un chariot peut porter les marchandises de tous : demandez-vous qui vous aidez. Rencontrer le coursier rapporte une carte.
merchants-tour-disc = Chaque disque fait monter une ou deux marchandises. Mais une marchandise au sommet retombe tout en bas si quelqu’un la fait encore monter.
merchants-tour-auction = Qui l’emporte choisit une carte investissement et s’en sert à chaque tour suivant.
merchants-tour-climb = Le statut décide de la partie. Monter coûte plus cher après chaque arrivée, et chaque niveau demande un maintien à chaque tour. Gardez de quoi commercer !

## Options

merchants-option-edition = Édition
merchants-option-edition-help = 2010, ou la première de 1999 : deux cartes chacun dès le début, pas de phase d’investissement.
merchants-option-edition-2010 = 2010
merchants-option-edition-1999 = 1999
merchants-option-equipment = Premières cartes (1999)
merchants-option-equipment-help = Les premières cartes sont mises aux enchères, ou distribuées par paires pour débuter.
merchants-option-equipment-auction = enchères
merchants-option-equipment-pairs = paires
merchants-option-strong-and-weak = Une carte chère, une bon marché (1999)
merchants-option-strong-and-weak-help = Aux enchères, chacun obtient une carte chère et une bon marché.
merchants-option-start-cities = Départ des chariots
merchants-option-start-cities-help = Paris, Cologne et Vienne ; Paris, Cologne et Gênes ; ou tirés au sort.
merchants-option-start-cities-seed = Paris, Cologne, Vienne
merchants-option-start-cities-queen = Paris, Cologne, Gênes
merchants-option-start-cities-random = au sort
merchants-option-first-round-purchase-passes = Achats au tour 1
merchants-option-first-round-purchase-passes-help = Combien de fois chacun achète au premier tour.
merchants-option-purchase-single-city = Achat dans une seule ville
merchants-option-purchase-single-city-help = Toutes les marchandises d’un achat viennent de la même ville.
merchants-option-bonus-test = Bonus pour les marchandises
merchants-option-bonus-test-help = Une marchandise reçoit le bonus si le marché de la ville ne la vend pas, ou si aucun entrepôt n’y en contient.
merchants-option-bonus-test-market = que le marché ne vend pas
merchants-option-bonus-test-warehouse = qu’aucun entrepôt ne contient
merchants-option-guest-load-max = Marchandises d’un invité
merchants-option-guest-load-max-help = Combien de marchandises un invité peut avoir sur un chariot.
merchants-option-guest-mix = Sortes d’un invité
merchants-option-guest-mix-help = Si un invité peut charger deux marchandises de la même sorte.
merchants-option-guest-mix-any = libres
merchants-option-guest-mix-distinct = toutes différentes
merchants-option-negotiation = Prix du chargement
merchants-option-negotiation-help = Une contre-offre et un dernier mot, ou le seul prix du maître-chargeur.
merchants-option-negotiation-counter = marchandé
merchants-option-negotiation-quote-only = fixé par le maître-chargeur
merchants-option-private-negotiation = Marchandage privé
merchants-option-private-negotiation-help = Seuls le maître-chargeur et l’invité connaissent les prix.
merchants-option-zero-bid-wins = Une mise de 0 peut gagner
merchants-option-zero-bid-wins-help = Si tout le monde mise 0, le premier joueur a le chariot gratuitement.
merchants-option-forfeit-movement = On peut renoncer à des cases
merchants-option-forfeit-movement-help = Un chariot peut avancer de moins de cases que ne dit le pion.
merchants-option-pass-movement = Déplacement facultatif
merchants-option-pass-movement-help = On peut finir son tour sans jouer de pion.
merchants-option-empty-wagons-move = Les chariots vides peuvent bouger
merchants-option-empty-wagons-move-help = Les chariots sans marchandises peuvent toujours bouger.
merchants-option-meeting-repeat = Toute rencontre compte
merchants-option-meeting-repeat-help = Un chariot qui reste avec le coursier donne une carte à chaque tour de joueur.
merchants-option-influence-choice = Les cartes influence sont
merchants-option-influence-choice-help = Choisies dans la pile, ou tirées.
merchants-option-influence-choice-choose = choisies
merchants-option-influence-choice-draw = tirées
merchants-option-influence-secret = Cartes influence secrètes
merchants-option-influence-secret-help = Seule la personne qui les a en main les connaît.
merchants-option-double-pointer = Deux aiguilles sur une marchandise
merchants-option-double-pointer-help = De combien de niveaux elle monte.
merchants-option-end-arrivals = Arrivées qui terminent la partie
merchants-option-end-arrivals-help = 0 : le nombre habituel, selon les joueurs.
merchants-option-game-length = Durée
merchants-option-game-length-help = La partie courte se termine après moins d’arrivées.
merchants-option-game-length-full = entière
merchants-option-game-length-short = courte
merchants-option-credit-timing = Crédit
merchants-option-credit-timing-help = Après une descente, ou avant, pour l’éviter.
merchants-option-credit-timing-after-fall = après la descente
merchants-option-credit-timing-before-fall = avant la descente
merchants-option-credit-supply = Cartes crédit
merchants-option-credit-supply-help = Combien il y en a ; 0 : sans limite.
merchants-option-credit-bottom = Crédit au niveau le plus bas
merchants-option-credit-bottom-help = Pour qui n’a presque plus d’argent, ou jamais.
merchants-option-credit-bottom-destitute = pour les pauvres
merchants-option-credit-bottom-strict = jamais
merchants-option-all-indebted-rank = Si tous sont endettés
merchants-option-all-indebted-rank-help = Comparer l’argent moins les dettes, ou l’argent seul.
merchants-option-all-indebted-rank-net = argent moins dettes
merchants-option-all-indebted-rank-cash = argent
merchants-option-cheap-purchase = Achat avantageux
merchants-option-cheap-purchase-help = 100 florins pour tout un achat, ou pour chaque marchandise.
merchants-option-cheap-purchase-flat100 = 100 en tout
merchants-option-cheap-purchase-each100 = 100 chacune
merchants-option-rotate-first-player = Le premier joueur change
merchants-option-rotate-first-player-help = Le rôle passe à gauche à chaque tour.
merchants-option-skip-last-auction = Pas d’enchère au dernier tour
merchants-option-skip-last-auction-help = On ne met plus de carte investissement aux enchères quand la fin est certaine.
merchants-option-max-rounds = Nombre maximal de tours
merchants-option-max-rounds-help = La partie finit au plus tard après ce nombre de tours.
merchants-option-open-money = Argent visible
merchants-option-open-money-help = Tout le monde voit l’argent de tout le monde.

bot-level-merchants-random = Hasard
bot-level-merchants-peddler = Colporteur
bot-level-merchants-merchant = Marchand
bot-level-merchants-patrician = Patricien
bot-level-merchants-banker = Banquier

## Refus

error-amount-not-in-steps = Les montants vont par pas fixes.
error-cannot-climb = Vous ne pouvez pas monter autant.
error-cannot-end-there = Le chariot ne peut pas finir là.
error-cannot-load = Cela ne peut pas être chargé.
error-cannot-repay = Vous ne pouvez pas rembourser autant de crédits.
error-card-not-face-up = Cette carte n’est pas visible.
error-card-not-left = Il ne reste plus de cette carte.
error-courier-cannot = Le coursier ne peut pas y aller.
error-end-of-scale = Le prix est déjà au bout de l’échelle.
error-monopoly = Cette sorte est le monopole du maître-chargeur.
error-must-move = Il faut d’abord déplacer un chariot.
error-no-axle = Aucun essieu à briser ici.
error-no-credit = Pas de crédit possible maintenant.
error-no-such-card-in-hand = Vous n’avez pas cette carte.
error-no-such-city = Cette ville n’existe pas.
error-no-such-good = Cette marchandise n’existe pas.
error-no-such-pair = Cette paire n’existe pas.
error-no-such-space = Cette case n’existe pas.
error-not-enough-money = Vous n’avez pas autant d’argent.
error-not-in-store = Cette marchandise n’est pas dans votre entrepôt là-bas.
error-not-neighbours = Ces cases ne sont pas voisines.
error-not-sold-here = Cette ville ne vend pas cette marchandise.
error-one-city-only = Toutes les marchandises d’un achat doivent venir d’une même ville.
error-one-type-only = Le maître-chargeur ne charge qu’une sorte.
error-price-out-of-range = Ce prix est impossible.
error-sold-out = Cette marchandise est épuisée.
error-token-played = Vous avez déjà joué un pion à ce tour.
error-token-set-aside = Ce pion est déjà joué.
error-too-many-steps = Il ne vous reste pas autant de pas.
error-wagon-not-movable = Ce chariot ne peut pas bouger maintenant.
