### Musketiers. Elke tekst mag $labels gebruiken ("hexagames" of "pegasus"): daar heten dukaten zilverstukken en beloningskaarten soldijkaarten.
### Argumenten: $name, $victim namen van spelers; $slot, $victimSlot 1 tot 3 (0: niet gezegd); $card "7/2"; $cards meerdere;
### $source "centre" of "player"; $ways wat winnaar of verliezer mag doen; $token "J" of "P".

game-musketeers = Musketiers
game-musketeers-about = Vecht samen tegen de garde van de kardinaal, elk met één geheime kaart. De stoutmoedigste wint een edelsteen, de schuchterste belandt in de gevangenis.

musketeers-title = Musketiers
musketeers-coins = { $labels ->
    [pegasus] { $count ->
        [one] { $count } zilverstuk
       *[other] { $count } zilverstukken
    }
   *[hexagames] { $count ->
        [one] { $count } dukaat
       *[other] { $count } dukaten
    }
}
musketeers-reward-cards = { $labels ->
    [pegasus] soldijkaarten
   *[hexagames] beloningskaarten
}
musketeers-hand-number = Ronde { $hand }
musketeers-card = { $swords ->
    [0] { $value } zonder degens
    [one] { $value } met één degen
   *[other] { $value } met { $swords } degens
}
musketeers-card-back = gedekte kaart

## What happened

musketeers-event-hand-began = Ronde { $hand } begint. Gardisten die niet meedoen: { $removed }.
musketeers-event-hand-dealt = { $name } krijgt { $cards }.
musketeers-event-rewards-laid = { $name } legt { $cards } gedekt neer, in deze volgorde.
musketeers-event-guard-turned = { $jailed ->
    [yes] Duel { $duel }: een gardist van { $guard }. { $name } zit in de gevangenis en legt alleen een kaart af.
   *[no] Duel { $duel }: een gardist van { $guard }.
}
musketeers-event-cards-revealed = { $result ->
    [won] { $cards }: { $sum } tegen { $guard }, gewonnen. { $name } heeft de sterkste kaart.
   *[lost] { $cards }: { $sum } tegen { $guard }, verloren. { $name } heeft de zwakste kaart.
}
musketeers-event-jewel-taken = { $source ->
    [player] { $name } neemt een edelsteen van { $victim } en legt hem op de { musketeers-slot }.
   *[centre] { $name } legt een edelsteen op de { musketeers-slot }.
}
musketeers-event-prison-taken = { $source ->
    [player] { $name } neemt een gevangenis van { $victim } en legt die op de { musketeers-slot }.
   *[centre] { $name } legt een gevangenis op de { musketeers-slot }.
}
musketeers-event-prison-freed = { $name } bevrijdt de { musketeers-slot } uit de gevangenis.
musketeers-event-jewel-returned = { $name } heeft geen vrije kaart en geeft de edelsteen van de { musketeers-slot } terug.
musketeers-event-jailed = { $name } heeft drie gevangenissen en doet niet meer mee.
musketeers-event-released = { $name } is weer vrij en strijdt weer mee.
musketeers-event-hand-ended = { $reason ->
    [three-jewels] Derde edelsteen: ronde { $hand } is meteen afgelopen. { $scores }.
   *[nine-duels] Ronde { $hand } eindigt na negen duels. { $scores }.
}
musketeers-event-match-ended = { $count ->
    [one] { $names } wint de partij met { $total }.
   *[other] { $names } delen de overwinning met { $total }.
}
musketeers-slot = { $slot ->
    [1] eerste kaart
    [2] tweede kaart
   *[3] derde kaart
}
musketeers-victim-slot = { $victimSlot ->
    [1] eerste kaart
    [2] tweede kaart
    [3] derde kaart
   *[0] kaart
}

## What is asked

