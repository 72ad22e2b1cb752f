"""Musketeers (Musketiere, 1991): nine duels against the cardinal's guard.

Everybody sets three of twelve cards aside as a reward. Nine times all play a card at once against a guard.
If the sum reaches it, the strongest card earns a jewel, which doubles a reward; if not, the weakest gets a
prison, which voids one. Three prisons lock their owner out, three jewels end the hand. 100 ducats win.
"""

from typing import Final

from ducats.engine.rules import Rules, as_rules
from ducats.games.musketeers.rules.game import MusketeersRules

RULES: Final[Rules] = as_rules(MusketeersRules())
