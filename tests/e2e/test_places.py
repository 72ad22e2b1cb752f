"""What stays in its place whatever is asked, waited for or owned."""

from itertools import count
from typing import Any, cast

import msgspec
import pytest
from playwright.sync_api import Page
from tests.e2e.asked import TABLE, welcomes
from tests.e2e.sitting import read_in
from tests.e2e.teller import Teller

from ducats.games import GAMES
from ducats.games.marquis.rules.messages import Bundle
from ducats.server.wire_socket import Welcome

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(120)]

replace = msgspec.structs.replace
BOX = """async (selector) => {
  // What a piece keeps of its size is measured as it is painted.
  for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
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


def ask(page: Page, kind: str, language: str, size: tuple[int, int]) -> None:
    """A table of that size and language at which such a question is open."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    welcome = welcomes(kind.partition(".")[0])[kind]
    view: Any = welcome.view
    teller = Teller(page, welcome)
    read_in(page, language)
    page.goto(f"/table/{TABLE}")
    teller.wait_for(view.question.number)


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
        assert page.evaluate("document.documentElement.scrollHeight") <= size[1] + SEEN
    auction = {name: each for name, each in told.items() if name.startswith("raise")}
    places = boxes(page, teller, auction, ".limit")
    assert stays(places), places


BAR = "[data-at=prompt]"
PIECES: dict[str, tuple[str, ...]] = {
    "musketeers": (BAR,),
    "marquis": (BAR,),
    "marracash": (BAR, ".souk"),
    "merchants": (BAR, ".sheet"),
}
"""What an answer must not move, whatever comes and goes below it."""
TOKENS = ("musketeers.loser_token", "musketeers.winner_token", "musketeers.give_token")
"""While a token is taken a phone shows the rivals' cards whole, above the prompt: it keeps its size alone."""


