"""A finished record as steps: an answer of a player, or all that chance drew until the next question."""

from typing import NamedTuple

from ducats.engine.errors import BadOptions
from ducats.engine.messages import CHANCE, Action, Seat
from ducats.engine.play import Play
from ducats.engine.record import Record
from ducats.engine.replay import verify
from ducats.engine.rules import Rules


class Step(NamedTuple):
    """What happened between two positions."""

    moment: int
    """Its number in the replay."""
    before: Play
    seat: Seat
    """CHANCE: draws."""
    answers: tuple[int, ...]
    """One of a player, one or more of chance."""
    action: Action
    """The first of them, as the record has it."""


def steps_of(rules: Rules, record: Record) -> tuple[list[Step], Play]:
    """All steps and the table at the end; BadOptions if the game is not over."""
    if record.footer is None:
        raise BadOptions("only a game that is over can be analysed", code="not_finished")
    verify(rules, record)
    header = record.header
    play = rules.new_game(header.seats, rules.recorded_options(header.version, header.options), header.data)
    play.stop_listening()
    steps: list[Step] = []
    moment = 0
    for entry in record.inputs:
        answer = play.hear(entry.seat, entry.action)
        if entry.seat != CHANCE:
            moment += 1
            steps.append(Step(moment, play.copy(), entry.seat, (answer,), entry.action))
        elif steps and steps[-1].seat == CHANCE:
            steps[-1] = steps[-1]._replace(answers=(*steps[-1].answers, answer))
        else:
            steps.append(Step(moment, play.copy(), CHANCE, (answer,), entry.action))
        play.take(entry.seat, answer)
    return steps, play
