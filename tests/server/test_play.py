"""A whole game through the server."""

from typing import Any


async def test_a_game_against_bots_is_played_to_its_end(server: Any) -> None:
    north = await server.visitor("North")
    table = await north.open_table(
        seats=3, bots=[None, "page", "captain"], options={"match_mode": "single_hand"}
    )
    assert table["status"] == "playing"
    async with north.at(table["id"]) as line:
        welcome = await line.hear()
        assert welcome["type"] == "Welcome"
        assert welcome["seat"] == 0
        assert welcome["me"] == north.me
        assert len(welcome["consequences"]["answers"]) == len(welcome["view"]["hand"])
        while (await line.until_asked())["outcome"] is None:
            ref = await line.act()
            await line.until("Accepted", ref=ref)
            await line.until("Happened")
        ended = await line.until("TableChanged")
    assert ended["table"]["status"] == "finished"
    assert ended["table"]["outcome"] == line.view["outcome"]


async def test_consequences_travel_with_the_question_to_whoever_is_asked(server: Any) -> None:
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
