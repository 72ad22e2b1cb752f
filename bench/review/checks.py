"""One piece of each check: a planted blunder, a game analysed twice, the luck of a game, a first curve."""

import time
from collections.abc import Callable, Iterator
from math import sqrt
from statistics import fmean, stdev
from typing import Final

import msgspec

from ducats.engine.driver import Driver
from ducats.engine.messages import CHANCE, Seat
from ducats.engine.play import Play
from ducats.engine.record import Record, new_header
from ducats.engine.rng import Rng
from ducats.games import GAMES, levels
from ducats.review import Analysis, Analyst, Effort, analyse
from ducats.review.analyst import COARSE, NORMAL
from ducats.review.judging import MIN_LOSS, DecisionReview
from ducats.review.messages import WHOLE, Class, Decision
from ducats.review.positions import Step, steps_of
from ducats.review.reference import reference_of
from ducats.review.second_opinion import second_opinion_of
from ducats.search.continuations import Trials

SEATS: Final = 3
PLANTED_LOSS: Final = 0.15
"""What a planted answer gives away at least, in four standard errors and many worlds."""
SCAN_WORLDS: Final = 24
"""In which the worst answer is looked for."""
PLANTING_WORLDS: Final = 256
"""Fresh ones, in which it is measured."""
CLOSER_WORLDS: Final = 1024
"""In which a fault is looked at again."""
MOST_ANSWERS: Final = 6
LATEST_QUESTION: Final = 65
SIMULATIONS: Final = 200
"""Of the strong bots."""


class Planted(msgspec.Struct, frozen=True):
    """A blunder and whether it was called one."""

    loss: float
    kind: str


class Twice(msgspec.Struct, frozen=True, array_like=True):
    """One judged answer in the eyes of two runs: what it gave away as measured, as told, and its class."""

    measured: float
    measured_again: float
    told: float
    told_again: float
    kind: Class
    kind_again: Class


class Analysed(msgspec.Struct, frozen=True):
    """A game between equals, analysed twice."""

    answers: list[Twice]
    seconds: float
    """Of processor time, for one analysis."""
    error: float
    """The largest standard error of a chance."""
    luck_error: float
    """The largest one of somebody's luck."""
    false: int | None = None
    """Faults hardly worse than the answer named better, in many other worlds; None: not asked."""


class FirstCurve(msgspec.Struct, frozen=True):
    """The curve of a whole game of four weak bots, who seldom play as the policy would."""

    seconds: float
    """Of processor time."""
    error: float


def strong(game: str) -> str:
    """The strongest level, with a fixed budget."""
    return f"{levels.named_levels(game)[-1]}@{SIMULATIONS}"


def weak(game: str) -> str:
    """The weakest one, who errs as beginners do."""
    return levels.named_levels(game)[0]


def play(game: str, level: str, seed: str, until: Callable[[Play], bool] = Play.is_over) -> Record | Play:
    """A game between equals; the table, if it was stopped before the end."""
    rules = GAMES[game]
    driver, _ = Driver.begin(rules, new_header(rules, SEATS, seed, rules.meta.shortest), seed)
    bot = levels.make(game, level)
    while not driver.play.is_over():
        if until(driver.play):
            return driver.play.copy()
        seat = driver.play.waiting_for()[0]
        driver.apply(seat, bot.choose(driver.view(seat), Rng(f"{seed}/{len(driver.inputs)}")))
    return driver.record()


def finished(game: str, level: str, seed: str) -> Record:
    record = play(game, level, seed)
    assert isinstance(record, Record)
    return record


