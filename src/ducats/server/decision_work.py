"""Somebody's last decision in a running game, as plain functions for a worker process."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec

from ducats import games
from ducats.engine.driver import Driver
from ducats.engine.errors import DucatsError
from ducats.engine.messages import CHANCE, Event, Seat
from ducats.engine.play import Play
from ducats.engine.record import Input
from ducats.engine.rng import Rng
from ducats.engine.rules import Rules
from ducats.server.live_game import header_of
from ducats.server.problems import Refusal
from ducats.server.store.base import StoredInput, StoredTable
from ducats.server.take_backs import standing
from ducats.server.viewer import Viewer

WORLDS: Final = 24
"""Imagined for each viewer, to see whether an answer has told them something they could not know."""


class Decision(NamedTuple):
    """A player's answer to a question that left a choice."""

    inputs: int
    """How many came before it."""
    moment: int
    """The moment it led to."""


def decisions(table: StoredTable, inputs: Sequence[StoredInput], seat: Seat) -> list[Decision]:
    """Those of one seat that still stand, the latest first."""
    rules, found, moment = games.find(table.game), list[Decision](), 0
    driver = Driver(rules, header_of(table, inputs), table.seed)
    for place, stored in enumerate(standing(inputs)):
        moment += stored.seat != CHANCE
        if stored.seat == seat and len(driver.play.legal(seat)) > 1:
            found.append(Decision(place, moment))
        driver.follow(Input(stored.seat, rules.read_action(stored.action)))
    return found[::-1]


class Decided(NamedTuple):
    """A decision as its player saw it: all that a coach may know."""

    view: bytes
    action: dict[str, Any]
    moment: int


def decided(table: StoredTable, inputs: Sequence[StoredInput], seat: Seat, moment: int) -> Decided:
    """The last one of a seat up to a moment."""
    rules, stands = games.find(table.game), standing(inputs)
    found = next((each for each in decisions(table, inputs, seat) if each.moment <= moment), None)
    if found is None:
        raise Refusal("you have decided nothing yet", code="nothing_decided")
    driver = Driver(rules, header_of(table, inputs), table.seed)
    for stored in stands[: found.inputs]:
        driver.follow(Input(stored.seat, rules.read_action(stored.action)))
    action: dict[str, Any] = msgspec.json.decode(stands[found.inputs].action)
    return Decided(msgspec.json.encode(driver.view(seat)), action, found.moment)


def undoable(table: StoredTable, inputs: Sequence[StoredInput], seat: Seat) -> list[Decision]:
    """The latest answer of a seat, where nobody has acted, been asked or learned anything since."""
    rules, stands = games.find(table.game), standing(inputs)
    if not stands or stands[-1].seat != seat:
        raise _too_late()
    driver = Driver(rules, header_of(table, inputs), table.seed)
    for stored in stands[:-1]:
        driver.follow(Input(stored.seat, rules.read_action(stored.action)))
    before = driver.play.copy()
    answer = Input(seat, rules.read_action(stands[-1].action))
    events = driver.follow(answer)
    if driver.play.waiting_for() != (seat,) or len(before.legal(seat)) < 2:
        raise _too_late()
    for viewer in (None, *range(before.seats)):
        if _reveals(rules, before, answer, (driver.play, events), viewer):
            raise Refusal("that answer has shown something that was hidden", code="something_shown")
    return [Decision(len(stands) - 1, sum(stored.seat != CHANCE for stored in stands))]


def _too_late() -> Refusal:
    return Refusal(
        "somebody else has answered or been asked since, or has drawn", code="too_late_to_take_back"
    )


def _reveals(
    rules: Rules, before: Play, answer: Input, after: tuple[Play, Sequence[Event]], seat: Seat | None
) -> bool:
    """Whether a viewer who knew the answer beforehand would still have been surprised in some world."""
    viewer, dice = Viewer(rules, seat), Rng(f"take back/{seat}")
    view, shown = viewer.view(before), (viewer.view(after[0]), viewer.events(after[1]))
    for _ in range(WORLDS):
        world = rules.imagine(view, dice)
        try:
            events = world.apply(answer.seat, answer.action)
        except DucatsError:
            return True
        if (viewer.view(world), viewer.events(events)) != shown:
            return True
    return False
