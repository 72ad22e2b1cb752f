"""PettingZoo's classic environments in their documented loop: observation and mask for every decision."""

import random
from importlib.metadata import version
from types import ModuleType
from typing import Final

from pettingzoo.classic import hanabi_v5, leduc_holdem_v4, texas_holdem_no_limit_v6, texas_holdem_v4

from bench.peers.turns import play_out
from bench.worker import Measure, serve

GAMES: Final[dict[str, ModuleType]] = {
    "hanabi": hanabi_v5,
    "texas holdem, no limit": texas_holdem_no_limit_v6,
    "texas holdem": texas_holdem_v4,
    "leduc holdem": leduc_holdem_v4,
}


def main() -> None:
    serve({"version": version("pettingzoo")}, [driven(name, module) for name, module in GAMES.items()])


def driven(name: str, module: ModuleType) -> Measure:
    env, dice = module.env(), random.Random(1)
    env.reset(seed=1)
    note = "AEC; chance plays inside; an observation and a mask for every decision"
    return Measure("environments", name, lambda: play_out(env, dice), note)


if __name__ == "__main__":
    main()
