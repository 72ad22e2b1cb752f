"""Looks into finished games (what-ifs, draws, questions), as plain functions for a worker process."""

import secrets
from collections.abc import Sequence
from typing import Any

import msgspec

from ducats import games
from ducats.engine.driver import Driver
from ducats.engine.errors import GameOver
from ducats.engine.messages import CHANCE
from ducats.engine.record import Header, Record
from ducats.engine.rules import Rules
from ducats.games.draws import drawn
from ducats.games.levels import view_when_asked
from ducats.review import alternatives
from ducats.review.messages import Answers, WhatIf
from ducats.server.heavy import ID_BYTES
from ducats.server.live_game import check_version, header_of, moments_of, record_of
from ducats.server.problems import Refusal
from ducats.server.store.base import Origin, Person, StoredInput, StoredSeat, StoredTable
from ducats.server.take_backs import standing
from ducats.server.wire import Absence, Help
from ducats.server.wire_learning import Drawn, PastQuestion, PlayFrom


def answers(table: StoredTable, inputs: Sequence[StoredInput], moment: int) -> Answers:
    return alternatives.answers_at(*_game(table, inputs), moment)


def draws(table: StoredTable, inputs: Sequence[StoredInput], moments: Sequence[int]) -> tuple[Drawn, ...]:
    found = drawn(*_game(table, inputs), moments)
    return tuple(Drawn(moment=moment, events=events) for moment, events in found.items())


def question(table: StoredTable, inputs: Sequence[StoredInput], moment: int) -> PastQuestion:
    rules, record = _game(table, inputs)
    found = alternatives.decided(rules, record, moment)
    view = view_when_asked(rules, found.before, found.seat)
    return PastQuestion(moment=moment, seat=found.seat, view=view, consequences=rules.consequences(view))


def portion(
    table: StoredTable, inputs: Sequence[StoredInput], moment: int, action: dict[str, Any], number: int
) -> alternatives.Portion:
    return alternatives.try_portion(*_game(table, inputs), moment, action, number)


def compared(
    table: StoredTable,
    inputs: Sequence[StoredInput],
    moment: int,
    action: dict[str, Any],
    portions: Sequence[alternatives.Portion],
) -> WhatIf:
    comparison = alternatives.Comparison(alternatives.decided(*_game(table, inputs), moment), action)
    for each in portions:
        comparison.add(each)
    return comparison.result()


def _game(table: StoredTable, inputs: Sequence[StoredInput]) -> tuple[Rules, Record]:
    rules = games.find(table.game)
    check_version(rules, header_of(table))
    return rules, record_of(table, inputs)


def going_on(
    old: StoredTable, inputs: Sequence[StoredInput], wanted: PlayFrom, person: Person, seed: str, now: float
) -> tuple[StoredTable, list[StoredInput]]:
    """A table with the beginning of a finished game; what is drawn from there on has a seed of its own."""
    rules, record = _game(old, inputs)
    shared = _beginning(standing(inputs), wanted.moment - (wanted.action is not None))
    if wanted.action is not None and shared == len(record.inputs):
        raise Refusal(f"the game has no moment {wanted.moment}", code="no_such_moment")
    seats = tuple(
        StoredSeat(kind="person", person=person.id, name=person.name)
        if number == wanted.seat
        else StoredSeat(kind="bot", level=wanted.level)
        for number in range(len(old.seats))
    )
    names = tuple(seat.name or seat.level or "" for seat in seats)
    header = record.header.fork(old.seed, shared, seed, names)
    driver = Driver(rules, header, seed)
    for entry in record.inputs[:shared]:
        driver.follow(entry)
    if wanted.action is not None:
        asked = record.inputs[shared].seat
        driver.apply(asked, rules.read_action(wanted.action))
    if driver.play.is_over():
        raise GameOver("the game is over at that moment")
    return _stored(old, wanted, driver, header, seats, person, now)


def _beginning(inputs: Sequence[StoredInput], moment: int) -> int:
    """How many inputs lead to a moment."""
    opening = 1 if inputs and inputs[0].seat == CHANCE else 0
    moments = moments_of(inputs)
    if not 0 <= moment <= len(moments) - opening:
        raise Refusal(f"the game has no moment {moment}", code="no_such_moment")
    return sum(len(inputs) for inputs in moments[: moment + opening])


def _stored(
    old: StoredTable,
    wanted: PlayFrom,
    driver: Driver,
    header: Header,
    seats: tuple[StoredSeat, ...],
    person: Person,
    now: float,
) -> tuple[StoredTable, list[StoredInput]]:
    inputs = [
        StoredInput(number, entry.seat, msgspec.json.encode(entry.action), now)
        for number, entry in enumerate(driver.inputs)
    ]
    table = StoredTable(
        id=secrets.token_urlsafe(ID_BYTES),
        game=old.game,
        status="playing",
        options=old.options,
        data=old.data,
        public=False,
        absence=Absence(),
        help=Help(take_back=True, coach=True),
        creator=person.id,
        created=now,
        seed=driver.seed,
        seats=seats,
        header=msgspec.json.encode(header),
        moments=sum(entry.seat != CHANCE for entry in inputs),
        what_if=Origin(old.id, wanted.moment),
    )
    return table, inputs
