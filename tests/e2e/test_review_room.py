"""What else there is to a review: lots and sealed answers, notes that travel by link, another language."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, Page, expect
from tests.e2e.reviewing import analysed, bring, played
from tests.e2e.sitting import SCHEMES, violations

from ducats.engine.record import Record
from ducats.review.analyst import Effort
from ducats.review.messages import (
    Analysis,
    Auction,
    Bidder,
    Mixed,
    Option,
    Parts,
    QuestionLoss,
    Statistics,
    Stretch,
    TurningPoint,
)

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(120)]


def with_a_lot(analysis: Analysis) -> Analysis:
    """An overpaid lot and a sealed answer, wherever the game may have had them."""
    bought = next(
        moment.number
        for moment in analysis.moments
        if moment.decision is not None and moment.decision.question == "marracash.raise_or_pass"
    )
    bidders = (
        Bidder(seat=0, bid=12, gain=-83_000, error=21_000, stop=7, stop_error=2, verdict="overpaid"),
        Bidder(seat=1, bid=11, gain=4_000, error=21_000),
    )
    lot = Auction(
        moment=bought,
        first=bought,
        question="marracash.raise_or_pass",
        buyer=0,
        price=12,
        bidders=bidders,
    )
    moments: list[Any] = list(analysis.moments)
    decision = moments[bought].decision
    mixture = (Mixed(action=decision.action, share=625_000), Mixed(action=decision.action, share=375_000))
    sealed = msgspec.structs.replace(decision, mixture=mixture)
    moments[bought] = msgspec.structs.replace(moments[bought], decision=sealed)
    cost = msgspec.structs.replace(analysis.cost, worlds=1)
    return msgspec.structs.replace(analysis, moments=tuple(moments), auctions=(lot,), cost=cost)


def test_lots_and_sealed_answers_are_told(page: Page, tmp_path: Path) -> None:
    record = played("marracash")
    bring(page, record, with_a_lot(analysed(record, Effort(6, 0))), tmp_path)
    short, review = page.get_by_role("region", name="In short"), page.get_by_role("region", name="Review")
    expect(short).to_contain_text("No answer was clearly a mistake.")
    expect(short).to_contain_text("Taken as a whole, one lot was bought too dear or given up too early")
    short.get_by_role("button", name="The whole review").press("Enter")
    expect(review.get_by_role("heading", name="Review")).to_be_focused()

    overpaid = review.get_by_role(
        "button", name=re.compile("Ann pays 12. Overpaid: \N{MINUS SIGN}8.3 ± 2.1 points")
    )
    expect(overpaid).to_contain_text("The price to stop at: 7 ± 2.")
    overpaid.press("Enter")
    moment = re.search(r"Moment (\d+)", overpaid.inner_text())
    assert moment is not None
    expect(page).to_have_url(re.compile(rf"moment={moment.group(1)}\b"))
    expect(page.get_by_role("status").filter(has_text=f"Moment {moment.group(1)} of ")).to_have_count(1)
    expect(overpaid).to_be_focused()
    expect(page.locator(".table").first).to_be_in_viewport()
    expect(
        review.get_by_text(re.compile(r"would have drawn lots among: .+ \(63%\) · .+ \(37%\)"))
    ).to_be_visible()
    review.get_by_text("The price at which each bidder should have stopped").press("Enter")
    stops = review.get_by_role("region", name="The price at which each bidder should have stopped")
    expect(stops.get_by_role("row", name=re.compile("Bob.*cannot be told"))).to_be_visible()
    review.get_by_text("Sealed answers, and what the strongest bot would play").press("Enter")
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        assert violations(page) == []


def test_long_answers_fit_a_phone_and_an_overruled_one_is_told(page: Page, tmp_path: Path) -> None:
    record = played("marracash")
    analysis = analysed(record, Effort(6, 0))
    brought: Any = next(
        moment
        for moment in analysis.moments
        if moment.decision is not None and moment.decision.question == "marracash.bring"
    )
    options = (Option(action=brought.decision.action, gain=400_000, error=20_000),)
    overruled = msgspec.structs.replace(brought.decision, judged=True, overruled=True, options=options)
    moments: list[Any] = list(analysis.moments)
    moments[brought.number] = msgspec.structs.replace(brought, decision=overruled)
    told = msgspec.structs.replace(analysis, moments=tuple(moments))
    game = bring(page, record, with_a_lot(told), tmp_path)
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"{game}#moment={brought.number}")
    review = page.get_by_role("region", name="Review")
    review.get_by_text("What else could be answered").press("Enter")
    expect(review.get_by_text("the strongest bot’s search does not agree")).to_be_visible()
    review.get_by_text("What if …?").press("Enter")
    expect(review.get_by_label("Instead")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert violations(page) == []


@pytest.fixture(scope="module")
def marquis() -> tuple[Record, Analysis]:
    record = played("marquis")
    return record, analysed(record, Effort(6, 8))


def test_notes_travel_by_link_to_another_person(
    page: Page, browser: Browser, address: str, tmp_path: Path, marquis: tuple[Record, Analysis]
) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    game = bring(page, *marquis, tmp_path)
    page.goto(f"{game}#moment=3")
    review = page.get_by_role("region", name="Review")
    review.get_by_label("At moment 3").fill("Here it was lost.")
    review.get_by_role("button", name="Keep", exact=True).click()
    expect(review.get_by_text("Kept.")).to_be_visible()
    review.get_by_role("button", name="Copy a link with all notes").press("Enter")
    expect(review.get_by_text("Copied.")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    assert "lost" not in link.partition("#")[0], "no server sees what the notes say"

    other = browser.new_context(base_url=address, service_workers="block").new_page()
    other.goto(link)
    theirs = other.get_by_role("region", name="Review")
    expect(theirs.get_by_text("Notes that came with the link")).to_be_visible()
    expect(theirs.get_by_text("Here it was lost.")).to_be_visible()
    expect(theirs.get_by_label("At moment 3")).to_have_value("")
    assert violations(other) == []
    other.context.close()


def test_the_mistakes_of_one_player_can_be_listed_alone(
    page: Page, tmp_path: Path, marquis: tuple[Record, Analysis]
) -> None:
    bring(page, *marquis, tmp_path)
    review = page.get_by_role("region", name="Review")
    mistakes = review.get_by_role("button", name=re.compile("points given away"))
    of = [
        each.decision.seat
        for each in marquis[1].moments
        if each.decision and each.decision.better is not None
    ]
    assert {0, 1} == set(of), "both have made some"
    expect(mistakes).to_have_count(len(of))
    review.get_by_role("combobox", name="By").select_option("Bob")
    expect(mistakes).to_have_count(of.count(1))
    expect(mistakes.first).to_contain_text("Bob: ")
    assert violations(page) == []


def test_the_room_speaks_german_and_fits_a_phone(
    page: Page, tmp_path: Path, marquis: tuple[Record, Analysis]
) -> None:
    game = bring(page, *marquis, tmp_path)
    page.set_viewport_size({"width": 360, "height": 740})
    page.evaluate(
        "localStorage['ducats.settings'] = JSON.stringify("
        "{ ...JSON.parse(localStorage['ducats.settings'] ?? '{}'), language: 'de' })"
    )
    page.goto("/")
    page.goto(f"{game}#moment=3")
    short = page.get_by_role("region", name="In Kürze")
    expect(short).to_have_text(re.compile(r"In Kürze Vor allem .+ gingen von \d+\s% auf \d+\s%"))
    expect(short.get_by_role("term")).to_have_count(0)
    short.get_by_text("In Kürze").click()
    expect(short.get_by_role("term").first).to_have_text("Was hat die Partie entschieden?")
    lines = short.get_by_role("definition").all_inner_texts()
    assert re.search(r"gingen von \d+\s% auf \d+\s%", lines[0])
    box = short.get_by_role("definition").last.bounding_box()
    assert box is not None
    assert box["y"] < 740, "opened, all three answers begin on the first screen"
    short.get_by_role("button", name=re.compile(r"gingen von")).click()
    board = page.locator(".stage > .table")
    expect(board).to_be_in_viewport(ratio=0.5)
    page.goto(f"{game}#moment=3")
    review = page.get_by_role("region", name="Analyse")
    review.get_by_text("Von hier weiterspielen", exact=True).click()
    expect(review.get_by_role("button", name=re.compile("Moment 3"))).to_be_visible()
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        assert violations(page) == []


def stretch(since: str, **figures: Any) -> Stretch:
    return Stretch(since=since, games=1, loss=40_000, luck=-120_000, result=0, **figures)


STATISTICS = Statistics(
    games=4,
    start=333_000,
    result=250_000,
    luck=-21_000,
    luck_error=80_000,
    own=0,
    others=-62_000,
    hidden=0,
    loss=47_000,
    accuracy=81.4,
    shares=Parts(luck=0.5, own=-0.1, others=0.4, hidden=0.2),
    questions=(
        QuestionLoss(game="marquis", question="marquis.lay_card", choices=30, mistakes=4, loss=160_000),
    ),
    trend=(stretch("2026-08-25", accuracy=70.0), stretch("2026-10-13", accuracy=92.0)),
)


def answer_with(page: Page, statistics: Statistics) -> None:
    body = msgspec.json.encode(statistics)
    page.route(
        re.compile("/statistics([?]|$)"),
        lambda route: (
            route.fulfill(body=body, content_type="application/json")
            if "/api/" in route.request.url
            else route.continue_()
        ),
    )


def test_few_games_show_no_trend_and_leave_no_holes_in_the_page(page: Page) -> None:
    answer_with(page, msgspec.structs.replace(STATISTICS, games=2, shares=None))
    page.set_viewport_size({"width": 1440, "height": 900})
    page.goto("/statistics")
    expect(page.get_by_role("region", name="How much was luck")).to_contain_text("Too few games to say.")
    expect(page.get_by_role("img", name=re.compile("Accuracy over time"))).to_be_visible()
    expect(page.get_by_text("in the first half of these games")).to_have_count(0)
    losses = page.get_by_role("region", name="Where points are given away").first
    heading, told = (
        losses.get_by_role("heading").bounding_box(),
        losses.get_by_role("paragraph").bounding_box(),
    )
    assert heading is not None
    assert told is not None
    assert told["y"] - heading["y"] - heading["height"] < 40


def test_statistics_are_plotted_for_oneself_and_for_everybody(page: Page) -> None:
    """From kept analyses; on a phone, in both themes, with the table open."""
    answer_with(page, STATISTICS)
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto("/statistics")
    expect(page.get_by_text("4 games: 25.0% of the victories")).to_contain_text(
        "Luck: \N{MINUS SIGN}2.1 ± 8.0 points"
    )
    expect(page.get_by_role("img", name=re.compile("Luck over time"))).to_be_visible()
    expect(page.get_by_role("region", name="Over time")).to_contain_text(
        "Accuracy: 70% in the first half of these games, 92% in the second."
    )
    page.get_by_text("All figures as a table").press("Enter")
    table = page.get_by_role("region", name="All figures as a table")
    expect(table.get_by_role("columnheader")).to_have_count(6)
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        assert violations(page) == []

    page.get_by_label("Whose games").select_option("all")
    expect(page.get_by_text("4 results, one for each player of each game")).to_be_visible()
    expect(page.get_by_role("img", name=re.compile("Accuracy over time"))).to_be_visible()
    expect(page.get_by_role("img", name=re.compile("Luck over time"))).to_have_count(0)
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        assert violations(page) == []


def test_a_draw_that_decided_is_named_to_the_reader(page: Page, tmp_path: Path) -> None:
    """What nobody but its player saw then is told now: the game is over."""
    record = played("marquis")
    analysis = analysed(record, Effort(6, 0))
    moment = next(each.number for each in analysis.moments if each.number > 0 and each.luck)
    point = TurningPoint(moment=moment, cause="draw", seat=0, change=300_000)
    cost = msgspec.structs.replace(analysis.cost, worlds=1)
    turned = msgspec.structs.replace(analysis, turning_points=(point,), cost=cost)
    bring(page, record, turned, tmp_path)
    named = re.compile(r"“(Ann|Bob) draws: [A-Z].+\.”")
    expect(page.get_by_role("region", name="In short").get_by_role("definition").first).to_contain_text(named)
    review = page.get_by_role("region", name="Review")
    expect(review.get_by_role("button", name=re.compile("That draw changed Ann’s"))).to_contain_text(named)
