"""Traces: off by default; a collector that is named hears of moves and requests, and nothing hidden."""

import asyncio
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import pytest
from msgspec.structs import replace
from opentelemetry.sdk.trace import ReadableSpan
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter
from tests.server.conftest import QUICK

from ducats.engine.errors import IllegalAction
from ducats.server.traces import CollectedTraces, Traces


def test_without_a_collector_there_are_no_traces(server: Any) -> None:
    traces = server.app.state.context.traces
    assert type(traces) is Traces
    assert traces.span("move", table="one") is traces.span("store")


async def played(server: Any) -> Any:
    """A game of two bots that somebody watches."""
    north = await server.visitor("North")
    table = await north.open_table(bots=[None, "page"], options={"match_mode": "single_hand"})
    async with north.at(table["id"]) as connection:
        await connection.until("Welcome")
        await connection.until_asked()
        await connection.act()
        await connection.until("Accepted")
    return table


async def test_spans_tell_where_the_time_of_a_move_goes(server: Any) -> None:
    told = InMemorySpanExporter()
    server.app.state.context.traces = CollectedTraces(told, SimpleSpanProcessor)
    table = await played(server)
    spans = told.get_finished_spans()
    moves = {span.context.span_id: span for span in spans if span.name == "move" and span.context}
    stored = [span for span in spans if span.name == "store"]
    assert moves
    assert all(span.parent is not None and span.parent.span_id in moves for span in stored)
    assert {"move", "store", "tell"} <= {span.name for span in spans}
    assert all(is_harmless(span, table["id"]) for span in spans)


async def test_a_refused_answer_is_in_no_span(server: Any) -> None:
    told = InMemorySpanExporter()
    server.app.state.context.traces = CollectedTraces(told, SimpleSpanProcessor)
    north = await server.visitor("North")
    table = await north.open_table(bots=[None, "page"], options={"match_mode": "single_hand"})
    async with north.at(table["id"]) as connection:
        await connection.until("Welcome")
        await connection.until_asked()
        await connection.act({"type": "PlayCard", "card": "7/2"})
        assert await connection.refusal() == "wrong_action"
    spans = told.get_finished_spans()
    assert "move" in {span.name for span in spans}
    assert all(is_harmless(span, table["id"]) for span in spans)


def test_the_message_of_an_error_is_in_no_span() -> None:
    told = InMemorySpanExporter()
    with pytest.raises(IllegalAction), CollectedTraces(told, SimpleSpanProcessor).span("move", table="one"):
        raise IllegalAction("PlayCard(card='secret') is not possible")
    (span,) = told.get_finished_spans()
    assert is_harmless(span, "one")


def is_harmless(span: ReadableSpan, table: str) -> bool:
    about = dict(span.attributes or {})
    if span.events or span.status.description is not None:
        return False
    return about.pop("table", table) == table and set(about) <= {"game", "level", "http.route"}


@pytest.fixture
def collector() -> Iterator[tuple[str, list[tuple[str, bytes]]]]:
    heard: list[tuple[str, bytes]] = []

    class Collector(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            heard.append((self.path, self.rfile.read(int(self.headers["content-length"]))))
            self.send_response(200)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Says nothing."""

    listening = HTTPServer(("127.0.0.1", 0), Collector)
    thread = threading.Thread(target=listening.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{listening.server_port}", heard
    finally:
        listening.shutdown()
        thread.join()
        listening.server_close()


async def test_a_collector_hears_of_requests_by_their_route(
    serve: Any, collector: tuple[str, list[tuple[str, bytes]]]
) -> None:
    address, heard = collector
    async with serve(settings=replace(QUICK, traces=address)) as server:
        table = await played(server)
        await server.client.get(f"/api/tables/{table['id']}")
        context = server.app.state.context
        await asyncio.to_thread(context.traces.close)
    assert {path for path, _ in heard} == {"/v1/traces"}
    told = b"".join(body for _, body in heard)
    assert b"GET /api/tables/{table_id}" in told
    assert b"move" in told
    assert b"North" not in told
