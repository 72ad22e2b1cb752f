"""Recorded games: replay must match event for event, whatever else changes (scripts/golden.py wrote them)."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from ducats.engine.messages import Event
from ducats.engine.record import Record, read, write
from ducats.engine.replay import verify
from ducats.games import GAMES, find
from golden import events_hash, events_of, looks, recipes, sights

HERE = Path(__file__).parent


def home(game: str, version: int | None = None) -> Path:
    """The records of the rules as they are now, or of an older version."""
    now = HERE / game / "golden"
    return now if version in (None, find(game).meta.version) else now / f"version_{version}"


def index(game: str, version: int | None = None) -> dict[str, dict[str, Any]]:
    promised: dict[str, dict[str, Any]] = json.loads(
        (home(game, version) / "index.json").read_text(encoding="utf-8")
    )
    return promised


@cache
def replayed(game: str, version: int, name: str) -> tuple[Record, list[Event]]:
    rules = find(game)
    record = read(rules, (home(game, version) / f"{name}.jsonl").read_bytes())
    return record, events_of(rules, record)


VERSIONS = [
    (game, version) for game in GAMES for version in (find(game).meta.version, *find(game).meta.before)
]
RECORDS = [(game, version, name) for game, version in VERSIONS for name in index(game, version)]
PRESENT = [(game, name) for game in GAMES for name in index(game)]
SEEN = [(game, name) for game in GAMES for name in sights(game)]


@pytest.mark.parametrize(("game", "version"), VERSIONS)
def test_the_index_lists_every_golden_record(game: str, version: int) -> None:
    files = {file.stem for file in home(game, version).glob("*.jsonl")}
    assert files == set(index(game, version))


@pytest.mark.parametrize("game", GAMES)
def test_every_recipe_has_a_golden_record(game: str) -> None:
    assert set(index(game)) == {recipe.name for recipe in recipes(game)}


@pytest.mark.parametrize(("game", "version", "name"), RECORDS)
def test_a_golden_record_replays_event_for_event(game: str, version: int, name: str) -> None:
    rules, promised = find(game), index(game, version)[name]
    record, events = replayed(game, version, name)
    assert record.header.version == version
    verify(rules, record)
    assert write(record) == (home(game, version) / f"{name}.jsonl").read_bytes()
    assert len(events) == promised["events"]
    assert events_hash(events) == promised["sha256"]


@pytest.mark.parametrize(("game", "name"), PRESENT)
def test_a_golden_record_shows_what_it_was_made_for(game: str, name: str) -> None:
    record, events = replayed(game, find(game).meta.version, name)
    recipe = next(recipe for recipe in recipes(game) if recipe.name == name)
    assert record.header.seats == recipe.seats
    assert recipe.options.items() <= record.header.options.items()
    assert recipe.wanted(record, events)


@pytest.mark.parametrize(("game", "name"), SEEN)
def test_a_game_looks_on_the_way_as_it_did(game: str, name: str) -> None:
    """The golden records, and a stroll with every other option."""
    kept = json.loads((home(game) / "looks.json").read_text(encoding="utf-8"))
    meant = f"if this change is meant: python scripts/golden.py {game} --looks"
    assert looks(game, name) == kept[name], meant
