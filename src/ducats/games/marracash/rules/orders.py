"""Standing orders for an auction: a private limit, or a pass ahead of one's turn. Never compiled."""

from typing import Annotated

import msgspec

from ducats.engine.messages import Action, Amount, OneOrForm
from ducats.engine.rules import Orders
from ducats.games.marracash.rules.messages import Bid, PassBid, Shop
from ducats.games.marracash.rules.view import MarraCashView


class MarraCashOrders(Orders, frozen=True, kw_only=True):
    """Both speak of one auction only, so that an order that was forgotten never buys another shop."""

    limit_shop: Shop | None = None
    limit: Annotated[int, msgspec.Meta(ge=0, le=100_000)] | None = None
    """Raise by the smallest step up to so much for this shop, then pass."""
    pass_shop: Shop | None = None
    """Pass as soon as one is asked in the auction of this shop."""


def obey(seen: MarraCashView, orders: MarraCashOrders) -> Action | None:
    """MC-19 to MC-21: the raise or the pass that was ordered; None where nothing was."""
    question, auction = seen.question, seen.auction
    if question is None or auction is None or question.id != "marracash.raise_or_pass":
        return None
    if question.choices is None:
        return None
    if orders.pass_shop == auction.shop:
        return PassBid()
    if orders.limit_shop != auction.shop or orders.limit is None:
        return None
    lowest = lowest_raise(question.choices)
    return Bid(lowest) if lowest is not None and lowest <= orders.limit else PassBid()


def lowest_raise(choices: object) -> int | None:
    """The smallest bid that is offered; None if there is no money for any."""
    if not isinstance(choices, OneOrForm):
        return None
    amounts: tuple[Amount, ...] = choices.forms[0].amounts
    return amounts[0].least
