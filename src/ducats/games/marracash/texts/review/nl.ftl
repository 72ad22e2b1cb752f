### Hoe soorten vragen in statistieken heten, en wat er geveild wordt.

marracash-kind-pick-shop = Welke winkel je veilt
marracash-kind-open-bid = Eerste bod
marracash-kind-raise-or-pass = Bieden of passen
marracash-kind-sealed-bid = Geheim bod
marracash-kind-act = Actie in een beurt
marracash-kind-sell-souvenir = Een souvenir verkopen
marracash-kind-bring = Een ingang vullen
marracash-lot-open-bid = winkel { AT($auction, "shop") }
marracash-lot-raise-or-pass = winkel { AT($auction, "shop") }
marracash-lot-sealed-bid = winkel { AT($auction, "shop") }
