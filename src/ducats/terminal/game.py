"""One game at the terminal: how its table looks, how its events are told, how answers are typed."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec

from ducats.engine.errors import MalformedAction
from ducats.engine.messages import (
    Action,
    Amount,
    Event,
    Fact,
    Form,
    OneOrForm,
    Question,
    Seat,
    SomeOf,
    View,
)
from ducats.engine.plain_text import SEAT_LETTERS
from ducats.engine.rules import Rules
from ducats.telling import Reader
from ducats.terminal.asked import Asked, Choice, is_fixed, out_of_range
from ducats.terminal.numbers import all_whole, ungrouped, whole
from ducats.terminal.typed import quoted, spaced
from ducats.texts import Texts, kebab

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.text import Text


ViewT = TypeVar("ViewT", bound=View)


class TerminalGame(ABC, Generic[ViewT]):
    """What the terminal must know about a game beyond its Rules."""

    def __init__(
        self, rules: Rules, texts: Texts, names: Sequence[str], view: ViewT, levels: Sequence[str] = ()
    ) -> None:
        """`view` is any view of the one who reads: it says where they sit, and what the table agreed on.

        `levels` says by seat how well a bot plays, and nothing for people.
        """
        self.rules = rules
        self.texts = texts
        self.names = tuple(names)
        self.levels = tuple(levels) or ("",) * len(self.names)
        self._shown = view
        self._fields = fields_of(view)

    # -- the table ---------------------------------------------------------------------------------

    def title(self, view: ViewT) -> str:
        """Which game, and how far it has got."""
        return self.texts(f"game-{self.rules.meta.id}")

    @abstractmethod
    def seats(self, view: ViewT) -> "RenderableType":
        """The players and what lies before each."""

    @abstractmethod
    def table(self, view: ViewT) -> "RenderableType":
        """What else lies on the table, in words and columns."""

    def board(self, view: ViewT) -> "RenderableType":
        """The same as a picture, if the game has one."""
        return self.table(view)

    def name(self, seat: Seat) -> str:
        return self.names[seat]

    def player(self, seat: Seat, view: ViewT) -> "Text":
        """A name in a list of players; who is waited for has a mark. The letter of a bot, which marks its
        pieces, stands before its name."""
        from rich.text import Text

        waiting = view.question is not None and seat in view.question.waiting
        line = Text().append("▸ " if waiting else "  ", "bold yellow")
        if self.levels[seat]:
            line.append(f"{SEAT_LETTERS[seat]} ")
        line.append(self.name(seat), "bold" if seat == view.seat else "")
        return line.append(f" ({self.levels[seat]})", "dim") if self.levels[seat] else line

    def number(self, value: int) -> str:
        """A number as the reader's language writes it."""
        return self.texts.number(value)

    def labelled(self, label: str, value: str) -> str:
        """`label: value`, with the spaces that the reader's language puts there."""
        return self.texts("terminal-labelled", label=label, value=value)

    # -- what is told ------------------------------------------------------------------------------

    def tell(self, event: Event) -> str | None:
        """A line of the log about an event already redacted for its reader; None if not worth one."""
        return self.say("event", type(event).__name__, fields_of(event)) or None

    def line(self, event: Event) -> str:
        """The heading of the part (a turn, a hand) that begins with this event, else what it tells."""
        text_id = f"{self.rules.meta.id}-event-{kebab(type(event).__name__)}.head"
        if self.texts.has(text_id):
            return f"── {self.told(text_id, fields_of(event))}"
        return self.tell(event) or ""

    def folded(self, kind: str, events: Sequence[Event]) -> str:
        """One line for several events that are alike."""
        fields = {"events": [fields_of(event) for event in events], "count": len(events)}
        return self.say("folded", kind, fields)

    def describe(self, action: Action, view: ViewT) -> str:
        """An answer as the list of choices shows it; its text may look at the view, too."""
        fields = {**self._fields_of_view(view), **fields_of(action)}
        return self.say("action", type(action).__name__, fields)

    def quote(self, action: Action, view: ViewT) -> str:
        """An answer as it is told later: by then the player who gave it has a name."""
        fields = fields_of(view)
        text_id = f"{self.rules.meta.id}-action-{kebab(type(action).__name__)}"
        if not self.texts.has(text_id):
            return self.describe(action, view)
        reader = Reader(self.names, {**fields, "seat": None})
        return self.texts.say(text_id, {**fields, **fields_of(action)}, reader)

    def describe_form(self, form: Form[Any], view: ViewT) -> str:
        """An answer whose amounts are left open, as the list of choices shows it."""
        told = self.describe(form.action, view)
        if is_fixed(form):
            return told
        *_, last = form.amounts
        return self.texts("terminal-form", told=told, most=last.most, step=last.step)

    def amount_name(self, form: Form[Any], amount: Amount) -> str:
        """What an amount counts; nothing in a form of a single one, where that goes without saying."""
        text_id = f"{self.rules.meta.id}-{kebab(amount.name)}"
        return self.texts(text_id) if len(form.amounts) > 1 and self.texts.has(text_id) else ""

    def why(self, reason: str, about: Mapping[str, Any]) -> str:
        """What speaks for an answer."""
        return self.texts.why(self.rules.meta.id, reason, about, Reader(self.names, self._fields))

    def foretell(self, facts: Sequence[Fact]) -> str:
        """What would follow from an answer, one sentence after the other."""
        told = (self.say("hint", type(fact).__name__, fields_of(fact)) for fact in facts)
        return " ".join(sentence for sentence in told if sentence)

    def meaning(self, action: Action, view: ViewT) -> str:
        """What an answer always means, where its name does not say it; its text may look at the view, too."""
        fields = {**self._fields_of_view(view), **fields_of(action)}
        return self.say("means", type(action).__name__, fields)

    def prompt(self, view: ViewT, question: Question[Any]) -> str:
        """What the viewer is asked, in one sentence."""
        name = question.id.removeprefix(f"{self.rules.meta.id}.")
        return self.say("question", name, self._fields_of_view(view))

    def say(self, kind: str, name: str, fields: Mapping[str, Any]) -> str:
        """A text about something of this game; nothing if there is none."""
        text_id = f"{self.rules.meta.id}-{kind}-{kebab(name)}"
        return self.told(text_id, fields) if self.texts.has(text_id) else ""

    def told(self, text_id: str, fields: Mapping[str, Any]) -> str:
        """A text that speaks of players; one of them may be the reader."""
        return self.texts.say(text_id, fields, Reader(self.names, self._fields))

    def score(self, view: ViewT, seat: Seat) -> str:
        """What a player has reached at the end."""
        assert view.outcome is not None, "the game is over"
        return self.number(view.outcome.scores[seat])

    def result(self, view: ViewT) -> list[str]:
        """Who has won, and how all others did."""
        outcome = view.outcome
        assert outcome is not None, "the game is over"
        names = ", ".join(self.name(seat) for seat in outcome.winners)
        won = self.texts("match-winner", names=names, count=len(outcome.winners))
        lines = [self.texts("match-you-won") if outcome.winners == (view.seat,) else won]
        for seat in sorted(range(view.seats), key=lambda seat: outcome.ranks[seat]):
            rank = self.texts("match-rank", rank=outcome.ranks[seat])
            lines.append(f"{rank}  {self.labelled(self.name(seat), self.score(view, seat))}")
        return lines

    def _fields_of_view(self, view: ViewT) -> dict[str, Any]:
        """A view as the wire writes it, once for all the choices of a question."""
        if view is not self._shown:
            self._shown, self._fields = view, fields_of(view)
        return self._fields

    # -- questions and answers ---------------------------------------------------------------------

    @abstractmethod
    def notation(self, action: Action) -> str:
        """An answer as it may be typed instead of its number."""

    def ask(self, view: ViewT) -> Asked:
        """The open question with all that is told about it."""
        question = view.question
        assert question is not None, "somebody is asked"
        foreseen = self.rules.consequences(view)
        return Asked(
            question,
            self.prompt(view, question),
            self.foretell(foreseen.table),
            tuple(self._choices(view, question, foreseen.answers)),
        )

    def _choices(
        self, view: ViewT, question: Question[Any], foreseen: tuple[tuple[Fact, ...], ...]
    ) -> list[Choice]:
        if isinstance(question.choices, SomeOf):
            items = question.choices.items
            told = [self.foretell(facts) for facts in foreseen] or [""] * len(items)
            return [
                Choice(item, item, item, follows.removeprefix(f"{item} "))
                for item, follows in zip(items, told, strict=True)
            ]
        offered = question.offered()
        follows = [
            " ".join(filter(None, (self.meaning(action, view), self.foretell(facts))))
            for action, facts in zip(offered, foreseen or ((),) * len(offered), strict=True)
        ]
        forms = question.choices.forms if isinstance(question.choices, OneOrForm) else ()
        listed: list[tuple[Action | Form[Any], str]] = [
            (action, self.describe(action, view)) for action in offered[: len(offered) - len(forms)]
        ]
        listed += [(form, self.describe_form(form, view)) for form in forms]
        return [
            Choice(answer, told, self.notation(action), after.removeprefix(self.labelled(told, "")))
            for (answer, told), action, after in zip(listed, offered, follows, strict=True)
        ]

    def only_answer(self, asked: Asked) -> Action | None:
        """The answer to a question that leaves no choice."""
        if asked.is_open:
            return None
        some = asked.some_of
        if some is not None:
            return self.ticked(some, some.items)
        (choice,) = asked.choices
        return self.filled(choice.answer, ()) if isinstance(choice.answer, Form) else asked.actions[0]

    def hear(self, line: str, asked: Asked, form: Form[Any] | None = None) -> Action | Form[Any]:
        """The answer that was typed; a form if its amounts are still missing.

        A number from the list, the beginning of its words or the game's notation; `form` is one that was
        chosen before, whose amounts are awaited.
        """
        typed = " ".join(word for word in line.lower().replace("\t", " ").split(" ") if word)
        if asked.some_of is not None:
            return self._hear_some(typed.replace(",", " ").split(), asked, asked.some_of)
        awaited = form or (None if asked.has_list else asked.only_form)
        found: Action | Form[Any] | None = self._hear_amounts(typed, awaited, asked) if awaited else None
        found = found or self._hear_listed(typed, asked)
        if found is None and asked.money is not None:
            found = self._hear_amounts(typed, asked.money, asked)
        found = found or self._hear_words(typed, asked)
        if found is None:
            refusal = "terminal-no-such-choice" if asked.has_list else "terminal-no-such-amount"
            raise self._misread(refusal, asked, typed=quoted(line), count=len(asked.choices))
        return self.filled(found, ()) if isinstance(found, Form) and is_fixed(found) else found

    def _hear_listed(self, typed: str, asked: Asked) -> Action | Form[Any] | None:
        """`4`; or, for a form, `4 1 0 2` with its amounts. Where it takes money alone, `2 100` is money."""
        first, _, rest = typed.partition(" ")
        number = whole(first)
        if number is None or not 1 <= number <= len(asked.choices) or not asked.has_list:
            return None
        answer = asked.choices[number - 1].answer
        if isinstance(answer, Form) and rest:
            return None if answer == asked.money else self._hear_amounts(rest, answer, asked)
        return answer if not rest and not isinstance(answer, str) else None

    def _hear_amounts(self, typed: str, form: Form[Any], asked: Asked) -> Action | None:
        """`1,200`, `bid 1200` or, where there are several, `1 0 2`; those not typed stay at their least."""
        line = ungrouped(typed, spaces=len(form.amounts) == 1)
        words = line.split()
        amounts = all_whole(words)
        if amounts is not None and len(amounts) <= len(form.amounts):
            wrong = out_of_range(form, amounts)
            if wrong is not None:
                amount, value = wrong
                name, ends = self.amount_name(form, amount), {"least": amount.least, "most": amount.most}
                raise self._misread("terminal-out-of-range", asked, name=name, typed=value, **ends)
            return self.filled(form, amounts)
        for count in range(1, len(form.amounts) + 1):
            amounts = all_whole(words[-count:])
            if amounts is None or len(amounts) < count:
                break
            action = self.filled(form, amounts)
            if line == self.notation(action):
                return action
        return None

    def _hear_words(self, typed: str, asked: Asked) -> Action | Form[Any] | None:
        """The short form, or as much of the words as no other choice begins with."""
        for choice in asked.choices:
            if typed and typed == choice.short and not isinstance(choice.answer, str):
                return choice.answer
        for form in asked.forms:
            found = self._hear_amounts(typed, form, asked) if not typed[:1].isdigit() else None
            if found is not None:
                return found
        words = spaced(typed)
        begun = [choice for choice in asked.choices if words and spaced(choice.told).startswith(words)]
        if len(begun) > 1:
            begun = [choice for choice in begun if spaced(choice.told) == words]
        answer = begun[0].answer if len(begun) == 1 else None
        return None if isinstance(answer, str) else answer

    def _hear_some(self, words: list[str], asked: Asked, some: SomeOf) -> Action:
        if len(words) != some.count:
            raise self._misread("terminal-wrong-count", asked, count=some.count, typed=len(words))
        chosen = []
        for word in words:
            number = whole(word)
            if word in some.items:
                chosen.append(word)
            elif number is not None and 1 <= number <= len(some.items):
                chosen.append(some.items[number - 1])
            else:
                raise self._misread(
                    "terminal-no-such-choice", asked, typed=quoted(word), count=len(some.items)
                )
        if len(set(chosen)) < len(chosen):
            raise self._misread("terminal-chosen-twice", asked)
        return self.ticked(some, tuple(chosen))

    def _misread(self, text_id: str, asked: Asked, **fields: Any) -> MalformedAction:
        return MalformedAction(self.texts(text_id, **fields), code="misread", rule=asked.question.rule)

    def ticked(self, some: SomeOf, items: Sequence[str]) -> Action:
        """The action that carries these items."""
        return self.rules.read_action({"type": some.action, some.field: list(items)})

    def filled(self, form: Form[Any], amounts: Sequence[int]) -> Action:
        """An action of a form; amounts that were not named stay at their least."""
        told = {amount.name: amount.least for amount in form.amounts}
        told |= {amount.name: value for amount, value in zip(form.amounts, amounts, strict=False)}
        raw = msgspec.to_builtins(form.action)
        return self.rules.read_action({**raw, **({form.field: told} if form.field else told)})


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
