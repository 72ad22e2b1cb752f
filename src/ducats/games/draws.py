"""What chance drew at a moment of a finished game, in the words of its game: the events that tell of it."""

from collections.abc import Collection
from typing import Final

from ducats.engine.messages import CHANCE, Event
from ducats.engine.record import Record
from ducats.engine.rules import Rules

ANSWERS: Final = frozenset({"RewardsLaid"})
"""First events after a draw that yet tell an answer: of rewards only the slots are drawn (MU-R18)."""


def drawn(rules: Rules, record: Record, moments: Collection[int]) -> dict[int, tuple[Event, ...]]:
    """By moment, unredacted: only for games that are over.

    The first event after a draw tells of it, as do others of its kind; neither what follows from it nor a
    player's answer counts.
    """
    header = record.header
    play = rules.new_game(header.seats, rules.recorded_options(header.version, header.options), header.data)
    play.stop_listening()
    told: dict[int, tuple[Event, ...]] = dict.fromkeys(sorted(moments), ())
    moment, last = 0, max(moments, default=-1)
    for entry in record.inputs:
        moment += entry.seat != CHANCE
        if moment > last:
            break
        events = play.apply(entry.seat, entry.action)
        if entry.seat == CHANCE and moment in told and events:
            kind = type(events[0])
            if kind.__name__ not in ANSWERS:
                told[moment] += tuple(event for event in events if type(event) is kind)
    return told
