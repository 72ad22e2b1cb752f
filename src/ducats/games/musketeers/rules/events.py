"""What happens in Musketeers. Never compiled."""

from typing import Literal, Self

import msgspec

from ducats.engine.messages import Event, Seat
from ducats.games.musketeers.rules.messages import Card, Row, Source
from ducats.games.musketeers.rules.printed import DUELS


class HandBegan(Event, frozen=True):
    """MU-5, MU-39."""

    tone = "head"
    hand: int
    guards: tuple[int, ...]
    removed: tuple[int, ...]
    rule: str = "MU-5"


class HandDealt(Event, frozen=True):
    """MU-7: twelve cards, seen by their owner only."""

    seat: Seat
    cards: tuple[Card, ...] | None
    rule: str = "MU-7"

    def seen_by(self, seat: Seat | None) -> Self:
        return self if seat == self.seat else msgspec.structs.replace(self, cards=None)


class RewardsLaid(Event, frozen=True):
    """MU-9, MU-R18, MU-R19: three cards face down in their slots, known to their owner."""

    seat: Seat
    cards: tuple[Card, Card, Card] | None
    rule: str = "MU-9"

    def seen_by(self, seat: Seat | None) -> Self:
        return self if seat == self.seat else msgspec.structs.replace(self, cards=None)


class GuardTurned(Event, frozen=True):
    """MU-12."""

    duel: int
    guard: int
    jailed: Seat | None
    rule: str = "MU-12"


class CardsRevealed(Event, frozen=True):
    """MU-13, MU-15: all cards at once; `seat` is the strongest of a won duel or the weakest of a lost one."""

    tone = ("won", "good", "bad")
    duel: int
    guard: int
    cards: tuple[Card | None, ...]
    jailed: Seat | None
    sum: int
    won: bool
    seat: Seat
    discard_visible: bool
    rule: str = "MU-15"

    def seen_by(self, seat: Seat | None) -> Self:
        if self.jailed is None or self.discard_visible or seat == self.jailed:
            return self
        hidden = tuple(None if s == self.jailed else card for s, card in enumerate(self.cards))
        return msgspec.structs.replace(self, cards=hidden)

    def reveals(self) -> bool:
        """The last card of everybody is played unasked."""
        return self.duel == DUELS


class JewelTaken(Event, frozen=True):
    seat: Seat
    to: int
    source: Source | None
    forced: bool
    rule: str = "MU-18"


class PrisonFreed(Event, frozen=True):
    seat: Seat
    slot: int
    forced: bool
    rule: str = "MU-25"


class PrisonTaken(Event, frozen=True):
    seat: Seat
    to: int
    source: Source | None
    forced: bool
    rule: str = "MU-20"


class JewelReturned(Event, frozen=True):
    seat: Seat
    slot: int
    forced: bool
    rule: str = "MU-28"


class Jailed(Event, frozen=True):
    tone = "bad"
    seat: Seat
    rule: str = "MU-29"


class Released(Event, frozen=True):
    tone = "good"
    seat: Seat
    rule: str = "MU-32"


class HandEnded(Event, frozen=True):
    """MU-33 to MU-38: the rewards are shown and paid."""

    tone = "head"
    pauses = True
    hand: int
    reason: Literal["three_jewels", "nine_duels"]
    rewards: tuple[tuple[Card, ...], ...]
    rows: tuple[Row, ...]
    scores: tuple[int, ...]
    totals: tuple[int, ...]
    rule: str = "MU-35"

    def reveals(self) -> bool:
        """The rewards of everybody."""
        return True


class MatchEnded(Event, frozen=True):
    tone = "head"
    totals: tuple[int, ...]
    winners: tuple[Seat, ...]
    rule: str = "MU-40"
