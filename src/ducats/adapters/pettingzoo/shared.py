"""What the turn-based and the parallel environment have in common: names, spaces, observations, pictures."""

from collections.abc import Mapping
from typing import Any, Literal, TypedDict

from ducats.adapters.answering import Answering
from ducats.adapters.seeding import Seeds
from ducats.adapters.table import Table, reward_named
from ducats.encoding.blocks import Mask, Vector
from ducats.encoding.extra import needed_for
from ducats.engine.errors import BadOptions
from ducats.engine.messages import Seat

with needed_for("a PettingZoo environment"):
    import numpy as np
    from gymnasium import spaces

RenderMode = Literal["ansi", "rgb_array"]
RENDER_MODES: tuple[RenderMode, ...] = ("ansi", "rgb_array")


class Observation(TypedDict):
    """What a seat is given."""

    observation: Vector
    action_mask: Mask


class SeatSet:
    """One game as an environment sees it; `idle` more actions than the game has lie behind its own."""

    def __init__(
        self, game: str, seats: int, options: Mapping[str, Any] | None, reward: str, idle: int = 0
    ) -> None:
        self.table = Table(game, seats, options)
        self.reward = reward_named(reward)
        self.answering = Answering(self.table)
        self.seeds = Seeds()
        self.agents = [f"seat_{seat}" for seat in range(seats)]
        self.seats = {agent: seat for seat, agent in enumerate(self.agents)}
        self.actions = self.answering.actions + idle
        self.nothing = np.zeros(self.actions, np.int8)
        self.nothing[self.answering.actions :] = 1
        self.nothing.flags.writeable = False

    def observation_spaces(self) -> dict[str, "spaces.Space[Any]"]:
        return {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0.0, 1.0, (self.answering.size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (self.actions,), np.int8),
                }
            )
            for agent in self.agents
        }

    def action_spaces(self) -> dict[str, "spaces.Space[Any]"]:
        return {agent: spaces.Discrete(self.actions) for agent in self.agents}

    def begin(self, seed: int | None) -> None:
        """The next game."""
        self.answering.begin(self.seeds.next(seed))

    def seat(self, agent: str) -> Seat:
        return self.seats[agent]

    def mask(self, seat: Seat) -> Mask:
        """What a seat can answer; all seats that are not asked share one read-only mask."""
        if not self.table.play.waits_for(seat):
            return self.nothing
        return self.answering.mask(seat, self.actions - self.answering.actions)

    def observe(self, seat: Seat) -> Observation:
        return {
            "observation": self.answering.observe(seat),
            "action_mask": self.mask(seat),
        }

    def render(self, mode: str | None, seat: Seat | None) -> Any:
        """Text or picture of the table as a seat knows it."""
        if mode is None:
            raise BadOptions("name a render_mode when the environment is made: ansi, rgb_array")
        text = self.table.text(seat)
        if mode == "ansi":
            return text
        from ducats.adapters.pictures import drawn

        return drawn(text)


def render_mode_named(name: str | None) -> str | None:
    """BadOptions names those that exist."""
    if name is not None and name not in RENDER_MODES:
        raise BadOptions(f"there is no render_mode {name!r}; there are {', '.join(RENDER_MODES)}")
    return name
