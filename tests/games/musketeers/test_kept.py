"""What the table keeps: tokens that never get lost, rewards that lie open, worlds that fit a view."""

from collections.abc import Callable

import pytest
from tests.games.musketeers.table import RULES, at, dealt, view

from ducats.engine.errors import BrokenInvariant
from ducats.engine.messages import CHANCE
from ducats.engine.rng import Rng
from ducats.games.musketeers.rules.fields import IN_CENTRE, SLOTS
from ducats.games.musketeers.rules.printed import BARE, JEWEL, PRISON
from ducats.games.musketeers.rules.state import Musketeers

ROWS = ["JPJ", "P--", "---"]
REWARDS = [["8/3", "9/2", "8/4"], ["4/3", "10/0", "6/4"], ["7/4", "6/2", "9/1"]]


def lose(g: Musketeers, token: int) -> None:
    g.cells[IN_CENTRE + token] -= 1


def overdraw(g: Musketeers, token: int) -> None:
    """All lie in the slots, and more: the sum alone would not tell."""
    there = g.cells[IN_CENTRE + token]
    g.cells[IN_CENTRE + token] = -1
    for slot in range(3, 3 + there + 1):
        g.cells[SLOTS + BARE] &= ~(1 << slot)
        g.cells[SLOTS + token] |= 1 << slot


def bear_two(g: Musketeers) -> None:
    g.cells[SLOTS + BARE] |= 1


def forget_slot(g: Musketeers) -> None:
    g.cells[SLOTS + BARE] &= ~(1 << 8)


@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        (lambda g: lose(g, JEWEL), "jewel"),
        (lambda g: lose(g, PRISON), "prison"),
        (lambda g: overdraw(g, JEWEL), "jewel"),
        (bear_two, "two tokens"),
        (forget_slot, "two tokens"),
    ],
)
def test_mu_42_a_token_that_is_lost_or_made_is_noticed(
    spoil: Callable[[Musketeers], None], told: str
) -> None:
    g = at(3, rewards=REWARDS, rows=ROWS, duel=5)
    g.check()
    spoil(g)
    with pytest.raises(BrokenInvariant, match=told):
        g.check()


def test_mu_r14_a_spectator_sees_rewards_when_the_match_is_over_and_not_before() -> None:
    g, rng = dealt(3, match_target=60), Rng("open rewards")
    while not g.is_over():
        assert not any(card is not None for place in view(g).places for card in place.rewards)
        seat = rng.choice(g.waiting_for())
        g.take(seat, rng.choice(g.legal(seat)))
    assert all(card is not None for place in view(g).places for card in place.rewards)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_imagined_game_looks_to_its_viewer_like_the_real_one(seats: int) -> None:
    """Over several hands, with what they know of sealed cards and of the hands before."""
    g, rng = dealt(seats, match_target=60), Rng("imagined")
    worlds = [RULES.imagine(view(g, 0), Rng(seed)) for seed in "abcdef"]
    assert len({int(world.hand(1)) for world in worlds}) > 1
    while not g.is_over():
        asked = g.waiting_for()
        if asked != (CHANCE,):
            for seat in range(seats):
                seen = view(g, seat)
                world = RULES.imagine(seen, rng)
                world.check()
                assert view(world, seat) == seen
                assert world.waiting_for() == asked
        seat = rng.choice(asked)
        g.take(seat, rng.choice(g.legal(seat)))
    assert len(view(g).results) > 1
