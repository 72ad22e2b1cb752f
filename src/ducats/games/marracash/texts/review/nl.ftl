### Hoe soorten vragen in statistieken heten, en wat er geveild wordt.

marracash-kind-pick-shop = Welke winkel je veilt
marracash-kind-open-bid = Eerste bod
marracash-kind-raise-or-pass = Bieden of passen
marracash-kind-sealed-bid = Geheim bod
marracash-kind-act = Actie in een beurt
marracash-kind-sell-souvenir = Een souvenir verkopen
marracash-kind-bring = Een ingang vullen
marracash-lot-open-bid = een winkel
marracash-lot-raise-or-pass = een winkel
marracash-lot-sealed-bid = een winkel
