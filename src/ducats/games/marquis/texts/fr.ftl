### Marquis. Les arguments sont expliqués dans le catalogue anglais.

game-marquis = Marquis
game-marquis-about = Onze courtisans, des mains cachées, et un veto au bon moment.

marquis-title = Marquis
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
marquis-mercenary-of = { $card } (à gages)
marquis-motto-a = élimine un rival
marquis-motto-f = rejoue le précédent
marquis-motto-m = payé par les anciens
marquis-motto-w = la bourse ou …
marquis-motto-v = Pas contre moi !
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
marquis-vetoes = Vetos
marquis-nothing = rien
marquis-n-coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
marquis-n-diamonds = { $diamonds ->
    [one] { $diamonds } diamant
   *[other] { $diamonds } diamants
}
marquis-n-rubies = { $rubies ->
    [one] { $rubies } rubis
   *[other] { $rubies } rubis
}
marquis-n-vetoes = { $vetoes ->
    [one] { $vetoes } Veto
   *[other] { $vetoes } Vetos
}
marquis-rate = { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
} → { $gain ->
    [one] { $gain } diamant
   *[other] { $gain } diamants
}
marquis-other-rate = { $other_price ->
    [one] { $other_price } pièce
   *[other] { $other_price } pièces
} → { $other_gain ->
    [one] { $other_gain } diamant
   *[other] { $other_gain } diamants
}
marquis-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Ce qui s’est passé

