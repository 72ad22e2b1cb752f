"""The dice: xoshiro128** on 32-bit words, seeded by SHA-256, so that every language can repeat a game.

All arithmetic stays below 2**63 on purpose: the module then means the same interpreted and compiled.
"""

from hashlib import sha256
from typing import Final, TypeVar

from mypy_extensions import i64

T = TypeVar("T")

_WORD: Final[i64] = 0xFFFFFFFF
_WORDS: Final[i64] = 0x100000000
_DOMAIN: Final = "ducats/rng/1:"
_COMMITMENT_DOMAIN: Final = "ducats/commitment/1:"
_PROMISE_DOMAIN: Final = "ducats/promise/1:"
_SHARES_DOMAIN: Final = "ducats/shares/1:"


def commitment(seed: str) -> str:
    """The hash that is published before the game, so that the seed shown after it can be trusted."""
    return sha256((_COMMITMENT_DOMAIN + seed).encode()).hexdigest()


def promise(share: str) -> str:
    """The hash by which a player promises their share of the seed, before anybody shows theirs."""
    return sha256((_PROMISE_DOMAIN + share).encode()).hexdigest()


def shared_seed(seed: str, shares: "tuple[str, ...]") -> str:
    """What chance draws from: the table's seed, and by seat what the players have added to it."""
    if not any(shares):
        return seed
    return sha256((_SHARES_DOMAIN + ":".join((seed, *shares))).encode()).hexdigest()


class Rng:
    """A stream of numbers that depends on nothing but the text it was seeded with."""

    def __init__(self, seed: str) -> None:
        digest = sha256((_DOMAIN + seed).encode()).digest()
        self._a: i64 = int.from_bytes(digest[0:4], "little")
        self._b: i64 = int.from_bytes(digest[4:8], "little")
        self._c: i64 = int.from_bytes(digest[8:12], "little")
        self._d: i64 = int.from_bytes(digest[12:16], "little")

    def follow(self, other: "Rng") -> None:
        """Go on as the other stream would, without disturbing it."""
        self._a = other._a
        self._b = other._b
        self._c = other._c
        self._d = other._d

    def word(self) -> i64:
        """The next 32 bits."""
        product = (self._b * 5) & _WORD
        result = ((((product << 7) | (product >> 25)) & _WORD) * 9) & _WORD
        carried = (self._b << 9) & _WORD
        self._c ^= self._a
        self._d ^= self._b
        self._b ^= self._c
        self._a ^= self._d
        self._c ^= carried
        self._d = ((self._d << 11) | (self._d >> 21)) & _WORD
        return result

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1, each equally likely (rejection, so without modulo bias)."""
        if not 0 < limit <= _WORD:
            raise ValueError(f"limit {limit} is outside 1..{_WORD}")
        wanted: i64 = limit
        fair = _WORDS - _WORDS % wanted
        while True:
            word = self.word()
            if word < fair:
                return word % wanted

    def chance(self) -> float:
        """A number in [0, 1)."""
        return int(self.word()) / 4294967296.0

    def choice(self, items: "list[T] | tuple[T, ...]") -> T:
        return items[self.below(len(items))]

    def shuffle(self, items: list[T]) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def sample(self, items: "list[T] | tuple[T, ...]", count: int) -> list[T]:
        """`count` different items in random order."""
        pool = list(items)
        for first in range(count):
            other = first + self.below(len(pool) - first)
            pool[first], pool[other] = pool[other], pool[first]
        return pool[:count]
