"""The flat action space: the questions of a game laid end to end, one index per answer. It is wide."""

from bisect import bisect_right
from typing import final

from ducats.engine.errors import IllegalAction
from ducats.engine.messages import Seat
from ducats.engine.play import Play
from ducats.engine.rules import Rules


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
