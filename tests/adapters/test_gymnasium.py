"""Gymnasium's own check, and a learner's seat among bots."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from ducats.adapters.gymnasium import SeatEnv, game_id
from ducats.engine.errors import BadOptions
from ducats.games import GAMES
from ducats.games.levels import make, named_levels


@pytest.mark.parametrize("game", GAMES)
def test_gymnasiums_own_check(game: str) -> None:
    made = gymnasium.make(game_id(game), seats=3, opponents=named_levels(game)[0], seat=None)
    check_env(made.unwrapped)


def played(env: SeatEnv, seed: int | None) -> tuple[float, int]:
    """Reward and steps of a game played by lot."""
    dice = np.random.default_rng(1)
    _, info = env.reset(seed=seed)
    for step in range(1, 10_000):
        _, reward, ended, cut, info = env.step(dice.choice(np.flatnonzero(info["action_mask"])))
        assert not info["illegal"]
        assert not cut
        if ended:
            assert not info["action_mask"].any()
            return reward, step
        assert reward == 0.0
    raise AssertionError("the game does not end")


def test_games_against_bots_can_be_had_again() -> None:
    env = SeatEnv("musketeers", 3, opponents=["page", "random"], seat=None)
    first = [played(env, 7), played(env, None), played(env, None)]
    again = [played(env, 7), played(env, None), played(env, None)]
    assert first == again


def test_the_learner_may_sit_anywhere() -> None:
    env = SeatEnv("marracash", 2, opponents=make("marracash", "porter"), seat=None)
    seats = set()
    for seed in range(12):
        seats.add(env.reset(seed=seed)[1]["seat"])
    assert seats == {0, 1}
    last = SeatEnv("musketeers", 4, seat=3)
    assert last.reset(seed=1)[1]["seat"] == 3
    assert [bot is None for bot in last.company.bots] == [False, False, False, True]


def test_points_as_a_reward() -> None:
    env = SeatEnv("musketeers", 2, options={"match_mode": "single_hand"}, reward="score")
    for seed in range(4):
        reward, _ = played(env, seed)
        outcome = env.table.play.outcome()
        assert outcome is not None
        assert reward == outcome.scores[0]


def test_an_illegal_action_is_answered_by_the_rules() -> None:
    env = SeatEnv("musketeers", 2)
    env.reset(seed=1)
    asked = env.table.play.ask().question
    _, _, _, _, info = env.step(np.int64(env.answering.actions - 1))
    assert info["illegal"]
    assert env.table.play.ask().question != asked


def test_the_table_is_rendered() -> None:
    text = SeatEnv("marquis", 2, render_mode="ansi")
    text.reset(seed=1)
    assert text.render().startswith("Marquis")
    picture = SeatEnv("marquis", 2, render_mode="rgb_array")
    picture.reset(seed=1)
    assert picture.render().shape == (960, 1280, 3)


def test_what_does_not_fit_is_named() -> None:
    with pytest.raises(BadOptions, match="no seat 3"):
        SeatEnv("musketeers", 3, seat=3)
    with pytest.raises(BadOptions, match="2 bots are needed, not 1"):
        SeatEnv("musketeers", 3, opponents=["page"])
    with pytest.raises(BadOptions, match="no bot 'captaine'"):
        SeatEnv("musketeers", 3, opponents="captaine")
