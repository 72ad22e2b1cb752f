"""`make bench` still runs; what it measures is not judged here."""

import asyncio

import pytest
from bench import engine, measure
from bench.client import play_tables
from bench.server import running_server

from ducats.games import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_measured(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measure, "SECONDS", 0.01)
    figures = list(engine.measure(GAMES[game]))
    assert [figure.name for figure in figures] == [
        "decisions", "copies", "views", "imagine", "replay", "verify",
    ]  # fmt: skip
    assert all(figure.low > 0 and figure.runs >= 5 for figure in figures)


def test_the_server_can_be_measured() -> None:
    with running_server() as server:
        moved, latencies = asyncio.run(play_tables(server.address, 2, 0.5))
    assert moved == len(latencies) > 0
