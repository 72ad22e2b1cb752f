### Marquis. Comment un texte lit ses champs et nomme les joueurs : docs/guides/translate.md.

game-marquis = Marquis
game-marquis-about = Onze courtisans, des mains cachées, et un Veto au bon moment.

marquis-card-a = Assassin
marquis-card-c = Comtesse
marquis-card-d = Bijoutier
marquis-card-e = Maître-chanteur
marquis-card-f = Faussaire
marquis-card-h = Astrologue
marquis-card-k = Clerc
marquis-card-m = Marquis
marquis-card-s = Procureur
marquis-card-t = Pickpocket
marquis-card-w = Voleur barbare
marquis-card-v = Veto
marquis-card = { PART($it, 1) ->
    [none] { marquis-named }
   *[other] { marquis-named } (à gages)
}
marquis-named = { PART($it, 0) ->
    [A] { marquis-card-a }
    [C] { marquis-card-c }
    [D] { marquis-card-d }
    [E] { marquis-card-e }
    [F] { marquis-card-f }
    [H] { marquis-card-h }
    [K] { marquis-card-k }
    [M] { marquis-card-m }
    [S] { marquis-card-s }
    [T] { marquis-card-t }
    [W] { marquis-card-w }
   *[V] { marquis-card-v }
}
marquis-initial = { PART($it, 0) ->
    [A] As
    [C] Co
    [D] Bi
    [E] Mc
    [F] F
    [H] At
    [K] Cl
    [M] Ma
    [S] Pr
    [T] Pi
    [W] Vo
   *[V] V
}
marquis-motto-a = élimine un rival
marquis-motto-f = rejoue le précédent
marquis-motto-m = payé par les anciens
marquis-motto-w = la bourse ou …
marquis-motto-v = Pas contre moi !
marquis-motto-c = protège, contre argent
marquis-motto-d = achète deux fois
marquis-motto-e = plus forts à deux
marquis-motto-h = reprend une carte
marquis-motto-k = même taux qu’à gauche
marquis-motto-s = annule un Veto
marquis-motto-t = vole le plus riche
marquis-coins = pièces
marquis-diamonds = diamants
marquis-rubies = rubis
marquis-rubies-each = rubis ({ $points } chacun)
marquis-vetoes = Vetos
marquis-nothing = rien
marquis-n-coins = { AS($coins, "marquis-some-coins") }
marquis-some-coins = { $it ->
    [one] { $it } pièce
   *[other] { $it } pièces
}
marquis-n-diamonds = { AS($diamonds, "marquis-some-diamonds") }
marquis-some-diamonds = { $it ->
    [one] { $it } diamant
   *[other] { $it } diamants
}
marquis-n-rubies = { $rubies ->
    [one] { $rubies } rubis
   *[other] { $rubies } rubis
}
marquis-n-vetoes = { AS($vetoes, "marquis-some-vetoes") }
marquis-some-vetoes = { $it ->
    [one] { $it } Veto
   *[other] { $it } Vetos
}
marquis-bundle = { SUM($it) ->
    [0] { marquis-nothing }
   *[other] { LIST($it, "marquis-goods") }
}
marquis-goods = { $it ->
    [0] { "" }
   *[other] { $at ->
        [coins] { marquis-n-coins }
        [diamonds] { marquis-n-diamonds }
        [rubies] { marquis-n-rubies }
       *[vetoes] { marquis-n-vetoes }
    }
}
marquis-at-rate = { COUNT($it) ->
    [0] –
   *[other] { marquis-n-coins } → { marquis-n-diamonds }
}
marquis-points = { AS($points, "marquis-some-points") }
marquis-some-points = { $it ->
    [one] { $it } point
   *[other] { $it } points
}

## Ce qui s’est passé

marquis-event-start-card-turned = { WHO($seat) ->
    [you] Vous retournez : { AS($card, "marquis-card") }.
   *[other] { SEAT($seat) } retourne : { AS($card, "marquis-card") }.
}
marquis-event-start-player-found = { WHO($seat) ->
    [you] Vous commencez et prenez { AS(AT($coins, $seat), "marquis-some-coins") }, votre voisin de gauche { AS(LESS(SUM($coins), AT($coins, $seat)), "marquis-some-coins") }. Il reste { AS($treasury, "marquis-some-coins") } dans les caisses.
   *[other] { SEAT($seat) } commence et prend { AS(AT($coins, $seat), "marquis-some-coins") }, son voisin de gauche { AS(LESS(SUM($coins), AT($coins, $seat)), "marquis-some-coins") }. Il reste { AS($treasury, "marquis-some-coins") } dans les caisses.
}
marquis-event-hand-dealt = { $cards ->
    [none] { "" }
   *[other] { WHO($seat) ->
        [you] Vous piochez { LIST($cards, "marquis-card") }.
       *[other] { SEAT($seat) } pioche { LIST($cards, "marquis-card") }.
    }
}
marquis-event-turn-began = { "" }
    .head = { WHO($seat) ->
        [you] À vous de jouer
       *[other] Tour de jeu : { SEAT($seat) }
    }
marquis-event-card-laid = { IS(PART($card, 0), $identity) ->
    [yes] { WHO($seat) ->
        [you] Vous posez : { AS($card, "marquis-card") }.
       *[other] { SEAT($seat) } pose : { AS($card, "marquis-card") }.
    }
   *[no] { WHO($seat) ->
        [you] Vous posez : { AS($card, "marquis-card") }, qui imite : { AS($identity, "marquis-card") }.
       *[other] { SEAT($seat) } pose : { AS($card, "marquis-card") }, qui imite : { AS($identity, "marquis-card") }.
    }
}
marquis-event-direction-turned = { $clockwise ->
    [yes] Le jeu change de sens : désormais dans le sens des aiguilles d’une montre.
   *[no] Le jeu change de sens : désormais dans le sens inverse des aiguilles d’une montre.
}
marquis-event-extortioners-marked = Deux Maîtres-chanteurs sont visibles : meilleur taux pour { LIST($seats, "told-seat", last: " et ") }.
marquis-event-treasury-taken = { $coins ->
    [0] { WHO($seat) ->
        [you] Vous trouvez les caisses vides.
       *[other] { SEAT($seat) } trouve les caisses vides.
    }
   *[other] { WHO($seat) ->
        [you] Vous prenez { marquis-n-coins } dans les caisses.
       *[other] { SEAT($seat) } prend { marquis-n-coins } dans les caisses.
    }
}
marquis-event-coins-taken = { $effect ->
    [payday] { WHO($victim) ->
        [you] Vous versez { marquis-n-coins } à { SEAT($culprit) }, comme le doivent les Marquis posés plus tôt.
       *[other] { WHO($culprit) ->
            [you] { SEAT($victim) } vous verse { marquis-n-coins }, comme le doivent les Marquis posés plus tôt.
           *[other] { SEAT($victim) } verse { marquis-n-coins } à { SEAT($culprit) }, comme le doivent les Marquis posés plus tôt.
        }
    }
    [theft] { WHO($culprit) ->
        [you] Vous faites les poches à { SEAT($victim) }, dont les bijoux valent le plus : { marquis-n-coins }.
       *[other] { WHO($victim) ->
            [you] { SEAT($culprit) } vous fait les poches, car vos bijoux valent le plus : { marquis-n-coins }.
           *[other] { SEAT($culprit) } fait les poches à { SEAT($victim) }, dont les bijoux valent le plus : { marquis-n-coins }.
        }
    }
    [demand] { WHO($victim) ->
        [you] Vous remettez { marquis-n-coins } à { SEAT($culprit) } et gardez votre personnage.
       *[other] { WHO($culprit) ->
            [you] { SEAT($victim) } vous remet { marquis-n-coins } et garde son personnage.
           *[other] { SEAT($victim) } remet { marquis-n-coins } à { SEAT($culprit) } et garde son personnage.
        }
    }
    [toll] { WHO($victim) ->
        [you] Vous payez { marquis-n-coins } de péage à { SEAT($culprit) } avant votre achat.
       *[other] { WHO($culprit) ->
            [you] { SEAT($victim) } paie { marquis-n-coins } à votre Comtesse avant l’achat.
           *[other] { SEAT($victim) } paie { marquis-n-coins } de péage à { SEAT($culprit) } avant l’achat.
        }
    }
    [assassination] { WHO($culprit) ->
        [you] Votre Assassin prend { marquis-n-coins } à { SEAT($victim) }.
       *[other] { WHO($victim) ->
            [you] Un Assassin vous prend { marquis-n-coins }, pour { SEAT($culprit) }.
           *[other] Un Assassin prend { marquis-n-coins } à { SEAT($victim) }, pour { SEAT($culprit) }.
        }
    }
   *[robbery] { WHO($culprit) ->
        [you] Vous volez { marquis-n-coins } à { SEAT($victim) }.
       *[other] { WHO($victim) ->
            [you] { SEAT($culprit) } vous vole { marquis-n-coins }.
           *[other] { SEAT($culprit) } vole { marquis-n-coins } à { SEAT($victim) }.
        }
    }
}
marquis-event-coins-given = { WHO($seat) ->
    [you] Vous donnez { marquis-n-coins } à { SEAT($receiver) }, qui a déjà ce personnage.
   *[other] { WHO($receiver) ->
        [you] { SEAT($seat) } vous donne { marquis-n-coins } : vous avez déjà ce personnage.
       *[other] { SEAT($seat) } donne { marquis-n-coins } à { SEAT($receiver) }, qui a déjà ce personnage.
    }
}
marquis-event-eliminated = { $exposed ->
    [none] { marquis-elimination } Il n’y a personne dessous.
   *[other] { marquis-elimination } Dessous apparaît : { AS($exposed, "marquis-card") }.
}
    .stamp = Éliminé
