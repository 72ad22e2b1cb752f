"""What is said about Merchants: options, actions, view. Never compiled. Events: see events.py.

Goods, cities, spaces and cards go by the ids of the data file; wagons are 1, 2, 3; money is in florins.
"""

from typing import Annotated, Literal

import msgspec

from ducats.engine.errors import BadOptions
from ducats.engine.messages import Action, Seat
from ducats.engine.rules import Options

Good = str
City = str
Space = str
Card = str
Wagon = Annotated[int, msgspec.Meta(ge=1, le=3)]
Money = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Reason = Literal[
    "",
    "usual-fee",
    "sells-well",
    "little-to-earn",
    "fair-price",
    "better-than-nothing",
    "too-dear",
    "not-far-apart",
    "not-worth-it",
    "half-way",
    "too-little",
]
"""Why somebody speaks so of a loading price: said aloud with their word, or nothing at all."""
Phase = Literal["setup", "purchase", "wagons", "movement", "prices", "unloading", "investment", "status"]


class MerchantsOptions(Options, frozen=True, kw_only=True):
    """The choices of a table; defaults are those of the rulings."""

    edition: Literal["2010", "1999"] = "2010"
    """1999: two cards each from the start, no investment phase; wagons, credits, lapsing moves as then."""
    equipment: Literal["auction", "pairs"] = "auction"
    """Edition 1999: the first cards are auctioned, or dealt in pairs to beginners."""
    strong_and_weak: bool = False
    """Edition 1999 with auction: everybody gets one dear and one cheap card."""
    start_cities: Literal["edition", "seed", "queen", "random"] = "edition"
    """edition: those of the edition; seed: those of 2010; queen: those of 1999."""
    first_round_purchase_passes: Annotated[int, msgspec.Meta(ge=1, le=2)] = 2
    purchase_single_city: bool = False
    bonus_test: Literal["market", "warehouse"] = "market"
    guest_load_max: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    """0: as the data file says."""
    guest_mix: Literal["any", "distinct"] = "any"
    negotiation: Literal["counter", "quote_only", "free"] = "counter"
    private_negotiation: bool = False
    zero_bid_wins: bool = True
    forfeit_movement: bool = False
    pass_movement: bool = False
    empty_wagons_move: bool = False
    meeting_repeat: bool = False
    influence_choice: Literal["choose", "draw"] = "choose"
    influence_secret: bool = True
    double_pointer: Annotated[int, msgspec.Meta(ge=1, le=2)] = 1
    end_arrivals: Annotated[int, msgspec.Meta(ge=0, le=20)] = 0
    """0: as the data file says for this number of players."""
    game_length: Literal["full", "short"] = "full"
    credit_timing: Literal["after_fall", "before_fall"] = "after_fall"
    credit_supply: Literal["edition", 4, 5, 10, 0] = "edition"
    """edition: as the data file says for the edition; 0: unlimited."""
    credit_bottom: Literal["destitute", "strict"] = "destitute"
    all_indebted_rank: Literal["net", "cash"] = "net"
    cheap_purchase: Literal["flat100", "each100"] = "flat100"
    rotate_first_player: bool = True
    skip_last_auction: bool = False
    max_rounds: Annotated[int, msgspec.Meta(ge=1, le=40)] = 20
    open_money: bool = False

    def contradiction(self) -> BadOptions | None:
        """What would be overridden without a word is refused."""
        if self.edition == "1999" and self.credit_supply == 4:
            return BadOptions("credit_supply: the edition of 1999 has credits of its own", rule="MA-R27")
        if self.edition == "1999" and self.start_cities == "seed":
            return BadOptions("start_cities: seed are the cities of the edition of 2010", rule="MA-R01")
        return None


class GoodsSold(msgspec.Struct, frozen=True):
    """MA-52, MA-53: goods of one owner and type out of a wagon."""

    seat: Seat
    good: Good
    count: int
    price: int
    bonus: int


# -- actions of players ----------------------------------------------------------------------------


class BuyGood(Action, frozen=True):
    """MA-12, MA-13: one good from the supply into one's warehouse in a city that sells it."""

    good: Good
    city: City


class EndPurchase(Action, frozen=True):
    """MA-12: nothing (more) in this pass."""


class PlayLetter(Action, frozen=True):
    """A letter of exchange during the purchase: money from the bank."""


class BidForWagon(Action, frozen=True):
    """MA-17: a sealed bid."""

    amount: Money


class LoadGoods(Action, frozen=True):
    """MA-22: the master's goods, all of one type."""

    good: Good
    count: Annotated[int, msgspec.Meta(ge=1, le=5)]


class LoadNothing(Action, frozen=True):
    """MA-22: the master loads nothing (more)."""


class RequestLoading(Action, frozen=True, omit_defaults=True):
    """MA-24: the goods a guest would load, in any order; with a permit the master is not asked."""

    goods: tuple[Good, ...]
    permit: bool = msgspec.field(default_factory=bool)
    """Written in any case, which a plain default would not be."""
    reason: Reason = ""


class PassLoading(Action, frozen=True):
    """MA-24: the guest loads nothing."""


class QuotePrice(Action, frozen=True, omit_defaults=True):
    """MA-25: the master's price for the whole request."""

    amount: Money
    reason: Reason = ""


class CounterOffer(Action, frozen=True, omit_defaults=True):
    """MA-26: what the guest would pay instead."""

    amount: Money
    reason: Reason = ""


class FinalPrice(Action, frozen=True, omit_defaults=True):
    """MA-26: the master's last word."""

    amount: Money
    reason: Reason = ""


class Accept(Action, frozen=True, omit_defaults=True):
    """Yes to the price that stands."""

    reason: Reason = ""


class Refuse(Action, frozen=True, omit_defaults=True):
    """No deal."""

    reason: Reason = ""


Reasoned = RequestLoading | QuotePrice | CounterOffer | FinalPrice | Accept | Refuse
"""A request and the words about its price, which may give a reason."""


class MoveWagon(Action, frozen=True):
    """MA-28: a movement token, the wagon, and where it ends; `came_from` is the space before that one."""

    wagon: Wagon
    token: int
    to: Space
    came_from: Space | None = None
    horses: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0


class PushWagon(Action, frozen=True):
    """MA-40: extra spaces by a cartwright."""

    wagon: Wagon
    spaces: Annotated[int, msgspec.Meta(ge=1, le=6)]
    to: Space
    came_from: Space | None = None


class MoveCourier(Action, frozen=True):
    """MA-38, MA-39: the courier goes one space."""

    to: Space


class BreakAxle(Action, frozen=True):
    """A broken axle for a wagon on the road."""

    wagon: Wagon


class EndTurn(Action, frozen=True):
    """The movement turn is over."""


class PickInfluence(Action, frozen=True):
    """MA-42: an influence card of one's choice."""

    card: Card


class SetDisc(Action, frozen=True):
    """MA-46: what the two pointers show, in any order."""

    goods: tuple[Good, Good]


class ShiftPrice(Action, frozen=True):
    """MA-50: one good one level up or down."""

    good: Good
    by: Literal[-1, 1]


class EndAdjusting(Action, frozen=True):
    """MA-50: no (further) step."""


class PlayCharter(Action, frozen=True):
    """A city charter for the wagon that is about to be unloaded."""


class KeepCharter(Action, frozen=True):
    """No city charter for this wagon."""


class SellStored(Action, frozen=True):
    """Warehouse sale: one good out of one's warehouse."""

    good: Good
    city: City


class EndSale(Action, frozen=True):
    """Warehouse sale: nothing (more)."""


class Bid(Action, frozen=True):
    """MA-57: a bid for an investment card."""

    amount: Money


class PassBid(Action, frozen=True):
    """MA-57: out of this auction."""


class PickInvestment(Action, frozen=True):
    """MA-57: the card for the winning bid."""

    card: Card


class PlayStatusCards(Action, frozen=True):
    """Letters of exchange and a patron's favour at the start of the status turn."""

    letters: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0
    patron: bool = False


class TakeCredit(Action, frozen=True):
    """MA-61, MA-62."""


class DeclineCredit(Action, frozen=True):
    """No credit."""


class Repay(Action, frozen=True):
    """MA-64: how many credits are paid back."""

    credits: Annotated[int, msgspec.Meta(ge=0, le=100)]


class Climb(Action, frozen=True):
    """MA-66: how many levels up."""

    steps: Annotated[int, msgspec.Meta(ge=0, le=3)]


class OfferCard(Action, frozen=True):
    """Edition 1999: the card that is put up for auction."""

    card: Card


# -- outcomes of chance ----------------------------------------------------------------------------


class DrawFirstPlayer(Action, frozen=True):
    """MA-09."""

    seat: Seat


class PlaceWagon(Action, frozen=True):
    """MA-R01, start_cities = random."""

    city: City


class TurnInvestment(Action, frozen=True):
    """MA-10, MA-59."""

    card: Card


class DrawInfluence(Action, frozen=True):
    """MA-R17, influence_choice = draw. `copy` tells cards of one kind apart."""

    card: Card
    copy: int


class DealPair(Action, frozen=True):
    """Edition 1999, equipment = pairs."""

    cards: tuple[Card, Card]


MerchantsAction = (
    BuyGood
    | EndPurchase
    | PlayLetter
    | BidForWagon
    | LoadGoods
    | LoadNothing
    | RequestLoading
    | PassLoading
    | QuotePrice
    | CounterOffer
    | FinalPrice
    | Accept
    | Refuse
    | MoveWagon
    | PushWagon
    | MoveCourier
    | BreakAxle
    | EndTurn
    | PickInfluence
    | SetDisc
    | ShiftPrice
    | EndAdjusting
    | PlayCharter
    | KeepCharter
    | SellStored
    | EndSale
    | Bid
    | PassBid
    | PickInvestment
    | PlayStatusCards
    | TakeCredit
    | DeclineCredit
    | Repay
    | Climb
    | OfferCard
    | DrawFirstPlayer
    | PlaceWagon
    | TurnInvestment
    | DrawInfluence
    | DealPair
)
