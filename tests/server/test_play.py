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
        while (await line.until_asked())["outcome"] is None:
            ref = await line.act()
            await line.until("Accepted", ref=ref)
            await line.until("Happened")
        ended = await line.until("TableChanged")
    assert ended["table"]["status"] == "finished"
    assert ended["table"]["outcome"] == line.view["outcome"]
