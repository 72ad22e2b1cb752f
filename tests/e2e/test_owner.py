"""Rules that are not the usual ones: an owner's corrected values, and ready-made sets of options."""

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.sitting import violations

from ducats.games import GAMES

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(120)]


def test_a_corrected_value_is_checked_shown_and_played_with(page: Page) -> None:
    page.goto("/new/merchants")
    page.locator("summary", has_text="owners of the box").click()
    money = page.get_by_label("Money at the start")
    expect(money).to_have_value("5000")
    money.fill("4300")
    money.press("Enter")
    expect(page.get_by_text("with the game: 5000")).to_be_visible()
    page.get_by_role("button", name="Check the corrections").click()
    row = page.get_by_role("row", name="start_cash")
    expect(row.get_by_role("cell").nth(0)).to_have_text("5000")
    expect(row.get_by_role("cell").nth(1)).to_have_text("4300")
    assert violations(page) == []
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    expect(page.locator(".figure", has_text="4,300").first).to_be_visible()


def test_ready_made_rules_are_one_click(page: Page) -> None:
    page.goto("/new/marquis")
    page.get_by_text("Dutch rules", exact=True).click()
    expect(page.get_by_text("a voided Veto goes to the Prosecutor", exact=False).first).to_be_visible()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    table = page.url.rpartition("/")[2]
    agreed = page.request.get(f"/api/tables/{table}").json()["options"]
    assert agreed.items() >= GAMES["marquis"].meta.presets["dutch"].items()
