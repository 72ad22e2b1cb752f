"""What is said about Musketeers: options, actions, events, view. Never compiled.

Cards are written `7/2` (value and swords), token rows `J-P` (jewel, bare, prison by slot).
"""

from typing import Annotated, Literal, Self

import msgspec

from ducats.engine.errors import BadOptions
from ducats.engine.messages import Action, Event, Question, Seat, View
from ducats.engine.rules import Options
from ducats.games.musketeers.rules.printed import DUELS

Slot = Annotated[int, msgspec.Meta(ge=0, le=2)]
Card = str
Row = str


class MusketeersOptions(Options, frozen=True, kw_only=True):
    """The choices of a table; defaults are those of the rulings."""

    match_mode: Literal["target", "single_hand", "fixed_hands"] = "target"
    match_target: Annotated[int, msgspec.Meta(ge=20, le=500)] = 100
    hands: Annotated[int, msgspec.Meta(ge=1, le=50)] = 4
    match_tie: Literal["shared", "extra_hand"] = "shared"
    max_hands: Annotated[int, msgspec.Meta(ge=1, le=200)] = 50
    full_loser_takes_prison: bool = False
    victim_picks_slot: bool = False
    jail_discard_visible: bool = True
    talk: Literal["silent", "open"] = "silent"
    """MU-14, MU-R21: no consulting on cards; a silent table offers no words at all."""
    labels: Literal["hexagames", "pegasus"] = "hexagames"

    def is_silent(self) -> bool:
        return self.talk == "silent"

    def contradiction(self) -> BadOptions | None:
        """MU-R17: the bound on a match must leave room for the hands that were agreed."""
        if self.match_mode == "fixed_hands" and self.hands > self.max_hands:
            return BadOptions(
                f"max_hands={self.max_hands} would end the match before hands={self.hands} are played",
                rule="MU-R17",
            )
        return None


class Source(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another player's token; slot None when its owner will say which (option victim_picks_slot)."""

    seat: Seat
    slot: Slot | None


# -- actions of players ----------------------------------------------------------------------------


class LayRewards(Action, frozen=True):
    """MU-9: three of the twelve cards, in any order."""

    cards: tuple[Card, Card, Card]


class PlayCard(Action, frozen=True):
    """MU-13: the card for this duel; MU-30: for a jailed player, the card to discard."""

    card: Card


class TakeJewel(Action, frozen=True):
    """MU-18, MU-23: a jewel onto one's own slot `to`, from the centre or from somebody."""

    to: Slot
    source: Source | None = None


class FreePrison(Action, frozen=True):
    """MU-25, MU-27: one's own prison back to the centre."""

    slot: Slot


class TakePrison(Action, frozen=True):
    """MU-20, MU-23: a prison onto one's own slot `to`, from the centre or from somebody."""

    to: Slot
    source: Source | None = None


class ReturnJewel(Action, frozen=True):
    """MU-28: one's own jewel back to the centre."""

    slot: Slot


class GiveToken(Action, frozen=True):
    """MU-R06 with victim_picks_slot: the slot whose token goes."""

    slot: Slot


# -- outcomes of chance ----------------------------------------------------------------------------


class DealCard(Action, frozen=True):
    """MU-7."""

    card: Card


class ShuffleSlots(Action, frozen=True):
    """MU-R18: which of the three rewards, sorted from weakest, lies in slots 0, 1, 2."""

    order: tuple[Slot, Slot, Slot]


class TurnGuard(Action, frozen=True):
    """MU-12. `card` tells guards of equal value apart."""

    card: int
    value: int


MusketeersAction = (
    LayRewards
    | PlayCard
    | TakeJewel
    | FreePrison
    | TakePrison
    | ReturnJewel
    | GiveToken
    | DealCard
    | ShuffleSlots
    | TurnGuard
)


# -- events ----------------------------------------------------------------------------------------


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


# -- view ------------------------------------------------------------------------------------------


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """One seat as the viewer sees it."""

    cards: int
    """How many cards are in hand."""
    rewards: tuple[Card | None, ...]
    """By slot; empty before they are laid, None where face down for the viewer."""
    row: Row
    pays: tuple[int | None, ...] = ()
    """MU-35 to MU-37: what each reward would pay with the token on it; None where it is face down."""
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


class MusketeersView(View, frozen=True, kw_only=True):
    """Section 4 of the rules, field by field."""

    options: MusketeersOptions
    data: str | None
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
