### The pages around the table: shelf, lobby, new table, replay, rules, settings, and all errors.

loading = One moment…
close = Close
try-again = Try again
back-to-shelf = Back to the shelf
skip = Skip to the content
offline = No network. Ducats carries on as soon as it is back.
footer = Free software. No account, no advertising, no tracking.

## Games

facts-players = { $from }–{ $to } players
facts-minutes = { $from }–{ $to } min
facts-weight = Complexity { $weight } of 5

## Navigation

nav-main = Main
nav-home = Ducats, back to the shelf
nav-shelf = Shelf
nav-lobby = Lobby
nav-replay = Replay
nav-puzzles = Puzzles
nav-rules = Rules
nav-rules-key = Rules (key R or ?)
nav-about = About Ducats

title-rules = { $game }: rules

## Shelf

shelf-heading = What shall we play?
shelf-lead = Classic games of money and intrigue, with friends or against bots. Sit down and play; you need no account.
shelf-games = Games
shelf-by = { $author }, { $year }
shelf-play = Play { $game }
shelf-custom = Table with your own rules
shelf-mine = Your tables
shelf-continue = Continue: { $game } with { $names }
shelf-continue-asked = Continue: { $game } with { $names }. It is your turn.

name-label = Your name
name-saved = Saved

play-now = Play now
play-friends = Play with friends
play-level = Opponents
play-opponents = How many
play-bots = { $count ->
    [one] 1 bot
   *[other] { $count } bots
}

## Lobby

lobby-status-open = open
lobby-status-playing = playing
lobby-status-finished = finished
lobby-won = won
lobby-corrected = corrected data
lobby-imported = imported
lobby-what-if = what-if
deal = deal of the day
deals = Deal of the day
lobby-join = { $free ->
    [one] Join (1 free chair)
   *[other] Join ({ $free } free chairs)
}
lobby-return = Back to the table
lobby-watch = Watch
lobby-replay = Replay

## Options, durations

option-range = From { $min } to { $max }.
duration-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
duration-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
duration-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}

## Rules

rules-heading = Rules
rules-contents = Contents
rules-none = There are no rules to show here.
rules-whole = Show it in the rules
rule-link = Rule { $id }

## Settings

settings = Settings
settings-speed = Speed of animations
settings-speed-value = { $speed }×
settings-speed-instant = at once
transfer-offer = Go on, on another device

## Errors

missing-heading = There is nothing here
missing-text = The address may be mistyped, or the table is gone.
error-heading = That did not work
error-unknown = Something went wrong ({ $code }).
error-error = Something went wrong.
error-offline = The server cannot be reached.
error-connection-lost = Connection lost; nothing was sent.
error-server-error = Internal server error. Nothing has changed.
error-not-stored = The move could not be stored; nothing has changed.
error-refused = The server refused that.
error-forbidden = That is not allowed.
error-bad-origin = The request came from another site.
error-not-found = There is nothing here.
error-method-not-allowed = That cannot be done here.
error-wrong-count = That is not the right number.
error-too-large = That is too large.
error-too-fast = That was too fast. Wait a moment.
error-too-many-sockets = Too many tables are open at this address. Close one and try again.
error-busy = The server is still working on what you asked for. Wait a moment.
error-too-heavy = That takes more time or memory than the server can give.
error-blocked = The host of this server has shut you out.
error-too-many-tables = You have too many unfinished tables. Finish or leave one first.
error-table-set-aside = This table cannot be opened; its host can find out why.
error-malformed-request = The request could not be read.
error-malformed-message = The message could not be read.
error-malformed-action = The move could not be read.
error-illegal-action = The rules do not allow that.
error-not-your-turn = It is not your turn.
error-already-answered = You have already answered.
error-stale-question = The table has moved on; that question is closed.
error-game-over = The game is over.
error-silence = No gestures while everybody chooses in secret.
error-no-person = The server does not know this browser. Load the page again.
error-bad-name = A name needs at least one letter.
error-not-creator = Only the host of this table can do that.
error-removed = The host has asked you to leave this table.
error-not-seated = You have no chair at this table.
error-already-seated = You already have a chair at this table.
error-seat-taken = That chair is taken.
error-seats-empty = There are still empty chairs.
error-already-started = The game has already begun.
error-not-started = The game has not begun yet.
error-not-finished = That is only possible when the game is over.
error-hidden = While the game is running, you see only what your seat may know.
error-deal-running = Until the day of this deal is over, only those who have played it can see that.
error-deal-waits = Nobody plays the deal of the day for you. It waits for you.
error-no-such-table = There is no such table.
error-no-such-game = There is no such game.
error-no-such-bot = There is no such bot.
error-no-rules-page = This game has no rules page.
error-bad-seats = That number of players does not fit the game.
error-bad-share = That is not what your browser promised when you sat down.
error-no-orders = This game has no standing orders.
error-bad-orders = These orders do not fit the game.
error-corrupt-record = The record is damaged or has been changed.
error-record-unfinished = The game in this record is not over.
error-old-rules = The record was made with another version of the rules.
error-broken-invariant = Something is wrong with this table. Please report it.
