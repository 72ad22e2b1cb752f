### Marchands. Comment un texte lit ses champs et nomme les joueurs : docs/guides/translate.md.

game-merchants = Marchands du Moyen‑Âge
game-merchants-about = Chargez les chariots, négociez le fret, vendez dans six villes.

merchants-money = { $amount } florins
merchants-good = { AS($good, "merchants-ware") }
merchants-ware = { $it ->
    [cloth] étoffe
    [iron] fer
    [wine] vin
    [food] vivres
    [silk] soie
   *[salt] sel
}
merchants-object = { $good ->
    [iron] du fer
    [wine] du vin
    [food] des vivres
    [silk] de la soie
    [salt] du sel
   *[cloth] de l’étoffe
}
merchants-city = { AS($city, "merchants-place") }
merchants-place = { $it ->
    [PAR] Paris
    [BRU] Bruges
    [KOL] Cologne
    [HAM] Hambourg
    [WIE] Vienne
    [GEN] Gênes
   *[other] case { $it }
}
merchants-level = { AS($level, "merchants-rank") }
merchants-rank = { PRINTED("titles", $it) ->
    [none] { merchants-usual-rank }
   *[other] { PRINTED("titles", $it) }
}
merchants-usual-rank = { $it ->
    [0] Épicier
    [1] Négociant
    [2] Marchand
    [3] Grand marchand
    [4] Membre de la guilde
    [5] Maître de guilde
    [6] Patricien
    [7] Échevin
    [8] Trésorier
    [9] Conseiller
   *[other] niveau { $it }
}
merchants-card = { AS($card, "merchants-piece") }
merchants-piece = { $it ->
    [courier] Coursier
    [express_courier] Coursier express
    [cartwright] Charron
    [great_cartwright] Grand charron
    [office] Comptoir
    [great_office] Grand comptoir
    [cheap_purchase] Achat avantageux
    [warehouse_sale] Vente d’entrepôts
    [fresh_horses] Chevaux frais
    [broken_axle] Essieu brisé
    [market_rumour] Rumeur de marché
    [loading_permit] Droit de chargement
    [city_charter] Charte urbaine
    [patron_favour] Faveur d’un protecteur
   *[letter_of_exchange] Lettre de change
}
merchants-effect = { $card ->
    [courier] Pendant votre déplacement, vous pouvez avancer le coursier de { merchants-power-spaces } au plus.
    [express_courier] Pendant votre déplacement, vous pouvez avancer le coursier de { merchants-power-spaces } au plus.
    [cartwright] Pendant votre déplacement, un chariot de votre choix avance de { merchants-power-spaces } de plus.
    [great_cartwright] Pendant votre déplacement, des chariots de votre choix avancent de { merchants-power-spaces } de plus en tout.
    [office] Après les disques, vous pouvez déplacer des marchandises de { merchants-power-levels }, vers le haut ou le bas.
    [great_office] Après les disques, vous pouvez déplacer des marchandises de { merchants-power-levels } en tout, vers le haut ou le bas.
    [cheap_purchase] { OPTION("cheap_purchase") ->
        [each100] Chaque marchandise que vous achetez vous coûte { merchants-power } florins.
       *[flat100] Toutes les marchandises d’un même achat vous coûtent ensemble { merchants-power } florins.
    }
    [warehouse_sale] Au déchargement, vous pouvez vendre jusqu’à { merchants-power-goods } de vos entrepôts au prix d’achat.
    [fresh_horses] Une fois : un pion fait avancer un chariot jusqu’à { merchants-power-spaces } de plus.
    [broken_axle] Une fois : un chariot sur la route ne bouge plus jusqu’à la fin du tour.
    [market_rumour] Une fois : après les disques, déplacez une marchandise de { merchants-power-levels }, vers le haut ou le bas.
    [loading_permit] Une fois : chargez sans demander au maître-chargeur, pour { merchants-power } florins par marchandise.
    [city_charter] Une fois : toutes vos marchandises d’un chariot qui arrive reçoivent le bonus de la ville.
    [patron_favour] Une fois : le maintien de votre statut coûte { merchants-power } florins de moins ce tour.
   *[letter_of_exchange] Une fois : { merchants-power } florins de la banque, à l’achat ou avant le maintien du statut.
}
merchants-power = { PRINTED("powers", $card) }
merchants-power-spaces = { PRINTED("powers", $card) ->
    [one] { PRINTED("powers", $card) } case
   *[other] { PRINTED("powers", $card) } cases
}
merchants-power-levels = { PRINTED("powers", $card) ->
    [one] { PRINTED("powers", $card) } niveau
   *[other] { PRINTED("powers", $card) } niveaux
}
merchants-power-goods = { PRINTED("powers", $card) ->
    [one] { PRINTED("powers", $card) } marchandise
   *[other] { PRINTED("powers", $card) } marchandises
}
merchants-phase = { $phase ->
    [setup] Mise en place
    [purchase] Achat
    [wagons] Chargement
    [movement] Déplacement
    [prices] Prix
    [unloading] Déchargement
    [investment] Investissement
   *[status] Ascension sociale
}
merchants-load = { LIST(TALLY($it, "cloth iron wine food silk salt"), "merchants-amount") }
merchants-units = { $good ->
    [cloth] { $count ->
        [one] { $count } étoffe
       *[other] { $count } étoffes
    }
   *[other] { $count ->
        [one] { $count } unité de { merchants-good }
       *[other] { $count } unités de { merchants-good }
    }
}
merchants-amount = { $at ->
    [cloth] { $it ->
        [one] { $it } étoffe
       *[other] { $it } étoffes
    }
   *[other] { $it ->
        [one] { $it } unité de { AS($at, "merchants-ware") }
       *[other] { $it } unités de { AS($at, "merchants-ware") }
    }
}
merchants-stock = { LIST($it, "merchants-amount") }
merchants-bid-of = { SEAT($at) } { $it }
merchants-disc-of = { SEAT($at) } : { merchants-pointers }
merchants-pointers = { LIST(TALLY($it), "merchants-pointer-at", last: " + ") }
merchants-pointer-at = { AS($at, "merchants-ware") }
merchants-bonus-of = { AS($at, "merchants-place") } { $it }
merchants-sale = { $bonus ->
    [0] { SEAT($seat) } { PRODUCT($count, $price) } ({ merchants-units } à { $price })
   *[other] { SEAT($seat) } { PRODUCT($count, SUM($price, $bonus)) } ({ merchants-units } à { $price } + { $bonus })
}
merchants-result = { SEAT($at) } : { AS($it, "merchants-rank") } ({ AT($cash, $at) } florins)
merchants-standing = { AT($loading, "final") ->
    [none] { AT($loading, "counter") ->
        [none] { AT($loading, "quote") }
       *[other] { AT($loading, "counter") }
    }
   *[other] { AT($loading, "final") }
}

## Ce qui s’est passé

merchants-event-first-player-drawn = { WHO($seat) ->
    [you] Vous commencez la partie.
   *[other] { SEAT($seat) } commence la partie.
}
merchants-event-wagon-placed = Le chariot { $wagon } part de { merchants-city }.
merchants-event-investment-turned = Carte visible : { merchants-card }.
merchants-event-pair-dealt = { WHO($seat) ->
    [you] Vous recevez { LIST($cards, "merchants-piece") } pour { $price } florins.
   *[other] { SEAT($seat) } reçoit { LIST($cards, "merchants-piece") } pour { $price } florins.
}
merchants-event-card-offered = { WHO($seat) ->
    [you] Vous mettez aux enchères : { merchants-card }.
   *[other] { SEAT($seat) } met aux enchères : { merchants-card }.
}
merchants-event-round-began = { WHO($first) ->
    [you] Le tour { $round } commence, et vous jouez en premier.
   *[other] Le tour { $round } commence, et { SEAT($first) } joue en premier.
}
    .head = { merchants-event-round-began }
merchants-event-phase-began = { "" }
    .head = { merchants-phase }
