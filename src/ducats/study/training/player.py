"""The bot that plays by a trained network."""

from pathlib import Path
from typing import final

from ducats.adapters.encoding import steps
from ducats.adapters.observing import Sheet, learning
from ducats.bots import Bot
from ducats.encoding.extra import needed_for
from ducats.engine.errors import BadOptions
from ducats.engine.messages import Action, View
from ducats.engine.rng import Rng
from ducats.games import find
from ducats.study.training.network import read_net

with needed_for("a trained bot"):
    import numpy as np


@final
class Learned(Bot):
    """Samples its answer from the network's probabilities; it sees only its own view."""

    def __init__(self, path: str) -> None:
        net = read_net(Path(path))
        self.game, self.seats, self.network = net.game, net.seats, net.network
        self.rules = find(net.game)
        if net.version != self.rules.meta.version:
            raise BadOptions(f"{path} was trained with version {net.version} of the rules", code="bad_net")
        self.steps = steps(net.game)
        self.learning = learning(self.rules, net.seats)
        self.sheet = Sheet(self.learning.size)

    def check_game(self, game: str) -> None:
        if game != self.game:
            raise BadOptions(f"this network plays {self.game}, not {game}", code="bad_net")

    def choose(self, view: View, rng: Rng) -> Action:
        """On an imagined game, in which nothing differs that this seat may know."""
        if view.game != self.game or view.seats != self.seats or view.seat is None:
            raise BadOptions(f"this network plays {self.game} with {self.seats} players", code="bad_net")
        game = self.rules.imagine(view, rng)
        unfinished, answer = self.steps.begin(game, view.seat), None
        mask = np.zeros((1, self.learning.actions), np.int8)
        while answer is None:
            places = unfinished.places()
            self.learning.observer.write(game, view.seat, self.sheet.row)
            unfinished.show(self.sheet.row, self.learning.view_size)
            mask[0] = 0
            mask[0, places] = 1
            seen = self.sheet.seen.astype(np.float32)[None]
            heights = self.network.forward(seen, mask).chances[0, places].cumsum()
            drawn = int(np.searchsorted(heights, rng.chance() * heights[-1], side="right"))
            answer = unfinished.say(places[min(drawn, len(places) - 1)])
        return game.say(view.seat, answer)
