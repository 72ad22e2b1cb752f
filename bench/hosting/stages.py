"""What the game itself costs in a move, stage by stage: played, seen by everybody, told and encoded.

No server, no socket and no database: the rest of what `path` measures is Python between the two.
"""

import random
import time
from collections.abc import Callable, Sequence
from itertools import count
from typing import Any, Final, NamedTuple

import msgspec

from bench.hosting.table import Table
from ducats import games
from ducats.engine.messages import Action, Seat, View
from ducats.engine.play import Play
from ducats.server.live_game import LiveGame
from ducats.server.store.base import StoredSeat, StoredTable
from ducats.server.viewer import Viewer
from ducats.server.wire import Absence
from ducats.server.wire_socket import Happened

HEADS = ("game", "seats", "play", "views", "steps", "consequences", "encode", "sum", "bytes a move")
MOVES: Final = 400

encode = msgspec.json.Encoder().encode


class Told(NamedTuple):
    """One move as one viewer is told of it."""

    viewer: Viewer
    before: View
    snapshots: Sequence[Play]
    after: Play
    happened: Happened


def measure(chosen: Sequence[str], seats: int, rounds: int) -> None:
    """Microseconds of processor time, the cheapest of some rounds."""
    table = Table(f"{MOVES} random moves, microseconds a move for all viewers, best of {rounds}", HEADS)
    for game in chosen:
        table.add(game, str(seats), *(f"{each:.0f}" for each in _stages(game, seats, rounds)))


def _stages(game: str, seats: int, rounds: int) -> tuple[float, ...]:
    """In the order of the heads."""
    rules = games.find(game)
    played, told = _games(game, seats)
    asked = [one.happened.view for one in told if _is_newly_asked(one)]
    stages = (
        _cheapest(rounds, lambda: _play_all(game, seats, played)),
        _cheapest(rounds, lambda: [one.viewer.view(one.after) for one in told]),
        _cheapest(rounds, lambda: [one.viewer.steps(one.before, one.snapshots[:-1]) for one in told]),
        _cheapest(rounds, lambda: [rules.consequences(view) for view in asked]),
        _cheapest(rounds, lambda: [encode(one.happened) for one in told]),
    )
    size = sum(len(encode(one.happened)) for one in told) / MOVES
    return (*stages, sum(stages), size)


def _is_newly_asked(one: Told) -> bool:
    """Whether its consequences were not told before."""
    before, after = one.before.question, one.happened.view.question
    return one.happened.consequences is not None and (
        before is None or after is None or before.number != after.number
    )


def _cheapest(rounds: int, work: Callable[[], Any]) -> float:
    """Microseconds a move; work that says itself how long it took is believed."""
    best = float("inf")
    for _ in range(rounds):
        began = time.thread_time()
        said = work()
        best = min(best, said if isinstance(said, float) else time.thread_time() - began)
    return best / MOVES * 1e6


def _begun(game: str, seats: int, number: int) -> LiveGame:
    people = tuple(StoredSeat(kind="person", person=str(seat), name="Ada") for seat in range(seats))
    stored = StoredTable(
        id="measured",
        game=game,
        status="playing",
        options=msgspec.to_builtins(games.find(game).read_options({})),
        data=None,
        public=False,
        absence=Absence(),
        creator="0",
        created=0.0,
        seed=str(number),
        seats=people,
    )
    return LiveGame.begin(stored, ("Ada",) * seats, 0.0)


def _games(game: str, seats: int) -> tuple[list[list[tuple[Seat, Action]]], list[Told]]:
    """So many random moves, game after game, and what everybody was told of each."""
    played: list[list[tuple[Seat, Action]]] = []
    told: list[Told] = []
    for number in count():
        live, dice = _begun(game, seats, number), random.Random(number)
        played.append([])
        for viewer in range(seats):
            live.view(viewer)
        while live.outcome() is None:
            if sum(map(len, played)) == MOVES:
                return played, told
            play = live.driver.play
            seat = dice.choice(play.waiting_for())
            action = play.say(seat, dice.choice(play.legal(seat)))
            played[-1].append((seat, action))
            before = [live.view(viewer) for viewer in range(seats)]
            live.play(seat, action, 0.0, watched=True)
            after, snapshots = live.driver.play.copy(), live.snapshots
            told += [
                Told(Viewer(live.rules, viewer), before[viewer], snapshots, after, live.latest(viewer))
                for viewer in range(seats)
            ]
    raise AssertionError("games are played until there are enough moves")


def _play_all(game: str, seats: int, played: Sequence[Sequence[tuple[Seat, Action]]]) -> float:
    """Seconds for the moves alone, without the deals before them."""
    seconds = 0.0
    for number, moves in enumerate(played):
        live = _begun(game, seats, number)
        began = time.thread_time()
        for seat, action in moves:
            live.play(seat, action, 0.0, watched=True)
        seconds += time.thread_time() - began
    return seconds
