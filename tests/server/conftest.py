"""A server in this process, with bots that answer at once."""

import asyncio
import logging
import socket
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager
from io import StringIO
from typing import Any

import httpx
import msgspec
import pytest
import structlog
import uvicorn
from litestar import Litestar
from msgspec.structs import replace
from tests.serving import UNDELAYED
from websockets.asyncio.client import ClientConnection, connect

from ducats.server.app import create_app
from ducats.server.bots_pool import BotFailed, Bots
from ducats.server.jobs import Jobs, attempt, unpacked
from ducats.server.logs import set_up_logs
from ducats.server.people import hash_of
from ducats.server.run import options_for
from ducats.server.settings import Settings
from ducats.server.store.base import Person, Store, StoredSeat, StoredTable
from ducats.server.store.memory import MemoryStore
from ducats.server.wire import Absence
from ducats.server.workers import Owner

QUICK = replace(
    UNDELAYED,
    database=":memory:",
    grace_seconds=0,
    sockets_per_address=1_000,
    logs="json",
)


def first_choice(view: dict[str, Any]) -> dict[str, Any]:
    """A legal action for an encoded view: the first there is."""
    choices = view["question"]["choices"]
    if choices["type"] == "OneOf":
        action: dict[str, Any] = choices["actions"][0]
        return action
    return {"type": choices["action"], choices["field"]: choices["items"][: choices["count"]]}


class FirstChoiceBots(Bots):
    """Bots without processes; tests make them fail on purpose."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, str, bytes, str]] = []
        self.failure: BotFailed | None = None
        self.cancelled = 0
        self.gate = asyncio.Event()
        self.gate.set()

    def levels(self, game: str) -> tuple[str, ...]:
        return ("page", "musketeer", "captain")

    async def choose(
        self, game: str, level: str, view: bytes, seed: str, owner: tuple[str, ...] = (), memory: bytes = b""
    ) -> bytes:
        self.asked.append((game, level, view, seed))
        try:
            await self.gate.wait()
        except asyncio.CancelledError:
            self.cancelled += 1
            raise
        if self.failure is not None:
            raise self.failure
        return msgspec.json.encode(first_choice(msgspec.json.decode(view)))

    async def close(self) -> None:
        """Nothing to close."""


class HereJobs(Jobs):
    """Long work without processes."""

    async def _work(self, owner: Owner, work: Callable[..., Any], *given: Any) -> Any:
        return await asyncio.to_thread(attempt, work, *unpacked(given))

    async def open(self) -> None:
        """Nothing to open."""

    async def close(self) -> None:
        """Nothing to close."""


class FakeTime:
    """Time that passes only when the test says so: what must not happen gets every chance to."""

    def __init__(self, now: float = 1_000_000.0) -> None:
        self.now = now
        self._sleeping: dict[asyncio.Task[Any], tuple[float, asyncio.Future[None]]] = {}

    def clock(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        if seconds <= 0:
            await asyncio.sleep(0)
            return
        task = asyncio.current_task()
        assert task is not None
        waking: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._sleeping[task] = (self.now + seconds, waking)
        try:
            await waking
        finally:
            self._sleeping.pop(task, None)

    def is_awaited(self) -> bool:
        """Whether anybody sleeps; the registry's sweep always does."""
        return len(self._sleeping) > 1

    async def advance(self, seconds: float) -> None:
        """Wake the tasks that have slept enough, one after the other, and let each do what it woke for."""
        end = self.now + seconds
        while due := {
            task: at for task, (at, waking) in self._sleeping.items() if at <= end and not waking.done()
        }:
            task = min(due, key=due.__getitem__)
            self.now = max(self.now, due[task])
            self._sleeping[task][1].set_result(None)
            del self._sleeping[task]
            async with asyncio.timeout(5):
                while not task.done() and task not in self._sleeping:  # noqa: ASYNC110 - any task of the server
                    await asyncio.sleep(0)
        self.now = end


async def until(condition: Callable[[], bool]) -> None:
    """What happens by itself in a moment."""
    async with asyncio.timeout(10):
        while not condition():  # noqa: ASYNC110 - any state of the server
            await asyncio.sleep(0.01)


class Visitor:
    """A person with a browser of their own."""

    def __init__(self, client: httpx.AsyncClient, cookie: str, me: dict[str, Any]) -> None:
        self._client = client
        self.headers = {"cookie": f"ducats={cookie}"}
        self.cookie = cookie
        self.me = me

    async def get(self, path: str, **more: Any) -> Any:
        return await self._client.get(path, headers={**self.headers, **more})

    async def post(self, path: str, body: Any = None, **more: Any) -> Any:
        return await self._client.post(path, json=body, headers={**self.headers, **more})

    async def delete(self, path: str) -> Any:
        return await self._client.delete(path, headers=self.headers)

    async def open_table(self, **settings: Any) -> dict[str, Any]:
        answer = await self.post("/api/tables", {"game": "musketeers", "seats": 2, **settings})
        assert answer.status_code == 201, answer.text
        table: dict[str, Any] = answer.json()
        return table

    @asynccontextmanager
    async def at(self, table: str, **headers: str) -> AsyncIterator["Connection"]:
        address = f"{str(self._client.base_url).replace('http', 'ws', 1)}/ws/tables/{table}"
        async with connect(address, additional_headers={**self.headers, **headers}, proxy=None) as socket:
            yield Connection(socket)


