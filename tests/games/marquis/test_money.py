"""Treasury, taking, giving, exchange, drawing, jewels: MQ-21 to MQ-45."""

import pytest
from tests.games.marquis.table import (
    asked,
    at,
    by_seat,
    lay,
    legal,
    money,
    names,
    of,
    place,
    play,
    refusal,
    rest,
    view,
)

from ducats.games.marquis.rules import events as e
from ducats.games.marquis.rules import messages as m
from ducats.games.marquis.rules import view as v
from ducats.games.marquis.rules.game import META
from ducats.games.marquis.rules.position import QUESTIONS


@pytest.mark.parametrize(
    ("card", "coins"),
    [
        ("A", 3),
        ("C", 2),
        ("D", 1),
        ("E", 1),
        ("F", 0),
        ("H", 1),
        ("K", 2),
        ("M", 3),
        ("S", 2),
        ("T", 1),
        ("W", 0),
    ],
)
def test_mq_21_coins_from_the_treasury(card: str, coins: int) -> None:
    g = at("| ", hands=card)
    lay(g, 0, card)
    assert money(g)[0] == coins


@pytest.mark.parametrize(("treasury", "taken"), [(0, 0), (1, 1), (2, 2), (3, 3)])
def test_mq_22_a_poor_treasury_gives_what_it_has(treasury: int, taken: int) -> None:
    g = at("H | F", coins=[0, 8 - treasury], hands="M")
    told = play(g, 0, m.LayCard("M"))
    assert of(e.TreasuryTaken, told)[0].coins == taken


@pytest.mark.parametrize(
    ("card", "victim", "coins"),
    [
        ("C", "E", 1),
        ("C", "M", 1),
        ("D", "C", 1),
        ("D", "M", 1),
        ("E", "S", 2),
        ("E", "C", 1),
        ("E", "K", 1),
        ("H", "C", 1),
        ("H", "W", 1),
        ("K", "H", 1),
        ("K", "T", 1),
        ("S", "W", 2),
        ("S", "A", 1),
        ("S", "E", 1),
        ("T", "A", 1),
        ("T", "D", 1),
        ("T", "M", 2),
        ("T", "K", 0),
        ("M", "T", 0),
    ],
)
def test_mq_23_symbols(card: str, victim: str, coins: int) -> None:
    g = at(f"| {victim}", coins=[0, 4], hands=card)
    lay(g, 0, card)
    assert 4 - g.coins(1) == coins


def test_mq_24_covered_and_eliminated_cards_are_safe() -> None:
    g = at("| M K | K | ", coins=[0, 3, 3, 3], eliminated=" | | M | M", hands="T")
    lay(g, 0, "T")
    assert money(g) == [1, 3, 3, 3, 6]


def test_mq_25_no_more_than_he_has() -> None:
    g = at("| M | M", coins=[0, 1, 0], hands="T")
    told = lay(g, 0, "T")
    assert [(x.victim, x.coins) for x in of(e.CoinsTaken, told)] == [(1, 1)]


def test_mq_26_each_one_who_shows_a_listed_character() -> None:
    g = at("| M | A | M", coins=[0, 3, 3, 3], hands="T")
    lay(g, 0, "T")
    assert money(g) == [6, 1, 2, 1, 6]


def test_mq_27_protected_and_out_are_spared() -> None:
    g = at("| M | C | M", coins=[0, 3, 0, 3], protects={"2": 1}, out=[3], hands="T")
    lay(g, 0, "T")
    assert money(g)[:4] == [1, 3, 0, 3]


def test_mq_28_a_coin_to_each_identical_character_except_marquises() -> None:
    g = at("| K | K | T", coins=[0, 1, 1, 0], hands="K")
    lay(g, 0, "K")
    assert money(g)[:3] == [0, 2, 2]
    g = at("| M | H", coins=[0, 0, 0], hands="M")
    told = lay(g, 0, "M")
    assert "CoinsGiven" not in names(told)


def test_mq_29_the_earliest_laid_first() -> None:
    g = at("| H@9 | H@3 | H@6", coins=[0, 0, 0, 0], hands="H")
    lay(g, 0, "H")
    assert money(g)[:4] == [0, 0, 1, 0]


