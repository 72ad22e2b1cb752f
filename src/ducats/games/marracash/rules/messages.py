"""What is said about MarraCash: options and actions. Never compiled. Events: events.py; the view: view.py.

Shops are written `Y3`, souvenir cards `Y225`, groups of visitors `RRG` (on a fountain in the order Y R B G P,
in the line from left to right), fountains by their printed numbers 1 to 16.
"""

from typing import Annotated, Literal

import msgspec

from ducats.engine.errors import BadOptions
from ducats.engine.messages import Action, Seat
from ducats.engine.rules import Options

Shop = str
Card = str
Group = str
Fountain = Annotated[int, msgspec.Meta(ge=1, le=16)]
End = Literal["left", "right"]
Dirham = int
Colour = Literal["Y", "R", "B", "G", "P"]
Phase = Literal["set_up", "first_round", "main", "last_round", "over"]


LEAST_CASH = 500


class MarraCashOptions(Options, frozen=True, kw_only=True):
    """The choices of a table; defaults are those of the rulings."""

    souvenirs: bool = False
    souvenir_sale: Literal["forced", "optional"] = "forced"
    commission_scope: Literal["owner", "shop"] = "owner"
    cash_visibility: Literal["public", "hidden"] = "public"
    strict_option_c: bool = False
    bid_step: Literal["printed", 25, 50, 100] = "printed"
    """printed: as the data file says."""
    start_cash: Annotated[int, msgspec.Meta(ge=0, le=3000, multiple_of=100)] = 0
    """0: as the data file says; else 500 or more."""
    signs_per_player: Annotated[int, msgspec.Meta(ge=6, le=12)] = 6
    """For two players; with more of them everybody has the six of the box."""
    queue_max_run: Literal[3, 2] = 3
    stall_rounds: Annotated[int, msgspec.Meta(ge=1, le=20)] = 5
    starting_player: Literal["random", "first_seat"] = "random"
    names: str = ""
    """MC-4, MC-R33: the four merchants by seat, if not as in the data file; a name has no effect."""
    visitors: Literal[54, 64] = 54
    auction_mode: Literal["open", "sealed"] = "open"
    end_rule: Literal["full_round", "finish_round"] = "full_round"
    antiques: bool = False
    """Replaces the souvenirs."""

    def __post_init__(self) -> None:
        if 0 < self.start_cash < LEAST_CASH:
            raise ValueError(f"start_cash must be {LEAST_CASH} or more, or 0")

    def contradiction(self) -> BadOptions | None:
        if self.souvenirs and self.antiques:
            return BadOptions("antiques replace the souvenirs: choose one of the two", rule="MC-R37")
        return None

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
    """MC-51: how many from this end of the line onto this entrance."""

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
