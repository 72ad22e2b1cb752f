"""What a game tells the search: which answers deserve a thought, how people play, how a table stands."""

from abc import abstractmethod
from typing import Final, Generic, TypeVar, final

from mypy_extensions import mypyc_attr

from ducats.engine.messages import Outcome, Seat
from ducats.engine.play import Play
from ducats.engine.rng import Rng

NO_HORIZON: Final = 1 << 30
WORLDS: Final = 256

G = TypeVar("G", bound=Play)


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator(Generic[G]):
    """One game's advice. It holds tables, never a game, and serves all seats and all searches alike.

    Everything happens on imagined worlds. `candidates` and `rollout` play for one seat: to be fair they read
    of other seats only what that seat may know, or rivals in the search would play as if all cards were open.
    """

    def __init__(
        self, horizon: int = NO_HORIZON, breadth: float = 1.0, rivals: float = 1.0, worlds: int = WORLDS
    ) -> None:
        self.horizon: Final = horizon
        """By how much `clock` may advance before a playout is stopped and valued."""
        self.breadth: Final = breadth
        """How soon further candidates are tried: after n visits the first 1 + breadth * sqrt(n) of them."""
        self.rivals: Final = rivals
        """The same for the other seats: with little of it they keep to the rollout policy."""
        self.worlds: Final = worlds
        """How many imagined worlds are kept. In fewer of them more answers meet the same luck."""

    def believe(self, play: G, seat: Seat, rng: Rng) -> None:
        """Put what the seat cannot see in a fresh world where the way people play makes it likely."""
        return

    def candidates(self, play: G, seat: Seat) -> list[int]:
        """The legal answers worth a thought, the most promising first; never empty."""
        return play.legal(seat)

    def priors(self, play: G, seat: Seat, candidates: list[int]) -> list[float]:
        """By how much each candidate looks worse than the best, in units of `value`; empty: no idea.

        Asked once, for the decision itself. It counts as much as PRIOR_WEIGHT simulations of the answer.
        """
        return []

    def rollout(self, play: G, seat: Seat, rng: Rng) -> int:
        """What somebody on this seat would answer, found cheaply: this makes a playout."""
        return play.ask().pick(play, seat, rng)

    def shown(self, play: G, seat: Seat, answer: int) -> int:
        """What the table will see of an answer (or of a draw, seat CHANCE) before it is given.

        Whatever follows is thought about separately for each number. Return the same number for answers that
        stay hidden; answers that are nearly alike may share one, too, which makes the tree deeper.
        """
        return answer

    def clock(self, play: G) -> int:
        """How far the game is: a number that never falls, such as the hands or turns played."""
        return 0

    def features(self, play: G) -> list[float]:
        """What a learned value is found from: as many numbers for each seat; empty: nothing is learned."""
        return []

    def points_per_lead(self) -> float:
        """The lead that a network calls 1."""
        return 1.0

    def goes_forwards(self, play: G) -> bool:
        """Whether seats play in the order of their numbers now."""
        return True

    @abstractmethod
    def value(self, play: G) -> list[float]:
        """How well each seat stands, from 0 to 1: shares of the victory at the end, estimates before."""


def win_shares(outcome: Outcome) -> list[float]:
    """Each seat's part of the victory."""
    winners = outcome.ranks.count(1)
    return [1.0 / winners if rank == 1 else 0.0 for rank in outcome.ranks]


@final
class RandomEvaluator(Evaluator[Play]):
    """Knows nothing: all legal answers, playouts by lot to the very end. It fits every game."""

    def value(self, play: Play) -> list[float]:
        outcome = play.outcome()
        assert outcome is not None
        return win_shares(outcome)
