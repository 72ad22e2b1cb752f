## Wat de instellingen bieden

settings-language = Taal
settings-theme = Thema
settings-theme-auto = Zoals het systeem
settings-theme-light = Daglicht
settings-theme-dark = Kaarslicht
settings-motion = Minder beweging
settings-motion-auto = Zoals het systeem
settings-motion-on = Ja
settings-motion-off = Nee
settings-sound = Geluiden
settings-volume = Volume
settings-confirm = Elke zet bevestigen
settings-confirm-help = Een tweede klik verstuurt de zet.
settings-shortcuts = Sneltoetsen van één toets
settings-shortcuts-help = Cijfers kiezen, ? en R openen de regels.
settings-log-rules = Regelnummers in het verslag
settings-log-rules-help = Anders verschijnen ze bij de regel waar je op wijst.
settings-notify = Waarschuw mij als ik aan de beurt ben
settings-notify-ask = Meldingen toestaan
settings-notify-granted = Toegestaan
settings-notify-denied = Geblokkeerd in de browser
