"""Sets of up to 62 small numbers as the bits of one int: hands, seats, flags.

A small constant shifted left has only 32 bits in the C that mypyc writes, hence `bit`.
"""

from typing import Final

from mypy_extensions import i64

PURE: Final = __file__.endswith(".py")

# Larger constants than these would be looked up and converted each time they are used.
_TOP: Final[i64] = 0x2000000000000000
_EVERY_2ND: Final[i64] = 0x1555555555555555
_EVERY_4TH: Final[i64] = 0x3333333333333333
_EVERY_8TH: Final[i64] = 0x0F0F0F0F0F0F0F0F
_HALF: Final[i64] = 0xFFFFFFFF
_LOW_BYTE: Final[i64] = 0xFF
_TWO_BYTES: Final[i64] = 0x10000


def bit(number: i64) -> i64:
    """The set that holds this number alone."""
    return _TOP >> (61 - number)


def has(mask: i64, number: i64) -> bool:
    return (mask >> number) & 1 == 1


def count(mask: i64) -> i64:
    """How many numbers are in the set."""
    if PURE:
        return int(mask).bit_count()
    mask -= (mask >> 1) & _EVERY_2ND
    mask = (mask & _EVERY_4TH) + ((mask >> 2) & _EVERY_4TH)
    mask = (mask + (mask >> 4)) & _EVERY_8TH
    mask += mask >> 8
    mask += mask >> 16
    mask += mask >> 32
    return mask & _LOW_BYTE


def lowest(mask: i64) -> i64:
    """The smallest number of a set that is not empty."""
    if PURE:
        return int(mask & -mask).bit_length() - 1
    return count((mask & -mask) - 1)


def highest(mask: i64) -> i64:
    """The largest number of a set that is not empty."""
    if PURE:
        return int(mask).bit_length() - 1
    mask |= mask >> 1
    mask |= mask >> 2
    mask |= mask >> 4
    mask |= mask >> 8
    mask |= mask >> 16
    mask |= mask >> 32
    return count(mask) - 1


def nth(mask: i64, index: i64) -> i64:
    """The number at this place of the set, the smallest first."""
    if PURE:
        return _nth_by_halves(int(mask), int(index))
    low = mask & _HALF
    below = count(low)
    if index >= below:
        index -= below
        mask ^= low
    while index > 0:
        mask &= mask - 1
        index -= 1
    return lowest(mask)


_HALVES: Final = ((32, 0xFFFFFFFF), (16, 0xFFFF), (8, 0xFF))
_IN_BYTE: Final = [[number for number in range(8) if byte >> number & 1] for byte in range(256)]


def _nth_by_halves(mask: int, index: int) -> int:
    """Fewer steps, each slower when compiled."""
    found = 0
    for width, half in _HALVES:
        low = mask & half
        below = low.bit_count()
        if index < below:
            mask = low
        else:
            index -= below
            mask >>= width
            found += width
    return found + _IN_BYTE[mask][index]


_NUMBERS: Final = [
    [first + number for number in range(8) if byte >> number & 1]
    for first in range(0, 64, 8)
    for byte in range(256)
]
"""The numbers of every byte of a set, by its place and value."""


def numbers(mask: i64) -> list[int]:
    """The numbers of a set in rising order."""
    table = _NUMBERS
    if mask < _TWO_BYTES:
        return table[mask & _LOW_BYTE] + table[256 + (mask >> 8)]
    if PURE:
        return _numbers_at_once(int(mask))
    found: list[int] = []
    first: i64 = 0
    while mask:
        byte = mask & _LOW_BYTE
        if byte:
            found += table[first + byte]
        mask >>= 8
        first += 256
    return found


def _numbers_at_once(mask: int) -> list[int]:
    """Without a loop, which is slower when compiled."""
    table, byte = _NUMBERS, mask.to_bytes(8, "little")
    return [
        *table[byte[0]],
        *table[256 + byte[1]],
        *table[512 + byte[2]],
        *table[768 + byte[3]],
        *table[1024 + byte[4]],
        *table[1280 + byte[5]],
        *table[1536 + byte[6]],
        *table[1792 + byte[7]],
    ]


def add_numbers(found: list[int], first: i64, mask: i64) -> None:
    """Put the numbers of a set behind those found, each counted from `first` on."""
    if PURE:
        found += [first + number for number in numbers(mask)]
        return
    while mask:
        found.append(int(first + lowest(mask)))
        mask &= mask - 1


_SMALL: Final = list(range(256))


def span(first: i64, last: i64) -> list[int]:
    """All numbers from the first to the last; empty if the last is smaller."""
    return _SMALL[first : last + 1] if last < len(_SMALL) else list(range(first, last + 1))


def of(items: "list[int] | tuple[int, ...]") -> i64:
    """The set of these numbers."""
    mask: i64 = 0
    for item in items:
        mask |= bit(item)
    return mask
