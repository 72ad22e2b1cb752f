"""A group of visitors as one number: eight bits for each colour, so that two groups join by adding."""

from typing import Final

from mypy_extensions import i64

from ducats.games.marracash.souk import LETTERS
from ducats.games.marracash.tables import COLOUR_COUNT

BITS: Final = 8
"""Room for more visitors than one colour has figures."""
ALL_OF_ONE_COLOUR: Final = 255


def of_colour(group: i64, colour: i64) -> i64:
    """How many of a colour are in it."""
    return (group >> (colour * BITS)) & ALL_OF_ONE_COLOUR


def alike(colour: i64, visitors: i64) -> i64:
    """A group of so many visitors of one colour."""
    return visitors << (colour * BITS)


def size(group: i64) -> int:
    """How many they are."""
    return sum(by_colour(group))


def by_colour(group: i64) -> list[int]:
    return [int(of_colour(group, colour)) for colour in range(COLOUR_COUNT)]


def packed(counts: list[int]) -> i64:
    """The group with so many visitors of each colour."""
    group: i64 = 0
    for colour in range(COLOUR_COUNT):
        group |= alike(colour, counts[colour])
    return group


def letters(group: i64) -> str:
    """A group in the order Y R B G P."""
    if group == 0:
        return ""
    text = ""
    for colour in range(COLOUR_COUNT):
        visitors = of_colour(group, colour)
        if visitors:
            text += LETTERS[colour] * int(visitors)
    return text


def read(text: str) -> i64:
    """The group that is written with these letters."""
    group: i64 = 0
    for letter in text:
        group += alike(LETTERS.index(letter), 1)
    return group
