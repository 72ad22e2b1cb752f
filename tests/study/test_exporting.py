"""Every decision, written down."""

import json
from pathlib import Path

import msgspec
import pyarrow.parquet as pq
import pytest

from ducats.adapters.table import Table
from ducats.engine.errors import BadOptions
from ducats.games import GAMES, find
from ducats.study import export


def rows(file: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()]


@pytest.mark.parametrize("game", GAMES)
def test_the_decisions_play_the_games_again(game: str, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    count = export(game, file, seats=2, games=2, seed="again")
    written = rows(file)
    assert len(written) == count
    rules = find(game)
    for number in range(2):
        mine = [row for row in written if row["game"] == number]
        assert [row["step"] for row in mine] == list(range(len(mine)))
        table = Table(game, 2)
        table.begin(str(mine[0]["seed"]))
        for row in mine:
            seat, answer = row["seat"], row["answer"]
            assert isinstance(seat, int)
            assert isinstance(answer, int)
            assert row["view"] == json.loads(msgspec.json.encode(table.view(seat)))
            assert row["question"] == table.play.ask().question
            assert row["legal"] == table.play.legal(seat)
            assert rules.read_action(json.dumps(row["action"])) == table.play.say(seat, answer)
            table.take(seat, answer)
        outcome = table.play.outcome()
        assert outcome is not None
        assert {(row["seat"], row["rank"], row["score"]) for row in mine} <= set(
            zip(range(2), outcome.ranks, outcome.scores, strict=True)
        )


def test_the_file_does_not_depend_on_the_processes(tmp_path: Path) -> None:
    alone, shared = tmp_path / "alone.jsonl", tmp_path / "shared.jsonl"
    for file, processes in ((alone, 1), (shared, 2)):
        export("musketeers", file, games=9, processes=processes, options={"match_mode": "single_hand"})
    assert alone.read_bytes() == shared.read_bytes()


def test_parquet_holds_the_same_rows(tmp_path: Path) -> None:
    done: list[int] = []
    lines, parquet = tmp_path / "games.jsonl", tmp_path / "games.parquet"
    count = export("marracash", lines, seats=2, games=9, progress=done.append)
    assert done == [8, 1]
    assert export("marracash", parquet, seats=2, games=9) == count
    table = pq.read_table(parquet)
    assert table.num_rows == count
    for row, same in zip(table.to_pylist(), rows(lines), strict=True):
        row["view"], row["action"] = json.loads(row["view"]), json.loads(row["action"])
        assert row == same


def test_other_kinds_of_files_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadOptions, match=r"\.jsonl or \.parquet"):
        export("musketeers", tmp_path / "games.csv")
