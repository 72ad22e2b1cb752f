"""Reading a record back: step by step for people, and checked from end to end for `verify`."""

from collections.abc import Iterator

import msgspec

from ducats.engine.driver import Driver
from ducats.engine.errors import CorruptRecord, DucatsError
from ducats.engine.messages import CHANCE, Event
from ducats.engine.play import Play
from ducats.engine.record import Header, Input, Record
from ducats.engine.rules import Rules


class Moment(msgspec.Struct, frozen=True):
    """A place in a game where somebody could look: after a player's input and all that chance added."""

    number: int
    entry: Input | None
    """The player's input that led here; None for the opening."""
    events: tuple[Event, ...]
    """All of them, unredacted: pass each through `seen_by`."""
    snapshots: tuple[Play, ...] = ()
    """If it was watched: the table at each event; none for the opening."""


def moments(rules: Rules, record: Record, watched: bool = False) -> Iterator[tuple[Moment, Play]]:
    """Replay, pausing wherever a player is asked. The table given with it is the live one: copy to keep."""
    play = _table(rules, record.header)
    entry: Input | None = None
    events = play.stop_listening()
    number = 0
    for position, item in enumerate(record.inputs):
        if item.seat != CHANCE:
            yield Moment(number, entry, tuple(events), tuple(play.stop_watching())), play
            number, entry, events = number + 1, item, []
            if watched:
                play.watch()
        try:
            events.extend(play.apply(item.seat, item.action))
        except DucatsError as error:
            raise CorruptRecord(f"input {position + 1} ({item}): {error}") from error
    yield Moment(number, entry, tuple(events), tuple(play.stop_watching())), play


def _table(rules: Rules, header: Header) -> Play:
    """The game that a header opens."""
    try:
        return rules.new_game(
            header.seats, rules.recorded_options(header.version, header.options), header.data
        )
    except DucatsError as error:
        raise CorruptRecord(f"no game begins with this header: {error}") from error


def verify(rules: Rules, record: Record) -> Play:
    """Replay and check everything that can be checked; CorruptRecord says what does not fit."""
    record.header.check_redraws(len(record.inputs))
    if record.footer is None:
        return _verify_unfinished(rules, record)
    _table(rules, record.header)
    driver = Driver(rules, record.header, record.footer.seed)
    for position, item in enumerate(record.inputs):
        try:
            driver.follow(item)
            driver.play.check()
        except DucatsError as error:
            raise CorruptRecord(f"input {position + 1}: {error}") from error
    if driver.play.outcome() != record.footer.outcome:
        raise CorruptRecord(
            f"the record ends with {record.footer.outcome}, the rules with {driver.play.outcome()}"
        )
    return driver.play


def _verify_unfinished(rules: Rules, record: Record) -> Play:
    """Without the seed, chance cannot be checked; legality and conservation can."""
    play = _table(rules, record.header)
    play.stop_listening()
    for position, item in enumerate(record.inputs):
        try:
            play.apply(item.seat, item.action)
            play.check()
        except DucatsError as error:
            raise CorruptRecord(f"input {position + 1}: {error}") from error
    if play.is_over():
        raise CorruptRecord("the game is over, but the record does not show its seed")
    return play
