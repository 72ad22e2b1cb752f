"""MarraCash for the search: a few turns by the rollout policy, then the value of the position."""

from typing import Final, final

from ducats.engine.messages import Seat
from ducats.engine.rng import Rng
from ducats.games.marracash.evaluation.rollout import answers
from ducats.games.marracash.evaluation.town import Position, Town, town_of
from ducats.games.marracash.evaluation.values import value
from ducats.games.marracash.evaluation.weights import Weights
from ducats.games.marracash.rules.auction import RaiseOrPass
from ducats.games.marracash.rules.questions import Act, Bring
from ducats.games.marracash.rules.state import MarraCash
from ducats.search.evaluator import Evaluator

ROLLOUT_TURNS: Final = 3
"""How many turns a rollout lasts, the one in progress included."""
WORLDS: Final = 16
"""Nothing is hidden in the basic game, so all determinizations are one."""
MOST_POSITIONS_REMEMBERED: Final = 4000
"""A search comes back to the same positions again and again."""


@final
class MarraCashEvaluator(Evaluator[MarraCash]):
    """Advice on MarraCash."""

    def __init__(
        self, horizon: int = ROLLOUT_TURNS, breadth: float = 0.6, rivals: float = 0.1, worlds: int = WORLDS
    ) -> None:
        super().__init__(horizon, breadth, rivals, worlds)
        self._weights: Final = Weights()
        self._town: Town | None = None

    def clock(self, g: MarraCash) -> int:
        return int(g.turn_number())

    def town(self, g: MarraCash) -> Town:
        town = self._town
        if town is None or town.printed is not g.printed:
            town = self._town = town_of(g.chosen.data)
        return town

    def value(self, g: MarraCash) -> list[float]:
        return value(self.town(g), g, self._weights)

    def candidates(self, g: MarraCash, seat: Seat) -> list[int]:
        """The rollout policy's answer first: without evidence nobody is expected to do otherwise."""
        town = self.town(g)
        if not isinstance(g.frames[-1], (Act, Bring, RaiseOrPass)):
            return answers(town, as_known(g, seat), seat, self._weights)
        position = position_of(g, seat)
        found = town.remembered.get(position)
        if found is None:
            if len(town.remembered) >= MOST_POSITIONS_REMEMBERED:
                town.remembered.clear()
            found = town.remembered[position] = answers(town, as_known(g, seat), seat, self._weights)
        return found

    def rollout(self, g: MarraCash, seat: Seat, rng: Rng) -> int:
        return self.candidates(g, seat)[0]


def as_known(g: MarraCash, seat: Seat) -> MarraCash:
    """MC-R26: whoever cannot see the others' cash takes them to have as much as they have themselves."""
    if not g.chosen.cash_hidden:
        return g
    known = g.copy()
    for other in range(g.seats):
        known.place_cash(other, g.cash(seat))
    return known


def position_of(g: MarraCash, seat: Seat) -> Position:
    """Everything that answers depend on."""
    chosen = g.chosen
    return (
        (seat, g.seats, chosen.bid_step, int(chosen.by_shop), int(chosen.strict_option_c)),
        g.frames[-1].parameters(),
        tuple(g.fingerprint(seat)),
        g.open_cards,
    )
