"""The browser that the set-up found is one the front end is built for."""

import pytest
from playwright.sync_api import Page

pytestmark = pytest.mark.e2e


def test_the_browser_knows_what_the_front_end_is_built_on(page: Page) -> None:
    page.goto("about:blank")
    assert page.evaluate("CSS.supports('selector(:has(a))') && CSS.supports('width: 1cqw')")
    assert page.evaluate("typeof structuredClone === 'function' && 'findLast' in Array.prototype")


def test_the_tests_see_no_motion(page: Page) -> None:
    page.goto("about:blank")
    assert page.evaluate("matchMedia('(prefers-reduced-motion: reduce)').matches")
