"""Games against fixed bots, as a learner needs them to find a best response."""

from typing import Any, Final, final

from ducats.adapters.answering import Answering
from ducats.adapters.players import Company, bots_of
from ducats.adapters.table import Table, paid
from ducats.encoding.extra import needed_for
from ducats.engine.errors import BrokenInvariant
from ducats.engine.messages import Seat
from ducats.study.training.network import Network, Weights, sampled
from ducats.study.training.rollouts import Rows, Setting, traced

with needed_for("training"):
    import numpy as np

GAMES: Final = 64
"""In one gathering."""


@final
class Response:
    """The learner has one seat in each game, and plays every deal from all seats in turn."""

    def __init__(self, setting: Setting, seed: str) -> None:
        self.setting, self.seed = setting, seed
        self.answering = Answering(Table(setting.game, setting.seats, setting.options))
        self.bots = bots_of(setting.game, setting.against, setting.seats)
        self.answering.table.listen_for(self.bots)
        self.dice = np.random.default_rng(list(seed.encode()))
        self.games = 0

    def gather(self, weights: Weights) -> Rows:
        """Play the next games, each to its end."""
        network = Network(weights)
        played = [self._play(network) for _ in range(GAMES)]
        *columns, games, decisions, won = zip(*played, strict=True)
        return Rows._make([*map(np.concatenate, columns), sum(games), sum(decisions), sum(won)])

    def _play(self, network: Network) -> Rows:
        deal, chair = divmod(self.games, self.setting.seats)
        self.games += 1
        answering, table = self.answering, self.answering.table
        company = Company(table, [None if seat == chair else bot for seat, bot in enumerate(self.bots)])
        answering.begin(f"{self.seed}/{deal}")
        steps: list[tuple[Any, ...]] = []
        company.play_on()
        while table.waiting_for():
            self._answer(network, chair, steps)
            company.play_on()
        outcome = table.play.outcome()
        if outcome is None:
            raise BrokenInvariant("a game ended without an outcome")
        return self._rows(steps, paid(outcome, "win_share")[chair])

    def _answer(self, network: Network, chair: Seat, steps: list[tuple[Any, ...]]) -> None:
        """Answer part by part, each a step of its own."""
        answer = None
        while answer is None:
            mask = self.answering.mask(chair)
            seen = self.answering.observe(chair)
            passed = network.forward(seen[None], mask[None])
            chosen = int(sampled(passed.chances, self.dice)[0])
            steps.append((seen, mask, chosen, passed.chances[0, chosen], passed.values[0]))
            answer = self.answering.say(chair, chosen)
        self.answering.take(chair, answer)

    def _rows(self, steps: list[tuple[Any, ...]], won: float) -> Rows:
        observations, masks, actions, chances, values = map(np.array, zip(*steps, strict=True))
        count = len(steps)
        rewards, dones = np.zeros((count, 1, 1), np.float32), np.zeros((count, 1), np.bool_)
        rewards[-1], dones[-1] = won - 1.0 / self.setting.seats, True
        advantages = traced(values[:, None], np.zeros((count, 1), np.int64), dones, rewards)[0][:, 0]
        kept = masks.sum(axis=1, dtype=np.int64) > 1
        columns = (observations, masks, actions, chances, advantages, advantages + values)
        return Rows._make([*(column[kept] for column in columns), 1, count, won])
