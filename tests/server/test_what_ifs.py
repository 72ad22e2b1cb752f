"""What if somebody had answered otherwise, and tables that go on from a moment of a finished game."""

import asyncio
from typing import Any

import httpx
import msgspec
import pytest
from tests.server.conftest import HereJobs, running, until
from tests.server.test_reviews import record

from ducats.engine.messages import CHANCE
from ducats.engine.record import read
from ducats.engine.replay import moments, verify
from ducats.games import find
from ducats.review import alternatives
from ducats.server import what_ifs
from ducats.server.problems import Refusal
from ducats.server.viewer import Viewer
from ducats.server.workers import Owner


async def brought(server: Any) -> tuple[Any, str]:
    north = await server.visitor("North")
    answer = await server.client.post("/api/records", content=record(), headers=north.headers)
    return north, f"/api/tables/{answer.json()['id']}"


async def choice(north: Any, path: str) -> dict[str, Any]:
    """The first moment at which something else could have been answered."""
    for moment in range(1, 100):
        told: dict[str, Any] = (await north.get(f"{path}/review/answers?moment={moment}")).json()
        if told["others"]:
            return told
    raise AssertionError("no choice in the whole game")


async def test_another_answer_has_chances_of_its_own(server: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(alternatives, "PORTIONS", 2)
    north, path = await brought(server)
    told = await choice(north, path)
    assert told["played"] not in told["others"]
    assert len(told["others"]) == told["total"]
    asked = {"moment": told["moment"], "action": told["others"][0]}
    answer = await north.post(f"{path}/review/what-if", asked)
    assert answer.status_code == 200, answer.text
    found = answer.json()
    assert (found["seat"], found["action"]) == (told["seat"], told["others"][0])
    assert sum(found["before"]) == pytest.approx(1_000_000, abs=2)
    assert sum(found["after"]) == pytest.approx(1_000_000, abs=2)
    for seat in range(2):
        assert found["change"][seat] == pytest.approx(found["after"][seat] - found["before"][seat], abs=1)
    assert found["games"] == 2 * 2 * (alternatives.PORTION_PLAYOUTS + alternatives.PORTION_WORLDS)
    again = (await north.post(f"{path}/review/what-if", asked)).json()
    assert again == found, "everybody is told the same"


async def test_what_could_not_be_answered_is_refused(server: Any) -> None:
    north, path = await brought(server)
    asked = await choice(north, path)
    for moment, action, code in (
        (asked["moment"], {"type": "Nonsense"}, "malformed_action"),
        (99_999, asked["others"][0], "no_such_moment"),
    ):
        answer = await north.post(f"{path}/review/what-if", {"moment": moment, "action": action})
        assert (answer.status_code, answer.json()["code"]) == (400, code)
    assert (await north.get(f"{path}/review/answers?moment=99999")).json()["code"] == "no_such_moment"
    assert (await north.get(f"{path}/review/answers?moment=0")).status_code == 400


async def test_nothing_is_tried_at_a_running_game(server: Any) -> None:
    north = await server.visitor("North")
    table = await north.open_table(bots=[None, "page"])
    path = f"/api/tables/{table['id']}"
    wanted = {"moment": 1, "seat": 0, "level": "page"}
    for answer in (
        await north.get(f"{path}/review/answers?moment=1"),
        await north.post(f"{path}/review/what-if", {"moment": 1, "action": {"type": "Pass"}}),
        await north.post(f"{path}/play", wanted),
    ):
        assert (answer.status_code, answer.json()["code"]) == (409, "not_finished")


class GatedJobs(HereJobs):
    """Work that is done when the test lets it."""

    def __init__(self) -> None:
        super().__init__()
        self.gate = asyncio.Semaphore(0)
        self.asked: list[str] = []

    async def _work(self, owner: Owner, work: Any, *given: Any) -> Any:
        self.asked.append(work.__name__)
        if work.__name__ == "portion":
            await self.gate.acquire()
        return await super()._work(owner, work, *given)


async def test_work_that_nobody_waits_for_ends() -> None:
    jobs = GatedJobs()
    async with running(jobs=jobs) as server:
        north, path = await brought(server)
        told = await choice(north, path)
        asked = {"moment": told["moment"], "action": told["others"][0]}
        with pytest.raises(httpx.ReadTimeout):
            await server.client.post(f"{path}/review/what-if", json=asked, headers=north.headers, timeout=0.3)
        for _ in range(alternatives.PORTIONS):
            jobs.gate.release()
        await until(lambda: "compared" in jobs.asked)
        assert jobs.asked.count("portion") < alternatives.PORTIONS


class TiringJobs(HereJobs):
    """A server that has no time for more than some portions."""

    def __init__(self, portions: int) -> None:
        super().__init__()
        self.portions = portions

    async def _work(self, owner: Owner, work: Any, *given: Any) -> Any:
        if work.__name__ == "portion":
            self.portions -= 1
            if self.portions < 0:
                raise Refusal("that takes longer than anybody may use", code="too_heavy")
        return await super()._work(owner, work, *given)


@pytest.mark.parametrize("portions", [0, what_ifs.LEAST_PORTIONS - 1, what_ifs.LEAST_PORTIONS])
async def test_a_busy_server_tells_what_it_has_found_by_then(portions: int) -> None:
    async with running(jobs=TiringJobs(portions)) as server:
        north, path = await brought(server)
        told = await choice(north, path)
        answer = await north.post(
            f"{path}/review/what-if", {"moment": told["moment"], "action": told["others"][0]}
        )
        if portions == what_ifs.LEAST_PORTIONS:
            each = 2 * (alternatives.PORTION_PLAYOUTS + alternatives.PORTION_WORLDS)
            assert (answer.status_code, answer.json()["games"]) == (200, portions * each)
        else:
            assert (answer.status_code, answer.json()["code"]) == (400, "too_heavy")


async def test_a_table_goes_on_from_a_moment(server: Any) -> None:
    north, path = await brought(server)
    old = (await north.get(path)).json()
    wanted = {"moment": 5, "seat": 1, "level": "page"}
    answer = await north.post(f"{path}/play", wanted)
    assert answer.status_code == 201, answer.text
    table = answer.json()
    assert table["what_if"] == {"table": old["id"], "moment": 5}
    assert (table["status"], table["public"], table["moments"]) == ("playing", False, 5)
    assert [seat["kind"] for seat in table["seats"]] == ["bot", "person"]
    assert table["commitment"] != old["commitment"], "what is drawn from now on has a seed of its own"

    rules = find("musketeers")
    shown = next(play for moment, play in moments(rules, read(rules, record())) if moment.number == 5)
    expected = msgspec.to_builtins(Viewer(rules, 1).view(shown))
    async with north.at(table["id"]) as connection:
        welcome = await connection.until("Welcome")
        assert len(welcome["told"]) >= 6
        if len(welcome["told"]) == 6:
            assert {**welcome["view"], "question": None} == {**expected, "question": None}
        while (await connection.until_asked())["outcome"] is None:
            await connection.act()
            await connection.until("Happened")
    ended = (await north.get(f"/api/tables/{table['id']}")).json()
    assert ended["status"] == "finished"
    text = (await north.get(f"/api/tables/{table['id']}/record")).content
    played = read(rules, text)
    verify(rules, played)
    original = read(rules, record())
    assert isinstance(played.header.forks, tuple)
    (fork,) = played.header.forks
    assert played.inputs[: fork.inputs] == original.inputs[: fork.inputs]
    assert sum(entry.seat != CHANCE for entry in played.inputs[: fork.inputs]) == 5


async def test_a_table_goes_on_with_another_answer_and_from_a_what_if_again(server: Any) -> None:
    north, path = await brought(server)
    told = await choice(north, path)
    wanted = {"moment": told["moment"], "seat": 0, "level": "page", "action": told["others"][0]}
    table = (await north.post(f"{path}/play", wanted)).json()
    stored = await server.app.state.context.store.inputs(table["id"])
    given = [entry for entry in stored if entry.seat != CHANCE][told["moment"] - 1]
    assert (given.seat, msgspec.json.decode(given.action)) == (told["seat"], told["others"][0])
    async with north.at(table["id"]) as connection:
        await connection.until("Welcome")
        while (await connection.until_asked())["outcome"] is None:
            await connection.act()
            await connection.until("Happened")
    deeper = {"moment": told["moment"] + 2, "seat": 1, "level": "page"}
    second = (await north.post(f"/api/tables/{table['id']}/play", deeper)).json()
    live = await server.app.state.registry.table(second["id"])
    assert len(live.live_game.driver.header.forks) == 2
    earlier = {"moment": 1, "seat": 1, "level": "page"}
    third = (await north.post(f"/api/tables/{table['id']}/play", earlier)).json()
    assert third["moments"] == 1


async def test_nobody_else_sits_at_a_what_if(server: Any) -> None:
    """Its creator knows the cards: no person may be seated against them unawares."""
    north, path = await brought(server)
    south = await server.visitor("South")
    table = (await north.post(f"{path}/play", {"moment": 2, "seat": 0, "level": "page"})).json()
    answer = await south.post(f"/api/tables/{table['id']}/seat", {})
    assert answer.status_code == 409
    assert all(each["id"] != table["id"] for each in (await south.get("/api/tables")).json()["public"])


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"moment": 99_999}, "no_such_moment"),
        ({"seat": 2}, "bad_seats"),
        ({"level": "nobody"}, "no_such_bot"),
        ({"action": {"type": "Nonsense"}}, "malformed_action"),
    ],
)
async def test_a_table_that_cannot_be_is_not_opened(server: Any, more: dict[str, Any], code: str) -> None:
    north, path = await brought(server)
    before = len((await north.get("/api/tables")).json()["mine"])
    answer = await north.post(f"{path}/play", {"moment": 2, "seat": 0, "level": "page", **more})
    assert (answer.status_code, answer.json()["code"]) == (400, code)
    assert len((await north.get("/api/tables")).json()["mine"]) == before