marquis-elimination = { WHO($culprit) ->
    [you] Vous éliminez un personnage chez { SEAT($victim) } : { AS($card, "marquis-card") }.
   *[other] { WHO($victim) ->
        [you] { SEAT($culprit) } élimine un de vos personnages : { AS($card, "marquis-card") }.
       *[other] { SEAT($culprit) } élimine un personnage chez { SEAT($victim) } : { AS($card, "marquis-card") }.
    }
}
marquis-event-all-spared = { WHO($seat) ->
    [you] Vous épargnez tout le monde.
   *[other] { SEAT($seat) } épargne tout le monde.
}
marquis-event-exchanged = { $times ->
    [0] { WHO($seat) ->
        [you] Vous n’achetez rien.
       *[other] { SEAT($seat) } n’achète rien.
    }
   *[other] { WHO($seat) ->
        [you] Vous achetez : { marquis-spent } → { marquis-n-diamonds }{ marquis-dutifully }.
       *[other] { SEAT($seat) } achète : { marquis-spent } → { marquis-n-diamonds }{ marquis-dutifully }.
    }
}
marquis-dutifully = { $duty ->
    [yes] { "" } (obligatoire : les caisses sont vides)
   *[no] { "" }
}
marquis-spent = { $vetoes ->
    [0] { marquis-n-coins }
   *[other] { $coins ->
        [0] { marquis-n-vetoes }
       *[other] { marquis-n-coins } et { marquis-n-vetoes }
    }
}
marquis-event-exchange-prevented = { WHO($seat) ->
    [you] Le péage payé, vous n’avez plus de quoi acheter.
   *[other] Le péage payé, { SEAT($seat) } n’a plus de quoi acheter.
}
marquis-event-ruby-gained = { WHO($seat) ->
    [you] Vous changez des diamants en rubis : { marquis-n-rubies } de plus.
   *[other] { SEAT($seat) } change des diamants en rubis : { marquis-n-rubies } de plus.
}
marquis-event-toll-set = { WHO($seat) ->
    [you] Votre Comtesse ne protège personne : le prochain achat lui vaudra le péage.
   *[other] La Comtesse chez { SEAT($seat) } ne protège personne : le prochain achat lui vaudra le péage.
}
marquis-event-toll-claimed = { WHO($seat) ->
    [you] Votre Comtesse réclame son péage à { SEAT($payer) }.
   *[other] { WHO($payer) ->
        [you] La Comtesse chez { SEAT($seat) } vous réclame son péage.
       *[other] La Comtesse chez { SEAT($seat) } réclame son péage à { SEAT($payer) }.
    }
}
marquis-event-toll-waived = { WHO($seat) ->
    [you] Votre Comtesse fait grâce à { SEAT($payer) }.
   *[other] { WHO($payer) ->
        [you] La Comtesse chez { SEAT($seat) } vous fait grâce.
       *[other] La Comtesse chez { SEAT($seat) } fait grâce à { SEAT($payer) }.
    }
}
marquis-event-allowed = { WHO($seat) ->
    [you] Vous laissez faire.
   *[other] { SEAT($seat) } laisse faire.
}
marquis-folded-silence = Laissent faire : { LIST($events, "told-by") }.
marquis-event-veto-played = { WHO($seat) ->
    [you] Veto ! Vous bloquez l’attaque que mène { SEAT($culprit) }.
   *[other] { WHO($culprit) ->
        [you] Veto ! { SEAT($seat) } bloque votre attaque.
       *[other] Veto ! { SEAT($seat) } bloque l’attaque que mène { SEAT($culprit) }.
    }
}
    .stamp = Veto !
marquis-event-veto-laid = { $neutralised ->
    [yes] { marquis-veto-of-owner } revient { marquis-prosecutor-of-seat }.
   *[no] { marquis-veto-of-owner } est valable. Il est maintenant devant { SEAT($seat) }.
}
marquis-veto-of-owner = { WHO($owner) ->
    [you] Votre Veto
   *[other] Le Veto joué par { SEAT($owner) }
}
marquis-prosecutor-of-seat = { WHO($seat) ->
    [you] à votre Procureur
   *[other] au Procureur chez { SEAT($seat) }
}
marquis-event-veto-removed = { marquis-veto-of-owner } quitte la partie.
marquis-event-intervention-passed = { WHO($seat) ->
    [you] Vous n’intervenez pas.
   *[other] { SEAT($seat) } n’intervient pas.
}
marquis-folded-aloofness = N’interviennent pas : { LIST($events, "told-by") }.
marquis-event-prosecutor-shown = { WHO($seat) ->
    [you] Vous montrez un Procureur.
   *[other] { SEAT($seat) } montre un Procureur.
}
    .said = Mon Procureur !
marquis-event-price-demanded = { WHO($seat) ->
    [you] Vous proposez d’annuler le Veto et demandez { AS($bundle, "marquis-bundle") } à { SEAT($culprit) }.
   *[other] { WHO($culprit) ->
        [you] { SEAT($seat) } propose d’annuler le Veto et vous demande { AS($bundle, "marquis-bundle") }.
       *[other] { SEAT($seat) } propose d’annuler le Veto et demande { AS($bundle, "marquis-bundle") } à { SEAT($culprit) }.
    }
}
    .said = { AS($bundle, "marquis-bundle") } ?
marquis-event-price-countered = { WHO($seat) ->
    [you] Vous proposez plutôt { AS($bundle, "marquis-bundle") } à { SEAT($prosecutor) }.
   *[other] { WHO($prosecutor) ->
        [you] { SEAT($seat) } vous propose plutôt { AS($bundle, "marquis-bundle") }.
       *[other] { SEAT($seat) } propose plutôt { AS($bundle, "marquis-bundle") } à { SEAT($prosecutor) }.
    }
}
    .said = { AS($bundle, "marquis-bundle") } ?
marquis-event-terms-accepted = { "" }
marquis-event-terms-refused = { WHO($seat) ->
    [you] Vous refusez ce que veut { SEAT($other) }.
   *[other] { WHO($other) ->
        [you] { SEAT($seat) } refuse ce que vous voulez.
       *[other] { SEAT($seat) } refuse ce que veut { SEAT($other) }.
    }
}
    .said = Non.
marquis-event-reason-given = { COUNT($reason) ->
    [0] { "" }
   *[other] { WHO($seat) ->
        [you] Vous : « { AS($reason, "marquis-reason") } »
       *[other] { SEAT($seat) } : « { AS($reason, "marquis-reason") } »
    }
}
    .said = { COUNT($reason) ->
        [0] { "" }
       *[other] { AS($reason, "marquis-reason") }
    }
