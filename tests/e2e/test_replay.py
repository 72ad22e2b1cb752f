"""The replay on a phone, in the language whose words are the longest there."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.reviewing import analysed, bring, played
from tests.e2e.sitting import open_table

from ducats.review.analyst import Effort

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(120)]

MARQUIS = {"game": "marquis", "seats": 4, "bots": [None, "lackey", "lackey", "lackey"]}
LEAST_BOARD_PX = 420
"""Of 740: what is left for the board between what happened and the controls."""
LEAST_BOARD_BELOW_REVIEW_PX = 380
"""One line of an analysed game's review takes its part of it."""


def on_a_phone_in_french(page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto("/about")
    page.locator("h1").first.wait_for()
    page.evaluate("localStorage.setItem('ducats.settings', JSON.stringify({language: 'fr', speed: 0}))")


def check_first_screen(page: Page, least_board: int) -> None:
    page.locator(".replay aside .line.new").first.wait_for()
    page.locator(".replay .standing").first.wait_for()
    root = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert root[0] <= root[1], "the page is wider than the screen"

    def box(of: str) -> dict[str, float]:
        found = page.locator(of).first.bounding_box()
        assert found is not None
        return {"top": found["y"], "bottom": found["y"] + found["height"]}

    controls, board = box(".replay > .bar"), box(".replay .board")
    log, move = box(".replay .log"), box(".replay .line.new")
    assert controls["bottom"] < 741
    assert controls["top"] - board["top"] >= least_board
    assert log["top"] < move["top"] + 1
    assert move["bottom"] < log["bottom"] + 1
    assert log["bottom"] < board["top"] + 1


def test_board_and_move_share_the_first_screen_of_a_phone(page: Page) -> None:
    on_a_phone_in_french(page)
    table = open_table(page, MARQUIS)
    page.goto(f"/table/{table}")
    page.locator("[data-choice]").first.wait_for()
    page.goto(f"/replay/{table}#moment=1")
    check_first_screen(page, LEAST_BOARD_PX)


def test_an_analysed_game_leaves_them_there(page: Page, tmp_path: Path) -> None:
    record = played("marquis")
    game = bring(page, record, analysed(record, Effort(6, 8)), tmp_path)
    on_a_phone_in_french(page)
    page.goto(f"{game}#moment=3")
    expect(page.get_by_role("region", name="En bref")).to_contain_text("les chances sont passées de")
    check_first_screen(page, LEAST_BOARD_BELOW_REVIEW_PX)
