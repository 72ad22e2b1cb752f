### De tafel zelf, welk spel er ook op ligt.

## Hoe een tekst spelers noemt: wie leest is ‘jij’, in de vorm die de zin vraagt.

told-you = { $case ->
    [object] jou
   *[subject] jij
}
told-seat = { SEAT($it) }
told-by = { SEAT($seat) }
told-object = { SEAT($it, case: "object") }
told-named = { WHO($seat) ->
    [you] Jij
   *[other] { SEAT($seat) }
}
told-waiting = { LIST(AT($question, "waiting"), "told-seat") }

## Plaatsen

seat-you = jij
seat-bot = Bot
# What bots are called, chair by chair, in a game that has no names for them.
bot-names = Ada, Bruno, Clara, Dario, Elin, Felix, Greta, Hugo
seat-stand-in = bot valt in
seat-online = online
seat-away = afwezig
seat-committed = klaar
seat-waited = kiest
seat-empty = vrije plaats

table-your-turn = Jij bent aan de beurt
table-loading = De tafel wordt geopend…
table-missing = Deze tafel kan niet worden getoond
table-lost = Geen verbinding. Nieuwe poging…
table-sending = Wordt verstuurd…
table-held = Je antwoord is gegeven en verschijnt samen met die van de anderen.
table-aim = Stand
table-aim-even = niemand staat voor
table-aim-behind = { $by } achter { SEAT($seat) }
table-aim-behind-several = { $by } achter de koplopers
table-aim-lead = { WHO($seat) ->
    [you] je staat { $by } voor
   *[other] { SEAT($seat) } staat { $by } voor
}
table-prompt = Wat te doen
table-only-choice = Je enige mogelijkheid: die wordt voor je gekozen.
table-choices-list = Keuzes als lijst ({ $count })
table-choices-none = Op dit moment valt er niets te kiezen.
table-choose-some = Kies er { $count }
table-chosen = { $chosen } van { $count } gekozen
table-confirm = Bevestigen
table-confirm-chosen = Keuze bevestigen
table-choice-held = Gekozen, nog niet verstuurd: Enter verstuurt, Escape gaat terug.
table-undo = Opnieuw kiezen
table-log = Wat er gebeurde
table-log-open = Verslag
table-log-close = Sluiten
table-log-moment = Toon dit moment ({ $number })
table-log-empty = Er is nog niets gebeurd.
table-since = Sinds mijn laatste zet
table-since-end = Alles tonen
table-skip = Overslaan
table-emotes = Gebaren
table-emote-send = Een gebaar maken
table-tour = Gids
table-more = Meer
table-more-tools = Snelheid, gids en meer
table-pause = Pauze
table-go-on = Verder
table-tour-next = Begrepen
table-tour-skip = Gids overslaan
table-tour-title = Leren door te spelen
table-tour-end = Veel plezier!
table-spectator = Je kijkt toe.
table-what-if = Wat-als: bots op de andere plaatsen, kaarten bekend uit een andere partij
table-deal = Partij van de dag: deze partij telt
table-deal-practice = Partij van de dag: oefening, telt niet
table-replay = Terugkijken en analyse
table-deals = Tabel van de dag
table-export = Spel opslaan
table-rematch = Revanche
table-to-rematch = Naar de revanche
table-revoke = Terugnemen
table-hint = Tip
table-step-away = Laat een bot voor mij spelen
table-take-back = Mijn plaats weer innemen
table-back-to-lobby = Naar de lobby
table-look = Tafel bekijken
table-result = Uitslag
table-keys = Toetsen: pijlen gaan langs de keuzes, met Tab kom je bij bedragen en al het andere, cijfers kiezen kaarten, Enter kiest of bevestigt, de spatiebalk vinkt aan en uit, Escape gaat terug of slaat over.
table-amount = Bedrag ({ $least } tot en met { $most }, in stappen van { $step })
table-offer-less = Eén minder: { $what }
table-offer-more = Eén meer: { $what }
table-offer-nothing-yet = Kies minstens één ding

round-continue = Verder
round-last = Naar de uitslag

emote-hello = Hallo!
emote-well-played = Goed gespeeld!
emote-thanks = Dank je!
emote-ouch = Au!
emote-hurry = Jij bent aan de beurt, geloof ik…
emote-wow = Wauw!
emote-good-game = Mooie partij!

seat-hidden = verborgen

## An auction, in any game

auction-title = Veiling
auction-high = Hoogste bod
auction-none = Nog geen bod
auction-leads = { WHO($seat) ->
    [you] Je biedt het hoogst
   *[other] { SEAT($seat) } biedt het hoogst
}
auction-your-bid = Je bod
auction-bid = Bied { $amount }
auction-pass = Passen
auction-state = { $state ->
    [out] eruit
    [leads] hoogste bod
    [asked] denkt na
   *[in] doet mee
}
auction-limit = Geheime grens
auction-limit-set = Verhoog voor mij tot en met { $amount }
auction-limit-help = Verhoogt voor jou met de kleinste stap en past boven je grens. Niemand anders ziet die grens.
auction-limit-clear = Grens intrekken
auction-limit-now = Grens: { $amount }
auction-will-pass = Je past zodra je aan de beurt bent.
auction-pass-ahead = Passen zodra ik aan de beurt ben
