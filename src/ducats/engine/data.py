"""Data files: every printed value with where it is known from, so that an owner of the box can correct it."""

import tomllib
from typing import Generic, Literal, TypeVar

import msgspec

from ducats.engine.errors import BadData

Provenance = Literal["seed", "web", "reconstructed", "owner"]
"""The rule text, another public source, our reconstruction, or an owner reading their own box."""

V = TypeVar("V")
D = TypeVar("D")


class Sourced(msgspec.Struct, Generic[V], frozen=True, forbid_unknown_fields=True):
    """A printed value and its source."""

    value: V
    provenance: Provenance


def read_data(text: str, into: type[D]) -> D:
    """A TOML text as a game's data struct; BadData says where it does not fit."""
    try:
        return msgspec.convert(tomllib.loads(text), into, strict=True)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadData(f"the data file cannot be used: {error}") from error
