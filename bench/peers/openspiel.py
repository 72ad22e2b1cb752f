"""OpenSpiel: its games driven from Python, its C++ playouts and its C++ information-set tree search."""

import random
from importlib.metadata import version
from typing import Any, Final

import pyspiel
from open_spiel.python import rl_environment

from bench.peers import stepping
from bench.worker import Done, Measure, serve

GAMES: Final = {
    "goofspiel, 4 players": "goofspiel(players=4,imp_info=True)",
    "hearts": "hearts",
    "oh hell, 4 players": "oh_hell(players=4)",
    "bargaining": "bargaining",
}
SEARCHED: Final = ("hearts", "oh hell, 4 players")
ROLLOUTS: Final = 100
SIMULATIONS: Final = 1000
"""In one search."""
SEARCHES: Final = 8
"""The number of positions that are searched in turn."""
DEALS: Final = 4
WORLDS: Final = 256
"""As many as Ducats keeps for one search."""
EXPLORE: Final = 1.5
PASSES: Final = 12
"""Of hearts: while cards are passed, OpenSpiel 2.0.2 crashes when it resamples a world."""


def main() -> None:
    measures = [driven(name) for name in GAMES]
    measures.append(weighed("hearts"))
    measures += [environment(name) for name in GAMES]
    measures += [inside(name) for name in GAMES]
    measures += [clones("hearts"), views("hearts"), resampled("hearts")]
    for name in SEARCHED:
        measures += [searched(name, -1), searched(name, WORLDS)]
    serve({"version": version("open_spiel")}, measures)


def play_out(state: Any, dice: random.Random) -> Done:
    """All chance in these games is uniform, so the list of outcomes without their chances is enough."""
    answers, decisions = 0, 0
    while not state.is_terminal():
        if state.is_simultaneous_node():
            options = [state.legal_actions(seat) for seat in range(state.num_players())]
            state.apply_actions([legal[int(dice.random() * len(legal))] for legal in options])
            answers += len(options)
            decisions += len(options)
        else:
            decisions += not state.is_chance_node()
            answers += 1
            legal = state.legal_actions()
            state.apply_action(legal[int(dice.random() * len(legal))])
    return {"answers": answers, "decisions": decisions}


def driven(name: str) -> Measure:
    game, dice = pyspiel.load_game(GAMES[name]), random.Random(1)
    return Measure("playouts, driven", name, lambda: play_out(game.new_initial_state(), dice))


def weighed(name: str) -> Measure:
    """As its examples do it: chance draws with the chances that the state names, though all are alike."""
    game, dice = pyspiel.load_game(GAMES[name]), random.Random(1)

    def work() -> Done:
        state, answers, decisions = game.new_initial_state(), 0, 0
        while not state.is_terminal():
            answers += 1
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choices(outcomes, weights)[0])
            else:
                decisions += 1
                state.apply_action(dice.choice(state.legal_actions()))
        return {"answers": answers, "decisions": decisions}

    return Measure("playouts, driven", f"{name}, weighed chance", work, "chance drawn as in its examples")


def environment(name: str) -> Measure:
    """Its Python API for learners."""
    env, dice = rl_environment.Environment(GAMES[name]), random.Random(1)
    return Measure("environments", name, lambda: stepping.play_out(env, dice), stepping.NOTE)


def inside(name: str) -> Measure:
    """The C++ playouts of its tree search: searches of two nodes that evaluate each with many playouts."""
    game, dice = pyspiel.load_game(GAMES[name]), random.Random(1)
    if game.get_type().dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS:
        game = pyspiel.convert_to_turn_based(game)
    states = [dealt(game, dice) for _ in range(SEARCHES)]
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1), EXPLORE, 2, 100, False, 1, False)
    length = mean_length(states, dice)

    def work() -> Done:
        for state in states:
            bot.mcts_search(state)
        return {"answers": 2 * ROLLOUTS * len(states) * length}

    note = f"C++ playouts of its tree search, {length:.0f} answers each, without the deal"
    return Measure("playouts, inside", name, work, note)


def dealt(game: Any, dice: random.Random) -> Any:
    """A state before the first decision."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(dice.choice(state.legal_actions()))
    return state


def positions(name: str) -> list[Any]:
    """All positions of several deals in which a player has a choice."""
    dice, found = random.Random(3), []
    for _ in range(DEALS):
        state, decisions = pyspiel.load_game(GAMES[name]).new_initial_state(), 0
        while not state.is_terminal():
            legal = state.legal_actions()
            if not state.is_chance_node():
                decisions += 1
                if len(legal) > 1 and (name != "hearts" or decisions > PASSES):
                    found.append(state.clone())
            state.apply_action(dice.choice(legal))
    return found


def clones(name: str) -> Measure:
    states = positions(name)

    def work() -> Done:
        for state in states:
            state.clone()
        return {"copies": len(states)}

    return Measure("copies", name, work, "clone")


def views(name: str) -> Measure:
    states = positions(name)

    def work() -> Done:
        for state in states:
            state.information_state_string()
            state.legal_actions()
        return {"views": len(states)}

    return Measure("views", name, work, "text of the information state, and the legal actions")


def resampled(name: str) -> Measure:
    states = [(state, state.current_player()) for state in positions(name)]
    dice = random.Random(4).random

    def work() -> Done:
        for state, seat in states:
            state.resample_from_infostate(seat, dice)
        return {"worlds": len(states)}

    return Measure("imagined worlds", name, work, "resample_from_infostate")


def searched(name: str, worlds: int) -> Measure:
    """One search in each of several positions, spread evenly over the deals."""
    found, dice = positions(name), random.Random(5)
    states = found[:: max(1, len(found) // SEARCHES)][:SEARCHES]
    length = mean_length(states, dice)
    evaluator = pyspiel.RandomRolloutEvaluator(1, 2)

    def work() -> Done:
        for state in states:
            pyspiel.ISMCTSBot(dice.getrandbits(30), evaluator, EXPLORE, SIMULATIONS, worlds).step(state)
        simulations = SIMULATIONS * len(states)
        return {"simulations": simulations, "answers": simulations * length}

    kept = "a new world for each" if worlds < 0 else f"{worlds} worlds in turn"
    note = f"C++; {length:.1f} answers from the average position to the end of the deal; {kept}"
    return Measure("search", f"{name}, {'new worlds' if worlds < 0 else 'kept worlds'}", work, note)


def mean_length(states: list[Any], dice: random.Random) -> float:
    """Random answers from one of these states to the end."""
    lengths = [play_out(state.clone(), dice)["answers"] for state in states for _ in range(ROLLOUTS)]
    return sum(lengths) / len(lengths)


if __name__ == "__main__":
    main()
