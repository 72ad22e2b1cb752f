"""The kernel: a game in progress is a stack of suspended pages of the rulebook.

A frame runs by itself until it asks somebody or ends. It holds a few ints; how far it has got (its
resume point) lies beside it in a parallel list. Copying a game is therefore copying short lists.
"""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Final, Generic, TypeVar, cast

from mypy_extensions import mypyc_attr

from ducats.engine.errors import AlreadyAnswered, BrokenInvariant, GameOver, IllegalAction, NotYourTurn
from ducats.engine.messages import (
    CHANCE,
    Action,
    Event,
    OneOf,
    OneOrForm,
    Outcome,
    Question,
    Sealed,
    Seat,
    SomeOf,
)

OPEN: Final = 0
"""The resume point of a frame that has not run yet."""

UNANSWERED: Final = -1

RUNAWAY: Final = 10_000
"""Steps without a question after which the rules, not a player, must be at fault."""

CHANCE_ALONE: Final[tuple[Seat, ...]] = (CHANCE,)

NOTHING_ASKED: Final[list[int]] = []
ASKED_ALONE: Final[list[int]] = [UNANSWERED]
"""What `Play.sealed` is without a question and while one seat is asked; all games share it."""

G = TypeVar("G", bound="Play")


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[G]):
    """A part of the rules. Ints and tuples of ints only, never a reference to the table."""

    @abstractmethod
    def run(self, g: G, at: int) -> None:
        """Go on from resume point `at`; end with exactly one of g.call, g.become, g.leave."""

    def parameters(self) -> tuple[int, ...]:
        """What tells this frame from others of its kind, for print and comparison."""
        return ()

    def __repr__(self) -> str:
        return f"{type(self).__name__}({','.join(map(str, self.parameters()))})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Frame[G]):
    """A question to one or several seats; with several, the answers stay sealed until the last is in."""

    question: ClassVar[str]
    rule: ClassVar[str]
    size: ClassVar[int]
    """Answers are ints from 0 to size - 1."""

    seats: tuple[Seat, ...]

    @abstractmethod
    def legal(self, g: G, seat: Seat) -> list[int]:
        """The answers open to a seat, in a fixed order; never empty.

        It may be a list of the table itself: to be read before the next answer, and never to be changed.
        """

    @abstractmethod
    def answered(self, g: G, answers: list[int]) -> None:
        """All answers are in, in the order of `seats`."""

    @abstractmethod
    def say(self, g: G, seat: Seat, answer: int) -> Action:
        """An answer as a typed action."""

    @abstractmethod
    def hear(self, g: G, seat: Seat, action: Action) -> int:
        """A typed action as an answer; MalformedAction if it belongs to another question."""

    def default(self, g: G, seat: Seat) -> int:
        """What is played for an absent player."""
        return self.legal(g, seat)[0]

    def is_forced(self, g: G, seat: Seat) -> bool:
        """Whether a seat has a single answer; whoever drives gives it for him, as slowly as a real one."""
        return len(self.legal(g, seat)) == 1

    def choices(self, g: G, seat: Seat) -> OneOf[Any] | SomeOf | OneOrForm[Any]:
        """The legal answers in the form people choose from."""
        return OneOf(tuple(self.say(g, seat, answer) for answer in self.legal(g, seat)))

    def why_illegal(self, g: G, seat: Seat, answer: int) -> IllegalAction:
        """The error for an answer that can be heard but is not legal now."""
        return IllegalAction(f"{self.say(g, seat, answer)} is not possible now", rule=self.rule)

    def run(self, g: G, at: int) -> None:
        g.wait_for(self.seats)


@mypyc_attr(allow_interpreted_subclasses=True)
class Draw(Ask[G]):
    """A question to chance: every legal answer is equally likely."""

    def __init__(self) -> None:
        self.seats = CHANCE_ALONE


