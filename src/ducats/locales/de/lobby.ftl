## Die Lobby

lobby-lead = Nimm einen freien Platz, schau bei einem Spiel zu oder eröffne selbst einen Tisch.
lobby-new = Neuer Tisch
lobby-mine = Deine Tische
lobby-open = Offene Tische
lobby-open-none = Gerade wartet niemand. Eröffne einen Tisch, dann sehen ihn die anderen hier.
lobby-playing = Laufende Spiele
lobby-playing-none = Im Augenblick läuft kein öffentliches Spiel.
