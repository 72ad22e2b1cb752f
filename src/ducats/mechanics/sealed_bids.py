"""Sealed bids: everybody bids in secret, all bids are turned up together, the highest alone pays.

A tie goes to the bidder nearest to a given seat, clockwise and counting that seat itself. Bids are given in
steps; whoever may bid nothing answers 0.
"""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, Final, TypeVar

from mypy_extensions import mypyc_attr

from ducats.engine import bits
from ducats.engine.errors import IllegalAction
from ducats.engine.frames import SealedAsk
from ducats.engine.messages import Action, Amount, Form, OneOf, OneOrForm, Seat
from ducats.engine.play import Play

NOBODY: Final = -1

G = TypeVar("G", bound=Play)


def nearest_highest(bids: Sequence[int], nearest_to: Seat) -> Seat:
    """The highest bid of all seats; of equal ones that of the seat nearest clockwise to `nearest_to`."""
    seats = len(bids)
    winner = nearest_to
    for distance in range(1, seats):
        seat = (nearest_to + distance) % seats
        if bids[seat] > bids[winner]:
            winner = seat
    return winner


@mypyc_attr(allow_interpreted_subclasses=True)
class SealedBids(SealedAsk[G]):
    """One sealed bid of every seat for one thing."""

    no_bid = 0

    @abstractmethod
    def step(self, g: G) -> int:
        """All bids are multiples of it."""

    @abstractmethod
    def purse(self, g: G, seat: Seat) -> int:
        """The most a seat can bid: what it really has."""

    @abstractmethod
    def nearest_to(self, g: G) -> Seat:
        """Ties go to the bidder nearest to this seat."""

    @abstractmethod
    def decided(self, g: G, winner: Seat, bids: list[int]) -> None:
        """All bids by seat, and who has won. Ends with exactly one of g.become, g.leave."""

    @abstractmethod
    def say_bid(self, amount: int) -> Action:
        """A bid as the game writes it; its field `amount` holds the money."""

    @abstractmethod
    def hear_amount(self, action: Action) -> int:
        """The money of a bid; MalformedAction for anything else."""

    def purse_rule(self) -> str:
        """The rule that a bid above one's purse breaks."""
        return self.rule

    def highest(self, g: G, seat: Seat) -> int:
        return min(self.purse(g, seat) // self.step(g), self.size - 1)

    def legal(self, g: G, seat: Seat) -> list[int]:
        return bits.span(0, self.highest(g, seat))

    def default(self, g: G, seat: Seat) -> int:
        return 0

    def revealed(self, g: G, answers: list[int]) -> None:
        bids = [0] * g.seats
        for seat, steps in zip(self.seats, answers, strict=True):
            bids[seat] = steps * self.step(g)
        self.decided(g, nearest_highest(bids, self.nearest_to(g)), bids)

    def say(self, g: G, seat: Seat, answer: int) -> Action:
        return self.say_bid(answer * self.step(g))

    def hear(self, g: G, seat: Seat, action: Action) -> int:
        amount = self.hear_amount(action)
        if amount % self.step(g):
            raise IllegalAction(
                f"bids are multiples of {self.step(g)}", code="bid_not_in_steps", rule=self.rule
            )
        return amount // self.step(g)

    def why_illegal(self, g: G, seat: Seat, answer: int) -> IllegalAction:
        return IllegalAction("more than you have", code="bid_over_cash", rule=self.purse_rule())

    def choices(self, g: G, seat: Seat) -> OneOf[Any] | OneOrForm[Any]:
        none, step = self.say_bid(0), self.step(g)
        most = self.highest(g, seat) * step
        if most == 0:
            return OneOf((none,))
        return OneOrForm((), (Form(none, "", (Amount("amount", most, 0, step),)),))
