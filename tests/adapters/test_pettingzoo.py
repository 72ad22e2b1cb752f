"""PettingZoo's own tests, for every game at every size."""

from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test
from tests.adapters.tables import SIZES

from ducats.adapters.pettingzoo import cycle_env, env, parallel_env, raw_env
from ducats.engine.errors import BadOptions, IllegalAction

# PettingZoo knows by name which environments have masks beside their observations, and it knows its own only.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
]


@pytest.mark.parametrize(("game", "seats"), SIZES)
def test_the_api(game: str, seats: int) -> None:
    api_test(env(game, seats), num_cycles=10)


@pytest.mark.parametrize("game", ["musketeers", "marquis", "marracash"])
def test_the_api_to_the_end_of_the_game(game: str) -> None:
    api_test(env(game, 2), num_cycles=300)


@pytest.mark.parametrize(("game", "seats"), SIZES)
def test_seeds(game: str, seats: int) -> None:
    seed_test(partial(env, game, seats), num_cycles=15)


@pytest.mark.parametrize(("game", "seats"), SIZES)
def test_the_parallel_api(game: str, seats: int) -> None:
    parallel_api_test(parallel_env(game, seats), num_cycles=15)


@pytest.mark.parametrize("game", ["musketeers", "marquis", "marracash"])
def test_the_parallel_api_to_the_end_of_the_game(game: str) -> None:
    parallel_api_test(parallel_env(game, 2), num_cycles=600)


@pytest.mark.parametrize(("game", "seats"), SIZES)
def test_parallel_seeds(game: str, seats: int) -> None:
    parallel_seed_test(partial(parallel_env, game, seats), num_cycles=5)


@pytest.mark.parametrize(("game", "seats"), SIZES)
def test_max_cycles(game: str, seats: int) -> None:
    module = SimpleNamespace(
        env=partial(cycle_env, game, seats), parallel_env=partial(parallel_env, game, seats)
    )
    max_cycles_test(module)


def played(table: Any, seed: int | None = None) -> dict[str, float]:
    """What each seat got in a game played by lot."""
    table.reset(seed=seed)
    dice, got = np.random.default_rng(5), dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, ended, cut, info = table.last()
        got[agent] += reward
        assert np.array_equal(seen["action_mask"], info["action_mask"])
        table.step(None if ended or cut else dice.choice(np.flatnonzero(seen["action_mask"])))
    return got


def test_rewards_are_shares_of_the_victory_or_points() -> None:
    options = {"match_mode": "single_hand"}
    shares = played(raw_env("musketeers", 3, options=options), 1)
    points = played(raw_env("musketeers", 3, options=options, reward="score"), 1)
    best = max(points.values())
    winners = [agent for agent, value in points.items() if value == best]
    assert shares == {agent: (agent in winners) / len(winners) for agent in points}


def test_games_follow_one_another_from_the_seed() -> None:
    one, other = raw_env("marracash", 2), raw_env("marracash", 2)
    assert [played(one, 3), played(one), played(one)] == [played(other, 3), played(other), played(other)]
    one.reset()
    first = one.observe("seat_0")["observation"]
    one.reset()
    assert not np.array_equal(first, one.observe("seat_0")["observation"])


def test_an_illegal_action_is_refused_or_ends_the_game(caplog: pytest.LogCaptureFixture) -> None:
    raw = raw_env("musketeers", 2)
    raw.reset(seed=1)
    with pytest.raises(IllegalAction):
        raw.step(raw.chairs.actions - 1)
    checked = env("musketeers", 2)
    checked.reset(seed=1)
    agent = checked.agent_selection
    checked.step(raw.chairs.actions - 1)
    assert "Illegal move" in caplog.text
    assert checked.terminations[agent]
    assert checked.rewards[agent] == -1.0
    while checked.agents:
        checked.step(None)
    checked.step(0)
    assert "step() called after all agents" in caplog.text or "no agents" in caplog.text.lower()
    checked.reset(seed=1)
    for outside in (-1, raw.chairs.actions, None):
        with pytest.raises(AssertionError, match="not in action space"):
            checked.step(outside)


def test_a_game_can_be_cut_off() -> None:
    table = raw_env("musketeers", 2, max_cycles=3)
    table.reset(seed=1)
    for _ in range(3):
        assert not any(table.truncations.values())
        table.step(int(np.flatnonzero(table.observe(table.agent_selection)["action_mask"])[0]))
    assert all(table.truncations.values())
    assert not any(table.terminations.values())


def test_a_parallel_step_is_one_question() -> None:
    table = parallel_env("musketeers", 3)
    seen, _ = table.reset(seed=4)
    assert all(not one["action_mask"][table.no_op] for one in seen.values())
    laid = {agent: int(np.flatnonzero(one["action_mask"])[0]) for agent, one in seen.items()}
    seen, _, _, _, infos = table.step(laid)
    assert not any(info["illegal"] for info in infos.values())
    chosen = {agent: int(np.flatnonzero(one["action_mask"])[-1]) for agent, one in seen.items()}
    seen, *_ = table.step(chosen)
    asked = [agent for agent, one in seen.items() if not one["action_mask"][table.no_op]]
    assert len(asked) == 1
    idle = [one for agent, one in seen.items() if agent not in asked]
    assert all(np.flatnonzero(one["action_mask"]).tolist() == [table.no_op] for one in idle)


def test_no_answer_in_parallel_is_the_default_of_the_rules() -> None:
    table = parallel_env("musketeers", 2)
    table.reset(seed=4)
    default = table.chairs.table.play.default(0)
    _, _, _, _, infos = table.step(dict.fromkeys(table.agents, table.no_op))
    assert [info["illegal"] for info in infos.values()] == [True, True]
    other = parallel_env("musketeers", 2)
    other.reset(seed=4)
    place = other.chairs.answering.steps.parts["musketeers.lay_rewards"].firsts[0] + default
    other.step(dict.fromkeys(other.agents, place))
    assert table.chairs.table.view(0) == other.chairs.table.view(0)


@pytest.mark.parametrize("game", ["musketeers", "marquis", "marracash", "merchants"])
def test_the_table_is_rendered(game: str) -> None:
    table = raw_env(game, 2, render_mode="ansi")
    table.reset(seed=1)
    assert "seen by" in table.render()
    picture = parallel_env(game, 2, render_mode="rgb_array")
    picture.reset(seed=1)
    drawn = picture.render()
    assert drawn.shape == (960, 1280, 3)
    assert drawn.dtype == np.uint8
    assert len(set(map(tuple, drawn[40:400:3, 40:300:3].reshape(-1, 3).tolist()))) > 20


def test_what_does_not_exist_is_named() -> None:
    with pytest.raises(BadOptions, match="ansi, rgb_array"):
        raw_env("musketeers", 2, render_mode="human")
    blind = raw_env("musketeers", 2)
    blind.reset(seed=1)
    with pytest.raises(BadOptions, match="rgb_array"):
        blind.render()
    with pytest.raises(BadOptions, match="2 to 4"):
        raw_env("musketeers", 5)
