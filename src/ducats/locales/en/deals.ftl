### The deal of the day.

deals-lead = Everybody plays the same deal against the same bots, and the same answers meet the same replies. Your first game counts; after it you may practise.
deals-day = Day
deals-left = { $time } left
deals-against = Against { $count ->
    [one] one bot
   *[other] { $count } bots
}: { $level }
deals-play = Play
deals-go-on = Go on
deals-practise = Practise
deals-table = { $game }: table of the day
deals-column-name = Player
deals-column-place = Place at the table
deals-column-score = Score
deals-column-rival = Best bot
deals-nobody = Nobody has finished it yet.
deals-playing = { $count ->
    [one] One game is still being played.
   *[other] { $count } games are still being played.
}
deals-fairness = Is it fair?
deals-promise = The seed of every deal was settled the day before. Its fingerprint is shown beforehand, the seed itself when the day is over.
deals-commitment = Fingerprint of the seed
deals-tomorrow = Fingerprint of tomorrow’s seed
deals-seed = Seed
deals-yesterday = Yesterday’s tables

error-no-such-deal = There is no deal of that day.
