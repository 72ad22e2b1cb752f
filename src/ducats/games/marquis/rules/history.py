"""What everybody saw of the piles: written by the rules, read by views alone."""

from functools import lru_cache
from typing import Final, Literal, final

from librt.vecs import vec
from mypy_extensions import i64

from ducats.games.marquis.rules.printed import COLOUR, LETTERS
from ducats.games.marquis.rules.view import CardMoved

LAID: Final = 0
ELIMINATED: Final = 1
TAKEN_BACK: Final = 2
SHOWN: Final = 3
USED: Final = 4
DISCHARGED: Final = 5
"""What can happen to a pile."""

What = Literal["laid", "eliminated", "taken_back", "shown", "used", "discharged"]
WHAT: Final[tuple[What, ...]] = ("laid", "eliminated", "taken_back", "shown", "used", "discharged")

NAMES: Final = ("", *LETTERS, *[f"{letter}*" for letter in LETTERS])
"""How cards are named in a history: none, own ones, mercenaries."""

# From the lowest bit: seat, what, name, identity + 1, laid, rank.
_WHAT_BIT: Final = 3
_NAME_BIT: Final = 6
_IDENTITY_BIT: Final = 11
_LAID_BIT: Final = 15
_RANK_BIT: Final = 35
_NUMBER: Final = 0xFFFFF


Histories = tuple[tuple[CardMoved, ...], ...]
"""By seat: what everybody saw of the pile, in its order."""


def event_of(seat: i64, what: i64, name: i64, identity: i64, laid: i64, rank: i64) -> i64:
    """An event as one number; `identity` is -1 where none was seen."""
    return (
        seat
        | what << _WHAT_BIT
        | name << _NAME_BIT
        | (identity + 1) << _IDENTITY_BIT
        | laid << _LAID_BIT
        | rank << _RANK_BIT
    )


def name_of(card: i64, foreign: bool) -> i64:
    """The place of a card in NAMES."""
    if card < 0:
        return 0
    return 1 + card % COLOUR + (COLOUR if foreign else 0)


@lru_cache(maxsize=8192)
def _read(event: int) -> CardMoved:
    identity = event >> _IDENTITY_BIT & 0xF
    return CardMoved(
        WHAT[event >> _WHAT_BIT & 0x7],
        NAMES[event >> _NAME_BIT & 0x1F] or None,
        LETTERS[identity - 1] if identity else None,
        event >> _LAID_BIT & _NUMBER,
        event >> _RANK_BIT & _NUMBER,
    )


@final
class _Decoded:
    """The histories that were read last: views of one table are asked for one after the other."""

    def __init__(self, before: Histories, moves: vec[i64], histories: Histories) -> None:
        self.before: Final = before
        self.moves: Final = moves
        self.histories: Final = histories

    def begins(self, seats: int, before: Histories, moves: vec[i64]) -> bool:
        """Whether those of another moment go on from here."""
        if len(self.histories) != seats or self.before is not before or len(moves) < len(self.moves):
            return False
        return all(moves[place] == self.moves[place] for place in range(len(self.moves)))


_LAST: Final[list[_Decoded]] = []


def histories(seats: int, before: Histories, moves: vec[i64]) -> Histories:
    """What was known from the beginning, and what has happened since."""
    known, done = before or ((),) * seats, 0
    # Another thread may replace the last ones at any time: look at them once.
    last = _LAST[0] if _LAST else None
    if last is not None and last.begins(seats, before, moves):
        known, done = last.histories, len(last.moves)
    if done < len(moves):
        since: list[list[CardMoved]] = [[] for _ in range(seats)]
        for place in range(done, len(moves)):
            event: int = moves[place]
            since[event & 7].append(_read(event))
        known = tuple([known[seat] + tuple(since[seat]) for seat in range(seats)])
        _LAST[:] = [_Decoded(before, moves[:], known)]
    return known
