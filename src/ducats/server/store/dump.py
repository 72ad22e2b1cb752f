"""All rows of a database in one packed file that either engine can be filled from.

A header, then for each table its columns and its rows, then how many rows there were: a file that was cut off
has no end.
"""

import base64
import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

import ducats
from ducats.server.store.base import StoreError
from ducats.server.store.database import Database, Row, checked

T = TypeVar("T")

SUFFIX: Final = ".jsonl.gz"
FORMAT: Final = "ducats/dump/1"
LEFT_OUT: Final = frozenset({"schema_version", "workers", "wanted_reviews", "secrets"})
"""The header has the schema's version; the others say who is alive, who waits, and under which marks."""
MARKS: Final = frozenset({"address"})
"""Columns that are left out, too: without the secret they mean nothing."""
AT_ONCE: Final = 500


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    format: str
    ducats: str
    schema: int


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rows that follow are of this table."""

    table: str
    columns: list[str]


class End(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rows: int


async def write(database: Database, file: Path) -> int:
    """The number of rows written. The file appears under its name only when it is whole."""
    file.parent.mkdir(parents=True, exist_ok=True)
    unfinished = file.with_name(file.name + ".part")
    count = 0
    try:
        with gzip.open(unfinished, "wb", compresslevel=6) as out:
            head = Head(FORMAT, ducats.__version__, await database.schema_version())
            out.write(_line(head))
            for table in await _in_order(database):
                columns = [name for name in await database.columns(table) if name not in MARKS]
                out.write(_line(Part(table, columns)))
                async for row in database.read(f"SELECT {', '.join(columns)} FROM {checked(table)}"):  # noqa: S608
                    out.write(_line([_packed(value) for value in row]))
                    count += 1
            out.write(_line(End(count)))
        unfinished.replace(file)
    except OSError as error:
        raise StoreError(f"{file} cannot be written: {error}") from error
    finally:
        unfinished.unlink(missing_ok=True)
    return count


def check(file: Path) -> None:
    """StoreError unless the file begins as a copy does."""
    _head_of(_lines(file), file)


async def read_into(database: Database, file: Path, force: bool) -> int:
    """Fill an empty database, or with `force` any. StoreError if the file is not whole."""
    if not force and await database.run("SELECT 1 FROM people LIMIT 1"):
        raise StoreError(f"{database.name} is not empty; --force replaces what is there")
    await database.let_starters_wait()
    await _check_unused(database)
    for table in reversed(await _in_order(database)):
        await database.run(f"DELETE FROM {checked(table)}")  # noqa: S608 - checked
    lines = _lines(file)
    head = _head_of(lines, file)
    schema = await database.schema_version()
    if head.format != FORMAT or head.schema != schema:
        raise StoreError(
            f"{file} has schema {head.schema} of ducats {head.ducats}, and the database {schema}:"
            " restore it with that version, and then upgrade"
        )
    filling = _Filling(database, file)
    for line in lines:
        if line.startswith(b'{"table"'):
            await filling.begin(_read(line, Part, file))
        elif line.startswith(b"{"):
            await filling.flush()
            if _read(line, End, file).rows != filling.count:
                break
            # The workers that had taken what is due are gone.
            await database.run("UPDATE due SET taken_by = NULL")
            # A server may have been about to connect at the first check.
            await _check_unused(database)
            return filling.count
        else:
            await filling.add(_read(line, list[Any], file))
    raise StoreError(f"{file} is not whole")


async def _check_unused(database: Database) -> None:
    if await database.is_used():
        raise StoreError(f"servers or workers are running on {database.name}; stop them first")


class _Filling:
    """Rows on their way into a database, some at a time."""

    def __init__(self, database: Database, file: Path) -> None:
        self._database = database
        self._file = file
        self._part = Part("", [])
        self._types: list[str] = []
        self._waiting: list[Row] = []
        self.count = 0

    async def begin(self, part: Part) -> None:
        await self.flush()
        types = await self._database.columns(part.table)
        if not set(part.columns) <= set(types) or part.table in LEFT_OUT:
            raise StoreError(f"{self._file} has rows of {part.table} that this Ducats does not know")
        self._part, self._types = part, [types[column] for column in part.columns]

    async def add(self, row: list[Any]) -> None:
        if len(row) != len(self._types):
            raise StoreError(f"{self._file} is damaged: a row of {self._part.table} is too short or too long")
        self._waiting.append(tuple(map(_unpacked, row, self._types)))
        self.count += 1
        if len(self._waiting) == AT_ONCE:
            await self.flush()

    async def flush(self) -> None:
        if self._waiting:
            await self._database.add(self._part.table, self._part.columns, self._waiting)
        self._waiting = []


async def _in_order(database: Database) -> list[str]:
    """Every table after those that its rows refer to."""
    left = sorted(set(await database.tables()) - LEFT_OUT)
    references = [entry for entry in await database.references() if entry.table != entry.to]
    ordered: list[str] = []
    while left:
        ready = [
            table
            for table in left
            if all(entry.to in ordered for entry in references if entry.table == table)
        ]
        if not ready:
            raise StoreError(f"tables of {database.name} refer to each other in a circle")
        ordered += ready
        left = [table for table in left if table not in ready]
    return ordered


def _head_of(lines: Iterator[bytes], file: Path) -> Head:
    return _read(next(lines, b""), Head, file)


def _line(value: Any) -> bytes:
    return msgspec.json.encode(value) + b"\n"


def _lines(file: Path) -> Iterator[bytes]:
    try:
        with gzip.open(file, "rb") as text:
            yield from text
    except gzip.BadGzipFile as error:
        raise StoreError(
            f"{file} is no copy of rows, which 'ducats backup' writes into a {SUFFIX}"
        ) from error
    except (OSError, EOFError) as error:
        raise StoreError(f"{file} cannot be read: {error}") from error


def _read(line: bytes, kind: type[T], file: Path) -> T:
    try:
        return msgspec.json.decode(line, type=kind)
    except msgspec.DecodeError as error:
        raise StoreError(f"{file} is no copy of a database of Ducats: {error}") from error


def _packed(value: Any) -> Any:
    return {"base64": base64.b64encode(value).decode()} if isinstance(value, bytes) else value


def _unpacked(value: Any, kind: str) -> Any:
    """SQLite stores booleans as numbers; JSON writes a whole number of seconds without a decimal point."""
    if isinstance(value, dict):
        return base64.b64decode(value["base64"])
    if value is None:
        return None
    if kind == "BOOLEAN":
        return bool(value)
    return float(value) if kind == "DOUBLE PRECISION" else value
