"""Mining: bots play, and their questions are examined as possible puzzles.

It does if one answer is clearly the best, still is when it is measured ten times as closely in fresh worlds,
if most of the weaker bots miss it, and the strongest one finds it.
"""

from collections import Counter
from collections.abc import Iterator
from math import ceil
from typing import Any, Final, NamedTuple

import msgspec

from ducats.engine.driver import Driver
from ducats.engine.messages import Seat, View
from ducats.engine.play import Play
from ducats.engine.record import new_header
from ducats.engine.rng import Rng
from ducats.engine.rules import Rules
from ducats.games.levels import RANDOM, levels, make, quick_levels
from ducats.puzzles.measuring import Measuring
from ducats.puzzles.writing import Found, can_be_written
from ducats.review.reference import reference_of

MARGIN: Final = 0.08
"""The least share of the victory by which the best answer is better than every other."""
FOUND_AT_ERRORS: Final = 2.0
CONFIRMED_AT_ERRORS: Final = 4.0
"""In standard errors: when a puzzle is found, and when it is confirmed."""
HOPE_ERRORS: Final = 1.5
"""Standard errors below the margin from which on it is given up before all worlds were tried."""
WORLDS: Final = 48
"""Worlds in which a puzzle is found."""
CONFIRMATION: Final = 10
"""How many times as many worlds confirm it."""
PASSES: Final = 4
"""Passes in which both happens: questions that fall behind are dropped on the way."""
FIRST_WORLDS: Final = 4
"""Worlds in which all promising answers are tried; then the better half in twice as many, and so on."""
RIVALS: Final = 4
"""How many of the best answers are looked at more closely."""
MOST_ANSWERS: Final = 40
"""Every legal answer is measured, so there must not be too many of them."""
ATTEMPTS: Final = 6
"""How often each weaker level tries to solve it."""
MISSED: Final = 0.5
"""The least share of these attempts that fail."""
SIMULATIONS: Final = 1000
"""Of a search by the strongest level: whether the solution is found."""
SEARCHES: Final = 3
"""Most of which must find the solution."""
MOST_OF_A_KIND: Final = 0.4
CLOSEST_OF: Final = 8
"""So many games are played, and the one with the narrowest victory is examined."""
MOST_OF_A_GAME: Final = 2
MOST_SEATS: Final = 5
OPENING: Final = 3 / 5
"""The share of a game that is skipped: early answers decide little, and take longest to measure."""
LOOKS: Final = 12
"""The most questions examined per game, cheapest first: those with few answers, near the end."""
MOST_PROMISING: Final = 10
"""With more plausible answers, one is hardly ever clearly the best."""


