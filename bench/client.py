"""People at tables, as programs: each has a cookie, a socket, and answers with the first choice there is."""

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

SEATS = 2
LONG = {"match_mode": "fixed_hands", "hands": 50}


class Player:
    """One person with one socket."""

    def __init__(self, address: str) -> None:
        # No TLS on loopback; reading the certificates would cost more than a person's whole game.
        self.http = httpx.AsyncClient(base_url=f"http://{address}", timeout=30, verify=False)
        self.address = address
        self.socket: ClientConnection | None = None
        self.latencies: list[float] = []

    async def arrive(self) -> None:
        (await self.http.get("/api/me")).raise_for_status()

    async def post(self, path: str, body: Any = None) -> Any:
        answer = await self.http.post(path, json=body)
        answer.raise_for_status()
        return answer.json()

    async def sit(self, table: str) -> None:
        cookie = f"ducats={self.http.cookies['ducats']}"
        self.socket = await connect(
            f"ws://{self.address}/ws/tables/{table}", additional_headers={"Cookie": cookie}, max_size=None
        )

    async def play(self, until: float) -> None:
        """Answer whatever is asked until the time is over; remember how long each acknowledgement took."""
        assert self.socket is not None
        sent, ref, answered = 0.0, 0, 0
        while (left := until - time.perf_counter()) > 0:
            try:
                message = msgspec.json.decode(await asyncio.wait_for(self.socket.recv(), left))
            except TimeoutError:
                return
            if message["type"] == "Accepted":
                self.latencies.append(time.perf_counter() - sent)
            elif message["type"] == "Refused":
                raise RuntimeError(f"the server refused a legal move: {message['problem']}")
            question = (message.get("view") or {}).get("question")
            if question and question["choices"] and question["number"] != answered:
                answered, ref, sent = question["number"], ref + 1, time.perf_counter()
                act = {"type": "Act", "ref": ref, "question": answered, "action": first(question["choices"])}
                await self.socket.send(msgspec.json.encode(act).decode())

    async def leave(self) -> None:
        if self.socket is not None:
            await self.socket.close()
        await self.http.aclose()


def first(choices: dict[str, Any]) -> dict[str, Any]:
    if choices["type"] == "OneOf":
        action: dict[str, Any] = choices["actions"][0]
        return action
    return {"type": choices["action"], choices["field"]: choices["items"][: choices["count"]]}


async def open_table(address: str) -> tuple[str, list[Player]]:
    """A table that has begun, with its people; nobody has opened a socket yet."""
    people = [Player(address) for _ in range(SEATS)]
    for player in people:
        await player.arrive()
    creator, *others = people
    new = {"game": "musketeers", "seats": SEATS, "options": LONG, "public": False}
    table: str = (await creator.post("/api/tables", new))["id"]
    for player in others:
        await player.post(f"/api/tables/{table}/seat", {"seat": None})
    info = (await creator.http.get(f"/api/tables/{table}")).json()
    if info["status"] == "open":
        await creator.post(f"/api/tables/{table}/start")
    return table, people


def nothing() -> None:
    """For whoever does not want to know when it begins and ends."""


async def play_tables(
    address: str,
    tables: int,
    seconds: float,
    begun: Callable[[], None] = nothing,
    ended: Callable[[], None] = nothing,
) -> tuple[int, list[float]]:
    """Moves acknowledged at a number of tables at once, and how long each took."""
    opened = [await open_table(address) for _ in range(tables)]
    people = [player for _, seated in opened for player in seated]
    for table, seated in opened:
        for player in seated:
            await player.sit(table)
    begun()
    until = time.perf_counter() + seconds
    try:
        await asyncio.gather(*(player.play(until) for player in people))
        ended()
    finally:
        await leave_all(people)
    latencies = [value for player in people for value in player.latencies]
    return len(latencies), latencies


async def leave_all(people: Sequence[Player]) -> None:
    await asyncio.gather(*(player.leave() for player in people))
