"""The coach and taking back, in a real browser."""

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.sitting import play_now, take_a_choice_by_mouse, violations

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(120)]


def test_a_hint_is_shown_and_a_decision_taken_back(page: Page) -> None:
    play_now(page, bots=1)
    page.get_by_role("button", name="Hint", exact=True).click()
    hint = page.get_by_role("dialog", name="Hint")
    expect(hint.get_by_role("listitem").first).to_contain_text("of 100 games", timeout=60_000)
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(hint).to_be_hidden()
    choices = page.locator("[data-choice]")
    offered = choices.count()
    take_a_choice_by_mouse(page)
    expect(choices).not_to_have_count(offered)
    choices.first.wait_for()
    page.get_by_role("button", name="Take back", exact=True).click()
    expect(page.locator(".log")).to_contain_text("You took back")
    expect(choices).to_have_count(offered)
