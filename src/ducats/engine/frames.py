"""The pages of the rulebook: frames that run by themselves until they ask somebody or end.

A frame holds a few ints and is shared by all games in progress.
"""

from abc import abstractmethod
from functools import lru_cache
from inspect import signature
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from ducats.engine import bits
from ducats.engine.codecs import Codec
from ducats.engine.errors import IllegalAction, MalformedAction
from ducats.engine.messages import CHANCE, Action, OneOf, OneOrForm, Page, Seat, SomeOf
from ducats.engine.rng import Rng

if TYPE_CHECKING:
    from ducats.engine.play import Play

OPEN: Final = 0
"""The resume point of a frame that has not run yet."""

SEVERAL: Final[Seat] = -2
"""The `seat` of a question that is put to several at once."""

G = TypeVar("G", bound="Play")


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[G]):
    """A part of the rules. Ints only, each kept under its parameter's name; never a piece of the table."""

    @abstractmethod
    def run(self, g: G, at: int) -> None:
        """Go on from resume point `at`; end with exactly one of g.call, g.become, g.leave."""

    def parameters(self) -> tuple[int, ...]:
        """What tells this frame from others of its kind, for print and comparison."""
        return tuple([getattr(self, name) for name in parameter_names(type(self))])

    def __repr__(self) -> str:
        return f"{type(self).__name__}({','.join(map(str, self.parameters()))})"


_PARAMETER_NAMES: Final[dict[type[Any], list[str]]] = {}


def parameter_names(kind: type[Any]) -> list[str]:
    """What a frame of this kind is made from; kept, for finding it out is slow."""
    names = _PARAMETER_NAMES.get(kind)
    if names is None:
        names = _PARAMETER_NAMES[kind] = list(signature(kind).parameters)
    return names


@lru_cache(maxsize=4096)
def page(frame: Frame[Any], at: int) -> Page:
    """A frame, written down; kept, for most frames are shared and come again and again."""
    return Page(type(frame).__name__, frame.parameters(), at)


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Frame[G]):
    """A question to one seat."""

    question: ClassVar[str]
    rule: ClassVar[str]
    size: ClassVar[int]
    """Answers are ints from 0 to size - 1."""
    codec: ClassVar[Codec]
    """How answers are written as actions, where a stock codec will do; else `say` and `hear`."""
    looks: ClassVar[bool] = False
    """Whether whoever is asked may look at something that was hidden from them before."""

    in_bargain: ClassVar[bool] = False
    """Whether it is a word in a bargain, in which reasons are given."""

    shows: ClassVar[bool] = False
    """Whether views show more while this is asked than events have told: seats remember what they saw."""

    no_bid: ClassVar[int] = -1
    """In an auction, the answer that is no bid; -1: this is none."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        """SEVERAL: look at `seats`."""
        self.seats: tuple[Seat, ...] = (seat,)
        self.asked = 0
        """The set of seats, if they are several."""

    @abstractmethod
    def legal(self, g: G, seat: Seat) -> list[int]:
        """The answers open to a seat, in a fixed order; never empty.

        It may be a list of the table itself: to be read before the next answer, and never to be changed.
        """

    def pick(self, g: G, seat: Seat, rng: Rng) -> int:
        """One of the legal answers by lot. A question that can do it without a list overrides this, and
        must draw what `rng.below(len(legal))` would find in the list."""
        legal = self.legal(g, seat)
        return legal[rng.below(len(legal))]

    def answered(self, g: G, answer: int) -> None:
        """What an answer does; unless a question says otherwise, it is reported to the frame below."""
        g.leave(answer)

    def say(self, g: G, seat: Seat, answer: int) -> Action:
        """An answer as a typed action."""
        return self.codec.say(g, answer)

    def hear(self, g: G, seat: Seat, action: Action) -> int:
        """A typed action as an answer; MalformedAction if it belongs to another question."""
        answer = self.codec.hear(g, action, self.cited(g, seat))
        if answer is None:
            raise self.wrong_kind(action, self.cited(g, seat))
        return answer

    def wrong_kind(self, action: Action, rule: str | None = None) -> MalformedAction:
        """The error for an action that belongs to another question; `rule` if it is not the usual one."""
        return MalformedAction(
            f"{type(action).__name__} does not answer {self.question}",
            code="wrong_action",
            rule=rule or self.rule,
        )

    def deal(self, g: G, answer: int) -> tuple[Seat, int] | None:
        """If an answer closes a bargain: with whom, and the answer that would have declined it."""
        return None

    def cited(self, g: G, seat: Seat) -> str:
        """The rule under which a seat is asked, by public facts; where it is not always the same one."""
        return self.rule

    def default(self, g: G, seat: Seat) -> int:
        """What is played for an absent player."""
        return self.legal(g, seat)[0]

    def choices(self, g: G, seat: Seat) -> OneOf[Any] | SomeOf | OneOrForm[Any]:
        """The legal answers in the form people choose from."""
        return OneOf(tuple([self.say(g, seat, answer) for answer in self.legal(g, seat)]))

    def why_illegal(self, g: G, seat: Seat, answer: int) -> IllegalAction:
        """The error for an answer that can be heard but is not legal now."""
        return IllegalAction(f"{self.say(g, seat, answer)} is not possible now", rule=self.cited(g, seat))

    def run(self, g: G, at: int) -> None:
        g.wait_for(self)


@mypyc_attr(allow_interpreted_subclasses=True)
class Draw(Ask[G]):
    """A question to chance: every legal answer is equally likely."""

    def __init__(self) -> None:
        super().__init__(CHANCE)


@mypyc_attr(allow_interpreted_subclasses=True)
class SealedAsk(Ask[G]):
    """A question to several seats at once: everybody answers in secret, then all is turned up together."""

    def __init__(self, asked: int) -> None:
        seats = tuple(bits.numbers(asked))
        super().__init__(seats[0] if len(seats) == 1 else SEVERAL)
        self.asked = asked
        self.seats = seats

    @abstractmethod
    def revealed(self, g: G, answers: list[int]) -> None:
        """All answers are in, in the order of `seats`. Ends with exactly one of g.become, g.leave."""

    def answered(self, g: G, answer: int) -> None:
        self.revealed(g, [answer])
