"""Reasons that are given in a bargain, and who hears them."""

from typing import Any

from tests.games.merchants.table import KOL, WIE, at, told

from ducats.games.merchants.rules import messages as m
from ducats.games.merchants.rules.events import ReasonGiven


def bargain(**chosen: Any) -> Any:
    """Seat 1 would load on the wagon of seat 2."""
    return at(
        "load_request",
        chosen=chosen,
        seat=1,
        loading={"wagon": 1, "guest": 1},
        wagons=[{"at": "PAR", "master": 2}, KOL, WIE],
        stores=[{}, {"PAR": {"food": 2}}, {}, {}],
    )


def test_ma_r07_a_reason_is_given_to_the_other_one() -> None:
    g = bargain()
    reasons = told(list(g.apply(1, m.RequestLoading(("food",), reason="sells-well"))), ReasonGiven)
    reasons += told(list(g.apply(2, m.QuotePrice(300, reason="usual-fee"))), ReasonGiven)
    reasons += told(list(g.apply(1, m.CounterOffer(100, reason="too-dear"))), ReasonGiven)
    assert reasons == [
        ReasonGiven(1, 2, "sells-well", False, "MA-24"),
        ReasonGiven(2, 1, "usual-fee", False, "MA-26"),
        ReasonGiven(1, 2, "too-dear", False, "MA-26"),
    ]


def test_ma_r07_a_reason_in_a_private_bargain_is_private() -> None:
    (reason,) = told(
        list(bargain(private_negotiation=True).apply(1, m.RequestLoading(("food",), reason="fair-price"))),
        ReasonGiven,
    )
    assert reason.private


def test_nothing_is_told_of_a_reason_that_nobody_gives() -> None:
    g = bargain()
    assert told(list(g.apply(1, m.RequestLoading(("food",)))), ReasonGiven) == []
    assert told(list(g.apply(2, m.QuotePrice(300))), ReasonGiven) == []
