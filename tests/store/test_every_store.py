"""What every store promises, held against each of them."""

import asyncio

import pytest
from msgspec.structs import replace
from tests.store.stored import INPUTS, NORTH, PORTHOS, TABLE, known, playing, set_seat

from ducats.server.store.attempts import Attempt, Tally
from ducats.server.store.base import (
    AT_ONCE,
    Change,
    Conflict,
    KeptFigures,
    Notification,
    Origin,
    SeatFigures,
    Store,
    StoredInput,
    StoredSeat,
    StoreError,
)
from ducats.server.store.memory import MemoryStore
from ducats.server.store.postgres import PostgresStore
from ducats.server.wire import Attendance


async def test_a_person_is_found_by_the_hash_of_their_token_alone(store: Store) -> None:
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
    assert await store.table("table-one") == replace(table, input_count=len(INPUTS))
    assert await store.inputs("table-one") == INPUTS
    assert await store.inputs("table-one", 7) == INPUTS[7:]
    with pytest.raises(Conflict):
        await store.add_table(replace(TABLE, id="table-two"), INPUTS[1:])


async def test_a_table_is_arranged_at_once(store: Store) -> None:
    await store.add_table(TABLE)
    seat = StoredSeat(kind="person", person="south", name="South", stand_in=True, seen=12.5)
    changed = replace(
        TABLE,
        seats=(TABLE.seats[1], seat),
        creator="south",
        attendance=(Attendance(3, 1, "stand_in"),),
        removed=("north",),
    )
    await store.arrange(TABLE, changed)
    assert await known(store) == replace(changed, version=1)
    with pytest.raises(Conflict):
        await store.arrange(replace(TABLE, id="table-nil"), replace(changed, id="table-nil"))


async def test_a_transfer_is_taken_once(store: Store) -> None:
    await store.add_transfer("hash-of-transfer", "north", 0.0, 300.0)
    assert await store.take_transfer("hash-of-guess", 10.0, "hash-of-second") is None
    assert await store.take_transfer("hash-of-transfer", 10.0, "hash-of-second") == NORTH
    assert await store.take_transfer("hash-of-transfer", 10.0, "hash-of-third") is None
    assert await store.person_with("hash-of-second") == NORTH
    assert await store.person_with("hash-of-north") == NORTH, "the first device stays"
    assert await store.person_with("hash-of-third") is None


async def test_a_transfer_ends_in_time_and_with_the_next_one(store: Store) -> None:
    await store.add_transfer("hash-of-first", "north", 0.0, 300.0)
    assert await store.take_transfer("hash-of-first", 300.0, "hash-of-late") is None
    await store.add_transfer("hash-of-first", "south", 400.0, 700.0)
    await store.add_transfer("hash-of-second", "south", 410.0, 710.0)
    assert await store.take_transfer("hash-of-first", 420.0, "hash-of-other") is None
    assert await store.take_transfer("hash-of-second", 420.0, "hash-of-other") == PORTHOS


async def test_who_has_not_seen_the_latest_version_changes_nothing(store: Store) -> None:
    await store.add_table(TABLE)
    seat = StoredSeat(kind="person", person="south", name="South")
    await set_seat(store, "table-one", 0, 1, seat)
    before = await known(store)
    for late in (
        set_seat(store, "table-one", 0, 1, StoredSeat(kind="empty")),
        store.begin("table-one", 0, b"{}", INPUTS[:1]),
        store.remove_open_table("table-one", 0),
        store.set_orders("table-one", 0, "north", b"{}"),
    ):
        with pytest.raises(Conflict):
            await late
    assert await known(store) == before
    assert await store.inputs("table-one") == []
    assert await store.orders("table-one") == {}
    await store.rename("south", "Comte")
    with pytest.raises(Conflict):
        await set_seat(store, "table-one", before.version, 1, StoredSeat(kind="empty"))


async def test_inputs_are_appended_in_order_and_never_twice(store: Store) -> None:
    await store.add_table(TABLE)
    with pytest.raises(Conflict):
        await store.append("table-one", INPUTS[:1], 1)
    await store.begin("table-one", 0, b'{"h":1}', INPUTS[:3])
    with pytest.raises(Conflict):
        await store.begin("table-one", 0, b'{"h":1}', INPUTS[:3])
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
    await store.begin("table-one", 0, b"{}", [])
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
    await set_seat(store, "hidden-2", 0, 1, seated)
    assert [table.id for table in await store.public_tables(0.0, 10)] == ["public-1", "public-0"]
    assert [table.id for table in await store.public_tables(0.0, 1)] == ["public-1"]
    assert [table.id for table in await store.public_tables(5.0, 10)] == ["public-1"], "played, however old"
    assert [table.id for table in await store.tables_of("south", 10)] == ["hidden-2"]
    assert len(await store.tables_of("north", 4)) == 4
    assert await store.counts() == {"people": 2, "open": 2, "playing": 2, "finished": 2}


