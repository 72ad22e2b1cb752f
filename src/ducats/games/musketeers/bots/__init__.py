"""The bots of Musketeers: page, musketeer, captain, and two who search, marshal and cardinal."""

from typing import Final

from ducats.bots.base import Levels
from ducats.games.musketeers.bots.levels import captain, cardinal, marshal, musketeer, page
from ducats.games.musketeers.bots.reasons import why

LEVELS: Final = Levels(
    quick={"page": page, "musketeer": musketeer, "captain": captain},
    searching={"marshal": marshal, "cardinal": cardinal},
)

__all__ = ["LEVELS", "why"]
