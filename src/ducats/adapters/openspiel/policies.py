"""A bot as an OpenSpiel policy, so that its algorithms can find a best response."""

# mypy: disallow-subclassing-any=False
# OpenSpiel tells no types.

from collections import Counter
from typing import Any, final

from ducats.adapters.encoding import numbering
from ducats.adapters.openspiel.game import DucatsGame, DucatsState
from ducats.bots import Bot
from ducats.encoding.extra import needed_for
from ducats.engine.rng import Rng

with needed_for("a policy in OpenSpiel"):
    from open_spiel.python import policy


@final
class BotPolicy(policy.Policy):
    """How often a bot gives each answer, found by asking it `draws` times with other dice each time."""

    def __init__(self, game: DucatsGame, bot: Bot, draws: int = 20, seed: str = "policy") -> None:
        super().__init__(game, list(range(game.num_players())))
        self._bot = bot
        self._draws = draws
        self._seed = seed
        self._known: dict[str, dict[int, float]] = {}

    def action_probabilities(self, state: DucatsState, player_id: Any = None) -> dict[int, float]:
        """Of the seat that is to answer; the same for all states that it cannot tell apart."""
        seat = state.current_player()
        key = state.information_state_string(seat)
        if key not in self._known:
            self._known[key] = self._asked(state, seat)
        return self._known[key]

    def _asked(self, state: DucatsState, seat: int) -> dict[int, float]:
        play, numbers = state.world.play, numbering(state.world.start.game)
        legal = state.legal_actions()
        if len(legal) == 1:
            return {legal[0]: 1.0}
        view, offset = state.world.view(seat), numbers.offset[play.ask().question]
        given = Counter(
            offset + play.hear(seat, self._bot.choose(view, Rng(f"{self._seed}/{draw}")))
            for draw in range(self._draws)
        )
        return {action: given[action] / self._draws for action in legal}
