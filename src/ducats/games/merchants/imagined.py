"""Worlds that fit a view: what lies behind screens and in closed hands is made up (never looked up)."""

from typing import Final

import msgspec

from ducats.engine.messages import Seat
from ducats.engine.rng import Rng
from ducats.games.merchants.names import INFLUENCE, PHASES, SETUP
from ducats.games.merchants.position import WORDS, lay_out, open_question
from ducats.games.merchants.seen import LoadingOn, MerchantsView
from ducats.games.merchants.state import Merchants
from ducats.games.merchants.tables import Tables, tables_of

PURSE: Final = 60
"""Others are imagined with up to so many units of money."""


def imagine(seen: MerchantsView, rng: Rng) -> Merchants:
    """A game this view could come from. It uses what lies open; it does not weigh what choices suggest."""
    tables = tables_of(seen.data)
    filled = _fill_prices(seen, tables, rng)
    filled = _fill_cards(filled, tables, rng)
    filled = _fill_money(filled, tables, rng)
    g = lay_out(filled)
    question = seen.question
    if question is None:
        return g
    open_question(g, filled, question.id, question.asked[0], question.number)
    g.seal_as_seen(question, seen.seat, rng)
    return g


def _fill_prices(seen: MerchantsView, tables: Tables, rng: Rng) -> MerchantsView:
    """MAR-07: a bargain that is overheard only in part; nobody offers more than he is seen to have."""
    loading, question = seen.loading, seen.question
    if loading is None or question is None or question.id not in WORDS[1:] or loading.quote is not None:
        return seen
    spoken, unit = WORDS.index(question.id), tables.unit
    least = spoken - 1
    quote = least + rng.below(tables.quote_max // unit - least + 1)
    purse = None if loading.guest is None else seen.places[loading.guest].cash
    offers = quote if purse is None else min(quote, purse // unit + 1)
    named = LoadingOn(
        wagon=loading.wagon,
        guest=loading.guest,
        goods=loading.goods,
        quote=quote * unit,
        counter=rng.below(offers) * unit if spoken == 2 else None,
        final=(1 + rng.below(quote - 1)) * unit if spoken == 3 else None,
    )
    return msgspec.structs.replace(seen, loading=named)


def _fill_cards(seen: MerchantsView, tables: Tables, rng: Rng) -> MerchantsView:
    """MAR-17: closed hands and the pile, from the cards that are nowhere to be seen."""
    left = dict(zip(INFLUENCE, tables.copies, strict=True))
    if seen.options.edition == "1999":
        left |= {INFLUENCE[kind]: 0 for kind in tables.missing_1999}
    for name, count in seen.played.items():
        left[name] -= count
    for name, count in (seen.pile or {}).items():
        left[name] -= count
    for place in seen.places:
        for name in place.cards or ():
            left[name] -= 1
    unseen = [name for name, count in left.items() for _ in range(count)]
    rng.shuffle(unseen)
    places = []
    for place in seen.places:
        if place.cards is None:
            dealt = sorted((unseen.pop() for _ in range(place.influence)), key=INFLUENCE.index)
            places.append(msgspec.structs.replace(place, cards=tuple(dealt)))
        else:
            places.append(place)
    pile = seen.pile
    if pile is None:
        pile = {name: unseen.count(name) for name in INFLUENCE}
    return msgspec.structs.replace(seen, places=tuple(places), pile=pile)


def needed_cash(seen: MerchantsView, seat: Seat, tables: Tables) -> int:
    """What a seat must have, because its bid or its offer stands."""
    needed = 0
    if seen.auction is not None and seen.auction.leader == seat:
        needed = seen.auction.high
    if seen.loading is not None and seen.loading.guest == seat and seen.loading.counter is not None:
        needed = seen.loading.counter
    if PHASES.index(seen.phase) == SETUP:
        needed += 2 * max(tables.printed_prices)
    return needed


def _fill_money(seen: MerchantsView, tables: Tables, rng: Rng) -> MerchantsView:
    places = []
    for seat, place in enumerate(seen.places):
        cash = place.cash
        if cash is None:
            cash = needed_cash(seen, seat, tables) + rng.below(PURSE + 1) * tables.unit
        places.append(msgspec.structs.replace(place, cash=cash))
    return msgspec.structs.replace(seen, places=tuple(places))
