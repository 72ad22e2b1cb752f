"""The replay on a phone, in the language whose words are the longest there."""

import pytest
from playwright.sync_api import Page
from tests.e2e.sitting import OPEN_TABLE

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(120)]

MARQUIS = {"game": "marquis", "seats": 4, "bots": [None, "lackey", "lackey", "lackey"]}
LEAST_BOARD_PX = 420
"""Of 740: what is left for the board between what happened and the controls."""


def test_board_and_move_share_the_first_screen_of_a_phone(page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto("/about")
    page.locator("h1").first.wait_for()
    page.evaluate("localStorage.setItem('ducats.settings', JSON.stringify({language: 'fr', speed: 0}))")
    table = page.evaluate(OPEN_TABLE, MARQUIS)
    page.goto(f"/table/{table}")
    page.locator("[data-choice]").first.wait_for()
    page.goto(f"/replay/{table}#moment=1")
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
    assert controls["bottom"] <= 740
    assert controls["top"] - board["top"] >= LEAST_BOARD_PX
    assert log["top"] <= move["top"]
    assert move["bottom"] <= log["bottom"] <= board["top"]
