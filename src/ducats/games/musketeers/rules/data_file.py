"""The shape of data.toml. Never compiled: mypyc would drop what makes a Struct strict."""

from typing import Annotated

import msgspec

from ducats.engine.data import Sourced

Number = Annotated[int, msgspec.Meta(ge=0, le=1000)]


class PrintedMusketeers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    values: Sourced[tuple[Number, ...]]
    swords: Sourced[tuple[Number, ...]] | None = None
    """None in files from before swords could be corrected: 0 to 4."""


class PrintedFactors(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    jewel: Sourced[Number]
    prison: Sourced[Number]


class Printed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    guards: tuple[Sourced[Number], ...]
    guards_removed: dict[str, Sourced[tuple[Number, ...]]]
    musketeers: PrintedMusketeers
    factors: PrintedFactors
