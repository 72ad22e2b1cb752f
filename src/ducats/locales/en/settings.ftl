## What the settings offer

settings-language = Language
settings-theme = Theme
settings-theme-auto = Same as the system
settings-theme-light = Daylight
settings-theme-dark = Candlelight
settings-motion = Less motion
settings-motion-auto = Same as the system
settings-motion-on = Yes
settings-motion-off = No
settings-sound = Sounds
settings-volume = Volume
settings-confirm = Confirm every move
settings-confirm-help = A second click sends the move.
settings-shortcuts = Single-key shortcuts
settings-shortcuts-help = Digits take a choice, ? and R open the rules.
settings-log-rules = Rule numbers in the log
settings-log-rules-help = Otherwise they appear at the line you point at.
settings-notify = Tell me when it is my turn
settings-notify-ask = Allow notifications
settings-notify-granted = Allowed
settings-notify-denied = Blocked in the browser
