"""People at tables, as programs: each has a cookie and a line, thinks for a while, and answers somehow."""

import asyncio
import gc
import random
import time
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from itertools import cycle
from typing import Any, Final

import httpx
import msgspec

from bench.line import Line, connected

SEATS: Final = 2
LONG: Final = {"musketeers": {"match_mode": "fixed_hands", "hands": 50}}
"""Options of a game that would be over too soon."""
MUSKETEERS: Final = ("musketeers",)
SETTLING_SECONDS: Final = 0.2
TOO_LATE: Final = (b'"stale_question"', b'"already_answered"', b'"game_over"')
"""The table answered for somebody who had no choice while they were thinking."""

Think = Callable[[random.Random], float]


NULL: Final = msgspec.Raw(b"null")


class Asked(msgspec.Struct):
    number: int
    choices: msgspec.Raw = NULL


class Seen(msgspec.Struct):
    question: Asked | None = None
    outcome: msgspec.Raw = NULL


class Message(msgspec.Struct):
    """All that a program reads of what it is told."""

    type: str
    view: Seen | None = None
    ref: int | None = None
    problem: msgspec.Raw = NULL


_decode: Final = msgspec.json.Decoder(Message).decode


def at_once(_: random.Random) -> float:
    return 0.0


def like_people(dice: random.Random) -> float:
    return dice.uniform(1.0, 3.0)


class Player:
    """One person with one line. Answers each question once, and remembers how long that took."""

    def __init__(
        self, address: str, http: httpx.AsyncClient, think: Think = at_once, seed: object = 0
    ) -> None:
        self.address = address
        self.http = http
        self.cookie = ""
        self.line: Line | None = None
        self.latencies: list[float] = []
        self.waits: list[float] = []
        """From an acknowledgement to the next question."""
        self._accepted_at = 0.0
        self.problems: list[str] = []
        self.is_over = False
        self.when_over: Callable[[], None] = nothing
        """Called once, when the game of this person ends."""
        self._dice = random.Random(str(seed))
        self._think = think
        self._answered = -1
        self._ref = 0
        self._forced: set[int] = set()
        """The answers that were the only ones."""
        self._sent_at = 0.0
        self._waiting: tuple[int, bytes] | None = None
        """A question that came before this person began to play."""
        self._plays = False
        self._timer: asyncio.TimerHandle | None = None

    async def arrive(self) -> None:
        answer = await self.http.get("/api/me")
        answer.raise_for_status()
        self.cookie = f"ducats={answer.cookies['ducats']}"
        self.http.cookies.clear()

    async def get(self, path: str) -> Any:
        return checked(await self.http.get(path, headers={"Cookie": self.cookie}))

    async def post(self, path: str, body: Any = None) -> Any:
        return checked(await self.http.post(path, json=body, headers={"Cookie": self.cookie}))

    async def sit(self, table: str) -> None:
        self.line = await connected(self.address, f"/ws/tables/{table}", self.cookie, self._hear)

    def begin(self) -> None:
        self._plays = True
        if self._waiting is not None:
            self._consider()

    def stop(self) -> None:
        self._plays = False
        if self._timer is not None:
            self._timer.cancel()

    def _hear(self, text: bytes) -> None:
        message = _decode(text)
        if message.type == "Accepted":
            self._accepted_at = time.perf_counter()
            self.latencies.append(self._accepted_at - self._sent_at)
        elif message.type == "Refused" and not self._is_too_late(message.ref, bytes(message.problem)):
            self.problems.append(bytes(message.problem).decode())
        if message.view is None:
            return
        was_over, self.is_over = self.is_over, bytes(message.view.outcome) != b"null"
        if self.is_over and not was_over:
            self.when_over()
        question = message.view.question
        if question is not None and question.number != self._answered and bytes(question.choices) != b"null":
            if self._accepted_at:
                self.waits.append(time.perf_counter() - self._accepted_at)
                self._accepted_at = 0.0
            self._waiting = question.number, bytes(question.choices)
            if self._plays and (self._timer is None or self._timer.cancelled()):
                self._consider()
        else:
            self._waiting = None

    def _is_too_late(self, ref: int | None, problem: bytes) -> bool:
        return ref in self._forced and any(code in problem for code in TOO_LATE)

    def _consider(self) -> None:
        seconds = self._think(self._dice)
        if seconds:
            self._timer = asyncio.get_running_loop().call_later(seconds, self._answer)
        else:
            self._answer()

    def _answer(self) -> None:
        """The question as it stands when thinking is over."""
        self._timer = None
        if self._waiting is None or self.line is None or not self._plays:
            return
        (number, choices), self._waiting = self._waiting, None
        self._answered, self._ref = number, self._ref + 1
        if is_forced(choices):
            self._forced.add(self._ref)
        act = {"type": "Act", "ref": self._ref, "question": number, "action": some(choices, self._dice)}
        text = msgspec.json.encode(act)
        self._sent_at = time.perf_counter()
        self.line.send(text)

    def leave(self) -> None:
        self.stop()
        if self.line is not None:
            self.line.close()


