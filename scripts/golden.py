"""Write the golden records of a game anew.

A golden record is a promise: this game, once played, replays event for event for ever. Only a change that
raises the rules version may ask for new ones, and then the old ones move to a folder of their version,
version_1 and so on, where they replay for ever. Run this by hand, look at the difference, explain it in the
commit:

    python scripts/golden.py musketeers --rewrite
"""

import argparse
import json
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from ducats.engine.driver import Driver
from ducats.engine.golden import Recipe
from ducats.engine.messages import Event
from ducats.engine.record import Record, new_header, write
from ducats.engine.replay import moments
from ducats.engine.rng import Rng
from ducats.engine.rules import Rules
from ducats.games import GAMES, find, part

CLONE = Path(__file__).resolve().parents[1]
TRIES = 3000


def play(rules: Rules, seats: int, options: dict[str, Any], seed: str) -> Record:
    """A game of random moves."""
    driver, _ = Driver.begin(rules, new_header(rules, seats, seed, options), seed)
    rng = Rng(f"moves of {seed}")
    while not driver.play.is_over():
        seat = rng.choice(driver.play.waiting_for())
        driver.apply(seat, driver.play.say(seat, rng.choice(driver.play.legal(seat))))
    return driver.record()


def events_of(rules: Rules, record: Record) -> list[Event]:
    return [event for moment, _ in moments(rules, record) for event in moment.events]


def events_hash(events: list[Event]) -> str:
    """The hash of all events as JSON lines, unredacted.

    Rulings are written as they were called when the first promises were made: MA-R07 was MAR-07.
    """
    lines = b"".join(msgspec.json.encode(event) + b"\n" for event in events)
    return sha256(lines.replace(b'"rule":"MA-R', b'"rule":"MAR-')).hexdigest()


def recipes(game: str) -> Iterator[Recipe]:
    """The records a game promises."""
    golden = part(game, "golden")
    if golden is None:
        sys.exit(f"{game} promises no records")
    yield from golden.recipes()


def rewrite(game: str) -> None:
    rules, home = find(game), CLONE / "tests" / "games" / game / "golden"
    home.mkdir(parents=True, exist_ok=True)
    index: dict[str, dict[str, Any]] = {}
    for name, seats, options, wanted in recipes(game):
        for number in range(TRIES):
            record = play(rules, seats, options, f"golden {name} {number}")
            events = events_of(rules, record)
            if wanted(record, events):
                break
        else:
            sys.exit(f"no game like {name} in {TRIES} tries")
        (home / f"{name}.jsonl").write_bytes(write(record))
        index[name] = {"events": len(events), "sha256": events_hash(events)}
        print(f"{name}: {len(record.inputs)} inputs, {len(events)} events")
    (home / "index.json").write_text(json.dumps(index, indent=2) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--rewrite", action="store_true", help="yes, replace the promises")
    chosen = parser.parse_args()
    if not chosen.rewrite:
        sys.exit(
            "WARNING: golden records prove that old games still replay. Writing them anew hides every\n"
            "change of behaviour. If it is meant, raise the rules version and run again with --rewrite."
        )
    rewrite(chosen.game)


if __name__ == "__main__":
    main()
