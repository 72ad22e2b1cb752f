### Mousquetaires. Comment un texte lit ses champs et nomme les joueurs : docs/guides/translate.md.
### L’option « labels » (« hexagames » ou « pegasus ») change des mots : là, les ducats sont des pièces d’argent et les récompenses des cartes de solde.

game-musketeers = Mousquetaires
game-musketeers-about = Affrontez ensemble les gardes du Cardinal, avec une carte secrète chacun. La plus hardie gagne une pierre précieuse, la plus timide mène en prison.

musketeers-coins = { OPTION("labels") ->
    [pegasus] { $count ->
        [one] { $count } pièce d’argent
       *[other] { $count } pièces d’argent
    }
   *[hexagames] { $count ->
        [one] { $count } ducat
       *[other] { $count } ducats
    }
}
musketeers-reward-cards = { OPTION("labels") ->
    [pegasus] cartes de solde
   *[hexagames] récompenses
}
musketeers-hand-number = Manche { $hand }
musketeers-card = { PART($it, 1) ->
    [0] { PART($it, 0) } sans épée
    [1] { PART($it, 0) } avec une épée
   *[other] { PART($it, 0) } avec { PART($it, 1) } épées
}
musketeers-card-back = carte cachée
musketeers-seen-card = { $it ->
    [none] { musketeers-card-back }
   *[other] { musketeers-card }
}

## What happened

musketeers-event-hand-began = La manche { $hand } commence. Gardes écartés : { LIST($removed) }.
    .head = { musketeers-event-hand-began }
musketeers-event-hand-dealt = { $cards ->
    [none] { "" }
   *[other] { WHO($seat) ->
        [you] Vous recevez { LIST($cards) }.
       *[other] { SEAT($seat) } reçoit { LIST($cards) }.
    }
}
musketeers-event-rewards-laid = { $cards ->
    [none] { "" }
   *[other] { WHO($seat) ->
        [you] Vous posez { LIST($cards) }, face cachée, dans cet ordre.
       *[other] { SEAT($seat) } pose { LIST($cards) }, face cachée, dans cet ordre.
    }
}
musketeers-event-guard-turned = { WHO($jailed) ->
    [you] Duel { $duel } : un garde de { $guard }. En prison, vous ne faites que défausser une carte.
    [other] Duel { $duel } : un garde de { $guard }. En prison, { SEAT($jailed) } ne fait que défausser une carte.
   *[none] Duel { $duel } : un garde de { $guard }.
}
    .head = { musketeers-event-guard-turned }
musketeers-event-cards-revealed = { $won ->
    [yes] { $sum } contre { $guard }, gagné : { LIST($cards, "musketeers-played") }. { musketeers-has-strongest }
   *[no] { $sum } contre { $guard }, perdu : { LIST($cards, "musketeers-played") }. { musketeers-has-weakest }
}
    .short = Les cartes sont retournées : atteignent-elles { $guard } ?