marquis-event-veto-neutralised = { WHO($seat) ->
    [you] Votre Procureur annule le Veto joué par { SEAT($victim) }.
   *[other] { WHO($victim) ->
        [you] { SEAT($seat) } fait annuler votre Veto par un Procureur.
       *[other] { SEAT($seat) } fait annuler par un Procureur le Veto joué par { SEAT($victim) }.
    }
}
    .stamp = Annulé !
marquis-event-fee-offered = { $bundle ->
    [none] { WHO($seat) ->
        [you] Vous ne voulez pas de protection.
       *[other] { SEAT($seat) } ne veut pas de protection.
    }
   *[other] { WHO($seat) ->
        [you] Vous offrez { AS($bundle, "marquis-bundle") } à { SEAT($countess) } pour votre protection.
       *[other] { WHO($countess) ->
            [you] { SEAT($seat) } vous offre { AS($bundle, "marquis-bundle") } pour sa protection.
           *[other] { SEAT($seat) } offre { AS($bundle, "marquis-bundle") } à { SEAT($countess) } pour sa protection.
        }
    }
}
    .said = { $bundle ->
        [none] { "" }
       *[other] { AS($bundle, "marquis-bundle") } ?
    }
marquis-event-fee-demanded = { WHO($seat) ->
    [you] Vous proposez de protéger { SEAT($client) } pour { AS($bundle, "marquis-bundle") }.
   *[other] { WHO($client) ->
        [you] { SEAT($seat) } propose de vous protéger pour { AS($bundle, "marquis-bundle") }.
       *[other] { SEAT($seat) } propose de protéger { SEAT($client) } pour { AS($bundle, "marquis-bundle") }.
    }
}
    .said = { AS($bundle, "marquis-bundle") } ?
marquis-event-protection-declined = { WHO($seat) ->
    [you] Vous ne protégez personne.
   *[other] { SEAT($seat) } ne protège personne.
}
marquis-event-protection-sold = { WHO($seat) ->
    [you] Votre Comtesse protège { SEAT($client) } pour { AS($bundle, "marquis-bundle") }.
   *[other] { WHO($client) ->
        [you] La Comtesse chez { SEAT($seat) } vous protège pour { AS($bundle, "marquis-bundle") }.
       *[other] La Comtesse chez { SEAT($seat) } protège { SEAT($client) } pour { AS($bundle, "marquis-bundle") }.
    }
}
marquis-event-protection-ended = { WHO($seat) ->
    [you] Vous ne protégez plus { SEAT($client) }.
   *[other] { WHO($client) ->
        [you] { SEAT($seat) } ne vous protège plus.
       *[other] { SEAT($seat) } ne protège plus { SEAT($client) }.
    }
}
marquis-event-bundle-paid = { WHO($seat) ->
    [you] Vous payez { AS($bundle, "marquis-bundle") } à { SEAT($receiver) }.
   *[other] { WHO($receiver) ->
        [you] { SEAT($seat) } vous paie { AS($bundle, "marquis-bundle") }.
       *[other] { SEAT($seat) } paie { AS($bundle, "marquis-bundle") } à { SEAT($receiver) }.
    }
}
marquis-event-card-drawn = { $card ->
    [none] { "" }
   *[other] { WHO($seat) ->
        [you] Vous piochez : { AS($card, "marquis-card") }.
       *[other] { SEAT($seat) } pioche : { AS($card, "marquis-card") }.
    }
}
marquis-event-card-taken-back = { $card ->
    [none] { WHO($seat) ->
        [you] Vous reprenez une carte de votre pile, en secret.
       *[other] { SEAT($seat) } reprend une carte de sa pile, en secret.
    }
   *[other] { WHO($seat) ->
        [you] Vous reprenez : { AS($card, "marquis-card") }.
       *[other] { SEAT($seat) } reprend : { AS($card, "marquis-card") }.
    }
}
marquis-event-special-dealt = { $card ->
    [none] { WHO($seat) ->
        [you] Vous recevez une carte secrète.
       *[other] { SEAT($seat) } reçoit une carte secrète.
    }
   *[other] { WHO($seat) ->
        [you] Vous recevez une carte secrète, jouable avec : { AS($card, "marquis-card") }.
       *[other] { SEAT($seat) } reçoit une carte secrète, jouable avec : { AS($card, "marquis-card") }.
    }
}
marquis-event-special-kept = { WHO($seat) ->
    [you] Vous ne jouez pas de carte secrète.
   *[other] { SEAT($seat) } ne joue pas de carte secrète.
}
marquis-event-special-played = { $target ->
    [none] { WHO($seat) ->
        [you] Vous jouez une carte secrète avec : { AS($card, "marquis-card") }.
       *[other] { SEAT($seat) } joue une carte secrète avec : { AS($card, "marquis-card") }.
    }
   *[other] { WHO($seat) ->
        [you] Vous jouez une carte secrète avec : { AS($card, "marquis-card") }. Elle vise { SEAT($target) }.
       *[other] { WHO($target) ->
            [you] { SEAT($seat) } joue une carte secrète avec : { AS($card, "marquis-card") }. Elle vous vise.
           *[other] { SEAT($seat) } joue une carte secrète avec : { AS($card, "marquis-card") }. Elle vise { SEAT($target) }.
        }
    }
}
marquis-event-goods-lost = { WHO($seat) ->
    [you] Vous perdez { marquis-n-coins } et { marquis-n-diamonds }.
   *[other] { SEAT($seat) } perd { marquis-n-coins } et { marquis-n-diamonds }.
}
marquis-event-card-lost = { WHO($seat) ->
    [you] Une carte quitte votre pioche sans être vue.
   *[other] Une carte quitte la pioche chez { SEAT($seat) } sans être vue.
}
marquis-event-mercenary-hired = { WHO($seat) ->
    [you] Vous engagez : { AS($card, "marquis-card") }.
   *[other] { SEAT($seat) } engage : { AS($card, "marquis-card") }.
}
marquis-event-mercenary-kept = { WHO($seat) ->
    [you] Vous gardez votre mercenaire pour plus tard : { AS($card, "marquis-card") }.
   *[other] { SEAT($seat) } garde son mercenaire pour plus tard : { AS($card, "marquis-card") }.
}
marquis-event-mercenary-discharged = { WHO($seat) ->
    [you] Votre mercenaire quitte la partie : { AS($card, "marquis-card") }.
   *[other] Un mercenaire engagé par { SEAT($seat) } quitte la partie : { AS($card, "marquis-card") }.
}
marquis-event-played-on = { WHO($seat) ->
    [you] Vous continuez, sans adversaires.
   *[other] { SEAT($seat) } continue, sans adversaires.
}
marquis-event-stopped = { WHO($seat) ->
    [you] Vous vous arrêtez.
   *[other] { SEAT($seat) } s’arrête.
}
marquis-event-went-out = { WHO($seat) ->
    [you] Vous avez fait votre dernier achat et avez fini.
   *[other] { SEAT($seat) } a fait son dernier achat et a fini.
}
marquis-event-game-ended = Victoire avec { AS(MAX($points), "marquis-some-points") } : { LIST($ranks, "marquis-winner", last: " et ") }.
marquis-winner = { $it ->
    [1] { SEAT($at) }
   *[other] { "" }
}

## Ce qui est demandé

