"""Views and answers as numbers: what the vectors of all games have in common."""
