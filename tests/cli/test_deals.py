"""`ducats deal`: a deal of a past day, the same game as on its server, and how one would have fared."""

import asyncio
import threading
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import msgspec
import pytest
from tests.cli.conftest import Run
from tests.server.conftest import first_choice, running
from tests.server.test_deals import NOON, RealBots, deal, play
from tests.server.test_deals import answers_by_seat as server_answers

from ducats.cli import deals
from ducats.cli.deals import laid
from ducats.engine.messages import Seat
from ducats.engine.record import read
from ducats.engine.replay import verify
from ducats.engine.rng import Rng, commitment
from ducats.games import GAMES, find
from ducats.games.deals import seat_of
from ducats.server import thinking
from ducats.server.wire_deals import DealResult, DealTable
from ducats.texts import Texts

SEED = "a past deal"
DAY = "2026-11-16"
OTHERS = (
    DealResult(rank=1, name="Winner", player="w", place=1, score=9_999, rival=0, table=None),
    DealResult(rank=2, name="Loser", player="l", place=3, score=0, rival=9_999, table=None),
)
TABLE = DealTable(
    day=DAY, game="musketeers", commitment=commitment(SEED), seed=SEED, playing=0, results=OTHERS
)


@contextmanager
def serving(answer: bytes, status: int = 200) -> Iterator[tuple[str, list[str]]]:
    """A server that answers everything alike; its address and what it was asked."""
    asked: list[str] = []

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            asked.append(self.path)
            self.send_response(status)
            self.end_headers()
            self.wfile.write(answer)

        def log_message(self, *_: object) -> None:
            """Nobody reads it."""

    server = HTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}", asked
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


@pytest.mark.parametrize("game", GAMES)
def test_its_table_is_laid_for_every_seat(game: str) -> None:
    for day in range(14, 18):
        chosen = date(2026, 11, day)
        local = laid(find(game), Texts("en"), chosen, SEED, simulations=1)
        assert local.person == seat_of(game, chosen)
        assert local.view().seat == local.person
        assert "you" in local.terminal.name(local.person)


async def test_the_same_answers_meet_the_same_replies_as_on_the_server(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(thinking, "DEAL_SIMULATIONS", 4)
    async with running(clock=lambda: NOON) as server:
        server.app.state.context.bots = RealBots()
        north = await server.known_visitor("North")
        opened = await deal(north)
        await play(north, opened["id"])
        day = date.fromisoformat(opened["deal"]["day"])
        seed = await server.app.state.context.store.deal_seed(day.isoformat(), "musketeers")
        there = await server_answers(server, opened["id"])
    rules = find("musketeers")
    local = laid(rules, Texts("en"), day, seed, simulations=4)
    here: dict[Seat, list[bytes]] = defaultdict(list)
    while not local.is_over:
        seat = local.next_seat()
        if seat == local.person:
            view = msgspec.to_builtins(local.view())
            choices = view["question"]["choices"]
            number = str(view["question"]["number"])
            chosen = (
                Rng(number).choice(choices["actions"]) if choices["type"] == "OneOf" else first_choice(view)
            )
            action = rules.read_action(chosen)
        else:
            action = await asyncio.to_thread(local.think, seat)
        local.apply(seat, action)
    for entry in local.driver.inputs:
        here[entry.seat].append(msgspec.json.encode(entry.action))
    assert here == there


def test_a_past_deal_is_played_and_compared(
    ducats: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deals, "DEAL_SIMULATIONS", 2)
    record = tmp_path / "deal.jsonl"
    with serving(msgspec.json.encode(TABLE)) as (address, asked):
        told = ducats(
            "deal", "musketeers", "--server", address, "--day", DAY, "--plain", "--record", record,
            typed="1 2 3\n1\n" * 60,
        )  # fmt: skip
    assert told.exit_code == 0, told.output
    assert asked == [f"/api/deals/{DAY}/musketeers"]
    assert TABLE.commitment in told.stdout
    lines = told.stdout.splitlines()
    names = [next(name for name in ("Winner", "Loser", "you") if name in line) for line in lines[-5:-1]
             if any(name in line for name in ("Winner", "Loser", "you"))]  # fmt: skip
    assert names == ["Winner", "you", "Loser"]
    rules = find("musketeers")
    book = read(rules, record.read_bytes())
    assert verify(rules, book).is_over()
    assert book.header.players[seat_of("musketeers", date.fromisoformat(DAY))] == "player"


@pytest.mark.parametrize(
    ("answer", "status", "code"),
    [
        (msgspec.structs.replace(TABLE, seed=None), 200, "deal_running"),
        (msgspec.structs.replace(TABLE, seed="another"), 200, "broken_promise"),
        (TABLE, 404, "no_such_deal"),
        ([], 200, "no_answer"),
    ],
)
def test_what_cannot_be_played_is_said(ducats: Run, answer: object, status: int, code: str) -> None:
    with serving(msgspec.json.encode(answer), status) as (address, _):
        told = ducats("deal", "musketeers", "--server", address)
    assert (told.exit_code, code in told.output) == (2, True), told.output


def test_addresses_and_days_are_checked_first(ducats: Run) -> None:
    for arguments, code in {
        ("--server", "file:///etc/hosts"): "bad_address",
        ("--server", "http://127.0.0.1:9", "--day", "yesterday"): "no_such_deal",
        ("--server", "http://127.0.0.1:9"): "no_answer",
    }.items():
        told = ducats("deal", "musketeers", *arguments)
        assert (told.exit_code, code in told.output) == (2, True), told.output
