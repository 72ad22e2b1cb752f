"""What is asked, the same for all games."""

from typing import Any

from ducats.encoding.blocks import SEATS, Blocks, Vector, mark
from ducats.engine.rules import Rules


def question_blocks(rules: Rules) -> Blocks:
    """Which question is open, and for whom."""
    numbers = {ask.question: number for number, ask in enumerate(rules.meta.questions)}
    blocks = Blocks()

    @blocks.add(len(numbers))
    def question(view: Any, out: Vector) -> None:
        """1 for the open question, in the order of the game's questions"""
        if view.question is not None:
            out[numbers[view.question.id]] = 1.0

    @blocks.add(SEATS)
    def asked(view: Any, out: Vector) -> None:
        """1 for every seat that the open question is put to"""
        for seat in view.question.asked if view.question is not None else ():
            mark(view, out, seat)

    @blocks.add(SEATS)
    def waiting(view: Any, out: Vector) -> None:
        """1 for every seat that has not answered it yet"""
        for seat in view.question.waiting if view.question is not None else ():
            mark(view, out, seat)

    return blocks
