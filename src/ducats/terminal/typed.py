"""What people typed, as it is compared and as it is quoted."""

from typing import Final

LONGEST_QUOTE: Final = 40


def printable(text: str) -> str:
    """What somebody else wrote, without anything that would move the cursor."""
    return "".join(letter for letter in text if letter.isprintable())


def spaced(told: str) -> str:
    """As it would be typed: French marks stand off by a space that no keyboard has."""
    return " ".join(told.lower().split())


def quoted(line: str) -> str:
    """What was typed, short enough for a sentence."""
    seen = printable(line)
    return seen if len(seen) <= LONGEST_QUOTE else f"{seen[:LONGEST_QUOTE]}…"
