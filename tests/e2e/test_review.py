"""The review of a game in a real browser: brought, analysed, read, shared."""

import re
from decimal import Decimal
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.e2e.sitting import violations

from ducats.engine.driver import Driver
from ducats.engine.record import new_header, read, write
from ducats.engine.rng import Rng
from ducats.games import find
from ducats.review.alternatives import answers_at

pytestmark = pytest.mark.e2e

MINUS = "\N{MINUS SIGN}"


def record() -> bytes:
    """A short game played by lot: full of mistakes."""
    rules, dice = find("marquis"), Rng("room")
    header = new_header(rules, 2, "room", rules.meta.shortest, players=("Ann", "Bob"))
    driver, _ = Driver.begin(rules, header, "room")
    while not driver.play.is_over():
        seat = driver.play.waiting_for()[0]
        driver.apply(seat, driver.play.say(seat, dice.choice(driver.play.legal(seat))))
    return write(driver.record())


@pytest.mark.timeout(300)
def test_a_game_is_brought_analysed_read_and_shared(page: Page, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_bytes(record())
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(file)
    review = page.get_by_role("region", name="Review")
    short = page.get_by_role("region", name="In short")
    short.get_by_role("button", name="Analyse this game").click()
    expect(short.get_by_role("progressbar")).to_be_visible()
    expect(review.get_by_role("heading", name="Mistakes")).to_be_visible(timeout=200_000)
    expect(short.get_by_role("progressbar")).to_be_hidden()
    in_short(short)

    adds_up(review.get_by_role("region", name="Where the result came from"))
    turning_point = review.get_by_role("button", name=re.compile(r"chances by .\d+\.\d points")).first
    turned = re.search(r"Moment (\d+)", turning_point.inner_text())
    assert turned is not None
    turning_point.press("Enter")
    expect(page).to_have_url(re.compile(rf"moment={turned.group(1)}\b"))
    deal = review.get_by_role("button", name=re.compile("Compared with no deal: ")).first
    assert re.search(r"(Ann with Bob|Bob with Ann): “.+”\.", deal.inner_text()), "what was agreed"
    assert re.search(
        r"points for (Ann|Bob), .?\d+\.\d ± \d+\.\d for (Ann|Bob)|no measurable difference",
        deal.inner_text(),
    ), "of both sides"

    mistake = review.get_by_role("button", name=re.compile("points given away")).first
    text = mistake.inner_text()
    assert re.search(r"Better: “.+”\.", text), "the better answer is told in words"
    number = re.search(r"Moment (\d+)", text)
    assert number is not None
    mistake.click()
    expect(page).to_have_url(re.compile(rf"moment={number.group(1)}\b"))
    expect(review.get_by_text(f"Moment {number.group(1)}", exact=True)).to_be_visible()
    expect(page.get_by_text("Before the answer.").first).to_be_visible()
    page.get_by_role("button", name="Show after").click()
    expect(page.get_by_role("button", name="Show before")).to_be_visible()
    better = re.search(r"Better: “(.+)”\.", text)
    assert better is not None
    review.get_by_text("What if …?").click()
    expect(review.get_by_label("Instead").locator("option:checked")).to_have_text(better.group(1))

    expect(review.get_by_text(re.compile(r"^What (Ann|Bob) was told about “.+”: .+")).first).to_be_visible()

    review.get_by_text("What else could be answered").click()
    expect(review.get_by_text(re.compile(r"^.+: 0\.0 ± 0\.0$")).first).to_be_visible()

    curve = review.get_by_role("img", name=re.compile("Chances of winning over"))
    box = curve.bounding_box()
    assert box is not None
    curve.click(position={"x": box["width"] - 4, "y": box["height"] / 2})
    last = re.search(r"over (\d+) moments", curve.get_attribute("aria-label") or "")
    assert last is not None
    expect(page).to_have_url(re.compile(rf"moment={last.group(1)}\b"))

    review.get_by_text("All figures as a table").click()
    table = review.get_by_role("region", name="All figures as a table")
    expect(table.get_by_role("row")).to_have_count(int(last.group(1)) + 2)
    assert violations(page) == []

    address = page.url
    page.set_viewport_size({"width": 360, "height": 800})
    page.emulate_media(color_scheme="dark")
    page.goto("/")
    page.goto(address)
    expect(review.get_by_role("heading", name="Where the result came from")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert violations(page) == []


def in_short(short: Locator) -> None:
    """The three questions of a player who has just lost, answered in sentences."""
    expect(short.get_by_role("term")).to_have_text(
        ["What decided it?", "Was it luck?", "What would have been better?"]
    )
    decided, luck, better = short.get_by_role("definition").all_inner_texts()
    assert re.search(r"^Above all .* chances .*went from \d+% to \d+%(, .+ to \d+%)?\.$", decided)
    assert re.search(r"(Ann|Bob)’s chances: \d+\.\d ± \d+\.\d% at the start, 100\.0% in the end", luck), (
        "of the winner"
    )
    assert re.search(r"^(Ann|Bob) at moment \d+: “.+” instead of “.+”\. That gave away", better)


def adds_up(balance: Locator) -> None:
    """start + luck + own + others + hidden = result, digit by digit as it is shown."""
    rows = balance.get_by_role("row").all()[1:]
    assert len(rows) == 2
    for row in rows:
        shown = [
            cell.split(" ")[0].replace(MINUS, "-") for cell in row.get_by_role("cell").all_text_contents()
        ]
        start, luck, own, others, hidden, result = [Decimal(figure) for figure in shown[:6]]
        assert start + luck + own + others + hidden == result


def first_choice() -> int:
    """The first moment at which something else could have been answered."""
    rules = find("marquis")
    game = read(rules, record())
    return next(moment for moment in range(1, len(game.inputs)) if answers_at(rules, game, moment).others)


@pytest.mark.timeout(180)
def test_another_answer_is_tried_noted_and_played_on(page: Page, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_bytes(record())
    moment = first_choice()
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(file)
    review = page.get_by_role("region", name="Review")
    page.set_viewport_size({"width": 360, "height": 800})
    expect(review).to_be_visible(timeout=60_000)
    page.goto(f"{page.url.partition('#')[0]}#moment={moment}")
    review.get_by_text("What if …?").click()
    review.get_by_role("button", name="Show the chances").click()
    chances = review.get_by_role("region", name="Chances with all cards as they were")
    expect(chances.get_by_role("row")).to_have_count(3, timeout=120_000)
    expect(chances.get_by_role("row", name=re.compile(r"Ann .+ ± .+"))).to_be_visible()
    heard = review.get_by_role("status").filter(has_text=re.compile(r"As far as (Ann|Bob) could know: "))
    expect(heard).to_have_count(1)

    review.get_by_label(f"At moment {moment}").fill("Why not?")
    review.get_by_role("button", name="Keep").click()
    expect(review.get_by_text("Kept.")).to_be_visible()
    page.reload()
    expect(review.get_by_label(f"At moment {moment}")).to_have_value("Why not?")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert violations(page) == []

    review.get_by_text("Play from here", exact=True).click()
    review.get_by_role("button", name=f"Play on from moment {moment}").click()
    expect(page).to_have_url(re.compile("/table/"))
    mark = page.get_by_role("link", name=re.compile("^What-if"))
    expect(mark).to_have_attribute("href", re.compile(rf"/replay/.+#moment={moment}$"))

    page.goto("/statistics")
    expect(page.get_by_text("No game has been analysed yet")).to_be_visible()
    assert violations(page) == []
