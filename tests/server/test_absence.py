"""People who do not answer, as their table's creator has decided."""

from typing import Any

import pytest
from msgspec.structs import replace
from tests.server.conftest import QUICK, FakeTime, until

from ducats.server.store.memory import MemoryStore
from ducats.server.wire import Absence


async def laid(server: Any, absence: Absence) -> tuple[Any, Any, str]:
    north, south = await server.known_visitor("North"), await server.known_visitor("South")
    return north, south, await server.start_table("North", "South", absence=absence)


async def test_who_waits_waits_for_ever(serve: Any) -> None:
    fake_time = FakeTime()
    async with serve(fake_time=fake_time) as server:
        north, _, table = await laid(server, Absence("wait", 0))
        async with north.at(table) as connection:
            await connection.until("Welcome")
            await connection.act()
            await connection.until("Happened")
            await fake_time.advance(3_600)
            await server.settled()
            assert server.live_game().moments == 1
            assert server.app.state.registry.live(table).absences.due() is None


async def test_after_a_while_the_default_is_played(server: Any) -> None:
    north, _, table = await laid(server, Absence("default", 1))
    async with north.at(table) as connection:
        await connection.until("Welcome")
        await connection.act()
        await connection.until("Happened", number=1)
        assert (await connection.until("Happened", number=2))["events"][0]["seat"] == 1
    assert server.bots.asked == []


async def test_a_bot_stands_in(server: Any) -> None:
    north, _, table = await laid(server, Absence("bot", 1))
    async with north.at(table) as one:
        await one.until("Welcome")
        await one.act()
        await one.until("Happened")
        assert (await one.until("TableChanged"))["table"]["seats"][1]["stand_in"] is True
        assert (await one.until("Happened", number=2))["events"][0]["seat"] == 1
    assert server.bots.asked[0][1] == "captain"


async def test_who_acts_takes_over_from_the_bot(server: Any) -> None:
    north, south, table = await laid(server, Absence("bot", 1))
    server.bots.gate.clear()
    async with north.at(table) as one, south.at(table) as other:
        await one.until("Welcome")
        await other.until("Welcome")
        await one.act()
        await one.until("Happened")
        assert (await one.until("TableChanged"))["table"]["seats"][1]["stand_in"] is True
        ref = await other.act()
        await other.until("Accepted", ref=ref)
        assert (await one.until("TableChanged"))["table"]["seats"][1]["stand_in"] is False
        assert not server.app.state.registry.live(table).thinking


async def test_who_came_back_may_run_out_of_time_again(server: Any) -> None:
    north, south, table = await laid(server, Absence("bot", 1))
    server.bots.gate.clear()
    async with north.at(table) as one:
        await one.until("Welcome")
        await one.act()
        await one.until("Happened")
        for stands_in in (True, False, True):
            if not stands_in:
                async with south.at(table) as other:
                    await other.until("Welcome")
            changed = await one.until("TableChanged")
            while changed["table"]["seats"][1]["stand_in"] is not stands_in:
                changed = await one.until("TableChanged")
        server.bots.gate.set()


async def test_who_comes_back_takes_over_from_the_bot(server: Any) -> None:
    north, south, table = await laid(server, Absence("wait", 0))
    async with north.at(table) as one:
        await one.until("Welcome")
        server.bots.gate.clear()
        left = (await south.delete(f"/api/tables/{table}/seat")).json()
        assert left["seats"][1]["stand_in"] is True
        async with south.at(table) as other:
            welcome = await other.until("Welcome")
            assert welcome["table"]["seats"][1]["stand_in"] is False
            assert not server.app.state.registry.live(table).thinking
            server.bots.gate.set()
            await until(lambda: server.bots.cancelled == 1)
            await server.settled()
            assert server.live_game().moments == 0
            await south.delete(f"/api/tables/{table}/seat")
            await one.until("Happened")
            assert (await south.post(f"/api/tables/{table}/seat", {})).json()["seats"][1]["stand_in"] is False


async def test_the_clock_goes_on_while_the_server_is_down(serve: Any) -> None:
    store = MemoryStore()
    async with serve(store, fake_time=FakeTime(now=0)) as server:
        north, _, table = await laid(server, Absence("default", 3_600))
        async with north.at(table) as connection:
            await connection.until("Welcome")
            await connection.act()
            await connection.until("Happened")
    fake_time = FakeTime(now=3_500)
    async with serve(store, fake_time=fake_time) as server:
        await until(fake_time.is_awaited)
        await fake_time.advance(99)
        await server.settled()
        assert server.live_game(table).moments == 1
    async with serve(store, fake_time=FakeTime(now=3_700)) as server:
        await until(lambda: server.app.state.registry.live(table) is not None)
        await until(lambda: server.live_game(table).moments > 1)


