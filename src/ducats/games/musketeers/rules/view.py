"""The view of Musketeers: section 4 of the rules, field by field. Never compiled."""

from typing import Literal

import msgspec

from ducats.engine.messages import Question, Seat, View
from ducats.games.musketeers.rules.messages import Card, MusketeersAction, MusketeersOptions, Row


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """One seat as the viewer sees it."""

    cards: int
    """How many cards are in hand."""
    rewards: tuple[Card | None, ...]
    """By slot; empty before they are laid, None where face down for the viewer."""
    row: Row
    pays: tuple[int | None, ...] = ()
    """MU-35 to MU-37: what each reward would pay with the token on it; None where it is face down."""
    worth: int | None = None
    """MU-38: what the hand would pay if it ended now; None where a reward is face down or none is laid."""
    jailed: bool
    committed: bool
    total: int


class Duel(msgspec.Struct, frozen=True, kw_only=True):
    """A duel that has been fought in this hand."""

    guard: int
    cards: tuple[Card | None, ...]
    jailed: Seat | None
    sum: int
    won: bool
    seat: Seat


class HandResult(msgspec.Struct, frozen=True, kw_only=True):
    """A hand that has been scored."""

    reason: Literal["three_jewels", "nine_duels"]
    jewelled: Seat | None = None
    """MU-33: whose row held all the jewels."""
    duels: int
    rewards: tuple[tuple[Card, ...], ...]
    rows: tuple[Row, ...]
    scores: tuple[int, ...]


class Pending(msgspec.Struct, frozen=True, kw_only=True):
    """A token move that waits for its second half: who takes what onto which slot."""

    seat: Seat
    to: int
    token: Literal["J", "P"]


class Fixed(msgspec.Struct, frozen=True):
    """MU-19, MU-21: by how much a token multiplies the card it lies on, as the data file has it."""

    jewel: int
    prison: int


class MusketeersView(View, frozen=True, kw_only=True):
    """Section 4 of the rules, field by field."""

    options: MusketeersOptions
    data: str | None
    fixed: Fixed
    hand_number: int
    duel: int
    """1 to 9; 0 while rewards are chosen."""
    guard: int | None
    guards_left: tuple[int, ...]
    """Values that may still be turned up, sorted: everybody can work them out."""
    removed: tuple[int, ...]
    jewels: int
    prisons: int
    places: tuple[Place, ...]
    hand: tuple[Card, ...]
    """The viewer's own, from weakest to strongest; empty for a spectator."""
    hands: tuple[tuple[Card, ...], ...] = ()
    """All hands, in the open view of a finished game only."""
    duels: tuple[Duel, ...] = ()
    results: tuple[HandResult, ...] = ()
    question: Question[MusketeersAction] | None = None
    pending: Pending | None = None
