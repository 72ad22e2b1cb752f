### Wie Arten von Fragen in Statistiken heißen.

marracash-kind-pick-shop = Welcher Laden versteigert wird
marracash-kind-open-bid = Erstes Gebot
marracash-kind-raise-or-pass = Bieten oder passen
marracash-kind-sealed-bid = Geheimes Gebot
marracash-kind-act = Aktion eines Zuges
marracash-kind-sell-souvenir = Souvenir verkaufen
marracash-kind-bring = Ein Eingangsfeld füllen
