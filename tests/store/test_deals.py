"""Deals of the day in every store: one seed for everybody, one game of each person that counts."""

import pytest
from msgspec.structs import replace
from tests.store.test_every_store import INPUTS, TABLE, store

from ducats.server.store.base import Conflict, Store
from ducats.server.wire_deals import PlayedDeal

__all__ = ["store"]

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
    assert [table.id for table in await store.deal_tables(DAY, "musketeers", 99.0, 9)] == [
        TABLE.id,
        "other-person",
    ]
    mine = await store.counted_deal(DAY, "musketeers", "south")
    assert mine is not None
    assert mine.id == "other-person"
    assert await store.counted_deal(DAY, "musketeers", "nobody") is None
    assert await store.counted_deal("2026-11-18", "musketeers", "south") is None


async def test_what_is_answered_too_late_does_not_count(store: Store) -> None:
    await store.add_table(replace(TABLE, status="playing", deal=COUNTS), INPUTS)
    last = INPUTS[-1].time
    assert await store.deal_tables(DAY, "musketeers", last, 9) == []
    assert len(await store.deal_tables(DAY, "musketeers", last + 1, 9)) == 1


async def test_a_deal_is_not_forgotten_on_its_day(store: Store) -> None:
    """Or its player could play it again, and that would count."""
    await store.add_table(replace(TABLE, status="finished", deal=COUNTS))
    await store.add_table(replace(TABLE, id="no-deal", status="finished"))
    assert await store.forget_tables("finished", 99.0, 9, DAY) == 1
    assert await store.counted_deal(DAY, "musketeers", "north") is not None
    assert await store.forget_tables("finished", 99.0, 9, "2026-11-18") == 1
    assert await store.counted_deal(DAY, "musketeers", "north") is None
