"""Bots at a table of ints."""

from collections.abc import Sequence
from typing import final

from ducats.adapters.table import Table
from ducats.arena.entrants import bot_named
from ducats.bots import Bot
from ducats.engine.errors import BadOptions
from ducats.engine.messages import Seat
from ducats.engine.rng import Rng

Player = str | Bot
"""A bot, or its name as in the arena: a level (`captain`), or a maker of one's own (`my_bots:First`)."""


def bots_of(game: str, players: "Player | Sequence[Player]", count: int) -> tuple[Bot, ...]:
    """One bot per seat; a single one is taken for all of them."""
    named = [players] * count if isinstance(players, str | Bot) else list(players)
    if len(named) != count:
        raise BadOptions(f"{count} bots are needed, not {len(named)}")
    return tuple(bot_named(game, player) if isinstance(player, str) else player for player in named)


@final
class Company:
    """Bots that answer whenever one of their seats is asked. Their dice follow from the game's seed."""

    def __init__(self, table: Table, bots: Sequence[Bot | None]) -> None:
        """`bots` by seat; None where somebody else plays."""
        self.table = table
        self.bots = bots

    def play_on(self) -> None:
        """Play until a seat without a bot is asked, or to the end."""
        waiting = self.table.waiting_for()
        while waiting and all(self.bots[seat] is not None for seat in waiting):
            self._answer(waiting[0])
            waiting = self.table.waiting_for()

    def _answer(self, seat: Seat) -> None:
        bot, table = self.bots[seat], self.table
        assert bot is not None
        view, dice = table.view(seat), Rng(f"{table.seed}/bot/{table.inputs}")
        action = bot.choose_remembering(view, table.memory(view), dice)
        table.take(seat, table.play.hear(seat, action))
