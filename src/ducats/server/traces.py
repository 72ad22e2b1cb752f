"""Sends where the time of a move goes to an OpenTelemetry collector, if the host names one.

Spans carry tables and games, never people, answers or seeds.
"""

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING, Any, Final

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from ducats.engine.errors import DucatsError

if TYPE_CHECKING:
    from opentelemetry.sdk.trace import SpanProcessor
    from opentelemetry.sdk.trace.export import SpanExporter

_NOTHING: Final = nullcontext()


class Traces:
    """The default: sends nothing, and costs one call."""

    is_on = False

    def span(self, name: str, **about: str) -> AbstractContextManager[Any]:
        """A span around the enclosed work, within any surrounding span."""
        return _NOTHING

    def close(self) -> None:
        """Send the remaining spans."""


class CollectedTraces(Traces):
    """Sent in batches by a thread of their own."""

    is_on = True

    def __init__(
        self, exporter: "SpanExporter", batched: "Callable[[SpanExporter], SpanProcessor] | None" = None
    ) -> None:
        from opentelemetry.sdk.resources import Resource
        from opentelemetry.sdk.trace import TracerProvider
        from opentelemetry.sdk.trace.export import BatchSpanProcessor

        self._provider = TracerProvider(resource=Resource.create({"service.name": "ducats"}))
        self._provider.add_span_processor((batched or BatchSpanProcessor)(exporter))
        self._tracer = self._provider.get_tracer("ducats")

    def span(self, name: str, **about: str) -> AbstractContextManager[Any]:
        # The message of an error may quote an answer.
        return self._tracer.start_as_current_span(
            name, attributes=about, record_exception=False, set_status_on_exception=False
        )

    def close(self) -> None:
        self._provider.shutdown()


def traces_to(collector: str) -> Traces:
    """Traces to the collector at an address like http://localhost:4318; to nobody if it is empty."""
    if not collector:
        return Traces()
    try:
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
    except ImportError as error:
        raise DucatsError("DUCATS_TRACES needs OpenTelemetry: pip install 'ducats[traces]'") from error
    return CollectedTraces(OTLPSpanExporter(f"{collector.rstrip('/')}/v1/traces"))


class TracedRequests(ASGIMiddleware):
    """A span for each request, named by its route: addresses of single tables would make too many names."""

    scopes = (ScopeType.HTTP,)

    def __init__(self, traces: Traces) -> None:
        self._traces = traces

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        route = str(scope.get("path_template", ""))
        with self._traces.span(f"{scope.get('method')} {route}", **{"http.route": route}):
            await next_app(scope, receive, send)
