"""The deal of the day: the same answers meet the same replies, and nobody looks ahead."""

import asyncio
from collections import defaultdict
from datetime import UTC, date, datetime
from typing import Any

import msgspec
import pytest
from tests.server.conftest import QUICK, Connection, FirstChoiceBots, Server, Visitor, first_choice, running
from tests.server.test_processes import Servers, known, servers
from tests.store.stored import TABLE
from websockets.exceptions import ConnectionClosed

from ducats.engine.rng import Rng, commitment
from ducats.games import GAMES, levels
from ducats.server import deals, thinking
from ducats.server.bots_pool import BotFailed
from ducats.server.store.base import StoreError

__all__ = ["servers"]

NOON = datetime(2026, 11, 17, 12, tzinfo=UTC).timestamp()
DAY_SECONDS = 86_400


class RealBots(FirstChoiceBots):
    """The bots of the game, without processes."""

    def levels(self, game: str) -> tuple[str, ...]:
        return levels.named_levels(game)

    async def choose(
        self, game: str, level: str, view: bytes, seed: str, owner: tuple[str, ...] = (), memory: bytes = b""
    ) -> bytes:
        self.asked.append((game, level, view, seed))
        return await asyncio.to_thread(levels.choose, game, level, view, seed, memory)


async def deal(visitor: Visitor, game: str = "musketeers") -> dict[str, Any]:
    answer = await visitor.post("/api/deals", {"game": game})
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


async def play(visitor: Visitor, table: str, pause: float = 0.0) -> None:
    """To the end, by answers that depend on nothing but what is seen."""
    answered = -1
    async with visitor.at(table) as connection, asyncio.timeout(60):
        while connection.view.get("outcome") is None:
            await connection.hear()
            question = connection.view.get("question") or {}
            if question.get("choices") and question["number"] != answered:
                answered = question["number"]
                await asyncio.sleep(pause)
                await connection.act(some_choice(connection))


def some_choice(connection: Connection) -> dict[str, Any]:
    choices = connection.view["question"]["choices"]
    if choices["type"] != "OneOf":
        return first_choice(connection.view)
    action: dict[str, Any] = Rng(str(connection.view["question"]["number"])).choice(choices["actions"])
    return action


async def answers_by_seat(server: Server, table: str) -> dict[int, list[bytes]]:
    """Chance included. Who was first under a seal does not matter."""
    found: dict[int, list[bytes]] = defaultdict(list)
    for entry in await server.app.state.context.store.inputs(table):
        found[entry.seat].append(entry.action)
    return found


