"""What is due, forgotten and announced, in every store alike."""

import asyncio

from msgspec.structs import replace
from tests.store.stored import INPUTS, TABLE, known, playing, set_seat

from ducats.server.store.base import (
    AT_ONCE,
    Change,
    Message,
    Notification,
    SeatFigures,
    Store,
    StoredSeat,
)

# -- what the server does by itself --------------------------------------------------------------


async def test_what_is_due_goes_to_one_worker_only(store: Store) -> None:
    await playing(store, *(f"table-{number:02}" for number in range(20)))
    shares = await asyncio.gather(*(store.take_due(f"worker-{number}", 5.0, 3) for number in range(10)))
    taken = [table for share in shares for table in share]
    assert all(len(share) <= 3 for share in shares)
    assert sorted(taken) == [f"table-{number:02}" for number in range(20)]
    assert await store.take_due("late", 5.0, 100) == []
    assert set(await store.keep_due("worker-0")) == set(shares[0])
    assert await store.next_due() is None


async def test_nothing_is_taken_before_its_time(store: Store) -> None:
    await playing(store, "table-one", due=100.0)
    await playing(store, "table-two", due=50.0)
    await playing(store, "table-nil", due=None)
    assert await store.next_due() == 50.0
    assert await store.take_due("me", 49.0, 10) == []
    assert await store.take_due("me", 60.0, 10) == ["table-two"]
    assert await store.next_due() == 100.0
    assert set(await store.take_due("me", 100.0, 10)) == {"table-one"}


async def test_every_move_says_what_is_due_after_it(store: Store) -> None:
    await playing(store, "table-one")
    assert await store.take_due("me", 1.0, 10) == ["table-one"]
    await store.append("table-one", INPUTS[:1], 1, due=AT_ONCE)
    assert await store.keep_due("me") == ["table-one"], "it stays with who is at it"
    await store.append("table-one", INPUTS[1:2], 2, due=70.0)
    assert await store.keep_due("me") == []
    assert await store.next_due() == 70.0
    await set_seat(store, "table-one", 1, 0, TABLE.seats[0], AT_ONCE)
    assert await store.next_due() == AT_ONCE
    await store.append("table-one", INPUTS[2:3], 3)
    assert await store.next_due() is None


async def test_who_leaves_gives_back_what_they_took(store: Store) -> None:
    await playing(store, "table-one")
    assert await store.take_due("me", 1.0, 10) == ["table-one"]
    assert await store.take_due("other", 1.0, 10) == []
    await store.release_due("me")
    assert await store.take_due("other", 1.0, 10) == ["table-one"]
    assert await store.keep_due("me") == []


async def test_work_is_settled_only_if_nothing_has_happened_meanwhile(store: Store) -> None:
    await playing(store, "table-one")
    await store.take_due("me", 1.0, 10)
    seen = await known(store)
    await store.append("table-one", INPUTS[:1], 1, due=AT_ONCE)
    assert not await store.settle_due("me", seen, None)
    assert await store.keep_due("me") == ["table-one"]
    assert await store.settle_due("me", await known(store), 90.0)
    assert await store.next_due() == 90.0
    assert await store.settle_due("me", await known(store), None)
    assert await store.next_due() is None


# -- how long tables are kept ---------------------------------------------------------------------


async def test_old_tables_are_forgotten_oldest_first_with_all_that_belongs_to_them(store: Store) -> None:
    for number, status in enumerate(("finished", "playing", "open", "finished", "finished")):
        made = replace(
            TABLE, id=f"table-{number}", status=status, created=float(number), public=number % 2 == 0
        )
        await store.add_table(made, INPUTS if status != "open" else ())
    await store.keep_review("table-0", 1, b"{}", [SeatFigures(seat=0, person="north", figures=b"{}")])
    await store.set_note("table-0", "north", 1, "gone with its game")
    assert await store.forget_tables("finished", 4.0, 1, "2026-11-17") == 1
    assert await store.figures_of("north", 10) == []
    assert await store.notes("table-0", "north") == {}
    assert await store.table("table-0") is None
    assert await store.inputs("table-0") == []
    assert await store.forget_tables("finished", 4.0, 10, "2026-11-17") == 1
    assert await store.forget_tables("finished", 4.0, 10, "2026-11-17") == 0
    assert await store.forget_tables("open", 100.0, 10, "2026-11-17") == 1
    left = [name for number in range(5) if (name := await store.table(f"table-{number}"))]
    assert [table.id for table in left] == ["table-1", "table-4"], "what is being played is never forgotten"


# -- hints ---------------------------------------------------------------------------------------


async def test_every_change_of_a_table_is_announced(store: Store) -> None:
    notifications: list[Notification] = []
    store.subscribe(notifications.append)
    await store.add_table(TABLE)
    seat = StoredSeat(kind="person", person="south", name="South")
    await set_seat(store, "table-one", 0, 1, seat)
    await store.rename("south", "Comte")
    await store.begin("table-one", 2, b"{}", INPUTS[:2], AT_ONCE)
    await store.append("table-one", INPUTS[2:3], 1, due=70.0)
    await store.set_orders("table-one", 3, "north", b"{}", AT_ONCE)
    await store.append("table-one", INPUTS[3:4], 2, b"{}")
    await store.add_table(replace(TABLE, id="table-two"), follows="table-one")
    expected = [
        (1, 0, None),
        (2, 0, None),
        (3, 2, 0.0),
        (3, 3, 70.0),
        (4, 3, 0.0),
        (4, 4, None),
        (5, 4, None),
    ]
    messages = [Message("me", "table-one", "hello"), Message("me", "table-one", None, ("north", "south"))]
    for message in messages:
        await store.publish(message)
    async with asyncio.timeout(5):
        while len(notifications) < len(expected) + len(messages):  # noqa: ASYNC110 - they come on another connection
            await asyncio.sleep(0.01)
    bare = [replace(one, added=None) if isinstance(one, Change) else one for one in notifications]
    assert bare == [*(Change("table-one", *facts) for facts in expected), *messages]
    added = [one.inputs() for one in notifications if isinstance(one, Change)]
    told = [INPUTS[2:3], INPUTS[3:4]] if store.is_shared else [[], []]
    assert [added[3], added[5]] == told, "other processes need not read what they are told"
    store.unsubscribe(notifications.append)
