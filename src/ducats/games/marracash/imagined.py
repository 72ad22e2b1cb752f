"""Filling in what a viewer cannot know: the cash of others (MC-R26) and their antiques."""

from typing import Final

from ducats.engine.messages import Seat
from ducats.engine.rng import Rng
from ducats.games.marracash.antiques import customers_by_colour, is_complete
from ducats.games.marracash.position import columns_of, columns_on_table, net, write_books
from ducats.games.marracash.seen import MarraCashView
from ducats.games.marracash.state import COMMISSIONS, PAID, MarraCash
from ducats.games.marracash.tables import COLOUR_COUNT, card_colour

UNIT: Final = 25
"""All money comes in multiples of it."""
TRANSFERS: Final = 6
"""So many commissions are made up to tell imagined worlds apart."""


def share_out_money(g: MarraCash, seen: MarraCashView, rng: Rng) -> None:
    """MC-R26: shops, prices and cards tell most of what others have; commissions for moves are made up."""
    columns: list[list[int]] = []
    unknown: list[Seat] = []
    for seat, place in enumerate(seen.places):
        if place.books is None or place.cash is None:
            unknown.append(seat)
            columns.append(columns_on_table(g, seat))
        else:
            columns.append(columns_of(place.books))
            write_books(g, seat, columns[seat], place.cash)
    if unknown:
        _make_up_commissions(g, columns, unknown, needed_cash(g, seen), rng)
    for seat in unknown:
        write_books(g, seat, columns[seat], g.options.start_cash + net(columns[seat]))


def needed_cash(g: MarraCash, seen: MarraCashView) -> list[int]:
    """What each seat must have, because a bid stands or has to be made."""
    needed = [0] * g.seats
    auction = seen.auction
    if auction is not None:
        if auction.leader is not None:
            needed[auction.leader] = auction.high
        else:
            needed[auction.auctioneer] = g.tables.min_bid
    return needed


def _make_up_commissions(
    g: MarraCash, columns: list[list[int]], unknown: list[Seat], needed: list[int], rng: Rng
) -> None:
    """What is paid is received: the known books say how much the others paid or got on the whole."""
    owing = sum(books[COMMISSIONS] - books[PAID] for books in columns)
    for _ in range(abs(owing) // UNIT):
        columns[rng.choice(unknown)][PAID if owing > 0 else COMMISSIONS] += UNIT
    spare = [g.options.start_cash + net(columns[seat]) - needed[seat] for seat in range(g.seats)]
    for _ in range(TRANSFERS):
        payer, payee = rng.choice(unknown), rng.choice(unknown)
        if payer != payee and spare[payer] >= 2 * UNIT:
            _transfer(columns, spare, payer, payee, 2 * UNIT)
    for seat in unknown:
        while spare[seat] < 0:
            richest = max(unknown, key=lambda other: spare[other])
            if richest == seat:
                break
            _transfer(columns, spare, richest, seat, min(UNIT, -spare[seat]))


def _transfer(columns: list[list[int]], spare: list[int], payer: Seat, payee: Seat, amount: int) -> None:
    columns[payer][PAID] += amount
    columns[payee][COMMISSIONS] += amount
    spare[payer] -= amount
    spare[payee] += amount


def deal_hands(g: MarraCash, rng: Rng) -> None:
    """Option antiques: hands of the dealt shape for the others, none of them complete already."""
    hidden = [seat for seat in range(g.seats) if not g.hands[seat]]
    pool: list[list[int]] = [[] for _ in range(COLOUR_COUNT)]
    for card in g.deck:
        pool[card_colour(card)].append(card)
    for cards in pool:
        rng.shuffle(cards)
    possible = []
    for seat in hidden:
        customers = customers_by_colour(g, seat)
        shapes = [shape for shape in hand_shapes() if not is_complete(shape, customers)]
        rng.shuffle(shapes)
        possible.append(shapes)
    chosen = _fit(possible, [len(cards) for cards in pool])
    for seat, shape in zip(hidden, chosen, strict=True):
        hand = [pool[colour].pop() for colour, count in enumerate(shape) for _ in range(count)]
        g.hands[seat] = tuple(sorted(hand))
    g.deck = sorted(card for cards in pool for card in cards)


def hand_shapes() -> list[list[int]]:
    """Two cards of one colour and one each of three others: twenty ways."""
    shapes: list[list[int]] = []
    for double in range(COLOUR_COUNT):
        for missing in range(COLOUR_COUNT):
            if missing != double:
                shape = [1] * COLOUR_COUNT
                shape[double], shape[missing] = 2, 0
                shapes.append(shape)
    return shapes


def _fit(possible: list[list[list[int]]], left: list[int]) -> list[list[int]]:
    """One shape for everybody, so that there are cards enough of each colour; empty if there is none."""
    if not possible:
        return []
    for shape in possible[0]:
        rest = [have - need for have, need in zip(left, shape, strict=True)]
        if min(rest) < 0:
            continue
        following = _fit(possible[1:], rest)
        if len(following) == len(possible) - 1:
            return [shape, *following]
    return []
