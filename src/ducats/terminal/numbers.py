"""Numbers as people type them: `1200`, and `1,200`, `1.200` or `1 200` as their language shows it."""

import re
from typing import Final

MARKS: Final = ".,'’\u00a0\u202f\u2009"
"""What may stand between the thousands of a number without parting two of them."""
GROUPED: Final = re.compile(rf"(?<!\d)\d{{1,3}}(?:[{MARKS}]\d{{3}})+(?!\d)", re.ASCII)
SPACED: Final = re.compile(rf"(?<!\d)\d{{1,3}}(?:[ {MARKS}]\d{{3}})+(?!\d)", re.ASCII)
LONGEST: Final = 12
"""Digits; nothing at any table is worth more."""


def ungrouped(line: str, spaces: bool) -> str:
    """The line without marks between thousands; `spaces`: a space is one, too."""
    pattern = SPACED if spaces else GROUPED
    return pattern.sub(lambda found: re.sub(r"\D", "", found[0]), line)


def whole(word: str) -> int | None:
    """The number that a word is, if it is one."""
    return int(word) if word.isascii() and word.isdigit() and len(word) <= LONGEST else None


def all_whole(words: list[str]) -> list[int] | None:
    """The numbers that words are, if all of them are numbers."""
    found = [number for number in map(whole, words) if number is not None]
    return found if found and len(found) == len(words) else None
