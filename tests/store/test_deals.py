"""Deals of the day in every store: one seed for everybody, one game of each person that counts."""

import pytest
from msgspec.structs import replace
from tests.store.stored import INPUTS, TABLE

from ducats.server.store.base import Conflict, Person, Store
from ducats.server.wire_deals import PlayedDeal

DAY = "2026-11-17"
COUNTS, PRACTICE = PlayedDeal(DAY, counts=True), PlayedDeal(DAY, counts=False)


async def test_the_first_seed_is_everybodys(store: Store) -> None:
    assert await store.deal_seed(DAY, "musketeers") is None
    assert await store.deal_seed(DAY, "musketeers", "one") == "one"
    assert await store.deal_seed(DAY, "musketeers", "two") == "one"
    assert await store.deal_seed(DAY, "marquis", "two") == "two"
    assert await store.deal_seed("2026-11-18", "musketeers") is None


async def test_one_table_of_a_person_counts(store: Store) -> None:
    await store.add_table(replace(TABLE, deal=COUNTS))
    found = await store.table(TABLE.id)
    assert found is not None
    assert found.deal == COUNTS
    with pytest.raises(Conflict):
        await store.add_table(replace(TABLE, id="again", deal=COUNTS))
    await store.add_table(replace(TABLE, id="practice", deal=PRACTICE))
    await store.add_table(replace(TABLE, id="no-deal"))
    await store.add_table(replace(TABLE, id="other-game", game="marquis", deal=COUNTS))
    await store.add_table(replace(TABLE, id="other-person", creator="south", created=11.0, deal=COUNTS))
    mine = await store.counted_deal(DAY, "musketeers", "south")
    assert mine is not None
    assert mine.id == "other-person"
    assert await store.counted_deal(DAY, "musketeers", "nobody") is None
    assert await store.counted_deal("2026-11-18", "musketeers", "south") is None


async def test_finished_games_are_listed_and_running_ones_counted(store: Store) -> None:
    """However many began before: a limit of the list is one of results."""
    for number, status in enumerate(("playing", "playing", "finished", "finished", "open")):
        person = f"person-{number}"
        await store.add_person(Person(id=person, name="Any", created=1.0), f"hash-of-{person}")
        made = replace(TABLE, id=f"table-{number}", creator=person, created=float(number))
        await store.add_table(replace(made, status=status, deal=COUNTS))
    await store.add_table(replace(TABLE, id="practice", status="finished", deal=PRACTICE))
    await store.add_table(replace(TABLE, id="other-game", game="marquis", status="finished", deal=COUNTS))
    listed = await store.finished_deals(DAY, "musketeers", 99.0, 9)
    assert [table.id for table in listed] == ["table-2", "table-3"]
    assert [table.id for table in await store.finished_deals(DAY, "musketeers", 99.0, 1)] == ["table-2"]
    assert await store.unfinished_deals(DAY, "musketeers", 99.0) == 3
    assert await store.unfinished_deals("2026-11-18", "musketeers", 99.0) == 0


async def test_what_is_answered_too_late_does_not_count(store: Store) -> None:
    last = INPUTS[-1].time
    await store.add_table(replace(TABLE, status="finished", deal=COUNTS), INPUTS)
    await store.add_table(replace(TABLE, id="slow", creator="south", status="playing", deal=COUNTS), INPUTS)
    assert await store.finished_deals(DAY, "musketeers", last, 9) == []
    assert await store.unfinished_deals(DAY, "musketeers", last) == 0
    assert len(await store.finished_deals(DAY, "musketeers", last + 1, 9)) == 1
    assert await store.unfinished_deals(DAY, "musketeers", last + 1) == 1


async def test_a_deal_is_not_forgotten_on_its_day(store: Store) -> None:
    """Or its player could play it again, and that would count."""
    await store.add_table(replace(TABLE, status="finished", deal=COUNTS))
    await store.add_table(replace(TABLE, id="no-deal", status="finished"))
    assert await store.forget_tables("finished", 99.0, 9, DAY) == 1
    assert await store.counted_deal(DAY, "musketeers", "north") is not None
    assert await store.forget_tables("finished", 99.0, 9, "2026-11-18") == 1
    assert await store.counted_deal(DAY, "musketeers", "north") is None
