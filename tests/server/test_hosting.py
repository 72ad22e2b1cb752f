"""The waiting room: what its host may do, and what everybody may do while the host is not there."""

from typing import Any


async def gathered(server: Any, seats: int = 4) -> tuple[Any, Any, str]:
    """A table opened by North, where South sits on the second chair."""
    north, south = await server.visitor("North"), await server.visitor("South")
    table = (await north.open_table(seats=seats))["id"]
    answer = await south.post(f"/api/tables/{table}/seat", {})
    assert answer.status_code == 200, answer.text
    return north, south, table


def names(answer: Any) -> list[str]:
    assert answer.status_code == 200, answer.text
    return [seat["name"] or seat["kind"] for seat in answer.json()["seats"]]


async def code(answer: Any) -> str:
    told: str = answer.json()["code"]
    return told


async def test_the_host_moves_people(server: Any) -> None:
    north, _, table = await gathered(server)
    moved = await north.post(f"/api/tables/{table}/move", {"seat": 1, "to": 3})
    assert names(moved) == ["North", "empty", "empty", "South"]
    swapped = await north.post(f"/api/tables/{table}/move", {"seat": 0, "to": 3})
    assert names(swapped) == ["South", "empty", "empty", "North"]
    assert await code(await north.post(f"/api/tables/{table}/move", {"seat": 0, "to": 5})) == "bad_seats"


async def test_others_move_only_themselves_and_only_to_a_free_chair(server: Any) -> None:
    _, south, table = await gathered(server)
    assert names(await south.post(f"/api/tables/{table}/move", {"seat": 1, "to": 2}))[2] == "South"
    for seat, to in ((0, 3), (2, 0), (1, 3)):
        refused = await south.post(f"/api/tables/{table}/move", {"seat": seat, "to": to})
        assert (refused.status_code, await code(refused)) == (403, "not_creator")


async def test_who_was_asked_to_leave_cannot_sit_down_again(server: Any) -> None:
    north, south, table = await gathered(server)
    async with south.at(table) as connection:
        await connection.until("Welcome")
        assert names(await north.post(f"/api/tables/{table}/empty", {"seat": 1}))[1] == "empty"
        told = (await connection.until("TableChanged"))["table"]
        assert (told["seats"][1]["kind"], told["removed"]) == ("empty", [south.me["id"]])
    again = await south.post(f"/api/tables/{table}/seat", {})
    assert (again.status_code, await code(again)) == (403, "removed")
    west = await server.visitor("West")
    assert names(await west.post(f"/api/tables/{table}/seat", {}))[1] == "West"


async def test_a_bot_can_be_taken_away_again(server: Any) -> None:
    north, south, table = await gathered(server)
    assert names(await north.post(f"/api/tables/{table}/bots", {"seat": 3, "level": "page"}))[3] == "bot"
    assert await code(await south.post(f"/api/tables/{table}/empty", {"seat": 3})) == "not_creator"
    assert names(await north.post(f"/api/tables/{table}/empty", {"seat": 3}))[3] == "empty"
    assert await code(await north.post(f"/api/tables/{table}/empty", {"seat": 0})) == "bad_seats"


async def test_the_host_hands_the_table_over(server: Any) -> None:
    north, south, table = await gathered(server)
    assert await code(await south.post(f"/api/tables/{table}/host", {"seat": 1})) == "not_creator"
    assert await code(await north.post(f"/api/tables/{table}/host", {"seat": 2})) == "bad_seats"
    handed = await north.post(f"/api/tables/{table}/host", {"seat": 1})
    assert handed.json()["creator"] == south.me["id"]
    assert await code(await north.post(f"/api/tables/{table}/empty", {"seat": 1})) == "not_creator"
    assert names(await south.post(f"/api/tables/{table}/empty", {"seat": 0}))[0] == "empty"


async def test_all_free_chairs_are_filled_with_bots_at_once(server: Any) -> None:
    north, south, table = await gathered(server)
    refused = await south.post(f"/api/tables/{table}/bots", {"level": "page"})
    assert (refused.status_code, await code(refused)) == (403, "not_creator")
    begun = (await north.post(f"/api/tables/{table}/bots", {"level": "page"})).json()
    assert begun["status"] == "playing"
    assert [seat["level"] for seat in begun["seats"]] == [None, None, "page", "page"]


async def test_while_the_host_is_away_the_others_may_begin_with_bots(server: Any) -> None:
    north, south, table = await gathered(server)
    async with south.at(table) as other:
        await other.until("Welcome")
        async with north.at(table) as one:
            await one.until("Welcome")
            refused = await south.post(f"/api/tables/{table}/bots", {"level": "page"})
            assert await code(refused) == "not_creator"
        while (await other.until("TableChanged"))["table"]["seats"][0]["online"]:
            pass
        assert await code(await south.post(f"/api/tables/{table}/empty", {"seat": 0})) == "not_creator"
        begun = (await south.post(f"/api/tables/{table}/bots", {"level": "page"})).json()
    assert begun["status"] == "playing"


async def test_in_a_running_game_nobody_is_moved_or_removed(server: Any) -> None:
    north, _, table = await gathered(server, seats=2)
    for path, body in (("move", {"seat": 0, "to": 1}), ("empty", {"seat": 1}), ("host", {"seat": 1})):
        refused = await north.post(f"/api/tables/{table}/{path}", body)
        assert (refused.status_code, await code(refused)) == (409, "already_started")


async def test_whatever_stands_in_the_address_there_is_no_such_table(server: Any) -> None:
    for table in ("unknown", "x", "unknown-table"):
        for path in ("", "/replay"):
            missing = await server.client.get(f"/api/tables/{table}{path}")
            assert (missing.status_code, await code(missing)) == (404, "no_such_table")