async def test_the_first_of_everybody_is_listed_before_the_second_of_any(store: Store) -> None:
    """Whoever comes as many people from one address has one turn there."""
    for number in range(6):
        opened = replace(TABLE, creator=("north", "south")[number % 2], created=20.0 + number, address="mark")
        await store.add_table(replace(opened, id=f"crowd-{number}"))
    for number, address in enumerate(("another", None)):
        await store.add_table(replace(TABLE, id=f"alone-{number}", created=12.0 + number, address=address))

    async def listed(limit: int) -> list[str]:
        return [table.id for table in await store.public_tables(0.0, limit)]

    assert await listed(3) == ["crowd-5", "alone-1", "alone-0"]
    assert await listed(4) == ["crowd-5", "crowd-4", "alone-1", "alone-0"]
    assert len(await listed(10)) == 8


async def test_tables_of_an_address_are_counted_until_they_are_over(store: Store) -> None:
    for number in range(3):
        await store.add_table(replace(TABLE, id=f"table-{number}", created=float(number), address="mark"))
    await store.add_table(replace(TABLE, id="elsewhere", address="another"))
    assert await store.unfinished_from("mark", 1.0) == 2
    await store.begin("table-2", 0, b"{}", [])
    await store.append("table-2", INPUTS[:1], 1)
    assert (await known(store, "table-2")).address == "mark"
    assert await store.unfinished_from("mark", 0.0) == 3
    await store.append("table-2", INPUTS[1:2], 2, b"{}")
    assert await store.unfinished_from("mark", 0.0) == 2
    assert (await known(store, "table-2")).address is None
    assert await store.unfinished_from("", 0.0) == 0


async def test_only_an_open_table_can_be_removed(store: Store) -> None:
    await store.add_table(TABLE)
    await store.add_table(replace(TABLE, id="table-two", status="playing"))
    await store.remove_open_table("table-one", 0)
    assert await store.table("table-one") is None
    with pytest.raises(Conflict):
        await store.remove_open_table("table-two", 0)
    with pytest.raises(Conflict):
        await store.remove_open_table("table-one", 0)


async def test_a_table_is_followed_by_one_rematch_only(store: Store) -> None:
    await store.add_table(replace(TABLE, status="finished"))
    await store.add_table(replace(TABLE, id="table-two"), follows="table-one")
    with pytest.raises(Conflict):
        await store.add_table(replace(TABLE, id="table-three"), follows="table-one")
    assert (await known(store)).rematch == "table-two"
    assert await store.table("table-three") is None


async def test_one_of_two_who_write_the_same_number_loses(store: Store) -> None:
    await store.add_table(TABLE)
    await store.begin("table-one", 0, b"{}", [])
    results = await asyncio.gather(
        *(store.append("table-one", INPUTS[:1], 1) for _ in range(8)), return_exceptions=True
    )
    assert [type(result) for result in results].count(Conflict) == 7
    assert await store.inputs("table-one") == INPUTS[:1]


async def test_a_conflict_harms_none_of_its_neighbours(store: Store) -> None:
    """SQLite writes what comes together in one transaction; one bad job must not spoil it."""
    for number in range(20):
        await store.add_table(replace(TABLE, id=f"table-{number:02}"))
        await store.begin(f"table-{number:02}", 0, b"{}", [])
    work = [store.append(f"table-{number:02}", INPUTS[number % 2 :][:1], 1) for number in range(20)]
    results = await asyncio.gather(*work, return_exceptions=True)
    for number, result in enumerate(results):
        stored = await store.inputs(f"table-{number:02}")
        assert stored == ([] if number % 2 else INPUTS[:1])
        assert isinstance(result, Conflict) == bool(number % 2)


async def test_a_review_is_kept_with_its_game(store: Store) -> None:
    await store.add_table(TABLE)
    assert await store.review("table-one", 1) is None
    await store.keep_review("table-one", 1, b'{"first":1}')
    await store.keep_review("table-one", 1, '{"accuracy":"é"}'.encode())
    assert await store.review("table-one", 1) == '{"accuracy":"é"}'.encode()
    assert await store.review("table-one", 2) is None
    assert await store.review("table-nil", 1) is None
    with pytest.raises(Conflict):
        await store.keep_review("table-nil", 1, b"{}")
    await store.remove_open_table("table-one", 0)
    assert await store.review("table-one", 1) is None


