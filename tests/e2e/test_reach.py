"""A table is within reach: nothing lies over what can be pressed, and little is fetched for it."""

import pytest
from playwright.sync_api import Page, Request
from tests.e2e.sitting import sit_at_new_table

from ducats.texts import LANGUAGES

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(120)]

TABLES = {"musketeers": "page", "marquis": "lackey", "marracash": "porter", "merchants": "peddler"}

MOST_BYTES = 120_000
"""Of scripts, compressed, from the shelf to the first question."""
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


def sit_at(page: Page, game: str) -> None:
    bots = [None, TABLES[game], TABLES[game]]
    wanted = {"game": game, "seats": 3, "bots": bots, "public": False, "options": {}, "data": None}
    sit_at_new_table(page, wanted)


@pytest.mark.parametrize(("width", "height"), [(360, 740), (1440, 900)])
@pytest.mark.parametrize("game", TABLES)
def test_no_button_is_covered(page: Page, game: str, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    sit_at(page, game)
    assert page.evaluate(COVERED) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TABLES)
def test_the_scripts_of_a_table_stay_small(page: Page, game: str, language: str) -> None:
    sizes: dict[str, int] = {}

    def note(request: Request) -> None:
        if request.url.endswith(".js"):
            sizes[request.url] = max(request.sizes()["responseBodySize"], sizes.get(request.url, 0))

    page.add_init_script(f"localStorage.setItem('ducats.settings', '{{\"language\": \"{language}\"}}')")
    page.on("requestfinished", note)
    sit_at(page, game)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(500)  # The sizes of the last few are told a moment later.
    assert 0 < sum(sizes.values()) <= MOST_BYTES
