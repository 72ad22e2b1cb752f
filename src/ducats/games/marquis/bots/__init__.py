"""The bots of Marquis: lackey, steward, courtier, marquise, and the duchess, who searches."""

from typing import Final

from ducats.bots.base import Levels
from ducats.games.marquis.bots.levels import courtier, duchess, lackey, marquise, steward
from ducats.games.marquis.bots.memory import RECALL
from ducats.games.marquis.bots.reasons import REASONS, reason, why

LEVELS: Final = Levels(
    quick={"lackey": lackey, "steward": steward, "courtier": courtier, "marquise": marquise},
    searching={"duchess": duchess},
)

__all__ = ["LEVELS", "REASONS", "RECALL", "reason", "why"]
