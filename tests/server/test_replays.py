"""Records and replays: who may see what of a game, and what comes back."""

from functools import reduce
from hashlib import sha256
from typing import Any

import msgspec
import pytest
from tests.contract.checks import patched
from tests.server.test_lobby import ONE_HAND, code, finished_table

from ducats import games
from ducats.engine import record, replay
from ducats.server import heavy
from ducats.server.kept_answers import KeptAnswers
from ducats.server.live_game import record_of


async def test_the_record_is_shown_after_the_game_and_can_be_brought_back(server: Any) -> None:
    north, _, table = await finished_table(server)
    answer = await north.get(f"/api/tables/{table['id']}/record")
    assert answer.headers["content-disposition"].endswith(f'"musketeers-{table["id"]}.jsonl"')
    header = msgspec.json.decode(answer.text.splitlines()[0])
    assert header["players"] == ["North", "South"]
    brought = await server.client.post("/api/records", content=answer.content, headers=north.headers)
    assert brought.status_code == 201
    assert brought.json()["imported"] is True
    again = await north.get(f"/api/tables/{brought.json()['id']}/record")
    assert again.content == answer.content
    for viewer in ("open", "seat:0", "seat:1", "spectator"):
        shown = await north.get(f"/api/tables/{brought.json()['id']}/replay?viewer={viewer}")
        assert len(shown.json()["moments"]) == brought.json()["moments"] + 1
        assert shown.json()["next"] is None


