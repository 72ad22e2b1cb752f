## The moments that decided a match

musketeers-moment-third-jewel = { WHO($seat) ->
    [you] Manche { $hand } : vous obtenez la troisième pierre et marquez { $score }.
   *[other] Manche { $hand } : { SEAT($seat) } obtient la troisième pierre et marque { $score }.
}
musketeers-moment-big-hand = { WHO($seat) ->
    [you] Manche { $hand } : vous marquez { $score }.
   *[other] Manche { $hand } : { SEAT($seat) } marque { $score }.
}
musketeers-moment-jewel = { WHO($victim) ->
    [you] Manche { $hand } : { SEAT($seat) } vous prend une pierre, un écart de { $swing }.
   *[other] { WHO($seat) ->
        [you] Manche { $hand } : vous prenez une pierre à { SEAT($victim) }, un écart de { $swing }.
       *[other] Manche { $hand } : { SEAT($seat) } prend une pierre à { SEAT($victim) }, un écart de { $swing }.
    }
}
musketeers-moment-prison = { WHO($victim) ->
    [you] Manche { $hand } : { SEAT($seat) } vous prend une prison, un écart de { $swing }.
   *[other] { WHO($seat) ->
        [you] Manche { $hand } : vous prenez une prison à { SEAT($victim) }, un écart de { $swing }.
       *[other] Manche { $hand } : { SEAT($seat) } prend une prison à { SEAT($victim) }, un écart de { $swing }.
    }
}
