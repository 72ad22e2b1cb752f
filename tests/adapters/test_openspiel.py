"""OpenSpiel's own simulation test, its search and its solvers."""

import pickle
from collections import defaultdict
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import (
    cfr,
    exploitability,
    external_sampling_mccfr,
    fictitious_play,
    ismcts,
    mcts,
    tabular_qlearner,
)
from open_spiel.python.observation import make_observation
from open_spiel.python.policy import UniformRandomPolicy

import ducats.adapters.openspiel as adapter
from ducats.adapters.encoding import layout
from ducats.adapters.openspiel import BotPolicy, subgame
from ducats.adapters.openspiel.world import Start, World
from ducats.engine.errors import BadOptions, BrokenInvariant
from ducats.engine.messages import CHANCE, View
from ducats.games import GAMES
from ducats.games.levels import make

TWO_DUELS = str(Path(__file__).with_name("two_duels.toml"))

# Short matches and few rounds: the test asks for every view of every seat four times at every step.
SIMULATED = [
    "ducats_musketeers(seats=2)",
    "ducats_musketeers(seats=3,match_mode=single_hand)",
    "ducats_musketeers(seats=4,match_mode=single_hand,reward=score)",
    "ducats_marquis(seats=2)",
    "ducats_marquis(seats=3)",
    "ducats_marquis(seats=4,negotiation=False)",
    "ducats_marracash(seats=2)",
    "ducats_marracash(seats=3,souvenirs=True)",
    "ducats_marracash(seats=4)",
    "ducats_merchants(seats=2,max_rounds=3)",
    "ducats_merchants(seats=3,max_rounds=2)",
    "ducats_merchants(seats=4,max_rounds=1,edition=1999)",
]


@pytest.mark.parametrize("name", SIMULATED)
def test_openspiels_own_simulation(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def test_openspiels_own_simulation_of_the_largest_table() -> None:
    game = pyspiel.load_game("ducats_marquis(seats=8,negotiation=False)")
    # Eight masks of a third of a million entries at every step would tell nothing new.
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False, mask_test=False)


def test_all_games_are_registered_once() -> None:
    adapter.register_games()
    names = pyspiel.registered_names()
    assert [names.count(adapter.game_name(game)) for game in GAMES] == [1] * len(GAMES)


def strolled(game: Any, seed: int, most: int = 10_000) -> Any:
    """A state after a number of random steps."""
    state, dice = game.new_initial_state(), np.random.default_rng(seed)
    for _ in range(most):
        if state.is_terminal():
            break
        actions = state.legal_actions()
        state.apply_action(int(actions[dice.integers(len(actions))]))
    return state


def to_a_question(state: Any, seed: int = 0) -> Any:
    dice = np.random.default_rng(seed)
    while state.is_chance_node():
        actions = state.legal_actions()
        state.apply_action(int(actions[dice.integers(len(actions))]))
    return state


def test_parameters_are_options() -> None:
    game = pyspiel.load_game("ducats_merchants(seats=2,edition=1999,max_rounds=1)")
    assert game.num_players() == 2
    assert game.start.options["edition"] == "1999"
    assert pyspiel.load_game(str(game)).start == game.start
    shares, points = (
        pyspiel.load_game(f"ducats_marracash(reward={kind})") for kind in ("win_share", "score")
    )
    assert (shares.utility_sum(), shares.max_utility()) == (1.0, 1.0)
    assert shares.get_type().utility == pyspiel.GameType.Utility.CONSTANT_SUM
    assert points.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    with pytest.raises(BadOptions):
        pyspiel.load_game("ducats_musketeers(seats=5)")
    with pytest.raises(BadOptions, match="not of marquis"):
        pyspiel.load_game("ducats_marquis", {"scenario": TWO_DUELS})


def test_returns_come_at_the_end() -> None:
    game = pyspiel.load_game("ducats_musketeers(seats=2,match_mode=single_hand,reward=score)")
    assert strolled(game, 1, 40).returns() == [0.0, 0.0]
    end = strolled(game, 1)
    assert end.returns() == [float(score) for score in end.world.play.outcome().scores]


