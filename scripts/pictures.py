"""Takes the pictures of docs/images: all, or the named parts alone, so that a run that was cut off can go on.

    python scripts/pictures.py [PART ...] [--address http://127.0.0.1:8000]

Without an address it starts a server of its own, whose bots do not dawdle.
"""

import argparse
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from typing import Literal

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.serving import UNDELAYED_ENVIRONMENT, free_port  # noqa: E402

FOLDER = ROOT / "docs" / "images"
CHROMIUM = ROOT / ".tools" / "chromium-path"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
DESKTOP, PHONE, WIDE = (1440, 900), (360, 740), (1920, 1080)
AT_REST = """Promise.all(
  document.getAnimations()
    .filter((each) => each.effect.getComputedTiming().iterations !== Infinity)
    .map((each) => each.finished.catch(() => null)),
).then(() => null)"""
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
    """With 256 colours: a third of the bytes, with no visible difference."""
    page.wait_for_timeout(700)
    page.evaluate(AT_REST)
    with Image.open(BytesIO(page.screenshot())) as picture:
        picture.convert("RGB").quantize(256).save(FOLDER / f"{name}.png", optimize=True)


def shelf(browser: Browser, address: str) -> None:
    with sitting(browser, address, DESKTOP, "light") as page:
        save(page, "shelf")
    for scheme in ("light", "dark"):
        with sitting(browser, address, PHONE, scheme) as page:
            save(page, f"phone-shelf-{scheme}")


def musketeers(browser: Browser, address: str) -> None:
    with sitting(browser, address, DESKTOP, "light") as page:
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
            open_table(page, 3 if scheme == "light" else 4)
            take_turns(page, 4)
            save(page, f"phone-table-{scheme}")


def table_of(game: str, level: str, turns: int) -> Callable[[Browser, str], None]:
    """Takes the picture of another game's table after a number of turns."""

    def take(browser: Browser, address: str) -> None:
        with sitting(browser, address, DESKTOP, "light") as page:
            wanted = {"game": game, "seats": 4, "bots": [None, level, level, level], "options": {}}
            page.goto(f"/table/{page.request.post('/api/tables', data=wanted).json()['id']}")
            for _ in range(turns):
                take_any(page)
            page.locator(WAITING).first.wait_for()
            save(page, f"table-{game}")

    return take


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


PARTS: dict[str, Callable[[Browser, str], None]] = {
    "shelf": shelf,
    "musketeers": musketeers,
    "ends": ends,
    "marquis": table_of("marquis", "courtier", 10),
    "marracash": table_of("marracash", "trader", 24),
    "merchants": table_of("merchants", "bookkeeper", 30),
}


@contextmanager
def serving() -> Iterator[str]:
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        command = [str(ROOT / ".venv" / "bin" / "ducats"), "serve", "--port", str(port)]
        command += ["--database", f"{folder}/ducats.sqlite"]
        server = subprocess.Popen(
            command, env={**os.environ, **UNDELAYED_ENVIRONMENT}, stdout=subprocess.DEVNULL
        )
        try:
            wait_for(port, server)
            yield f"http://127.0.0.1:{port}"
        finally:
            server.terminate()
            server.wait()


def wait_for(port: int, server: "subprocess.Popen[bytes]") -> None:
    for _ in range(150):
        if server.poll() is not None:
            break
        try:
            socket.create_connection(("127.0.0.1", port), timeout=2).close()
        except OSError:
            time.sleep(0.2)
        else:
            return
    raise SystemExit("the server did not come up")


def take_parts(names: list[str], address: str) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM.read_text().strip(), args=FLAGS)
        for name in names or PARTS:
            began = time.monotonic()
            PARTS[name](chromium, address)
            print(f"{name}: {time.monotonic() - began:.0f} s", flush=True)
        chromium.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Takes the pictures of docs/images.")
    parser.add_argument("parts", nargs="*", metavar="PART", help=", ".join(PARTS))
    parser.add_argument("--address", help="of a server that runs already")
    asked = parser.parse_args()
    unknown = [part for part in asked.parts if part not in PARTS]
    if unknown:
        parser.error(f"there is no part {unknown[0]!r}; there are {', '.join(PARTS)}")
    if asked.address:
        take_parts(asked.parts, asked.address)
    else:
        with serving() as own:
            take_parts(asked.parts, own)
