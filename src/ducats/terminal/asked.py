"""An open question as both faces of the terminal put it, and the answers that may be typed."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ducats.engine.messages import Action, Amount, Form, OneOf, OneOrForm, Question, SomeOf


@dataclass(frozen=True)
class Choice:
    """One entry of the list."""

    answer: Action | Form[Any] | str
    """An action; an action with amounts to be chosen; or one of several things to be ticked."""
    told: str
    short: str
    """What may be typed instead of its number."""
    follows: str = ""
    """What it means, and what would follow from it."""


@dataclass(frozen=True)
class Asked:
    """A question to the reader."""

    question: Question[Any]
    prompt: str
    notes: str
    """What holds whichever answer is given."""
    choices: tuple[Choice, ...]

    @property
    def some_of(self) -> SomeOf | None:
        """What is asked, if several things are to be ticked."""
        return self.question.choices if isinstance(self.question.choices, SomeOf) else None

    @property
    def actions(self) -> tuple[Action, ...]:
        offered = self.question.choices
        return offered.actions if isinstance(offered, OneOf | OneOrForm) else ()

    @property
    def forms(self) -> tuple[Form[Any], ...]:
        offered = self.question.choices
        return offered.forms if isinstance(offered, OneOrForm) else ()

    @property
    def only_form(self) -> Form[Any] | None:
        return self.forms[0] if len(self.forms) == 1 else None

    @property
    def money(self) -> Form[Any] | None:
        """The only form, if it takes one amount: a number beyond the list is meant for it."""
        form = self.only_form
        return form if form is not None and len(form.amounts) == 1 else None

    @property
    def has_list(self) -> bool:
        """Whether there is more to choose from than the amounts of one form."""
        return self.only_form is None or bool(self.actions)

    @property
    def is_open(self) -> bool:
        """Whether more than one answer is possible."""
        some = self.some_of
        if some is not None:
            return some.count < len(some.items)
        return len(self.choices) > 1 or any(not is_fixed(form) for form in self.forms)


def values(amount: Amount) -> range:
    """All that an amount may be."""
    return range(amount.least, amount.most + 1, amount.step)


def is_fixed(form: Form[Any]) -> bool:
    """Whether nothing is left to choose in it."""
    return all(len(values(amount)) == 1 for amount in form.amounts)


def out_of_range(form: Form[Any], typed: Sequence[int]) -> tuple[Amount, int] | None:
    """The first of several amounts that cannot be what was typed; of money alone, the rules say why."""
    if len(form.amounts) == 1:
        return None
    pairs = zip(form.amounts, typed, strict=False)
    return next(((amount, value) for amount, value in pairs if value not in values(amount)), None)
