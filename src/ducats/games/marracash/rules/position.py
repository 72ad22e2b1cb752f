"""Any position of MarraCash, laid out on the table: the common ground of `imagine` and of scenario files."""

from typing import Final, final

from ducats.engine import bits
from ducats.engine.errors import BadScenario
from ducats.engine.frames import OPEN, Ask, Frame
from ducats.engine.messages import Seat
from ducats.games.marracash.rules.antiques import set_price
from ducats.games.marracash.rules.auction import PULLED_IN, OpenBid, RaiseOrPass, SealedBids, ShopBidding
from ducats.games.marracash.rules.books import ANTIQUES, AUCTIONS, CUSTOMERS, PRICES, SOUVENIRS, net
from ducats.games.marracash.rules.fields import COLUMNS
from ducats.games.marracash.rules.moving import SellCard, Walking
from ducats.games.marracash.rules.printed import NO_END
from ducats.games.marracash.rules.questions import ACTS, BRINGS, PICK_SHOPS, Act, Bring, PickShop
from ducats.games.marracash.rules.souk import SHOP_NAMES, SHOP_NUMBER, SHOPS
from ducats.games.marracash.rules.state import FIRST_ROUND, MarraCash
from ducats.games.marracash.rules.turn import (
    AUCTION_HELD,
    ENTRANCES_FILLED,
    FIRST_ACTION,
    FIRST_ROUNDS,
    SECOND_ACTION,
    TURNS,
    Turn,
)
from ducats.games.marracash.rules.view import AuctionOn, Customers, Walk
from ducats.games.marracash.rules.walk import card_value
from ducats.mechanics.open_auction import NOBODY

PREFIX: Final = "marracash."
QUESTIONS: Final = tuple(
    kind.question for kind in (PickShop, OpenBid, RaiseOrPass, SealedBids, Act, SellCard, Bring)
)


@final
class Pending:
    """Where in a turn the table waits: the question, and the auction or the walk it belongs to."""

    def __init__(self, question: str, seat: Seat, slot: int) -> None:
        self.question: Final = question
        self.seat: Final = seat
        self.slot: Final = slot
        self.auction: AuctionOn | None = None
        self.walk: Walk | None = None
        self.entered: Customers | None = None


def ask_of(pending: Pending) -> Ask[MarraCash]:
    """The question itself."""
    seat, name = pending.seat, pending.question
    if name == PickShop.question:
        return PICK_SHOPS[seat]
    if name == Act.question:
        return ACTS[seat * 2 + pending.slot - 1]
    if name == Bring.question:
        return BRINGS[seat]
    if name == SellCard.question:
        if pending.entered is None:
            raise BadScenario("sell_souvenir needs entered: the shop and how many visitors may buy")
        return SellCard(seat, SHOP_NUMBER[pending.entered.shop], pending.entered.visitors)
    return bidding_of(pending)


def bidding_of(pending: Pending) -> Ask[MarraCash]:
    auction = pending.auction
    if auction is None:
        raise BadScenario(f"{pending.question} needs auction: the shop, the auctioneer, the bids so far")
    shop = SHOP_NUMBER[auction.shop]
    if pending.question == SealedBids.question:
        return SealedBids(bits.of(auction.inside), shop, auction.auctioneer)
    leader = NOBODY if auction.leader is None else auction.leader
    kind = OpenBid if pending.question == OpenBid.question else RaiseOrPass
    return kind(pending.seat, auction.high, leader, bits.of(auction.inside), shop, auction.auctioneer)


def open_question(g: MarraCash, pending: Pending, number: int) -> None:
    """Put the frames under a question as they lie whenever it is asked."""
    ask = ask_of(pending)
    first: Frame[MarraCash] = TURNS[g.turn()]
    at = FIRST_ACTION if pending.slot == 1 else SECOND_ACTION
    if g.phase() == FIRST_ROUND:
        first, at = FIRST_ROUNDS[int(g.turn() - g.starter()) % g.seats], AUCTION_HELD
    elif isinstance(ask, Bring):
        at = ENTRANCES_FILLED
    frames = [first, under_sale(g, pending, ask), ask] if isinstance(ask, SellCard) else [first, ask]
    g.lay_pages(frames, [at] + [OPEN] * (len(frames) - 1), number)


def under_sale(g: MarraCash, pending: Pending, ask: SellCard) -> Frame[MarraCash]:
    """What waits for the sale of a card: a walk, or an auction whose buyer has pulled visitors in."""
    walk = pending.walk
    if walk is None:
        return PULLED_IN
    way = g.printed.ways.between(walk.group - 1, walk.to - 1)
    passed = () if way == NO_END else g.printed.ways.passed[way]
    if ask.shop not in passed:
        raise BadScenario(f"walk: nobody comes by {SHOP_NAMES[ask.shop]} from {walk.group} to {walk.to}")
    return Walking(walk.seat, walk.group - 1, walk.to - 1, passed.index(ask.shop) + 1)


def slot_of(g: MarraCash) -> int:
    """1 or 2 during the actions of a turn, else 0."""
    if not g.frames or not isinstance(g.frames[0], Turn):
        return 0
    at = g.resume_points()[0]
    return at if at in (FIRST_ACTION, SECOND_ACTION) else 0


def auction_on(g: MarraCash) -> ShopBidding | SealedBids | None:
    top = g.frames[-1] if g.frames else None
    return top if isinstance(top, (ShopBidding, SealedBids)) else None


# -- money -------------------------------------------------------------------------------------------


def columns_on_table(g: MarraCash, seat: Seat) -> list[int]:
    """The books as far as shops and cards tell them: everything but the commissions for moves."""
    columns = [0] * COLUMNS
    for shop in range(SHOPS):
        if g.owner(shop) == seat:
            columns[CUSTOMERS] += g.printed.takings(0, g.customers(shop))
            columns[PRICES] += g.price(shop)
        elif g.auctioneer(shop) == seat:
            columns[AUCTIONS] += g.printed.auction_commission(g.price(shop))
    columns[SOUVENIRS] = card_value(g, g.sold[seat])
    if seat in g.shown:
        columns[ANTIQUES] = set_price(g, seat, g.shown.index(seat))
    return columns


def write_books(g: MarraCash, seat: Seat, columns: list[int], cash: int) -> None:
    """Cash and books of a seat; what the books do not explain was there before."""
    g.place_cash(seat, cash)
    g.place_books(seat, columns, cash - net(columns))