merchants-event-letter-played = { WHO($seat) ->
    [you] Vous jouez une lettre de change : { $amount } florins.
   *[other] { SEAT($seat) } joue une lettre de change : { $amount } florins.
}
merchants-event-good-bought = { WHO($seat) ->
    [you] Vous achetez { merchants-object } à { merchants-city } pour { $price }.
   *[other] { SEAT($seat) } achète { merchants-object } à { merchants-city } pour { $price }.
}
merchants-folded-purchase = { WHO(AT($events, 0, "seat")) ->
    [you] Vous achetez { LIST(ALIKE($events, "good city price"), "merchants-bought") }.
   *[other] { SEAT(AT($events, 0, "seat")) } achète { LIST(ALIKE($events, "good city price"), "merchants-bought") }.
}
merchants-bought = { $count ->
    [one] { merchants-object } à { merchants-city } ({ $price })
   *[other] { merchants-units } à { merchants-city } ({ $price } l’unité)
}
merchants-event-purchase-ended = { $bought ->
    [0] { WHO($seat) ->
        [you] Vous n’achetez rien.
       *[other] { SEAT($seat) } n’achète rien.
    }
   *[other] { "" }
}
merchants-event-wagon-bids-revealed = Mises pour le chariot { $wagon } : { LIST($bids, "merchants-bid-of") }. { merchants-new-master }
merchants-new-master = { WHO($winner) ->
    [none] Personne ne l’obtient.
    [you] Vous êtes maître-chargeur.
   *[other] { SEAT($winner) } est maître-chargeur.
}
merchants-event-master-loaded = { $count ->
    [0] { WHO($seat) ->
        [you] Vous ne chargez rien sur le chariot { $wagon }.
       *[other] { SEAT($seat) } ne charge rien sur le chariot { $wagon }.
    }
   *[other] { WHO($seat) ->
        [you] Vous chargez { merchants-units } sur le chariot { $wagon } et y avez le monopole.
       *[other] { SEAT($seat) } charge { merchants-units } sur le chariot { $wagon } et y a le monopole.
    }
}
merchants-event-loading-requested = { $permit ->
    [yes] { WHO($seat) ->
        [you] Vous montrez un droit de chargement : { AS($goods, "merchants-load") } sur le chariot { $wagon }.
       *[other] { SEAT($seat) } montre un droit de chargement : { AS($goods, "merchants-load") } sur le chariot { $wagon }.
    }
   *[no] { WHO($seat) ->
        [you] Vous demandez à charger sur le chariot { $wagon } : { AS($goods, "merchants-load") }.
       *[other] { SEAT($seat) } demande à charger sur le chariot { $wagon } : { AS($goods, "merchants-load") }.
    }
}
merchants-event-loading-passed = { WHO($seat) ->
    [you] Vous ne chargez rien sur le chariot { $wagon }.
   *[other] { SEAT($seat) } ne charge rien sur le chariot { $wagon }.
}
merchants-folded-idleness = Ne chargent rien sur le chariot { AT($events, 0, "wagon") } : { LIST($events, "told-by") }.
merchants-event-price-named = { $word ->
    [quote] { $amount ->
        [none] { WHO($seat) ->
            [you] Vous fixez un prix à { SEAT($other) }.
           *[other] { WHO($other) ->
                [you] { SEAT($seat) } vous fixe un prix.
               *[other] { SEAT($seat) } fixe un prix à { SEAT($other) }.
            }
        }
       *[other] { WHO($seat) ->
            [you] Vous demandez { $amount } à { SEAT($other) }.
           *[other] { WHO($other) ->
                [you] { SEAT($seat) } vous demande { $amount }.
               *[other] { SEAT($seat) } demande { $amount } à { SEAT($other) }.
            }
        }
    }
    [counter] { $amount ->
        [none] { WHO($seat) ->
            [you] Vous proposez un autre prix à { SEAT($other) }.
           *[other] { WHO($other) ->
                [you] { SEAT($seat) } vous propose un autre prix.
               *[other] { SEAT($seat) } propose un autre prix à { SEAT($other) }.
            }
        }
       *[other] { WHO($seat) ->
            [you] Vous offrez { $amount } à { SEAT($other) }.
           *[other] { WHO($other) ->
                [you] { SEAT($seat) } vous offre { $amount }.
               *[other] { SEAT($seat) } offre { $amount } à { SEAT($other) }.
            }
        }
    }
   *[final] { $amount ->
        [none] { WHO($seat) ->
            [you] Vous donnez un dernier prix à { SEAT($other) }.
           *[other] { WHO($other) ->
                [you] { SEAT($seat) } vous donne un dernier prix.
               *[other] { SEAT($seat) } donne un dernier prix à { SEAT($other) }.
            }
        }
       *[other] { WHO($seat) ->
            [you] Votre dernier mot à { SEAT($other) } : { $amount }.
           *[other] { WHO($other) ->
                [you] Dernier prix que vous fait { SEAT($seat) } : { $amount }.
               *[other] Dernier prix que { SEAT($seat) } fait à { SEAT($other) } : { $amount }.
            }
        }
    }
}
merchants-event-loading-refused = { WHO($seat) ->
    [you] Vous refusez l’accord avec { SEAT($other) }. Rien n’est chargé.
   *[other] { SEAT($seat) } refuse l’accord avec { SEAT($other) }. Rien n’est chargé.
}
merchants-event-reason-given = { COUNT($reason) ->
    [0] { "" }
   *[other] { WHO($seat) ->
        [you] Vous : « { AS($reason, "merchants-reason") } »
       *[other] { SEAT($seat) } : « { AS($reason, "merchants-reason") } »
    }
}
merchants-event-goods-loaded = { $price ->
    [none] { WHO($seat) ->
        [you] Vous chargez { AS($goods, "merchants-load") } sur le chariot { $wagon } et payez { SEAT($master) }.
       *[other] { WHO($master) ->
            [you] { SEAT($seat) } charge { AS($goods, "merchants-load") } sur le chariot { $wagon } et vous paie.
           *[other] { SEAT($seat) } charge { AS($goods, "merchants-load") } sur le chariot { $wagon } et paie { SEAT($master) }.
        }
    }
   *[other] { WHO($seat) ->
        [you] Vous chargez { AS($goods, "merchants-load") } sur le chariot { $wagon } et payez { $price } à { SEAT($master) }.
       *[other] { WHO($master) ->
            [you] { SEAT($seat) } charge { AS($goods, "merchants-load") } sur le chariot { $wagon } et vous paie { $price }.
           *[other] { SEAT($seat) } charge { AS($goods, "merchants-load") } sur le chariot { $wagon } et paie { $price } à { SEAT($master) }.
        }
    }
}
merchants-event-wagon-moved = { $arrived ->
    [yes] { WHO($seat) ->
        [you] Vous conduisez le chariot { $wagon } à { AS(AT($walk, -1), "merchants-place") }.{ merchants-fresh-horses }
       *[other] { SEAT($seat) } conduit le chariot { $wagon } à { AS(AT($walk, -1), "merchants-place") }.{ merchants-fresh-horses }
    }
   *[no] { $token ->
        [none] { WHO($seat) ->
            [you] Vous faites encore avancer le chariot { $wagon } de { merchants-spaces } : { AS(AT($walk, -1), "merchants-place") }.
           *[other] { SEAT($seat) } fait encore avancer le chariot { $wagon } de { merchants-spaces } : { AS(AT($walk, -1), "merchants-place") }.
        }
       *[other] { COUNT($walk) ->
            [1] { WHO($seat) ->
                [you] Vous jouez le pion { $token } : le chariot { $wagon } reste sur place.{ merchants-fresh-horses }
               *[other] { SEAT($seat) } joue le pion { $token } : le chariot { $wagon } reste sur place.{ merchants-fresh-horses }
            }
           *[other] { WHO($seat) ->
                [you] Vous jouez le pion { $token } : chariot { $wagon }, { AS(AT($walk, 0), "merchants-place") } → { AS(AT($walk, -1), "merchants-place") }.{ merchants-fresh-horses }
               *[other] { SEAT($seat) } joue le pion { $token } : chariot { $wagon }, { AS(AT($walk, 0), "merchants-place") } → { AS(AT($walk, -1), "merchants-place") }.{ merchants-fresh-horses }
            }
        }
    }
}
merchants-event-tokens-returned = { "" }
merchants-event-courier-moved = { WHO($seat) ->
    [you] Vous déplacez le coursier : { AS($to, "merchants-place") }.
   *[other] { SEAT($seat) } déplace le coursier : { AS($to, "merchants-place") }.
}
merchants-event-axle-broken = { WHO($seat) ->
    [you] Vous jouez un essieu brisé : le chariot { $wagon } ne bouge plus ce tour.
   *[other] { SEAT($seat) } joue un essieu brisé : le chariot { $wagon } ne bouge plus ce tour.
}
merchants-event-move-turn-ended = { "" }
merchants-event-courier-met = Le chariot { $wagon } rencontre le coursier : une carte influence pour { SEAT($seat) }.
merchants-event-influence-taken = { $card ->
    [none] { WHO($seat) ->
        [you] Vous prenez une carte influence.
       *[other] { SEAT($seat) } prend une carte influence.
    }
   *[other] { WHO($seat) ->
        [you] Vous prenez une carte influence : { merchants-card }.
       *[other] { SEAT($seat) } prend une carte influence : { merchants-card }.
    }
}
merchants-event-discs-revealed = Les disques montrent : { LIST($discs, "merchants-disc-of") }.
merchants-event-price-raised = { $devalued ->
    [yes] { WHO($seat) ->
        [you] Vous poussez le prix ({ merchants-good }) au-delà du sommet : chute au niveau { $level }.
       *[other] { SEAT($seat) } pousse le prix ({ merchants-good }) au-delà du sommet : chute au niveau { $level }.
    }
   *[no] { WHO($seat) ->
        [you] Vous faites monter le prix ({ merchants-good }) au niveau { $level }.
       *[other] { SEAT($seat) } fait monter le prix ({ merchants-good }) au niveau { $level }.
    }
}
merchants-event-price-shifted = { $office ->
    [yes] { WHO($seat) ->
        [you] Votre comptoir change un prix ({ merchants-good }) : niveau { $level }.
       *[other] { SEAT($seat) }, par son comptoir, change un prix ({ merchants-good }) : niveau { $level }.
    }
   *[no] { WHO($seat) ->
        [you] Vous répandez une rumeur ({ merchants-good }) : niveau { $level }.
       *[other] { SEAT($seat) } répand une rumeur ({ merchants-good }) : niveau { $level }.
    }
}
merchants-folded-prices = Nouveaux niveaux de prix : { LIST(ALIKE($events, "good"), "merchants-new-price") }.
merchants-new-price = { merchants-good } { $type ->
    [PriceShifted] { $level }
   *[other] { $devalued ->
        [yes] retombe à { $level }
       *[other] { $level }
    }
}
merchants-event-charter-played = { WHO($seat) ->
    [you] Vous jouez une charte urbaine pour le chariot { $wagon }.
   *[other] { SEAT($seat) } joue une charte urbaine pour le chariot { $wagon }.
}
merchants-event-wagon-unloaded = Le chariot { $wagon } est déchargé à { merchants-city } : { LIST($sales, "merchants-sale") }. Arrivées : { $arrivals }.
    .short = { merchants-payday }.
