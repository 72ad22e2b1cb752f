"""The coach and taking back, in a real browser."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect
from tests.e2e.sitting import play_now, sit_at_new_table, take_a_choice_by_mouse, violations

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


def test_a_mark_is_seen_on_a_phone_and_explains_itself(page: Page) -> None:
    """In the words of the question it is about, though the next one is already asked."""
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto("/")
    page.evaluate("localStorage['ducats.coach-marks'] = 'true'")
    asked: list[dict[str, Any]] = []

    def note(frame: str | bytes) -> None:
        question = (json.loads(frame).get("view") or {}).get("question")
        if question and question["choices"]:
            asked.append(question)

    def blunder(route: Route) -> None:
        better: dict[str, Any] = {
            "chance": 400_000,
            "error": 20_000,
            "behind": 120_000,
            "behind_error": 30_000,
        }
        better |= {"action": asked[0]["choices"]["actions"][-1], "reason": "", "about": {}}
        mark = {"moment": 1, "kind": "blunder", "loss": 120_000, "error": 30_000, "worlds": 120}
        route.fulfill(json={**mark, "better": better})

    page.on("websocket", lambda socket: socket.on("framereceived", note))
    page.route(re.compile(r"/api/tables/[^/]+/mark$"), blunder)
    bots = {"game": "marquis", "seats": 2, "bots": [None, "lackey"], "public": False}
    sit_at_new_table(page, {**bots, "help": {"coach": True, "take_back": True}})
    choices = page.locator("[data-choice]")
    name = choices.last.inner_text().split("\n")[0]
    choices.first.click()
    mark = page.get_by_role("button", name=f"Blunder! Better: {name} (wins 12.0 more of 100 games)")
    expect(mark).to_be_in_viewport(ratio=1)
    choices.first.wait_for()
    covered = mark.bounding_box()
    assert covered is not None
    lowest = covered["y"] + covered["height"]
    assert all(box["y"] > lowest - 1 for each in choices.all() if (box := each.bounding_box()) is not None)
    assert violations(page) == []
    mark.press("Enter")
    explained = page.get_by_role("dialog", name="Your last answer")
    expect(explained.get_by_role("paragraph")).to_have_count(3)
    page.keyboard.press("Escape")
    expect(mark).to_be_focused()
    page.keyboard.press("Tab")
    expect(mark).to_have_count(0)
