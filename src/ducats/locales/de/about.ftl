### Wer was gemacht hat.

about-lead = Mit Ducats kann man klassische Spiele spielen, anbieten und erforschen. Es ist freie Software und ein eigenständiges Werk.
about-games = Die Spiele
about-games-text = Die Spiele stammen von den hier Genannten; die Rechte an Namen und Schachteln liegen bei denen, denen sie gehören. Ducats verwendet weder Bilder noch Texte der ursprünglichen Ausgaben und steht in keiner Verbindung zu den Verlagen. Gefällt dir ein Spiel, halte nach der Schachtel Ausschau.
about-pictures = Bilder
about-pictures-text = Schachteldeckel, Karten, Verzierungen und Spielpläne wurden für Ducats gezeichnet.
about-icons = Symbole von Lorc, Delapouite und anderen bei
about-type = Schriften
about-programs = Software
about-licence = Ducats steht unter der MIT-Lizenz. Es beruht unter anderem auf:
