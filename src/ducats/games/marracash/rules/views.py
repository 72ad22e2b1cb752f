"""Who may see what: the table of visibility."""

from functools import lru_cache

from ducats.engine import bits
from ducats.engine.messages import Seat
from ducats.games.marracash.rules import groups
from ducats.games.marracash.rules.antiques import hand_names
from ducats.games.marracash.rules.auction import ShopBidding
from ducats.games.marracash.rules.books import as_books
from ducats.games.marracash.rules.codecs import card_names
from ducats.games.marracash.rules.moving import SellCard, Walking
from ducats.games.marracash.rules.plan import plan
from ducats.games.marracash.rules.position import auction_on, slot_of
from ducats.games.marracash.rules.souk import FOUNTAINS, LETTERS, SHOP_NAMES, SHOPS
from ducats.games.marracash.rules.state import LAST_ROUND, PHASES, MarraCash
from ducats.games.marracash.rules.view import (
    AuctionOn,
    Bidding,
    Customers,
    Entry,
    MarraCashView,
    Place,
    Stall,
    Walk,
)
from ducats.mechanics.open_auction import NOBODY


def view(g: MarraCash, seat: Seat | None, open_cards: bool = False) -> MarraCashView:
    """What one seat (None: a spectator) may know; `open_cards` is for finished games only."""
    return MarraCashView(
        game="marracash",
        seat=seat,
        seats=g.seats,
        outcome=g.outcome(),
        options=g.chosen.options,
        data=g.chosen.data,
        plan=None if g.chosen.data is None else plan(g.chosen.data),
        start_cash=g.chosen.start_cash,
        min_bid=int(g.printed.min_bid),
        bid_step=g.chosen.bid_step,
        phase=PHASES[g.phase()],
        round=g.round(),
        starter=_someone(int(g.starter())),
        turn=_someone(int(g.turn())),
        slot=slot_of(g),
        auctioned=g.auctioned(),
        fountains=tuple([groups.letters(g.group(fountain)) for fountain in range(FOUNTAINS)]),
        line="".join([LETTERS[colour] for colour in g.queue()]),
        line_taken=int(g.line_taken()),
        line_length=int(g.line_length()),
        stalls=tuple([_stall(g, shop) for shop in range(SHOPS)]),
        places=tuple([_place(g, other, seat, open_cards) for other in range(g.seats)]),
        auction=_auction(g),
        bidding=_bidding(g, seat),
        walk=_walk(g),
        entered=_entered(g),
        idle_turns=int(g.idle_turns()),
        turns_left=int(g.turns_left()) if g.phase() == LAST_ROUND else None,
        open_cards=card_names(g, g.open_cards),
        deck=int(bits.count(g.deck())),
        hand=() if seat is None or seat in g.shown else hand_names(g, seat),
        hands=tuple([hand_names(g, other) for other in range(g.seats)]) if open_cards else (),
        question=g.asked_of(seat),
    )


def _someone(seat: Seat) -> Seat | None:
    return None if seat == NOBODY else seat


@lru_cache(maxsize=256)
def free_stall(waiting: int, next_pays: int) -> Stall:
    """Most shops are free; they look alike but for how many wait before them."""
    return Stall(
        owner=None,
        customers=0,
        takings=0,
        next_pays=next_pays,
        price=0,
        auctioneer=None,
        waiting=waiting,
    )


def _stall(g: MarraCash, shop: int) -> Stall:
    if g.is_free(shop):
        return free_stall(g.waiting_before(shop), g.printed.pay(1))
    return Stall(
        owner=int(g.owner(shop)),
        customers=int(g.customers(shop)),
        next_pays=g.printed.pay(int(g.customers(shop)) + 1),
        takings=int(g.printed.takings(0, g.customers(shop))),
        price=int(g.price(shop)),
        auctioneer=int(g.auctioneer(shop)),
        waiting=0,
    )


def _place(g: MarraCash, seat: Seat, viewer: Seat | None, open_cards: bool) -> Place:
    """MC-R26: cash is open, or hidden until the end."""
    known = not g.chosen.cash_hidden or seat == viewer or open_cards or g.is_over()
    shops = customers = 0
    for shop in range(SHOPS):
        if g.owner(shop) == seat:
            shops += 1
            customers += g.customers(shop)
    shown = seat in g.shown
    return Place(
        name=g.chosen.names[seat],
        cash=int(g.cash(seat)) if known else None,
        signs=int(g.signs(seat)),
        shops=shops,
        customers=customers,
        sold=card_names(g, g.sold[seat]),
        shown=hand_names(g, seat) if shown else (),
        set_place=g.shown.index(seat) + 1 if shown else None,
        books=as_books(g.books(seat)) if known else None,
    )


def _auction(g: MarraCash) -> AuctionOn | None:
    bidding = auction_on(g)
    if bidding is None:
        return None
    shop = SHOP_NAMES[bidding.shop]
    if isinstance(bidding, ShopBidding):
        return AuctionOn(
            shop=shop,
            auctioneer=bidding.auctioneer,
            high=bidding.high,
            leader=_someone(bidding.leader),
            inside=tuple(bits.numbers(bidding.inside)),
        )
    return AuctionOn(shop=shop, auctioneer=bidding.auctioneer, inside=bidding.seats)


def _bidding(g: MarraCash, viewer: Seat | None) -> Bidding | None:
    bidding = auction_on(g)
    if bidding is None:
        return None
    least, takes_orders = int(g.printed.min_bid), False
    if isinstance(bidding, ShopBidding):
        least = bidding.lowest(g)
        takes_orders = viewer is not None and may_raise(g, bidding, viewer)
    visitors = int(g.waiting_before(bidding.shop))
    return Bidding(
        least=least,
        takes_orders=takes_orders,
        bidders=tuple([(bidding.auctioneer + turn) % g.seats for turn in range(g.seats)]),
        visitors=visitors,
        income=int(g.printed.takings(0, visitors)),
    )


def may_raise(g: MarraCash, bidding: ShopBidding, seat: Seat) -> bool:
    """MC-20, MC-R11, MC-R13: whether a seat is still in, and could bid now if it were asked."""
    inside = bits.has(bidding.inside, seat)
    return inside and g.signs(seat) > 0 and bidding.highest(g, seat) >= bidding.lowest(g)


def _walk(g: MarraCash) -> Walk | None:
    """The group under way: while somebody is asked for a souvenir, and between the events of a move."""
    walking = g.frames[-2] if len(g.frames) > 1 else None
    if g.frames and isinstance(g.frames[-1], Walking) and g.walking():
        walking = g.frames[-1]
    if not isinstance(walking, Walking):
        return None
    return Walk(
        seat=walking.mover,
        group=walking.start + 1,
        to=walking.to + 1,
        walking=groups.letters(g.walking()),
        entries=tuple(
            [
                Entry(shop=SHOP_NAMES[shop], owner=int(g.owner(shop)), visitors=visitors, income=money)
                for shop, visitors, money in g.entries()
            ]
        ),
    )


def _entered(g: MarraCash) -> Customers | None:
    ask = g.frames[-1] if g.frames else None
    if not isinstance(ask, SellCard):
        return None
    return Customers(shop=SHOP_NAMES[ask.shop], visitors=ask.visitors)
