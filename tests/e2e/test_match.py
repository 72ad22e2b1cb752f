"""A person plays whole matches to 100 against three bots: by mouse, and by keyboard alone."""

import re

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.sitting import (
    MATCH_END,
    play_now,
    play_to_the_end_by_keyboard,
    play_to_the_end_by_mouse,
    violations,
)

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(300)]


def must_be_accessible(page: Page) -> None:
    assert violations(page) == []


def test_a_whole_match_by_mouse_then_its_replay_and_a_rematch(page: Page) -> None:
    play_now(page)
    play_to_the_end_by_mouse(page, at_round_end=must_be_accessible)
    must_be_accessible(page)
    end = page.locator(MATCH_END)
    expect(end.locator(".podium li")).to_have_count(4)
    totals = [int(re.sub(r"\D", "", text)) for text in end.locator(".podium .block span").all_inner_texts()]
    assert max(totals) >= 100
    moments = end.locator(".moments li")
    assert 1 <= moments.count() <= 3
    expect(moments.first).to_contain_text(re.compile(r"^Hand \d+: "))
    finished = page.url
    page.goto(finished.replace("/table/", "/replay/"))
    slider = page.get_by_role("slider").first
    slider.wait_for()
    must_be_accessible(page)
    slider.focus()
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")
    expect(page).to_have_url(re.compile(r"#.*moment=1"))
    page.goto(finished)
    page.get_by_role("button", name="Rematch").first.click()
    page.wait_for_url(lambda url: "/table/" in url and url != finished)
    page.locator("[data-choice]").first.wait_for()


def test_a_whole_match_by_keyboard_alone(page: Page) -> None:
    page.goto("/")
    start = page.get_by_role("button", name="Play now")
    start.wait_for()
    for _ in range(40):
        page.keyboard.press("Tab")
        if start.evaluate("button => button === document.activeElement"):
            break
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    play_to_the_end_by_keyboard(page)
    expect(page.locator(MATCH_END)).to_be_visible()
