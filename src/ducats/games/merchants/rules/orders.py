"""Standing orders of Merchants: price lists of a loading master, what a guest would pay. Never compiled."""

from typing import Annotated

import msgspec

from ducats.engine.messages import Action
from ducats.engine.rules import Orders
from ducats.games.merchants.rules.haggling import LoadAnswer, LoadFinal, LoadQuote, LoadReply
from ducats.games.merchants.rules.messages import Accept, CounterOffer, Good, Money, QuotePrice, Refuse
from ducats.games.merchants.rules.printed import printed_of
from ducats.games.merchants.rules.view import LoadingOn, MerchantsView

PriceList = Annotated[dict[Good, Money], msgspec.Meta(max_length=6)]


class MerchantsOrders(Orders, frozen=True, kw_only=True):
    """What a player has decided about loading, per good; private, and silent where it says nothing."""

    price_list: PriceList = msgspec.field(default_factory=dict)
    """As loading master: what loading one piece of a type costs, rounded up to whole coins for a request.

    A type that is missing is asked about, and so is a sum above the highest price that may be quoted.
    """
    accept_from: Money | None = None
    """As loading master: the least per good for which a counter-offer is taken; less is refused."""
    pay_up_to: Money | None = None
    """As guest: the most per good; a higher quote is countered with it, a higher last price refused."""


def obey(seen: MerchantsView, orders: MerchantsOrders) -> Action | None:
    """MA-25, MA-26: the answer these orders give; None: the player is asked."""
    question, loading = seen.question, seen.loading
    if question is None or question.choices is None or loading is None or seen.seat is None:
        return None
    pieces = len(loading.goods)
    if question.id == LoadQuote.question:
        return _quote(seen, loading, orders.price_list)
    if question.id == LoadReply.question and orders.accept_from is not None:
        return Accept() if (loading.counter or 0) >= orders.accept_from * pieces else Refuse()
    if orders.pay_up_to is None:
        return None
    most = min(orders.pay_up_to * pieces, seen.places[seen.seat].cash or 0)
    if question.id == LoadAnswer.question:
        return _answer_quote(seen, loading, most)
    if question.id == LoadFinal.question:
        return Accept() if (loading.final or 0) <= most else Refuse()
    return None


def _quote(seen: MerchantsView, loading: LoadingOn, prices: dict[Good, int]) -> Action | None:
    """Never less than the list says: what cannot be quoted in full is the master's own decision."""
    printed = printed_of(seen.data)
    if any(good not in prices for good in loading.goods):
        return None
    price = -(-sum(prices[good] for good in loading.goods) // printed.unit) * printed.unit
    return QuotePrice(price) if price <= printed.quote_max else None


def _answer_quote(seen: MerchantsView, loading: LoadingOn, most: int) -> Action:
    quote, unit = loading.quote or 0, printed_of(seen.data).unit
    if quote <= most:
        return Accept()
    if seen.options.negotiation == "quote_only":
        return Refuse()
    return CounterOffer(min(most, quote - unit) // unit * unit)
