"""The Countess: MQ-63 to MQ-74 and her rulings."""

import pytest
from tests.games.marquis.table import (
    asked,
    at,
    bundle,
    by_seat,
    lay,
    legal,
    money,
    names,
    no,
    of,
    open_card,
    place,
    play,
    refusal,
    rest,
    top,
)

from ducats.games.marquis.rules import events as e
from ducats.games.marquis.rules import fields
from ducats.games.marquis.rules import messages as m
from ducats.games.marquis.rules.notation import MEASURE, bundles_of, nth_bundle


def test_mq_63_an_offer_is_paid_at_once() -> None:
    g = at("H | K | T", coins=[0, 2, 1], diamonds=[0, 1, 0], hands="C")
    play(g, 0, m.LayCard("C"))
    play(g, 1, m.OfferFee(bundle(2, 1)))
    told = play(g, 2, m.OfferNothing()) + play(g, 0, m.AcceptOffer(1))
    assert of(e.ProtectionSold, told) == [e.ProtectionSold(0, 1, bundle(2, 1))]
    assert (money(g)[:-1], by_seat(g, g.diamonds)) == ([4, 0, 1], [1, 0, 0])
    assert open_card(g, 1).protected_by == (0,)


def test_mq_63_a_demand_can_be_accepted() -> None:
    g = at("H | K | T", coins=[0, 2, 1], hands="C")
    play(g, 0, m.LayCard("C"))
    play(g, 0, m.DemandFee(2, bundle(1)))
    assert legal(g, 2) == {m.Accept(), m.Refuse()}
    told = play(g, 2, m.Accept())
    assert of(e.ProtectionSold, told)[0].client == 2
    assert (money(g)[:-1], g.has_toll(0)) == ([3, 2, 0], False)


def test_mq_63_after_a_refused_demand_the_offers_stand() -> None:
    g = at("H | K | T", coins=[0, 2, 1], hands="C")
    play(g, 0, m.LayCard("C"))
    play(g, 1, m.OfferFee(bundle(1)))
    play(g, 0, m.DemandFee(2, bundle(1)))
    play(g, 2, m.Refuse())
    assert legal(g, 0) == {m.AcceptOffer(1), m.Decline()}
    play(g, 0, m.AcceptOffer(1))
    assert g.protects(0) == 1


def test_mq_63_after_a_refused_demand_without_offers_there_is_no_deal() -> None:
    g = at("H | K | T", coins=[0, 2, 1], hands="C")
    play(g, 0, m.LayCard("C"))
    play(g, 0, m.DemandFee(2, bundle(1)))
    told = play(g, 2, m.Refuse())
    assert of(e.TollSet, told) == [e.TollSet(0)]


def test_mq_63_not_more_than_there_is_and_not_nothing() -> None:
    g = at("H | K | T", coins=[0, 2, 1], hands="C")
    play(g, 0, m.LayCard("C"))
    assert refusal(g, 1, m.OfferFee(bundle(3)))[0] == "illegal_action"
    assert refusal(g, 1, m.OfferFee(bundle(0)))[0] == "illegal_action"
    assert refusal(g, 1, m.OfferFee(bundle(99)))[0] == "bad_amount"
    no(g)
    no(g)
    assert refusal(g, 0, m.DemandFee(2, bundle(2)))[0] == "illegal_action"
    assert refusal(g, 0, m.DemandFee(7, bundle(1)))[0] == "no_such_seat"
    assert refusal(g, 0, m.AcceptOffer(1))[0] == "illegal_action"


def test_mq_64_never_obliged() -> None:
    g = at("H | K | T", coins=[0, 2, 1], hands="C")
    play(g, 0, m.LayCard("C"))
    play(g, 1, m.OfferFee(bundle(2)))
    told = play(g, 0, m.Decline())
    assert "ProtectionDeclined" in names(told)
    assert (money(g)[:-1], g.has_toll(0)) == ([2, 2, 1], True)


@pytest.mark.parametrize("card", ["T", "C", "D", "M", "W", "A"])
def test_mq_66_neither_robbed_nor_killed(card: str) -> None:
    g = at("C | M | H", protects={"0": 1}, coins=[1, 3, 0], turn=2, diamonds=[0, 1, 0], hands=f" | | {card}")
    play(g, 2, m.LayCard(card))
    rest(g)
    assert (g.coins(1), top(g, 1)) == (3, "M")


