"""Data files: every printed value with where it is known from, so that an owner of the box can correct it."""

import json
import re
import tomllib
from collections.abc import Iterator
from typing import Any, Final, Generic, Literal, NamedTuple, TypeVar

import msgspec

from ducats.engine.errors import BadData

Provenance = Literal["seed", "web", "reconstructed", "owner"]
"""The rule text, another public source, our reconstruction, or an owner reading their own box."""

KEY_DOTS: Final = 16
"""No key is nested deeper; reading a dotted key takes time by the square of its depth."""
_BETWEEN_KEYS: Final = re.compile(r"[=,{}\[\]\n]")

V = TypeVar("V")
D = TypeVar("D")


class Sourced(msgspec.Struct, Generic[V], frozen=True, forbid_unknown_fields=True):
    """A printed value and its source."""

    value: V
    provenance: Provenance


def read_data(text: str, into: type[D]) -> D:
    """A TOML text as a game's data struct; BadData says where it does not fit."""
    try:
        return msgspec.convert(_tables(text), into, strict=True)
    except msgspec.ValidationError as error:
        raise _unusable(str(error)) from error


def _tables(text: str) -> dict[str, Any]:
    if any(part.count(".") > KEY_DOTS for part in _BETWEEN_KEYS.split(text)):
        raise _unusable(f"more than {KEY_DOTS} dots in a row")
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        # ValueError: no TOML, or a number of thousands of digits.
        raise _unusable(str(error)) from error


def _unusable(why: str) -> BadData:
    return BadData(f"the data file cannot be used: {why[:300]}")


class Difference(NamedTuple):
    """A value in which a corrected copy differs from the file that comes with the game."""

    path: str
    """Where it stands: `prices.levels.3.sell`."""
    shipped: str | None
    """As it is written; None: it does not stand there."""
    yours: str | None


def differences(shipped: str, yours: str) -> tuple[Difference, ...]:
    """In the order of the file that comes with the game, then what only the copy has.

    Where a value was read is no difference.
    """
    before, after = dict(_values(_tables(shipped))), dict(_values(_tables(yours)))
    return tuple(
        Difference(path, before.get(path), after.get(path))
        for path in dict.fromkeys([*before, *after])
        if before.get(path) != after.get(path)
    )


def _values(thing: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """Every value by its path: `{ value, provenance }` is one, and so is a list of plain values."""
    if isinstance(thing, dict) and "value" in thing:
        yield path, _written(thing["value"])
    elif isinstance(thing, dict):
        for key, inner in thing.items():
            if key != "provenance":
                yield from _values(inner, f"{path}.{key}".lstrip("."))
    elif isinstance(thing, list) and any(isinstance(each, dict) for each in thing):
        for number, each in enumerate(thing, 1):
            # A space of a board keeps its name wherever it stands in the list.
            name = each["id"] if isinstance(each, dict) and "id" in each else number
            yield from _values(each, f"{path}.{name}")
    else:
        yield path, _written(thing)


def _written(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
