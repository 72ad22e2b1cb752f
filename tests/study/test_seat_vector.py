"""One learner's seat in many games."""

import numpy as np
import pytest
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from ducats.engine.errors import BadOptions, IllegalAction
from ducats.games import GAMES
from ducats.study.seat_vector import SeatVectorEnv

SHORT = {"match_mode": "single_hand"}


def firsts(masks: np.ndarray) -> np.ndarray:
    found: np.ndarray = masks.argmax(axis=1)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_learner_is_asked_in_every_step(game: str) -> None:
    env = SeatVectorEnv(game, 6, 3)
    seen, infos = env.reset(seed=3)
    ended = 0
    for _ in range(250):
        assert env.observation_space.contains(seen)
        assert (env._seats == env.chairs).all()
        assert infos["action_mask"].any(axis=1).all()
        seen, rewards, over, cut, infos = env.step(firsts(infos["action_mask"]))
        assert not cut.any()
        assert (rewards[~over] == 0).all()
        assert ((rewards >= 0) & (rewards <= 1)).all()
        ended += int(over.sum())
        if ended > 6:
            return
    raise AssertionError("too few games ended")


def test_the_same_seed_begins_the_same_games() -> None:
    stories = []
    for _ in range(2):
        env = SeatVectorEnv("musketeers", 4, 3, options=SHORT, reward="score")
        seen, infos = env.reset(seed=9)
        story = [seen]
        for _ in range(40):
            seen, rewards, _, _, infos = env.step(firsts(infos["action_mask"]))
            story += [seen, rewards]
        stories.append(story)
    assert all(np.array_equal(one, other) for one, other in zip(*stories, strict=True))


def test_a_policy_plays_the_others() -> None:
    asked = []

    def others(observations: np.ndarray, masks: np.ndarray) -> np.ndarray:
        asked.append(len(observations))
        return firsts(masks)

    env = SeatVectorEnv("musketeers", 4, 2, others=others, options=SHORT)
    _, infos = env.reset(seed=1)
    for _ in range(20):
        _, _, _, _, infos = env.step(firsts(infos["action_mask"]))
    assert sum(asked) > 20


def test_an_illegal_action_moves_no_game() -> None:
    env = SeatVectorEnv("musketeers", 2, 2)
    seen, infos = env.reset(seed=1)
    actions = firsts(infos["action_mask"])
    actions[1] = infos["action_mask"][1].argmin()
    with pytest.raises(IllegalAction):
        env.step(actions)
    assert np.array_equal(env._shown(), seen)
    with pytest.raises(BadOptions):
        SeatVectorEnv("musketeers", 0)


def test_gymnasium_counts_its_games() -> None:
    env = RecordEpisodeStatistics(SeatVectorEnv("marracash", num_envs=2, seats=2))
    _, info = env.reset(seed=1)
    rewards, ended = np.zeros(2), np.zeros(2, np.bool_)
    while not ended.any():
        _, rewards, ended, _, info = env.step(firsts(info["action_mask"]))
    assert info["_episode"].tolist() == ended.tolist()
    assert (info["episode"]["r"][ended] == rewards[ended]).all()
