"""Any position of MarraCash, laid out on the table: the common ground of `imagine` and of scenario files."""

from typing import Final, final

from ducats.engine import bits
from ducats.engine.errors import BadScenario
from ducats.engine.frames import OPEN, Ask, Frame
from ducats.engine.messages import Seat
from ducats.games.marracash.auction import OpenBid, PulledIn, RaiseOrPass, SealedBids, ShopBidding
from ducats.games.marracash.events import Books
from ducats.games.marracash.moving import SellCard, Walking
from ducats.games.marracash.questions import Act, Bring, PickShop
from ducats.games.marracash.seen import AuctionOn, Customers, Walk
from ducats.games.marracash.souk import SHOP_NUMBER, SHOPS
from ducats.games.marracash.state import (
    ANTIQUES,
    AUCTIONS,
    COLUMNS,
    CUSTOMERS,
    FIRST_ROUND,
    HAND,
    PRICES,
    SIGNS_OF,
    SOUVENIRS,
    MarraCash,
)
from ducats.games.marracash.tables import COLOUR_COUNT, SHOP_COLOUR
from ducats.games.marracash.turn import (
    AUCTION_HELD,
    ENTRANCES_FILLED,
    FIRST_ACTION,
    SECOND_ACTION,
    FirstRound,
    Turn,
)
from ducats.games.marracash.walk import NOBODY

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
        return PickShop(seat)
    if name == Act.question:
        return Act(seat, pending.slot)
    if name == Bring.question:
        return Bring(seat)
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
    first: Frame[MarraCash] = Turn(g.turn)
    at = FIRST_ACTION if pending.slot == 1 else SECOND_ACTION
    if g.phase == FIRST_ROUND:
        first, at = FirstRound((g.turn - g.starter) % g.seats), AUCTION_HELD
    elif isinstance(ask, Bring):
        at = ENTRANCES_FILLED
    frames = [first, under_sale(g, pending, ask), ask] if isinstance(ask, SellCard) else [first, ask]
    g.lay_pages(frames, [at] + [OPEN] * (len(frames) - 1), number)


def under_sale(g: MarraCash, pending: Pending, ask: SellCard) -> Frame[MarraCash]:
    """What waits for the sale of a card: a walk, or an auction whose buyer has pulled visitors in."""
    walk = pending.walk
    if walk is None:
        return PulledIn()
    unfinished = Walking(walk.seat, walk.group - 1, walk.to - 1, 0)
    door = unfinished.passed(g).index(ask.shop) + 1
    return Walking(walk.seat, walk.group - 1, walk.to - 1, door)


def slot_of(g: MarraCash) -> int:
    """1 or 2 during the actions of a turn, else 0."""
    if not g.frames or not isinstance(g.frames[0], Turn):
        return 0
    at = g.resume_points()[0]
    return at if at in (FIRST_ACTION, SECOND_ACTION) else 0


def auction_on(g: MarraCash) -> ShopBidding | SealedBids | None:
    top = g.frames[-1] if g.frames else None
    return top if isinstance(top, (ShopBidding, SealedBids)) else None


# -- money and people ------------------------------------------------------------------------------


def count_cast(g: MarraCash) -> tuple[int, ...]:
    """Everybody on the table, by colour."""
    counts = [0] * COLOUR_COUNT
    for index, visitors in enumerate(g.standing):
        counts[index % COLOUR_COUNT] += visitors
    for colour, visitors in enumerate(g.walking):
        counts[colour] += visitors
    for colour in g.queue():
        counts[colour] += 1
    for shop in range(SHOPS):
        counts[SHOP_COLOUR[shop]] += g.customers[shop]
    return tuple(counts)


def columns_of(books: Books) -> list[int]:
    """In the order of the columns."""
    return [
        books.customers,
        books.souvenirs,
        books.antiques,
        books.auctions,
        books.commissions,
        books.paid_commissions,
        books.prices,
    ]


def columns_on_table(g: MarraCash, seat: Seat) -> list[int]:
    """The books as far as shops and cards tell them: everything but the commissions for moves."""
    columns = [0] * COLUMNS
    for shop in range(SHOPS):
        price = g.prices[shop]
        if g.owner[shop] == seat:
            columns[CUSTOMERS] += g.tables.takings(0, g.customers[shop])
            columns[PRICES] += price
        elif g.owner[shop] != NOBODY and g.auctioneers[shop] == seat:
            columns[AUCTIONS] += g.tables.auction_commission(price)
    columns[SOUVENIRS] = sum(g.tables.card_values[card] for card in g.sold[seat])
    if seat in g.shown:
        values = sorted((g.tables.card_values[card] for card in g.hands[seat]), reverse=True)
        columns[ANTIQUES] = sum(values[: HAND - g.shown.index(seat)])
    return columns


def net(columns: list[int]) -> int:
    return sum(sign * amount for sign, amount in zip(SIGNS_OF, columns, strict=True))


def write_books(g: MarraCash, seat: Seat, columns: list[int], cash: int) -> None:
    """Cash and books of a seat; what the books do not explain was there before."""
    g.books[seat * COLUMNS : (seat + 1) * COLUMNS] = columns
    g.cash[seat] = cash
    g.base[seat] = cash - net(columns)
