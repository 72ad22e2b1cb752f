### Rond de tafel: uitnodigingen, wachtkamer, een tweede apparaat, bedenktijd, de introducties.

## De wachtkamer

waiting-title = { $game }: wachten op spelers
waiting-lead = { $count ->
    [0] Iedereen is er.
    [one] Er is nog één plaats vrij.
   *[other] Er zijn nog { $count } plaatsen vrij.
}
waiting-start-help = Het spel begint zodra alle plaatsen bezet zijn.
waiting-host = host
waiting-sit = Hier gaan zitten
waiting-leave = Opstaan
waiting-add-bot = Zet hier een bot neer
waiting-fill = Alle vrije plaatsen met bots vullen en beginnen
waiting-fill-alone = De host is er niet: je kunt zonder de host beginnen.
waiting-fill-level = Hoe goed ze spelen
waiting-move = { $name } verplaatsen
waiting-move-to = naar { $letter }: { $name }
waiting-move-me = Van plaats wisselen
waiting-hand-over = De tafel aan { $name } overdragen
waiting-remove = { $name } vragen te gaan
waiting-remove-sure = { $name } kan hier dan niet meer gaan zitten.
waiting-remove-yes = Vragen te gaan
waiting-remove-no = Laten blijven
waiting-remove-bot = De bot weghalen

waiting-agreed = Wat is afgesproken
waiting-options-usual = De gewone regels
waiting-corrected = Met een verbeterd gegevensbestand uit de eigen doos
waiting-absence-wait = Op wie niet antwoordt, wordt gewacht, hoe lang het ook duurt.
waiting-absence-default = Voor wie { $time } niet antwoordt, speelt de tafel een standaardzet, tenzij diegene zegt nog na te denken.
waiting-absence-bot = Wie { $time } niet antwoordt, wordt tot de terugkeer vervangen door een bot, tenzij diegene zegt nog na te denken.
waiting-window = Terwijl anderen wachten, verschijnen de antwoorden pas na { $time }, allemaal tegelijk.
waiting-public = Iedereen kan deze tafel in de lobby vinden.
waiting-private = Alleen wie de link heeft, vindt deze tafel.
waiting-fair = Controleren of niemand met de trekkingen knoeit
waiting-commitment = Alles wat getrokken wordt, komt uit een startwaarde die al vaststaat. Na het spel toont het spelbestand die startwaarde; de vingerafdruk moet deze zijn:
waiting-share = Je browser voegt er een eigen stukje toeval aan toe, zodat niemand een deling kan kiezen, ook niet wie uitnodigt of de server draait. In het spelbestand moet het bij jouw plaats staan:

## De uitnodiging

invitation-title = Je bent uitgenodigd voor { $game }
invitation-from = { $name } wacht op je.
invitation-here = Aan tafel: { $names }
invitation-name = Je naam
invitation-sit = Gaan zitten en spelen
invitation-full = Alle plaatsen zijn bezet. Je kunt toekijken als het spel begint.
invitation-rules = De regels lezen
invitation-seats = { $count } personen aan deze tafel

invite-title = Mensen uitnodigen
invite-link = De link naar deze tafel
invite-copy = Link kopiëren
invite-copied = Gekopieerd
invite-not-copied = Kopiëren lukte niet. De link is geselecteerd: kopieer hem met Ctrl+C, of houd je vinger erop.
invite-share = Delen…
invite-scan = Of scan dit met een telefoon.
invite-qr = QR-code van de link
invite-closed = Nu bereikt alleen deze computer de server. Wil je andere apparaten in je netwerk toelaten, stop de server dan en start hem zo:
invite-open-no-address = De server staat open voor anderen, maar deze computer is nu met geen enkel netwerk verbonden.
invite-network = Werkt voor iedereen in je netwerk. Zo niet, dan zit misschien een firewall op deze computer in de weg.

## Een tweede apparaat

transfer-help = Open deze link op je telefoon of een andere computer, dan ben je daar dezelfde persoon: dezelfde naam, dezelfde tafels. Hij werkt één keer en { $minutes } minuten lang. Geef hem aan niemand anders.
transfer-again = Nieuwe link maken
transfer-old = Deze link is verlopen.
transfer-title = Op dit apparaat verdergaan
transfer-ask = Vanaf nu ben je op dit apparaat wie je op het andere bent: dezelfde naam, dezelfde tafels.
transfer-leave = Tot nu toe heet je hier { $name }. Tafels waar je onder die naam zit, gaan niet mee.
transfer-take = Hier verdergaan
transfer-done = Je bent nu ook hier { $name }.
transfer-missing = Deze link is niet volledig. Kopieer hem opnieuw op je andere apparaat.

## Bedenktijd

clock-you = Je hebt nog { $time }
clock-soon = Ben je er nog? Over { $time } gaat het zonder jou verder.
clock-other = { $name } heeft nog { $time }
clock-think = Ik denk nog na
clock-stand-in = Een bot speelt voor je.
clock-back = Mijn plaats weer innemen

event-attendance-away = { WHO($seat) ->
    [you] Je was er niet: de tafel heeft een standaardzet voor je gespeeld.
   *[other] { SEAT($seat) } was er niet: de tafel heeft een standaardzet gespeeld.
}
event-attendance-stand-in = { WHO($seat) ->
    [you] Een bot speelt voor je.
   *[other] Een bot valt in voor { SEAT($seat) }.
}
event-attendance-back = { WHO($seat) ->
    [you] Je bent terug.
   *[other] { SEAT($seat) } is terug.
}

error-bad-transfer = Deze link is al gebruikt of te oud. Maak een nieuwe op je andere apparaat.
