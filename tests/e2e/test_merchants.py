"""Merchants in a browser: a whole game by mouse, a purchase by keyboard, and what a phone shows."""

import re
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate
from tests.e2e.asked import TABLE, welcomes
from tests.e2e.sitting import (
    MATCH_END,
    ROUND_END,
    SOMETHING_TO_DO,
    Scheme,
    open_table,
    to_a_choice,
    violations,
)
from tests.e2e.teller import Teller

from ducats.games.merchants.rules.printed import DATA_TEXT

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(600)]

MOST_STEPS = 600
MARKETS = {
    "PAR": "wine food",
    "KOL": "iron",
    "WIE": "silk salt",
    "BRU": "cloth",
    "HAM": "cloth",
    "GEN": "cloth",
}
WAGONS = {"PAR": 1, "KOL": 2, "WIE": 3}
"""Where the wagons stand at the start."""
NEW_TOWN = ".end.town:is([aria-label*='Bruges'], [aria-label*='Hamburg'], [aria-label*='Genoa'])"
"""A move into a town where no wagon stood at the start."""


def quick_world() -> str:
    """A corrected data file in which a round has everything.

    Whatever is loaded at the start is unknown in every other town, each town has a bonus, a high token
    reaches the next town, and nobody on the lowest level is too rich for a credit.
    """
    changes = [
        (r"(destitute_threshold = \{ value = )\d+", r"\g<1>9000"),
        (r"(movement_tokens = \{ value = )\[.*?\]", r"\g<1>[4, 5, 6, 7]"),
        (r"(start_with_wagon = \{ value = )\d+", r"\g<1>200"),
        (r"(\[short_end_arrivals\]\n2 = \{ value = )\d+", r"\g<1>3"),
    ]
    changes += [
        (rf"(\n{city} = \{{ value = )\[.*?\]", rf"\g<1>{goods.split()}".replace("'", '"'))
        for city, goods in MARKETS.items()
    ]
    text = DATA_TEXT
    for pattern, wanted in changes:
        text, found = re.subn(pattern, wanted, text)
        assert found == 1, pattern
    return text


def sit_down(
    page: Page, bots: int = 1, level: str = "peddler", data: str | None = None, **options: Any
) -> None:
    """At a table with bots; the person sits in the first chair."""
    wanted = {"game": "merchants", "seats": bots + 1, "bots": [None, *[level] * bots], "public": False}
    wanted |= {"options": options, "data": data}
    page.goto(f"/table/{open_table(page, wanted)}")
    page.locator(".ware[data-choice]").first.wait_for()


def buy(page: Page, *wares: str) -> None:
    """MA-12: goods from the markets; after the third the purchase ends by itself."""
    for ware in wares:
        page.get_by_role("button", name=f"Buy {ware}", exact=True).click()
        expect(told(page, f"You buy {ware}")).to_be_attached()


def bid(page: Page, wagon: int, amount: int) -> None:
    """MA-17: a sealed bid; it lies open with the others' when all have bid."""
    page.get_by_text(f"Sealed bid for wagon {wagon}", exact=False).first.wait_for()
    page.locator(".amount input[type=range]").fill(str(amount))
    page.locator(".amount .primary").click()
    expect(told(page, rf"Bids for wagon {wagon}: .*,")).to_be_visible()


def told(page: Page, line: str) -> Locator:
    """A line of the log; among others alike it is folded away."""
    return page.locator(".log").get_by_text(re.compile(line)).first


def haggle(page: Page, rival_has: str) -> None:
    """MA-22 to MA-26: load what the guest has not, ask them for the moon, and take what they offer then."""
    own_load = "food" if "wine" in rival_has else "wine"
    mine = page.locator(f".panel .choice:has-text('Load 1 {own_load}')")
    price = page.get_by_text("Name your price.").first
    mine.or_(price).first.wait_for(timeout=60_000)
    if mine.count():
        mine.first.click()
    price.wait_for(timeout=60_000)
    slider = page.locator(".amount input[type=range]")
    slider.fill(slider.get_attribute("max") or "0")
    page.locator(".amount .primary").click()
    expect(told(page, "You ask .* for 5,?000")).to_be_visible()
    expect(told(page, "offers you [1-9]")).to_be_visible()
    page.locator(".panel .choice:has-text('Accept')").click()
    expect(told(page, "loads .* and pays you [1-9]")).to_be_visible()


