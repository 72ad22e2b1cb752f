"""The loop of OpenSpiel's Python API for learners: a time step with observations and legal actions."""

import random
from typing import Any, Final

from bench.worker import Done

NOTE: Final = "rl_environment; chance plays inside; observations of all seats in every step"


def play_out(env: Any, dice: random.Random) -> Done:
    """One random game."""
    step, decisions = env.reset(), 0
    while not step.last():
        asked = range(env.num_players) if step.is_simultaneous_move() else [step.current_player()]
        options = [step.observations["legal_actions"][seat] for seat in asked]
        step = env.step([legal[int(dice.random() * len(legal))] for legal in options])
        decisions += len(options)
    return {"decisions": decisions}
