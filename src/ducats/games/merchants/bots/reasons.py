"""Why bots answer as they do: ids and figures that a table can show in the reader's language.

A word about a loading price is for everybody to hear, so `reason` draws it from what everybody sees: no purse
and no hand. `why` is for one seat only and may also speak of that seat's own money and cards.
"""

from functools import cache
from typing import Any, Final, cast, get_args

from msgspec.structs import replace

from ducats.bots.reasons import Why
from ducats.bots.reasons import why as told
from ducats.engine.messages import Action, View
from ducats.engine.rng import Rng
from ducats.games.merchants.bots.road_grounds import RoadGrounds
from ducats.games.merchants.bots.trade_grounds import TradeGrounds
from ducats.games.merchants.evaluation import MerchantsEvaluator
from ducats.games.merchants.evaluation.market import USUAL_FEE
from ducats.games.merchants.evaluation.weights import Weights
from ducats.games.merchants.rules.imagine import imagine
from ducats.games.merchants.rules.messages import (
    Accept,
    CounterOffer,
    FinalPrice,
    MerchantsAction,
    QuotePrice,
    Reason,
    Reasoned,
    RequestLoading,
)
from ducats.games.merchants.rules.printed import printed_of
from ducats.games.merchants.rules.view import MerchantsView

REASONS: Final = tuple(each for each in get_args(Reason) if each)
"""All of them; a catalogue has them in `merchants-reason`."""
POOR_RIDE: Final = 250.0
"""A ride that is worth less per good is a poor one."""
NEAR_PART: Final = 0.7
"""An offer of this part of the quote is close to it, and a price of this part of the usual fee to that."""


def explained(view: View, action: Action) -> Action:
    """A request or a word about a price together with its reason; every other action as it is."""
    if not isinstance(action, Reasoned) or may_be_forced(view):
        return action
    return replace(action, reason=reason(view, action))


def may_be_forced(seen: Any) -> bool:
    """MA-R47: who cannot pay can only refuse there, and what they do not say must not tell that."""
    question: str = seen.question.id
    return question == "merchants.load_final" or (
        question == "merchants.load_answer" and seen.options.negotiation == "quote_only"
    )


def reason(view: View, action: Action) -> str:
    """What speaks for a request or a word about a price; empty for all other actions.

    How it was chosen is forgotten.
    """
    seen: Any = view
    match seen.question.id:
        case "merchants.load_request":
            return _for_request(view, action)
        case "merchants.load_quote":
            return _for_quote(view, seen.loading, getattr(action, "amount", None))
        case "merchants.load_answer":
            return _for_answer(seen.loading, action)
        case "merchants.load_reply":
            return _for_reply(view, seen.loading, action)
    return ""


def why(view: View, action: Action) -> Why:
    """What speaks for an answer: a word about a price, or a fact that one player may know."""
    word = reason(view, action)
    if word or not isinstance(view, MerchantsView) or view.seat is None:
        return Why(word)
    world, weights = imagine(view, Rng("reason")), Weights()
    found = TradeGrounds(world, view.seat, weights).of(cast("MerchantsAction", action))
    return told(found or RoadGrounds(world, view.seat, weights).of(cast("MerchantsAction", action)))


@cache
def _evaluator() -> MerchantsEvaluator:
    return MerchantsEvaluator()


def _is_poor(view: View, goods: tuple[str, ...]) -> bool:
    """Whether the ride of these goods is worth little; every world of this view has the same answer."""
    assert isinstance(view, MerchantsView), "only they are asked about a price"
    world = imagine(view, Rng("any"))
    return _evaluator().ride_worth(world, goods) < POOR_RIDE * len(goods)


def _for_request(view: View, action: Action) -> str:
    """A permit has its price; who has none speaks for a low one."""
    if not isinstance(action, RequestLoading) or action.permit:
        return ""
    return "little-to-earn" if _is_poor(view, action.goods) else "better-than-nothing"


def _for_quote(view: View, loading: Any, amount: int | None) -> str:
    if amount is None:
        return "not-worth-it"
    usual = USUAL_FEE * len(loading.goods)
    if amount > usual:
        return "sells-well"
    if _is_poor(view, loading.goods):
        return "little-to-earn"
    return "usual-fee" if amount >= NEAR_PART * usual else ""


def _for_answer(loading: Any, action: Action) -> str:
    if isinstance(action, Accept):
        return "fair-price"
    if isinstance(action, CounterOffer):
        return "not-far-apart" if action.amount >= NEAR_PART * loading.quote else "too-dear"
    return "not-worth-it"


def _for_reply(view: View, loading: Any, action: Action) -> str:
    counter, quote = loading.counter, loading.quote
    if isinstance(action, FinalPrice | QuotePrice):
        return _for_lower_price(view, loading, action.amount, (counter + quote) / 2)
    if isinstance(action, Accept):
        return "fair-price" if counter >= NEAR_PART * quote else "better-than-nothing"
    return "too-little"


def _for_lower_price(view: View, loading: Any, amount: int, middle: float) -> str:
    """Half-way is the middle only; who comes further down says so, who hardly does praises the load."""
    data: str | None = getattr(view, "data", None)
    if abs(amount - middle) <= printed_of(data).unit:
        return "half-way"
    return "not-far-apart" if amount < middle else _for_quote(view, loading, amount)