def test_mq_67_covering_either_card_ends_it() -> None:
    for seat in (0, 1):
        g = at("C | H | H", protects={"0": 1}, turn=seat, hands="K | K")
        told = lay(g, seat, "K")
        assert of(e.ProtectionEnded, told) == [e.ProtectionEnded(0, 1)]


def test_mq_67_killing_the_countess_ends_it() -> None:
    g = at("K C | H | H", protects={"0": 1}, turn=2, hands=" | | A")
    told = lay(g, 2, "A")
    assert of(e.ProtectionEnded, told) == [e.ProtectionEnded(0, 1)]


def test_mq_68_a_countess_may_be_protected_while_she_protects() -> None:
    g = at("H | C | M | T", protects={"1": 2}, coins=[0, 1, 0, 0], hands="C")
    play(g, 0, m.LayCard("C"))
    play(g, 1, m.OfferFee(bundle(1)))
    play(g, 0, m.AcceptOffer(1))
    assert by_seat(g, g.protects) == [1, 2, -1, -1]


def test_mq_69_the_first_who_exchanges_pays() -> None:
    g = at("C | M | M", tolls=[0], turn=1, coins=[0, 3, 3], hands=" | K | K")
    play(g, 1, m.Exchange(1))
    assert asked(g) == (0, "claim_toll")
    play(g, 0, m.ClaimToll())
    assert (money(g)[:2], g.diamonds(1), g.has_toll(0)) == ([1, 1], 1, False)


def test_mq_70_the_toll_may_prevent_the_exchange() -> None:
    g = at("C | T | H", tolls=[0], turn=1, coins=[0, 3, 0], hands=" | K")
    play(g, 1, m.Exchange(1))
    told = play(g, 0, m.ClaimToll())
    assert "ExchangePrevented" in names(told)
    assert (money(g)[:2], g.diamonds(1)) == ([1, 2], 0)


def test_mq_71_she_may_waive_it() -> None:
    g = at("C | T | H", tolls=[0], turn=1, coins=[0, 3, 0], hands=" | K")
    play(g, 1, m.Exchange(1))
    told = play(g, 0, m.WaiveToll())
    assert of(e.TollWaived, told) == [e.TollWaived(0, 1)]
    assert (money(g)[:2], g.diamonds(1)) == ([0, 0], 1)


def test_mq_72_gone_when_claimed_waived_or_covered() -> None:
    g = at("C | T | H", tolls=[0], hands="K")
    lay(g, 0, "K")
    assert not g.has_toll(0)


def test_mq_r12_waived_it_lapses_or_waits_for_the_next() -> None:
    for option, pending in (("lapses", False), ("next", True)):
        g = at("C | M | M", {"toll_waive": option}, tolls=[0], turn=1, coins=[0, 3, 3], hands=" | K | K")
        play(g, 1, m.Exchange(1))
        play(g, 0, m.WaiveToll())
        assert g.has_toll(0) is pending


def test_mq_73_not_on_ones_own_exchange() -> None:
    g = at("C | M | M", tolls=[0], coins=[3, 0, 0], hands="K")
    play(g, 0, m.Exchange(1))
    assert asked(g) == (0, "lay_card")
    assert (g.diamonds(0), g.coins(0)) == (2, 0)


def test_mq_74_several_in_order_of_laying() -> None:
    g = at("C@9 | M | C@4", tolls=[0, 2], turn=1, coins=[0, 4, 0], hands=" | K")
    play(g, 1, m.Exchange(4))
    assert asked(g) == (2, "claim_toll")
    play(g, 2, m.ClaimToll())
    assert asked(g) == (0, "claim_toll")
    play(g, 0, m.ClaimToll())
    assert (money(g)[:-1], g.diamonds(1)) == ([1, 0, 1], 2)


def test_mq_74_without_a_coin_left_a_toll_stays_pending() -> None:
    g = at("C@9 | M | C@4", tolls=[0, 2], turn=1, coins=[0, 1, 0], hands=" | K")
    play(g, 1, m.Exchange(1))
    play(g, 2, m.ClaimToll())
    assert asked(g) == (1, "lay_card")
    assert by_seat(g, g.has_toll) == [True, False, False]


def test_mq_r13_once_on_her_own_turn_by_default() -> None:
    g = at("C | K | H", tolls=[0], turn=1, coins=[0, 2, 2], hands=" | A")
    assert asked(g)[1] == "lay_card"


