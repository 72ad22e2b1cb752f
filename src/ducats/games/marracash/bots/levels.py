"""The porter, the trader and the vizier: one evaluation, with more or less care."""

from typing import Final, final

from ducats.bots.base import Bot
from ducats.engine.errors import MalformedAction, NotYourTurn
from ducats.engine.messages import Action, Seat, View
from ducats.engine.rng import Rng
from ducats.games.marracash.evaluation.judgement import Judgement
from ducats.games.marracash.evaluation.town import town_of
from ducats.games.marracash.evaluation.weights import Weights
from ducats.games.marracash.rules.imagine import imagine
from ducats.games.marracash.rules.view import MarraCashView


def asked(view: View) -> tuple[MarraCashView, Seat]:
    """The view and its seat; NotYourTurn if the seat has nothing to answer."""
    if not isinstance(view, MarraCashView):
        raise MalformedAction(f"{type(view).__name__} is no view of MarraCash")
    if view.seat is None or view.question is None or view.question.choices is None:
        raise NotYourTurn(f"seat {view.seat} is asked nothing")
    return view, view.seat


@final
class Merchant(Bot):
    """Judges the answers that come to mind by the position after them or by the turn that follows."""

    def __init__(self, weights: Weights, plans_turns: bool = False) -> None:
        self._weights: Final = weights
        self._plans_turns: Final = plans_turns

    def choose(self, view: View, rng: Rng) -> Action:
        seen, seat = asked(view)
        world, town = imagine(seen, rng), town_of(seen.data)
        judgement = Judgement(town, world, seat, self._weights, self._plans_turns)
        return world.say(seat, judgement.answer(rng))


def porter() -> Bot:
    """Looks after themselves alone, overlooks half of what could be done, and is carried away by bidding."""
    return Merchant(
        Weights(trust=(0.8, 0.8, 0.8), rivals=0.0, leader=0.0, foresight=0.85, overlooks=0.5, fever=60.0)
    )


def trader() -> Bot:
    """Weighs their own gain against that of the others, but overlooks an answer now and then."""
    return Merchant(Weights(trust=(0.8, 0.8, 0.8), overlooks=0.2, fever=20.0))


def vizier() -> Bot:
    """Sees a whole turn and the reply to it, and pays more where many are after the visitors."""
    return Merchant(Weights(), plans_turns=True)
