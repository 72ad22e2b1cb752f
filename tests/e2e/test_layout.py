"""Every kind of question of every game, at four sizes, in German, whose words are the longest:
nothing sticks out, nothing is covered or cut, nothing is too small, nothing moves under the pointer,
and axe finds nothing."""

import json
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, WebSocketRoute
from tests.e2e.asked import TABLE, welcomes
from tests.e2e.sitting import Scheme, violations

from ducats.games import find
from ducats.server.wire_socket import Welcome

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(300)]

GAMES = ("musketeers", "marquis", "marracash", "merchants")
PHONE, LAPTOP = (360, 740), (1440, 900)
SIZES = (PHONE, (1024, 768), LAPTOP, (1920, 1080))
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
  scrollTo(0, 0);
  await zooming(true);
  if (phone) for (const choice of document.querySelectorAll('.board [data-choice]')) {
    // What a map below its panel offers, the panel offers, too.
    const { bottom } = choice.getBoundingClientRect();
    if (bottom > innerHeight && !choice.closest('.beside .map')) say(`${bottom.toFixed()} px down`, choice);
  }
  await zooming(false);
  const shows = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    && !element.closest('.visually-hidden, details:not([open]) > :not(summary)');
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth) found.push(`the page is ${root.scrollWidth} wide`);
  const surface = document.querySelector('.surface');
  if (surface.scrollWidth > surface.clientWidth) found.push(`the table is ${surface.scrollWidth} wide`);
  if (!phone && innerHeight >= 900) {
    if (root.scrollHeight > innerHeight + 1) found.push(`the page is ${root.scrollHeight} tall`);
    const beside = document.querySelector('.mapboard > .side')?.getBoundingClientRect().bottom;
    const all = `.board :is([data-choice], .bar), .side > :is(${NEEDED})`;
    for (const piece of document.querySelectorAll(all)) {
      const end = piece.closest('.mapboard > .side') ? beside : innerHeight;
      if (piece.getBoundingClientRect().bottom > end + 1) say('below the first screen', piece);
    }
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
    if (name.scrollWidth > name.clientWidth) say('cut', name);

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
    return [x, y, width, height].map(Math.round).join(' ');
  });
  const before = boxes();
  for (const choice of choices.filter((_, index) => index % Math.ceil(choices.length / 5) === 0)) {
    choice.focus({ preventScroll: true });
    // The page changes at once; a painted frame more would cost ten times as much and show nothing else.
    await new Promise((done) => setTimeout(done));
    boxes().forEach((box, index) => { if (box !== before[index]) say('moves', pieces[index]); });
  }
  document.activeElement.blur();
  return [...new Set(found)];
}"""
"""What somebody with a ruler would find wrong. Words on a drawn map are a picture, and told beside it."""


class Teller:
    """In place of the server: tells the page whatever table a test wants to see."""

    def __init__(self, page: Page, first: Welcome) -> None:
        self._line: WebSocketRoute | None = None
        self._first = first
        body = msgspec.json.encode(first.table).decode()
        kind = "application/json"
        page.route(f"**/api/tables/{TABLE}", lambda route: route.fulfill(body=body, content_type=kind))
        page.route_web_socket(f"**/ws/tables/{TABLE}", self._connect)

    def tell(self, welcome: Welcome) -> None:
        assert self._line is not None
        self._line.send(msgspec.json.encode(welcome).decode())

    def _connect(self, line: WebSocketRoute) -> None:
        self._line = line
        line.on_message(lambda text: self._answer(line, json.loads(text)))
        self.tell(self._first)

    @staticmethod
    def _answer(line: WebSocketRoute, message: dict[str, Any]) -> None:
        if message["type"] == "Ping":
            line.send(json.dumps({"type": "Pong", "ref": message["ref"]}))


@pytest.mark.parametrize("game", GAMES)
def test_every_question_fits(page: Page, game: str) -> None:
    kinds = welcomes(game)
    teller = Teller(page, next(iter(kinds.values())))
    page.goto("/about")
    page.locator("h1").first.wait_for()
    page.evaluate("localStorage.setItem('ducats.settings', JSON.stringify({language: 'de'}))")
    page.goto(f"/table/{TABLE}")
    page.locator(".board [data-choice]").first.wait_for()
    found: list[str] = []
    for kind, welcome in kinds.items():
        teller.tell(welcome)
        number = welcome.view.question.number  # type: ignore[union-attr]  # asked.py keeps only views with one
        page.locator(f".table[data-question='{number}']").wait_for()
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            wrong = page.evaluate(MEASURE, (width, height) == PHONE)
            if (width, height) in THEMES:
                page.emulate_media(color_scheme=THEMES[width, height], reduced_motion="reduce")
                wrong += violations(page)
            found += [f"{kind} at {width}x{height}: {each}" for each in wrong]
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
        page.locator(f".table[data-question='{number}']").wait_for()
        found += [f"{at}: {each}" for each in page.evaluate(COVERED)]
    assert found == [], "\n".join(found)
