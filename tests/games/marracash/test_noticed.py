"""Corners of the rules that no other test looks into: each would let one wrong rule pass unnoticed."""

import pytest
from tests.games.marracash.table import FULL_GATES, RULES, at, auction, view

from ducats.engine.errors import BadData, IllegalAction
from ducats.engine.messages import CHANCE
from ducats.engine.rng import Rng
from ducats.games.marracash.rules.messages import DrawVisitor
from ducats.games.marracash.rules.printed import DATA_TEXT


@pytest.mark.parametrize("starter", [0, 1, 2])
def test_mc_14_the_first_round_goes_once_round_from_the_starter(starter: int) -> None:
    g = at(3, question="pick_shop", phase="first_round", starter=starter, seat=starter, fountains=FULL_GATES)
    for turn, shop in enumerate(("Y1", "Y2", "Y3")):
        seat = (starter + turn) % 3
        assert (view(g).round, view(g).phase, g.waiting_for()) == (1, "first_round", (seat,))
        auction(g, seat, shop, 100, None, None)
    assert (view(g).round, view(g).phase, g.waiting_for()) == (2, "main", (starter,))


@pytest.mark.parametrize("starter", [0, 1, 2])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_round_begins_with_the_starter(starter: int, seat: int) -> None:
    """Whether a position was played to, set up, described or imagined."""
    g = at(3, starter=starter, seat=seat, round=4, slot=2, fountains={**FULL_GATES, "9": "R"})
    assert view(g).round == 4
    assert view(at(3, **RULES.position(g))) == view(g)
    for viewer in (None, 0, 1, 2):
        assert view(RULES.imagine(view(g, viewer), Rng("starter")), viewer) == view(g, viewer)
    while g.waiting_for() == (seat,):
        g.apply(seat, g.say(seat, g.legal(seat)[0]))
    after = (seat + 1) % 3
    assert (g.waiting_for(), view(g).round) == ((after,), 5 if after == starter else 4)


def test_a_visitor_is_drawn_in_their_own_colour() -> None:
    g = RULES.new_game(2, RULES.read_options({}))
    drawn = g.say(CHANCE, g.legal(CHANCE)[0])
    assert isinstance(drawn, DrawVisitor)
    other = next(letter for letter in "YRBGP" if letter != drawn.colour)
    with pytest.raises(IllegalAction, match="not in the bag"):
        g.apply(CHANCE, DrawVisitor(drawn.figure, other))


@pytest.mark.parametrize(
    ("old", "new", "rule"),
    [
        ("min_bid = { value = 100", "min_bid = { value = 0", "MC-40"),
        ("customer_pay = { value = [100, ", "customer_pay = { value = [0, ", "MC-40"),
        ("low = { value = 50,", "low = { value = 125,", "MC-R34"),
        ("[150, 175, 200, 225, 250]", "[150, 150, 200, 225, 250]", "MC-60"),
        ("[150, 175, 200, 225, 250]", "[150, 175, 200, 225, 250, 250]", "MC-60"),
    ],
)
def test_data_that_no_game_can_be_played_with_is_refused(old: str, new: str, rule: str) -> None:
    assert old in DATA_TEXT
    with pytest.raises(BadData) as refused:
        RULES.check_data(DATA_TEXT.replace(old, new))
    assert refused.value.rule == rule
