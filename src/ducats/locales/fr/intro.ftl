# The introduction before the first table of a game, and on its rules page.
intro-title = { $game } en 30 secondes
intro-heading = En 30 secondes
intro-show = Les règles en 30 secondes
intro-number = Image { $number } sur { $count } :
intro-next = Suivant
intro-back = Retour
intro-skip = Passer
intro-play = Jouer
