"""RLCard: games through its environments, which build an observation for every decision."""

import random
from importlib.metadata import version
from typing import Final

import rlcard

from bench.worker import Done, Measure, serve

GAMES: Final = {
    "uno": "uno",
    "leduc holdem": "leduc-holdem",
    "doudizhu": "doudizhu",
    "gin rummy": "gin-rummy",
}


def main() -> None:
    serve({"version": version("rlcard")}, [driven(name, game) for name, game in GAMES.items()])


def driven(name: str, game: str) -> Measure:
    env, dice = rlcard.make(game, config={"seed": 1}), random.Random(1)

    def work() -> Done:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(dice.random() * len(legal))])
            decisions += 1
        return {"decisions": decisions}

    note = f"{env.num_players} players; chance plays inside; an observation for every decision"
    return Measure("environments", name, work, note)


if __name__ == "__main__":
    main()