def test_sealed_answers_stay_hidden() -> None:
    """Whoever answers second cannot tell what the first one said, until all is open."""
    game = pyspiel.load_game("ducats_musketeers", {"scenario": TWO_DUELS})
    state = game.new_initial_state()
    first, second = state.legal_actions()
    one, other = state.child(first), state.child(second)
    assert one.current_player() == other.current_player() == 1
    assert one.information_state_string(1) == other.information_state_string(1)
    assert one.information_state_string(0) != other.information_state_string(0)
    answer = one.legal_actions()[0]
    one.apply_action(answer)
    other.apply_action(answer)
    assert one.information_state_string(1) != other.information_state_string(1)


def test_a_seat_remembers_what_it_was_told_and_what_it_said() -> None:
    state = strolled(pyspiel.load_game("ducats_musketeers(seats=2)"), 3, 60)
    told = state.information_state_string(0)
    assert told.startswith("seat 0\n")
    lines = [msgspec.json.decode(line) for line in told.splitlines()[1:-1]]
    dealt = [line for line in lines if line["type"] == "HandDealt"]
    assert [bool(line["cards"]) for line in dealt[:2]] == [True, False]
    answered = [line for line in lines if line["type"] == "Answered"]
    assert answered
    assert {line["seat"] for line in answered} == {0}


def test_a_seat_remembers_what_only_its_view_has_shown() -> None:
    """Merchants: who picks an influence card looks through the pile, and no event tells what is in it."""
    game, dice = pyspiel.load_game("ducats_merchants(seats=3)"), np.random.default_rng(4)
    state = game.new_initial_state()
    while state.is_terminal() or state.world.play.ask().question != "merchants.pick_influence":
        if state.is_terminal():
            state = game.new_initial_state()
        actions = state.legal_actions()
        state.apply_action(int(actions[dice.integers(len(actions))]))
    state.apply_action(state.legal_actions()[0])
    for player in range(3):
        lines = [
            msgspec.json.decode(line) for line in state.information_state_string(player).splitlines()[1:-1]
        ]
        asked = [line for line in lines if line["type"] == "Asked"]
        picked = [line["question"] == "merchants.pick_influence" for line in asked]
        assert any(picked)
        assert [len(line["shown"]) for line in asked] == picked


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("musketeers", {"victim_picks_slot": True, "jail_discard_visible": False}),
        ("marquis", {"intrigues": True}),
        ("marracash", {"cash_visibility": "hidden", "antiques": True}),
        ("merchants", {}),
    ],
)
def test_what_a_seat_was_told_explains_what_it_sees(game: str, options: dict[str, Any]) -> None:
    """Worlds that one seat cannot tell apart go on by lot: the same story goes with the same view."""
    dice, same = np.random.default_rng(6), 0

    def go_on(world: World, careful: float) -> None:
        seat = world.to_answer()
        assert seat is not None
        legal = world.play.legal(seat)
        lot = seat == CHANCE or dice.random() > careful
        world.take(int(dice.choice(legal)) if lot else world.play.default(seat))

    for steps in range(60, 260, 25):
        world = World.begin(Start(game, 3, options))
        while world.to_answer() is not None and (len(world.answers) < steps or world.to_answer() == CHANCE):
            go_on(world, 0.2)
        stories: dict[str, View] = {}
        for number in range(8 if world.to_answer() is not None else 0):
            other = world.imagined(0, str(number))
            for _ in range(10):
                if other.to_answer() is None:
                    break
                go_on(other, 0.9)
                story = other.knows(0).rsplit("\n", 1)[0]
                if other.to_answer() == CHANCE:
                    continue
                same += story in stories
                assert stories.setdefault(story, other.view(0)) == other.view(0)
    assert same > 50


