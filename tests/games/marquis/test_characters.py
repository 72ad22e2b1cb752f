"""The other characters, from the dealer to the Highwayman: MQ-75 to MQ-94, MQ-102 to MQ-107."""

from typing import Any

import pytest
from tests.games.marquis.table import (
    asked,
    at,
    lay,
    legal,
    mine,
    money,
    names,
    of,
    open_card,
    place,
    play,
    refusal,
    rest,
    top,
    view,
)

from ducats.games.marquis.rules import events as e
from ducats.games.marquis.rules import messages as m
from ducats.games.marquis.rules import view as v
from ducats.games.marquis.rules.printed import DATA_TEXT


def test_mq_75_at_once_and_without_duty() -> None:
    g = at("H | K", coins=[2, 5], hands="D")
    assert g.treasury() == 1
    play(g, 0, m.LayCard("D"))
    assert (asked(g), g.treasury()) == ((0, "exchange_now"), 0)
    assert m.Exchange(0) in legal(g, 0)
    play(g, 0, m.Exchange(1))
    assert g.diamonds(0) == 1


def test_mq_75_too_few_coins_is_no_question() -> None:
    g = at("H | K", hands="D")
    play(g, 0, m.LayCard("D"))
    assert asked(g) == (1, "lay_card")


def test_mq_76_then_one_for_one() -> None:
    g = at("D | K", coins=[3, 0], hands="K")
    assert legal(g, 0) == {m.Exchange(times) for times in range(4)}


def test_mq_77_two_open_extortioners() -> None:
    g = at("E | H | H", turn=1, hands=" | E")
    assert place(g, 0).rate == v.Rate(2, 1)
    lay(g, 1, "E")
    assert [place(g, seat).rate for seat in (0, 1)] == [v.Rate(1, 1)] * 2


def test_mq_78_the_mark_costs_nothing() -> None:
    g = at("E | H | H", turn=1, hands=" | E")
    lay(g, 1, "E")
    assert money(g) == [1, 0, 0, 11]
    assert open_card(g, 1).marked


def test_mq_79_the_mark_stays() -> None:
    g = at("E | E | H", marked=[0, 1], hands="K")
    lay(g, 0, "K")
    assert place(g, 1).rate == v.Rate(1, 1)


def test_mq_r26_laid_again_it_must_earn_its_mark_anew() -> None:
    g = at("E | H", marked=[0], hands="K")
    lay(g, 0, "K")
    assert not g.is_marked(0)


def test_mq_r42_marked_coins_can_be_spent_and_stolen() -> None:
    g = at("E | E | H", marked=[0, 1], turn=2, coins=[1, 1, 0], hands="K | | C")
    lay(g, 2, "C")
    assert money(g)[:2] == [0, 0]


def test_mq_80_the_covered_card_is_played_again() -> None:
    g = at("A | K T | H", coins=[0, 3, 0], hands="F")
    play(g, 0, m.LayCard("F"))
    assert (asked(g), g.coins(0)) == ((0, "assassinate"), 3)
    play(g, 0, m.Assassinate(1))
    rest(g)
    assert (top(g, 1), place(g, 0).rate) == ("K", v.Rate(5, 3))


def test_mq_81_every_cardsharp_turns_play_round() -> None:
    g = at("K | H | H | H", hands="F | | | F")
    told = lay(g, 0, "F")
    assert of(e.DirectionTurned, told) == [e.DirectionTurned(0, False)]
    assert asked(g)[0] == 3
    lay(g, 3, "F")
    assert asked(g)[0] == 0


def test_mq_82_everybody_sees_the_direction() -> None:
    g = at("K | H", clockwise=False)
    assert [view(g, viewer).clockwise for viewer in (0, 1, None)] == [False] * 3


def test_mq_83_with_nothing_below_he_imitates_nothing() -> None:
    g = at(" | H", eliminated="M", hands="F", coins=[2, 0])
    told = lay(g, 0, "F")
    assert not {"TreasuryTaken", "CoinsTaken", "CoinsGiven"} & set(names(told))
    assert (place(g, 0).rate, open_card(g, 0).card.identity) == (None, "F")


def test_mq_84_the_identity_stays() -> None:
    g = at("M F=M | H | H", turn=1, coins=[3, 0, 0], hands=" | K")
    lay(g, 1, "K")
    assert open_card(g, 0).card.identity == "M"


@pytest.mark.parametrize(("identity", "left"), [("imitated", 2), ("both", 0)])
def test_mq_r18_robbed_as_the_imitated_card_or_as_both(identity: str, left: int) -> None:
    data = DATA_TEXT.replace("{ A = 1, D = 1, M = 2 }", "{ A = 1, D = 1, M = 1, F = 3 }")
    g = at("| M F=M", {"cardsharp_identity": identity}, data, coins=[0, 3], hands="T")
    lay(g, 0, "T")
    assert g.coins(1) == left
    g = at("| F", {"cardsharp_identity": identity}, data, coins=[0, 3], hands="T")
    lay(g, 0, "T")
    assert g.coins(1) == 0