marquis-event-start-card-turned = { $name } retourne : { $card }.
marquis-event-start-player-found = { $name } commence. Il reste { $treasury } pièces dans les caisses.
marquis-event-hand-dealt = { $name } pioche { $cards }.
marquis-event-turn-began = C’est le tour de { $name }.
marquis-event-card-laid = { $imitates ->
    [yes] { $name } pose : { $card }, qui imite : { $identity }.
   *[no] { $name } pose : { $card }.
}
marquis-event-direction-turned = { $clockwise ->
    [yes] Le jeu change de sens : désormais dans le sens des aiguilles d’une montre.
   *[no] Le jeu change de sens : désormais dans le sens inverse des aiguilles d’une montre.
}
marquis-event-extortioners-marked = Deux Maîtres-chanteurs sont visibles : meilleur taux pour { $names }.
marquis-event-treasury-taken = { $coins ->
    [0] { $name } trouve les caisses vides.
   *[other] { $name } prend { marquis-n-coins } dans les caisses.
}
marquis-event-coins-taken = { $effect ->
    [payday] { $victim } verse { marquis-n-coins } à { $culprit }, comme le doivent les Marquis posés plus tôt.
    [theft] { $culprit } fait les poches de { $victim }, dont les bijoux valent le plus : { marquis-n-coins }.
    [demand] { $victim } remet { marquis-n-coins } à { $culprit } et garde son personnage.
    [toll] { $victim } paie { marquis-n-coins } à la Comtesse de { $culprit } avant l’achat.
    [assassination] L’Assassin de { $culprit } prend { marquis-n-coins } à { $victim }.
   *[robbery] { $culprit } vole { marquis-n-coins } à { $victim }.
}
marquis-event-coins-given = { $name } donne { marquis-n-coins } à { $receiver } : même personnage.
marquis-event-eliminated = { $exposed ->
    [none] { $culprit } élimine un personnage de { $victim } : { $card }. Il n’y a personne dessous.
   *[other] { $culprit } élimine un personnage de { $victim } : { $card }. Dessous apparaît : { $exposed }.
}
marquis-event-all-spared = { $name } épargne tout le monde.
marquis-event-exchanged = { $times ->
    [0] { $name } n’achète rien.
   *[other] { $vetoes ->
        [0] { $name } achète : { marquis-n-coins } → { marquis-n-diamonds }.
       *[other] { $coins ->
            [0] { $name } achète : { marquis-n-vetoes } → { marquis-n-diamonds }.
           *[other] { $name } achète : { marquis-n-coins } et { marquis-n-vetoes } → { marquis-n-diamonds }.
        }
    }
}
marquis-event-exchange-prevented = Le péage payé, { $name } n’a plus de quoi acheter.
marquis-event-ruby-gained = { $name } change des diamants en rubis : { marquis-n-rubies } de plus.
marquis-event-toll-set = La Comtesse de { $name } ne protège personne : le prochain achat lui vaudra le péage.
marquis-event-toll-claimed = La Comtesse de { $name } réclame son péage à { $payer }.
marquis-event-toll-waived = La Comtesse de { $name } fait grâce à { $payer }.
marquis-event-allowed = { $name } laisse faire.
marquis-event-veto-played = Veto ! { $name } ne tolère pas cela de { $culprit }.
marquis-event-veto-laid = { $neutralised ->
    [yes] Le Veto de { $owner } revient au Procureur de { $name }.
   *[no] Le Veto de { $owner } est valable. Il est maintenant devant { $name }.
}
marquis-event-veto-removed = Le Veto de { $owner } quitte la partie.
marquis-event-intervention-passed = { $name } n’intervient pas.
marquis-event-prosecutor-shown = { $name } montre un Procureur.
marquis-event-price-demanded = { $name } propose d’annuler le Veto et demande { $bundle } à { $culprit }.
marquis-event-price-countered = { $name } propose plutôt { $bundle } à { $prosecutor }.
marquis-event-terms-accepted = { $name } s’accorde avec { $other }.
marquis-event-terms-refused = { $name } refuse ce que veut { $other }.
marquis-event-reason-given = { $name } : « { $words } »
marquis-event-veto-neutralised = Le Procureur de { $name } annule le Veto de { $victim }.
marquis-event-fee-offered = { $bundle ->
    [none] { $name } ne veut pas de protection.
   *[other] { $name } offre { $bundle } à { $countess } pour sa protection.
}
marquis-event-fee-demanded = { $name } propose de protéger { $client } pour { $bundle }.
marquis-event-protection-declined = { $name } ne protège personne.
marquis-event-protection-sold = La Comtesse de { $name } protège { $client } pour { $bundle }.
marquis-event-protection-ended = { $name } ne protège plus { $client }.
marquis-event-bundle-paid = { $name } paie { $bundle } à { $receiver }.
marquis-event-card-drawn = { $name } pioche : { $card }.
marquis-event-card-taken-back = { $card ->
    [none] { $name } reprend une carte de sa pile, en secret.
   *[other] { $name } reprend : { $card }.
}
marquis-event-special-dealt = { $card ->
    [none] { $name } reçoit une carte secrète.
   *[other] { $name } reçoit une carte secrète, jouable avec : { $card }.
}
marquis-event-special-kept = { $name } ne joue pas de carte secrète.
marquis-event-special-played = { $target ->
    [none] { $name } joue une carte secrète avec : { $card }.
   *[other] { $name } joue une carte secrète avec : { $card }. Elle vise { $target }.
}
marquis-event-goods-lost = { $name } perd { marquis-n-coins } et { marquis-n-diamonds }.
marquis-event-card-lost = Une carte quitte la pioche de { $name } sans être vue.
marquis-event-mercenary-hired = { $name } engage : { $card }.
marquis-event-mercenary-kept = { $name } garde son mercenaire pour plus tard : { $card }.
marquis-event-mercenary-discharged = Le mercenaire de { $name } quitte la partie : { $card }.
marquis-event-played-on = { $name } continue, sans adversaires.
marquis-event-stopped = { $name } s’arrête.
marquis-event-went-out = { $name } a fait son dernier achat et a fini.
marquis-event-game-ended = { $count ->
    [one] { $names } gagne avec { marquis-points }.
   *[other] { $names } se partagent la victoire avec { marquis-points }.
}

## Ce qui est demandé

