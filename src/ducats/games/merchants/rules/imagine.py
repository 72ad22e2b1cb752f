"""Worlds that fit a view: what lies behind screens and in closed hands is made up (never looked up)."""

from typing import Final

import msgspec
from mypy_extensions import i64

from ducats.engine.rng import Rng
from ducats.games.merchants.rules import counts
from ducats.games.merchants.rules.names import KIND_COUNT, PHASES, SETUP
from ducats.games.merchants.rules.position import (
    WORDS,
    deal_influence,
    lay_out,
    open_question,
    put_pile,
    put_purse,
)
from ducats.games.merchants.rules.printed import PrintedData, printed_of
from ducats.games.merchants.rules.state import Merchants
from ducats.games.merchants.rules.view import LoadingOn, MerchantsView

PURSE: Final = 60
"""Others are imagined with up to this many units of money."""


def imagine(seen: MerchantsView, rng: Rng) -> Merchants:
    """A game this view could come from. It uses what lies open; it does not weigh what choices suggest."""
    seen = _fill_prices(seen, printed_of(seen.data), rng)
    g = lay_out(seen)
    _deal_cards(g, seen, rng)
    _fill_purses(g, seen, rng)
    question = seen.question
    if question is None:
        return g
    open_question(g, seen, question.id, question.asked[0], question.number)
    g.seal_as_seen(question, seen.seat, rng)
    return g


def _fill_prices(seen: MerchantsView, printed: PrintedData, rng: Rng) -> MerchantsView:
    """MA-R07: a bargain that is overheard only in part; nobody offers more than they are seen to have."""
    loading, question = seen.loading, seen.question
    if loading is None or question is None or question.id not in WORDS[1:] or loading.quote is not None:
        return seen
    spoken, unit = WORDS.index(question.id), printed.unit
    least = spoken - 1
    quote = least + rng.below(printed.quote_max // unit - least + 1)
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


def _deal_cards(g: Merchants, seen: MerchantsView, rng: Rng) -> None:
    """MA-R17: closed hands and the pile, from the cards that are nowhere to be seen."""
    known = g.played + g.pile
    for seat in range(g.seats):
        known += g.hand(seat)
    left = counts.pack(g.chosen.influence) - known
    unseen = [kind for kind in range(KIND_COUNT) for _ in range(counts.count(left, kind))]
    rng.shuffle(unseen)
    for seat in range(g.seats):
        place = seen.places[seat]
        if place.cards is None:
            hand: i64 = 0
            for _ in range(place.influence):
                hand += counts.one(unseen.pop())
            deal_influence(g, seat, hand)
            left -= hand
    if seen.pile is None:
        put_pile(g, left)


def _needed_cash(seen: MerchantsView, printed: PrintedData) -> list[int]:
    """By seat: what they must have, because their bid or their offer stands."""
    second_card = 2 * max(printed.printed_prices) if seen.phase == PHASES[SETUP] else 0
    needed = [second_card] * seen.seats
    auction, loading = seen.auction, seen.loading
    if auction is not None and auction.leader is not None:
        needed[auction.leader] += auction.high
    if loading is not None and loading.guest is not None and loading.counter is not None:
        needed[loading.guest] += loading.counter
    return needed


def _fill_purses(g: Merchants, seen: MerchantsView, rng: Rng) -> None:
    """MA-04."""
    needed = _needed_cash(seen, g.printed)
    for seat in range(g.seats):
        if seen.places[seat].cash is None:
            put_purse(g, seat, needed[seat] + rng.below(PURSE + 1) * g.printed.unit)