musketeers-event-jewel-taken = { WHO(AT($source, "seat")) ->
    [none] { WHO($seat) ->
        [you] Vous posez une pierre précieuse sur votre { AS($to, "musketeers-nth") }.
       *[other] { SEAT($seat) } pose une pierre précieuse sur sa { AS($to, "musketeers-nth") }.
    }
    [you] { SEAT($seat) } vous prend une pierre précieuse et la pose sur sa { AS($to, "musketeers-nth") }.
   *[other] { WHO($seat) ->
        [you] Vous prenez une pierre précieuse à { SEAT(AT($source, "seat")) } et la posez sur votre { AS($to, "musketeers-nth") }.
       *[other] { SEAT($seat) } prend une pierre précieuse à { SEAT(AT($source, "seat")) } et la pose sur sa { AS($to, "musketeers-nth") }.
    }
}
musketeers-event-prison-taken = { WHO(AT($source, "seat")) ->
    [none] { WHO($seat) ->
        [you] Vous posez une prison sur votre { AS($to, "musketeers-nth") }.
       *[other] { SEAT($seat) } pose une prison sur sa { AS($to, "musketeers-nth") }.
    }
    [you] { SEAT($seat) } vous prend une prison et la pose sur sa { AS($to, "musketeers-nth") }.
   *[other] { WHO($seat) ->
        [you] Vous prenez une prison à { SEAT(AT($source, "seat")) } et la posez sur votre { AS($to, "musketeers-nth") }.
       *[other] { SEAT($seat) } prend une prison à { SEAT(AT($source, "seat")) } et la pose sur sa { AS($to, "musketeers-nth") }.
    }
}
musketeers-event-prison-freed = { WHO($seat) ->
    [you] Vous libérez votre { AS($slot, "musketeers-nth") } de prison.
   *[other] { SEAT($seat) } libère sa { AS($slot, "musketeers-nth") } de prison.
}
musketeers-event-jewel-returned = { WHO($seat) ->
    [you] Vous n’avez aucune carte libre et rendez la pierre de votre { AS($slot, "musketeers-nth") }.
   *[other] { SEAT($seat) } n’a aucune carte libre et rend la pierre de sa { AS($slot, "musketeers-nth") }.
}
musketeers-event-jailed = { WHO($seat) ->
    [you] Avec trois prisons, vous ne combattez plus.
   *[other] Avec trois prisons, { SEAT($seat) } ne combat plus.
}
musketeers-event-released = { WHO($seat) ->
    [you] Vous sortez de prison et combattez de nouveau.
   *[other] { SEAT($seat) } sort de prison et combat de nouveau.
}
musketeers-event-hand-ended = { $reason ->
    [three_jewels] Troisième pierre : la manche { $hand } s’arrête aussitôt. Scores : { LIST($scores, "musketeers-score") }.
   *[nine_duels] La manche { $hand } se termine après neuf duels : { LIST($scores, "musketeers-score") }.
}
musketeers-event-match-ended = { COUNT($winners) ->
    [1] { WHO(AT($winners, 0)) ->
        [you] Vous gagnez la partie avec { MAX($totals) }.
       *[other] { SEAT(AT($winners, 0)) } gagne la partie avec { MAX($totals) }.
    }
   *[other] Victoire partagée avec { MAX($totals) } : { LIST($winners, "told-seat", last: " et ") }.
}
musketeers-played = { IS($at, $jailed) ->
    [yes] ({ SEAT($at) } { musketeers-face })
   *[no] { SEAT($at) } { musketeers-face }
}
musketeers-face = { $it ->
    [none] ?
   *[other] { $it }
}
musketeers-has-strongest = { WHO($seat) ->
    [you] Vous avez la carte la plus forte.
   *[other] { SEAT($seat) } a la carte la plus forte.
}
musketeers-has-weakest = { WHO($seat) ->
    [you] Vous avez la carte la plus faible.
   *[other] { SEAT($seat) } a la carte la plus faible.
}
musketeers-score = { SEAT($at) } +{ $it } ({ AT($totals, $at) })
musketeers-nth = { $it ->
    [0] première carte
    [1] deuxième carte
    [2] troisième carte
   *[none] carte
}

## What is asked