def test_recall_is_perfect() -> None:
    """Who is in one information state now was in one information state before, all along the way."""
    game = pyspiel.load_game("ducats_musketeers", {"scenario": TWO_DUELS})
    before: dict[str, set[tuple[str, ...]]] = defaultdict(set)

    def visit(state: Any, paths: tuple[tuple[str, ...], ...]) -> None:
        if state.is_terminal():
            return
        player = state.current_player()
        if player >= 0:
            known = state.information_state_string(player)
            before[known].add(paths[player])
        for action in state.legal_actions():
            deeper = list(paths)
            if player >= 0:
                deeper[player] = (*paths[player], state.information_state_string(player), str(action))
            visit(state.child(action), tuple(deeper))

    visit(game.new_initial_state(), ((), ()))
    assert len(before) > 20
    assert all(len(paths) == 1 for paths in before.values())


@pytest.mark.parametrize("game", GAMES)
def test_imagined_states_look_the_same(game: str) -> None:
    loaded = pyspiel.load_game(adapter.game_name(game))
    for steps in (60, 90, 120):
        state = to_a_question(strolled(loaded, 2, steps))
        if state.is_terminal():
            continue
        player = state.current_player()
        other = state.resample_from_infostate(player, lambda: 0.25)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.legal_actions() == state.legal_actions()
        assert other.history() == []
        stored = pickle.loads(pickle.dumps(other.world))
        assert [stored.knows(seat) for seat in range(3)] == [other.world.knows(seat) for seat in range(3)]


def test_imagined_states_differ_in_what_is_hidden() -> None:
    state = to_a_question(pyspiel.load_game("ducats_musketeers").new_initial_state())
    worlds = {
        state.resample_from_infostate(0, lambda draw=draw: draw).observation_string(1)
        for draw in (0.1, 0.2, 0.3, 0.4)
    }
    assert len(worlds) == 4
    with pytest.raises(BrokenInvariant, match="while chance draws"):
        pyspiel.load_game("ducats_musketeers").new_initial_state().resample_from_infostate(0, lambda: 0.5)


def test_copies_are_independent() -> None:
    state = strolled(pyspiel.load_game("ducats_marquis(seats=2)"), 5, 50)
    copy = state.clone()
    before = (str(state), state.information_state_string(0))
    for _ in range(10):
        copy.apply_action(copy.legal_actions()[0])
    assert (str(state), state.information_state_string(0)) == before
    assert str(copy) != str(state)


def test_states_can_be_stored() -> None:
    game = pyspiel.load_game("ducats_merchants(seats=2,max_rounds=3)")
    state = strolled(game, 8, 40)
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert again.history() == state.history()
    assert again.information_state_string(1) == state.information_state_string(1)
    again.apply_action(again.legal_actions()[0])


def test_observers() -> None:
    game = pyspiel.load_game("ducats_marracash(seats=3)")
    state = to_a_question(strolled(game, 1, 70))
    seen = make_observation(game)
    seen.set_from(state, 1)
    assert np.array_equal(seen.tensor, layout("marracash", 3).encode(state.world.view(1)))
    assert seen.dict["owners"].shape == (25, 3)
    assert msgspec.json.decode(seen.string_from(state, 1))["seat"] == 1
    assert np.array_equal(state.observation_tensor(1), seen.tensor)
    public = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
    )
    spectator = game.make_py_observer(public)
    assert msgspec.json.decode(spectator.string_from(state, 0))["seat"] is None
    with pytest.raises(BadOptions, match="no parameters"):
        game.make_py_observer(None, {"colour": "blue"})
    everything = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
    )
    with pytest.raises(BadOptions):
        game.make_py_observer(everything)


def test_actions_are_told_in_words() -> None:
    state = to_a_question(pyspiel.load_game("ducats_musketeers(seats=2)").new_initial_state())
    action = state.legal_actions()[0]
    assert msgspec.json.decode(state.action_to_string(action))["type"] == "LayRewards"
    assert state.action_to_string(0, 0) == "musketeers.deal 0"


