### MarraCash. Arguments: $name and other names of players; $shop "Y3"; $colour one of Y R B G P; $group visitors in words;
### $fountain 1 to 16; $end "left" or "right"; money in Dirham as numbers; $card "Y225" with its $colour and $value.

game-marracash = MarraCash
game-marracash-about = Koop winkels in de soek en leid de bezoekers erlangs.

marracash-title = MarraCash
marracash-money = { $count } dirham
marracash-scores = Waar het geld vandaan kwam
marracash-colour = { $colour ->
    [Y] geel
    [R] rood
    [B] blauw
    [G] groen
   *[P] paars
}
marracash-some = { $colour ->
    [Y] { $count } geel
    [R] { $count } rood
    [B] { $count } blauw
    [G] { $count } groen
   *[P] { $count } paars
}
marracash-card = { $colour ->
    [Y] lamp voor { $value }
    [R] tapijt voor { $value }
    [B] aardewerk voor { $value }
    [G] muiltjes voor { $value }
   *[P] parfum voor { $value }
}
marracash-fountain = { $fountain ->
    [1] fontein 1 (Noorderpoort)
    [8] fontein 8 (Westerpoort)
    [16] fontein 16 (Zuiderpoort)
   *[other] fontein { $fountain }
}
marracash-end = { $end ->
    [left] linkeruiteinde
   *[right] rechteruiteinde
}

## What happened

marracash-event-entrance-filled = Bij { marracash-fountain }: { $group }.
marracash-event-line-formed = { $count } bezoekers wachten in de rij buiten de muur.
marracash-event-line-redrawn = Er zat nog maar één kleur in de zak: de rij wordt opnieuw getrokken.
marracash-event-starter-named = { $name } begint.
marracash-event-card-turned-up = Er wordt een souvenir opengelegd: { marracash-card }.
marracash-event-hand-dealt = { $name } krijgt { $cards }.
marracash-event-turn-began = { $phase ->
    [first-round] Eerste ronde: { $name } houdt een veiling.
    [last-round] Laatste ronde: { $name } is voor het laatst aan de beurt.
   *[main] Ronde { $round }: { $name } is aan de beurt.
}
marracash-event-auction-opened = { $name } veilt winkel { $shop }.
marracash-event-bid-made = { $name } biedt { $amount }.
marracash-event-bidder-passed = { $forced ->
    [yes] { $name } kan niet verder en valt af.
   *[no] { $name } past.
}
marracash-event-bids-revealed = De biedingen liggen open: { $bids }.
marracash-event-shop-sold = { $commission ->
    [0] { $name } koopt { $shop } op de eigen veiling voor { $price }.
   *[other] { $name } koopt { $shop } voor { $price }; { $auctioneer } krijgt { $commission } als veilingmeester.
}
marracash-event-action-lapsed = { $slot ->
    [0] { $name } kan geen veiling openen en wordt in de eerste ronde overgeslagen.
   *[other] { $name } kan niets doen; de actie vervalt.
}
marracash-event-group-moved = { $name } verplaatst { $group } van { $from } naar { $to }.
marracash-event-customers-entered = { $pulled ->
    [yes] { $count ->
        [one] De bezoeker voor de deur gaat meteen { $shop } binnen: { $name } ontvangt { $income }.
       *[other] { $count } bezoekers voor de deur gaan meteen { $shop } binnen: { $name } ontvangt { $income } ({ $payments }).
    }
   *[no] { $count ->
        [one] Een bezoeker gaat { $shop } binnen: { $name } ontvangt { $income }.
       *[other] { $count } bezoekers gaan { $shop } binnen: { $name } ontvangt { $income } ({ $payments }).
    }
}
marracash-event-souvenir-sold = { $name } verkoopt een souvenir in { $shop }: { marracash-card }.
marracash-event-souvenirs-kept = { $name } verkoopt geen souvenir in { $shop }.
marracash-event-group-arrived = { $count ->
    [0] Niemand komt aan bij { marracash-fountain }.
   *[other] Aangekomen bij { marracash-fountain }: { $group }.
}
marracash-event-commission-paid = { $name } betaalt { $to } { $amount } provisie ({ $customers } × { $each }, bij { $total } ontvangen).
marracash-event-set-shown = { $name } heeft als { $place }e de antiquiteiten compleet en krijgt { $paid }: { $cards }.
marracash-event-visitors-brought = { $left ->
    [0] { $name } laat { $group } binnen bij { marracash-fountain }; niemand wacht meer.
    [one] { $name } laat { $group } binnen bij { marracash-fountain }, van het { marracash-end }; één wacht nog.
   *[other] { $name } laat { $group } binnen bij { marracash-fountain }, van het { marracash-end }; { $left } wachten nog.
}
marracash-event-last-round-began = { $reason ->
    [stall] Er gebeurt al lang niets meer: de laatste ronde begint. { $name } speelt als laatste.
   *[line-empty] Buiten wacht niemand meer: de laatste ronde begint. { $name } speelt als laatste.
}
marracash-event-game-ended = { $count ->
    [one] { $names } wint met { $total } dirham.
   *[other] { $names } delen de overwinning met { $total } dirham.
}

