"""Learned values of positions: games of the rollout policy, and a small network that predicts their results.

`NAME.npz` is the network as `ducats.search.value_network` reads it; `NAME.training.npz` beside it holds the
rest, so that the training can be broken off and taken up again.
"""

import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple, final

from ducats.encoding.blocks import Vector
from ducats.encoding.extra import needed_for
from ducats.engine.errors import BadOptions
from ducats.engine.messages import CHANCE
from ducats.engine.play import Play
from ducats.engine.rng import Rng
from ducats.games import find, part
from ducats.search.evaluator import Evaluator, win_shares
from ducats.search.reference import Reference
from ducats.search.value_network import OUTPUTS, PARTS
from ducats.study.training.network import Adam, Weights, prefixed, unprefixed

with needed_for("training"):
    import numpy as np

HIDDEN: Final = 32
GAMES: Final = 1000
"""From one point of the curve to the next."""
POSITIONS: Final = 8
"""Taken from each game."""
BATCH: Final = 512
EPOCHS: Final = 4
"""How often each position is used."""
RATE: Final = 2e-3
SLOWER_AFTER: Final = 10
"""Points after which the rate has fallen to half."""


class Positions(NamedTuple):
    """Positions of games that are over."""

    inputs: Vector
    """By position and seat: its own numbers, then those of the others in the order in which they play."""
    shares: Vector
    leads: Vector


class ValuePoint(NamedTuple):
    """How well results were predicted, in games that the network had not seen."""

    seconds: float
    games: int
    loss: float
    """Cross entropy of the shares of the victory; log(seats) without any knowledge."""


def seen_by_seats(features: Vector, seats: int, forwards: bool) -> Vector:
    """The inputs of all seats of one position."""
    rows = features.reshape(seats, -1)
    step = 1 if forwards else -1
    return np.stack([rows[(seat + step * np.arange(seats)) % seats].ravel() for seat in range(seats)])


def play_positions(evaluator: Evaluator[Any], play: Play, rng: Rng) -> tuple[list[Vector], Play]:
    """Some positions of a game, where playouts stop, and the game at its end."""
    policy = Reference(evaluator)
    seen: list[tuple[list[float], bool]] = []
    clock = evaluator.clock(play)
    while play.open is not None:
        ask = play.ask()
        if evaluator.clock(play) != clock:
            clock = evaluator.clock(play)
            seen.append((evaluator.features(play), evaluator.goes_forwards(play)))
        if ask.seat == CHANCE:
            play.take(CHANCE, ask.pick(play, CHANCE, rng))
            continue
        for seat in play.waiting_for():
            play.take(seat, policy.rollout(play, seat, rng))
    chosen = rng.sample(seen, min(POSITIONS, len(seen)))
    return [seen_by_seats(np.array(row, np.float32), play.seats, forwards) for row, forwards in chosen], play