def checked(answer: httpx.Response) -> Any:
    answer.raise_for_status()
    return answer.json() if answer.content else None


def is_forced(choices: bytes) -> bool:
    """Whether a question has only one answer."""
    offered = msgspec.json.decode(choices)
    return offered["type"] == "OneOf" and len(offered["actions"]) == 1


def some(choices: bytes, dice: random.Random) -> dict[str, Any]:
    """Any of the answers that are offered."""
    offered = msgspec.json.decode(choices)
    if offered["type"] == "SomeOf":
        return {"type": offered["action"], offered["field"]: offered["items"][: offered["count"]]}
    if offered["actions"]:
        action: dict[str, Any] = dice.choice(offered["actions"])
        return action
    form = dice.choice(offered["forms"])
    amounts = {amount["name"]: amount["most"] for amount in form["amounts"]}
    filled = {**form["action"].get(form["field"], {}), **amounts} if form["field"] else amounts
    return {**form["action"], **({form["field"]: filled} if form["field"] else filled)}


async def open_table(
    address: str,
    http: httpx.AsyncClient,
    game: str = "musketeers",
    seats: int = SEATS,
    think: Think = at_once,
    seed: object = 0,
    bots: Sequence[str | None] = (),
) -> tuple[str, list[Player]]:
    """A table that has begun, with its people; nobody has opened a line yet."""
    persons = seats - sum(level is not None for level in bots)
    people = [Player(address, http, think, f"{seed}/{seat}") for seat in range(persons)]
    for player in people:
        await player.arrive()
    creator, *others = people
    new = {"game": game, "seats": seats, "options": LONG.get(game, {}), "bots": bots, "public": False}
    table: str = (await creator.post("/api/tables", new))["id"]
    for player in others:
        await player.post(f"/api/tables/{table}/seat", {"seat": None})
    if (await creator.get(f"/api/tables/{table}"))["status"] == "open":
        await creator.post(f"/api/tables/{table}/start")
    return table, people


class Tables:
    """Some of them are played at; where a game ends, its people rest and the next table begins."""

    def __init__(self, tables: Sequence[Sequence[Player]]) -> None:
        self._next = iter(tables)

    def begin(self) -> None:
        """At one more table, if there is one."""
        people = next(self._next, ())
        for player in people:
            player.begin()
        if people:
            people[0].when_over = self.begin


def talking_to(address: str) -> httpx.AsyncClient:
    # No TLS on loopback; reading the certificates would cost more than a person's whole game.
    return httpx.AsyncClient(base_url=f"http://{address}", timeout=30, verify=False, trust_env=False)


def nothing() -> None:
    """For whoever does not want to know when it begins and ends."""


async def play_tables(
    address: str,
    tables: int,
    seconds: float,
    begun: Callable[[], None] = nothing,
    ended: Callable[[], None] = nothing,
    *,
    games: Sequence[str] = MUSKETEERS,
    seats: int = SEATS,
    think: Think = at_once,
    spare: int = 0,
    beside: Sequence[str] = (),
) -> tuple[int, list[float]]:
    """Moves acknowledged at a number of tables at once, and how long each took.

    `spare`: as many more tables are ready, one for each game that ends meanwhile. `beside`: further
    servers of the same tables; all people of a table go to one of them.
    """
    async with AsyncExitStack() as stack:
        ways = [(each, await stack.enter_async_context(talking_to(each))) for each in (address, *beside)]
        ready: list[list[Player]] = []
        for number, game in zip(range(tables + spare), cycle(games), strict=False):
            # Every server gets tables of every game.
            to, http = ways[number // len(games) % len(ways)]
            table, seated = await open_table(to, http, game, seats, think, number)
            ready.append(seated)
            for player in seated:
                await player.sit(table)
        people = [player for seated in ready for player in seated]
        await asyncio.sleep(SETTLING_SECONDS)
        # Whoever looks for garbage hears an answer late.
        gc.disable()
        begun()
        crowd = Tables(ready)
        for _ in range(tables):
            crowd.begin()
        try:
            await asyncio.sleep(seconds)
            ended()
        finally:
            gc.enable()
            for player in people:
                player.leave()
    problems = [problem for player in people for problem in player.problems]
    if problems:
        raise RuntimeError(f"the server refused legal moves: {problems[:3]}")
    latencies = [value for player in people for value in player.latencies]
    return len(latencies), latencies