## What is asked

marracash-question-pick-shop = Eerste ronde: veil een vrije winkel. Je doet het eerste bod, en als veilingmeester krijg je provisie als een ander koopt.
marracash-question-open-bid = Je veilt { $shop }: doe het eerste bod, { $least } of meer.
marracash-question-raise-or-pass = { $name } biedt { $high } voor { $shop }. Bied { $least } of meer, of pas en doe niet meer mee aan deze veiling.
marracash-question-sealed-bid = { $mine ->
    [yes] Je veilt { $shop }: iedereen biedt één keer, in het geheim. Bied { $least } of meer.
   *[no] { $name } veilt { $shop }: iedereen biedt één keer, in het geheim. Bied { $least } of meer, of niets.
}
marracash-question-act = { $ways ->
    [move] { $slot ->
        [1] Eerste van twee acties: verplaats een groep. Veilen kun je nu niet.
       *[2] Tweede actie: verplaats een groep. Veilen kun je nu niet.
    }
    [auction] { $slot ->
        [1] Eerste van twee acties: veil een vrije winkel; er kan niemand verplaatst worden.
       *[2] Tweede actie: na een veiling mag alleen nog een veiling. Kies een vrije winkel.
    }
    [nothing] Je kunt niets doen.
   *[both] { $slot ->
        [1] Eerste van twee acties: verplaats een groep, of veil een winkel (dan is ook je tweede actie een veiling).
       *[2] Tweede actie: verplaats een groep, of veil een vrije winkel.
    }
}
marracash-question-sell-souvenir = { $count ->
    [one] Een bezoeker in { $shop } koopt een souvenir. Kies de kaart; haar waarde telt voor de provisie.
   *[other] { $count } bezoekers in { $shop } kunnen souvenirs kopen. Kies een kaart; haar waarde telt voor de provisie.
}
marracash-question-bring = { $entrances ->
    [one] Een ingang is leeg. Laat bezoekers van één uiteinde van de rij binnen.
   *[other] { $entrances } ingangen zijn leeg. Vul er een: kies de poort, het uiteinde van de rij en het aantal.
}
marracash-wait-pick-shop = { $name } kiest een winkel om te veilen.
marracash-wait-open-bid = { $name } veilt { $shop } en doet het eerste bod.
marracash-wait-raise-or-pass = { $shop } staat op { $high }, geboden door { $leader }. { $name } denkt na.
marracash-wait-sealed-bid = Geheime biedingen voor { $shop }: wachten op { $name }.
marracash-wait-act = { $slot ->
    [1] { $name } kiest de eerste van twee acties.
   *[2] { $name } kiest de tweede actie.
}
marracash-wait-sell-souvenir = { $name } kiest een souvenir om te verkopen.
marracash-wait-bring = { $name } laat bezoekers binnen.
marracash-wait-moment = Een ogenblik.
marracash-wait-over = Het spel is afgelopen.

## What can be done

marracash-action-move-group = Verplaats { $group } van fontein { $from } naar fontein { $to }
marracash-action-auction-shop = Veil winkel { $shop } ({ marracash-colour })
marracash-action-lapse = Er is niets te doen
marracash-action-bid = Bied { $amount }
marracash-action-pass-bid = Passen
marracash-action-sell-souvenir = Verkoop: { marracash-card }
marracash-action-keep-souvenirs = Geen souvenir verkopen
marracash-action-bring-visitors = { marracash-fountain }: { $group } van het { marracash-end }

