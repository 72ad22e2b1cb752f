"""The bots of Marquis: lackey, courtier, marquise."""

from ducats.bots.marquis.courtier import courtier, lackey
from ducats.bots.marquis.marquise import marquise
from ducats.bots.marquis.reasons import REASONS, reason

__all__ = ["REASONS", "courtier", "lackey", "marquise", "reason"]
