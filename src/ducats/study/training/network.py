"""A small network from a seat's observation to action probabilities and the value of the game."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple, final

from ducats.encoding.blocks import Mask, Vector
from ducats.encoding.extra import needed_for
from ducats.engine.errors import BadOptions

with needed_for("a network"):
    import numpy as np
    from numpy.typing import NDArray

WIDTH: Final = 96
"""Width of the two hidden layers: keeps the file of the largest game below a megabyte."""
IMPOSSIBLE: Final = np.float32(-1e9)

Weights = dict[str, Vector]


class Passed(NamedTuple):
    """Activations of a batch."""

    first: Vector
    second: Vector
    chances: Vector
    """The probability of each action; 0 for impossible ones."""
    values: Vector


@final
class Network:
    """Two hidden layers of rectified units; policy and value share them."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights

    @classmethod
    def new(cls, size: int, actions: int, seed: int) -> "Network":
        """Random weights; at first all actions are about equally likely."""
        dice = np.random.default_rng(seed)

        def layer(rows: int, columns: int, scale: float) -> Vector:
            drawn: Vector = dice.standard_normal((rows, columns), np.float32) * np.float32(scale / rows**0.5)
            return drawn

        weights = {
            "first": layer(size, WIDTH, 2.0),
            "first_bias": np.zeros(WIDTH, np.float32),
            "second": layer(WIDTH, WIDTH, 1.4),
            "second_bias": np.zeros(WIDTH, np.float32),
            "policy": layer(WIDTH, actions, 0.01),
            "policy_bias": np.zeros(actions, np.float32),
            "value": layer(WIDTH, 1, 0.1),
            "value_bias": np.zeros(1, np.float32),
        }
        return cls(weights)

    def forward(self, observations: Vector, masks: Mask) -> Passed:
        w = self.weights
        first = np.maximum(observations @ w["first"] + w["first_bias"], 0.0)
        second = np.maximum(first @ w["second"] + w["second_bias"], 0.0)
        scores = np.where(masks != 0, second @ w["policy"] + w["policy_bias"], IMPOSSIBLE)
        powers = np.exp(scores - scores.max(axis=1, keepdims=True))
        values = (second @ w["value"] + w["value_bias"])[:, 0]
        return Passed(first, second, powers / powers.sum(axis=1, keepdims=True), values)

    def gradients(self, observations: Vector, passed: Passed, scores: Vector, values: Vector) -> Weights:
        """Gradients of the loss by the weights, given those by the action scores and the values."""
        w = self.weights
        second = scores @ w["policy"].T + values[:, None] * w["value"][:, 0]
        second *= passed.second > 0.0
        first = (second @ w["second"].T) * (passed.first > 0.0)
        return {
            "first": observations.T @ first,
            "first_bias": first.sum(axis=0),
            "second": passed.first.T @ second,
            "second_bias": second.sum(axis=0),
            "policy": passed.second.T @ scores,
            "policy_bias": scores.sum(axis=0),
            "value": passed.second.T @ values[:, None],
            "value_bias": values.sum(keepdims=True),
        }


def sampled(chances: Vector, dice: np.random.Generator) -> NDArray[np.int64]:
    """A sampled action for each row."""
    heights = chances.cumsum(axis=1)
    drawn = dice.random(len(chances), np.float32)[:, None] * heights[:, -1:] * np.float32(0.999999)
    chosen: NDArray[np.int64] = np.argmax(heights > drawn, axis=1)
    return chosen


@final
class Adam:
    """The Adam optimiser."""

    def __init__(self, weights: Weights, rate: float) -> None:
        self.rate = rate
        self.steps = 0
        self.means = {name: np.zeros_like(weight) for name, weight in weights.items()}
        self.squares = {name: np.zeros_like(weight) for name, weight in weights.items()}

    def step(self, weights: Weights, gradients: Weights, longest: float = 0.5) -> None:
        """A step down the gradients, clipped to the norm `longest`."""
        self.steps += 1
        length = float(np.sqrt(sum(float(np.vdot(each, each)) for each in gradients.values())))
        scale = np.float32(min(1.0, longest / (length + 1e-8)))
        fading = np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for name, gradient in gradients.items():
            shortened = gradient * scale
            self.means[name] += 0.1 * (shortened - self.means[name])
            self.squares[name] += 0.001 * (shortened * shortened - self.squares[name])
            weights[name] -= (
                np.float32(self.rate * fading)
                * self.means[name]
                / (np.sqrt(self.squares[name]) + np.float32(1e-8))
            )


def prefixed(name: str, arrays: Mapping[str, NDArray[Any]]) -> Iterator[tuple[str, NDArray[Any]]]:
    for key, array in arrays.items():
        yield f"{name}.{key}", array


def unprefixed(name: str, arrays: Mapping[str, NDArray[Any]]) -> dict[str, NDArray[Any]]:
    return {key[len(name) + 1 :]: arrays[key] for key in arrays if key.startswith(f"{name}.")}


class NetFile(NamedTuple):
    """A network with what it was trained for."""

    game: str
    seats: int
    version: int
    """Of the rules."""
    network: Network

    def save(self, path: Path) -> None:
        about = {"game": self.game, "seats": self.seats, "version": self.version}
        arrays: dict[str, Any] = {**about, **dict(prefixed("net", self.network.weights))}
        with path.open("wb") as file:
            np.savez_compressed(file, **arrays)


def read_net(path: Path) -> NetFile:
    """BadOptions if there is no network in the file."""
    try:
        with np.load(path, allow_pickle=False) as arrays:
            kept = {key: arrays[key] for key in arrays.files}
        network = Network(unprefixed("net", kept))
        return NetFile(str(kept["game"]), int(kept["seats"]), int(kept["version"]), network)
    except (OSError, ValueError, KeyError) as error:
        raise BadOptions(f"{path} holds no network: {error}", code="bad_net") from error