## What a choice means

marracash-hint-nobody-enters = Niemand gaat een winkel binnen.
marracash-hint-enters = { $visitors ->
    [one] Een bezoeker in { $shop }: { $owner } ontvangt { $income }.
   *[other] { $visitors } bezoekers in { $shop }: { $owner } ontvangt { $income }.
}
marracash-hint-enters-yours = { $visitors ->
    [one] Een bezoeker in je { $shop }: je ontvangt { $income }.
   *[other] { $visitors } bezoekers in je { $shop }: je ontvangt { $income }.
}
marracash-hint-pays-commission = { $payer } betaalt je { $amount } provisie.
marracash-hint-stands = { $visitors ->
    [one] Daarna staat er één bezoeker bij { marracash-fountain }.
   *[other] Daarna staan er { $visitors } bezoekers bij { marracash-fountain }.
}
marracash-hint-auctions = De winkel ligt aan { $directed } van de { $ways } routes door de soek. Je moet openen met { $least } of meer.
marracash-hint-at-the-door = { $visitors ->
    [one] Een bezoeker voor de deur gaat meteen binnen en betaalt { $income }.
   *[other] { $visitors } bezoekers voor de deur gaan meteen binnen en betalen { $income }.
}
marracash-hint-cash-now = Je hebt { $cash }.
marracash-hint-earned-back = { $customers ->
    [one] Een prijs van { $amount } is met één klant terugverdiend.
   *[other] Een prijs van { $amount } is met { $customers } klanten terugverdiend.
}
marracash-hint-auctioneer-gets = { $auctioneer } krijgt als veilingmeester { $low }, boven een prijs van { $upto } { $high }.
marracash-hint-leader-gets = { $leader } krijgt { $shop } voor { $price } als niemand meer biedt. Je doet niet meer mee aan deze veiling.
marracash-hint-you-get-commission = Koopt { $leader }, dan krijg je { $amount } als veilingmeester.
marracash-hint-bank-pays = De bank betaalt je { $amount }.
marracash-hint-taken-so-far = In deze zet tot nu toe: { $amount }.
marracash-hint-still-waiting = { $count ->
    [0] Dan wacht er niemand meer: na je beurt begint de laatste ronde.
    [one] Dan wacht er nog één bezoeker.
   *[other] Dan wachten er nog { $count } bezoekers.
}
marracash-means-keep-souvenirs = De kaart blijft open voor de volgende klant van haar kleur, bij wie dan ook.
marracash-means-lapse = De beurt gaat verder.

## The table