marquis-effect = { $effect ->
    [payday] { WHO($culprit) ->
        [you] Vous posez un Marquis et réclamez { marquis-n-coins } à { SEAT($victim) }
       *[other] { WHO($victim) ->
            [you] { SEAT($culprit) } pose un Marquis et vous réclame { marquis-n-coins }
           *[other] { SEAT($culprit) } pose un Marquis et réclame { marquis-n-coins } à { SEAT($victim) }
        }
    }
    [theft] { WHO($culprit) ->
        [you] Votre Pickpocket veut prendre { marquis-n-coins } à { SEAT($victim) }, dont les bijoux valent le plus
       *[other] { WHO($victim) ->
            [you] La Pickpocket chez { SEAT($culprit) } veut vous prendre { marquis-n-coins }, car vos bijoux valent le plus
           *[other] La Pickpocket chez { SEAT($culprit) } veut prendre { marquis-n-coins } à { SEAT($victim) }, dont les bijoux valent le plus
        }
    }
    [demand] { $kills ->
        [yes] { WHO($culprit) ->
            [you] Votre Voleur barbare exige ce que { SEAT($victim) } ne peut pas payer ; le personnage serait éliminé
           *[other] { WHO($victim) ->
                [you] Le Voleur barbare chez { SEAT($culprit) } exige ce que vous ne pouvez pas payer ; votre personnage serait éliminé
               *[other] Le Voleur barbare chez { SEAT($culprit) } exige ce que { SEAT($victim) } ne peut pas payer ; le personnage serait éliminé
            }
        }
       *[no] { WHO($culprit) ->
            [you] Votre Voleur barbare réclame { marquis-n-coins } à { SEAT($victim) }
           *[other] { WHO($victim) ->
                [you] Le Voleur barbare chez { SEAT($culprit) } vous réclame { marquis-n-coins }
               *[other] Le Voleur barbare chez { SEAT($culprit) } réclame { marquis-n-coins } à { SEAT($victim) }
            }
        }
    }
    [assassination] { WHO($culprit) ->
        [you] Votre Assassin vise { SEAT($victim) } : { marquis-n-coins } et le personnage
       *[other] { WHO($victim) ->
            [you] L’Assassin chez { SEAT($culprit) } vous vise : { marquis-n-coins } et votre personnage
           *[other] L’Assassin chez { SEAT($culprit) } vise { SEAT($victim) } : { marquis-n-coins } et le personnage
        }
    }
    [toll] { WHO($culprit) ->
        [you] Votre Comtesse réclame { marquis-n-coins } à { SEAT($victim) }
       *[other] { WHO($victim) ->
            [you] La Comtesse chez { SEAT($culprit) } vous réclame { marquis-n-coins }
           *[other] La Comtesse chez { SEAT($culprit) } réclame { marquis-n-coins } à { SEAT($victim) }
        }
    }
   *[robbery] { WHO($culprit) ->
        [you] Vous vous apprêtez à voler { marquis-n-coins } à { SEAT($victim) }
       *[other] { WHO($victim) ->
            [you] { SEAT($culprit) } s’apprête à vous voler { marquis-n-coins }
           *[other] { SEAT($culprit) } s’apprête à voler { marquis-n-coins } à { SEAT($victim) }
        }
    }
}
marquis-question-exchange = { AT($matter, "duty") ->
    [yes] Les caisses sont vides : vous devez acheter au moins une fois. Taux ({ AS(AT($places, $seat, "open", "card", "identity"), "marquis-card") }) : { AS(AT($matter, "rate"), "marquis-at-rate") }. Combien de fois ?
   *[no] Votre tour commence par l’achat. Taux ({ AS(AT($places, $seat, "open", "card", "identity"), "marquis-card") }) : { AS(AT($matter, "rate"), "marquis-at-rate") }. Combien de fois ?
}
marquis-question-exchange-now = Le Bijoutier peut acheter tout de suite : { AS(AT($matter, "rate"), "marquis-at-rate") }. Combien de fois ?
marquis-question-exchange-last = C’est votre dernier achat : { AS(AT($matter, "rate"), "marquis-at-rate") }. Combien de fois ?
marquis-question-exchange-late = Des pièces vous sont parvenues : { AS(AT($matter, "rate"), "marquis-at-rate") }. Combien d’achats faites-vous encore ?
marquis-question-claim-toll = { SEAT(AT($matter, "other")) } veut acheter. Votre Comtesse réclame-t-elle son péage ?
marquis-question-lay-card = { AT($places, $seat, "committed") ->
    [yes] Vous l’avez promis : posez votre Procureur.
   *[no] Posez un personnage sur votre pile.
}
    .pointing = Survolez une carte pour voir ce qu’elle ferait maintenant.
    .touching = Gardez le doigt sur une carte pour voir ce qu’elle ferait maintenant.
marquis-question-assassinate = Quel personnage votre Assassin élimine-t-il ? Il prend aussi jusqu’à { AS(PRINTED("assassin"), "marquis-some-coins") }.
marquis-question-may-veto = { SUM(COUNT(AT($question, "choices", "actions")), COUNT(AT($question, "choices", "forms"))) ->
    [1] { AS($matter, "marquis-effect") }{ marquis-robbery-reason }. Vous n’avez pas de Veto.
   *[other] { AS($matter, "marquis-effect") }{ marquis-robbery-reason }. Jouer votre Veto ?
}
marquis-robbery-reason = { AT($matter, "effect") ->
    [robbery] { " " }({ AS(AT($places, AT($matter, "culprit"), "open", "card", "identity"), "marquis-card") } contre { AS(AT($places, AT($matter, "victim"), "open", "card", "identity"), "marquis-card") })
   *[other] { "" }
}
marquis-question-take-back = L’Astrologue reprend en main une carte de votre pile. Laquelle ? Personne ne la verra.
marquis-question-call-witness = Le Procureur appelle un témoin : choisissez la carte de votre pioche que vous prenez en main, ou prenez celle du dessus.
marquis-question-play-on = Tous les autres ont fini. Continuer, ou s’arrêter et acheter une dernière fois ?
marquis-question-intervene = { SUM(COUNT(AT($question, "choices", "actions")), COUNT(AT($question, "choices", "forms"))) ->
    [1] { AS($matter, "marquis-effect") }, mais un Veto l’empêche. Vous ne pouvez pas intervenir.
   *[other] { AS($matter, "marquis-effect") }, mais un Veto l’empêche. Votre Procureur peut annuler ce Veto, gratuitement ou contre paiement.
}
marquis-question-answer-price = { SEAT(AT($matter, "other")) } propose d’annuler le Veto joué par { SEAT(AT($matter, "victim")) } pour { AS(AT($matter, "standing"), "marquis-bundle") }. Votre réponse ?
marquis-question-last-word = { AT($matter, "standing") ->
    [none] { SEAT(AT($matter, "other")) } refuse. Annuler le Veto gratuitement, ou le laisser ?
   *[other] { SEAT(AT($matter, "other")) } offre { AS(AT($matter, "standing"), "marquis-bundle") } si vous annulez le Veto. D’accord ?
}
marquis-question-offer-fee = La Comtesse chez { SEAT(AT($matter, "other")) } protège un personnage visible du vol et de l’élimination. Qu’offrez-vous pour le vôtre ?
marquis-question-answer-fee = { SEAT(AT($matter, "other")) } propose de protéger votre personnage pour { AS(AT($matter, "standing"), "marquis-bundle") }.{ LIST($places, "marquis-offer-stands") } D’accord ?
marquis-offer-stands = { WHO($at) ->
    [you] { $offer ->
        [none] { "" }
       *[other] { " " }Si vous refusez, votre offre tient toujours : { AS($offer, "marquis-bundle") }.
    }
   *[other] { "" }
}
marquis-question-choose-client = { COUNT($places, "offer") ->
    [0] Personne n’a rien offert. Fixez votre prix, ou ne protégez personne et attendez le péage.
    [one] Il y a { COUNT($places, "offer") } offre. Acceptez-la, proposez un prix à quelqu’un, ou ne protégez personne et attendez le péage.
   *[other] Il y a { COUNT($places, "offer") } offres. Acceptez-en une, proposez un prix à quelqu’un, ou ne protégez personne et attendez le péage.
}
marquis-question-settle-client = Votre prix est refusé. Accepter une des offres, ou ne protéger personne ?
marquis-question-special = Vous pouvez jouer votre carte secrète avec ce personnage, si elle convient.
marquis-question-hire = Engager un mercenaire pour { AS(PRINTED("mercenary"), "marquis-some-coins") } ?
marquis-question-lay-or-keep = Poser votre mercenaire tout de suite, ou le garder pour un autre tour ?
marquis-wait-exchange = { told-waiting } peut acheter : { AS(AT($matter, "rate"), "marquis-at-rate") }.
marquis-wait-exchange-now = { told-waiting } peut acheter avec le Bijoutier.
marquis-wait-exchange-last = { told-waiting } fait son dernier achat.
marquis-wait-exchange-late = { told-waiting } peut encore acheter.
marquis-wait-claim-toll = { WHO(AT($matter, "other")) ->
    [you] { told-waiting } peut vous réclamer un péage.
   *[other] { told-waiting } peut réclamer un péage à { SEAT(AT($matter, "other")) }.
}
marquis-wait-lay-card = { told-waiting } choisit un personnage.
marquis-wait-assassinate = { told-waiting } cherche une victime.
marquis-wait-may-veto = { AS($matter, "marquis-effect") }. Y aura-t-il un Veto ?
marquis-wait-take-back = { told-waiting } regarde dans sa pile.
marquis-wait-call-witness = { told-waiting } appelle un témoin.
marquis-wait-intervene = { AS($matter, "marquis-effect") }, mais un Veto l’empêche. { told-waiting } peut encore intervenir.
marquis-wait-answer-price = { told-waiting } réfléchit au prix : { AS(AT($matter, "standing"), "marquis-bundle") }.
marquis-wait-last-word = { told-waiting } a le dernier mot.
marquis-wait-offer-fee = Une protection pour { told-waiting } ?
marquis-wait-answer-fee = { told-waiting } réfléchit au prix : { AS(AT($matter, "standing"), "marquis-bundle") }.
marquis-wait-choose-client = { told-waiting } se demande qui protéger.
marquis-wait-settle-client = { told-waiting } se demande qui protéger.
marquis-wait = On attend { told-waiting }.
marquis-wait-moment = Un instant.
marquis-wait-over = La partie est finie.

