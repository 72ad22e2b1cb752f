"""The levels of Merchants in order: few games, far apart, so that the test holds for any small change."""

from ducats.arena import one_against, play_match
from ducats.arena.results import margins


def test_the_shipowner_ends_above_the_peddler() -> None:
    match = one_against("merchants", seats=2, bot="shipowner", field="peddler", deals=3, seed="order")
    leads = margins(play_match(match), "shipowner")
    assert sum(leads) / len(leads) > 1.0