marquis-effect = { $effect ->
    [payday] { $culprit } pose un Marquis et réclame { marquis-n-coins } à { $victim }
    [theft] La Pickpocket de { $culprit } vise { marquis-n-coins } de { $victim }, dont les bijoux valent le plus
    [demand] { $kills ->
        [yes] Le Voleur barbare de { $culprit } exige ce que { $victim } ne peut pas payer ; le personnage serait éliminé
       *[no] Le Voleur barbare de { $culprit } exige { marquis-n-coins } de { $victim }
    }
    [assassination] L’Assassin de { $culprit } vise { $victim } : { marquis-n-coins } et le personnage
    [toll] La Comtesse de { $culprit } réclame { marquis-n-coins } à { $victim }
   *[robbery] { $culprit } s’apprête à voler { marquis-n-coins } à { $victim }
}
marquis-question-exchange = { $duty ->
    [yes] Les caisses sont vides : vous devez acheter au moins une fois. Taux ({ $card }) : { marquis-rate }. Combien de fois ?
   *[no] Votre tour commence par l’achat. Taux ({ $card }) : { marquis-rate }. Combien de fois ?
}
marquis-question-exchange-now = Le Bijoutier peut acheter tout de suite : { marquis-rate }. Combien de fois ?
marquis-question-exchange-last = C’est votre dernier achat : { marquis-rate }. Combien de fois ?
marquis-question-claim-toll = { $other } veut acheter. Votre Comtesse réclame-t-elle son péage ?
marquis-question-lay-card = { $committed ->
    [yes] Vous l’avez promis : posez votre Procureur.
   *[no] Posez un personnage sur votre pile.
}
marquis-point-at-one = Survolez une carte pour voir ce qu’elle ferait maintenant.
marquis-question-assassinate = Qui votre Assassin doit-il frapper ? Il prend jusqu’à { marquis-n-coins } et le personnage.
marquis-question-may-veto = { $able ->
    [yes] { marquis-effect }. Jouer votre Veto ?
   *[no] { marquis-effect }. Vous n’avez pas de Veto.
}
marquis-question-take-back = L’Astrologue reprend en main une carte de votre pile. Laquelle ? Personne ne la verra.
marquis-question-call-witness = Le Procureur appelle un témoin : choisissez une carte de votre pioche, ou prenez celle du dessus.
marquis-question-play-on = Tous les autres ont fini. Continuer, ou s’arrêter et acheter une dernière fois ?
marquis-question-intervene = { $able ->
    [yes] { marquis-effect }, mais un Veto l’empêche. Votre Procureur peut annuler ce Veto, gratuitement ou contre paiement.
   *[no] { marquis-effect }, mais un Veto l’empêche. Vous ne pouvez pas intervenir.
}
marquis-question-answer-price = { $other } propose d’annuler le Veto de { $victim } pour { $bundle }. Votre réponse ?
marquis-question-last-word = { $bundle ->
    [none] { $other } refuse. Annuler le Veto gratuitement, ou le laisser ?
   *[other] { $other } offre { $bundle } si vous annulez le Veto. D’accord ?
}
marquis-question-offer-fee = La Comtesse de { $other } vend sa protection à un personnage visible. Qu’offrez-vous pour le vôtre ?
marquis-question-answer-fee = { $other } propose de protéger votre personnage pour { $bundle }. D’accord ?
marquis-question-choose-client = { $offers ->
    [0] Personne n’a rien offert. Fixez votre prix, ou ne protégez personne et attendez le péage.
    [one] Il y a { $offers } offre. Acceptez-la, proposez un prix à quelqu’un, ou ne protégez personne et attendez le péage.
   *[other] Il y a { $offers } offres. Acceptez-en une, proposez un prix à quelqu’un, ou ne protégez personne et attendez le péage.
}
marquis-question-settle-client = Votre prix est refusé. Accepter une des offres, ou ne protéger personne ?
marquis-question-special = Vous pouvez jouer votre carte secrète avec ce personnage, si elle convient.
marquis-question-hire = Engager un mercenaire pour 2 pièces ?
marquis-question-lay-or-keep = Poser votre mercenaire tout de suite, ou le garder pour un autre tour ?
marquis-wait = { $question ->
    [exchange] { $names } peut acheter : { marquis-rate }.
    [exchange-now] { $names } peut acheter avec le Bijoutier.
    [exchange-last] { $names } fait son dernier achat.
    [claim-toll] { $names } peut réclamer un péage à { $other }.
    [lay-card] { $names } choisit un personnage.
    [assassinate] { $names } cherche une victime.
    [may-veto] { marquis-effect }. Y aura-t-il un Veto ?
    [take-back] { $names } regarde dans sa pile.
    [call-witness] { $names } appelle un témoin.
    [intervene] { marquis-effect }, mais un Veto l’empêche. Une intervention de { $names } ?
    [answer-price] { $names } réfléchit au prix : { $bundle }.
    [last-word] { $names } a le dernier mot.
    [offer-fee] Une protection pour { $names } ?
    [answer-fee] { $names } réfléchit au prix : { $bundle }.
    [choose-client] { $names } se demande qui protéger.
    [settle-client] { $names } se demande qui protéger.
   *[other] On attend { $names }.
}
marquis-wait-moment = Un instant.
marquis-wait-over = La partie est finie.

