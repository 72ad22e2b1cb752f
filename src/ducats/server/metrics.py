"""Numbers about the whole server; nothing about a person or a single table."""

from typing import Final
from wsgiref.simple_server import WSGIServer

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
    start_http_server,
)

TOLD_BY_WORKERS: Final = ("ducats_bot_failures_total", "ducats_last_beat_timestamp_seconds")
"""Nothing about moves or tables: where nobody is served, a table of people is loaded only to answer for one
of them, and standing orders are secret."""


class Metrics:
    """A registry of its own for each server, so that tests can run several."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves = Counter("ducats_moves", "Moves stored", ["by"], registry=self.registry)
        self._moves_by: dict[str, Counter] = {}
        self.refused = Counter("ducats_refused", "Messages refused", ["code"], registry=self.registry)
        self.bot_failures = Counter(
            "ducats_bot_failures",
            "Bots that gave no answer; unless they were busy, the default was played",
            ["why"],
            registry=self.registry,
        )
        self.sockets = Gauge("ducats_sockets", "Open sockets", registry=self.registry)
        self.live_tables = Gauge("ducats_live_tables", "Tables in memory", registry=self.registry)
        self.last_beat = Gauge(
            "ducats_last_beat_timestamp_seconds",
            "When a process that works last told the store that it lives; 0 if it does not work",
            registry=self.registry,
        )
        self.stored = Gauge("ducats_stored", "People, and tables by status", ["what"], registry=self.registry)
        self.move_seconds = Histogram(
            "ducats_move_seconds",
            "To play a move and store it",
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
            registry=self.registry,
        )

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
