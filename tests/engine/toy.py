"""A game so small that every move of the kernel can be followed by eye."""

from typing import final

from ducats.engine.errors import BrokenInvariant, IllegalAction, MalformedAction
from ducats.engine.frames import OPEN, Ask, Frame, Play
from ducats.engine.messages import CHANCE, Action, Event, Outcome, Seat


class Say(Action, frozen=True):
    number: int


class Heard(Event, frozen=True):
    numbers: tuple[int, ...]


class Log(Play):
    """Remembers in which order the frames did what."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.log: list[str] = []

    def copy(self) -> "Log":
        other = Log(self.seats)
        self.copy_kernel_to(other)
        other.log = self.log.copy()
        return other

    def outcome(self) -> Outcome | None:
        return Outcome.by_score(tuple(range(self.seats))) if self.is_over() else None

    def check(self) -> None:
        if len(self.frames) != len(self.at):
            raise BrokenInvariant("a frame without resume point")


class Number(Ask[Log]):
    """A number from 0 to 3, but not 2."""

    question = "toy.number"
    rule = "TY-1"
    size = 4

    def __init__(self, *seats: Seat) -> None:
        self.seats = seats

    def parameters(self) -> tuple[int, ...]:
        return self.seats

    def legal(self, g: Log, seat: Seat) -> list[int]:
        return [0, 1, 3]

    def answered(self, g: Log, answers: list[int]) -> None:
        g.log.append(f"answered {answers}")
        g.tell(Heard(tuple(answers)))
        g.leave(sum(answers))

    def say(self, g: Log, seat: Seat, answer: int) -> Action:
        return Say(answer)

    def hear(self, g: Log, seat: Seat, action: Action) -> int:
        if not isinstance(action, Say):
            raise MalformedAction("not a number", rule=self.rule)
        return action.number


@final
class Outer(Frame[Log]):
    """Calls Inner, then asks chance, then ends."""

    def run(self, g: Log, at: int) -> None:
        g.log.append(f"outer {at} heard {g.heard}")
        if at == OPEN:
            g.call(Inner(7), 1)
        elif at == 1:
            g.call(Number(CHANCE), 2)
        else:
            g.leave(g.heard)


@final
class Inner(Frame[Log]):
    """Asks everybody, then turns into After."""

    def __init__(self, number: int) -> None:
        self.number = number

    def parameters(self) -> tuple[int, ...]:
        return (self.number,)

    def run(self, g: Log, at: int) -> None:
        g.log.append(f"inner {at} heard {g.heard}")
        if at == OPEN:
            g.call(Number(*range(g.seats)), 1)
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
