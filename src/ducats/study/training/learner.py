"""Proximal policy optimisation: small steps towards what turned out better than expected."""

from typing import Final, NamedTuple

from ducats.encoding.extra import needed_for
from ducats.study.training.network import Adam, Network
from ducats.study.training.rollouts import Rows

with needed_for("training"):
    import numpy as np

EPOCHS: Final = 3
BATCHES: Final = 8
"""Minibatches in each epoch."""
CLIP: Final = 0.2
"""PPO's clip range."""
CURIOSITY: Final = 0.01
"""Weight of the entropy bonus."""
VALUE_WEIGHT: Final = 0.5


class Learnt(NamedTuple):
    """Statistics of an update."""

    entropy: float
    value_loss: float


def learn(network: Network, adam: Adam, rows: Rows, dice: np.random.Generator) -> Learnt:
    """Some epochs over the rows, in random minibatches."""
    count = len(rows.actions)
    size = -(-count // BATCHES)
    spread = rows.advantages.std() + 1e-6
    advantages = (rows.advantages - rows.advantages.mean()) / spread
    entropies, losses = [], []
    for _ in range(EPOCHS):
        order = dice.permutation(count)
        for first in range(0, count, size):
            chosen = order[first : first + size]
            entropy, loss = _step(network, adam, rows, advantages, chosen)
            entropies.append(entropy)
            losses.append(loss)
    return Learnt(float(np.mean(entropies)), float(np.mean(losses)))


def _step(
    network: Network, adam: Adam, rows: Rows, advantages: np.ndarray, chosen: np.ndarray
) -> tuple[float, float]:
    observations, actions = rows.observations[chosen], rows.actions[chosen]
    passed = network.forward(observations, rows.masks[chosen])
    every, size = np.arange(len(chosen)), np.float32(len(chosen))
    ratio = passed.chances[every, actions] / rows.chances[chosen]
    gain = advantages[chosen]
    pushed = np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
    pull = -(pushed * gain * ratio)[:, None]
    scores = -pull * passed.chances
    scores[every, actions] += pull[:, 0]
    logs = np.log(passed.chances + np.float32(1e-10))
    entropy = -(passed.chances * logs).sum(axis=1)
    scores += CURIOSITY * passed.chances * (logs + entropy[:, None])
    off = passed.values - rows.returns[chosen]
    gradients = network.gradients(
        observations,
        passed,
        (scores / size).astype(np.float32),
        (VALUE_WEIGHT * off / size).astype(np.float32),
    )
    adam.step(network.weights, gradients)
    return float(entropy.mean()), float((off * off).mean())
