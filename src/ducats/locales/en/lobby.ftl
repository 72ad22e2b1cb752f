## The lobby

lobby-lead = Take a free chair, watch a game, or open a table of your own.
lobby-new = New table
lobby-mine = Your tables
lobby-open = Open tables
lobby-open-none = Nobody is waiting just now. Open a table, and others will see it here.
lobby-playing = Games in progress
lobby-playing-none = No public game is being played at the moment.
