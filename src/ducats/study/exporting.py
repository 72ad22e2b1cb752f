"""Data sets: every decision of many games, as JSON lines or as a Parquet file."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from ducats.adapters.players import Player
from ducats.adapters.table import paid
from ducats.encoding.extra import needed_for
from ducats.engine.errors import BadOptions
from ducats.games.levels import RANDOM
from ducats.study.playing import CHUNK, Plan, decisions, name_of, opened, outcome_of, plan_of, shared_out


class Row(msgspec.Struct, frozen=True):
    """One decision: what a seat saw, what it could answer, what it answered, and how its game ended."""

    game: int
    seed: str
    step: int
    """Which decision of the game."""
    seat: int
    bot: str
    question: str
    view: msgspec.Raw
    """What the seat saw; `question.choices` in it are the legal actions in words."""
    legal: list[int]
    """The legal answers as the question numbers them."""
    answer: int
    action: msgspec.Raw
    """The answer in words."""
    rank: int = 0
    score: int = 0
    win_share: float = 0.0


Progress = Callable[[int], None]
"""Called with how many more games are written."""


def export(
    game: str,
    file: Path | str,
    *,
    seats: int = 3,
    bots: Player | Sequence[Player] = RANDOM,
    games: int = 100,
    seed: int | str = 0,
    processes: int = 1,
    options: Mapping[str, Any] | None = None,
    progress: Progress | None = None,
) -> int:
    """Play games and write all decisions to `file`: .jsonl or .parquet. Returns how many there are."""
    path = Path(file)
    if path.suffix not in (".jsonl", ".parquet"):
        raise BadOptions(f"{path.name}: data sets are written to .jsonl or .parquet")
    plan = plan_of(game, seats, bots, seed, options, rotate=False)
    chunks = _counted(shared_out(_chunk, plan, games, processes), games, progress)
    return _write_json_lines(path, chunks) if path.suffix == ".jsonl" else _write_parquet(path, chunks)


def _counted(chunks: Iterable[bytes], games: int, progress: Progress | None) -> Iterator[bytes]:
    for number, chunk in enumerate(chunks):
        yield chunk
        if progress is not None:
            progress(min(CHUNK, games - number * CHUNK))


def _chunk(plan: Plan, numbers: range) -> bytes:
    """JSON lines: they travel between processes as they are written."""
    rows = (row for number in numbers for row in _game(plan, number))
    return b"".join(msgspec.json.encode(row) + b"\n" for row in rows)


def _game(plan: Plan, number: int) -> list[Row]:
    table, bots = opened(plan, number)
    names = [name_of(player) for player in plan.line_up(number)]
    rows = [
        Row(
            game=number,
            seed=table.seed,
            step=step,
            seat=made.seat,
            bot=names[made.seat],
            question=table.play.ask().question,
            view=msgspec.Raw(msgspec.json.encode(made.view)),
            legal=list(table.play.legal(made.seat)),
            answer=made.answer,
            action=msgspec.Raw(msgspec.json.encode(table.play.say(made.seat, made.answer))),
        )
        for step, made in enumerate(decisions(table, bots))
    ]
    outcome = outcome_of(table)
    shares = paid(outcome, "win_share")
    return [
        msgspec.structs.replace(
            row, rank=outcome.ranks[row.seat], score=outcome.scores[row.seat], win_share=shares[row.seat]
        )
        for row in rows
    ]


def _write_json_lines(path: Path, chunks: Iterable[bytes]) -> int:
    count = 0
    with path.open("wb") as out:
        for lines in chunks:
            out.write(lines)
            count += lines.count(b"\n")
    return count


def _write_parquet(path: Path, chunks: Iterable[bytes]) -> int:
    """Views and actions are columns of JSON text; every chunk of games is a row group."""
    with needed_for("a Parquet file"):
        import pyarrow as pa
        from pyarrow import parquet
    text, number = pa.string(), pa.int32()
    kinds = {int: number, str: text, msgspec.Raw: text, float: pa.float64(), list[int]: pa.list_(number)}
    fields = msgspec.structs.fields(Row)
    schema = pa.schema([(field.name, kinds[field.type]) for field in fields])
    count = 0
    with parquet.ParquetWriter(path, schema) as writer:
        for lines in chunks:
            rows = [msgspec.json.decode(line, type=Row) for line in lines.splitlines()]
            columns = {field.name: [_plain(getattr(row, field.name)) for row in rows] for field in fields}
            writer.write_table(pa.table(columns, schema=schema))
            count += len(rows)
    return count


def _plain(value: Any) -> Any:
    return bytes(value).decode() if isinstance(value, msgspec.Raw) else value
