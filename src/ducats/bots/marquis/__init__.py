"""The bots of Marquis: lackey, courtier, marquise, and the duchess, who searches."""

from ducats.bots.marquis.courtier import courtier, lackey
from ducats.bots.marquis.duchess import duchess
from ducats.bots.marquis.marquise import marquise
from ducats.bots.marquis.reasons import REASONS, reason

__all__ = ["REASONS", "courtier", "duchess", "lackey", "marquise", "reason"]
