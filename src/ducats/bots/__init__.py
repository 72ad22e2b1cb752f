"""What all programs that play have in common. They receive views, and what their seat remembers."""

from ducats.bots.base import Bot, Levels
from ducats.bots.random_bot import choices_of

__all__ = ["Bot", "Levels", "choices_of"]
