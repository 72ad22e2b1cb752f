musketeers-intro-aim = Gemeinsam kämpft ihr gegen die Garde des Kardinals, bezahlt werdet ihr aber einzeln. Wer am Ende der Partie das meiste Geld gesammelt hat, gewinnt.
    .title = Mach die größte Beute
musketeers-intro-rewards = Drei deiner Handkarten legst du verdeckt beiseite: Das kann dir der Durchgang einbringen. Mit den anderen kämpfst du.
    .title = Wähle deine Belohnungen
musketeers-intro-duel = Eine Garde wird aufgedeckt. Alle spielen geheim eine Karte, decken zugleich auf und zählen die Werte zusammen: Erreicht ihr die Zahl der Garde?
    .title = Kämpft gemeinsam
musketeers-intro-tokens = Duell gewonnen: Wer die stärkste Karte gespielt hat, nimmt einen Edelstein. Duell verloren: Wer die schwächste gespielt hat, nimmt ein Gefängnis. Beides kommt auf die eigenen Belohnungen.
    .title = Kühnheit lohnt sich, Zaudern kostet
musketeers-intro-pay = Am Ende des Durchgangs zahlt eine Belohnung ihren Wert, mit Edelstein { $jewel ->
    [2] das Doppelte
   *[other] das { $jewel }-Fache
}, im Gefängnis { $prison ->
    [0] nichts
   *[other] das { $prison }-Fache
}. Dann folgt der nächste Durchgang.
    .title = Zahltag