merchants-event-empty-wagon-arrived = Le chariot { $wagon }, vide, atteint { merchants-city }.
merchants-event-stored-good-sold = { WHO($seat) ->
    [you] Vous vendez { merchants-object } de votre entrepôt de { merchants-city } pour { $price }.
   *[other] { SEAT($seat) } vend { merchants-object } de l’entrepôt de { merchants-city } pour { $price }.
}
merchants-event-bonuses-set = Bonus des villes, relevés là où aucun chariot n’est arrivé : { LIST($bonuses, "merchants-bonus-of") }.
merchants-event-auction-opened = { WHO($seat) ->
    [you] Enchère { $number } d’une carte investissement ; vous commencez.
   *[other] Enchère { $number } d’une carte investissement ; { SEAT($seat) } commence.
}
merchants-event-bid-made = { WHO($seat) ->
    [you] Vous offrez { $amount }.
   *[other] { SEAT($seat) } offre { $amount }.
}
merchants-event-bid-passed = { WHO($seat) ->
    [you] Vous passez.
   *[other] { SEAT($seat) } passe.
}
merchants-folded-bidding = { COUNT($events, "amount") ->
    [0] Aucune offre
    [one] Une offre
   *[other] { COUNT($events, "amount") } offres
}. En dernier : { LIST(TAKE($events, 4, "right"), "merchants-bid") }.
merchants-bid = { $type ->
    [BidMade] { SEAT($seat) } { $amount }
   *[other] { WHO($seat) ->
        [you] vous passez
       *[other] { SEAT($seat) } passe
    }
}
merchants-event-auction-failed = Personne n’offre : aucune carte investissement n’est vendue.
merchants-event-investment-taken = { WHO($seat) ->
    [you] Vous prenez une carte investissement pour { $price } : { merchants-card }.
   *[other] { SEAT($seat) } prend une carte investissement pour { $price } : { merchants-card }.
}
merchants-event-patron-played = { WHO($seat) ->
    [you] Vous jouez la faveur d’un protecteur.
   *[other] { SEAT($seat) } joue la faveur d’un protecteur.
}
merchants-event-upkeep-paid = { $fell_from ->
    [none] { $amount ->
        [0] { "" }
       *[other] { WHO($seat) ->
            [you] Vous payez { $amount } pour maintenir votre statut.
           *[other] { SEAT($seat) } paie { $amount } pour maintenir son statut.
        }
    }
   *[other] { WHO($seat) ->
        [you] Vous ne pouvez pas payer et descendez : { merchants-level }, maintien { $amount }.
       *[other] { SEAT($seat) } ne peut pas payer et descend : { merchants-level }, maintien { $amount }.
    }
}
merchants-event-credit-taken = { WHO($seat) ->
    [you] Vous prenez un crédit de { $amount }.
   *[other] { SEAT($seat) } prend un crédit de { $amount }.
}
merchants-event-credit-declined = { WHO($seat) ->
    [you] Vous ne prenez pas de crédit.
   *[other] { SEAT($seat) } ne prend pas de crédit.
}
merchants-folded-thrift = Ne prennent pas de crédit : { LIST($events, "told-by") }.
merchants-event-credits-repaid = { $repaid ->
    [0] { WHO($seat) ->
        [you] Vous ne remboursez rien.
       *[other] { SEAT($seat) } ne rembourse rien.
    }
    [one] { WHO($seat) ->
        [you] Vous remboursez { $repaid } crédit pour { $amount }.
       *[other] { SEAT($seat) } rembourse { $repaid } crédit pour { $amount }.
    }
   *[other] { WHO($seat) ->
        [you] Vous remboursez { $repaid } crédits pour { $amount }.
       *[other] { SEAT($seat) } rembourse { $repaid } crédits pour { $amount }.
    }
}
merchants-event-status-raised = { $steps ->
    [0] { WHO($seat) ->
        [you] Vous ne montez pas.
       *[other] { SEAT($seat) } ne monte pas.
    }
   *[other] { WHO($seat) ->
        [you] Vous montez : { merchants-level }, pour { $cost }.
       *[other] { SEAT($seat) } monte : { merchants-level }, pour { $cost }.
    }
}
merchants-event-game-ended = { $reason ->
    [rounds] Le dernier tour est fini. { merchants-victory } Résultats : { LIST($status, "merchants-result") }.
   *[arrivals] Assez de chariots sont arrivés. { merchants-victory } Résultats : { LIST($status, "merchants-result") }.
}
merchants-victory = { COUNT($winners) ->
    [1] { WHO(AT($winners, 0)) ->
        [you] Vous gagnez.
       *[other] { SEAT(AT($winners, 0)) } gagne.
    }
   *[other] Victoire partagée : { LIST($winners, "told-object", last: " et ") }.
}
merchants-fresh-horses = { $horses ->
    [0] { "" }
   *[other] { " " }Chevaux frais : +{ $horses }.
}

## Ce qui est demandé

