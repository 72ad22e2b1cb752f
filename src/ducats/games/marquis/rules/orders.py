"""Standing orders of Marquis: what a player lets the server answer for them. Never compiled."""

from typing import Annotated, Final, Literal

import msgspec

from ducats.engine.messages import Action, OneOf
from ducats.engine.rules import Orders
from ducats.games.marquis.rules.bargains import Intervene
from ducats.games.marquis.rules.messages import Allow, ClaimToll, PassBy, PlayVeto, Retaliate
from ducats.games.marquis.rules.payments import MayClaim
from ducats.games.marquis.rules.questions import MayVeto
from ducats.games.marquis.rules.view import MarquisView

MOST_TURNS: Final = 10_000


class MarquisOrders(Orders, frozen=True, kw_only=True):
    """Each is silent until it is given; the first one ends with the turn it was given for."""

    allow_turn: Annotated[int, msgspec.Meta(ge=0, le=MOST_TURNS)] | None = None
    """In the turn of this number (`turns` of the view): no Veto and no intervention."""
    veto: Literal["ask", "eliminations"] = "ask"
    """`eliminations`: the Veto saves the open character, and everything else is allowed."""
    claim_toll: bool = False
    """The Countess claims her coin of whoever owes it."""


def obey(seen: MarquisView, orders: MarquisOrders) -> Action | None:
    """MQ-46, MQ-69, MQ-95: the answer these orders give; None: the player is asked."""
    question = seen.question
    if question is None or question.choices is None:
        return None
    if question.id == MayClaim.question and orders.claim_toll:
        return ClaimToll()
    if orders.allow_turn == seen.turns and question.id == MayVeto.question:
        return Allow()
    if orders.allow_turn == seen.turns and question.id == Intervene.question:
        return PassBy()
    if question.id == MayVeto.question and orders.veto == "eliminations":
        return _save_character(seen)
    return None


def _save_character(seen: MarquisView) -> Action | None:
    """MQ-V2: who could retaliate as well is asked which of the two they want."""
    if seen.matter is None or seen.question is None or not isinstance(seen.question.choices, OneOf):
        return None
    if not seen.matter.kills:
        return Allow()
    possible = seen.question.choices.actions
    if Retaliate() in possible:
        return None
    return PlayVeto() if PlayVeto() in possible else Allow()
