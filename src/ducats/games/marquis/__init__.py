"""Marquis (2005): eleven characters in search of jewels.

Everybody has the same eleven characters and one Veto. Each turn a player buys jewels at the rate of
the card that
lies open before them, covers it with another one and does what that one says: take from the treasury, rob the
characters it names, give to its own kind, use its ability. A Veto stops what somebody does to you, a
Prosecutor
stops the Veto. Whoever owns the most valuable jewels when all characters are played wins.
"""

from typing import Final

from ducats.engine.rules import Rules, as_rules
from ducats.games.marquis.rules.game import MarquisRules

RULES: Final[Rules] = as_rules(MarquisRules())
