"""Sitting at a table: reloads, several people, spectators, the list of choices, and what a phone shows."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.e2e.sitting import SCHEMES, Scheme, play_now, read_in, take_a_choice_by_mouse, violations

from ducats.texts import LANGUAGES

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(120)]

PAGES = (
    "/",
    "/lobby",
    "/new/marquis",
    "/replay",
    "/rules/marquis",
    "/puzzles",
    "/deals",
    "/statistics",
    "/about",
    "/nowhere",
)


def test_a_reload_restores_the_table(page: Page) -> None:
    play_now(page)
    take_a_choice_by_mouse(page)
    page.locator("[data-choice]").nth(8).wait_for()
    expect(page.locator("[data-choice]")).to_have_count(9)
    log = page.locator(".log li").count()
    page.reload()
    expect(page.locator("[data-choice]")).to_have_count(9)
    assert page.locator(".log li").count() == log


def test_every_decision_can_be_taken_from_the_list(page: Page) -> None:
    play_now(page, bots=1)
    page.locator("details.choices summary").click()
    boxes = page.locator("details.choices").get_by_role("checkbox")
    expect(boxes).to_have_count(12)
    for number in (0, 5, 11):
        boxes.nth(number).check()
    page.get_by_role("button", name="Confirm the choice").click()
    cards = page.locator("details.choices li button")
    expect(cards).to_have_count(9)
    assert re.search(r"\d+/\d", cards.first.inner_text())
    cards.first.click()
    expect(cards).not_to_have_count(9)


def test_two_people_and_a_spectator_share_a_table(browser: Browser, page: Page, address: str) -> None:
    page.goto("/new/musketeers")
    page.locator("label", has_text=re.compile(r"^\s*2\s*$")).first.click()
    page.get_by_label("Chair 2").select_option("")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    others = [
        browser.new_context(base_url=address, reduced_motion="reduce", locale="en-GB") for _ in range(2)
    ]
    try:
        friend, watcher = (context.new_page() for context in others)
        friend.goto(page.url)
        friend.get_by_role("button", name="Sit here").first.click()
        friend.locator("[data-choice]").first.wait_for()
        page.locator("[data-choice]").first.wait_for()
        watcher.goto(page.url)
        watcher.get_by_text("You are watching").wait_for()
        assert watcher.locator("[data-choice]").count() == 0
    finally:
        for context in others:
            context.close()


@pytest.mark.parametrize(("width", "height"), [(360, 740), (1440, 900)])
@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("bots", [1, 3])
def test_the_table_is_accessible_and_fits(
    page: Page, width: int, height: int, scheme: Scheme, bots: int
) -> None:
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    page.set_viewport_size({"width": width, "height": height})
    play_now(page, bots=bots)
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    take_a_choice_by_mouse(page)
    expect(page.locator("[data-choice]")).to_have_count(9)
    assert violations(page) == []


@pytest.mark.parametrize("width", [360, 1920])
@pytest.mark.parametrize("path", PAGES)
def test_the_pages_are_accessible_and_fit(page: Page, path: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    page.goto(path)
    page.locator("h1").first.wait_for()
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        assert violations(page) == [], scheme
        assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize(
    ("language", "title"), [("fr", "Mousquetaires"), ("nl", "Musketiers"), ("de", "Musketiere")]
)
def test_the_language_changes_without_a_reload(page: Page, language: str, title: str) -> None:
    names = {"fr": "Français", "nl": "Nederlands", "de": "Deutsch"}
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    page.evaluate("window.stillTheSamePage = true")
    page.get_by_text(names[language], exact=True).click()
    page.keyboard.press("Escape")
    expect(page.get_by_text(title, exact=True).first).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", language)
    assert page.evaluate("window.stillTheSamePage")


def test_the_rules_are_one_key_away(page: Page) -> None:
    play_now(page, bots=1)
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    expect(dialog.get_by_text("MU-12").first).to_be_attached()
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()


def test_on_a_phone_the_rules_begin_on_the_first_screen(page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto("/rules/merchants")
    heading = page.get_by_role("heading", level=1)
    heading.wait_for()
    box = heading.bounding_box()
    assert box is not None
    assert box["y"] < 200
    page.locator("summary", has_text="Contents").click()
    expect(page.get_by_role("link", name="At a glance")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_phone_a_game_can_be_begun_on_the_first_screen(page: Page, language: str) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    read_in(page, language)
    page.goto("/")
    begin = page.locator(".shelf .big")
    begin.wait_for()
    box = begin.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 740
