"""A small, fixed measure of strength: the real one is in docs/bots.md."""

import pytest

from ducats.arena import one_against, play_match, summarise


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    ("stronger", "weaker"), [("page", "random"), ("musketeer", "page"), ("captain", "musketeer")]
)
def test_each_level_beats_the_one_below(stronger: str, weaker: str, seats: int) -> None:
    match = one_against("musketeers", seats, stronger, weaker, 40, "strength", {"match_mode": "single_hand"})
    bot = summarise(match, play_match(match)).bots[0]
    assert bot.margin.value > 0
    assert bot.wins.value > bot.par
