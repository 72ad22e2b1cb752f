"""Every game at every size, and random play on ints."""

from collections.abc import Iterator

from ducats.adapters.table import Table
from ducats.engine.rng import Rng
from ducats.games import GAMES

SIZES = [
    (game, seats)
    for game, rules in GAMES.items()
    for seats in range(rules.meta.min_seats, rules.meta.max_seats + 1)
]


def strolled(table: Table, seed: str = "stroll") -> Iterator[Table]:
    """The table at every question of a game played by lot, and at its end."""
    table.begin(seed)
    dice = Rng(f"{seed}/stroll")
    while table.waiting_for():
        yield table
        seat = table.waiting_for()[0]
        table.take(seat, dice.choice(table.play.legal(seat)))
    yield table
