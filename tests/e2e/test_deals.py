"""The deal of the day in a real browser: found, played, compared; on a phone and in the dark, too."""

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.sitting import MATCH_END, play_to_the_end_by_mouse, violations

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(240)]


def test_a_deal_is_played_and_compared(page: Page) -> None:
    page.goto("/puzzles")
    page.get_by_role("link", name="Deal of the day").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Deal of the day")
    musketeers = page.get_by_role("region", name="Musketeers", exact=True)
    expect(musketeers).to_contain_text("Nobody has finished it yet.")
    assert violations(page) == []

    musketeers.get_by_role("button", name="Play: Musketeers").press("Enter")
    page.wait_for_url("**/table/*")
    expect(page.get_by_role("link", name="Deal of the day: this game counts")).to_be_visible()
    expect(page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)
    page.goto("/deals")
    musketeers.get_by_role("button", name="Go on: Musketeers").click()
    page.wait_for_url("**/table/*")
    play_to_the_end_by_mouse(page, lambda page: None)
    page.locator(MATCH_END).wait_for()

    page.goto("/deals")
    row = musketeers.get_by_role("row").nth(1)
    expect(row.get_by_role("link")).to_be_visible()
    expect(musketeers.get_by_role("button", name="Practise: Musketeers")).to_be_visible()
    musketeers.get_by_text("Is it fair?").press("Enter")
    expect(musketeers.get_by_text("Fingerprint of tomorrow’s seed")).to_be_visible()
    expect(musketeers.get_by_text("Seed", exact=True)).to_have_count(0)
    page.set_viewport_size({"width": 360, "height": 800})
    page.emulate_media(color_scheme="dark")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert violations(page) == []
