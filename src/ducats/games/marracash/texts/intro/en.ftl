marracash-intro-aim = Whoever has the most cash at the end wins. Shops are worth nothing then; they only have to earn more than you paid for them.
    .title = Make money in the souk
marracash-intro-auction = First the shops are auctioned. Every shop has a colour, and only visitors of that colour will ever enter it.
    .title = Buy shops
marracash-intro-lead = Visitors wait at the fountains in groups. Lead a group along an alley: whoever passes a shop of their own colour that has an owner enters it.
    .title = Lead the visitors
marracash-intro-pay = They pay the owner, and each customer of a shop pays more than the one before. If the shop is somebody else’s, its owner gives you a commission.
    .title = Every customer pays more
marracash-intro-line = An empty gate is filled from the line outside the wall. When the line is empty, everybody has one last turn. Then count your cash.
    .title = Until nobody waits outside

marracash-rules-picture = The souk: every shop by its name, every fountain by its number. The dark fountains lie at the gates.
