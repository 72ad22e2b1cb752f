"""PufferLib's emulation on the environments, where it is installed: to build it needs torch."""

from typing import Any

import numpy as np
import pytest

from ducats.adapters.gymnasium import SeatEnv
from ducats.adapters.pettingzoo import parallel_env
from ducats.games import GAMES

emulation: Any = pytest.importorskip("pufferlib.emulation", reason="PufferLib is not installed")


@pytest.mark.parametrize("game", GAMES)
def test_one_seat(game: str) -> None:
    env = emulation.GymnasiumPufferEnv(env_creator=lambda: SeatEnv(game, 3, seat=None))
    seen, info = env.reset(seed=1)
    for _ in range(300):
        seen, _, ended, _, info = env.step(info["action_mask"].argmax())
        assert seen.shape == (1, env.env.observation_space.shape[0])
        assert not info["illegal"]
        if ended:
            seen, info = env.reset()


@pytest.mark.parametrize("game", GAMES)
def test_all_seats_at_once(game: str) -> None:
    """Observations and masks come flattened, and can be told apart again."""
    env = emulation.PettingZooPufferEnv(env_creator=lambda: parallel_env(game, 3))
    shown, _ = env.reset(seed=1)
    for _ in range(300):
        parts = {
            agent: emulation.nativize(flat, env.env_single_observation_space, env.obs_dtype)
            for agent, flat in shown.items()
        }
        assert all(
            0.0 <= part["observation"].min() <= part["observation"].max() <= 1.0 for part in parts.values()
        )
        shown, *_ = env.step({agent: np.int64(part["action_mask"].argmax()) for agent, part in parts.items()})
        if env.done:
            shown, _ = env.reset()
