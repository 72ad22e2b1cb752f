"""What the players add to the seed: promised when they sit down, shown when nobody can promise any more."""

from typing import Any

import pytest
from msgspec.structs import replace
from tests.server.conftest import FakeTime, Visitor, running, until
from tests.server.test_processes import play_all

from ducats.engine import record, replay
from ducats.engine.errors import CorruptRecord
from ducats.engine.rng import promise
from ducats.games import find
from ducats.server.chairs import SHARE_SECONDS

NORTH, SOUTH = "a" * 64, "5" * 64
ONE_HAND = {"match_mode": "single_hand"}


async def seated(server: Any) -> tuple[Visitor, Visitor, str]:
    """Both have promised, and all chairs are taken."""
    north, south = await server.visitor("North"), await server.visitor("South")
    table = (await north.open_table(promise=promise(NORTH), options=ONE_HAND))["id"]
    answer = await south.post(f"/api/tables/{table}/seat", {"promise": promise(SOUTH)})
    assert answer.json()["status"] == "open", "the game waits for what was promised"
    return north, south, table


async def show(visitor: Visitor, table: str, share: str) -> Any:
    return await visitor.post(f"/api/tables/{table}/share", {"share": share})


async def test_the_game_begins_with_the_last_share(server: Any) -> None:
    north, south, table = await seated(server)
    info = (await show(north, table, NORTH)).json()
    assert info["status"] == "open"
    assert [seat["promise"] for seat in info["seats"]] == [promise(NORTH), promise(SOUTH)]
    assert [seat["share"] for seat in info["seats"]] == [None, None], "nobody sees a share before the end"
    info = (await show(south, table, SOUTH)).json()
    assert info["status"] == "playing"
    assert [seat["share"] for seat in info["seats"]] == [NORTH, SOUTH]


async def test_the_record_alone_shows_that_the_shares_were_used(server: Any) -> None:
    north, south, table = await seated(server)
    await show(north, table, NORTH)
    await show(south, table, SOUTH)
    async with north.at(table) as one, south.at(table) as other:
        await play_all(one, other)
    text = (await north.get(f"/api/tables/{table}/record")).content
    rules = find("musketeers")
    kept = record.read(rules, text)
    assert kept.header.shares == (NORTH, SOUTH)
    replay.verify(rules, kept)
    with pytest.raises(CorruptRecord):
        replay.verify(rules, replace(kept, header=replace(kept.header, shares=(NORTH, NORTH))))


async def test_a_share_is_what_was_promised(server: Any) -> None:
    north, south, table = await seated(server)
    refused = await show(south, table, NORTH)
    assert (refused.status_code, refused.json()["code"]) == (400, "bad_share")
    west = await server.visitor("West")
    assert (await show(west, table, NORTH)).json()["code"] == "not_seated"
    assert (await show(north, table, "short")).status_code == 400


async def test_no_share_is_taken_while_somebody_could_still_promise(server: Any) -> None:
    north = await server.visitor("North")
    table = (await north.open_table(promise=promise(NORTH)))["id"]
    assert (await show(north, table, NORTH)).json()["code"] == "seats_empty"


async def test_nobody_changes_chairs_while_shares_are_shown(server: Any) -> None:
    """Who knows the others' shares and the seed could try promises until they like the deal."""
    north, south, table = await seated(server)
    await show(north, table, NORTH)
    left = await south.delete(f"/api/tables/{table}/seat")
    emptied = await north.post(f"/api/tables/{table}/empty", {"seat": 1})
    assert [answer.json()["code"] for answer in (left, emptied)] == ["already_started"] * 2


async def test_a_player_who_breaks_their_promise_plays_without_a_share() -> None:
    time = FakeTime()
    async with running(fake_time=time) as server:
        north, _, table = await seated(server)
        await show(north, table, NORTH)
        await until(time.is_awaited)
        await time.advance(SHARE_SECONDS + 1)
        await until(lambda: server.app.state.registry.live(table).stored.status == "playing")
        assert server.live_game(table).driver.header.shares == (NORTH, "")


async def test_without_promises_a_game_begins_at_once(server: Any) -> None:
    north, south = await server.visitor("North"), await server.visitor("South")
    table = (await north.open_table())["id"]
    assert (await south.post(f"/api/tables/{table}/seat", {})).json()["status"] == "playing"


async def test_a_rematch_has_promises_of_its_own(server: Any) -> None:
    north, south, table = await seated(server)
    await show(north, table, NORTH)
    await show(south, table, SOUTH)
    store = server.app.state.context.store
    live = server.app.state.registry.live(table)
    live.stored = store._tables[table] = replace(live.stored, status="finished")
    opened = (await north.post(f"/api/tables/{table}/rematch?promise={promise(SOUTH)}")).json()
    assert [seat["promise"] for seat in opened["seats"] if seat["player"] == north.me["id"]] == [
        promise(SOUTH)
    ]
    again = (await south.post(f"/api/tables/{table}/rematch")).json()
    assert (again["id"], again["status"]) == (opened["id"], "open")