@pytest.mark.parametrize(("grace", "limit"), [(60.0, 60), (600.0, 120)])
async def test_after_a_restart_people_have_time_to_come_back(serve: Any, grace: float, limit: int) -> None:
    """A minute, but never more than the table itself gives."""
    store = MemoryStore()
    async with serve(store, fake_time=FakeTime(now=0)) as server:
        _, _, table = await laid(server, Absence("default", 120))
    fake_time = FakeTime(now=3_700)
    async with serve(store, replace(QUICK, grace_seconds=grace), fake_time=fake_time) as server:
        live = await server.app.state.registry.table(table)
        assert live.absences.due() == 3_700 + limit
        assert live.absences._limit(3_700 + limit + 1) == 3_700 + limit + 1 + 120
        await until(fake_time.is_awaited)
        await fake_time.advance(limit - 1)
        await server.settled()
        assert server.live_game(table).moments == 0
        await fake_time.advance(2)
        assert server.live_game(table).moments > 0


async def test_a_clock_runs_for_a_table_that_has_left_the_memory(serve: Any) -> None:
    fake_time = FakeTime()
    async with serve(settings=replace(QUICK, idle_seconds=60), fake_time=fake_time) as server:
        _, _, table = await laid(server, Absence("default", 3_600))
        await until(fake_time.is_awaited)
        await fake_time.advance(600)
        assert server.app.state.registry.live(table) is None
        await fake_time.advance(3_001)
        assert server.live_game(table).moments > 0


async def test_the_open_question_counts_from_when_it_was_put(server: Any) -> None:
    north, _, table = await laid(server, Absence("wait", 0))
    since = server.live_game().asked_since
    async with north.at(table) as connection:
        await connection.until("Welcome")
        await connection.act()
        await connection.until("Happened")
    assert server.live_game().asked_since == since
    registry = server.app.state.registry
    registry.live(table).close()
    await registry.table(table)
    assert server.live_game().asked_since == since


async def test_who_says_that_they_are_thinking_is_not_played_for(serve: Any) -> None:
    """Both choose at once, each in a time of their own: who thinks on is waited for, who is away is not."""
    fake_time = FakeTime()
    async with serve(fake_time=fake_time) as server:
        north, _, table = await laid(server, Absence("bot", 60))
        live = server.app.state.registry.live(table)
        async with north.at(table) as connection:
            await connection.until("Welcome")
            assert (await connection.until("Countdown"))["left"] == [60, 60]
            await fake_time.advance(50)
            await connection.say({"type": "StillThinking", "ref": 1})
            assert (await connection.until("Countdown"))["left"] == [60, 10]
            await connection.until("Accepted", ref=1)
            await fake_time.advance(20)
            away = {"moment": 0, "seat": 1, "what": "stand_in"}
            assert (await connection.until("TableChanged"))["table"]["attendance"] == [away]
            assert (await connection.until("Countdown"))["left"] == [50, None]
            for ref in range(2, 6):
                await fake_time.advance(30)
                await connection.say({"type": "StillThinking", "ref": ref})
                await connection.until("Accepted", ref=ref)
            assert not live.stored.seats[0].stand_in
            await fake_time.advance(61)
            stood_in = (await connection.until("TableChanged"))["table"]
            assert stood_in["attendance"][1]["seat"] == 0


async def test_coming_back_is_told_and_gives_the_whole_time(serve: Any) -> None:
    fake_time = FakeTime()
    async with serve(fake_time=fake_time) as server:
        server.bots.gate.clear()
        north, _, table = await laid(server, Absence("bot", 60))
        await fake_time.advance(61)
        await until(lambda: server.app.state.registry.live(table).stored.seats[0].stand_in)
        async with north.at(table) as connection:
            welcome = await connection.until("Welcome")
            mine = [each["what"] for each in welcome["table"]["attendance"] if each["seat"] == 0]
            assert mine == ["stand_in", "back"]
            assert (await connection.until("Countdown"))["left"][0] == 60


async def test_the_table_says_for_whom_it_answered(server: Any) -> None:
    north, _, table = await laid(server, Absence("default", 1))
    async with north.at(table) as connection:
        await connection.until("Welcome")
        await connection.act()
        noted = await connection.until("TableChanged")
        assert noted["table"]["attendance"] == [{"moment": 1, "seat": 1, "what": "away"}]
        assert (await connection.until("Happened", number=2))["events"][0]["seat"] == 1


async def test_without_a_limit_thinking_on_is_accepted_and_nothing_is_stored(server: Any) -> None:
    north, _, table = await laid(server, Absence("wait", 0))
    before = server.app.state.registry.live(table).stored
    async with north.at(table) as connection:
        await connection.until("Welcome")
        await connection.say({"type": "StillThinking", "ref": 1})
        await connection.until("Accepted", ref=1)
        assert not [text for text in connection.raw if "Countdown" in text]
    assert server.app.state.registry.live(table).stored == before