## Ce qu’on peut faire

marquis-action-exchange = { $times ->
    [0] Garder les pièces
   *[other] { AS(PRODUCT($times, AT($matter, "rate", "coins")), "marquis-some-coins") } → { AS(PRODUCT($times, AT($matter, "rate", "diamonds")), "marquis-some-diamonds") }
}
marquis-action-claim-toll = Réclamer le péage
marquis-action-waive-toll = Y renoncer
marquis-action-lay-card = Poser : { AS($card, "marquis-card") }
marquis-action-assassinate = Éliminer le personnage chez { SEAT($seat) }
marquis-action-spare-all = Épargner tout le monde
marquis-action-allow = Laisser faire
marquis-action-play-veto = Veto !
marquis-action-pass-by = Ne pas intervenir
marquis-action-neutralise = Annuler le Veto gratuitement
marquis-action-demand-price = { SUM($bundle) ->
    [0] Demander un prix
   *[other] Demander { AS($bundle, "marquis-bundle") }
}
marquis-action-accept = D’accord : { AS(AT($matter, "standing"), "marquis-bundle") }
marquis-action-refuse = Refuser
marquis-action-counter = { SUM($bundle) ->
    [0] Faire une contre-offre
   *[other] Offrir plutôt { AS($bundle, "marquis-bundle") }
}
marquis-action-offer-fee = { SUM($bundle) ->
    [0] Faire une offre
   *[other] Offrir { AS($bundle, "marquis-bundle") }
}
marquis-action-offer-nothing = Pas de protection
marquis-action-accept-offer = Protéger { SEAT($seat) } pour { AS(AT($places, $seat, "offer"), "marquis-bundle") }
marquis-action-demand-fee = { SUM($bundle) ->
    [0] Proposer un prix à { SEAT($seat) }
   *[other] Demander { AS($bundle, "marquis-bundle") } à { SEAT($seat) }
}
marquis-action-decline = Ne protéger personne
marquis-action-take-back = Reprendre : { AS($card, "marquis-card") }
marquis-action-call-witness = { $card ->
    [none] Prendre la carte du dessus
   *[other] Appeler comme témoin : { AS($card, "marquis-card") }
}
marquis-action-play-on = Continuer
marquis-action-stop = S’arrêter
marquis-action-retaliate = Veto, et retour à l’envoyeur
marquis-action-keep-special = Garder la carte secrète
marquis-action-play-special = { $seat ->
    [none] Jouer la carte secrète
   *[other] Jouer la carte secrète contre { SEAT($seat) }
}
marquis-action-hire = Engager pour { AS(PRINTED("mercenary"), "marquis-some-coins") }
marquis-action-hire-nobody = N’engager personne
marquis-action-lay-at-once = Le poser maintenant
marquis-action-keep-for-later = Le garder pour plus tard

## Ce qu’un choix signifie

marquis-hint-imitates = { $card ->
    [none] Personne à imiter : le jeu change seulement de sens.
   *[other] Change le sens du jeu et agit comme : { AS($card, "marquis-card") }.
}
marquis-hint-treasury-pays = { $coins ->
    [0] Rien des caisses.
   *[other] { marquis-n-coins } des caisses.
}
marquis-hint-loses = { $veto ->
    [yes] { SEAT($victim) } perd { marquis-n-coins } (sauf Veto).
   *[no] { SEAT($victim) } perd { marquis-n-coins }.
}
marquis-hint-loses-character = { $veto ->
    [yes] { SEAT($victim) } perd ce personnage : { AS($card, "marquis-card") } (sauf Veto).
   *[no] { SEAT($victim) } perd ce personnage : { AS($card, "marquis-card") }.
}
marquis-hint-gives = Vous donnez { marquis-n-coins } à { SEAT($receiver) }, qui a déjà ce personnage.
marquis-hint-coins-after = Vous auriez { marquis-n-coins }.
marquis-hint-no-rate = Pas d’achat au prochain tour.
marquis-hint-exchanged-to = { $tolls ->
    [0] Vous auriez { marquis-n-coins } et { marquis-points }.
   *[other] Vous auriez { marquis-n-coins } et { marquis-points }, péage d’une Comtesse non compris.
}
marquis-hint-you-lose = Vous perdez { marquis-n-coins }.
marquis-hint-you-lose-character = Vous perdez votre personnage visible : { AS($card, "marquis-card") }.
marquis-hint-saves = Sauve { marquis-n-coins }.
marquis-hint-saves-character = Sauve votre personnage visible : { AS($card, "marquis-card") }.
marquis-hint-veto-goes-to = Le Veto va à { SEAT($culprit) }, sauf si un Procureur l’annule.
marquis-hint-goods-after = Vous auriez { marquis-n-coins }, { marquis-n-diamonds } et { marquis-n-vetoes }.
marquis-hint-goods-now = Vous avez { marquis-n-coins }, { marquis-n-diamonds } et { marquis-n-vetoes }.
    .after = Il vous resterait { AS(LESS($coins, AT($bundle, "coins")), "marquis-some-coins") }, { AS(LESS($diamonds, AT($bundle, "diamonds")), "marquis-some-diamonds") } et { AS(LESS($vetoes, AT($bundle, "vetoes")), "marquis-some-vetoes") }.
marquis-hint-goods-of = { SEAT($other) } possède { marquis-n-coins }, { marquis-n-diamonds } et { marquis-n-vetoes }.
marquis-hint-prints = Caisses : { $coins }.
marquis-hint-toll = { SEAT($payer) } vous verse { marquis-n-coins }.
marquis-hint-costs = { marquis-n-coins } pour les caisses.
marquis-means-claim-toll = L’achat peut devenir impossible.
marquis-means-waive-toll = Le péage est perdu.
marquis-means-spare-all = Personne n’est éliminé.
marquis-means-play-veto = Vous piochez une carte.
marquis-means-retaliate = L’attaque se retourne contre qui vous attaquait.
marquis-means-pass-by = En ce qui vous concerne, le Veto est valable.
marquis-means-refuse = { AT($matter, "victim") ->
    [none] Pas d’accord à ce prix.
   *[other] Le Veto tient, à moins que { SEAT(AT($matter, "other")) } ne l’annule gratuitement.
}
marquis-means-offer-nothing = Votre personnage reste sans protection.
marquis-means-decline = Le prochain achat vaudra à votre Comtesse un péage de { AS(PRINTED("countess"), "marquis-some-coins") }.
marquis-means-play-on = Un tour normal suit.
marquis-means-stop = Votre dernier achat suit ; les cartes en main ne comptent pas.
marquis-means-keep-special = Elle reste secrète.
marquis-means-play-special = Elle est utilisée ; aucun Veto n’y peut rien.
marquis-means-hire = Le mercenaire du dessus est retourné.
marquis-means-hire-nobody = Votre tour se termine.
marquis-means-lay-at-once = Il agit tout de suite.
marquis-means-keep-for-later = Il attend devant vous.
marquis-hint-ability = { marquis-power }
marquis-hint-rate-after = Prochain achat : { AS($rate, "marquis-at-rate") }.
marquis-hint-takes = { WHO($culprit) ->
    [you] Vous prenez { marquis-n-coins } à { SEAT($victim) }.
   *[other] { SEAT($culprit) } prend { marquis-n-coins } à { SEAT($victim) }.
}
marquis-hint-veto-passes = { WHO($seat) ->
    [you] Le Veto vous revient.
   *[other] Le Veto va à { SEAT($seat) }.
}
marquis-hint-veto-ends = Le Veto quitte la partie.
marquis-hint-must-lay-prosecutor = À votre prochain tour, vous devrez poser votre Procureur.
marquis-hint-prosecutor-spent = Votre Procureur n’interviendra plus.

