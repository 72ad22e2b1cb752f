### Autour de la table : invitations, salle d’attente, second appareil, temps de réflexion, introductions.

## La salle d’attente

waiting-title = { $game } : en attente de joueurs
waiting-lead = { $count ->
    [0] Tout le monde est là.
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
waiting-start-help = La partie commence dès que toutes les places sont prises.
waiting-host = hôte
waiting-sit = S’asseoir ici
waiting-leave = Se lever
waiting-add-bot = Asseoir un bot ici
waiting-fill = Donner toutes les places libres à des bots et commencer
waiting-fill-alone = L’hôte est absent : on peut commencer sans lui.
waiting-fill-level = Leur niveau
waiting-move = Déplacer { $name }
waiting-move-to = en { $letter } : { $name }
waiting-move-me = Changer de place
waiting-hand-over = Confier la table à { $name }
waiting-remove = Prier { $name } de partir
waiting-remove-sure = { $name } ne pourra plus s’asseoir à cette table.
waiting-remove-yes = Prier de partir
waiting-remove-no = Garder à la table
waiting-remove-bot = Retirer le bot

waiting-agreed = Ce qui est convenu
waiting-options-usual = Les règles habituelles
waiting-corrected = Avec un fichier de données corrigé d’après la boîte de l’hôte
waiting-absence-wait = On attend la personne qui ne répond pas, aussi longtemps qu’il le faut.
waiting-absence-default = Pour qui ne répond pas pendant { $time }, la table joue un coup par défaut, sauf si la personne dit qu’elle réfléchit encore.
waiting-absence-bot = Qui ne répond pas pendant { $time } est remplacé par un bot jusqu’à son retour, sauf si la personne dit qu’elle réfléchit encore.
waiting-window = Quand d’autres attendent, les réponses se montrent toutes à la fois, après { $time }.
waiting-public = Tout le monde peut trouver cette table dans le salon.
waiting-private = Seules les personnes qui ont le lien trouvent cette table.
waiting-fair = Vérifier que personne ne triche aux tirages
waiting-commitment = Tous les tirages viennent d’une graine déjà fixée. À la fin de la partie, l’enregistrement montre la graine, dont voici l’empreinte :
waiting-share = Votre navigateur y ajoute une part de hasard, pour que personne, pas même l’hôte, ne puisse choisir une donne. L’enregistrement doit la contenir pour votre place :

## L’invitation

invitation-title = Invitation : { $game }
invitation-from = { $name } vous attend.
invitation-here = À la table : { $names }
invitation-name = Votre nom
invitation-sit = S’asseoir et jouer
invitation-full = Toutes les places sont prises. On peut regarder dès que la partie commence.
invitation-rules = Lire les règles
invitation-seats = { $count } personnes à cette table

invite-title = Inviter du monde
invite-link = Le lien vers cette table
invite-copy = Copier le lien
invite-copied = Copié
invite-not-copied = La copie a échoué. Le lien est sélectionné : Ctrl+C le copie, ou un appui long.
invite-share = Partager…
invite-scan = Ou scannez ceci avec un téléphone.
invite-qr = Code QR du lien
invite-closed = Pour l’instant, seul cet ordinateur a accès au serveur. Pour l’ouvrir aux autres appareils de votre réseau, arrêtez-le et relancez-le ainsi :
invite-open-no-address = Le serveur est ouvert aux autres, mais cet ordinateur n’est relié à aucun réseau pour l’instant.
invite-network = Marche pour tout le monde sur le réseau. Sinon, un pare-feu de cet ordinateur fait peut-être barrage.

## Un second appareil

transfer-help = Ouvrez ce lien sur votre téléphone ou un autre ordinateur : vous y serez la même personne, avec le même nom et les mêmes tables. Il marche une seule fois, pendant { $minutes } minutes. Ne le donnez à personne d’autre.
transfer-again = Créer un nouveau lien
transfer-old = Ce lien a expiré.
transfer-title = Continuer sur cet appareil
transfer-ask = Désormais, vous serez sur cet appareil la même personne que sur l’autre : même nom, mêmes tables.
transfer-leave = Ici, vous vous appelez pour l’instant { $name }. Les tables où vous êtes sous ce nom ne vous suivront pas.
transfer-take = Continuer ici
transfer-done = Ici aussi, vous êtes maintenant { $name }.
transfer-missing = Ce lien n’est pas complet. Copiez-le de nouveau sur votre autre appareil.

## Le temps de réflexion

clock-you = Il vous reste { $time }
clock-soon = Toujours là ? Dans { $time }, la table continue sans vous.
clock-other = Il reste { $time } à { $name }
clock-think = Je réfléchis encore
clock-stand-in = Un bot joue à votre place.
clock-back = Reprendre ma place

event-attendance-away = { WHO($seat) ->
    [you] En votre absence, la table a joué un coup par défaut.
   *[other] { SEAT($seat) } ne répond pas : la table a joué un coup par défaut.
}
event-attendance-stand-in = { WHO($seat) ->
    [you] Un bot joue à votre place.
   *[other] Un bot remplace { SEAT($seat) }.
}
event-attendance-back = { WHO($seat) ->
    [you] Vous voilà de retour.
   *[other] { SEAT($seat) } est de retour.
}

error-bad-transfer = Ce lien a déjà servi ou il est trop ancien. Créez-en un nouveau sur votre autre appareil.