@pytest.mark.parametrize(
    "name",
    [
        "ducats_musketeers(seats=3,match_mode=single_hand)",
        "ducats_marquis(seats=2)",
        "ducats_marracash(seats=2)",
        "ducats_merchants(seats=2,max_rounds=1)",
    ],
)
def test_openspiels_search_plays(name: str) -> None:
    game = pyspiel.load_game(name)
    state = to_a_question(game.new_initial_state())
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(
        game, evaluator, uct_c=1.4, max_simulations=6, random_state=np.random.RandomState(2)
    )
    for _ in range(3):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
        to_a_question(state)


def test_openspiels_solver_solves_a_small_variant() -> None:
    game = pyspiel.load_game("ducats_musketeers", {"scenario": TWO_DUELS})
    solver = cfr.CFRSolver(game)
    solver.evaluate_and_update_policy()
    first = exploitability.exploitability(game, solver.average_policy())
    for _ in range(20):
        solver.evaluate_and_update_policy()
    assert first > 0.2
    assert exploitability.exploitability(game, solver.average_policy()) < 0.05


def test_openspiels_sampling_solver_learns_a_small_variant() -> None:
    np.random.seed(3)  # the solver draws from it
    game = pyspiel.load_game("ducats_musketeers", {"scenario": TWO_DUELS})
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    for _ in range(100):
        solver.iteration()
    assert exploitability.exploitability(game, solver.average_policy()) < 0.15


def test_openspiels_fictitious_play_learns_a_small_variant() -> None:
    """What neural fictitious self-play does with networks, done with tables."""
    game = pyspiel.load_game("ducats_musketeers", {"scenario": TWO_DUELS})
    solver = fictitious_play.XFPSolver(game)
    for _ in range(6):
        solver.iteration()
    assert exploitability.exploitability(game, solver.average_policy()) < 0.1


def test_openspiels_learners_play() -> None:
    env = rl_environment.Environment(pyspiel.load_game("ducats_musketeers", {"scenario": TWO_DUELS}))
    learners = [tabular_qlearner.QLearner(seat, env.action_spec()["num_actions"]) for seat in range(2)]
    for _ in range(5):
        now = env.reset()
        assert len(now.observations["info_state"][0]) == layout("musketeers", 2).size
        while not now.last():
            chosen = learners[now.observations["current_player"]].step(now)
            now = env.step([chosen.action])
        for learner in learners:
            learner.step(now)
        assert sum(now.rewards) == 1.0


def test_a_level_is_a_policy_whose_exploitability_can_be_found(clone: Path) -> None:
    """The stronger the level, the less a best response that knows both hands wins against it."""
    game = pyspiel.load_game("ducats_musketeers", {"scenario": TWO_DUELS})
    lost = {
        level: exploitability.exploitability(game, BotPolicy(game, make("musketeers", level)))
        for level in ("page", "musketeer", "captain")
    }
    assert lost["page"] > lost["musketeer"] > lost["captain"] == 0.0
    guide = " ".join((clone / "docs/guides/research.md").read_text("utf-8").split())
    found = f"against the page {lost['page']:.3f}, against the musketeer {lost['musketeer']:.3f}, and nothing"
    assert found in guide
    state = to_a_question(game.new_initial_state())
    chances = BotPolicy(game, make("musketeers", "page")).action_probabilities(state)
    assert set(chances) == set(state.legal_actions())
    assert sum(chances.values()) == pytest.approx(1.0)


def test_a_solver_can_begin_where_a_game_stands() -> None:
    """All that a seat knew before the root it knows there."""
    state = to_a_question(pyspiel.load_game("ducats_musketeers", {"scenario": TWO_DUELS}).new_initial_state())
    for _ in range(2):
        state.apply_action(state.legal_actions()[0])
    to_a_question(state)
    root = subgame(state)
    begun = root.new_initial_state()
    assert [begun.information_state_string(seat) for seat in range(2)] == [
        state.information_state_string(seat) for seat in range(2)
    ]
    begun.apply_action(begun.legal_actions()[0])
    assert root.new_initial_state().legal_actions() == state.legal_actions()
    assert exploitability.exploitability(root, UniformRandomPolicy(root)) >= 0.0
