"""Games between bots, shared out among processes. The unit of work is a chunk of games."""

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import Any, Final, NamedTuple, TypeVar

from ducats.adapters.players import Player, bots_of
from ducats.adapters.table import Table
from ducats.bots import Bot
from ducats.engine.errors import BadOptions
from ducats.engine.messages import Outcome, Seat, View
from ducats.engine.rng import Rng
from ducats.games import find

CHUNK: Final = 8
"""Games a process plays before it reports; the same for any number of processes, so that the files are, too.
"""

T = TypeVar("T")


class Plan(NamedTuple):
    """What is played. It travels to other processes, and so do bots of one's own: they must be picklable."""

    game: str
    players: tuple[Player, ...]
    seed: str
    options: dict[str, Any]
    rotate: bool

    def seed_of(self, number: int) -> str:
        return f"{self.seed}/{number}"

    def line_up(self, number: int) -> tuple[Player, ...]:
        """Who sits where in a game; with `rotate`, everybody moves one chair on after each game."""
        turn = number % len(self.players) if self.rotate else 0
        return (*self.players[-turn:], *self.players[:-turn]) if turn else self.players


class Decision(NamedTuple):
    """One answer of one bot, before it is given."""

    seat: Seat
    view: View
    answer: int
    seconds: float
    """Processor time, so that a busy machine does not make a bot look slow."""


def plan_of(
    game: str,
    seats: int,
    bots: Player | Sequence[Player],
    seed: int | str,
    options: Mapping[str, Any] | None,
    rotate: bool,
) -> Plan:
    """BadOptions if something does not fit; fewer bots than seats take turns round the table."""
    rules = find(game)
    rules.check_seats(seats)
    rules.read_options(options or {})
    named = [bots] if isinstance(bots, str | Bot) else list(bots)
    if not 0 < len(named) <= seats:
        raise BadOptions(f"{len(named)} bots for {seats} seats")
    players = tuple(named[seat % len(named)] for seat in range(seats))
    bots_of(game, players, seats)
    return Plan(game, players, str(seed), dict(options or {}), rotate)


def name_of(player: Player) -> str:
    return player if isinstance(player, str) else type(player).__name__


def decisions(table: Table, bots: Sequence[Bot]) -> Iterator[Decision]:
    """A whole game, decision by decision; each is carried out when the next one is asked for."""
    while waiting := table.waiting_for():
        seat = waiting[0]
        view, dice = table.view(seat), Rng(f"{table.seed}/bot/{table.inputs}")
        memory = table.memory(view)
        began = time.thread_time()
        action = bots[seat].choose_remembering(view, memory, dice)
        seconds = time.thread_time() - began
        answer = table.play.hear(seat, action)
        yield Decision(seat, view, answer, seconds)
        table.take(seat, answer)


def opened(plan: Plan, number: int) -> tuple[Table, tuple[Bot, ...]]:
    """A game of the plan, dealt, with its bots."""
    table = Table(plan.game, len(plan.players), plan.options)
    bots = bots_of(plan.game, plan.line_up(number), len(plan.players))
    table.listen_for(bots)
    table.begin(plan.seed_of(number))
    return table, bots


def outcome_of(table: Table) -> Outcome:
    outcome = table.play.outcome()
    assert outcome is not None
    return outcome


def shared_out(work: Callable[[Plan, range], T], plan: Plan, games: int, processes: int) -> Iterator[T]:
    """`work` done on every chunk of games, the results in order."""
    if games < 1 or processes < 1:
        raise BadOptions(f"{games} games in {processes} processes")
    chunks = [range(first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]
    if processes == 1:
        yield from (work(plan, chunk) for chunk in chunks)
        return
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as executor:
        yield from executor.map(partial(work, plan), chunks)
