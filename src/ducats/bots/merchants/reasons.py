"""Why a bot says what it says about a loading price: ids that a table can show in the reader's language.

Reasons are for everybody to hear, so they are drawn from what everybody sees: no purse and no hand.
"""

from typing import Any, Final, get_args

from msgspec.structs import replace

from ducats.bots.merchants.care import Care
from ducats.bots.merchants.table import Table
from ducats.bots.merchants.wagons import USUAL_FEE, bundle_worth, on_the_table
from ducats.engine.messages import Action, View
from ducats.games.merchants.messages import (
    Accept,
    CounterOffer,
    FinalPrice,
    Reason,
    Reasoned,
    RequestLoading,
)

REASONS: Final = tuple(each for each in get_args(Reason) if each)
"""All of them; a catalogue has them as `merchants-reason-<id>`."""
POOR: Final = 250.0
"""A ride that is worth less per good is a poor one."""
NEAR_PART: Final = 0.7
"""An offer of this part of the quote is close to it."""


def explained(view: View, action: Action) -> Action:
    """A request or a word about a price together with its reason; every other action as it is."""
    if not isinstance(action, Reasoned) or may_be_forced(view):
        return action
    return replace(action, reason=reason(view, action))


def may_be_forced(seen: Any) -> bool:
    """MAR-47: who cannot pay can only refuse there, and what he does not say must not tell that."""
    question: str = seen.question.id
    return question == "merchants.load_final" or (
        question == "merchants.load_answer" and seen.options.negotiation == "quote_only"
    )


def reason(view: View, action: Action) -> str:
    """What speaks for a request or a word about a price; empty for all other actions.

    How it was chosen is forgotten.
    """
    t = Table(view, Care())
    match t.seen.question.id:
        case "merchants.load_request":
            return _for_request(t, action)
        case "merchants.load_quote":
            return _for_quote(t, getattr(action, "amount", None))
        case "merchants.load_answer":
            return _for_answer(t, action)
        case "merchants.load_reply":
            return _for_reply(t, action)
    return ""


def _for_request(t: Table, action: Action) -> str:
    """A permit has its price; who has none speaks for a low one."""
    if not isinstance(action, RequestLoading) or action.permit:
        return ""
    ride = bundle_worth(t, t.wagons[t.seen.loading.wagon - 1], action.goods)
    return "little-to-earn" if ride < POOR * len(action.goods) else "better-than-nothing"


def _for_quote(t: Table, amount: int | None) -> str:
    if amount is None:
        return "not-worth-it"
    pieces = len(t.seen.loading.goods)
    if amount > USUAL_FEE * pieces:
        return "sells-well"
    return "little-to-earn" if on_the_table(t) < POOR * pieces else "usual-fee"


def _for_answer(t: Table, action: Action) -> str:
    if isinstance(action, Accept):
        return "fair-price"
    if isinstance(action, CounterOffer):
        return "not-far-apart" if action.amount >= NEAR_PART * t.seen.loading.quote else "too-dear"
    return "not-worth-it"


def _for_reply(t: Table, action: Action) -> str:
    if isinstance(action, FinalPrice):
        return _for_last_price(t, action.amount)
    if isinstance(action, Accept):
        near = t.seen.loading.counter >= NEAR_PART * t.seen.loading.quote
        return "fair-price" if near else "better-than-nothing"
    return "too-little"


def _for_last_price(t: Table, amount: int) -> str:
    """Half-way is the middle only; who comes further down says so, who hardly does praises the load."""
    middle = (t.seen.loading.counter + t.seen.loading.quote) / 2
    if abs(amount - middle) <= t.tables.unit:
        return "half-way"
    return "not-far-apart" if amount < middle else _for_quote(t, amount)
