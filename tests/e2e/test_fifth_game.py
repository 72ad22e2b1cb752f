"""A game whose folder on each side is all there is: on the shelf, and played on the plain board."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.conftest import ROOT, serving
from tests.fifth_game.copied import Copied

from front_end import search_path


@pytest.fixture(scope="module")
def with_pennies(tmp_path_factory: pytest.TempPathFactory, dealer: Path) -> Iterator[str]:
    program = Copied(tmp_path_factory.mktemp("five"))
    program.add_board(search_path(ROOT / ".venv" / "bin"))
    with serving(tmp_path_factory.mktemp("served"), dealer, program.environment()) as address:
        yield address


@pytest.mark.timeout(300)
def test_a_fifth_game_is_played_on_the_plain_board(page: Page, with_pennies: str) -> None:
    page.goto(f"{with_pennies}/")
    shelf = page.get_by_role("list", name="Games")
    expect(shelf.get_by_role("heading", name="Matching pennies")).to_be_visible()
    page.get_by_role("button", name="Play Matching pennies").click()
    page.get_by_role("dialog").get_by_role("button", name="Play now").click()
    expect(page.get_by_text("Heads or tails?").first).to_be_visible()
    for played in range(1, 3):
        page.get_by_role("button", name="Show tails").first.click()
        expect(page.locator(".log").get_by_text("wins a coin")).to_have_count(played, timeout=30_000)
    expect(page.locator("dl").get_by_text("coins", exact=True)).to_be_visible()
