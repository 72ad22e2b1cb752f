"""Puzzles in a real browser: found, answered by keyboard, explained; on a phone and in the dark, too."""

import re

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.sitting import SCHEMES, violations

from ducats.games import GAMES
from ducats.puzzles import puzzles_of

pytestmark = pytest.mark.e2e


def test_a_puzzle_is_found_answered_and_explained(page: Page) -> None:
    page.goto("/puzzles")
    expect(page.get_by_role("link", name="Puzzle of the day: Marquis")).to_be_visible()
    assert violations(page) == []
    page.get_by_role("region", name="Marquis").get_by_role("link").first.click()
    first = puzzles_of("marquis")[0]
    expect(page).to_have_url(re.compile(f"/puzzles/{first.id}$"))

    choices = page.locator("details.choices")
    choices.locator("summary").press("Enter")
    buttons = choices.get_by_role("listitem").get_by_role("button")
    expect(buttons).to_have_count(len(first.about.answers))
    buttons.first.press("Enter")

    verdict = page.get_by_role("region", name=re.compile("best answer"))
    expect(verdict.get_by_role("heading", level=2)).to_be_focused()
    expect(verdict.get_by_role("row")).to_have_count(len(first.about.answers) + 1)
    expect(verdict.get_by_text("of 100 games from here")).to_be_visible()
    expect(verdict.get_by_text(re.compile("Your rating: \\d+ \\([+\N{MINUS SIGN}]\\d+\\)"))).to_be_visible()
    assert violations(page) == []

    page.set_viewport_size({"width": 360, "height": 800})
    page.emulate_media(color_scheme="dark")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert violations(page) == []
    verdict.get_by_role("link", name="Next puzzle").click()
    expect(page).to_have_url(re.compile("/puzzles/marquis-"))
    expect(page).not_to_have_url(re.compile(first.id))
    expect(verdict).to_be_hidden()


def test_the_puzzle_of_the_day_says_whether_it_was_tried(page: Page) -> None:
    page.goto("/puzzles")
    page.get_by_role("link", name="Puzzle of the day: Musketeers, not tried yet").click()
    choices = page.locator("details.choices")
    choices.locator("summary").press("Enter")
    choices.get_by_role("listitem").get_by_role("button").first.press("Enter")
    expect(page.get_by_role("region", name=re.compile("best answer"))).to_be_visible()
    page.goto("/puzzles")
    tried = page.get_by_role("link", name=re.compile("^Puzzle of the day: Musketeers, (solved|missed)$"))
    expect(tried).to_have_text(re.compile("^[✓✗] Musketeers$"))


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_game_has_puzzles_to_answer_by_keyboard(page: Page, game: str) -> None:
    page.goto(f"/puzzles/{puzzles_of(game)[0].id}")
    choices = page.locator("details.choices")
    choices.locator("summary").press("Enter")
    choices.get_by_role("listitem").get_by_role("button").first.press("Enter")
    confirm = page.get_by_role("button", name="Confirm", exact=True)
    verdict = page.get_by_role("region", name=re.compile("best answer"))
    expect(verdict.or_(confirm).first).to_be_visible()
    if confirm.count():
        confirm.press("Enter")
    expect(verdict.get_by_role("heading", level=2)).to_be_focused()
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        assert violations(page) == []
