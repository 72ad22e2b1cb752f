"""A server that freezes: the page says so, and is back as soon as the server is."""

import signal
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.e2e.conftest import running
from tests.e2e.sitting import sit_at_new_table

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(120)]

VETERAN = Path(__file__).with_name("veteran.js")
ALL_SOON_MS = 4_000
"""Two seconds, and as many for a busy machine."""


def test_a_frozen_server_is_told_and_the_table_comes_back(
    browser: Browser, tmp_path: Path, dealer: Path
) -> None:
    with running(tmp_path, dealer, {}) as (address, server):
        context = browser.new_context(base_url=address, reduced_motion="reduce", locale="en-GB")
        context.add_init_script(path=VETERAN)
        page = context.new_page()
        sit_at_new_table(page, {"game": "marquis", "seats": 2, "bots": [None, "lackey"], "public": False})
        notice = page.locator(".notice")
        server.send_signal(signal.SIGSTOP)
        try:
            page.locator("[data-choice]").first.click()
            expect(notice).to_have_text("Sending…", timeout=4_000)
            expect(notice).to_contain_text("No connection", timeout=12_000)
        finally:
            server.send_signal(signal.SIGCONT)
        expect(notice).to_have_count(0, timeout=ALL_SOON_MS)
        before = page.locator(".log li").count()
        page.locator("[data-choice]").first.click()
        expect(page.locator(".log li").nth(before)).to_be_attached()
        context.close()
