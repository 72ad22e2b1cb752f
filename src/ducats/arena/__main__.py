"""The tables of docs/bots.md again: python -m ducats.arena musketeers --match captain:musketeer:15 ..."""

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext

from ducats.arena.matches import Match, one_against, play_match
from ducats.arena.reports import markdown
from ducats.arena.results import summarise
from ducats.engine.errors import BadOptions, DucatsError
from ducats.games import find


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m ducats.arena", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--match", action="append", required=True, metavar="BOT:FIELD:DEALS")
    parser.add_argument("--seats", default="", help="such as 2,4; all that the game allows if left out")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--workers", type=int, default=1)
    return parser.parse_args()


def _matches(arguments: argparse.Namespace) -> list[Match]:
    meta = find(arguments.game).meta
    named = [int(seats) for seats in arguments.seats.split(",") if seats]
    return [
        _match(arguments.game, seats, written, arguments.seed)
        for written in arguments.match
        for seats in named or range(meta.min_seats, meta.max_seats + 1)
    ]


def _match(game: str, seats: int, written: str, seed: str) -> Match:
    bot, _, rest = written.partition(":")
    field, _, deals = rest.partition(":")
    if not (field and deals.isdecimal()):
        raise BadOptions(f"{written!r} is not of the form BOT:FIELD:DEALS")
    return one_against(game, seats, bot, field, int(deals), seed)


def main() -> int:
    arguments = _arguments()
    try:
        matches = _matches(arguments)
        with ProcessPoolExecutor(arguments.workers) if arguments.workers > 1 else nullcontext() as executor:
            results = []
            for match in matches:
                results.append(summarise(match, play_match(match, executor, _tell)))
                print(f"\r{' '.join(match.lineup)}: done", file=sys.stderr)
    except DucatsError as error:
        print(error.message, file=sys.stderr)
        return 2
    print(markdown(results))
    return 0


def _tell(done: int, total: int) -> None:
    print(f"\r{done}/{total}", end="", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
