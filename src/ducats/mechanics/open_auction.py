"""An open ascending auction: bids go round and rise, who passes is out for good, the last one in pays.

A game derives its question from `Bidding`, says what is sold, what a bid may be and who is worth asking, and
takes over again in `concluded`. Whether somebody is asked must rest on public facts only (`might_bid`).
"""

from abc import abstractmethod
from typing import Any, Final, TypeVar

from mypy_extensions import mypyc_attr

from ducats.engine import bits
from ducats.engine.errors import IllegalAction
from ducats.engine.frames import Ask
from ducats.engine.messages import Action, Amount, Form, OneOf, OneOrForm, Seat
from ducats.engine.play import Play
from ducats.engine.rng import Rng

NOBODY: Final = -1
"""The leader before the first bid, and the winner of an auction in which nobody bid."""

PASS: Final = 0
"""The answer that is no bid; any other answer is a bid, in steps."""

G = TypeVar("G", bound=Play)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bidding(Ask[G]):
    """One seat's turn in an auction: bid more than `high` or pass; `inside`: the set of all who have not."""

    no_bid = PASS

    def __init__(self, seat: Seat, high: int, leader: Seat, inside: int) -> None:
        super().__init__(seat)
        self.high: Final = high
        self.leader: Final = leader
        self.inside: Final = inside

    # -- what a game says about its auctions -------------------------------------------------------

    @abstractmethod
    def minimum(self, g: G) -> int:
        """The lowest first bid, a multiple of the step."""

    @abstractmethod
    def step(self, g: G) -> int:
        """All bids are multiples of it."""

    @abstractmethod
    def purse(self, g: G, seat: Seat) -> int:
        """The most a seat can bid."""

    @abstractmethod
    def turn_of(self, seat: Seat, high: int, leader: Seat, inside: int) -> "Bidding[G]":
        """The same auction when another seat is asked."""

    @abstractmethod
    def concluded(self, g: G, winner: Seat, price: int) -> None:
        """It is over (winner NOBODY: without a bid). Ends with exactly one of g.become, g.leave."""

    @abstractmethod
    def tell_bid(self, g: G, seat: Seat, amount: int) -> None:
        """A bid was made."""

    @abstractmethod
    def tell_pass(self, g: G, seat: Seat, forced: bool) -> None:
        """Somebody is out; `forced`: as all could see, they could not go on."""

    @abstractmethod
    def say_bid(self, amount: int) -> Action:
        """A bid as the game writes it; its field `amount` holds the money."""

    @abstractmethod
    def say_pass(self) -> Action:
        """No bid, as the game writes it."""

    @abstractmethod
    def hear_amount(self, action: Action) -> int:
        """The money of a bid, -1 for a pass; MalformedAction for anything else."""

    def may_pass(self, g: G, seat: Seat) -> bool:
        return True

    def might_bid(self, g: G, seat: Seat, lowest: int) -> bool:
        """Whether this seat is asked at all; whoever is not passes. Public facts only."""
        return True

    def step_rule(self) -> str:
        """The rule that a bid between two steps breaks."""
        return self.rule

    def least_rule(self) -> str:
        """The rule that a bid below the lowest breaks."""
        return self.rule

    def purse_rule(self) -> str:
        """The rule that a bid above one's purse breaks."""
        return self.rule

    # -- the auction -------------------------------------------------------------------------------

    def lowest(self, g: G) -> int:
        """The least that may be bid now."""
        return lowest_bid(self.high, self.minimum(g), self.step(g))

    def highest(self, g: G, seat: Seat) -> int:
        """The most this seat can bid."""
        step = self.step(g)
        return min(self.purse(g, seat) // step, self.size - 1) * step

    def legal(self, g: G, seat: Seat) -> list[int]:
        step = self.step(g)
        bids = bits.span(self.lowest(g) // step, self.highest(g, seat) // step)
        return [PASS, *bids] if self.may_pass(g, seat) else bids

    def pick(self, g: G, seat: Seat, rng: Rng) -> int:
        step = self.step(g)
        first = self.lowest(g) // step
        bids = max(0, self.highest(g, seat) // step + 1 - first)
        passes = 1 if self.may_pass(g, seat) else 0
        index = rng.below(bids + passes)
        return PASS if index < passes else first + index - passes

    def default(self, g: G, seat: Seat) -> int:
        """Pass; whoever may not pass bids as little as they can."""
        return PASS if self.may_pass(g, seat) else self.lowest(g) // self.step(g)

    def answered(self, g: G, answer: int) -> None:
        if answer == PASS:
            inside = self.inside & ~bits.bit(self.seat)
            self.show(g, self.high, self.leader, inside)
            self.tell_pass(g, self.seat, False)
            self.proceed(g, self.high, self.leader, inside)
        else:
            amount = answer * self.step(g)
            self.show(g, amount, self.seat, self.inside)
            self.tell_bid(g, self.seat, amount)
            self.proceed(g, amount, self.seat, self.inside)

    def show(self, g: G, high: int, leader: Seat, inside: int) -> None:
        """How the auction stands now, for whoever listens: the next turn is made only if somebody has it."""
        if g.listened_to():
            g.become(self.turn_of(self.seat, high, leader, inside))

    def proceed(self, g: G, high: int, leader: Seat, inside: int) -> None:
        """Ask the next one round the table who is in and not leading, or conclude."""
        lowest = lowest_bid(high, self.minimum(g), self.step(g))
        seat = self.seat
        for _other in range(g.seats):
            seat = (seat + 1) % g.seats
            if not bits.has(inside, seat) or seat == leader:
                continue
            if self.might_bid(g, seat, lowest):
                g.become(self.turn_of(seat, high, leader, inside))
                return
            inside &= ~bits.bit(seat)
            self.show(g, high, leader, inside)
            self.tell_pass(g, seat, True)
        self.concluded(g, leader, high)

    # -- how it is said ----------------------------------------------------------------------------

    def say(self, g: G, seat: Seat, answer: int) -> Action:
        return self.say_pass() if answer == PASS else self.say_bid(answer * self.step(g))

    def hear(self, g: G, seat: Seat, action: Action) -> int:
        amount = self.hear_amount(action)
        if amount < 0:
            return PASS
        if amount % self.step(g):
            raise IllegalAction(
                f"bids are multiples of {self.step(g)}", code="bid_not_in_steps", rule=self.step_rule()
            )
        if amount < self.lowest(g):
            raise IllegalAction(f"at least {self.lowest(g)}", code="bid_too_low", rule=self.least_rule())
        return amount // self.step(g)

    def why_illegal(self, g: G, seat: Seat, answer: int) -> IllegalAction:
        if answer == PASS:
            return IllegalAction("the first bid cannot be refused", code="must_bid", rule=self.rule)
        return IllegalAction("more than you have", code="bid_over_cash", rule=self.purse_rule())

    def choices(self, g: G, seat: Seat) -> OneOf[Any] | OneOrForm[Any]:
        lowest, highest = self.lowest(g), self.highest(g, seat)
        actions = (self.say_pass(),) if self.may_pass(g, seat) else ()
        if highest < lowest:
            return OneOf(actions)
        return OneOrForm(actions, (bid_form(self.say_bid(lowest), lowest, highest, self.step(g)),))


def bid_form(lowest_action: Action, lowest: int, highest: int, step: int) -> Form[Any]:
    """A bid with its amount left open."""
    return Form(lowest_action, "", (Amount("amount", highest, lowest, step),))


def lowest_bid(high: int, minimum: int, step: int) -> int:
    return max(minimum, high + step)
