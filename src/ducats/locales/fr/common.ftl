### Les pages autour de la table : étagère, salon, nouvelle table, relecture, règles, réglages, et toutes les erreurs.

loading = Un instant…
close = Fermer
try-again = Réessayer
back-to-shelf = Retour à l’étagère
skip = Aller au contenu
offline = Pas de réseau. Ducats reprend dès qu’il revient.
footer = Logiciel libre. Ni compte, ni publicité, ni pistage.

## Games

facts-players = { $from } à { $to } joueurs
facts-minutes = { $from }–{ $to } min
facts-weight = Difficulté { $weight } sur 5

## Navigation

nav-main = Navigation principale
nav-home = Ducats, retour à l’étagère
nav-shelf = Étagère
nav-lobby = Salon
nav-replay = Relecture
nav-puzzles = Problèmes
nav-rules = Règles
nav-rules-key = Règles (touche R ou ?)
nav-about = À propos de Ducats

title-rules = { $game } : règles

## Shelf

shelf-heading = À quoi jouons-nous ?
shelf-lead = Des jeux classiques d’argent et d’intrigue, entre amis ou contre des bots. Asseyez-vous et jouez, sans compte.
shelf-games = Jeux
shelf-by = { $author }, { $year }
shelf-play = Jouer à { $game }
shelf-custom = Table avec vos propres règles
shelf-mine = Vos tables
shelf-continue = Continuer : { $game } avec { $names }
shelf-continue-asked = Continuer : { $game } avec { $names }. C’est à vous.

name-label = Votre nom
name-saved = Enregistré

play-now = Jouer tout de suite
play-friends = Jouer entre amis
play-level = Adversaires
play-opponents = Combien
play-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}

## Lobby

lobby-status-open = ouverte
lobby-status-playing = en cours
lobby-status-finished = terminée
lobby-won = a gagné
lobby-corrected = données corrigées
lobby-imported = importée
lobby-what-if = et si
deal = donne du jour
deals = Donne du jour
lobby-join = { $free ->
    [one] S’asseoir ({ $free } place libre)
   *[other] S’asseoir ({ $free } places libres)
}
lobby-return = Retour à la table
lobby-watch = Regarder
lobby-replay = Revoir

## Options, durations

option-range = De { $min } à { $max }.
duration-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
duration-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
duration-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}

## Rules

rules-heading = Règles
rules-contents = Sommaire
rules-none = Il n’y a pas de règles à montrer ici.
rules-whole = La voir dans les règles
rule-link = Règle { $id }

## Settings

settings = Réglages
settings-speed = Vitesse des animations
settings-speed-value = { $speed }×
settings-speed-instant = immédiat
transfer-offer = Continuer sur un autre appareil

## Errors

missing-heading = Il n’y a rien ici
missing-text = L’adresse est peut-être mal écrite, ou la table n’existe plus.
error-heading = Cela n’a pas marché
error-unknown = Quelque chose n’a pas marché ({ $code }).
error-error = Quelque chose n’a pas marché.
error-offline = Le serveur est injoignable.
error-connection-lost = La connexion est perdue ; rien n’a été envoyé.
error-server-error = Erreur interne du serveur. Rien n’a changé.
error-not-stored = Le coup n’a pas pu être enregistré ; rien n’a changé.
error-refused = Le serveur a refusé cette demande.
error-forbidden = Ce n’est pas permis.
error-bad-origin = La demande vient d’une page d’un autre site.
error-not-found = Il n’y a rien ici.
error-method-not-allowed = Ce n’est pas possible ici.
error-wrong-count = Ce n’est pas le bon nombre.
error-too-large = C’est trop grand.
error-too-fast = C’était trop rapide. Attendez un instant.
error-too-many-sockets = Trop de tables sont ouvertes à cette adresse. Fermez-en une et réessayez.
error-busy = Le serveur travaille encore à votre demande précédente. Patientez un instant.
error-too-heavy = Cela demande plus de temps ou de mémoire que le serveur ne peut en donner.
error-blocked = L’hôte de ce serveur vous en interdit l’accès.
error-too-many-tables = Vous avez trop de tables inachevées. Terminez-en ou quittez-en une d’abord.
error-table-set-aside = Cette table ne peut pas être ouverte ; l’hôte de ce serveur peut en trouver la cause.
error-malformed-request = La demande est illisible.
error-malformed-message = Le message est illisible.
error-malformed-action = Le coup est illisible.
error-illegal-action = Les règles ne le permettent pas.
error-not-your-turn = Ce n’est pas votre tour.
error-already-answered = Vous avez déjà répondu.
error-stale-question = La partie a avancé ; cette question est close.
error-game-over = La partie est terminée.
error-silence = Pas de gestes pendant que tous choisissent en secret.
error-no-person = Le serveur ne connaît pas ce navigateur. Rechargez la page.
error-bad-name = Un nom doit avoir au moins une lettre.
error-not-creator = Seul l’hôte de cette table peut le faire.
error-removed = L’hôte vous a prié de quitter cette table.
error-not-seated = Vous n’avez pas de place à cette table.
error-already-seated = Vous avez déjà une place à cette table.
error-seat-taken = Cette place est prise.
error-seats-empty = Il reste des places libres.
error-already-started = La partie a déjà commencé.
error-not-started = La partie n’a pas encore commencé.
error-not-finished = Ce sera possible quand la partie sera terminée.
error-hidden = Pendant la partie, on ne voit que ce que l’on a le droit de savoir.
error-deal-running = Jusqu’à la fin de la journée, seuls ceux qui ont joué cette donne peuvent voir cela.
error-deal-waits = Personne ne joue la donne du jour à votre place. Elle vous attend.
error-no-such-table = Cette table n’existe pas.
error-no-such-game = Ce jeu n’existe pas.
error-no-such-bot = Ce bot n’existe pas.
error-no-rules-page = Ce jeu n’a pas de page de règles.
error-bad-seats = Ce nombre de joueurs ne convient pas au jeu.
error-bad-share = Ce n’est pas ce que votre navigateur avait promis quand vous avez pris place.
error-no-orders = Ce jeu ne connaît pas d’ordres permanents.
error-bad-orders = Ces ordres ne vont pas avec ce jeu.
error-corrupt-record = Le fichier de partie est abîmé ou a été modifié.
error-record-unfinished = La partie de ce fichier n’est pas terminée.
error-old-rules = Le fichier a été fait avec une autre version des règles.
error-broken-invariant = Quelque chose ne va pas à cette table. Merci de le signaler.
