"""Recorded games: replay must match event for event, whatever else changes (scripts/golden.py wrote them)."""

import json
from pathlib import Path
from typing import Any

import pytest

from ducats.engine.record import read, write
from ducats.engine.replay import verify
from ducats.games import GAMES, find
from golden import events_hash, events_of, recipes

HERE = Path(__file__).parent


def home(game: str) -> Path:
    return HERE / game / "golden"


def index(game: str) -> dict[str, dict[str, Any]]:
    promised: dict[str, dict[str, Any]] = json.loads((home(game) / "index.json").read_text(encoding="utf-8"))
    return promised


@pytest.mark.parametrize("game", GAMES)
def test_the_index_lists_every_golden_record(game: str) -> None:
    files = {file.stem for file in home(game).glob("*.jsonl")}
    assert files == set(index(game)) == {recipe.name for recipe in recipes(game)}


@pytest.mark.parametrize(("game", "name"), [(game, name) for game in GAMES for name in index(game)])
def test_a_golden_record_replays_event_for_event(game: str, name: str) -> None:
    rules, promised = find(game), index(game)[name]
    text = (home(game) / f"{name}.jsonl").read_bytes()
    record = read(rules, text)
    verify(rules, record)
    assert write(record) == text
    events = events_of(rules, record)
    assert len(events) == promised["events"]
    assert events_hash(events) == promised["sha256"]
    recipe = next(recipe for recipe in recipes(game) if recipe.name == name)
    assert record.header.seats == recipe.seats
    assert recipe.options.items() <= record.header.options.items()
    assert recipe.wanted(record, events)
