"""Learning by self-play."""

from functools import partial
from pathlib import Path

import numpy as np
import pytest

from ducats.arena.entrants import invite
from ducats.engine.errors import BadOptions
from ducats.engine.rng import Rng
from ducats.games import GAMES, find
from ducats.study import run
from ducats.study.training import Learned, Training, responses, session, train
from ducats.study.training.curve import curve_picture
from ducats.study.training.gathering import gathering
from ducats.study.training.network import WIDTH, Network, Weights, sampled
from ducats.study.training.responses import Response
from ducats.study.training.rollouts import TRACE, Rows, SelfPlay, Setting, traced
from ducats.study.training.session import against_random

SHORT = {"match_mode": "single_hand"}
MEGABYTE = 1_000_000


def test_gradients_are_those_of_the_loss() -> None:
    """Compared with what small changes of the weights do."""
    network, dice = Network.new(7, 5, 3), np.random.default_rng(4)
    seen = dice.random((4, 7)).astype(np.float32)
    masks = np.array([[1, 1, 0, 1, 1]] * 4, np.int8)
    wanted, off = dice.random((4, 5)), dice.random(4)

    def loss() -> float:
        passed = network.forward(seen, masks)
        return float((wanted * np.log(passed.chances + 1e-30) * masks).sum() + (off * passed.values).sum())

    passed = network.forward(seen, masks)
    kept = wanted * masks
    scores = (kept - passed.chances * kept.sum(axis=1, keepdims=True)).astype(np.float32)
    found = network.gradients(seen, passed, scores, off.astype(np.float32))
    for name, weight in network.weights.items():
        place = np.unravel_index(np.abs(found[name]).argmax(), weight.shape)
        before = weight[place]
        weight[place] = before + 1e-2
        more = loss()
        weight[place] = before - 1e-2
        less = loss()
        weight[place] = before
        assert (more - less) / 2e-2 == pytest.approx(float(found[name][place]), rel=0.05, abs=0.02), name


def test_only_possible_actions_are_drawn() -> None:
    network, dice = Network.new(3, 40, 1), np.random.default_rng(2)
    masks = (dice.random((500, 40)) < 0.1).astype(np.int8)
    masks[:, 7] = 1
    chosen = sampled(network.forward(dice.random((500, 3)).astype(np.float32), masks).chances, dice)
    assert masks[np.arange(500), chosen].all()
    assert len(set(chosen.tolist())) > 20


def test_a_decision_is_followed_by_the_same_seats_next_one() -> None:
    values = np.array([[0.1], [0.2], [0.3], [0.4]], np.float32)
    asked = np.array([[0], [1], [0], [1]])
    dones = np.array([[False], [False], [True], [False]])
    rewards = np.zeros((4, 1, 2), np.float32)
    rewards[2, 0] = 0.5, -0.5
    advantages, known = traced(values, asked, dones, rewards)
    last = 0.5 - 0.3
    assert known[:, 0].tolist() == [True, True, True, False]
    assert advantages[:3, 0] == pytest.approx([0.3 - 0.1 + TRACE * last, -0.5 - 0.2, last])


def test_it_learns_goes_on_and_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, number in (("GAMES", 16), ("STEPS", 64), ("TRIALS", 20)):
        monkeypatch.setattr(session, name, number)
    file = tmp_path / "net.npz"
    training = Training("musketeers", 2, SHORT, file, seed=1)
    train(training, 0.5)
    assert training.games > 0
    assert file.stat().st_size < MEGABYTE
    again = Training("musketeers", 2, SHORT, file, seed=5)
    assert (again.updates, again.games, again.seed) == (training.updates, training.games, 1)
    assert again.curve == training.curve
    assert again.adam.steps == training.adam.steps
    train(again, 0.1)
    assert again.updates > training.updates
    assert curve_picture("a & b", again.curve, 2).count("polyline") == 1
    bot = Learned(str(file))
    results = run("musketeers", seats=2, bots=[bot, "random"], games=4, seed=1, options=SHORT, rotate=True)
    assert results["win_share"].sum() == 4
    with pytest.raises(BadOptions, match="another file"):
        Training("musketeers", 3, SHORT, file, seed=1)
    seen = find("musketeers").view(find("musketeers").new_game(3, find("musketeers").read_options({})), 0)
    with pytest.raises(BadOptions, match="2 players"):
        bot.choose(seen, Rng("1"))


