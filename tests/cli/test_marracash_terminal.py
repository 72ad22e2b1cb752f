"""Every table of MarraCash can be told in every language, and everything can be typed."""

from io import StringIO
from typing import Any

import pytest
from rich.console import Console
from tests.cli.test_terminal_game import StrictTexts
from tests.cli.whole_games import tell_a_whole_game

from ducats.cli.play import TerminalTable
from ducats.cli.terminals import terminal_for
from ducats.engine.driver import Driver
from ducats.engine.errors import MalformedAction
from ducats.engine.messages import OneOrForm
from ducats.engine.record import new_header
from ducats.engine.rng import Rng
from ducats.games import find
from ducats.games.marracash.rules.messages import Bid, PassBid
from ducats.terminal.game import lettered
from ducats.texts import LANGUAGES

RULES = find("marracash")
TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {"souvenirs": True, "souvenir_sale": "optional"}),
    (3, {"antiques": True, "auction_mode": "sealed", "cash_visibility": "hidden"}),
    (4, {"souvenirs": True, "bid_step": 100}),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_whole_game_can_be_told(language: str, seats: int, options: dict[str, Any]) -> None:
    tell_a_whole_game(RULES, language, seats, options, width=120)


def test_a_bid_is_typed_as_its_amount() -> None:
    driver, _ = Driver.begin(RULES, new_header(RULES, 2, "bids", {"starting_player": "first_seat"}), "bids")
    terminal = terminal_for(RULES, StrictTexts("en"), lettered([], 2), driver.view(0))
    opening = driver.view(0).question
    assert opening is not None
    driver.apply(0, terminal.hear("y3", opening))
    driver.apply(0, Bid(100))
    question = driver.view(1).question
    assert question is not None
    assert isinstance(question.choices, OneOrForm)
    assert "125" in terminal.prompt(driver.view(1), question)
    assert terminal.hear("225", question) == Bid(225)
    assert terminal.hear("p", question) == PassBid()
    assert terminal.hear("1", question) == PassBid()
    with pytest.raises(MalformedAction):
        terminal.hear("much", question)


def test_long_lists_leave_room_for_the_souk() -> None:
    """Moves with what they bring and shops stand side by side on 80 columns and 24 lines."""
    driver, _ = Driver.begin(RULES, new_header(RULES, 3, "long list", {"souvenirs": True}), "long list")
    console = Console(width=80, record=True, file=StringIO())
    terminal = terminal_for(RULES, StrictTexts("de"), lettered([], 3), driver.view(0))
    table = TerminalTable(driver, terminal, {}, console, False)
    dice, tallest, brought = Rng("long list"), 0, False
    while not driver.play.is_over():
        seat = driver.play.waiting_for()[0]
        view = driver.view(seat)
        question = view.question
        assert question is not None
        if question.id in ("marracash.pick_shop", "marracash.act"):
            table.show_choices(view, question)
            listed = console.export_text()
            tallest = max(tallest, len(listed.splitlines()))
            brought = brought or " +100" in listed
        driver.apply(seat, driver.play.say(seat, dice.choice(driver.play.legal(seat))))
    assert 4 < tallest <= 15
    assert brought
