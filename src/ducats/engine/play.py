"""The kernel: a game in progress is a stack of suspended pages of the rulebook.

How far each page has got (its resume point) lies in the packed state, so copying a game is copying one vector
and one short list.
"""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ducats.engine import bits
from ducats.engine.errors import AlreadyAnswered, BrokenInvariant, GameOver, NotYourTurn
from ducats.engine.frames import OPEN, SEVERAL, Ask, Frame, SealedAsk, page
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

UNANSWERED: Final = -1

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


def blank_cells(size: int) -> vec[i64]:
    """A packed state in which nothing lies yet."""
    return vec[i64]([0] * size)


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
        rule = ask.cited(self, ask.seat) if len(ask.seats) == 1 else ask.rule
        if seat is not None and seat in ask.seats:
            rule = ask.cited(self, seat)
        return Question(ask.question, rule, self.asked, ask.seats, waiting, choices, mine)

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
