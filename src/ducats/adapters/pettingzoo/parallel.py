"""The parallel environment: in each step all seats that are asked say the next part of their answers."""

# mypy: disallow-subclassing-any=False
# PettingZoo tells no types.

from collections.abc import Mapping
from typing import Any

from ducats.adapters.pettingzoo.shared import RENDER_MODES, Observation, SeatSet, render_mode_named
from ducats.adapters.table import paid
from ducats.encoding.extra import needed_for
from ducats.engine.errors import IllegalAction
from ducats.engine.messages import Seat

with needed_for("a PettingZoo environment"):
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils import parallel_to_aec

Infos = dict[str, dict[str, Any]]


def parallel_env(game: str, seats: int = 3, **settings: Any) -> "CycleEnv":
    """All seats at once; `settings` are those of CycleEnv."""
    return CycleEnv(game, seats, **settings)


def cycle_env(game: str, seats: int = 3, **settings: Any) -> "AECEnv[str, Observation, int]":
    """The parallel environment with turns: each cycle goes once round the table."""
    return parallel_to_aec(parallel_env(game, seats, **settings))


class CycleEnv(ParallelEnv[str, Observation, int]):
    """A game in which every seat acts in every step.

    Who is asked says the next part of an answer; who is not, or has finished, has one action left, `no_op`,
    the last of the space. An illegal action counts as no answer: the rules' default for an absent player is
    played, and `info["illegal"]` says so.
    """

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
        self.chairs = SeatSet(game, seats, options, reward, idle=1)
        self.no_op = self.chairs.answering.actions
        self.render_mode = render_mode_named(render_mode)
        self.max_cycles = max_cycles
        self.metadata = {"name": f"ducats_{game}", "render_modes": list(RENDER_MODES), "render_fps": 1}
        self.possible_agents = list(self.chairs.agents)
        self.observation_spaces = self.chairs.observation_spaces()
        self.action_spaces = self.chairs.action_spaces()
        self.agents: list[str] = []
        self.cycles = 0
        self.complete: dict[Seat, int] = {}
        """Answers to the open question that wait for the others': nobody is told who was quicker."""

    def observation_space(self, agent: str) -> "spaces.Space[Any]":
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> "spaces.Space[Any]":
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Infos]:
        """The next game. `options` of PettingZoo have no meaning here; those of the game are set once."""
        self.chairs.begin(seed)
        self.complete.clear()
        self.cycles = 0
        self.agents = list(self.possible_agents)
        seen = self._observe()
        return seen, self._infos(seen, set())

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        agents = self.agents
        asked = self.chairs.table.waiting_for()
        illegal = {seat for seat in asked if seat not in self.complete and not self._answer(seat, actions)}
        if len(self.complete) == len(asked):
            for seat in asked:
                self.chairs.answering.take(seat, self.complete.pop(seat))
        self.cycles += 1
        outcome = self.chairs.table.play.outcome()
        over = outcome is not None
        cut = not over and self.max_cycles is not None and self.cycles >= self.max_cycles
        rewards = (0.0,) * len(agents) if outcome is None else paid(outcome, self.chairs.reward)
        seen = self._observe()
        infos = self._infos(seen, illegal)
        if over or cut:
            self.agents = []
        return (
            seen,
            dict(zip(agents, rewards, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut),
            infos,
        )

    def _answer(self, seat: Seat, actions: dict[str, int]) -> bool:
        """Whether the action was legal; if not, the rules answer for the seat."""
        try:
            answer = self.chairs.answering.say(seat, int(actions.get(self.possible_agents[seat], self.no_op)))
        except IllegalAction:
            self.complete[seat] = self.chairs.table.play.default(seat)
            return False
        if answer is not None:
            self.complete[seat] = answer
        return True

    def _observe(self) -> dict[str, Observation]:
        return {agent: self._seen(self.chairs.seat(agent)) for agent in self.agents}

    def _seen(self, seat: Seat) -> Observation:
        seen = self.chairs.observe(seat)
        if seat in self.complete:
            seen["action_mask"] = self.chairs.nothing
        return seen

    def _infos(self, seen: dict[str, Observation], illegal: set[Seat]) -> Infos:
        return {
            agent: {"action_mask": seen[agent]["action_mask"], "illegal": self.chairs.seat(agent) in illegal}
            for agent in self.agents
        }

    def render(self) -> Any:
        """The table as a spectator sees it, or open at the end."""
        return self.chairs.render(self.render_mode, None)

    def close(self) -> None:
        """There is nothing to close."""

    def __str__(self) -> str:
        return str(self.metadata["name"])
