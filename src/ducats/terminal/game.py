"""One game at the terminal: how its table looks, how its events are told, how answers are typed."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec

from ducats.engine.errors import MalformedAction
from ducats.engine.messages import Action, Event, Fact, Form, OneOf, OneOrForm, Question, Seat, SomeOf, View
from ducats.engine.rules import Rules
from ducats.telling import Reader
from ducats.texts import Texts, kebab

if TYPE_CHECKING:
    from rich.console import RenderableType

SEAT_LETTERS = "ABCDEFGH"

ViewT = TypeVar("ViewT", bound=View)


class TerminalGame(ABC, Generic[ViewT]):
    """What the terminal must know about a game beyond its Rules."""

    def __init__(self, rules: Rules, texts: Texts, names: Sequence[str], view: ViewT) -> None:
        """`view` is any view of the one who reads: it says where they sit, and what the table agreed on."""
        self.rules = rules
        self.texts = texts
        self.names = tuple(names)
        self._shown = view
        self._fields = fields_of(view)

    @abstractmethod
    def board(self, view: ViewT) -> "RenderableType":
        """The table for a person at a terminal; a pipe gets `Rules.text`."""

    @abstractmethod
    def notation(self, action: Action) -> str:
        """An answer as it may be typed instead of its number."""

    def tell(self, event: Event) -> str | None:
        """A line of the log about an event already redacted for its reader; None if not worth one."""
        return self.say("event", type(event).__name__, fields_of(event)) or None

    def describe(self, action: Action, view: ViewT) -> str:
        """An answer as the list of choices shows it; its text may look at the view, too."""
        fields = {**self._fields_of_view(view), **fields_of(action)}
        return self.say("action", type(action).__name__, fields)

    def prompt(self, view: ViewT, question: Question[Any]) -> str:
        """What the viewer is asked, in one sentence."""
        name = question.id.removeprefix(f"{self.rules.meta.id}.")
        return self.say("question", name, self._fields_of_view(view))

    def say(self, kind: str, name: str, fields: Mapping[str, Any]) -> str:
        """A text about something of this game; nothing if there is none."""
        text_id = f"{self.rules.meta.id}-{kind}-{kebab(name)}"
        reader = Reader(self.names, self._fields)
        return self.texts.say(text_id, fields, reader) if self.texts.has(text_id) else ""

    def _fields_of_view(self, view: ViewT) -> dict[str, Any]:
        """A view as the wire writes it, once for all the choices of a question."""
        if view is not self._shown:
            self._shown, self._fields = view, fields_of(view)
        return self._fields

    def describe_form(self, form: Form[Any], view: ViewT) -> str:
        """An answer whose amounts are left open, as the list of choices shows it."""
        return self.describe(form.action, view)

    def foretell(self, facts: Sequence[Fact]) -> str:
        """What would follow from an answer, one sentence after the other."""
        return " ".join(self.say("hint", type(fact).__name__, fields_of(fact)) for fact in facts)

    def meaning(self, action: Action) -> str:
        """What an answer always means, where its name does not say it."""
        return self.say("means", type(action).__name__, {})

    def brief(self, action: Action, view: ViewT) -> str | None:
        """An answer in a few letters, for lists so long that they would push the table off the screen."""
        return None

    def name(self, seat: Seat) -> str:
        return self.names[seat]

    def hear(self, line: str, question: Question[Any]) -> Action:
        """The answer that was typed: numbers from the list or the game's notation."""
        if isinstance(question.choices, SomeOf):
            return self._hear_some(line.split(), question.choices)
        if isinstance(question.choices, OneOf):
            return self._hear_one(line, question.choices.actions)
        if isinstance(question.choices, OneOrForm):
            named = self._hear_form(line, question.choices)
            return named or self._hear_one(line, question.choices.actions)
        raise MalformedAction("nothing is asked of you now", code="not_your_turn")

    def _hear_form(self, line: str, choices: OneOrForm[Any]) -> Action | None:
        """A form with its amounts: its number in the list or the game's notation, then the amounts."""
        words = line.lower().split()
        for number, form in enumerate(choices.forms, start=1 + len(choices.actions)):
            for count in range(1, len(form.amounts) + 1):
                amounts = words[-count:]
                if len(amounts) < count or not all(word.isascii() and word.isdigit() for word in amounts):
                    break
                action = self._filled(form, [int(word) for word in amounts])
                if words[:-count] == [str(number)] or " ".join(words) == self.notation(action):
                    return action
        return None

    def _filled(self, form: Form[Any], amounts: list[int]) -> Action:
        """An action of a form; amounts that were not typed stay at their least."""
        told = {amount.name: amount.least for amount in form.amounts}
        told |= {amount.name: value for amount, value in zip(form.amounts, amounts, strict=False)}
        raw = msgspec.to_builtins(form.action)
        return self.rules.read_action({**raw, **({form.field: told} if form.field else told)})

    def _hear_one(self, line: str, actions: tuple[Action, ...]) -> Action:
        typed = " ".join(line.lower().split())
        for number, action in enumerate(actions, start=1):
            if typed in (str(number), self.notation(action)):
                return action
        raise no_such_choice(line)

    def _hear_some(self, words: list[str], choices: SomeOf) -> Action:
        if len(words) != choices.count:
            raise MalformedAction(f"{choices.count} of them, please", code="wrong_count")
        chosen = []
        for word in words:
            if word in choices.items:
                chosen.append(word)
            elif word.isascii() and word.isdigit() and 1 <= int(word) <= len(choices.items):
                chosen.append(choices.items[int(word) - 1])
            else:
                raise no_such_choice(word)
        return self.rules.read_action({"type": choices.action, choices.field: chosen})


class PlainTerminal(TerminalGame[View]):
    """A game without a terminal face: the table as text; what the catalogue does not know, by its fields."""

    def board(self, view: View) -> "RenderableType":
        return self.rules.text(view)

    def notation(self, action: Action) -> str:
        return " ".join(str(value) for value in fields_of(action).values())

    def tell(self, event: Event) -> str | None:
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


def fields_of(message: msgspec.Struct) -> dict[str, Any]:
    """What the wire writes of a message: what texts are made from."""
    fields: dict[str, Any] = msgspec.to_builtins(message)
    return fields


def lettered(players: Sequence[str], seats: int) -> tuple[str, ...]:
    """`A (you)`, `B (captain)`: the letter is what is typed, the rest is for the eye."""
    told = [*players, *[""] * seats][:seats]
    return tuple(
        f"{letter} ({name})" if name else letter for letter, name in zip(SEAT_LETTERS, told, strict=False)
    )


def no_such_choice(line: str) -> MalformedAction:
    return MalformedAction(f"{line!r} is none of the choices", code="no_such_choice")