musketeers-question-lay-rewards = Leg drie van je twaalf kaarten weg als { musketeers-reward-cards }; met de andere negen vecht je.
musketeers-question-commit-card = { $jailed ->
    [yes] Je drie kaarten zitten in de gevangenis: je doet dit duel niet mee. Kies een kaart om af te leggen.
   *[no] { $fighters ->
        [1] Duel { $duel }: jouw kaart moet op zichzelf { $guard } halen. Kies je kaart.
       *[other] Duel { $duel }: met z’n { $fighters ->
            [2] tweeën
            [3] drieën
           *[4] vieren
        } moeten jullie { $guard } halen. Kies je kaart.
    }
}
musketeers-question-winner-token = { $ways ->
    [free] Gewonnen, { $sum } tegen { $guard }: je { $card } is de sterkste kaart. Geen van je kaarten is vrij, dus bevrijd er een uit de gevangenis.
    [centre-or-free] Gewonnen, { $sum } tegen { $guard }: je { $card } is de sterkste kaart. Leg een edelsteen op een vrije kaart, of bevrijd een kaart uit de gevangenis.
    [player-or-free] Gewonnen, { $sum } tegen { $guard }: je { $card } is de sterkste kaart. Neem een edelsteen van een andere speler, of bevrijd een kaart van jezelf uit de gevangenis.
    [player] Gewonnen, { $sum } tegen { $guard }: je { $card } is de sterkste kaart. In het midden ligt geen edelsteen meer: neem er een van een andere speler en leg hem op een vrije kaart.
   *[centre] Gewonnen, { $sum } tegen { $guard }: je { $card } is de sterkste kaart. Leg een edelsteen op een van je vrije kaarten.
}
musketeers-question-loser-token = { $ways ->
    [return] Verloren, { $sum } tegen { $guard }: je { $card } is de zwakste kaart. Geen van je kaarten is vrij, dus geef een van je edelstenen terug.
    [follow] Neem nu een gevangenis van een andere speler; die komt op de kaart die je net hebt vrijgemaakt.
    [player] Verloren, { $sum } tegen { $guard }: je { $card } is de zwakste kaart. In het midden ligt geen gevangenis meer: neem er een van een andere speler en leg die op een vrije kaart.
   *[centre] Verloren, { $sum } tegen { $guard }: je { $card } is de zwakste kaart. Leg een gevangenis op een van je vrije kaarten.
}
musketeers-question-give-token = { $token ->
    [J] { $name } neemt een edelsteen van je. Kies welke.
   *[P] { $name } neemt een gevangenis van je. Kies welke.
}
musketeers-wait-lay-rewards = { $mine ->
    [yes] Je hebt { $cards } weggelegd. Wachten op { $names }.
   *[no] Kiest nog { musketeers-reward-cards }: { $names }.
}
musketeers-wait-commit-card = { $mine ->
    [yes] Je { $card } ligt gedekt op tafel. Wachten op { $names }.
   *[no] Een gardist van { $guard }. Wachten op { $names }.
}
musketeers-wait-winner-token = Gewonnen, { $sum } tegen { $guard }. { $name } heeft de sterkste kaart ({ $card }) en verplaatst een fiche.
musketeers-wait-loser-token = Verloren, { $sum } tegen { $guard }. { $name } heeft de zwakste kaart ({ $card }) en verplaatst een fiche.
musketeers-wait-give-token = { $token ->
    [J] { $name } kiest welke edelsteen weggaat.
   *[P] { $name } kiest welke gevangenis weggaat.
}
musketeers-wait-moment = Een ogenblik.
musketeers-wait-over = De partij is afgelopen.

## What can be done

musketeers-action-lay-rewards = Leg { $cards } weg
musketeers-action-play-card = { $jailed ->
    [yes] Leg { musketeers-card } af
   *[no] Speel { musketeers-card }
}
musketeers-action-take-jewel = { $source ->
    [player] Neem de edelsteen van { $victim } ({ musketeers-victim-slot }) voor je { musketeers-slot } ({ $card })
   *[centre] Leg een edelsteen op je { musketeers-slot } ({ $card })
}
musketeers-action-take-prison = { $source ->
    [player] Neem de gevangenis van { $victim } ({ musketeers-victim-slot }) voor je { musketeers-slot } ({ $card })
   *[centre] Leg een gevangenis op je { musketeers-slot } ({ $card })
}
musketeers-action-free-prison = Bevrijd je { musketeers-slot } ({ $card }) uit de gevangenis
musketeers-action-return-jewel = Geef de edelsteen van je { musketeers-slot } ({ $card }) terug
musketeers-action-give-token = { $token ->
    [J] Geef { $name } de edelsteen van je { musketeers-slot } ({ $card })
   *[P] Geef { $name } de gevangenis van je { musketeers-slot } ({ $card })
}

## What a choice means

musketeers-hint-worth = { $card } levert { $coins } op, met een edelsteen { $jewelled }.
musketeers-hint-put-aside = { $card } gaat opzij, zonder verder gevolg.
musketeers-hint-reaches = { $card } haalt { $guard }: gewonnen, een edelsteen voor jou.
musketeers-hint-falls-short = { $card } komt { $need } tekort voor { $guard }: verloren, een gevangenis voor jou.
musketeers-hint-odds = { $need ->
    [0] { $card }: op zichzelf al genoeg tegen de gardist. Tegen willekeurige kaarten: een edelsteen voor jou { $jewel }%.
   *[other] { $card }: de anderen moeten { $need } inbrengen. Tegen willekeurige kaarten: gewonnen { $won }%, een edelsteen voor jou { $jewel }%, een gevangenis voor jou { $prison }%.
}
musketeers-hint-pays = { $card } levert { $after } op in plaats van { $before }.
musketeers-hint-locked = { $card } levert niets op in plaats van { $before }, tenzij de gevangenis weer weggaat.
musketeers-hint-place = { $place ->
    [1] eerste kaart
    [2] tweede kaart
    [3] derde kaart
   *[0] kaart
}
musketeers-hint-jewel-leaves = Hij komt van { $victim }; de { musketeers-hint-place } daar telt niet meer dubbel.
musketeers-hint-prison-leaves = { $freed ->
    [yes] Die komt van { $victim } ({ musketeers-hint-place }): { $victim } mag weer meevechten.
   *[no] Die komt van { $victim }; de { musketeers-hint-place } daar telt weer mee.
}