## Ce qui est écrit sur une carte : ses champs sont ceux d’une ligne de l’aperçu

marquis-power = { $card ->
    [A] Élimine un personnage visible et prend { AS(PRINTED("assassin"), "marquis-some-coins") } à son joueur.
    [C] Peut vendre sa protection à un personnage ; sinon, { AS(PRINTED("countess"), "marquis-some-coins") } au prochain achat.
    [D] Achète tout de suite ({ AS($other_rate, "marquis-at-rate") }) et encore au tour suivant ({ AS($rate, "marquis-at-rate") }).
    [E] Dès que deux Maîtres-chanteurs sont visibles, chacun achète ainsi : { AS($other_rate, "marquis-at-rate") }.
    [F] Agit encore une fois comme votre personnage précédent et change le sens du jeu.
    [H] Reprend en main une carte de votre pile au lieu de piocher.
    [K] Achète au taux du voisin de gauche, ou pas du tout si un Clerc y est visible.
    [M] Chaque Marquis déjà visible lui paie : le premier 1 pièce, le deuxième 2 … Lui-même ne donne rien aux autres.
    [S] Choisit la prochaine carte dans la pioche ; peut annuler une fois le Veto d’un autre.
    [T] Prend { AS(PRINTED("pickpocket"), "marquis-some-coins") } à qui a les bijoux les plus précieux ; rien en cas d’égalité.
   *[W] Tous les autres paient { AS(PRINTED("highwayman"), "marquis-some-coins") } ou perdent leur personnage visible.
}
marquis-about = { $card ->
    [V] Arrête une attaque contre vous, puis va à qui vous attaquait. À la fin, chaque Veto vaut une pièce.
    [F] { marquis-power }
   *[other] { marquis-prints } { marquis-power }
}
marquis-prints = { $card ->
    [F] { "" }
   *[other] { marquis-about-treasury }{ marquis-about-robs }{ marquis-about-rate }
}
marquis-about-treasury = Caisses : { $treasury }.
marquis-about-robs = { COUNT($steals) ->
    [0] { "" }
   *[other] { " " }Vole : { LIST($steals, "marquis-robbed") }.
}
marquis-robbed = { AS($at, "marquis-card") } { $it }
marquis-about-rate = { $rate ->
    [none] { "" }
   *[other] { " " }{ marquis-hint-rate-after }
}

## La table

marquis-open-card = { IS(PART($card, 0), $identity) ->
    [yes] { told-named } : { AS($card, "marquis-card") }. { AS($character, "marquis-about") }
   *[no] { told-named } : { AS($card, "marquis-card") } imitant { AS($identity, "marquis-card") }. { AS($character, "marquis-about") }
}
marquis-no-open-card = { WHO($seat) ->
    [you] Vous n’avez pas de personnage visible.
   *[other] { SEAT($seat) } n’a pas de personnage visible.
}
marquis-covered = { $count ->
    [one] { $count } carte dessous
   *[other] { $count } cartes dessous
}
marquis-protected-by = { WHO($seat) ->
    [you] Protégé par votre Comtesse
   *[other] Protégé par la Comtesse chez { SEAT($seat) }
}
marquis-protects = { WHO($seat) ->
    [you] Vous protège
   *[other] Protège { SEAT($seat) }
}
marquis-toll-pending = Peut réclamer le péage au prochain achat
marquis-marked = A le meilleur taux : deux Maîtres-chanteurs étaient visibles
marquis-used = Est déjà intervenu
marquis-is-out = a fini
marquis-is-committed = doit poser le Procureur
    .alone = doit poser :
marquis-is-shown = a montré un Procureur
marquis-is-offered = offre { AS($bundle, "marquis-bundle") }
    .alone = offre :
marquis-eliminated = Éliminés
marquis-specials = { $count ->
    [one] { $count } carte secrète
   *[other] { $count } cartes secrètes
}
marquis-vetoes-before = { $vetoes ->
    [0] Aucun Veto sur la table
    [one] { $vetoes } Veto sur la table
   *[other] { $vetoes } Vetos sur la table
}
marquis-rate-is = { $rate ->
    [none] Pas de taux actuel
   *[other] Taux actuel : { AS($rate, "marquis-at-rate") }
}
marquis-cards-in-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
    .short = { $count } en main
marquis-cards-in-deck = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
    .short = { $count } à piocher
marquis-clockwise = On joue dans le sens des aiguilles d’une montre.
marquis-anticlockwise = On joue dans le sens inverse des aiguilles d’une montre.
marquis-treasury = Caisses de l’État
marquis-treasury-empty = Caisses vides : achat obligatoire
marquis-stock = Bijoux au milieu
marquis-veto-of = { WHO($seat) ->
    [you] Votre Veto
   *[other] Le Veto joué par { SEAT($seat) }
}
marquis-who-robs-whom = Qui peut voler qui
marquis-characters = Personnages
marquis-threats-help = Ce que chacun perdrait si quelqu’un posait maintenant l’une de ces cartes ; chaque ligne commence par son nom. Seules figurent les cartes encore possibles. Un crâne : le personnage visible peut aussi être éliminé.
marquis-threats-of = { WHO($seat) ->
    [you] Vous perdriez
   *[other] { SEAT($seat) } perdrait
}
marquis-threats-none = Personne ne peut être volé en ce moment.
marquis-danger-from = Menacé par :
    .nobody = Personne ne menace votre personnage en ce moment.
marquis-overview-help = En haut à droite : les pièces des caisses. Au milieu : qui est volé, et de combien. En bas : combien de pièces achètent combien de diamants, au tour suivant.
marquis-legend = Les signes à côté d’une carte
    .vetoes = Vetos sur la table : au dernier achat, chacun vaut une pièce
    .hand = cartes en main
    .deck = cartes dans la pioche
    .killed = personnages éliminés
marquis-orders = Ordres permanents
marquis-orders-help = Le serveur répond pour vous. Personne ne le voit, car il prend autant de temps que vous en prendriez.
marquis-order-allow-turn = Tout laisser passer pendant ce tour
marquis-order-allow-turn-help = Ni Veto ni Procureur de votre part jusqu’à la fin de ce tour ; ensuite, on vous demande de nouveau.
marquis-order-veto = Usage de votre Veto
marquis-order-veto-help = Contre les éliminations seulement : il sauve votre personnage visible, et toute autre attaque passe.
marquis-order-veto-ask = me demander chaque fois
marquis-order-veto-eliminations = contre les éliminations seulement
marquis-order-claim-toll = Toujours réclamer le péage
marquis-order-claim-toll-help = Votre Comtesse prend son péage à qui le doit.
marquis-orders-in-force = Des ordres permanents sont en vigueur
marquis-may-be-killed = le personnage visible peut être éliminé
marquis-your-hand = Votre main
marquis-of-whom = Proposer un prix à
    .shown = { marquis-of-whom } :
marquis-price-named = C’est déjà le prix demandé
marquis-bargain-title = { $type ->
    [OfferFee] Votre offre à { SEAT($other) }
    [Counter] Votre contre-offre à { SEAT($other) }
   *[other] Votre prix pour { SEAT($other) }
}
marquis-scores = Ce que chacun possède

## Les premiers tours guidés

