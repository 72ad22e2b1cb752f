### Games played before: the list of them, and the replay of one.

records-heading = Replay
records-lead = Look at a game again, move by move: your own, or one from a record file.
records-statistics = Statistics from your analysed games
records-import = Load a record
records-drop = Drop a record file here, or choose one.
records-choose = Choose a file
records-mine = Your games
records-so-far = Replay so far

replay-heading = Replay: { $game }
replay-none = There is no such game
replay-none-text = The link may be incomplete, or the game has been deleted.
replay-as = Seen as
replay-as-seat = { $name }
replay-as-spectator = a spectator
replay-as-open = everybody, cards open
replay-before = Before the answer.
replay-after = After the answer.
replay-show-before = Show before
replay-show-after = Show after
replay-link = Link to this moment
replay-copied = Link copied
replay-export = Save the record
replay-table = Go to the table
replay-log = What happened
replay-controls = Replay controls
replay-first = To the beginning (Home)
replay-back = One step back (←)
replay-play = Play (space)
replay-pause = Pause (space)
replay-on = One step forward (→)
replay-last = To the end (End)
replay-own-back = Your previous decision (Shift + ←)
replay-own-on = Your next decision (Shift + →)
replay-moment = Moment
replay-moment-of = Moment { $moment } of { $last }
