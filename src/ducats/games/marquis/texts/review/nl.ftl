### Hoe soorten vragen in statistieken heten.

marquis-kind-exchange = Ruilen
marquis-kind-exchange-now = Meteen ruilen
marquis-kind-exchange-last = Laatste ruil
marquis-kind-exchange-late = Late ruil
marquis-kind-claim-toll = Tol eisen
marquis-kind-lay-card = Een kaart leggen
marquis-kind-assassinate = Wie te treffen
marquis-kind-may-veto = Een veto spelen
marquis-kind-take-back = Een kaart terugnemen
marquis-kind-call-witness = Een getuige oproepen
marquis-kind-play-on = Doorspelen of stoppen
marquis-kind-intervene = Ingrijpen tegen een veto
marquis-kind-answer-price = Op een prijs antwoorden
marquis-kind-last-word = Laatste woord bij het onderhandelen
marquis-kind-offer-fee = Bieden op bescherming
marquis-kind-answer-fee = Op een prijs voor bescherming antwoorden
marquis-kind-choose-client = Kiezen wie je beschermt
marquis-kind-settle-client = Een bod aannemen
marquis-kind-special = De geheime kaart spelen
marquis-kind-hire = Een huurling inhuren
marquis-kind-lay-or-keep = Een huurling leggen of bewaren
