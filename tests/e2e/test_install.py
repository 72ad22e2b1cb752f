"""The page as an app: something to see at once, and a word when the network is gone."""

import pytest
from playwright.sync_api import Browser, Page, expect

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(60)]


def test_the_first_frame_is_not_blank_and_in_the_theme(page: Page) -> None:
    page.emulate_media(color_scheme="dark")
    page.route("**/assets/*.js", lambda route: None)
    page.goto("/", wait_until="commit")
    expect(page.locator(".opening")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    # The scripts that were held back arrive now.
    page.unroute("**/assets/*.js")
    page.locator("h1").first.wait_for()
    expect(page.locator(".opening")).to_have_count(0)


def test_without_a_network_the_page_says_so_and_comes_back(browser: Browser, address: str) -> None:
    context = browser.new_context(base_url=address, locale="de-DE")
    page = context.new_page()
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    assert page.evaluate("caches.keys()") == []
    context.set_offline(True)
    page.goto("/lobby")
    expect(page.get_by_text("Kein Netz.")).to_be_visible()
    expect(page.get_by_role("button")).to_have_count(1)
    context.set_offline(False)
    page.locator("h1", has_text="Lobby").or_(page.locator("nav")).first.wait_for()
    context.close()