merchants-question-purchase = { AT($purchase, "number") ->
    [2] Deuxième achat : { LESS(PRINTED("max_purchase"), AT($purchase, "bought")) ->
        [one] encore { LESS(PRINTED("max_purchase"), AT($purchase, "bought")) } achat possible
       *[other] encore { LESS(PRINTED("max_purchase"), AT($purchase, "bought")) } achats possibles
    }. Prenez des marchandises sur les marchés des villes.
   *[other] Achat : { LESS(PRINTED("max_purchase"), AT($purchase, "bought")) ->
        [one] encore { LESS(PRINTED("max_purchase"), AT($purchase, "bought")) } achat possible
       *[other] encore { LESS(PRINTED("max_purchase"), AT($purchase, "bought")) } achats possibles
    }. Prenez des marchandises sur les marchés des villes.
}
merchants-question-wagon-bid = Mise secrète pour le chariot { $bidding } à { AS(AT($wagons, LESS($bidding, 1), "at"), "merchants-place") }. La plus haute mise (à égalité, celle de qui joue en premier) désigne le maître-chargeur ; elle seule est payée.
merchants-question-master-load = Vous êtes maître-chargeur du chariot { AT($loading, "wagon") } à { AS(AT($wagons, LESS(AT($loading, "wagon"), 1), "at"), "merchants-place") }. Chargez des marchandises d’une même sorte ; personne d’autre ne pourra la charger.
merchants-question-load-request = Chariot { AT($loading, "wagon") } à { AS(AT($wagons, LESS(AT($loading, "wagon"), 1), "at"), "merchants-place") } : demandez à { SEAT(AT($wagons, LESS(AT($loading, "wagon"), 1), "master")) } la permission de charger vos marchandises, ou passez.
merchants-question-load-quote = { SEAT(AT($loading, "guest")) } demande à charger sur votre chariot { AT($loading, "wagon") } : { AS(AT($loading, "goods"), "merchants-load") }. Fixez votre prix.
merchants-question-load-answer = { SEAT(AT($wagons, LESS(AT($loading, "wagon"), 1), "master")) } demande { merchants-standing } pour { AS(AT($loading, "goods"), "merchants-load") }. { KINDS($question) ->
    [Accept-CounterOffer-Refuse] Acceptez, refusez ou offrez moins.
    [CounterOffer-Refuse] C’est plus que vous n’avez : offrez moins ou refusez.
    [Refuse] C’est plus que vous n’avez.
   *[other] Acceptez ou refusez.
}
merchants-question-load-reply = { SEAT(AT($loading, "guest")) } offre { merchants-standing } pour { AS(AT($loading, "goods"), "merchants-load") } ; vous demandiez { AT($loading, "quote") }. { KINDS($question) ->
    [Accept-FinalPrice-Refuse] Acceptez, refusez ou donnez un dernier prix.
    [Accept-QuotePrice-Refuse] Acceptez, refusez ou baissez votre prix.
   *[other] Acceptez ou refusez.
}
merchants-question-load-final = { SEAT(AT($wagons, LESS(AT($loading, "wagon"), 1), "master")) } ne descend pas sous { merchants-standing } pour { AS(AT($loading, "goods"), "merchants-load") }. Acceptez ou refusez.
merchants-question-move-turn = { AT($move, "moved") ->
    [yes] Votre pion est joué. Vos cartes donnent encore des cases (chariots : { AT($move, "extra") }, coursier : { AT($move, "courier") }). Utilisez-les ou terminez votre tour.
   *[no] Déplacez un chariot : lequel, avec quel pion et jusqu’où ?
}
merchants-question-pick-influence = Un chariot rencontre le coursier : choisissez une carte influence.
merchants-question-price-disc = Réglez votre disque en secret : chaque marchandise montrée monte d’un niveau. Au-delà du sommet, elle retombe en bas.
merchants-question-price-adjust = Vous pouvez maintenant changer les prix (pas du comptoir : { AT($adjust, "steps") } ; puis les rumeurs de marché).
merchants-question-charter = Le chariot { AT($unload, "wagon") } est déchargé à { AS(AT($wagons, LESS(AT($unload, "wagon"), 1), "at"), "merchants-place") }. Jouez-vous une charte urbaine pour vos marchandises ?
merchants-question-warehouse-sale = Vente d’entrepôts : vendez des marchandises de vos entrepôts au prix d’achat (déjà vendues : { AT($sale, "sold") }).
merchants-question-invest-bid = { AT($auction, "high") ->
    [0] Une carte investissement est aux enchères : offrez ou passez. Qui l’emporte choisit la carte.
   *[other] { SEAT(AT($auction, "leader")) } offre { AT($auction, "high") } pour une carte investissement : offrez plus ou passez.
}
merchants-question-invest-pick = Vous avez gagné l’enchère pour { AT($auction, "high") }. Choisissez votre carte.
merchants-question-status-cards = Votre statut ({ AS(AT($places, $seat, "status"), "merchants-rank") }) coûte { AT($places, $seat, "upkeep") }. Jouez-vous des cartes avant ?
merchants-question-credit = { KINDS($question) ->
    [DeclineCredit] Vous avez assez d’argent : il n’y a pas de crédit pour vous maintenant.
   *[other] { AT($question, "rule") ->
        [MA-61] Vous venez de descendre. Prenez-vous un crédit ?
        [MA-R26] Vous ne pouvez pas payer le maintien. Prenez-vous un crédit pour ne pas descendre ?
       *[other] L’argent vous manque. Prenez-vous un crédit ?
    }
}
merchants-question-repay = { AT($places, $seat, "credits") ->
    [one] Vous avez { AT($places, $seat, "credits") } crédit. Le remboursez-vous ?
   *[other] Vous avez { AT($places, $seat, "credits") } crédits. Combien en remboursez-vous ?
}
merchants-climbing = Votre statut : { AS(AT($places, $seat, "status"), "merchants-rank") }. Un niveau coûte { $step_cost } : de combien montez-vous ?
merchants-last-chance = Dernière occasion de monter, car la partie s’achève : l’argent ne compte plus qu’en cas d’égalité. { merchants-climbing }
merchants-question-climb = { IS(MAX($arrivals, $end_arrivals), $arrivals) ->
    [yes] { merchants-last-chance }
   *[no] { IS($round, OPTION("max_rounds")) ->
        [yes] { merchants-last-chance }
       *[no] { merchants-climbing }
    }
}
merchants-question-offer-card = Mettez une carte de départ aux enchères.
merchants-question-equipment-bid = { AT($auction, "high") ->
    [0] Aux enchères : { AS(AT($auction, "card"), "merchants-piece") }. Offrez ou passez.
   *[other] { SEAT(AT($auction, "leader")) } offre { AT($auction, "high") } ({ AS(AT($auction, "card"), "merchants-piece") }) : offrez plus ou passez.
}
merchants-wait-purchase = { told-waiting } achète.
merchants-wait-wagon-bid = Mises secrètes pour le chariot { $bidding }. On attend { told-waiting }.
merchants-wait-master-load = { told-waiting } charge le chariot { AT($loading, "wagon") }.
merchants-wait-load-request = { told-waiting } se demande quoi charger sur le chariot { AT($loading, "wagon") }.
merchants-wait-load-quote = { told-waiting } fixe un prix ({ SEAT(AT($loading, "guest")) } : { AS(AT($loading, "goods"), "merchants-load") }).
merchants-wait-load-answer = { told-waiting } réfléchit au prix.
merchants-wait-load-reply = { told-waiting } réfléchit à l’offre.
merchants-wait-load-final = { told-waiting } réfléchit au dernier prix.
merchants-wait-move-turn = { told-waiting } déplace un chariot.
merchants-wait-pick-influence = { told-waiting } choisit une carte influence.
merchants-wait-price-disc = Disques secrets. On attend { told-waiting }.
merchants-wait-price-adjust = { told-waiting } peut changer les prix.
merchants-wait-charter = { told-waiting } peut jouer une charte urbaine.
merchants-wait-warehouse-sale = { told-waiting } peut vendre des marchandises de ses entrepôts.
merchants-wait-invest-bid = { told-waiting } réfléchit : offrir plus de { AT($auction, "high") } ?
merchants-wait-invest-pick = { told-waiting } choisit une carte investissement.
merchants-wait-status-cards = { told-waiting } peut jouer des cartes avant de payer.
merchants-wait-credit = { told-waiting } réfléchit à un crédit.
merchants-wait-repay = { told-waiting } peut rembourser des crédits.
merchants-wait-climb = { told-waiting } peut monter, à { $step_cost } le niveau.
merchants-wait-offer-card = { told-waiting } met une carte aux enchères.
merchants-wait-equipment-bid = { told-waiting } réfléchit : offrir plus de { AT($auction, "high") } ({ AS(AT($auction, "card"), "merchants-piece") }) ?
merchants-wait-moment = Un instant.
merchants-wait-over = La partie est finie.

