"""Figures as the terminal shows them; web/src/review/figures.test.ts reads the same examples."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ducats.cli.figures import (
    MINUS,
    ONE_PERCENT,
    Figures,
    adding_up,
    bargains,
    percent,
    start_error,
    told_trade,
)
from ducats.review.messages import WHOLE, Analysis, Auction, Cost, Decision, MomentReview, Trade

EXAMPLES: dict[str, Any] = json.loads((Path(__file__).parent / "figures.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("language", EXAMPLES["shown"])
def test_the_terminal_shows_what_the_page_shows(language: str) -> None:
    figures, shown = Figures(language), EXAMPLES["shown"][language]
    assert [figures.percent(share) for share in EXAMPLES["shares"]] == shown["percent"]
    assert [figures.points(share) for share in EXAMPLES["shares"]] == shown["points"]
    assert [figures.whole_percent(each) for each in EXAMPLES["hundred"]] == shown["wholePercent"]


def test_the_terminal_rounds_and_adds_up_as_the_page_does() -> None:
    assert [percent(share) for share in EXAMPLES["shares"]] == EXAMPLES["whole"]
    for parts, shown in EXAMPLES["balances"]:
        assert adding_up(parts) == shown


def test_the_start_has_the_error_of_games_won_or_lost() -> None:
    for share, playouts, error in EXAMPLES["starts"]:
        cost = msgspec.structs.replace(analysis().cost, playouts=playouts)
        found = msgspec.structs.replace(analysis(), start=(share, WHOLE - share), cost=cost)
        assert start_error(found, 0) == error


def test_the_terminal_tells_the_trades_that_the_page_tells() -> None:
    for trade in EXAMPLES["trades"]:
        one = msgspec.structs.replace(
            decision(kind=trade["kind"], other=trade["other"], gain=trade["gain"]), seat=trade["seat"]
        )
        assert one.trade is not None
        one = msgspec.structs.replace(one, trade=msgspec.structs.replace(one.trade, error=trade["error"]))
        told = told_trade(one)
        assert (None if told is None else list(told)) == trade["told"]


@pytest.mark.parametrize(("language", "mark"), [("en", "."), ("de", ","), ("fr", ","), ("nl", ",")])
def test_figures_have_the_decimal_mark_of_the_language(language: str, mark: str) -> None:
    figures = Figures(language)
    assert figures.percent(123_456) == f"12{mark}3"
    assert figures.points(123_456) == f"+12{mark}3"
    assert figures.points(-123_456) == f"{MINUS}12{mark}3"
    assert figures.points(-400) == f"0{mark}0", "nothing has no sign"


@pytest.mark.parametrize(
    ("language", "sign"), [("en", "%"), ("de", "\u00a0%"), ("fr", "\u00a0%"), ("nl", "%")]
)
def test_the_percent_sign_stands_as_the_language_writes_it(language: str, sign: str) -> None:
    figures = Figures(language)
    assert figures.whole_percent(53.4) == f"53{sign}"
    assert figures.whole_percent(-12.3) == f"{MINUS}12{sign}"
    assert figures.whole_percent(-0.3) == f"0{sign}", "nothing has no sign"


def test_what_is_shown_adds_up_to_the_rounded_whole() -> None:
    """Each rounded for itself they would be 33.3 + 33.3 + 33.3 = 99.9."""
    shown = adding_up((333_400, 333_400, 333_200))
    assert sorted(shown) == [333_000, 333_000, 334_000]
    assert sum(adding_up((250_400, 250_400, 250_400, 248_800))) == WHOLE
    shares = adding_up((625_000, 125_000, 125_000, 125_000), ONE_PERCENT)
    assert [percent(share) for share in shares] == ["63", "13", "12", "12"]


def decision(**trade: Any) -> Decision:
    nothing = (0, 0, 0)
    return Decision(
        seat=0,
        question="toy.question",
        rule="TY-1",
        action={},
        judged=True,
        expected=nothing,
        expected_error=nothing,
        hidden=nothing,
        trade=Trade(error=(10_000,) * 3, **trade),
    )


def analysis(decisions: Sequence[Decision] = ()) -> Analysis:
    return Analysis(
        game="toy",
        version=1,
        seats=3,
        players=(),
        commitment="",
        seed="",
        start=(0, 0, 0),
        result=(0, 0, 0),
        moments=tuple(
            MomentReview(number=number, chances=(), errors=(), decision=each)
            for number, each in enumerate(decisions, 1)
        ),
        balances=(),
        turning_points=(),
        cost=Cost(playouts=1, worlds=1, games=1, seconds=1.0, form=""),
    )


def test_every_deal_is_told_and_bids_only_beyond_doubt() -> None:
    assert told_trade(decision(kind="deal", other=1, gain=(0, 0, 0))) == ("deal-even", 1)
    assert told_trade(decision(kind="deal", other=1, gain=(0, 20_000, 30_000))) == ("deal-even", 1)
    assert told_trade(decision(kind="deal", other=1, gain=(0, -21_000, 0))) == ("deal", 1), "of either side"
    assert told_trade(decision(kind="bid", gain=(19_000, -9_000, -10_000))) is None
    assert told_trade(decision(kind="bid", gain=(30_000, -10_000, -20_000))) == ("bid", 2)
    assert told_trade(decision(kind="bid", gain=(-30_000, 20_000, 10_000))) == ("bid-dear", 1)
    assert told_trade(decision(kind="pass", gain=(30_000, -20_000, -10_000))) == ("pass-cheap", 1)
    assert told_trade(decision(kind="pass", gain=(-30_000, 20_000, 10_000))) == ("pass", 1)


def test_bids_and_passes_for_a_valued_lot_are_judged_there_alone() -> None:
    gain = (50_000, -50_000, 0)
    kinds = ("pass", "bid", "deal", "pass", "bid")
    decisions = [decision(kind=kind, other=1, gain=gain) for kind in kinds]
    lot = Auction(moment=4, first=2, question="toy.bid", buyer=0, price=1, bidders=())
    found = msgspec.structs.replace(analysis(decisions), auctions=(lot,))
    assert [moment for moment, _ in bargains(found)] == [1, 3, 5]
    older = msgspec.structs.replace(found, auctions=())
    assert [moment for moment, _ in bargains(older)] == [1, 2, 3, 4, 5]
