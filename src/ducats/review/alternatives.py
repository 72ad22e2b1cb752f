"""What if somebody had answered otherwise? Tried with all cards as they were, and as they seemed."""

from typing import Any, Final, NamedTuple

from ducats.engine.errors import BadOptions
from ducats.engine.messages import Action, Seat
from ducats.engine.play import Play
from ducats.engine.record import Record
from ducats.engine.replay import moments
from ducats.engine.rules import Rules
from ducats.review.messages import Answers, WhatIf, written
from ducats.review.reference import reference_of
from ducats.review.samples import Samples, in_units
from ducats.search.continuations import Luck, Trials, play_on

PORTIONS: Final = 64
"""Small ones: a worker must have answered in time on a busy machine and uncompiled, too."""
PORTION_PLAYOUTS: Final = 4
"""Pairs of continuations of one portion, with the cards as they were."""
PORTION_WORLDS: Final = 2
"""Worlds of one portion that fit what the player could know."""
MOST_ANSWERS: Final = 500

Pair = tuple[list[float], list[float]]
"""Everybody's shares of the victory: after the answer that was given, and after the other one."""


class Portion(NamedTuple):
    """Some continuations of both answers."""

    real: list[Pair]
    imagined: list[Pair]


class Decided(NamedTuple):
    """A decision of a finished game."""

    moment: int
    before: Play
    seat: Seat
    action: Action


def decided(rules: Rules, record: Record, moment: int) -> Decided:
    """The decision that led to a moment; BadOptions if there is none."""
    before: Play | None = None
    for found, play in moments(rules, record):
        if found.number == moment and found.entry is not None and before is not None:
            return Decided(moment, before, found.entry.seat, found.entry.action)
        if found.number == moment - 1:
            before = play.copy()
    raise BadOptions(f"nobody answered at moment {moment}", code="no_such_moment")


def answers_at(rules: Rules, record: Record, moment: int) -> Answers:
    found = decided(rules, record, moment)
    play, ask = found.before, found.before.ask()
    played = play.hear(found.seat, found.action)
    others = [answer for answer in play.legal(found.seat) if answer != played]
    return Answers(
        moment=moment,
        seat=found.seat,
        question=ask.question,
        rule=ask.rule,
        played=written(found.action),
        others=tuple(written(play.say(found.seat, answer)) for answer in others[:MOST_ANSWERS]),
        total=len(others),
    )


def other_answer(rules: Rules, found: Decided, raw: dict[str, Any]) -> int:
    """Checked: an error of the rules says why it could not have been given."""
    return found.before.hear(found.seat, rules.read_action(raw))


def try_portion(rules: Rules, record: Record, moment: int, raw: dict[str, Any], number: int) -> Portion:
    """The same number gives the same continuations."""
    found = decided(rules, record, moment)
    seat, played = found.seat, found.before.hear(found.seat, found.action)
    other = other_answer(rules, found, raw)
    evaluator, seed = reference_of(rules.meta.id), f"what-if/{moment}/{number}"
    real: list[Pair] = []
    for playout in range(PORTION_PLAYOUTS):
        luck, same = Luck(found.before.seats, f"{seed}/{playout}"), Luck(found.before.seats, seed)
        shares = []
        for answer in (played, other):
            same.follow(luck)
            play = found.before.copy()
            play.take(seat, answer)
            shares.append(play_on(evaluator, play, same))
        real.append((shares[0], shares[1]))
    trials = Trials(rules, evaluator, rules.view(found.before, seat), seat, f"{seed}/worlds")
    imagined = [trials.run([played, other]).shares for _ in range(PORTION_WORLDS)]
    return Portion(real, [(shares[0], shares[1]) for shares in imagined])


class Comparison:
    """What the portions add up to."""

    def __init__(self, found: Decided, raw: dict[str, Any]) -> None:
        seats = found.before.seats
        self._found = found
        self._raw = raw
        self._before, self._after, self._change = Samples(seats), Samples(seats), Samples(seats)
        self._gain = Samples(seats)

    def add(self, portion: Portion) -> None:
        for played, other in portion.real:
            self._before.add(played)
            self._after.add(other)
            self._change.add_difference(other, played)
        for played, other in portion.imagined:
            self._gain.add_difference(other, played)

    def result(self) -> WhatIf:
        found = self._found
        return WhatIf(
            moment=found.moment,
            seat=found.seat,
            played=written(found.action),
            action=self._raw,
            before=self._before.means(),
            before_error=self._before.errors(),
            after=self._after.means(),
            after_error=self._after.errors(),
            change=self._change.means(),
            change_error=self._change.errors(),
            gain=in_units(self._gain.mean(found.seat)),
            gain_error=in_units(self._gain.error(found.seat)),
            games=2 * (self._change.count + self._gain.count),
        )


def what_if(
    rules: Rules, record: Record, moment: int, raw: dict[str, Any], portions: int = PORTIONS
) -> WhatIf:
    """Everything at once, for whoever has the time."""
    comparison = Comparison(decided(rules, record, moment), raw)
    for number in range(portions):
        comparison.add(try_portion(rules, record, moment, raw, number))
    return comparison.result()
