### Around the table: invitations, the waiting room, a second device, time to think, the introductions.

## The waiting room

waiting-title = { $game }: waiting for players
waiting-lead = { $count ->
    [0] Everybody is here.
    [one] One chair is still free.
   *[other] { $count } chairs are still free.
}
waiting-start-help = The game begins as soon as all chairs are taken.
waiting-host = host
waiting-sit = Sit here
waiting-leave = Stand up
waiting-add-bot = Put a bot here
waiting-fill = Fill all free chairs with bots and begin
waiting-fill-alone = The host is away: you can begin without them.
waiting-fill-level = How well they play
waiting-move = Move { $name }
waiting-move-to = to { $letter }: { $name }
waiting-move-me = Change chairs
waiting-hand-over = Make { $name } the host
waiting-remove = Ask { $name } to leave
waiting-remove-sure = { $name } will not be able to sit down here again.
waiting-remove-yes = Ask to leave
waiting-remove-no = Let them stay
waiting-remove-bot = Take the bot away

waiting-agreed = What was agreed
waiting-options-usual = The usual rules
waiting-corrected = With a corrected data file from the host's own box
waiting-absence-wait = The table waits for players who do not answer, however long it takes.
waiting-absence-default = A player who does not answer for { $time } gets a default move, unless they say that they are still thinking.
waiting-absence-bot = A player who does not answer for { $time } is replaced by a bot until they are back, unless they say that they are still thinking.
waiting-window = While others wait, answers are shown only after { $time }, all at once.
waiting-public = Everybody can find this table in the lobby.
waiting-private = Only people with the link can find this table.
waiting-fair = Check that nobody cheats with the draws
waiting-commitment = All draws come from a seed that is fixed already. When the game is over, its record shows the seed, whose fingerprint must be this:
waiting-share = Your browser adds a random share of its own, so that not even the host can choose a deal. The record must have it at your seat:

## The invitation

invitation-title = You are invited to { $game }
invitation-from = { $name } is waiting for you.
invitation-here = At the table: { $names }
invitation-name = Your name
invitation-sit = Sit down and play
invitation-full = All chairs are taken. You can watch when the game begins.
invitation-rules = Read the rules
invitation-seats = { $count } players at this table

invite-title = Invite people
invite-link = The link to this table
invite-copy = Copy the link
invite-copied = Copied
invite-not-copied = It could not be copied. The link is marked: copy it with Ctrl+C, or keep your finger on it.
invite-share = Share…
invite-scan = Or scan this with a phone.
invite-qr = QR code of the link
invite-closed = Only this computer can reach the server so far. To let other devices on your network join, stop the server and start it again with:
invite-open-no-address = The server is open for others, but this computer is in no network at the moment.
invite-network = Works for everybody in your network. If it does not, a firewall on this computer may be in the way.

## A second device

transfer-help = Open this link on your phone or another computer, and you are the same person there: same name, same tables. It works once, for { $minutes } minutes. Give it to nobody else.
transfer-again = Make a new link
transfer-old = This link has run out.
transfer-title = Continue on this device
transfer-ask = From now on you are the same person on this device as on the other: same name, same tables.
transfer-leave = So far you are called { $name } here. Tables where you sit under that name stay behind.
transfer-take = Continue here
transfer-done = You are { $name } here, too.
transfer-missing = This link is not complete. Copy it again on your other device.

## Time to think

clock-you = You have { $time } left
clock-soon = Are you still there? In { $time } the table goes on without you.
clock-other = { $name } has { $time } left
clock-think = I am still thinking
clock-stand-in = A bot is playing for you.
clock-back = Take my chair back

event-attendance-away = { WHO($seat) ->
    [you] You were away: the table played a default move for you.
   *[other] { SEAT($seat) } was away: the table played a default move.
}
event-attendance-stand-in = { WHO($seat) ->
    [you] A bot is playing for you.
   *[other] A bot stands in for { SEAT($seat) }.
}
event-attendance-back = { WHO($seat) ->
    [you] You are back.
   *[other] { SEAT($seat) } is back.
}

error-bad-transfer = This link was used already or is too old. Make a new one on your other device.