marracash-souk = De soek
marracash-zoom-in = Soek vergroten
marracash-zoom-out = Hele soek tonen
marracash-shop-name = Winkel { $shop }, { marracash-colour }
marracash-shop-free = Winkel { $shop }, { marracash-colour }, vrij
marracash-shop-owned = { $customers ->
    [one] Winkel { $shop }, { marracash-colour }, van { $name }: één klant
   *[other] Winkel { $shop }, { marracash-colour }, van { $name }: { $customers } klanten
}
marracash-shop-stone = De veilingsteen ligt erop.
marracash-next-pays = de volgende klant betaalt { $next }
marracash-fountain-empty = { marracash-fountain }, leeg
marracash-fountain-group = { marracash-fountain }: { $group }
marracash-line = { $count ->
    [one] Wachtrij: één bezoeker
   *[other] Wachtrij: { $count } bezoekers
}
marracash-line-left = Linkeruiteinde
marracash-line-right = Rechteruiteinde
marracash-signs = { $count ->
    [one] nog { $count } bord
   *[other] nog { $count } borden
}
marracash-shops-of = Winkels van { $name }
marracash-no-shops = nog geen winkel
marracash-pays = Wat klanten betalen
marracash-pays-nth = { $nth }e
marracash-pays-on = { $nth }e en verder
marracash-commissions = Provisie
marracash-commission-low = eigenaar ontvangt tot en met { $upto }: { $each } per klant
marracash-commission-high = daarboven: { $each } per klant
marracash-auction-commission = Veilingmeester: { $low } bij een prijs tot en met { $upto }, daarboven { $high }
marracash-visitors = Bezoekers
marracash-visitors-row = { marracash-colour }: { $walking } in de stegen, { $waiting } in de rij
marracash-walking = in de stegen
marracash-waiting = in de rij
marracash-forecast = Als je { $from } → { $to } verplaatst
marracash-forecast-none = Geen bezoeker gaat een winkel binnen.
marracash-forecast-pays = Provisie
marracash-phase = { $phase ->
    [set-up] Opbouw
    [first-round] Eerste ronde: alleen veilingen
    [last-round] Laatste ronde
    [over] Einde
   *[main] Ronde { $round }
}
marracash-turns-left = { $count ->
    [one] nog één beurt
   *[other] nog { $count } beurten
}
marracash-slot = Actie { $slot } van 2
marracash-souvenirs = Souvenirs
marracash-souvenirs-deck = { $count } in de stapel
marracash-souvenirs-none = geen kaart open
marracash-antiques = Je antiquiteiten
marracash-books = De boeken
marracash-books-customers = Klanten
marracash-books-souvenirs = Souvenirs
marracash-books-antiques = Antiquiteiten
marracash-books-auctions = Als veilingmeester
marracash-books-commissions = Provisie ontvangen
marracash-books-paid = Provisie betaald
marracash-books-prices = Koopprijzen
marracash-books-start = Begin
marracash-books-cash = Contant
marracash-over-title = De soek sluit
marracash-over-lead = Alleen contant geld telt; winkels en borden zijn niets waard.

## The moments that decided a game

marracash-moment-takings = { $name } ontvangt { $income } in { $shop } met één zet.
marracash-moment-commission = { $name } verdient met één zet { $amount } provisie van { $to }.
marracash-moment-bargain = { $name } koopt { $shop } voor { $price }; aan het eind heeft die winkel { $income } opgebracht.
marracash-moment-loss = { $name } betaalt { $price } voor { $shop }, die maar { $income } opbrengt.

## The guided first turns

marracash-tour-shops = De soek van Marrakesh. Bezoekers gaan winkels van hun eigen kleur binnen, maar alleen als die een eigenaar hebben. Kies een vrije winkel om te veilen: een aan veel routes, in een kleur die je dichtbij ziet.
marracash-tour-bid = Elke nieuwe klant van een winkel betaalt meer dan de vorige; zie de tabel ‘Wat klanten betalen’. Bied niet meer dan je hoopt te verdienen; stel als je wilt een geheime grens in.
marracash-tour-raise = Bied meer of pas. Wie past, doet niet meer mee aan deze veiling. Koopt een ander op je veiling, dan krijg je provisie van de bank.
marracash-tour-move = Nu heeft je beurt twee acties. Klik op een groep bij een fontein en dan op de fontein waar ze heen gaat: je ziet wie waar binnengaat en wat iedereen verdient.
marracash-tour-commission = Bezoekers naar de winkel van een ander brengen loont ook: de eigenaar geeft je voor elke klant provisie, en meer als de zet veel heeft opgeleverd.
marracash-tour-line = Is aan het eind van je beurt een blauwe poort leeg, laat dan bezoekers van één uiteinde van de rij binnen. Is de rij leeg, dan heeft iedereen nog één beurt. Veel plezier!

## Options

