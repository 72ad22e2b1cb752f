"""One stranger who harms a server: `python -m bench.hosting.attackers NAME ADDRESS SECONDS`."""

import asyncio
import json
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress

import httpx

from bench.client import Player, talking_to
from bench.hosting.hostile import (
    HOSTILE_DATA,
    LONG_OPTIONS,
    STACKED_MARKS,
    STRANGE_PATHS,
    dense_roads,
    with_names,
)
from bench.hosting.replay import games_of
from bench.line import connected
from ducats import games

AT_ONCE = 8
SILENT = 200
UNREAD = 8
COOKIES = 60
HOME, ELSEWHERE = "203.0.113.7", "198.51.100.7"
"""The addresses of the stranger and of a bystander, as a proxy reports them."""
KILLED_WORKERS = "workers killed every three seconds"

Attack = Callable[["Stranger"], Awaitable[None]]


class Stranger:
    """Somebody with a cookie, and until when they attack."""

    def __init__(self, address: str, http: httpx.AsyncClient, seconds: float) -> None:
        self.address = address
        self.http = http
        self.got: Counter[str] = Counter()
        self.person = Player(address, http)
        self._end = time.monotonic() + seconds

    def goes_on(self) -> bool:
        return time.monotonic() < self._end

    async def wait(self) -> None:
        await asyncio.sleep(max(0.0, self._end - time.monotonic()))

    async def send(self, method: str, path: str, **given: object) -> httpx.Response | None:
        """Count what comes of it."""
        try:
            answer = await self.http.request(
                method,
                path,
                headers={"Cookie": self.person.cookie},
                **given,  # type: ignore[arg-type]  # as httpx takes them
            )
        except httpx.HTTPError as error:
            self.got[type(error).__name__] += 1
            return None
        code = answer.json().get("code") if answer.status_code >= 400 else None
        self.got[f"{answer.status_code}{f' {code}' if code else ''}"] += 1
        return answer

    async def others(self) -> list["Stranger"]:
        """The stranger once more, under as many cookies."""
        found = [Stranger(self.address, self.http, self._end - time.monotonic()) for _ in range(COOKIES)]
        for other in found:
            other.got = self.got
            await other.person.arrive()
        return found

    async def again_and_again(self, once: Callable[[], Awaitable[object]]) -> None:
        """Several at a time, until it is over."""

        async def one_after_the_other() -> None:
            while self.goes_on():
                await once()

        await asyncio.gather(*(one_after_the_other() for _ in range(AT_ONCE)))

    async def bring_game(self) -> str:
        """A long game that is over."""
        record = next(games_of("musketeers"))
        brought = await self.send("POST", "/api/records", content=record)
        assert brought is not None
        return str(brought.json()["id"])


def opening(stranger: Stranger, game: str, data: str) -> Callable[[], Awaitable[object]]:
    new = {"game": game, "seats": 2, "data": data, "public": False}
    return lambda: stranger.send("POST", "/api/tables", json=new)


async def nothing(stranger: Stranger) -> None:
    await stranger.wait()


async def open_dense_roads(stranger: Stranger) -> None:
    await stranger.again_and_again(opening(stranger, "merchants", dense_roads()))


async def open_deep_keys(stranger: Stranger) -> None:
    await stranger.again_and_again(opening(stranger, "merchants", HOSTILE_DATA["many deep keys"]))


async def open_nested_lists(stranger: Stranger) -> None:
    await stranger.again_and_again(opening(stranger, "merchants", HOSTILE_DATA["nested lists"]))


async def bring_stacked_marks(stranger: Stranger) -> None:
    record = with_names(next(games_of("musketeers")), [STACKED_MARKS] * 4)
    await stranger.again_and_again(lambda: stranger.send("POST", "/api/records", content=record))


async def watch_replays(stranger: Stranger) -> None:
    table = await stranger.bring_game()
    await stranger.again_and_again(lambda: stranger.send("GET", f"/api/tables/{table}/replay?viewer=open"))


async def leave_replays_unread(stranger: Stranger) -> None:
    table = await stranger.bring_game()
    path = f"/api/tables/{table}/replay?viewer=open"
    lines = [f"GET {path} HTTP/1.1", "host: x", f"cookie: {stranger.person.cookie}"]
    async with raw_connections(stranger.address, UNREAD) as opened:
        for _, writer in opened:
            writer.write("\r\n".join([*lines, "", ""]).encode())
        stranger.got["left unread"] = UNREAD
        await stranger.wait()


async def open_tables_of_searching_bots(stranger: Stranger) -> None:
    new = {"game": "musketeers", "seats": 3, "bots": ["cardinal"] * 3, "public": False}

    async def once() -> None:
        await stranger.send("POST", "/api/tables", json=new)
        await asyncio.sleep(0.2)

    await stranger.again_and_again(once)


async def open_tables_with_many_cookies(stranger: Stranger) -> None:
    new = {"game": "merchants", "seats": 4, "bots": ["banker"] * 4, "public": False}
    for other in await stranger.others():
        for _ in range(2):
            await other.send("POST", "/api/tables", json=new)
    await stranger.wait()


