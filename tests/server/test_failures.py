"""A disk that refuses: what was not stored has not happened, and the table says so."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from ducats.server.store.base import StoredInput, StoredTable, StoreError
from ducats.server.store.memory import MemoryStore
from ducats.server.store.sqlite import SqliteStore


class FaultyStore(MemoryStore):
    """Fails when told to: before writing, after writing (the answer got lost), or altogether."""

    def __init__(self) -> None:
        super().__init__()
        self.fault = ""

    async def append(
        self, table: str, inputs: Sequence[StoredInput], moments: int, outcome: bytes | None = None
    ) -> None:
        if self.fault in {"before", "dead"}:
            raise StoreError("disk full")
        await super().append(table, inputs, moments, outcome)
        if self.fault == "after":
            raise StoreError("connection lost")

    async def table(self, table: str) -> StoredTable | None:
        if self.fault == "dead":
            raise StoreError("input/output error")
        return await super().table(table)


async def laid(server: Any, *people: str) -> tuple[Any, str]:
    athos = await server.known_visitor("Athos")
    await server.known_visitor("Porthos")
    return athos, await server.lay_table("Athos", *people)


async def test_a_move_that_cannot_be_stored_is_refused_and_has_not_happened(serve: Any) -> None:
    store = FaultyStore()
    async with serve(store) as server:
        athos, table = await laid(server, "Porthos")
        async with athos.at(table) as line:
            before = (await line.until("Welcome"))["view"]
            store.fault = "before"
            await line.act()
            assert await line.refusal() == "not_stored"
            assert server.book().view(0).question.choices is not None
            store.fault = ""
            async with athos.at(table) as again:
                assert (await again.until("Welcome"))["view"] == before
            ref = await line.act()
            await line.until("Accepted", ref=ref)
        assert len(await store.inputs(table)) == len(server.book().driver.inputs)


async def test_a_move_that_was_stored_after_all_is_accepted(serve: Any) -> None:
    store = FaultyStore()
    async with serve(store) as server:
        athos, table = await laid(server, "Porthos")
        async with athos.at(table) as line:
            await line.until("Welcome")
            store.fault = "after"
            ref = await line.act()
            await line.until("Accepted", ref=ref)
            assert (await line.until("Happened"))["number"] == 1
        assert server.book().moments == 1


async def test_a_dead_store_closes_the_table_until_it_lives_again(serve: Any) -> None:
    store = FaultyStore()
    async with serve(store) as server:
        athos, table = await laid(server, "Porthos")
        async with athos.at(table) as line:
            await line.until("Welcome")
            store.fault = "dead"
            await line.act()
            assert await line.refusal() == "not_stored"
            await line.socket.wait_closed()
            assert line.socket.close_code == 1012
        answer = await athos.get(f"/api/tables/{table}")
        assert (answer.status_code, answer.json()["code"]) == (503, "not_stored")
        store.fault = ""
        async with athos.at(table) as line:
            assert (await line.until("Welcome"))["table"]["moments"] == 0
            ref = await line.act()
            await line.until("Accepted", ref=ref)


async def test_a_bot_tries_again_when_the_disk_is_free(serve: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ducats.server.thinking.RETRY_SECONDS", 0.05)
    store = FaultyStore()
    async with serve(store) as server:
        server.bots.gate.clear()
        athos, table = await laid(server, "page")
        async with athos.at(table) as line:
            await line.until("Welcome")
            store.fault = "before"
            server.bots.gate.set()
            await line.act()
            assert await line.refusal() == "not_stored"
            store.fault = ""
            assert (await line.until("Happened"))["events"][0]["seat"] == 1


async def test_a_fault_of_the_rules_changes_nothing(serve: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serve() as server:
        athos, table = await laid(server, "Porthos")
        async with athos.at(table) as line:
            view = (await line.until("Welcome"))["view"]
            book = server.book()

            def fall_over(seat: int, action: object) -> list[object]:
                book.driver.play.hands[0].clear()
                raise ZeroDivisionError

            monkeypatch.setattr(book.driver, "apply", fall_over)
            await line.act()
            assert await line.refusal() == "server_error"
            async with athos.at(table) as again:
                assert (await again.until("Welcome"))["view"] == view


async def test_a_full_disk_is_survived_by_a_whole_table(serve: Any, tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "ducats.sqlite")
    async with serve(store) as server:
        athos, table = await laid(server, "page")
        async with athos.at(table) as line:
            await line.until("Welcome")
            await line.until_asked()
            pages = await store._writer.write(lambda db: db.execute("PRAGMA page_count").fetchone()[0])
            await store._writer.write(lambda db: db.execute(f"PRAGMA max_page_count = {pages}").fetchone())
            refused = ""
            while not refused and line.view["outcome"] is None:
                await line.until_asked()
                await line.act()
                answer = await line.hear()
                while answer["type"] not in {"Accepted", "Refused"}:
                    answer = await line.hear()
                refused = answer.get("problem", {}).get("code", "")
                if answer["type"] == "Accepted":
                    await line.until("Happened")
            if refused:
                assert refused == "not_stored"
                await store._writer.write(lambda db: db.execute("PRAGMA max_page_count = 100000").fetchone())
                ref = await line.act()
                await line.until("Accepted", ref=ref)
