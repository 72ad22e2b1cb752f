### Ce qui parle en faveur d’une réponse, hors des négociations.

marquis-why-buys-most = { $second ->
    [0] Avec cette carte ({ AS($card, "marquis-card") }), le prochain achat rapporte { marquis-n-diamonds } ; avec toute autre, aucun.
   *[other] Avec cette carte ({ AS($card, "marquis-card") }), le prochain achat rapporte { marquis-n-diamonds } ; avec aucune autre plus de { $second }.
}
marquis-why-takes-most = { $second ->
    [0] Cette carte ({ AS($card, "marquis-card") }) rapporte tout de suite { marquis-n-coins }, les autres rien.
   *[other] Cette carte ({ AS($card, "marquis-card") }) rapporte tout de suite { marquis-n-coins }, aucune autre plus de { $second }.
}
marquis-why-robs-leader = Cette carte ({ AS($card, "marquis-card") }) prend { marquis-n-coins } à { SEAT($rival) }, qui a les bijoux les plus précieux ({ marquis-points }) ; aucune autre n’y prend autant.
marquis-why-robs-most = { $second ->
    [0] Cette carte ({ AS($card, "marquis-card") }) prend { marquis-n-coins } aux autres joueurs ; aucune autre carte ne leur prend rien.
   *[other] Cette carte ({ AS($card, "marquis-card") }) prend { marquis-n-coins } aux autres joueurs, aucune autre carte plus de { $second }.
}
marquis-why-may-eliminate = Elle peut éliminer le personnage dont le prochain achat pourrait rapporter { marquis-n-diamonds } à { SEAT($rival) }.
marquis-why-least-at-risk = { $coins ->
    [0] Avec cette carte ({ AS($card, "marquis-card") }), aucune carte adverse ne peut voler ce joueur avant son prochain tour ; avec toute autre, une seule pourrait prendre { AS($second, "marquis-some-coins") } ou plus.
   *[other] Avec cette carte ({ AS($card, "marquis-card") }), une carte adverse peut prendre au plus { marquis-n-coins } avant le prochain tour ; avec toute autre, ce pourrait être { $second } ou plus.
}
marquis-why-saves-rate = { $coins ->
    [0] Posée maintenant, cette carte n’aurait rien à échanger : { AS($kept, "marquis-card") }. Gardée en main, elle peut servir plus tard ({ AS($rate, "marquis-at-rate") }).
   *[other] Posée maintenant, cette carte n’aurait que { marquis-n-coins } à échanger : { AS($kept, "marquis-card") }. Gardée en main, elle peut servir plus tard ({ AS($rate, "marquis-at-rate") }).
}
marquis-why-best-of-pile = Aucune autre carte de la pile ne prend plus dans les caisses ({ $coins }) ni n’a un meilleur taux ({ AS($rate, "marquis-at-rate") }) : { AS($card, "marquis-card") }.
marquis-why-best-rate-now = Aucun personnage en main n’a un meilleur taux que { AS($rate, "marquis-at-rate") }.
marquis-why-better-rate-waits = Lors d’un prochain tour, cette carte ({ AS($card, "marquis-card") }) a un meilleur taux : { AS($rate, "marquis-at-rate") } au lieu de { AS($now, "marquis-at-rate") }.
marquis-why-last-exchange = Les pièces qui restent ne font que départager ; échangées maintenant, elles peuvent rapporter { marquis-n-diamonds }.
marquis-why-toll-takes = Le péage rapporte { marquis-n-coins }, et { SEAT($rival) } a d’autant moins à échanger.
marquis-why-veto-saves-diamonds = Sinon la perte est de { marquis-n-coins }, et le prochain achat peut rapporter { marquis-n-diamonds } de moins.
marquis-why-veto-saves-rate = Le personnage reste ({ AS($card, "marquis-card") }), et avec lui le prochain achat peut rapporter { marquis-n-diamonds }.
marquis-why-loss-costs-nothing = Même avec { marquis-n-coins } de moins, le prochain achat peut rapporter autant de diamants, et le Veto reste.
marquis-why-spoils-exchange = Avec ce personnage, le prochain achat pourrait rapporter { marquis-n-diamonds } à { SEAT($rival) } ; autant à aucune autre cible.
marquis-why-strikes-leader = De toutes les cibles, { SEAT($rival) } a les bijoux les plus précieux ({ marquis-points }).
