"""`python -m bench.page`: the time from the click on the shelf to a question that can be answered."""

import argparse
import os
import statistics
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, BrowserContext, Page, Request, sync_playwright

from bench.marked import replace_between
from bench.report import PAGE
from bench.results import this_machine
from bench.server import UNTHROTTLED, running_server
from ducats.games import GAMES
from ducats.games.levels import named_levels

ROUNDS: Final = 5
BEGIN: Final = "<!-- page: written by python -m bench.page --publish -->\n"
END: Final = "<!-- end of page -->\n"
CHROMIUM: Final = Path(__file__).parents[1] / ".tools" / "chromium-path"
WITHOUT_PAUSES: Final = {
    f"DUCATS_{pause}_DELAY_{bound}": "0" for pause in ("BOT", "ANSWER") for bound in ("LEAST", "MOST")
}
PHONE: Final = {"latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 0.75e6 / 8}
"""A mobile line of 1.6 Mbit/s and 150 ms; a processor of a quarter of this one's speed goes with it."""
PHONE_SLOWER: Final = 4
KNOWN: Final = """([game, level]) => {
  localStorage.setItem(`ducats.tour.${game}`, '"done"');
  localStorage.setItem('ducats.settings', '{"speed": 0}');
  localStorage.setItem('ducats.play-now', JSON.stringify({ level, seats: 2 }));
}"""
"""Somebody who has read the introduction and sits down with one bot of the first level."""
CLICK: Final = """(button) => new Promise((done) => {
  const from = performance.now();
  const look = () =>
    document.querySelector('[data-choice]') ? done(performance.now() - from) : requestAnimationFrame(look);
  button.click();
  look();
})"""


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.page", description=__doc__)
    parser.add_argument("--publish", action="store_true", help="also write the figures into the docs")
    asked = parser.parse_args()
    with running_server(settings=UNTHROTTLED | WITHOUT_PAUSES) as server, sync_playwright() as playwright:
        path = os.environ.get("DUCATS_CHROMIUM") or CHROMIUM.read_text(encoding="utf-8")
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        rows = [row_of(browser, f"http://{server.address}", game) for game in sorted(GAMES)]
        browser.close()
    text = "\n".join(lines_of(rows))
    print(text)
    if asked.publish:
        replace_between(PAGE, BEGIN, END, text)


def lines_of(rows: list[tuple[str, ...]]) -> Iterator[str]:
    machine = this_machine()
    yield f"Taken with {machine.processor}, {machine.cores} cores, load {machine.load}; medians of {ROUNDS}."
    yield ""
    yield "| game | first visit | later | first visit, phone | scripts |"
    yield "| ---- | ----------: | ----: | -----------------: | ------: |"
    yield from (f"| {' | '.join(row)} |" for row in rows)


def row_of(browser: Browser, address: str, game: str) -> tuple[str, ...]:
    visits = [[*visit(browser, address, game, slowed=False)] for _ in range(ROUNDS)]
    slow = [next(visit(browser, address, game, slowed=True)) for _ in range(ROUNDS)]
    firsts, laters = ([each[index] for each in visits] for index in (0, 1))

    def seconds(times: list[tuple[float, int]]) -> str:
        return f"{statistics.median(time for time, _ in times) / 1000:.2f} s"

    weight = max(size for _, size in firsts) / 1000
    return game, seconds(firsts), seconds(laters), seconds(slow), f"{weight:.1f} kB"


def visit(browser: Browser, address: str, game: str, *, slowed: bool) -> Iterator[tuple[float, int]]:
    """Milliseconds from the click, and bytes of scripts beyond those of any page: at first, then again."""
    context = browser.new_context(base_url=address, locale="en-GB", service_workers="block")
    try:
        for _ in range(2):
            yield sit_down(context, game, slowed=slowed)
    finally:
        context.close()


def sit_down(context: BrowserContext, game: str, *, slowed: bool) -> tuple[float, int]:
    page = context.new_page()
    page.goto("/about")
    page.evaluate(KNOWN, [game, named_levels(game)[0]])
    sizes: dict[str, int] = {}

    def note(request: Request) -> None:
        if request.url.endswith(".js"):
            sizes[request.url] = request.sizes()["responseBodySize"]

    page.on("requestfinished", note)
    page.goto("/")
    page.locator(f"li[data-room={game}]").wait_for()
    page.wait_for_load_state("networkidle")
    if slowed:
        slow_down(page)
    opener = page.locator(f"li[data-room={game}] .more button")
    if opener.count():
        opener.click()
    spent = page.get_by_role("button", name="Play now").last.evaluate(CLICK)
    page.wait_for_timeout(500)  # The sizes of the last few are told a moment later.
    page.close()
    return float(spent), sum(sizes.values())


def slow_down(page: Page) -> None:
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", {"offline": False, **PHONE})
    line.send("Emulation.setCPUThrottlingRate", {"rate": PHONE_SLOWER})


if __name__ == "__main__":
    main()
