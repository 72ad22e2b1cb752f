### Ce qui parle en faveur d’une réponse. Les montants avec « environ » sont estimés par les bots.

marracash-why-enter-yours = { $visitors ->
    [one] Un visiteur entre aussitôt dans { $shop } et rapporte { $gain } ; aucun autre déplacement ne rapporte autant.
   *[other] { $visitors } visiteurs entrent aussitôt dans { $shop } et rapportent { $gain } ; aucun autre déplacement ne rapporte autant.
}
marracash-why-earns-most = Cela rapporte { $gain } tout de suite ; aucun autre déplacement ne rapporte autant.
marracash-why-second-move = { $now ->
    [0] Le second déplacement peut ensuite rapporter { $gain } ; pour l’instant, aucun ne rapporte rien.
   *[other] Le second déplacement peut ensuite rapporter { $gain } ; pour l’instant, aucun ne rapporte plus de { $now }.
}
marracash-why-leaves-rival = { $left ->
    [0] Aucun déplacement ne rapporte alors quoi que ce soit à { SEAT($rival) } ; sinon, ce pourrait être { $now }.
   *[other] Le meilleur déplacement suivant ne rapporte alors que { $left } à { SEAT($rival) } ; sinon, ce pourrait être { $now }.
}
marracash-why-at-your-door = { $visitors ->
    [one] Le visiteur devant la porte entre aussitôt dans { $shop } et paie { $income } : cela suffit à couvrir un prix de { $price }.
   *[other] Les { $visitors } visiteurs devant la porte entrent aussitôt dans { $shop } et paient { $income } : cela suffit à couvrir un prix de { $price }.
}
marracash-why-worth-more = { $shop } devrait rapporter environ { $worth } et coûterait { $price }.
marracash-why-nobody-else = { $others ->
    [0] { $shop } devrait rapporter environ { $worth }, et personne d’autre n’en voudra à ce prix.
   *[other] { $shop } devrait rapporter environ { $worth }, et personne d’autre ne paiera plus d’environ { $others }.
}
marracash-why-opens-low = Il faut ouvrir, et { $amount } suffit : il sera encore possible de surenchérir, et { $shop } devrait rapporter environ { $worth }.
marracash-why-keeps-from-rival = Sinon, { SEAT($rival) } obtient { $shop } pour { $price } et devrait en tirer environ { $worth }.
marracash-why-too-dear = { $worth ->
    [0] La prochaine offre serait de { $least }, et { $shop } ne devrait presque rien rapporter.
   *[other] La prochaine offre serait de { $least }, et { $shop } ne devrait rapporter qu’environ { $worth }.
}
marracash-why-below-least-bid = { $worth ->
    [0] Même l’offre la plus basse serait de { $least }, et { $shop } ne devrait presque rien rapporter.
   *[other] Même l’offre la plus basse serait de { $least }, et { $shop } ne devrait rapporter qu’environ { $worth }.
}
marracash-why-rival-overpays = { $worth ->
    [0] { SEAT($rival) } paie { $price } pour { $shop } et ne devrait presque rien y gagner.
   *[other] { SEAT($rival) } paie { $price } pour { $shop } et ne devrait en tirer qu’environ { $worth }.
}
marracash-why-gets-commission = { SEAT($rival) } achètera sans doute { $shop }, et le commissaire-priseur reçoit { $commission }.
marracash-why-near-yours = { $visitors ->
    [one] Un déplacement plus tard, un visiteur peut entrer dans { $shop } et rapporter { $gain }.
   *[other] Un déplacement plus tard, { $visitors } visiteurs peuvent entrer dans { $shop } et rapporter { $gain }.
}
marracash-why-last-round-ahead = Plus personne n’attend : le dernier tour de table commence, avec { $lead } d’avance.
marracash-why-card-leaves-most = Une fois la commission payée, il reste { $amount } de cette carte, plus que de toute autre.
