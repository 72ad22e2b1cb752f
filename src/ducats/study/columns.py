"""Results of many games as columns: one row per game and seat."""

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, final

from ducats.adapters.players import Player
from ducats.adapters.table import paid
from ducats.encoding.extra import needed_for
from ducats.games.levels import RANDOM
from ducats.study.playing import Plan, decisions, name_of, opened, outcome_of, plan_of, shared_out

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Column = NDArray[Any]

Row = tuple[int, str, int, str, int, int, float, int, float]

KINDS: Final = {
    "game": "int32",
    "seed": "str",
    "seat": "int8",
    "bot": "str",
    "rank": "int8",
    "score": "int32",
    "win_share": "float64",
    "answers": "int32",
    "seconds": "float64",
}
"""Columns and what they hold; `seconds` alone does not follow from the seed."""


@final
class Columns(Mapping[str, "Column"]):
    """Numpy arrays by name, all of one length."""

    def __init__(self, rows: Sequence[Row]) -> None:
        with needed_for("columns of results"):
            import numpy as np
        self._columns: dict[str, Column] = {
            name: np.array([row[place] for row in rows], kind)
            for place, (name, kind) in enumerate(KINDS.items())
        }

    def __getitem__(self, name: str) -> "Column":
        return self._columns[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._columns)

    def __len__(self) -> int:
        return len(self._columns)

    def of(self, bot: str) -> "dict[str, Column]":
        """The rows of one bot."""
        mine = self["bot"] == bot
        return {name: column[mine] for name, column in self.items()}

    def to_arrow(self) -> Any:
        """The same as a pyarrow.Table."""
        with needed_for("an Arrow table"):
            import pyarrow as pa
        schema = pa.schema([(name, pa.type_for_alias(kind)) for name, kind in KINDS.items()])
        return pa.table({name: column.tolist() for name, column in self.items()}, schema=schema)


def run(
    game: str,
    seats: int = 3,
    bots: Player | Sequence[Player] = RANDOM,
    games: int = 100,
    seed: int | str = 0,
    *,
    processes: int = 1,
    options: Mapping[str, Any] | None = None,
    rotate: bool = False,
) -> Columns:
    """Play games between bots: levels, or bots of one's own. `rotate`: everybody plays from every chair."""
    plan = plan_of(game, seats, bots, seed, options, rotate)
    return Columns([row for rows in shared_out(_rows, plan, games, processes) for row in rows])


def _rows(plan: Plan, numbers: range) -> list[Row]:
    return [row for number in numbers for row in _game(plan, number)]


def _game(plan: Plan, number: int) -> list[Row]:
    table, bots = opened(plan, number)
    answers, seconds = [0] * table.seats, [0.0] * table.seats
    for decision in decisions(table, bots):
        answers[decision.seat] += 1
        seconds[decision.seat] += decision.seconds
    outcome = outcome_of(table)
    shares = paid(outcome, "win_share")
    return [
        (
            number,
            table.seed,
            seat,
            name_of(player),
            outcome.ranks[seat],
            outcome.scores[seat],
            shares[seat],
            answers[seat],
            seconds[seat],
        )
        for seat, player in enumerate(plan.line_up(number))
    ]
