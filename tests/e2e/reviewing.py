"""Finished games with their analyses, told once for all browser tests.

The analyses are prepared here, from few games, and handed to the page in place of the server's.
"""

import json
import re
from collections.abc import Callable
from pathlib import Path

import msgspec
from playwright.sync_api import Page, Route, expect

from ducats.engine.driver import Driver
from ducats.engine.record import Record, new_header, write
from ducats.engine.rng import Rng
from ducats.games import find
from ducats.review.analyst import Analyst, Effort
from ducats.review.messages import Analysis


def played(game: str) -> Record:
    """By lot, between two."""
    rules, dice = find(game), Rng("room")
    header = new_header(rules, 2, "room", rules.meta.shortest, players=("Ann", "Bob"))
    driver, _ = Driver.begin(rules, header, "room")
    while not driver.play.is_over():
        seat = driver.play.waiting_for()[0]
        driver.apply(seat, driver.play.say(seat, dice.choice(driver.play.legal(seat))))
    return driver.record()


def analysed(record: Record, effort: Effort) -> Analysis:
    analyst = Analyst(find(record.header.game), record, "few")
    for _ in analyst.work(effort):
        pass
    return analyst.analysis()


def bring(page: Page, record: Record, analysis: Analysis, folder: Path) -> str:
    """To the replay of a record, whose analysis is there; its address."""

    def answer(body: bytes) -> Callable[[Route], None]:
        return lambda route: route.fulfill(body=body, content_type="application/json")

    done = {"status": "done", "done": 1, "total": 1, "version": 2}
    page.context.route(re.compile(r"/api/tables/[^/]+/review$"), answer(json.dumps(done).encode()))
    page.context.route(
        re.compile(r"/api/tables/[^/]+/review/analysis$"), answer(msgspec.json.encode(analysis))
    )
    file = folder / "game.jsonl"
    file.write_bytes(write(record))
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("region", name="In short").get_by_role("term")).to_have_count(3)
    return page.url.partition("#")[0]
