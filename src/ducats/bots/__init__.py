"""Programs that play. They receive views only."""

from ducats.bots.base import Bot
from ducats.bots.levels import LEVELS, RANDOM, choose, levels, make

__all__ = ["LEVELS", "RANDOM", "Bot", "choose", "levels", "make"]
