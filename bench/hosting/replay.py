"""Long games to look at: how soon a replay begins and ends, how large it is, in how many parts it comes."""

import asyncio
import time
from collections.abc import Iterator

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
HEADS = ("game      ", "moves", "first byte ms", "whole ms", "worst ms", "MB packed", "MB", "parts")


def measure() -> None:
    with running_server() as server:
        asyncio.run(_measure(server.address))


async def _measure(address: str) -> None:
    table = Table(f"replays of the longest of {PLAYED} games of four, open cards", HEADS)
    async with talking_to(address) as http:
        person = Player(address, http)
        await person.arrive()
        headers = {"Cookie": person.cookie}
        for game in games.GAMES:
            longest = max(games_of(game), key=len)
            brought = await http.post("/api/records", content=longest, headers=headers, timeout=60)
            brought.raise_for_status()
            path = f"/api/tables/{brought.json()['id']}/replay?viewer=open"
            firsts, wholes, parts, packed, size = [], [], 0, 0, 0
            for _ in range(ASKED):
                began = time.perf_counter()
                async with http.stream("GET", path, headers=headers) as answer:
                    answer.raise_for_status()
                    received = [(time.perf_counter() - began, part) async for part in answer.aiter_raw()]
                    packed = answer.num_bytes_downloaded
                wholes.append(time.perf_counter() - began)
                firsts.append(received[0][0])
                parts = len(received)
            size = len((await http.get(path, headers=headers)).content)
            table.add(
                game,
                str(brought.json()["moments"]),
                milliseconds(percentile(firsts, 0.5)),
                milliseconds(percentile(wholes, 0.5)),
                milliseconds(max(wholes)),
                f"{packed / MEGABYTE:.2f}",
                f"{size / MEGABYTE:.1f}",
                str(parts),
            )


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