## The board

musketeers-guard-label = Gardist { $guard }
musketeers-no-guard = Nog geen gardist
musketeers-pile = { $count ->
    [one] { $count } gardist op de stapel
   *[other] { $count } gardisten op de stapel
}
musketeers-may-come = Gardisten die nog kunnen komen
musketeers-removed = Niet in deze ronde: { $removed }
musketeers-met = Gardisten tot nu toe
musketeers-met-won = Duel { $duel }: gardist { $guard } tegen { $sum }, gewonnen; sterkste kaart: { $name }
musketeers-met-lost = Duel { $duel }: gardist { $guard } tegen { $sum }, verloren; zwakste kaart: { $name }
musketeers-pool-jewels = { $count ->
    [0] Geen edelsteen in het midden
    [one] { $count } edelsteen in het midden
   *[other] { $count } edelstenen in het midden
}
musketeers-pool-prisons = { $count ->
    [0] Geen gevangenis in het midden
    [one] { $count } gevangenis in het midden
   *[other] { $count } gevangenissen in het midden
}
musketeers-jewels = Edelstenen
musketeers-prisons = Gevangenissen
musketeers-verdict = { $result ->
    [won] { $sum } tegen { $guard }: gewonnen! { $name } heeft de sterkste kaart.
   *[lost] { $sum } tegen { $guard }: verloren. { $name } heeft de zwakste kaart.
}
musketeers-verdict-won = Gewonnen
musketeers-verdict-lost = Verloren
musketeers-strongest = sterkste
musketeers-weakest = zwakste
musketeers-discarded = afgelegd
musketeers-duel-of = Duel { $duel } van 9
musketeers-choose-rewards = Iedereen kiest drie { musketeers-reward-cards }
musketeers-played-down = { $name }: een gedekte kaart
musketeers-played-none = { $name }: nog geen kaart
musketeers-your-rewards = { $labels ->
    [pegasus] Je soldij
   *[hexagames] Je beloningen
}
musketeers-your-hand = Je kaarten
musketeers-rewards-of = { $labels ->
    [pegasus] Soldij van { $name }
   *[hexagames] Beloningen van { $name }
}
musketeers-slot-label = { $token ->
    [J] { $who }, { musketeers-slot }: { $what }, met een edelsteen
    [P] { $who }, { musketeers-slot }: { $what }, in de gevangenis
   *[none] { $who }, { musketeers-slot }: { $what }, vrij
}
musketeers-slot-empty = { $who }, { musketeers-slot }: nog niets
musketeers-cards-in-hand = { $count ->
    [one] { $count } kaart in de hand
   *[other] { $count } kaarten in de hand
}
musketeers-now-worth = Nu waard: { musketeers-coins }

## The end of a hand

musketeers-hand-over = Ronde { $hand } is afgelopen
musketeers-hand-over-three-jewels = De derde edelsteen maakte er meteen een einde aan.
musketeers-hand-over-nine-duels = Alle negen duels zijn uitgevochten.
musketeers-doubled = verdubbeld
musketeers-voided = in de gevangenis
musketeers-total = Totaal

## The moments that decided a match

musketeers-moment-third-jewel = Ronde { $hand }: { $name } krijgt de derde edelsteen en scoort { $score }.
musketeers-moment-big-hand = Ronde { $hand }: { $name } scoort { $score }.
musketeers-moment-jewel = Ronde { $hand }: { $name } neemt een edelsteen van { $victim }, een verschil van { $swing }.
musketeers-moment-prison = Ronde { $hand }: de gevangenis van { $victim } gaat naar { $name }, een verschil van { $swing }.

## The guided first hand