## Ce qu’on peut faire

marquis-action-exchange = { $times ->
    [0] Garder les pièces
   *[other] { marquis-n-coins } → { marquis-n-diamonds }
}
marquis-action-claim-toll = Réclamer le péage
marquis-action-waive-toll = Y renoncer
marquis-action-lay-card = Poser : { $card }
marquis-action-assassinate = Éliminer le personnage de { $name }
marquis-action-spare-all = Épargner tout le monde
marquis-action-allow = Laisser faire
marquis-action-play-veto = Veto !
marquis-action-pass-by = Ne pas intervenir
marquis-action-neutralise = Annuler le Veto gratuitement
marquis-action-demand-price = { $bundle ->
    [none] Demander un prix
   *[other] Demander { $bundle }
}
marquis-action-accept = D’accord : { $bundle }
marquis-action-refuse = Refuser
marquis-action-counter = { $bundle ->
    [none] Faire une contre-offre
   *[other] Offrir plutôt { $bundle }
}
marquis-action-offer-fee = { $bundle ->
    [none] Faire une offre
   *[other] Offrir { $bundle }
}
marquis-action-offer-nothing = Pas de protection
marquis-action-accept-offer = Protéger { $name } pour { $bundle }
marquis-action-demand-fee = { $bundle ->
    [none] Proposer un prix à { $name }
   *[other] Demander { $bundle } à { $name }
}
marquis-action-decline = Ne protéger personne
marquis-action-take-back = Reprendre : { $card }
marquis-action-call-witness = { $card ->
    [none] Prendre la carte du dessus
   *[other] Appeler comme témoin : { $card }
}
marquis-action-play-on = Continuer
marquis-action-stop = S’arrêter
marquis-action-retaliate = Veto, et retour à l’envoyeur
marquis-action-keep-special = Garder la carte secrète
marquis-action-play-special = { $name ->
    [none] Jouer la carte secrète
   *[other] Jouer la carte secrète contre { $name }
}
marquis-action-hire = Engager pour 2 pièces
marquis-action-hire-nobody = N’engager personne
marquis-action-lay-at-once = Le poser maintenant
marquis-action-keep-for-later = Le garder pour plus tard

## Ce qu’un choix signifie

