"""Merchants in a browser: a whole game by mouse, a purchase by keyboard, and what a phone shows."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate
from tests.e2e.sitting import MATCH_END, ROUND_END, SOMETHING_TO_DO

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(600)]

ROOT = Path(__file__).resolve().parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
OPEN_TABLE = """async (wanted) => {
  const answer = await fetch('/api/tables', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wanted),
  });
  return (await answer.json()).id;
}"""
MOST_STEPS = 600


def sit_down(page: Page, bots: int = 1, **options: Any) -> None:
    """At a table with bots; the person sits in the first chair."""
    page.goto("/")
    page.get_by_role("button", name="Play now").first.wait_for()
    levels = [None, *["peddler"] * bots]
    wanted = {"game": "merchants", "seats": bots + 1, "bots": levels, "public": False, "options": options}
    page.goto(f"/table/{page.evaluate(OPEN_TABLE, wanted)}")
    page.locator(".ware[data-choice]").first.wait_for()


def buy(page: Page, *wares: str) -> None:
    """MA-12: goods from the markets; after the third the purchase ends by itself."""
    for ware in wares:
        page.get_by_role("button", name=f"Buy {ware}", exact=True).click()
        expect(page.locator(".log").get_by_text(re.compile(rf"buys {ware}")).first).to_be_visible()


def bid(page: Page, wagon: int, everything: bool = False) -> None:
    """MA-17: a sealed bid, nothing or all one has."""
    page.get_by_text(f"Sealed bid for wagon {wagon}", exact=False).first.wait_for()
    slider = page.locator(".amount input[type=range]")
    if everything:
        slider.fill(slider.get_attribute("max") or "0")
    page.locator(".amount .primary").click()
    expect(page.locator(".log").get_by_text(f"Bids for wagon {wagon}:", exact=False)).to_be_visible()


def choice(page: Page, poor: bool) -> Locator:
    """What the person clicks next. Who wants to stay poor loads nothing and lets nobody load for money."""
    wished = [".end.town", ".end[data-choice]", ".panel .token[data-choice]", ".cart[data-choice]"]
    if poor:
        wished.append(".panel .choice:has-text('Load nothing more')")
        if page.get_by_text("Name your price.").count():
            wished.append(".panel .choice:has-text('Refuse')")
    wished += [".panel .choice:has-text('Accept')", ".amount .primary", ".auction .main"]
    wished += [".ware[data-choice]", ".panel .choice[data-choice]", "[data-choice]"]
    found = next(page.locator(each) for each in wished if page.locator(each).count())
    return found.first if found.count() < 3 else found.nth(found.count() // 2)


def play_until(page: Page, target: str, poor: bool = False) -> None:
    for _ in range(MOST_STEPS):
        page.locator(SOMETHING_TO_DO).first.wait_for(timeout=90_000)
        if page.locator(target).count():
            return
        if page.locator(ROUND_END).count():
            expect(page.locator(ROUND_END).get_by_text("The screens are lifted")).to_be_visible()
            page.locator(ROUND_END).locator("footer button").click()
            continue
        try:
            choice(page, poor).click(timeout=5_000)
        except (TooLate, StopIteration):
            continue
    raise AssertionError(f"{target} does not come")


def test_a_whole_game_with_bids_haggling_arrivals_an_auction_and_a_credit(page: Page) -> None:
    sit_down(page, game_length="short", first_round_purchase_passes=1)
    buy(page, "food in Paris", "salt in Paris", "wine in Paris")
    bid(page, 1)
    bid(page, 2, everything=True)
    play_until(page, ".choice:has-text('Take a credit')", poor=True)
    page.locator(".choice:has-text('Take a credit')").click()
    expect(page.get_by_text("1 credit", exact=True).first).to_be_visible()
    play_until(page, MATCH_END)
    expect(page.locator(MATCH_END).locator(".podium li")).to_have_count(2)
    page.keyboard.press("Escape")
    for line in ("would load", "asks", "is sold in", "Auction 1 of an investment card", "The discs show"):
        assert page.locator(".log").get_by_text(re.compile(line)).count() > 0, line
    page.get_by_text("Your books by wagon").click()
    expect(page.locator(".ledger table")).to_be_visible()


def test_a_purchase_by_keyboard_alone(page: Page) -> None:
    sit_down(page, first_round_purchase_passes=1)
    page.keyboard.press("ArrowRight")
    expect(page.locator(".ware[data-choice]").first).to_be_focused()
    expect(page.locator("#prompt-hint")).to_contain_text("Costs 100")
    page.keyboard.press("Enter")
    expect(page.get_by_text("you may buy 2 more", exact=False).first).to_be_visible()
    page.keyboard.press("1")
    page.locator(".amount .primary").wait_for(timeout=60_000)


def test_standing_orders_are_kept(page: Page) -> None:
    sit_down(page)
    page.get_by_text("Standing orders").click()
    page.get_by_label("Pay up to, per good").fill("300")
    page.get_by_role("button", name="Keep these orders").click()
    page.wait_for_timeout(500)
    page.reload()
    page.get_by_text("Standing orders").click()
    expect(page.get_by_label("Pay up to, per good")).to_have_value("300")


def violations(page: Page) -> list[str]:
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(
        "axe.run().then(result => result.violations.map(v => v.id + ': ' + v.nodes[0].html))"
    )
    return list(found)


@pytest.mark.parametrize(
    ("width", "height", "scheme", "bots"),
    [(360, 740, "light", 3), (1440, 900, "light", 3), (1920, 1080, "dark", 2)],
)
def test_the_map_is_accessible_and_fits(page: Page, width: int, height: int, scheme: str, bots: int) -> None:
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light", reduced_motion="reduce")
    page.set_viewport_size({"width": width, "height": height})
    sit_down(page, bots=bots, first_round_purchase_passes=1)
    assert violations(page) == []
    page.get_by_role("button", name="Finish the purchase").click()
    page.locator(".amount .primary").wait_for(timeout=90_000)
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
