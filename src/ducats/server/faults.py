"""Errors in work that a process does by itself are logged and counted, and the work goes on."""

import structlog

from ducats.server.metrics import Metrics
from ducats.server.store.base import StoreError

log = structlog.stdlib.get_logger()


def note_fault(metrics: Metrics, event: str, error: Exception, **facts: object) -> None:
    """A failing store is no bug: it gets a line without a trace."""
    metrics.note_fault("store" if isinstance(error, StoreError) else "program")
    if isinstance(error, StoreError):
        log.warning(event, error=str(error), **facts)
    else:
        log.error(event, exc_info=error, **facts)
