"""Corners of the rules that no other test looks into: each would let one wrong rule pass unnoticed."""

import pytest
from tests.games.musketeers.table import at, dealt, draw, view

from ducats.engine.errors import BadScenario
from ducats.engine.rng import Rng


def test_mu_12_only_a_sealed_answer_counts_as_given() -> None:
    """While one player alone is asked, nobody has laid a card face down."""
    g, rng = dealt(3), Rng("alone")
    alone = 0
    while not g.is_over() and alone < 5:
        asked = g.waiting_for()
        if len(g.ask().seats) == 1:
            alone += 1
            assert not any(place.committed for place in view(g, 0).places)
        seat = rng.choice(asked)
        g.apply(seat, g.say(seat, rng.choice(g.legal(seat))))
        draw(g, rng)
    assert alone == 5


def test_a_described_gift_says_who_takes_it() -> None:
    with pytest.raises(BadScenario, match="taker"):
        at(question="give_token", seat=0, onto=0, token="J")


def test_sealed_rewards_are_three_cards() -> None:
    with pytest.raises(BadScenario):
        at(question="lay_rewards", sealed=[["1/0", "2/0"], [], []])
