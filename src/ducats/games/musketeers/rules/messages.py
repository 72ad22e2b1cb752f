"""What is said about Musketeers: options and actions. Never compiled. Events: events.py; the view: view.py.

Cards are written `7/2` (value and swords), token rows `J-P` (jewel, bare, prison by slot).
"""

from typing import Annotated, Literal

import msgspec

from ducats.engine.errors import BadOptions
from ducats.engine.messages import Action, Seat
from ducats.engine.rules import Options

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
