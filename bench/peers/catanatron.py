"""Catanatron: its game driven from Python; an action is executed without checking again that it is legal."""

import random
from importlib.metadata import version

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT

from bench.worker import Done, Measure, serve


def main() -> None:
    serve({"version": version("catanatron")}, [driven(), copies()])


def new_game(dice: random.Random) -> Game:
    return Game([RandomPlayer(color) for color in Color], seed=dice.getrandbits(30))


def driven() -> Measure:
    dice = random.Random(1)

    def work() -> Done:
        game, decisions = new_game(dice), 0
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            legal = game.state.playable_actions
            game.execute(legal[int(dice.random() * len(legal))], validate_action=False)
            decisions += 1
        return {"answers": decisions, "decisions": decisions}

    return Measure("playouts, driven", "4 players", work, "dice and cards are drawn inside")


def copies() -> Measure:
    dice = random.Random(2)
    game = new_game(dice)
    games = []
    for _ in range(200):
        game.execute(dice.choice(game.state.playable_actions), validate_action=False)
        games.append(game.copy())

    def work() -> Done:
        for each in games:
            each.copy()
        return {"copies": len(games)}

    return Measure("copies", "4 players", work, "200 positions from the start of a game")


if __name__ == "__main__":
    main()