marquis-hint-imitates = { $card ->
    [none] Personne à imiter : le jeu change seulement de sens.
   *[other] Change le sens du jeu et agit comme : { marquis-letter }.
}
marquis-hint-treasury-pays = { $coins ->
    [0] Rien des caisses.
   *[other] { marquis-n-coins } des caisses.
}
marquis-hint-loses = { $veto ->
    [yes] { $victim } perd { marquis-n-coins } (sauf Veto).
   *[no] { $victim } perd { marquis-n-coins }.
}
marquis-hint-loses-character = { $veto ->
    [yes] { $victim } perd ce personnage : { marquis-letter } (sauf Veto).
   *[no] { $victim } perd ce personnage : { marquis-letter }.
}
marquis-hint-gives = Vous donnez { marquis-n-coins } à { $receiver } : même personnage.
marquis-hint-coins-after = Vous auriez { marquis-n-coins }.
marquis-hint-no-rate = Pas d’achat au prochain tour.
marquis-hint-exchanged-to = { $tolls ->
    [0] Vous auriez { marquis-n-coins } et { marquis-points }.
   *[other] Vous auriez { marquis-n-coins } et { marquis-points }, péage d’une Comtesse non compris.
}
marquis-hint-you-lose = Vous perdez { marquis-n-coins }.
marquis-hint-you-lose-character = Vous perdez votre personnage visible : { marquis-letter }.
marquis-hint-saves = Sauve { marquis-n-coins }.
marquis-hint-saves-character = Sauve votre personnage visible : { marquis-letter }.
marquis-hint-veto-goes-to = Le Veto va à { $culprit }, sauf si un Procureur l’annule.
marquis-hint-goods-after = Vous auriez { marquis-n-coins }, { marquis-n-diamonds } et { marquis-n-vetoes }.
marquis-hint-goods-now = Vous avez { marquis-n-coins }, { marquis-n-diamonds } et { marquis-n-vetoes }.
marquis-hint-goods-of = { $other } possède { marquis-n-coins }, { marquis-n-diamonds } et { marquis-n-vetoes }.
marquis-hint-prints = Caisses : { $coins }.
marquis-hint-toll = Vous recevez { marquis-n-coins } de { $payer }.
marquis-hint-costs = { marquis-n-coins } pour les caisses.
marquis-means-claim-toll = L’achat peut devenir impossible.
marquis-means-waive-toll = Le péage est perdu.
marquis-means-spare-all = Personne n’est éliminé.
marquis-means-play-veto = Vous piochez une carte.
marquis-means-retaliate = L’attaque se retourne contre qui vous attaquait.
marquis-means-pass-by = En ce qui vous concerne, le Veto est valable.
marquis-means-neutralise = L’attaque a lieu ; le Veto est placé devant vous.
marquis-means-refuse = Pas de marché.
marquis-means-offer-nothing = Votre personnage reste sans protection.
marquis-means-decline = Le prochain achat vaudra le péage à votre Comtesse.
marquis-means-play-on = Un tour normal suit.
marquis-means-stop = Votre dernier achat suit ; les cartes en main ne comptent pas.
marquis-means-keep-special = Elle reste secrète.
marquis-means-play-special = Elle est utilisée ; aucun Veto n’y peut rien.
marquis-means-hire = Le mercenaire du dessus est retourné.
marquis-means-hire-nobody = Votre tour se termine.
marquis-means-lay-at-once = Il agit tout de suite.
marquis-means-keep-for-later = Il attend devant vous.
marquis-hint-ability = { $character ->
    [A] { marquis-power-a }
    [C] { marquis-power-c }
    [F] { marquis-power-f }
    [H] { marquis-power-h }
    [K] { marquis-power-k }
    [M] { marquis-power-m }
    [S] { marquis-power-s }
    [T] { marquis-power-t }
   *[W] { marquis-power-w }
}
marquis-hint-exchanges = { $character ->
    [D] { marquis-power-d }
   *[E] { marquis-power-e }
}
marquis-hint-rate-after = { marquis-hint-rate }
marquis-letter = { $card ->
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
   *[W] { marquis-card-w }
}
marquis-hint-rate = Prochain achat : { marquis-rate }.
marquis-hint-veto-card = Arrête une attaque contre vous, puis va à qui vous attaquait. À la fin, chaque Veto vaut une pièce.
marquis-power-a = Peut éliminer un personnage visible et prendre { marquis-n-coins } à son joueur.
marquis-power-c = Peut vendre sa protection à un personnage ; sinon, { marquis-n-coins } au prochain achat.
marquis-power-d = Achète tout de suite ({ marquis-other-rate }) et encore au tour suivant ({ marquis-rate }).
marquis-power-e = Dès que deux Maîtres-chanteurs sont visibles, chacun achète ainsi : { marquis-other-rate }.
marquis-power-f = Agit encore une fois comme votre personnage précédent et change le sens du jeu.
marquis-power-h = Reprend en main une carte de votre pile au lieu de piocher.
marquis-power-k = Achète au taux du voisin de gauche, ou pas du tout si un Clerc y est visible.
marquis-power-m = Les Marquis visibles posés avant paient 1, 2, 3 … pièces ; ne donne rien aux autres.
marquis-power-s = Choisit la prochaine carte dans la pioche ; peut annuler une fois le Veto d’un autre.
marquis-power-t = Prend { marquis-n-coins } à qui a les bijoux les plus précieux ; rien en cas d’égalité.
marquis-power-w = Tous les autres paient { marquis-n-coins } ou perdent leur personnage visible.
marquis-about-treasury = Caisses : { $coins }.
marquis-about-robs = Vole : { $robs }.

## La table

