"""A friend opens the link: they see what is played, sit down under their name, and the host begins."""

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.e2e.sitting import open_table, violations

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(120)]


def test_a_friend_is_invited_sits_down_and_the_host_begins(
    page: Page, browser: Browser, address: str
) -> None:
    wanted = {"game": "musketeers", "seats": 3, "absence": {"mode": "bot", "seconds": 600}}
    table = open_table(page, wanted)
    with browser.new_context(base_url=address, locale="en-GB", reduced_motion="reduce") as elsewhere:
        friend = elsewhere.new_page()
        friend.goto(f"/table/{table}")
        sit = friend.get_by_role("button", name="Sit down and play")
        sit.wait_for()
        assert violations(friend) == []
        friend.get_by_label("Your name").fill("Anna")
        sit.click()
        page.goto(f"/table/{table}")
        expect(page.locator("[data-chair='1'] .name")).to_contain_text("Anna")
        page.locator("h2", has_text="What was agreed").wait_for()
        assert violations(page) == []
        page.get_by_role("button", name="Fill all free chairs with bots and begin").click()
        friend.get_by_role("button", name="Skip", exact=True).click()
        friend.get_by_role("button", name="I am still thinking").click()
        expect(friend.get_by_role("timer")).to_contain_text("left")
        assert violations(friend) == []


def test_who_is_asked_to_leave_is_told_and_no_longer_invited(
    page: Page, browser: Browser, address: str
) -> None:
    table = open_table(page, {"game": "musketeers", "seats": 3})
    page.goto(f"/table/{table}")
    with browser.new_context(base_url=address, locale="en-GB", reduced_motion="reduce") as elsewhere:
        friend = elsewhere.new_page()
        friend.goto(f"/table/{table}")
        friend.get_by_role("button", name="Sit down and play").click()
        page.get_by_role("button", name="to leave").click()
        page.get_by_role("button", name="Ask to leave").click()
        for _ in range(2):
            expect(friend.get_by_text("The host has asked you to leave this table.")).to_be_visible()
            expect(friend.get_by_role("button", name="Sit")).to_have_count(0)
            friend.reload()