musketeers-question-lay-rewards = Mettez de côté trois de vos douze cartes comme { musketeers-reward-cards } ; les neuf autres servent à combattre.
musketeers-question-commit-card = { AT($places, $seat, "jailed") ->
    [yes] Vos trois cartes sont en prison : vous ne combattez pas. Choisissez une carte à défausser.
   *[no] { LESS($seats, COUNT($places, "jailed")) ->
        [1] Duel { $duel } : votre carte doit à elle seule atteindre { $guard }. Choisissez-la.
       *[other] Duel { $duel } : à { LESS($seats, COUNT($places, "jailed")) }, vous devez atteindre { $guard }. Choisissez votre carte.
    }
}
musketeers-question-winner-token = { musketeers-you-won } { KINDS($question) ->
    [FreePrison] Aucune de vos cartes n’est libre : libérez-en une de prison.
    [FreePrison-TakeJewel] { $jewels ->
        [0] Prenez une pierre à quelqu’un d’autre, ou libérez une de vos cartes de prison.
       *[other] Posez une pierre précieuse sur une carte libre, ou libérez une carte de prison.
    }
   *[TakeJewel] { $jewels ->
        [0] Il n’y a plus de pierre au centre : prenez-en une à quelqu’un d’autre et posez-la sur une carte libre.
       *[other] Posez une pierre précieuse sur une de vos { musketeers-reward-cards } libres.
    }
}
musketeers-question-loser-token = { $pending ->
    [none] { musketeers-you-lost } { KINDS($question) ->
        [ReturnJewel] Aucune de vos cartes n’est libre : rendez une de vos pierres.
       *[TakePrison] { $prisons ->
            [0] Il n’y a plus de prison au centre : prenez-en une à quelqu’un d’autre et posez-la sur une carte libre.
           *[other] Posez une prison sur une de vos { musketeers-reward-cards } libres.
        }
    }
   *[other] Prenez maintenant une prison à quelqu’un d’autre ; elle va sur la carte que vous venez de dégager.
}
musketeers-question-give-token = { AT($pending, "token") ->
    [J] { SEAT(AT($pending, "seat")) } vous prend une pierre précieuse. Choisissez laquelle.
   *[P] { SEAT(AT($pending, "seat")) } vous prend une prison. Choisissez laquelle.
}
musketeers-follows-source = Choisissez maintenant la carte où poser le jeton.
musketeers-follows-to = Choisissez maintenant à qui prendre le jeton.
musketeers-you-won = Gagné, { AT($duels, -1, "sum") } contre { AT($duels, -1, "guard") } : votre { AT($duels, -1, "cards", $seat) } est la carte la plus forte.
musketeers-you-lost = Perdu, { AT($duels, -1, "sum") } contre { AT($duels, -1, "guard") } : votre { AT($duels, -1, "cards", $seat) } est la carte la plus faible.
musketeers-wait-lay-rewards = { AT($question, "mine") ->
    [none] Encore au choix des { musketeers-reward-cards } : { LIST(AT($question, "waiting"), "told-seat") }.
   *[other] Vous avez mis { LIST(AT($question, "mine", "cards")) } de côté. On attend { LIST(AT($question, "waiting"), "told-seat") }.
}
musketeers-wait-commit-card = { AT($question, "mine") ->
    [none] Un garde de { $guard }. On attend { LIST(AT($question, "waiting"), "told-seat") }.
   *[other] Votre { AT($question, "mine", "card") } est posé face cachée. On attend { LIST(AT($question, "waiting"), "told-seat") }.
}
musketeers-wait-winner-token = Gagné, { AT($duels, -1, "sum") } contre { AT($duels, -1, "guard") }. { SEAT(AT($duels, -1, "seat")) } a la carte la plus forte ({ AT($duels, -1, "cards", AT($duels, -1, "seat")) }) et déplace un jeton.
musketeers-wait-loser-token = Perdu, { AT($duels, -1, "sum") } contre { AT($duels, -1, "guard") }. { SEAT(AT($duels, -1, "seat")) } a la carte la plus faible ({ AT($duels, -1, "cards", AT($duels, -1, "seat")) }) et déplace un jeton.
musketeers-wait-give-token = { AT($pending, "token") ->
    [J] { LIST(AT($question, "waiting"), "told-seat") } choisit quelle pierre céder.
   *[P] { LIST(AT($question, "waiting"), "told-seat") } choisit quelle prison céder.
}
musketeers-wait-moment = Un instant.
musketeers-wait-over = La partie est finie.

## What can be done

