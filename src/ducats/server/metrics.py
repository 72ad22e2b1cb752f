"""Numbers about the whole server; nothing about a person or a single table."""

import time
from typing import Final, Literal, get_args
from wsgiref.simple_server import WSGIServer

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
    start_http_server,
)

from ducats.server import process_figures
from ducats.server.process_figures import LoopDelay

TOLD_BY_WORKERS: Final = (
    "ducats_bot_failures_total",
    "ducats_faults_total",
    "ducats_last_beat_timestamp_seconds",
)
"""Nothing about moves, tables or memory: where nobody is served, a table of people is loaded only to answer
for one of them, and standing orders are secret."""


WATCHED: Final = ("server_error", "not_stored")
"""Refusals that nobody but the server is to blame for."""
FaultOf = Literal["store", "program"]


class Metrics:
    """A registry of its own for each server, so that tests can run several."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves = Counter("ducats_moves", "Moves stored", ["by"], registry=self.registry)
        self._moves_by: dict[str, Counter] = {}
        self.refused = Counter(
            "ducats_refused",
            "Messages refused, and requests where the server is at fault",
            ["code"],
            registry=self.registry,
        )
        self.bot_failures = Counter(
            "ducats_bot_failures",
            "Bots that gave no answer; unless they were busy, the default was played",
            ["why"],
            registry=self.registry,
        )
        self.faults = Counter(
            "ducats_faults", "Faults in what the server does by itself", ["of"], registry=self.registry
        )
        for code in WATCHED:
            # An alert sees an increase only of what was there before.
            self.refused.labels(code)
        for of in get_args(FaultOf):
            self.faults.labels(of)
        self.sockets = Gauge("ducats_sockets", "Open sockets", registry=self.registry)
        self.live_tables = Gauge("ducats_live_tables", "Tables in memory", registry=self.registry)
        self.last_beat = Gauge(
            "ducats_last_beat_timestamp_seconds",
            "When a process that works last told the store that it lives; 0 if it does not work",
            registry=self.registry,
        )
        self.stored = Gauge("ducats_stored", "People, and tables by status", ["what"], registry=self.registry)
        self.loop_delay = LoopDelay(time.monotonic)
        for name, text, figure in (
            ("memory_bytes", "Resident memory of this process", process_figures.memory),
            ("open_files", "Open files and sockets", process_figures.open_files),
            ("open_files_limit", "How many files and sockets can be open", process_figures.most_files),
            ("loop_delay_seconds", "The longest delay of the last minute", self.loop_delay.longest),
        ):
            Gauge(f"ducats_{name}", text, registry=self.registry).set_function(figure)
        self.move_seconds = Histogram(
            "ducats_move_seconds",
            "To play a move and store it",
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
            registry=self.registry,
        )

    def note_fault(self, of: FaultOf) -> None:
        """Something failed that the server does by itself, so that nobody is refused anything."""
        self.faults.labels(of).inc()

    def note_move(self, by: str, seconds: float) -> None:
        """Every move is timed, the server's own too: one without a time would show that an order answered."""
        self.move_seconds.observe(seconds)
        counter = self._moves_by.get(by)
        if counter is None:
            # Looking a label up costs more than counting.
            counter = self._moves_by[by] = self.moves.labels(by)
        counter.inc()

    def text(self, counts: dict[str, int]) -> bytes:
        """The exposition format, with fresh counts from the store."""
        for what in ("people", "open", "playing", "finished"):
            self.stored.labels(what).set(counts.get(what, 0))
        return generate_latest(self.registry)

    def serve_worker_metrics(self, host: str, port: int) -> WSGIServer:
        """Answer Prometheus where nothing else is served, from a thread, until it is shut down."""
        server, _ = start_http_server(port, host, self.registry.restricted_registry(TOLD_BY_WORKERS))
        return server
