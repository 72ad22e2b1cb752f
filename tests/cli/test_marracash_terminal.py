"""Every table of MarraCash can be told in every language, and everything can be typed."""

from io import StringIO
from typing import Any

import pytest
from rich.console import Console
from tests.cli.whole_games import StrictTexts, tell_a_whole_game

from ducats.cli.terminals import terminal_for
from ducats.engine.driver import Driver
from ducats.engine.errors import MalformedAction
from ducats.engine.messages import Form
from ducats.engine.record import new_header
from ducats.games import find
from ducats.games.marracash.rules.messages import AuctionShop, Bid, PassBid
from ducats.games.marracash.rules.printed import printed_of
from ducats.games.marracash.rules.view import MarraCashView
from ducats.games.marracash.terminal.souk_map import CELL, shortened, souk_map
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
    driver.apply(0, AuctionShop("Y3"))
    opening = terminal.ask(driver.view(0))
    assert not opening.has_list, "a first bid must be made: there is nothing else to choose"
    assert terminal.hear("100", opening) == Bid(100)
    driver.apply(0, Bid(100))
    asked = terminal.ask(driver.view(1))
    assert terminal.hear("225", asked) == terminal.hear("bid 225", asked) == Bid(225)
    for typed in ("1,100", "1.100", "1 100", "1\u202f100", "bid 1,100"):
        assert terminal.hear(typed, asked) == Bid(1100), typed
    assert terminal.hear("2 100", asked) == Bid(2100), "money with a space, not the second choice with 100"
    with pytest.raises(MalformedAction):
        terminal.hear("2 1,100", asked)
    assert terminal.hear("p", asked) == terminal.hear("1", asked) == terminal.hear("pas", asked) == PassBid()
    form = terminal.hear("2", asked)
    assert isinstance(form, Form), "the amount is still missing"
    assert terminal.hear("150", asked, form) == Bid(150)
    with pytest.raises(MalformedAction) as refused:
        terminal.hear("much", asked)
    assert refused.value.rule == "MC-20"


def test_an_auction_says_who_leads_and_who_is_still_in() -> None:
    driver, _ = Driver.begin(RULES, new_header(RULES, 3, "bids", {"starting_player": "first_seat"}), "bids")
    names, levels = ("A (you)", "Anfa", "Omar"), ("", "Vizier", "Vizier")
    terminal = terminal_for(RULES, StrictTexts("en"), names, driver.view(0), levels)
    console = Console(width=100, file=StringIO(), record=True)

    def shown() -> str:
        view = driver.view(0)
        console.print(terminal.seats(view), terminal.board(view))
        return console.export_text()

    driver.apply(0, AuctionShop("Y3"))
    assert "No bid yet · Still bidding: A (you), Anfa, Omar" in shown()
    driver.apply(0, Bid(1100))
    driver.apply(1, PassBid())
    told = shown()
    assert "High bid: 1,100 (A (you)) · Still bidding: A (you), Omar" in told
    assert "B Anfa (Vizier)" in told, "shops on the map are marked by letters"


def test_the_souk_is_drawn_from_the_plan_of_the_data_file() -> None:
    """Every shop, fountain and palm tree stands where the plan has it, on at most 80 columns."""
    driver, _ = Driver.begin(RULES, new_header(RULES, 3, "map", {}), "map")
    view = driver.view(0)
    assert isinstance(view, MarraCashView)
    souk, lines = printed_of(None).souk, souk_map(view).plain.splitlines()
    assert max(map(len, lines)) <= 78
    for row, column in souk.cells():
        drawn = lines[2 * row][CELL * column : CELL * (column + 1)].strip()
        plan = souk.at((row, column))
        if (row, column) in souk.fountain_cells:
            number = souk.fountain_cells.index((row, column))
            assert drawn.startswith(f"({number + 1})")
            below = lines[2 * row + 1][CELL * column : CELL * (column + 1)].strip()
            assert below == view.fountains[number]
        else:
            assert drawn == {".": "", "##": "♣"}.get(plan, plan)


def test_a_crowd_is_told_in_few_letters() -> None:
    assert shortened("RRG") == "RRG"
    assert shortened("YYYYRR") == "4Y2R"
    assert shortened("YRBGPYRBGP") == "10"
