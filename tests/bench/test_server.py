"""The server part of `make bench` still runs; what it measures is not judged here."""

import asyncio
import os
import time
from pathlib import Path

import pytest
from bench.client import play_tables
from bench.server import IDLE_CHECKS, Server, processor_seconds, running_server


def test_the_server_can_be_measured() -> None:
    with running_server() as server:
        moved, latencies = asyncio.run(play_tables(server.address, 2, 0.5))
    assert moved == len(latencies) > 0


def test_a_server_has_settled_when_it_was_at_rest_several_times_in_a_row(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    used = iter([0.0, 0.4, 0.4, 0.4, 0.4, 0.8, *[0.8] * 20])
    looks = 0

    def processor_seconds() -> float:
        nonlocal looks
        looks += 1
        return next(used)

    server = Server("127.0.0.1:0", os.getpid())
    monkeypatch.setattr(server, "processor_seconds", processor_seconds)
    monkeypatch.setattr(server, "has_workers", lambda: True)
    monkeypatch.setattr(time, "sleep", lambda seconds: None)
    server.settle()
    assert looks == 2 * (3 + IDLE_CHECKS), "busy, at rest, busy again, and then at rest"


def test_a_server_that_has_settled_has_a_worker() -> None:
    with running_server() as server:
        assert not server.has_workers()
        server.settle()
        assert server.has_workers()
        assert server.workers()


def test_a_process_that_ends_while_it_is_looked_at_counts_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def read(file: Path) -> bytes:
        raise ProcessLookupError(file)

    monkeypatch.setattr(Path, "read_bytes", read)
    monkeypatch.setattr(Path, "read_text", read)
    assert processor_seconds(os.getpid()) is None
    server = Server("127.0.0.1:0", os.getpid())
    assert (server.memory(), server.workers()) == (None, [])
