"""The deal of the day in a real browser: found, opened by keyboard, gone on with; on a phone, too."""

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.sitting import violations

pytestmark = pytest.mark.e2e


def test_a_deal_is_found_opened_and_gone_on_with(page: Page) -> None:
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
    table = page.url
    page.goto("/deals")
    musketeers.get_by_role("button", name="Go on: Musketeers").click()
    page.wait_for_url(table)

    page.goto("/deals")
    expect(musketeers).to_contain_text("One game is still being played.")
    musketeers.get_by_text("Is it fair?").press("Enter")
    expect(musketeers.get_by_text("Fingerprint of tomorrow’s seed")).to_be_visible()
    page.set_viewport_size({"width": 360, "height": 800})
    page.emulate_media(color_scheme="dark")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert violations(page) == []
