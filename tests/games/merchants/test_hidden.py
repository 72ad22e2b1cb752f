"""What is nobody else's business: MA-R47, money and influence cards in views, questions and errors."""

from typing import Any

import msgspec
import pytest
from tests.games.merchants.table import KOL, RULES, WIE, asked, at, default, legal, pass_all, view

from ducats.engine.errors import NotYourTurn
from ducats.engine.rng import Rng
from ducats.games.merchants.rules.messages import BidForWagon, Climb, EndPurchase


def test_ma_r47_who_is_asked_does_not_depend_on_hidden_facts() -> None:
    """The same table with other purses and other cards asks the same people the same questions."""
    stories = []
    for cash, card in ((9000, "city_charter"), (0, "broken_axle")):
        g = at("purchase", round=2, cash=[cash] * 4, hands=[[], [], [card], []], status=[0, 0, 0, 0],
               stores=[{"PAR": {"wine": 1}}, {"PAR": {"food": 1}}, {}, {}])  # fmt: skip
        asked_of = []
        while view(g).round == 2:
            asked_of.append(asked(g))
            seat = g.waiting_for()[0]
            quiet = [a for a in legal(g, seat) if type(a).__name__ in QUIET]
            g.apply(seat, quiet[0] if quiet else default(g, seat))
        stories.append(asked_of)
    assert stories[0] == stories[1]


QUIET = {"EndPurchase", "PassLoading", "EndTurn", "EndAdjusting", "PassBid", "DeclineCredit", "LoadNothing"}


def test_other_people_s_cash_is_in_no_view() -> None:
    g = at("purchase", cash=[4321, 1234, 5678, 8765])
    for viewer in (0, 1, 2, 3, None):
        text = msgspec.json.encode(view(g, viewer))
        shown = RULES.text(view(g, viewer))
        for seat, cash in enumerate(g.purses()):
            assert (str(cash).encode() in text) is (seat == viewer)
            assert (str(cash) in shown) is (seat == viewer)


def test_open_money_shows_every_purse() -> None:
    g = at("purchase", chosen={"open_money": True}, cash=[4321, 1234, 5678, 8765])
    assert [place.cash for place in view(g, None).places] == [4321, 1234, 5678, 8765]


def test_a_sealed_bid_is_seen_by_its_owner_alone() -> None:
    g = at("wagon_bid", cash=[5000] * 4)
    g.apply(1, BidForWagon(1700))
    for viewer in (0, 1, 2, None):
        question = view(g, viewer).question
        assert question is not None
        assert question.mine == (BidForWagon(1700) if viewer == 1 else None)


def test_choices_are_shown_to_the_asked_alone() -> None:
    g = at("climb", cash=[1000, 5000, 5000, 5000])
    for viewer in (0, 1, None):
        question = view(g, viewer).question
        assert question is not None
        assert (question.choices is None) is (viewer != 0)


def test_errors_to_others_say_nothing() -> None:
    messages = set()
    for cash in (0, 9000):
        g = at("climb", cash=[cash, 5000, 5000, 5000])
        with pytest.raises(NotYourTurn) as refused:
            g.apply(1, Climb(2))
        messages.add(str(refused.value))
    assert len(messages) == 1


def test_worlds_that_fit_a_view_differ_in_what_is_hidden_only() -> None:
    hands: list[list[str]] = [["broken_axle"], ["city_charter", "market_rumour"], [], []]
    g = at("purchase", cash=[4300, 1200, 5600, 8700], hands=hands)
    rng = Rng("worlds")
    purses, held = set(), set()
    for _ in range(20):
        world: Any = RULES.imagine(view(g, 0), rng)
        world.check()
        assert world.cash(0) == 4300
        purses.add(world.cash(1))
        held.add(world.hand(1))
    assert len(purses) > 5
    assert len(held) > 5


def test_who_leads_an_auction_has_the_money_in_every_world() -> None:
    auction = {"high": 7900, "leader": 2, "inside": [0, 2]}
    g = at("invest_bid", seat=0, auction=auction, cash=[5000, 5000, 8000, 5000])
    for n in range(20):
        world: Any = RULES.imagine(view(g, 0), Rng(f"leader {n}"))
        assert world.cash(2) >= 7900
        pass_all(world)
        assert asked(world) == ("invest_pick", (2,))


def test_a_private_price_is_made_up_for_those_who_do_not_hear_it() -> None:
    loading = {"wagon": 1, "guest": 1, "goods": ["food"], "quote": 900, "counter": 500}
    wagons = [{"at": "PAR", "master": 0}, KOL, WIE]
    stores = [{}, {"PAR": {"food": 1}}, {}, {}]
    g = at("load_reply", chosen={"private_negotiation": True}, loading=loading, wagons=wagons, stores=stores)
    prices = set()
    for n in range(20):
        world: Any = RULES.imagine(view(g, 3), Rng(f"price {n}"))
        assert view(world, 3) == view(g, 3)
        opened = view(world, 0).loading
        assert opened is not None
        assert opened.quote is not None
        assert opened.counter is not None
        assert opened.quote > opened.counter
        assert world.cash(1) >= opened.counter
        prices.add(opened.quote)
    assert len(prices) > 5


def test_a_made_up_offer_is_no_higher_than_the_money_that_lies_open() -> None:
    loading = {"wagon": 1, "guest": 1, "goods": ["food"], "quote": 900, "counter": 100}
    wagons = [{"at": "PAR", "master": 0}, KOL, WIE]
    stores = [{}, {"PAR": {"food": 1}}, {}, {}]
    open_books = {"private_negotiation": True, "open_money": True}
    cash = [5000, 200, 5000, 5000]
    g = at("load_reply", chosen=open_books, loading=loading, wagons=wagons, stores=stores, cash=cash)
    for n in range(20):
        world: Any = RULES.imagine(view(g, 3), Rng(f"open {n}"))
        assert view(world, 3) == view(g, 3)
        opened = view(world, 0).loading
        assert opened is not None
        assert opened.counter is not None
        assert opened.counter <= 200


def test_purchases_are_asked_even_of_the_penniless() -> None:
    g = at("purchase", cash=[0] * 4)
    assert legal(g, 0) == [EndPurchase()]
