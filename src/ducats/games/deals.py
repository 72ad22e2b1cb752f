"""The deal of the day, wherever it is played: who sits where, and how its bots think."""

from datetime import date
from typing import Final

from ducats.engine.messages import Seat
from ducats.games import find

SEATS: Final = 3
DEAL_SIMULATIONS: Final = 60
"""Of bots that search: as many for everybody, and few enough for every machine."""


def seats_of(game: str) -> int:
    meta = find(game).meta
    return min(max(SEATS, meta.min_seats), meta.max_seats)


def seat_of(game: str, day: date) -> Seat:
    """Everybody sits where everybody else sits that day."""
    return day.toordinal() % seats_of(game)
