marquis-intro-aim = Wer am Ende die wertvollsten Juwelen besitzt, gewinnt. Diamanten zählen, und genügend Diamanten werden ein Rubin; Münzen sind nur das Mittel, sie zu erwerben.
    .title = Die schönsten Juwelen
marquis-intro-lay = In jedem Zug legst du einen deiner Charaktere auf deinen Stapel. Die Zahl oben sagt, wie viele Münzen er aus der Staatskasse nimmt.
    .title = Spiel einen Charakter
marquis-intro-rob = Manche Charaktere bestehlen andere, die bei irgendwem offen liegen: Die Karte zeigt ihre Buchstaben und wie viele Münzen sie nimmt. Sieh dir also genau an, was rund um den Tisch liegt.
    .title = Bestiehl die Richtigen
marquis-intro-buy = Dein nächster Zug beginnt mit dem Tausch: Münzen gegen Diamanten, zum Tauschwert unten auf deiner offenen Karte. Viele Münzen und ein schlechter Tauschwert, oder wenige und ein guter?
    .title = Aus Münzen werden Diamanten
marquis-intro-veto = Jemand greift dich an? Dein einziges Veto hält den Angriff auf und geht dann an die Person, die angegriffen hat, als Münze für den letzten Tausch. Sind alle Charaktere gespielt, werden die Juwelen gezählt.
    .title = Veto!

marquis-rules-picture = Die elf Charaktere und das Veto: Buchstabe, Münzen aus der Staatskasse, wen die Karte bestiehlt, Tauschwert.
