"""What every store promises, held against each of them."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from ducats.server.store.base import Conflict, Person, Store, StoredInput, StoredSeat, StoredTable
from ducats.server.store.memory import MemoryStore
from ducats.server.store.sqlite import SqliteStore
from ducats.server.wire import Absence

NORTH = Person(id="north", name="North", created=1.0)
PORTHOS = Person(id="south", name="South", created=2.0)
TABLE = StoredTable(
    id="table-one",
    game="musketeers",
    status="open",
    options={"match_target": 50, "talk": "open"},
    data=None,
    public=True,
    absence=Absence("bot", 60),
    creator="north",
    created=10.0,
    seed="secret",
    seats=(StoredSeat(kind="person", person="north", name="North"), StoredSeat(kind="empty")),
)
INPUTS = [
    StoredInput(number, number % 3 - 1, b'{"type":"X","n":%d}' % number, 20.0 + number) for number in range(9)
]


@pytest.fixture(params=["memory", "sqlite"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    made = MemoryStore() if request.param == "memory" else SqliteStore(tmp_path / "deep" / "ducats.sqlite")
    await made.open()
    await made.add_person(NORTH, "hash-of-north")
    await made.add_person(PORTHOS, "hash-of-south")
    yield made
    await made.close()


async def test_a_person_is_found_by_the_hash_of_his_token_alone(store: Store) -> None:
    assert await store.person_with("hash-of-north") == NORTH
    assert await store.person_with("north") is None


async def test_nobody_is_added_twice(store: Store) -> None:
    with pytest.raises(Conflict):
        await store.add_person(NORTH, "another hash")
    with pytest.raises(Conflict):
        await store.add_person(replace(NORTH, id="east"), "hash-of-north")
    assert await store.person_with("another hash") is None


async def test_a_new_name_is_known_at_tables_that_are_not_finished(store: Store) -> None:
    await store.add_table(TABLE)
    await store.add_table(replace(TABLE, id="table-two", status="finished"))
    await store.rename("north", "Comte")
    renamed = await store.person_with("hash-of-north")
    assert renamed is not None
    assert renamed.name == "Comte"
    names = [
        table.seats[0].name
        for table in [await store.table("table-one"), await store.table("table-two")]
        if table
    ]
    assert names == ["Comte", "North"]
    with pytest.raises(Conflict):
        await store.rename("nobody", "X")


async def test_a_table_comes_back_as_it_was(store: Store) -> None:
    await store.add_table(TABLE)
    assert await store.table("table-one") == TABLE
    assert await store.table("table-nil") is None
    with pytest.raises(Conflict):
        await store.add_table(TABLE)


async def test_an_imported_table_comes_with_its_inputs(store: Store) -> None:
    table = replace(TABLE, status="finished", header=b"{}", outcome=b'{"a":1}', imported=True, moments=6)
    await store.add_table(table, INPUTS)
    assert await store.table("table-one") == table
    assert await store.inputs("table-one") == INPUTS


async def test_chairs_change_one_at_a_time(store: Store) -> None:
    await store.add_table(TABLE)
    seat = StoredSeat(kind="person", person="south", name="South", stand_in=True)
    await store.set_seat("table-one", 1, seat)
    changed = await store.table("table-one")
    assert changed is not None
    assert changed.seats == (TABLE.seats[0], seat)
    with pytest.raises(Conflict):
        await store.set_seat("table-one", 2, seat)
    with pytest.raises(Conflict):
        await store.set_seat("table-nil", 0, seat)


async def test_inputs_are_appended_in_order_and_never_twice(store: Store) -> None:
    await store.add_table(TABLE)
    with pytest.raises(Conflict):
        await store.append("table-one", INPUTS[:1], 1)
    await store.begin("table-one", b'{"h":1}', INPUTS[:3])
    with pytest.raises(Conflict):
        await store.begin("table-one", b'{"h":1}', INPUTS[:3])
    await store.append("table-one", INPUTS[3:5], 1)
    for wrong in (INPUTS[3:5], INPUTS[4:6], INPUTS[6:7]):
        with pytest.raises(Conflict):
            await store.append("table-one", wrong, 99)
    assert await store.inputs("table-one") == INPUTS[:5]
    playing = await store.table("table-one")
    assert playing is not None
    assert (playing.status, playing.moments, playing.header) == ("playing", 1, b'{"h":1}')


async def test_the_outcome_ends_the_table(store: Store) -> None:
    await store.add_table(TABLE)
    await store.begin("table-one", b"{}", [])
    await store.append("table-one", INPUTS[:2], 2, b'{"ranks":[1,2]}')
    finished = await store.table("table-one")
    assert finished is not None
    assert (finished.status, finished.outcome) == ("finished", b'{"ranks":[1,2]}')
    with pytest.raises(Conflict):
        await store.append("table-one", INPUTS[2:3], 3)


async def test_lists_show_the_newest_first(store: Store) -> None:
    for number, status in enumerate(("open", "playing", "finished")):
        await store.add_table(replace(TABLE, id=f"public-{number}", status=status, created=float(number)))
        await store.add_table(
            replace(TABLE, id=f"hidden-{number}", status=status, created=float(number), public=False)
        )
    seated = StoredSeat(kind="person", person="south", name="South")
    await store.set_seat("hidden-2", 1, seated)
    assert [table.id for table in await store.public_tables(0.0, 10)] == ["public-1", "public-0"]
    assert [table.id for table in await store.public_tables(0.0, 1)] == ["public-1"]
    assert [table.id for table in await store.public_tables(5.0, 10)] == ["public-1"], "played, however old"
    assert [table.id for table in await store.tables_of("south", 10)] == ["hidden-2"]
    assert len(await store.tables_of("north", 4)) == 4
    assert {table.id for table in await store.running_tables()} == {"public-1", "hidden-1"}
    assert await store.counts() == {"people": 2, "open": 2, "playing": 2, "finished": 2}


async def test_only_an_open_table_can_be_removed(store: Store) -> None:
    await store.add_table(TABLE)
    await store.add_table(replace(TABLE, id="table-two", status="playing"))
    await store.remove_open_table("table-one")
    assert await store.table("table-one") is None
    with pytest.raises(Conflict):
        await store.remove_open_table("table-two")
    with pytest.raises(Conflict):
        await store.remove_open_table("table-one")


async def test_the_following_table_is_noted(store: Store) -> None:
    await store.add_table(TABLE)
    await store.set_rematch("table-one", "table-two")
    noted = await store.table("table-one")
    assert noted is not None
    assert noted.rematch == "table-two"


async def test_one_of_two_who_write_the_same_number_loses(store: Store) -> None:
    await store.add_table(TABLE)
    await store.begin("table-one", b"{}", [])
    results = await asyncio.gather(
        *(store.append("table-one", INPUTS[:1], 1) for _ in range(8)), return_exceptions=True
    )
    assert [type(result) for result in results].count(Conflict) == 7
    assert await store.inputs("table-one") == INPUTS[:1]


async def test_a_conflict_harms_none_of_its_neighbours(store: Store) -> None:
    """SQLite writes what comes together in one transaction; one bad job must not spoil it."""
    for number in range(20):
        await store.add_table(replace(TABLE, id=f"table-{number:02}"))
        await store.begin(f"table-{number:02}", b"{}", [])
    work = [store.append(f"table-{number:02}", INPUTS[number % 2 :][:1], 1) for number in range(20)]
    results = await asyncio.gather(*work, return_exceptions=True)
    for number, result in enumerate(results):
        stored = await store.inputs(f"table-{number:02}")
        assert stored == ([] if number % 2 else INPUTS[:1])
        assert isinstance(result, Conflict) == bool(number % 2)


async def test_orders_belong_to_a_person_at_a_table(store: Store) -> None:
    await store.add_table(TABLE)
    await store.add_table(replace(TABLE, id="table-two"))
    assert await store.orders("table-one") == {}
    await store.set_orders("table-one", "north", b'{"limit":10}')
    await store.set_orders("table-one", "south", b'{"limit":20}')
    await store.set_orders("table-one", "north", b'{"limit":30}')
    assert await store.orders("table-one") == {"north": b'{"limit":30}', "south": b'{"limit":20}'}
    assert await store.orders("table-two") == {}
    with pytest.raises(Conflict):
        await store.set_orders("table-nil", "north", b"{}")
    with pytest.raises(Conflict):
        await store.set_orders("table-one", "nobody", b"{}")
    await store.remove_open_table("table-one")
    assert await store.orders("table-one") == {}
