"""What the bots of a game remember: found in its `bots`, kept by whoever lets bots play."""

from collections.abc import Iterable
from functools import cache
from typing import final

from ducats.bots.memory import BLANK, Memory, Recall
from ducats.engine.messages import Event, View
from ducats.games import part


@cache
def recall_of(game: str) -> Recall | None:
    """None: nothing in this game is worth remembering."""
    found: Recall | None = getattr(part(game, "bots"), "RECALL", None)
    return found


def memory_for(view: View, events: Iterable[Event]) -> Memory:
    """What whoever is asked in this view remembers; `events` are all of the game, unredacted.

    Blank where it does not matter, so that nothing is looked through unless somebody bargains.
    """
    recall, question = recall_of(view.game), view.question
    if recall is None or view.seat is None or question is None or question.id not in recall.questions:
        return BLANK
    return recall.fold(view.seat, events)


@final
class EventLog:
    """The events of one game, as far as bots have to remember them."""

    def __init__(self, game: str, events: Iterable[Event] = ()) -> None:
        recall = recall_of(game)
        self._kinds = () if recall is None else recall.events
        self._events: list[Event] = []
        self.tell(events)

    def tell(self, events: Iterable[Event]) -> None:
        """More has happened."""
        if self._kinds:
            self._events += [event for event in events if isinstance(event, self._kinds)]

    def memory(self, view: View) -> Memory:
        """What whoever is asked in this view remembers."""
        return memory_for(view, self._events)
