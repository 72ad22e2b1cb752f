"""Everybody who has a table open in this process, and what they are told."""

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from ducats.engine.messages import Seat
from ducats.server.listener import Listener
from ducats.server.wire_socket import CloseCode

SOCKETS_PER_PERSON: Final = 20
"""Of one person at one table: many tabs, and those that a broken line has left behind."""


class Audience:
    """The sockets of a table; a person may have several."""

    def __init__(self) -> None:
        # In the order in which they came.
        self._listeners: dict[Listener, None] = {}

    def __bool__(self) -> bool:
        return bool(self._listeners)

    def listeners(self) -> tuple[Listener, ...]:
        """Those of this moment, for whoever takes their time to tell them."""
        return tuple(self._listeners)

    def people(self) -> frozenset[str]:
        return frozenset(listener.person.id for listener in self._listeners)

    def add(self, listener: Listener) -> bool:
        """Returns whether this is the person's first socket. Of too many, the oldest is closed."""
        is_new = listener.person.id not in self.people()
        self._listeners[listener] = None
        mine = [each for each in self._listeners if each.person.id == listener.person.id and not each.closing]
        for oldest in mine[:-SOCKETS_PER_PERSON]:
            oldest.close(CloseCode.TOO_MANY, "too_many_sockets")
        return is_new

    def remove(self, listener: Listener) -> bool:
        """Returns whether this was the person's last socket."""
        self._listeners.pop(listener, None)
        return listener.person.id not in self.people()

    def rename(self, person: str, name: str) -> None:
        for listener in self._listeners:
            if listener.person.id == person:
                listener.person = replace(listener.person, name=name)

    def tell(self, message: bytes, but: Listener | None = None) -> None:
        for listener in self._listeners:
            if listener is not but:
                listener.send(message)

    def tell_each(self, seat_of: Callable[[str], Seat | None], told: Callable[[Seat | None], bytes]) -> None:
        """Send each what their seat may know, made once for every seat."""
        messages: dict[Seat | None, bytes] = {}
        for listener in self._listeners:
            seat = seat_of(listener.person.id)
            if seat not in messages:
                messages[seat] = told(seat)
            listener.send(messages[seat])

    def close(self, code: int, reason: str, person: str | None = None) -> None:
        """Close the sockets of one person, or all."""
        for listener in self._listeners:
            if person is None or listener.person.id == person:
                listener.close(code, reason)