class Connection:
    """An open socket."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.view: dict[str, Any] = {}
        self.raw: list[str] = []
        self.ref = 0

    async def hear(self, seconds: float = 5) -> dict[str, Any]:
        text = str(await asyncio.wait_for(self.socket.recv(), seconds))
        self.raw.append(text)
        message: dict[str, Any] = msgspec.json.decode(text)
        if message.get("view"):
            self.view = message["view"]
        return message

    async def until(self, kind: str, **facts: Any) -> dict[str, Any]:
        """The next message of a kind (with these facts); others are passed over."""
        for _ in range(500):
            message = await self.hear()
            if message["type"] == kind and all(message[key] == value for key, value in facts.items()):
                return message
        raise AssertionError(f"no {kind}")

    async def until_asked(self) -> dict[str, Any]:
        """The view in which this seat has to answer, or the last one."""
        while self.view["outcome"] is None and not (self.view["question"] or {}).get("choices"):
            await self.hear()
        return self.view

    async def say(self, message: Any) -> None:
        text = message if isinstance(message, str) else msgspec.json.encode(message).decode()
        await self.socket.send(text)

    async def act(self, action: dict[str, Any] | None = None, question: int | None = None) -> int:
        """Send a move (the first that is legal) and return its ref."""
        self.ref += 1
        chosen = action or first_choice(self.view)
        number = self.view["question"]["number"] if question is None else question
        await self.say({"type": "Act", "ref": self.ref, "question": number, "action": chosen})
        return self.ref

    async def refusal(self) -> str:
        code: str = (await self.until("Refused"))["problem"]["code"]
        return code


class Server:
    """The application with its parts at hand."""

    def __init__(self, app: Litestar, client: httpx.AsyncClient, bots: Any) -> None:
        self.app = app
        self.client = client
        self.bots = bots

    async def visitor(self, name: str = "North") -> Visitor:
        answer = await self.client.get("/api/me")
        cookie = answer.cookies["ducats"]
        self.client.cookies.clear()
        visitor = Visitor(self.client, cookie, answer.json())
        renamed = await visitor.post("/api/me", {"name": name})
        visitor.me = renamed.json()
        return visitor

    async def known_visitor(self, name: str) -> Visitor:
        """A person whose public id is their name, so that two servers can be compared byte by byte."""
        person = Person(id=name.lower(), name=name, created=0.0)
        await self.app.state.context.store.add_person(person, hash_of(name))
        return Visitor(self.client, name, {"id": person.id, "name": name})

    async def start_table(self, *people: str, seed: str = "seed", **more: Any) -> str:
        """A running game of known people, as if stored earlier."""
        seats = tuple(
            StoredSeat(kind="person", person=name.lower(), name=name)
            if name[0].isupper()
            else StoredSeat(kind="bot", level=name)
            for name in people
        )
        facts: dict[str, Any] = {
            "id": "table-one",
            "game": "musketeers",
            "status": "open",
            "options": {"match_mode": "single_hand", "talk": "silent"},
            "data": None,
            "public": True,
            "absence": Absence(),
            "creator": people[0].lower(),
            "created": 0.0,
            "seed": seed,
            "seats": seats,
        }
        table = StoredTable(**{**facts, **more})
        await self.app.state.context.store.add_table(table)
        await self.app.state.registry.ask(table.id, lambda live: live.chairs.begin_if_full())
        return table.id

    async def settled(self, table: str = "table-one") -> None:
        """Everything that the table has been told to do is done."""

        async def nothing(_: Any) -> None:
            """Comes after all that was told before."""

        await self.app.state.registry.ask(table, nothing)

    def live_game(self, table: str = "table-one") -> Any:
        return self.app.state.registry.live(table).live_game


class InThisLoop(uvicorn.Server):
    """A server beside the test, which keeps the signals to itself."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.ready = asyncio.Event()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.ready.set()


@asynccontextmanager
async def listening(app: Litestar) -> AsyncIterator[str]:
    """The application on a free port of this machine."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        config = uvicorn.Config(app, lifespan="on", **options_for("127.0.0.1", 0, app.state.context.settings))
        server = InThisLoop(config)
        task = asyncio.create_task(server.serve([free]))
        await asyncio.wait_for(server.ready.wait(), 20)
        try:
            yield f"http://127.0.0.1:{free.getsockname()[1]}"
        finally:
            server.should_exit = True
            await task


@asynccontextmanager
async def running(
    store: Store | None = None,
    settings: Settings = QUICK,
    bots: Bots | None = None,
    jobs: Jobs | None = None,
    clock: Callable[[], float] = time.time,
    fake_time: FakeTime | None = None,
) -> AsyncIterator[Server]:
    chosen = bots or FirstChoiceBots()
    app = create_app(settings, store or MemoryStore(), chosen, jobs or HereJobs())
    context = app.state.context
    context.clock = clock
    if fake_time is not None:
        context.clock = context.timer = fake_time.clock
        context.sleep = fake_time.sleep
    async with (
        listening(app) as address,
        httpx.AsyncClient(base_url=address, trust_env=False, verify=False) as client,
    ):
        yield Server(app, client, chosen)


Serve = Callable[..., AbstractAsyncContextManager[Server]]


@pytest.fixture
def serve() -> Serve:
    """Starts a server with a store and settings of the test's choosing."""
    return running


@pytest.fixture
async def server() -> AsyncIterator[Server]:
    async with running() as started:
        yield started


@pytest.fixture
def logged() -> Any:
    """All log lines of a server as its host reads them."""
    root = logging.getLogger()
    before = (root.handlers, root.level)
    set_up_logs("json")
    written = StringIO()
    for handler in root.handlers:
        assert isinstance(handler, logging.StreamHandler)
        handler.setStream(written)
    yield written.getvalue
    root.handlers, level = before
    root.setLevel(level)
    structlog.reset_defaults()
