### Mousquetaires. Chaque texte peut employer $labels (« hexagames » ou « pegasus ») : là, les ducats sont des pièces d’argent et les récompenses des cartes de solde.
### Arguments : $name, $victim noms de joueurs ; $slot, $victimSlot 1 à 3 (0 : non dit) ; $card « 7/2 » ; $cards plusieurs ;
### $source « centre » ou « player » ; $ways ce que peut faire le gagnant ou le perdant ; $token « J » ou « P ».

game-musketeers = Mousquetaires
game-musketeers-about = Affrontez ensemble les gardes du Cardinal, avec une carte secrète chacun. La plus hardie gagne une pierre précieuse, la plus timide mène en prison.

musketeers-title = Mousquetaires
musketeers-coins = { $labels ->
    [pegasus] { $count ->
        [one] { $count } pièce d’argent
       *[other] { $count } pièces d’argent
    }
   *[hexagames] { $count ->
        [one] { $count } ducat
       *[other] { $count } ducats
    }
}
musketeers-reward-cards = { $labels ->
    [pegasus] cartes de solde
   *[hexagames] récompenses
}
musketeers-hand-number = Manche { $hand }
musketeers-card = { $swords ->
    [0] { $value } sans épée
    [1] { $value } à une épée
   *[other] { $value } à { $swords } épées
}
musketeers-card-back = carte cachée

## What happened

musketeers-event-hand-began = La manche { $hand } commence. Gardes écartés : { $removed }.
musketeers-event-hand-dealt = { $name } reçoit { $cards }.
musketeers-event-rewards-laid = { $name } pose { $cards }, face cachée, dans cet ordre.
musketeers-event-guard-turned = { $jailed ->
    [yes] Duel { $duel } : un garde de { $guard }. En prison, { $name } ne fait que jeter une carte.
   *[no] Duel { $duel } : un garde de { $guard }.
}
musketeers-event-cards-revealed = { $result ->
    [won] { $cards } : { $sum } contre { $guard }, gagné. { $name } a la carte la plus forte.
   *[lost] { $cards } : { $sum } contre { $guard }, perdu. { $name } a la carte la plus faible.
}
musketeers-event-jewel-taken = { $source ->
    [player] { $name } prend une pierre précieuse à { $victim } et la pose sur sa { musketeers-slot }.
   *[centre] { $name } pose une pierre précieuse sur sa { musketeers-slot }.
}
musketeers-event-prison-taken = { $source ->
    [player] { $name } prend une prison à { $victim } et la pose sur sa { musketeers-slot }.
   *[centre] { $name } pose une prison sur sa { musketeers-slot }.
}
musketeers-event-prison-freed = { $name } libère sa { musketeers-slot } de prison.
musketeers-event-jewel-returned = { $name } n’a aucune carte libre et rend la pierre de sa { musketeers-slot }.
musketeers-event-jailed = Avec trois prisons, { $name } ne combat plus.
musketeers-event-released = { $name } sort de prison et combat de nouveau.
musketeers-event-hand-ended = { $reason ->
    [three-jewels] Troisième pierre : la manche { $hand } s’arrête aussitôt. { $scores }.
   *[nine-duels] La manche { $hand } se termine après neuf duels. { $scores }.
}
musketeers-event-match-ended = { $count ->
    [1] { $names } gagne la partie avec { $total }.
   *[other] { $names } se partagent la victoire avec { $total }.
}
musketeers-slot = { $slot ->
    [1] première carte
    [2] deuxième carte
   *[3] troisième carte
}
musketeers-victim-slot = { $victimSlot ->
    [1] première carte
    [2] deuxième carte
    [3] troisième carte
   *[0] carte
}

## What is asked