## Ce qu’on peut faire

merchants-action-buy-good = Acheter { merchants-object } à { merchants-city }
merchants-action-end-purchase = Terminer l’achat
merchants-action-play-letter = Jouer une lettre de change
merchants-action-bid-for-wagon = Miser { $amount }
merchants-action-load-goods = Charger { merchants-units }
merchants-action-load-nothing = Ne plus rien charger
merchants-action-request-loading = { $permit ->
    [yes] Charger { AS($goods, "merchants-load") } avec un droit de chargement
   *[no] Demander à charger { AS($goods, "merchants-load") }
}
merchants-action-pass-loading = Passer
merchants-action-quote-price = Demander { $amount }
merchants-action-counter-offer = Offrir { $amount }
merchants-action-final-price = Dernier mot : { $amount }
merchants-action-accept = Accepter { merchants-standing } pour { AS(AT($loading, "goods"), "merchants-load") }
merchants-action-refuse = Refuser
merchants-action-move-wagon = { $horses ->
    [0] Chariot { $wagon } avec le pion { $token } : { AS($to, "merchants-place") }{ merchants-behind }
   *[other] Chariot { $wagon } avec le pion { $token } et chevaux frais +{ $horses } : { AS($to, "merchants-place") }{ merchants-behind }
}
merchants-action-push-wagon = Chariot { $wagon }, encore { merchants-spaces } : { AS($to, "merchants-place") }{ merchants-behind }
merchants-action-move-courier = Coursier : { AS($to, "merchants-place") }
merchants-action-break-axle = Essieu brisé pour le chariot { $wagon }
merchants-action-end-turn = Terminer le tour
merchants-action-pick-influence = Prendre : { merchants-card }
merchants-action-set-disc = { IS(AT($goods, 0), AT($goods, 1)) ->
    [yes] Faire monter : { AS($goods, "merchants-pointers") } (les deux aiguilles)
   *[no] Faire monter : { AS($goods, "merchants-pointers") }
}
merchants-action-shift-price = { $by ->
    [1] { merchants-good } : un niveau plus haut
   *[other] { merchants-good } : un niveau plus bas
}
merchants-action-end-adjusting = Plus de changement
merchants-action-play-charter = Jouer la charte
merchants-action-keep-charter = Ne pas la jouer
merchants-action-sell-stored = Vendre { merchants-object } à { merchants-city }
merchants-action-end-sale = Ne plus rien vendre
merchants-action-bid = Offrir { $amount }
merchants-action-pass-bid = Passer
merchants-action-pick-investment = Prendre : { merchants-card }
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
    [one] Rembourser { $credits } crédit pour { PRODUCT($credits, PRINTED("credit_repay")) }
   *[other] Rembourser { $credits } crédits pour { PRODUCT($credits, PRINTED("credit_repay")) }
}
merchants-action-climb = { $steps ->
    [0] Rester
    [one] Monter de { $steps } niveau pour { PRODUCT($steps, $step_cost) }
   *[other] Monter de { $steps } niveaux pour { PRODUCT($steps, $step_cost) }
}
merchants-action-offer-card = Mettre aux enchères : { merchants-card }
merchants-behind = { $came_from ->
    [none] { "" }
   *[other] { " " }(par { AS($came_from, "merchants-place") })
}

## Ce que veut dire un choix

merchants-hint-buys = Achat : { $price }, vente aujourd’hui : { $sell }. Il en reste { $supply }. { merchants-wagon-there }
    .after = 1 × { merchants-good } : achat { $price }, vente aujourd’hui { $sell }. Il en reste { $supply }. { merchants-wagon-there }
merchants-wagon-there = { $wagon ->
    [0] Aucun chariot n’est là.
   *[other] Le chariot { $wagon } est là.
}
merchants-hint-cash-now = Vous avez { $cash } florins.
    .after = Il vous resterait { LESS($cash, $amount) } florins.
merchants-hint-cash-after = Vous auriez { $cash } florins.
merchants-hint-monopoly = Personne d’autre ne pourra charger cette sorte ({ merchants-good }) sur ce chariot.
merchants-hint-asks = { SEAT($master) } fixe un prix ; vous pourrez encore le refuser.
merchants-hint-permit = Inutile de demander : { $fee } florins pour { SEAT($master) }.
merchants-hint-price-for = { $count ->
    [one] Le prix vaut pour { $count } marchandise.
   *[other] Le prix vaut pour les { $count } marchandises ensemble.
}
merchants-hint-arrives = Arrive à { merchants-city }, bonus { $bonus }.
merchants-hint-earns = { WHO($owner) ->
    [you] Aux prix d’aujourd’hui, vous gagneriez { $amount }.
   *[other] Aux prix d’aujourd’hui, { SEAT($owner) } gagnerait { $amount }.
}
merchants-hint-cities-ahead = { $loaded ->
    [yes] Votre chargement rapporterait { LIST($cities, "merchants-city-worth") }.
   *[no] Encore : { LIST($cities, "merchants-city-ahead") }.
}
merchants-city-ahead = { merchants-city } à { $spaces }
merchants-spaces = { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
}
merchants-city-worth = { $worth } à { merchants-city } ({ merchants-spaces })
merchants-hint-could-load = Comme maître-chargeur, vous pourriez charger { merchants-units } : { $sales } à la vente aujourd’hui.
    .after = Comme maître-chargeur, vous pourriez charger { merchants-units } : { $sales } à la vente aujourd’hui, soit { LESS($sales, $amount) } cette mise déduite.
merchants-hint-sells-for = À la vente aujourd’hui : { $sales }.
merchants-hint-meets-courier = Il rencontre le coursier : une carte influence !
merchants-hint-price-to = Prix de vente ({ merchants-good }) : { $after } au lieu de { $before }.
merchants-hint-price-crash = Chute du prix de vente ({ merchants-good }) : { $after } au lieu de { $before }.
merchants-hint-bonus-gained = { $count ->
    [one] { $count } marchandise de plus reçoit le bonus : { $gain } florins.
   *[other] { $count } marchandises de plus reçoivent le bonus : { $gain } florins.
}
merchants-hint-bonus-forgone = { $count ->
    [one] Vous renoncez à { $gain } florins pour { $count } marchandise.
   *[other] Vous renoncez à { $gain } florins pour { $count } marchandises.
}
merchants-hint-receives = { $amount } florins de la banque.
merchants-hint-upkeep = Maintien : { $upkeep }.
merchants-hint-credit = { $amount } maintenant, { $back } à rembourser.
merchants-hint-rises = { merchants-level } : maintien { $upkeep } par tour.
merchants-means-end-purchase = Ce que vous n’achetez pas maintenant, vous pourrez l’acheter plus tard.
merchants-means-bid = Un niveau de statut coûte { $step_cost } en ce moment.
merchants-means-bid-for-wagon = { AT($places, $seat, "stores", AT($wagons, LESS($bidding, 1), "at")) ->
    [none] Vous n’avez rien à charger ici : comme maître-chargeur, vous gagneriez ce que les autres paient pour charger.
   *[other] { "" }
}
merchants-means-load-nothing = Sans marchandises à vous à bord, vous n’avez pas de monopole.
merchants-means-pick-influence = { merchants-effect }
merchants-means-pick-investment = { merchants-effect }
merchants-means-offer-card = { merchants-effect }
merchants-means-move-wagon = { IS($to, AT($wagons, LESS($wagon, 1), "at")) ->
    [yes] La voie est barrée : le chariot reste sur place et le pion est joué.
   *[no] { "" }
}
merchants-means-break-axle = Plus personne ne pourra le déplacer ce tour-ci.
merchants-means-take-credit = Avec un crédit, on ne peut ni monter ni gagner.
merchants-means-pass-bid = { AT($auction, "leader") ->
    [none] { AT($auction, "card") ->
        [none] Si personne n’enchérit, aucune carte n’est vendue et les enchères de ce tour sont finies.
       *[other] Si personne n’enchérit, { SEAT(AT($auction, "seller")) } la prend au prix imprimé.
    }
   *[other] { COUNT(AT($auction, "inside")) ->
        [2] { merchants-knocked-down }.
       *[other] { merchants-knocked-down }, sauf si quelqu’un surenchérit.
    }
} Vous gardez vos { AT($places, $seat, "cash") } florins et ne quittez que cette enchère.
merchants-knocked-down = { AT($auction, "card") ->
    [none] { SEAT(AT($auction, "leader")) } choisit une carte pour { AT($auction, "high") }
   *[other] { SEAT(AT($auction, "leader")) } l’obtient pour { AT($auction, "high") }
}
merchants-means-pass-loading = Vos marchandises restent à l’entrepôt et attendent un autre chariot.
merchants-means-refuse = Rien n’est chargé, rien n’est payé.
merchants-means-end-adjusting = Les prix restent comme ils sont maintenant.
merchants-means-end-sale = Le reste demeure dans vos entrepôts.
merchants-means-decline-credit = Vous continuez avec vos { AT($places, $seat, "cash") } florins.

