## Was die Einstellungen bieten

settings-language = Sprache
settings-theme = Farbschema
settings-theme-auto = Wie das System
settings-theme-light = Tageslicht
settings-theme-dark = Kerzenlicht
settings-motion = Weniger Bewegung
settings-motion-auto = Wie das System
settings-motion-on = Ja
settings-motion-off = Nein
settings-sound = Töne
settings-volume = Lautstärke
settings-confirm = Jeden Zug bestätigen
settings-confirm-help = Ein zweiter Klick schickt den Zug ab.
settings-shortcuts = Kürzel mit einer Taste
settings-shortcuts-help = Ziffern wählen, ? und R öffnen die Regeln.
settings-log-rules = Regelnummern im Verlauf
settings-log-rules-help = Sonst erscheinen sie an der Zeile, auf die du zeigst.
settings-notify = Mir Bescheid geben, wenn ich an der Reihe bin
settings-notify-ask = Benachrichtigungen erlauben
settings-notify-granted = Erlaubt
settings-notify-denied = Im Browser gesperrt
