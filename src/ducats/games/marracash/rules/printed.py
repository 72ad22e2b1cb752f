"""The printed numbers of MarraCash. The only reader of data.toml."""

from functools import lru_cache
from importlib.resources import files
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ducats.engine import bits
from ducats.engine.data import read_data
from ducats.engine.errors import BadData
from ducats.games.marracash.rules import messages as m
from ducats.games.marracash.rules.data_file import Printed
from ducats.games.marracash.rules.souk import (
    COLOURS,
    ENTRANCES,
    EXITS,
    FOUNTAINS,
    LETTERS,
    SHOPS_PER_COLOUR,
    Souk,
)

CARDS_PER_COLOUR: Final = 5
CARDS: Final = 25
COLOUR_COUNT: Final = 5
MOST_FIGURES: Final = 100
MOST_CUSTOMERS: Final = 2 * MOST_FIGURES + 1
"""More than rules or bots ever count in one shop."""
MOST_REFILL: Final = 6
NO_END: Final = -1
"""Where no way leads."""


@final
class PrintedData:
    """data.toml (or an owner's corrected copy) in the form the rules use."""

    def __init__(self, data: Printed) -> None:
        self.names: Final = data.names.value
        self.start_cash: Final = data.start_cash.value
        self.bid_step: Final = data.bid_step.value
        self.min_bid: Final[i64] = data.min_bid.value
        self.customer_pay: Final = data.customer_pay.value
        self.signs: Final = data.signs.value
        self.entrance_group: Final = data.entrance_group.value
        self.refill: Final = tuple(sorted(set(data.refill.value)))
        self.open_cards: Final[i64] = data.open_cards.value
        auction, move = data.auction_commission, data.move_commission
        self.auction_upto: Final[i64] = auction.upto.value
        self.auction_low: Final[i64] = auction.low.value
        self.auction_high: Final[i64] = auction.high.value
        self.move_upto: Final[i64] = move.upto.value
        self.move_low: Final[i64] = move.low.value
        self.move_high: Final[i64] = move.high.value
        self.visitors: Final = data.visitors.counts()
        self.more_visitors: Final = data.more_visitors.counts()
        self._takings: Final = cumulated(self.customer_pay, MOST_CUSTOMERS)
        values = data.souvenirs.values()
        self.card_values: Final = tuple(value for colour in values for value in sorted(colour))
        """MC-60, MC-65: by card number, five of each colour in the order of COLOURS, cheapest first."""
        self.card_names: Final = tuple(
            f"{LETTERS[card // CARDS_PER_COLOUR]}{value}" for card, value in enumerate(self.card_values)
        )
        self.card_numbers: Final = {name: card for card, name in enumerate(self.card_names)}
        narrowed = {door.id: door.faces for door in data.doors}
        self.souk: Final = Souk(data.souk.rows, narrowed)
        self.ways: Final = Ways(self.souk)
        self.moves: Final = [
            m.MoveGroup(way // EXITS + 1, int(self.ways.ends[way]) + 1) for way in range(FOUNTAINS * EXITS)
        ]
        """By way: the action that goes it."""
        self._most_refill: Final = max(self.refill)
        self._refills: Final = [
            [self._refills_for(empty, waiting) for empty in range(1 << ENTRANCES)]
            for waiting in range(self._most_refill + 1)
        ]

    def cast(self, more: bool) -> tuple[int, ...]:
        """MC-58: how many visitors of each colour take part."""
        return self.more_visitors if more else self.visitors

    def refill_counts(self, waiting: int) -> list[int]:
        """MC-53, MC-R21: two to four, no more than there are; a single last visitor comes alone."""
        counts = [count for count in self.refill if count <= waiting]
        return counts if counts or not waiting else [waiting]

    def refills(self, empty: i64, waiting: i64) -> list[int]:
        """MC-51: entrance (those in the set `empty`), end of the line and count, as numbers."""
        return self._refills[min(waiting, self._most_refill)][empty]

    def _refills_for(self, empty: int, waiting: int) -> list[int]:
        return [
            (entrance * 2 + end) * MOST_REFILL + count - 1
            for entrance in range(ENTRANCES)
            if empty >> entrance & 1
            for end in range(2)
            for count in self.refill_counts(waiting)
        ]

    def pay(self, customer: int) -> int:
        """MC-40: what the 1st, 2nd, ... customer of a shop spends."""
        return self.customer_pay[min(customer, len(self.customer_pay)) - 1]

    def takings(self, before: i64, visitors: i64) -> i64:
        """MC-41: what several visitors spend who enter a shop one after another."""
        return self._takings[before + visitors] - self._takings[before]

    def auction_commission(self, price: i64) -> i64:
        """MC-26: what the auctioneer gets of a price."""
        return self.auction_low if price <= self.auction_upto else self.auction_high

    def move_commission(self, total: i64, customers: i64) -> i64:
        """MC-45, MC-46: by the whole of what the owner took, for each customer brought."""
        return customers * (self.move_low if total <= self.move_upto else self.move_high)


@final
class Ways:
    """The souk in the form in which groups move about: a way is a fountain and the number of one exit."""

    def __init__(self, souk: Souk) -> None:
        passed: list[tuple[int, ...]] = [()] * (FOUNTAINS * EXITS)
        ends = [NO_END] * (FOUNTAINS * EXITS)
        for fountain, exits in enumerate(souk.exits):
            for number, end in enumerate(exits):
                passed[fountain * EXITS + number] = souk.passed[fountain][number]
                ends[fountain * EXITS + number] = end
        self.passed: Final = passed
        """By way: the shops on it in the order of their first door."""
        self.ends: Final = vec[i64](ends)
        self.doors: Final = vec[i64]([shop for shops in passed for shop in shops])
        """The shops on all ways, one after another."""
        self.first_door: Final = vec[i64](cumulated_lengths(passed))
        """By way, and after the last of them, an index of `doors`."""
        self.shops: Final = vec[i64]([bits.of(shops) for shops in passed])
        """By way: the set of shops on it."""
        self.exits: Final = vec[i64]([len(exits) for exits in souk.exits])
        """By fountain."""
        self.forks: Final = bits.of([f for f in range(FOUNTAINS) if len(souk.exits[f]) > 1])
        """The set of fountains with more than one exit."""
        self.entrances: Final = vec[i64](list(souk.entrances))
        self.in_front: Final = vec[i64]([bits.of(fountains) for fountains in souk.in_front])
        """MC-50, by shop: the set of fountains in front of its doors."""

    def between(self, start: int, end: int) -> int:
        """The way from a fountain to a neighbouring one; NO_END if there is none."""
        for number in range(EXITS):
            if self.ends[start * EXITS + number] == end:
                return start * EXITS + number
        return NO_END


def cumulated_lengths(passed: list[tuple[int, ...]]) -> list[int]:
    sums = [0]
    for shops in passed:
        sums.append(sums[-1] + len(shops))
    return sums


def cumulated(pay: tuple[int, ...], most: int) -> vec[i64]:
    """MC-40, MC-41: what the first 0, 1, 2, ... customers of a shop spend together."""
    sums = [0]
    for customer in range(most):
        sums.append(sums[-1] + pay[min(customer, len(pay) - 1)])
    return vec[i64](sums)


def shop_colour(shop: i64) -> i64:
    """Shops are numbered colour by colour."""
    return shop // SHOPS_PER_COLOUR


def card_colour(card: int) -> int:
    return card // CARDS_PER_COLOUR


def read_printed(text: str) -> PrintedData:
    """A data file as printed data; BadData says what contradicts the rules."""
    data = read_data(text, Printed)
    for colour, values in zip(COLOURS, data.souvenirs.values(), strict=True):
        if len(values) != CARDS_PER_COLOUR or len(set(values)) != CARDS_PER_COLOUR:
            raise BadData(
                f"MC-60: souvenirs.{colour} must be {CARDS_PER_COLOUR} different values", rule="MC-60"
            )
    if data.min_bid.value == 0 or 0 in data.customer_pay.value:
        raise BadData("MC-18, MC-40: the lowest bid and every payment are above 0", rule="MC-40")
    if data.min_bid.value % data.bid_step.value:
        raise BadData("MC-20: the lowest bid must be a multiple of the bidding step", rule="MC-20")
    if len(set(data.names.value)) != len(data.names.value):
        raise BadData("MC-4: the four merchants have different names", rule="MC-4")
    move = data.move_commission
    if min(data.customer_pay.value) < max(move.low.value, move.high.value):
        raise BadData("MC-R34: a customer must pay at least what they may cost in commission", rule="MC-R34")
    for counts in (data.visitors.counts(), data.more_visitors.counts()):
        _check_cast(counts, data.entrance_group.value)
    return PrintedData(data)


def _check_cast(counts: tuple[int, ...], group: int) -> None:
    """MC-9: nobody could line them up if one colour outweighed the others."""
    most = max(counts)
    if most > 2 * (sum(counts) - most - 3 * group):
        raise BadData(f"MC-58: {most} of {sum(counts)} visitors in one colour are too many", rule="MC-58")


DATA_TEXT: Final = (files("ducats.games.marracash") / "data.toml").read_text(encoding="utf-8")
PRINTED: Final = read_printed(DATA_TEXT)


@lru_cache(maxsize=8)
def printed_of(data: str | None) -> PrintedData:
    return PRINTED if data is None or data == DATA_TEXT else read_printed(data)
