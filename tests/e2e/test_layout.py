"""Every kind of question of every game, at five sizes, in German, whose words are the longest, and in others
where these are taller:
nothing sticks out, nothing is covered or cut, nothing is too small, nothing moves under the pointer,
and axe finds nothing."""

from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page
from tests.e2e.asked import TABLE, welcomes
from tests.e2e.sitting import Scheme, read_in, violations
from tests.e2e.teller import Teller

from ducats.games import find
from ducats.games.marquis.rules.events import ReasonGiven
from ducats.games.marquis.rules.messages import AcceptOffer, Bundle, Decline
from ducats.server.wire_socket import Told

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(300)]

GAMES = ("musketeers", "marquis", "marracash", "merchants")
PHONE, LAPTOP = (360, 740), (1440, 900)
SIZES = (PHONE, (1024, 768), LAPTOP, (1920, 1080), (2560, 1440))
THEMES: dict[tuple[int, int], Scheme] = {PHONE: "dark", LAPTOP: "light"}
"""In which theme axe looks at a size."""
MEASURE = """async (phone) => {
  const NEEDED = '[data-at=panel], [data-at=auction], [data-at=pays], .tables';
  const found = [];
  const say = (what, element) => found.push(
    what + ': ' + element.outerHTML.replace(/\\s+/g, ' ').slice(0, 140));
  const zooming = async (pressed) => {
    const zoom = document.querySelector(`.zoom[aria-pressed=${pressed}]`);
    if (zoom?.checkVisibility()) zoom.click();
    await new Promise(requestAnimationFrame);
  };
  const map = document.querySelector('.map');
  const placards = [...document.querySelectorAll('.placard')];
  const crowded = () => placards.forEach((placard, index) => {
    const [frame, box] = [map, placard].map((each) => each.getBoundingClientRect());
    const beyond = [frame.left - box.left, frame.top - box.top,
      box.right - frame.right, box.bottom - frame.bottom];
    if (Math.max(...beyond) > 1) say('over the edge of the map', placard);
    for (const other of placards.slice(0, index).map((each) => each.getBoundingClientRect())) {
      const across = Math.min(box.right, other.right) - Math.max(box.left, other.left);
      const down = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
      if (across > 1 && down > 1) say('over another placard', placard);
    }
  });
  scrollTo(0, 0);
  await zooming(true);
  crowded();
  if (phone) for (const choice of document.querySelectorAll('.board [data-choice]')) {
    const { bottom } = choice.getBoundingClientRect();
    if (bottom > innerHeight + 1) say(`${bottom.toFixed()} px down`, choice);
  }
  await zooming(false);
  crowded();
  const shows = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    && !element.closest('.visually-hidden, details:not([open]) > :not(summary)');
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth) found.push(`the page is ${root.scrollWidth} wide`);
  const surface = document.querySelector('.surface');
  if (surface.scrollWidth > surface.clientWidth + 1) found.push(`the table is ${surface.scrollWidth} wide`);
  if (!phone && innerHeight >= 900) {
    if (root.scrollHeight > innerHeight + 1) found.push(`the page is ${root.scrollHeight} tall`);
    const papers = document.querySelector('.mapboard > .side');
    if (papers?.scrollHeight > papers?.clientHeight + 1) found.push('the papers scroll');
    const beside = papers?.getBoundingClientRect().bottom;
    const all = `.board :is([data-choice], .bar), .side > :is(${NEEDED})`;
    for (const piece of document.querySelectorAll(all)) {
      const end = piece.closest('.mapboard > .side') ? beside : innerHeight;
      if (piece.getBoundingClientRect().bottom > end + 1) say('below the first screen', piece);
    }
  }

  const ring = document.querySelector('.ring')?.getBoundingClientRect();
  for (const place of ring ? document.querySelectorAll('.standing') : []) {
    const { left, right, top, bottom } = place.getBoundingClientRect();
    if (Math.min(right, ring.right) - Math.max(left, ring.left) > 1
      && Math.min(bottom, ring.bottom) - Math.max(top, ring.top) > 1) say('below the treasury', place);
  }

  const texts = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
  const small = new Set();
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    if (!texts.currentNode.data.trim() || !shows(element) || small.has(element)) continue;
    const drawn = element instanceof SVGElement;
    if (drawn && (!element.closest('.cardtable') || element.getClientRects().length === 0)) continue;
    const matrix = drawn ? element.getScreenCTM() : { c: 0, d: 1 };
    const size = parseFloat(getComputedStyle(element).fontSize) * Math.hypot(matrix.c, matrix.d);
    if (size < 10.99) { small.add(element); say(`${size.toFixed(1)} px`, element); }
  }

  const words = document.createTreeWalker(document.querySelector('.board'), NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (words.nextNode()) {
    const element = words.currentNode.parentElement;
    const within = element.closest('.bar, .seat, .standing, .opponent, .paper, button');
    if (!within || !words.currentNode.data.trim() || !shows(element) || element.closest('svg, .map')
      || getComputedStyle(element).clipPath.startsWith('inset')) continue;
    const panel = within.getBoundingClientRect();
    range.selectNodeContents(words.currentNode);
    for (const { left, right, width } of range.getClientRects())
      if (width > 0 && (left < panel.left - 1 || right > panel.right + 1)) say('sticks out', element);
    if (element.matches('.name') && element.scrollHeight > element.clientHeight + 2) say('cut', element);
  }

  for (const name of document.querySelectorAll('.bidders .name'))
    if (name.scrollWidth > name.clientWidth + 1) say('cut', name);

  const buttons = [...document.querySelectorAll('main :is(button, summary)')].filter(shows);
  const hit = (button, reach) => {
    const box = button.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    return [[0, 0], [-reach, 0], [reach, 0], [0, -reach], [0, reach]].every(
      ([dx, dy]) => button.contains(document.elementFromPoint(x + dx, y + dy)));
  };
  // Only what is out of sight is brought into it: each time the browser lays out the page anew.
  const centre = { block: 'center', inline: 'center', behavior: 'instant' };
  const reached = (button, reach) =>
    hit(button, reach) || (button.scrollIntoView(centre), hit(button, reach));
  for (const button of buttons) {
    if (!reached(button, 0)) say('covered', button);
    const chosen = button.matches('.board [data-choice], .bar .button');
    if (phone && chosen && !button.disabled && !reached(button, 19)) say('less than 40 px to touch', button);
    if (button.scrollWidth > button.clientWidth + 1 && button.clientWidth > 0 && !button.closest('.map'))
      say('cut', button);
  }
  scrollTo(0, 0);

  const choices = [...document.querySelectorAll('.board [data-choice]')];
  const pieces = [...document.querySelectorAll('.board :is([data-choice], .bar, .hand > *)')];
  const boxes = () => pieces.map((piece) => {
    const { x, y, width, height } = piece.getBoundingClientRect();
    return [x, y, width, height];
  });
  const before = boxes();
  // Fractions of a pixel nobody sees; they differ between fonts.
  const moves = (box, index) => box.some((edge, side) => Math.abs(edge - before[index][side]) >= 1);
  for (const choice of choices.filter((_, index) => index % Math.ceil(choices.length / 5) === 0)) {
    choice.focus({ preventScroll: true });
    // The page changes at once; a painted frame more would cost ten times as much and show nothing else.
    await new Promise((done) => setTimeout(done));
    boxes().forEach((box, index) => { if (moves(box, index)) say('moves', pieces[index]); });
  }
  document.activeElement.blur();
  return [...new Set(found)];
}"""
"""What somebody with a ruler would find wrong. Words on a drawn map are a picture, and told beside it."""


