"""Whatever goes wrong in work that a process does by itself is logged, and the work goes on."""

import structlog

from ducats.server.store.base import StoreError

log = structlog.stdlib.get_logger()


def note_fault(event: str, error: Exception, **facts: object) -> None:
    """A store that fails is no fault of the program: a line says enough."""
    if isinstance(error, StoreError):
        log.warning(event, error=str(error), **facts)
    else:
        log.error(event, exc_info=error, **facts)