marquis-open-card = { $identity ->
    [none] { $name } : { $card }. { $about }
   *[other] { $name } : { $card } imitant { $identity }. { $about }
}
marquis-no-open-card = { $name } n’a pas de personnage visible.
marquis-covered = { $count ->
    [one] { $count } carte dessous
   *[other] { $count } cartes dessous
}
marquis-protected-by = Protégé par la Comtesse de { $name }
marquis-protects = Protège { $name }
marquis-toll-pending = Peut réclamer le péage au prochain achat
marquis-marked = A le meilleur taux : deux Maîtres-chanteurs étaient visibles
marquis-used = Est déjà intervenu
marquis-is-out = a fini
marquis-is-committed = doit poser le Procureur
marquis-is-shown = a montré un Procureur
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
marquis-rate-now = Taux actuel (pièces : diamants)
marquis-rate-is = Taux actuel : { marquis-rate }
marquis-rate-none = Pas de taux actuel
marquis-cards-in-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
marquis-cards-in-deck = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
marquis-clockwise = On joue dans le sens des aiguilles d’une montre.
marquis-anticlockwise = On joue dans le sens inverse des aiguilles d’une montre.
marquis-treasury = Caisses de l’État
marquis-treasury-empty = Caisses vides : achat obligatoire
marquis-stock = Bijoux au milieu
marquis-veto-of = Le Veto de { $name }
marquis-verdict-veto = Veto !
marquis-verdict-neutralised = Annulé !
marquis-verdict-eliminated = Éliminé
marquis-who-robs-whom = Qui peut voler qui
marquis-characters = Personnages
marquis-threats-help = Ce que chacun perdrait si quelqu’un d’autre posait maintenant l’une de ces cartes. Seules figurent les cartes encore possibles. Un crâne : le personnage visible peut aussi être éliminé.
marquis-threats-none = Personne ne peut être volé en ce moment.
marquis-overview-help = En haut à droite : les pièces des caisses. Au milieu : qui est volé, et de combien. En bas : combien de pièces achètent combien de diamants, au tour suivant.
marquis-orders = Ordres permanents
marquis-orders-help = Le serveur répond pour vous. Personne ne le voit, car il prend autant de temps que vous en prendriez.
marquis-order-allow-turn = Tout laisser passer pendant ce tour
marquis-order-allow-turn-help = Ni Veto ni Procureur de votre part jusqu’à la fin de ce tour ; ensuite, on vous demande de nouveau.
marquis-order-veto = Usage de votre Veto
marquis-order-veto-help = Contre les éliminations seulement : il sauve votre personnage visible, et toute autre attaque passe.
marquis-order-veto-ask = me demander chaque fois
marquis-order-veto-eliminations = contre les éliminations seulement
marquis-order-claim-toll = Toujours réclamer le péage
marquis-order-claim-toll-help = Votre Comtesse prend son péage à qui le doit.
marquis-orders-in-force = Des ordres permanents sont en vigueur
marquis-may-be-killed = le personnage visible peut être éliminé
marquis-your-hand = Votre main
marquis-of-whom = À qui ?
marquis-standing = { $name } propose : { $bundle }
marquis-bargain-title = { $what ->
    [OfferFee] Votre offre à { $name }
    [Counter] Votre contre-offre à { $name }
    [DemandPrice] Votre prix pour { $name }
   *[DemandFee] Votre prix pour { $name }
}
marquis-scores = Ce que chacun possède

## Les moments décisifs

marquis-moment-exchange = { $name } achète : { marquis-n-coins } → { marquis-n-diamonds }.
marquis-moment-robbery = { $culprit } prend { marquis-n-coins } à { $victim }.
marquis-moment-kill = { $culprit } élimine un personnage de { $victim } : { $card }.
marquis-moment-neutralised = Le Procureur de { $name } annule le Veto de { $victim }.
marquis-moment-veto = { $name } joue son Veto contre { $culprit }.

## Les premiers tours guidés