marquis-aim-end = { $count ->
    [0] { $hand ->
        [0] derniers tours
        [one] derniers tours : { $hand } carte en main
       *[other] derniers tours : { $hand } cartes en main
    }
    [one] { $count } carte à piocher
   *[other] { $count } cartes à piocher
}
marquis-tour-aim = Qui possède à la fin les bijoux les plus précieux gagne. Un diamant vaut { PRINTED("diamond_points") }, un rubis { PRINTED("ruby_points") } ; les pièces ne servent qu’à en acheter.
marquis-tour-hand = À chaque tour, vous posez un personnage sur votre pile. Il prend des pièces dans les caisses (nombre en haut à droite) et vole aux personnages visibles dont il montre la lettre le nombre de pièces inscrit à côté.
marquis-tour-card = En bas de chaque carte figure le taux d’achat de votre prochain tour.
    .pointing = Survolez une carte : la barre dit exactement ce qu’elle ferait maintenant.
    .touching = Gardez le doigt sur une carte : la barre dit exactement ce qu’elle ferait maintenant.
marquis-tour-open = Seule la carte du dessus d’une pile est visible. Ce personnage peut être volé ou éliminé, et il fixe le taux d’achat. L’œil (« Qui peut voler qui ») montre tous les dangers, « Personnages » explique chaque carte et chaque signe.
marquis-tour-exchange = Votre tour commence par l’achat : des pièces contre des diamants, au taux de votre carte visible. { PRINTED("diamonds_per_ruby") } diamants deviennent un rubis.
marquis-tour-veto = On vous attaque. Si vous avez votre Veto, vous pouvez arrêter cette attaque ; il passe alors à l’attaquant et lui vaudra une pièce au dernier achat. On interroge toutes les personnes qui pourraient avoir un Veto : la question ne trahit donc rien.
marquis-tour-assassin = { OPTION("assassin_optional") ->
    [yes] Votre Assassin peut frapper un personnage visible : choisissez-le, ou épargnez tout le monde.
   *[no] Votre Assassin frappe un personnage visible et prend des pièces à son joueur : choisissez votre victime.
}
marquis-tour-bargain = La Comtesse vend sa protection : un personnage protégé ne peut être ni volé ni éliminé tant que rien ne le couvre, ni ne couvre la Comtesse. Offres et prix se composent avec + et − ; personne n’est obligé d’accepter.
marquis-tour-treasury = Surveillez les caisses. Si elles sont vides au début de votre tour, vous devez acheter, même à un mauvais taux.

## Options

