merchants-intro-aim = Wer am Ende am höchsten auf der Standesleiter steht, gewinnt. Geld bringt dich nach oben, und jede Stufe verlangt in jeder Runde Repräsentationskosten.
    .title = Steig nach ganz oben
merchants-intro-buy = Kauf Waren in den Städten, die sie verkaufen. Dort warten sie in deinem Lager, bis ein Wagen sie mitnimmt.
    .title = Kauf, wo es billig ist
merchants-intro-load = Biete verdeckt auf jeden leeren Wagen. Wer gewinnt, ist Lademeister und lädt umsonst; die anderen feilschen um den Platz, der bleibt.
    .title = Teilt euch drei Wagen
merchants-intro-drive = Mit deinen Plättchen ziehst du jeden Wagen über die Straßen, egal, wessen Waren darauf liegen. Steuere eine Stadt an, die nicht verkauft, was du geladen hast.
    .title = Auf die Straße
merchants-intro-sell = Ein Wagen, der ankommt, verkauft seine Ladung, und zwar teurer, wo sie knapp ist. Geheime Scheiben lassen Preise steigen, doch was über die Spitze steigt, stürzt ganz nach unten.
    .title = Verkauf, wo es knapp ist

merchants-rules-picture = Die Karte: was jede Stadt verkauft und wie viele Felder jede Straße zwischen ihren Enden hat. Die Kreuzungen heißen JA bis JE. Der Reiter zeigt, wo der Kurier beginnt.
