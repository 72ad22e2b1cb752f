### The form at a new table in which owners of a box correct its printed values.

data-help = Some printed numbers are reconstructed. If you own the box, correct what differs here and play with your own numbers.
data-download = Download the file
data-choose = Choose a corrected file
data-paste = The file as text
data-check = Check the corrections
data-checked = { $count ->
    [0] This file can be played. It says the same as the one that comes with the game.
    [one] This file can be played. It differs in one value:
   *[other] This file can be played. It differs in { $count } values:
}
data-was = with the game: { $value }
data-missing = nothing
data-again = Use my corrections again
data-undo = Take back all corrections
data-place = Value
data-shipped = With the game
data-yours = Yours
data-players = { $count } players
data-no-values = The form cannot find its values in this text. Correct the text, or take back all corrections.

error-bad-data = The data file cannot be used:
