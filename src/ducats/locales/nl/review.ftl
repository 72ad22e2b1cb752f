### De analyse van een gespeelde partij, in de terminal en onder de herhaling.

review-heading = Analyse
review-points = Punten zijn procentpunten van de overwinning: 10 punten is één partij op de tien.
review-invitation = Wat gaf de doorslag? Was het geluk, en wat was beter geweest?
review-analyse = Deze partij analyseren
review-analysing = Analyse: { $percent }% klaar
review-queued = In de wachtrij: { $ahead ->
    [0] deze partij is de volgende
    [one] één andere partij gaat voor
   *[other] { $ahead } andere partijen gaan voor
}. Blijf op deze pagina, anders vervalt de analyse.
review-ahead = { $ahead ->
    [one] Tussendoor wordt misschien een andere partij geanalyseerd.
   *[other] Tussendoor worden misschien { $ahead } andere partijen geanalyseerd.
}
review-left = Nog ongeveer { $time }. De analyse stopt als je deze pagina verlaat.
review-started = De analyse is begonnen.
review-ready = De analyse is klaar.
review-coarse = De kansen zijn een eerste schatting; de antwoorden worden nog beoordeeld.
review-stop = Stoppen
review-failed = De analyse kon niet worden afgemaakt. Probeer het opnieuw.
review-none-yet = De curve, de fouten en de balans komen met de analyse. Ook zonder analyse kun je een ander antwoord proberen, verder spelen en notities maken.
summary-heading = In het kort
summary-decided = Wat gaf de doorslag?
summary-draw = Vooral { $moment ->
    [0] wat vóór het eerste antwoord getrokken werd
   *[other] een trekking bij moment { $moment }
}{ $drawn ->
    [none] { "" }
   *[other] , ‘{ $drawn }’
}: { summary-chances }
summary-decision = Vooral { $hidden ->
    [mostly] wat { $by ->
        [you] jij
       *[other] { $who }
    } niet kon weten bij het antwoord ‘{ $answer }’ (moment { $moment })
   *[other] { $by ->
        [you] je antwoord
       *[other] het antwoord van { $who }
    } bij moment { $moment }, ‘{ $answer }’
}: { summary-chances }
summary-chances = { $whose ->
    [you] je kansen
    [winner] de kansen van { $player }, die won,
   *[other] de kansen van { $player }
} gingen van { $before } naar { $after }{ $cost ->
    [none] { "" }
    [you] , de jouwe van { $fell } naar { $felt }
   *[other] , die van { $loser } van { $fell } naar { $felt }
}.
summary-fall-draw = { $whose ->
    [you] Je eigen kansen
   *[other] De kansen van { $player } zelf
} daalden het meest door { $moment ->
    [0] wat vóór het eerste antwoord getrokken werd
   *[other] een trekking bij moment { $moment }
}{ $drawn ->
    [none] { "" }
   *[other] , ‘{ $drawn }’
}: van { $before } naar { $after }.
summary-fall-decision = { $whose ->
    [you] Je eigen kansen
   *[other] De kansen van { $player } zelf
} daalden het meest door { $hidden ->
    [mostly] wat { $by ->
        [you] jij
       *[other] { $who }
    } niet kon weten bij het antwoord ‘{ $answer }’ (moment { $moment })
   *[other] { $by ->
        [you] je antwoord
       *[other] het antwoord van { $who }
    } bij moment { $moment }, ‘{ $answer }’
}: van { $before } naar { $after }.
summary-bit-by-bit = Geen enkel moment in het bijzonder: de kansen verschoven beetje bij beetje.
summary-luck = Was het geluk?
summary-luck-mostly = Ja, grotendeels.
summary-luck-least = Minstens gedeeltelijk, misschien grotendeels.
summary-luck-partly = Gedeeltelijk.
summary-luck-minor = Hooguit gedeeltelijk.
summary-luck-hardly = Nauwelijks.
summary-luck-unsure = Dat valt niet te zeggen.
summary-luck-helped = Nee, het geluk was zelfs aan { $whose ->
    [you] jouw kant
   *[other] de kant van { $player }
}.
summary-luck-hindered = Nee, het geluk zat { $whose ->
    [you] je
   *[other] { $player }
} zelfs tegen.
summary-account = { $whose ->
    [you] Je kansen
   *[other] De kansen van { $player }
}: { $start }% aan het begin, { $result }% aan het eind. Geluk: { $luck } van { $change } punten.
summary-better = Wat was beter geweest?
summary-mistake = { $by ->
    [you] Bij moment { $moment } ‘{ $better }’ in plaats van jouw antwoord ‘{ $played }’.
   *[other] { $player } bij moment { $moment }: ‘{ $better }’ in plaats van ‘{ $played }’.
} Dat gaf { $loss } procentpunten weg.
summary-faultless = { $by ->
    [you] Geen van je antwoorden was duidelijk een fout.
    [nobody] Geen enkel antwoord was duidelijk een fout.
   *[other] Geen antwoord van { $player } was duidelijk een fout.
}
summary-more = { $count ->
    [one] Nog één fout staat hieronder.
   *[other] Nog { $count } fouten staan hieronder.
}
summary-lots = { $count ->
    [one] Alles bij elkaar werd één kavel te duur gekocht of te vroeg opgegeven; die staat hieronder.
   *[other] Alles bij elkaar werden { $count } kavels te duur gekocht of te vroeg opgegeven; ze staan hieronder.
}
summary-parts = Alle delen
summary-all = De hele analyse
review-curve = Winstkansen
review-curve-told = Winstkansen over { $last } momenten, één band per speler. Dezelfde cijfers staan in de tabel hieronder.
review-curve-marks = Stippen: fouten van de speler met die kleur, groter naarmate ze meer kostten. Streepjes onderaan: er werd iets getrokken.
review-now = Moment { $moment }
review-chance = { $player }: { $chance }%{ $bound ->
    [least] { " " }(minstens { $error })
    [most] { " " }(hoogstens { $error })
    [none] { "" }
   *[error] { " " }(± { $error })
}
review-turning-points = Keerpunten
review-turning-point-draw = Moment { $moment }: { $drawn ->
    [none] { $moment ->
        [0] wat vóór het eerste antwoord getrokken werd, veranderde
       *[other] een trekking veranderde
    }
   *[other] ‘{ $drawn }’ { $moment ->
        [0] Wat vóór het eerste antwoord getrokken werd, veranderde
       *[other] Die trekking veranderde
    }
} de kansen van { $player } met { $change } punten.
review-turning-point-decision = Moment { $moment }, { $who }: ‘{ $answer }’. Dat veranderde de kansen van { $player } met { $change } punten.
review-mistakes = Fouten
review-mistakes-of = Van wie
review-mistakes-all = iedereen ({ $count })
review-mistake = Moment { $moment }, { $player }: { $kind }, { $loss } punten weggegeven. Gespeeld: ‘{ $played }’. Beter: ‘{ $better }’.
review-follows = Wat { $player } over ‘{ $answer }’ te lezen kreeg: { $facts }
review-kind-inaccuracy = onnauwkeurigheid
review-kind-mistake = fout
review-kind-blunder = blunder
review-options = Wat er nog meer kon (punten vergeleken met wat er gespeeld is)
review-option = { $answer }: { $gain } ± { $error }
review-option-confirmed = { $answer }: { $gain } ± { $error }, nagemeten
review-options-help = Wat het beste lijkt, wordt nagemeten met andere denkbeeldige kaarten. De overige cijfers komen uit de eerste schatting, waarin de beste te hoog uitvallen.
review-overruled = Snel uitgespeeld lijkt ‘{ $better }’ beter; de sterkste bot ziet dat na verder rekenen anders, dus hier telt niets als fout.
review-none = Geen.
review-balance = Waar de uitslag vandaan komt
review-balance-help = In procentpunten van de overwinning: begin + geluk + eigen antwoorden + antwoorden van anderen + verborgen informatie (wat de spelers niet konden weten) = uitslag. Eigen antwoorden worden vergeleken met die van de snelle speler die hier elke partij uitspeelt; wat de beste antwoorden hadden opgeleverd, staat onder ‘Weggegeven’, opgeteld over alle antwoorden: dat kan meer zijn dan de hele overwinning.
review-column-player = Speler
review-column-start = Begin
review-column-luck = Geluk
review-column-own = Eigen antwoorden
review-column-others = Antwoorden van anderen
review-column-hidden = Verborgen informatie
review-column-answers = Alle antwoorden
review-column-result = Uitslag
review-column-lost = Weggegeven
review-column-accuracy = Nauwkeurigheid
review-column-moment = Moment
review-trades = Afspraken en veilingen
review-trade-deal = Moment { $moment }, { $player } met { $other }: ‘{ $answer }’. Vergeleken met geen afspraak: { $gain } punten voor { $player }, { $othergain } voor { $other }.
review-trade-deal-even = Moment { $moment }, { $player } met { $other }: ‘{ $answer }’. Vergeleken met geen afspraak: geen verschil dat vast te stellen is.
review-trade-bid = Moment { $moment }, { $player }: ‘{ $answer }’. Vergeleken met passen: { $gain } punten, { $othergain } voor { $other }.
review-trade-bid-dear = Moment { $moment }, { $player }: ‘{ $answer }’. Vergeleken met passen: { $gain } punten, { $othergain } voor { $other }. Te duur.
review-trade-pass = Moment { $moment }: { $player } past. Het laagste bod was { $gain } punten waard geweest, { $othergain } voor { $other }.
review-trade-pass-cheap = Moment { $moment }: { $player } past. Het laagste bod was { $gain } punten waard geweest, { $othergain } voor { $other }. Te goedkoop laten gaan.
review-auctions = Wat de kavels waard waren
review-auctions-fair = Niemand heeft te veel betaald of iets te goedkoop laten gaan, voor zover dat te zeggen is.
review-auctions-table = Bij welke prijs ieder had moeten stoppen
review-auctions-help = Zelf kopen vergeleken met het aan de sterkste rivaal laten, naar wat je kon weten: voor de koper tegen de betaalde prijs, voor alle anderen één stap hoger. De prijs om te stoppen is die waarbij beide evenveel waard zijn.
review-auction-overpaid = Moment { $moment }, { $lot }: { $player } betaalt { $price }. Te veel: { $gain } ± { $error } punten vergeleken met de kavel aan de sterkste rivaal laten.
review-auction-too-cheap = Moment { $moment }, { $lot }: { $player } laat de kavel gaan voor { $price }. Te goedkoop: één stap meer was { $gain } ± { $error } punten waard geweest.
review-stopping = De prijs om te stoppen: { $stop }.
review-lot = Moment { $moment }: { $lot }, naar { $player } voor { $price }
review-stop-at = { $price } ± { $error }
review-stop-least = { $price } of meer
review-stop-never = geen bod waard
review-stop-unknown = niet te zeggen
review-verdict-overpaid = te veel betaald
review-verdict-too-cheap = te goedkoop laten gaan
review-bidder = { $player }. Hoogste bod: { $bid }; prijs om te stoppen: { $stop }; zelf kopen: { $gain } ± { $error } punten{ $verdict ->
    [overpaid] ; { review-verdict-overpaid }
    [too-cheap] ; { review-verdict-too-cheap }
   *[none] { "" }
}.
review-column-bid = Hoogste bod
review-column-stop = Prijs om te stoppen
review-column-owning = Zelf kopen (punten)
review-column-verdict = Oordeel
review-mixture = Gespeeld: ‘{ $played }’. Iedereen antwoordde tegelijk; de sterkste bot had geloot onder: { $mixture }.
review-mixture-one = Gespeeld: ‘{ $played }’. Iedereen antwoordde tegelijk; de sterkste bot had gespeeld: { $mixture }.
review-mixed = { $answer } ({ $share }%)
review-sealed = Geheime antwoorden, en wat de sterkste bot zou spelen
review-sealed-help = Waar iedereen tegelijk antwoordt, loot de sterkste bot onder de beste antwoorden, zodat niemand ze kan voorzien.
review-sealed-answer = Moment { $moment }, { $player }. { $told }
review-column-played = Gespeeld
review-column-mixture = De sterkste bot loot onder
review-table = Alle cijfers als tabel
review-cost = { $games } partijen uitgespeeld in { $seconds } s; { $playouts } vanuit elke stelling.
error-no-review = Deze partij is nog niet geanalyseerd.
error-too-many-reviews = Er wachten te veel analyses. Probeer het later opnieuw.
what-if = Wat als …?
what-if-opening = Ga naar een moment waarop iemand antwoordde: dan kun je een ander antwoord proberen.
what-if-played = Moment { $moment }, { $player } antwoordde: ‘{ $answer }’.
what-if-instead = In plaats daarvan
what-if-many = Er zijn { $total } andere antwoorden; dit zijn de eerste.
what-if-no-choice = Er was geen ander antwoord.
what-if-try = Kansen tonen
what-if-busy = Beide antwoorden worden uitgespeeld …
what-if-result = Kansen met alle kaarten zoals ze lagen, in procenten
what-if-before = Zoals gespeeld
what-if-after = In plaats daarvan
what-if-change = Verschil
what-if-gain = Voor zover { $player } het kon weten: { $gain } ± { $error } punten.
what-if-cost = { $games } partijen uitgespeeld; beide antwoorden hadden hetzelfde geluk.
play-from = Vanaf hier verderspelen
play-from-help = Opent een eigen tafel met bots op de andere plaatsen. Alle kaarten liggen zoals toen, en je kunt ze uit het spelbestand kennen; wat vanaf hier wordt getrokken, is nieuw. Het is een wat-als: het telt niet mee voor de ranglijst en in geen enkele statistiek.
play-from-over = Op dit moment is de partij afgelopen: ga terug naar een eerder moment.
play-from-seat = Jij speelt
play-from-level = Bots
play-from-here = Vanaf moment { $moment } verderspelen
play-from-answer = Met dit antwoord verderspelen
notes = Je notities
notes-here = Bij moment { $moment }
notes-help = Alleen jij kunt je notities lezen; ze blijven bij deze partij. Geef ze door als tekst, of met een link waar ze in staan.
notes-keep = Bewaren
notes-kept = Bewaard.
notes-copy = Alles als tekst kopiëren
notes-link = Link met alle notities kopiëren
notes-copied = Gekopieerd.
notes-too-long = Je notities zijn te lang voor een link: kopieer ze als tekst.
notes-shared = Notities uit de link
statistics-link = Statistiek uit geanalyseerde partijen
statistics-heading = Statistiek
statistics-lead = Hoeveel geluk het was, waar punten worden weggegeven en of het beter wordt: uit alle partijen die geanalyseerd zijn.
statistics-whose = Wiens partijen
statistics-mine = Jouw partijen
statistics-all = Alle partijen
statistics-game = Spel
statistics-every-game = Alle spellen
statistics-none = Er is nog geen partij geanalyseerd. Open een gespeelde partij en kies ‘Deze partij analyseren’.
statistics-summary = { $games ->
    [one] Eén partij
   *[other] { $games } partijen
}: { $result }% van de overwinningen, { $start }% verwacht aan het begin. Geluk: { $luck } punten per partij. Weggegeven: { $loss } punten per partij. Nauwkeurigheid: { $accuracy }%.
statistics-summary-all = { $games } resultaten, één per speler en partij. Weggegeven: { $loss } punten per partij. Nauwkeurigheid: { $accuracy }%.
statistics-luck = Hoeveel geluk het was
statistics-luck-help = Wat goede uitslagen van slechte onderscheidde; de vier delen zijn samen 100%. Een negatief deel bracht de uitslagen dichter bij elkaar.
statistics-few = Te weinig partijen om iets te zeggen.
statistics-losses = Waar punten worden weggegeven
statistics-kind = { $game }: { $kind }
statistics-halves = Nauwkeurigheid: { $before } in de eerste helft van de partijen, { $since } in de tweede.
statistics-losses-help = Per soort vraag: gemiddeld weggegeven punten per partij, en hoeveel antwoorden fouten waren.
statistics-loss = { $loss } ({ $mistakes } van { $choices })
statistics-trend = In de loop van de tijd
statistics-accuracy-told = Nauwkeurigheid in de loop van de tijd; dezelfde cijfers staan in de tabel hieronder.
statistics-luck-told = Geluk in de loop van de tijd, in punten per partij; dezelfde cijfers staan in de tabel hieronder.
statistics-since = Sinds
statistics-games = Partijen
statistics-players = Resultaten
error-no-such-moment = Dat moment is er niet in deze partij.
error-too-many-notes = Je hebt te veel notities bij deze partij.
error-too-many-forks = Deze partij is al te vaak vanaf een eerder moment verdergespeeld.
