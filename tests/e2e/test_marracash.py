"""MarraCash in a browser: a whole game by mouse, the keyboard, a private limit, and what a phone shows."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.sitting import (
    MATCH_END,
    ROUND_END,
    SOMETHING_TO_DO,
    Scheme,
    sit_at_new_table,
    to_a_choice,
    violations,
)

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(400)]

MOST_STEPS = 400
PAID = re.compile(r"pays you ([\d,]+) commission")
COMMISSION = re.compile(r"Commission \D(\d+)")


def sit_down(page: Page, bots: int = 1, **options: Any) -> None:
    """At a table with bots; the person's chair is the first and begins."""
    levels = [None, *["porter"] * bots]
    wanted = {"game": "marracash", "seats": bots + 1, "bots": levels, "public": False}
    wanted["options"] = {"starting_player": "first_seat", **options}
    sit_at_new_table(page, wanted)


def auction(page: Page, shop: str) -> None:
    """MC-16: a click looks, a second one puts the stone there; on a phone one before enlarges the map."""
    stall = page.get_by_role("button", name=f"Auction shop {shop}")
    if page.locator(".zoom[aria-pressed=false]").is_visible():
        stall.click()
    stall.click()
    stall.click()


def bid_least(page: Page) -> None:
    page.locator(".auction .main").click()


def move_well(page: Page) -> int | None:
    """Move the first group that brings money: the commission announced, or None if there is no such group."""
    groups = page.locator(".basin.group")
    for number in range(groups.count()):
        groups.nth(number).click()
        for exit_number in range(page.locator(".basin.exit").count()):
            way = page.locator(".basin.exit").nth(exit_number)
            if way.locator(".gain").inner_text().startswith("+"):
                way.hover()
                announced = COMMISSION.search(page.locator(".forecast").inner_text())
                way.click()
                return int(announced.group(1)) if announced else 0
        page.keyboard.press("Escape")
    return None


def play_on(page: Page) -> int:
    """One answer to whatever is asked; the commission that it was to bring."""
    if page.locator(".auction button.pass").count():
        page.locator(".auction button.pass").click()
    elif page.locator(".auction .main").count():
        bid_least(page)
    elif page.locator(".bring .counts button").count():
        page.locator(".bring .counts button").last.click()
    elif page.locator(".basin.group").count():
        commission = move_well(page)
        if commission is None:
            page.locator(".basin.group").first.click()
            page.locator(".basin.exit").first.click()
        return commission or 0
    else:
        page.locator("[data-choice]").first.click()
        if page.get_by_role("button", name="Confirm", exact=True).count():
            page.get_by_role("button", name="Confirm", exact=True).click()
    return 0


def play_to_the_end(page: Page) -> list[int]:
    """All commissions that were announced to the player before they moved."""
    announced: list[int] = []
    for _ in range(MOST_STEPS):
        page.locator(SOMETHING_TO_DO).first.wait_for()
        if page.locator(MATCH_END).count():
            return [commission for commission in announced if commission]
        if page.locator(ROUND_END).count():
            expect(page.locator(ROUND_END).get_by_text("The souk closes")).to_be_visible()
            page.locator(ROUND_END).locator("footer button").click()
        else:
            announced.append(play_on(page))
    raise AssertionError("the game does not end")


def test_a_whole_game_with_a_limit_bid_and_a_commission(page: Page) -> None:
    sit_down(page)
    auction(page, "B5")
    bid_least(page)
    pass_until_the_others_auction(page)
    win_by_limit(page)
    announced = play_to_the_end(page)
    expect(page.locator(MATCH_END).locator(".podium li")).to_have_count(2)
    page.keyboard.press("Escape")
    told = page.locator(".log").get_by_text(PAID).all_inner_texts()
    paid = [int(found.group(1).replace(",", "")) for line in told if (found := PAID.search(line))]
    assert announced, "the bot's shops must get a customer from the player in a whole game"
    assert paid == announced


def pass_until_the_others_auction(page: Page) -> None:
    title = page.locator(".auction h2")
    for _ in range(MOST_STEPS):
        page.locator("[data-choice]").first.wait_for()
        if title.inner_text() != "Shop B5, blue":
            return
        page.locator(".auction button.pass").click()
        wait_until_passed(page, "Shop B5, blue")
    raise AssertionError("the first auction does not end")


def wait_until_passed(page: Page, heading: str) -> None:
    """Either nothing is asked any more, or the next auction is already on."""
    title, button = page.locator(".auction h2"), page.locator(".auction button.pass")
    for _ in range(200):
        if not button.count() or not title.count() or title.inner_text() != heading:
            return
        page.wait_for_timeout(100)
    raise AssertionError("passing takes no effect")


