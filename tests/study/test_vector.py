"""Many games in step."""

from typing import Any

import numpy as np
import pytest

from ducats.engine.errors import BadOptions, IllegalAction
from ducats.games import GAMES
from ducats.study.vector import Stepped, VectorEnv


def lots(seen: Stepped, dice: np.random.Generator) -> np.ndarray:
    return np.array([dice.choice(np.flatnonzero(mask)) for mask in seen.masks])


def story(env: VectorEnv, steps: int) -> list[list[Any]]:
    """What is seen on the way, copied: the arrays are used again."""
    dice, told = np.random.default_rng(2), []
    seen = env.reset("story")
    for _ in range(steps):
        seen = env.step(lots(seen, dice))
        told.append([part.tolist() if part.size < 1000 else float(part.sum()) for part in seen])
    return told


@pytest.mark.parametrize("game", GAMES)
def test_games_in_step(game: str) -> None:
    env = VectorEnv(game, games=3, seats=2)
    dice, seen, ended = np.random.default_rng(1), env.reset(5), 0
    assert seen.observations.shape == (3, env.size)
    assert seen.masks.shape == (3, env.actions)
    assert not seen.dones.any()
    for _ in range(700):
        before = seen.dones.copy()
        seen = env.step(lots(seen, dice))
        assert not (before & seen.dones).any()
        assert seen.masks.any(axis=1).all()
        assert ((seen.seats == 0) | (seen.seats == 1)).all()
        assert (seen.rewards.sum(axis=1) == seen.dones).all()
        ended += int(seen.dones.sum())
        if ended > 1:
            return
    raise AssertionError("no game ended")


def test_the_games_do_not_depend_on_the_processes() -> None:
    with VectorEnv("musketeers", games=5, seats=3) as alone:
        told = story(alone, 80)
    with VectorEnv("musketeers", games=5, seats=3, processes=2) as shared:
        assert story(shared, 80) == told
        with pytest.raises(IllegalAction, match="not possible now"):
            shared.step(np.full(5, shared.actions - 1))


def test_a_reset_begins_the_same_games_again() -> None:
    env = VectorEnv("musketeers", games=2, seats=2, options={"match_mode": "single_hand"}, reward="score")
    first = story(env, 120)
    assert story(env, 120) == first
    assert any(max(max(row) for row in step[3]) > 1 for step in first)


def test_an_illegal_action_steps_no_game() -> None:
    env = VectorEnv("musketeers", games=2, seats=2)
    seen = env.reset(1)
    actions = lots(seen, np.random.default_rng(1))
    actions[1] = env.actions - 1
    before = seen.observations.copy()
    with pytest.raises(IllegalAction):
        env.step(actions)
    assert np.array_equal(before, seen.observations)
    actions[1] = -1
    with pytest.raises(IllegalAction):
        env.step(actions)
    assert seen.seats.tolist() == [0, 0]


def test_what_does_not_fit_is_named() -> None:
    with pytest.raises(BadOptions):
        VectorEnv("musketeers", games=2, processes=3)
    with pytest.raises(BadOptions):
        VectorEnv("musketeers", reward="glory")
