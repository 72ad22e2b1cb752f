"""The guide of a newcomer: it begins with how one wins, holds the table, covers nothing, and goes on."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.e2e.sitting import open_table, violations

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(120)]

GAMES = {
    "musketeers": ("page", "You win by collecting money", ".centre"),
    "marquis": ("lackey", "most valuable jewels", ".centre"),
    "marracash": ("porter", "You win with cash", "[data-at=souk]"),
    "merchants": ("peddler", "You win by status", "[data-at=map]"),
}
OVERLAP = """([one, other]) => {
    const [a, b] = [one, other].map(each => document.querySelector(each).getBoundingClientRect());
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}"""
CARD = "[aria-label='Learn by playing']"


@pytest.fixture
def newcomer(browser: Browser, address: str) -> Iterator[Page]:
    context = browser.new_context(base_url=address, reduced_motion="reduce", locale="en-GB")
    context.set_default_timeout(30_000)
    yield context.new_page()
    context.close()


def sit(page: Page, game: str, seat: int = 0, **options: str) -> None:
    level = GAMES[game][0]
    bots = [None if each == seat else level for each in range(3)]
    wanted: dict[str, Any] = {"game": game, "seats": 3, "bots": bots, "public": False, "options": options}
    page.goto(f"/table/{open_table(page, wanted)}")
    # Until the introduction is closed nobody plays, not even bots that begin.
    page.get_by_role("dialog").get_by_role("button", name="Skip").click()
    page.locator("[data-choice]").first.wait_for()


def understood(page: Page) -> None:
    page.get_by_role("button", name="Understood").click()


def test_the_introduction_is_read_by_keyboard_and_shown_once(newcomer: Page) -> None:
    newcomer.goto("/")
    newcomer.get_by_role("button", name="Play now").first.click()
    introduction = newcomer.get_by_role("dialog", name="Musketeers in 30 seconds")
    for title in ("Be the richest musketeer", "Choose your rewards", "Fight as one", "Boldness pays"):
        expect(introduction.locator("h3").first).to_contain_text(title)
        newcomer.keyboard.press("ArrowRight")
    expect(introduction.get_by_role("button", name="To the table")).to_be_focused()
    assert violations(newcomer) == []
    newcomer.keyboard.press("Enter")
    expect(newcomer.locator(CARD)).to_contain_text("You win by collecting money")
    newcomer.reload()
    newcomer.locator(CARD).wait_for()
    expect(introduction).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_the_guide_begins_with_how_to_win_and_covers_nothing_on_a_phone(newcomer: Page, game: str) -> None:
    _, sentence, middle = GAMES[game]
    newcomer.set_viewport_size({"width": 360, "height": 740})
    sit(newcomer, game)
    card = newcomer.locator(CARD)
    expect(card).to_contain_text(sentence)
    assert not newcomer.evaluate(OVERLAP, [CARD, middle])
    assert not newcomer.evaluate(OVERLAP, [CARD, "[data-at=prompt]"])
    if game == "merchants":
        # The ladder lies too far below to be seen beside the remark: the screen stays where it is.
        assert newcomer.evaluate("scrollY") == 0
    understood(newcomer)
    expect(card).not_to_contain_text(sentence)


def test_the_guide_shows_the_hand_it_tells_of_on_a_phone_and_then_the_rivals_again(newcomer: Page) -> None:
    newcomer.set_viewport_size({"width": 360, "height": 740})
    sit(newcomer, "marquis")
    card = newcomer.locator(CARD)
    understood(newcomer)
    expect(card).to_contain_text("Each turn you lay one character")
    for part in (card, newcomer.locator("[data-at=hand]")):
        expect(part).to_be_in_viewport(ratio=0.99)
    while card.count():
        understood(newcomer)
        newcomer.wait_for_timeout(200)
    expect(newcomer.locator(".around .plate").first).to_be_in_viewport(ratio=1)


def test_play_holds_while_the_guide_speaks_and_the_guide_goes_on(newcomer: Page) -> None:
    newcomer.set_viewport_size({"width": 1440, "height": 900})
    sit(newcomer, "musketeers")
    card = newcomer.locator(CARD)
    understood(newcomer)
    expect(card).to_contain_text("twelve cards")
    understood(newcomer)
    for number in (4, 6, 9):
        newcomer.locator(".board [data-choice]").nth(number).click()
    newcomer.get_by_role("button", name="Confirm", exact=True).click()
    expect(card).to_contain_text("Cardinal")
    understood(newcomer)
    understood(newcomer)
    newcomer.locator(".board [data-choice]").nth(3).click()
    expect(card).to_contain_text("turned over together")
    before = newcomer.locator(".log li").count()
    newcomer.wait_for_timeout(500)
    assert newcomer.locator(".log li").count() == before
    newcomer.reload()
    newcomer.locator(".board [data-choice]").first.wait_for()
    expect(card).not_to_contain_text("twelve cards")
    kept = newcomer.evaluate("JSON.parse(localStorage.getItem('ducats.tour.musketeers'))")
    assert kept == ["aim", "rewards", "guard", "middle"]


def test_the_guide_tells_of_an_auction_beside_it(newcomer: Page) -> None:
    """Above and below it there is no room: the bids that it speaks of stay in sight."""
    newcomer.set_viewport_size({"width": 1440, "height": 900})
    sit(newcomer, "marracash", starting_player="first_seat")
    for _ in ("aim", "shops", "pick"):
        understood(newcomer)
    newcomer.locator("[data-at=shop-R5]").click()
    newcomer.get_by_role("button", name="Confirm", exact=True).click()
    expect(newcomer.locator(CARD)).to_contain_text("Every new customer")
    newcomer.wait_for_timeout(700)  # It is measured once more when the table has come to rest.
    for piece in ("[data-at=auction]", "[data-at=prompt]"):
        newcomer.wait_for_function(f"pieces => !({OVERLAP})(pieces)", arg=[CARD, piece])


def test_the_guide_tells_what_a_shop_is_worth_before_the_first_bid(newcomer: Page) -> None:
    """Where a bot begins, the newcomer is first asked to raise: what it is to raise is told the next time."""
    sit(newcomer, "marracash", seat=1, starting_player="first_seat")
    card = newcomer.locator(CARD)
    for _ in ("aim", "shops"):
        understood(newcomer)
    newcomer.get_by_role("button", name="Pass", exact=True).wait_for()
    expect(card).to_contain_text("Do not bid more than you hope to earn")
    understood(newcomer)
    expect(card).to_contain_text("Whoever passes is out of this auction")


@pytest.mark.parametrize("width", [1440, 2560])
def test_the_guide_grows_with_the_letters(newcomer: Page, width: int) -> None:
    """Large screens have larger ones: its buttons keep to one line each."""
    newcomer.set_viewport_size({"width": width, "height": width * 9 // 16})
    sit(newcomer, "musketeers")
    buttons = newcomer.locator(CARD).locator(".button")
    wide, tall = newcomer.evaluate(
        """(card) => {
          const letters = parseFloat(getComputedStyle(document.documentElement).fontSize);
          return [card.offsetWidth / letters, card.querySelector('.button').offsetHeight / letters];
        }""",
        newcomer.locator(CARD).element_handle(),
    )
    expect(buttons).to_have_count(2)
    assert round(wide) == 22
    assert tall < 3
