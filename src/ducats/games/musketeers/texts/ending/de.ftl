## The moments that decided a match

musketeers-moment-third-jewel = { WHO($seat) ->
    [you] Durchgang { $hand }: Du bekommst den dritten Edelstein und erzielst { $score }.
   *[other] Durchgang { $hand }: { SEAT($seat) } bekommt den dritten Edelstein und erzielt { $score }.
}
musketeers-moment-big-hand = { WHO($seat) ->
    [you] Durchgang { $hand }: Du erzielst { $score }.
   *[other] Durchgang { $hand }: { SEAT($seat) } erzielt { $score }.
}
musketeers-moment-jewel = { WHO($seat) ->
    [you] Durchgang { $hand }: Du nimmst { SEAT($victim, case: "dative") } einen Edelstein weg, ein Unterschied von { $swing }.
   *[other] Durchgang { $hand }: { SEAT($seat) } nimmt { SEAT($victim, case: "dative") } einen Edelstein weg, ein Unterschied von { $swing }.
}
musketeers-moment-prison = Durchgang { $hand }: Ein Gefängnis geht von { SEAT($victim, case: "dative") } an { SEAT($seat, case: "object") }, ein Unterschied von { $swing }.