## Le plateau

merchants-map = La carte
merchants-round = Tour { $round }
merchants-phases = Le tour
merchants-first = premier joueur
merchants-prices = Prix
merchants-buy = achat
merchants-sell = vente
merchants-price-label = { merchants-good } : niveau { $level }, achat { $buy }, vente { $sell }, reste { $count }
merchants-bonus = Bonus { $bonus }
merchants-town-label = { merchants-city } : vend { LIST($goods, "merchants-ware") } ; bonus { $bonus }
merchants-store-label = { WHO($seat) ->
    [you] Votre entrepôt : { AS($goods, "merchants-stock") }
   *[other] { SEAT($seat) }, entrepôt : { AS($goods, "merchants-stock") }
}
merchants-stores = Entrepôts
merchants-wagons = Chariots
merchants-wagon-label = { WHO($master) ->
    [none] Chariot { $wagon }, { AS($at, "merchants-place") }{ merchants-behind }, vide, sans maître-chargeur
    [you] Chariot { $wagon }, { AS($at, "merchants-place") }{ merchants-behind }, vous êtes maître-chargeur : { merchants-cargo }
   *[other] Chariot { $wagon }, { AS($at, "merchants-place") }{ merchants-behind }, maître-chargeur { SEAT($master) } : { merchants-cargo }
}
merchants-cargo = { SUM($cargo) ->
    [0] vide
   *[other] { LIST($cargo, "merchants-cargo-of") }
}
merchants-cargo-of = { COUNT($it) ->
    [0] { "" }
   *[other] { SEAT($at) } ({ AS($it, "merchants-stock") })
}
merchants-courier = Coursier, { AS($courier, "merchants-place") }
merchants-arrivals = Arrivées
merchants-arrivals-of = Arrivées de chariots : { $arrivals } sur { $end }
merchants-step-cost = Un niveau coûte { $cost }
merchants-ladder = Statut
merchants-upkeep = maintien
merchants-rung = { COUNT($seats) ->
    [0] { merchants-level }, maintien { $upkeep }
   *[other] { merchants-level }, maintien { $upkeep } : { LIST($seats, "told-seat") }
}
merchants-tokens = Pions de déplacement : { LIST($tokens) }
merchants-token = Pion { $token }
merchants-token-horses = Pion { $token } avec chevaux frais +{ $horses }
merchants-extra = Cases de charron : { $spaces }
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
merchants-deck = { $count } face cachée
merchants-your-bid = Votre mise est posée : { $amount }
merchants-your-disc = Votre disque est réglé : { AS($goods, "merchants-pointers") }
merchants-bids = Mises pour le chariot { $wagon }
merchants-discs = Disques des prix
merchants-payday = Le chariot { $wagon } est déchargé à { merchants-city }
merchants-haggle = Chargement du chariot { $wagon } à { AS($at, "merchants-place") }
merchants-haggle-wants = { WHO($seat) ->
    [you] Vous voudriez charger { merchants-haggle-load }
   *[other] { SEAT($seat) } voudrait charger { merchants-haggle-load }
}
merchants-haggle-load = { LIST(TALLY($goods, "cloth iron wine food silk salt"), "merchants-haggle-good") }
merchants-haggle-good = { $it ->
    [one] { merchants-amount } ({ AT($prices, $at, "sell") } aujourd’hui)
   *[other] { merchants-amount } ({ AT($prices, $at, "sell") } l’unité aujourd’hui)
}
merchants-haggle-word = { $word ->
    [quote] demande
    [counter] offre
   *[final] dernier mot
}
merchants-reason = { $it ->
    [usual-fee] C’est le tarif habituel.
    [sells-well] Ce chargement se vendra bien.
    [little-to-earn] Il y a peu à gagner sur cette route.
    [fair-price] C’est un prix honnête.
    [better-than-nothing] Une place vide ne rapporte rien.
    [too-dear] C’est trop cher.
    [not-far-apart] Nous ne sommes pas loin d’un accord.
    [not-worth-it] Le voyage ne vaut pas cela pour moi.
    [half-way] Coupons la poire en deux.
   *[too-little] C’est trop peu.
}
merchants-pointer = { $number ->
    [1] Première aiguille
   *[2] Deuxième aiguille
}
merchants-disc-same = Les deux aiguilles sur { merchants-good }
merchants-choose-end = Chariot { $wagon } : pion et arrivée
merchants-up = { merchants-good } : un niveau plus haut
merchants-down = { merchants-good } : un niveau plus bas
merchants-ledger = Vos comptes par chariot
merchants-ledger-wagon = Chariot { $wagon }
merchants-ledger-bids = mises gagnantes
merchants-ledger-fees = chargement payé
merchants-ledger-earned = chargement reçu
merchants-ledger-sales = ventes
merchants-ledger-sum = résultat
merchants-ledger-goods = Marchandises achetées
merchants-zoom-in = Agrandir la carte
merchants-zoom-out = Carte entière
merchants-scores = Statut à la fin
merchants-orders = Ordres permanents
merchants-orders-help = Pour vous uniquement. Comme maître-chargeur : votre prix par marchandise ; comme invité : le maximum que vous payez par marchandise. Sans ordre, on vous demande.
merchants-orders-price = Prix du chargement : { merchants-good }
merchants-orders-accept = Accepter les offres à partir de (par marchandise)
merchants-orders-pay = Payer au plus (par marchandise)
merchants-orders-save = Enregistrer ces ordres
merchants-orders-clear = Retirer ces ordres
merchants-orders-none = me demander

## La fin

merchants-over-status = Statut
merchants-sum = { merchants-over-status }

## Le premier tour guidé

merchants-aim-credit = { $level }, avec un crédit : derrière tous ceux qui n’en ont pas
merchants-aim-margin = { $count ->
    [one] { $count } niveau
   *[other] { $count } niveaux
}
merchants-tour-aim = On gagne par le statut : qui est le plus haut sur l’échelle quand assez de chariots sont arrivés l’emporte. L’argent ne sert qu’à monter.
    .touching = Gardez le doigt sur un choix : la barre dit ce qu’il signifierait.
