"""The bot that draws lots. It plays every game, since it reads nothing but the choices offered."""

from typing import Any, final

from ducats.bots.base import Bot
from ducats.engine.errors import NotYourTurn
from ducats.engine.messages import Action, OneOf, Question, SomeOf, View
from ducats.engine.rng import Rng
from ducats.engine.rules import Rules


def choices_of(view: View) -> OneOf[Any] | SomeOf:
    """What the viewer may answer now; NotYourTurn if nobody waits for him."""
    question: Question[Any] | None = getattr(view, "question", None)
    if question is None or question.choices is None:
        raise NotYourTurn(f"seat {view.seat} is asked nothing")
    return question.choices


@final
class RandomBot(Bot):
    """Every action offered is equally likely."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules

    def choose(self, view: View, rng: Rng) -> Action:
        choices = choices_of(view)
        if isinstance(choices, SomeOf):
            return self._rules.read_action(
                {"type": choices.action, choices.field: rng.sample(choices.items, choices.count)}
            )
        action: Action = rng.choice(choices.actions)
        return action
