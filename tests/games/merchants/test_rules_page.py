"""The whole round and the auction that the rules pages tell are played by the rules as they are told."""

import re
from pathlib import Path
from typing import Any

import pytest
from tests.games.merchants.table import RULES, options

from ducats.engine.messages import CHANCE
from ducats.games.merchants.rules import messages as m

PAGES = Path(__file__).resolve().parents[3] / "docs" / "rules"
ROW = re.compile(r"^\| (\D.+) \| (\d+) \| (\d+) \|$", re.MULTILINE)
A, B, C = 0, 1, 2
Steps = list[tuple[int, m.MerchantsAction]]


def bought(seat: int, *goods: str, city: str = "PAR") -> Steps:
    ended: Steps = [] if len(goods) == 3 else [(seat, m.EndPurchase())]
    return [*((seat, m.BuyGood(good, city)) for good in goods), *ended]


TOLD: list[Steps] = [
    [*bought(A, "wine", "wine", "wine"), *bought(B, "food", "food")],
    [*bought(A, "iron", "iron", city="KOL"), *bought(B)],
    [(A, m.BidForWagon(500)), (B, m.BidForWagon(400))],
    [(A, m.BidForWagon(200)), (B, m.BidForWagon(300))],
    [(A, m.BidForWagon(0)), (B, m.BidForWagon(0))],
    [
        (A, m.LoadGoods("wine", 3)),
        (B, m.RequestLoading(("food", "food"))),
        (A, m.QuotePrice(600)),
        (B, m.CounterOffer(300)),
        (A, m.FinalPrice(400)),
        (B, m.Accept()),
    ],
    [(A, m.RequestLoading(("iron", "iron"))), (B, m.QuotePrice(300)), (A, m.Accept())],
    [(A, m.MoveWagon(1, 4, "b2", "JA")), (A, m.PickInfluence("letter_of_exchange"))],
    [(B, m.MoveWagon(1, 2, "BRU", "b1"))],
    [(A, m.SetDisc(("wine", "food"))), (B, m.SetDisc(("wine", "food"))), (A, m.EndAdjusting())],
    [
        (A, m.Bid(100)),
        (B, m.Bid(200)),
        (A, m.PassBid()),
        (B, m.PickInvestment("cartwright")),
        (CHANCE, m.TurnInvestment("office")),
    ],
    [(A, m.PlayStatusCards()), (A, m.DeclineCredit()), (A, m.Climb(2))],
    [(B, m.DeclineCredit()), (B, m.Climb(1))],
]
"""What is played in each row of the table."""


def played() -> list[list[int]]:
    """Both purses after each row."""
    g = RULES.set_up(2, options(), {"question": "purchase", "seat": A})
    purses: list[list[int]] = []
    for steps in TOLD:
        for seat, action in steps:
            g.apply(seat, action)
        purses.append(g.purses())
    seen: Any = RULES.view(g, A)
    assert (seen.round, seen.first, seen.arrivals) == (2, B, 1)
    assert [place.status for place in seen.places] == [2, 1]
    assert seen.bonuses == {"PAR": 100, "BRU": 0, "KOL": 100, "HAM": 300, "WIE": 100, "GEN": 300}
    return purses


@pytest.mark.parametrize("language", ["", ".fr", ".nl", ".de"])
def test_the_worked_round_adds_up(language: str) -> None:
    page = (PAGES / f"merchants{language}.md").read_text(encoding="utf-8")
    rows = list(ROW.finditer(page.partition("| A | B |\n")[2].partition("\n\n")[0]))
    assert [[int(row[2]), int(row[3])] for row in rows] == played()
    for row, steps in zip(rows, TOLD, strict=True):
        named = {str(action.amount) for _, action in steps if hasattr(action, "amount")} - {"0"}
        assert named <= set(re.findall(r"\d+", row[1])), row[1]


@pytest.mark.parametrize("language", ["", ".fr", ".nl", ".de"])
def test_the_opening_auction_of_1999_goes_as_its_example_tells(language: str) -> None:
    """It is the only example in which B and C take part."""
    page = (PAGES / f"merchants{language}.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"^\*\w+\.\* .*\bB\b.*\bC\b.*$", page, re.MULTILINE)
    taken, low, high, paid = map(int, re.findall(r"\d+", example))
    g = RULES.new_game(3, options(edition="1999"))
    g.apply(CHANCE, m.DrawFirstPlayer(A))
    cash = g.cash(A)
    g.apply(A, m.OfferCard("cartwright"))
    g.apply(B, m.PassBid())
    g.apply(C, m.PassBid())
    assert g.cash(A) == cash - taken
    g.apply(A, m.OfferCard("express_courier"))
    g.apply(B, m.Bid(low))
    g.apply(C, m.Bid(high))
    g.apply(B, m.PassBid())
    assert g.purses() == [cash - taken, cash, cash - paid]
    assert (g.waiting_for(), g.ask().question) == ((A,), "merchants.offer_card")