async def fill_the_lobby(stranger: Stranger) -> None:
    new = {"game": "musketeers", "seats": 2, "public": True}
    async with bystander(stranger.address) as alone:
        opened = await alone.post("/api/tables", new)
        for other in await stranger.others():
            for _ in range(4):
                await other.send("POST", "/api/tables", json=new)
        listed = [table["id"] for table in (await alone.get("/api/tables"))["public"]]
    stranger.got["tables in the lobby"] = len(listed)
    stranger.got["of one table of another person still there"] = listed.count(opened["id"])
    await stranger.wait()


async def try_data_with_many_cookies(stranger: Stranger) -> None:
    trial = {"seats": 4, "options": {}, "data": games.data_text("merchants")}
    path = "/api/games/merchants/data"
    async with bystander(stranger.address) as alone:
        await alone.post(path, trial)
        trials = [
            asyncio.create_task(other.send("POST", path, json=trial))
            for other in await stranger.others()
            for _ in range(4)
        ]
        await asyncio.sleep(1.0)
        began = time.monotonic()
        await alone.post(path, trial)
        stranger.got["ms for the same of another person"] = round(1000 * (time.monotonic() - began))
        await stranger.wait()
        for task in trials:
            task.cancel()


async def open_long_options(stranger: Stranger) -> None:
    new = {"game": "marracash", "seats": 3, "options": LONG_OPTIONS}
    await stranger.again_and_again(lambda: stranger.send("POST", "/api/tables", json=new))
    lobby = await stranger.http.get("/api/tables")
    stranger.got["bytes of lobby"] = len(lobby.content)


async def say_nothing(stranger: Stranger) -> None:
    async with raw_connections(stranger.address, SILENT) as opened:
        await stranger.wait()
        await asyncio.sleep(20)
        stranger.got[f"of {SILENT} still open after {20} s"] = sum(
            not reader.at_eof() for reader, _ in opened
        )


async def ask_for_strange_paths(stranger: Stranger) -> None:
    async def once() -> None:
        for path in STRANGE_PATHS:
            await stranger.send("GET", path)

    await stranger.again_and_again(once)


async def flood_a_socket(stranger: Stranger) -> None:
    table = await stranger.bring_game()
    while stranger.goes_on():
        with suppress(ConnectionError):
            line = await connected(
                stranger.address, f"/ws/tables/{table}", stranger.person.cookie, lambda _: None
            )
            stranger.got["sockets"] += 1
            while line.closed_with is None and stranger.goes_on():
                for _ in range(100):
                    line.send(b'{"type":"Ping","ref":1}')
                stranger.got["messages"] += 100
                await asyncio.sleep(0.01)
            line.close()


async def read_no_socket(stranger: Stranger) -> None:
    """Of tables where bots play all the time."""
    lines = []
    for _ in range(4):
        new = {"game": "musketeers", "seats": 3, "bots": ["page"] * 3, "public": False}
        opened = await stranger.send("POST", "/api/tables", json=new)
        assert opened is not None
        path = f"/ws/tables/{opened.json()['id']}"
        for _ in range(20):
            line = await connected(stranger.address, path, stranger.person.cookie, lambda _: None)
            line.pause_reading()
            lines.append(line)
    await stranger.wait()
    stranger.got["unread sockets"] = len(lines)


ATTACKS: dict[str, Attack] = {
    "none": nothing,
    "data files with very dense roads": open_dense_roads,
    "records with names of stacked marks": bring_stacked_marks,
    "data files with deep keys": open_deep_keys,
    "data files of nested lists": open_nested_lists,
    "replays of a long game": watch_replays,
    "replays that nobody reads": leave_replays_unread,
    "tables of searching bots for nobody": open_tables_of_searching_bots,
    "tables of bots with many cookies": open_tables_with_many_cookies,
    "a lobby full of tables of many cookies": fill_the_lobby,
    "data files tried with many cookies": try_data_with_many_cookies,
    KILLED_WORKERS: nothing,
    "connections that send nothing": say_nothing,
    "options of long texts": open_long_options,
    "strange and very long addresses": ask_for_strange_paths,
    "a flood of messages on a socket": flood_a_socket,
    "sockets that nobody reads": read_no_socket,
}


@asynccontextmanager
async def raw_connections(
    address: str, count: int
) -> AsyncIterator[list[tuple[asyncio.StreamReader, asyncio.StreamWriter]]]:
    host, _, port = address.partition(":")
    opened = [await asyncio.open_connection(host, int(port), limit=1024) for _ in range(count)]
    try:
        yield opened
    finally:
        for _, writer in opened:
            writer.close()


@asynccontextmanager
async def coming_from(place: str, address: str) -> AsyncIterator[httpx.AsyncClient]:
    async with talking_to(address) as http:
        http.headers["X-Forwarded-For"] = place
        yield http


@asynccontextmanager
async def bystander(address: str) -> AsyncIterator[Player]:
    """Somebody who lives elsewhere."""
    async with coming_from(ELSEWHERE, address) as http:
        person = Player(address, http)
        await person.arrive()
        yield person


async def main(name: str, address: str, seconds: float) -> Counter[str]:
    async with coming_from(HOME, address) as http:
        stranger = Stranger(address, http, seconds)
        await stranger.person.arrive()
        await ATTACKS[name](stranger)
        return stranger.got


if __name__ == "__main__":
    print(json.dumps(asyncio.run(main(sys.argv[1], sys.argv[2], float(sys.argv[3])))))
