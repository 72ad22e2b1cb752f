marracash-intro-aim = Wer am Ende das meiste Geld hat, gewinnt. Läden sind dann nichts mehr wert: Sie müssen mehr einbringen, als du für sie bezahlt hast.
    .title = Werde reich im Basar
marracash-intro-auction = Zuerst werden die Läden versteigert. Jeder Laden hat eine Farbe, und nur Besucher dieser Farbe gehen je hinein.
    .title = Ersteigere Läden
marracash-intro-lead = Besucher warten in Gruppen an den Brunnen. Führe eine Gruppe durch eine Gasse: Wer an einem Laden der eigenen Farbe vorbeikommt, der jemandem gehört, geht hinein.
    .title = Führe die Besucher
marracash-intro-pay = Sie zahlen an den Besitzer, und jeder Kunde eines Ladens zahlt mehr als der vorige. Gehört der Laden jemand anderem, bekommst du von dort Provision.
    .title = Jeder Kunde zahlt mehr
marracash-intro-line = Ein leeres Tor wird aus der Schlange vor der Mauer gefüllt. Ist die Schlange leer, sind alle noch einmal am Zug. Dann zähl dein Geld.
    .title = Bis draußen niemand mehr wartet

marracash-rules-picture = Der Basar: jeder Laden mit seinem Namen, jeder Brunnen mit seiner Nummer. Die dunklen Brunnen liegen an den Toren.
