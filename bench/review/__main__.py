"""`python -m bench.review [GAME…]`: goes on until the goals are reached, or until it is stopped.

`--publish` measures nothing: what is known goes into docs/review.md.
"""

import argparse
import gc
import time
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

from bench.review import __doc__ as description
from bench.review.checks import analysed, finished, first_curve, luck, planted, strong, weak
from bench.review.known import Known, keep, read_known
from bench.review.page import publish
from bench.review.playing_on import loss_at
from ducats.games import GAMES
from ducats.review.judging import is_choice
from ducats.review.positions import Step, steps_of

SEED: Final = "measured"


def work(game: str, known: Known, goals: dict[str, int]) -> Iterator[str]:
    """One piece after the other, of each check in turn; tells which was done."""
    if known.curve is None:
        known.curve = first_curve(game)
        yield "curve"
    while True:
        done = known.done()
        open_checks = [check for check, goal in goals.items() if done[check] < goal]
        if not open_checks:
            return
        check = min(open_checks, key=lambda check: done[check] / goals[check])
        if check == "planted":
            blunder = planted(game, f"{SEED}/planted/{known.tried}")
            known.tried += 1
            known.planted += [] if blunder is None else [blunder]
        elif check == "strong":
            known.strong.append(analysed(game, strong(game), f"{SEED}/strong/{done['strong']}"))
        elif check == "weak":
            known.weak.append(analysed(game, weak(game), f"{SEED}/weak/{done['weak']}", closer=False))
        elif check == "played_on":
            who, step = decision(game, known.looked_at)
            loss, fault = loss_at(game, step, who)
            known.looked_at += 1
            known.losses += [] if loss is None else [loss]
            known.played_on += [] if fault is None else [fault]
        else:
            known.lucks.append(round(luck(game, f"{SEED}/luck/{done['luck']}"), 6))
        yield check


def decision(game: str, number: int) -> tuple[str, Step]:
    """The one of this number, and whose it is: of games of strong and weak bots in turn."""
    place = 0
    while True:
        who, level = (("strong", strong(game)), ("weak", weak(game)))[place % 2]
        found = _choices(game, level, f"{SEED}/{who}/{place // 2}")
        if number < len(found):
            return who, found[number]
        number -= len(found)
        place += 1


@cache
def _choices(game: str, level: str, seed: str) -> list[Step]:
    steps, _ = steps_of(GAMES[game], finished(game, level, seed))
    return [step for step in steps if is_choice(step)]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.review", description=description)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--planted", type=int, default=100)
    parser.add_argument("--strong", type=int, default=20, help="games of strong bots")
    parser.add_argument("--weak", type=int, default=10, help="games of weak bots")
    parser.add_argument("--played-on", type=int, default=40, help="faults that strong bots play on")
    parser.add_argument("--luck", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=float("inf"), help="of processor time, each game")
    parser.add_argument("--publish", action="store_true", help="no measurement: what is known, into the docs")
    asked: Any = parser.parse_args()
    goals = {check: getattr(asked, check) for check in ("planted", "strong", "weak", "played_on", "luck")}
    if asked.publish:
        publish(goals)
        return
    # What is loaded by now stays for ever: looking for garbage in it takes up to a tenth of the time.
    gc.freeze()
    known = read_known(asked.games)
    for game in asked.games:
        began = time.process_time()
        for _ in work(game, known[game], goals):
            keep(game, known[game])
            if time.process_time() - began > asked.seconds:
                break
        for line in known[game].lines():
            print(f"{game}: {line}", flush=True)


if __name__ == "__main__":
    main()