marquis-tour-aim = Les pièces ne sont qu’un moyen. À la fin, qui possède les bijoux les plus précieux gagne ; un rubis vaut plusieurs diamants.
marquis-tour-hand = À chaque tour, vous posez un personnage sur votre pile. Il prend des pièces dans les caisses (nombre en haut à droite) et vole les personnages visibles dont il montre la lettre.
marquis-tour-card = Survolez une carte, ou gardez le doigt dessus : la barre dit exactement ce qu’elle ferait maintenant. En bas se trouve son taux d’achat, pour votre prochain tour.
marquis-tour-open = Seule la carte du dessus d’une pile est visible. On peut la voler ou l’éliminer, et elle fixe le taux d’achat. « Qui peut voler qui » montre tous les dangers.
marquis-tour-exchange = Votre tour commence par l’achat : des pièces contre des diamants, au taux de votre carte visible. Assez de diamants deviennent un rubis.
marquis-tour-veto = On vous attaque. Si vous avez votre Veto, vous pouvez arrêter cette attaque. On interroge toutes les personnes qui pourraient avoir un Veto : la question ne trahit donc rien.
marquis-tour-assassin = Votre Assassin peut frapper un personnage visible : cliquez dessus, ou épargnez tout le monde.
marquis-tour-bargain = La Comtesse vend sa protection. Composez une offre avec les boutons ; vous pouvez aussi vous en passer.
marquis-tour-treasury = Surveillez les caisses. Si elles sont vides au début de votre tour, vous devez acheter, même à un mauvais taux. Bonne partie !

## Options

marquis-option-jewel-supply = Bijoux
marquis-option-jewel-supply-help = La réserve ne compte presque jamais ; deux contenus de boîte sont attestés.
marquis-option-jewel-supply-unlimited = autant qu’il en faut
marquis-option-jewel-supply-21-15 = 21 diamants, 15 rubis
marquis-option-jewel-supply-18-13 = 18 diamants, 13 rubis
marquis-option-start-player = Qui commence
marquis-option-start-player-help = Retourner des cartes comme prévu, ou décider autrement.
marquis-option-start-player-reveal = la première lettre retournée
marquis-option-start-player-random = au sort
marquis-option-start-player-seat0 = la première chaise
marquis-option-assassin-optional = L’Assassin peut épargner
marquis-option-assassin-optional-help = Qui pose l’Assassin peut épargner tout le monde.
marquis-option-veto-scope = Ce qu’arrête un Veto
marquis-option-veto-scope-help = Une attaque ; toutes les attaques suivantes de cette carte contre le même joueur ; ou tout ce que la carte prendrait encore.
marquis-option-veto-scope-effect = une attaque
marquis-option-veto-scope-card = cette carte, pour ce joueur
marquis-option-veto-scope-stop = le reste de la carte
marquis-option-veto-toll = Veto contre le péage
marquis-option-veto-toll-help = Le péage de la Comtesse peut aussi être refusé par un Veto.
marquis-option-toll-waive = Un péage abandonné
marquis-option-toll-waive-help = Après avoir renoncé à un péage, la Comtesse peut-elle essayer à l’achat suivant ?
marquis-option-toll-waive-lapses = est perdu
marquis-option-toll-waive-next = attend l’achat suivant
marquis-option-countess-window = Quand la protection se vend
marquis-option-countess-window-help = Seulement quand la Comtesse est posée, ou au début de chaque tour tant qu’elle attend.
marquis-option-countess-window-own-turn = quand elle est posée
marquis-option-countess-window-every-turn = à chaque tour
marquis-option-negotiation = Marchandage
marquis-option-negotiation-help = Sans marchandage, pas de protection, et les interventions n’ont pas de prix.
marquis-option-prosecutor-veto = Un Veto annulé
marquis-option-prosecutor-veto-help = Où va un Veto annulé par un Procureur.
marquis-option-prosecutor-veto-prosecutor = va au Procureur
marquis-option-prosecutor-veto-removed = quitte la partie
marquis-option-prosecutor-limit = Interventions du Procureur
marquis-option-prosecutor-limit-help = Une fois par carte, ou aussi souvent qu’on veut.
marquis-option-prosecutor-limit-card = une fois par carte
marquis-option-prosecutor-limit-none = sans limite
marquis-option-cardsharp-identity = Un Faussaire est volé comme
marquis-option-cardsharp-identity-help = Seulement comme le personnage imité, ou aussi comme Faussaire.
marquis-option-cardsharp-identity-imitated = le personnage imité
marquis-option-cardsharp-identity-both = les deux
marquis-option-marquis-rank = Positions des Marquis
marquis-option-marquis-rank-help = Comptées parmi ceux qui sont visibles, ou depuis le dernier changement de sens.
marquis-option-marquis-rank-open = parmi les visibles
marquis-option-marquis-rank-counted = comptées en continu
marquis-option-negotiate-rubies = Rubis dans les marchés
marquis-option-negotiate-rubies-help = On peut aussi offrir et demander des rubis.
marquis-option-last-marquis = Marquis en dernière carte
marquis-option-last-marquis-help = Quel Marquis prive les Vetos de valeur au dernier achat : la dernière carte jouée, ou la carte visible.
marquis-option-last-marquis-played = la dernière carte jouée
marquis-option-last-marquis-open = la carte visible
marquis-option-out-prosecutor = Procureurs de qui a fini
marquis-option-out-prosecutor-help = Un Procureur visible peut intervenir même quand la personne qui l’a posé a fini.
marquis-option-last-player-plays-on = Le dernier joueur
marquis-option-last-player-plays-on-help = Le dernier joueur peut-il s’arrêter avant d’avoir posé tous ses personnages ?
marquis-option-last-player-plays-on-may = peut s’arrêter
marquis-option-last-player-plays-on-must = joue jusqu’au bout
marquis-option-intrigues = Intrigues (hors jeu de base)
marquis-option-intrigues-help = Des cartes secrètes qui renforcent une fois un certain personnage ; pas à huit joueurs.
marquis-option-mercenaries = Mercenaires (hors jeu de base)
marquis-option-mercenaries-help = Des personnages à engager, pris dans les couleurs que personne ne joue ; à deux ou trois joueurs.