musketeers-action-lay-rewards = Mettre de côté { LIST($cards) }
musketeers-action-play-card = { AT($places, $seat, "jailed") ->
    [yes] Défausser le { AS($card, "musketeers-card") }
   *[no] Jouer le { AS($card, "musketeers-card") }
}
musketeers-action-take-jewel = { $source ->
    [none] Poser une pierre précieuse sur { AS($to, "musketeers-own") }
   *[other] Prendre la pierre à { SEAT(AT($source, "seat")) } ({ AS(AT($source, "slot"), "musketeers-nth") }) pour { AS($to, "musketeers-own") }
}
musketeers-action-take-prison = { $source ->
    [none] Poser une prison sur { AS($to, "musketeers-own") }
   *[other] Prendre la prison à { SEAT(AT($source, "seat")) } ({ AS(AT($source, "slot"), "musketeers-nth") }) pour { AS($to, "musketeers-own") }
}
musketeers-action-free-prison = Libérer { AS($slot, "musketeers-own") } de prison
musketeers-action-return-jewel = Rendre la pierre de { AS($slot, "musketeers-own") }
musketeers-action-give-token = { AT($pending, "token") ->
    [J] Donner à { SEAT(AT($pending, "seat")) } la pierre de { AS($slot, "musketeers-own") }
   *[P] Donner à { SEAT(AT($pending, "seat")) } la prison de { AS($slot, "musketeers-own") }
}
musketeers-own = { WHO($seat) ->
    [you] votre { musketeers-own-nth }
   *[other] la { musketeers-own-nth } de { SEAT($seat) }
}
musketeers-own-nth = { AT($places, $seat, "rewards", $it) ->
    [none] { musketeers-nth }
   *[other] { musketeers-nth } ({ AT($places, $seat, "rewards", $it) })
}

## What a choice means

musketeers-hint-worth = Ce { PART($card, 0) } rapporte { $coins }, avec une pierre { $jewelled }.
    .together = Ensemble, ces { $count } cartes rapportent { $coins }, avec une pierre sur chacune { $jewelled }.
musketeers-hint-put-aside = { $card } est mis de côté sans aucun effet.
musketeers-hint-reaches = { $card } atteint { $guard } : gagné, une pierre pour vous.
musketeers-hint-falls-short = Il manque { $need } à { $card } pour atteindre { $guard } : perdu, une prison pour vous.
musketeers-hint-odds = { $need ->
    [0] { $card } : suffit à lui seul contre le garde. Contre des cartes tirées au hasard : une pierre pour vous { $jewel } %.
   *[other] { $card } : les autres doivent apporter { $need }. Contre des cartes tirées au hasard : gagné { $won } %, une pierre pour vous { $jewel } %, une prison pour vous { $prison } %.
}
musketeers-hint-pays = { $card } rapportera { $after } au lieu de { $before }.
musketeers-hint-locked = { $card } ne rapportera rien au lieu de { $before }, à moins que la prison ne s’en aille.
musketeers-hint-place = { $place ->
    [1] première carte
    [2] deuxième carte
    [3] troisième carte
   *[0] carte
}
musketeers-hint-jewel-leaves = Elle vient de chez { SEAT($victim) } : sa { musketeers-hint-place } retrouve sa valeur simple.
musketeers-hint-prison-leaves = { $freed ->
    [yes] Elle vient de chez { SEAT($victim) } ({ musketeers-hint-place }), qui peut de nouveau combattre.
   *[no] Elle vient de chez { SEAT($victim) } : sa { musketeers-hint-place } compte de nouveau.
}

## The board

musketeers-guard-label = Garde { $guard }
musketeers-no-guard = Pas encore de garde
musketeers-pile = { $count ->
    [one] { $count } garde dans la pile
   *[other] { $count } gardes dans la pile
}
musketeers-may-come = Gardes encore à venir
musketeers-removed = Écartés de cette manche : { $removed }
musketeers-met = Gardes déjà rencontrés
musketeers-met-won = Duel { $duel } : garde { $guard } contre { $sum }, gagné ; carte la plus forte : { SEAT($seat) }
musketeers-met-lost = Duel { $duel } : garde { $guard } contre { $sum }, perdu ; carte la plus faible : { SEAT($seat) }
musketeers-pool-jewels = { $count ->
    [0] Aucune pierre précieuse au centre
    [1] Une pierre précieuse au centre
   *[other] { $count } pierres précieuses au centre
}
musketeers-pool-prisons = { $count ->
    [0] Aucune prison au centre
    [1] Une prison au centre
   *[other] { $count } prisons au centre
}
musketeers-jewels = Pierres
musketeers-prisons = Prisons
musketeers-verdict-won = Gagné
musketeers-verdict-lost = Perdu
musketeers-strongest = la plus forte
    .swords = plus d’épées
