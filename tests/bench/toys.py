"""A contestant for tests: counts sheep at once, and falls asleep for good when told to."""

import os
import sys

from bench.worker import Done, Measure, serve


def fall_asleep() -> Done:
    sys.exit("no more sheep")


def main() -> None:
    print("a greeting that is no answer")
    serve(
        {"version": "1", "form": os.environ.get("TOY_FORM", "")},
        [
            Measure("copies", "hearts", lambda: {"sheep": 2, "black sheep": 1}, "counted"),
            Measure("copies", "asleep", fall_asleep),
            Measure("records", "slow", lambda: {"sheep": 1}, unit="ms"),
        ],
    )


if __name__ == "__main__":
    main()
