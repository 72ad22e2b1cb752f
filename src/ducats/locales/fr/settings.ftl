## Ce que proposent les réglages

settings-language = Langue
settings-theme = Thème
settings-theme-auto = Comme le système
settings-theme-light = Jour
settings-theme-dark = Chandelles
settings-motion = Moins de mouvement
settings-motion-auto = Comme le système
settings-motion-on = Oui
settings-motion-off = Non
settings-sound = Sons
settings-volume = Volume
settings-confirm = Confirmer chaque coup
settings-confirm-help = Un second clic envoie le coup.
settings-shortcuts = Raccourcis à une touche
settings-shortcuts-help = Les chiffres choisissent, ? et R ouvrent les règles.
settings-log-rules = Numéros des règles dans le journal
settings-log-rules-help = Sinon, ils apparaissent sur la ligne que vous survolez.
settings-notify = Me prévenir quand c’est mon tour
settings-notify-ask = Autoriser les notifications
settings-notify-granted = Autorisées
settings-notify-denied = Bloquées dans le navigateur
