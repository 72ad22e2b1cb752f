"""Answers with what they are worth, and amounts that fit a form."""

from typing import Any

import msgspec

from ducats.bots.merchants.table import Table
from ducats.engine.messages import Action

Worths = list[tuple[Action, float]]
"""Each answer that is considered, with what it is worth in florins."""


def offered(t: Table) -> tuple[Action, ...]:
    """The actions of the question that need no amount."""
    actions: tuple[Action, ...] = t.seen.question.choices.actions
    return actions


def only(t: Table, kind: type[Action]) -> Action | None:
    """The offered action of this kind, if there is one."""
    return next((action for action in offered(t) if isinstance(action, kind)), None)


def largest(t: Table, kind: type[Action]) -> int:
    """The highest amount that a form of this kind takes; -1: there is no such form."""
    form = _form(t, kind)
    return -1 if form is None else int(form.amounts[0].most)


def named(t: Table, kind: type[Action], amount: float) -> Action | None:
    """The action with an amount as near to this as the form allows; None: there is no such form."""
    form = _form(t, kind)
    if form is None:
        return None
    bounds = form.amounts[0]
    steps = round((amount - bounds.least) / bounds.step)
    fitting = min(max(0, steps), (bounds.most - bounds.least) // bounds.step)
    action: Action = msgspec.structs.replace(
        form.action, **{bounds.name: bounds.least + fitting * bounds.step}
    )
    return action


def _form(t: Table, kind: type[Action]) -> Any:
    forms = getattr(t.seen.question.choices, "forms", ())
    return next((form for form in forms if isinstance(form.action, kind)), None)
