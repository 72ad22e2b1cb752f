"""Opening tables, sitting down, getting up, playing again."""

import time
from typing import Any

import pytest

from ducats.games.musketeers.rules.printed import DATA_TEXT
from ducats.server.people import FIRST_NAMES
from ducats.server.store.memory import MemoryStore

ONE_HAND = {"match_mode": "single_hand"}


def code(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


async def play_to_the_end(*connections: Any) -> None:
    """Everybody plays their first choice until the game is over."""
    for connection in connections:
        await connection.until("Welcome")
    while connections[0].view["outcome"] is None:
        for connection in connections:
            question = connection.view["question"] or {}
            if question.get("choices"):
                await connection.act()
                await connection.until("Accepted")
                for other in connections:
                    await other.until("Happened")


async def finished_table(server: Any) -> tuple[Any, Any, dict[str, Any]]:
    north, south = await server.visitor("North"), await server.visitor("South")
    table = await north.open_table(options=ONE_HAND)
    await south.post(f"/api/tables/{table['id']}/seat", {})
    async with north.at(table["id"]) as one, south.at(table["id"]) as other:
        await play_to_the_end(one, other)
    return north, south, table


async def test_a_newcomer_gets_a_name_and_a_cookie_that_scripts_cannot_read(server: Any) -> None:
    answer = await server.client.get("/api/me")
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie
    assert answer.cookies["ducats"] not in answer.text
    assert answer.json()["name"] in FIRST_NAMES
    assert (await server.client.get("/api/me")).json() == answer.json()


async def test_behind_https_the_cookie_is_secure(server: Any) -> None:
    answer = await server.client.get("/api/me", headers={"X-Forwarded-Proto": "https"})
    assert "Secure" in answer.headers["set-cookie"]


async def test_a_name_is_cleaned(server: Any) -> None:
    north = await server.visitor("North")
    assert (await north.post("/api/me", {"name": " L'Est \u202e\n  II "})).json()["name"] == "L'Est II"
    assert code(await north.post("/api/me", {"name": " \u200b "})) == (400, "bad_name")
    assert code(await north.post("/api/me", {"name": "x" * 25})) == (400, "malformed_request")


async def test_nobody_does_anything_without_a_cookie(server: Any) -> None:
    answer = await server.client.post("/api/tables", json={"game": "musketeers", "seats": 2})
    assert code(answer) == (401, "no_person")
    answer = await server.client.get("/api/tables", headers={"cookie": "ducats=forged"})
    assert answer.json() == {"public": [], "mine": []}


async def test_the_shelf_shows_options_levels_and_data(server: Any) -> None:
    (game,) = [
        entry for entry in (await server.client.get("/api/games")).json() if entry["id"] == "musketeers"
    ]
    assert game["levels"] == ["page", "musketeer", "captain"]
    assert game["options"]["properties"]["match_target"]["default"] == 100
    assert game["data"] == DATA_TEXT


async def test_the_form_offers_only_numbers_that_a_table_can_be_opened_with(server: Any) -> None:
    north = await server.visitor("North")
    (game,) = [each for each in (await server.client.get("/api/games")).json() if each["id"] == "marracash"]
    offered = game["options"]["properties"]["start_cash"]
    assert offered == {"enum": [0, *range(500, 3001, 100)], "default": 0}
    assert game["options"]["properties"]["stall_rounds"]["maximum"] == 20
    await north.open_table(game="marracash", options={"start_cash": offered["enum"][1]})


@pytest.mark.parametrize("language", ["en", "fr", "nl", "de", "xx"])
async def test_rules_pages_are_served(server: Any, language: str) -> None:
    answer = await server.client.get(f"/api/games/musketeers/rules?language={language}")
    assert answer.status_code == 200
    assert answer.text.startswith("# ")
    asked_again = {"if-none-match": answer.headers["etag"]}
    again = await server.client.get(f"/api/games/musketeers/rules?language={language}", headers=asked_again)
    assert (again.status_code, again.text) == (304, "")


async def test_a_table_that_never_began_leaves_the_list_of_everybody(serve: Any) -> None:
    store = MemoryStore()
    async with serve(store) as server:
        north, south = [await server.visitor(name) for name in ("North", "South")]
        table = await north.open_table(seats=3)
        assert len((await south.get("/api/tables")).json()["public"]) == 1
        later = time.time() + 48 * 3600 + 1
        server.app.state.context.clock = lambda: later
        assert (await south.get("/api/tables")).json()["public"] == []
        assert [mine["id"] for mine in (await north.get("/api/tables")).json()["mine"]] == [table["id"]]


async def test_people_find_each_other_and_the_game_begins_with_the_last_chair(server: Any) -> None:
    north, south, east = [await server.visitor(name) for name in ("North", "South", "East")]
    table = await north.open_table(seats=3, bots=["page"])
    assert [seat["kind"] for seat in table["seats"]] == ["bot", "person", "empty"]
    assert table["status"] == "open"
    listed = (await south.get("/api/tables")).json()
    assert [entry["id"] for entry in listed["public"]] == [table["id"]]
    assert listed["mine"] == []
    async with east.at(table["id"]) as watching:
        assert (await watching.hear())["view"] is None
        sat = (await south.post(f"/api/tables/{table['id']}/seat", {"seat": 2})).json()
        assert sat["status"] == "playing"
        assert [seat["name"] for seat in sat["seats"]] == ["", "North", "South"]
        assert (await watching.until("TableChanged"))["table"]["seats"][2]["name"] == "South"
        begun = await watching.until("Happened", number=0)
        assert begun["view"]["hand"] == []
    assert [entry["id"] for entry in (await south.get("/api/tables")).json()["mine"]] == [table["id"]]


async def test_a_player_who_is_asked_learns_that_it_is_their_turn(server: Any) -> None:
    north, south, east = [await server.visitor(name) for name in ("North", "South", "East")]
    table = await north.open_table(options=ONE_HAND)
    turn = f"/api/tables/{table['id']}/turn"
    assert code(await north.get(turn)) == (400, "not_started")
    await south.post(f"/api/tables/{table['id']}/seat", {})
    assert (await north.get(turn)).json() == {"mine": True}
    async with north.at(table["id"]) as connection:
        await connection.until("Welcome")
        await connection.act()
        await connection.until("Accepted")
    assert (await north.get(turn)).json() == {"mine": False}
    assert (await south.get(turn)).json() == {"mine": True}
    assert code(await east.get(turn)) == (403, "not_seated")
    await south.delete(f"/api/tables/{table['id']}/seat")
    assert (await south.get(turn)).json() == {"mine": False}


async def test_chairs_are_refused_with_a_reason(server: Any) -> None:
    north, south, east = [await server.visitor(name) for name in ("North", "South", "East")]
    table = f"/api/tables/{(await north.open_table())['id']}"
    assert code(await north.post(f"{table}/seat", {})) == (409, "already_seated")
    assert code(await south.post(f"{table}/seat", {"seat": 0})) == (409, "seat_taken")
    assert code(await south.post(f"{table}/seat", {"seat": 5})) == (409, "seat_taken")
    assert code(await south.post(f"{table}/start")) == (403, "not_creator")
    assert code(await north.post(f"{table}/start")) == (409, "seats_empty")
    assert code(await south.post(f"{table}/bots", {"seat": 1, "level": "page"})) == (403, "not_creator")
    assert code(await north.post(f"{table}/bots", {"seat": 1, "level": "king"})) == (400, "no_such_bot")
    assert code(await south.delete(f"{table}/seat")) == (403, "not_seated")
    assert code(await north.post(f"{table}/rematch")) == (409, "not_finished")
    assert (await north.post(f"{table}/bots", {"seat": 1, "level": "page"})).json()["status"] == "playing"
    assert code(await east.post(f"{table}/seat", {})) == (409, "already_started")
    assert code(await north.post(f"{table}/start")) == (409, "already_started")


async def test_a_private_table_is_found_by_its_link_only(server: Any) -> None:
    north, south = await server.visitor("North"), await server.visitor("South")
    table = await north.open_table(public=False)
    assert (await south.get("/api/tables")).json()["public"] == []
    assert (await south.get(f"/api/tables/{table['id']}")).json()["id"] == table["id"]


async def test_a_table_that_everybody_left_is_gone(server: Any) -> None:
    north, south = await server.visitor("North"), await server.visitor("South")
    table = f"/api/tables/{(await north.open_table(seats=3))['id']}"
    await south.post(f"{table}/seat", {})
    assert (await north.delete(f"{table}/seat")).json()["seats"][0]["kind"] == "empty"
    async with south.at(table.rpartition("/")[2]) as connection:
        await connection.until("Welcome")
        await south.delete(f"{table}/seat")
        await connection.until("TableChanged")
        await connection.socket.wait_closed()
        assert connection.socket.close_code == 4404
    assert code(await north.get(table)) == (404, "no_such_table")


async def test_the_same_two_play_again_at_the_table_the_first_one_opens(server: Any) -> None:
    north, south, table = await finished_table(server)
    async with south.at(table["id"]) as connection:
        assert (await connection.hear())["table"]["status"] == "finished"
        again = (await north.post(f"/api/tables/{table['id']}/rematch")).json()
        assert [seat["kind"] for seat in again["seats"]] == ["person", "empty"]
        assert (await connection.until("TableChanged"))["table"]["rematch"] == again["id"]
    joined = (await south.post(f"/api/tables/{table['id']}/rematch")).json()
    assert joined["id"] == again["id"]
    assert joined["status"] == "playing"
    assert [seat["name"] for seat in joined["seats"]] == ["North", "South"]
    assert joined["options"] == table["options"]
    east = await server.visitor("East")
    assert code(await east.post(f"/api/tables/{table['id']}/rematch")) == (403, "not_seated")


@pytest.mark.parametrize(
    ("settings", "expected"),
    [
        ({"game": "chess"}, (404, "no_such_game")),
        ({"seats": 5}, (400, "bad_seats")),
        ({"seats": 1}, (400, "bad_seats")),
        ({"options": {"match_target": 5}}, (400, "bad_options")),
        ({"options": {"match_mode": "fixed_hands", "hands": 9, "max_hands": 2}}, (400, "bad_options")),
        ({"preset": "french"}, (400, "no_such_preset")),
        ({"options": {"cheat": True}}, (400, "bad_options")),
        ({"bots": ["king"]}, (400, "no_such_bot")),
        ({"bots": [None, None, "page"]}, (400, "bad_seats")),
        ({"data": "guards = 3"}, (400, "bad_data")),
        ({"absence": {"mode": "bot", "seconds": 1}}, (400, "malformed_request")),
        ({"surprise": 1}, (400, "malformed_request")),
    ],
)
async def test_a_table_that_cannot_be_is_refused(
    server: Any, settings: dict[str, Any], expected: tuple[int, str]
) -> None:
    north = await server.visitor()
    answer = await north.post("/api/tables", {"game": "musketeers", "seats": 2, **settings})
    assert code(answer) == expected
    assert (await north.get("/api/tables")).json()["mine"] == []


async def test_a_preset_is_one_word_and_options_go_before_it(server: Any) -> None:
    north = await server.visitor("North")
    table = await north.open_table(game="marquis", preset="dutch", options={"veto_scope": "stop"})
    chosen = {name: table["options"][name] for name in ("jewel_supply", "out_prosecutor", "veto_scope")}
    assert chosen == {"jewel_supply": "18_13", "out_prosecutor": True, "veto_scope": "stop"}
    (shown,) = [game for game in (await north.get("/api/games")).json() if game["id"] == "marquis"]
    assert set(shown["presets"]) == {"french", "dutch"}


async def test_an_owner_opens_a_table_with_their_corrected_data_file(server: Any) -> None:
    north = await server.visitor()
    table = await north.open_table(data=DATA_TEXT + "\n# checked against the box\n", bots=[None, "page"])
    assert table["corrected"] is True
    assert table["status"] == "playing"


async def test_a_corrected_data_file_is_tried_out_and_compared_with_the_shipped_one(server: Any) -> None:
    north = await server.visitor()
    corrected = DATA_TEXT.replace("{ value = 8, provenance", "{ value = 9, provenance")
    answer = await north.post("/api/games/musketeers/data", {"seats": 2, "data": corrected})
    assert answer.json() == {"differences": [{"path": "guards.4", "shipped": "8", "yours": "9"}]}
    for wrong in ("guards = 3", "guards ="):
        refused = await north.post("/api/games/musketeers/data", {"seats": 2, "data": wrong})
        assert (refused.status_code, refused.json()["code"]) == (400, "bad_data")
    missing = await north.post("/api/games/chess/data", {"seats": 2, "data": corrected})
    assert missing.json()["code"] == "no_such_game"


async def test_a_new_name_is_seen_at_once_by_the_others(server: Any) -> None:
    north, south = await server.visitor("North"), await server.visitor("South")
    table = await north.open_table()
    async with south.at(table["id"]) as connection:
        await connection.until("Welcome")
        await north.post("/api/me", {"name": "Comte"})
        assert (await connection.until("TableChanged"))["table"]["seats"][0]["name"] == "Comte"


async def test_bots_alone_can_be_watched(server: Any) -> None:
    north = await server.visitor()
    table = await north.open_table(bots=["page", "captain"], options=ONE_HAND)
    assert table["status"] == "playing"
    async with north.at(table["id"]) as connection:
        welcome = await connection.until("Welcome")
        assert welcome["seat"] is None
        if welcome["table"]["status"] != "finished":
            await connection.until("TableChanged")
    assert (await north.get(f"/api/tables/{table['id']}")).json()["status"] == "finished"
