"""The terminal face of a game that has none of its own."""

from typing import TYPE_CHECKING, Any

from ducats.engine.messages import Action, Event, Question, Sealed, View
from ducats.terminal.game import TerminalGame, fields_of

if TYPE_CHECKING:
    from rich.console import RenderableType


class PlainTerminal(TerminalGame[View]):
    """The table as text; what the catalogues do not know, by its fields."""

    def seats(self, view: View) -> "RenderableType":
        from rich.text import Text

        return Text("\n").join(self.player(seat, view) for seat in range(view.seats))

    def table(self, view: View) -> "RenderableType":
        return self.rules.text(view)

    def notation(self, action: Action) -> str:
        return " ".join(str(value) for field, value in fields_of(action).items() if field != "type").lower()

    def tell(self, event: Event) -> str | None:
        if isinstance(event, Sealed):
            return None
        return super().tell(event) or self._bare(event)

    def describe(self, action: Action, view: View) -> str:
        return super().describe(action, view) or self._bare(action)

    def prompt(self, view: View, question: Question[Any]) -> str:
        return super().prompt(view, question) or question.id

    def _bare(self, message: Event | Action) -> str:
        fields = {
            field: self.name(value) if field == "seat" else value
            for field, value in fields_of(message).items()
        }
        return " ".join([fields.pop("type"), *(f"{field} {value}" for field, value in fields.items())])
