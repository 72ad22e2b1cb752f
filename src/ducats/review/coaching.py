"""The coach: what a player's answers are worth, from what the player sees and nothing else.

Answers are found in some worlds that fit the view, and measured in fresh ones, all with the same luck. The
work comes in portions for a worker process, plain bytes in, so that it can end when nobody waits.
"""

import time
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec

from ducats.engine.messages import Seat, View
from ducats.engine.play import Play
from ducats.engine.rng import Rng
from ducats.engine.rules import Rules
from ducats.games import find, levels
from ducats.review.judging import class_of, is_loss
from ducats.review.messages import Hint, HintedAnswer, Mark, written
from ducats.review.reference import reference_of
from ducats.review.samples import Samples, in_units
from ducats.search.continuations import Trials

SCAN_GAMES: Final = 96
"""Played to the end before the weaker half of the answers is left out: the more answers, the fewer worlds."""
MIN_SCAN_WORLDS: Final = 4
WORLDS: Final = 24
"""Of a portion that measures those that are left."""
PORTIONS: Final = 5
"""Of that kind."""
HINTED: Final = 3
"""The most answers that are shown."""


class Tried(NamedTuple):
    """Answers in some worlds: by world, what each was worth to the player."""

    answers: tuple[int, ...]
    shares: list[list[float]]
    played: int | None
    """The answer that was given, if one is judged."""


