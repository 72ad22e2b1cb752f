marquis-intro-aim = Whoever owns the most valuable jewels at the end wins. Diamonds count, and enough of them become a ruby; coins are only there to buy them.
    .title = Own the finest jewels
marquis-intro-lay = Each turn you lay one of your characters on your pile. The number at its top says how many coins it takes from the treasury.
    .title = Play a character
marquis-intro-rob = Some characters rob others that lie open before any player: the card shows their letters and how many coins it takes. So watch what lies round the table.
    .title = Rob the right people
marquis-intro-buy = Your next turn begins with the exchange: coins into diamonds, at the rate at the foot of your open card. Many coins and a poor rate, or few and a good one?
    .title = Turn coins into diamonds
marquis-intro-veto = Somebody attacks you? Your one Veto stops it, then goes to the attacker, as a coin for the last exchange. When all characters are played, the jewels are counted.
    .title = Veto!

marquis-rules-picture = The eleven characters and the Veto: letter, coins from the treasury, whom the card robs, exchange rate.
