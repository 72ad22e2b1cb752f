"""Connections cost nothing to open and must not be held for ever: whoever is silent is cut off."""

import asyncio
from typing import Final

from uvicorn.protocols.http.h11_impl import H11Protocol

REQUEST_SECONDS: Final = 15.0
"""From the opening of a connection, or the first byte of a later request, to the end of the request."""
STALLED_SECONDS: Final = 30.0
"""How long a reader may read nothing of an answer."""


class ImpatientProtocol(H11Protocol):
    """HTTP with a limit on how long the other side may take."""

    _request_timer: asyncio.TimerHandle | None = None
    _stalled_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        super().connection_made(transport)
        self._await_request()

    def data_received(self, data: bytes) -> None:
        if self._request_timer is None:
            self._await_request()
        super().data_received(data)
        if self._is_answering() or self.transport.get_protocol() is not self:
            self._stop_timers()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stalled_timer = self.loop.call_later(STALLED_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._stalled_timer is not None:
            self._stalled_timer.cancel()
            self._stalled_timer = None

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timers()
        super().connection_lost(exc)

    def _await_request(self) -> None:
        self._request_timer = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)

    def _is_answering(self) -> bool:
        """Whether a request has arrived as a whole."""
        return bool(self.cycle) and not self.cycle.more_body

    def _stop_timers(self) -> None:
        for timer in (self._request_timer, self._stalled_timer):
            if timer is not None:
                timer.cancel()
        self._request_timer = self._stalled_timer = None
