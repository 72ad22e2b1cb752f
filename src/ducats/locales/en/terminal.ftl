# What only the terminal says.

terminal-you = you
terminal-random-bot = random
terminal-column-cards = Cards
terminal-your-hand = Your hand
terminal-thinking = { $player } is thinking …
terminal-labelled = { $label }: { $value }
terminal-number = { $value }
terminal-form = { $step ->
    [1] { $told } (or more, up to { $most })
   *[other] { $told } (or more, up to { $most } in steps of { $step })
}
terminal-choose-one = Type a number from the list; ? for help.
terminal-choose-or-amount = { $step ->
    [1] Type a number, or an amount from { $least } to { $most }; ? for help.
   *[other] Type a number, or an amount from { $least } to { $most } (steps of { $step }); ? for help.
}
terminal-choose-some = Type { $count } numbers or cards, separated by spaces; ? for help.
terminal-type-amount = { $step ->
    [1] Type an amount from { $least } to { $most }.
   *[other] Type an amount from { $least } to { $most } (steps of { $step }).
}
terminal-type-amounts = Type the amounts one after the other: { $ranges }.
terminal-only-choice = Your only choice: { $choice }
terminal-no-such-choice = { $count ->
    [one] “{ $typed }” is not one of the choices. Type 1, or how its words begin.
   *[other] “{ $typed }” is not one of the choices. Type a number from 1 to { $count }, or how its words begin.
}
terminal-no-such-amount = “{ $typed }” is not an amount.
terminal-out-of-range = { $name }: not { $typed }, but { $least } to { $most }.
terminal-wrong-count = Choose { $count }; you typed { $typed }.
terminal-chosen-twice = The same thing cannot be chosen twice.
terminal-help =
    Answer with a number from the list, with its words or their beginning, or with its short form. Money may be typed as it is shown: { $amount }.
    ? this help and the table · hint the coach’s best answers · b the board · r the rule behind the question · r { $prefix }-1 any other rule · q leave the table
terminal-leave = Leave the table
terminal-go-back = Back
terminal-key-help = Help
terminal-key-rules = Rules
terminal-key-board = Board
terminal-key-log = Log
terminal-key-leave = Leave
terminal-key-close = Close
terminal-help-keys =
    Arrows and Enter, or a click, choose from the list; or type. Page up and Page down move the board.
    F1 this help · F2 rules · F3 the board alone · F4 players and log alone · Escape back · F10 leave the table
terminal-goodbye = You leave the table.
terminal-recorded = The record is in { $file }.
terminal-deal = Deal of { $day }. Its seed fits the fingerprint that was shown before: { $commitment }
terminal-moment = Moment { $number } of { $last }
terminal-step-help = Enter or n: forward · b: back · a number: that moment · e: the end · q: quit
error-no-such-rule = There is no rule with this id.
terminal-column-cash = Cash
terminal-still-bidding = Still bidding
terminal-free-shops = Free shops:

error-bad-bot = This bot description is not clear.
error-other-version = A worker has another version of Ducats.
error-no-such-plan = There is no such contest plan.
error-other-contest = This folder holds the results of another contest.
error-bad-address = This address cannot be used.
error-bad-settings = A setting is wrong.
error-store-error = The database cannot be used.
error-no-dask = Dask is not installed.
error-no-cluster = The cluster does not answer.
error-missing-extra = A library for studying the games is not installed.
error-workers-lost = Too many workers were lost; the contest was given up.
error-bad-net = This network cannot be used:
error-bad-scenario = The scenario file cannot be used.

terminal-refused-game = There is no game '{ $name }'; there are { $known }.
terminal-refused-bot = { $game } has no bot '{ $name }'; there are { $known }.
terminal-refused-preset =
    { $known ->
        [none] { $game } has no presets.
       *[other] { $game } has no preset '{ $name }'; there are { $known }.
    }
terminal-refused-option = { $game } has no option '{ $name }'; there are { $known }.
terminal-refused-value = { $name } takes { $values }, not '{ $value }'.
terminal-refused-form = An option is written NAME=VALUE, not '{ $written }'.
terminal-refused-seats = { $game } is for { $least } to { $most } players, not { $seats }.
terminal-refused-bots = With you, { $bots } bots are more than { $seats } players.
terminal-refused-seat = --seat is one of { $known }, not '{ $name }'.
terminal-refused-moment = There are moments 0 to { $last }, not { $number }.
terminal-refused-rule = { $game } has no rule '{ $name }'.
terminal-refused-puzzle =
    { $name ->
        [none] { $game } has no puzzle of the day.
       *[other] { $game } has no puzzle '{ $name }'.
    }
terminal-refused-folder = There is no folder '{ $folder }' for the record.
terminal-refused-no-file = { $file }: there is no such file.
terminal-refused-is-folder = { $file }: this is a folder, not a file.
terminal-refused-no-permission = { $file }: you are not allowed to open this.
