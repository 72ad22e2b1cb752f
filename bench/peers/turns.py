"""The loop that PettingZoo documents for environments whose agents take turns."""

import random
from typing import Any

from bench.worker import Done


def play_out(env: Any, dice: random.Random) -> Done:
    """One random game; every decision costs an observation and a mask."""
    env.reset()
    decisions = 0
    for _ in env.agent_iter():
        observation, _, ended, cut, _ = env.last()
        if ended or cut:
            env.step(None)
            continue
        legal = observation["action_mask"].nonzero()[0]
        env.step(int(legal[int(dice.random() * len(legal))]))
        decisions += 1
    return {"decisions": decisions}
