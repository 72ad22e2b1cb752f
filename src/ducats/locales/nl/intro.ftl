# The introduction before the first table of a game, and on its rules page.
intro-title = { $game } in 30 seconden
intro-heading = In 30 seconden
intro-show = Zo speel je het, in 30 seconden
intro-number = Plaatje { $number } van { $count }:
intro-next = Volgende
intro-back = Terug
intro-skip = Overslaan
intro-play = Naar de tafel