async def test_figures_are_kept_with_a_review_and_replaced_with_it(store: Store) -> None:
    await store.add_table(TABLE)
    await store.add_table(replace(TABLE, id="table-two", created=20.0))
    first = SeatFigures(seat=0, person="north", figures=b'{"loss":1}')
    bot = SeatFigures(seat=1, person=None, figures=b'{"loss":2}')
    await store.keep_review("table-one", 1, b"{}", [first, bot])
    await store.keep_review("table-two", 1, b"{}", [replace(first, figures=b'{"loss":3}')])
    theirs = await store.figures_of("north", 10)
    assert [(kept.table, kept.figures) for kept in theirs] == [
        ("table-two", b'{"loss":3}'),
        ("table-one", b'{"loss":1}'),
    ]
    assert theirs[0] == KeptFigures("table-two", "musketeers", 20.0, b'{"loss":3}')
    assert len(await store.figures_in("musketeers", 10)) == 3
    assert len(await store.figures_in("musketeers", 1)) == 1
    assert await store.figures_in("marquis", 10) == await store.figures_of("south", 10) == []
    await store.keep_review("table-two", 2, b"{}", [])
    assert [kept.table for kept in await store.figures_of("north", 10)] == ["table-one"]


async def test_notes_belong_to_their_reader(store: Store) -> None:
    await store.add_table(TABLE)
    await store.set_note("table-one", "north", 7, "late")
    await store.set_note("table-one", "north", 3, "was zu tun wäre")
    await store.set_note("table-one", "north", 7, "later")
    await store.set_note("table-one", "south", 3, "mine")
    assert list((await store.notes("table-one", "north")).items()) == [(3, "was zu tun wäre"), (7, "later")]
    assert await store.notes("table-one", "south") == {3: "mine"}
    await store.set_note("table-one", "north", 3, "")
    assert await store.notes("table-one", "north") == {7: "later"}
    with pytest.raises(Conflict):
        await store.set_note("table-nil", "north", 1, "nowhere")
    with pytest.raises(Conflict):
        await store.set_note("table-one", "nobody", 1, "nobody")


async def test_a_table_that_goes_on_from_another_is_looked_at(store: Store) -> None:
    going_on = replace(TABLE, status="playing", header=b"{}", what_if=Origin("table-nil", 4))
    notifications: list[Notification] = []
    store.subscribe(notifications.append)
    await store.add_table(going_on, INPUTS, due=AT_ONCE)
    assert await store.table("table-one") == replace(going_on, input_count=len(INPUTS))
    assert await store.take_due("worker", 100.0, 5) == ["table-one"]
    async with asyncio.timeout(10):
        while not notifications:  # noqa: ASYNC110 - the database tells it in its own time
            await asyncio.sleep(0.01)
    assert notifications == [Change("table-one", 0, len(INPUTS), AT_ONCE)]


async def test_only_the_first_attempt_at_a_puzzle_is_kept(store: Store) -> None:
    first = Attempt(person=NORTH.id, puzzle="one", solved=True, gain=16.5, at=2.0)
    assert await store.add_attempt(first)
    assert not await store.add_attempt(replace(first, solved=False, gain=-9.0))
    earlier = Attempt(person=NORTH.id, puzzle="two", solved=False, gain=-12.25, at=1.0)
    assert await store.add_attempt(earlier)
    assert await store.attempts_of(NORTH.id) == [earlier, first]
    assert await store.attempts_of("nobody") == []
    assert await store.tallies() == {
        "one": Tally(attempts=1, solved=1, gain=16.5),
        "two": Tally(attempts=1, solved=0, gain=-12.25),
    }


async def test_orders_belong_to_a_person_at_a_table(store: Store) -> None:
    await store.add_table(TABLE)
    await store.add_table(replace(TABLE, id="table-two"))
    assert await store.orders("table-one") == {}
    await store.set_orders("table-one", 0, "north", b'{"limit":10}')
    await store.set_orders("table-one", 1, "south", b'{"limit":20}')
    await store.set_orders("table-one", 2, "north", b'{"limit":30}')
    assert await store.orders("table-one") == {"north": b'{"limit":30}', "south": b'{"limit":20}'}
    assert await store.orders("table-two") == {}
    with pytest.raises(Conflict):
        await store.set_orders("table-nil", 0, "north", b"{}")
    with pytest.raises(Conflict):
        await store.set_orders("table-one", 3, "nobody", b"{}")
    await store.remove_open_table("table-one", 3)
    assert await store.orders("table-one") == {}


async def test_a_value_that_cannot_be_stored_harms_none_of_its_neighbours(store: Store) -> None:
    if isinstance(store, MemoryStore):
        pytest.skip("everything can be kept in memory")
    await playing(store, "table-one", "table-two", "table-three")
    results = await asyncio.gather(
        store.append("table-one", [StoredInput(0, 0, b'"\xed\xa0\x80"', 1.0)], 1),
        store.append("table-two", INPUTS[:1], 1),
        store.append("table-three", [StoredInput(0, 0, b'"\x00"', 1.0)], 1),
        store.rename("north", "\ud800"),
        return_exceptions=True,
    )
    assert isinstance(results[0], StoreError)
    assert results[1] is None
    assert isinstance(results[2], StoreError) == isinstance(store, PostgresStore)
    assert isinstance(results[3], StoreError)
    assert await store.inputs("table-two") == INPUTS[:1]