async def test_a_game_does_not_go_on_from_its_end(server: Any) -> None:
    north, path = await brought(server)
    last = (await north.get(path)).json()["moments"]
    answer = await north.post(f"{path}/play", {"moment": last, "seat": 0, "level": "page"})
    assert answer.json()["code"] == "game_over"
    after = {"moment": last + 1, "seat": 0, "level": "page", "action": {"type": "PlayCard", "card": "7/2"}}
    assert (await north.post(f"{path}/play", after)).json()["code"] == "no_such_moment"


async def test_a_game_by_forgotten_rules_is_not_played_on(server: Any) -> None:
    """Nobody knows how its moves were meant; neither is it shown as if today's rules were its own."""
    north, path = await brought(server)
    store = server.app.state.context.store
    table = await store.table(path.rpartition("/")[2])
    old = msgspec.json.encode({**msgspec.json.decode(table.header), "version": 0})
    store._tables[table.id] = msgspec.structs.replace(table, header=old)
    asked = {"moment": 1, "seat": 0, "level": "page"}
    for answer in (
        await north.post(f"{path}/play", asked),
        await north.get(f"{path}/review/answers?moment=1"),
        await north.get(f"{path}/replay"),
    ):
        assert (answer.status_code, answer.json()["code"]) == (400, "old_rules")