CASES: tuple[tuple[str, str, tuple[tuple[int, int], ...]], ...] = (
    *((game, "de", SIZES) for game in GAMES),
    # Bids in the souk, and what they mean for a wagon, are taller in other languages.
    *(("marracash", language, (PHONE,)) for language in ("en", "fr", "nl")),
    ("merchants", "fr", (PHONE, LAPTOP)),
)


@pytest.mark.parametrize(("game", "language", "sizes"), CASES)
def test_every_question_fits(
    page: Page, game: str, language: str, sizes: tuple[tuple[int, int], ...]
) -> None:
    kinds = welcomes(game)
    teller = Teller(page, next(iter(kinds.values())))
    read_in(page, language)
    page.goto(f"/table/{TABLE}")
    page.locator(".board [data-choice]").first.wait_for()
    found: list[str] = []
    for kind, welcome in kinds.items():
        teller.tell(welcome)
        number = welcome.view.question.number  # type: ignore[union-attr]  # asked.py keeps only views with one
        teller.wait_for(number)
        for width, height in sizes:
            page.set_viewport_size({"width": width, "height": height})
            wrong = page.evaluate(MEASURE, (width, height) == PHONE)
            if language == "de" and (width, height) in THEMES:
                page.emulate_media(color_scheme=THEMES[width, height], reduced_motion="reduce")
                wrong += violations(page)
            found += [f"{kind} at {width}x{height}: {each}" for each in wrong]
    assert found == [], "\n".join(found)


