"""Many games in every case, and two worlds side by side, added up over as many runs as you like.

Every game has its number and is always the same, so a run goes on where the last one stopped; what is known
lies in tests/contract/soaked.json, by the hash of the rules it was found with. A broken promise ends the run
and names the game.

    python scripts/soak.py                  until the goal is reached, or you stop it
    python scripts/soak.py --minutes 30     for half an hour
    python scripts/soak.py marquis          one game alone
    python scripts/soak.py --publish        no run: the figures into docs/reliability.md
"""

from __future__ import annotations

import argparse
import fcntl
import math
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path

import msgspec

from ducats import FORM
from ducats.games import GAMES

CLONE = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(CLONE))

from bench.marked import replace_between  # noqa: E402
from tests.contract.long_runs import Case, cases, compare_worlds  # noqa: E402

KEPT = CLONE / "tests" / "contract" / "soaked.json"
PAGE = CLONE / "docs" / "reliability.md"
BEGIN, END = "<!-- soak -->\n", "<!-- end of soak -->\n"
BATCH = 100
"""Games of one case before the next has its turn."""
SECONDS = 20
"""How long two worlds are compared before the next case has its turn."""
GAMES_EACH = 10_000
TRANSITIONS = 10_000_000


class Progress(msgspec.Struct):
    """What has been run with one text of the rules of one game."""

    rules: str
    played: dict[str, int] = {}
    """By case."""
    walks: int = 0
    """Games in which two worlds went side by side."""
    transitions: int = 0
    """After how many inputs they were compared."""
    seconds: float = 0.0


def rules_of(game: str) -> str:
    """The hash of all sources that decide how a game goes."""
    package = CLONE / "src" / "ducats"
    total = sha256()
    for folder in ("engine", "mechanics", f"games/{game}/rules"):
        for file in sorted((package / folder).rglob("*.py")):
            total.update(file.read_bytes())
    total.update((package / "games" / game / "data.toml").read_bytes())
    return total.hexdigest()[:12]


def read_progress() -> dict[str, Progress]:
    """By game; what was found with other rules does not count."""
    known = msgspec.json.decode(KEPT.read_bytes(), type=dict[str, Progress]) if KEPT.is_file() else {}
    now = {game: rules_of(game) for game in GAMES}
    return {
        game: known[game] if game in known and known[game].rules == rules else Progress(rules)
        for game, rules in now.items()
    }


def keep(game: str, known: Progress) -> None:
    """All or nothing, whenever the run is stopped; another run may be at another game meanwhile."""
    with Path(__file__).open() as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)
        fresh = KEPT.with_suffix(".new")
        progress = read_progress() | {game: known}
        fresh.write_bytes(msgspec.json.format(msgspec.json.encode(progress), indent=1) + b"\n")
        fresh.replace(KEPT)


class Soak:
    """One run."""

    def __init__(self, games: list[str], goals: tuple[int, int], minutes: float) -> None:
        self.cases = [case for case in cases() if case.game in games]
        self.games_each, self.transitions = goals
        self.until = time.monotonic() + 60 * minutes
        self.progress = read_progress()

    def run(self) -> None:
        """A batch of each case in turn, then two worlds of its game for a while; all is kept at once."""
        while not self.is_done() and time.monotonic() < self.until:
            for case in self.cases:
                began = time.monotonic()
                try:
                    self.play(case)
                    self.compare(case.game, time.monotonic() + SECONDS)
                finally:
                    self.progress[case.game].seconds += time.monotonic() - began
                    keep(case.game, self.progress[case.game])
            print(table(read_progress()), file=sys.stderr, flush=True)

    def is_done(self) -> bool:
        """Whether every case and every game has reached its goal."""
        return all(
            self.progress[case.game].played.get(case.name, 0) >= self.games_each
            and self.progress[case.game].transitions >= self.transitions
            for case in self.cases
        )

    def play(self, case: Case) -> None:
        played = self.progress[case.game].played
        first = played.get(case.name, 0)
        for number in range(first, min(first + BATCH, self.games_each)):
            if time.monotonic() >= self.until:
                return
            with named(f"{case.name}, game {number}"):
                case.play(number)
            played[case.name] = number + 1

    def compare(self, game: str, until: float) -> None:
        known = self.progress[game]
        while known.transitions < self.transitions and time.monotonic() < min(until, self.until):
            with named(f"{game}, two worlds {known.walks}"):
                known.transitions += compare_worlds(game, known.walks)
            known.walks += 1


@contextmanager
def named(what: str) -> Iterator[None]:
    """An error names the game in which it happened."""
    try:
        yield
    except Exception:
        print(f"broken: {what}", file=sys.stderr)
        raise


def table(progress: dict[str, Progress]) -> str:
    """The figures as they stand in the docs."""
    rows = [
        "| game | rules | cases | games in each | games | two-world transitions | hours |",
        "|---|---|---|---|---|---|---|",
    ]
    for game, known in progress.items():
        played = [known.played.get(case.name, 0) for case in cases() if case.game == game]
        rows.append(
            f"| {game} | {known.rules} | {len(played)} | {min(played):,} | {sum(played):,} "
            f"| {known.transitions:,} | {known.seconds / 3600:.1f} |"
        )
    return "\n".join(rows) + "\n"


def publish(progress: dict[str, Progress]) -> None:
    form = FORM.partition(":")[0]
    told = f"{datetime.now(UTC):%-d %B %Y}, rules {form}, `python scripts/soak.py`:\n\n{table(progress)}"
    replace_between(PAGE, BEGIN, END, told)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game", nargs="*", choices=[*GAMES, []], metavar="GAME", help="all unless named")
    parser.add_argument("--minutes", type=float, default=math.inf, help="stop then; the next run goes on")
    parser.add_argument("--games", type=int, default=GAMES_EACH, help=f"in every case ({GAMES_EACH:,})")
    parser.add_argument(
        "--transitions",
        type=int,
        default=TRANSITIONS,
        help=f"of two worlds, for every game ({TRANSITIONS:,})",
    )
    parser.add_argument("--publish", action="store_true", help="no run, only the figures")
    chosen = parser.parse_args()
    if chosen.publish:
        publish(read_progress())
    else:
        Soak(chosen.game or list(GAMES), (chosen.games, chosen.transitions), chosen.minutes).run()


if __name__ == "__main__":
    main()
