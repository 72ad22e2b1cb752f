"""Somebody with one address and many cookies: they come as many people, and count as one."""

import asyncio
import time
from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace
from tests.server.conftest import QUICK, HereJobs
from tests.server.misbehaving import spin
from tests.server.test_attacks import NORTH, SOUTH, code, finished_record
from tests.store.stored import TABLE

from ducats.server.addresses import counted_as
from ducats.server.opening import DAY_SECONDS
from ducats.server.problems import Refusal
from ducats.server.registry import LISTED
from ducats.server.store.base import StoredSeat
from ducats.server.thinking import FOR_NOBODY, bots_owner
from ducats.server.workers import FairQueue, Owner


async def served(*waiting: Sequence[str]) -> list[Sequence[str]]:
    """Who was served one after the other, if all wait in this order before there is a worker."""
    queue: Any = FairQueue()
    found: list[Sequence[str]] = []

    async def wait(owner: Sequence[str]) -> None:
        process = await queue.get(tuple(owner))
        found.append(owner)
        queue.put(process)

    tasks = [asyncio.create_task(wait(owner)) for owner in waiting]
    await asyncio.sleep(0)
    assert len(queue) == len(waiting)
    queue.put(object())
    await asyncio.gather(*tasks)
    assert not queue._waiting
    return found


async def test_who_waits_for_a_worker_has_a_turn_however_many_wait_before() -> None:
    assert {NORTH, SOUTH} <= set((await served(*[("crowd", "x")] * 50, NORTH, SOUTH))[:4])


async def test_many_cookies_of_one_address_have_one_turn_together() -> None:
    crowd = [("crowd", str(number)) for number in range(100)]
    assert NORTH in (await served(*crowd, NORTH))[:2]


async def test_the_people_of_one_address_take_turns() -> None:
    assert ("club", "north") in (await served(*[("club", "greedy")] * 50, ("club", "north")))[:2]


async def test_one_address_has_some_works_at_a_time() -> None:
    jobs = HereJobs(per_address=3)
    crowd = [Owner("one", str(number)) for number in range(4)]
    waiting = [asyncio.create_task(jobs.run(owner, spin, 0.1)) for owner in crowd[:3]]
    await asyncio.sleep(0)
    with pytest.raises(Refusal) as refused:
        await jobs.run(crowd[3], spin, 0.0)
    assert refused.value.code == "busy"
    assert await jobs.run(NORTH, spin, 0.0) == 0.0
    await asyncio.gather(*waiting)
    assert await jobs.run(crowd[3], spin, 0.0) == 0.0


def test_tables_where_only_bots_play_have_one_turn_together() -> None:
    played = replace(TABLE, address="mark")
    person, empty = played.seats
    bot, away = StoredSeat(kind="bot", level="page"), replace(person, stand_in=True)
    assert bots_owner(replace(played, seats=(person, bot))) == ("mark", "north")
    for seats in ((bot, bot), (bot, away), (bot, empty)):
        assert bots_owner(replace(played, seats=seats)) == (FOR_NOBODY, "mark", "north")
    assert bots_owner(replace(TABLE, seats=(person, bot))) == ("north", "north"), "opened before marks were"


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_what_counts_as_one_address(host: str, counted: str) -> None:
    assert counted_as(host) == counted


async def test_the_addresses_of_one_network_share_their_limits(serve: Any) -> None:
    async with serve(settings=replace(QUICK, newcomers_per_hour=2, requests_per_minute=4)) as server:

        async def come(host: str, path: str = "/api/me") -> int:
            answer = await server.client.get(path, headers={"X-Forwarded-For": host})
            server.client.cookies.clear()
            return int(answer.status_code)

        assert [await come(f"2001:db8::{number}") for number in range(1, 4)] == [200, 200, 429], "newcomers"
        assert [await come(f"2001:db8::{number}", "/api/deals") for number in (4, 5)] == [200, 429], (
            "requests"
        )
        assert await come("2001:db8:0:1::1") == 200


async def test_one_address_has_some_unfinished_tables(serve: Any) -> None:
    async with serve(settings=replace(QUICK, tables_per_address=2)) as server:
        for _ in range(2):
            await (await server.visitor()).open_table(public=True)
        stranger = await server.visitor()
        new = {"game": "musketeers", "seats": 2}
        assert code(await stranger.post("/api/tables", new)) == (429, "too_many_tables")
        assert code(await stranger.post("/api/deals", {"game": "musketeers"})) == (429, "too_many_tables")
        elsewhere = await stranger.post("/api/tables", new, **{"X-Forwarded-For": "192.0.2.7"})
        assert elsewhere.status_code == 201
        server.app.state.context.clock = lambda: time.time() + DAY_SECONDS
        assert (await stranger.post("/api/tables", new)).status_code == 201


async def test_the_mark_of_an_address_goes_with_its_game(server: Any) -> None:
    await finished_record(server)
    context = server.app.state.context
    (stored,) = context.store._tables.values()
    assert stored.status == "finished"
    assert stored.address is None
    opened = await (await server.visitor()).open_table()
    assert (await context.store.table(opened["id"])).address == await context.mark_of("127.0.0.1")
    assert "address" not in opened


async def test_nobody_fills_the_lobby_with_many_cookies(serve: Any) -> None:
    async with serve() as server:
        alone = await (await server.visitor()).open_table(public=True)
        for _ in range(LISTED // 20 + 1):
            stranger = await server.visitor()
            for _ in range(20):
                opened = await stranger.post(
                    "/api/tables",
                    {"game": "musketeers", "seats": 2, "public": True},
                    **{"X-Forwarded-For": "192.0.2.7"},
                )
                assert opened.status_code == 201
        listed = (await server.client.get("/api/tables")).json()["public"]
        assert len(listed) == LISTED
        assert alone["id"] in [table["id"] for table in listed]
