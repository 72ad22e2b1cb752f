"""Recorded games: replay must match event for event, whatever else changes (scripts/golden.py wrote them)."""

import json
from pathlib import Path

import pytest

from ducats.engine.record import read, write
from ducats.engine.replay import verify
from ducats.games import find
from golden import events_hash, events_of, musketeers

RULES = find("musketeers")
HOME = Path(__file__).parent / "golden"
INDEX = json.loads((HOME / "index.json").read_text(encoding="utf-8"))
WANTED = {name: (seats, options, wanted) for name, seats, options, wanted in musketeers()}


def test_the_index_lists_every_golden_record() -> None:
    assert {file.stem for file in HOME.glob("*.jsonl")} == set(INDEX) == set(WANTED)


@pytest.mark.parametrize("name", INDEX)
def test_a_golden_record_replays_event_for_event(name: str) -> None:
    text = (HOME / f"{name}.jsonl").read_bytes()
    record = read(RULES, text)
    verify(RULES, record)
    assert write(record) == text
    events = events_of(RULES, record)
    assert len(events) == INDEX[name]["events"]
    assert events_hash(events) == INDEX[name]["sha256"]
    seats, options, wanted = WANTED[name]
    assert record.header.seats == seats
    assert options.items() <= record.header.options.items()
    assert wanted(record, events)