def test_what_eight_are_asked_is_on_the_first_screen_of_a_phone(page: Page) -> None:
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    kinds = {kind: each for kind, each in welcomes("marquis", 8).items() if len(each.table.seats) == 8}
    assert len(kinds) > 5
    teller = Teller(page, next(iter(kinds.values())))
    read_in(page, "de")
    page.goto(f"/table/{TABLE}")
    page.locator(".board [data-choice]").first.wait_for()
    found: list[str] = []
    for kind, welcome in kinds.items():
        teller.tell(welcome)
        teller.wait_for(welcome.view.question.number)  # type: ignore[union-attr]  # asked.py keeps such views
        found += [f"{kind}: {each}" for each in page.evaluate(MEASURE, True)]
    assert found == [], "\n".join(found)


COVERED = """() => {
  const boxes = (selector) => [...document.querySelectorAll(selector)].map(
    (element) => [element, element.getBoundingClientRect()]);
  return boxes('.cart').flatMap(([cart, one]) => boxes('.placard').flatMap(([placard, other]) => {
    const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return across > 2 && down > 2
      ? [`${cart.dataset.at} on ${placard.ariaLabel}: ${across.toFixed()}x${down.toFixed()}`] : [];
  }));
}"""


@pytest.mark.parametrize("size", SIZES)
def test_loaded_wagons_stand_clear_of_the_placards_on_every_space(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    welcome = welcomes("merchants")["merchants.climb"]
    teller = Teller(page, welcome)
    page.goto(f"/table/{TABLE}")
    page.locator(".table[data-question]").wait_for()
    replace = msgspec.structs.replace
    view: Any = welcome.view
    plan: Any = find("merchants").plan(None)
    cargo: tuple[dict[str, int], ...] = ({"wine": 2, "silk": 1}, {"iron": 2}, {"salt": 1}, {})
    spaces = [space.id for space in plan.spaces]
    third = len(spaces) // 3
    found: list[str] = []
    # Each wagon goes through a third of them.
    for number, at in enumerate((spaces[n::third] for n in range(third)), view.question.number + 1):
        wagons = [
            replace(wagon, at=space, cargo=cargo, master=1)
            for wagon, space in zip(view.wagons, at, strict=True)
        ]
        told = replace(view, question=replace(view.question, number=number), wagons=tuple(wagons))
        teller.tell(replace(welcome, view=told))
        teller.wait_for(number)
        found += [f"{at}: {each}" for each in page.evaluate(COVERED)]
    assert found == [], "\n".join(found)


NAMELESS = """() => {
  const at = (element) => element.getBoundingClientRect();
  const names = [...document.querySelectorAll('.map .name')];
  const ways = [...document.querySelectorAll('.map .way')].flatMap((way) => {
    const matrix = way.getScreenCTM();
    const length = way.getTotalLength();
    return Array.from({ length: Math.ceil(length / 4) + 1 }, (_, index) =>
      way.getPointAtLength(Math.min(length, 4 * index)).matrixTransform(matrix));
  });
  const COVERS = '.placard, .town path, .map :is(circle.road, circle.junction)';
  const covers = [...document.querySelectorAll(COVERS)];
  const meet = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1
    && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
  return names.flatMap((name) => {
    const box = at(name);
    const near = covers.filter((cover) => meet(box, at(cover))).map((cover) => cover.getAttribute('class'));
    for (const { x, y } of ways)
      if (Math.abs(x - box.x - box.width / 2) < box.width / 2 - 1
        && Math.abs(y - box.y - box.height / 2) < box.height / 2 - 1) near.push('way');
    return near.length > 0 ? [`${name.textContent}: ${[...new Set(near)].join()}`] : [];
  });
}"""


@pytest.mark.parametrize("size", [(1024, 768), LAPTOP, (1920, 1080), (2560, 1440)])
def test_the_log_names_no_space_whose_name_is_hidden(page: Page, size: tuple[int, int]) -> None:
    """At the start, when no wagon and no stored good stands on a name."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    welcome = welcomes("merchants")["merchants.offer_card"]
    Teller(page, welcome)
    read_in(page, "de")
    page.goto(f"/table/{TABLE}")
    page.locator(".map .name").first.wait_for()
    assert page.evaluate(NAMELESS) == []


@pytest.mark.parametrize("language", ["de", "fr"])
def test_offers_of_everybody_leave_the_hand_on_a_laptop(page: Page, language: str) -> None:
    """A Countess to whom all others have offered something, and a word of one of them."""
    page.set_viewport_size({"width": LAPTOP[0], "height": LAPTOP[1]})
    replace = msgspec.structs.replace
    welcome = welcomes("marquis")["marquis.choose_client"]
    view: Any = welcome.view
    others = [seat for seat in range(view.seats) if seat != welcome.seat]
    places = tuple(
        replace(place, offer=Bundle(coins=2, diamonds=1) if seat in others else None)
        for seat, place in enumerate(view.places)
    )
    choices = replace(view.question.choices, actions=(Decline(), *map(AcceptOffer, others)))
    view = replace(view, places=places, question=replace(view.question, choices=choices))
    said = Told(welcome.told[-1].number + 1, (ReasonGiven(others[0], "fair-price", "MQ-63"),))
    teller = Teller(page, replace(welcome, view=view, told=(*welcome.told, said)))
    read_in(page, language)
    page.goto(f"/table/{TABLE}")
    teller.wait_for(view.question.number)
    page.locator(".reasons").wait_for()
    assert page.evaluate(MEASURE, False) == []


def test_the_souk_keeps_its_place_on_a_phone(page: Page) -> None:
    """Through moves, auctions and visitors who come in, however often they take turns."""
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    kinds = welcomes("marracash")
    teller = Teller(page, kinds["marracash.act"])
    page.goto(f"/table/{TABLE}")
    places: dict[str, float] = {}
    for kind in ("act", "raise_or_pass", "bring", "sealed_bid", "pick_shop"):
        welcome = kinds[f"marracash.{kind}"]
        page.locator(".board [data-choice]").first.wait_for()
        teller.tell(welcome)
        number = welcome.view.question.number  # type: ignore[union-attr]  # asked.py keeps only views with one
        page.locator(f".table[data-question='{number}']").wait_for()
        places[kind] = page.evaluate("document.querySelector('.souk').getBoundingClientRect().top + scrollY")
    assert max(places.values()) - min(places.values()) < 1, places


OVERFLOWING = """() => [...document.querySelectorAll('.bidders :is(.name, .state)')].filter((part) => {
  const state = part.matches('.state');
  const lines = Math.round(part.clientHeight / parseFloat(getComputedStyle(part).lineHeight));
  const below = state && innerWidth > 500 && part.offsetTop > part.previousElementSibling.offsetTop + 8;
  return part.scrollWidth > part.clientWidth + 1 || (state && lines > 1) || below;
}).map((part) => part.textContent)"""


@pytest.mark.parametrize("size", [PHONE, (2560, 1440)])
@pytest.mark.parametrize("language", ["fr", "nl"])
def test_long_names_of_bidders_are_whole(page: Page, language: str, size: tuple[int, int]) -> None:
    """And how they bid keeps to one line, so that no bid moves the buttons below."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    replace = msgspec.structs.replace
    welcome = welcomes("marracash")["marracash.raise_or_pass"]
    seats = tuple(
        replace(chair, name="Sonnenblumenkaiserin") if chair.kind == "person" else chair
        for chair in welcome.table.seats
    )
    view: Any = welcome.view
    teller = Teller(page, replace(welcome, table=replace(welcome.table, seats=seats)))
    read_in(page, language)
    page.goto(f"/table/{TABLE}")
    teller.wait_for(view.question.number)
    assert page.evaluate(OVERFLOWING) == []


@pytest.mark.parametrize("language", ["de", "nl"])
def test_every_game_begins_on_the_first_screen_of_a_laptop(page: Page, language: str) -> None:
    page.set_viewport_size({"width": LAPTOP[0], "height": LAPTOP[1]})
    read_in(page, language)
    page.goto("/")
    begin = page.locator("main li :is(.more, .card) .primary")
    begin.nth(len(GAMES) - 1).wait_for()
    ends = begin.evaluate_all("all => all.map((button) => button.getBoundingClientRect().bottom)")
    assert len(ends) == len(GAMES)
    assert max(ends) <= LAPTOP[1], ends
