### Who made what.

about-lead = With Ducats you can play, host and study classic games. It is free software and an independent work.
about-games = The games
about-games-text = The games are by the authors named here; rights in their names and boxes belong to their owners. Ducats uses no artwork and no text of the original editions and is not connected with their publishers. If you like a game, look for the box.
about-pictures = Pictures
about-pictures-text = Box covers, cards, ornaments and the boards were drawn for Ducats.
about-icons = Icons by Lorc, Delapouite and the other artists of
about-type = Typefaces
about-programs = Software
about-licence = Ducats is published under the MIT licence. It is built on, among others:
