"""Who may see what (the table of visibility), and worlds that fit a view."""

from ducats.engine import bits
from ducats.engine.messages import Seat
from ducats.engine.rng import Rng
from ducats.games.marracash.auction import ShopBidding
from ducats.games.marracash.forecasts import counted, forecast, foresee
from ducats.games.marracash.imagined import deal_hands, share_out_money
from ducats.games.marracash.moving import SellCard, Walking, sale_of
from ducats.games.marracash.position import (
    Pending,
    auction_on,
    count_cast,
    open_question,
    slot_of,
)
from ducats.games.marracash.questions import Act, moves
from ducats.games.marracash.seen import (
    AuctionOn,
    Customers,
    Entry,
    Forecast,
    MarraCashView,
    Place,
    Stall,
    Walk,
)
from ducats.games.marracash.souk import EXITS, FOUNTAINS, LETTERS, SHOP_NAMES, SHOP_NUMBER, SHOPS
from ducats.games.marracash.state import LAST_ROUND, PHASES, MarraCash, books_of, letters
from ducats.games.marracash.tables import CARDS, tables_of
from ducats.games.marracash.walk import NOBODY

__all__ = ["MarraCashView", "forecast", "imagine", "view"]


def view(g: MarraCash, seat: Seat | None, open_cards: bool = False) -> MarraCashView:
    """What one seat (None: a spectator) may know; `open_cards` is for finished games only."""
    names = g.tables.card_names
    hand = () if seat is None or seat in g.shown else g.hands[seat]
    return MarraCashView(
        game="marracash",
        seat=seat,
        seats=g.seats,
        outcome=g.outcome(),
        options=g.options,
        data=g.data,
        phase=PHASES[g.phase],
        round=g.round(),
        starter=_someone(g.starter),
        turn=_someone(g.turn),
        slot=slot_of(g),
        auctioned=g.auctioned,
        fountains=tuple(letters(g.group(fountain)) for fountain in range(FOUNTAINS)),
        line="".join(LETTERS[colour] for colour in g.queue()),
        line_taken=g.left,
        line_length=len(g.line),
        stalls=tuple(_stall(g, shop) for shop in range(SHOPS)),
        places=tuple(_place(g, other, seat, open_cards) for other in range(g.seats)),
        auction=_auction(g),
        walk=_walk(g),
        entered=_entered(g),
        idle_turns=g.idle_turns,
        turns_left=g.turns_left if g.phase == LAST_ROUND else None,
        open_cards=tuple(names[card] for card in g.open_cards),
        deck=len(g.deck),
        hand=tuple(names[card] for card in hand),
        hands=tuple(tuple(names[card] for card in cards) for cards in g.hands) if open_cards else (),
        forecasts=_forecasts(g, seat),
        question=g.asked_of(seat),
    )


def _someone(seat: Seat) -> Seat | None:
    return None if seat == NOBODY else seat


def _stall(g: MarraCash, shop: int) -> Stall:
    return Stall(
        owner=_someone(g.owner[shop]),
        customers=g.customers[shop],
        price=g.prices[shop],
        auctioneer=_someone(g.auctioneers[shop]),
        waiting=g.waiting_before(shop),
    )


