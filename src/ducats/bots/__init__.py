"""Programs that play. They receive views only."""

from ducats.bots.base import Bot
from ducats.bots.levels import LEVELS, RANDOM, choose, levels, make, quick_levels, stand_in
from ducats.bots.random_bot import choices_of

__all__ = ["LEVELS", "RANDOM", "Bot", "choices_of", "choose", "levels", "make", "quick_levels", "stand_in"]