marracash-option-souvenirs = Souvenirs
marracash-option-souvenirs-help = Twee kaarten liggen open; een klant van de kleur van een kaart koopt die voor haar waarde.
marracash-option-souvenir-sale = Verkoop van souvenirs
marracash-option-souvenir-sale-help = Moet een passend souvenir verkocht worden, of mag de eigenaar van de winkel weigeren?
marracash-option-souvenir-sale-forced = verplicht
marracash-option-souvenir-sale-optional = naar keuze
marracash-option-commission-scope = Provisie wordt berekend
marracash-option-commission-scope-help = Of de grens voor de hogere provisie geldt voor alle ontvangsten van een eigenaar in een zet, of voor elke winkel apart.
marracash-option-commission-scope-owner = per eigenaar
marracash-option-commission-scope-shop = per winkel
marracash-option-cash-visibility = Contant geld
marracash-option-cash-visibility-help = Of iedereen ziet hoeveel geld de anderen hebben.
marracash-option-cash-visibility-public = open
marracash-option-cash-visibility-hidden = verborgen
marracash-option-strict-option-c = Twee veilingen, twee vrije winkels
marracash-option-strict-option-c-help = De eerste van twee veilingen mag dan niet over de laatste vrije winkel gaan.
marracash-option-bid-step = Stap van de biedingen
marracash-option-bid-step-help = 25, 50 of 100.
marracash-option-start-cash = Geld aan het begin
marracash-option-start-cash-help = In honderdtallen.
marracash-option-signs-per-player = Borden per speler, met z’n tweeën
marracash-option-signs-per-player-help = Meer winkels kan niemand hebben; met meer dan twee spelers geldt het aantal uit de doos.
marracash-option-queue-max-run = Zelfde kleur naast elkaar in de rij
marracash-option-queue-max-run-help = Hoogstens zoveel bezoekers van één kleur staan naast elkaar: 3 of 2.
marracash-option-stall-rounds = Rondes waarin niets gebeurt
marracash-option-stall-rounds-help = Na zoveel van zulke rondes begint de laatste.
marracash-option-starting-player = Wie begint
marracash-option-starting-player-help = Door het lot, of de eerste stoel.
marracash-option-starting-player-random = door het lot
marracash-option-starting-player-first-seat = de eerste stoel
marracash-option-names = Kooplieden
marracash-option-names-help = Ali, Anfa, Omar en Leila in de volgorde van de stoelen.
marracash-option-visitors = Bezoekers
marracash-option-visitors-help = 54 zoals in de doos, of 64 zoals in de latere regels van de auteur.
marracash-option-auction-mode = Veilingen
marracash-option-auction-mode-help = Biedingen gaan rond en stijgen, of iedereen biedt één keer in het geheim.
marracash-option-auction-mode-open = open
marracash-option-auction-mode-sealed = geheim
marracash-option-end-rule = Het einde
marracash-option-end-rule-help = Als niemand meer wacht, heeft iedereen nog één beurt, of wordt alleen de ronde afgemaakt.
marracash-option-end-rule-full-round = ieder nog een beurt
marracash-option-end-rule-finish-round = ronde afmaken
marracash-option-antiques = Antiquiteiten
marracash-option-antiques-help = In plaats van souvenirs: ieder vijf geheime kaarten. Verzamel hun kleuren onder je klanten; wie het eerst klaar is, krijgt het meest.

bot-level-marracash-random = Toeval
bot-level-marracash-porter = Drager
bot-level-marracash-trader = Handelaar
bot-level-marracash-vizier = Vizier
bot-level-marracash-sultan = Sultan

## Refusals

error-bid-not-in-steps = Biedingen gaan in vaste stappen.
error-bid-over-cash = Zoveel geld heb je niet.
error-bid-too-low = Het bod is te laag.
error-cannot-open = Je zou het eerste bod niet kunnen doen.
error-empty-fountain = Bij die fontein staat niemand.
error-entrance-occupied = Die ingang is bezet.
error-move-after-auction = Na een veiling mag geen groep verplaatst worden.
error-must-act = Zolang er iets kan, moet je iets doen.
error-must-bid = De veilingmeester moet bieden.
error-no-sign-left = Je hebt geen bord meer.
error-no-such-fountain = Die fontein bestaat niet.
error-no-such-shop = Die winkel bestaat niet.
error-not-adjacent = Geen steeg verbindt deze fonteinen.
error-not-an-entrance = Die fontein is geen ingang.
error-only-one-free-shop = Er moet nog een tweede winkel vrij zijn.
error-shop-not-free = Die winkel heeft al een eigenaar.

# At the terminal only.
terminal-help-marracash =
    Antwoorden: het nummer in de lijst, of de korte vorm: 9-10 verplaatst de groep van fontein 9 naar 10; y3 veilt winkel Y3; 250 biedt 250; p past; y225 verkoopt dat souvenir; 8 left 3 laat bij poort 8 drie bezoekers van het linkeruiteinde binnen.
    Opdrachten: ? deze hulp en de tafel; r de regel achter de vraag; r MC-38 een andere regel; q de tafel verlaten.
