"""Games that a network plays against itself, as a learner needs them: one row for each decision."""

from typing import Any, Final, NamedTuple, final

from ducats.encoding.blocks import Mask, Vector
from ducats.encoding.extra import needed_for
from ducats.study.training.network import Network, Weights, sampled
from ducats.study.vector import VectorEnv

with needed_for("training"):
    import numpy as np
    from numpy.typing import NDArray

TRACE: Final = 0.95
"""The lambda of generalised advantage estimation, from one decision of a seat to its next."""


class Setting(NamedTuple):
    """What is played."""

    game: str
    seats: int
    options: dict[str, Any]
    games: int
    """Games side by side in one process."""
    steps: int
    """Steps of each game in one gathering."""
    against: str = ""
    """The level on all chairs but one; without it the network plays them all."""


class Rows(NamedTuple):
    """Decisions with a choice, each with what came of it."""

    observations: Vector
    masks: Mask
    actions: NDArray[np.int64]
    chances: Vector
    """The probability of the action when it was taken."""
    advantages: Vector
    returns: Vector
    games: int
    """Games that ended on the way."""
    decisions: int
    won: float = 0.0
    """How many of them the learner's chair has won, if bots sat on the others."""


@final
class SelfPlay:
    """Games that go on from one gathering to the next."""

    def __init__(self, setting: Setting, seed: str) -> None:
        self.setting = setting
        self.env = VectorEnv(setting.game, setting.games, setting.seats, options=setting.options)
        self.dice = np.random.default_rng(list(seed.encode()))
        self.shown = self.env.reset(seed)

    def gather(self, weights: Weights) -> Rows:
        """That many steps of every game, all seats played by the network."""
        network, setting = Network(weights), self.setting
        steps, games, seats = setting.steps, setting.games, setting.seats
        observations = np.empty((steps, games, self.env.size), np.float32)
        masks = np.empty((steps, games, self.env.actions), np.int8)
        actions = np.empty((steps, games), np.int64)
        chances, values = np.empty((2, steps, games), np.float32)
        asked = np.empty((steps, games), np.int64)
        dones = np.empty((steps, games), np.bool_)
        rewards = np.empty((steps, games, seats), np.float32)
        everyone = np.arange(games)
        for step in range(steps):
            observations[step], masks[step], asked[step] = self.shown[:3]
            passed = network.forward(observations[step], masks[step])
            actions[step] = sampled(passed.chances, self.dice)
            chances[step], values[step] = passed.chances[everyone, actions[step]], passed.values
            self.shown = self.env.step(actions[step])
            dones[step], rewards[step] = self.shown.dones, self.shown.rewards
        rewards -= dones[:, :, None] / np.float32(seats)
        advantages, known = traced(values, asked, dones, rewards)
        kept = known & (masks.sum(axis=2, dtype=np.int64) > 1)
        return Rows(
            observations[kept],
            masks[kept],
            actions[kept],
            chances[kept],
            advantages[kept],
            (advantages + values)[kept],
            int(dones.sum()),
            steps * games,
        )


def traced(
    values: Vector, asked: NDArray[np.int64], dones: NDArray[np.bool_], rewards: Vector
) -> tuple[Vector, NDArray[np.bool_]]:
    """Advantages: how much better than expected each decision turned out for its seat, and where that is
    known.

    A seat's decision is followed by its own next one, whoever is asked in between, or by the end of the game.
    """
    steps, games = values.shape
    everyone = np.arange(games)
    following = np.zeros(rewards.shape[1:], np.float32)
    advantage = np.zeros_like(following)
    is_known = np.zeros(following.shape, np.bool_)
    advantages, known = np.zeros_like(values), np.zeros(values.shape, np.bool_)
    for step in range(steps - 1, -1, -1):
        ended = dones[step]
        following[ended], advantage[ended], is_known[ended] = rewards[step][ended], 0.0, True
        seat = asked[step]
        known[step] = is_known[everyone, seat]
        surplus = following[everyone, seat] - values[step] + TRACE * advantage[everyone, seat]
        advantages[step] = np.where(known[step], surplus, 0.0)
        following[everyone, seat], advantage[everyone, seat] = values[step], advantages[step]
        is_known[everyone, seat] = True
    return advantages, known
