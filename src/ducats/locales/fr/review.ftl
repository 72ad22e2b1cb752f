### L’analyse d’une partie terminée, dans le terminal et sous la relecture.

review-heading = Analyse
review-points = Les points sont des points de pourcentage de la victoire : 10 points, c’est une partie sur dix.
review-invitation = Qu’est-ce qui a décidé cette partie ? Était-ce la chance, et qu’aurait-il fallu jouer ?
review-analyse = Analyser cette partie
review-analysing = Analyse en cours : { $percent } %
review-queued = En attente : { $ahead ->
    [0] cette partie est la prochaine
    [one] une autre partie passe avant
   *[other] { $ahead } autres parties passent avant
}. Restez sur cette page, sinon l’analyse est abandonnée.
review-ahead = { $ahead ->
    [one] Une autre partie sera peut-être analysée entre-temps.
   *[other] { $ahead } autres parties seront peut-être analysées entre-temps.
}
review-left = Encore { $time } environ. L’analyse s’arrête si vous quittez cette page.
review-started = L’analyse a commencé.
review-ready = L’analyse est prête.
review-coarse = Les chances sont une première estimation ; les réponses sont encore à l’étude.
review-stop = Arrêter
review-failed = L’analyse n’a pas pu être achevée. Réessayez.
review-none-yet = La courbe, les erreurs et le bilan viennent avec l’analyse. Sans elle, vous pouvez déjà essayer une autre réponse, continuer à jouer et prendre des notes.
summary-heading = En bref
summary-decided = Qu’est-ce qui a décidé la partie ?
summary-draw = Surtout { $moment ->
    [0] ce qui a été tiré avant la première réponse
   *[other] un tirage au moment { $moment }
}{ $drawn ->
    [none] { "" }
   *[other] , « { $drawn } »
} : { summary-chances }
summary-decision = Surtout { $hidden ->
    [mostly] ce que { $by ->
        [you] vous ne pouviez
       *[other] { $who } ne pouvait
    } pas savoir en répondant « { $answer } » au moment { $moment }
   *[other] { $by ->
        [you] votre réponse
       *[other] la réponse donnée par { $who }
    } au moment { $moment }, « { $answer } »
} : { summary-chances }
summary-chances = { $whose ->
    [you] vos chances sont passées
    [winner] pour { $player }, à qui revient la victoire, les chances sont passées
   *[other] pour { $player }, les chances sont passées
} de { $before } à { $after }{ $cost ->
    [none] { "" }
    [you] , les vôtres de { $fell } à { $felt }
   *[other]  ; pour { $loser }, de { $fell } à { $felt }
}.
summary-fall-draw = { $whose ->
    [you] Vos propres chances ont le plus baissé
   *[other] Les chances de { $player } ont le plus baissé
} avec { $moment ->
    [0] ce qui a été tiré avant la première réponse
   *[other] un tirage au moment { $moment }
}{ $drawn ->
    [none] { "" }
   *[other] , « { $drawn } »
} : de { $before } à { $after }.
summary-fall-decision = { $whose ->
    [you] Vos propres chances ont le plus baissé
   *[other] Les chances de { $player } ont le plus baissé
} avec { $hidden ->
    [mostly] ce que { $by ->
        [you] vous ne pouviez
       *[other] { $who } ne pouvait
    } pas savoir en répondant « { $answer } » au moment { $moment }
   *[other] { $by ->
        [you] votre réponse
       *[other] la réponse donnée par { $who }
    } au moment { $moment }, « { $answer } »
} : de { $before } à { $after }.
summary-bit-by-bit = Aucun moment en particulier : les chances ont glissé peu à peu.
summary-luck = Était-ce la chance ?
summary-luck-mostly = Oui, pour l’essentiel.
summary-luck-least = En partie au moins, peut-être pour l’essentiel.
summary-luck-partly = En partie.
summary-luck-minor = En partie tout au plus.
summary-luck-hardly = Guère.
summary-luck-unsure = On ne peut pas le dire.
summary-luck-helped = Non, la chance { $whose ->
    [you] vous souriait même
   *[other] souriait même à { $player }
}.
summary-luck-hindered = Non, la chance était même contre { $whose ->
    [you] vous
   *[other] { $player }
}.
summary-account = { $whose ->
    [you] Vos chances
   *[other] Chances pour { $player }
} : { $start } % au départ, { $result } % à la fin. Chance : { $luck } sur { $change } points.
summary-better = Qu’aurait-il fallu jouer ?
summary-mistake = { $by ->
    [you] Au moment { $moment }, « { $better } » au lieu de votre réponse « { $played } ».
   *[other] { $player } au moment { $moment } : « { $better } » au lieu de « { $played } ».
} Cela a coûté { $loss } points de pourcentage.
summary-faultless = { $by ->
    [you] Aucune de vos réponses n’était clairement une erreur.
    [nobody] Aucune réponse n’était clairement une erreur.
   *[other] Aucune réponse donnée par { $player } n’était clairement une erreur.
}
summary-more = { $count ->
    [one] Une autre erreur figure plus bas.
   *[other] { $count } autres erreurs figurent plus bas.
}
summary-lots = { $count ->
    [one] Tout compte fait, un lot a été payé trop cher ou abandonné trop tôt ; il figure plus bas.
   *[other] Tout compte fait, { $count } lots ont été payés trop cher ou abandonnés trop tôt ; ils figurent plus bas.
}
summary-parts = Le détail
summary-all = Toute l’analyse
review-curve = Chances de gagner
review-curve-told = Chances de gagner sur { $last } moments, une bande par joueur. Les mêmes chiffres figurent dans le tableau ci-dessous.
review-curve-marks = Ronds : les erreurs du joueur de cette couleur, d’autant plus gros qu’elles ont coûté cher. Traits en bas : quelque chose a été tiré.
review-now = Moment { $moment }
review-chance = { $player } : { $chance } %{ $bound ->
    [least] { " " }(au moins { $error })
    [most] { " " }(au plus { $error })
    [none] { "" }
   *[error] { " " }(± { $error })
}
review-turning-points = Tournants
review-turning-point-draw = { $drawn ->
    [none] Moment { $moment }, { $player } : { $moment ->
        [0] ce qui a été tiré avant la première réponse
       *[other] un tirage
    } a changé les chances de { $change } points.
   *[other] Moment { $moment } : « { $drawn } » Chances pour { $player } : { $change } points.
}
review-turning-point-decision = Moment { $moment }, { $who } : « { $answer } ». Chances pour { $player } : { $change } points.
review-mistakes = Erreurs
review-mistakes-of = De qui
review-mistakes-all = tout le monde ({ $count })
review-mistake = Moment { $moment }, { $player } : { $kind }, { $loss } points perdus. Joué : « { $played } ». Mieux : « { $better } ».
review-follows = Ce que la table disait à { $player } de « { $answer } » : { $facts }
review-kind-inaccuracy = imprécision
review-kind-mistake = erreur
review-kind-blunder = grosse erreur
review-options = Les autres réponses possibles (en points, par rapport à ce qui a été joué)
review-option = { $answer } : { $gain } ± { $error }
review-option-confirmed = { $answer } : { $gain } ± { $error }, mesuré à nouveau
review-options-help = Ce qui semble le meilleur est mesuré à nouveau avec d’autres donnes imaginées. Les autres chiffres viennent du premier examen, où les meilleurs sont surestimés.
review-overruled = À jouer vite la suite, « { $better } » semble meilleur ; le bot le plus fort, qui calcule plus loin, n’est pas de cet avis : rien n’est donc compté comme erreur ici.
review-none = Rien à signaler.
review-balance = D’où vient le résultat
review-balance-help = En points de pourcentage de la victoire : départ + chance + propres réponses + réponses des autres + information cachée (ce que les joueurs ne pouvaient pas savoir) = résultat. Les réponses de chacun sont comparées à celles du joueur rapide qui mène ici chaque partie à son terme ; ce que les meilleures auraient rapporté figure sous « Perdu », additionné sur toutes les réponses : cela peut dépasser la victoire entière.
review-column-player = Joueur
review-column-start = Départ
review-column-luck = Chance
review-column-own = Propres réponses
review-column-others = Réponses des autres
review-column-hidden = Information cachée
review-column-answers = Toutes les réponses
review-column-result = Résultat
review-column-lost = Perdu
review-column-accuracy = Précision
review-column-moment = Moment
review-trades = Accords et enchères
review-trade-deal = Moment { $moment }, { $player } avec { $other } : « { $answer } ». Ce que l’accord a changé : { $gain } points pour { $player }, { $othergain } pour { $other }.
review-trade-deal-even = Moment { $moment }, { $player } avec { $other } : « { $answer } ». L’accord n’a rien changé qu’on puisse constater.
review-trade-bid = Moment { $moment }, { $player } : « { $answer } ». Plutôt que de passer : { $gain } points, { $othergain } pour { $other }.
review-trade-bid-dear = Moment { $moment }, { $player } : « { $answer } ». Plutôt que de passer : { $gain } points, { $othergain } pour { $other }. Trop cher.
review-trade-pass = Moment { $moment } : { $player } passe. L’offre minimale aurait valu { $gain } points, { $othergain } pour { $other }.
review-trade-pass-cheap = Moment { $moment } : { $player } passe. L’offre minimale aurait valu { $gain } points, { $othergain } pour { $other }. Arrêté trop tôt.
review-auctions = Ce que valaient les lots
review-auctions-fair = Personne n’a payé trop cher ni ne s’est arrêté trop tôt, pour autant qu’on puisse le dire.
review-auctions-table = Le prix auquel chacun aurait dû s’arrêter
review-auctions-help = Acheter le lot plutôt que de le laisser au plus fort rival, d’après ce que chacun pouvait savoir : pour l’acheteur au prix payé, pour les autres un pas au-dessus. Le prix d’arrêt est celui auquel les deux se valent.
review-auction-overpaid = Moment { $moment }, { $lot } : { $player } paie { $price }. Trop cher : { $gain } ± { $error } points par rapport au lot laissé au plus fort rival.
review-auction-too-cheap = Moment { $moment }, { $lot } : { $player } laisse partir le lot pour { $price }. Trop tôt : un pas de plus aurait valu { $gain } ± { $error } points.
review-stopping = Le prix d’arrêt : { $stop }.
review-lot = Moment { $moment } : { $lot }, à { $player } pour { $price }
review-stop-at = { $price } ± { $error }
review-stop-least = { $price } ou plus
review-stop-never = ne valait pas une offre
review-stop-unknown = impossible à dire
review-verdict-overpaid = payé trop cher
review-verdict-too-cheap = arrêté trop tôt
review-bidder = { $player }. Offre la plus haute : { $bid } ; prix d’arrêt : { $stop } ; l’acheter : { $gain } ± { $error } points{ $verdict ->
    [overpaid]  ; { review-verdict-overpaid }
    [too-cheap]  ; { review-verdict-too-cheap }
   *[none] { "" }
}.
review-column-bid = Offre la plus haute
review-column-stop = Prix d’arrêt
review-column-owning = L’acheter (points)
review-column-verdict = Verdict
review-mixture = Joué : « { $played } ». Tout le monde a répondu en même temps ; le bot le plus fort aurait tiré au sort parmi : { $mixture }.
review-mixture-one = Joué : « { $played } ». Tout le monde a répondu en même temps ; le bot le plus fort aurait joué : { $mixture }.
review-mixed = { $answer } ({ $share } %)
review-sealed = Les réponses secrètes, et ce que jouerait le bot le plus fort
review-sealed-help = Là où tout le monde répond en même temps, le bot le plus fort tire au sort parmi les meilleures réponses, pour que personne ne puisse les prévoir.
review-sealed-answer = Moment { $moment }, { $player }. { $told }
review-column-played = Joué
review-column-mixture = Le bot le plus fort tire au sort parmi
review-table = Tous les chiffres en tableau
review-cost = { $games } parties jouées jusqu’au bout en { $seconds } s ; { $playouts } depuis chaque position.
error-no-review = Cette partie n’a pas encore été analysée.
error-too-many-reviews = Trop d’analyses attendent. Réessayez plus tard.
what-if = Et si… ?
what-if-opening = Allez à un moment où quelqu’un a répondu : vous pourrez alors essayer une autre réponse.
what-if-played = Moment { $moment }, { $player } a répondu : « { $answer } ».
what-if-instead = À la place
what-if-many = Il y a { $total } autres réponses ; voici les premières.
what-if-no-choice = Il n’y avait pas d’autre réponse.
what-if-try = Montrer les chances
what-if-busy = Les deux réponses sont jouées jusqu’au bout…
what-if-result = Chances avec toutes les cartes telles qu’elles étaient, en pour cent
what-if-before = Comme joué
what-if-after = À la place
what-if-change = Différence
what-if-gain = D’après ce que pouvait savoir { $player } : { $gain } ± { $error } points.
what-if-cost = { $games } parties jouées jusqu’au bout ; les deux réponses ont eu la même chance.
play-from = Jouer à partir d’ici
play-from-help = Ouvre une table pour vous, avec des bots aux autres places. Toutes les cartes sont comme elles étaient, et vous pouvez les connaître par la relecture ; ce qui est tiré à partir d’ici est nouveau. C’est un « et si » : il n’est pas classé et ne compte dans aucune statistique.
play-from-over = À ce moment, la partie est finie : revenez à un moment antérieur.
play-from-seat = Vous jouez
play-from-level = Bots
play-from-here = Jouer à partir du moment { $moment }
play-from-answer = Continuer avec cette réponse
notes = Vos notes
notes-here = Au moment { $moment }
notes-help = Personne d’autre ne peut lire vos notes ; elles restent avec cette partie. Transmettez-les en texte, ou par un lien qui les contient.
notes-keep = Garder
notes-kept = Gardé.
notes-copy = Tout copier en texte
notes-link = Copier un lien avec toutes les notes
notes-copied = Copié.
notes-too-long = Vos notes sont trop longues pour un lien : copiez-les en texte.
notes-shared = Notes venues avec le lien
statistics-link = Statistiques des parties analysées
statistics-heading = Statistiques
statistics-lead = La part de la chance, où se perdent les points, et si cela s’améliore : d’après toutes les parties analysées.
statistics-whose = Parties de
statistics-mine = Vos parties
statistics-all = Toutes les parties
statistics-game = Jeu
statistics-every-game = Tous les jeux
statistics-none = Aucune partie n’a encore été analysée. Ouvrez une partie terminée et choisissez « Analyser cette partie ».
statistics-summary = { $games ->
    [one] Une partie
   *[other] { $games } parties
} : { $result } % des victoires, { $start } % attendus au départ. Chance : { $luck } points par partie. Perdus : { $loss } points par partie. Précision : { $accuracy } %.
statistics-summary-all = { $games } résultats, un par joueur et par partie. Perdus : { $loss } points par partie. Précision : { $accuracy } %.
statistics-luck = La part de la chance
statistics-luck-help = Ce qui a distingué les bons résultats des mauvais ; les quatre parts font 100 %. Une part négative a rapproché les résultats.
statistics-few = Trop peu de parties pour le dire.
statistics-losses = Où se perdent les points
statistics-kind = { $game } : { $kind }
statistics-halves = Précision : { $before } dans la première moitié des parties, { $since } dans la seconde.
statistics-losses-help = Par genre de question : points perdus par partie en moyenne, et combien de réponses étaient des erreurs.
statistics-loss = { $loss } ({ $mistakes } sur { $choices })
statistics-trend = Au fil du temps
statistics-accuracy-told = Précision au fil du temps ; les mêmes chiffres figurent dans le tableau ci-dessous.
statistics-luck-told = Chance au fil du temps, en points par partie ; les mêmes chiffres figurent dans le tableau ci-dessous.
statistics-since = Depuis
statistics-games = Parties
statistics-players = Résultats
error-no-such-moment = La partie n’a pas ce moment.
error-too-many-notes = Vous avez trop de notes sur cette partie.
error-too-many-forks = Cette partie a déjà trop souvent été reprise à un moment antérieur.
