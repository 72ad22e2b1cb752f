### Wie Arten von Fragen in Statistiken heißen, und was versteigert wird.

marracash-kind-pick-shop = Welcher Laden versteigert wird
marracash-kind-open-bid = Erstes Gebot
marracash-kind-raise-or-pass = Bieten oder passen
marracash-kind-sealed-bid = Geheimes Gebot
marracash-kind-act = Aktion eines Zuges
marracash-kind-sell-souvenir = Souvenir verkaufen
marracash-kind-bring = Ein Eingangsfeld füllen
marracash-lot-open-bid = Laden { AT($auction, "shop") }
marracash-lot-raise-or-pass = Laden { AT($auction, "shop") }
marracash-lot-sealed-bid = Laden { AT($auction, "shop") }
