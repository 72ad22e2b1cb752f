"""A disk that refuses: what was not stored has not happened, and the table says so."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from ducats.server.store.base import Conflict, StoredInput, StoredTable, StoreError
from ducats.server.store.memory import MemoryStore
from ducats.server.store.sqlite import SqliteStore


class FaultyStore(MemoryStore):
    """Fails when told to: before writing, after writing (the answer got lost), altogether, or as a database
    that stops just when another process was first."""

    def __init__(self) -> None:
        super().__init__()
        self.fault = ""

    async def append(
        self,
        table: str,
        inputs: Sequence[StoredInput],
        moments: int,
        outcome: bytes | None = None,
        due: float | None = None,
    ) -> None:
        if self.fault in {"before", "dead"}:
            raise StoreError("disk full")
        if self.fault == "overtaken":
            raise Conflict("another process was first")
        await super().append(table, inputs, moments, outcome, due)
        if self.fault == "after":
            raise StoreError("connection lost")

    async def inputs(self, table: str, first: int = 0) -> list[StoredInput]:
        if self.fault == "dead":
            raise StoreError("input/output error")
        return await super().inputs(table, first)

    async def table(self, table: str) -> StoredTable | None:
        if self.fault in {"dead", "overtaken"}:
            raise StoreError("input/output error")
        return await super().table(table)


async def laid(server: Any, *people: str) -> tuple[Any, str]:
    north = await server.known_visitor("North")
    await server.known_visitor("South")
    return north, await server.start_table("North", *people)


async def test_a_move_that_cannot_be_stored_is_refused_and_has_not_happened(serve: Any) -> None:
    store = FaultyStore()
    async with serve(store) as server:
        north, table = await laid(server, "South")
        async with north.at(table) as connection:
            before = (await connection.until("Welcome"))["view"]
            store.fault = "before"
            await connection.act()
            assert await connection.refusal() == "not_stored"
            assert server.live_game().view(0).question.choices is not None
            store.fault = ""
            async with north.at(table) as again:
                assert (await again.until("Welcome"))["view"] == before
            ref = await connection.act()
            await connection.until("Accepted", ref=ref)
        assert len(await store.inputs(table)) == len(server.live_game().driver.inputs)


async def test_a_move_that_was_stored_after_all_is_accepted(serve: Any) -> None:
    store = FaultyStore()
    async with serve(store) as server:
        north, table = await laid(server, "South")
        async with north.at(table) as connection:
            await connection.until("Welcome")
            store.fault = "after"
            ref = await connection.act()
            await connection.until("Accepted", ref=ref)
            assert (await connection.until("Happened"))["number"] == 1
        assert server.live_game().moments == 1


async def test_a_dead_store_closes_the_table_until_it_lives_again(serve: Any) -> None:
    store = FaultyStore()
    async with serve(store) as server:
        north, table = await laid(server, "South")
        async with north.at(table) as connection:
            await connection.until("Welcome")
            store.fault = "dead"
            await connection.act()
            assert await connection.refusal() == "not_stored"
            await connection.socket.wait_closed()
            assert connection.socket.close_code == 1012
        answer = await north.get(f"/api/tables/{table}")
        assert (answer.status_code, answer.json()["code"]) == (503, "not_stored")
        store.fault = ""
        async with north.at(table) as connection:
            assert (await connection.until("Welcome"))["table"]["moments"] == 0
            ref = await connection.act()
            await connection.until("Accepted", ref=ref)


@pytest.mark.parametrize("fault", ["before", "overtaken"])
async def test_a_bot_tries_again_when_the_store_is_back(
    serve: Any, monkeypatch: pytest.MonkeyPatch, fault: str
) -> None:
    monkeypatch.setattr("ducats.server.thinking.RETRY_SECONDS", 0.05)
    store = FaultyStore()
    async with serve(store) as server:
        server.bots.gate.clear()
        north, table = await laid(server, "page")
        async with north.at(table) as connection:
            await connection.until("Welcome")
            store.fault = fault
            server.bots.gate.set()
            await connection.act()
            assert await connection.refusal() == "not_stored"
            store.fault = ""
            assert (await connection.until("Happened"))["events"][0]["seat"] == 1


@pytest.mark.pure
async def test_a_fault_of_the_rules_changes_nothing(serve: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serve() as server:
        north, table = await laid(server, "South")
        async with north.at(table) as connection:
            view = (await connection.until("Welcome"))["view"]
            live_game = server.live_game()

            def fall_over(seat: int, action: object) -> list[object]:
                live_game.driver.play.hands[0].clear()
                raise ZeroDivisionError

            monkeypatch.setattr(live_game.driver, "apply", fall_over)
            await connection.act()
            assert await connection.refusal() == "server_error"
            async with north.at(table) as again:
                assert (await again.until("Welcome"))["view"] == view


async def answer_to_the_next_move(*connections: Any) -> dict[str, Any]:
    """The player who is asked first plays their first choice; returns what the server says to that."""
    asked = next(
        connection for connection in connections if (connection.view["question"] or {}).get("choices")
    )
    ref = await asked.act()
    while True:
        answer: dict[str, Any] = await asked.hear()
        if answer["type"] in {"Accepted", "Refused"} and answer["ref"] == ref:
            break
    if answer["type"] == "Accepted":
        for connection in connections:
            await connection.until("Happened")
    return answer


async def test_a_full_disk_is_survived_by_a_whole_table(serve: Any, tmp_path: Path) -> None:
    """A match long enough to need another page of the database, which the disk does not have."""
    store = SqliteStore(tmp_path / "ducats.sqlite")
    async with serve(store) as server:
        north, south = await server.known_visitor("North"), await server.known_visitor("South")
        table = await server.start_table("North", "South", options={"match_target": 300})
        async with north.at(table) as one, south.at(table) as other:
            await one.until("Welcome")
            await other.until("Welcome")
            pages = await store._writer.write(lambda db: db.execute("PRAGMA page_count").fetchone()[0])
            await store._writer.write(lambda db: db.execute(f"PRAGMA max_page_count = {pages}").fetchone())
            answer: dict[str, Any] = {}
            while answer.get("type") != "Refused":
                assert one.view["outcome"] is None, "the disk was never full"
                answer = await answer_to_the_next_move(one, other)
            assert answer["problem"]["code"] == "not_stored"
            before = await store.inputs(table)
            await store._writer.write(lambda db: db.execute("PRAGMA max_page_count = 100000").fetchone())
            assert (await answer_to_the_next_move(one, other))["type"] == "Accepted"
        after = await store.inputs(table)
        assert after[: len(before)] == before
        assert len(after) > len(before)
