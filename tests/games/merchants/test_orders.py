"""Standing orders: price lists of the loading master, and what a guest would pay."""

from typing import Any

import pytest
from tests.games.merchants.table import KOL, RULES, WIE, at, begun, play_on, view

from ducats.engine.errors import BadOrders
from ducats.games.merchants.rules.messages import Accept, CounterOffer, QuotePrice, Refuse
from ducats.games.merchants.rules.printed import DATA_TEXT

WAGONS = [{"at": "PAR", "master": 0}, KOL, WIE]


def answer(
    question: str,
    seat: int,
    orders: dict[str, Any],
    chosen: dict[str, Any] | None = None,
    data: str | None = None,
    cash: int = 700,
    **more: Any,
) -> Any:
    loading = {"wagon": 1, "guest": 1, "goods": ["food", "salt"], **more}
    stores = [{}, {"PAR": {"food": 1, "salt": 1}}, {}, {}]
    purses = [5000, cash, 5000, 5000]
    g = at(
        question,
        chosen=chosen,
        data=data,
        seat=seat,
        loading=loading,
        wagons=WAGONS,
        stores=stores,
        cash=purses,
    )
    action = RULES.obey(view(g, seat), RULES.read_orders(orders))
    if action is not None:
        g.hear(seat, action)
    return action


def test_a_price_list_quotes() -> None:
    assert answer("load_quote", 0, {"price_list": {"food": 200, "salt": 300}}) == QuotePrice(500)
    assert answer("load_quote", 0, {"price_list": {"food": 200}}) is None
    assert answer("load_quote", 0, {}) is None


def test_a_price_list_is_never_undercut() -> None:
    """Amounts between two coins go up; what is above the highest quote is asked about."""
    assert answer("load_quote", 0, {"price_list": {"food": 1, "salt": 0}}) == QuotePrice(100)
    assert answer("load_quote", 0, {"price_list": {"food": 150, "salt": 150}}) == QuotePrice(300)
    assert answer("load_quote", 0, {"price_list": {"food": 0, "salt": 0}}) == QuotePrice(0)
    assert answer("load_quote", 0, {"price_list": {"food": 2500, "salt": 2500}}) == QuotePrice(5000)
    assert answer("load_quote", 0, {"price_list": {"food": 2500, "salt": 2501}}) is None
    assert answer("load_quote", 0, {"price_list": {"food": 1_000_000, "salt": 1_000_000}}) is None


def test_whole_coins_only_are_offered_and_never_more_than_one_would_pay() -> None:
    assert answer("load_answer", 1, {"pay_up_to": 149}, quote=300) == CounterOffer(200)
    assert answer("load_answer", 1, {"pay_up_to": 1}, quote=100) == CounterOffer(0)
    assert answer("load_answer", 1, {"pay_up_to": 0}, quote=0) == Accept()
    assert answer("load_answer", 1, {"pay_up_to": 1_000_000}, quote=800) == CounterOffer(700)
    assert answer("load_final", 1, {"pay_up_to": 149}, quote=400, final=300) == Refuse()
    assert answer("load_final", 1, {"pay_up_to": 1_000_000}, quote=900, final=800) == Refuse()
    assert answer("load_reply", 0, {"accept_from": 101}, quote=300, counter=200) == Refuse()


def test_nobody_answers_for_another() -> None:
    loading = {"wagon": 1, "guest": 1, "goods": ["food", "salt"]}
    stores = [{}, {"PAR": {"food": 1, "salt": 1}}, {}, {}]
    g = at("load_quote", seat=0, loading=loading, wagons=WAGONS, stores=stores)
    assert RULES.obey(view(g, 1), RULES.read_orders({"price_list": {"food": 100, "salt": 100}})) is None


def test_a_master_takes_counter_offers_from_so_much_up() -> None:
    for counter, word in ((300, Refuse()), (400, Accept())):
        assert answer("load_reply", 0, {"accept_from": 200}, quote=600, counter=counter) == word
    assert answer("load_reply", 0, {"price_list": {"food": 1}}, quote=600, counter=100) is None


def test_a_guest_pays_up_to_so_much() -> None:
    for quote, word in ((400, Accept()), (500, CounterOffer(400)), (5000, CounterOffer(400))):
        assert answer("load_answer", 1, {"pay_up_to": 200}, quote=quote) == word
    assert answer("load_answer", 1, {"pay_up_to": 900}, quote=1500) == CounterOffer(700)
    quote_only = {"negotiation": "quote_only"}
    assert answer("load_answer", 1, {"pay_up_to": 200}, chosen=quote_only, quote=500) == Refuse()
    for final, last_word in ((400, Accept()), (500, Refuse())):
        assert answer("load_final", 1, {"pay_up_to": 200}, quote=600, final=final) == last_word
    assert answer("load_answer", 1, {}, quote=100) is None


def test_nothing_is_worth_nothing() -> None:
    """A counter-offer of 0 is less than the smallest price, an empty purse pays no single coin."""
    assert answer("load_reply", 0, {"accept_from": 1}, goods=["food"], quote=300, counter=0) == Refuse()
    assert answer("load_final", 1, {"pay_up_to": 0}, quote=300, final=0) == Accept()
    small = DATA_TEXT.replace("money_unit = { value = 100", "money_unit = { value = 1")
    small = small.replace("quote_max = { value = 5000", "quote_max = { value = 500")
    assert answer("load_answer", 1, {"pay_up_to": 5}, data=small, cash=0, quote=1) == CounterOffer(0)


def test_a_master_s_order_does_not_speak_for_a_guest() -> None:
    assert answer("load_answer", 1, {"accept_from": 100}, quote=300) is None


def test_other_questions_are_not_answered() -> None:
    orders = RULES.read_orders({"pay_up_to": 500, "accept_from": 100})
    over = begun(2)
    play_on(over, "never", limit=5000)
    assert RULES.obey(view(over, 0), orders) is None
    assert RULES.obey(view(at("purchase"), 0), orders) is None
    assert RULES.obey(view(at("climb"), 0), orders) is None


def test_bad_orders_are_refused() -> None:
    for bad in ({"pay_up_to": -1}, {"no_such_order": 1}, {"price_list": {"food": "much"}}):
        with pytest.raises(BadOrders):
            RULES.read_orders(bad)