musketeers-weakest = la plus faible
    .swords = moins d’épées
musketeers-discarded = défaussée
musketeers-duel-of = Duel { $duel } sur 9
musketeers-choose-rewards = Chacun choisit trois { musketeers-reward-cards }
musketeers-played-up = { told-named } : { AS($card, "musketeers-card") }
musketeers-played-down = { told-named } : une carte cachée
musketeers-played-none = { told-named } : pas encore de carte
musketeers-in-prison = en prison
musketeers-your-hand = Vos cartes
musketeers-rewards-of = { WHO($seat) ->
    [you] { OPTION("labels") ->
        [pegasus] Votre solde
       *[hexagames] Vos récompenses
    }
   *[other] { OPTION("labels") ->
        [pegasus] Solde chez { SEAT($seat) }
       *[hexagames] Récompenses chez { SEAT($seat) }
    }
}
musketeers-slot = { COUNT($rewards) ->
    [0] { musketeers-rewards-of }, { AS($slot, "musketeers-nth") } : rien encore
   *[other] { AT($row, $slot) ->
        [J] { musketeers-rewards-of }, { AS($slot, "musketeers-nth") } : { AS(AT($rewards, $slot), "musketeers-seen-card") }, avec une pierre précieuse
        [P] { musketeers-rewards-of }, { AS($slot, "musketeers-nth") } : { AS(AT($rewards, $slot), "musketeers-seen-card") }, en prison
       *[other] { musketeers-rewards-of }, { AS($slot, "musketeers-nth") } : { AS(AT($rewards, $slot), "musketeers-seen-card") }, libre
    }
}
musketeers-cards-in-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
musketeers-now-worth = Valeur actuelle : { musketeers-coins }

## The end of a hand

musketeers-hand-over = La manche { $hand } est finie
musketeers-hand-over-three-jewels = La troisième pierre l’a arrêtée aussitôt.
musketeers-hand-over-nine-duels = Les neuf duels ont eu lieu.
musketeers-jewelled = avec une pierre
musketeers-total = Total

## The guided first hand

musketeers-aim-mine = { OPTION("match_mode") ->
    [target] { $count } sur { OPTION("match_target") }
   *[other] { musketeers-coins }
}
musketeers-aim-end = { musketeers-hand-number } · { musketeers-duel-of }
musketeers-tour-aim = { OPTION("match_mode") ->
    [target] On gagne en amassant de l’argent : dès que quelqu’un atteint { OPTION("match_target") }, qui en a le plus remporte la partie.
   *[other] On gagne en amassant de l’argent : qui en a le plus à la fin l’emporte.
}
musketeers-tour-rewards = Mettez de côté trois de vos douze cartes : à la fin de la manche, chacune rapporte sa valeur. Mais les cartes fortes gagnent aussi les duels : ne les cachez pas toutes. Les épées ne servent qu’à départager ; le journal écrit 7/2 pour un 7 avec deux épées.
musketeers-tour-guard = Un garde du Cardinal ! Ensemble, vous devez atteindre son nombre. Chacun choisit une carte en secret.
musketeers-tour-middle = Gagné : la carte la plus forte reçoit une pierre. Perdu : la plus faible reçoit une prison. Avec une carte entre les deux, il ne vous arrive rien.
    .pointing = Survolez une carte pour voir ses chances.
    .touching = Gardez le doigt sur une carte pour voir ses chances.
musketeers-tour-bidding = À deux, la carte la plus haute s’en sort toujours mieux : elle reçoit la pierre si vous gagnez, et l’autre reçoit la prison si vous perdez.
    .pointing = Survolez une carte pour voir ses chances.
    .touching = Gardez le doigt sur une carte pour voir ses chances.
