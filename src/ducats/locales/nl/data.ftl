### Het formulier bij een nieuwe tafel waarin eigenaars van een doos gedrukte waarden verbeteren.

data-help = Sommige gedrukte getallen zijn gereconstrueerd. Heb je de doos, verbeter dan hier wat afwijkt en speel met je eigen getallen.
data-download = Bestand downloaden
data-choose = Verbeterd bestand kiezen
data-paste = Het bestand als tekst
data-check = Verbeteringen controleren
data-checked = { $count ->
    [0] Met dit bestand kun je spelen. Het zegt hetzelfde als dat van het spel.
    [one] Met dit bestand kun je spelen. Eén waarde wijkt af:
   *[other] Met dit bestand kun je spelen. { $count } waarden wijken af:
}
data-was = bij het spel: { $value }
data-missing = niets
data-again = Mijn verbeteringen weer gebruiken
data-undo = Alle verbeteringen ongedaan maken
data-place = Waarde
data-shipped = Bij het spel
data-yours = Van jou
data-players = { $count } spelers
data-no-values = Het formulier vindt zijn waarden niet in deze tekst. Verbeter de tekst, of maak alle verbeteringen ongedaan.

error-bad-data = Het gegevensbestand is onbruikbaar:
