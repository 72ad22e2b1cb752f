"""What is said about Marquis: options and actions. Never compiled. Events: events.py; the view: view.py.

Cards are written by their letter: A C D E F H K M S T W, and V for the Veto.
A mercenary (MQ-V3) has a star: `T*`.
"""

from typing import Annotated, Literal

import msgspec

from ducats.engine.messages import Action, Seat
from ducats.engine.rules import Options

Card = str
Goods = Annotated[int, msgspec.Meta(ge=0, le=99)]


class Bundle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """MQ-63, MQ-97: what is paid for protection or for an intervention."""

    coins: Goods = 0
    diamonds: Goods = 0
    vetoes: Goods = 0
    rubies: Goods = 0


Reason = Literal[
    "",
    "fair-price",
    "too-dear",
    "too-little",
    "no-danger",
    "in-danger",
    "cannot-spare-it",
    "asks-more",
    "takes-toll",
    "best-offer",
    "worth-the-veto",
    "helps-rival",
    "hurts-rival",
    "lets-it-stand",
]
"""Why somebody answers an offer as they do: said aloud with the answer, or nothing at all."""


Effect = Literal["robbery", "assassination", "payday", "theft", "demand", "toll", "sentence"]


class MarquisOptions(Options, frozen=True, kw_only=True):
    """The choices of a table; defaults are what the sources say, else those of the rulings.

    MQ-V4: negotiation off and a random start player make a compact game for research.
    """

    jewel_supply: Literal["21_15", "18_13", "unlimited"] = "21_15"
    start_player: Literal["reveal", "random", "seat0"] = "reveal"
    assassin_optional: bool = False
    veto_scope: Literal["effect", "card", "stop"] = "effect"
    veto_toll: bool = False
    toll_waive: Literal["lapses", "next"] = "lapses"
    countess_window: Literal["own_turn", "every_turn"] = "own_turn"
    negotiation: bool = True
    prosecutor_veto: Literal["prosecutor", "removed"] = "prosecutor"
    prosecutor_limit: Literal["card", "none"] = "card"
    prosecutor_bound: Literal["shown", "used"] = "shown"
    cardsharp_identity: Literal["imitated", "both"] = "imitated"
    marquis_rank: Literal["open", "counted"] = "open"
    negotiate_rubies: bool = False
    prosecutor_rubies: bool = False
    last_marquis: Literal["played", "open"] = "played"
    out_prosecutor: bool = False
    out_countess: Literal["asked", "claims"] = "asked"
    late_exchange: Literal["may", "automatic"] = "may"
    last_player_plays_on: Literal["may", "must"] = "may"
    intrigues: bool = False
    """Beyond the base game (MQ-V2); no effect with eight players."""
    mercenaries: bool = False
    """Beyond the base game (MQ-V3); no effect with more than three players."""


# -- actions of players ----------------------------------------------------------------------------


class Exchange(Action, frozen=True):
    """MQ-32 to MQ-37, MQ-75, MQ-108: `times` exchanges at the rate in force."""

    times: Goods


class ClaimToll(Action, frozen=True):
    """MQ-69."""


class WaiveToll(Action, frozen=True):
    """MQ-71."""


class LayCard(Action, frozen=True):
    """MQ-13."""

    card: Card


class Assassinate(Action, frozen=True):
    """MQ-60."""

    seat: Seat


class SpareAll(Action, frozen=True):
    """MQ-18, MQ-R06: the Assassin kills nobody."""


class Allow(Action, frozen=True):
    """MQ-46: no Veto."""


class PlayVeto(Action, frozen=True):
    """MQ-46."""


class PassBy(Action, frozen=True, omit_defaults=True):
    """MQ-95: no intervention."""

    reason: Reason = ""


class Neutralise(Action, frozen=True):
    """MQ-95: the Veto is void, for nothing in return."""


class DemandPrice(Action, frozen=True):
    """MQ-97: the culprit is asked for this."""

    bundle: Bundle


class Accept(Action, frozen=True, omit_defaults=True):
    """Yes to what was named last."""

    reason: Reason = ""


class Refuse(Action, frozen=True, omit_defaults=True):
    """No to what was named last."""

    reason: Reason = ""


class Counter(Action, frozen=True, omit_defaults=True):
    """MQ-97: the culprit offers this instead."""

    bundle: Bundle
    reason: Reason = ""


class OfferFee(Action, frozen=True):
    """MQ-63: what a client would pay for protection."""

    bundle: Bundle


class OfferNothing(Action, frozen=True):
    """MQ-63: no interest in protection."""


class AcceptOffer(Action, frozen=True, omit_defaults=True):
    """MQ-63: this client is protected for what they offered."""

    seat: Seat
    reason: Reason = ""


class DemandFee(Action, frozen=True, omit_defaults=True):
    """MQ-63: the Countess names her own price to one player."""

    seat: Seat
    bundle: Bundle
    reason: Reason = ""


class Decline(Action, frozen=True, omit_defaults=True):
    """MQ-64: nobody is protected."""

    reason: Reason = ""


class TakeBack(Action, frozen=True):
    """MQ-85."""

    card: Card


class CallWitness(Action, frozen=True):
    """MQ-100: a card of the draw pile, or None for the top one."""

    card: Card | None


class PlayOn(Action, frozen=True):
    """MQ-114."""


class Stop(Action, frozen=True):
    """MQ-114, MQ-R37."""


class Retaliate(Action, frozen=True):
    """MQ-V2: the Veto, and with it the effect turned back on the culprit."""


class KeepSpecial(Action, frozen=True):
    """MQ-V2: no special card now."""


class PlaySpecial(Action, frozen=True):
    """MQ-V2: the special card of the character just laid; `seat` is whom it concerns, if one is chosen."""

    seat: Seat | None = None


class Hire(Action, frozen=True):
    """MQ-V3: a mercenary for money."""


class HireNobody(Action, frozen=True):
    """MQ-V3."""


class LayAtOnce(Action, frozen=True):
    """MQ-V3: the mercenary is laid now."""


class KeepForLater(Action, frozen=True):
    """MQ-V3: the mercenary waits before their player."""


Reasoned = PassBy | Accept | Refuse | Counter | AcceptOffer | DemandFee | Decline
"""Answers to an offer, which may give a reason."""


# -- outcomes of chance ----------------------------------------------------------------------------


class TurnUp(Action, frozen=True):
    """MQ-06: a card turned up to find the start player."""

    card: Card


class ChooseStart(Action, frozen=True):
    """MQ-R02 with start_player = random."""

    seat: Seat


class DrawCard(Action, frozen=True):
    """MQ-08, MQ-41: the next card of somebody's draw pile."""

    card: Card


class DealSpecial(Action, frozen=True):
    """MQ-V2: a special card, named by the card it is played with."""

    card: Card


class TurnMercenary(Action, frozen=True, omit_defaults=True):
    """MQ-V3: the top card of the mercenary pile; of several alike, `copy` says which."""

    card: Card
    copy: Annotated[int, msgspec.Meta(ge=0, le=1)] = 0


class LoseCard(Action, frozen=True):
    """MQ-V2: the card that leaves a draw pile unseen."""

    card: Card


MarquisAction = (
    Exchange
    | ClaimToll
    | WaiveToll
    | LayCard
    | Assassinate
    | SpareAll
    | Allow
    | PlayVeto
    | PassBy
    | Neutralise
    | DemandPrice
    | Accept
    | Refuse
    | Counter
    | OfferFee
    | OfferNothing
    | AcceptOffer
    | DemandFee
    | Decline
    | TakeBack
    | CallWitness
    | PlayOn
    | Stop
    | Retaliate
    | KeepSpecial
    | PlaySpecial
    | Hire
    | HireNobody
    | LayAtOnce
    | KeepForLater
    | TurnUp
    | ChooseStart
    | DrawCard
    | DealSpecial
    | TurnMercenary
    | LoseCard
)
