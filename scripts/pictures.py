"""Takes the pictures of docs/images from a running server: python scripts/pictures.py http://127.0.0.1:8000"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "docs" / "images"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
DESKTOP, PHONE, WIDE = (1440, 900), (360, 740), (1920, 1080)
WAITING = "[data-choice], dialog.round-end[open], dialog.end[open]"


@contextmanager
def sitting(
    browser: Browser, address: str, size: tuple[int, int], scheme: Literal["light", "dark"]
) -> Iterator[Page]:
    context = browser.new_context(
        base_url=address,
        viewport={"width": size[0], "height": size[1]},
        color_scheme=scheme,
        reduced_motion="reduce",
        locale="en-GB",
    )
    context.set_default_timeout(60_000)
    context.add_init_script(path=ROOT / "tests" / "e2e" / "veteran.js")
    page = context.new_page()
    page.goto("/")
    page.locator("h1").first.wait_for()
    page.request.post("/api/me", data={"name": "Player"})
    yield page
    context.close()


def open_table(page: Page, seats: int, **options: object) -> str:
    bots = [None, "musketeer", "captain", "page"][:seats]
    wanted = {"game": "musketeers", "seats": seats, "bots": bots, "options": options}
    table = str(page.request.post("/api/tables", data=wanted).json()["id"])
    page.goto(f"/table/{table}")
    return table


def take_turns(page: Page, turns: int) -> None:
    """Play on; stops early where a hand or the match ends."""
    for _ in range(turns):
        page.locator(WAITING).first.wait_for()
        if page.locator("dialog[open]").count():
            return
        confirm = page.get_by_role("button", name="Confirm", exact=True)
        if confirm.count():
            for number in (4, 7, 10):
                page.locator("[data-choice]").nth(number).click()
            confirm.click()
        else:
            page.locator("[data-choice]").nth(page.locator("[data-choice]").count() // 2).click()
        page.wait_for_timeout(400)
    page.locator(WAITING).first.wait_for()


def save(page: Page, name: str) -> None:
    page.wait_for_timeout(700)
    page.screenshot(path=FOLDER / f"{name}.png")


def tables(browser: Browser, address: str) -> None:
    with sitting(browser, address, DESKTOP, "light") as page:
        save(page, "shelf")
        open_table(page, 4)
        take_turns(page, 6)
        save(page, "table-4")
        page.goto("/lobby")
        save(page, "lobby")
    with sitting(browser, address, WIDE, "dark") as page:
        open_table(page, 2)
        take_turns(page, 5)
        save(page, "table-2-dark")
    with sitting(browser, address, DESKTOP, "light") as page:
        open_table(page, 3)
        take_turns(page, 4)
        save(page, "table-3")
    for scheme in ("light", "dark"):
        with sitting(browser, address, PHONE, scheme) as page:
            save(page, f"phone-shelf-{scheme}")
            open_table(page, 3 if scheme == "light" else 4)
            take_turns(page, 4)
            save(page, f"phone-table-{scheme}")


def other_games(browser: Browser, address: str) -> None:
    for game, level, turns in (
        ("marquis", "courtier", 10),
        ("marracash", "trader", 24),
        ("merchants", "bookkeeper", 30),
    ):
        with sitting(browser, address, DESKTOP, "light") as page:
            wanted = {"game": game, "seats": 4, "bots": [None, level, level, level], "options": {}}
            page.goto(f"/table/{page.request.post('/api/tables', data=wanted).json()['id']}")
            for _ in range(turns):
                take_any(page)
            page.locator(WAITING).first.wait_for()
            save(page, f"table-{game}")


def take_any(page: Page) -> None:
    """The choice in the middle, or what several choices come to."""
    page.locator(WAITING).first.wait_for()
    choices = page.locator("[data-choice]:visible:enabled")
    if choices.count():
        choices.nth(choices.count() // 2).click()
    confirm = page.get_by_role("button", name="Confirm", exact=True)
    if confirm.count() and confirm.is_enabled():
        confirm.click()
    page.wait_for_timeout(600)


def ends(browser: Browser, address: str) -> None:
    with sitting(browser, address, DESKTOP, "light") as page:
        table = open_table(page, 4, match_target=40)
        for _ in range(12):
            take_turns(page, 40)
            if page.locator("dialog.end[open]").count():
                break
            save(page, "end-of-hand")
            page.locator("dialog.round-end footer button").click()
        save(page, "end-of-match")
        page.goto(f"/replay/{table}#moment=12&as=open")
        page.locator("h1, [role=slider], input[type=range]").first.wait_for()
        save(page, "replay")


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        tables(chromium, sys.argv[1])
        other_games(chromium, sys.argv[1])
        ends(chromium, sys.argv[1])
        chromium.close()
