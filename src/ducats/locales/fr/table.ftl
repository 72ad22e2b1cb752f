### La table elle-même, quel que soit le jeu posé dessus.

## Comment un texte nomme les joueurs : qui lit est « vous ».

told-you = { $case ->
   *[subject] vous
}
told-seat = { SEAT($it) }
told-by = { SEAT($seat) }
told-object = { SEAT($it, case: "object") }
told-named = { WHO($seat) ->
    [you] Vous
   *[other] { SEAT($seat) }
}
told-waiting = { LIST(AT($question, "waiting"), "told-seat") }

## Places

seat-you = vous
seat-bot = Bot
# What bots are called, chair by chair, in a game that has no names for them.
bot-names = Ada, Bruno, Clara, Dario, Elin, Felix, Greta, Hugo
seat-stand-in = remplacé par un bot
seat-online = en ligne
seat-away = absent
seat-committed = c’est fait
seat-waited = choisit
seat-empty = place libre

table-your-turn = C’est à vous
table-loading = La table s’ouvre…
table-missing = Cette table ne peut pas être montrée
table-lost = Pas de connexion. Nouvel essai…
table-sending = Envoi en cours…
table-held = Votre réponse est donnée et sera montrée avec celles des autres.
table-aim = Situation
table-aim-even = personne ne mène
table-aim-behind = { $by } de retard sur { SEAT($seat) }
table-aim-behind-several = { $by } de retard sur les premiers
table-aim-lead = { WHO($seat) ->
    [you] vous menez de { $by }
   *[other] { SEAT($seat) } mène de { $by }
}
table-prompt = Que faire
table-only-choice = Seule possibilité : elle est choisie pour vous.
table-choices-list = Les choix en liste ({ $count })
table-choices-none = Rien à choisir pour le moment.
table-choose-some = Choisissez-en { $count }
table-chosen = { $chosen } choix sur { $count }
table-confirm = Confirmer
table-confirm-chosen = Confirmer le choix
table-choice-held = Choisi : Entrée confirme, Échap revient en arrière.
table-undo = Autre choix
table-log = Ce qui s’est passé
table-log-open = Journal
table-log-close = Fermer
table-log-moment = Montrer ce moment ({ $number })
table-log-empty = Il ne s’est encore rien passé.
table-since = Depuis mon dernier coup
table-since-end = Tout montrer
table-skip = Sauter
table-emotes = Gestes
table-emote-send = Faire un geste
table-tour = Guide
table-more = Plus
table-more-tools = Vitesse, guide, etc.
table-pause = Pause
table-go-on = Reprendre
table-tour-next = Compris
table-tour-skip = Passer le guide
table-tour-title = Apprendre en jouant
table-tour-end = Bonne partie !
table-spectator = Vous regardez.
table-what-if = Et si : des bots aux autres places, cartes connues d’une autre partie
table-deal = Donne du jour : cette partie compte
table-deal-practice = Donne du jour : entraînement, qui ne compte pas
table-replay = Revoir et analyser
table-deals = Tableau du jour
table-export = Enregistrer la partie
table-rematch = Revanche
table-to-rematch = Vers la revanche
table-revoke = Revenir en arrière
table-hint = Conseil
table-step-away = Laisser un bot jouer pour moi
table-take-back = Reprendre ma place
table-back-to-lobby = Vers le salon
table-look = Regarder la table
table-result = Résultat
table-keys = Touches : les flèches passent d’un choix à l’autre, Tab atteint les montants et tout le reste, les chiffres choisissent des cartes, Entrée choisit ou confirme, Espace coche et décoche, Échap revient en arrière ou saute ce qui se joue.
table-amount = Montant (de { $least } à { $most }, par pas de { $step })
table-offer-less = Un de moins : { $what }
table-offer-more = Un de plus : { $what }
table-offer-nothing-yet = Choisissez au moins une chose

round-continue = Continuer
round-last = Vers le résultat

emote-hello = Bonjour !
emote-well-played = Bien joué !
emote-thanks = Merci !
emote-ouch = Aïe !
emote-hurry = À vous, je crois…
emote-wow = Waouh !
emote-good-game = Belle partie !

seat-hidden = masqué

## An auction, in any game

auction-title = Enchère
auction-high = Meilleure offre
auction-none = Pas encore d’offre
auction-leads = { WHO($seat) ->
    [you] Vous menez
   *[other] { SEAT($seat) } mène
}
auction-your-bid = Votre offre
auction-bid = Offrir { $amount }
auction-pass = Passer
auction-state = { $state ->
    [out] hors enchère
    [leads] en tête
    [asked] en réflexion
   *[in] en lice
}
auction-limit = Limite privée
auction-limit-set = Surenchérir pour moi jusqu’à { $amount }
auction-limit-help = Surenchérit pour vous du plus petit pas possible et passe au-delà de votre limite. Personne d’autre ne la voit.
auction-limit-clear = Retirer la limite
auction-limit-now = Limite : { $amount }
auction-will-pass = Vous passerez quand viendra votre tour.
auction-pass-ahead = Passer quand ce sera mon tour