def choice(page: Page) -> Locator:
    """What the person clicks next: towns before other spaces, high tokens, the first bid."""
    tokens = page.locator(".panel .token[data-choice]")
    if tokens.count():
        return tokens.last
    wished = [NEW_TOWN, ".end.town", ".end[data-choice]", ".cart[data-choice]"]
    wished += [".panel .choice:has-text('Accept')", ".amount .primary", ".auction .main"]
    wished += [".ware[data-choice]", ".panel .choice[data-choice]", "[data-choice]"]
    found = next(page.locator(each) for each in wished if page.locator(each).count())
    return found.first if found.count() < 3 else found.nth(found.count() // 2)


def play_until(page: Page, target: str) -> None:
    for _ in range(MOST_STEPS):
        page.locator(SOMETHING_TO_DO).first.wait_for(timeout=90_000)
        if page.locator(target).count():
            return
        if page.locator(ROUND_END).count():
            expect(page.locator(ROUND_END).get_by_text("The screens come down")).to_be_visible()
            page.locator(ROUND_END).locator("footer button").click()
            continue
        try_a_choice(page)
    raise AssertionError(f"{target} does not come")


def try_a_choice(page: Page) -> None:
    """Unless the table has moved on since it was found."""
    with suppress(TooLate, StopIteration):
        choice(page).click(timeout=5_000)


def rival_stock(page: Page) -> tuple[str, str]:
    """A town with a wagon where the other player has goods, and which."""
    for city in WAGONS:
        store = page.locator(f"[data-at='store-1-{city}']")
        if store.count():
            return city, store.locator(".visually-hidden").inner_text()
    raise AssertionError("the other player has bought nothing where a wagon stands")


def test_a_whole_game_with_bids_haggling_arrivals_an_auction_and_a_credit(page: Page) -> None:
    """In the first round of this world all of it must happen; then the game goes on to its end."""
    options: dict[str, Any] = {"game_length": "short", "first_round_purchase_passes": 1}
    sit_down(page, level="shipowner", data=quick_world(), **options)
    buy(page, "wine in Paris", "food in Paris")
    page.get_by_role("button", name="Finish the purchase").click()
    page.get_by_text("Sealed bid for wagon 1", exact=False).first.wait_for(timeout=90_000)
    rival_city, rival_has = rival_stock(page)
    for city, wagon in WAGONS.items():
        bid(page, wagon, 1500 if city in ("PAR", rival_city) else 0)
    haggle(page, rival_has)
    credit = ".choice:has-text('Take a credit')"
    play_until(page, credit)
    expect(told(page, r"is unloaded in .* \+ [1-9]\d\d")).to_be_visible()
    expect(told(page, "Auction 1 of an investment card")).to_be_visible()
    expect(told(page, r"bids [1-9]\d\d")).to_be_attached()
    expect(told(page, r"takes? .* for [1-9]\d\d")).to_be_visible()
    page.locator(credit).click()
    expect(page.get_by_text("1 credit", exact=True).first).to_be_visible()
    expect(told(page, "takes? a credit of 2,?000")).to_be_visible()
    play_until(page, MATCH_END)
    expect(page.locator(MATCH_END).locator(".podium li")).to_have_count(2)
    page.keyboard.press("Escape")
    expect(told(page, "The discs show")).to_be_attached()
    page.get_by_text("Your books by wagon").click()
    expect(page.locator("[data-at='ledger'] table")).to_be_visible()


def test_a_purchase_by_keyboard_alone(page: Page) -> None:
    sit_down(page, first_round_purchase_passes=1)
    to_a_choice(page)
    expect(page.locator(".ware[data-choice]").first).to_be_focused()
    expect(page.locator("#prompt-hint")).to_contain_text("costs 100")
    page.keyboard.press("Enter")
    expect(page.get_by_text("you may buy 2 more", exact=False).first).to_be_visible()
    page.keyboard.press("1")
    page.locator(".amount .primary").wait_for(timeout=60_000)


def test_standing_orders_are_kept(page: Page) -> None:
    sit_down(page)
    page.get_by_text("Standing orders").click()
    page.get_by_label("Pay at most (per good)").fill("300")
    page.get_by_role("button", name="Save these orders").click()
    page.wait_for_timeout(500)
    page.reload()
    page.get_by_text("Standing orders").click()
    expect(page.get_by_label("Pay at most (per good)")).to_have_value("300")


@pytest.mark.parametrize(
    ("width", "height", "scheme", "bots"),
    [(360, 740, "light", 3), (1440, 900, "light", 3), (1920, 1080, "dark", 2)],
)
def test_the_map_is_accessible_and_fits(
    page: Page, width: int, height: int, scheme: Scheme, bots: int
) -> None:
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    page.set_viewport_size({"width": width, "height": height})
    sit_down(page, bots=bots, first_round_purchase_passes=1)
    assert violations(page) == []
    page.get_by_role("button", name="Finish the purchase").click()
    page.locator(".amount .primary").wait_for(timeout=90_000)
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def places(pieces: Locator) -> list[float]:
    """Edges and sizes of all of them."""
    boxes = [box for piece in pieces.all() if (box := piece.bounding_box()) is not None]
    return [number for box in boxes for number in (box["x"], box["y"], box["width"], box["height"])]


@pytest.mark.parametrize("town", ["Cologne", "Vienna", "Bruges", "Genoa"])
def test_a_market_keeps_its_place_under_the_pointer(page: Page, town: str) -> None:
    """What is bought is stored on the placard, which grows away from its market."""
    page.set_viewport_size({"width": 1440, "height": 900})
    sit_down(page, first_round_purchase_passes=1)
    wares = page.locator(f".ware[aria-label$='in {town}']")
    before = places(wares)
    wares.first.click()
    expect(wares.first.locator("xpath=ancestor::section").locator(".stock")).to_have_count(1)
    moved = [abs(now - then) for now, then in zip(places(wares), before, strict=True)]
    assert max(moved) < 1, "more than what differs between fonts"


def test_a_phone_shows_warehouses_and_keeps_still_between_bids(page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    sit_down(page, first_round_purchase_passes=1)
    own = page.locator(".own .stock")
    ware = page.get_by_role("button", name="Buy wine in Paris", exact=True)
    ware.click()
    ware.click()
    expect(own).to_contain_text("Your warehouse: 1 wine")
    expect(own.locator("svg").first).to_be_in_viewport()
    page.get_by_role("button", name="Finish the purchase").click()
    bar = page.locator("[data-at=prompt]")
    for wagon in (1, 2, 3):
        page.get_by_text(f"Sealed bid for wagon {wagon}", exact=False).first.wait_for(timeout=90_000)
        before = bar.bounding_box()
        if wagon == 1:
            expect(page.locator(".panel .stock")).to_contain_text("Your warehouse: 1 wine")
        page.locator(".amount .primary").click()
        page.mouse.move(0, 0)  # On a bid it would tell what that means, instead of the next question.
        expect(told(page, f"Bids for wagon {wagon}: ")).to_be_attached()
        after = bar.bounding_box()
        assert before is not None
        assert after is not None
        assert abs(after["y"] - before["y"]) < 1


def test_a_wagon_chosen_on_the_large_map_leaves_the_tokens_in_sight(page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    sit_down(page, first_round_purchase_passes=1)
    page.get_by_role("button", name="Finish the purchase").click()
    cart = page.locator(".cart[data-choice]").first
    while not cart.count():
        page.locator(".amount .primary, .panel .choice, .cart[data-choice]").first.wait_for(timeout=90_000)
        if not cart.count():
            try_a_choice(page)
    cart.click()
    expect(page.locator(".zoomed")).to_have_count(1)
    cart.click()
    expect(page.locator(".zoomed")).to_have_count(0)
    for token in page.locator(".panel .token[data-choice]").all():
        expect(token).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("width", [360, 1440])
def test_a_sale_names_what_it_brings(page: Page, width: int) -> None:
    """On each button, however many there are."""
    page.set_viewport_size({"width": width, "height": 740})
    welcome = welcomes("merchants")["merchants.warehouse_sale"]
    Teller(page, welcome)
    page.goto(f"/table/{TABLE}")
    sales = page.locator(".panel .choice:not(.primary)")
    sales.first.wait_for()
    assert welcome.consequences is not None
    assert welcome.consequences.answers is not None
    brought = [facts[0].amount for facts in welcome.consequences.answers if facts]  # type: ignore[attr-defined]
    assert len(brought) > 4
    for sale, amount in zip(sales.all(), brought, strict=True):
        expect(sale).to_contain_text(f"+{amount:,}")
