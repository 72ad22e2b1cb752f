"""The flat action space: the questions of a game laid end to end, one index per answer."""

from bisect import bisect_right
from typing import final

from ducats.encoding.extra import needed_for
from ducats.engine.errors import IllegalAction
from ducats.engine.messages import Action, Seat
from ducats.engine.play import Play
from ducats.engine.rules import Rules

with needed_for("the encoding of games"):
    import numpy as np
    from numpy.typing import NDArray

Mask = NDArray[np.int8]


@final
class Numbering:
    """Index = offset of the question + answer, in the order of the game's list of questions."""

    def __init__(self, rules: Rules) -> None:
        self.game = rules.meta.id
        self.questions = tuple(ask.question for ask in rules.meta.questions)
        self.sizes = tuple(ask.size for ask in rules.meta.questions)
        starts = [0]
        for size in self.sizes:
            starts.append(starts[-1] + size)
        self.size = starts.pop()
        self.starts = tuple(starts)
        self.offset = dict(zip(self.questions, self.starts, strict=True))

    def split(self, index: int) -> tuple[str, int]:
        """The question an index belongs to, and the answer it means there."""
        if not 0 <= index < self.size:
            raise IllegalAction(f"{index} is no action of {self.game}: there are {self.size}")
        place = bisect_right(self.starts, index) - 1
        return self.questions[place], index - self.starts[place]

    def legal(self, play: Play, seat: Seat) -> list[int]:
        """The indices open to a seat now, rising; empty if nobody waits for it."""
        answers = play.legal(seat) if not play.is_over() else []
        if not answers:
            return []
        offset = self.offset[play.ask().question]
        return sorted(offset + answer for answer in answers)

    def answer(self, play: Play, seat: Seat, index: int) -> int:
        """The answer that an index means to the open question; IllegalAction if it is none."""
        question, answer = self.split(index)
        ask = play.ask()
        if question != ask.question or answer not in play.legal(seat):
            raise IllegalAction(f"action {index} ({question} {answer}) is not possible now", rule=ask.rule)
        return answer

    def mask(self, play: Play, seat: Seat, size: int | None = None) -> Mask:
        """1 for every index open to a seat now; `size` leaves room for indices that are not the game's."""
        mask = np.zeros(self.size if size is None else size, np.int8)
        mask[self.legal(play, seat)] = 1
        return mask

    def say(self, play: Play, seat: Seat, index: int) -> Action:
        """An index as the typed action that people, records and bots use."""
        return play.say(seat, self.answer(play, seat, index))

    def hear(self, play: Play, seat: Seat, action: Action) -> int:
        """The index of a typed action; the errors are those of the game."""
        return self.offset[play.ask().question] + play.hear(seat, action)
