"""The games as PettingZoo environments.

`env` is a turn-based environment (AEC): the seat to answer is selected, chance plays inside. `parallel_env`
steps all seats at once; other seats have one action left, `no_op`. `cycle_env` is that with turns.
"""

from ducats.adapters.pettingzoo.parallel import CycleEnv, cycle_env, parallel_env
from ducats.adapters.pettingzoo.turns import TurnEnv, env, raw_env

__all__ = ["CycleEnv", "TurnEnv", "cycle_env", "env", "parallel_env", "raw_env"]
