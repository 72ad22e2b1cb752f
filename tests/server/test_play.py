"""A whole game through the server."""

from typing import Any

import pytest

from ducats.engine.errors import BrokenInvariant
from ducats.games import find
from ducats.server.live_game import LiveGame


async def test_a_game_against_bots_is_played_to_its_end(server: Any) -> None:
    north = await server.visitor("North")
    table = await north.open_table(
        seats=3, bots=[None, "page", "captain"], options={"match_mode": "single_hand"}
    )
    assert table["status"] == "playing"
    async with north.at(table["id"]) as connection:
        welcome = await connection.hear()
        assert welcome["type"] == "Welcome"
        assert welcome["seat"] == 0
        assert welcome["me"] == north.me
        assert len(welcome["consequences"]["answers"]) == len(welcome["view"]["hand"])
        while (await connection.until_asked())["outcome"] is None:
            ref = await connection.act()
            await connection.until("Accepted", ref=ref)
            await connection.until("Happened")
        ended = await connection.until("TableChanged")
    assert ended["table"]["status"] == "finished"
    assert ended["table"]["outcome"] == connection.view["outcome"]


async def test_consequences_travel_with_the_question_to_the_player_who_is_asked(server: Any) -> None:
    north, south, watcher = [await server.visitor(name) for name in ("North", "South", "Watcher")]
    table = await north.open_table(seats=2)
    await south.post(f"/api/tables/{table['id']}/seat", {})
    async with north.at(table["id"]) as one, south.at(table["id"]) as other, watcher.at(table["id"]) as third:
        assert (await one.until("Welcome"))["consequences"] is not None
        assert (await third.until("Welcome"))["consequences"] is None
        await other.until("Welcome")
        await one.act()
        assert (await one.until("Happened", number=1))["consequences"] is None
        assert (await third.until("Happened", number=1))["consequences"] is None
        waiting = await other.until("Happened", number=1)
        assert len(waiting["consequences"]["answers"]) == 12
        assert waiting["consequences"]["answers"][0][0]["type"] == "Worth"


@pytest.mark.pure
async def test_a_hint_that_fails_costs_nobody_the_move(server: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: Any) -> None:
        raise LookupError("no such answer")

    monkeypatch.setattr(type(find("musketeers")), "consequences", fail)
    north = await server.visitor("North")
    table = await north.open_table(seats=2, bots=[None, "page"], options={"match_mode": "single_hand"})
    async with north.at(table["id"]) as connection:
        assert (await connection.until("Welcome"))["consequences"] is None
        ref = await connection.act()
        await connection.until("Accepted", ref=ref)
        assert (await connection.until("Happened"))["consequences"] is None


async def test_a_game_that_broke_in_a_move_is_read_from_the_store(
    server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    north = await server.visitor("North")
    table = await north.open_table(seats=2, bots=[None, "page"], options={"match_mode": "single_hand"})
    honest = LiveGame.play
    broken = 0

    def half_a_move(self: LiveGame, *arguments: Any, **named: Any) -> Any:
        nonlocal broken
        if broken:
            return honest(self, *arguments, **named)
        broken += 1
        honest(self, *arguments, **named)
        raise BrokenInvariant("a card is missing")

    async with north.at(table["id"]) as connection:
        before = (await connection.until("Welcome"))["view"]
        monkeypatch.setattr(LiveGame, "play", half_a_move)
        refused = await connection.until("Refused", ref=await connection.act())
        assert refused["problem"]["code"] == "broken_invariant"
    async with north.at(table["id"]) as connection:
        assert (await connection.until("Welcome"))["view"]["hand"] == before["hand"]
        await connection.until("Accepted", ref=await connection.act())
