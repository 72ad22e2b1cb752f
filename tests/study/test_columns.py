"""Games between bots, counted."""

from typing import Any

import numpy as np
import pyarrow as pa
import pytest

from ducats.bots import Bot, choices_of
from ducats.engine.errors import BadOptions
from ducats.engine.messages import Action, SomeOf, View
from ducats.engine.rng import Rng
from ducats.games import GAMES, find
from ducats.study import Columns, run

FACTS = ["game", "seed", "seat", "bot", "rank", "score", "win_share", "answers"]
SHORT = {"match_mode": "single_hand"}


class First(Bot):
    """Always the first thing offered."""

    def choose(self, view: View, rng: Rng) -> Action:
        choices = choices_of(view)
        if isinstance(choices, SomeOf):
            taken: dict[str, Any] = {choices.field: choices.items[: choices.count]}
            return find(view.game).read_action({"type": choices.action, **taken})
        action: Action = choices.actions[0]
        return action


def facts(columns: Columns) -> list[list[Any]]:
    return [columns[name].tolist() for name in FACTS]


@pytest.mark.parametrize("game", GAMES)
def test_one_row_per_game_and_seat(game: str) -> None:
    columns = run(game, seats=2, games=3, seed="rows")
    assert list(columns) == [*FACTS, "seconds"]
    assert columns["game"].tolist() == [0, 0, 1, 1, 2, 2]
    assert columns["seat"].tolist() == [0, 1] * 3
    assert columns["win_share"].reshape(3, 2).sum(axis=1).tolist() == [1.0] * 3
    assert (columns["answers"] > 0).all()
    assert (columns["seconds"] >= 0).all()
    assert ((columns["rank"] == 1) == (columns["win_share"] > 0)).all()


def test_a_seed_gives_the_same_rows_for_any_number_of_processes() -> None:
    plan: dict[str, Any] = {
        "seats": 3,
        "bots": ["page", First()],
        "games": 10,
        "rotate": True,
        "options": SHORT,
    }
    alone = run("musketeers", **plan, seed=1)
    assert facts(alone) == facts(run("musketeers", **plan, seed=1, processes=2))
    assert facts(alone) != facts(run("musketeers", **plan, seed=2))


def test_bots_move_round_the_table() -> None:
    still = run("musketeers", 3, ["page", "random", First()], games=4, options=SHORT)
    assert still["bot"].reshape(4, 3).tolist() == [["page", "random", "First"]] * 4
    moving = run("musketeers", 3, ["page", "random", First()], games=4, options=SHORT, rotate=True)
    assert moving["bot"].reshape(4, 3)[:, 0].tolist() == ["page", "First", "random", "page"]
    assert moving.of("First")["seat"].tolist() == [2, 0, 1, 2]


def test_columns_become_an_arrow_table() -> None:
    columns = run("musketeers", 2, games=2, options=SHORT)
    table = columns.to_arrow()
    assert isinstance(table, pa.Table)
    assert table.column_names == list(columns)
    assert table["score"].to_pylist() == columns["score"].tolist()
    assert table.schema.field("win_share").type == pa.float64()
    assert columns["score"].dtype == np.int32


def test_what_does_not_fit_is_named() -> None:
    unfit: list[dict[str, Any]] = [
        {"seats": 5},
        {"bots": ["captaine"]},
        {"bots": []},
        {"games": 0},
        {"options": {"hats": 1}},
    ]
    for wrong in unfit:
        with pytest.raises(BadOptions):
            run("musketeers", **wrong)
