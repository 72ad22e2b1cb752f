### La donne du jour.

deals-lead = Tout le monde joue la même donne contre les mêmes bots, et les mêmes réponses reçoivent les mêmes répliques. Votre première partie compte ; ensuite, vous pouvez vous entraîner.
deals-day = Jour
deals-left = encore { $time }
deals-against = Contre { $count ->
    [one] un bot
   *[other] { $count } bots
} : { $level }
deals-play = Jouer
deals-go-on = Continuer
deals-practise = S’entraîner
deals-table = { $game } : tableau du jour
deals-column-name = Joueur
deals-column-place = Place à la table
deals-column-score = Score
deals-column-rival = Meilleur bot
deals-nobody = Personne ne l’a encore terminée.
deals-playing = { $count ->
    [one] Une partie est encore en cours.
   *[other] { $count } parties sont encore en cours.
}
deals-fairness = Est-ce équitable ?
deals-promise = La graine de chaque donne est fixée la veille. Son empreinte est montrée d’avance, la graine elle-même quand la journée est finie.
deals-commitment = Empreinte de la graine
deals-tomorrow = Empreinte de la graine de demain
deals-seed = Graine
deals-yesterday = Les tableaux d’hier

error-no-such-deal = Il n’y a pas de donne de ce jour.
