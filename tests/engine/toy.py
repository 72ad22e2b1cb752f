"""A game so small that every move of the kernel can be followed by eye."""

from typing import final

from ducats.engine.codecs import Field
from ducats.engine.errors import BrokenInvariant, IllegalAction
from ducats.engine.frames import OPEN, Draw, Frame, SealedAsk
from ducats.engine.messages import Action, Event, Outcome, Seat
from ducats.engine.play import FIRST_CELL, Play, blank_cells


class Say(Action, frozen=True):
    number: int


class Heard(Event, frozen=True):
    numbers: tuple[int, ...]


class Rolled(Event, frozen=True):
    number: int


class Log(Play):
    """Remembers in which order the frames did what."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats, blank_cells(FIRST_CELL))
        self.log: list[str] = []

    def copy(self) -> "Log":
        other = Log(self.seats)
        self.copy_kernel_to(other)
        other.log = self.log.copy()
        return other

    def outcome(self) -> Outcome | None:
        return Outcome.by_score(tuple(range(self.seats))) if self.is_over() else None

    def check(self) -> None:
        if self.pending != len(self.waiting_for()):
            raise BrokenInvariant("a question waits for the wrong seats")


class Number(SealedAsk[Log]):
    """A number from 0 to 3, but not 2."""

    question = "toy.number"
    rule = "TY-1"
    size = 4
    codec = Field(Say, "number")

    def legal(self, g: Log, seat: Seat) -> list[int]:
        return [0, 1, 3]

    def revealed(self, g: Log, answers: list[int]) -> None:
        g.log.append(f"answered {answers}")
        g.tell(Heard(tuple(answers)))
        g.leave(sum(answers))


@final
class RolledNumber(Draw[Log]):
    """The same from chance."""

    question = "toy.rolled_number"
    rule = "TY-3"
    size = 4
    codec = Field(Say, "number")

    def legal(self, g: Log, seat: Seat) -> list[int]:
        return [0, 1, 3]

    def answered(self, g: Log, answer: int) -> None:
        g.log.append(f"rolled {answer}")
        g.tell(Rolled(answer))
        g.leave(answer)


@final
class Outer(Frame[Log]):
    """Calls Inner, then asks chance, then ends."""

    def run(self, g: Log, at: int) -> None:
        g.log.append(f"outer {at} heard {g.result}")
        if at == OPEN:
            g.call(Inner(7), 1)
        elif at == 1:
            g.call(RolledNumber(), 2)
        else:
            g.leave(g.result)


@final
class Inner(Frame[Log]):
    """Asks everybody, then turns into After."""

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, g: Log, at: int) -> None:
        g.log.append(f"inner {at} heard {g.result}")
        if at == OPEN:
            g.call(Number(g.everybody()), 1)
        else:
            g.become(After())


@final
class After(Frame[Log]):
    """Runs from its own beginning although Inner had got further."""

    def run(self, g: Log, at: int) -> None:
        g.log.append(f"after {at}")
        g.leave(42)


@final
class Endless(Frame[Log]):
    def run(self, g: Log, at: int) -> None:
        g.become(Endless())


class Picky(Number):
    def why_illegal(self, g: Log, seat: Seat, answer: int) -> IllegalAction:
        return IllegalAction("not that one", code="picky", rule="TY-2")
