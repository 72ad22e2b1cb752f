"""The printed numbers of Musketeers. The only reader of data.toml."""

from functools import lru_cache
from importlib.resources import files
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ducats.engine import bits
from ducats.engine.data import read_data
from ducats.engine.errors import BadData
from ducats.games.musketeers.rules.data_file import Printed
from ducats.games.musketeers.rules.view import Fixed

MOST_SEATS: Final = 4
CARDS_DEALT: Final = 12
"""MU-7, MU-R03."""
REWARD_CARDS: Final = 3
DUELS: Final = 9
"""MU-11."""
JEWELS: Final = 3
PRISONS: Final = 3
SWORDS: Final = 5
"""MU-3: five cards of each value, which differ by their swords."""
VALUES: Final = 11
DECK: Final = VALUES * SWORDS
GUARDS: Final = 15

BARE: Final = 0
JEWEL: Final = 1
PRISON: Final = 2
TOKEN_LETTERS: Final = "-JP"

TRIPLES: Final = tuple(
    (a, b, c)
    for a in range(CARDS_DEALT)
    for b in range(a + 1, CARDS_DEALT)
    for c in range(b + 1, CARDS_DEALT)
)
"""MU-9: the 220 ways to take three of twelve sorted cards."""
TRIPLE_NUMBER: Final = {triple: number for number, triple in enumerate(TRIPLES)}

ALL_SLOTS: Final = (1 << REWARD_CARDS) - 1
"""The set of one seat's slots."""

ORDERS: Final = ((0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0))
"""MU-R18: the ways three rewards can come to lie in three slots."""


@final
class PrintedData:
    """data.toml (or an owner's corrected copy) in the form the rules use."""

    def __init__(self, data: Printed) -> None:
        self.guards: Final = vec[i64](sorted([guard.value for guard in data.guards]))
        """MU-R01: the values of the file; those nobody has seen printed are marked in it."""
        self.values: Final = vec[i64](
            [value for value in data.musketeers.values.value for _ in range(SWORDS)]
        )
        """The value of each card, by card number (MU-4: a higher number is a stronger card)."""
        self.fixed: Final = Fixed(data.factors.jewel.value, data.factors.prison.value)
        self.factors: Final = vec[i64]([1, self.fixed.jewel, self.fixed.prison])
        """MU-19, MU-21: what a bare card, a jewel and a prison make of its value."""
        self.removed: Final = {int(seats): removed.value for seats, removed in data.guards_removed.items()}
        swords = _swords(data)
        self.names: Final = tuple([f"{self.values[card]}/{swords[card % SWORDS]}" for card in range(DECK)])
        self.numbers: Final = {name: card for card, name in enumerate(self.names)}
        self._piles: Final = vec[i64]([self._pile(seats) for seats in range(MOST_SEATS + 1)])
        self.reconstructed: Final = tuple(g.value for g in data.guards if g.provenance == "reconstructed")

    def pile(self, seats: i64) -> i64:
        """The set of guards in play."""
        return self._piles[seats]

    def _pile(self, seats: int) -> int:
        """MU-5, MU-R02, MU-R04: removal takes one card of each listed value."""
        pile = list(range(GUARDS))
        for value in self.removed.get(seats, ()):
            pile.remove(next(index for index in pile if self.guards[index] == value))
        return int(bits.of(pile))

    def guard_values(self, guards: i64) -> tuple[int, ...]:
        """What is printed on a set of guards, in rising order."""
        return tuple([int(self.guards[guard]) for guard in bits.numbers(guards)])

    def card_name(self, card: int) -> str:
        return self.names[card]

    def card_names(self, cards: list[int]) -> tuple[str, ...]:
        names = self.names
        return tuple([names[card] for card in cards])


def _swords(data: Printed) -> tuple[int, ...]:
    """MU-3: those of the five cards of each value, from the weakest."""
    return data.musketeers.swords.value if data.musketeers.swords else tuple(range(SWORDS))


def read_printed(text: str) -> PrintedData:
    """MU-2, MU-3, MU-5: a data file as printed data; BadData says what contradicts the rules."""
    data = read_data(text, Printed)
    if len(data.guards) != GUARDS:
        raise BadData(f"MU-2: there are {GUARDS} guards, the file lists {len(data.guards)}", rule="MU-2")
    values = data.musketeers.values.value
    if len(values) != VALUES or list(values) != sorted(set(values)):
        raise BadData(
            f"MU-3: musketeers.values must be {VALUES} different values in rising order", rule="MU-3"
        )
    swords = _swords(data)
    if len(swords) != SWORDS or list(swords) != sorted(set(swords)):
        raise BadData(
            f"MU-3: musketeers.swords must be {SWORDS} different numbers in rising order", rule="MU-3"
        )
    if sorted(data.guards_removed) != ["2", "3", "4"]:
        raise BadData("MU-5: guards_removed must have exactly the keys 2, 3 and 4", rule="MU-5")
    for seats, removed in data.guards_removed.items():
        _check_removal(data, seats, removed.value)
    return PrintedData(data)


def _check_removal(data: Printed, seats: str, removed: tuple[int, ...]) -> None:
    left = [guard.value for guard in data.guards]
    for value in removed:
        if value not in left:
            raise BadData(
                f"MU-5: with {seats} players guard {value} is removed, but there is none left", rule="MU-5"
            )
        left.remove(value)
    if len(left) < DUELS:
        raise BadData(
            f"MU-11: with {seats} players {len(left)} guards are left for {DUELS} duels", rule="MU-11"
        )


DATA_TEXT: Final = (files("ducats.games.musketeers") / "data.toml").read_text(encoding="utf-8")
PRINTED: Final = read_printed(DATA_TEXT)


@lru_cache(maxsize=8)
def printed_of(data: str | None) -> PrintedData:
    """The printed data of a file; None: the one that is shipped."""
    return PRINTED if data is None or data == DATA_TEXT else read_printed(data)
