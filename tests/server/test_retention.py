"""How long tables are kept."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from tests.server.conftest import QUICK, running

from ducats.server.retention import DAY, forget_once
from ducats.server.store.base import Person, Store
from ducats.server.store.memory import MemoryStore
from ducats.server.store.sqlite import SqliteStore


async def test_a_server_forgets_only_what_its_host_does_not_want_to_keep() -> None:
    store = MemoryStore()
    async with running(store) as server:
        await server.known_visitor("North")
        await server.known_visitor("South")
        table = await server.start_table("North", "South")
        stored = await store.table(table)
        assert stored is not None
        for name, status in (("old-open", "open"), ("old-finished", "finished")):
            await store.add_table(replace(stored, id=name, status=status, created=0.0))
        context = server.app.state.context
        context.clock = lambda: 10 * DAY
        await forget_once(context)
        assert await store.table("old-open") is not None, "without a setting all is kept"
        context.settings = replace(QUICK, keep_open_days=9.0)
        await forget_once(context)
        assert await store.table("old-open") is None
        assert await store.table("old-finished") is not None
        context.settings = replace(QUICK, keep_finished_days=9.0)
        await forget_once(context)
        assert await store.table("old-finished") is None
        assert await store.table(table) is not None


async def test_the_deal_of_today_is_kept_while_its_day_lasts() -> None:
    now = [10.5 * DAY]
    async with running(settings=replace(QUICK, keep_finished_days=0.1), clock=lambda: now[0]) as server:
        north = await server.known_visitor("North")
        store, context = server.app.state.context.store, server.app.state.context
        opened = (await north.post("/api/deals", {"game": "musketeers"})).json()
        played = replace(await store.table(opened["id"]), id="played", creator="other", status="finished")
        await store.add_table(played)
        now[0] += 0.4 * DAY
        await forget_once(context)
        assert await store.table("played") is not None, "who forgets it lets it be played again"
        now[0] += 0.2 * DAY
        await forget_once(context)
        assert await store.table("played") is None


async def test_people_who_do_not_come_back_are_forgotten_if_the_host_says_so() -> None:
    now, store = [100 * DAY], MemoryStore()
    async with running(store, clock=lambda: now[0]) as server:
        north, south = await server.visitor("North"), await server.visitor("South")
        context = server.app.state.context
        now[0] += 30.5 * DAY
        await forget_once(context)
        assert len(store._people) == 2, "without a setting all are kept"
        assert (await south.get("/api/tables")).status_code == 200
        context.settings = replace(QUICK, keep_people_days=30.0)
        await forget_once(context)
        assert len(store._people) == 2, "a visit is noted once a day: it may be later than its note says"
        now[0] += 0.6 * DAY
        await forget_once(context)
        assert list(store._people) == [south.me["id"]]
        assert (await north.post("/api/tables", {})).json()["code"] == "no_person"


async def test_of_whom_no_visit_is_known_the_days_count_from_now() -> None:
    now, store = [100 * DAY], MemoryStore()
    settings = replace(QUICK, keep_people_days=30.0)
    async with running(store, settings=settings, clock=lambda: now[0]) as server:
        await store.add_person(Person(id="early", name="Early", created=1.0), "hash")
        context = server.app.state.context
        await forget_once(context)
        now[0] += 30.9 * DAY
        await forget_once(context)
        assert "early" in store._people
        now[0] += 0.2 * DAY
        await forget_once(context)
        assert "early" not in store._people


async def test_a_visitor_who_comes_back_is_noted_once_a_day_and_keeps_their_cookie() -> None:
    now, store = [100 * DAY], MemoryStore()
    async with running(store, clock=lambda: now[0]) as server:
        north = await server.visitor("North")
        first = store._people[north.me["id"]].seen
        now[0] += 0.9 * DAY
        answer = await north.get("/api/me")
        assert store._people[north.me["id"]].seen == first
        assert north.cookie in answer.headers["set-cookie"]
        assert "Max-Age=31536000" in answer.headers["set-cookie"]
        now[0] += 0.2 * DAY
        await north.get("/api/tables")
        assert store._people[north.me["id"]].seen == now[0]
        answer = await north.get("/api/me")
        assert north.cookie in answer.headers["set-cookie"], "whichever request came first that day"
        async with north.at((await north.open_table())["id"]) as connection:
            await connection.until("Welcome")
        now[0] += 1.5 * DAY
        async with north.at((await north.open_table())["id"]) as connection:
            await connection.until("Welcome")
        assert store._people[north.me["id"]].seen == now[0]


@pytest.fixture(params=["memory", "sqlite"])
def alone(request: pytest.FixtureRequest, tmp_path: Path) -> Store:
    """A store of one process: nothing that it announces comes back from elsewhere."""
    return MemoryStore() if request.param == "memory" else SqliteStore(tmp_path / "ducats.sqlite")


async def test_a_chair_that_is_free_again_is_seen_in_the_waiting_room(alone: Store) -> None:
    now = [100 * DAY]
    async with running(alone, clock=lambda: now[0]) as server:
        north, guest = await server.visitor("North"), await server.visitor("Guest")
        table = (await north.open_table(seats=3))["id"]
        await guest.post(f"/api/tables/{table}/seat", {"seat": 1})
        now[0] += 40 * DAY
        server.app.state.context.settings = replace(QUICK, keep_people_days=30.0)
        async with north.at(table) as connection:
            assert (await connection.until("Welcome"))["table"]["seats"][1]["name"] == "Guest"
            await forget_once(server.app.state.context)
            while (await connection.until("TableChanged"))["table"]["seats"][1]["kind"] != "empty":
                pass


async def test_tables_of_others_have_nothing_to_do_when_people_are_forgotten(alone: Store) -> None:
    now = [100 * DAY]
    async with running(alone, clock=lambda: now[0]) as server:
        for number in range(3):
            await alone.add_person(Person(id=f"guest-{number}", name="G", created=1.0, seen=1.0), f"{number}")
        watcher = await server.visitor("Watcher")
        north = await server.visitor("North")
        table = (await north.open_table())["id"]
        async with north.at(table) as connection, watcher.at(table) as other:
            await connection.until("Welcome")
            await other.until("Welcome")
            now[0] += 40 * DAY
            await alone.saw(north.me["id"], now[0])
            begun: list[Any] = []
            server.app.state.registry._start = begun.append
            server.app.state.context.settings = replace(QUICK, keep_people_days=30.0)
            await forget_once(server.app.state.context)
            assert begun == []
            assert (await alone.counts())["people"] == 1
            async with asyncio.timeout(10):
                await other.socket.wait_closed()
            assert other.socket.close_code == 1012, "nobody has shut them out: they come back as a stranger"


async def test_a_fault_does_not_end_the_forgetting(logged: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    store = MemoryStore()
    async with running(store, settings=replace(QUICK, keep_open_days=9.0, keep_people_days=9.0)) as server:

        async def fail(*_: Any) -> Any:
            raise ValueError("a fault")

        for name in ("forget_tables", "forget_people"):
            monkeypatch.setattr(store, name, fail)
        await forget_once(server.app.state.context)
    for event in ("tables_not_forgotten", "people_not_forgotten"):
        assert event in logged()


async def test_a_visitor_who_comes_back_while_they_are_erased_is_a_stranger(
    alone: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [100 * DAY]
    async with running(alone, clock=lambda: now[0]) as server:
        north = await server.visitor("North")
        now[0] += 40 * DAY
        find = alone.person_with

        async def find_and_forget(token_hash: str) -> Person | None:
            found = await find(token_hash)
            await alone.forget_people(now[0] - 30 * DAY, 10)
            return found

        monkeypatch.setattr(alone, "person_with", find_and_forget)
        assert (await north.post("/api/tables", {"game": "musketeers", "seats": 2})).json()[
            "code"
        ] == "no_person"