@pytest.mark.parametrize("size", [(360, 740), (1440, 900)])
@pytest.mark.parametrize("game", PIECES)
def test_an_answer_moves_nothing(page: Page, game: str, size: tuple[int, int]) -> None:
    """Each kind of question, and the same moment when it is answered and others are waited for."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    kinds = welcomes(game)
    teller = Teller(page, next(iter(kinds.values())))
    read_in(page, "de")
    page.goto(f"/table/{TABLE}")
    page.locator(".board [data-choice]").first.wait_for()
    moved: list[str] = []
    for kind, welcome in kinds.items():
        told = {"asked": welcome, "waiting": waiting(welcome)}
        for selector in PIECES[game]:
            part = slice(2, 4) if kind in TOKENS else slice(2)
            corners = {name: box[part] for name, box in boxes(page, teller, told, selector).items()}
            if not stays(corners):
                moved.append(f"{kind} {selector}: {corners}")
    assert moved == [], "\n".join(moved)


FIXED: dict[str, tuple[str, ...]] = {
    "marracash": (BAR, ".souk", ".pays"),
    "merchants": (BAR, ".sheet", ".prices", ".ladder"),
}


@pytest.mark.parametrize("size", [(1440, 900), (2560, 1440)])
@pytest.mark.parametrize("game", FIXED)
def test_everything_has_one_place_on_a_large_screen(page: Page, game: str, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    kinds = welcomes(game)
    teller = Teller(page, next(iter(kinds.values())))
    read_in(page, "de")
    page.goto(f"/table/{TABLE}")
    page.locator(".board [data-choice]").first.wait_for()
    for selector in FIXED[game]:
        corners = {name: box[:2] for name, box in boxes(page, teller, kinds, selector).items()}
        assert stays(corners), f"{selector}: {corners}"


OUTSIDE = """() => {
  const table = document.querySelector('.board').getBoundingClientRect();
  return [...document.querySelectorAll('.standing, .hand > *')].filter((piece) => {
    const { left, right } = piece.getBoundingClientRect();
    return left < table.left - 1 || right > table.right + 1;
  }).map((piece) => piece.ariaLabel ?? piece.dataset.at);
}"""
NOTES: dict[str, dict[str, Any]] = {
    "none": {"bound": False, "shown": False, "offer": None, "eliminated": ()},
    "has to lay": {"bound": True, "shown": False, "offer": None, "eliminated": ()},
    "offers": {
        "bound": False,
        "shown": False,
        "offer": Bundle(coins=3, diamonds=2, vetoes=1),
        "eliminated": (),
    },
    "eliminated": {"bound": False, "shown": False, "offer": None, "eliminated": ("A", "C", "T")},
}


MARQUIS_SIZES = ((360, 740), *SIZES, (2560, 1440))


def noted(welcome: Welcome, seats: tuple[int, ...], notes: dict[str, Any]) -> Welcome:
    view: Any = welcome.view
    places = tuple(
        replace(place, **notes) if seat in seats else place for seat, place in enumerate(view.places)
    )
    return replace(welcome, view=replace(view, places=places))


@pytest.mark.parametrize("size", MARQUIS_SIZES)
def test_notes_leave_plate_and_hand_in_their_places(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    welcome = welcomes("marquis")["marquis.lay_card"]
    view: Any = welcome.view
    own = (cast("int", welcome.seat),)
    told = {name: noted(welcome, own, notes) for name, notes in NOTES.items()}
    teller = Teller(page, welcome)
    read_in(page, "de")
    page.goto(f"/table/{TABLE}")
    teller.wait_for(view.question.number)
    for selector in (".standing.own", ".standing.own .plate", ".hand"):
        places = boxes(page, teller, told, selector)
        assert stays(places), places
    assert page.evaluate(OUTSIDE) == []


COVERS_THE_RATE = """() => [...document.querySelectorAll('.stack')].filter((stack) => {
  const face = stack.querySelector('.face').getBoundingClientRect();
  const more = stack.querySelector('.covered')?.getBoundingClientRect();
  return more && more.bottom > face.top + 0.75 * face.height;
}).length"""
OUTSIDE_THEIR_PLACE = """() => [...document.querySelectorAll('.standing')].flatMap((place) => {
  const { left, right } = place.getBoundingClientRect();
  return [...place.querySelectorAll('.goods *')]
    .map((each) => [each.textContent.trim(), each.getBoundingClientRect()])
    .filter(([text, box]) => text && box.width > 1 && (box.left < left - 1 || box.right > right + 1))
    .map(([text]) => text);
})"""


@pytest.mark.parametrize("size", MARQUIS_SIZES)
def test_offers_of_rivals_leave_the_table_in_its_place(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    welcome = welcomes("marquis")["marquis.lay_card"]
    view: Any = welcome.view
    rivals = tuple(seat for seat in range(view.seats) if seat != welcome.seat)
    told = {name: noted(welcome, rivals, {**notes, "pile": 11}) for name, notes in NOTES.items()}
    both = {**NOTES["offers"], "eliminated": NOTES["eliminated"]["eliminated"][:1]}
    told["both"] = noted(welcome, rivals, both)
    teller = Teller(page, welcome)
    read_in(page, "de")
    page.goto(f"/table/{TABLE}")
    teller.wait_for(view.question.number)
    for selector in (".standing", ".standing:not(.own) .plate", ".bar", ".hand"):
        places = boxes(page, teller, told, selector)
        assert stays(places), places
    assert page.evaluate(COVERS_THE_RATE) == 0
    assert page.evaluate(OUTSIDE_THEIR_PLACE) == []


@pytest.mark.parametrize("size", MARQUIS_SIZES)
def test_an_offer_is_put_together_beside_its_button(page: Page, size: tuple[int, int]) -> None:
    ask(page, "marquis.offer_fee", "de", size)
    covered = """() => {
      const button = document.querySelector('.offer > .button').getBoundingClientRect();
      return [...document.querySelectorAll('.offer li > *')].filter((each) => {
        const { left, right, top, bottom } = each.getBoundingClientRect();
        return Math.min(right, button.right) - Math.max(left, button.left) > 1
          && Math.min(bottom, button.bottom) - Math.max(top, button.top) > 1;
      }).length;
    }"""
    assert page.locator(".offer li").count() > 1
    assert page.evaluate(covered) == 0
    words = page.locator(".offer .word").first.evaluate("(word) => word.getBoundingClientRect().width > 1")
    assert words == (size[0] not in (1024, 1440))


def test_cards_that_a_token_is_taken_from_are_whole_on_a_phone(page: Page) -> None:
    ask(page, "musketeers.loser_token", "fr", (360, 740))
    sizes = page.locator(".opponent [data-choice]").evaluate_all("""(slots) => slots.map((slot) => {
      const whole = slot.getBoundingClientRect();
      const card = slot.querySelector('.card').getBoundingClientRect();
      return [whole.width, whole.height, card.top - whole.top, whole.bottom - card.bottom];
    })""")
    assert len(sizes) == 3
    for width, height, above, below in sizes:
        assert min(width, height) >= 40
        assert min(above, below) > -SEEN


@pytest.mark.parametrize("width", [360, 800])
def test_what_a_tool_opens_stays_on_the_screen(page: Page, width: int) -> None:
    ask(page, "marquis.lay_card", "nl", (width, 740))
    opening = page.locator(".side .tools .popover .tool")
    assert opening.count() == 2
    for tool in opening.all():
        tool.click()
        opened = page.locator(".side .tools [role=group]").bounding_box()
        assert opened is not None
        assert -SEEN < opened["x"] < width - opened["width"] + SEEN
        tool.click()


@pytest.mark.parametrize("language", ["de", "fr"])
def test_half_a_choice_leaves_the_own_cards_in_their_places_on_a_phone(page: Page, language: str) -> None:
    ask(page, "musketeers.loser_token", language, (360, 740))
    before = page.evaluate(BOX, ".own-rewards")
    page.locator(".opponent [data-choice]").first.click()
    page.locator(".bar .button").wait_for()
    assert page.locator("#prompt-hint").inner_text() != ""
    assert stays({"asked": before, "half": page.evaluate(BOX, ".own-rewards")})


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["de", "fr", "nl"])
def test_the_tools_of_a_table_stand_in_one_row(page: Page, language: str, size: tuple[int, int]) -> None:
    ask(page, "marquis.lay_card", language, size)
    tops = page.locator(".side .tools .tool").evaluate_all(
        "(tools) => tools.map((tool) => tool.getBoundingClientRect().bottom)"
    )
    assert len(tops) == 4
    assert max(tops) - min(tops) < page.locator(".side .tools").evaluate("(tools) => tools.clientHeight / 2")
    assert page.locator(".side .tools").evaluate("(tools) => tools.clientHeight") < 60
    page.locator(".side .tools .tool").last.click()
    menu = page.locator(".side .tools [role=group]").evaluate(
        "(menu) => { const { left, right } = menu.getBoundingClientRect(); return [left, right]; }"
    )
    assert menu[0] >= 0
    assert menu[1] <= size[0] + SEEN


@pytest.mark.parametrize("width", [1440, 2560])
def test_the_buttons_of_the_shelf_stand_in_one_line(page: Page, width: int) -> None:
    page.set_viewport_size({"width": width, "height": width * 9 // 16})
    read_in(page, "fr")
    page.goto("/")
    page.locator(".shelf li").last.wait_for()
    tops = page.locator(".shelf li .more .button").evaluate_all(
        "(buttons) => buttons.map((button) => button.getBoundingClientRect().top)"
    )
    assert len(tops) == 3
    assert max(tops) - min(tops) < SEEN


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["de", "fr"])
def test_facts_of_a_game_are_on_the_first_screen_of_its_rules(page: Page, game: str, language: str) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    read_in(page, language)
    page.goto(f"/rules/{game}")
    facts = page.locator(".intro li")
    facts.first.wait_for()
    assert facts.count() == 4
    assert facts.last.evaluate("(fact) => fact.getBoundingClientRect().bottom") <= 740
