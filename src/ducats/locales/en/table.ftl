### The table itself, whatever game lies on it.

## How a text names players: the reader is *you*, in the case the sentence needs.

told-you = { $case ->
   *[subject] you
}
told-seat = { SEAT($it) }
told-by = { SEAT($seat) }
told-object = { SEAT($it, case: "object") }
told-named = { WHO($seat) ->
    [you] You
   *[other] { SEAT($seat) }
}
told-waiting = { LIST(AT($question, "waiting"), "told-seat") }

## Chairs

seat-you = you
seat-bot = Bot
# What bots are called, chair by chair, in a game that has no names for them.
bot-names = Ada, Bruno, Clara, Dario, Elin, Felix, Greta, Hugo
seat-stand-in = bot standing in
seat-online = online
seat-away = away
seat-committed = ready
seat-waited = choosing
seat-empty = free chair

table-your-turn = It is your turn
table-loading = Opening the table…
table-missing = This table cannot be shown
table-lost = No connection. Trying again…
table-sending = Sending…
table-held = Your answer is given and will be shown with the others’.
table-aim = Standing
table-aim-even = nobody leads
table-aim-behind = { $by } behind { SEAT($seat) }
table-aim-behind-several = { $by } behind the leaders
table-aim-lead = { WHO($seat) ->
    [you] you lead by { $by }
   *[other] { SEAT($seat) } leads by { $by }
}
table-prompt = What to do
table-only-choice = Your only choice: it is made for you.
table-choices-list = Choices as a list ({ $count })
table-choices-none = Nothing to choose at the moment.
table-choose-some = Choose { $count }
table-chosen = { $chosen } of { $count } chosen
table-confirm = Confirm
table-confirm-chosen = Confirm the choice
table-choice-held = Chosen, not sent yet: Enter sends it, Escape takes it back.
table-undo = Choose again
table-log = What happened
table-log-open = Log
table-log-close = Close
table-log-moment = Show this moment ({ $number })
table-log-empty = Nothing has happened yet.
table-since = Since my last move
table-since-end = Show everything
table-skip = Skip
table-emotes = Gestures
table-emote-send = Make a gesture
table-tour = Guide
table-more = More
table-more-tools = Speed, guide and more
table-pause = Pause
table-go-on = Go on
table-tour-next = Understood
table-tour-skip = Skip the guide
table-tour-title = Learn by playing
table-tour-end = Enjoy the game!
table-spectator = You are watching.
table-what-if = What-if: bots on the other seats, cards known from another game
table-deal = Deal of the day: this game counts
table-deal-practice = Deal of the day: practice, which does not count
table-replay = Replay and analysis
table-deals = Table of the day
table-export = Save the record
table-rematch = Rematch
table-to-rematch = To the rematch
table-revoke = Take back
table-hint = Hint
table-step-away = Let a bot play for me
table-take-back = Take my chair back
table-back-to-lobby = To the lobby
table-look = Look at the table
table-result = Result
table-keys = Keys: arrows move between choices, Tab reaches amounts and everything else, numbers pick cards, Enter picks or confirms, Space ticks and unticks, Escape goes back or skips.
table-amount = Amount ({ $least } to { $most }, in steps of { $step })
table-offer-less = One fewer: { $what }
table-offer-more = One more: { $what }
table-offer-nothing-yet = Choose at least one thing

round-continue = Continue
round-last = To the result

emote-hello = Hello!
emote-well-played = Well played!
emote-thanks = Thank you!
emote-ouch = Ouch!
emote-hurry = Your turn, I think…
emote-wow = Wow!
emote-good-game = Good game!

seat-hidden = hidden

## An auction, in any game

auction-title = Auction
auction-high = High bid
auction-none = No bid yet
auction-leads = { WHO($seat) ->
    [you] You are leading
   *[other] { SEAT($seat) } is leading
}
auction-your-bid = Your bid
auction-bid = Bid { $amount }
auction-pass = Pass
# Beside a name or *you*: no verb that would have to agree.
auction-state = { $state ->
    [out] out
    [leads] leading
    [asked] thinking
   *[in] in
}
auction-limit = Private limit
auction-limit-set = Raise for me up to { $amount }
auction-limit-help = Raises for you by the smallest step and passes above your limit. Nobody else sees it.
auction-limit-clear = Remove the limit
auction-limit-now = Limit: { $amount }
auction-will-pass = You will pass when it is your turn.
auction-pass-ahead = Pass when it is my turn
