"""Questions whose legal answers are the numbers of a set: one can be drawn without a list."""

from abc import abstractmethod
from typing import TypeVar

from mypy_extensions import i64, mypyc_attr

from ducats.engine import bits
from ducats.engine.frames import Ask
from ducats.engine.messages import Seat
from ducats.engine.play import Play
from ducats.engine.rng import Rng

G = TypeVar("G", bound=Play)


@mypyc_attr(allow_interpreted_subclasses=True)
class AskFromSet(Ask[G]):
    """One seat chooses a number of a set."""

    @abstractmethod
    def answers(self, g: G) -> i64:
        """The set of legal answers, never empty."""

    def legal(self, g: G, seat: Seat) -> list[int]:
        return bits.numbers(self.answers(g))

    def pick(self, g: G, seat: Seat, rng: Rng) -> int:
        answers = self.answers(g)
        return bits.nth(answers, rng.below(bits.count(answers)))
