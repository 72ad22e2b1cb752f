"""The games for one learner against bots, as Gymnasium environments.

Importing this module registers `ducats/musketeers-v1` and the others (the number is the version of the
rules), so `gymnasium.make("ducats/musketeers-v1", seats=3)` works as well as `SeatEnv` itself.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from ducats.adapters.answering import Answering
from ducats.adapters.players import Company, Player, bots_of
from ducats.adapters.seeding import Seeds
from ducats.adapters.table import Table, paid, reward_named
from ducats.encoding.blocks import Vector
from ducats.encoding.extra import needed_for
from ducats.engine.errors import BadOptions, IllegalAction
from ducats.engine.rng import Rng
from ducats.games import GAMES
from ducats.games.levels import RANDOM

with needed_for("a Gymnasium environment"):
    import gymnasium
    import numpy as np


def game_id(game: str) -> str:
    return f"ducats/{game}-v{GAMES[game].meta.version}"


def register_games() -> None:
    """All games of Ducats; once is enough."""
    for game in GAMES:
        if game_id(game) not in gymnasium.registry:
            gymnasium.register(
                game_id(game), entry_point="ducats.adapters.gymnasium:SeatEnv", kwargs={"game": game}
            )


class SeatEnv(gymnasium.Env[Vector, np.int64]):
    """One seat of a game; bots have the others.

    The observation is the seat's vector (`ducats.adapters.encoding`) and what it has said of its answer so
    far; `info["action_mask"]` says how the answer can go on. An illegal action counts as no answer: the
    rules' default is played, and `info["illegal"]` says so. The reward comes at the end.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi", "rgb_array"], "render_fps": 1}  # noqa: RUF012  # Gymnasium's

    def __init__(
        self,
        game: str,
        seats: int = 3,
        *,
        opponents: Player | Sequence[Player] = RANDOM,
        seat: int | None = 0,
        options: Mapping[str, Any] | None = None,
        reward: str = "win_share",
        render_mode: str | None = None,
    ) -> None:
        """`opponents`: a level, a bot, or one of them for each other seat in order. `seat` None: a chair by
        lot in every game."""
        if seat is not None and not 0 <= seat < seats:
            raise BadOptions(f"there is no seat {seat} among {seats}")
        self.table = Table(game, seats, options)
        self.answering = Answering(self.table)
        self.reward = reward_named(reward)
        self.opponents = bots_of(game, opponents, seats - 1)
        self.table.listen_for(self.opponents)
        self.chair = seat
        self.seat = seat or 0
        self.company = Company(self.table, ())
        self.render_mode = render_mode
        self.seeds = Seeds()
        self.observation_space = gymnasium.spaces.Box(0.0, 1.0, (self.answering.size,), np.float32)
        self.action_space = gymnasium.spaces.Discrete(self.answering.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Vector, dict[str, Any]]:
        """The next game; the bots play until the seat is asked."""
        super().reset(seed=seed)
        begun = self.seeds.next(seed)
        if self.chair is None:
            self.seat = Rng(f"{begun}/chair").below(self.table.seats)
        self.company.bots = (*self.opponents[: self.seat], None, *self.opponents[self.seat :])
        self.answering.begin(begun)
        self.company.play_on()
        return self._seen(), self._info(illegal=False)

    def step(self, action: np.int64) -> tuple[Vector, float, bool, bool, dict[str, Any]]:
        illegal = False
        try:
            answer = self.answering.say(self.seat, int(action))
        except IllegalAction:
            illegal = True
            answer = self.table.play.default(self.seat)
        if answer is not None:
            self.answering.take(self.seat, answer)
            self.company.play_on()
        outcome = self.table.play.outcome()
        reward = 0.0 if outcome is None else paid(outcome, self.reward)[self.seat]
        return self._seen(), reward, outcome is not None, False, self._info(illegal)

    def _seen(self) -> Vector:
        return self.answering.observe(self.seat)

    def _info(self, illegal: bool) -> dict[str, Any]:
        mask = self.answering.mask(self.seat)
        return {"action_mask": mask, "illegal": illegal, "seat": self.seat}

    def render(self) -> Any:
        """The table as the seat knows it; open at the end."""
        if self.render_mode is None:
            return None
        text = self.table.text(self.seat)
        if self.render_mode == "ansi":
            return text
        from ducats.adapters.pictures import drawn

        return drawn(text)


register_games()