def test_the_arena_takes_a_bot_with_its_file(tmp_path: Path) -> None:
    file = tmp_path / "net.npz"
    training = Training("musketeers", 2, SHORT, file, seed=1)
    training.save()
    assert invite("musketeers", f"ducats.study.training:Learned@{file}").simulations() == 0
    with pytest.raises(BadOptions, match="holds no network"):
        invite("musketeers", f"ducats.study.training:Learned@{tmp_path / 'other.npz'}")
    with pytest.raises(BadOptions, match="plays musketeers, not marquis"):
        invite("marquis", f"ducats.study.training:Learned@{file}")


@pytest.mark.parametrize("game", GAMES)
def test_the_network_of_every_game_is_small(game: str, tmp_path: Path) -> None:
    training = Training(game, find(game).meta.max_seats, {}, tmp_path / "net.npz", seed=1)
    training.save()
    assert training.path.stat().st_size < MEGABYTE
    assert training.network.weights["second"].shape == (WIDTH, WIDTH)


def test_every_seat_learns_from_its_own_games() -> None:
    playing = SelfPlay(Setting("musketeers", 2, SHORT, 8, 120), "1")
    rows = playing.gather(Network.new(playing.env.size, playing.env.actions, 1).weights)
    assert rows.games > 0
    assert (rows.masks.sum(axis=1, dtype=np.int64) > 1).all()
    assert np.abs(rows.returns).max() <= 2.0
    assert len(rows.actions) == len(rows.observations) == len(rows.advantages)


def test_against_bots_only_the_learners_chair_is_learnt_from(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(responses, "GAMES", 6)
    playing = Response(Setting("musketeers", 3, SHORT, 1, 1, against="page"), "1")
    shown = playing.answering
    asked: list[int] = []
    take = shown.take

    def noted(seat: int, answer: int) -> None:
        asked.append(seat)
        take(seat, answer)

    monkeypatch.setattr(shown, "take", noted)
    rows = playing.gather(Network.new(shown.size, shown.actions, 1).weights)
    chairs = [seat for place, seat in enumerate(asked) if place == 0 or asked[place - 1] != seat]
    assert chairs == [0, 1, 2, 0, 1, 2]
    assert rows.games == 6
    assert 0.0 <= rows.won <= 6.0
    assert (rows.masks.sum(axis=1, dtype=np.int64) > 1).all()
    assert rows.decisions >= len(rows.actions) == len(rows.observations) == len(rows.returns) > 0


def _gathered(rows: list[Rows], weights: Weights) -> list[Rows]:
    return rows


def test_the_curve_of_an_answer_tells_the_games_learnt_from(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(responses, "GAMES", 4)
    training = Training("musketeers", 2, SHORT, tmp_path / "net.npz", seed=1, against="page")
    with gathering(Setting("musketeers", 2, SHORT, 1, 1, against="page"), "1", processes=1) as gather:
        gathered = [gather(training.network.weights) for _ in range(3)]
    for rows in gathered:
        training.update(partial(_gathered, rows))
    point = training.measure()
    assert point.games == 12
    assert point.win_share == sum(rows[0].won for rows in gathered) / 12
    training.save()
    assert Training("musketeers", 2, SHORT, training.path, seed=1, against="page").curve == [point]
    assert not Training("musketeers", 2, SHORT, training.path, seed=1).curve
    untrained = Training("musketeers", 2, SHORT, tmp_path / "other.npz", seed=1).network.weights
    assert not np.array_equal(training.network.weights["policy"], untrained["policy"])
    with pytest.raises(BadOptions, match="no bot"):
        Training("musketeers", 2, SHORT, tmp_path / "net.npz", seed=1, against="nobody")


def test_an_untrained_network_wins_its_share() -> None:
    playing = SelfPlay(Setting("musketeers", 2, SHORT, 2, 1), "1")
    network = Network.new(playing.env.size, playing.env.actions, 1)
    assert 0.3 < against_random(network, "musketeers", 2, SHORT, "seed", 100) < 0.7