def test_mq_r13_with_every_turn_again_while_the_toll_is_pending() -> None:
    g = at("C | K | H", {"countess_window": "every_turn"}, tolls=[0], turn=1, coins=[0, 2, 2], hands=" | M")
    assert asked(g) == (1, "offer_fee")
    play(g, 1, m.OfferFee(bundle(1)))
    play(g, 0, m.AcceptOffer(1))
    assert (g.protects(0), g.has_toll(0), asked(g)) == (1, False, (1, "lay_card"))
    lay(g, 1, "M")
    assert asked(g) == (2, "lay_card")


def test_mq_r13_without_negotiation_the_toll_at_once() -> None:
    g = at("H | K | T", {"negotiation": False}, coins=[0, 2, 1], hands="C")
    told = play(g, 0, m.LayCard("C"))
    assert of(e.TollSet, told) == [e.TollSet(0)]
    assert "FeeOffered" not in names(told)


def test_mq_r28_tolls_and_giving_are_not_covered() -> None:
    g = at("C | M | C | H", protects={"2": 1}, tolls=[0], turn=1, coins=[0, 2, 0, 0], hands=" | K")
    play(g, 1, m.Exchange(2))
    play(g, 0, m.ClaimToll())
    assert g.coins(0) == 1


def test_mq_r29_whom_she_may_protect() -> None:
    g = at("H | C | | T | M", coins=[0, 1, 1, 1, 1], out=[3], protects={"1": 4}, hands="C", seats=5)
    play(g, 0, m.LayCard("C"))
    while asked(g)[1] == "may_veto":
        no(g)
    offered = []
    while asked(g)[1] == "offer_fee":
        offered.append(asked(g)[0])
        no(g)
    assert offered == [1, 4]
    clients = {action.seat for action in legal(g, 0) if isinstance(action, m.DemandFee)}
    assert clients <= {1, 4}
    assert 0 not in clients


def test_mq_r31_a_hand_veto_as_fee_draws_a_card() -> None:
    g = at("H | K | T", hands="C | V A C D")
    play(g, 0, m.LayCard("C"))
    play(g, 1, m.OfferFee(bundle(vetoes=1)))
    assert place(g, 1).veto_known
    told = play(g, 0, m.AcceptOffer(1))
    assert of(e.CardDrawn, told)[0].seat == 1
    assert (by_seat(g, g.vetoes), g.might_veto(1), place(g, 1).cards) == ([1, 0, 0], False, 4)


def test_mq_r47_the_dealers_first_exchange_is_one_too() -> None:
    g = at("C | H | H", tolls=[0], turn=1, coins=[0, 1, 0], hands=" | D")
    play(g, 1, m.LayCard("D"))
    if asked(g)[1] == "may_veto":
        no(g)
    play(g, 1, m.Exchange(1))
    assert asked(g) == (0, "claim_toll")


def test_mq_r52_a_deal_rules_out_the_toll_for_good() -> None:
    g = at(
        "C | H | H",
        {"countess_window": "every_turn"},
        protects={"0": 1},
        turn=1,
        hands=" | K | K",
        coins=[0, 0, 4],
    )
    lay(g, 1, "K")
    assert (g.protects(0), g.has_toll(0)) == (-1, False)
    assert asked(g) == (2, "exchange")


def test_mq_r11_duty_before_the_toll() -> None:
    g = at("C | T | S", tolls=[0], turn=1, coins=[4, 3, 5], hands=" | K")
    assert asked(g) == (0, "claim_toll")
    play(g, 0, m.WaiveToll())
    assert (money(g), g.diamonds(1)) == ([4, 0, 5, 3], 1)


@pytest.mark.parametrize("goods", [[3, 1, 2, 0], [3, 1, 1, 64], [3, 0, 0, 0], [2, 64, 0, 0], [99, 99, 8, 99]])
def test_mq_63_what_can_be_named_follows_the_goods_however_many(goods: list[int]) -> None:
    """A corrected data file may hold many jewels: no more is named than a bundle can hold."""
    g = at("C | K", {"negotiate_rubies": True})
    for field, amount in zip(
        (fields.COINS, fields.DIAMONDS, fields.VETOES, fields.RUBIES), goods, strict=True
    ):
        g.put(field + 1, amount)
    bundles = MEASURE.within(goods, 0)
    assert [nth_bundle(g, 1, False, place) for place in range(bundles_of(g, 1, False))] == bundles
