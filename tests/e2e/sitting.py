"""What a person does at a table, told once for all browser tests."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, Literal

from playwright.sync_api import Page, expect

Scheme = Literal["light", "dark"]
SCHEMES: Final[tuple[Scheme, ...]] = ("light", "dark")
ROUND_END = "dialog.round-end[open]"
MATCH_END = "dialog.end[open]"
SOMETHING_TO_DO = f"[data-choice], {ROUND_END}, {MATCH_END}"
MOST_STEPS = 800
AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
OPEN_TABLE = """async (wanted) => {
  const answer = await fetch('/api/tables', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wanted),
  });
  return (await answer.json()).id;
}"""


def open_table(page: Page, wanted: dict[str, Any]) -> str:
    """The id of a table of one's own wishes, opened from the shelf."""
    page.goto("/")
    # The shelf shows its games once the server knows who looks at them: only they may open a table.
    page.locator(".shelf button").first.wait_for()
    return str(page.evaluate(OPEN_TABLE, wanted))


def sit_at_new_table(page: Page, wanted: dict[str, Any]) -> None:
    """From the shelf to a table of one's own wishes, at which the first question is already asked."""
    page.goto(f"/table/{open_table(page, wanted)}")
    page.locator("[data-choice]").first.wait_for()


def to_a_choice(page: Page) -> None:
    """By arrows; on a busy machine the table may still be drawn anew after it has appeared."""
    for _ in range(50):
        page.keyboard.press("ArrowRight")
        if page.locator("[data-choice]:focus").count():
            return
        page.wait_for_timeout(100)
    raise AssertionError("no arrow leads to a choice")


def violations(page: Page) -> list[str]:
    """What stands in the way of people who see, hear or move otherwise, by all rules of axe."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(
        "axe.run({resultTypes: ['violations'], preload: false})"
        ".then(result => result.violations.map(v => v.id + ': ' + v.nodes[0].html))"
    )
    return list(found)


def play_now(page: Page, bots: int = 3, level: str = "Page") -> None:
    """From the shelf to a table with bots."""
    page.goto("/")
    page.get_by_text(level, exact=True).first.click()
    page.get_by_text(f"{bots} bot{'s' if bots > 1 else ''}", exact=True).first.click()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/table/*")
    page.locator("[data-choice]").first.wait_for()


def is_over(page: Page) -> bool:
    return page.locator(MATCH_END).count() > 0


def play_to_the_end_by_mouse(page: Page, at_round_end: Callable[[Page], None]) -> None:
    for _ in range(MOST_STEPS):
        page.locator(SOMETHING_TO_DO).first.wait_for()
        if is_over(page):
            return
        if page.locator(ROUND_END).count():
            at_round_end(page)
            page.locator(ROUND_END).locator("footer button").click()
        else:
            take_a_choice_by_mouse(page)
    raise AssertionError("the match does not end")


def take_a_choice_by_mouse(page: Page) -> None:
    """Three rewards and a confirmation, or one click (two, where a token and its place are chosen)."""
    before = page.locator("[data-choice]").count()
    confirm = page.get_by_role("button", name="Confirm", exact=True)
    if confirm.count():
        for number in (4, 6, 9):
            page.locator("[data-choice]").nth(number).click()
        confirm.click()
        expect(confirm).to_have_count(0)
        return
    page.locator("[data-choice]").nth(before // 2).click()


def play_to_the_end_by_keyboard(page: Page) -> None:
    """Arrows, numbers and Enter; the mouse is never touched."""
    for _ in range(MOST_STEPS):
        page.locator(SOMETHING_TO_DO).first.wait_for()
        if is_over(page):
            return
        if page.locator(ROUND_END).count():
            page.keyboard.press("Enter")
        elif page.get_by_role("button", name="Confirm", exact=True).count():
            for key in ("3", "5", "8"):
                page.keyboard.press(key)
            page.keyboard.press("Enter")
        else:
            page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
    raise AssertionError("the match does not end")


def read_in(page: Page, language: str) -> None:
    page.goto("/about")
    page.locator("h1").first.wait_for()
    page.evaluate("language => localStorage.setItem('ducats.settings', JSON.stringify({language}))", language)
