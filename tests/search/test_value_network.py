"""The network that values positions, as the search reads it and as it is trained."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from librt.vecs import vec

import ducats
from ducats.adapters.table import Table
from ducats.engine.errors import BadOptions
from ducats.engine.rng import Rng
from ducats.games import find, part
from ducats.games.merchants.evaluation import MerchantsEvaluator
from ducats.search import Evaluator
from ducats.search.value_network import OUTPUTS, read_value_network
from ducats.study.training import values
from ducats.study.training.values import Positions, ValueTraining, seen_by_seats, train_values


def evaluator_of(game: str) -> Evaluator[Any]:
    evaluation = part(game, "evaluation")
    assert evaluation is not None
    found: Evaluator[Any] = evaluation.EVALUATOR()
    return found


def drawn(training: ValueTraining, count: int) -> Positions:
    """Positions that need no game."""
    dice = np.random.default_rng(5)
    seats, width = training.seats, training.weights["first"].shape[0]
    shares = dice.random((count, seats)).astype(np.float32)
    leads = dice.standard_normal((count, seats)).astype(np.float32)
    inputs = dice.random((count, seats, width)).astype(np.float32)
    return Positions(
        inputs, shares / shares.sum(axis=1, keepdims=True), leads - leads.mean(axis=1, keepdims=True)
    )


@pytest.mark.parametrize("forwards", [True, False])
def test_the_search_computes_what_the_training_does(tmp_path: Path, forwards: bool) -> None:
    training = ValueTraining("marquis", 3, tmp_path / "net.npz", seed=4)
    dice = np.random.default_rng(1)
    for name in training.weights:
        shape = training.weights[name].shape
        training.weights[name] += dice.standard_normal(shape).astype(np.float32) * np.float32(0.1)
    training.curve.append(values.ValuePoint(0.0, 0, 0.0))
    training.save()
    network = read_value_network((tmp_path / "net.npz").read_bytes(), 3)
    rows = dice.random(3 * int(network.size)).astype(np.float32)
    rows[dice.random(len(rows)) < 0.5] = 0.0
    found = list(network.outputs(vec[float](rows.tolist()), forwards))
    _, shares, leads = training.forward(seen_by_seats(rows, 3, forwards)[None])
    scores = np.array(found[::OUTPUTS])
    assert np.exp(scores) / np.exp(scores).sum() == pytest.approx(shares[0], abs=1e-4)
    ahead = np.array(found[1::OUTPUTS])
    assert ahead - ahead.mean() == pytest.approx(leads[0], abs=1e-4)


def test_gradients_are_those_of_the_loss(tmp_path: Path) -> None:
    """Compared with what small changes of the weights do."""
    training = ValueTraining("marquis", 2, tmp_path / "net.npz", seed=3)
    positions = drawn(training, 6)

    def loss() -> float:
        _, shares, leads = training.forward(positions.inputs)
        entropy = -(positions.shares * np.log(shares)).sum()
        return float(entropy + 0.25 * ((leads - positions.leads) ** 2).sum()) / len(shares)

    for name, gradient in training.gradients(positions).items():
        weight = training.weights[name]
        place = np.unravel_index(np.abs(gradient).argmax(), weight.shape)
        before = weight[place]
        weight[place] = before + 1e-2
        more = loss()
        weight[place] = before - 1e-2
        less = loss()
        weight[place] = before
        assert (more - less) / 2e-2 == pytest.approx(float(gradient[place]), rel=0.05, abs=0.01), name


def test_training_foretells_better_and_goes_on_where_it_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(values, "GAMES", 60)
    path = tmp_path / "net.npz"
    training = ValueTraining("marquis", 2, path, seed=2)
    held_out = training.gather()
    before = training.loss(held_out)
    for _ in range(3):
        training.update()
    training.save()
    assert training.loss(held_out) < before
    resumed = ValueTraining("marquis", 2, path, seed=2)
    assert (resumed.games, resumed.curve) == (180, training.curve)
    assert resumed.loss(held_out) == pytest.approx(training.loss(held_out))
    train_values(resumed, 0.001)
    training.update()
    assert resumed.weights["second"] == pytest.approx(training.weights["second"], abs=1e-6)
    with pytest.raises(BadOptions, match="something else"):
        ValueTraining("marquis", 3, path, seed=2)


def test_a_game_without_features_learns_no_values(tmp_path: Path) -> None:
    with pytest.raises(BadOptions, match="learns no values"):
        ValueTraining("musketeers", 2, tmp_path / "net.npz", seed=1)


@pytest.mark.parametrize("game", ["marquis", "merchants"])
@pytest.mark.parametrize("seats", [2, 4])
def test_positions_have_as_many_numbers_for_every_seat(game: str, seats: int, tmp_path: Path) -> None:
    """The same numbers for each seat, all over a game; positions are taken where playouts stop."""
    training = ValueTraining(game, seats, tmp_path / "net.npz", seed=1)
    play = find(game).new_game(seats, training.options)
    play.stop_listening()
    found, ended = values.play_positions(training.evaluator, play, Rng("positions"))
    assert ended.is_over()
    assert 4 <= len(found) <= values.POSITIONS, "some games are short"
    width = training.weights["first"].shape[0]
    for rows in found:
        assert rows.shape == (seats, width)
        assert np.isfinite(rows).all()
        assert np.abs(rows).max() < 30.0, "scaled"
        assert sorted(rows[0].reshape(seats, -1).tolist()) == sorted(rows[1].reshape(seats, -1).tolist())
    assert training.evaluator.points_per_lead() >= 1.0


def test_seats_are_seen_in_the_order_in_which_they_play() -> None:
    rows = np.array([1.0, 2.0, 3.0], np.float32)
    assert seen_by_seats(rows, 3, forwards=True).tolist() == [[1, 2, 3], [2, 3, 1], [3, 1, 2]]
    assert seen_by_seats(rows, 3, forwards=False).tolist() == [[1, 3, 2], [2, 1, 3], [3, 2, 1]]


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("marquis", 2, {}),
        ("marquis", 3, {}),
        ("marquis", 4, {"intrigues": True}),
        ("marracash", 2, {}),
        ("marracash", 4, {"souvenirs": True}),
        ("merchants", 2, {}),
        ("merchants", 3, {"edition": "1999"}),
        ("musketeers", 3, {"match_mode": "single_hand"}),
    ],
)
def test_values_are_shares_of_one_table(game: str, seats: int, options: dict[str, Any]) -> None:
    """With a network and without, all along a random game."""
    evaluator = evaluator_of(game)
    dice = Rng("shares")
    table = Table(game, seats, options=options)
    table.begin("shares")
    met = 0
    while table.waiting_for():
        seat = table.waiting_for()[0]
        table.take(seat, dice.choice(table.play.legal(seat)))
        found = evaluator.value(table.play)
        assert all(0.0 <= value <= 1.0 for value in found)
        assert 0.5 <= sum(found) <= seats
        met += 1
    assert met > 20


@pytest.mark.parametrize(("options", "learned"), [({}, True), ({"edition": "1999"}, False)])
def test_only_the_usual_game_of_merchants_is_valued_by_a_network(
    options: dict[str, Any], learned: bool
) -> None:
    table, dice = Table("merchants", 2, options=options), Rng("usual")
    table.begin("usual")
    for _ in range(60):
        seat = table.waiting_for()[0]
        table.take(seat, dice.choice(table.play.legal(seat)))
    usual: Evaluator[Any] = MerchantsEvaluator()
    plain: Evaluator[Any] = MerchantsEvaluator(learned=False)
    assert (usual.value(table.play) != plain.value(table.play)) is learned


def test_the_networks_that_are_shipped_are_small_and_can_be_read() -> None:
    shipped = sorted((Path(ducats.__file__).parent / "games").glob("*/networks/values-*.npz"))
    assert shipped
    for file in shipped:
        assert file.stat().st_size < 1_000_000
        seats = int(file.stem.partition("-")[2])
        evaluator = evaluator_of(file.parts[-3])
        play = find(file.parts[-3]).new_game(seats, find(file.parts[-3]).read_options({}))
        assert len(evaluator.features(play)) == seats * read_value_network(file.read_bytes(), seats).size
