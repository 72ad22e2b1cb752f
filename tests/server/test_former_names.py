"""Tables and records from before a level was renamed: they load, are shown by today's name, and go on."""

from pathlib import Path

from msgspec.structs import replace
from tests.store.stored import NORTH, table

from ducats.engine.driver import Driver
from ducats.engine.record import new_header, write
from ducats.engine.rng import Rng
from ducats.games import find
from ducats.games.levels import make, named_levels
from ducats.server.heavy import imported
from ducats.server.store.base import StoredSeat
from ducats.server.store.sqlite import SqliteStore

FORMER = ("merchant", "patrician")
TODAY = ["bookkeeper", "shipowner"]


async def test_a_stored_table_knows_its_bots_by_their_names_of_today(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "ducats.sqlite")
    await store.open()
    await store.add_person(NORTH, "hash")
    seats = (StoredSeat(kind="empty"), *(StoredSeat(kind="bot", level=level) for level in FORMER))
    await store.add_table(replace(table(), game="merchants", seats=seats))
    kept = await store.table("table-one")
    await store.close()
    assert kept is not None
    levels = [seat.level for seat in kept.seats]
    assert levels == [None, *TODAY]
    assert all(make("merchants", level) for level in levels if level)


async def test_a_table_of_a_game_that_is_gone_can_still_be_read(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "ducats.sqlite")
    await store.open()
    await store.add_person(NORTH, "hash")
    seats = (StoredSeat(kind="empty"), StoredSeat(kind="bot", level="regent"))
    await store.add_table(replace(table(), game="forgotten", seats=seats))
    kept = await store.table("table-one")
    await store.close()
    assert kept is not None
    assert kept.seats[1].level == "regent"


def test_a_record_that_is_brought_along_seats_bots_and_no_people_of_that_name() -> None:
    rules, bot, dice = find("merchants"), make("merchants", "random"), Rng("former")
    header = new_header(rules, 2, "former", rules.meta.shortest, players=FORMER)
    driver, _ = Driver.begin(rules, header, "former")
    while not driver.play.is_over():
        seat = driver.play.waiting_for()[0]
        driver.apply(seat, bot.choose(driver.view(seat), dice))
    brought, _ = imported(write(driver.record()), NORTH.id, 1.0, {"merchants": named_levels("merchants")})
    assert [(seat.kind, seat.level) for seat in brought.seats] == [("bot", level) for level in TODAY]
