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

    def events(self, events: Sequence[Event]) -> tuple[Event, ...]:
        """The part of each event that this viewer may know."""
        return tuple(events) if self.open_cards else tuple(event.seen_by(self.seat) for event in events)

    def steps(self, before: View, tables: Sequence[Play]) -> tuple[tuple[Patch, ...], View]:
        """How the view changes from table to table, and the last view."""
        steps = []
        for table in tables:
            after = self.view(table)
            steps.append(diff(before, after))
            before = after
        return tuple(steps), before