@final
class ValueTraining:
    """The state of a training."""

    def __init__(
        self, game: str, seats: int, path: Path, seed: int, options: Mapping[str, Any] | None = None
    ) -> None:
        """Goes on with the files of `path`, if they are there."""
        self.rules = find(game)
        self.rules.check_seats(seats)
        evaluation = part(game, "evaluation")
        if evaluation is None:
            raise BadOptions(f"{game} evaluates no positions", code="bad_net")
        self.evaluator: Evaluator[Any] = evaluation.EVALUATOR()
        self.seats, self.path, self.seed = seats, path, seed
        self.options = self.rules.read_options(options or {})
        size = len(self.evaluator.features(self._new_game()))
        if not size:
            raise BadOptions(f"{game} learns no values", code="bad_net")
        dice = np.random.default_rng(seed)
        first = dice.standard_normal((size, HIDDEN + OUTPUTS), np.float32) * np.float32(0.12)
        first[:, HIDDEN:] = 0.0
        self.weights: Weights = {
            "first": first,
            "first_bias": np.zeros(HIDDEN + OUTPUTS, np.float32),
            "second": dice.standard_normal((HIDDEN, OUTPUTS), np.float32) * np.float32(0.1),
            "second_bias": np.zeros(OUTPUTS, np.float32),
        }
        self.adam = Adam(self.weights, RATE)
        self.games, self.seconds = 0, 0.0
        self.curve: list[ValuePoint] = []
        if path.exists():
            self._take_up(size)

    def _new_game(self) -> Play:
        play = self.rules.new_game(self.seats, self.options)
        play.stop_listening()
        return play

    @property
    def _rest(self) -> Path:
        return self.path.with_suffix(".training.npz")

    def _take_up(self, size: int) -> None:
        try:
            with np.load(self.path) as arrays, np.load(self._rest) as rest:
                self.weights = {name: arrays[name] for name in PARTS}
                kept = {key: rest[key] for key in rest.files}
        except (OSError, KeyError, ValueError) as error:
            raise BadOptions(f"the training of {self.path} cannot go on: {error}", code="bad_net") from error
        if self.weights["first"].shape[0] != size:
            raise BadOptions(f"{self.path} was trained for something else", code="bad_net")
        self.adam.means, self.adam.squares = unprefixed("means", kept), unprefixed("squares", kept)
        self.adam.steps = int(kept["steps"])
        self.curve = [ValuePoint(float(a), int(b), float(c)) for a, b, c in kept["curve"]]
        self.seconds, self.games = self.curve[-1][:2]

    def save(self) -> None:
        """Both files, each replaced in one go."""
        rest: dict[str, Any] = {
            **dict(prefixed("means", self.adam.means)),
            **dict(prefixed("squares", self.adam.squares)),
            "steps": np.array(self.adam.steps),
            "curve": np.array(self.curve, np.float64),
        }
        new = self.path.with_suffix(".new")
        for arrays, path in ((rest, self._rest), (self.weights, self.path)):
            with new.open("wb") as file:
                np.savez_compressed(file, **arrays)
            new.replace(path)

    def gather(self) -> Positions:
        """Play the next games; the same numbers always give the same games."""
        inputs, shares, leads = [], [], []
        for number in range(self.games, self.games + GAMES):
            rng = Rng(f"values/{self.seed}/{number}")
            found, play = play_positions(self.evaluator, self._new_game(), rng)
            outcome = play.outcome()
            assert outcome is not None
            mean, scale = sum(outcome.scores) / self.seats, self.evaluator.points_per_lead()
            inputs += found
            shares += [win_shares(outcome)] * len(found)
            leads += [[(score - mean) / scale for score in outcome.scores]] * len(found)
        return Positions(np.array(inputs), np.array(shares, np.float32), np.array(leads, np.float32))

    def update(self) -> ValuePoint:
        """Play, measure how well the network predicts the games, then learn from them."""
        began = time.monotonic()
        positions = self.gather()
        loss = self.loss(positions)
        self.adam.rate = RATE / (1.0 + len(self.curve) / SLOWER_AFTER)
        dice = np.random.default_rng((self.seed, self.games))
        for _ in range(EPOCHS):
            order = dice.permutation(len(positions.inputs))
            for begin in range(0, len(order), BATCH):
                batch = order[begin : begin + BATCH]
                self.adam.step(self.weights, self.gradients(Positions(*(part[batch] for part in positions))))
        self.games += GAMES
        self.seconds += time.monotonic() - began
        self.curve.append(ValuePoint(self.seconds, self.games, loss))
        return self.curve[-1]

    def forward(self, inputs: Vector) -> tuple[Vector, Vector, Vector]:
        """Sums of the first layer, shares of the victory and leads, by position and seat."""
        w = self.weights
        sums = inputs @ w["first"] + w["first_bias"]
        outputs = np.maximum(sums[..., :HIDDEN], 0.0) @ w["second"] + w["second_bias"] + sums[..., HIDDEN:]
        powers = np.exp(outputs[..., 0] - outputs[..., 0].max(axis=1, keepdims=True))
        leads = outputs[..., 1] - outputs[..., 1].mean(axis=1, keepdims=True)
        return sums, powers / powers.sum(axis=1, keepdims=True), leads

    def loss(self, positions: Positions) -> float:
        shares = self.forward(positions.inputs)[1]
        return float(-(positions.shares * np.log(shares + 1e-9)).sum(axis=1).mean())

    def gradients(self, positions: Positions) -> Weights:
        """Of the cross entropy and half the squared error of the leads."""
        sums, shares, leads = self.forward(positions.inputs)
        count = np.float32(len(sums))
        wrong = np.stack([shares - positions.shares, 0.5 * (leads - positions.leads)], axis=-1) / count
        units = np.maximum(sums[..., :HIDDEN], 0.0)
        back = (wrong @ self.weights["second"].T) * (units > 0.0)
        both = np.concatenate([back, wrong], axis=-1).reshape(-1, HIDDEN + OUTPUTS)
        flat = wrong.reshape(-1, OUTPUTS)
        return {
            "first": positions.inputs.reshape(len(both), -1).T @ both,
            "first_bias": both.sum(axis=0),
            "second": units.reshape(-1, HIDDEN).T @ flat,
            "second_bias": flat.sum(axis=0),
        }


def train_values(
    training: ValueTraining, seconds: float, told: Callable[[ValuePoint], None] = lambda point: None
) -> None:
    """Train for that many more seconds; every point of the curve is saved."""
    until = training.seconds + seconds
    while training.seconds < until:
        told(training.update())
        training.save()
