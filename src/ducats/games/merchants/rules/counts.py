"""How many there are of each kind, for up to seven kinds: a byte each in one int. No count comes near 256."""

from typing import Final

from mypy_extensions import i64

from ducats.engine import bits

WIDTH: Final = 8
_BYTE: Final = 255
TOO_MANY: Final = 0x80808080808080
"""The highest bit of every count: no real one has it."""


def one(kind: i64) -> i64:
    """A single piece of this kind; add it, subtract it, multiply it."""
    return bits.bit(kind * WIDTH)


def count(counts: i64, kind: i64) -> i64:
    return (counts >> (kind * WIDTH)) & _BYTE


def total(counts: i64) -> i64:
    """The pieces of all kinds together."""
    counts += counts >> 32
    counts += counts >> 16
    counts += counts >> 8
    return counts & _BYTE


def kinds(counts: i64) -> i64:
    """The set of kinds of which there is any."""
    found: i64 = 0
    kind: i64 = 0
    while counts:
        if counts & _BYTE:
            found |= bits.bit(kind)
        counts >>= WIDTH
        kind += 1
    return found


def pack(numbers: "list[int] | tuple[int, ...]") -> i64:
    packed: i64 = 0
    for kind, number in enumerate(numbers):
        packed += number * one(kind)
    return packed