async def test_only_the_replay_of_a_finished_game_is_made_once(
    server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []
    replay = heavy.replay

    def noted(*given: Any) -> bytes:
        made.append(given[0].status)
        return replay(*given)

    monkeypatch.setattr(heavy, "replay", noted)
    north, _, table = await finished_table(server)
    await server.known_visitor("East")
    await server.known_visitor("West")
    running = await server.start_table("East", "West")
    for path in (f"{table['id']}/replay?viewer=open", f"{running}/replay"):
        shown = [(await north.get(f"/api/tables/{path}")).json() for _ in range(2)]
        assert shown[0] == shown[1]
    await north.get(f"/api/tables/{table['id']}/replay?viewer=seat:0")
    assert made == ["finished", "playing", "playing", "finished"]


@pytest.mark.parametrize("viewer", ["open", "seat:0", "spectator"])
async def test_a_long_replay_comes_in_parts_that_make_the_whole(
    server: Any, monkeypatch: pytest.MonkeyPatch, viewer: str
) -> None:
    north, _, table = await finished_table(server)
    path = f"/api/tables/{table['id']}/replay?viewer={viewer}"
    whole = (await north.get(path)).json()
    server.app.state.context.kept_replays = KeptAnswers(0)
    monkeypatch.setattr(heavy, "FIRST_MOMENTS", 3)
    monkeypatch.setattr(heavy, "LATER_MOMENTS", 2)
    part = (await north.get(path)).json()
    assert len(part["moments"]) == 3
    moments = part["moments"]
    while part["next"] is not None:
        assert part["next"] == len(moments)
        part = (await north.get(f"{path}&first={part['next']}")).json()
        assert len(part["moments"]) in {1, 2}
        # Every part can be read without those before it.
        assert [moment["view"] is None for moment in part["moments"]] == [False, True][: len(part["moments"])]
        moments += part["moments"]
    steps = [moment["steps"] for moment in whole["moments"]]
    assert [moment["steps"] for moment in moments] == steps
    shown = whole["moments"][0]["view"]
    for moment in moments:
        shown = reduce(patched, moment["steps"], shown)
        assert moment["view"] in (None, shown)
    beyond = (await north.get(f"{path}&first=9999")).json()
    assert (beyond["moments"], beyond["next"]) == ([], None)


async def test_the_inputs_of_a_long_replay_are_read_once(
    server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []
    store = server.app.state.context.store
    inputs = store.inputs

    async def noted(table: str, first: int = 0) -> Any:
        read.append("from the store")
        return await inputs(table, first)

    def taken(*given: Any) -> Any:
        read.append("by the worker")
        return record_of(*given)

    north, _, table = await finished_table(server)
    monkeypatch.setattr(store, "inputs", noted)
    monkeypatch.setattr("ducats.server.heavy.record_of", taken)
    monkeypatch.setattr(heavy, "FIRST_MOMENTS", 3)
    path = f"/api/tables/{table['id']}/replay?viewer=open"
    assert (await north.get(path)).json()["next"] == 3
    assert (await north.get(f"{path}&first=3")).json()["next"] is None
    assert read == ["from the store", "by the worker"]


async def test_an_imported_record_says_who_was_a_bot(server: Any) -> None:
    north = await server.visitor()
    table = await north.open_table(bots=["page", "captain"], options=ONE_HAND)
    async with north.at(table["id"]) as connection:
        if (await connection.until("Welcome"))["table"]["status"] != "finished":
            await connection.until("TableChanged")
    lines = (await north.get(f"/api/tables/{table['id']}/record")).text.splitlines()
    for players, expected in (
        (["page", "captain"], [("bot", "", "page"), ("bot", "", "captain")]),
        (["West", "captain"], [("person", "West", None), ("bot", "", "captain")]),
        ([], [("bot", "", None), ("bot", "", None)]),
    ):
        header = {**msgspec.json.decode(lines[0]), "players": players}
        text = "\n".join([msgspec.json.encode(header).decode(), *lines[1:]])
        brought = await server.client.post("/api/records", content=text, headers=north.headers)
        assert brought.status_code == 201, brought.text
        seats = brought.json()["seats"]
        assert [(seat["kind"], seat["name"], seat["level"]) for seat in seats] == expected


async def test_long_answers_are_compressed_for_who_can_unpack_them(server: Any) -> None:
    north, _, table = await finished_table(server)
    for path in ("record", "replay?viewer=open"):
        packed = await north.get(f"/api/tables/{table['id']}/{path}", **{"accept-encoding": "gzip, br"})
        plain = await north.get(f"/api/tables/{table['id']}/{path}", **{"accept-encoding": "identity"})
        assert packed.headers["content-encoding"] == "gzip"
        assert "content-encoding" not in plain.headers
        assert packed.headers["content-type"] == plain.headers["content-type"]
        assert int(packed.headers["content-length"]) < len(plain.content) / 2
        assert packed.content == plain.content


@pytest.mark.parametrize("change", ["seed", "card", "redraws", "cut", "nonsense", "empty"])
async def test_a_record_that_was_tampered_with_is_refused(server: Any, change: str) -> None:
    north, _, table = await finished_table(server)
    lines = (await north.get(f"/api/tables/{table['id']}/record")).text.splitlines()
    if change == "seed":
        lines[-1] = lines[-1].replace('"seed":"', '"seed":"0')
    elif change == "card":
        lines[1], lines[2] = lines[2], lines[1]
    elif change == "redraws":
        lines[0] = lines[0][:-1] + ',"taken_back":1,"redraws":[{"inputs":999999,"times":1}]}'
    elif change == "cut":
        lines = lines[:-1]
    else:
        lines = ["?"] if change == "nonsense" else []
    brought = await server.client.post("/api/records", content="\n".join(lines), headers=north.headers)
    assert code(brought) in {(400, "corrupt_record"), (400, "record_unfinished")}
    assert len((await north.get("/api/tables")).json()["mine"]) == 1


async def test_while_a_game_runs_nobody_sees_more_than_they_know(server: Any) -> None:
    north, south, east = [await server.visitor(name) for name in ("North", "South", "East")]
    table = f"/api/tables/{(await north.open_table())['id']}"
    assert code(await north.get(f"{table}/replay")) == (400, "not_started")
    await south.post(f"{table}/seat", {})
    assert code(await north.get(f"{table}/record")) == (409, "not_finished")
    assert code(await north.get(f"{table}/replay?viewer=open")) == (403, "hidden")
    assert code(await north.get(f"{table}/replay?viewer=seat:1")) == (403, "hidden")
    assert code(await east.get(f"{table}/replay?viewer=seat:1")) == (403, "hidden")
    assert code(await north.get(f"{table}/replay?viewer=seat:7")) == (400, "bad_seats")
    assert code(await north.get(f"{table}/replay?viewer=god")) == (400, "malformed_request")
    mine = (await north.get(f"{table}/replay?viewer=seat:0")).json()
    assert len(mine["moments"][0]["view"]["hand"]) == 12
    public = (await east.get(f"{table}/replay")).json()
    assert public["viewer"] == "spectator"
    assert public["moments"][0]["view"]["hand"] == []


async def test_the_seed_is_promised_before_the_first_card_and_shown_after_the_last(server: Any) -> None:
    """docs/fairness.md: what somebody has to write down, and what they compare."""
    north = await server.visitor("North")
    promised = (await north.open_table(options={"match_mode": "single_hand"}))["commitment"]
    table = (await north.get("/api/tables")).json()["mine"][0]["id"]
    await north.post(f"/api/tables/{table}/bots", {"seat": 1, "level": "page"})
    async with north.at(table) as connection:
        welcome = await connection.until("Welcome")
        assert welcome["table"]["commitment"] == promised
        while (await connection.until_asked())["outcome"] is None:
            await connection.act()
            await connection.until("Happened")
    text = (await north.get(f"/api/tables/{table}/record")).content
    header, *_, footer = [msgspec.json.decode(line) for line in text.splitlines()]
    seed = footer["seed"]
    assert header["commitment"] == promised == sha256(f"ducats/commitment/1:{seed}".encode()).hexdigest()
    rules = games.find("musketeers")
    replay.verify(rules, record.read(rules, text))