musketeers-question-lay-rewards = Mettez de côté trois de vos douze cartes comme { musketeers-reward-cards } ; les neuf autres servent à combattre.
musketeers-question-commit-card = { $jailed ->
    [yes] Vos trois cartes sont en prison : vous ne combattez pas. Choisissez une carte à jeter.
   *[no] { $fighters ->
        [1] Duel { $duel } : votre carte doit à elle seule atteindre { $guard }. Choisissez-la.
       *[other] Duel { $duel } : à { $fighters }, vous devez atteindre { $guard }. Choisissez votre carte.
    }
}
musketeers-question-winner-token = { $ways ->
    [free] Gagné, { $sum } contre { $guard } : votre { $card } est la carte la plus forte. Aucune de vos cartes n’est libre : libérez-en une de prison.
    [centre-or-free] Gagné, { $sum } contre { $guard } : votre { $card } est la carte la plus forte. Posez une pierre précieuse sur une carte libre, ou libérez une carte de prison.
    [player-or-free] Gagné, { $sum } contre { $guard } : votre { $card } est la carte la plus forte. Prenez une pierre à un autre joueur, ou libérez une de vos cartes de prison.
    [player] Gagné, { $sum } contre { $guard } : votre { $card } est la carte la plus forte. Il n’y a plus de pierre au centre : prenez-en une à un autre joueur et posez-la sur une carte libre.
   *[centre] Gagné, { $sum } contre { $guard } : votre { $card } est la carte la plus forte. Posez une pierre précieuse sur une de vos cartes libres.
}
musketeers-question-loser-token = { $ways ->
    [return] Perdu, { $sum } contre { $guard } : votre { $card } est la carte la plus faible. Aucune de vos cartes n’est libre : rendez une de vos pierres.
    [follow] Prenez maintenant une prison à un autre joueur ; elle va sur la carte que vous venez de dégager.
    [player] Perdu, { $sum } contre { $guard } : votre { $card } est la carte la plus faible. Il n’y a plus de prison au centre : prenez-en une à un autre joueur et posez-la sur une carte libre.
   *[centre] Perdu, { $sum } contre { $guard } : votre { $card } est la carte la plus faible. Posez une prison sur une de vos cartes libres.
}
musketeers-question-give-token = { $token ->
    [J] { $name } vous prend une pierre précieuse. Choisissez laquelle.
   *[P] { $name } vous prend une prison. Choisissez laquelle.
}
musketeers-wait-lay-rewards = { $mine ->
    [yes] Vous avez mis { $cards } de côté. On attend { $names }.
   *[no] Encore au choix des { musketeers-reward-cards } : { $names }.
}
musketeers-wait-commit-card = { $mine ->
    [yes] Votre { $card } est posé face cachée. On attend { $names }.
   *[no] Un garde de { $guard }. On attend { $names }.
}
musketeers-wait-winner-token = Gagné, { $sum } contre { $guard }. { $name } a la carte la plus forte ({ $card }) et déplace un jeton.
musketeers-wait-loser-token = Perdu, { $sum } contre { $guard }. { $name } a la carte la plus faible ({ $card }) et déplace un jeton.
musketeers-wait-give-token = { $token ->
    [J] { $name } choisit quelle pierre céder.
   *[P] { $name } choisit quelle prison céder.
}
musketeers-wait-moment = Un instant.
musketeers-wait-over = La partie est finie.

## What can be done

musketeers-action-lay-rewards = Mettre de côté { $cards }
musketeers-action-play-card = { $jailed ->
    [yes] Jeter le { musketeers-card }
   *[no] Jouer le { musketeers-card }
}
musketeers-action-take-jewel = { $source ->
    [player] Prendre la pierre de la { musketeers-victim-slot } de { $victim } pour votre { musketeers-slot } ({ $card })
   *[centre] Poser une pierre précieuse sur votre { musketeers-slot } ({ $card })
}
musketeers-action-take-prison = { $source ->
    [player] Prendre la prison de la { musketeers-victim-slot } de { $victim } pour votre { musketeers-slot } ({ $card })
   *[centre] Poser une prison sur votre { musketeers-slot } ({ $card })
}
musketeers-action-free-prison = Libérer votre { musketeers-slot } ({ $card }) de prison
musketeers-action-return-jewel = Rendre la pierre de votre { musketeers-slot } ({ $card })
musketeers-action-give-token = { $token ->
    [J] Donner à { $name } la pierre de votre { musketeers-slot } ({ $card })
   *[P] Donner à { $name } la prison de votre { musketeers-slot } ({ $card })
}

## What a choice means

