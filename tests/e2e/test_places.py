"""What stays in its place whatever is asked, waited for or owned."""

from itertools import count
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page
from tests.e2e.asked import TABLE, welcomes
from tests.e2e.sitting import read_in
from tests.e2e.teller import Teller

from ducats.games.marquis.rules.messages import Bundle
from ducats.server.wire_socket import Welcome

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(120)]

replace = msgspec.structs.replace
BOX = """(selector) => {
  const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect();
  return [x, y, width, height];
}"""
# Rows of text leave fractions of a pixel that nobody sees, other ones with other fonts.
SEEN = 1
SIZES = ((1440, 900), (1024, 768))
MOST_SHOPS = 6
NUMBERS = count(10_000)


def waiting(welcome: Welcome) -> Welcome:
    """The same moment while the reader is not asked."""
    view: Any = welcome.view
    return replace(welcome, view=replace(view, question=replace(view.question, choices=None)))


def shopkeepers(welcome: Welcome) -> Welcome:
    """The same question late in a game: everybody owns as many shops as they have signs."""
    view: Any = welcome.view
    stalls = tuple(
        replace(stall, owner=number // MOST_SHOPS if number < MOST_SHOPS * view.seats else None)
        for number, stall in enumerate(view.stalls)
    )
    places = tuple(replace(place, signs=0) for place in view.places)
    return replace(welcome, view=replace(view, stalls=stalls, places=places))


def boxes(page: Page, teller: Teller, told: dict[str, Welcome], selector: str) -> dict[str, list[float]]:
    """Where a piece stands in each of some moments."""
    found: dict[str, list[float]] = {}
    for name, welcome in told.items():
        view: Any = welcome.view
        # A number of its own tells that the page shows this moment, and not still the one before.
        question = replace(view.question, number=next(NUMBERS))
        teller.tell(replace(welcome, view=replace(view, question=question)))
        page.locator(f".table[data-question='{question.number}']").wait_for()
        found[name] = page.evaluate(BOX, selector)
    return found


def stays(places: dict[str, list[float]]) -> bool:
    return all(max(edge) - min(edge) < SEEN for edge in zip(*places.values(), strict=True))


@pytest.mark.parametrize("size", SIZES)
def test_souk_and_prices_keep_their_places(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    kinds = {kind: welcomes("marracash")[f"marracash.{kind}"] for kind in ("act", "raise_or_pass", "bring")}
    told = {
        name: each
        for kind, welcome in kinds.items()
        for name, each in (
            (kind, welcome),
            (f"{kind}, waiting", waiting(welcome)),
            (f"{kind}, late", shopkeepers(welcome)),
        )
    }
    teller = Teller(page, kinds["act"])
    read_in(page, "de")
    page.goto(f"/table/{TABLE}")
    teller.wait_for(kinds["act"].view.question.number)  # type: ignore[union-attr]
    for selector in (".souk", ".pays"):
        places = boxes(page, teller, told, selector)
        assert stays(places), places
        assert page.evaluate("document.documentElement.scrollHeight") <= size[1]
    auction = {name: each for name, each in told.items() if name.startswith("raise")}
    places = boxes(page, teller, auction, ".limit")
    assert stays(places), places


OUTSIDE = """() => {
  const table = document.querySelector('.board').getBoundingClientRect();
  return [...document.querySelectorAll('.standing, .hand > *')].filter((piece) => {
    const { left, right } = piece.getBoundingClientRect();
    return left < table.left || right > table.right;
  }).map((piece) => piece.ariaLabel ?? piece.dataset.at);
}"""
NOTES: dict[str, dict[str, Any]] = {
    "none": {"bound": False, "shown": False, "offer": None, "eliminated": ()},
    "has to lay": {"bound": True, "shown": False, "offer": None, "eliminated": ()},
    "offers": {"bound": False, "shown": False, "offer": Bundle(coins=2, diamonds=1), "eliminated": ()},
    "eliminated": {"bound": False, "shown": False, "offer": None, "eliminated": ("A", "C", "T")},
}


@pytest.mark.parametrize("size", [(360, 740), *SIZES, (2560, 1440)])
def test_notes_leave_plate_and_hand_in_their_places(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    welcome = welcomes("marquis")["marquis.lay_card"]
    view: Any = welcome.view
    told = {
        name: replace(
            welcome,
            view=replace(
                view,
                places=tuple(
                    replace(place, **notes) if seat == welcome.seat else place
                    for seat, place in enumerate(view.places)
                ),
            ),
        )
        for name, notes in NOTES.items()
    }
    teller = Teller(page, welcome)
    read_in(page, "de")
    page.goto(f"/table/{TABLE}")
    teller.wait_for(view.question.number)
    for selector in (".standing.own", ".standing.own .plate", ".hand"):
        places = boxes(page, teller, told, selector)
        assert stays(places), places
    assert page.evaluate(OUTSIDE) == []
