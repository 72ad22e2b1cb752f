"""Several servers on one store: any of them serves any table, and nobody notices which."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import asyncpg
import pytest
from msgspec.structs import replace
from tests.postgres import fresh_database
from tests.server.conftest import QUICK, Connection, Server, Visitor, first_choice, running, until

from ducats.server import pace_news
from ducats.server.pace import ENOUGH
from ducats.server.store.base import Message, Store
from ducats.server.store.memory import MemoryStore
from ducats.server.store.postgres import PostgresStore

Servers = tuple[Server, Server]


class SharedMemory(MemoryStore):
    """The other process is another server in this one: the quickest way to see two of them."""

    is_shared = True


@asynccontextmanager
async def stores(kind: str, request: pytest.FixtureRequest) -> AsyncIterator[tuple[Store, Store]]:
    if kind == "memory":
        shared = SharedMemory()
        yield shared, shared
    else:
        async with fresh_database(request.getfixturevalue("postgres")) as address:
            yield PostgresStore(address), PostgresStore(address)


@pytest.fixture(params=["memory", "postgres"])
async def servers(request: pytest.FixtureRequest) -> AsyncIterator[Servers]:
    """Two servers that serve and work."""
    async with (
        stores(request.param, request) as (one, other),
        running(one) as first,
        running(other) as second,
    ):
        yield first, second


async def known(servers: Servers) -> tuple[Visitor, Visitor]:
    """North goes to the first server, South to the second."""
    north, south = await servers[0].known_visitor("North"), await servers[0].known_visitor("South")
    return north, Visitor(servers[1].client, south.cookie, south.me)


class Seen:
    """Plays one chair, and notes every moment that is told."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.moments: list[int] = []
        self.refused: list[str] = []
        self._answered = -1

    async def play(self) -> None:
        """Until the game is over."""
        while self.connection.view.get("outcome") is None:
            message = await self.connection.hear(20)
            if message["type"] == "Welcome":
                self.moments = [message["table"]["moments"]]
            elif message["type"] == "Happened":
                self.moments.append(message["number"])
            elif message["type"] == "Refused":
                self.refused.append(message["problem"]["code"])
            question = self.connection.view.get("question") or {}
            if question.get("choices") and question["number"] != self._answered:
                self._answered = question["number"]
                await self.connection.act(first_choice(self.connection.view))


async def play_all(*connections: Connection) -> list[Seen]:
    players = [Seen(connection) for connection in connections]
    async with asyncio.timeout(60):
        await asyncio.gather(*(player.play() for player in players))
    return players


async def test_two_people_at_two_servers_play_a_whole_game(servers: Servers) -> None:
    north, south = await known(servers)
    table = await servers[0].start_table("North", "South")
    async with north.at(table) as one, south.at(table) as other, south.at(table) as watching:
        players = await play_all(one, other)
        last = players[0].moments[-1]
        for player in players:
            assert player.moments == list(range(player.moments[0], last + 1)), "each moment once, in order"
            assert player.refused == []
        while watching.view.get("outcome") is None:
            await watching.hear()
        assert watching.view == other.view
        assert one.view["outcome"] == other.view["outcome"]
    stored = await servers[0].app.state.context.store.table(table)
    assert (stored.status, stored.moments) == ("finished", last)


async def test_steps_are_told_of_what_happens_at_another_server(servers: Servers) -> None:
    north, south = await known(servers)
    table = await servers[0].start_table("North", "South", options={"match_mode": "single_hand"})
    async with north.at(table) as one, south.at(table) as other:
        await one.until("Welcome")
        await other.until("Welcome")
        connections = (one, other)
        steps = 0
        for _ in range(6):
            for connection in connections:
                if (connection.view["question"] or {}).get("choices"):
                    await connection.act()
                    told = [await heard.until("Happened") for heard in connections]
                    assert len(told[0]["steps"]) == len(told[1]["steps"])
                    steps += len(told[1]["steps"])
        assert steps > 0