def _place(g: MarraCash, seat: Seat, viewer: Seat | None, open_cards: bool) -> Place:
    """MC-R26: cash is open, or hidden until the end."""
    known = not g.cash_hidden or seat == viewer or open_cards or g.is_over()
    names = g.tables.card_names
    mine = [shop for shop in range(SHOPS) if g.owner[shop] == seat]
    return Place(
        name=g.options.names.split()[seat],
        cash=g.cash[seat] if known else None,
        signs=g.signs[seat],
        shops=len(mine),
        customers=sum(g.customers[shop] for shop in mine),
        sold=tuple(names[card] for card in g.sold[seat]),
        shown=tuple(names[card] for card in g.hands[seat]) if seat in g.shown else (),
        set_place=g.shown.index(seat) + 1 if seat in g.shown else None,
        books=books_of(g, seat) if known else None,
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


def _walk(g: MarraCash) -> Walk | None:
    walking = g.frames[-2] if len(g.frames) > 1 else None
    if not isinstance(walking, Walking):
        return None
    return Walk(
        seat=walking.mover,
        group=walking.start + 1,
        to=walking.to + 1,
        walking=letters(g.walking),
        entries=tuple(
            Entry(shop=SHOP_NAMES[shop], owner=g.owner[shop], visitors=visitors, income=money)
            for shop, visitors, money in g.entries
        ),
    )


def _entered(g: MarraCash) -> Customers | None:
    ask = g.frames[-1] if g.frames else None
    if not isinstance(ask, SellCard):
        return None
    return Customers(shop=SHOP_NAMES[ask.shop], visitors=ask.visitors)


def _forecasts(g: MarraCash, seat: Seat | None) -> tuple[Forecast, ...]:
    """What each of his moves would do, for the player who is about to act."""
    ask = g.frames[-1] if g.frames else None
    if not isinstance(ask, Act) or ask.seat != seat or g.auctioned:
        return ()
    souk, sale = g.tables.souk, sale_of(g, seat)
    ways = [(answer // EXITS, souk.exits[answer // EXITS][answer % EXITS]) for answer in moves(g)]
    return tuple(
        foresee(sale, g.seats, g.customers, g.open_cards, (g.group(way[0]), g.group(way[1])), way)
        for way in ways
    )


# -- worlds that fit a view ------------------------------------------------------------------------


def imagine(seen: MarraCashView, rng: Rng) -> MarraCash:
    """A game this view could come from; without hidden cash or antiques there is only one.

    Hidden cash follows from shops, prices, cards and the viewer's own books, up to the commissions among
    others, which are made up; whoever leads an auction can pay. Hidden antiques have the shape that is
    dealt and are no complete set yet. What bids and passes suggest beyond that is ignored.
    """
    g = MarraCash(seen.seats, seen.options, tables_of(seen.data), seen.data)
    _place_turn(g, seen)
    _place_people(g, seen)
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
    g.phase = PHASES.index(seen.phase)
    g.starter = NOBODY if seen.starter is None else seen.starter
    g.turn = NOBODY if seen.turn is None else seen.turn
    if seen.round:
        g.turn_number = (seen.round - 1) * g.seats + (g.turn - g.starter) % g.seats + 1
    g.auctioned = seen.auctioned
    g.idle_turns = seen.idle_turns
    g.turns_left = seen.turns_left or 0


def _place_people(g: MarraCash, seen: MarraCashView) -> None:
    g.standing = [count for group in seen.fountains for count in counted(group)]
    waiting = [LETTERS.index(letter) for letter in seen.line]
    g.left, g.right = seen.line_taken, seen.line_taken + len(waiting)
    # Who stood at the empty places of the line is elsewhere by now and no longer matters.
    g.line = [0] * g.left + waiting + [0] * (seen.line_length - g.right)
    if seen.walk is not None:
        g.walking = counted(seen.walk.walking)
        g.entries = [(SHOP_NUMBER[entry.shop], entry.visitors, entry.income) for entry in seen.walk.entries]
    for shop, stall in enumerate(seen.stalls):
        g.owner[shop] = NOBODY if stall.owner is None else stall.owner
        g.auctioneers[shop] = NOBODY if stall.auctioneer is None else stall.auctioneer
        g.customers[shop], g.prices[shop] = stall.customers, stall.price
    g.signs = [place.signs for place in seen.places]
    g.cast = count_cast(g)


def _place_cards(g: MarraCash, seen: MarraCashView, rng: Rng) -> None:
    numbers = g.tables.card_numbers
    g.open_cards = [numbers[card] for card in seen.open_cards]
    g.sold = [tuple(numbers[card] for card in place.sold) for place in seen.places]
    shown = [(place.set_place, seat) for seat, place in enumerate(seen.places) if place.set_place]
    g.shown = tuple(seat for _, seat in sorted(shown))
    g.hands = [tuple(numbers[card] for card in place.shown) for place in seen.places]
    if seen.seat is not None and seen.hand:
        g.hands[seen.seat] = tuple(numbers[card] for card in seen.hand)
    if not (g.options.antiques or g.options.souvenirs):
        return
    known = {card for cards in (g.open_cards, *g.sold, *g.hands) for card in cards}
    g.deck = [card for card in range(CARDS) if card not in known]
    if g.options.antiques:
        deal_hands(g, rng)
