### Wie Arten von Fragen in Statistiken heißen, und was versteigert wird.

marracash-kind-pick-shop = Welcher Laden versteigert wird
marracash-kind-open-bid = Erstes Gebot
marracash-kind-raise-or-pass = Bieten oder passen
marracash-kind-sealed-bid = Geheimes Gebot
marracash-kind-act = Aktion eines Zuges
marracash-kind-sell-souvenir = Souvenir verkaufen
marracash-kind-bring = Ein Eingangsfeld füllen
marracash-lot-open-bid = ein Laden
marracash-lot-raise-or-pass = ein Laden
marracash-lot-sealed-bid = ein Laden
