"""What of the souk never changes in a game: its ways, and the chance that a visitor ends in each shop."""

from functools import cache
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ducats.engine import bits
from ducats.games.marracash.rules.printed import (
    CARDS_PER_COLOUR,
    COLOUR_COUNT,
    MOST_CUSTOMERS,
    PrintedData,
    printed_of,
    shop_colour,
)
from ducats.games.marracash.rules.souk import EXITS, FOUNTAINS, SHOPS_PER_COLOUR
from ducats.mechanics.open_auction import NOBODY

PARTS: Final = 4
"""A horizon is counted in quarters of a move."""
EXTRA_WEIGHT_OF_ENTERING: Final = 2.0
"""How much rather a group is led where somebody earns by it."""

Position = tuple[tuple[int, ...], ...]
Row = tuple[float, ...]
PLACES: Final = FOUNTAINS + 1
"""The fountains, and after the last of them the line."""
CHANCES: Final = PLACES * SHOPS_PER_COLOUR
"""For each place the chances to enter each shop of a colour."""
SETS: Final = 1 << SHOPS_PER_COLOUR
"""Of bought shops of one colour."""


@final
class Town:
    """A board with all that can be worked out from it beforehand, or once and for all when first needed."""

    def __init__(self, printed: PrintedData) -> None:
        souk = printed.souk
        self.printed: Final = printed
        self.ways: Final = tuple(
            tuple(zip(ends, souk.passed[fountain], strict=True)) for fountain, ends in enumerate(souk.exits)
        )
        """From each fountain: where to, and past which shops."""
        self.ends: Final = printed.ways.ends
        """By move: where to."""
        self.exits: Final = printed.ways.exits
        self.usual_commission: Final = int(printed.move_low + printed.move_high) / 2.0
        """MC-45: for each customer."""
        self.in_front: Final = souk.in_front
        self.entrances: Final = souk.entrances
        self.shops: Final = tuple(
            tuple(range(colour * SHOPS_PER_COLOUR, (colour + 1) * SHOPS_PER_COLOUR))
            for colour in range(COLOUR_COUNT)
        )
        self._takings: Final = vec[float](
            [float(int(printed.takings(0, number))) for number in range(MOST_CUSTOMERS + 1)]
        )
        values = printed.card_values
        self.souvenir_values: Final = [
            sum(values[colour * CARDS_PER_COLOUR : (colour + 1) * CARDS_PER_COLOUR])
            for colour in range(COLOUR_COUNT)
        ]
        """MC-65, by colour: all its cards together."""
        self._entered: Final = vec[i64](
            [
                first_bought(passed, colour, owned)
                for passed in self._passed()
                for colour in range(COLOUR_COUNT)
                for owned in range(1 << SHOPS_PER_COLOUR)
            ]
        )
        self._reaches: dict[int, Reaches] = {}
        self.remembered: dict[Position, list[int]] = {}
        """Answers to positions that were thought about before."""

    def _passed(self) -> list[tuple[int, ...]]:
        """By move: the shops on its way, in their order."""
        found: list[tuple[int, ...]] = [()] * (FOUNTAINS * EXITS)
        for fountain, ways in enumerate(self.ways):
            for number, (_, passed) in enumerate(ways):
                found[fountain * EXITS + number] = passed
        return found

    def entered(self, answer: i64, colour: i64, owned: i64) -> i64:
        """MC-37, MC-38: where visitors of a colour go in on a move, if the shops in `owned` are bought."""
        return self._entered[(answer * COLOUR_COUNT + colour) << SHOPS_PER_COLOUR | owned]

    def expected_takings(self, before: i64, visitors: float) -> float:
        """MC-41 for a number of visitors that is only expected."""
        takings, place = self._takings, before
        while visitors >= 1.0:
            visitors -= 1.0
            place += 1
        first = takings[place]
        return first + visitors * (takings[place + 1] - first) - takings[before]

    def reaches(self, horizon: int) -> "Reaches":
        """Where visitors may go in a number of moves."""
        found = self._reaches.get(horizon)
        if found is None:
            found = self._reaches[horizon] = Reaches(self, horizon)
        return found

    def wander(self, colour: int, owned: int, horizon: int) -> list[float]:
        """MC-38: groups led about by people who like to see them enter; the first shop takes all."""
        shops = self.shops[colour]
        nowhere = (0.0,) * len(shops)
        rows = before = [nowhere] * len(self.ways)
        whole, part = divmod(horizon, PARTS)
        for _ in range(whole + 1):
            before = rows
            rows = [self._led(fountain, colour, owned, before) for fountain in range(len(self.ways))]
        share = part / PARTS
        mixed = [
            tuple(near + share * (far - near) for near, far in zip(*pair, strict=True))
            for pair in zip(before, rows, strict=True)
        ]
        gates = [mixed[entrance] for entrance in self.entrances]
        line = tuple(sum(chances) / len(gates) for chances in zip(*gates, strict=True))
        return [chance for row in (*mixed, line) for chance in row]

    def _led(self, fountain: int, colour: int, owned: int, before: list[Row]) -> Row:
        shops = self.shops[colour]
        chances, total = [0.0] * len(shops), 0.0
        for to, passed in self.ways[fountain]:
            taken = [shops.index(shop) for shop in passed if shop in shops and owned >> shops.index(shop) & 1]
            weight = 1.0 + EXTRA_WEIGHT_OF_ENTERING if taken else 1.0
            total += weight
            if taken:
                chances[taken[0]] += weight
            else:
                chances = [c + weight * later for c, later in zip(chances, before[to], strict=True)]
        return tuple(chance / total for chance in chances)


@final
class Reaches:
    """The chances of all visitors within one horizon, worked out when they are first needed."""

    def __init__(self, town: Town, horizon: int) -> None:
        self._town: Final = town
        self._horizon: Final = horizon
        self.chances: Final = vec[float]([0.0] * (COLOUR_COUNT * SETS * CHANCES))
        self._known: Final = vec[i64]([0] * COLOUR_COUNT)
        """By colour: for which of the sets of bought shops."""

    def of(self, colour: i64, owned: i64) -> i64:
        """Where in `chances` those of a colour begin if the shops in the bit set `owned` are bought."""
        first = (colour * SETS + owned) * CHANCES
        if not bits.has(self._known[colour], owned):
            self._known[colour] |= bits.bit(owned)
            for place, chance in enumerate(self._town.wander(int(colour), int(owned), self._horizon)):
                self.chances[first + place] = chance
        return first


def first_bought(passed: tuple[int, ...], colour: int, owned: int) -> int:
    """MC-37, MC-38: the first shop of a colour on the way that has an owner."""
    for shop in passed:
        if shop_colour(shop) == colour and owned >> (shop % SHOPS_PER_COLOUR) & 1:
            return shop
    return NOBODY


@cache
def town_of(data: str | None) -> Town:
    """A board is read once, not at every decision."""
    return Town(printed_of(data))
