"""Whether the analysis is fooled: `python -m bench.review [GAME…]`.

Four checks: blunders that were planted must be found; games between equal strong bots must show hardly any
loss; luck must average to nothing; and a second run must agree with the first.
"""

import argparse
import time
from collections.abc import Callable, Iterator
from math import sqrt
from statistics import correlation, fmean, stdev
from typing import Any, Final, NamedTuple

from ducats.engine.driver import Driver
from ducats.engine.messages import CHANCE, Seat
from ducats.engine.play import Play
from ducats.engine.record import Record, new_header
from ducats.engine.rng import Rng
from ducats.games import GAMES, levels
from ducats.review import Analysis, Analyst, Effort, analyse
from ducats.review.analyst import COARSE, NORMAL
from ducats.review.judging import DecisionReview
from ducats.review.messages import WHOLE, Decision
from ducats.review.positions import Step
from ducats.review.reference import reference_of
from ducats.search.continuations import Trials

SEATS: Final = 3
PLANTED_LOSS: Final = 0.15
"""What a planted answer gives away at least, in four standard errors and many worlds."""
PLANTING_WORLDS: Final = 256
MOST_ANSWERS: Final = 6
SIMULATIONS: Final = 200
"""Of the strong bots."""
LUCK_PLAYOUTS: Final = 16


class Planted(NamedTuple):
    """A blunder and whether it was called one."""

    loss: float
    kind: str


def strong(game: str) -> str:
    """The strongest level, with a fixed budget."""
    return f"{levels.named_levels(game)[-1]}@{SIMULATIONS}"


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


def planted(game: str, seed: str) -> Planted | None:
    """A clearly bad answer at some moment of a strong bot's game; None if there is none at that moment."""
    rules, evaluator, dice = GAMES[game], reference_of(game), Rng(seed)
    stop = 5 + dice.below(60)
    table = play(game, levels.stand_in(game), seed, lambda play: play.asked >= stop and can_err(play))
    if isinstance(table, Record):
        return None
    seat = table.waiting_for()[0]
    good = evaluator.candidates(table, seat)[0]
    others = [answer for answer in table.legal(seat) if answer != good]
    answers = [good, *dice.sample(others, min(MOST_ANSWERS, len(others)))]
    trials = Trials(rules, evaluator, rules.view(table, seat), seat, f"{seed}/plant")
    found = [trials.run(answers).shares for _ in range(PLANTING_WORLDS)]
    losses = [[shares[0][seat] - shares[place][seat] for shares in found] for place in range(len(answers))]
    worst = max(range(len(answers)), key=lambda place: fmean(losses[place]))
    loss, error = mean_of(losses[worst])
    if loss < PLANTED_LOSS or loss < 4 * error:
        return None
    bad = answers[worst]
    judge = DecisionReview(rules, evaluator, Step(1, table, seat, (bad,), table.say(seat, bad)), "review")
    return Planted(loss, judge.judge(NORMAL.worlds).kind)


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


def finished(game: str, level: str, seed: str) -> Record:
    record = play(game, level, seed)
    assert isinstance(record, Record)
    return record


def tell_planted(game: str, count: int) -> str:
    found: list[Planted] = []
    number = 0
    while len(found) < count:
        blunder = planted(game, f"plant/{number}")
        number += 1
        if blunder is not None:
            found.append(blunder)
    called = sum(bool(blunder.kind) for blunder in found)
    return f"planted blunders found: {called} of {count}, giving away {fmean(b.loss for b in found):.2f} each"


def tell_equals(game: str, games: int, effort: Effort) -> Iterator[str]:
    """Equal strong bots, analysed twice."""
    differences: list[float] = []
    pairs: list[tuple[Decision, Decision]] = []
    seconds, errors = [], []
    for number in range(games):
        record = finished(game, strong(game), f"equal/{number}")
        first, second = (analyse(GAMES[game], record, effort, seed) for seed in ("one", "two"))
        differences += [decision.difference / WHOLE for decision in decisions(first)]
        pairs += zip(decisions(first), decisions(second), strict=True)
        seconds.append(first.cost.seconds)
        errors.append(max(max(moment.errors) for moment in first.moments) / WHOLE)
    loss, error = mean_of(differences)
    called = sum(bool(one.kind) for one, _ in pairs)
    changed = sum(one.kind != two.kind for one, two in pairs)
    agree = correlation([one.difference for one, _ in pairs], [two.difference for _, two in pairs])
    yield f"{games} games of {strong(game)}: mean loss {loss:+.4f} ± {error:.4f} a decision ({len(pairs)})"
    yield f"called mistakes: {called}; classes that a second run changes: {changed}; correlation {agree:.2f}"
    yield f"seconds an analysis: {fmean(seconds):.1f}; largest standard error of a chance: {max(errors):.3f}"


def tell_luck(game: str, games: int) -> str:
    lucks = []
    for number in range(games):
        record = finished(game, levels.stand_in(game), f"luck/{number}")
        lucks.append(analyse(GAMES[game], record, Effort(LUCK_PLAYOUTS, 0)).balances[0].luck / WHOLE)
    luck, error = mean_of(lucks)
    return f"luck of the first seat over {games} games: {luck:+.4f} ± {error:.4f}"


def tell_coarse(game: str) -> str:
    """The curve of a whole game of four weak bots, who seldom play as the policy would."""
    rules = GAMES[game]
    driver, _ = Driver.begin(rules, new_header(rules, 4, "coarse"), "coarse")
    bot = levels.make(game, levels.named_levels(game)[0])
    while not driver.play.is_over():
        seat = driver.play.waiting_for()[0]
        driver.apply(seat, bot.choose(driver.view(seat), Rng(f"coarse/{len(driver.inputs)}")))
    analyst, began = Analyst(rules, driver.record()), time.thread_time()
    for _ in analyst.work(COARSE):
        pass
    seconds = time.thread_time() - began
    error = max(max(moment.errors) for moment in analyst.analysis().moments) / WHOLE
    return (
        f"coarse curve of a game of four: {seconds:.1f} s of processor time, standard error up to {error:.3f}"
    )


def tell(line: str, game: str) -> None:
    print(f"{game}: {line}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.review", description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--planted", type=int, default=100)
    parser.add_argument("--equal", type=int, default=20)
    parser.add_argument("--luck", type=int, default=1000)
    asked: Any = parser.parse_args()
    for game in asked.games:
        tell(tell_coarse(game), game)
        tell(tell_planted(game, asked.planted), game)
        for line in tell_equals(game, asked.equal, NORMAL):
            tell(line, game)
        tell(tell_luck(game, asked.luck), game)


if __name__ == "__main__":
    main()