def planted(game: str, seed: str) -> Planted | None:
    """A clearly bad answer at some moment of a bot's game; None if there is none at that moment.

    The worst answer is looked for in a few worlds and measured in others, so nothing flatters it.
    """
    rules, evaluator, dice = GAMES[game], reference_of(game), Rng(seed)
    stop = 5 + dice.below(LATEST_QUESTION - 5)
    table = play(game, levels.stand_in(game), seed, lambda play: play.asked >= stop and can_err(play))
    if isinstance(table, Record):
        return None
    seat = table.waiting_for()[0]
    good = evaluator.candidates(table, seat)[0]
    others = [answer for answer in table.legal(seat) if answer != good]
    answers = [good, *dice.sample(others, min(MOST_ANSWERS, len(others)))]
    trials = Trials(rules, evaluator, rules.view(table, seat), seat, f"{seed}/plant")
    scanned = losses_of(trials, seat, answers, SCAN_WORLDS)
    worst = max(range(1, len(answers)), key=lambda place: fmean(scanned[place]))
    loss, error = mean_of(scanned[worst])
    if loss + error < PLANTED_LOSS:
        return None
    bad = answers[worst]
    loss, error = mean_of(losses_of(trials, seat, [good, bad], PLANTING_WORLDS)[1])
    if loss < PLANTED_LOSS or loss < 4 * error:
        return None
    judge = DecisionReview(
        rules,
        evaluator,
        Step(1, table, seat, (bad,), table.say(seat, bad)),
        "review",
        second_opinion_of(game),
    )
    return Planted(loss, judge.judge(NORMAL.worlds).kind)


def losses_of(trials: Trials, seat: Seat, answers: list[int], worlds: int) -> list[list[float]]:
    """By answer and world: what it gives away beside the first of them."""
    found = [trials.run(answers).shares for _ in range(worlds)]
    return [[shares[0][seat] - shares[place][seat] for shares in found] for place in range(len(answers))]


def can_err(play: Play) -> bool:
    seat: Seat = play.waiting_for()[0]
    return seat != CHANCE and len(play.legal(seat)) > 1


def mean_of(numbers: list[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    return fmean(numbers), stdev(numbers) / sqrt(len(numbers))


def decisions(analysis: Analysis) -> Iterator[Decision]:
    for moment in analysis.moments:
        if moment.decision is not None and moment.decision.judged:
            yield moment.decision


def analysed(game: str, level: str, seed: str, effort: Effort = NORMAL, closer: bool = True) -> Analysed:
    """`closer`: whether every fault that is found is looked at again."""
    record = finished(game, level, seed)
    began = time.process_time()
    first = analyse(GAMES[game], record, effort, "one")
    seconds = time.process_time() - began
    second = analyse(GAMES[game], record, effort, "two")
    return Analysed(
        answers=[
            Twice(
                one.difference / WHOLE,
                two.difference / WHOLE,
                one.loss / WHOLE,
                two.loss / WHOLE,
                one.kind,
                two.kind,
            )
            for one, two in zip(decisions(first), decisions(second), strict=True)
        ],
        seconds=seconds,
        error=max(max(moment.errors) for moment in first.moments) / WHOLE,
        luck_error=max(balance.luck_error for balance in first.balances) / WHOLE,
        false=false_alarms(game, record, first) if closer else None,
    )


def false_alarms(game: str, record: Record, analysis: Analysis) -> int:
    """How many of the answers it finds fault with are as good as the better answer it names."""
    rules = GAMES[game]
    steps = {step.moment: step for step in steps_of(rules, record)[0] if step.seat != CHANCE}
    false = 0
    for moment in analysis.moments:
        decision = moment.decision
        if decision is None or decision.better is None:
            continue
        step = steps[moment.number]
        better = step.before.hear(step.seat, rules.read_action(decision.better))
        view = rules.view(step.before, step.seat)
        trials = Trials(rules, reference_of(game), view, step.seat, f"closer/{moment.number}")
        loss, _ = mean_of(losses_of(trials, step.seat, [better, step.answers[0]], CLOSER_WORLDS)[1])
        false += loss < MIN_LOSS
    return false


def luck(game: str, seed: str) -> float:
    """Of the first seat: with few continuations each, its mean over many games is as right."""
    record = finished(game, levels.stand_in(game), seed)
    return analyse(GAMES[game], record, COARSE).balances[0].luck / WHOLE


def first_curve(game: str) -> FirstCurve:
    rules = GAMES[game]
    driver, _ = Driver.begin(rules, new_header(rules, 4, "coarse"), "coarse")
    bot = levels.make(game, weak(game))
    while not driver.play.is_over():
        seat = driver.play.waiting_for()[0]
        driver.apply(seat, bot.choose(driver.view(seat), Rng(f"coarse/{len(driver.inputs)}")))
    analyst, began = Analyst(rules, driver.record()), time.process_time()
    for _ in analyst.work(COARSE):
        pass
    seconds = time.process_time() - began
    return FirstCurve(seconds, max(max(moment.errors) for moment in analyst.analysis().moments) / WHOLE)
