"""The shape of data.toml. Never compiled: mypyc would drop what makes a Struct strict."""

from typing import Annotated, Literal

import msgspec

from ducats.engine.data import Provenance, Sourced

Florins = Annotated[int, msgspec.Meta(ge=0, le=20_000)]
Price = Annotated[int, msgspec.Meta(ge=1, le=20_000)]
Count = Annotated[int, msgspec.Meta(ge=1, le=20)]
Few = Annotated[int, msgspec.Meta(ge=1, le=3)]
Title = Annotated[str, msgspec.Meta(pattern=r"^[\w.'’-]+( [\w.'’-]+)*$", max_length=24)]
Token = Annotated[int, msgspec.Meta(ge=1, le=9)]
Coordinate = Annotated[int, msgspec.Meta(ge=0, le=2000)]


class PrintedBonus(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    values: Sourced[Annotated[tuple[Florins, ...], msgspec.Meta(min_length=2, max_length=12)]]
    start_with_wagon: Sourced[Florins]
    start_without_wagon: Sourced[Florins]


class PrintedSetup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    wagons_2010: Sourced[tuple[str, str, str]]
    wagons_1999: Sourced[tuple[str, str, str]]
    courier: Sourced[str]
    courier_city: Sourced[str]


class PrintedLevel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    buy: Price
    sell: Price
    provenance: Provenance


class PrintedPrices(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    levels: Annotated[tuple[PrintedLevel, ...], msgspec.Meta(min_length=2, max_length=12)]


class PrintedTrack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    step_costs: Annotated[tuple[Sourced[Price], ...], msgspec.Meta(min_length=1, max_length=20)]


class PrintedLadder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    upkeep: Annotated[tuple[Sourced[Florins], ...], msgspec.Meta(min_length=3, max_length=20)]
    # Copies of the file that were made before titles stood in it have none of their own.
    titles: Sourced[tuple[Title, ...]] = Sourced((), "reconstructed")


class PrintedInvestment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    power: Sourced[Price]
    price: Sourced[Price]


class PrintedInfluence(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    copies: Sourced[Annotated[int, msgspec.Meta(ge=0, le=9)]]
    power: Sourced[Price]


class PrintedFirstEdition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pairs: Sourced[tuple[tuple[str, str], ...]]
    pair_price: Sourced[Florins]
    strong_from: Sourced[Price]
    credits: Sourced[Count]
    missing_influence: Sourced[tuple[str, ...]]


class PrintedSpace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    kind: Literal["city", "junction", "road"]
    x: Coordinate
    y: Coordinate
    neighbours: tuple[str, ...]
    provenance: Provenance


class PrintedRoads(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    spaces: tuple[PrintedSpace, ...]


class Printed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    start_cash: Sourced[Price]
    money_unit: Sourced[Price]
    supply_per_good: Sourced[Count]
    max_purchase: Sourced[Few]
    master_load_max: Sourced[Annotated[int, msgspec.Meta(ge=1, le=5)]]
    movement_tokens: Sourced[Annotated[tuple[Token, ...], msgspec.Meta(min_length=2, max_length=5)]]
    max_climb_per_round: Sourced[Few]
    credit_amount: Sourced[Price]
    credit_repay: Sourced[Price]
    destitute_threshold: Sourced[Florins]
    invest_display: Sourced[Annotated[int, msgspec.Meta(ge=1, le=8)]]
    quote_max: Sourced[Florins]
    invest_auctions: dict[str, Sourced[Few]]
    end_arrivals: dict[str, Sourced[Count]]
    short_end_arrivals: dict[str, Sourced[Count]]
    bonus: PrintedBonus
    setup: PrintedSetup
    prices: PrintedPrices
    arrival_track: PrintedTrack
    ladder: PrintedLadder
    markets: dict[str, Sourced[tuple[str, ...]]]
    investments: dict[str, PrintedInvestment]
    influence: dict[str, PrintedInfluence]
    edition_1999: PrintedFirstEdition
    roads: PrintedRoads
    # Copies of the file that were made before these values stood in it mean the ones of the box.
    guest_load_max: Sourced[Few] = Sourced(2, "seed")
    credits: Sourced[Count] = Sourced(4, "seed")
