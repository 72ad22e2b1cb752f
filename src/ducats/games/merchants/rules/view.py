"""The view of Merchants: section 4 of the rules, field by field. Never compiled."""

from typing import Literal

import msgspec

from ducats.engine.messages import Question, Seat, View
from ducats.games.merchants.rules.messages import (
    Card,
    City,
    Good,
    MerchantsAction,
    MerchantsOptions,
    Phase,
    Space,
)


class GoodPrice(msgspec.Struct, frozen=True, kw_only=True):
    """MA-06: the level of a good and what it means."""

    level: int
    buy: int
    sell: int


class WagonSeen(msgspec.Struct, frozen=True, kw_only=True):
    """A wagon with its load; `came_from` is the space behind it, none in a city."""

    at: Space | None
    """None before it is placed."""
    came_from: Space | None = None
    master: Seat | None = None
    cargo: tuple[dict[Good, int], ...] = ()
    """By seat."""
    arrived: int = 0
    """Which arrival of this round it was; 0: none."""
    axle: bool = False
    movable: bool = False


class WagonBooks(msgspec.Struct, frozen=True, kw_only=True):
    """What one player paid for a wagon and got by it."""

    bids: int
    fees: int
    """For loading."""
    earned: int
    """From others who loaded."""
    sales: int
    result: int


class Books(msgspec.Struct, frozen=True, kw_only=True):
    """What a player's trade has cost and brought so far."""

    goods: int
    """What was paid for goods."""
    wagons: tuple[WagonBooks, ...]


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """One seat as the viewer sees it."""

    status: int
    upkeep: int
    credits: int
    cash: int | None
    """None: behind the screen."""
    tokens: tuple[int, ...]
    """Movement tokens still to be played."""
    investments: tuple[Card, ...]
    influence: int
    """How many influence cards."""
    cards: tuple[Card, ...] | None
    """Which ones; None: face down."""
    stores: dict[City, dict[Good, int]]
    """What lies in the warehouses."""
    books: Books | None
    """None: somebody else's."""


class PurchaseOn(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A purchase that is going on: which pass of the round, and what was bought so far in it."""

    number: int = 1
    bought: int = 0
    city: City | None = None
    """MA-R03, option purchase_single_city: the city of the first good."""


class LoadingOn(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The loading of a wagon: whose turn, and how far a guest's bargain has got."""

    wagon: int
    guest: Seat | None = None
    goods: tuple[Good, ...] = ()
    quote: int | None = None
    counter: int | None = None
    final: int | None = None


class MoveOn(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A movement turn: what was done, what is left, and how wagons and courier stood when it began."""

    moved: bool = False
    extra: int = 0
    courier: int = 0
    courier_began: Space | None = None
    together: tuple[int, ...] = ()
    """MA-43: wagons that stood with the courier when the turn began."""


class AdjustOn(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Price adjustments: office steps left."""

    steps: int = 0


class UnloadOn(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A wagon about to be unloaded, and who has played a charter for it."""

    wagon: int
    chartered: tuple[Seat, ...] = ()


class SaleOn(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A warehouse sale: goods sold so far."""

    sold: int = 0


class AuctionOn(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An auction of an investment card."""

    number: int = 1
    high: int = 0
    leader: Seat | None = None
    inside: tuple[Seat, ...] = ()
    winners: tuple[Seat, ...] = ()
    """Who has won an auction in this round already."""
    card: Card | None = None
    """Edition 1999: the card that is put up."""
    seller: Seat | None = None
    """Edition 1999: who puts it up."""


class StatusOn(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A status turn: favour played, gone down, credit taken."""

    favour: bool = False
    fell: bool = False
    borrowed: bool = False
    before: bool = False
    """MA-R26, credit_timing = before_fall: the credit that could avoid a fall."""


class Fixed(msgspec.Struct, frozen=True):
    """Printed numbers that texts name, as the data file of this table has them."""

    max_purchase: int
    credit_repay: int
    powers: dict[str, int]
    """By investment and influence card: the number that its effect names."""
    titles: tuple[str, ...] = ()
    """MA-60: by status, as an owner of the box reads them; none: as texts call them."""


class SpaceShape(msgspec.Struct, frozen=True):
    """Where a space lies on the printed map."""

    id: Space
    kind: Literal["city", "junction", "road"]
    x: int
    y: int
    neighbours: tuple[Space, ...]


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """The whole board."""

    goods: tuple[Good, ...]
    phases: tuple[Phase, ...]
    """MA-09: of a round."""
    spaces: tuple[SpaceShape, ...]
    markets: dict[City, tuple[Good, ...]]
    """MA-13: what each city sells."""
    levels: tuple[GoodPrice, ...]
    steps: tuple[int, ...]
    """MA-66: what a step up costs, along the arrival track."""
    upkeep: tuple[int, ...]
    """MA-60: by status."""
    tokens: tuple[int, ...]
    """MA-28: the values of the movement tokens."""
    unit: int
    """MA-R33: all money is a multiple of it."""
    quote_max: int
    """MA-26: the highest price of loading that may be named."""


class MerchantsView(View, frozen=True, kw_only=True):
    """What one viewer may know."""

    options: MerchantsOptions
    data: str | None
    plan: Plan | None
    """None: as the data file that comes with the game has it."""
    fixed: Fixed
    round: int
    phase: Phase
    first: Seat | None
    arrivals: int
    end_arrivals: int
    step_cost: int
    credits_left: int | None
    """None: no end of them."""
    prices: dict[Good, GoodPrice]
    supply: dict[Good, int]
    bonuses: dict[City, int]
    wagons: tuple[WagonSeen, ...]
    courier: Space
    display: tuple[Card, ...]
    """Investment cards that lie face up."""
    deck: int
    """Investment cards face down."""
    influence_left: int
    pile: dict[Card, int] | None
    """The influence cards left by kind: for a player who is picking one."""
    played: dict[Card, int]
    """Influence cards that have left the game."""
    places: tuple[Place, ...]
    standing: tuple[int | None, ...]
    """By seat, what tells who leads; None where nothing does."""
    purchase: PurchaseOn | None = None
    bidding: int | None = None
    """The wagon that sealed bids are made for."""
    loading: LoadingOn | None = None
    move: MoveOn | None = None
    adjust: AdjustOn | None = None
    unload: UnloadOn | None = None
    sale: SaleOn | None = None
    auction: AuctionOn | None = None
    bidders: tuple[Seat, ...] = ()
    """Everybody who has a part in the auction, in the order in which they bid."""
    status: StatusOn | None = None
    decided_by: tuple[str, ...] = ()
    """Once the game is over: what put players in their order whose scores did not."""
    question: Question[MerchantsAction] | None = None
