"""The table in the notation of the rules page: cards `7/2`, token rows `J-P`.

What was fought and paid never changes, so it is written down once and kept.
"""

from functools import lru_cache
from typing import Final

from ducats.engine import bits
from ducats.engine.messages import Seat
from ducats.games.musketeers.rules.fought import NOBODY, cards_in, guard_of, jailed_in, judge
from ducats.games.musketeers.rules.messages import Card, Row
from ducats.games.musketeers.rules.printed import (
    ALL_SLOTS,
    BARE,
    JEWEL,
    PRISON,
    REWARD_CARDS,
    TOKEN_LETTERS,
    PrintedData,
)
from ducats.games.musketeers.rules.state import Musketeers
from ducats.games.musketeers.rules.view import Duel, HandResult

EVERYBODY: Final = -2
"""Whose discards may be seen, besides one seat or nobody (None)."""


def _row(jewels: int, prisons: int) -> Row:
    letters = ""
    for slot in range(REWARD_CARDS):
        token = JEWEL if bits.has(jewels, slot) else PRISON if bits.has(prisons, slot) else BARE
        letters += TOKEN_LETTERS[token]
    return letters


ROWS: Final = [[_row(jewels, prisons) for prisons in range(ALL_SLOTS + 1)] for jewels in range(ALL_SLOTS + 1)]
"""By the sets of slots that bear a jewel and a prison."""


def row(g: Musketeers, seat: Seat) -> Row:
    return ROWS[g.slots_with(seat, JEWEL)][g.slots_with(seat, PRISON)]


def jailed_seat(jailed: int) -> Seat | None:
    return None if jailed == NOBODY else jailed


def hand_result(hand: Musketeers | HandResult) -> HandResult:
    """A hand that has been scored."""
    return hand if isinstance(hand, HandResult) else _written_result(hand)


@lru_cache(maxsize=256)
def _written_result(g: Musketeers) -> HandResult:
    seats = range(g.seats)
    jewelled = [seat for seat in seats if g.slots_with(seat, JEWEL) == ALL_SLOTS]
    return HandResult(
        reason="three_jewels" if jewelled else "nine_duels",
        jewelled=jewelled[0] if jewelled else None,
        duels=int(g.duel()),
        rewards=tuple([g.printed.card_names(g.rewards(seat)) for seat in seats]),
        rows=tuple([row(g, seat) for seat in seats]),
        scores=tuple([int(g.score(seat)) for seat in seats]),
    )


def duels(g: Musketeers, viewer: Seat | None, open_cards: bool) -> tuple[Duel, ...]:
    """The duels of this hand; MU-R11: a hidden discard is shown to its owner only."""
    if open_cards or g.options.jail_discard_visible:
        return _written_duels(g.printed, g.seats, tuple(g.fought()), EVERYBODY)
    return _written_duels(g.printed, g.seats, tuple(g.fought()), viewer)


@lru_cache(maxsize=256)
def _written_duels(
    printed: PrintedData, seats: int, fought: tuple[int, ...], discards_of: Seat | None
) -> tuple[Duel, ...]:
    return tuple([_written_duel(printed, seats, duel, discards_of) for duel in fought])


def _written_duel(printed: PrintedData, seats: int, fought: int, discards_of: Seat | None) -> Duel:
    total, won, concerned = judge(printed, seats, fought)
    jailed = int(jailed_in(fought))
    shown: list[Card | None] = [printed.names[card] for card in cards_in(fought, seats)]
    if jailed != NOBODY and discards_of not in (jailed, EVERYBODY):
        shown[jailed] = None
    return Duel(
        guard=int(printed.guards[guard_of(fought)]),
        cards=tuple(shown),
        jailed=jailed_seat(jailed),
        sum=int(total),
        won=won,
        seat=int(concerned),
    )