def test_mq_r19_a_bare_cardsharp_can_be_demanded_from_killed_and_protected() -> None:
    g = at("| F | H", coins=[0, 1, 1], hands="W")
    lay(g, 0, "W")
    assert g.coins(1) == 0
    g = at("| F | H", coins=[0, 1, 1], hands="A")
    play(g, 0, m.LayCard("A"))
    assert m.Assassinate(1) in legal(g, 0)
    g = at("| F | H", coins=[0, 1, 1], hands="C")
    play(g, 0, m.LayCard("C"))
    assert asked(g) == (1, "offer_fee")


def test_mq_r20_the_stored_identity_outlives_the_card_below() -> None:
    g = at("M F=M | H", hands="H")
    play(g, 0, m.LayCard("H"))
    play(g, 0, m.TakeBack("M"))
    assert [(card.card, card.identity) for card in mine(g, 0).pile] == [("F", "M"), ("H", "H")]


def test_mq_85_secretly_instead_of_drawing() -> None:
    g = at("M T | H", hands="H A C D")
    play(g, 0, m.LayCard("H"))
    told = play(g, 0, m.TakeBack("M"))
    event = of(e.CardTakenBack, told)[0]
    assert (event.seen_by(0).card, event.seen_by(1).card, event.seen_by(None).card) == ("M", None, None)
    assert "M" in mine(g, 0).hand
    assert place(g, 0, 1).maybe_back == ("M", "T")


def test_mq_86_not_the_dead() -> None:
    g = at("M T | H", eliminated="A", hands="H C D E")
    play(g, 0, m.LayCard("H"))
    assert refusal(g, 0, m.TakeBack("A")) == ("cannot_take_back", "MQ-86")


def test_mq_87_a_cardsharp_takes_neither() -> None:
    g = at("M T H | H", hands="F")
    play(g, 0, m.LayCard("F"))
    assert legal(g, 0) == {m.TakeBack("M"), m.TakeBack("T")}


def test_mq_88_not_itself() -> None:
    g = at("M T | H", hands="H")
    play(g, 0, m.LayCard("H"))
    assert m.TakeBack("H") not in legal(g, 0)


def test_mq_r21_others_see_plays_but_not_the_pile() -> None:
    g = at("M T | H", hands="H")
    play(g, 0, m.LayCard("H"))
    play(g, 0, m.TakeBack("T"))
    seen = view(g, 1)
    assert [(x.what, x.card) for x in seen.places[0].moved] == [
        ("laid", "M"),
        ("laid", "T"),
        ("laid", "H"),
        ("taken_back", None),
    ]
    assert seen.everybody == ()


def test_mq_r22_the_only_eligible_card_is_taken_and_an_empty_deck_does_not_matter() -> None:
    g = at("T | H", hands="H A C D")
    told = play(g, 0, m.LayCard("H"))
    assert "CardTakenBack" in names(told)
    assert top(g, 0) == "H"


def test_mq_r22_taking_back_resets_what_was_stored() -> None:
    g = at("T F=T S! | H", hands="H A C D")
    play(g, 0, m.LayCard("H"))
    play(g, 0, m.TakeBack("F"))
    assert g.identity(4) == 4
    assert g.laid(4) == 0


@pytest.mark.parametrize(("left", "rate"), [("M", (1, 1)), ("A", (5, 3)), ("C", (3, 2)), ("T", (3, 1))])
def test_mq_89_the_left_neighbours_rate(left: str, rate: tuple[int, int]) -> None:
    assert place(at(f"K | {left} | H", clockwise=False), 0).rate == v.Rate(*rate)


def test_mq_90_not_another_clerics() -> None:
    g = at("K | K | M", coins=[5, 3, 0])
    assert place(g, 0).rate is None
    assert place(g, 1).rate == v.Rate(1, 1)
    assert asked(g) == (0, "lay_card")


def test_mq_r25_an_out_neighbour_still_counts() -> None:
    g = at("K | M | H", out=[1], coins=[2, 0, 0])
    assert place(g, 0).rate == v.Rate(1, 1)


def test_mq_91_by_position_the_highest_first() -> None:
    g = at("| M@3 | M@1 | M@2", coins=[0, 4, 4, 4], hands="M")
    told = lay(g, 0, "M")
    assert [(x.victim, x.coins) for x in of(e.CoinsTaken, told)] == [(1, 3), (3, 2), (2, 1)]
    assert {x.effect for x in of(e.CoinsTaken, told)} == {"payday"}


def test_mq_92_counted_among_the_open_ones() -> None:
    g = at("| M@3#3 | M@1#1 K@5 | M@2#2", coins=[0, 4, 4, 4], hands="M")
    told = lay(g, 0, "M")
    assert [(x.victim, x.coins) for x in of(e.CoinsTaken, told)] == [(1, 2), (3, 1)]


