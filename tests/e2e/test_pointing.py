"""Pointing at a choice tells what it means; nothing on the table moves meanwhile."""

import pytest
from playwright.sync_api import Page
from tests.e2e.sitting import sit_at_new_table

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(300)]

LEVELS = {"musketeers": "page", "marquis": "lackey", "marracash": "porter", "merchants": "peddler"}
SIZES = {"en": (1440, 900), "fr": (360, 740), "nl": (1280, 720), "de": (360, 740)}
"""One for each language; test_layout.py looks at every question at every size."""
SPEAK = """language => {
    const kept = JSON.parse(localStorage.getItem('ducats.settings') ?? '{}');
    localStorage.setItem('ducats.settings', JSON.stringify({...kept, language}));
}"""
MEASURE = """() => {
    const choices = [...document.querySelectorAll('.board [data-choice]')];
    const pieces = [...document.querySelectorAll('.board :is([data-choice], .bar, .hand > *)')];
    const boxes = () => pieces.map(piece => {
        const {x, y, width, height} = piece.getBoundingClientRect();
        return [x, y, width, height];
    });
    let before = [];
    window.approach = number => {
        choices[number].scrollIntoView({block: 'nearest', behavior: 'instant'});
        before = boxes();
        const {x, y, width, height} = choices[number].getBoundingClientRect();
        return [x + width / 2, y + height / 2];
    };
    // Fractions of a pixel nobody sees; they differ between fonts.
    window.moved = () => boxes().flatMap((box, index) =>
        box.some((edge, side) => Math.abs(edge - before[index][side]) >= 1)
            ? [[pieces[index].dataset.at ?? pieces[index].className, before[index], box]] : []);
    window.focusEach = async () => {
        before = boxes();
        const found = [];
        for (const choice of choices) {
            choice.focus({preventScroll: true});
            await new Promise(requestAnimationFrame);
            found.push(...moved());
        }
        document.activeElement.blur();
        return found;
    };
    return choices.length;
}"""
"""Where the choices, the hand and the prompt lie, and which have moved since the pointer came near."""


def point_at_all(page: Page) -> None:
    page.locator(".board [data-choice]").first.wait_for()
    page.mouse.move(0, 0)
    for number in range(page.evaluate(MEASURE)):
        page.mouse.move(*page.evaluate("number => approach(number)", number))
        assert page.evaluate("moved()") == []
    page.mouse.move(0, 0)
    assert page.evaluate("focusEach()") == []


def answer(page: Page) -> None:
    """The first choice, or the first three where three are to be ticked."""
    choices = page.locator(".board [data-choice]")
    confirm = page.locator(".bar .buttons .primary")
    ticks = 3 if confirm.count() else 1
    for number in range(ticks):
        choices.nth(number).click()
    if confirm.count():
        confirm.click()
    page.wait_for_timeout(300)


@pytest.mark.parametrize("game", LEVELS)
def test_nothing_moves_under_the_pointer(page: Page, game: str) -> None:
    bots = [None, *[LEVELS[game]] * 3]
    sit_at_new_table(page, {"game": game, "seats": 4, "bots": bots, "public": False})
    for language, (width, height) in SIZES.items():
        page.evaluate(SPEAK, language)
        page.set_viewport_size({"width": width, "height": height})
        page.reload()
        point_at_all(page)
        answer(page)
