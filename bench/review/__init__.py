"""Whether the analysis of a game is fooled: `python -m bench.review [GAME…]`.

Blunders that were planted must be found; games between equal strong bots must show hardly any loss; luck must
average to nothing; and a second run must agree with the first.
"""
