"""What happens in Musketeers. Never compiled."""

from collections.abc import Sequence
from statistics import fmean
from typing import Final, Literal, Self

import msgspec

from ducats.engine.messages import Event, Seat, Swing
from ducats.games.musketeers.rules.messages import Card, Row, Source
from ducats.games.musketeers.rules.printed import DUELS, JEWEL, REWARD_CARDS, TOKEN_LETTERS

THREE_JEWELS: Final[Row] = REWARD_CARDS * TOKEN_LETTERS[JEWEL]


def value_of(card: Card) -> int:
    return int(card.partition("/")[0])


class HandBegan(Event, frozen=True):
    """MU-5, MU-39."""

    tone = "head"
    hand: int
    guards: tuple[int, ...]
    removed: tuple[int, ...]
    rule: str = "MU-5"


class HandDealt(Event, frozen=True):
    """MU-7: twelve cards, seen by their owner only."""

    secret = "cards"
    seat: Seat
    cards: tuple[Card, ...] | None
    rule: str = "MU-7"


class RewardsLaid(Event, frozen=True):
    """MU-9, MU-R18, MU-R19: three cards face down in their slots, known to their owner."""

    secret = "cards"
    seat: Seat
    cards: tuple[Card, Card, Card] | None
    rule: str = "MU-9"


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


def _swing(taken: "JewelTaken | PrisonTaken", text: str, later: Sequence[Event]) -> Swing | None:
    """A token taken from somebody: the card it left and the card it reached, both open after the hand."""
    end = next((event for event in later if isinstance(event, HandEnded)), None)
    if taken.source is None or end is None:
        return None
    seat, slot = taken.source.seat, taken.source.slot
    left = 0 if slot is None else value_of(end.rewards[seat][slot])
    swing = left + value_of(end.rewards[taken.seat][taken.to])
    return Swing(text, swing, {"seat": taken.seat, "victim": seat, "hand": end.hand, "swing": swing})


class JewelTaken(Event, frozen=True):
    seat: Seat
    to: int
    source: Source | None
    forced: bool
    rule: str = "MU-18"

    def swing(self, later: Sequence[Event]) -> Swing | None:
        return _swing(self, "jewel", later)


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

    def swing(self, later: Sequence[Event]) -> Swing | None:
        return _swing(self, "prison", later)


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
    turns_up = True
    """The rewards of everybody."""
    hand: int
    reason: Literal["three_jewels", "nine_duels"]
    rewards: tuple[tuple[Card, ...], ...]
    rows: tuple[Row, ...]
    scores: tuple[int, ...]
    totals: tuple[int, ...]
    rule: str = "MU-35"

    def swing(self, later: Sequence[Event]) -> Swing | None:
        """Three jewels, or how far the best hand stood above the mean of the table."""
        score = max(self.scores)
        seat, weight, text, rule = self.scores.index(score), score - fmean(self.scores), "big-hand", "MU-38"
        if self.reason == "three_jewels":
            seat = self.rows.index(THREE_JEWELS)
            score = self.scores[seat]
            weight, text, rule = score, "third-jewel", "MU-33"
        return Swing(text, weight, {"seat": seat, "hand": self.hand, "score": score}, rule)


class MatchEnded(Event, frozen=True):
    tone = "head"
    totals: tuple[int, ...]
    winners: tuple[Seat, ...]
    rule: str = "MU-40"
