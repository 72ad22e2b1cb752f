## Ce qui aide les joueurs d’une table sans enjeu

new-help = Aide à la table
new-help-take-back = On peut revenir sur ses décisions
new-help-take-back-help = Contre des bots, sur votre dernière décision, à tout moment ; avec d’autres personnes, seulement tant que personne n’a répondu, pioché ou appris quoi que ce soit.
waiting-take-back = On peut revenir sur ses décisions.
new-help-coach = Avec un entraîneur
new-help-coach-help = Chacun peut demander un conseil : les meilleures réponses et leurs chances, d’après ce qu’il voit lui-même. Tout le monde voit qu’il y a un entraîneur.
waiting-coach = Il y a un entraîneur : chacun peut demander conseil.

help-hint-busy = L’entraîneur essaie des réponses…
help-hint-chance = gagne { $chance } parties sur 100 (± { $error })
help-hint-behind = { $points } de moins que la meilleure (± { $error })
help-hint-cost = Essayé dans { $worlds } mondes compatibles avec ce que vous voyez ; l’entraîneur n’en sait pas plus que vous.
help-marks = Me dire après un coup si c’était une erreur
help-mark = Votre dernière réponse
help-mark-cost = Mesuré dans { $worlds } mondes compatibles avec ce que vous voyiez, à { $error } parties sur 100 près.
help-mark-inaccuracy = Un peu mieux : { $answer } (gagne { $points } parties de plus sur 100)
help-mark-mistake = Erreur. Mieux : { $answer } (gagne { $points } parties de plus sur 100)
help-mark-blunder = Grosse erreur ! Mieux : { $answer } (gagne { $points } parties de plus sur 100)

event-attendance-took-back = { WHO($seat) ->
    [you] Vous revenez sur ce que vous aviez fait ensuite.
   *[other] { SEAT($seat) } revient sur ce qui a suivi.
}

error-no-take-back = À cette table, on ne revient sur rien.
error-nothing-to-take-back = Vous n’avez encore rien décidé.
error-too-late-to-take-back = Depuis, quelqu’un a répondu, pioché ou été interrogé : la décision reste.
error-something-shown = Votre réponse a montré quelque chose de caché : elle reste.
error-no-coach = Il n’y a pas d’entraîneur à cette table.
error-nothing-decided = Vous n’avez encore rien décidé.
