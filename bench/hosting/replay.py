"""Long games to look at: how soon a replay begins and ends, how large it is, in how many parts it comes."""

import asyncio
import time
from collections.abc import Iterator

import httpx
import msgspec

from bench.client import LONG, Player, talking_to
from bench.hosting.table import MEGABYTE, Table, milliseconds
from bench.measure import percentile
from bench.server import running_server
from ducats import games
from ducats.engine import record
from ducats.engine.driver import Driver
from ducats.engine.record import Footer, Record, new_header
from ducats.engine.rng import Rng

PLAYED = 20
"""Games of which the longest is looked at."""
ASKED = 15
HEADS = (
    "game      ",
    "moves",
    "first look: first part ms",
    "all parts ms",
    "again: first part ms",
    "all parts ms",
    "MB packed",
    "MB",
    "parts",
)


class Reading(msgspec.Struct, frozen=True):
    """A whole game, as a page reads it: part by part."""

    first: float
    """Seconds until the first part is there."""
    whole: float
    parts: int
    packed: int
    size: int


def measure() -> None:
    with running_server() as server:
        server.settle()
        asyncio.run(_measure(server.address))


async def _measure(address: str) -> None:
    table = Table(f"replays of the longest of {PLAYED} games of four, open cards", HEADS)
    async with talking_to(address) as http:
        person = Player(address, http)
        await person.arrive()
        http.headers["Cookie"] = person.cookie
        for game in games.GAMES:
            longest = max(games_of(game), key=len)
            brought = await http.post("/api/records", content=longest, timeout=60)
            brought.raise_for_status()
            path = f"/api/tables/{brought.json()['id']}/replay?viewer=open"
            first = await _read(http, path)
            again = [await _read(http, path) for _ in range(ASKED)]
            table.add(
                game,
                str(brought.json()["moments"]),
                milliseconds(first.first),
                milliseconds(first.whole),
                milliseconds(percentile([reading.first for reading in again], 0.5)),
                milliseconds(percentile([reading.whole for reading in again], 0.5)),
                f"{first.packed / MEGABYTE:.2f}",
                f"{first.size / MEGABYTE:.1f}",
                str(first.parts),
            )


async def _read(http: httpx.AsyncClient, path: str) -> Reading:
    began = time.perf_counter()
    parts = packed = size = 0
    following: int | None = 0
    arrived = 0.0
    while following is not None:
        answer = await http.get(f"{path}&first={following}")
        answer.raise_for_status()
        arrived = arrived or time.perf_counter() - began
        parts, packed, size = parts + 1, packed + answer.num_bytes_downloaded, size + len(answer.content)
        following = msgspec.json.decode(answer.content, type=Part).next
    return Reading(arrived, time.perf_counter() - began, parts, packed, size)


class Part(msgspec.Struct):
    next: int | None


def games_of(game: str) -> Iterator[bytes]:
    """Records of games that were played at random."""
    rules = games.find(game)
    for number in range(PLAYED):
        seed = f"longest/{number}"
        header = new_header(rules, 4, seed, LONG.get(game, {}))
        driver, _ = Driver.begin(rules, header, seed)
        dice = Rng(seed)
        while (outcome := driver.play.outcome()) is None:
            seat = driver.play.waiting_for()[0]
            legal = driver.play.legal(seat)
            driver.apply(seat, driver.play.say(seat, legal[dice.below(len(legal))]))
        yield record.write(Record(driver.header, tuple(driver.inputs), Footer(seed, outcome)))
