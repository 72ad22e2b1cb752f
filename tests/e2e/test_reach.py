"""Nothing lies over anything: what can be pressed at a table can be reached, on a phone and on a desk."""

import pytest
from playwright.sync_api import Page
from tests.e2e.sitting import sit_at_new_table

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(120)]

TABLES = {"musketeers": "page", "marquis": "lackey", "marracash": "porter", "merchants": "peddler"}

COVERED = """() => [...document.querySelectorAll('main button, main summary')].filter((button) => {
  const closed = button.parentElement.closest('details:not([open])');
  if (closed && button.parentElement !== closed) return false;
  if (!button.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  button.scrollIntoView({ block: 'center', inline: 'center' });
  const box = button.getBoundingClientRect();
  const found = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return !button.contains(found);
}).map((button) => button.outerHTML.slice(0, 160))"""
"""What somebody who points at the middle of a button would not hit; unseen ones wait for the pointer."""


@pytest.mark.parametrize(("width", "height"), [(360, 740), (1440, 900)])
@pytest.mark.parametrize("game", TABLES)
def test_no_button_is_covered(page: Page, game: str, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.goto("/")
    page.get_by_role("button", name="Play now").first.wait_for()
    bots = [None, TABLES[game], TABLES[game]]
    wanted = {"game": game, "seats": 3, "bots": bots, "public": False, "options": {}, "data": None}
    sit_at_new_table(page, wanted)
    assert page.evaluate(COVERED) == []
