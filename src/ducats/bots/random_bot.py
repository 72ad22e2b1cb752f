"""The bot that draws lots. It plays every game, since it reads nothing but the choices offered."""

from typing import Any, final

import msgspec

from ducats.bots.base import Bot
from ducats.engine.errors import NotYourTurn
from ducats.engine.messages import Action, Form, OneOf, OneOrForm, SomeOf, View
from ducats.engine.rng import Rng
from ducats.engine.rules import Rules


def choices_of(view: View) -> OneOf[Any] | SomeOf | OneOrForm[Any]:
    """What the viewer may answer now; NotYourTurn if nobody waits for them."""
    if view.question is None or view.question.choices is None:
        raise NotYourTurn(f"seat {view.seat} is asked nothing")
    return view.question.choices


def fill_in(form: Form[Any], rng: Rng) -> Action:
    """Amounts at random; while they come to too little, one of them is raised."""
    amounts = [
        amount.least + amount.step * rng.below((amount.most - amount.least) // amount.step + 1)
        for amount in form.amounts
    ]
    while sum(amounts) < form.total:
        place = rng.below(len(amounts))
        if amounts[place] + form.amounts[place].step <= form.amounts[place].most:
            amounts[place] += form.amounts[place].step
    fields: dict[str, Any] = {
        amount.name: chosen for amount, chosen in zip(form.amounts, amounts, strict=True)
    }
    if form.field:
        fields = {form.field: msgspec.structs.replace(getattr(form.action, form.field), **fields)}
    filled: Action = msgspec.structs.replace(form.action, **fields)
    return filled


@final
class RandomBot(Bot):
    """Every action offered is equally likely, and so is every form before it is filled in."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules

    def choose(self, view: View, rng: Rng) -> Action:
        choices = choices_of(view)
        if isinstance(choices, SomeOf):
            return self._rules.read_action(
                {"type": choices.action, choices.field: rng.sample(choices.items, choices.count)}
            )
        if isinstance(choices, OneOrForm):
            ticket = rng.below(len(choices.actions) + len(choices.forms))
            if ticket >= len(choices.actions):
                return fill_in(choices.forms[ticket - len(choices.actions)], rng)
        action: Action = rng.choice(choices.actions)
        return action
