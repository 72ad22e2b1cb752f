"""What is said about MarraCash: options, actions, events, view. Never compiled.

Shops are written `Y3`, souvenir cards `Y225`, groups of visitors `RRG` (on a fountain in the order Y R B G P,
in the line from left to right), fountains by their printed numbers 1 to 16.
"""

from typing import Annotated, Literal, Self

import msgspec

from ducats.engine.messages import Action, Event, Question, Seat, View
from ducats.engine.rules import Options

Shop = str
Card = str
Group = str
Fountain = Annotated[int, msgspec.Meta(ge=1, le=16)]
End = Literal["left", "right"]
Dirham = int
Phase = Literal["set_up", "first_round", "main", "last_round", "over"]


class MarraCashOptions(Options, frozen=True, kw_only=True):
    """The choices of a table; defaults are those of the rulings."""

    souvenirs: bool = False
    souvenir_sale: Literal["forced", "optional"] = "forced"
    commission_scope: Literal["owner", "shop"] = "owner"
    cash_visibility: Literal["public", "hidden"] = "public"
    strict_option_c: bool = False
    bid_step: Literal[25, 50, 100] = 25
    start_cash: Annotated[int, msgspec.Meta(ge=500, le=3000, multiple_of=100)] = 1200
    signs_per_player: Annotated[int, msgspec.Meta(ge=6, le=12)] = 6
    """For two players; with more of them everybody has the six of the box."""
    queue_max_run: Literal[3, 2] = 3
    stall_rounds: Annotated[int, msgspec.Meta(ge=1, le=20)] = 5
    starting_player: Literal["random", "first_seat"] = "random"
    names: str = "Ali Anfa Omar Leila"
    """MC-4, MC-R33: the four merchants by seat; a name has no effect."""
    visitors: Literal[54, 64] = 54
    auction_mode: Literal["open", "sealed"] = "open"
    end_rule: Literal["full_round", "finish_round"] = "full_round"
    antiques: bool = False
    """Replaces the souvenirs."""

    def __post_init__(self) -> None:
        if sorted(self.names.split()) != ["Ali", "Anfa", "Leila", "Omar"]:
            raise ValueError(
                "names must be Ali, Anfa, Omar and Leila in some order, with spaces between them"
            )

    @property
    def sells_souvenirs(self) -> bool:
        """MC-13: not in the base game."""
        return self.souvenirs and not self.antiques


# -- actions of players ----------------------------------------------------------------------------


class MoveGroup(Action, frozen=True):
    """MC-35: the whole group on fountain `group` walks to the neighbouring fountain `to`."""

    group: Fountain
    to: Fountain


class AuctionShop(Action, frozen=True):
    """MC-16: put the stone on a free shop."""

    shop: Shop


class Lapse(Action, frozen=True):
    """MC-R36: with hidden cash, the only answer of a player who can do nothing."""


class Bid(Action, frozen=True):
    """MC-20."""

    amount: Annotated[int, msgspec.Meta(ge=0)]


class PassBid(Action, frozen=True):
    """MC-21."""


class SellSouvenir(Action, frozen=True):
    """MC-62."""

    card: Card


class KeepSouvenirs(Action, frozen=True):
    """MC-R27 with souvenir_sale = optional: nothing is sold to this visitor."""


class BringVisitors(Action, frozen=True):
    """MC-51: so many from this end of the line onto this entrance."""

    entrance: Fountain
    end: End
    count: Annotated[int, msgspec.Meta(ge=1, le=6)]


# -- outcomes of chance ----------------------------------------------------------------------------


class DrawVisitor(Action, frozen=True):
    """MC-5. `figure` tells visitors of one colour apart."""

    figure: int
    colour: str


class NameStarter(Action, frozen=True):
    """MC-14."""

    seat: Seat


class TurnUpCard(Action, frozen=True):
    """MC-60, MC-63."""

    card: Card


class DealCard(Action, frozen=True):
    """Option antiques."""

    card: Card


MarraCashAction = (
    MoveGroup
    | AuctionShop
    | Lapse
    | Bid
    | PassBid
    | SellSouvenir
    | KeepSouvenirs
    | BringVisitors
    | DrawVisitor
    | NameStarter
    | TurnUpCard
    | DealCard
)


# -- events ----------------------------------------------------------------------------------------


class EntranceFilled(Event, frozen=True):
    """MC-6: the first group of an entrance."""

    entrance: Fountain
    visitors: Group
    rule: str = "MC-6"


class LineFormed(Event, frozen=True):
    line: Group
    rule: str = "MC-8"


class LineRedrawn(Event, frozen=True):
    """MC-R7: only visitors of a forbidden colour were left in the bag."""

    rule: str = "MC-R7"


class StarterNamed(Event, frozen=True):
    seat: Seat
    rule: str = "MC-14"


class CardTurnedUp(Event, frozen=True):
    card: Card
    rule: str = "MC-63"


