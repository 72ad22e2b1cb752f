"""The shape of data.toml. Never compiled: mypyc would drop what makes a Struct strict."""

from typing import Annotated

import msgspec

from ducats.engine.data import Provenance, Sourced

Dirham = Annotated[int, msgspec.Meta(ge=0, le=500, multiple_of=25)]
Cash = Annotated[int, msgspec.Meta(ge=100, le=3000, multiple_of=25)]
Step = Annotated[int, msgspec.Meta(ge=25, le=500, multiple_of=25)]
Name = Annotated[str, msgspec.Meta(pattern=r"^\S{1,20}$")]
Count = Annotated[int, msgspec.Meta(ge=1, le=20)]
Refill = Annotated[int, msgspec.Meta(ge=1, le=6)]


class PrintedCommission(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    upto: Sourced[Dirham]
    low: Sourced[Dirham]
    high: Sourced[Dirham]


class PrintedVisitors(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    yellow: Sourced[Count]
    red: Sourced[Count]
    blue: Sourced[Count]
    green: Sourced[Count]
    purple: Sourced[Count]

    def counts(self) -> tuple[int, ...]:
        colours = (self.yellow, self.red, self.blue, self.green, self.purple)
        return tuple(colour.value for colour in colours)


class PrintedSouvenirs(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    yellow: Sourced[tuple[Dirham, ...]]
    red: Sourced[tuple[Dirham, ...]]
    blue: Sourced[tuple[Dirham, ...]]
    green: Sourced[tuple[Dirham, ...]]
    purple: Sourced[tuple[Dirham, ...]]

    def values(self) -> tuple[tuple[int, ...], ...]:
        colours = (self.yellow, self.red, self.blue, self.green, self.purple)
        return tuple(colour.value for colour in colours)


class PrintedSouk(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rows: tuple[str, ...]
    provenance: Provenance


class PrintedDoor(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    faces: tuple[str, ...]
    provenance: Provenance


class Printed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    min_bid: Sourced[Dirham]
    customer_pay: Sourced[Annotated[tuple[Dirham, ...], msgspec.Meta(min_length=1, max_length=20)]]
    signs: Sourced[Annotated[int, msgspec.Meta(ge=1, le=12)]]
    entrance_group: Sourced[Annotated[int, msgspec.Meta(ge=1, le=5)]]
    refill: Sourced[Annotated[tuple[Refill, ...], msgspec.Meta(min_length=1)]]
    open_cards: Sourced[Annotated[int, msgspec.Meta(ge=1, le=2)]]
    auction_commission: PrintedCommission
    move_commission: PrintedCommission
    visitors: PrintedVisitors
    more_visitors: PrintedVisitors
    souvenirs: PrintedSouvenirs
    souk: PrintedSouk
    doors: tuple[PrintedDoor, ...] = ()
    # Copies of the file that were made before these values stood in it mean the ones of the box.
    names: Sourced[tuple[Name, Name, Name, Name]] = Sourced(("Ali", "Anfa", "Omar", "Leila"), "seed")
    start_cash: Sourced[Cash] = Sourced(1200, "seed")
    bid_step: Sourced[Step] = Sourced(25, "web")
