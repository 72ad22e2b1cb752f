"""`python -m bench.hosting WHAT`, with options: what a server bears, one figure or all of them (shown)."""

import argparse
from collections.abc import Sequence
from pathlib import Path

from bench.hosting import attackers, attacks, growth, load, path, replay, shown, sockets, stages, start
from bench.hosting.environment import POSTGRES, SQLITE
from ducats.games import GAMES


def main() -> None:
    asked = arguments()
    match asked.what:
        case "load" | "flat-out":
            load.measure(runs_of(asked))
        case "path":
            path.measure(asked.games or tuple(GAMES), asked.seats, asked.tables, asked.rounds, asked.memory)
        case "stages":
            stages.measure(asked.games or tuple(GAMES), asked.seats, asked.rounds)
        case "sockets":
            sockets.measure(asked.count)
        case "growth":
            growth.measure(asked.count, asked.database)
        case "start":
            start.measure(asked.count)
        case "replay":
            replay.measure()
        case "attacks":
            attacks.measure(asked.only, asked.seconds)
        case "shown":
            shown.main(asked)


def runs_of(asked: argparse.Namespace) -> list[load.Run]:
    games: list[Sequence[str]] = [(game,) for game in asked.games] if asked.games else [tuple(GAMES)]
    return [
        load.Run(
            games=played,
            tables=tables,
            seconds=asked.seconds,
            seats=asked.seats,
            flat_out=asked.what == "flat-out",
            database=asked.database,
            folder=asked.folder,
            processes=asked.processes,
            is_bound=not asked.unbound,
            by_table=asked.by_table,
        )
        for played in games
        for tables in asked.tables
    ]


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.hosting", description=__doc__)
    commands = parser.add_subparsers(dest="what", required=True)
    for name, crowds, seats, seconds in (("load", [1, 20, 200, 500], 3, 15.0), ("flat-out", [40], 2, 5.0)):
        command = commands.add_parser(name)
        command.add_argument("--tables", type=int, nargs="+", default=crowds)
        command.add_argument(
            "--games", nargs="+", choices=list(GAMES), help="each alone; otherwise all mixed"
        )
        command.add_argument("--seats", type=int, default=seats)
        command.add_argument("--seconds", type=float, default=seconds)
        command.add_argument(
            "--database",
            default=SQLITE,
            help="sqlite, postgres, or the address of an empty PostgreSQL database",
        )
        command.add_argument(
            "--folder", type=Path, help="where it lies; /dev/shm, for example, has no disk to wait for"
        )
        command.add_argument("--processes", type=int, default=1)
        command.add_argument("--unbound", action="store_true", help="nobody has a core of their own")
        command.add_argument(
            "--by-table", action="store_true", help="all people of a table go to one of the processes"
        )
    walk = commands.add_parser("path")
    for command in (walk, commands.add_parser("stages")):
        command.add_argument("--games", nargs="+", choices=list(GAMES))
        command.add_argument("--seats", type=int, default=2)
        command.add_argument("--rounds", type=int, default=5)
    walk.add_argument("--tables", type=int, default=20)
    walk.add_argument("--memory", action="store_true", help="not even SQLite")
    for name, count in (("sockets", 10_000), ("growth", 1_000_000), ("start", 1000)):
        command = commands.add_parser(name)
        command.add_argument("--count", type=int, default=count)
        if name == "growth":
            command.add_argument("--database", default=SQLITE, choices=[SQLITE, POSTGRES])
    commands.add_parser("replay")
    attacking = commands.add_parser("attacks")
    attacking.add_argument("--only", nargs="+", choices=list(attackers.ATTACKS))
    attacking.add_argument("--seconds", type=float, default=8.0)
    showing = commands.add_parser("shown", help=shown.__doc__)
    showing.add_argument("parts", nargs="*", choices=[*shown.parts(), []], help="otherwise all")
    showing.add_argument("--small", action="store_true", help="as little as possible; nothing is kept")
    showing.add_argument("--again", action="store_true", help="also what is known of these sources")
    showing.add_argument("--publish", action="store_true", help="no measurement: what is kept, into the docs")
    return parser.parse_args()


if __name__ == "__main__":
    main()
