"""The table and the pages of the rulebook."""

from typing import Final, final

from ducats.games.pennies.rules.messages import EvenTossed, Face, PenniesOptions, PenniesShown, Show, Toss

from ducats.engine.codecs import Field
from ducats.engine.errors import BrokenInvariant, MalformedAction
from ducats.engine.frames import OPEN, Draw, Frame, SealedAsk
from ducats.engine.messages import Outcome, Seat
from ducats.engine.play import FIRST_CELL, Play, blank_cells

EVEN: Final = FIRST_CELL
ROUND: Final = EVEN + 1
COINS: Final = ROUND + 1
CELLS: Final = COINS + 2

PURSE: Final = 5
FACES: Final[tuple[Face, ...]] = ("heads", "tails")


@final
class Pennies(Play):
    """PE-1: two players with five coins each."""

    def __init__(self, seats: int, options: PenniesOptions) -> None:
        super().__init__(seats, blank_cells(CELLS))
        self.options = options
        for seat in range(seats):
            self.cells[COINS + seat] = PURSE

    def even(self) -> Seat:
        return int(self.cells[EVEN])

    def round(self) -> int:
        return int(self.cells[ROUND])

    def coins(self, seat: Seat) -> int:
        return int(self.cells[COINS + seat])

    def pay(self, winner: Seat) -> None:
        self.cells[COINS + winner] += 1
        self.cells[COINS + 1 - winner] -= 1
        self.cells[ROUND] += 1

    def copy(self) -> "Pennies":
        other = Pennies(self.seats, self.options)
        self.copy_kernel_to(other)
        return other

    def outcome(self) -> Outcome | None:
        return Outcome.by_score((self.coins(0), self.coins(1))) if self.is_over() else None

    def check(self) -> None:
        if self.coins(0) + self.coins(1) != 2 * PURSE:
            raise BrokenInvariant("a coin is missing")


class Faces(Field):
    """A face by its name."""

    def written(self, g: Pennies, answer: int) -> Face:
        return FACES[answer]

    def read(self, g: Pennies, value: Face, rule: str) -> int:
        if value not in FACES:
            raise MalformedAction(f"{value!r} is no face of a coin")
        return FACES.index(value)


@final
class TossEven(Draw[Pennies]):
    """PE-1: chance says who wins equal faces."""

    question = "pennies.toss_even"
    rule = "PE-1"
    size = 2
    codec = Field(Toss, "seat")

    def legal(self, g: Pennies, seat: Seat) -> list[int]:
        return [0, 1]

    def answered(self, g: Pennies, answer: int) -> None:
        g.cells[EVEN] = answer
        g.tell(EvenTossed(answer))
        g.leave()


@final
class ShowPenny(SealedAsk[Pennies]):
    """PE-2: both show a face at once; equal faces pay the even player, others the odd one."""

    question = "pennies.show_penny"
    rule = "PE-2"
    size = 2
    codec = Faces(Show, "face")

    def legal(self, g: Pennies, seat: Seat) -> list[int]:
        return [0, 1]

    def revealed(self, g: Pennies, answers: list[int]) -> None:
        winner = g.even() if answers[0] == answers[1] else 1 - g.even()
        g.pay(winner)
        g.tell(PenniesShown((FACES[answers[0]], FACES[answers[1]]), winner))
        g.leave()


@final
class Match(Frame[Pennies]):
    """PE-3: until somebody is broke or all rounds are played."""

    def run(self, g: Pennies, at: int) -> None:
        if at == OPEN:
            g.call(TossEven(), 1)
        elif g.round() < g.options.rounds and g.coins(0) and g.coins(1):
            g.call(ShowPenny(g.everybody()), 2)
        else:
            g.leave()