class HandDealt(Event, frozen=True):
    """Option antiques: five cards, seen by their owner only."""

    seat: Seat
    cards: tuple[Card, ...] | None
    rule: str = "MC-R37"

    def seen_by(self, seat: Seat | None) -> Self:
        return self if seat == self.seat else msgspec.structs.replace(self, cards=None)


class TurnBegan(Event, frozen=True):
    seat: Seat
    round: int
    phase: Phase
    rule: str = "MC-29"


class AuctionOpened(Event, frozen=True):
    """MC-16: the stone lies on a shop; `seat` is the auctioneer."""

    seat: Seat
    shop: Shop
    rule: str = "MC-16"


class BidMade(Event, frozen=True):
    seat: Seat
    amount: Dirham
    rule: str = "MC-20"


class BidderPassed(Event, frozen=True):
    """`forced`: he could not go on, and all could see it."""

    seat: Seat
    forced: bool
    rule: str = "MC-21"


class BidsRevealed(Event, frozen=True):
    """Option auction_mode = sealed: one bid per seat, 0 for a pass."""

    bids: tuple[Dirham, ...]
    rule: str = "MC-R37"


class ShopSold(Event, frozen=True):
    seat: Seat
    shop: Shop
    price: Dirham
    auctioneer: Seat
    commission: Dirham
    rule: str = "MC-23"


class ActionLapsed(Event, frozen=True):
    """MC-R12, MC-R14: an action that cannot be done; slot 0 is the auction of the first round."""

    seat: Seat
    slot: int
    rule: str = "MC-R14"


class GroupMoved(Event, frozen=True):
    """MC-35: it sets out."""

    seat: Seat
    group: Fountain
    to: Fountain
    visitors: Group
    rule: str = "MC-35"


class CustomersEntered(Event, frozen=True):
    """MC-38 to MC-42; `pulled_in`: MC-50."""

    shop: Shop
    seat: Seat
    visitors: int
    payments: tuple[Dirham, ...]
    customers: int
    pulled_in: bool
    rule: str = "MC-38"


class SouvenirSold(Event, frozen=True):
    seat: Seat
    shop: Shop
    card: Card
    value: Dirham
    rule: str = "MC-61"


class SouvenirsKept(Event, frozen=True):
    seat: Seat
    shop: Shop
    rule: str = "MC-R27"


class GroupArrived(Event, frozen=True):
    """MC-36: those who are left join whoever stands there; `standing` is the group now."""

    fountain: Fountain
    visitors: Group
    standing: Group
    rule: str = "MC-36"


class CommissionPaid(Event, frozen=True):
    """MC-44 to MC-48; `shop` only with commission_scope = shop."""

    payer: Seat
    to: Seat
    customers: int
    total: Dirham
    amount: Dirham
    shop: Shop | None = None
    rule: str = "MC-45"


class SetShown(Event, frozen=True):
    """Option antiques: a hand is complete and paid; `place` is 1 for the first player to do so."""

    seat: Seat
    cards: tuple[Card, ...]
    place: int
    paid: Dirham
    rule: str = "MC-R37"


class VisitorsBrought(Event, frozen=True):
    """MC-51, MC-52; `left` is how many still wait in the line."""

    seat: Seat
    entrance: Fountain
    end: End
    visitors: Group
    left: int
    rule: str = "MC-51"


class LastRoundBegan(Event, frozen=True):
    reason: Literal["line_empty", "stall"]
    last: Seat
    turns: int
    rule: str = "MC-54"


class Books(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where a player's money came from and went to."""

    customers: Dirham = 0
    souvenirs: Dirham = 0
    antiques: Dirham = 0
    auctions: Dirham = 0
    commissions: Dirham = 0
    paid_commissions: Dirham = 0
    prices: Dirham = 0


class GameEnded(Event, frozen=True):
    """MC-57; the books are opened, hidden cash too."""

    cash: tuple[Dirham, ...]
    books: tuple[Books, ...]
    winners: tuple[Seat, ...]
    rule: str = "MC-57"


# -- view ------------------------------------------------------------------------------------------


class Stall(msgspec.Struct, frozen=True, kw_only=True):
    """One shop."""

    owner: Seat | None
    customers: int
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
    """1 for the first player who completed his set."""
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


class Forecast(msgspec.Struct, frozen=True, kw_only=True):
    """What a move would do, secret antiques aside; where an owner chooses a card, he does as by default."""

    group: Fountain
    to: Fountain
    entries: tuple[Entry, ...]
    commissions: tuple[Dirham, ...]
    """What each seat would pay the mover."""
    changes: tuple[Dirham, ...]
    """What each seat's cash would change by."""
    standing: Group
    """The group on the destination afterwards."""


class MarraCashView(View, frozen=True, kw_only=True):
    """Section 4 of the rules, field by field."""

    options: MarraCashOptions
    data: str | None
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
    forecasts: tuple[Forecast, ...] = ()
    """For the player who acts: what each of his moves would do."""
    question: Question[MarraCashAction] | None = None