merchants-tour-purchase = Achetez des marchandises, de préférence là où attend un chariot : elles restent dans l’entrepôt de cette ville jusqu’à ce qu’un chariot les emporte. Une ville verse son bonus (le + à côté de son nom) pour les marchandises que son propre marché ne vend pas.
merchants-tour-bid = Tout le monde mise en secret pour le chariot. Qui l’emporte est maître-chargeur, charge gratuitement des marchandises d’une sorte et encaisse ce que les autres paient pour charger. Personne d’autre ne charge alors cette sorte : les vôtres attendent.
merchants-tour-load = Une sorte est le monopole du maître-chargeur. Les autres peuvent demander à charger quelques marchandises d’autres sortes et marchander le prix.
merchants-tour-move = Un pion vaut autant de cases que son chiffre et revient quand tous sont joués. Un chariot peut porter les marchandises de tous : demandez-vous qui vous aidez. Rencontrer le coursier rapporte une carte.
merchants-tour-disc = Chaque disque fait monter une ou deux marchandises. Mais une marchandise au sommet retombe tout en bas si quelqu’un la fait encore monter.
merchants-tour-auction = Qui l’emporte choisit une carte investissement et s’en sert à chaque tour suivant.
merchants-tour-climb = Le statut décide de la partie. Monter coûte plus cher après chaque arrivée, et tenir son rang coûte à chaque tour : c’est le maintien. Gardez de quoi commercer !

## Options

merchants-option-edition = Édition
merchants-option-edition-help = 2010, ou la première de 1999 : deux cartes chacun dès le début, pas de phase d’investissement.
    .page = `edition` vaut d’ordinaire `2010`. Avec `1999`, vous jouez la première édition : chariots à Paris, Cologne et Gênes, deux cartes investissement chacun dès le départ et pas de phase 6, quinze cartes influence, dix crédits, et l’on peut renoncer à des cases.
merchants-option-edition-2010 = 2010
merchants-option-edition-1999 = 1999
merchants-option-equipment = Cartes de départ (1999)
merchants-option-equipment-help = Les cartes de départ sont mises aux enchères, ou distribuées par paires aux débutants.
    .page = `equipment` dit comment on attribue les cartes de départ de `1999` : aux enchères avec `auction`, ou par paires distribuées pour 1000 florins chacune avec `pairs`.
merchants-option-equipment-auction = enchères
merchants-option-equipment-pairs = paires
merchants-option-strong-and-weak = Une carte chère, une bon marché (1999)
merchants-option-strong-and-weak-help = Aux enchères, chacun obtient une carte chère et une bon marché.
    .page = `strong_and_weak` vaut d’ordinaire `false`. Avec `true`, chacun ne peut avoir qu’une carte de 600 ou 800 et une de 200 ou 400, aux enchères de `1999`.