def win_by_limit(page: Page) -> None:
    """MC-19 to MC-23: the other one's auction is won without another click."""
    shop = page.locator(".auction h2").inner_text()[5:7]
    limit = page.locator("details.limit")
    limit.locator("summary").click()
    limit.locator("input").fill(limit.locator("input").get_attribute("max") or "")
    limit.get_by_role("button", name=re.compile("^Raise for me up to")).click()
    bought = page.locator(".log").get_by_text(re.compile(rf"^You buy {shop} for"))
    bought.wait_for(timeout=60_000)


def arrow_to(page: Page, kind: str) -> None:
    """Arrows go on from where the reader was: as often as it takes to a basin of this kind."""
    for _ in range(60):
        page.keyboard.press("ArrowRight")
        if page.locator(f".basin.{kind}:focus").count():
            return
    raise AssertionError(f"no {kind} can be reached")


def test_a_turn_by_keyboard_alone(page: Page) -> None:
    """Shop by shop, bid by bid, fountain by fountain, alley by alley."""
    sit_down(page)
    to_a_choice(page)
    page.keyboard.press("Enter")
    expect(page.locator(".table > [aria-live]")).to_contain_text("Chosen, not sent yet")
    page.keyboard.press("Enter")
    page.locator(".auction .main").wait_for()
    page.keyboard.press("1")
    for _ in range(40):
        page.locator("[data-choice]").first.wait_for()
        if page.locator(".basin.group").count():
            break
        page.keyboard.press("0")
        page.wait_for_timeout(200)
    arrow_to(page, "group")
    page.keyboard.press("Enter")
    expect(page.locator(".basin.exit").first).to_be_focused()
    expect(page.locator(".forecast")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".basin.exit")).to_have_count(0)
    arrow_to(page, "group")
    page.keyboard.press("Enter")
    expect(page.locator(".basin.exit").first).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".basin.exit").nth(1)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".log").get_by_text(re.compile("^You move "))).to_have_count(1)


@pytest.mark.parametrize(
    ("width", "height", "scheme", "bots"),
    [(360, 740, "light", 3), (360, 740, "dark", 1), (1440, 900, "light", 3), (1920, 1080, "dark", 2)],
)
def test_the_souk_is_accessible_and_fits(
    page: Page, width: int, height: int, scheme: Scheme, bots: int
) -> None:
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    page.set_viewport_size({"width": width, "height": height})
    sit_down(page, bots=bots, souvenirs=True)
    assert violations(page) == []
    auction(page, "R5")
    page.locator(".auction .main").wait_for()
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_a_phone_can_look_closer(page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    sit_down(page)
    small = page.locator(".map").bounding_box()
    page.get_by_role("button", name="Enlarge").click()
    large = page.locator(".map").bounding_box()
    assert small is not None
    assert large is not None
    assert large["width"] > 2 * small["width"]
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_a_shop_chosen_on_the_enlarged_souk_is_confirmed_on_the_first_screen(page: Page) -> None:
    """In the longest words."""
    page.add_init_script('localStorage.setItem(\'ducats.settings\', \'{"language": "fr", "speed": 0}\')')
    page.set_viewport_size({"width": 360, "height": 740})
    sit_down(page, bots=2)
    stall = page.locator(".stall[data-choice]").first
    for _ in range(2):
        stall.click()
    expect(page.get_by_role("button", name="Confirmer")).to_be_in_viewport(ratio=1)


def test_how_a_player_stands_is_not_cut_during_an_auction_on_a_phone(page: Page) -> None:
    """In the longest words; the buyer of a shop is behind the others."""
    page.add_init_script('localStorage.setItem(\'ducats.settings\', \'{"language": "fr", "speed": 0}\')')
    page.set_viewport_size({"width": 360, "height": 740})
    sit_down(page, bots=2)
    stall = page.locator(".stall[data-choice]").first
    for _ in range(3):
        stall.click()
    page.locator(".auction input[type=range]").first.fill("800")
    bid_least(page)
    aim = page.locator(".board:has(.auction .main) .aim")
    expect(aim).to_contain_text("de retard sur", timeout=90_000)
    lines = [part.bounding_box() for part in aim.locator(".part").all()]
    souk, bar = (page.locator(place).bounding_box() for place in (".pan", "[data-at=prompt]"))
    assert souk is not None
    assert bar is not None
    for line in lines:
        assert line is not None
        assert line["y"] >= souk["y"] + souk["height"] - 1
        assert line["y"] + line["height"] <= bar["y"] + 1
