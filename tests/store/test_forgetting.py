"""People who never come back are forgotten, in every store alike, a few at a time."""

import asyncio
import json

import pytest
from msgspec.structs import replace
from tests.store.stored import INPUTS, NORTH, PORTHOS, TABLE

from ducats.server.store import admin, erasing
from ducats.server.store.attempts import Attempt
from ducats.server.store.base import (
    Change,
    Message,
    Notification,
    Person,
    SeatFigures,
    Store,
    StoredInput,
    StoredSeat,
    StoredTable,
)
from ducats.server.store.erasing import SqlForgetting
from ducats.server.store.memory import MemoryStore

GUEST = Person(id="guest", name="Guest", created=1.0, seen=100.0)
SEATS = (
    StoredSeat(kind="person", person="north", name="North"),
    StoredSeat(kind="person", person="guest", name="Guest"),
)
HEADER = b'{"game":"musketeers","players":["North","Guest"]}'
FINISHED = replace(TABLE, id="finished", status="finished", seats=SEATS, header=HEADER)


@pytest.fixture
async def visited(store: Store) -> Store:
    """North and South are here, a guest was."""
    await store.add_person(GUEST, "hash-of-guest")
    for person in (NORTH, PORTHOS):
        await store.saw(person.id, 1000.0)
    return store


async def kept(store: Store, name: str) -> StoredTable:
    found = await store.table(name)
    assert found is not None
    return found


async def test_a_visit_is_noted(store: Store) -> None:
    assert (await store.person_with("hash-of-north")) == NORTH
    await store.saw("north", 7.0)
    assert (await store.person_with("hash-of-north")) == replace(NORTH, seen=7.0)
    assert await store.saw("north", 8.0)
    assert not await store.saw("nobody", 7.0)


async def test_of_whom_no_visit_is_known_nobody_is_forgotten(store: Store) -> None:
    assert await store.forget_people(1e9, 10) == []
    assert await store.begin_counting(50.0, 1) == 1
    assert await store.begin_counting(60.0, 10) == 1
    assert await store.begin_counting(70.0, 10) == 0
    assert await store.forget_people(50.0, 10) == []
    assert len(await store.forget_people(60.0, 10)) == 1
    assert len(await store.forget_people(61.0, 10)) == 1


async def test_people_who_are_shut_out_stay_so(visited: Store) -> None:
    """Forgotten, they would come back as somebody else."""
    if isinstance(visited, MemoryStore):
        visited._people["guest"] = replace(GUEST, blocked=True)
    elif isinstance(visited, SqlForgetting):
        await visited._in_database(lambda db: admin.block(db, "guest", 1.0))
    assert await visited.forget_people(100.5, 10) == []
    assert await visited.blocked() == {"guest"}


async def test_people_long_away_become_strangers_and_the_others_stay(visited: Store) -> None:
    assert await visited.forget_people(100.0, 10) == []
    assert await visited.forget_people(100.5, 10) == ["guest"]
    assert await visited.forget_people(100.5, 10) == []
    assert await visited.person_with("hash-of-guest") is None
    assert await visited.person_with("hash-of-north") is not None
    assert (await visited.counts())["people"] == 2


async def test_the_oldest_come_first_and_only_some_at_a_time(visited: Store) -> None:
    for number in range(5):
        person = Person(id=f"guest-{number}", name="G", created=1.0, seen=50.0 - number)
        await visited.add_person(person, f"hash-{number}")
    assert await visited.forget_people(99.0, 3) == ["guest-4", "guest-3", "guest-2"]
    assert await visited.forget_people(99.0, 3) == ["guest-1", "guest-0"]


async def test_their_games_stay_without_the_name(visited: Store) -> None:
    await visited.add_table(FINISHED, INPUTS)
    await visited.add_table(replace(TABLE, id="made", status="finished", creator="guest"))
    figures = [
        SeatFigures(seat=0, person="north", figures=b"{}"),
        SeatFigures(seat=1, person="guest", figures=b"{}"),
    ]
    await visited.keep_review("finished", 1, b"{}", figures)
    await visited.set_note("finished", "guest", 1, "mine")
    await visited.set_note("finished", "north", 1, "not mine")
    for person in ("guest", "north"):
        await visited.add_attempt(Attempt(person=person, puzzle="p", solved=True, gain=1.0, at=5.0))
    await visited.add_transfer("transfer", "guest", 5.0, 1e9)
    assert await visited.forget_people(101.0, 10) == ["guest"]
    table = await kept(visited, "finished")
    assert [seat.name for seat in table.seats] == ["North", "—"]
    assert json.loads(table.header or b"")["players"] == ["North", "—"]
    assert await visited.inputs("finished") == INPUTS
    assert (await kept(visited, "made")).creator == "guest"
    assert await visited.figures_of("guest", 10) == []
    assert len(await visited.figures_of("north", 10)) == 1
    assert (await visited.notes("finished", "guest"), await visited.notes("finished", "north")) == (
        {},
        {1: "not mine"},
    )
    assert [len(await visited.attempts_of(person)) for person in ("guest", "north")] == [0, 1]
    assert await visited.take_transfer("transfer", 6.0, "session") is None
    assert await visited.forget_people(1e9, 1) == ["north"], "an erased person is not met again"


