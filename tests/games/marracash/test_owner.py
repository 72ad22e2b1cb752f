"""Values that an owner of the box corrects, and options that must go with them."""

import pytest
from tests.games.marracash.table import RULES, auction, dealt, legal, options, view

from ducats.engine.errors import BadData, BadOptions
from ducats.games.marracash.rules.messages import Bid
from ducats.games.marracash.rules.printed import DATA_TEXT


def corrected(*changes: tuple[str, str]) -> str:
    text = DATA_TEXT
    for old, new in changes:
        assert text.count(old) == 1
        text = text.replace(old, new)
    return text


LOW_BID = ("min_bid = { value = 100", "min_bid = { value = 50")


def test_mc_20_the_lowest_bid_and_the_bidding_step_must_go_together() -> None:
    with pytest.raises(BadOptions) as refused:
        dealt(data=corrected(LOW_BID), bid_step=100)
    assert (refused.value.code, refused.value.rule) == ("bad_options", "MC-20")
    with pytest.raises(BadData) as bad:
        RULES.check_data(corrected(LOW_BID, ("bid_step = { value = 25", "bid_step = { value = 100")))
    assert bad.value.rule == "MC-20"
    g = dealt(data=corrected(LOW_BID), bid_step=50)
    auction(g, g.waiting_for()[0], "Y4")
    assert min(action.amount for action in legal(g, g.waiting_for()[0]) if isinstance(action, Bid)) == 50


def test_cash_step_and_names_of_the_box_are_those_of_the_data_file() -> None:
    owned = corrected(
        ("start_cash = { value = 1200", "start_cash = { value = 1500"),
        ("bid_step = { value = 25", "bid_step = { value = 50"),
        ('"Ali", "Anfa", "Omar", "Leila"', '"Ali", "Aziza", "Omar", "Leila"'),
    )
    seen = view(dealt(data=owned))
    assert (seen.start_cash, seen.bid_step, seen.min_bid) == (1500, 50, 100)
    assert [place.cash for place in seen.places] == [1500] * 4
    assert [place.name for place in seen.places] == ["Ali", "Aziza", "Omar", "Leila"]
    chosen = view(dealt(data=owned, start_cash=800, bid_step=25, names="Omar Ali Leila Aziza"))
    assert (chosen.start_cash, chosen.bid_step, chosen.places[0].name) == (800, 25, "Omar")
    with pytest.raises(BadOptions, match="Aziza"):
        dealt(data=owned, names="Ali Anfa Omar Leila")


def test_a_copy_of_the_file_from_before_these_values_stood_in_it_still_serves() -> None:
    kept = [
        line for line in DATA_TEXT.splitlines() if not line.startswith(("names", "start_cash", "bid_step"))
    ]
    seen = view(dealt(data="\n".join(kept)))
    assert (seen.start_cash, seen.bid_step, seen.places[1].name) == (1200, 25, "Anfa")


def test_mc_4_the_merchants_have_different_names() -> None:
    with pytest.raises(BadData) as bad:
        RULES.check_data(corrected(('"Ali", "Anfa"', '"Ali", "Ali"')))
    assert bad.value.rule == "MC-4"


def test_mc_r09_no_start_with_less_than_500() -> None:
    with pytest.raises(BadOptions, match="start_cash"):
        options(start_cash=400)
    assert options(start_cash=500).start_cash == 500


def test_mc_r37_antiques_and_souvenirs_are_not_chosen_together() -> None:
    with pytest.raises(BadOptions, match="antiques") as refused:
        RULES.check_table(3, options(antiques=True, souvenirs=True), None)
    assert refused.value.rule == "MC-R37"
    RULES.check_table(3, options(antiques=True), None)