marquis-option-jewel-supply = Bijoux
marquis-option-jewel-supply-help = Ce qui se trouve au centre ; deux contenus de boîte sont attestés, et cela ne compte presque jamais.
    .page = `jewel_supply` vaut d’ordinaire `21_15` : 21 diamants et 15 rubis, le double à partir de cinq joueurs. Avec `18_13`, il y en a autant que dans l’autre tirage, avec `unlimited`, autant qu’il en faut ([MQ-R01](#mq-r01)).
marquis-option-jewel-supply-21-15 = 21 diamants, 15 rubis
marquis-option-jewel-supply-18-13 = 18 diamants, 13 rubis
marquis-option-jewel-supply-unlimited = autant qu’il en faut
marquis-option-start-player = Qui commence
marquis-option-start-player-help = Retourner des cartes comme prévu, ou décider autrement.
    .page = `start_player` vaut d’ordinaire `reveal`, la lettre retournée. Avec `random`, on tire au sort ; avec `seat0`, c’est la personne à la première place qui commence ([MQ-R02](#mq-r02)).
marquis-option-start-player-reveal = le personnage qui vient en premier dans l’aperçu
marquis-option-start-player-random = au sort
marquis-option-start-player-seat0 = la première place
marquis-option-assassin-optional = L’Assassin peut épargner
marquis-option-assassin-optional-help = Qui pose l’Assassin peut épargner tout le monde ; d’après la règle, il élimine un personnage.
    .page = `assassin_optional` vaut d’ordinaire `false` : l’Assassin doit frapper s’il y a quelqu’un à frapper. Avec `true`, il peut épargner tout le monde ([MQ-R06](#mq-r06)).
marquis-option-veto-scope = Ce qu’arrête un Veto
marquis-option-veto-scope-help = Une attaque ; toutes les attaques suivantes de cette carte contre le même joueur ; ou tout ce que la carte prendrait encore.
    .page = `veto_scope` vaut d’ordinaire `effect` : un Veto arrête une attaque. Avec `card`, il arrête tout ce que cette carte vous fait pendant ce tour ; avec `stop`, il met fin à toutes les prises de cette carte, pour toutes les victimes ([MQ-R07](#mq-r07)).
marquis-option-veto-scope-effect = une attaque
marquis-option-veto-scope-card = cette carte, pour ce joueur
marquis-option-veto-scope-stop = le reste de la carte
marquis-option-veto-toll = Veto contre le péage
marquis-option-veto-toll-help = Le péage de la Comtesse peut aussi être refusé par un Veto.
    .page = `veto_toll` vaut d’ordinaire `false`. Avec `true`, un Veto sert aussi contre le péage ([MQ-R08](#mq-r08)).
marquis-option-toll-waive = Un péage abandonné
marquis-option-toll-waive-help = Après avoir renoncé à un péage, la Comtesse peut-elle essayer à l’achat suivant ?
    .page = `toll_waive` vaut d’ordinaire `lapses` : un péage abandonné est perdu. Avec `next`, il est dû à l’achat suivant ([MQ-R12](#mq-r12)).
marquis-option-toll-waive-lapses = est perdu
marquis-option-toll-waive-next = attend l’achat suivant
marquis-option-countess-window = Quand la protection se vend
marquis-option-countess-window-help = Seulement quand la Comtesse est posée, ou au début de chaque tour tant qu’elle attend.
    .page = `countess_window` vaut d’ordinaire `own_turn` : la Comtesse ne négocie qu’au tour où on la pose. Avec `every_turn`, elle le peut aussi au début de chaque tour suivant, jusqu’à ce qu’elle ait un accord ou que son péage soit perdu ([MQ-R13](#mq-r13)).
marquis-option-countess-window-own-turn = quand elle est posée
marquis-option-countess-window-every-turn = à chaque tour
marquis-option-negotiation = Marchandage
marquis-option-negotiation-help = Sans marchandage, pas de protection, et les interventions n’ont pas de prix.
    .page = `negotiation` vaut d’ordinaire `true`. Avec `false`, on ne négocie pas : ni protection, ni prix pour le Procureur ([MQ-R13](#mq-r13)).
marquis-option-prosecutor-veto = Un Veto annulé
marquis-option-prosecutor-veto-help = Où va un Veto annulé par un Procureur.
    .page = `prosecutor_veto` vaut d’ordinaire `prosecutor` : le Veto annulé va au joueur du Procureur. Avec `removed`, il quitte le jeu ([MQ-R14](#mq-r14)).
marquis-option-prosecutor-veto-prosecutor = va au Procureur
marquis-option-prosecutor-veto-removed = quitte la partie
marquis-option-prosecutor-limit = Interventions du Procureur
marquis-option-prosecutor-limit-help = Une fois par carte, ou aussi souvent qu’on veut.
    .page = `prosecutor_limit` vaut d’ordinaire `card` : une fois par carte. Avec `none`, un Procureur intervient aussi souvent qu’on veut ([MQ-R15](#mq-r15)).
marquis-option-prosecutor-limit-card = une fois par carte
marquis-option-prosecutor-limit-none = sans limite
marquis-option-prosecutor-bound = Un Procureur de la main doit être posé ensuite
marquis-option-prosecutor-bound-help = Suffit-il de montrer la carte pour être engagé, même si le marché n’aboutit pas ?
    .page = `prosecutor_bound` vaut d’ordinaire `shown` : qui a montré le Procureur doit le poser ensuite. Avec `used`, seul un Procureur qui est intervenu doit être posé ([MQ-R45](#mq-r45)).
marquis-option-prosecutor-bound-shown = dès qu’on l’a montré
marquis-option-prosecutor-bound-used = seulement s’il est intervenu
marquis-option-cardsharp-identity = Un Faussaire est volé comme
marquis-option-cardsharp-identity-help = Seulement comme le personnage imité, ou aussi comme Faussaire.
    .page = `cardsharp_identity` vaut d’ordinaire `imitated`. Avec `both`, un Faussaire peut aussi être volé par un symbole montrant le Faussaire ([MQ-R18](#mq-r18)).
marquis-option-cardsharp-identity-imitated = le personnage imité
marquis-option-cardsharp-identity-both = les deux
marquis-option-marquis-rank = Positions des Marquis
marquis-option-marquis-rank-help = Comptées parmi ceux qui sont visibles, ou depuis le dernier changement de sens.
    .page = `marquis_rank` vaut d’ordinaire `open` : on ne numérote que les Marquis visibles. Avec `counted`, chacun garde le numéro reçu à la pose ([MQ-R23](#mq-r23)).
marquis-option-marquis-rank-open = parmi les visibles
marquis-option-marquis-rank-counted = comptées en continu
marquis-option-negotiate-rubies = Rubis dans les marchés
marquis-option-negotiate-rubies-help = On peut aussi offrir et demander des rubis.
    .page = `negotiate_rubies` vaut d’ordinaire `false`. Avec `true`, on peut payer aussi en rubis ([MQ-R30](#mq-r30)).
marquis-option-prosecutor-rubies = Rubis pour le Procureur
marquis-option-prosecutor-rubies-help = Le prix d’un Procureur peut comporter des rubis, comme le dit la règle française ; celui de la Comtesse, non.
    .page = `prosecutor_rubies` vaut d’ordinaire `false`. Avec `true`, le prix d’un Procureur peut comporter des rubis, mais pas celui de la Comtesse ([MQ-R30](#mq-r30)).
marquis-option-last-marquis = Marquis en dernière carte
marquis-option-last-marquis-help = Quel Marquis prive les Vetos de valeur au dernier achat : la dernière carte jouée, ou la carte visible.
    .page = `last_marquis` vaut d’ordinaire `played` : la dernière carte posée décide si les Vetos comptent. Avec `open`, c’est la carte visible ([MQ-R32](#mq-r32)).
marquis-option-last-marquis-played = la dernière carte jouée
marquis-option-last-marquis-open = la carte visible
marquis-option-out-prosecutor = Procureurs de qui a fini
marquis-option-out-prosecutor-help = Un Procureur visible peut intervenir même quand la personne qui l’a posé a fini.
    .page = `out_prosecutor` vaut d’ordinaire `false`. Avec `true`, un joueur qui a fini peut encore intervenir avec un Procureur visible ([MQ-R34](#mq-r34)).
marquis-option-out-countess = Péage d’une Comtesse dont le joueur a fini
marquis-option-out-countess-help = On demande au joueur, qui peut y renoncer, ou le péage est réclamé d’office.
    .page = `out_countess` vaut d’ordinaire `asked` : un joueur qui a fini peut réclamer le péage ou y renoncer. Avec `claims`, il est réclamé d’office ([MQ-R34](#mq-r34)).
marquis-option-out-countess-asked = on demande au joueur
marquis-option-out-countess-claims = réclamé d’office
marquis-option-late-exchange = Pièces reçues par qui a fini
marquis-option-late-exchange-help = Le joueur décide de ses achats, ou l’on achète d’office autant que possible.
    .page = `late_exchange` vaut d’ordinaire `may` : un joueur qui a fini décide d’acheter ou non avec les pièces venues plus tard. Avec `automatic`, on achète autant que possible ([MQ-R36](#mq-r36)).
marquis-option-late-exchange-may = le joueur décide
marquis-option-late-exchange-automatic = achat d’office
marquis-option-last-player-plays-on = Le dernier joueur
marquis-option-last-player-plays-on-help = Le dernier joueur peut-il s’arrêter avant d’avoir posé tous ses personnages ?
    .page = `last_player_plays_on` vaut d’ordinaire `may` : le dernier joueur peut s’arrêter plus tôt. Avec `must`, tous les personnages sont posés ([MQ-R37](#mq-r37)).
marquis-option-last-player-plays-on-may = peut s’arrêter
marquis-option-last-player-plays-on-must = joue jusqu’au bout
marquis-option-intrigues = Intrigues (hors jeu de base)
marquis-option-intrigues-help = Des cartes secrètes qui renforcent une fois un certain personnage ; pas à huit joueurs.
    .page = `intrigues` vaut d’ordinaire `false`. Avec `true`, vous jouez avec les cartes secrètes ([MQ-V2](#mq-v2)).
marquis-option-mercenaries = Mercenaires (hors jeu de base)
marquis-option-mercenaries-help = Des personnages à engager, pris dans les couleurs que personne ne joue ; à deux ou trois joueurs.
    .page = `mercenaries` vaut d’ordinaire `false`. Avec `true`, deux ou trois joueurs peuvent engager des mercenaires ([MQ-V3](#mq-v3)).

## Règles toutes faites : les options d’un même livret

marquis-preset-french = Règle française
marquis-preset-french-help = Les bijoux comptés par la règle française ; un Veto arrête une seule attaque ; un Veto annulé quitte la partie ; le prix d’un Procureur peut comporter des rubis.
marquis-preset-dutch = Règle néerlandaise
marquis-preset-dutch-help = Les bijoux comptés par la règle néerlandaise ; un Veto arrête tout ce que la carte vous fait ; un Veto annulé va au Procureur ; un Procureur visible intervient même quand son joueur a fini.

## Pourquoi un robot le dit

marquis-reason = { $it ->
    [fair-price] Un prix honnête.
    [too-dear] C’est trop cher.
    [too-little] C’est trop peu.
    [no-danger] Je ne vois aucun danger.
    [in-danger] Je suis en danger.
    [cannot-spare-it] Je ne peux pas m’en passer.
    [asks-more] Mon aide a son prix.
    [takes-toll] Je préfère le péage.
    [best-offer] La meilleure offre l’emporte.
    [worth-the-veto] Le Veto seul en vaut la peine.
    [helps-rival] Cela n’aiderait qu’un rival.
    [hurts-rival] Cela touche un rival.
   *[lets-it-stand] Qu’il en soit ainsi.
}

bot-names-marquis = Adélaïde, Bastien, Clarisse, Donatien, Eugénie, Florian, Geneviève, Honoré
bot-level-marquis-random = Hasard
bot-level-marquis-lackey = Laquais
bot-level-marquis-steward = Intendant
bot-level-marquis-courtier = Courtisan
bot-level-marquis-marquise = Marquise
bot-level-marquis-duchess = Duchesse
bot-temper-marquis-lackey = Ne voit aucun danger et prend la première idée venue.
bot-temper-marquis-steward = Prend ce qu’il y a à prendre, sans guère penser à la suite.
bot-temper-marquis-courtier = Juge la table telle qu’elle est et garde ses bonnes cartes pour plus tard.
bot-temper-marquis-marquise = Essaie ses meilleures idées sur des tables imaginées, jusqu’à son prochain achat.
bot-temper-marquis-duchess = Pense plusieurs tours à l’avance, sait ce que vaut chaque main et négocie en conséquence.

## Refus

error-bad-amount = Cette quantité n’est pas possible.
error-cannot-take-back = Cette carte ne peut pas être reprise.
error-card-not-in-deck = Cette carte n’est pas dans votre pioche.
error-duty-to-exchange = Les caisses sont vides : vous devez acheter.
error-must-assassinate = Quelqu’un doit être éliminé.
error-must-lay-prosecutor = Vous avez montré votre Procureur : vous devez le poser maintenant.
error-no-retaliation = Vous n’avez pas de carte pour retourner l’attaque.
error-no-special = Aucune de vos cartes secrètes ne convient ici.
error-no-such-mercenary = Ce mercenaire n’existe pas.
error-no-target = Cette personne ne peut pas être visée.
error-no-veto = Votre Veto n’est pas dans votre main.
error-too-few-coins = Vous ne pouvez pas payer autant d’achats.
error-veto-is-no-character = Un Veto n’est pas un personnage et ne se pose pas.

# At the terminal only.
terminal-marquis-title =
    Marquis · { $laid ->
        [one] { $laid } carte posée
       *[other] { $laid } cartes posées
    }
terminal-marquis-coins = Pièces
terminal-marquis-jewels = Bijoux
terminal-marquis-vetoes = Vetos
terminal-help-marquis = Formes courtes : les lettres d’une carte la posent ; x2 achète deux fois ; kill b ; veto, allow ; void, pass ; yes, no ; offer 1 0 1 propose pièces, diamants et Vetos ; demand b 1 0 0 fixe un prix à B ; take b accepte l’offre de B.
terminal-marquis-overview = Les personnages