async def test_the_same_answers_meet_the_same_replies(
    servers: Servers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two people at two servers, one of whom answers long after the bots."""
    monkeypatch.setattr(thinking, "DEAL_SIMULATIONS", 4)
    for server in servers:
        server.app.state.context.bots = RealBots()
    north, south = await known(servers)
    one, other = await deal(north), await deal(south)
    assert one["commitment"] == other["commitment"]
    assert one["id"] != other["id"]
    assert [seat["kind"] for seat in one["seats"]] == [seat["kind"] for seat in other["seats"]]
    await asyncio.gather(play(north, one["id"]), play(south, other["id"], pause=0.05))
    assert await answers_by_seat(servers[0], one["id"]) == await answers_by_seat(servers[1], other["id"])
    asked = {level for _, level, _, _ in servers[0].app.state.context.bots.asked}
    assert asked <= {f"{levels.named_levels('musketeers')[-1]}@4"}
    table = (await north.get(f"/api/deals/{one['deal']['day']}/musketeers")).json()
    assert [(result["rank"], result["name"]) for result in table["results"]] == [(1, "North"), (1, "South")]


async def test_two_requests_at_once_make_one_game_that_counts(servers: Servers) -> None:
    north, _ = await known(servers)
    elsewhere = Visitor(servers[1].client, north.cookie, north.me)
    opened = await asyncio.gather(*(deal(visitor) for visitor in (north, elsewhere, north, elsewhere)))
    assert len({table["id"] for table in opened}) == 1


async def test_the_first_game_counts_and_then_there_is_practice() -> None:
    async with running() as server:
        north = await server.known_visitor("North")
        first = await deal(north)
        assert first["deal"]["counts"]
        assert first["help"] == {"take_back": False, "coach": False}
        assert (await deal(north))["id"] == first["id"], "a game that has begun goes on"
        refused = await north.delete(f"/api/tables/{first['id']}/seat")
        assert refused.json()["code"] == "deal_waits"
        await play(north, first["id"])
        again = await deal(north)
        assert not again["deal"]["counts"]
        assert again["help"] == {"take_back": True, "coach": True}
        assert again["commitment"] == first["commitment"]
        await play(north, again["id"])
        assert await answers_by_seat(server, first["id"]) == await answers_by_seat(server, again["id"])
        listed = (await north.get("/api/deals")).json()
        mine = next(each for each in listed["deals"] if each["game"] == "musketeers")
        assert (mine["mine"], mine["done"]) == (first["id"], True)
        table = (await north.get(f"/api/deals/{listed['day']}/musketeers")).json()
        assert [result["name"] for result in table["results"]] == ["North"], "practice does not count"


@pytest.mark.parametrize("game", GAMES)
async def test_nothing_helps_in_a_game_that_counts(game: str) -> None:
    """There are no ratings but the table of the day: in the game it counts there is no coach to be had."""
    async with running() as server:
        north = await server.known_visitor("North")
        wished = await north.post("/api/deals", {"game": game, "help": {"take_back": True, "coach": True}})
        assert wished.status_code == 400, "nobody chooses the help of a deal"
        table = await deal(north, game)
        assert table["deal"]["counts"]
        assert table["help"] == {"take_back": False, "coach": False}
        path = f"/api/tables/{table['id']}"
        for what, body in (("hint", {"question": 1}), ("mark", {"moment": 1})):
            answer = await north.post(f"{path}/{what}", body)
            assert (answer.status_code, answer.json()["code"]) == (403, "no_coach")
        unfinished: dict[str, dict[str, Any]] = {
            "review": {},
            "review/what-if": {"moment": 1, "action": {}},
            "play": {"moment": 1, "seat": 0, "level": "random"},
        }
        for what, asked in unfinished.items():
            answer = await north.post(f"{path}/{what}", asked)
            assert answer.json()["code"] == "deal_running", what


async def code_at(visitor: Visitor, table: str) -> str:
    try:
        async with visitor.at(table) as connection:
            message = await connection.hear()
            return str(message["problem"]["code"]) if message["type"] == "Refused" else ""
    except ConnectionClosed as closed:
        return closed.rcvd.reason if closed.rcvd else "closed"


async def test_nobody_looks_ahead_and_the_seed_is_shown_afterwards() -> None:
    """People who have not played see nothing of a game; the seed is nobody's before the day is over."""
    now = [NOON]
    async with running(clock=lambda: now[0]) as server:
        store, seen = server.app.state.context.store, list[str]()
        north, south = await server.known_visitor("North"), await server.known_visitor("South")
        yesterday = (await north.get("/api/deals")).json()
        now[0] += DAY_SECONDS
        today = (await north.get("/api/deals")).json()
        before = {each["game"]: each["tomorrow"] for each in yesterday["deals"]}
        assert {each["game"]: each["commitment"] for each in today["deals"]} == before, "settled beforehand"
        table = (await deal(north))["id"]
        assert await code_at(south, table) == "deal_running"
        paths = [f"/api/tables/{table}/{what}" for what in ("replay", "review/answers?moment=1")]
        for path in paths:
            assert (await south.get(path)).json()["code"] == "deal_running"
        await play(north, table)
        played_on = {"moment": 1, "seat": 0, "level": "page"}
        for visitor in (north, south):
            refused = [
                await visitor.get(f"/api/tables/{table}/record"),
                await visitor.post(f"/api/tables/{table}/play", played_on),
            ]
            assert [answer.json()["code"] for answer in refused] == ["deal_running"] * 2
        others = [
            await south.get(f"/api/tables/{table}/replay?viewer=open"),
            await south.post(f"/api/tables/{table}/review"),
            await south.get(f"/api/tables/{table}/review/analysis"),
            await south.post(f"/api/tables/{table}/review/what-if", {"moment": 1, "action": {}}),
        ]
        assert {answer.json()["code"] for answer in others} == {"deal_running"}
        own = [
            await north.get(f"/api/tables/{table}/replay?viewer=open"),
            await north.get(f"/api/tables/{table}/review/answers?moment=1"),
            await north.get(f"/api/tables/{table}"),
            await north.get("/api/deals"),
            await north.get(f"/api/deals/{today['day']}/musketeers"),
        ]
        assert [answer.status_code for answer in own] == [200] * 5
        seed = await store.deal_seed(today["day"], "musketeers")
        seen += [answer.text for answer in (*others, *own)]
        assert not any(seed in text for text in seen)
        told = own[-1].json()
        assert (told["seed"], len(told["results"])) == (None, 1)
        assert told["results"][0]["table"] == table
        hidden = (await south.get(f"/api/deals/{today['day']}/musketeers")).json()
        assert hidden["results"][0]["table"] is None

        now[0] += DAY_SECONDS
        told = (await south.get(f"/api/deals/{today['day']}/musketeers")).json()
        assert told["seed"] == seed
        assert commitment(seed) == before["musketeers"]
        assert (await south.get(f"/api/tables/{table}/record")).status_code == 200
        assert await code_at(south, table) == ""
        ahead = date.fromisoformat(today["day"]).replace(day=28).isoformat()
        assert (await south.get(f"/api/deals/{ahead}/musketeers")).json()["code"] == "no_such_deal"
        assert (await south.get("/api/deals/2026-02-31/musketeers")).json()["code"] == "no_such_deal"


async def test_people_who_have_played_may_watch_others() -> None:
    async with running() as server:
        north, south = await server.known_visitor("North"), await server.known_visitor("South")
        theirs, mine = await deal(north), await deal(south)
        assert await code_at(south, theirs["id"]) == "deal_running"
        await play(south, mine["id"])
        assert await code_at(south, theirs["id"]) == ""


async def test_those_who_still_play_take_no_place_in_the_table_of_the_day(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(deals, "MOST_RESULTS", 1)
    async with running() as server:
        slow, first, second = [await server.known_visitor(name) for name in ("Slow", "First", "Second")]
        day = (await deal(slow))["deal"]["day"]
        for visitor in (first, second):
            await play(visitor, (await deal(visitor))["id"])
        told = (await second.get(f"/api/deals/{day}/musketeers")).json()
        assert (told["playing"], [result["name"] for result in told["results"]]) == (1, ["First"])
        assert told["results"][0]["table"] is not None, "they have played, wherever they are listed"


async def test_an_abandoned_deal_can_be_left_and_takes_no_room_when_its_day_is_over() -> None:
    now = [NOON]
    settings = msgspec.structs.replace(QUICK, tables_per_person=1)
    async with running(settings=settings, clock=lambda: now[0]) as server:
        north = await server.known_visitor("North")
        table = (await deal(north))["id"]
        assert (await north.delete(f"/api/tables/{table}/seat")).json()["code"] == "deal_waits"
        assert (await north.post("/api/deals", {"game": "marquis"})).json()["code"] == "too_many_tables"
        now[0] += DAY_SECONDS
        await deal(north, "marquis")
        left = await north.delete(f"/api/tables/{table}/seat")
        assert left.status_code == 200, left.text
        assert [seat["stand_in"] for seat in left.json()["seats"] if seat["kind"] == "person"] == [True]


async def test_practice_can_be_left_at_once() -> None:
    async with running() as server:
        north = await server.known_visitor("North")
        await play(north, (await deal(north))["id"])
        practice = (await deal(north))["id"]
        assert (await north.delete(f"/api/tables/{practice}/seat")).status_code == 200


async def test_a_deal_that_was_laid_and_not_begun_begins_when_it_is_asked_for() -> None:
    """A server may die in between; until then nobody changes its chairs."""
    async with running() as server:
        north = await server.known_visitor("North")
        context = server.app.state.context
        begin = context.store.begin
        context.store.begin = unavailable
        assert (await north.post("/api/deals", {"game": "musketeers"})).status_code >= 500
        context.store.begin = begin
        mine = next(each for each in (await north.get("/api/deals")).json()["deals"] if each["mine"])["mine"]
        found = (await north.get(f"/api/tables/{mine}")).json()
        assert found["status"] == "open"
        own = next(number for number, seat in enumerate(found["seats"]) if seat["kind"] == "person")
        other = (own + 1) % len(found["seats"])
        refused = [
            await north.delete(f"/api/tables/{mine}/seat"),
            await north.post(f"/api/tables/{mine}/empty", {"seat": other}),
            await north.post(f"/api/tables/{mine}/move", {"seat": own, "to": other}),
        ]
        assert [answer.json()["code"] for answer in refused] == ["already_started"] * 3
        begun = await deal(north)
        assert (begun["id"], begun["status"]) == (mine, "playing")


async def unavailable(*_: Any) -> None:
    raise StoreError("gone")


class Faltering(FirstChoiceBots):
    """Answers only when asked for the third time."""

    async def choose(
        self, game: str, level: str, view: bytes, seed: str, owner: tuple[str, ...] = (), memory: bytes = b""
    ) -> bytes:
        answer = await super().choose(game, level, view, seed, owner, memory)
        if len(self.asked) % 3:
            raise BotFailed("timeout")
        return answer


async def test_a_bot_that_fails_is_asked_again() -> None:
    """A default would not be what others meet."""
    async with running() as server:
        north, south = await server.known_visitor("North"), await server.known_visitor("South")
        one = await deal(north)
        await play(north, one["id"])
        faltering = server.app.state.context.bots = Faltering()
        other = await deal(south)
        await play(south, other["id"])
        assert len(faltering.asked) == 3 * len(server.bots.asked) > 0
        assert await answers_by_seat(server, one["id"]) == await answers_by_seat(server, other["id"])


def test_results_are_ranked_by_place_and_then_by_how_clearly() -> None:
    outcomes = {"won": ([1, 2], [40, 30]), "clearly": ([1, 2], [50, 30]), "lost": ([2, 1], [60, 61])}
    tables = [
        msgspec.structs.replace(
            TABLE, id=name, outcome=msgspec.json.encode({"ranks": ranks, "scores": scores})
        )
        for name, (ranks, scores) in outcomes.items()
    ]
    found = deals.ranked(tables, may_look=True)
    assert [(result.rank, result.table) for result in found] == [(1, "clearly"), (2, "won"), (3, "lost")]
