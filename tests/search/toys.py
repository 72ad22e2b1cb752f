"""Games so small that the best answer is known: pennies (sealed), Nim (a forced win), a hidden card."""

from collections.abc import Mapping
from typing import Any, Final, final

import msgspec

from ducats.engine.codecs import Field
from ducats.engine.frames import OPEN, Ask, Draw, Frame, SealedAsk
from ducats.engine.messages import Action, Outcome, Question, Seat, View
from ducats.engine.play import FIRST_CELL, Play, blank_cells
from ducats.engine.rng import Rng
from ducats.engine.rules import Meta, Options, Rules


class Say(Action, frozen=True):
    number: int


class ToyView(View, frozen=True, kw_only=True):
    number: int
    """The coins on the table (Nim), or nothing."""
    question: Question[Say] | None = None


class Toy(Play):
    """One number on the table and one under it."""

    def __init__(self, seats: int, number: int, hidden: int) -> None:
        super().__init__(seats, blank_cells(FIRST_CELL))
        self.number = number
        self.hidden = hidden
        self.scores = [0] * seats

    def copy(self) -> "Toy":
        other = Toy(self.seats, self.number, self.hidden)
        self.copy_kernel_to(other)
        other.scores = self.scores.copy()
        return other

    def outcome(self) -> Outcome | None:
        return Outcome.by_score(tuple(self.scores)) if self.is_over() else None

    def check(self) -> None:
        assert self.number >= 0


class Number(Ask[Toy]):
    """Nought or one."""

    rule = "TY-1"
    size = 4
    codec = Field(Say, "number")

    def legal(self, g: Toy, seat: Seat) -> list[int]:
        return [0, 1]


@final
class ShowPennies(SealedAsk[Toy]):
    """Both at once: seat 0 wins if they match."""

    question = "toy.pennies"
    rule = "TY-1"
    size = 2
    codec = Field(Say, "number")

    def legal(self, g: Toy, seat: Seat) -> list[int]:
        return [0, 1]

    def revealed(self, g: Toy, answers: list[int]) -> None:
        g.scores[0 if answers[0] == answers[1] else 1] = 1
        g.leave()


@final
class TakeCoins(Number):
    """One to three coins; whoever takes the last wins."""

    question = "toy.nim"

    def legal(self, g: Toy, seat: Seat) -> list[int]:
        return list(range(1, min(3, g.number) + 1))

    def answered(self, g: Toy, answer: int) -> None:
        g.number -= answer
        if g.number == 0:
            g.scores[self.seat] = 1
            g.leave()
        else:
            g.become(TakeCoins(1 - self.seat))


SAFE: Final = 0
GUESS: Final = 1


@final
class GuessOrNot(Number):
    """The safe way wins two times in three; the other lets seat 0 guess which of two cards is hidden."""

    question = "toy.envelope"

    def answered(self, g: Toy, answer: int) -> None:
        g.become(RollDie() if answer == SAFE else NameCard(0))


@final
class NameCard(Number):
    question = "toy.name_card"

    def answered(self, g: Toy, answer: int) -> None:
        g.scores[0 if answer == g.hidden else 1] = 1
        g.leave()


@final
class RollDie(Draw[Toy]):
    question = "toy.die"
    rule = "TY-2"
    size = 3
    codec = Field(Say, "number")

    def legal(self, g: Toy, seat: Seat) -> list[int]:
        return [0, 1, 2]

    def answered(self, g: Toy, answer: int) -> None:
        g.scores[0 if answer else 1] = 1
        g.leave()


@final
class Round(Frame[Toy]):
    """Asks once and is over."""

    def __init__(self, ask: Ask[Toy]) -> None:
        self.ask = ask

    def run(self, g: Toy, at: int) -> None:
        if at == OPEN:
            g.call(self.ask, 1)
        else:
            g.leave()


META = Meta(
    id="toy",
    prefix="TY",
    version=1,
    min_seats=2,
    max_seats=2,
    minutes=(1, 1),
    weight=1,
    year=2000,
    author="",
    options=Options,
    actions=(Say,),
    events=(),
    view=ToyView,
    questions=(ShowPennies, TakeCoins, GuessOrNot, NameCard, RollDie),
)
NOT_FOR_SEARCH = "the search has no business with files, positions and open cards"


@final
class ToyRules(Rules):
    """The hidden number is 0 or 1, and nobody is shown it."""

    meta = META

    def __init__(self, ask: Ask[Toy]) -> None:
        super().__init__()
        self._ask = ask
        self.imagined: list[Play] = []

    def new_table(self, seats: int, options: Options, data: str | None) -> Play:
        return Toy(seats, 0, 0)

    def opening(self) -> Frame[Toy]:
        return Round(self._ask)

    def at(self, number: int, hidden: int) -> Toy:
        play = Toy(2, number, hidden)
        play.start(self.opening())
        return play

    def view(self, play: Play, seat: Seat | None) -> ToyView:
        assert isinstance(play, Toy)
        return ToyView(game="toy", seat=seat, seats=2, number=play.number, question=play.asked_of(seat))

    def world(self, view: View, rng: Rng) -> Play:
        assert isinstance(view, ToyView)
        play = self.at(view.number, rng.below(2))
        if view.question is not None:
            for seat in view.question.asked:
                if seat not in view.question.waiting:
                    play.take(seat, 0)
        self.imagined.append(play)
        return play

    def check_data(self, data: str) -> None:
        raise AssertionError(NOT_FOR_SEARCH)

    def open_view(self, play: Play) -> View:
        raise AssertionError(NOT_FOR_SEARCH)

    def lay_out(self, seats: int, options: Options, position: Mapping[str, Any], data: str | None) -> Play:
        raise AssertionError(NOT_FOR_SEARCH)

    def position(self, play: Play) -> dict[str, Any]:
        raise AssertionError(NOT_FOR_SEARCH)

    def text(self, view: View) -> str:
        raise AssertionError(NOT_FOR_SEARCH)

    def bound(self, seats: int, options: Options) -> int:
        return 20


def told(play: Play) -> bytes:
    """All that a toy game consists of."""
    assert isinstance(play, Toy)
    return msgspec.json.encode((play.stack(), play.sealed_answers(), play.number, play.hidden, play.scores))