musketeers-tour-reveal = Toutes les cartes se retournent ensemble. On additionne les valeurs et on compare au garde ; puis la carte la plus forte rapporte une pierre, ou la plus faible vaut une prison.
musketeers-tour-jewel = Vous aviez la carte la plus forte. La carte qui porte une pierre compte { PRINTED("jewel") ->
    [2] double
   *[other] { PRINTED("jewel") } fois
} : choisissez celle qui l’aura. Trois pierres mettent aussitôt fin à la manche.
musketeers-tour-prison = Vous aviez la carte la plus faible. Une carte en prison { PRINTED("prison") ->
    [0] ne rapporte rien
   *[other] rapporte { PRINTED("prison") } fois sa valeur
} : choisissez celle dont vous pouvez vous passer. Avec trois prisons, vous ne combattez plus.
musketeers-tour-tokens = Il n’y a que trois pierres et trois prisons. Quand le centre est vide, on les prend à un autre joueur.

## Options

musketeers-option-match-mode = Fin de la partie
musketeers-option-match-mode-help = Jouer jusqu’à un total à atteindre, une seule manche, ou un nombre fixe de manches.
    .page = `match_mode` fixe la durée du jeu. D’ordinaire, il vaut `target` : une course à un nombre de ducats. Avec `single_hand`, une seule manche décide et qui a le plus de ducats gagne, comme l’admet une édition plus récente. Avec `fixed_hands`, vous jouez un nombre convenu de manches et le plus haut total gagne. Dans ces deux cas, les premiers à égalité se partagent la victoire.
