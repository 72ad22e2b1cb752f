"""Write the golden records of a game anew.

A golden record is a promise: this game, once played, replays event for event for ever. Only a change that
raises the rules version may ask for new ones, and then the old ones move to a folder of their version,
version_1 and so on, where they replay for ever. Run this by hand, look at the difference, explain it in the
commit:

    python scripts/golden.py musketeers --rewrite

Beside the records lie hashes of what is seen on the way: views, answers, refusals, consequences, imagined
worlds and written positions. The same is kept of strolls, games of random moves with every other option. They
are no promise for ever: who changes one of these on purpose writes them anew and says so in the commit.

    python scripts/golden.py musketeers --looks
"""

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from ducats.engine.driver import Driver
from ducats.engine.errors import DucatsError
from ducats.engine.golden import Recipe
from ducats.engine.messages import CHANCE, Action, Event
from ducats.engine.play import Play
from ducats.engine.record import Record, new_header, read, write
from ducats.engine.replay import moments
from ducats.engine.rng import Rng
from ducats.engine.rules import Options, Rules
from ducats.games import GAMES, find, part

CLONE = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(CLONE))

from tests.contract.option_sets import option_sets  # noqa: E402

TRIES = 3000
LOOKS = 36
"""Positions of a record that are looked at closely."""
SELDOM = 4
"""One in this many of them is set up again with all kinds of mistakes."""
TRIED = 12
"""Actions from all over the record that are tried in each of them."""
STROLL = "stroll_"
STROLLS = 2
"""For each set of options."""
STROLL_LOOKS = (20, 12)
"""Looks at a stroll at most, and how many inputs lie between them."""


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


# -- what is seen on the way -----------------------------------------------------------------------

Look = Callable[[Rules, Record, Play], Any]


def views(rules: Rules, record: Record, play: Play) -> Any:
    return [rules.open_view(play), *(rules.view(play, viewer) for viewer in (*range(play.seats), None))]


def answers(rules: Rules, record: Record, play: Play) -> Any:
    """What each seat may say, what is said for the absent, and what a player at random says."""
    rng = Rng(play.stack())
    return [
        (play.legal(seat), seat != CHANCE and play.default(seat), play.ask().pick(play, seat, rng))
        for seat in play.waiting_for()
    ]


