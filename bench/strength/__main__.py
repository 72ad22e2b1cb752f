"""`python -m bench.strength`: go on with the contests of the levels, or publish what is known.

python -m bench.strength                          until all are complete, or you stop it
python -m bench.strength top-marquis --minutes 30 one of them, for half an hour
python -m bench.strength --publish                no games: the figures into docs/bots*.md
"""

import argparse
from math import inf

from bench.strength.contests import contests, gather
from bench.strength.page import publish


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m bench.strength",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "names", nargs="*", choices=[*contests(), []], metavar="CONTEST", help="all, if none is named"
    )
    parser.add_argument("--minutes", type=float, default=inf, help="stop after so long")
    parser.add_argument("--publish", action="store_true", help="write the tables, play nothing")
    asked = parser.parse_args()
    if asked.publish:
        publish()
    else:
        gather(asked.names, 60 * asked.minutes)


if __name__ == "__main__":
    main()
