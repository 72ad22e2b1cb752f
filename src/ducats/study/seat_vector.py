"""One learner's seat in many games, as a Gymnasium vector environment; a policy plays the other seats."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from ducats.adapters.observing import learning, window
from ducats.adapters.table import paid, reward_named
from ducats.encoding.blocks import Mask, Vector
from ducats.encoding.extra import needed_for
from ducats.engine.errors import BadOptions
from ducats.engine.stepping import Stepper
from ducats.games import find

with needed_for("a Gymnasium environment"):
    import gymnasium
    import numpy as np
    from gymnasium.vector import AutoresetMode
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray

Actions = NDArray[np.int64]
Policy = Callable[[Vector, Mask], Actions]
"""An action for each row of observations and masks."""


class SeatVectorEnv(gymnasium.vector.VectorEnv[Vector, Actions, NDArray[Any]]):
    """The learner sits on another chair in each game, in turn.

    `infos["action_mask"]` says what is possible; an illegal action is an IllegalAction, and no game moves. A
    game that ends begins anew in the same step: its observation is the first of the next game.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012  # Gymnasium's

    def __init__(
        self,
        game: str,
        num_envs: int = 16,
        seats: int = 3,
        *,
        others: Policy | None = None,
        options: Mapping[str, Any] | None = None,
        reward: str = "win_share",
    ) -> None:
        """`others` plays the other seats; None: random answers."""
        if num_envs < 1:
            raise BadOptions(f"{num_envs} games in a vector")
        rules = find(game)
        blank = rules.new_game(seats, rules.read_options(options or {}))
        blank.stop_listening()
        shown = learning(rules, seats)
        self.num_envs = num_envs
        self.others = others
        self.single_observation_space = gymnasium.spaces.Box(0.0, 1.0, (shown.size,), np.float32)
        self.single_action_space = gymnasium.spaces.Discrete(shown.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.chairs = np.arange(num_envs) % seats
        self._games = np.arange(num_envs)
        self._stepper = Stepper(blank, shown, num_envs, partial(paid, reward=reward_named(reward)))
        self._observations = window(self._stepper.observations).reshape(num_envs, shown.size)
        self._masks = window(self._stepper.masks).view(np.int8).reshape(num_envs, shown.actions)
        self._seats = window(self._stepper.seats)
        self._rewards = window(self._stepper.rewards).reshape(num_envs, seats)
        self._dones = window(self._stepper.dones)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Vector, dict[str, Any]]:
        """All games anew; the others play until the learner is asked everywhere."""
        super().reset(seed=seed if isinstance(seed, int) else None)
        begun = seed if isinstance(seed, int) else int(self.np_random.integers(2**32))
        self._stepper.begin([f"{begun}/{game}" for game in range(self.num_envs)])
        self._let_others_play(np.zeros(self.num_envs), np.zeros(self.num_envs, np.bool_))
        return self._shown(), self._infos()

    def step(
        self, actions: Actions
    ) -> tuple[Vector, NDArray[Any], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """One action for each game, then the others until the learner is asked again."""
        rewards, ended = np.zeros(self.num_envs), np.zeros(self.num_envs, np.bool_)
        self._move(self._games, np.asarray(actions, np.int64), rewards, ended)
        self._let_others_play(rewards, ended)
        return self._shown(), rewards, ended, np.zeros(self.num_envs, np.bool_), self._infos()

    def _move(
        self, games: Actions, actions: Actions, rewards: NDArray[Any], ended: NDArray[np.bool_]
    ) -> None:
        self._stepper.step(games.tolist(), actions.tolist())
        over = games[self._dones[games] == 1]
        ended[over] = True
        rewards[over] += self._rewards[over, self.chairs[over]]

    def _let_others_play(self, rewards: NDArray[Any], ended: NDArray[np.bool_]) -> None:
        while (games := self._games[self._seats != self.chairs]).size:
            if self.others is None:
                actions = np.array(self._stepper.sampled(), np.int64)[games]
            else:
                actions = self.others(self._observations[games].astype(np.float32), self._masks[games])
            self._move(games, actions, rewards, ended)

    def _shown(self) -> Vector:
        return self._observations.astype(np.float32)

    def _infos(self) -> dict[str, Any]:
        return {"action_mask": self._masks.copy()}
