### Ce qui parle en faveur d’une réponse.

musketeers-why-jewel-likely = { $second ->
    [0] Contre des cartes tirées au hasard, { $card } gagne une pierre dans { $odds } cas sur 100, toute autre carte presque jamais.
   *[other] Contre des cartes tirées au hasard, { $card } gagne une pierre dans { $odds } cas sur 100, la meilleure des autres dans { $second }.
}
musketeers-why-prison-unlikely = { $odds ->
    [0] Contre des cartes tirées au hasard, { $card } ne coûte presque jamais une prison, toute autre carte dans au moins { $second } cas sur 100.
   *[other] Contre des cartes tirées au hasard, { $card } ne coûte une prison que dans { $odds } cas sur 100, toute autre carte dans { $second } au moins.
}
musketeers-why-least-at-stake = { $odds ->
    [0] { $card } est la carte la plus faible, et contre des cartes tirées au hasard elle ne coûte presque jamais une prison.
   *[other] { $card } est la carte la plus faible, et contre des cartes tirées au hasard elle ne coûte une prison que dans { $odds } cas sur 100.
}
musketeers-why-enough-for-guard = Personne d’autre ne combat, et { $card } est la carte la plus faible qui atteint { $guard }.
musketeers-why-saves-cards = Aucune carte ne change rien ici : autant perdre la plus faible, { $card }.
musketeers-why-low-takes-prison = { $value ->
    [0] Une prison sur { $low } ne coûte rien ; avec une pierre, { $high } rapporte { $jewelled }.
   *[other] Une prison sur { $low } ne coûte que { $value } ; avec une pierre, { $high } rapporte { $jewelled }.
}
musketeers-why-rewards-pay = Même sans pierre, ces trois cartes rapportent { $coins } en tout.
musketeers-why-token-gains = { $card } rapporte { $gain } de plus ; sur aucune autre carte, le gain ne serait aussi grand.
musketeers-why-robs-threat = { SEAT($rival) } a deux pierres ; une troisième mettrait fin à la manche.
musketeers-why-robs-leader = { $card } rapporte { $gain } de plus, et parmi ceux qui peuvent perdre une pierre, { SEAT($rival) } est en tête ({ musketeers-why-standing }).
musketeers-why-frees-last = { $loss ->
    [0] Parmi ceux qui peuvent se défaire d’une prison, { SEAT($rival) } est en queue ({ musketeers-why-standing }), et sur { $card } elle ne coûte rien.
   *[other] Parmi ceux qui peuvent se défaire d’une prison, { SEAT($rival) } est en queue ({ musketeers-why-standing }) ; aucune réponse ne coûte moins que { $loss } sur { $card }.
}
musketeers-why-keeps-near-jail = { $loss ->
    [0] { SEAT($rival) } garde deux prisons ; à la troisième, on ne combat plus. Et sur { $card }, une prison ne coûte rien.
   *[other] { SEAT($rival) } garde deux prisons ; à la troisième, on ne combat plus. Et aucune réponse ne coûte moins que { $loss } sur { $card }.
}
musketeers-why-token-costs = { $loss ->
    [0] Sur { $card }, cela ne coûte rien ; sur toute autre carte, cela coûterait quelque chose.
   *[other] Sur { $card }, cela ne coûte que { $loss } ; sur toute autre carte, cela coûterait davantage.
}
musketeers-why-standing = pierres : { $jewels }, prisons : { $prisons }, total jusqu’ici : { $total }
