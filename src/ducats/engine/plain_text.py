"""What the plain text of every table says alike."""

from typing import Any, Final

from ducats.engine.messages import Question, Seat, View

SEAT_LETTERS: Final = "ABCDEFGH"
"""What seats are called wherever their number would be meant: in texts, on plates and pieces."""


def seat_letter(seat: Seat | None) -> str:
    """`-` for nobody."""
    return "-" if seat is None else SEAT_LETTERS[seat]


def last_line(view: View, question: Question[Any] | None) -> str:
    """The result, or what is asked and of whom."""
    if view.outcome is not None:
        ranking = sorted(zip(view.outcome.ranks, view.outcome.scores, range(view.seats), strict=True))
        return "over: " + "  ".join(f"{rank}. {seat_letter(seat)} {score}" for rank, score, seat in ranking)
    if question is None:
        return "waiting for chance"
    waiting = " ".join(seat_letter(seat) for seat in question.waiting)
    return f"question {question.number}: {question.id} ({question.rule}), waiting for {waiting}"