musketeers-hint-worth = { $card } rapporte { $coins }, avec une pierre { $jewelled }.
musketeers-hint-put-aside = { $card } est mis de côté sans aucun effet.
musketeers-hint-reaches = { $card } atteint { $guard } : gagné, une pierre pour vous.
musketeers-hint-falls-short = Il manque { $need } à { $card } pour atteindre { $guard } : perdu, une prison pour vous.
musketeers-hint-odds = { $need ->
    [0] { $card } : suffit à lui seul contre le garde. Contre des cartes tirées au hasard : une pierre pour vous { $jewel } %.
   *[other] { $card } : les autres doivent apporter { $need }. Contre des cartes tirées au hasard : gagné { $won } %, une pierre pour vous { $jewel } %, une prison pour vous { $prison } %.
}
musketeers-hint-pays = { $card } rapportera { $after } au lieu de { $before }.
musketeers-hint-locked = { $card } ne rapportera rien au lieu de { $before }, à moins que la prison ne s’en aille.
musketeers-hint-place = { $place ->
    [1] première carte
    [2] deuxième carte
    [3] troisième carte
   *[0] carte
}
musketeers-hint-jewel-leaves = Elle vient de { $victim } : sa { musketeers-hint-place } n’est plus doublée.
musketeers-hint-prison-leaves = { $freed ->
    [yes] Elle vient de { $victim } ({ musketeers-hint-place }), qui peut de nouveau combattre.
   *[no] Elle vient de { $victim } : sa { musketeers-hint-place } compte de nouveau.
}

## The board

musketeers-guard-label = Garde { $guard }
musketeers-no-guard = Pas encore de garde
musketeers-pile = { $count ->
    [one] { $count } garde dans la pile
   *[other] { $count } gardes dans la pile
}
musketeers-may-come = Gardes encore à venir
musketeers-removed = Absents de cette manche : { $removed }
musketeers-met = Gardes déjà rencontrés
musketeers-met-won = Duel { $duel } : garde { $guard } contre { $sum }, gagné ; carte la plus forte : { $name }
musketeers-met-lost = Duel { $duel } : garde { $guard } contre { $sum }, perdu ; carte la plus faible : { $name }
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
musketeers-verdict = { $result ->
    [won] { $sum } contre { $guard } : gagné ! { $name } a la carte la plus forte.
   *[lost] { $sum } contre { $guard } : perdu. { $name } a la carte la plus faible.
}
musketeers-verdict-won = Gagné
musketeers-verdict-lost = Perdu
musketeers-strongest = la plus forte
musketeers-weakest = la plus faible
musketeers-discarded = jetée
musketeers-duel-of = Duel { $duel } sur 9
musketeers-choose-rewards = Chacun choisit trois { musketeers-reward-cards }
musketeers-played-down = { $name } : une carte cachée
musketeers-played-none = { $name } : pas encore de carte
musketeers-your-rewards = { $labels ->
    [pegasus] Votre solde
   *[hexagames] Vos récompenses
}
musketeers-your-hand = Vos cartes
musketeers-rewards-of = { $labels ->
    [pegasus] Solde de { $name }
   *[hexagames] Récompenses de { $name }
}
musketeers-slot-label = { $token ->
    [J] { $who }, { musketeers-slot } : { $what }, avec une pierre précieuse
    [P] { $who }, { musketeers-slot } : { $what }, en prison
   *[none] { $who }, { musketeers-slot } : { $what }, libre
}
musketeers-slot-empty = { $who }, { musketeers-slot } : rien encore
musketeers-cards-in-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
musketeers-now-worth = Valeur actuelle : { musketeers-coins }

## The end of a hand

musketeers-hand-over = La manche { $hand } est finie
musketeers-hand-over-three-jewels = La troisième pierre l’a arrêtée aussitôt.
musketeers-hand-over-nine-duels = Les neuf duels ont eu lieu.
musketeers-doubled = doublée
musketeers-voided = en prison
musketeers-total = Total

## The moments that decided a match

musketeers-moment-third-jewel = Manche { $hand } : { $name } obtient la troisième pierre et marque { $score }.
musketeers-moment-big-hand = Manche { $hand } : { $name } marque { $score }.
musketeers-moment-jewel = Manche { $hand } : { $name } prend une pierre à { $victim }, un écart de { $swing }.
musketeers-moment-prison = Manche { $hand } : la prison de { $victim } passe à { $name }, un écart de { $swing }.

## The guided first hand

