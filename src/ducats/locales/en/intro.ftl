# The introduction before the first table of a game, and on its rules page.
intro-title = { $game } in 30 seconds
intro-heading = In 30 seconds
intro-show = How it is played, in 30 seconds
intro-number = Picture { $number } of { $count }:
intro-next = Next
intro-back = Back
intro-skip = Skip
intro-play = To the table