async def test_a_game_that_is_analysed_later_tells_nothing_of_people_who_were_erased(visited: Store) -> None:
    await visited.add_table(FINISHED)
    assert await visited.forget_people(101.0, 10) == ["guest"]
    figures = [
        SeatFigures(seat=seat, person=person, figures=b"{}")
        for seat, person in enumerate(("north", "guest", None))
    ]
    await visited.keep_review("finished", 1, b"{}", figures)
    assert await visited.figures_of("guest", 10) == []
    assert len(await visited.figures_of("north", 10)) == 1
    assert len(await visited.figures_in("musketeers", 10)) == 2
    assert not await visited.saw("guest", 200.0)


async def test_people_in_an_unfinished_game_are_kept(visited: Store) -> None:
    await visited.add_table(replace(FINISHED, id="playing", status="playing"), INPUTS)
    assert await visited.forget_people(101.0, 10) == []
    await visited.append("playing", [StoredInput(len(INPUTS), 0, b"{}", 30.0)], 1, b"{}")
    assert await visited.forget_people(101.0, 10) == ["guest"]


async def test_a_chair_that_was_kept_for_them_is_free(visited: Store) -> None:
    await visited.add_table(replace(TABLE, seats=SEATS))
    notifications: asyncio.Queue[Notification] = asyncio.Queue()
    visited.subscribe(notifications.put_nowait)
    assert await visited.forget_people(101.0, 10) == ["guest"]
    table = await kept(visited, TABLE.id)
    assert [seat.kind for seat in table.seats] == ["person", "empty"]
    assert table.version == TABLE.version + 1, "those who saw it with the guest are told"
    async with asyncio.timeout(10):
        told, message = await notifications.get(), await notifications.get()
    assert isinstance(told, Change)
    assert (told.table, told.version, told.input_count) == (TABLE.id, table.version, 0)
    assert isinstance(message, Message)
    assert message.forgotten == ("guest",)


async def test_of_many_people_one_word_is_said(visited: Store) -> None:
    for number in range(3):
        person = Person(id=f"guest-{number}", name="G", created=1.0, seen=50.0 + number)
        await visited.add_person(person, f"hash-{number}")
    notifications: asyncio.Queue[Notification] = asyncio.Queue()
    visited.subscribe(notifications.put_nowait)
    assert len(await visited.forget_people(99.0, 10)) == 3
    assert await visited.forget_people(101.0, 10) == ["guest"]
    async with asyncio.timeout(10):
        messages = [await notifications.get(), await notifications.get()]
    assert messages == [
        Message("admin", None, forgotten=("guest-0", "guest-1", "guest-2")),
        Message("admin", None, forgotten=("guest",)),
    ]


async def test_somebody_whose_record_cannot_be_read_holds_nobody_up(visited: Store) -> None:
    await visited.add_person(Person(id="older", name="Older", created=1.0, seen=50.0), "hash-of-older")
    seats = (replace(SEATS[0], person="older", name="Older"), StoredSeat(kind="empty"))
    await visited.add_table(replace(FINISHED, id="damaged", seats=seats, header=b'{"players":'))
    assert await visited.forget_people(101.0, 10) == ["guest"]
    assert await visited.forget_people(101.0, 10) == []
    found = await visited.person_with("hash-of-older")
    assert found is not None
    assert found.name == "Older"


async def test_somebody_with_many_games_is_forgotten_bit_by_bit(
    visited: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(erasing, "CHAIRS_AT_ONCE", 2)
    for number in range(5):
        await visited.add_table(replace(FINISHED, id=f"finished-{number}"))
    calls = 0
    while met := await visited.forget_people(101.0, 10):
        calls += 1
        assert met == ["guest"]
        assert await visited.person_with("hash-of-guest") is None, "from the first step on"
    for number in range(5):
        assert (await kept(visited, f"finished-{number}")).seats[1].name == "—"
    assert calls == (1 if isinstance(visited, MemoryStore) else 3), "in memory nobody waits"


async def test_people_who_come_back_are_kept(visited: Store) -> None:
    await visited.saw("guest", 200.0)
    assert await visited.forget_people(150.0, 10) == []
    assert await visited.person_with("hash-of-guest") is not None
