"""Everybody who has a table open in this process, and what they are told."""

from collections.abc import Callable

from msgspec.structs import replace

from ducats.engine.messages import Seat
from ducats.server.listener import Listener
from ducats.server.store.base import Person


class Audience:
    """The sockets of a table; a person may have several."""

    def __init__(self) -> None:
        self._listeners: set[Listener] = set()

    def __bool__(self) -> bool:
        return bool(self._listeners)

    def people(self) -> frozenset[str]:
        return frozenset(listener.person.id for listener in self._listeners)

    def add(self, listener: Listener) -> bool:
        """Returns whether this is the person's first socket."""
        is_new = listener.person.id not in self.people()
        self._listeners.add(listener)
        return is_new

    def remove(self, listener: Listener) -> bool:
        """Returns whether this was the person's last socket."""
        self._listeners.discard(listener)
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

    def tell_people(self, told: Callable[[Person], bytes]) -> None:
        """Send each what only they may know."""
        for listener in self._listeners:
            listener.send(told(listener.person))

    def close(self, code: int, reason: str, person: str | None = None) -> None:
        """Close the sockets of one person, or all."""
        for listener in self._listeners:
            if person is None or listener.person.id == person:
                listener.close(code, reason)