def test_mq_r23_or_by_the_number_each_one_got() -> None:
    g = at("| M@3#3 | M@1#1 K@5 | M@2#2", {"marquis_rank": "counted"}, coins=[0, 4, 4, 4], hands="M")
    told = lay(g, 0, "M")
    assert [(x.victim, x.coins) for x in of(e.CoinsTaken, told)] == [(1, 3), (3, 2)]
    assert g.marquises() == 4


def test_mq_r23_protected_and_out_keep_their_position() -> None:
    g = at("| M@3 | M@1 | M@2 | C", coins=[0, 4, 4, 4, 0], hands="M", protects={"4": 2}, out=[3])
    told = lay(g, 0, "M")
    assert [(x.victim, x.coins) for x in of(e.CoinsTaken, told)] == [(1, 3)]


def test_mq_93_a_reversal_cancels_them() -> None:
    g = at("| M@3 | M@7", coins=[0, 4, 4], hands="M", marquis_reset=5)
    told = lay(g, 0, "M")
    assert [(x.victim, x.coins) for x in of(e.CoinsTaken, told)] == [(2, 1)]


def test_mq_94_a_marquis_gives_nothing() -> None:
    g = at("| M | M", hands="M", out=[1, 2])
    assert of(e.CoinsGiven, lay(g, 0, "M")) == []


def test_mq_r24_an_exposed_marquis_has_his_position_again() -> None:
    g = at("| M@1 T@4 | M@2 | H", turn=3, coins=[0, 4, 4, 0], hands="M | | | A")
    play(g, 3, m.LayCard("A"))
    play(g, 3, m.Assassinate(1))
    rest(g)
    told = lay(g, 0, "M")
    assert [(x.victim, x.coins) for x in of(e.CoinsTaken, told)] == [(2, 2), (1, 1)]


def test_mq_102_a_coin_from_the_richest() -> None:
    g = at("H | H | H", coins=[0, 1, 1], rubies=[0, 1, 0], diamonds=[4, 0, 4], hands="T")
    lay(g, 0, "T")
    assert money(g)[:3] == [2, 0, 1]


def test_mq_103_jewels_not_coins() -> None:
    g = at("H | H | H", coins=[0, 5, 1], diamonds=[0, 0, 1], hands="T")
    lay(g, 0, "T")
    assert money(g)[:3] == [2, 5, 0]


def test_mq_104_shared_or_ones_own() -> None:
    for diamonds in ([0, 2, 2], [3, 2, 2]):
        g = at("H | H | H", coins=[0, 1, 1], diamonds=diamonds, hands="T")
        assert of(e.CoinsTaken, lay(g, 0, "T")) == []


@pytest.mark.parametrize(
    "position",
    [
        {"piles": "H | H | C", "protects": {"2": 1}},
        {"piles": "H | | H"},
        {"piles": "H | H | H", "out": [1]},
        {"piles": "H | H | H", "coins": [0, 0, 1]},
    ],
)
def test_mq_r27_if_the_richest_cannot_be_hit_nobody_is(position: dict[str, Any]) -> None:
    g = at(**{"coins": [0, 1, 1], "diamonds": [0, 3, 1], "hands": "T", **position})
    assert of(e.CoinsTaken, lay(g, 0, "T")) == []


def test_mq_105_every_other_character_but_his_kind() -> None:
    g = at("| H | W | M F=M | W F=W", coins=[0, 2, 2, 2, 2], hands="W")
    told = lay(g, 0, "W")
    assert [x.victim for x in of(e.CoinsTaken, told)] == [1, 3]


def test_mq_106_who_cannot_pay_loses_the_character() -> None:
    g = at("| K H | T", coins=[0, 0, 2], hands="W")
    told = lay(g, 0, "W")
    assert of(e.Eliminated, told)[0].rule == "MQ-106"
    assert (top(g, 1), money(g)[:-1]) == ("K", [1, 0, 1])


def test_mq_107_then_he_gives_to_his_kind() -> None:
    g = at("| W | T", coins=[0, 0, 2], hands="W")
    lay(g, 0, "W")
    assert money(g)[:-1] == [0, 1, 1]


def test_mq_r41_an_exposed_highwayman_is_not_asked_but_paid() -> None:
    g = at("| W H | T", coins=[0, 0, 2], hands="W")
    told = lay(g, 0, "W")
    assert top(g, 1) == "W"
    assert len(of(e.Eliminated, told)) == 1
    assert of(e.CoinsGiven, told) == [e.CoinsGiven(0, 1, 1)]


def test_mq_r44_play_order_in_the_new_direction() -> None:
    g = at("W | H | T | M", coins=[0, 2, 2, 2], hands="F")
    told = lay(g, 0, "F")
    assert [x.victim for x in of(e.CoinsTaken, told)] == [3, 2, 1]


def test_mq_r50_each_seat_as_it_stands_then() -> None:
    g = at("| C | M | C", coins=[0, 2, 2, 0], hands="W", protects={"3": 1})
    told = lay(g, 0, "W")
    assert [x.victim for x in of(e.CoinsTaken, told)] == [2]
    assert [x.victim for x in of(e.Eliminated, told)] == [3]
