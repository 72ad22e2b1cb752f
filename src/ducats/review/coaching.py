"""The coach: what a player's answers are worth, judged only by what the player sees.

Promising answers are found in some worlds that fit the view, and measured in fresh ones, all with the same
luck. The work comes in portions for a worker process, as plain bytes, so that it can end when nobody waits.
"""

import time
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec

from ducats.engine.messages import Action, Seat, View
from ducats.engine.rng import Rng
from ducats.engine.rules import Rules
from ducats.games import find, levels
from ducats.review.judging import class_of, is_loss
from ducats.review.messages import Hint, HintedAnswer, Mark, written
from ducats.review.reference import reference_of
from ducats.review.samples import Samples, in_units
from ducats.review.second_opinion import overrules, second_opinion_of
from ducats.search.continuations import Trials

SCAN_GAMES: Final = 96
"""Games played to the end before the weaker half of the answers is dropped: the more answers, the fewer
worlds."""
MIN_SCAN_WORLDS: Final = 4
WORLDS: Final = 120
"""Worlds in which the remaining answers are measured."""
PORTION_GAMES: Final = 12
"""Games played to the end in one portion: a few seconds for the slowest game in pure Python."""
HINTED: Final = 3
"""The most answers that are shown."""


class Tried(NamedTuple):
    """Answers tried in some worlds: what each was worth to the player, world by world."""

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
        self._in_scan = 0
        """Worlds since some answers were left out last."""
        self.number = 0
        """Of the next portion: every one has worlds of its own."""
        self.played: int | None = None
        self.worlds = 0

    def wanted(self) -> tuple[int, ...]:
        """Which answers the next portion tries; none: all plausible ones."""
        return self._next

    def is_done(self) -> bool:
        """Also true where there is nothing to compare."""
        return len(self._measured) >= WORLDS or (self.number > 0 and len(self._next) < 2)

    def add(self, tried: Tried) -> None:
        self.played = tried.played
        self.worlds += len(tried.shares)
        worlds = [dict(zip(tried.answers, shares, strict=True)) for shares in tried.shares]
        if self._is_measuring():
            self._measured += worlds
        else:
            self._scanned += worlds
            self._in_scan += len(worlds)
            self._next = tried.answers
            if self._in_scan >= max(MIN_SCAN_WORLDS, SCAN_GAMES // len(tried.answers)):
                self._next, self._in_scan = self._kept(tried.answers), 0
        self.number += 1

    def best(self) -> list[int]:
        """The remaining answers, best first."""
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
        """The better half, and always the answer that is judged."""
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
    game: str, view: bytes, answers: tuple[int, ...], seed: str, given: dict[str, Any] | None
) -> Tried:
    """Try answers (none named: all worth a thought, and the one given) in a few worlds, at least in one."""
    rules, shown, seat = _read(game, view)
    evaluator = reference_of(game)
    trials = Trials(rules, evaluator, shown, seat, seed)
    world = trials.imagine()
    played = None if given is None else world.hear(seat, rules.read_action(given))
    if not answers:
        found = [*evaluator.candidates(world, seat), evaluator.rollout(world, seat, Rng(seed))]
        answers = tuple(dict.fromkeys(found if played is None else [*found, played]))
        if len(answers) == 1 and played is None:
            answers += _beside(answers[0], world.legal(seat))
    worlds = range(max(1, PORTION_GAMES // len(answers)))
    tried = [trials.run(list(answers)).shares for _ in worlds]
    return Tried(answers, [[shares[seat] for shares in world] for world in tried], played)


def advise(game: str, view: bytes, seconds: float) -> Hint:
    """All portions at once, within a time limit."""
    advice, end = Advice(), time.monotonic() + seconds
    while not advice.is_done() and (advice.number == 0 or time.monotonic() < end):
        advice.add(portion(game, view, advice.wanted(), seed_of(advice), None))
    return hint(game, view, advice.hint(), advice.worlds)


def seed_of(advice: Advice) -> str:
    """The seed of the next portion: the same view always gets the same advice."""
    return f"coach/{advice.number}"


def hint(game: str, view: bytes, found: Sequence[Valued], worlds: int) -> Hint:
    """The advice as typed actions, each with the reason that the game's bots give."""
    rules, shown, seat = _read(game, view)
    assert shown.question is not None, "whoever is asked wants a hint"
    world = rules.imagine(shown, Rng(""))
    actions = [world.say(seat, each.answer) for each in found]
    return Hint(
        question=shown.question.number,
        answers=tuple(
            [
                _hinted(rules, shown, action, each, [other for other in actions if other is not action])
                for action, each in zip(actions, found, strict=True)
            ]
        ),
        worlds=worlds,
    )


def mark(
    game: str, view: bytes, moment: int, rival: Valued | None, worlds: int, given: dict[str, Any]
) -> Mark:
    """Whether an answer was a mistake, and what would have been better."""
    if rival is None or not is_loss(rival.behind, rival.behind_error):
        return Mark(moment=moment, worlds=worlds)
    rules, shown, seat = _read(game, view)
    world = rules.imagine(shown, Rng(""))
    opinion = second_opinion_of(game)
    played = world.hear(seat, rules.read_action(given))
    if opinion is not None and overrules(rules, opinion, shown, played, rival.answer):
        return Mark(moment=moment, worlds=worlds)
    better = _hinted(rules, shown, world.say(seat, rival.answer), rival, [rules.read_action(given)])
    return Mark(
        moment=moment,
        kind=class_of(rival.behind),
        loss=in_units(rival.behind),
        error=in_units(rival.behind_error),
        better=better,
        worlds=worlds,
    )


def _beside(answer: int, legal: list[int]) -> tuple[int, ...]:
    """The closest alternatives, such as a coin more or less, so that a single answer has something to compare
    with."""
    others = [other for other in legal if other != answer]
    return tuple(sorted(others, key=lambda other: abs(other - answer))[: HINTED - 1])


def _read(game: str, view: bytes) -> tuple[Rules, View, Seat]:
    rules = find(game)
    shown = msgspec.json.decode(view, type=rules.meta.view)
    assert shown.seat is not None, "the coach helps players"
    return rules, shown, shown.seat


def _hinted(
    rules: Rules, view: View, action: Action, valued: Valued, beside: Sequence[Action]
) -> HintedAnswer:
    why = levels.why(rules.meta.id, view, action, beside)
    return HintedAnswer(
        action=written(action),
        chance=in_units(valued.chance),
        error=in_units(valued.error),
        behind=in_units(valued.behind),
        behind_error=in_units(valued.behind_error),
        reason=why.reason,
        about=why.about,
    )
