"""A small, fixed measure of strength: the real one is in docs/bots.md."""

import pytest

from ducats.arena import one_against, play_match, summarise
from ducats.bots import Bot
from ducats.engine.driver import Driver
from ducats.engine.record import new_header
from ducats.engine.rng import Rng
from ducats.games import find
from ducats.games.levels import make
from ducats.games.marquis.bots.levels import Marquise

RULES = find("marquis")


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize(
    ("stronger", "weaker", "deals"),
    [("lackey", "random", 6), ("steward", "lackey", 8), ("courtier", "steward", 12)],
)
def test_each_level_beats_the_one_below(stronger: str, weaker: str, deals: int, seats: int) -> None:
    match = one_against("marquis", seats, stronger, weaker, deals, "strength")
    bot = summarise(match, play_match(match)).bots[0]
    assert bot.margin.value > 0
    assert bot.wins.value > bot.par


def lead(first: Bot, second: Bot, seed: str) -> int:
    """By how many points the first of two wins."""
    driver, _ = Driver.begin(RULES, new_header(RULES, 2, seed), seed)
    while not driver.play.is_over():
        seat = driver.play.waiting_for()[0]
        dice = Rng(f"{seed}/{len(driver.inputs)}")
        driver.apply(seat, (first, second)[seat].choose(driver.view(seat), dice))
    outcome = driver.play.outcome()
    assert outcome is not None
    return outcome.scores[0] - outcome.scores[1]


def test_even_a_short_look_ahead_beats_judging_at_sight() -> None:
    marquise, courtier = Marquise(worlds=16, candidates=3, rounds=1), make("marquis", "courtier")
    gained = sum(
        lead(marquise, courtier, str(deal)) - lead(courtier, marquise, str(deal)) for deal in range(8)
    )
    assert gained > 0