musketeers-option-match-mode-target = jusqu’à un total
musketeers-option-match-mode-single-hand = une manche
musketeers-option-match-mode-fixed-hands = un nombre de manches
musketeers-option-match-target = Total à atteindre
musketeers-option-match-target-help = Qui l’atteint en premier gagne la partie.
    .page = `match_target` est le nombre de ducats à atteindre dans la course : d’ordinaire 100, et tout ce que vous voulez de 20 à 500 pour jouer plus court ou plus long ([MU-40](#mu-40)).
musketeers-option-hands = Manches
musketeers-option-hands-help = Combien de manches on joue, si leur nombre est fixé.
    .page = `hands` est le nombre de manches pour `fixed_hands` : d’ordinaire 4, et 50 au plus.
musketeers-option-match-tie = Égalité en tête
musketeers-option-match-tie-help = Partager la victoire, ou jouer encore une manche.
    .page = `match_tie` vaut d’ordinaire `shared` : les plus hauts totaux égaux à la fin de la course se partagent la victoire. Avec `extra_hand`, tous continuent, manche après manche, jusqu’à ce qu’un seul total soit en tête ([MU-R16](#mu-r16)).
musketeers-option-match-tie-shared = victoire partagée
musketeers-option-match-tie-extra-hand = encore une manche
musketeers-option-max-hands = Nombre maximal de manches
musketeers-option-max-hands-help = Après ce nombre de manches, le plus haut total gagne.
    .page = `max_hands` est un garde-fou, d’ordinaire 50. Après ce nombre de manches, le plus haut total gagne et les ex æquo partagent ; il ne peut pas être inférieur au nombre de `hands` convenu ([MU-R17](#mu-r17)).
musketeers-option-full-loser-takes-prison = Prison même sans carte libre
musketeers-option-full-loser-takes-prison-help = Qui perd sans carte libre rend une pierre et prend en plus une prison sur cette carte.
    .page = `full_loser_takes_prison` vaut d’ordinaire `false`. Avec `true`, qui perd avec trois récompenses occupées rend une pierre, puis prend en outre une prison, sur la carte même qui vient de se libérer ([MU-R09](#mu-r09)).
musketeers-option-victim-picks-slot = La victime choisit le jeton
musketeers-option-victim-picks-slot-help = Quand on prend un jeton à un joueur, ce joueur dit lequel.
    .page = `victim_picks_slot` vaut d’ordinaire `false`. Avec `true`, qui doit prendre un jeton à un autre joueur ne désigne que ce joueur et la carte où le jeton ira ; la victime décide ensuite lequel de ses jetons de cette sorte elle abandonne ([MU-R06](#mu-r06)).
musketeers-option-jail-discard-visible = Les cartes défaussées en prison sont montrées
musketeers-option-jail-discard-visible-help = La carte que défausse un joueur en prison est retournée avec les autres.
    .page = `jail_discard_visible` vaut d’ordinaire `true` : la carte défaussée par un joueur en prison est retournée avec les cartes jouées. Avec `false`, les autres ne la voient jamais ([MU-R11](#mu-r11)).
musketeers-option-talk = Parler à table
musketeers-option-talk-help = Les règles interdisent de se concerter sur les cartes.
    .page = `talk` vaut d’ordinaire `silent` : pendant que l’on choisit les cartes, aucun geste n’est permis. Avec `open`, les gestes sont permis à tout moment ([MU-R21](#mu-r21)).
musketeers-option-talk-silent = en silence
musketeers-option-talk-open = libre
musketeers-option-labels = Vocabulaire
musketeers-option-labels-help = Les mots de la première édition (ducats, récompenses) ou de la seconde (pièces d’argent, cartes de solde).
    .page = `labels` ne change que des mots, jamais une règle. `hexagames` parle de ducats et de récompenses, comme ces pages ; `pegasus` reprend le vocabulaire de l’édition plus récente, pièces d’argent et cartes de solde.
musketeers-option-labels-hexagames = ducats, récompenses
musketeers-option-labels-pegasus = pièces d’argent, cartes de solde

bot-names-musketeers = Armand, Blanche, Cyprien, Diane
bot-level-musketeers-random = Hasard
bot-level-musketeers-page = Page
bot-level-musketeers-musketeer = Mousquetaire
bot-level-musketeers-captain = Capitaine
bot-level-musketeers-marshal = Maréchal
bot-level-musketeers-cardinal = Cardinal
bot-temper-musketeers-page = Joue la première carte qui lui tombe sous les yeux et oublie les précédentes.
bot-temper-musketeers-musketeer = Connaît les probabilités, mais oublie bien des cartes et ne compte pas.
bot-temper-musketeers-captain = Compte chaque carte et ne pense qu’au duel en cours.
bot-temper-musketeers-marshal = Vous perce souvent à jour, et s’en remet sinon aux probabilités.
bot-temper-musketeers-cardinal = Devine votre main d’après ce que vous avez joué, et joue en conséquence.

## Refusals

error-card-not-in-hand = Cette carte n’est pas dans votre main.
error-centre-empty = Il n’y a plus de jeton de cette sorte au centre.
error-centre-not-empty = Il en reste au centre : prenez celui-là.
error-no-such-card = Cette carte n’existe pas.
error-no-such-seat = Cette place n’existe pas.
error-no-such-token = Il n’y a pas de jeton de cette sorte à cet endroit.
error-own-token = Vous ne pouvez pas prendre un jeton à vous-même.
error-same-card-twice = La même carte a été nommée deux fois.
error-slot-free = Une de vos cartes est libre : la prison va là.
error-slot-occupied = Un jeton ne se pose que sur une carte libre.
error-wrong-action = Cela ne répond pas à cette question.
error-wrong-source = Nommez seulement le joueur, ou aussi la carte, comme convenu à cette table.

# At the terminal only.
terminal-musketeers-title = { $duel ->
    [0] Mousquetaires · manche { $hand }
   *[other] Mousquetaires · manche { $hand } · duel { $duel } sur 9
}
terminal-musketeers-guard = Garde
terminal-musketeers-centre = Centre
terminal-musketeers-still-to-come = gardes encore à venir : { $guards }
terminal-musketeers-rewards = { OPTION("labels") ->
    [pegasus] Cartes de solde
   *[hexagames] Récompenses
}
terminal-musketeers-total = { OPTION("labels") ->
    [pegasus] Argent
   *[hexagames] Ducats
}
terminal-musketeers-duel = Duel
terminal-musketeers-sum = Somme
terminal-musketeers-jailed = en prison
terminal-musketeers-won = gagné : { $player }
terminal-musketeers-lost = perdu : { $player }
terminal-help-musketeers = Formes courtes : une carte comme 7/2 (un 7 à 2 épées) ; j2 pose une pierre sur la récompense 2, j2 b1 la prend sur la récompense 1 de B ; p2 et p2 b1 font de même avec une prison ; -p2 renvoie votre prison, -j2 votre pierre ; t2 cède le jeton de la récompense 2. Sur la table, ◆ est une pierre, ▦ une prison, ░ une carte cachée.
