"""What leaves the rules: typed actions, events, views and questions. Never compiled (see ARCHITECTURE)."""

from collections.abc import Sequence
from typing import Annotated, Any, ClassVar, Generic, NamedTuple, Self, TypeVar

import msgspec

Seat = Annotated[int, "seat"]
"""The place of a player, from 0 in the order of play; readers of types know it by its mark."""
CHANCE: Seat = -1


class Action(msgspec.Struct, frozen=True, tag=True, tag_field="type", forbid_unknown_fields=True):
    """One answer to one question, as people, records and the wire write it."""


class Swing(NamedTuple):
    """How much an event moved; its text is `<game>-moment-<id>`, and `facts` are the arguments of that."""

    id: str
    weight: float
    """Only weights of the same game compare."""
    facts: dict[str, Any]
    rule: str = ""
    """If it is not the rule of the event."""


class Event(msgspec.Struct, frozen=True, tag=True, tag_field="type"):
    """Something that happened. Facts and ids only; every text is made by the reader's catalogue."""

    folds: ClassVar[tuple[str, ...]] = ()
    """Events of one kind (the first word) that follow each other are one line of a log, as long as the fields
    named after it agree."""
    tone: ClassVar[str | tuple[str, str, str]] = ""
    """How its line of a log is marked: `head`, `good` or `bad`. Or by a field: its name, the mark if it holds
    something (for the reader, if it has a value by seat), and the mark if it holds nothing."""
    pauses: ClassVar[bool] = False
    """Whether a table waits until its reader has seen the page about it."""
    secret: ClassVar[str] = ""
    """The field that only the event's own `seat` may know."""
    turns_up: ClassVar[bool] = False
    """Whether it always turns something hidden up, without anybody's input."""
    gives_reason: ClassVar[bool] = False
    """Whether its field `reason` says why its `seat` answers so; empty where the reader may not hear it."""
    ends_bargain: ClassVar[bool] = False
    """Whether reasons given before it belong to an earlier bargain."""

    def seen_by(self, seat: Seat | None) -> Self:
        """The part of it that a seat (None: a spectator) may know; everybody may know that it happened."""
        if not self.secret or seat == getattr(self, "seat", None):
            return self
        hidden: dict[str, Any] = {self.secret: None}
        return msgspec.structs.replace(self, **hidden)

    def swing(self, later: Sequence["Event"]) -> Swing | None:
        """What it moved, as the end of the game and the events `later` show it; None: not worth telling."""
        return None

    def reveals(self) -> bool:
        """Whether a rule turns something hidden up by it, without anybody's input."""
        return self.turns_up


class Sealed(Event, frozen=True):
    """A seat has given its answer to a question put to several; the answer itself stays closed."""

    seat: Seat
    question: str
    rule: str


A = TypeVar("A", bound=Action)


class OneOf(msgspec.Struct, Generic[A], frozen=True, tag=True, tag_field="type"):
    """Choose one of these actions."""

    actions: tuple[A, ...]


class SomeOf(msgspec.Struct, frozen=True, tag=True, tag_field="type"):
    """Choose `count` different items; the action named `action` carries them in its field `field`."""

    items: tuple[str, ...]
    count: int
    action: str
    field: str


class Amount(msgspec.Struct, frozen=True):
    """A number to be chosen: from `least` to `most`, in multiples of `step`."""

    name: str
    most: int
    least: int = 0
    step: int = 1


class Form(msgspec.Struct, Generic[A], frozen=True):
    """An action with amounts left open: they go into the fields of its field `field` (of the action itself,
    if that is empty), together at least `total`."""

    action: A
    field: str
    amounts: tuple[Amount, ...]
    total: int = 0


class OneOrForm(msgspec.Struct, Generic[A], frozen=True, tag=True, tag_field="type"):
    """Choose one of these actions, or fill in one of these forms."""

    actions: tuple[A, ...]
    forms: tuple[Form[A], ...]


class Question(msgspec.Struct, Generic[A], frozen=True):
    """What is asked now. `number` tells it from every other question of the same game."""

    id: str
    rule: str
    number: int
    asked: tuple[Seat, ...]
    waiting: tuple[Seat, ...]
    choices: OneOf[A] | SomeOf | OneOrForm[A] | None = None
    """Only for a viewer who still has to answer."""
    mine: A | None = None
    """The viewer's own sealed answer."""

    def offered(self) -> tuple[A, ...]:
        """The answers to choose from, one for each form; none where items are ticked."""
        if isinstance(self.choices, OneOrForm):
            return (*self.choices.actions, *[form.action for form in self.choices.forms])
        return self.choices.actions if isinstance(self.choices, OneOf) else ()


class Fact(msgspec.Struct, frozen=True, tag=True, tag_field="type"):
    """One thing that would follow from an answer: amounts and ids only; every text is made by the reader's
    catalogue."""


class Consequences(msgspec.Struct, frozen=True, omit_defaults=True):
    """What follows from each answer, told with the question to the player who is asked."""

    answers: tuple[tuple[Fact, ...], ...] = ()
    """In the order of the choices: actions, then forms; for `SomeOf` the items, one by one."""
    table: tuple[Fact, ...] = ()
    """What holds whichever answer is given."""


class Page(msgspec.Struct, frozen=True):
    """One suspended page of the rulebook: a frame, its parameters and its resume point. Public facts only."""

    name: str
    numbers: tuple[int, ...]
    at: int


class Outcome(msgspec.Struct, frozen=True):
    """The end: rank 1 is the best, equal ranks share."""

    ranks: tuple[int, ...]
    scores: tuple[int, ...]

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)

    @classmethod
    def by_score(cls, scores: tuple[int, ...]) -> "Outcome":
        best_first = sorted(scores, reverse=True)
        return cls(tuple([1 + best_first.index(score) for score in scores]), scores)


class Decisive(msgspec.Struct, frozen=True):
    """A moment that decided a finished game: `facts` are the arguments of the text `<game>-moment-<id>`."""

    moment: int
    id: str
    facts: dict[str, Any]
    rule: str


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What every game's view says; a game adds its own fields, each one listed on purpose."""

    game: str
    seat: Seat | None
    seats: int
    outcome: Outcome | None = None
    question: Question[Any] | None = None
