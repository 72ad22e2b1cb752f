# What only the terminal says.

terminal-you = you
terminal-random-bot = random
terminal-guard = Guard
terminal-centre = Centre
terminal-still-to-come = guards still to come: { $guards }
terminal-column-player = Player
terminal-column-rewards = { $labels ->
    [pegasus] Pay cards
   *[hexagames] Rewards
}
terminal-column-cards = Cards
terminal-column-total = { $labels ->
    [pegasus] Silver
   *[hexagames] Ducats
}
terminal-column-duel = Duel
terminal-column-sum = Sum
terminal-jailed = in prison
terminal-won = won: { $player }
terminal-lost = lost: { $player }
terminal-your-hand = Your hand
terminal-thinking = { $player } is thinking …
terminal-choose-one = Type a number or an entry from the list; ? for help.
terminal-choose-some = Type { $count } numbers or cards, separated by spaces; ? for help.
terminal-help =
    Answers: the number in the list, or the short form: a card as 7/2; j2 puts a jewel on reward 2, j2 b1 takes it from reward 1 of B; p2 and p2 b1 do the same with a prison; -p2 sends your prison back, -j2 your jewel; t2 gives up the token on reward 2.
    Commands: ? this help and the table; r the rule behind the question; r MU-20 any other rule; q leave the table.
terminal-goodbye = You leave the table.
terminal-recorded = The record is in { $file }.
terminal-moment = Moment { $number } of { $last }
terminal-step-help = Enter or n: forward · b: back · a number: that moment · e: the end · q: quit
error-no-such-choice = That is not one of the choices.
error-wrong-count = That is not the right number of choices.
error-no-such-rule = There is no rule with this id.
terminal-column-cash = Cash
terminal-column-shops = Shops
terminal-free-shops = Free shops:
terminal-bid = Type an amount from { $least } to { $most } (steps of { $step }), or p to pass.

error-bad-bot = This bot description is not clear.
error-other-version = A worker has another version of Ducats.
error-no-such-plan = There is no such contest plan.
error-other-contest = This folder holds the results of another contest.
error-no-dask = Dask is not installed.
error-no-cluster = The cluster does not answer.
error-missing-extra = A library for studying the games is not installed.
error-workers-lost = Too many workers were lost; the contest was given up.
