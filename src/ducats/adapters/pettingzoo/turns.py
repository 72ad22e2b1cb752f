"""The turn-based environment: one seat answers at a time, sealed answers stay sealed."""

# mypy: disallow-subclassing-any=False
# PettingZoo tells no types.

from collections.abc import Mapping
from typing import Any

from ducats.adapters.pettingzoo.shared import RENDER_MODES, Observation, SeatSet, render_mode_named
from ducats.adapters.table import paid
from ducats.encoding.extra import needed_for

with needed_for("a PettingZoo environment"):
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils.env_logger import EnvLogger

ILLEGAL = -1.0
"""The reward for an illegal action, which also ends the game: PettingZoo's custom."""


def env(game: str, seats: int = 3, **settings: Any) -> "CheckedEnv":
    """A checked environment; `settings` are those of TurnEnv."""
    return CheckedEnv(game, seats, **settings)


def raw_env(game: str, seats: int = 3, **settings: Any) -> "TurnEnv":
    """The environment without PettingZoo's checks; an illegal action is an IllegalAction."""
    return TurnEnv(game, seats, **settings)


class TurnEnv(AECEnv[str, Observation, int]):
    """A game for learners who answer one by one, long answers part by part. Rewards come at the end."""

    def __init__(
        self,
        game: str,
        seats: int = 3,
        *,
        options: Mapping[str, Any] | None = None,
        reward: str = "win_share",
        render_mode: str | None = None,
        max_cycles: int | None = None,
    ) -> None:
        """`max_cycles`: the game is cut off after this many steps."""
        super().__init__()
        self.chairs = SeatSet(game, seats, options, reward)
        self.render_mode = render_mode_named(render_mode)
        self.max_cycles = max_cycles
        self.metadata = {
            "name": f"ducats_{game}",
            "render_modes": list(RENDER_MODES),
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.possible_agents = list(self.chairs.agents)
        self.observation_spaces = self.chairs.observation_spaces()
        self.action_spaces = self.chairs.action_spaces()
        self.steps = 0

    def observation_space(self, agent: str) -> "spaces.Space[Any]":
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> "spaces.Space[Any]":
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """The next game. `options` of PettingZoo have no meaning here; those of the game are set once."""
        self.chairs.begin(seed)
        self.steps = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._turn_to_next()

    def observe(self, agent: str) -> Observation:
        return self.chairs.observe(self.chairs.seat(agent))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        chairs, seat = self.chairs, self.chairs.seat(agent)
        answer = chairs.answering.say(seat, int(action))
        if answer is not None:
            chairs.answering.take(seat, answer)
        self.steps += 1
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        outcome = chairs.table.play.outcome()
        if outcome is not None:
            self.rewards = dict(zip(self.agents, paid(outcome, chairs.reward), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_cycles is not None and self.steps >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self._turn_to_next()
        self._accumulate_rewards()

    def _turn_to_next(self) -> None:
        waiting = self.chairs.table.waiting_for()
        self.agent_selection = self.agents[waiting[0] if waiting else 0]
        self.infos = {agent: {"action_mask": self.chairs.nothing} for agent in self.agents}
        for seat in waiting:
            self.infos[self.agents[seat]] = {"action_mask": self.chairs.mask(seat)}

    def render(self) -> Any:
        """The table as the selected seat knows it, or open at the end."""
        return self.chairs.render(self.render_mode, self.chairs.seat(self.agent_selection))

    def close(self) -> None:
        """There is nothing to close."""

    def __str__(self) -> str:
        return str(self.metadata["name"])


class CheckedEnv(TurnEnv):
    """With the checks of PettingZoo's wrappers, which would take most of the time of a step."""

    def step(self, action: int | None) -> None:
        """An illegal action ends the game and costs its player; one outside the space is an error."""
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        agent = self.agent_selection
        if not self.terminations[agent] and not self.truncations[agent]:
            if action is None or not 0 <= action < self.chairs.actions:
                raise AssertionError("action is not in action space")
            if not self.infos[agent]["action_mask"][action]:
                self._end_illegally(agent)
                return
        super().step(action)

    def _end_illegally(self, agent: str) -> None:
        EnvLogger.warn_on_illegal_move()
        self._cumulative_rewards[agent] = 0.0
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.rewards[agent] = ILLEGAL
        self._accumulate_rewards()
        self._deads_step_first()
