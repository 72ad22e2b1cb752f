"""Veto, elimination, Assassin: MQ-46 to MQ-62, and their rulings."""

import pytest
from tests.games.marquis.table import (
    asked,
    at,
    attacked,
    by_seat,
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
from ducats.games.marquis.rules import messages as m
from ducats.games.marquis.rules import view as v


def test_mq_46_against_what_is_done_to_oneself() -> None:
    g = at("| M | H", coins=[0, 3, 0], hands="T | V")
    play(g, 0, m.LayCard("T"))
    assert legal(g, 1) == {m.Allow(), m.PlayVeto()}
    told = play(g, 1, m.PlayVeto())
    assert of(e.VetoPlayed, told)[0] == e.VetoPlayed(1, 0, "robbery")
    rest(g)
    assert g.coins(1) == 3


def test_mq_47_one_effect_only() -> None:
    g = at("| M | H", coins=[0, 3, 0], diamonds=[0, 1, 0], hands="T | V")
    play(g, 0, m.LayCard("T"))
    play(g, 1, m.PlayVeto())
    told = rest(g)
    assert [x.effect for x in of(e.CoinsTaken, told)] == ["theft"]
    assert g.coins(1) == 2


def test_mq_48_before_the_opponent_for_good() -> None:
    g = at("| M | H", coins=[0, 3, 0], hands="T | V")
    play(g, 0, m.LayCard("T"))
    play(g, 1, m.PlayVeto())
    rest(g)
    assert by_seat(g, g.vetoes) == [1, 0, 0]
    assert by_seat(g, g.might_veto) == [True, False, True]


def test_mq_49_a_card_at_once_if_there_is_one() -> None:
    g = at("| M | H", coins=[0, 3, 0], hands="T | V")
    play(g, 0, m.LayCard("T"))
    told = play(g, 1, m.PlayVeto())
    assert of(e.CardDrawn, told)[0].rule == "MQ-49"
    assert place(g, 1).cards == 4
    g = at("| M | H", coins=[0, 3, 0], hands="T | V A", decks=" | - | ")
    play(g, 0, m.LayCard("T"))
    told = play(g, 1, m.PlayVeto())
    assert 1 not in [drawn.seat for drawn in of(e.CardDrawn, told)]
    assert place(g, 1).cards == 1


def test_mq_r10_the_draw_is_automatic() -> None:
    g = at("| M | H", coins=[0, 3, 0], hands="T | V")
    play(g, 0, m.LayCard("T"))
    told = play(g, 1, m.PlayVeto())
    assert names(told).index("CardDrawn") == names(told).index("VetoPlayed") + 1


def test_mq_50_no_veto_against_a_veto_or_an_intervention() -> None:
    g = at("| M | H", coins=[0, 3, 0], hands="T V | V | S")
    play(g, 0, m.LayCard("T"))
    play(g, 1, m.PlayVeto())
    assert asked(g) == (2, "intervene")
    play(g, 2, m.Neutralise())
    assert asked(g)[1] in ("lay_card", "exchange")
    assert g.coins(1) == 1


def test_mq_51_a_veto_is_no_character() -> None:
    g = at("| M", hands="T V")
    assert m.LayCard("V") not in legal(g, 0)
    assert refusal(g, 0, m.LayCard("V")) == ("veto_is_no_character", "MQ-51")


def test_mq_r07_veto_scope_card_covers_the_rest_of_the_card() -> None:
    g = at("| M | H", {"veto_scope": "card"}, coins=[0, 3, 0], diamonds=[0, 1, 0], hands="T | V")
    play(g, 0, m.LayCard("T"))
    play(g, 1, m.PlayVeto())
    told = rest(g)
    assert of(e.CoinsTaken, told) == []
    assert g.coins(1) == 3
    assert not place(g, 1).shielded


def test_mq_r07_veto_scope_stop_saves_the_others_too() -> None:
    g = at("| M | A | D", {"veto_scope": "stop"}, coins=[0, 3, 2, 2], hands="T | V")
    play(g, 0, m.LayCard("T"))
    play(g, 1, m.PlayVeto())
    told = rest(g)
    assert of(e.CoinsTaken, told) == []
    assert money(g)[:4] == [1, 3, 2, 2]


def test_mq_r07_veto_scope_stop_ends_payday_and_demands() -> None:
    g = at("| M | M | D", {"veto_scope": "stop"}, coins=[0, 3, 3, 2], hands="M | | V")
    play(g, 0, m.LayCard("M"))
    play(g, 2, m.PlayVeto())
    rest(g)
    assert money(g)[:4] == [3, 3, 3, 2]
    g = at("| T | T | D", {"veto_scope": "stop"}, coins=[0, 3, 3, 2], hands="W | V | ")
    play(g, 0, m.LayCard("W"))
    play(g, 1, m.PlayVeto())
    rest(g)
    assert money(g)[:4] == [0, 3, 3, 2]


def test_mq_r08_the_toll_is_a_tax_unless_the_table_says_otherwise() -> None:
    g = at("C | M | H", {"veto_toll": True}, turn=1, coins=[0, 2, 0], tolls=[0], hands=" | V | ")
    play(g, 1, m.Exchange(2))
    play(g, 0, m.ClaimToll())
    assert asked(g) == (1, "may_veto")
    play(g, 1, m.PlayVeto())
    assert asked(g) == (2, "intervene")
    no(g)
    assert (money(g)[:-1], g.diamonds(1), g.vetoes(0)) == ([0, 0, 0], 2, 1)
    assert not g.has_toll(0)


def test_mq_r09_nobody_vetoes_for_the_victim() -> None:
    g = at("| M | H", coins=[0, 3, 0], hands="T | | V")
    play(g, 0, m.LayCard("T"))
    assert g.waiting_for() == (1,)
    assert refusal(g, 2, m.PlayVeto())[0] == "not_your_turn"
    assert refusal(g, 1, m.PlayVeto()) == ("no_veto", "MQ-46")


def test_mq_54_face_down_to_the_bottom() -> None:
    g = at("| K C | H", hands="A", coins=[0, 1, 0])
    play(g, 0, m.LayCard("A"))
    play(g, 0, m.Assassinate(1))
    rest(g)
    assert (top(g, 1), place(g, 1).pile, place(g, 1).eliminated) == ("K", 1, ("C",))


def test_mq_55_the_card_below_counts_for_everything() -> None:
    g = at("| M C | H", hands="A | | T", coins=[0, 5, 0])
    play(g, 0, m.LayCard("A"))
    play(g, 0, m.Assassinate(1))
    rest(g)
    assert place(g, 1).rate == v.Rate(1, 1)
    play(g, 1, m.Exchange(0))


def test_mq_56_characterless() -> None:
    g = at("| C | H", hands="A | K", coins=[0, 5, 0])
    play(g, 0, m.LayCard("A"))
    play(g, 0, m.Assassinate(1))
    rest(g)
    assert place(g, 1).open is None
    assert asked(g) == (1, "lay_card")


def test_mq_57_dead_for_the_whole_game() -> None:
    g = at("T K | H", eliminated="M", hands="H")
    play(g, 0, m.LayCard("H"))
    assert legal(g, 0) == {m.TakeBack("T"), m.TakeBack("K")}
    assert "M" not in place(g, 0).might_lay


def test_mq_58_an_exposed_card_does_not_act_again() -> None:
    g = at("| C H | K", coins=[0, 3, 0], hands="A", diamonds=[0, 0, 0])
    play(g, 0, m.LayCard("A"))
    play(g, 0, m.Assassinate(1))
    told = rest(g)
    assert "FeeOffered" not in names(told)
    assert not open_card(g, 1).toll


def test_mq_58_but_two_open_extortioners_are_marked() -> None:
    g = at("| E H | E", coins=[0, 3, 0], hands="A")
    play(g, 0, m.LayCard("A"))
    told = play(g, 0, m.Assassinate(1)) + rest(g)
    assert of(e.ExtortionersMarked, told) == [e.ExtortionersMarked((1, 2))]
    assert place(g, 1).rate == v.Rate(1, 1)


@pytest.mark.parametrize(("coins", "taken"), [(3, 2), (2, 2), (1, 1), (0, 0)])
def test_mq_60_two_coins_or_what_there_is_and_the_character(coins: int, taken: int) -> None:
    g = at("| K C | H", hands="A", coins=[0, coins, 0])
    play(g, 0, m.LayCard("A"))
    play(g, 0, m.Assassinate(1))
    rest(g)
    assert (money(g)[0], top(g, 1)) == (3 + taken, "K")


def test_mq_60_only_targets_can_be_killed() -> None:
    g = at("| C | M | | H | K", hands="A", coins=[0, 1, 1, 1, 1, 0], protects={"1": 2}, out=[4])
    play(g, 0, m.LayCard("A"))
    assert legal(g, 0) == {m.Assassinate(1), m.Assassinate(5)}
    for seat in (0, 2, 3, 4):
        assert refusal(g, 0, m.Assassinate(seat)) == ("no_target", "MQ-60")


def test_mq_61_a_dead_assassin_gets_nothing() -> None:
    g = at("| A | H", hands="A", coins=[0, 2, 0])
    play(g, 0, m.LayCard("A"))
    told = play(g, 0, m.Assassinate(1)) + rest(g)
    assert money(g)[:2] == [5, 0]
    assert of(e.CoinsGiven, told) == []


def test_mq_62_no_second_victim() -> None:
    g = attacked()
    rest(g)
    assert asked(g)[0] == 1
    assert money(g)[:4] == [4, 3, 2, 1]


def test_mq_r06_the_assassin_kills_unless_the_table_lets_him_spare() -> None:
    g = at("| K | H", hands="A", coins=[0, 2, 0])
    play(g, 0, m.LayCard("A"))
    assert legal(g, 0) == {m.Assassinate(1), m.Assassinate(2)}
    assert refusal(g, 0, m.SpareAll()) == ("must_assassinate", "MQ-R06")
    g = at("| K | ", hands="A", coins=[0, 2, 0])
    play(g, 0, m.LayCard("A"))
    assert asked(g) == (1, "may_veto")
    g = at("| K | ", {"assassin_optional": True}, hands="A", coins=[0, 2, 0])
    play(g, 0, m.LayCard("A"))
    assert legal(g, 0) == {m.Assassinate(1), m.SpareAll()}
    play(g, 0, m.SpareAll())
    assert (top(g, 1), g.coins(1)) == ("K", 2)


def test_mq_r40_an_exposed_assassin_is_paid() -> None:
    g = at("| A F=A | H", hands="A", coins=[0, 2, 0])
    play(g, 0, m.LayCard("A"))
    told = play(g, 0, m.Assassinate(1)) + rest(g)
    assert top(g, 1) == "A"
    assert of(e.CoinsGiven, told) == [e.CoinsGiven(0, 1, 1)]
