# The introduction before the first table of a game, and on its rules page.
intro-title = { $game } in 30 Sekunden
intro-heading = In 30 Sekunden
intro-show = So wird gespielt, in 30 Sekunden
intro-number = Bild { $number } von { $count }:
intro-next = Weiter
intro-back = Zurück
intro-skip = Überspringen
intro-play = An den Tisch