## Pourquoi un robot le dit

marquis-reason-fair-price = Un prix honnête.
marquis-reason-too-dear = C’est trop cher.
marquis-reason-too-little = C’est trop peu.
marquis-reason-no-danger = Je ne vois aucun danger.
marquis-reason-in-danger = Je suis en danger.
marquis-reason-cannot-spare-it = Je ne peux pas m’en passer.
marquis-reason-asks-more = Cela vaut davantage.
marquis-reason-takes-toll = Je préfère le péage.
marquis-reason-best-offer = La meilleure offre l’emporte.
marquis-reason-worth-the-veto = Le Veto seul en vaut la peine.
marquis-reason-helps-rival = Cela n’aiderait qu’un rival.
marquis-reason-hurts-rival = Cela touche un rival.
marquis-reason-lets-it-stand = Qu’il en soit ainsi.

bot-level-marquis-random = Hasard
bot-level-marquis-lackey = Laquais
bot-level-marquis-courtier = Courtisan
bot-level-marquis-marquise = Marquise
bot-level-marquis-duchess = Duchesse

## Refus

error-bad-amount = Cette quantité n’est pas possible.
error-cannot-take-back = Cette carte ne peut pas être reprise.
error-card-not-in-deck = Cette carte n’est pas dans votre pioche.
error-duty-to-exchange = Les caisses sont vides : vous devez acheter.
error-must-assassinate = Quelqu’un doit être éliminé.
error-no-retaliation = Vous n’avez pas de carte pour retourner l’attaque.
error-no-special = Aucune de vos cartes secrètes ne convient ici.
error-no-such-mercenary = Ce mercenaire n’existe pas.
error-no-target = Ce joueur ne peut pas être visé.
error-no-veto = Votre Veto n’est pas dans votre main.
error-too-few-coins = Vous ne pouvez pas payer autant d’achats.
error-veto-is-no-character = Un Veto n’est pas un personnage et ne se pose pas.

# At the terminal only.
terminal-marquis-title = Marquis · { $laid } cartes posées
terminal-marquis-player = Joueur
terminal-marquis-open = Visible
terminal-marquis-rate = Taux
terminal-marquis-coins = Pièces
terminal-marquis-jewels = Bijoux
terminal-marquis-vetoes = Vetos
terminal-marquis-cards = Main + pioche
terminal-help-marquis =
    Réponses : le numéro dans la liste, ou la forme courte : une lettre pose ce personnage ; x2 achète deux fois ; kill b ; veto, allow ; void, pass ; yes, no ; offer 1 0 1 propose pièces, diamants et Vetos ; demand b 1 0 0 fixe un prix à B ; take b accepte l’offre de B.
    Commandes : ? cette aide et la table ; r la règle qui fonde la question ; r MQ-46 une autre règle ; q quitter la table.
