"""Marquis in the browser: a whole game of four people with Vetoes, a Prosecutor and a sold protection;
the table on phones and screens; a game against a bot by keyboard alone."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect
from tests.e2e.sitting import MATCH_END, Scheme, open_table, violations

from ducats.games.marquis.rules.printed import DATA_TEXT

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(600)]

VETERAN = Path(__file__).with_name("veteran.js")
MOST_STEPS = 1500
PEOPLE = 4
EAGER = (r"Veto!", r"Void the Veto", r"Agreed", r"Protect .+ for ", r"Offer ")
"""What these people never let pass: every Veto, every intervention, every bargain."""
FULL_HANDS = re.sub(r"(?m)^(hand_size = .*value = )\d", r"\g<1>8", DATA_TEXT)
"""With eight cards in hand everybody soon holds Veto, Prosecutor and Countess, whatever is dealt."""
STICKS_OUT = """[...document.querySelectorAll('.standing')].flatMap((panel) => {
    const { left, right } = panel.getBoundingClientRect();
    return [...panel.querySelectorAll('.goods > :not(.jewels), .jewels > *')]
        .map((each) => [each.textContent.trim(), each.getBoundingClientRect()])
        .filter(([, box]) => box.left < left - 1 || box.right > right + 1)
        .map(([text]) => text);
})"""


def open_marquis(page: Page, seats: int, bots: list[str | None], data: str | None = None) -> str:
    return open_table(page, {"game": "marquis", "seats": seats, "bots": bots, "data": data})


@pytest.fixture
def people(browser: Browser, page: Page, address: str) -> Iterator[list[Page]]:
    """Four people around one table."""
    table = open_marquis(page, PEOPLE, [], FULL_HANDS)
    contexts: list[BrowserContext] = []
    pages = [page]
    page.goto(f"/table/{table}")
    for _ in range(PEOPLE - 1):
        context = browser.new_context(base_url=address, reduced_motion="reduce", locale="en-GB")
        context.add_init_script(path=VETERAN)
        context.set_default_timeout(30_000)
        contexts.append(context)
        friend = context.new_page()
        friend.goto(f"/table/{table}")
        friend.get_by_role("button", name="Sit here").first.click()
        pages.append(friend)
    yield pages
    for context in contexts:
        context.close()


def eager_choice(page: Page) -> Locator:
    """Vetoes, interventions and bargains first; the Prosecutor is kept in the hand as long as possible."""
    choices = page.locator("[data-choice]")
    names = [text.strip() for text in choices.evaluate_all("all => all.map(c => c.innerText)")]
    for wish in EAGER:
        for index, name in enumerate(names):
            if re.match(wish, name):
                return choices.nth(index)
    kept = [index for index, name in enumerate(names) if not name.startswith("Lay the Prosecutor")]
    return choices.nth(kept[-1] if kept else 0)


def act(page: Page) -> bool:
    """One decision of this person, if there is one to take."""
    if page.locator("[data-choice]").count() == 0:
        return False
    number = page.locator(".log li").count()
    eager_choice(page).click()
    page.wait_for_function(
        """before => document.querySelectorAll('.log li').length > before
            || !document.querySelector('[data-choice]') || document.querySelector('dialog.end[open]')""",
        arg=number,
    )
    return True


def play_together(pages: list[Page]) -> None:
    for _ in range(MOST_STEPS):
        if pages[0].locator(MATCH_END).count():
            return
        if not any(act(page) for page in pages):
            pages[0].wait_for_timeout(30)
    raise AssertionError("the game does not end")


def test_four_people_play_with_vetoes_a_prosecutor_and_protection(people: list[Page]) -> None:
    play_together(people)
    for page in people:
        expect(page.locator(f"{MATCH_END} .podium li")).to_have_count(PEOPLE)
    told = people[0].locator(".log").inner_text()
    assert len(re.findall(r"Veto!", told)) >= 2
    voided = re.findall(r"Prosecutor.* voids (?:the Veto of .+|your Veto)\.", told)
    assert voided
    assert len(voided) < len(re.findall(r"Veto!", told)), "one Veto at least must hold"
    assert re.search(r"Countess.* protects .+ for \d", told)
    result = people[0].locator(MATCH_END)
    expect(result.get_by_role("columnheader", name="rubies")).to_be_visible()


@pytest.mark.parametrize(("width", "height"), [(360, 740), (1440, 900)])
@pytest.mark.parametrize(("seats", "scheme"), [(2, "dark"), (4, "light"), (5, "dark"), (8, "light")])
def test_the_table_of_marquis_is_accessible_and_fits(
    page: Page, width: int, height: int, seats: int, scheme: Scheme
) -> None:
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    page.set_viewport_size({"width": width, "height": height})
    table = open_marquis(page, seats, [None, *["lackey"] * (seats - 1)])
    page.goto(f"/table/{table}")
    for _ in range(6):
        page.locator("[data-choice]").first.wait_for()
        act(page)
    page.locator("[data-choice]").first.wait_for()
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert page.evaluate(STICKS_OUT) == []
    assert violations(page) == []
    page.get_by_role("button", name="Who can rob whom").click()
    page.get_by_role("dialog", name="Who can rob whom").wait_for()
    assert violations(page) == []


def test_pointing_at_a_card_tells_its_consequences(page: Page) -> None:
    table = open_marquis(page, 2, [None, "lackey"])
    page.goto(f"/table/{table}")
    card = page.get_by_role("button", name=re.compile("^Lay the")).first
    card.wait_for()
    card.hover()
    expect(page.locator("#prompt-hint")).to_contain_text("Next exchange")


def test_standing_orders_are_given_for_one_turn_or_for_good(page: Page) -> None:
    table = open_marquis(page, 2, [None, "lackey"])
    page.goto(f"/table/{table}")
    page.locator("[data-choice]").first.wait_for()
    page.get_by_role("button", name="Standing orders").click()
    dialog = page.get_by_role("dialog", name="Standing orders")
    dialog.get_by_label("Let everything pass this turn").check()
    dialog.get_by_label("Use of your Veto").select_option("eliminations")
    expect(page.locator(".in-force")).to_have_count(1)
    expect(dialog.locator("[aria-busy=true]")).to_have_count(0)
    assert violations(page) == []
    page.reload()
    page.locator("[data-choice]").first.wait_for()
    page.get_by_role("button", name="Standing orders").click()
    expect(dialog.get_by_label("Let everything pass this turn")).to_be_checked()
    expect(dialog.get_by_label("Use of your Veto")).to_have_value("eliminations")
    page.keyboard.press("Escape")
    act(page)
    page.locator("[data-choice]").first.wait_for()
    page.get_by_role("button", name="Standing orders").click()
    expect(dialog.get_by_label("Use of your Veto")).to_have_value("eliminations")


def test_a_game_by_keyboard_alone(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play Marquis").focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="Marquis")
    dialog.get_by_text("1 bot", exact=True).click()
    dialog.get_by_role("button", name="Play now").focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    for _ in range(MOST_STEPS):
        page.locator(f"[data-choice], {MATCH_END}").first.wait_for()
        if page.locator(MATCH_END).count():
            return
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
    raise AssertionError("the game does not end")


def test_what_happened_since_the_last_decision_is_shown_again_but_told_once(page: Page) -> None:
    page.goto(f"/table/{open_marquis(page, 4, [None, *['lackey'] * 3])}")
    page.locator(".board [data-choice]").first.click()
    # A single answer is given for the reader: it is no decision.
    asked_again = """() => document.querySelectorAll('.log .part').length > 4
        && document.querySelectorAll('.board [data-choice]').length > 1"""
    page.wait_for_function(asked_again)
    lines = page.locator(".log .line")
    told = lines.all_inner_texts()
    page.get_by_role("button", name="Since my last move").click()
    page.get_by_role("button", name="Show everything").wait_for()
    page.wait_for_function(asked_again)
    assert lines.all_inner_texts() == told
    new = page.locator(".log .line.new").all_inner_texts()
    assert new == told[-len(new) :]
    assert not any("You lay" in text for text in new)
    # The first of the three began in the moment of the reader's own move.
    assert len([text for text in new if "’s turn" in text]) == 2