class Advice:
    """What the portions add up to, and what the next one should try."""

    def __init__(self) -> None:
        self._next: tuple[int, ...] = ()
        self._scanned: list[dict[int, float]] = []
        """By world and answer."""
        self._measured: list[dict[int, float]] = []
        """The same in worlds that had no part in the choice of what is measured."""
        self._portions = 0
        self.number = 0
        """Of the next portion: every one has worlds of its own."""
        self.played: int | None = None
        self.worlds = 0

    def wanted(self) -> tuple[tuple[int, ...], int]:
        """Which answers, in how many worlds; no answers: all that are worth a thought; 0: enough to scan."""
        return self._next, WORLDS if self._is_measuring() else 0

    def is_done(self) -> bool:
        """Also where there is nothing to compare."""
        return self._portions == PORTIONS or (self.number > 0 and len(self._next) < 2)

    def add(self, tried: Tried) -> None:
        self.played = tried.played
        self.worlds += len(tried.shares)
        worlds = [dict(zip(tried.answers, shares, strict=True)) for shares in tried.shares]
        if self._is_measuring():
            self._portions += 1
            self._measured += worlds
        else:
            self._scanned += worlds
            self._next = self._kept(tried.answers)
        self.number += 1

    def best(self) -> list[int]:
        """The answers that are left, the best first."""
        return sorted(self._next, key=lambda answer: -self._chance(answer).mean(0))

    def hint(self) -> list["Valued"]:
        best = self.best()[:HINTED]
        return [self._valued(answer, best[0]) for answer in best]

    def better(self) -> "Valued | None":
        """The best other answer, if it was measured, and how far the one that was given is behind it."""
        if self.played is None or not self._measured:
            return None
        (rival,) = [answer for answer in self._next if answer != self.played]
        chance, loss = self._chance(rival), self._behind(self.played, rival)
        return Valued(rival, chance.mean(0), chance.error(0), loss.mean(0), loss.error(0))

    def _most(self) -> int:
        return HINTED if self.played is None else 2

    def _is_measuring(self) -> bool:
        return bool(self._next) and len(self._next) <= self._most()

    def _kept(self, answers: Sequence[int]) -> tuple[int, ...]:
        """The better half; an answer that is judged stays to the end."""
        ranked = sorted(answers, key=lambda answer: -self._chance(answer).mean(0))
        still = ranked[: max(self._most(), (len(ranked) + 1) // 2)]
        if self.played is not None and self.played not in still:
            still[-1] = self.played
        return tuple(still)

    def _chance(self, answer: int) -> Samples:
        found = Samples(1)
        for world in self._measured or self._scanned:
            if answer in world:
                found.add([world[answer]])
        return found

    def _behind(self, answer: int, best: int) -> Samples:
        found = Samples(1)
        for world in self._measured or self._scanned:
            if answer in world and best in world:
                found.add([world[best] - world[answer]])
        return found

    def _valued(self, answer: int, best: int) -> "Valued":
        chance, behind = self._chance(answer), self._behind(answer, best)
        return Valued(answer, chance.mean(0), chance.error(0), behind.mean(0), behind.error(0))


class Valued(NamedTuple):
    """One answer, and how far it (or the one that was given) is behind the best."""

    answer: int
    chance: float
    error: float
    behind: float
    behind_error: float


def portion(
    game: str, view: bytes, answers: tuple[int, ...], worlds: int, seed: str, given: dict[str, Any] | None
) -> Tried:
    """Try answers (none named: all worth a thought, and the one given) in that many worlds (0: as a scan)."""
    rules, shown, seat = _read(game, view)
    evaluator = reference_of(game)
    trials = Trials(rules, evaluator, shown, seat, seed)
    world = trials.imagine()
    played = None if given is None else world.hear(seat, rules.read_action(given))
    if not answers:
        found = [*evaluator.candidates(world, seat), evaluator.rollout(world, seat, Rng(seed))]
        answers = tuple(dict.fromkeys(found if played is None else [*found, played]))
    worlds = worlds or max(MIN_SCAN_WORLDS, SCAN_GAMES // len(answers))
    tried = [trials.run(list(answers)).shares for _ in range(worlds)]
    return Tried(answers, [[shares[seat] for shares in world] for world in tried], played)


def advise(game: str, view: bytes, seconds: float) -> Hint:
    """Everything at once, for somebody who waits so long; then what is known by now must do."""
    advice, end = Advice(), time.monotonic() + seconds
    while not advice.is_done() and (advice.number == 0 or time.monotonic() < end):
        answers, worlds = advice.wanted()
        advice.add(portion(game, view, answers, worlds, seed_of(advice), None))
    return hint(game, view, advice.hint(), advice.worlds)


def seed_of(advice: Advice) -> str:
    """Of the next portion: the same view gets the same advice."""
    return f"coach/{advice.number}"


def hint(game: str, view: bytes, found: Sequence[Valued], worlds: int) -> Hint:
    """In typed actions, each with the reason that the game's bots give."""
    rules, shown, seat = _read(game, view)
    assert shown.question is not None, "whoever is asked wants a hint"
    world = rules.imagine(shown, Rng(""))
    return Hint(
        question=shown.question.number,
        answers=tuple([_hinted(rules, shown, seat, world, each) for each in found]),
        worlds=worlds,
    )


def mark(game: str, view: bytes, moment: int, rival: Valued | None, worlds: int) -> Mark:
    """Whether an answer was a mistake, and what would have been better."""
    if rival is None or not is_loss(rival.behind, rival.behind_error):
        return Mark(moment=moment, worlds=worlds)
    rules, shown, seat = _read(game, view)
    better = _hinted(rules, shown, seat, rules.imagine(shown, Rng("")), rival)
    return Mark(
        moment=moment,
        kind=class_of(rival.behind),
        loss=in_units(rival.behind),
        error=in_units(rival.behind_error),
        better=better,
        worlds=worlds,
    )


def _read(game: str, view: bytes) -> tuple[Rules, View, Seat]:
    rules = find(game)
    shown = msgspec.json.decode(view, type=rules.meta.view)
    assert shown.seat is not None, "the coach helps players"
    return rules, shown, shown.seat


def _hinted(rules: Rules, view: View, seat: Seat, world: Play, valued: Valued) -> HintedAnswer:
    action = world.say(seat, valued.answer)
    return HintedAnswer(
        action=written(action),
        chance=in_units(valued.chance),
        error=in_units(valued.error),
        behind=in_units(valued.behind),
        behind_error=in_units(valued.behind_error),
        reason=levels.reason(rules.meta.id, view, action),
    )
