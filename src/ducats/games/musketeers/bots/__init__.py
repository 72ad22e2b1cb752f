"""The bots of Musketeers: page, musketeer, captain, and the cardinal, who searches."""

from typing import Final

from ducats.bots.base import Levels
from ducats.games.musketeers.bots.levels import captain, cardinal, musketeer, page

LEVELS: Final = Levels(
    quick={"page": page, "musketeer": musketeer, "captain": captain}, searching={"cardinal": cardinal}
)
