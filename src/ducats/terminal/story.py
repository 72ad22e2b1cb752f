"""The log of a game as it grows: a heading where a part begins, events that are alike as one line."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from ducats.engine.messages import Event

if TYPE_CHECKING:
    from ducats.terminal.game import TerminalGame


class Story:
    """What was told; its last line still grows while events like those in it follow."""

    def __init__(self, terminal: "TerminalGame[Any]") -> None:
        self._terminal = terminal
        self.lines: list[str] = []
        self._run: list[Event] = []
        self._mark: tuple[str, ...] = ()

    @property
    def settled(self) -> int:
        """The number of lines that stay as they are."""
        return len(self.lines) - bool(self._mark)

    def add(self, events: Iterable[Event]) -> int:
        """Tell these events; the first line that is new or has grown."""
        changed = len(self.lines)
        for event in events:
            line = self._terminal.line(event)
            if not line:
                continue
            mark = fold_of(event)
            if mark and mark == self._mark:
                self._run.append(event)
                self.lines[-1] = self._terminal.folded(mark[0], self._run)
                changed = min(changed, len(self.lines) - 1)
            else:
                self._mark, self._run = mark, [event]
                self.lines.append(line)
        return changed

    def note(self, *lines: str) -> None:
        """Tell something that is no event."""
        self.settle()
        self.lines += lines

    def settle(self) -> None:
        """From now on the last line stays as it is."""
        self._mark, self._run = (), []


def fold_of(event: Event) -> tuple[str, ...]:
    """Events with the same mark, one after the other, share a line; nothing for those that stand alone."""
    kind, *agreed = event.folds or ("",)
    return (kind, *(str(getattr(event, field)) for field in agreed)) if kind else ()
