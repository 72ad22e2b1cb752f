## What helps the players of a casual table

new-help = Help at the table
new-help-take-back = Decisions can be taken back
new-help-take-back-help = Against bots, your last decision at any time; with other people, only while nobody has answered, drawn or learned anything since.
waiting-take-back = Decisions can be taken back.
new-help-coach = With a coach
new-help-coach-help = Everybody can ask for a hint: the best answers with their chances, from what they see themselves. Everybody sees that there is a coach.
waiting-coach = There is a coach: everybody can ask for hints.

help-hint-busy = The coach is trying out answers …
help-hint-chance = wins { $chance } of 100 games (± { $error })
help-hint-behind = { $points } fewer than the best (± { $error })
help-hint-cost = Tried out in { $worlds } worlds that fit what you see; the coach knows no more than you do.
help-marks = Tell me after a move if it was a mistake
help-mark = Your last answer
help-mark-cost = Measured in { $worlds } worlds that fit what you saw; give or take { $error } games of 100.
help-mark-inaccuracy = A little better: { $answer } (wins { $points } more of 100 games)
help-mark-mistake = Mistake. Better: { $answer } (wins { $points } more of 100 games)
help-mark-blunder = Blunder! Better: { $answer } (wins { $points } more of 100 games)

event-attendance-took-back = { WHO($seat) ->
    [you] You took back what you had done next.
   *[other] { SEAT($seat) } took back what came next.
}

error-no-take-back = At this table nothing is taken back.
error-nothing-to-take-back = You have decided nothing yet.
error-too-late-to-take-back = Somebody has answered, drawn or been asked since: it stands.
error-something-shown = Your answer has shown something that was hidden: it stands.
error-no-coach = There is no coach at this table.
error-nothing-decided = You have decided nothing yet.
