"""No click answers a question that its maker has not seen, and none that was meant goes unheard."""

from typing import Any

import pytest
from msgspec.structs import replace
from playwright.sync_api import Page, expect
from tests.e2e.asked import TABLE, welcomes
from tests.e2e.teller import Teller

from ducats.server.wire_socket import Happened, Welcome

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(120)]


WATCH = """() => {
  window.unread = false;
  const table = document.querySelector('.table');
  const look = () => (window.unread ||= table.matches('.unread'));
  new MutationObserver(look).observe(table, { attributeFilter: ['class'] });
}"""


def asking(welcome: Welcome, number: int) -> Welcome:
    """The same once more, as another question."""
    view: Any = welcome.view
    return replace(welcome, view=replace(view, question=replace(view.question, number=number)))


def test_a_click_answers_the_question_it_was_meant_for(page: Page) -> None:
    welcome = welcomes("marquis")["marquis.may_veto"]
    teller = Teller(page, asking(welcome, 1))
    page.goto(f"/table/{TABLE}")
    teller.wait_for(1)
    choice = page.locator(".board [data-choice]").first
    choice.hover()
    page.mouse.down()
    # Answered for the reader meanwhile, and the next question has the same buttons.
    teller.tell(asking(welcome, 2))
    teller.wait_for(2)
    page.mouse.up()
    teller.tell(asking(welcome, 3))
    choice.click()
    expect(page.locator(".board [data-choice]")).to_have_count(0)
    # Players who answered themselves are heard as soon as the next question is put.
    page.evaluate(WATCH)
    fourth: Any = asking(welcome, 4).view
    number = welcome.told[-1].number + 1
    teller.tell(Happened(number=number, events=welcome.told[-1].events[-1:], steps=(), view=fourth))
    teller.wait_for(4)
    box = choice.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator(".board [data-choice]")).to_have_count(0)
    assert [question for question, _ in teller.acts] == [3, 4]
    assert page.evaluate("window.unread") is False
