"""Version 2 asks players where version 1 acted by itself; games of version 1 go on as they began."""

from pathlib import Path

import msgspec
import pytest
from tests.games.marquis.table import options

from ducats.engine.errors import BadOptions, CorruptRecord
from ducats.engine.record import Record, new_header, read, write
from ducats.engine.replay import verify
from ducats.games.marquis import RULES
from ducats.server.live_game import LiveGame
from ducats.server.store.base import StoredInput, StoredSeat, StoredTable
from ducats.server.wire import Absence

VERSION_1 = Path(__file__).parent / "golden" / "version_1"


def record_of_version_1(name: str) -> Record:
    return read(RULES, (VERSION_1 / f"{name}.jsonl").read_bytes())


def test_the_defaults_are_what_the_sources_say() -> None:
    now = options()
    assert (now.late_exchange, now.out_countess, now.prosecutor_bound) == ("may", "asked", "shown")
    assert (now.assassin_optional, now.jewel_supply) == (False, "21_15")
    header = new_header(RULES, 2, "a seed")
    assert (header.version, header.options["late_exchange"]) == (2, "may")


def test_options_of_version_1_are_read_as_they_were_played() -> None:
    header = record_of_version_1("game_4").header
    assert "late_exchange" not in header.options
    then = RULES.recorded_options(header.version, header.options)
    assert msgspec.structs.asdict(then).items() >= RULES.meta.before[1].items()
    assert RULES.recorded_options(1, {}) == options(**RULES.meta.before[1])
    assert RULES.recorded_options(1, {"late_exchange": "may"}) == options(
        **{**RULES.meta.before[1], "late_exchange": "may"}
    )


def test_a_version_that_nobody_knows_is_refused() -> None:
    with pytest.raises(BadOptions):
        RULES.recorded_options(3, {})
    header = msgspec.structs.replace(record_of_version_1("game_2").header, version=3)
    with pytest.raises(CorruptRecord):
        read(RULES, write(Record(header, (), None)))


def test_the_same_moves_are_another_game_today() -> None:
    """Somebody was paid after going out, and exchanged unasked: today they would be asked."""
    old = record_of_version_1("game_4")
    relabelled = Record(msgspec.structs.replace(old.header, version=2), old.inputs, old.footer)
    with pytest.raises(CorruptRecord):
        verify(RULES, relabelled)


def test_a_game_of_version_1_in_a_store_goes_on() -> None:
    record = record_of_version_1("game_4")
    assert record.footer is not None
    stored = [
        StoredInput(number, entry.seat, msgspec.json.encode(entry.action), 0.0)
        for number, entry in enumerate(record.inputs)
    ]
    half = len(stored) // 2
    table = StoredTable(
        id="a table of old",
        game="marquis",
        status="playing",
        options=record.header.options,
        data=None,
        public=False,
        absence=Absence(),
        creator="somebody",
        created=0.0,
        seed=record.footer.seed,
        seats=(StoredSeat(kind="empty"),) * 4,
        header=msgspec.json.encode(record.header),
    )
    game = LiveGame.load(table, stored[:half])
    for entry in record.inputs[half:]:
        game.driver.follow(entry)
    assert game.outcome() == record.footer.outcome
    assert game.driver.header.version == 1
