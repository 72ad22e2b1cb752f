"""A game that the program does not know, to show that one folder on each side is all it takes."""
