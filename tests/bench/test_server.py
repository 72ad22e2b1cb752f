"""The server part of `make bench` still runs; what it measures is not judged here."""

import asyncio

from bench.client import play_tables
from bench.server import running_server


def test_the_server_can_be_measured() -> None:
    with running_server() as server:
        moved, latencies = asyncio.run(play_tables(server.address, 2, 0.5))
    assert moved == len(latencies) > 0
