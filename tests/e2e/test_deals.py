"""The deal of the day in a real browser: found, gone on with, played to its end, revealed the day after."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.e2e.conftest import serving
from tests.e2e.sitting import MATCH_END, play_to_the_end_by_mouse, violations

from ducats.engine.rng import commitment

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
    page.get_by_role("button", name="More", exact=True).click()
    expect(page.get_by_role("button", name="Guide", exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="Let a bot play for me")).to_have_count(0)
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


def test_a_deal_played_to_its_end_stands_in_the_table_and_its_seed_is_shown_the_day_after(
    page: Page, tmp_path: Path, dealer: Path
) -> None:
    with serving(tmp_path, dealer, {}) as address:
        page.goto(f"{address}/deals")
        musketeers = page.get_by_role("region", name="Musketeers", exact=True)
        today = page.get_by_label("Day").input_value()
        promised = fairness(musketeers, "Fingerprint of the seed")
        expect(musketeers.get_by_text("Seed", exact=True)).to_have_count(0)
        musketeers.get_by_role("button", name="Play: Musketeers").click()
        page.wait_for_url("**/table/*")
        table = page.url.rpartition("/")[2]
        play_to_the_end_by_mouse(page, at_round_end=lambda page: None)
        page.locator(MATCH_END).get_by_role("link", name="Table of the day").click()
        page.wait_for_url(f"{address}/deals")
        row = musketeers.get_by_role("row").nth(1)
        expect(row.get_by_role("rowheader")).to_contain_text("1.")
        expect(row.get_by_role("link")).to_have_attribute("href", f"/replay/{table}")
        figures = row.get_by_role("cell").all_text_contents()
        assert len(figures) == 3
        assert figures[0] in ("1", "2", "3")
        expect(musketeers.get_by_role("button", name="Practise: Musketeers")).to_be_visible()
        assert violations(page) == []

        page.set_viewport_size({"width": 360, "height": 800})
        assert page.evaluate("document.documentElement.scrollWidth") <= 360

        (tmp_path / "days").write_text("1", encoding="utf-8")
        page.reload()
        expect(musketeers).to_contain_text("Nobody has finished it yet.")
        page.get_by_label("Day").select_option(today)
        expect(row.get_by_role("rowheader")).to_contain_text("1.")
        assert row.get_by_role("cell").all_text_contents() == figures
        assert fairness(musketeers, "Fingerprint of the seed") == promised
        seed = fairness(musketeers, "Seed")
        assert commitment(seed) == promised
        record = page.request.get(f"{address}/api/tables/{table}/record")
        assert record.ok
        assert seed in record.text()


def fairness(deal: Locator, term: str) -> str:
    """What is told under "Is it fair?"; opened if it is not."""
    if deal.locator("details[open]").count() == 0:
        deal.get_by_text("Is it fair?").click()
    told = deal.locator("dt", has_text=re.compile(f"^{term}$")).locator("xpath=following-sibling::dd[1]")
    return told.inner_text()
