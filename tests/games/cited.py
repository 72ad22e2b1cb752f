"""Walks through golden games, looking at every rule that is cited on the way."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from ducats.engine.errors import DucatsError
from ducats.engine.messages import CHANCE, Action, Event, Question, Seat, View
from ducats.engine.play import Play
from ducats.engine.record import Record, read
from ducats.engine.replay import moments
from ducats.games import find

HERE = Path(__file__).parent
TRIED = 40
"""How many actions of elsewhere in the game are tried at each question."""


class Asked(NamedTuple):
    """A question as the player who is asked sees it."""

    question: Question[Action]
    view: View
    seat: Seat


class Refused(NamedTuple):
    """An action that the rules refuse: under which code, citing which rule."""

    asked: Asked
    action: Action
    code: str
    rule: str | None


def records(game: str) -> list[Path]:
    """The golden records, those of older versions too."""
    return sorted((HERE / game / "golden").rglob("*.jsonl"))


def walked(game: str, file: Path) -> Iterator[Event | Asked | Refused]:
    """Everything in a golden game that cites a rule."""
    rules = find(game)
    record = read(rules, file.read_bytes())
    tried = pool(record)
    for moment, play in moments(rules, record):
        yield from moment.events
        for seat in play.waiting_for():
            view = rules.view(play, seat)
            if view.question is not None and seat != CHANCE:
                asked = Asked(view.question, view, seat)
                yield asked
                yield from refusals(play, asked, tried)


def pool(record: Record) -> list[Action]:
    """Different actions of players, spread over the game."""
    found = list(
        {repr(entry.action): entry.action for entry in record.inputs if entry.seat != CHANCE}.values()
    )
    return found[:: max(1, len(found) // TRIED)]


def refusals(play: Play, asked: Asked, tried: list[Action]) -> Iterator[Refused]:
    for action in tried:
        try:
            play.hear(asked.seat, action)
        except DucatsError as error:
            yield Refused(asked, action, error.code, error.rule)
