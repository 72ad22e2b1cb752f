### Das Formular am neuen Tisch, in dem Besitzer einer Schachtel gedruckte Werte verbessern.

data-help = Manche gedruckten Zahlen sind rekonstruiert. Wenn du die Schachtel hast, korrigiere hier, was abweicht, und spiele mit deinen eigenen Zahlen.
data-download = Datei herunterladen
data-choose = Korrigierte Datei wählen
data-paste = Die Datei als Text
data-check = Korrekturen prüfen
data-checked = { $count ->
    [0] Mit dieser Datei kannst du spielen. Sie sagt dasselbe wie die mitgelieferte.
    [one] Mit dieser Datei kannst du spielen. Ein Wert weicht ab:
   *[other] Mit dieser Datei kannst du spielen. { $count } Werte weichen ab:
}
data-was = mitgeliefert: { $value }
data-missing = nichts
data-again = Meine Korrekturen wieder verwenden
data-undo = Alle Korrekturen zurücknehmen
data-place = Wert
data-shipped = Mitgeliefert
data-yours = Deiner
data-players = { $count } Personen
data-no-values = Das Formular findet seine Werte in diesem Text nicht. Berichtige den Text oder nimm alle Korrekturen zurück.

error-bad-data = Die Datendatei ist nicht brauchbar:
