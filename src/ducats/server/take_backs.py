"""Answers that were taken back. The store keeps them for ever, but only those that stand count."""

from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

from ducats.engine.messages import CHANCE, Seat
from ducats.engine.record import Header
from ducats.server.store.base import StoredInput
from ducats.server.wire import Attendance

TAKE_BACK: Final = -2
"""The seat of a stored input that is nobody's answer, but says which answers no longer count."""


class TakenBack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The content of such an input."""

    seat: Seat
    inputs: int
    """How many of the standing inputs still stand."""
    question: int
    """The new number of the open question: no number is used twice, so no late answer fits."""
    anew: bool = False
    """Whether what follows is drawn anew, as it was not in old games."""
    own_seed: bool = False
    """Whether it is drawn from the game's own seed even after a shared beginning; not so in old games."""


class Settled(NamedTuple):
    """Stored inputs, cut where something was taken back last."""

    before: list[StoredInput]
    """The earlier inputs that still stand."""
    last: TakenBack | None
    time: float
    """When it was taken back."""
    since: list[StoredInput]


def as_input(number: int, taken_back: TakenBack, now: float) -> StoredInput:
    return StoredInput(number, TAKE_BACK, msgspec.json.encode(taken_back), now)


def settled(inputs: Sequence[StoredInput]) -> Settled:
    before: list[StoredInput] = []
    last: TakenBack | None = None
    time, since = 0.0, 0
    for place, stored in enumerate(inputs):
        if stored.seat == TAKE_BACK:
            last = _read(stored)
            before += inputs[since:place]
            del before[last.inputs :]
            time, since = stored.time, place + 1
    return Settled(before, last, time, list(inputs[since:]))


def standing(inputs: Sequence[StoredInput]) -> list[StoredInput]:
    """The inputs that count, as if there had never been others."""
    found = settled(inputs)
    return found.before + found.since


def redrawn(header: Header, inputs: Sequence[StoredInput]) -> Header:
    """The header of a game with take-backs, which says how chance draws since then."""
    for stored in inputs:
        if stored.seat == TAKE_BACK:
            taken_back = _read(stored)
            if taken_back.own_seed:
                header = header.take_back(taken_back.inputs)
            elif taken_back.anew:
                header = header.draw_anew(taken_back.inputs)
    return header


def count(inputs: Sequence[StoredInput]) -> int:
    """How often something was taken back."""
    return sum(stored.seat == TAKE_BACK for stored in inputs)


def noted(inputs: Sequence[StoredInput]) -> tuple[Attendance, ...]:
    """What everybody is told about it, each after the moment that the game went back to."""
    notes: list[Attendance] = []
    players: list[bool] = []
    for stored in inputs:
        if stored.seat == TAKE_BACK:
            taken_back = _read(stored)
            del players[taken_back.inputs :]
            moment = sum(players)
            notes = [Attendance(min(note.moment, moment), note.seat, note.what) for note in notes]
            notes.append(Attendance(moment, taken_back.seat, "took_back"))
        else:
            players.append(stored.seat != CHANCE)
    return tuple(notes)


def _read(stored: StoredInput) -> TakenBack:
    return msgspec.json.decode(stored.action, type=TakenBack)