def test_mq_30_no_coins_no_obstacle() -> None:
    g = at("| K | K | K", coins=[0, 6, 5, 5], hands="K")
    assert m.LayCard("K") in legal(g, 0)
    told = play(g, 0, m.LayCard("K"))
    assert "CoinsGiven" not in names(told)
    assert g.coins(0) == 0


def test_mq_31_protected_and_out_are_paid() -> None:
    g = at("| K | C | K", protects={"2": 1}, out=[3], hands="K", coins=[1, 0, 0, 0])
    lay(g, 0, "K")
    assert money(g)[:4] == [1, 1, 0, 1]


def test_mq_32_whole_exchanges_only() -> None:
    g = at("A | H", coins=[7, 0], hands="K")
    assert legal(g, 0) == {m.Exchange(0), m.Exchange(1)}
    assert refusal(g, 0, m.Exchange(2)) == ("too_few_coins", "MQ-32")
    play(g, 0, m.Exchange(1))
    assert (g.coins(0), g.diamonds(0)) == (2, 3)


def test_mq_33_coins_to_the_treasury() -> None:
    g = at("S | H", coins=[4, 1], hands="K")
    play(g, 0, m.Exchange(1))
    assert (money(g), by_seat(g, g.diamonds)) == ([0, 1, 7], [2, 0])


def test_mq_34_any_number_or_none() -> None:
    g = at("M | H", coins=[4, 1], hands="K")
    assert legal(g, 0) == {m.Exchange(times) for times in range(5)}


def test_mq_35_a_new_card_does_not_buy_at_once() -> None:
    g = at("H | T | T", coins=[4, 0, 0], hands="M")
    play(g, 0, m.Exchange(0))
    told = lay(g, 0, "M")
    assert "Exchanged" not in names(told)
    assert place(g, 0).rate == v.Rate(1, 1)


def test_mq_36_an_exposed_card_gives_the_rate() -> None:
    g = at("| S H | K", turn=0, coins=[0, 6, 0], hands="A")
    play(g, 0, m.LayCard("A"))
    play(g, 0, m.Assassinate(1))
    rest(g)
    assert asked(g) == (1, "exchange")
    assert place(g, 1).rate == v.Rate(4, 2)


def test_mq_37_one_exchange_fulfils_the_duty() -> None:
    g = at("M | H | H", coins=[3, 5, 4], hands="K")
    assert g.treasury() == 0
    assert legal(g, 0) == {m.Exchange(1), m.Exchange(2), m.Exchange(3)}
    assert refusal(g, 0, m.Exchange(0)) == ("duty_to_exchange", "MQ-37")


def test_mq_38_no_character_no_exchange_and_no_duty() -> None:
    g = at(" | M | H", eliminated="T", coins=[5, 4, 3], hands="K")
    assert g.treasury() == 0
    assert asked(g) == (0, "lay_card")


def test_mq_39_goods_change_hands_in_bargains_only() -> None:
    bargains = {question.question for question in QUESTIONS if question.size > 1000}
    assert bargains == {
        "marquis.intervene",
        "marquis.answer_price",
        "marquis.offer_fee",
        "marquis.choose_client",
    }


def test_mq_r48_no_other_action_names_goods() -> None:
    carriers = {action.__name__ for action in META.actions if "bundle" in action.__struct_fields__}
    assert carriers == {"DemandPrice", "Counter", "OfferFee", "DemandFee"}


def test_mq_41_the_hand_is_filled_up() -> None:
    g = at("H | H", hands="K A C D")
    told = lay(g, 0, "K")
    assert place(g, 0).cards == 4
    drawn = of(e.CardDrawn, told)
    assert len(drawn) == 1
    assert drawn[0].seen_by(1).card is None
    assert drawn[0].seen_by(0).card is not None


def test_mq_42_an_empty_pile_lets_the_hand_shrink() -> None:
    g = at("H | H", hands="K A V", decks="-")
    told = lay(g, 0, "K")
    assert "CardDrawn" not in names(told)
    assert place(g, 0).cards == 2


def test_mq_43_clairvoyant_and_prosecutor_do_not_draw_as_usual() -> None:
    g = at("K T | H", hands="H S")
    told = play(g, 0, m.LayCard("H"))
    assert asked(g) == (0, "take_back")
    g = at("K T | H", hands="H S")
    told += play(g, 0, m.LayCard("S"))
    assert asked(g) == (0, "call_witness")
    assert "CardDrawn" not in names(told)


