"""By keyboard and by ear: the focus stays at the table, and what is new is read out, once."""

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.sitting import AXE, sit_at_new_table, to_a_choice

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(120)]

LEVELS = {"musketeers": "page", "marquis": "lackey", "marracash": "porter", "merchants": "peddler"}
ANSWERS = 8
FOCUSED = "document.activeElement.closest('.table, dialog') !== null"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice", "experimental"]
STRICT = """tags => axe.run(document, {runOnly: tags})
    .then(result => result.violations.map(v => v.id + ': ' + v.nodes[0].html))"""


def sit(page: Page, game: str) -> None:
    level = LEVELS[game]
    sit_at_new_table(page, {"game": game, "seats": 3, "bots": [None, level, level], "public": False})


def answer(page: Page) -> None:
    """One answer with arrows and Enter, or three digits and Enter."""
    if page.locator(".bar .buttons .primary").count():
        for key in "358":
            page.keyboard.press(key)
    else:
        to_a_choice(page)
    page.keyboard.press("Enter")
    page.wait_for_timeout(150)
    page.locator("[data-choice], dialog[open]").first.wait_for()


@pytest.mark.parametrize("game", LEVELS)
def test_the_focus_stays_at_the_table(page: Page, game: str) -> None:
    sit(page, game)
    for _ in range(ANSWERS):
        answer(page)
        page.wait_for_function(FOCUSED)
    page.evaluate(AXE.read_text(encoding="utf-8"))
    assert page.evaluate(STRICT, TAGS) == []


def test_the_question_just_answered_is_not_read_again(page: Page) -> None:
    sit(page, "musketeers")
    spoken = page.locator(".table > [aria-live]")
    expect(spoken).to_contain_text("It is your turn. Lay three")
    answer(page)
    expect(spoken).to_contain_text("Duel 1")
    expect(spoken).not_to_contain_text("Lay three")
