"""The shape of data.toml. Never compiled: mypyc would drop what makes a Struct strict."""

from typing import Annotated

import msgspec

from ducats.engine.data import Sourced

Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
Positive = Annotated[int, msgspec.Meta(ge=1, le=99)]
Coins = Annotated[int, msgspec.Meta(ge=1, le=9)]
Rate = tuple[Positive, Positive]


class PrintedJewels(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    diamonds_per_ruby: Sourced[Annotated[int, msgspec.Meta(ge=2, le=20)]]
    diamond_points: Sourced[Positive]
    ruby_points: Sourced[Positive]


class PrintedCoins(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    identical: Sourced[Positive]
    assassin: Sourced[Positive]
    pickpocket: Sourced[Positive]
    highwayman: Sourced[Positive]
    countess: Sourced[Positive]


class PrintedVariants(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    wedding_diamonds: Sourced[Positive]
    arson_coins: Sourced[Count]
    arson_diamonds: Sourced[Count]
    prophecy_coins: Sourced[Positive]
    mercenary_price: Sourced[Positive]


class PrintedCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    treasury: Sourced[Count]
    steal: Sourced[dict[str, Coins]]
    rate: Sourced[Rate] | None = None
    rate_now: Sourced[Rate] | None = None
    rate_marked: Sourced[Rate] | None = None


class Printed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    hand_size: Sourced[Annotated[int, msgspec.Meta(ge=3, le=8)]]
    coins_per_player: Sourced[Annotated[int, msgspec.Meta(ge=2, le=4)]]
    start_coins: Sourced[tuple[Count, Count]]
    jewels: PrintedJewels
    stock: dict[str, Sourced[tuple[Positive, Positive]]]
    coins: PrintedCoins
    variants: PrintedVariants
    cards: dict[str, PrintedCard]
