"""How fast the bots search: `python -m bench.search [GAME]`, in simulations per second of processor time.

`make bench` compares searches with playouts by lot; here each game's evaluator advises, as at a table.
"""

import sys
import time
from typing import Any, Final

from bench.measure import RUNS, figure
from ducats.engine.driver import Driver
from ducats.engine.messages import View
from ducats.engine.record import new_header
from ducats.engine.rng import Rng
from ducats.engine.rules import Rules
from ducats.games import GAMES, levels, part
from ducats.search import Budget, Evaluator, RandomEvaluator, Search


def evaluator(game: str) -> Evaluator[Any]:
    """The evaluator of a game; a game without one is measured with random playouts."""
    own = part(game, "evaluation")
    return own.EVALUATOR() if own else RandomEvaluator()


SIMULATIONS: Final = 500
QUESTIONS: Final = 3
"""So often everybody has answered before the position that is measured."""


def position(rules: Rules, seats: int) -> View:
    """What somebody who has a choice sees, a little way into a game."""
    driver, _ = Driver.begin(rules, new_header(rules, seats, "bench"), "bench")
    bot = levels.make(rules.meta.id, levels.named_levels(rules.meta.id)[0])
    while True:
        seat = driver.play.waiting_for()[0]
        if len(driver.inputs) >= QUESTIONS * seats and len(driver.play.legal(seat)) > 1:
            return driver.view(seat)
        driver.apply(seat, bot.choose(driver.view(seat), Rng(str(len(driver.inputs)))))


def speed(rules: Rules, evaluator: Evaluator[Any], view: View) -> float:
    search = Search(rules, evaluator, view, Rng("bench"))
    search.simulate()
    began = time.thread_time()
    search.run(Budget(SIMULATIONS))
    return SIMULATIONS / (time.thread_time() - began)


def main() -> int:
    for game in sys.argv[1:] or GAMES:
        rules, advisor = GAMES[game], evaluator(game)
        for seats in (2, 3, 4):
            view = position(rules, seats)
            found = figure(game, "simulations/s", [speed(rules, advisor, view) for _ in range(RUNS)])
            print(
                f"{game}, {seats} seats, {type(advisor).__name__}: {found.median:,.0f} {found.unit} "
                f"({found.low:,.0f} to {found.high:,.0f}, {found.runs} runs of {SIMULATIONS})",
                flush=True,
            )
    return 0


if __name__ == "__main__":
    sys.exit(main())
