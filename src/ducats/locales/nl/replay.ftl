### Gespeelde spellen: de lijst, en het terugkijken van één ervan.

records-heading = Terugkijken
records-lead = Bekijk een spel opnieuw, zet voor zet: een van jezelf of een uit een bestand.
records-statistics = Statistiek uit je geanalyseerde partijen
records-import = Een spel inladen
records-drop = Sleep een spelbestand hierheen, of kies er een.
records-choose = Bestand kiezen
records-mine = Je spellen
records-so-far = Terugkijken tot nu toe

replay-heading = Terugkijken: { $game }
replay-none = Dit spel bestaat niet
replay-none-text = Misschien is de link onvolledig, of is het spel verwijderd.
replay-as = Gezien als
replay-as-seat = { $name }
replay-as-spectator = een toeschouwer
replay-as-open = iedereen, kaarten open
replay-before = Vóór het antwoord.
replay-after = Na het antwoord.
replay-show-before = Ervoor tonen
replay-show-after = Erna tonen
replay-link = Link naar dit moment
replay-copied = Link gekopieerd
replay-export = Spel opslaan
replay-table = Naar de tafel
replay-log = Wat er gebeurde
replay-controls = Bediening van het terugkijken
replay-first = Naar het begin (Home)
replay-back = Eén stap terug (←)
replay-play = Afspelen (spatie)
replay-pause = Pauze (spatie)
replay-on = Eén stap verder (→)
replay-last = Naar het einde (End)
replay-own-back = Je vorige beslissing (Shift + ←)
replay-own-on = Je volgende beslissing (Shift + →)
replay-moment = Moment
replay-moment-of = Moment { $moment } van { $last }
