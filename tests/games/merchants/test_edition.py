"""The edition of 1999: two cards each from the start, by auction, in pairs, or one dear and one cheap."""

import pytest
from tests.games.merchants.table import RULES, asked, begun, draw, legal, options, play_on, told, view

from ducats.engine.errors import IllegalAction
from ducats.engine.messages import CHANCE
from ducats.engine.rng import Rng
from ducats.games.merchants.rules.events import InvestmentTaken, PairDealt, PhaseBegan
from ducats.games.merchants.rules.messages import Bid, DealPair, MoveWagon, OfferCard, PassBid
from ducats.games.merchants.rules.names import INVESTMENTS
from ducats.games.merchants.rules.printed import PRINTED


def test_the_first_player_puts_cards_up_until_he_holds_two() -> None:
    g = begun(3, edition="1999")
    first = g.first
    second, third = (first + 1) % 3, (first + 2) % 3
    assert asked(g) == ("offer_card", (first,))
    assert len(legal(g, first)) == 8
    g.apply(first, OfferCard("great_office"))
    assert asked(g) == ("equipment_bid", (second,))
    g.apply(second, Bid(300))
    g.apply(third, PassBid())
    assert view(g).places[second].investments == ("great_office",)
    assert g.cash(second) == 4700
    assert asked(g) == ("offer_card", (first,))
    g.apply(first, OfferCard("office"))
    g.apply(second, PassBid())
    (taken,) = told(list(g.apply(third, PassBid())), InvestmentTaken)
    assert (taken.seat, taken.price) == (first, 400)
    with pytest.raises(IllegalAction) as refused:
        g.apply(first, OfferCard("office"))
    assert (refused.value.code, refused.value.rule) == ("card_not_face_up", "MA-10")


def test_who_holds_two_cards_bids_no_more_and_the_rest_is_put_away() -> None:
    g = begun(2, edition="1999")
    first, second = g.first, 1 - g.first
    for card in ("courier", "office"):
        g.apply(first, OfferCard(card))
        g.apply(second, Bid(100))
    assert len(view(g).places[second].investments) == 2
    g.apply(first, OfferCard("cartwright"))
    assert g.cash(first) == 5000 - PRINTED.printed_prices[2]
    g.apply(first, OfferCard("warehouse_sale"))
    assert asked(g) == ("purchase", (first,))
    seen = view(g)
    assert (seen.display, seen.deck) == ((), 0)
    g.check()


def test_a_bidder_keeps_enough_for_his_second_card() -> None:
    g = begun(2, edition="1999")
    g.apply(g.first, OfferCard("courier"))
    bidder = 1 - g.first
    assert legal(g, bidder)[-1] == Bid(5000 - 800)


def test_one_dear_and_one_cheap_card() -> None:
    g = begun(4, edition="1999", strong_and_weak=True)
    rng = Rng("dear and cheap")
    while view(g).phase == "setup":
        seat = g.waiting_for()[0]
        g.apply(seat, g.say(seat, rng.choice(g.legal(seat)[:4])))
    for place in view(g).places:
        prices = sorted(PRINTED.printed_prices[INVESTMENTS.index(card)] for card in place.investments)
        assert prices[0] < 600 <= prices[1]


def test_beginners_get_pairs_for_1000() -> None:
    g = RULES.new_game(3, options(edition="1999", equipment="pairs"))
    g.stop_listening()
    events = draw(g, Rng("pairs"))
    dealt = told(events, PairDealt)
    assert [event.seat for event in dealt] == [0, 1, 2]
    seen = view(g, 0)
    assert seen.places[0].cash == 4000
    assert all(len(place.investments) == 2 for place in seen.places)
    assert seen.phase == "purchase"


def test_pairs_that_do_not_exist_are_not_dealt() -> None:
    g = RULES.new_game(3, options(edition="1999", equipment="pairs"))
    g.apply(CHANCE, g.say(CHANCE, 0))
    with pytest.raises(IllegalAction) as refused:
        g.hear(CHANCE, DealPair(("courier", "office")))
    assert refused.value.code == "no_such_pair"


def test_wagons_influence_credits_and_moves_are_those_of_1999() -> None:
    g = begun(2, edition="1999", equipment="pairs")
    seen = view(g)
    assert [wagon.at for wagon in seen.wagons] == ["PAR", "KOL", "GEN"]
    assert (seen.influence_left, seen.credits_left) == (15, 10)
    play_on(g, "move_turn")
    seat = g.waiting_for()[0]
    moves = {action.to for action in legal(g, seat) if isinstance(action, MoveWagon) and action.token == 2}
    assert {"a1", "a2"} <= moves


def test_there_is_no_investment_phase() -> None:
    g = begun(2, edition="1999", equipment="pairs")
    phases = [event.phase for event in told(play_on(g, "invest_bid", limit=2000), PhaseBegan)]
    assert "status" in phases
    assert "investment" not in phases
    assert g.is_over()
