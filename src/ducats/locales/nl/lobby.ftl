## De lobby

lobby-lead = Neem een vrije plaats, kijk mee met een spel of open zelf een tafel.
lobby-new = Nieuwe tafel
lobby-mine = Je tafels
lobby-open = Open tafels
lobby-open-none = Er wacht nu niemand. Open een tafel, dan zien anderen hem hier.
lobby-playing = Lopende spellen
lobby-playing-none = Er wordt nu geen openbaar spel gespeeld.
