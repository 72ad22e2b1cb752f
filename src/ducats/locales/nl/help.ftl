## Wat de spelers van een vrijblijvende tafel helpt

new-help = Hulp aan tafel
new-help-take-back = Beslissingen kun je terugnemen
new-help-take-back-help = Tegen bots op elk moment je laatste beslissing; met andere mensen alleen zolang niemand sindsdien heeft geantwoord, getrokken of iets te weten is gekomen.
waiting-take-back = Beslissingen kun je terugnemen.
new-help-coach = Met een coach
new-help-coach-help = Iedereen kan om een tip vragen: de beste antwoorden met hun kansen, uit wat je zelf ziet. Iedereen ziet dat er een coach is.
waiting-coach = Er is een coach: iedereen kan om tips vragen.

help-hint-busy = De coach probeert antwoorden uit …
help-hint-chance = wint { $chance } van de 100 partijen (± { $error })
help-hint-behind = { $points } minder dan het beste (± { $error })
help-hint-cost = Uitgeprobeerd in { $worlds } werelden die passen bij wat je ziet; de coach weet niet meer dan jij.
help-marks = Zeg het me na een zet als het een fout was
help-mark = Je laatste antwoord
help-mark-cost = Gemeten in { $worlds } werelden die passen bij wat je zag, op { $error } van de 100 partijen na.
help-mark-inaccuracy = Iets beter: { $answer } (wint { $points } van de 100 partijen meer)
help-mark-mistake = Fout. Beter: { $answer } (wint { $points } van de 100 partijen meer)
help-mark-blunder = Blunder! Beter: { $answer } (wint { $points } van de 100 partijen meer)

event-attendance-took-back = { WHO($seat) ->
    [you] Je hebt teruggenomen wat je daarna had gedaan.
   *[other] { SEAT($seat) } neemt terug wat daarna kwam.
}

error-no-take-back = Aan deze tafel wordt niets teruggenomen.
error-nothing-to-take-back = Je hebt nog niets beslist.
error-too-late-to-take-back = Sindsdien heeft iemand geantwoord, getrokken of is iemand iets gevraagd: het blijft zo.
error-something-shown = Je antwoord heeft iets laten zien dat verborgen was: het blijft zo.
error-no-coach = Aan deze tafel is geen coach.
error-nothing-decided = Je hebt nog niets beslist.
