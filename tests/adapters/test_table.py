"""The table of ints is the same game as everywhere."""

import pytest
from tests.adapters.tables import strolled

from ducats.adapters.table import Table, paid, reward_named
from ducats.engine.driver import Driver
from ducats.engine.errors import BadOptions
from ducats.engine.messages import Outcome
from ducats.engine.record import new_header
from ducats.games import GAMES, find


@pytest.mark.parametrize("game", GAMES)
def test_a_seed_deals_what_it_deals_everywhere(game: str) -> None:
    rules = find(game)
    driver, _ = Driver.begin(rules, new_header(rules, 3, "deal", {}), "deal")
    table = Table(game, 3)
    table.begin("deal")
    assert table.view(1) == driver.view(1)
    while table.waiting_for():
        seat = table.waiting_for()[-1]
        answer = table.play.default(seat)
        driver.apply(seat, table.play.say(seat, answer))
        table.take(seat, answer)
        assert table.inputs == len(driver.inputs)
    assert table.play.outcome() == driver.play.outcome()


def test_rewards() -> None:
    outcome = Outcome(ranks=(1, 3, 1), scores=(20, 5, 20))
    assert paid(outcome, "win_share") == (0.5, 0.0, 0.5)
    assert paid(outcome, "score") == (20.0, 5.0, 20.0)
    assert reward_named("score") == "score"
    with pytest.raises(BadOptions, match="win_share, score"):
        reward_named("glory")


def test_the_text_is_what_a_seat_knows_until_all_is_open() -> None:
    texts = [table.text(0) for table in strolled(Table("musketeers", 2, {"match_mode": "single_hand"}))]
    assert "seen by A" in texts[0]
    assert "###" in texts[3]
    assert "###" not in texts[-1]
