"""A group of visitors as one number: twelve bits for each colour, so that groups join by adding."""

from typing import Final

from mypy_extensions import i64

from ducats.games.marracash.rules.printed import COLOUR_COUNT
from ducats.games.marracash.rules.souk import LETTERS

BITS: Final = 12
"""Room for everybody, even in a described position that names far too many."""
ALL_OF_ONE_COLOUR: Final = 4095
COLOUR_OF: Final = {letter: colour for colour, letter in enumerate(LETTERS)}
MOST_REMEMBERED: Final = 10_000
_WRITTEN: Final[dict[int, str]] = {}


def of_colour(group: i64, colour: i64) -> i64:
    """How many of a colour are in it."""
    return (group >> (colour * BITS)) & ALL_OF_ONE_COLOUR


def alike(colour: i64, visitors: i64) -> i64:
    """A group of visitors of one colour."""
    return visitors << (colour * BITS)


def size(group: i64) -> int:
    """How many they are."""
    return sum(by_colour(group))


def by_colour(group: i64) -> list[int]:
    return [int(of_colour(group, colour)) for colour in range(COLOUR_COUNT)]


def letters(group: i64) -> str:
    """A group in the order Y R B G P."""
    if group == 0:
        return ""
    text = _WRITTEN.get(group)
    if text is None:
        if len(_WRITTEN) >= MOST_REMEMBERED:
            _WRITTEN.clear()
        runs = [LETTERS[colour] * visitors for colour, visitors in enumerate(by_colour(group))]
        text = _WRITTEN[group] = "".join(runs)
    return text


def read(text: str) -> i64:
    """The group that is written with these letters."""
    group: i64 = 0
    for letter in text:
        group += alike(COLOUR_OF[letter], 1)
    return group