merchants-option-start-cities = Départ des chariots
merchants-option-start-cities-help = Les villes de l’édition ; Paris, Cologne et Vienne (2010) ; Paris, Cologne et Gênes (1999) ; ou tirées au sort.
    .page = `start_cities` vaut d’ordinaire `edition` : Paris, Cologne, Vienne, ou avec `1999` Gênes au lieu de Vienne. `seed` donne les villes de 2010, `queen` celles de 1999, `random` tire au sort ([MA-R01](#ma-r01)).
merchants-option-start-cities-edition = selon l’édition
merchants-option-start-cities-seed = Paris, Cologne, Vienne
merchants-option-start-cities-queen = Paris, Cologne, Gênes
merchants-option-start-cities-random = au sort
merchants-option-first-round-purchase-passes = Achats au tour 1
merchants-option-first-round-purchase-passes-help = Combien de fois chacun achète au premier tour.
    .page = `first_round_purchase_passes` est le nombre d’achats au premier tour : d’ordinaire 2, sinon 1 ([MA-R02](#ma-r02)).
merchants-option-purchase-single-city = Achat dans une seule ville
merchants-option-purchase-single-city-help = Toutes les marchandises d’un achat viennent de la même ville.
    .page = `purchase_single_city` vaut d’ordinaire `false`. Avec `true`, toutes les marchandises d’un achat vont dans une seule ville ([MA-R03](#ma-r03)).
merchants-option-bonus-test = Bonus pour les marchandises
merchants-option-bonus-test-help = Une marchandise reçoit le bonus si le marché de la ville ne la vend pas, ou si aucun entrepôt n’y en contient.
    .page = `bonus_test` vaut d’ordinaire `market` : le bonus va à ce que la ville ne vend pas. Avec `warehouse`, à ce qu’aucun entrepôt de la ville ne contient ([MA-R04](#ma-r04)).
merchants-option-bonus-test-market = que le marché ne vend pas
merchants-option-bonus-test-warehouse = qu’aucun entrepôt ne contient
merchants-option-guest-load-max = Marchandises d’un invité
merchants-option-guest-load-max-help = Combien de marchandises un invité peut avoir sur un chariot ; 0 : comme dans le fichier de données.
    .page = `guest_load_max` est ce qu’un invité peut charger : d’ordinaire 0, c’est-à-dire les 2 de la boîte, sinon 1, 2 ou 3 ([MA-R05](#ma-r05)).
merchants-option-guest-mix = Sortes d’un invité
merchants-option-guest-mix-help = Un invité peut-il charger deux marchandises de la même sorte ?
    .page = `guest_mix` vaut d’ordinaire `any`. Avec `distinct`, les marchandises d’un invité doivent différer entre elles ([MA-R06](#ma-r06)).
merchants-option-guest-mix-any = libres
merchants-option-guest-mix-distinct = toutes différentes
merchants-option-negotiation = Prix du chargement
merchants-option-negotiation-help = Une contre-offre et un dernier mot, le seul prix du maître-chargeur, ou autant d’échanges qu’il faut.
    .page = `negotiation` vaut d’ordinaire `counter`. Avec `quote_only`, on ne peut qu’accepter ou refuser le prix du maître. Avec `free`, on continue : le prix du maître baisse à chaque échange, et promettre une place pour plus tard n’engage personne ([MA-R07](#ma-r07)).
merchants-option-negotiation-counter = marchandé
merchants-option-negotiation-quote-only = fixé par le maître-chargeur
merchants-option-negotiation-free = librement négocié
merchants-option-private-negotiation = Marchandage privé
merchants-option-private-negotiation-help = Seuls le maître-chargeur et l’invité entendent les prix proposés ; à argent visible, tous voient ce qui est payé.
    .page = `private_negotiation` vaut d’ordinaire `false`. Avec `true`, seuls les deux intéressés voient les sommes ; avec `open_money`, chacun voit ce qui est payé à la fin ([MA-R07](#ma-r07)).
merchants-option-zero-bid-wins = Une mise de 0 peut gagner
merchants-option-zero-bid-wins-help = Si tout le monde mise 0, le premier joueur a le chariot gratuitement.
    .page = `zero_bid_wins` vaut d’ordinaire `true`. Avec `false`, un chariot pour lequel tous misent 0 n’a pas de maître ([MA-R08](#ma-r08)).
merchants-option-forfeit-movement = On peut renoncer à des cases
merchants-option-forfeit-movement-help = Un chariot peut avancer de moins de cases que n’en indique le pion.
    .page = `forfeit_movement` vaut d’ordinaire `false`. Avec `true`, vous pouvez avancer un chariot de moins de cases que n’en indique le pion ([MA-R10](#ma-r10)).
merchants-option-pass-movement = Déplacement facultatif
merchants-option-pass-movement-help = On peut finir son tour sans jouer de pion.
    .page = `pass_movement` vaut d’ordinaire `false`. Avec `true`, vous pouvez passer sans jouer de pion ([MA-R11](#ma-r11)).
merchants-option-empty-wagons-move = Les chariots vides peuvent bouger
merchants-option-empty-wagons-move-help = Les chariots sans marchandises peuvent toujours bouger.
    .page = `empty_wagons_move` vaut d’ordinaire `false`. Avec `true`, les chariots vides peuvent toujours être déplacés ([MA-R14](#ma-r14)).
merchants-option-meeting-repeat = Toute rencontre compte
merchants-option-meeting-repeat-help = Un chariot qui reste avec le coursier donne une carte à chaque tour de jeu.
    .page = `meeting_repeat` vaut d’ordinaire `false`. Avec `true`, chaque tour de jeu qui finit avec un chariot sur la case du coursier rapporte une carte ([MA-R16](#ma-r16)).
merchants-option-influence-choice = Les cartes influence sont
merchants-option-influence-choice-help = Choisies dans la pile, ou piochées sans les voir.
    .page = `influence_choice` vaut d’ordinaire `choose`. Avec `draw`, on pioche une carte sans la voir ([MA-R17](#ma-r17)).
merchants-option-influence-choice-choose = choisies
merchants-option-influence-choice-draw = piochées
merchants-option-influence-secret = Cartes influence secrètes
merchants-option-influence-secret-help = Seule la personne qui les a en main les connaît.
    .page = `influence_secret` vaut d’ordinaire `true`. Avec `false`, les cartes influence sont visibles ([MA-R17](#ma-r17)).
merchants-option-double-pointer = Deux aiguilles sur une marchandise
merchants-option-double-pointer-help = De combien de niveaux elle monte.
    .page = `double_pointer` vaut d’ordinaire 1. Avec 2, deux aiguilles sur une marchandise la font monter de deux niveaux ([MA-R18](#ma-r18)).
merchants-option-end-arrivals = Arrivées qui terminent la partie
merchants-option-end-arrivals-help = 0 : le nombre habituel, selon le nombre de joueurs. Tout autre nombre décide, quelle que soit la durée.
    .page = `end_arrivals` est le nombre d’arrivées qui termine la partie ; 0 veut dire le nombre habituel selon les joueurs et `game_length`, tout autre nombre décide seul ([MA-R23](#ma-r23)).
merchants-option-game-length = Durée
merchants-option-game-length-help = La partie courte se termine après moins d’arrivées.
    .page = `game_length` vaut d’ordinaire `full`. Avec `short`, 6, 5 ou 4 arrivées suffisent à quatre, trois ou deux joueurs.
merchants-option-game-length-full = entière
merchants-option-game-length-short = courte
merchants-option-credit-timing = Crédit
merchants-option-credit-timing-help = Après une descente, ou avant, pour l’éviter.
    .page = `credit_timing` vaut d’ordinaire `after_fall`. Avec `before_fall`, on peut prendre un crédit pour éviter la descente ([MA-R26](#ma-r26)).
merchants-option-credit-timing-after-fall = après la descente
merchants-option-credit-timing-before-fall = avant la descente
merchants-option-credit-supply = Réserve de crédits
merchants-option-credit-supply-help = Combien il y en a ; 0 : sans limite.
    .page = `credit_supply` est le nombre de crédits : d’ordinaire `edition`, c’est-à-dire 4, ou 10 avec `1999` ; sinon `4` (seulement avec `2010`), `5`, `10`, ou `0` pour autant qu’on veut ([MA-R27](#ma-r27)).
merchants-option-credit-supply-edition = selon l’édition
merchants-option-credit-bottom = Crédit au niveau le plus bas
merchants-option-credit-bottom-help = Pour qui n’a presque plus d’argent, ou jamais.
    .page = `credit_bottom` vaut d’ordinaire `destitute`. Avec `strict`, pas de crédit pour qui n’est pas descendu ([MA-R28](#ma-r28)).
merchants-option-credit-bottom-destitute = pour les pauvres
merchants-option-credit-bottom-strict = jamais
merchants-option-all-indebted-rank = Si tous sont endettés
merchants-option-all-indebted-rank-help = Comparer l’argent moins les dettes, ou l’argent seul.
    .page = `all_indebted_rank` vaut d’ordinaire `net`. Avec `cash`, on ne déduit pas les dettes quand tous en ont ([MA-R30](#ma-r30)).
merchants-option-all-indebted-rank-net = argent moins dettes
merchants-option-all-indebted-rank-cash = argent
merchants-option-cheap-purchase = Achat avantageux
merchants-option-cheap-purchase-help = Un seul prix pour tout un achat, ou pour chaque marchandise.
    .page = `cheap_purchase` vaut d’ordinaire `flat100` : la carte donne le prix de tout l’achat. Avec `each100`, chaque marchandise coûte ce prix ([MA-R32](#ma-r32)).
merchants-option-cheap-purchase-flat100 = en tout
merchants-option-cheap-purchase-each100 = par marchandise
merchants-option-rotate-first-player = Le premier joueur change
merchants-option-rotate-first-player-help = Le rôle passe à gauche à chaque tour.
    .page = `rotate_first_player` vaut d’ordinaire `true`. Avec `false`, le premier joueur reste le même ([MA-R34](#ma-r34)).
merchants-option-skip-last-auction = Pas d’enchère au dernier tour
merchants-option-skip-last-auction-help = On ne met plus de carte investissement aux enchères quand la fin est certaine.
    .page = `skip_last_auction` vaut d’ordinaire `false`. Avec `true`, pas de phase 6 au dernier tour ([MA-R37](#ma-r37)).
merchants-option-max-rounds = Nombre maximal de tours
merchants-option-max-rounds-help = La partie finit au plus tard après ce nombre de tours.
    .page = `max_rounds` est un garde-fou, d’ordinaire 20, au plus 40 ([MA-R42](#ma-r42)).
merchants-option-open-money = Argent visible
merchants-option-open-money-help = Tout le monde voit l’argent de tout le monde.
    .page = `open_money` vaut d’ordinaire `false`. Avec `true`, tous voient l’argent de tous.

## Règles toutes faites : les options d’un même livret

merchants-preset-1999 = Édition de 1999
merchants-preset-1999-help = D’autres villes pour les chariots ; chacun a des cartes investissement dès le début, sans phase d’investissement ; moins de cartes influence, plus de crédits, et l’on peut renoncer à des cases.
merchants-preset-2010 = Édition de 2010
merchants-preset-2010-help = Les cartes investissement sont mises aux enchères à chaque tour ; toutes les cartes influence, peu de crédits, et un chariot avance d’exactement autant de cases que l’indique le pion.

bot-names-merchants = Agnès, Bartolo, Cornélie, Didier
bot-level-merchants-random = Hasard
bot-level-merchants-peddler = Colporteur
bot-level-merchants-bookkeeper = Comptable
bot-level-merchants-shipowner = Armateur
bot-level-merchants-burgomaster = Bourgmestre
bot-level-merchants-banker = Banquier
bot-temper-merchants-peddler = Prend les prix comme ils sont et monte dès que la bourse est pleine.
bot-temper-merchants-bookkeeper = Voit où vont les prix, mais oublie des choses et enchérit au jugé.
bot-temper-merchants-shipowner = Lit dans votre entrepôt et mise juste un peu plus que ce qu’un chariot vaut pour vous.
bot-temper-merchants-burgomaster = Déroule le tour dans sa tête jusqu’au bout, quand son attention ne flanche pas.
bot-temper-merchants-banker = Déroule sans cesse le tour dans sa tête et compte le statut qu’il promet.

## Refus

error-amount-not-in-steps = Les montants vont par pas fixes.
error-cannot-climb = Vous ne pouvez pas monter autant.
error-cannot-end-there = Le chariot ne peut pas finir là.
error-cannot-load = Cela ne peut pas être chargé.
error-cannot-repay = Vous ne pouvez pas rembourser autant de crédits.
error-card-not-face-up = Cette carte n’est pas visible.
error-card-not-left = Il n’en reste plus de cette sorte.
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
error-too-many-steps = On ne monte pas d’autant de niveaux en un tour.
error-wagon-not-movable = Ce chariot ne peut pas bouger maintenant.

# At the terminal only.
terminal-help-merchants = Formes courtes : vin par achète du vin à Paris ou l’y vend ; 2 vivres charge ou demande de la place ; w1 3 ham mène le chariot 1 à Hambourg avec le pion 3 ; courier b2 ; +soie et -soie décalent un prix ; up 2 monte ; 300 nomme une somme.
terminal-merchants-title = { game-merchants } · { merchants-round } · { merchants-phase }
terminal-merchants-legend = { $wagon } chariot · { $courier } coursier · les cases portent les noms de la liste et du journal
terminal-merchants-distances = Cases de ville à ville
terminal-merchants-supply = reste
terminal-merchants-tokens = Pions