musketeers-tour-rewards = Dit zijn je twaalf kaarten. Leg er drie weg: aan het einde van de ronde levert elke kaart haar waarde op. Maar hoge kaarten winnen ook duels, dus verstop ze niet allemaal.
musketeers-tour-guard = Een gardist van de kardinaal! Samen moeten jullie het getal halen. Iedereen kiest in het geheim één kaart; degens beslissen alleen bij gelijke waarde.
musketeers-tour-middle = Gewonnen: de sterkste kaart krijgt een edelsteen. Verloren: de zwakste krijgt een gevangenis. Met een kaart ertussenin gebeurt er niets. Wijs een kaart aan om haar kansen te zien.
musketeers-tour-bidding = Met z’n tweeën is de hogere kaart altijd in het voordeel: zij krijgt de edelsteen als jullie winnen, en de lagere de gevangenis als jullie verliezen. Wijs een kaart aan om haar kansen te zien.
musketeers-tour-reveal = Alle kaarten gaan tegelijk open. De waarden worden opgeteld en met de gardist vergeleken; daarna verplaatst een van jullie een fiche.
musketeers-tour-jewel = Jij had de sterkste kaart. Een edelsteen verdubbelt de kaart waar hij op ligt: klik de kaart aan die hem krijgt. Drie edelstenen maken meteen een einde aan de ronde.
musketeers-tour-prison = Jij had de zwakste kaart. Een kaart in de gevangenis levert niets op: klik de kaart aan die je kunt missen. Met drie gevangenissen doe je niet meer mee.
musketeers-tour-tokens = Er zijn maar drie edelstenen en drie gevangenissen. Is het midden leeg, dan neem je ze van een andere speler. Veel plezier!

## Options

musketeers-option-match-mode = Einde van de partij
musketeers-option-match-mode-help = Tot een doel, één ronde of een vast aantal rondes.
musketeers-option-match-mode-target = tot een doel
musketeers-option-match-mode-single-hand = één ronde
musketeers-option-match-mode-fixed-hands = een aantal rondes
musketeers-option-match-target = Doel
musketeers-option-match-target-help = Wie het als eerste haalt, wint de partij.
musketeers-option-hands = Rondes
musketeers-option-hands-help = Hoeveel rondes er worden gespeeld als het aantal vastligt.
musketeers-option-match-tie = Gelijk aan kop
musketeers-option-match-tie-help = De overwinning delen, of nog een ronde spelen.
musketeers-option-match-tie-shared = gedeelde overwinning
musketeers-option-match-tie-extra-hand = nog een ronde
musketeers-option-max-hands = Grootste aantal rondes
musketeers-option-max-hands-help = Na zoveel rondes wint het hoogste totaal.
musketeers-option-full-loser-takes-prison = Gevangenis ook zonder vrije kaart
musketeers-option-full-loser-takes-prison-help = Wie verliest zonder vrije kaart, geeft een edelsteen terug en neemt bovendien een gevangenis op die kaart.
musketeers-option-victim-picks-slot = Het slachtoffer kiest het fiche
musketeers-option-victim-picks-slot-help = Wordt een fiche van een speler genomen, dan zegt die speler welk.
musketeers-option-jail-discard-visible = Afgelegde kaarten uit de gevangenis zijn te zien
musketeers-option-jail-discard-visible-help = De kaart die iemand in de gevangenis aflegt, wordt met de andere omgedraaid.
musketeers-option-talk = Praten aan tafel
musketeers-option-talk-help = Afspraken over kaarten zijn volgens de regels verboden.
musketeers-option-talk-silent = stil
musketeers-option-talk-open = vrij
musketeers-option-labels = Woorden
musketeers-option-labels-help = De woorden van de eerste uitgave (dukaten, beloningskaarten) of van de latere (zilverstukken, soldijkaarten).
musketeers-option-labels-hexagames = dukaten, beloningskaarten
musketeers-option-labels-pegasus = zilverstukken, soldijkaarten

bot-level-musketeers-random = Toeval
bot-level-musketeers-page = Page
bot-level-musketeers-musketeer = Musketier
bot-level-musketeers-captain = Kapitein
bot-level-musketeers-cardinal = Kardinaal

## Refusals

error-card-not-in-hand = Deze kaart zit niet in je hand.
error-centre-empty = Zo’n fiche ligt er niet meer in het midden.
error-centre-not-empty = Er ligt er nog een in het midden; neem die.
error-no-such-card = Die kaart bestaat niet.
error-no-such-seat = Die plaats bestaat niet.
error-no-such-token = Zo’n fiche ligt daar niet.
error-own-token = Je kunt geen fiche van jezelf nemen.
error-same-card-twice = Dezelfde kaart is twee keer genoemd.
error-slot-free = Een van je kaarten is vrij; daar komt de gevangenis op.
error-slot-occupied = Een fiche mag alleen op een vrije kaart.
error-wrong-action = Dat is geen antwoord op deze vraag.
error-wrong-source = Noem alleen de speler, of ook de kaart, zoals aan deze tafel is afgesproken.

# At the terminal only.
terminal-musketeers-title = Musketiers · ronde { $hand } · duel { $duel } van 9
