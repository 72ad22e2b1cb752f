"""`python -m bench`: measure everything side by side, print the tables, keep them, renew the docs."""

import argparse
import datetime
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from bench import server
from bench.contest import BASELINE, Contest, entries
from bench.environment import provide_peers
from bench.environments import PART, scaling
from bench.measure import RUNS, Figure
from bench.report import page_of, publish
from bench.results import Result, keep, this_machine
from ducats import __version__
from ducats.games import GAMES

SECONDS: Final = 0.8
QUICK_SECONDS: Final = 0.1
QUICK_PARTS: Final = ("playouts, driven", "playouts, inside", "search")
"""What the pure form does in the quick run; the compiled form does everything but records."""


def main() -> int:
    arguments = asked()
    if arguments.quick:
        result = quick(arguments.seconds)
    elif arguments.environments:
        result = beside_environments(arguments.seconds or SECONDS, arguments.rounds)
    else:
        result = whole(arguments.seconds, arguments.rounds)
    if arguments.quick:
        print(json.dumps(summary(result)))
    else:
        print(page_of(result))
    if not (arguments.quick or arguments.environments or arguments.draft):
        print(f"The figures are in {keep(result).name} in bench/results, and in docs/benchmarks.md.")
        publish(result)
    return 0


def asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench", description="How fast Ducats is, beside others.")
    parser.add_argument("--quick", action="store_true", help="rules and search only; one line of JSON")
    parser.add_argument("--environments", action="store_true", help="environments only; keeps nothing")
    parser.add_argument("--draft", action="store_true", help="print the tables, keep nothing")
    parser.add_argument("--seconds", type=float, help="of processor time for each run")
    parser.add_argument("--rounds", type=int, default=RUNS)
    return parser.parse_args()


def whole(seconds: float | None, rounds: int) -> Result:
    contest = Contest([*entries(provide_peers())], lambda who, part, name: True)
    result = with_scaling(taken(contest, seconds or SECONDS, rounds), seconds or SECONDS, rounds)
    print("server", file=sys.stderr, flush=True)
    try:
        for figure in server.measure():
            result.figures.setdefault("server", []).append(figure)
    except server.NoServer as error:
        result.missing["server"] = str(error)
    return result


def beside_environments(seconds: float, rounds: int) -> Result:
    """Those of Ducats and of the other libraries, and what a second process brings."""
    peers = entries(provide_peers(), only=("OpenSpiel", "RLCard", "PettingZoo"))
    ours_and_theirs = [entry for entry in peers if entry.who != "Ducats pure"]
    result = taken(Contest(ours_and_theirs, lambda who, part, name: part == PART), seconds, rounds)
    return with_scaling(result, seconds, rounds)


def with_scaling(result: Result, seconds: float, rounds: int) -> Result:
    print("vectors of games in two processes", file=sys.stderr, flush=True)
    result.figures["environments, by the clock"] = [*scaling(rounds, seconds)]
    return result


def quick(seconds: float | None) -> Result:
    """OpenSpiel is at hand: the set-up has installed it for the tests."""
    contest = Contest([*entries(Path(sys.executable), only=("OpenSpiel",))], is_quick)
    return taken(contest, seconds or QUICK_SECONDS, RUNS)


def is_quick(who: str, part: str, name: str) -> bool:
    if who == "OpenSpiel":
        return (name == "hearts" and part != PART) or part == "search"
    return name in GAMES and part in (BASELINE if who == "Ducats compiled" else QUICK_PARTS)


def taken(contest: Contest, seconds: float, rounds: int) -> Result:
    machine = this_machine()
    figures = contest.hold(rounds, seconds)
    return Result(
        date=datetime.datetime.now(datetime.UTC).strftime("%Y-%m-%d"),
        ducats=__version__,
        machine=machine,
        figures=figures,
        missing=contest.missing,
        versions={who: about["version"] for who, about in contest.about.items()},
        rounds=rounds,
        seconds=seconds,
    )


def summary(result: Result) -> dict[str, object]:
    """The ratios to OpenSpiel's hearts, and the rates behind them."""
    return {
        "date": result.date,
        "processor": result.machine.processor,
        "load": result.machine.load,
        "missing": result.missing,
        "ratios": by_part(result, lambda figure: figure.ratio and round(figure.ratio, 3)),
        "rates": by_part(result, lambda figure: round(figure.median)),
    }


def by_part(result: Result, of: Callable[[Figure], float | None]) -> dict[str, dict[str, float | None]]:
    return {
        part: {f"{figure.who}: {figure.name}": of(figure) for figure in figures}
        for part, figures in result.figures.items()
    }


if __name__ == "__main__":
    sys.exit(main())
