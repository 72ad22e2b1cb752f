"""What views write about the souk, as numbers."""

from typing import Final

LETTERS: Final = "YRBGP"
"""The colours as views write them."""


def counted(group: str) -> list[int]:
    """A group by colour."""
    return [group.count(letter) for letter in LETTERS]


def shop_number(name: str) -> int:
    """A shop's place among the stalls of a view."""
    return LETTERS.index(name[0]) * 5 + int(name[1:]) - 1
