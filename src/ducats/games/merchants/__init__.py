"""Merchants of the Middle Ages (Die Händler, 1999; here as of 2010): goods, wagons and a place in society.

Everybody buys goods, bids in secret for the wagons and haggles with their masters over the loading. Tokens
move the wagons along the roads; secret discs drive prices up until they crash. What arrives is sold, dearer
where the city does not sell it itself. Money buys cards, and levels of society that cost upkeep every round.
When enough wagons have arrived the highest status wins.
"""

from typing import Final

from ducats.engine.rules import Rules, as_rules
from ducats.games.merchants.rules.game import MerchantsRules

RULES: Final[Rules] = as_rules(MerchantsRules())
