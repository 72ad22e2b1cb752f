"""What the terminal shows of every game, and the texts it speaks."""
