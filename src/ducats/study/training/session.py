"""Training that can be interrupted and resumed: its whole state lies in two files.

`NAME.npz` is the network, for playing; `NAME.training.npz` beside it holds the rest.
"""

import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple, final

from ducats.adapters.observing import learning
from ducats.arena.entrants import bot_named
from ducats.encoding.extra import needed_for
from ducats.engine.errors import BadOptions
from ducats.games import find
from ducats.study.training.gathering import Gather, gathering
from ducats.study.training.learner import learn
from ducats.study.training.network import (
    Adam,
    NetFile,
    Network,
    prefixed,
    read_net,
    sampled,
    unprefixed,
)
from ducats.study.training.rollouts import Setting
from ducats.study.vector import VectorEnv

with needed_for("training"):
    import numpy as np

GAMES: Final = 128
"""Side by side in one process."""
STEPS: Final = 128
RATE: Final = 1e-3
TRIALS: Final = 400
"""Games by which a point of the curve is measured."""
MEASURE_EVERY: Final = 20
"""Updates from one point to the next."""


class Point(NamedTuple):
    """The network's strength at one moment."""

    seconds: float
    games: int
    decisions: int
    win_share: float
    """Of one chair: against random answers in TRIALS games, or against bots in those learnt from since."""


@final
class Training:
    """The state of a training."""

    def __init__(
        self,
        game: str,
        seats: int,
        options: Mapping[str, Any],
        path: Path,
        seed: int,
        against: str = "",
    ) -> None:
        """Goes on with the files of `path`, if they are there.

        `against`: a bot by name to find an answer to; without it the network plays against itself.
        """
        rules = find(game)
        rules.check_seats(seats)
        rules.read_options(options)
        if path.suffix != ".npz":
            raise BadOptions(f"a network is kept in a file .npz, not {path}", code="bad_net")
        self.game, self.seats, self.options, self.path = game, seats, dict(options), path
        self.version = rules.meta.version
        if against:
            bot_named(game, against)
        self.against = against
        self._fresh_games, self._fresh_won = 0, 0.0
        """Against bots, since the last point of the curve."""
        shown = learning(rules, seats)
        self.network = Network.new(shown.size, shown.actions, seed)
        self.adam = Adam(self.network.weights, RATE)
        self.seed, self.updates, self.seconds, self.games, self.decisions = seed, 0, 0.0, 0, 0
        self.curve: list[Point] = []
        if path.exists():
            self._take_up()

    @property
    def _rest(self) -> Path:
        return self.path.with_suffix(".training.npz")

    def _take_up(self) -> None:
        net = read_net(self.path)
        fresh = self.network.weights
        same = (net.game, net.seats, net.version) == (self.game, self.seats, self.version)
        if not same or any(net.network.weights[name].shape != fresh[name].shape for name in fresh):
            raise BadOptions(
                f"{self.path} is a network for {net.game} with {net.seats} players; name another file",
                code="bad_net",
            )
        self.network = net.network
        try:
            with np.load(self._rest, allow_pickle=False) as arrays:
                kept = {key: arrays[key] for key in arrays.files}
        except OSError as error:
            raise BadOptions(f"{self._rest} is missing: the training cannot go on", code="bad_net") from error
        self.adam.means, self.adam.squares = unprefixed("means", kept), unprefixed("squares", kept)
        self.adam.steps, self.updates, self.games, self.decisions, self.seed = map(int, kept["counts"])
        self.seconds = float(kept["seconds"])
        if str(kept.get("against", "")) == self.against:
            # Points against other rivals cannot be compared with those to come.
            self.curve = [Point(float(a), int(b), int(c), float(d)) for a, b, c, d in kept["curve"]]

    def save(self) -> None:
        """Both files, each replaced in one go."""
        counts = [self.adam.steps, self.updates, self.games, self.decisions, self.seed]
        rest: dict[str, Any] = {
            **dict(prefixed("means", self.adam.means)),
            **dict(prefixed("squares", self.adam.squares)),
            "counts": np.array(counts, np.int64),
            "seconds": np.array(self.seconds),
            "against": np.array(self.against),
            "curve": np.array(self.curve, np.float64).reshape(-1, 4),
        }
        new = self.path.with_suffix(".new")
        with new.open("wb") as file:
            np.savez(file, **rest)
        new.replace(self._rest)
        NetFile(self.game, self.seats, self.version, self.network).save(new)
        new.replace(self.path)

    def update(self, gather: Gather) -> None:
        """Play, then learn from it."""
        began = time.monotonic()
        for rows in gather(self.network.weights):
            learn(self.network, self.adam, rows, np.random.default_rng((self.seed, self.updates)))
            self.games += rows.games
            self.decisions += rows.decisions
            self._fresh_games += rows.games
            self._fresh_won += rows.won
        self.updates += 1
        self.seconds += time.monotonic() - began

    def measure(self) -> Point:
        """A new point of the curve; bots take their time, so the games against them are those learnt from."""
        if self.against:
            share = self._fresh_won / self._fresh_games
            self._fresh_games, self._fresh_won = 0, 0.0
        else:
            seed = f"measure/{self.updates}"
            share = against_random(self.network, self.game, self.seats, self.options, seed, TRIALS)
        point = Point(self.seconds, self.games, self.decisions, share)
        self.curve.append(point)
        return point


def against_random(
    network: Network, game: str, seats: int, options: Mapping[str, Any], seed: str, games: int
) -> float:
    """The share of victories of one seat that the network plays, the chairs in turn."""
    env, dice = VectorEnv(game, games, seats, options=options), np.random.default_rng(1)
    shown, own = env.reset(seed), np.arange(games) % seats
    open_games, won = np.ones(games, np.bool_), 0.0
    while open_games.any():
        drawn = sampled(network.forward(shown.observations, shown.masks).chances, dice)
        shown = env.step(np.where(shown.seats == own, drawn, env.sample()))
        ended = open_games & shown.dones
        won += float(shown.rewards[ended, own[ended]].sum())
        open_games &= ~shown.dones
    return won / games


def train(
    training: Training, seconds: float, processes: int = 1, told: Callable[[Point], None] = lambda point: None
) -> None:
    """Train for that many more seconds; every point of the curve is saved, so that an interruption loses
    little."""
    until = training.seconds + seconds
    setting = Setting(training.game, training.seats, training.options, GAMES, STEPS, training.against)
    with gathering(setting, f"{training.seed}/{training.updates}", processes) as gather:
        if not training.curve and not training.against:
            told(training.measure())
        while training.seconds < until:
            training.update(gather)
            if training.updates % MEASURE_EVERY == 0 or training.seconds >= until:
                told(training.measure())
                training.save()