musketeers-tour-rewards = Voici vos douze cartes. Mettez-en trois de côté : à la fin de la manche, chacune rapporte sa valeur. Mais les cartes fortes gagnent aussi les duels : ne les cachez pas toutes.
musketeers-tour-guard = Un garde du Cardinal ! Ensemble, vous devez atteindre son nombre. Chacun choisit une carte en secret ; les épées ne servent qu’à départager.
musketeers-tour-middle = Gagné : la carte la plus forte reçoit une pierre. Perdu : la plus faible reçoit une prison. Avec une carte entre les deux, il ne vous arrive rien. Pointez une carte pour voir ses chances.
musketeers-tour-bidding = À deux, la carte la plus haute s’en sort toujours mieux : elle reçoit la pierre si vous gagnez, et l’autre reçoit la prison si vous perdez. Pointez une carte pour voir ses chances.
musketeers-tour-reveal = Toutes les cartes se retournent ensemble. On additionne les valeurs et on compare au garde ; puis l’un de vous déplace un jeton.
musketeers-tour-jewel = Vous aviez la carte la plus forte. Une pierre double la carte qui la porte : cliquez sur celle qui l’aura. Trois pierres mettent aussitôt fin à la manche.
musketeers-tour-prison = Vous aviez la carte la plus faible. Une carte en prison ne rapporte rien : cliquez sur celle dont vous pouvez vous passer. Avec trois prisons, vous ne combattez plus.
musketeers-tour-tokens = Il n’y a que trois pierres et trois prisons. Quand le centre est vide, on les prend à un autre joueur. Bonne partie !

## Options

musketeers-option-match-mode = Fin de la partie
musketeers-option-match-mode-help = Jouer jusqu’à un total à atteindre, une seule manche, ou un nombre fixe de manches.
musketeers-option-match-mode-target = jusqu’à un total
musketeers-option-match-mode-single-hand = une manche
musketeers-option-match-mode-fixed-hands = un nombre de manches
musketeers-option-match-target = Total à atteindre
musketeers-option-match-target-help = Qui l’atteint en premier gagne la partie.
musketeers-option-hands = Manches
musketeers-option-hands-help = Combien de manches on joue, si leur nombre est fixé.
musketeers-option-match-tie = Égalité en tête
musketeers-option-match-tie-help = Partager la victoire, ou jouer encore une manche.
musketeers-option-match-tie-shared = victoire partagée
musketeers-option-match-tie-extra-hand = encore une manche
musketeers-option-max-hands = Nombre maximal de manches
musketeers-option-max-hands-help = Après ce nombre de manches, le plus haut total gagne.
musketeers-option-full-loser-takes-prison = Prison même sans carte libre
musketeers-option-full-loser-takes-prison-help = Qui perd sans carte libre rend une pierre et prend en plus une prison sur cette carte.
musketeers-option-victim-picks-slot = La victime choisit le jeton
musketeers-option-victim-picks-slot-help = Quand on prend un jeton à un joueur, ce joueur dit lequel.
musketeers-option-jail-discard-visible = Les cartes jetées en prison sont montrées
musketeers-option-jail-discard-visible-help = La carte que jette un joueur en prison est retournée avec les autres.
musketeers-option-talk = Parler à table
musketeers-option-talk-help = Les règles interdisent de se concerter sur les cartes.
musketeers-option-talk-silent = en silence
musketeers-option-talk-open = libre
musketeers-option-labels = Vocabulaire
musketeers-option-labels-help = Les mots de la première édition (ducats, récompenses) ou de la seconde (pièces d’argent, cartes de solde).
musketeers-option-labels-hexagames = ducats, récompenses
musketeers-option-labels-pegasus = pièces d’argent, cartes de solde

bot-level-musketeers-random = Hasard
bot-level-musketeers-page = Page
bot-level-musketeers-musketeer = Mousquetaire
bot-level-musketeers-captain = Capitaine
bot-level-musketeers-cardinal = Cardinal

## Refusals

error-card-not-in-hand = Cette carte n’est pas dans votre main.
error-centre-empty = Il n’y a plus de jeton de cette sorte au centre.
error-centre-not-empty = Il en reste au centre : prenez celui-là.
error-no-such-card = Cette carte n’existe pas.
error-no-such-seat = Cette place n’existe pas.
error-no-such-token = Il n’y a pas de jeton de cette sorte à cet endroit.
error-own-token = Vous ne pouvez pas prendre un jeton à vous-même.
error-same-card-twice = La même carte a été nommée deux fois.
error-slot-free = Une de vos cartes est libre : la prison va là.
error-slot-occupied = Un jeton ne se pose que sur une carte libre.
error-wrong-action = Cela ne répond pas à cette question.
error-wrong-source = Nommez seulement le joueur, ou aussi la carte, comme convenu à cette table.

# At the terminal only.
terminal-musketeers-title = Mousquetaires · manche { $hand } · duel { $duel } sur 9
