"""Arguments as a person writes them, read into what the program uses."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from ducats.engine.errors import BadOptions
from ducats.engine.messages import Seat
from ducats.engine.record import Record, read, read_header
from ducats.engine.rules import Rules
from ducats.games import find
from ducats.texts import Texts, language_of_machine


def texts_of(language: str | None) -> Texts:
    return Texts(language_of_machine() if language is None else language)


def read_options(rules: Rules, written: Sequence[str] | None, preset: str | None = None) -> dict[str, Any]:
    """`match_target=40` and the like, on top of a preset; numbers and true/false are read as such."""
    raw: dict[str, Any] = dict(rules.preset(preset))
    for part in (part for group in written or () for part in group.split(",")):
        name, equals, value = part.partition("=")
        if not equals:
            raise BadOptions(f"an option is written NAME=VALUE, not {part!r}")
        raw[name.strip()] = value.strip()
    try:
        options = msgspec.convert(raw, rules.meta.options, strict=False)
    except msgspec.ValidationError as error:
        raise BadOptions(f"options of {rules.meta.id}: {error}") from error
    told: dict[str, Any] = msgspec.to_builtins(options)
    return told


def read_levels(written: str) -> list[str]:
    """Levels of bots, separated by commas."""
    return [level.strip() for level in written.split(",") if level.strip()]


def read_data(file: Path | None) -> str | None:
    return None if file is None else file.read_text(encoding="utf-8")


def read_record(file: Path) -> tuple[Rules, Record]:
    """A record and the rules of its game."""
    text = file.read_bytes()
    rules = find(read_header(text).game)
    return rules, read(rules, text)


def read_viewer(written: str, seats: int) -> Seat | str:
    """A seat, `open` or `spectator`."""
    if written.lower() in ("open", "spectator"):
        return written.lower()
    letters = "ABCDEFGH"[:seats]
    if len(written) == 1 and written.upper() in letters:
        return letters.index(written.upper())
    raise BadOptions(
        f"--seat is one of {', '.join(letters)}, spectator or open, not {written!r}", code="no_such_seat"
    )


def read_moment(number: int | None, last: int) -> int:
    """A moment counted from the opening, or backwards from the end."""
    if number is None:
        return last
    counted = number if number >= 0 else last + 1 + number
    if not 0 <= counted <= last:
        raise BadOptions(f"there are moments 0 to {last}, not {number}", code="no_such_moment")
    return counted


def chairs(game: str, wanted: int | None, usual: int) -> int:
    """As many as wanted; otherwise the usual number, or the most the game allows."""
    return min(usual, find(game).meta.max_seats) if wanted is None else wanted