def test_mq_44_five_diamonds_are_a_ruby_also_after_gifts() -> None:
    g = at("M | H", coins=[6, 0], diamonds=[4, 0], hands="K")
    play(g, 0, m.Exchange(6))
    assert (g.diamonds(0), g.rubies(0)) == (0, 2)
    g = at("H | K | H", diamonds=[4, 1, 0], hands="C")
    play(g, 0, m.LayCard("C"))
    play(g, 1, m.OfferFee(m.Bundle(diamonds=1)))
    told = play(g, 0, m.AcceptOffer(1))
    assert (by_seat(g, g.diamonds), by_seat(g, g.rubies)) == ([0, 0, 0], [1, 0, 0])
    assert of(e.RubyGained, told)[0].seat == 0


def test_mq_45_rubies_are_not_changed_back() -> None:
    g = at("H | K | H", rubies=[0, 2, 0], hands="C", veto_gone=[1, 2])
    play(g, 0, m.LayCard("C"))
    assert asked(g) == (1, "lay_card")
    assert g.rubies(1) == 2


def test_mq_r01_a_limited_stock_ends_the_exchange() -> None:
    g = at(
        "M | H | H",
        {"jewel_supply": "18_13"},
        coins=[6, 0, 0],
        diamonds=[2, 9, 5],
        rubies=[13, 0, 0],
        hands="K",
    )
    assert view(g).diamonds == 2
    assert legal(g, 0) == {m.Exchange(0), m.Exchange(1), m.Exchange(2)}
    play(g, 0, m.Exchange(2))
    assert (view(g).diamonds, view(g).rubies, g.diamonds(0)) == (0, 0, 4)


def test_mq_r01_rubies_free_diamonds_again() -> None:
    g = at(
        "M | H | H",
        {"jewel_supply": "18_13"},
        coins=[6, 0, 0],
        diamonds=[4, 4, 4],
        rubies=[12, 0, 0],
        hands="K",
    )
    stock = view(g).diamonds
    assert stock == 6
    play(g, 0, m.Exchange(6))
    assert (view(g).diamonds, view(g).rubies, g.diamonds(0), g.rubies(0)) == (5, 0, 5, 13)


def test_mq_r01_an_empty_stock_leaves_no_duty() -> None:
    g = at(
        "M | H | H",
        {"jewel_supply": "18_13"},
        coins=[4, 4, 4],
        diamonds=[4, 9, 5],
        rubies=[13, 0, 0],
        hands="K",
    )
    assert (g.treasury(), view(g).diamonds) == (0, 0)
    assert asked(g) == (0, "lay_card")


def test_mq_r01_as_the_box_has_it_by_default() -> None:
    g = at("M | H", coins=[4, 1])
    assert (view(g).diamonds, view(g).rubies) == (21, 15)
    g = at("M | H", {"jewel_supply": "unlimited"}, coins=[4, 1])
    assert (view(g).diamonds, view(g).rubies) == (None, None)


def test_mq_r03_partial_takings() -> None:
    g = at("| M | H", coins=[0, 1, 10], hands="T")
    lay(g, 0, "T")
    assert money(g) == [2, 0, 10, 0]


def test_mq_r04_the_exchange_opens_the_next_turn() -> None:
    g = at("M | H", coins=[2, 0], hands="K")
    assert asked(g) == (0, "exchange")
    play(g, 0, m.Exchange(2))
    assert asked(g) == (0, "lay_card")


def test_mq_r05_the_duty_is_not_tested_again_in_the_turn() -> None:
    g = at("T | H | H", coins=[2, 4, 5], hands="M")
    assert g.treasury() == 1
    told = play(g, 0, m.LayCard("M"))
    assert of(e.TreasuryTaken, told)[0].treasury == 0
    assert [event.seat for event in of(e.Exchanged, told)] == [1]


def test_mq_52_treasury_giving_exchange_and_tolls_cannot_be_vetoed() -> None:
    g = at("H | T", hands="T | V")
    play(g, 0, m.LayCard("T"))
    assert (asked(g), money(g)[:-1]) == ((1, "lay_card"), [0, 1])
    g = at("C | M", turn=1, coins=[0, 2], tolls=[0], hands="V | V")
    play(g, 1, m.Exchange(1))
    play(g, 0, m.ClaimToll())
    assert asked(g) == (1, "lay_card")