@mypyc_attr(allow_interpreted_subclasses=True)
class Play:
    """A game in progress; each game's table is a subclass with its pieces and operations."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.frames: list[Frame[Any]] = []
        self.at: list[int] = []
        self.sealed: list[int] = []
        self.heard = 0
        self.asked = 0
        self.events: list[Event] | None = None

    # -- for frames -----------------------------------------------------------------------------

    def call(self, frame: Frame[Any], then: int) -> None:
        """Run `frame` now and come back at resume point `then`."""
        self.at[-1] = then
        self.frames.append(frame)
        self.at.append(OPEN)

    def become(self, frame: Frame[Any]) -> None:
        """Turn into another frame, which reports to the same one below."""
        self.frames[-1] = frame
        self.at[-1] = OPEN

    def leave(self, result: int = 0) -> None:
        """End this frame and report `result` to the one below."""
        self.frames.pop()
        self.at.pop()
        self.heard = result

    def wait_for(self, seats: tuple[Seat, ...]) -> None:
        """The question on top now waits for these seats."""
        self.sealed = ASKED_ALONE if len(seats) == 1 else [UNANSWERED] * len(seats)
        if seats[0] != CHANCE:
            self.asked += 1

    def start(self, frame: Frame[Any]) -> None:
        """Open the first page and run to the first question."""
        self.frames.append(frame)
        self.at.append(OPEN)
        self.settle()

    def settle(self) -> None:
        """Run until somebody is asked or the game is over."""
        for _ in range(RUNAWAY):
            if self.sealed or not self.frames:
                return
            self.frames[-1].run(self, self.at[-1])
        raise BrokenInvariant(f"no question after {RUNAWAY} steps in {self.stack()}")

    # -- for everybody who plays ----------------------------------------------------------------

    def ask(self) -> Ask[Any]:
        """The open question."""
        if not self.frames:
            raise GameOver("the game is over")
        return cast("Ask[Any]", self.frames[-1])

    def is_over(self) -> bool:
        return not self.frames

    def waiting_for(self) -> tuple[Seat, ...]:
        """Several seats: simultaneous; (CHANCE,): a draw; empty: the game is over."""
        if not self.frames:
            return ()
        seats = self.ask().seats
        if len(seats) == 1:
            return seats
        return tuple([seat for i, seat in enumerate(seats) if self.sealed[i] == UNANSWERED])

    def waits_for(self, seat: Seat) -> bool:
        """Whether this seat is asked and has not answered."""
        if not self.frames:
            return False
        seats = self.ask().seats
        if len(seats) == 1:
            return seats[0] == seat
        return seat in seats and self.sealed[seats.index(seat)] == UNANSWERED

    def legal(self, seat: Seat) -> list[int]:
        """The answers open to a seat now, empty if nobody waits for it; copy the list to keep it."""
        return self.ask().legal(self, seat) if self.waits_for(seat) else []

    def default(self, seat: Seat) -> int:
        return self.ask().default(self, seat)

    def apply(self, seat: Seat, action: Action) -> Sequence[Event]:
        """Play a typed action; every error leaves the game untouched. Returns all events, unredacted."""
        answer = self.hear(seat, action)
        listening = self.events
        said = self.remark(seat, action)
        self.events = [] if said is None else [said]
        self.take(seat, answer)
        happened = self.events
        self.events = listening
        if listening is not None:
            listening.extend(happened)
        return happened

    def hear(self, seat: Seat, action: Action) -> int:
        """Check a typed action and turn it into the answer it means."""
        ask = self.ask()
        if seat not in ask.seats:
            raise NotYourTurn(f"seat {seat} is not asked {ask.question}")
        if not self.waits_for(seat):
            raise AlreadyAnswered(f"seat {seat} has answered {ask.question}", rule=ask.rule)
        answer = ask.hear(self, seat, action)
        if answer not in ask.legal(self, seat):
            raise ask.why_illegal(self, seat, answer)
        return answer

    def remark(self, seat: Seat, action: Action) -> Event | None:
        """What an action says beyond its answer: told before it takes effect, and changing nothing."""
        return None

    def say(self, seat: Seat, answer: int) -> Action:
        return self.ask().say(self, seat, answer)

    def take(self, seat: Seat, answer: int) -> None:
        """Give a legal answer, unchecked: for search, playouts and whoever has checked before."""
        ask = self.ask()
        seats = ask.seats
        if len(seats) == 1 and seats[0] == seat:
            answers = [answer]
        elif seat in seats:
            answers = self.sealed
            answers[seats.index(seat)] = answer
            if self.events is not None:
                self.events.append(Sealed(seat, ask.question, ask.rule))
            if UNANSWERED in answers:
                return
        else:
            raise NotYourTurn(f"seat {seat} is not asked {ask.question}")
        self.sealed = NOTHING_ASKED
        ask.answered(self, answers)
        self.settle()

    def stop_listening(self) -> list[Event]:
        """What was told so far; a fresh game tells its opening before anybody has answered."""
        told = self.events or []
        self.events = None
        return told

    def listened_to(self) -> bool:
        """Whether events are wanted; while searching nobody listens and none are built."""
        return self.events is not None

    def tell(self, event: Event) -> None:
        if self.events is not None:
            self.events.append(event)

    def asked_of(self, seat: Seat | None) -> Question[Any] | None:
        """The open question as one viewer may see it."""
        if not self.frames or self.ask().seats[0] == CHANCE:
            return None
        ask = self.ask()
        waiting = self.waiting_for()
        mine: Action | None = None
        choices: OneOf[Any] | SomeOf | OneOrForm[Any] | None = None
        if seat is not None and seat in waiting:
            choices = ask.choices(self, seat)
        elif seat is not None and seat in ask.seats:
            mine = ask.say(self, seat, self.sealed[ask.seats.index(seat)])
        return Question(ask.question, ask.rule, self.asked, ask.seats, waiting, choices, mine)

    def stack(self) -> str:
        """Where the game is in the rulebook: the first line of every bug report."""
        return " > ".join(f"{frame!r}@{at}" for frame, at in zip(self.frames, self.at, strict=True)) or "over"

    def copy_kernel_to(self, other: "Play") -> None:
        """The kernel's part of `copy`; frames are immutable and shared. Copies have no listeners."""
        other.frames = self.frames.copy()
        other.at = self.at.copy()
        other.sealed = self.sealed.copy()
        other.heard = self.heard
        other.asked = self.asked

    @abstractmethod
    def copy(self) -> "Play":
        """An independent game in the same position."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """Ranks and scores once the game is over."""

    @abstractmethod
    def check(self) -> None:
        """BrokenInvariant if pieces or money were lost or made."""
