### The form for owners of the box: what each value of the data file is.

marracash-data-names = Names of the merchants
marracash-data-start-cash = Money at the start
marracash-data-bid-step = Step of bids
marracash-data-min-bid = Lowest bid
marracash-data-customer-pay = What the customers of a shop pay
marracash-data-signs = Signs for each name
marracash-data-entrance-group = Visitors on each entrance
marracash-data-refill = New visitors on an entrance
marracash-data-open-cards = Open souvenir cards
marracash-data-auction-commission = Commission of an auction
marracash-data-move-commission = Commission of a move, for each customer
marracash-data-upto = Limit
marracash-data-low = Up to the limit
marracash-data-high = Above the limit
marracash-data-visitors = Visitors
marracash-data-more-visitors = Visitors in the designer’s later rules
marracash-data-souvenirs = Souvenir cards
marracash-data-yellow = { AS("Y", "marracash-hue") }
marracash-data-red = { AS("R", "marracash-hue") }
marracash-data-blue = { AS("B", "marracash-hue") }
marracash-data-green = { AS("G", "marracash-hue") }
marracash-data-purple = { AS("P", "marracash-hue") }
