"""Worlds that fit a view: the cash of others (MC-R26) and their antiques are made up."""

from typing import Final

from mypy_extensions import i64

from ducats.engine import bits
from ducats.engine.messages import Seat
from ducats.engine.rng import Rng
from ducats.games.marracash.rules import groups
from ducats.games.marracash.rules.antiques import customers_by_colour, is_complete
from ducats.games.marracash.rules.books import COMMISSIONS, PAID, columns_of, net
from ducats.games.marracash.rules.invariants import everybody_there
from ducats.games.marracash.rules.line import form_line
from ducats.games.marracash.rules.position import Pending, columns_on_table, open_question, write_books
from ducats.games.marracash.rules.printed import CARDS, COLOUR_COUNT, card_colour
from ducats.games.marracash.rules.souk import SHOP_NUMBER
from ducats.games.marracash.rules.state import PHASES, MarraCash, new_table
from ducats.games.marracash.rules.view import MarraCashView
from ducats.mechanics.open_auction import NOBODY

UNIT: Final = 25
"""All money comes in multiples of it."""
TRANSFERS: Final = 6
"""So many commissions are made up to tell imagined worlds apart."""


def imagine(seen: MarraCashView, rng: Rng) -> MarraCash:
    """A game this view could come from; without hidden cash or antiques there is only one.

    Hidden cash follows from shops, prices, cards and the viewer's own books, up to the commissions among
    others, which are made up; whoever leads an auction can pay. Hidden antiques have the shape that is
    dealt and are no complete set yet. What bids and passes suggest beyond that is ignored.
    """
    g = new_table(seen.seats, seen.options, seen.data)
    _place_people(g, seen)
    _place_turn(g, seen)
    _place_cards(g, seen, rng)
    share_out_money(g, seen, rng)
    question = seen.question
    if question is None:
        return g
    pending = Pending(question.id, question.asked[0], seen.slot)
    pending.auction, pending.walk, pending.entered = seen.auction, seen.walk, seen.entered
    open_question(g, pending, question.number)
    g.seal_as_seen(question, seen.seat, rng)
    return g


def _place_turn(g: MarraCash, seen: MarraCashView) -> None:
    starter = NOBODY if seen.starter is None else seen.starter
    turn = NOBODY if seen.turn is None else seen.turn
    number = (seen.round - 1) * g.seats + (turn - starter) % g.seats + 1 if seen.round else 0
    g.begin_phase(PHASES.index(seen.phase))
    g.name_starter(starter)
    g.place_turn(turn, number, seen.idle_turns)
    g.note_auction(seen.auctioned)
    g.leave_turns(seen.turns_left or 0)


def _place_people(g: MarraCash, seen: MarraCashView) -> None:
    for fountain, group in enumerate(seen.fountains):
        if group:
            g.place_group(fountain, groups.read(group))
    form_line(g, [groups.COLOUR_OF[letter] for letter in seen.line], seen.line_taken, seen.line_length)
    if seen.walk is not None:
        g.place_walkers(groups.read(seen.walk.walking))
        for entry in seen.walk.entries:
            g.note_entry(SHOP_NUMBER[entry.shop], entry.visitors, entry.income)
    for shop, stall in enumerate(seen.stalls):
        owner = stall.owner
        if owner is not None:
            auctioneer = stall.auctioneer
            g.put_up_sign(shop, owner, stall.price, owner if auctioneer is None else auctioneer)
            g.add_customers(shop, stall.customers)
    g.cast = everybody_there(g)


def _place_cards(g: MarraCash, seen: MarraCashView, rng: Rng) -> None:
    if not (seen.options.antiques or seen.options.souvenirs):
        return
    numbers = g.printed.card_numbers
    g.open_cards = tuple([numbers[card] for card in seen.open_cards])
    g.sold = tuple([tuple([numbers[card] for card in place.sold]) for place in seen.places])
    shown = [(place.set_place, seat) for seat, place in enumerate(seen.places) if place.set_place]
    g.shown = tuple([seat for _, seat in sorted(shown)])
    known: i64 = bits.of(g.open_cards)
    for seat, place in enumerate(seen.places):
        hand = seen.hand if seat == seen.seat and seen.hand else place.shown
        g.place_hand(seat, bits.of([numbers[card] for card in hand]))
        known |= g.hand(seat) | bits.of(g.sold[seat])
    g.place_deck((bits.bit(CARDS) - 1) & ~known)
    if g.chosen.antiques:
        deal_hands(g, rng)


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
    needed = needed_cash(g, seen)
    if unknown:
        _make_up_commissions(g, columns, unknown, needed, rng)
    for seat in unknown:
        # In a position that was laid out, the books need not explain what somebody must have.
        write_books(g, seat, columns[seat], max(needed[seat], g.chosen.start_cash + net(columns[seat])))


def needed_cash(g: MarraCash, seen: MarraCashView) -> list[int]:
    """What each seat must have, because a bid stands or has to be made."""
    needed = [0] * g.seats
    auction = seen.auction
    if auction is not None:
        if auction.leader is not None:
            needed[auction.leader] = auction.high
        else:
            needed[auction.auctioneer] = int(g.printed.min_bid)
    return needed


def _make_up_commissions(
    g: MarraCash, columns: list[list[int]], unknown: list[Seat], needed: list[int], rng: Rng
) -> None:
    """What is paid is received: the known books say how much the others paid or got on the whole."""
    owing = sum(books[COMMISSIONS] - books[PAID] for books in columns)
    for _ in range(abs(owing) // UNIT):
        columns[rng.choice(unknown)][PAID if owing > 0 else COMMISSIONS] += UNIT
    spare = [g.chosen.start_cash + net(columns[seat]) - needed[seat] for seat in range(g.seats)]
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
    hidden = [seat for seat in range(g.seats) if not g.hand(seat)]
    pool: list[list[int]] = [[] for _ in range(COLOUR_COUNT)]
    for card in bits.numbers(g.deck()):
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
        g.place_hand(seat, bits.of(hand))
    g.place_deck(bits.of([card for cards in pool for card in cards]))


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
