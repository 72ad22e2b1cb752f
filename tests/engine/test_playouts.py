"""Random games inside the engine are the games that anybody else could play."""

import pytest

from ducats.engine.playouts import play_out
from ducats.engine.rng import Rng
from ducats.games import GAMES


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_playout_ends_and_tells_how_many_answers_it_took(game: str) -> None:
    rules = GAMES[game]
    play = rules.new_game(3, rules.read_options({}))
    taken = play_out(play, Rng("end"))
    assert play.is_over()
    assert play.outcome() is not None
    assert 0 < taken <= rules.bound(3, rules.read_options({}))
    play.check()


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_same_dice_play_the_same_game_answer_by_answer(game: str) -> None:
    rules = GAMES[game]
    inside, driven = (rules.new_game(3, rules.read_options({})) for _ in range(2))
    taken, dice = play_out(inside, Rng("same")), Rng("same")
    answers = 0
    while not driven.is_over():
        for seat in driven.waiting_for():
            legal = driven.legal(seat)
            driven.take(seat, legal[dice.below(len(legal))])
            answers += 1
    assert answers == taken
    assert driven.outcome() == inside.outcome()


def test_a_playout_goes_on_from_answers_that_are_sealed_already() -> None:
    rules = GAMES["musketeers"]
    play, dice = rules.new_game(2, rules.read_options({"match_mode": "single_hand"})), Rng("sealed")
    while len(play.waiting_for()) < 2:
        play.take(play.waiting_for()[0], dice.choice(play.legal(play.waiting_for()[0])))
    other = play.copy()
    play.take(0, play.legal(0)[0])
    assert play_out(play, Rng("rest")) > 0
    assert play.is_over()
    assert not other.is_over()