def refusals(rules: Rules, record: Record, play: Play) -> Any:
    tried = [entry.action for entry in record.inputs[:: len(record.inputs) // TRIED + 1]]
    return [_refusal(play, seat, action) for seat in play.waiting_for() for action in tried]


def _refusal(play: Play, seat: int, action: Action) -> tuple[str, str, str | None] | None:
    try:
        play.hear(seat, action)
    except DucatsError as error:
        return error.code, error.message, error.rule
    return None


def consequences(rules: Rules, record: Record, play: Play) -> Any:
    return [rules.consequences(rules.view(play, seat)) for seat in range(play.seats)]


def worlds(rules: Rules, record: Record, play: Play) -> Any:
    """Whole games that fit what somebody sees, and how they may go on."""
    imagined = [
        rules.imagine(rules.view(play, viewer), Rng(play.stack())) for viewer in (*range(play.seats), None)
    ]
    return [(rules.open_view(world), world.stack()) for world in imagined]


def positions(rules: Rules, record: Record, play: Play) -> Any:
    """As written, and as set up again."""
    written = rules.position(play)
    options = rules.recorded_options(record.header.version, record.header.options)
    again = rules.set_up(play.seats, options, written, record.header.data)
    return written, rules.open_view(again), again.stack()


def gaps(rules: Rules, record: Record, play: Play) -> Any:
    """What is made of a position with one thing left out or put wrong."""
    written = rules.position(play)
    options = rules.recorded_options(record.header.version, record.header.options)
    return [_made_of(rules, play.seats, options, other, record.header.data) for other in _spoiled(written)]


def _spoiled(written: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for key, value in written.items():
        yield {name: kept for name, kept in written.items() if name != key}
        if isinstance(value, int):
            yield {**written, key: value + 1}
        elif isinstance(value, list) and value:
            yield {**written, key: value[1:]}
            yield {**written, key: value[::-1]}
        elif isinstance(value, dict):
            yield from ({**written, key: other} for other in _spoiled(value))


def _made_of(rules: Rules, seats: int, options: Options, position: dict[str, Any], data: str | None) -> Any:
    try:
        play = rules.set_up(seats, options, position, data)
    except DucatsError as error:
        return error.code, error.message, error.rule
    return rules.open_view(play), play.stack()


STEPS = "steps"
"""The table at each event that an input leads to."""
ALWAYS: tuple[Look, ...] = (views, consequences, worlds)
TO_PLAYERS: tuple[Look, ...] = (answers, refusals, positions)
TO_CHANCE: tuple[Look, ...] = (answers, refusals)
SOMETIMES: tuple[Look, ...] = (gaps,)
"""Looks at every position, where a player is asked, where chance is asked, at a few positions."""


def looks(game: str, name: str) -> dict[str, str]:
    """By aspect a hash of all that is seen on the way through a record or a stroll."""
    hashes: dict[str, Any] = {}
    for aspect, seen in sight(game, name):
        hashes.setdefault(aspect, sha256()).update(seen)
    return {aspect: total.hexdigest()[:16] for aspect, total in sorted(hashes.items())}


def sights(game: str) -> list[str]:
    """The golden records of a game by name, and its strolls."""
    strolls = range(STROLLS * len(option_sets(find(game))))
    return [*(recipe.name for recipe in recipes(game)), *(f"{STROLL}{number}" for number in strolls)]


def sight(game: str, name: str) -> Iterator[tuple[str, bytes]]:
    rules = find(game)
    if name.startswith(STROLL):
        return stroll(rules, int(name.removeprefix(STROLL)))
    file = CLONE / "tests" / "games" / game / "golden" / f"{name}.jsonl"
    return glimpses(rules, read(rules, file.read_bytes()))


def stroll(rules: Rules, number: int) -> Iterator[tuple[str, bytes]]:
    """All that happens in a game of random moves, by aspect, and now and then a close look."""
    sets, chairs = option_sets(rules), range(rules.meta.min_seats, rules.meta.max_seats + 1)
    again, chosen = divmod(number, len(sets))
    options, seats = sets[chosen], chairs[(chosen + again) % len(chairs)]
    seed = f"{STROLL}{number}"
    driver, events = Driver.begin(rules, new_header(rules, seats, seed, options), seed)
    play, rng = driver.play, Rng(f"moves of {seed}")
    most, every = STROLL_LOOKS
    looked = 0
    while not play.is_over():
        yield "events", msgspec.json.encode(events)
        if looked < most and len(driver.inputs) >= looked * every:
            record = driver.record()
            for look in _looks_at(play, looked):
                yield look.__name__, msgspec.json.encode(look(rules, record, play))
            looked += 1
        seat = rng.choice(play.waiting_for())
        answers = play.legal(seat)
        yield "answers", msgspec.json.encode(answers)
        events = driver.apply(seat, play.say(seat, rng.choice(answers)))
    yield "events", msgspec.json.encode(events)
    yield "views", msgspec.json.encode(views(rules, driver.record(), play))


def glimpses(rules: Rules, record: Record) -> Iterator[tuple[str, bytes]]:
    """All that is seen on the way, by aspect; places are spread evenly over the record, the end is one."""
    header = record.header
    play = rules.new_game(header.seats, rules.recorded_options(header.version, header.options), header.data)
    every = len(record.inputs) // LOOKS + 1
    for number, entry in enumerate((*record.inputs, None)):
        if number % every == 0 or entry is None:
            for look in _looks_at(play, number // every):
                yield look.__name__, msgspec.json.encode(look(rules, record, play))
            play.watch()
        if entry is not None:
            play.apply(entry.seat, entry.action)
            tables = [rules.open_view(table) for table in play.stop_watching()]
            yield STEPS, msgspec.json.encode(tables)


def _looks_at(play: Play, number: int) -> tuple[Look, ...]:
    if play.is_over():
        return ALWAYS
    if play.waiting_for() == (CHANCE,):
        return TO_CHANCE
    return (*ALWAYS, *TO_PLAYERS, *(SOMETIMES if number % SELDOM == 0 else ()))


def write_looks(game: str) -> None:
    seen = {name: looks(game, name) for name in sights(game)}
    kept = CLONE / "tests" / "games" / game / "golden" / "looks.json"
    kept.write_text(json.dumps(seen, indent=1) + "\n", encoding="utf-8")


# -- the records -----------------------------------------------------------------------------------


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
    parser.add_argument("--looks", action="store_true", help="only what is seen on the way")
    chosen = parser.parse_args()
    if not chosen.rewrite and not chosen.looks:
        sys.exit(
            "WARNING: golden records prove that old games still replay. Writing them anew hides every\n"
            "change of behaviour. If it is meant, raise the rules version and run again with --rewrite."
        )
    if chosen.rewrite:
        rewrite(chosen.game)
    write_looks(chosen.game)


if __name__ == "__main__":
    main()
