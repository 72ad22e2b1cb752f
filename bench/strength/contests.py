"""The contests of `contests.toml`, and the games that were played of them so far."""

import shutil
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path
from time import monotonic
from typing import Final

import msgspec

from ducats.arena import Alone, Contest, ContestResult, check_contest, hold, sum_up
from ducats.arena.results_file import OtherContest

FOLDER: Final = Path(__file__).parent
LIST: Final = FOLDER / "contests.toml"
KEPT: Final = FOLDER / "kept"
PART_SECONDS: Final = 300.0
"""One contest works for so long before the next has its turn."""


def contests() -> dict[str, Contest]:
    """By name."""
    listed = tomllib.loads(LIST.read_text(encoding="utf-8"))
    return {name: msgspec.convert(fields, Contest) for name, fields in listed.items()}


def gather(names: Sequence[str], seconds: float, kept: Path = KEPT) -> None:
    """Each contest in turn, until all are complete or the time is over. What is played is kept at once."""
    until = monotonic() + seconds
    left = {name: contest for name, contest in contests().items() if not names or name in names}
    for contest in left.values():
        check_contest(contest)
    while left and monotonic() < until:
        for name, contest in [*left.items()]:
            played = play_part(name, contest, min(PART_SECONDS, until - monotonic()), kept)
            total = sum(match.games for match in contest.matches)
            print(f"{name}: {played} of {total} games", file=sys.stderr, flush=True)
            if played == total:
                del left[name]


def play_part(name: str, contest: Contest, seconds: float, kept: Path) -> int:
    """How many games there are afterwards. Games of players who have changed since are put aside."""
    try:
        played = hold(contest, Alone(), kept / name, seconds=seconds)
    except OtherContest as changed:
        print(f"{name} begins again: {changed}", file=sys.stderr, flush=True)
        old = kept / f"{name}.old"
        shutil.rmtree(old, ignore_errors=True)
        (kept / name).rename(old)
        played = hold(contest, Alone(), kept / name, seconds=seconds)
    return sum(map(len, played))


def known(name: str, contest: Contest, kept: Path = KEPT) -> ContestResult | None:
    """What was played of it by the levels as they are; None if that is nothing."""
    if not (kept / name).is_dir():
        return None
    try:
        result = sum_up(contest, hold(contest, Alone(), kept / name, seconds=0.0))
    except OtherContest as changed:
        print(f"{name} is out of date: {changed}", file=sys.stderr, flush=True)
        return None
    return result if result.games else None
