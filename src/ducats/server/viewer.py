"""One viewer of a game: which tables, events and steps they may see."""

from collections.abc import Sequence

import msgspec

from ducats.engine.messages import Event, Seat, View
from ducats.engine.play import Play
from ducats.engine.rules import Rules
from ducats.server.patches import Patch, diff


class Viewer(msgspec.Struct, frozen=True):
    """A seat, a spectator (None), or with `open_cards` somebody who looks back at a finished game."""

    rules: Rules
    seat: Seat | None
    open_cards: bool = False

    def view(self, play: Play) -> View:
        return self.rules.open_view(play) if self.open_cards else self.rules.view(play, self.seat)

    def sees(self, event: Event) -> Event | None:
        """The part of an event that this viewer may know; None if they do not hear of it."""
        return event if self.open_cards else event.seen_by(self.seat)

    def events(self, events: Sequence[Event]) -> tuple[Event, ...]:
        """What this viewer is told."""
        return tuple(seen for event in events if (seen := self.sees(event)) is not None)

    def steps(self, before: View, events: Sequence[Event], snapshots: Sequence[Play]) -> tuple[Patch, ...]:
        """How the view changes with each event that this viewer is told; the last leads to the whole view.

        What an event they are not told has changed shows with the next one they are.
        """
        told = [table for event, table in zip(events, snapshots, strict=True) if self.sees(event) is not None]
        steps = []
        for table in told[:-1]:
            after = self.view(table)
            steps.append(diff(before, after))
            before = after
        return tuple(steps)
