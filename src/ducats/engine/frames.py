"""The kernel: a game in progress is a stack of suspended pages of the rulebook.

A frame runs by itself until it asks somebody or ends. It holds a few ints and is shared by all games; how far
it has got (its resume point) lies in the packed state. Copying a game is therefore copying one vector and one
short list.
"""

from abc import abstractmethod
from collections.abc import Sequence
from functools import lru_cache
from inspect import signature
from typing import Any, ClassVar, Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ducats.engine import bits
from ducats.engine.codecs import Codec
from ducats.engine.errors import (
    AlreadyAnswered,
    BrokenInvariant,
    GameOver,
    IllegalAction,
    MalformedAction,
    NotYourTurn,
)
from ducats.engine.messages import (
    CHANCE,
    Action,
    Event,
    OneOf,
    OneOrForm,
    Outcome,
    Page,
    Question,
    Sealed,
    Seat,
    SomeOf,
)
from ducats.engine.rng import Rng

OPEN: Final = 0
"""The resume point of a frame that has not run yet."""

UNANSWERED: Final = -1

SEVERAL: Final[Seat] = -2
"""The `seat` of a question that is put to several at once."""

RUNAWAY: Final = 10_000
"""Steps without a question after which the rules, not a player, must be at fault."""

# The first cells of every packed state are the kernel's own.
RESUME_POINTS: Final = 0
"""By the frame's place in the stack."""
MAX_DEPTH: Final = 24
SEALED_ANSWERS: Final = RESUME_POINTS + MAX_DEPTH
"""By seat."""
MAX_SEATS: Final = 8
FIRST_CELL: Final = SEALED_ANSWERS + MAX_SEATS
"""Where a game's own cells begin."""

G = TypeVar("G", bound="Play")


def blank_cells(size: int) -> vec[i64]:
    """A packed state in which nothing lies yet."""
    return vec[i64]([0] * size)


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

    shows: ClassVar[bool] = False
    """Whether views show more while this is asked than events have told: seats remember what they saw."""

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
        answer = self.codec.hear(g, action, self.rule)
        if answer is None:
            raise self.wrong_kind(action)
        return answer

    def wrong_kind(self, action: Action) -> MalformedAction:
        """The error for an action that belongs to another question."""
        return MalformedAction(
            f"{type(action).__name__} does not answer {self.question}", code="wrong_action", rule=self.rule
        )

    def default(self, g: G, seat: Seat) -> int:
        """What is played for an absent player."""
        return self.legal(g, seat)[0]

    def choices(self, g: G, seat: Seat) -> OneOf[Any] | SomeOf | OneOrForm[Any]:
        """The legal answers in the form people choose from."""
        return OneOf(tuple([self.say(g, seat, answer) for answer in self.legal(g, seat)]))

    def why_illegal(self, g: G, seat: Seat, answer: int) -> IllegalAction:
        """The error for an answer that can be heard but is not legal now."""
        return IllegalAction(f"{self.say(g, seat, answer)} is not possible now", rule=self.rule)

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


