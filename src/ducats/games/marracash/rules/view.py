"""The view of MarraCash: section 4 of the rules, field by field. Never compiled."""

import msgspec

from ducats.engine.messages import Question, Seat, View
from ducats.games.marracash.rules.events import Books
from ducats.games.marracash.rules.messages import (
    Card,
    Dirham,
    Fountain,
    Group,
    MarraCashAction,
    MarraCashOptions,
    Phase,
    Shop,
)
from ducats.games.marracash.rules.plan import Plan


class Stall(msgspec.Struct, frozen=True, kw_only=True):
    """One shop."""

    owner: Seat | None
    customers: int
    takings: Dirham
    """MC-40: what its customers have paid."""
    next_pays: Dirham
    """MC-40: what the next one will."""
    price: Dirham
    """What its owner paid; 0 while it is free."""
    auctioneer: Seat | None
    waiting: int
    """MC-50: visitors who would be pulled in if it were sold now."""


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """One seat as the viewer sees it."""

    name: str
    cash: Dirham | None
    """None while it is hidden from the viewer (MC-R26)."""
    signs: int
    shops: int
    customers: int
    sold: tuple[Card, ...]
    shown: tuple[Card, ...]
    """Option antiques: the completed set."""
    set_place: int | None
    """1 for the first player who completed their set."""
    books: Books | None
    """As hidden as the cash."""


class AuctionOn(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """MC-12: what lies under the stone."""

    shop: Shop
    auctioneer: Seat
    high: Dirham = 0
    """0 before the first bid."""
    leader: Seat | None = None
    inside: tuple[Seat, ...]
    """Who has not passed."""


class Bidding(msgspec.Struct, frozen=True, kw_only=True):
    """What can be bid in the auction now."""

    least: Dirham
    """The lowest bid that is allowed."""
    takes_orders: bool
    """Whether the viewer may still be asked to raise, and has the means to."""
    bidders: tuple[Seat, ...]
    """Everybody, in the order in which they bid."""
    visitors: int
    """MC-50: who would enter at once."""
    income: Dirham
    """What they would pay."""


class Entry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Visitors who enter a shop in a move, or who would."""

    shop: Shop
    owner: Seat
    visitors: int
    income: Dirham
    """From customers and cards together."""
    cards: tuple[Card, ...] = ()


class Walk(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A move that waits for the sale of a souvenir."""

    seat: Seat
    group: Fountain
    to: Fountain
    walking: Group = ""
    """Who is still under way."""
    entries: tuple[Entry, ...] = ()
    """The shops entered so far."""


class Customers(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """MC-62: visitors who have entered a shop and may still buy a souvenir."""

    shop: Shop
    visitors: int


class MarraCashView(View, frozen=True, kw_only=True):
    """The souk and all that lies around it, as one viewer sees it."""

    options: MarraCashOptions
    data: str | None
    plan: Plan | None
    """None: as the data file that comes with the game has it."""
    start_cash: Dirham
    min_bid: Dirham
    bid_step: Dirham
    phase: Phase
    round: int
    starter: Seat | None
    turn: Seat | None
    slot: int
    """1 or 2: the action of the turn; 0 at any other time."""
    auctioned: bool
    """MC-33: the first action of this turn was an auction."""
    fountains: tuple[Group, ...]
    line: Group
    line_taken: int
    """How many places are empty at the left end of the line."""
    line_length: int
    """How many places the line had at the start."""
    stalls: tuple[Stall, ...]
    places: tuple[Place, ...]
    auction: AuctionOn | None
    bidding: Bidding | None
    walk: Walk | None
    entered: Customers | None
    idle_turns: int
    """MC-R24: turns in a row without an entry, a sale or new visitors, the one in progress included."""
    turns_left: int | None
    """Of the last round, the one in progress included."""
    open_cards: tuple[Card, ...]
    deck: int
    hand: tuple[Card, ...] = ()
    """Option antiques: the viewer's own cards, as long as they are not shown."""
    hands: tuple[tuple[Card, ...], ...] = ()
    """All hands, in the open view of a finished game only."""
    question: Question[MarraCashAction] | None = None
