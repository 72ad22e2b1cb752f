"""The bot that draws lots needs nothing but the view, and can fill in forms."""

import pytest

from ducats.bots.random_bot import RandomBot
from ducats.engine.driver import Driver
from ducats.engine.record import new_header
from ducats.engine.replay import verify
from ducats.engine.rng import Rng
from ducats.games.marquis import RULES


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_a_whole_game_of_random_bots(seats: int) -> None:
    driver, _ = Driver.begin(RULES, new_header(RULES, seats, "lots", {"negotiate_rubies": True}), "lots")
    bot, rng = RandomBot(RULES), Rng("bots")
    bundles = 0
    while not driver.play.is_over():
        seat = driver.play.waiting_for()[0]
        action = bot.choose(driver.view(seat), rng)
        bundles += hasattr(action, "bundle")
        driver.apply(seat, action)
    assert bundles > 0
    assert verify(RULES, driver.record()).outcome() == driver.play.outcome()
