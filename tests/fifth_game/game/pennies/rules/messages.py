"""Options, actions, events and the view."""

from typing import Annotated, Literal

from msgspec import Meta

from ducats.engine.messages import Action, Event, Question, Seat, View
from ducats.engine.rules import Options

Face = Literal["heads", "tails"]


class PenniesOptions(Options, frozen=True):
    rounds: Annotated[int, Meta(ge=1, le=30)] = 10


class Toss(Action, frozen=True):
    """Chance says who wins equal faces."""

    seat: Seat


class Show(Action, frozen=True):
    face: Face


PenniesAction = Toss | Show


class EvenTossed(Event, frozen=True):
    seat: Seat
    rule: str = "PE-1"


class PenniesShown(Event, frozen=True):
    faces: tuple[Face, ...]
    seat: Seat
    """Who wins a coin."""
    rule: str = "PE-2"

    def reveals(self) -> bool:
        return True


class PenniesView(View, frozen=True, kw_only=True):
    options: PenniesOptions
    question: Question[PenniesAction] | None = None
    even: Seat
    round: int
    coins: tuple[int, ...]
