"""Structured logs on stderr: JSON lines for machines, colours for a terminal. Never a token, never a card.

Whatever strangers do, it stays short: of many lines of one kind some are left out, and long values are cut.
"""

import logging
import sys
import time
from collections.abc import Callable
from typing import Any, Final, Literal

import structlog

from ducats.server.throttle import Throttle

LINES_PER_SECOND: Final = 20
LINES_AT_ONCE: Final = 200
"""Per kind of line, so that a flood of requests writes kilobytes a second, not megabytes."""
VALUE_CHARACTERS: Final = 500
TRACE_CHARACTERS: Final = 6_000
"""The most of an error's trace; a longer one (100,000 for a thousand calls) is logged by its two ends."""


class LogLimiter(logging.Filter):
    """Leaves out lines that repeat too often, and says later how many."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._throttles: dict[str, Throttle] = {}
        self._left_out: dict[str, int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        said: Any = record.msg
        # Our own lines are grouped by event, those of libraries by logger.
        kind = str(said.get("event")) if isinstance(said, dict) else record.name
        if kind not in self._throttles:
            self._throttles[kind] = Throttle(LINES_PER_SECOND, LINES_AT_ONCE, self._clock)
        if not self._throttles[kind].allows():
            self._left_out[kind] = self._left_out.get(kind, 0) + 1
            return False
        left_out = self._left_out.pop(kind, 0)
        if isinstance(said, dict):
            record.msg = {key: _cut(value) for key, value in said.items()}
            if left_out:
                record.msg["left_out"] = left_out
        elif left_out:
            record.msg = f"{said} ({left_out} left out)"
        return True


def _cut(value: object) -> object:
    if isinstance(value, str) and len(value) > VALUE_CHARACTERS:
        return f"{value[:VALUE_CHARACTERS]}…"
    return value


def _shorten_trace(_: Any, __: str, event: structlog.typing.EventDict) -> structlog.typing.EventDict:
    trace = event.get("exception")
    if isinstance(trace, str) and len(trace) > TRACE_CHARACTERS:
        half = TRACE_CHARACTERS // 2
        event["exception"] = f"{trace[:half]}\n…\n{trace[-half:]}"
    return event


def set_up_logs(form: Literal["auto", "json", "console"] = "auto") -> None:
    """Route structlog and the libraries' logging through one renderer."""
    console = form == "console" or (form == "auto" and sys.stderr.isatty())
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    # Plain traces on purpose: the richer ones print local variables, and those hold cards and seeds.
    render: list[structlog.typing.Processor] = [
        structlog.processors.format_exc_info,
        _shorten_trace,
        structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)
        if console
        else structlog.processors.JSONRenderer(),
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.stdlib.BoundLogger,
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.addFilter(LogLimiter())
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *render],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.INFO)
