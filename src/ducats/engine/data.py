"""Data files: every printed value with where it is known from, so that an owner of the box can correct it."""

import re
import tomllib
from typing import Final, Generic, Literal, TypeVar

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
    if any(part.count(".") > KEY_DOTS for part in _BETWEEN_KEYS.split(text)):
        raise BadData(f"the data file cannot be used: more than {KEY_DOTS} dots in a row")
    try:
        return msgspec.convert(tomllib.loads(text), into, strict=True)
    except (ValueError, RecursionError) as error:
        # ValueError: no TOML, a number of thousands of digits, or TOML that is no data file of the game.
        raise BadData(f"the data file cannot be used: {str(error)[:300]}") from error