@mypyc_attr(allow_interpreted_subclasses=True)
class Play:
    """A game in progress; each game's table is a subclass with its pieces and operations."""

    def __init__(self, seats: int, cells: vec[i64]) -> None:
        self.seats = seats
        self.cells = cells
        """All numbers of the table; each game's `fields.py` says which lies where."""
        self.frames: list[Frame[Any]] = []
        self.open: Ask[Any] | None = None
        """The open question; None while the rules run and when the game is over."""
        self.pending = 0
        """How many seats still have to answer it."""
        self.result = 0
        """What the frame that has just ended reported."""
        self.asked = 0
        """How many questions players were asked so far."""
        self.events: list[Event] | None = None
        self.snapshots: list[Play] | None = None
        """The table as each event was told; None while nobody watches."""

    # -- for frames -----------------------------------------------------------------------------

    def call(self, frame: Frame[Any], then: int) -> None:
        """Run `frame` now and come back at resume point `then`."""
        depth: i64 = len(self.frames)
        if depth >= MAX_DEPTH:
            raise BrokenInvariant(f"more than {MAX_DEPTH} pages in {self.stack()}")
        self.cells[RESUME_POINTS + depth - 1] = then
        self.cells[RESUME_POINTS + depth] = OPEN
        self.frames.append(frame)

    def become(self, frame: Frame[Any]) -> None:
        """Turn into another frame, which reports to the same one below."""
        top: i64 = len(self.frames) - 1
        self.frames[top] = frame
        self.cells[RESUME_POINTS + top] = OPEN

    def leave(self, result: int = 0) -> None:
        """End this frame and report `result` to the one below."""
        # Any, for a frame that is thrown away need not be checked to be one.
        frames: list[Any] = self.frames
        frames.pop()
        self.result = result

    def skip_to(self, then: int) -> None:
        """Go on at resume point `then` without having called anything."""
        top: i64 = len(self.frames) - 1
        self.cells[RESUME_POINTS + top] = then

    def wait_for(self, ask: Ask[Any]) -> None:
        """The question on top now waits for its seats."""
        self.open = ask
        if ask.seat == SEVERAL:
            self.pending = len(ask.seats)
            for seat in ask.seats:
                self.cells[SEALED_ANSWERS + seat] = UNANSWERED
        else:
            self.pending = 1
        if ask.seat != CHANCE:
            self.asked += 1

    def start(self, frame: Frame[Any]) -> None:
        """Open the first page and run to the first question."""
        self.cells[RESUME_POINTS] = OPEN
        self.frames.append(frame)
        self.settle()

    def start_alone(self, frame: Frame[Any]) -> None:
        """The same on a copy of a game, with no page below: to see what this one does."""
        self.frames = []
        self.open = None
        self.pending = 0
        self.start(frame)

    def settle(self) -> None:
        """Run until somebody is asked or the game is over."""
        frames = self.frames
        for _step in range(RUNAWAY):
            top: i64 = len(frames) - 1
            if self.pending or top < 0:
                return
            frames[top].run(self, self.cells[RESUME_POINTS + top])
        raise BrokenInvariant(f"no question after {RUNAWAY} steps in {self.stack()}")

    # -- for everybody who plays ----------------------------------------------------------------

    def ask(self) -> Ask[Any]:
        """The open question."""
        ask = self.open
        if ask is None:
            raise GameOver("the game is over")
        return ask

    def everybody(self) -> int:
        """The set of all seats."""
        return (1 << self.seats) - 1

    def is_over(self) -> bool:
        return not self.frames

    def hands_played(self) -> int:
        """How many hands a match has had so far; a game that knows none stays at 0."""
        return 0

    def waiting_for(self) -> tuple[Seat, ...]:
        """Several seats: simultaneous; (CHANCE,): a draw; empty: the game is over."""
        ask = self.open
        if ask is None:
            return ()
        if ask.seat != SEVERAL or self.pending == len(ask.seats):
            return ask.seats
        return tuple([seat for seat in ask.seats if self.sealed_answer(seat) == UNANSWERED])

    def waits_for(self, seat: Seat) -> bool:
        """Whether this seat is asked and has not answered."""
        ask = self.open
        if ask is None:
            return False
        if ask.seat != SEVERAL:
            return ask.seat == seat
        return seat in ask.seats and self.sealed_answer(seat) == UNANSWERED

    def legal(self, seat: Seat) -> list[int]:
        """The answers open to a seat now, empty if nobody waits for it; copy the list to keep it."""
        return self.ask().legal(self, seat) if self.waits_for(seat) else []

    def step(self, seat: Seat, answer: int) -> tuple[Seat, list[int]]:
        """Give an answer, unchecked, and learn in the same call who is asked next and what is legal then.

        At a sealed question those who have not answered are asked one after the other; (CHANCE, []): over.
        """
        self.take(seat, answer)
        return self.next_asked()

    def next_asked(self) -> tuple[Seat, list[int]]:
        """Who is asked now (the first of several) and what is legal for them; (CHANCE, []) at the end."""
        ask = self.open
        if ask is None:
            return CHANCE, []
        seat = ask.seat
        if seat == SEVERAL:
            for seat in ask.seats:
                if self.cells[SEALED_ANSWERS + seat] == UNANSWERED:
                    break
        return seat, ask.legal(self, seat)

    def default(self, seat: Seat) -> int:
        return self.ask().default(self, seat)

    def apply(self, seat: Seat, action: Action) -> Sequence[Event]:
        """Play a typed action; every error leaves the game untouched. Returns all events, unredacted."""
        answer = self.hear(seat, action)
        listening = self.events
        said = self.remark(seat, action)
        self.events = []
        if said is not None:
            self.tell(said)
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
        ask = self.open
        if ask is not None and ask.seat == seat:
            self.pending = 0
            self.open = None
            ask.answered(self, answer)
            self.settle()
        else:
            self._seal(self.ask(), seat, answer)

    def _seal(self, ask: Ask[Any], seat: Seat, answer: int) -> None:
        if seat < 0 or not bits.has(ask.asked, seat):
            raise NotYourTurn(f"seat {seat} is not asked {ask.question}")
        if self.cells[SEALED_ANSWERS + seat] == UNANSWERED:
            self.pending -= 1
        self.cells[SEALED_ANSWERS + seat] = answer
        if self.events is not None:
            self.tell(Sealed(seat, ask.question, ask.rule))
        if self.pending == 0 and isinstance(ask, SealedAsk):
            self.open = None
            ask.revealed(self, [int(self.cells[SEALED_ANSWERS + other]) for other in ask.seats])
            self.settle()

    # -- answers under a seal ----------------------------------------------------------------------

    def sealed_answer(self, seat: Seat) -> int:
        """What a seat has answered under the seal, or UNANSWERED."""
        return self.cells[SEALED_ANSWERS + seat]

    def sealed_answers(self) -> list[int]:
        """All answers under the seal, in the order of the seats; empty unless several are asked."""
        ask = self.open
        if ask is None or ask.seat != SEVERAL:
            return []
        return [self.sealed_answer(seat) for seat in ask.seats]

    def seal(self, seat: Seat, answer: int) -> None:
        """Lay an answer under the seal, or (UNANSWERED) take it away, without anything else happening."""
        self.cells[SEALED_ANSWERS + seat] = answer
        self.pending = self.sealed_answers().count(UNANSWERED)

    def unseal(self) -> None:
        """Take all answers under the seal away again: nothing has happened yet."""
        if self.open is not None and self.open.seat == SEVERAL:
            for seat in self.open.seats:
                self.seal(seat, UNANSWERED)

    def seal_as_seen(self, question: Question[Any], viewer: Seat | None, rng: Rng) -> None:
        """Whoever has answered has answered something legal; viewers know what they said themselves."""
        ask = self.ask()
        for seat in ask.seats:
            if seat in question.waiting:
                continue
            if seat == viewer and question.mine is not None:
                self.seal(seat, ask.hear(self, seat, question.mine))
            else:
                self.seal(seat, ask.pick(self, seat, rng))

    # -- events --------------------------------------------------------------------------------------

    def stop_listening(self) -> list[Event]:
        """What was told so far; a fresh game tells its opening before anybody has answered."""
        told = self.events or []
        self.events = None
        return told

    def listened_to(self) -> bool:
        """Whether events are wanted; while searching nobody listens and none are built."""
        return self.events is not None

    def tell(self, event: Event) -> None:
        """An event has happened: the table shows already what it changed."""
        if self.events is not None:
            self.events.append(event)
            if self.snapshots is not None:
                self.snapshots.append(self.copy())

    def watch(self) -> None:
        """From now on keep the table as it stands at each event, beside the events."""
        self.snapshots = []

    def stop_watching(self) -> "list[Play]":
        """One table for each event that was told since `watch`."""
        kept = self.snapshots or []
        self.snapshots = None
        return kept

    # -- where the game stands -----------------------------------------------------------------------

    def asked_of(self, seat: Seat | None) -> Question[Any] | None:
        """The open question as one viewer may see it."""
        ask = self.open
        if ask is None or ask.seat == CHANCE:
            return None
        waiting = self.waiting_for()
        mine: Action | None = None
        choices: OneOf[Any] | SomeOf | OneOrForm[Any] | None = None
        if seat is not None and seat in waiting:
            choices = ask.choices(self, seat)
        elif seat is not None and seat in ask.seats:
            mine = ask.say(self, seat, self.sealed_answer(seat))
        return Question(ask.question, ask.rule, self.asked, ask.seats, waiting, choices, mine)

    def resume_points(self) -> list[int]:
        """By the frame's place in the stack."""
        return [self.cells[RESUME_POINTS + depth] for depth in range(len(self.frames))]

    def stack(self) -> str:
        """Where the game is in the rulebook: the first line of every bug report."""
        points = self.resume_points()
        return (
            " > ".join([f"{frame!r}@{at}" for frame, at in zip(self.frames, points, strict=True)]) or "over"
        )

    def pages(self) -> tuple[Page, ...]:
        """The stack of frames, written down: public facts only, by construction. None while the rules run."""
        if self.open is None:
            return ()
        return tuple([page(frame, at) for frame, at in zip(self.frames, self.resume_points(), strict=True)])

    def lay_pages(self, frames: list[Frame[Any]], resume_points: list[int], asked: int) -> None:
        """Put frames under the table as they lay at some moment; the question on top is open again."""
        self.frames = frames
        for depth, at in enumerate(resume_points):
            self.cells[RESUME_POINTS + depth] = at
        self.open = None
        self.pending = 0
        if frames and isinstance(frames[-1], Ask):
            self.wait_for(frames[-1])
        self.asked = asked

    def copy_kernel_to(self, other: "Play") -> None:
        """The kernel's part of `copy`, all cells included; frames are shared. Copies have no listeners."""
        other.cells = self.cells[:]
        other.frames = self.frames.copy()
        other.open = self.open
        other.pending = self.pending
        other.result = self.result
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
