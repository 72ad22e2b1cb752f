merchants-intro-aim = Whoever stands highest on the status ladder at the end wins. Money buys the way up, and every level wants its upkeep each round.
    .title = Rise to the top
merchants-intro-buy = Buy goods in the cities that sell them. They wait there in your warehouse until a wagon takes them along.
    .title = Buy where it is cheap
merchants-intro-load = Bid in secret for each empty wagon. The winner is loading master and loads for free; everybody else bargains for the room that is left.
    .title = Share three wagons
merchants-intro-drive = With your tokens you move any wagon along the roads, whoever’s goods are on it. Head for a city that does not sell what you carry.
    .title = Hit the road
merchants-intro-sell = A wagon that arrives sells its load, dearer where the goods are scarce. Secret discs raise prices, but what rises above the top falls to the bottom.
    .title = Sell where it is scarce

merchants-rules-picture = The map: what each city sells, and how many spaces each road has between its ends. Where roads meet, the place is called JA to JE. The rider shows where the courier begins.
