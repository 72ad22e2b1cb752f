"""The bot that draws lots needs nothing but the view, and can fill in forms."""

import pytest
from tests.games.marquis.table import OPTIONS, asked, at, bundle, new, play

from ducats.bots.random_bot import RandomBot
from ducats.engine.driver import Driver
from ducats.engine.record import new_header
from ducats.engine.replay import verify
from ducats.engine.rng import Rng
from ducats.games.marquis import RULES
from ducats.games.marquis.rules import messages as m


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


@pytest.mark.parametrize("chosen", ["plain", "variants", "generous", "strict"])
def test_every_question_draws_lots_among_all_its_answers(chosen: str) -> None:
    """Without the list, but what `below` would find in it."""
    g, rng = new(4 if chosen == "plain" else 3, f"lots {chosen}", **OPTIONS[chosen]), Rng("walk")
    while not g.is_over():
        seat = rng.choice(g.waiting_for())
        legal = g.legal(seat)
        for lot in range(5):
            drawn = g.ask().pick(g, seat, Rng(f"{lot}"))
            assert drawn == legal[Rng(f"{lot}").below(len(legal))], g.stack()
        g.apply(seat, g.say(seat, rng.choice(legal)))


def test_lots_are_drawn_among_offers_and_demands() -> None:
    """Whoever is out keeps the goods, but nothing can be demanded of them."""
    g = at("H | H | K | T | M", coins=[3, 1, 2, 1, 2], diamonds=[1, 0, 1, 0, 0], out=[4], hands="C")
    play(g, 0, m.LayCard("C"))
    play(g, 1, m.OfferFee(bundle(1)))
    play(g, 3, m.OfferFee(bundle(1)))
    assert asked(g) == (0, "choose_client")
    drawn = [g.ask().pick(g, 0, Rng(f"{lot}")) for lot in range(80)]
    assert sorted(set(drawn)) == sorted(g.legal(0))
    play(g, 0, m.DemandFee(2, bundle(2)))
    play(g, 2, m.Refuse())
    assert asked(g) == (0, "settle_client")
    assert {g.ask().pick(g, 0, Rng(f"{lot}")) for lot in range(20)} == set(g.legal(0))