class Wanted(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """What is mined; the same order finds the same puzzles."""

    seed: str = "puzzles"
    count: int
    question: str = ""
    """The only one that puzzles are to be about; empty: any."""
    options: dict[str, Any] = {}
    """Of the self-played games."""


class Kind(NamedTuple):
    """The kind of a puzzle: too many of one kind are dull."""

    question: str
    answer: str


class Asked(NamedTuple):
    """A question of a self-played game."""

    view: View
    answers: int


class Played(NamedTuple):
    """A self-played game."""

    asked: list[Asked]
    """What everybody saw who had a choice."""
    options: dict[str, Any]
    scores: tuple[int, ...]

    def contends(self, place: int) -> bool:
        """Whether the question was put to the winner or the closest pursuer: nobody else decided anything."""
        seat = self.asked[place].view.seat
        assert seat is not None
        return self.scores[seat] >= sorted(self.scores)[-2]


class Miner:
    """Mines puzzles of one game, one self-played game after the other."""

    def __init__(self, rules: Rules, wanted: Wanted, kinds: Counter[str] | None = None) -> None:
        self._rules = rules
        self._game = rules.meta.id
        self._seed = wanted.seed
        self._wanted = wanted
        self._evaluator = reference_of(self._game)
        self._most = wanted.count if wanted.question else ceil(wanted.count * MOST_OF_A_KIND)
        self.kinds: Counter[str] = Counter() if kinds is None else kinds
        """By question: how many there are."""
        self.is_asked = not wanted.question
        """Whether the only question that is wanted has been met."""
        quick = [level for level in quick_levels(self._game) if level != RANDOM]
        self._weak = {level: make(self._game, level) for level in quick}
        self._searching = levels(self._game)[-1]

    def mine(self, number: int) -> Iterator[Found]:
        """The puzzles of the self-played game of this number."""
        rng = Rng(f"{self._seed}/{number}")
        played = min((self._play(number, attempt, rng) for attempt in range(CLOSEST_OF)), key=_lead)
        asked = played.asked
        self.is_asked |= any(self._is_about(each.view) for each in asked)
        later = sorted(
            [
                place
                for place in range(int(len(asked) * OPENING), len(asked))
                if played.contends(place) and self._is_wanted(asked[place].view)
            ],
            key=lambda place: asked[place].answers * (len(asked) - place),
        )
        seen: set[Kind] = set()
        for place in sorted(later[:LOOKS]):
            found = self._look(asked[place].view, played.options, f"{self._seed}/{number}/{place}", seen)
            if found is not None:
                self.kinds[found.question] += 1
                yield found
            if len(seen) == MOST_OF_A_GAME:
                return

    def _is_about(self, view: View) -> bool:
        question = view.question
        assert question is not None
        return self._wanted.question in ("", question.id)

    def _is_wanted(self, view: View) -> bool:
        """Whether there can be another puzzle about this question."""
        question = view.question
        assert question is not None
        return self._is_about(view) and self.kinds[question.id] < self._most and bool(question.offered())

    def _play(self, number: int, attempt: int, rng: Rng) -> Played:
        """Play to the end, with equal bots: a game between unequal ones is decided long before."""
        meta = self._rules.meta
        seats = meta.min_seats + rng.below(min(meta.max_seats, MOST_SEATS) - meta.min_seats + 1)
        options = (meta.shortest if rng.chance() < 0.5 else {}) | self._wanted.options
        seed = f"{self._seed}/{number}/{attempt}"
        driver = Driver.begin(self._rules, new_header(self._rules, seats, seed, options, None), seed)[0]
        bot = rng.choice(list(self._weak.values()))
        asked: list[Asked] = []
        while not driver.play.is_over():
            seat = driver.play.waiting_for()[0]
            view = self._rules.view(driver.play, seat)
            answers = len(driver.play.legal(seat))
            if 1 < answers <= MOST_ANSWERS:
                asked.append(Asked(view, answers))
            driver.apply(seat, bot.choose(view, rng))
        outcome = driver.play.outcome()
        assert outcome is not None, "it was played to the end"
        return Played(asked, driver.header.options, outcome.scores)

    def _look(self, view: View, options: dict[str, Any], seed: str, seen: set[Kind]) -> Found | None:
        """Cheap tests come first, because most questions fail."""
        question, seat = view.question, view.seat
        assert question is not None
        assert seat is not None
        if not self._is_wanted(view):
            return None
        measuring = Measuring(self._rules, self._evaluator, view, seat, seed)
        if len(measuring.promising) > MOST_PROMISING:
            return None
        world = self._rules.imagine(view, Rng(seed))
        if not can_be_written(self._rules.position(world)):
            return None
        given = self._attempts(view, seat, world, seed)
        best = self._leader(measuring, given)
        if best is None or not self._is_found(view, world, best, seed):
            return None
        kind = Kind(question.id, type(world.say(seat, best)).__name__)
        if kind in seen or not (self._is_likely(measuring, best) and self._is_confirmed(measuring, best)):
            return None
        seen.add(kind)
        wrong = Counter(answer for answers in given.values() for answer in answers if answer != best)
        missed = {level: self._missed({level: answers}, best) for level, answers in given.items()}
        tempting = wrong.most_common(1)[0][0]
        return Found(view, seat, question.id, world, measuring, tempting, missed, options)

    def _leader(self, measuring: Measuring, given: dict[str, list[int]]) -> int | None:
        """The answer that looks best at first sight, if most attempts miss it and it leads."""
        answers, worlds = list(measuring.promising), FIRST_WORLDS
        while len(answers) > 1:
            measuring.run(answers, worlds)
            answers.sort(key=lambda answer: -measuring.found[answer].share.mean(0))
            still = len(answers) // 2
            rival = answers[1] if still == 1 else answers[-1]
            if measuring.behind(rival, answers[0]).mean(0) < MARGIN / 2:
                return None
            answers, worlds = answers[:still], 2 * worlds
        return answers[0] if self._missed(given, answers[0]) >= MISSED else None

    def _is_likely(self, measuring: Measuring, best: int) -> bool:
        """Compare it with the best of the promising ones, then with all others."""
        rivals = [answer for answer in measuring.best() if answer != best][: RIVALS - 1]
        others = [answer for answer in measuring.legal if answer not in (best, *rivals)]
        return (
            self._stays_ahead(measuring, best, [best, *rivals], WORLDS // PASSES)
            and self._stays_ahead(measuring, best, [best, *others], WORLDS // PASSES)
            and self._is_clear(measuring, best, FOUND_AT_ERRORS)
        )

    def _is_confirmed(self, measuring: Measuring, best: int) -> bool:
        """Confirm in fresh worlds; answers soon far behind are measured less closely."""
        closest, *others = [answer for answer in measuring.best() if answer != best]
        measuring.start_anew()
        if not self._stays_ahead(measuring, best, [best, closest], CONFIRMATION * WORLDS // PASSES):
            return False
        for _ in range(CONFIRMATION):
            if others:
                measuring.run([best, *others], WORLDS)
            if any(self._is_hopeless(measuring, best, other) for other in others):
                return False
            others = [other for other in others if not is_behind(measuring, other, best, CONFIRMED_AT_ERRORS)]
        return self._is_clear(measuring, best, CONFIRMED_AT_ERRORS)

    def _stays_ahead(self, measuring: Measuring, best: int, answers: list[int], worlds: int) -> bool:
        """Measure in so many worlds per pass; false as soon as it is hopeless."""
        for _ in range(PASSES):
            measuring.run(answers, worlds)
            if any(self._is_hopeless(measuring, best, other) for other in answers if other != best):
                return False
        return True

    @staticmethod
    def _is_hopeless(measuring: Measuring, best: int, other: int) -> bool:
        behind = measuring.behind(other, best)
        return min(2 * behind.mean(0), behind.mean(0) + HOPE_ERRORS * behind.error(0)) < MARGIN

    @staticmethod
    def _is_clear(measuring: Measuring, best: int, errors: float) -> bool:
        """Whether it is better than every other legal answer, by that many standard errors."""
        return all(is_behind(measuring, answer, best, errors) for answer in measuring.legal if answer != best)

    def _attempts(self, view: View, seat: Seat, world: Play, seed: str) -> dict[str, list[int]]:
        """The answers of each weaker level, over several attempts."""
        given: dict[str, list[int]] = {}
        for level, bot in self._weak.items():
            actions = [bot.choose(view, Rng(f"{seed}/{level}/{attempt}")) for attempt in range(ATTEMPTS)]
            given[level] = [world.hear(seat, action) for action in actions]
        return given

    @staticmethod
    def _missed(given: dict[str, list[int]], best: int) -> float:
        answers = [answer for level in given.values() for answer in level]
        return 1 - answers.count(best) / len(answers)

    def _is_found(self, view: View, world: Play, best: int, seed: str) -> bool:
        """Whether most searches of the strongest level find it: they are cheap beside games played to the
        end."""
        assert view.seat is not None
        bot = make(self._game, f"{self._searching}@{SIMULATIONS}")
        found = 0
        for search in range(SEARCHES):
            found += world.hear(view.seat, bot.choose(view, Rng(f"{seed}/{search}/search"))) == best
            if 2 * (found + SEARCHES - search - 1) <= SEARCHES:
                return False
        return True


def is_behind(measuring: Measuring, answer: int, best: int, errors: float) -> bool:
    """Whether it is clearly behind: by the margin, and by that many standard errors."""
    behind = measuring.behind(answer, best)
    return behind.mean(0) >= max(MARGIN, errors * behind.error(0))


def _lead(played: Played) -> float:
    """The winner's lead, as a share of the winner's score."""
    second, first = sorted(played.scores)[-2:]
    return (first - second) / max(1, abs(first))
