"""MarraCash (1996): auctions in the souk of Marrakesh.

Merchants bid for shops and then steer groups of visitors past them. A visitor enters the first bought shop
of their colour and stays; the more customers a shop has, the more the next one pays. Whoever moved the group
earns a commission from the owner. When nobody waits outside the wall any more, everybody has one last turn.
The most cash wins.
"""

from typing import Final

from ducats.engine.rules import Rules, as_rules
from ducats.games.marracash.rules.game import MarraCashRules

RULES: Final[Rules] = as_rules(MarraCashRules())