async def test_a_move_made_elsewhere_is_told_without_reading_it(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with (
        stores("postgres", request) as (one, other),
        running(one) as first,
        running(other) as second,
    ):
        north, south = await known((first, second))
        table = await first.start_table("North", "South")
        async with north.at(table) as connection, south.at(table) as watching:
            await connection.until("Welcome")
            await watching.until("Welcome")
            monkeypatch.setattr(other, "inputs", None)
            await connection.act()
            assert (await watching.until("Happened"))["number"] == 1


async def test_a_move_made_elsewhere_while_a_table_is_loaded_is_told(
    servers: Servers, monkeypatch: pytest.MonkeyPatch
) -> None:
    north, south = await known(servers)
    table = await servers[0].start_table("North", "South")
    store = servers[1].app.state.context.store
    read = store.orders
    async with north.at(table) as one:
        await one.until("Welcome")

        async def slow(name: str) -> dict[str, bytes]:
            """The last that is read of a table; meanwhile North moves, and everybody is told."""
            orders: dict[str, bytes] = await read(name)
            monkeypatch.undo()
            await one.act()
            await one.until("Happened")
            await until(lambda: table in servers[1].app.state.registry._changed_while_loading)
            return orders

        monkeypatch.setattr(store, "orders", slow)
        async with south.at(table) as other:
            told = (await other.until("Welcome"))["table"]["moments"]
            assert (told or (await other.until("Happened"))["number"]) == 1


async def test_the_last_chair_goes_to_one_of_two_who_want_it_at_once(servers: Servers) -> None:
    north, south = await known(servers)
    opened = await (await servers[0].visitor("West")).open_table(seats=2)
    path = f"/api/tables/{opened['id']}/seat"
    answers = await asyncio.gather(north.post(path, {}), south.post(path, {}))
    assert sorted(answer.status_code for answer in answers) == [200, 409]
    refused = next(answer for answer in answers if answer.status_code == 409)
    assert refused.json()["code"] in {"seat_taken", "already_started"}
    shown = [(await person.get(f"/api/tables/{opened['id']}")).json() for person in (north, south)]
    assert shown[0] == shown[1]
    assert shown[0]["status"] == "playing"


async def test_a_game_that_begins_elsewhere_begins_here(servers: Servers) -> None:
    north, south = await known(servers)
    opened = await north.open_table(seats=2)
    async with north.at(opened["id"]) as connection:
        assert (await connection.until("Welcome"))["view"] is None
        assert (await south.post(f"/api/tables/{opened['id']}/seat", {})).json()["status"] == "playing"
        assert (await connection.until("Happened"))["number"] == 0
        ref = await connection.act()
        await connection.until("Accepted", ref=ref)


async def test_a_rematch_is_opened_once(servers: Servers) -> None:
    north, south = await known(servers)
    table = await servers[0].start_table("North", "South")
    async with north.at(table) as one, south.at(table) as other:
        await play_all(one, other)
        path = f"/api/tables/{table}/rematch"
        answers = await asyncio.gather(north.post(path), south.post(path))
        assert answers[0].json()["id"] == answers[1].json()["id"]
        following = (await north.get(f"/api/tables/{answers[0].json()['id']}")).json()
        assert following["status"] == "playing"


async def test_a_table_that_is_removed_elsewhere_is_gone_here(servers: Servers) -> None:
    north, south = await known(servers)
    opened = await north.open_table(seats=2)
    async with south.at(opened["id"]) as connection:
        await connection.until("Welcome")
        await north.delete(f"/api/tables/{opened['id']}/seat")
        await connection.socket.wait_closed()
        assert connection.socket.close_code == 4404


async def until_seats(connection: Connection, key: str, expected: list[object]) -> bool:
    """Whether the chairs come to be told like that."""
    for _ in range(5):
        shown = await connection.until("TableChanged")
        if [seat[key] for seat in shown["table"]["seats"]] == expected:
            return True
    return False


async def test_names_gestures_and_who_is_here_are_told_everywhere(servers: Servers) -> None:
    north, south = await known(servers)
    table = await servers[0].start_table("North", "South", options={"talk": "open"})
    async with south.at(table) as connection:
        await connection.until("Welcome")
        async with north.at(table) as one:
            await one.until("Welcome")
            assert await until_seats(connection, "online", [True, True])
            await north.post("/api/me", {"name": "Comte"})
            assert await until_seats(connection, "name", ["Comte", "South"])
            await one.say({"type": "SendEmote", "ref": 5, "emote": "hello"})
            await one.until("Accepted", ref=5)
            assert (await connection.until("Emoted"))["seat"] == 0
        assert await until_seats(connection, "online", [False, True])


async def test_bots_think_where_the_work_is_done(request: pytest.FixtureRequest) -> None:
    """One process serves and does not work, the other works and nobody comes to it."""
    async with stores("postgres", request) as (one, other):
        serving = replace(QUICK, work=False)
        async with running(one, serving) as front, running(other) as back:
            north = await front.known_visitor("North")
            table = await front.start_table("North", "page")
            async with north.at(table) as connection:
                (player,) = await play_all(connection)
            assert player.moments == list(range(player.moments[0], player.moments[-1] + 1))
            assert player.refused == []
            assert front.bots.asked == []
            assert back.bots.asked


async def test_a_process_that_answers_for_people_knows_how_long_they_take_elsewhere(
    servers: Servers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A worker meets nobody: without this its answers would take other times than real ones, and tell."""
    monkeypatch.setattr(pace_news, "NEWS_SECONDS", 0.05)
    front, back = (server.app.state.context for server in servers)
    for _ in range(ENOUGH):
        front.pace.note_answer("north", "musketeers/rewards", 7.5)
    await until(lambda: back.pace._own_answers.draw(("north", "musketeers/rewards")) is not None)
    assert back.pace._answers.draw("musketeers/rewards") == 7.5
    # Messages come in their order: whatever else the other process has said was heard before this one.
    for _ in range(ENOUGH):
        back.pace.note_answer("south", "a marker", 1.0)
    await until(lambda: front.pace._answers.draw("a marker") is not None)
    assert len(front.pace._answers._recent["musketeers/rewards"]) == ENOUGH, (
        "what was heard is not told again"
    )


async def test_a_process_that_begins_asks_how_long_people_take(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A worker that was restarted would give itself away until people have answered again."""
    monkeypatch.setattr(pace_news, "NEWS_SECONDS", 0.05)
    async with stores("postgres", request) as (one, other), running(one) as first:
        front = first.app.state.context.pace
        for _ in range(ENOUGH):
            front.note_answer("north", "musketeers/rewards", 7.5)
        await until(lambda: not front._news)
        async with running(other) as second:
            back = second.app.state.context.pace
            await until(lambda: back._own_answers.draw(("north", "musketeers/rewards")) is not None)
            assert list(back._answers._recent["musketeers/rewards"]) == [7.5] * ENOUGH, "each of them once"
        assert len(front._answers._recent["musketeers/rewards"]) == ENOUGH


async def test_answers_are_told_on_after_any_fault(servers: Servers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pace_news, "NEWS_SECONDS", 0.05)
    front, back = (server.app.state.context for server in servers)
    publish, faults = front.store.publish, [RuntimeError("a fault of the driver")]

    async def fail_once(message: Message) -> None:
        if message.sender == front.worker and message.answered and faults:
            raise faults.pop()
        await publish(message)

    monkeypatch.setattr(front.store, "publish", fail_once)
    front.pace.note_answer("north", "lost", 7.5)
    await until(lambda: not faults)
    for _ in range(ENOUGH):
        front.pace.note_answer("north", "told", 7.5)
    await until(lambda: back.pace._answers.draw("told") is not None)


async def test_work_of_a_process_that_is_no_more_is_taken_over(request: pytest.FixtureRequest) -> None:
    """It took a table, and was never heard of again."""
    async with stores("postgres", request) as (one, other), AsyncExitStack() as stack:
        first = await stack.enter_async_context(running(one))
        first.bots.gate.clear()
        north = await first.known_visitor("North")
        table = await first.start_table("North", "page")
        await until(lambda: bool(first.bots.asked))
        registry = first.app.state.registry
        for task in list(registry._work._tasks):
            task.cancel()
        second = await stack.enter_async_context(running(other))
        later = Visitor(second.client, north.cookie, north.me)
        async with later.at(table) as connection:
            await connection.until("Welcome")
            moved = await asyncio.wait_for(connection.until("Happened"), 10)
            assert moved["events"][0]["seat"] == 1


async def test_cut_lines_of_the_listeners_cost_nothing(request: pytest.FixtureRequest) -> None:
    async with fresh_database(request.getfixturevalue("postgres")) as address:
        admin = await asyncpg.connect(address)
        cuts = 0

        async def cut() -> None:
            nonlocal cuts
            while True:
                await asyncio.sleep(0.05)
                rows = await admin.fetch(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    " WHERE datname = current_database() AND query LIKE 'LISTEN%'"
                )
                cuts += len(rows)

        one, other = PostgresStore(address), PostgresStore(address)
        async with running(one) as first, running(other) as second:
            north, south = await known((first, second))
            table = await first.start_table(
                "North", "South", options={"match_mode": "fixed_hands", "hands": 3}
            )
            cutting = asyncio.create_task(cut())
            async with north.at(table) as here, south.at(table) as there:
                players = await play_all(here, there)
            cutting.cancel()
        assert cuts > 0
        last = players[0].moments[-1]
        # A player who came a little later was welcomed with what had happened before.
        for player in players:
            assert player.moments == list(range(player.moments[0], last + 1))
        await admin.close()


async def test_a_server_where_nobody_listens_follows_no_moves(servers: Servers) -> None:
    """It lets go of the table with the first move that is played elsewhere, and has it anew when asked."""
    north, south = await known(servers)
    table = await servers[0].start_table("North", "South")
    await servers[1].settled(table)
    assert servers[1].live_game(table).moments == 0
    async with north.at(table) as one:
        await one.until("Welcome")
        await one.act()
        await one.until("Accepted")
        await until(lambda: servers[1].app.state.registry.live(table).closed)
        assert servers[0].live_game(table).moments == 1
        async with south.at(table) as other:
            assert (await other.until("Welcome"))["table"]["moments"] == 1
