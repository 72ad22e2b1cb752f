### Gespielte Partien: ihre Liste und die Rückschau auf eine davon.

records-heading = Rückschau
records-lead = Sieh dir ein Spiel Zug um Zug noch einmal an: ein eigenes oder eines aus einer Datei.
records-statistics = Statistik aus deinen analysierten Partien
records-import = Eine Aufzeichnung laden
records-drop = Zieh eine Aufzeichnung hierher oder wähle eine aus.
records-choose = Datei wählen
records-mine = Deine Spiele
records-so-far = Rückschau bis hierher

replay-heading = Rückschau: { $game }
replay-none = Dieses Spiel gibt es nicht
replay-none-text = Vielleicht ist der Link unvollständig, oder das Spiel wurde gelöscht.
replay-as = Aus der Sicht von
replay-as-seat = { $name }
replay-as-spectator = jemandem, der zusieht
replay-as-open = allen, Karten offen
replay-before = Vor der Antwort.
replay-after = Nach der Antwort.
replay-show-before = Davor zeigen
replay-show-after = Danach zeigen
replay-link = Link zu diesem Moment
replay-copied = Link kopiert
replay-export = Aufzeichnung speichern
replay-table = Zum Tisch
replay-log = Was geschah
replay-controls = Steuerung der Rückschau
replay-first = Zum Anfang (Pos1)
replay-back = Einen Schritt zurück (←)
replay-play = Abspielen (Leertaste)
replay-pause = Anhalten (Leertaste)
replay-on = Einen Schritt weiter (→)
replay-last = Zum Ende (Ende)
replay-own-back = Deine vorige Entscheidung (Umschalt + ←)
replay-own-on = Deine nächste Entscheidung (Umschalt + →)
replay-moment = Moment
replay-moment-of = Moment { $moment } von { $last }
