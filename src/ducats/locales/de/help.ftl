## Was den Spielern eines zwanglosen Tisches hilft

new-help = Hilfe am Tisch
new-help-take-back = Entscheidungen lassen sich zurücknehmen
new-help-take-back-help = Gegen Bots jederzeit deine letzte Entscheidung; mit anderen Leuten nur, solange seither niemand geantwortet, gezogen oder etwas erfahren hat.
waiting-take-back = Entscheidungen lassen sich zurücknehmen.
new-help-coach = Mit Trainer
new-help-coach-help = Alle können um einen Tipp bitten: die besten Antworten mit ihren Chancen, aus dem, was sie selbst sehen. Alle sehen, dass es einen Trainer gibt.
waiting-coach = Es gibt einen Trainer: Alle können um Tipps bitten.

help-hint-busy = Der Trainer probiert Antworten aus …
help-hint-chance = gewinnt { $chance } von 100 Partien (± { $error })
help-hint-behind = { $points } weniger als die beste (± { $error })
help-hint-cost = Ausprobiert in { $worlds } Welten, die zu dem passen, was du siehst; der Trainer weiß nicht mehr als du.
help-marks = Sag mir nach einem Zug, wenn er ein Fehler war
help-mark = Deine letzte Antwort
help-mark-cost = Gemessen in { $worlds } Welten, die zu dem passen, was du gesehen hast, auf { $error } von 100 Partien genau.
help-mark-inaccuracy = Etwas besser: { $answer } (gewinnt { $points } von 100 Partien mehr)
help-mark-mistake = Fehler. Besser: { $answer } (gewinnt { $points } von 100 Partien mehr)
help-mark-blunder = Grober Fehler! Besser: { $answer } (gewinnt { $points } von 100 Partien mehr)

event-attendance-took-back = { WHO($seat) ->
    [you] Du hast zurückgenommen, was du danach getan hattest.
   *[other] { SEAT($seat) } hat zurückgenommen, was danach kam.
}

error-no-take-back = An diesem Tisch wird nichts zurückgenommen.
error-nothing-to-take-back = Du hast noch nichts entschieden.
error-too-late-to-take-back = Seither hat jemand geantwortet, gezogen oder wurde gefragt: Es gilt.
error-something-shown = Deine Antwort hat etwas gezeigt, das verborgen war: Sie gilt.
error-no-coach = An diesem Tisch gibt es keinen Trainer.
error-nothing-decided = Du hast noch nichts entschieden.
