"""The end, scoring and ties: MQ-108 to MQ-120 and their rulings."""

from typing import Any

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
    new,
    no,
    of,
    place,
    play,
    refusal,
    rest,
    top,
    view,
)

from ducats.games.marquis.rules import events as e
from ducats.games.marquis.rules import messages as m

DONE: dict[str, Any] = {"hands": "-", "decks": "-"}


def test_mq_108_without_a_character_the_last_exchange() -> None:
    g = at("C | H", coins=[3, 0], veto_gone=[0], **DONE)
    assert asked(g) == (0, "exchange_last")
    told = play(g, 0, m.Exchange(1))
    assert of(e.Exchanged, told)[0].kind == "last"
    assert of(e.WentOut, told) == [e.WentOut(0)]
    assert place(g, 0).out


def test_mq_109_each_veto_is_a_coin() -> None:
    g = at("M C | H | H", coins=[1, 0, 0], vetoes=[1, 0, 0], hands="V", decks="-")
    assert legal(g, 0) == {m.Exchange(0), m.Exchange(1)}
    told = play(g, 0, m.Exchange(1))
    assert (of(e.Exchanged, told)[0].vetoes, of(e.Exchanged, told)[0].coins) == (2, 1)
    assert (g.vetoes(0), g.vetoes_gone(), g.hand(0)) == (0, 2, 0)


def test_mq_110_not_after_a_marquis() -> None:
    g = at("C M | H | H", coins=[1, 0, 0], vetoes=[1, 0, 0], hands="V", decks="-")
    assert legal(g, 0) == {m.Exchange(0), m.Exchange(1)}
    g = at("M F=M | H | H", coins=[0, 0, 0], vetoes=[1, 0, 0], hands="V", decks="-")
    assert asked(g)[0] == 1
    assert place(g, 0).out


def test_mq_111_out_is_out() -> None:
    g = at("M | H | A", coins=[3, 0, 3], out=[0], turn=1, hands="- | T", decks="-", veto_gone=[0])
    play(g, 1, m.LayCard("T"))
    rest(g)
    assert money(g)[:3] == [3, 2, 2]
    g = at("M | H | K", coins=[3, 0, 3], out=[0], turn=1, hands="- | A", decks="-", veto_gone=[0])
    play(g, 1, m.LayCard("A"))
    rest(g)
    assert (top(g, 0), top(g, 2)) == ("M", None)


def test_mq_112_the_open_card_keeps_its_influence() -> None:
    g = at("E | H | H", out=[0], turn=1, hands="- | E", decks="-", veto_gone=[0])
    lay(g, 1, "E")
    assert by_seat(g, g.is_marked) == [True, True, False]
    g = at(
        "C | M | A",
        out=[0],
        turn=2,
        coins=[0, 2, 0],
        protects={"0": 1},
        hands="- | | T",
        decks="-",
        veto_gone=[0],
    )
    lay(g, 2, "T")
    assert g.coins(1) == 2


AUTOMATIC = {"late_exchange": "automatic", "out_countess": "claims"}
"""As version 1 played it."""


def test_mq_113_late_coins_may_be_exchanged_at_the_end_of_the_turn() -> None:
    late: dict[str, Any] = {
        "out": [0], "turn": 1, "coins": [2, 0, 0], "hands": "- | T", "decks": "-", "veto_gone": [0],
    }  # fmt: skip
    g = at("T | H | H", **late)
    play(g, 1, m.LayCard("T"))
    assert asked(g) == (0, "exchange_late")
    assert legal(g, 0) == {m.Exchange(0), m.Exchange(1)}
    told = play(g, 0, m.Exchange(1))
    assert of(e.Exchanged, told)[0].kind == "late"
    assert (g.coins(0), g.diamonds(0)) == (0, 1)
    g = at("T | H | H", **late)
    play(g, 1, m.LayCard("T"))
    play(g, 0, m.Exchange(0))
    assert (g.coins(0), g.diamonds(0), asked(g)[0]) == (3, 0, 2)
    g = at("T | H | H", AUTOMATIC, **late)
    told = lay(g, 1, "T")
    assert of(e.Exchanged, told)[0].kind == "late"
    assert (g.coins(0), g.diamonds(0)) == (0, 1)


def test_mq_114_alone_in_normal_turns() -> None:
    g = at("H | M", turn=1, out=[0], coins=[0, 3], hands="- | T W", decks="- | -", veto_gone=[0, 1])
    play(g, 1, m.PlayOn())
    assert asked(g) == (1, "exchange")


def test_mq_115_over_when_everybody_is_out() -> None:
    g = at("H | M", turn=1, out=[0], coins=[0, 0], hands="- | -", decks="- | -", veto_gone=[0, 1])
    assert g.is_over()
    assert view(g).outcome is not None


def test_mq_117_points() -> None:
    g = at("H | M", diamonds=[3, 4], rubies=[2, 1])
    assert g.ranking().scores == (13, 9)
    assert g.ranking().ranks == (1, 2)


def test_mq_118_more_coins_and_vetos_are_none() -> None:
    g = at("H | K | T", coins=[1, 2, 1], vetoes=[2, 0, 0])
    assert g.ranking().ranks == (2, 1, 2)


def test_mq_119_the_marquis_loses_a_tie() -> None:
    assert at("M | K | T", coins=[1, 1, 1]).ranking().ranks == (3, 1, 1)


def test_mq_120_else_the_place_is_shared() -> None:
    assert at("H | K | T", coins=[1, 1, 0]).ranking().ranks == (1, 1, 3)


def test_mq_118_119_the_rules_tell_what_decided_a_tie() -> None:
    assert at("H | M", diamonds=[3, 4]).decided_by() == ()
    assert at("H | K | T", coins=[1, 2, 1]).decided_by() == ("coins",)
    assert at("M | K | T", coins=[1, 1, 0]).decided_by() == ("last_card", "coins")
    assert view(at("H | K | T", coins=[1, 2, 1])).decided_by == ()


def test_mq_r32_the_last_card_played_or_the_open_one() -> None:
    killed: dict[str, Any] = {
        "coins": [2, 0, 0],
        "vetoes": [1, 0, 0],
        "hands": "V",
        "decks": "-",
        "last": "M | H | H",
    }
    g = at("C | H | H", **killed)
    assert g.is_out(0)
    g = at("C | H | H", {"last_marquis": "open"}, **killed)
    assert asked(g) == (0, "exchange_last")


def test_mq_r33_vetos_first_the_one_in_hand_before_the_others() -> None:
    g = at("A T | H | H", coins=[2, 0, 0], vetoes=[2, 0, 0], hands="V", decks="-")
    told = play(g, 0, m.Exchange(1))
    assert (of(e.Exchanged, told)[0].vetoes, g.coins(0)) == (3, 2)
    g = at("A C | H | H | H", coins=[2, 0, 0, 0], vetoes=[3, 0, 0, 0], hands="V", decks="-")
    play(g, 0, m.Exchange(1))
    assert (g.hand(0), g.vetoes(0), g.coins(0)) == (0, 1, 2)


def test_mq_r33_the_duty_looks_at_coins_alone() -> None:
    g = at("T | H | H", coins=[2, 5, 5], vetoes=[1, 0, 0], hands="-", decks="-", veto_gone=[0, 1])
    assert g.treasury() == 0
    assert legal(g, 0) == {m.Exchange(0), m.Exchange(1)}
    g = at("T | H | H", coins=[3, 5, 4], vetoes=[1, 0, 0], hands="-", decks="-", veto_gone=[0, 1])
    assert g.diamonds(0) == 1
    assert g.coins(0) == 1


def test_mq_r34_an_out_countess_is_asked_or_claims_by_herself() -> None:
    pending: dict[str, Any] = {
        "out": [0], "tolls": [0], "turn": 1, "coins": [0, 2, 0], "hands": "- | K", "decks": "-",
        "veto_gone": [0],
    }  # fmt: skip
    g = at("C | M | H", **pending)
    play(g, 1, m.Exchange(2))
    assert asked(g) == (0, "claim_toll")
    told = play(g, 0, m.ClaimToll())
    assert of(e.TollClaimed, told) == [e.TollClaimed(0, 1, False)]
    assert (g.coins(0), g.diamonds(1)) == (1, 1)
    g = at("C | M | H", **pending)
    play(g, 1, m.Exchange(2))
    told = play(g, 0, m.WaiveToll())
    assert of(e.TollWaived, told) == [e.TollWaived(0, 1)]
    assert (g.coins(0), g.diamonds(1), g.has_toll(0)) == (0, 2, False)
    g = at("C | M | H", AUTOMATIC, **pending)
    told = play(g, 1, m.Exchange(2))
    assert of(e.TollClaimed, told) == [e.TollClaimed(0, 1, True)]
    assert (g.coins(0), g.diamonds(1)) == (1, 1)


def test_mq_r36_not_without_new_coins() -> None:
    g = at("C | H | H", coins=[3, 0, 0], veto_gone=[0], hands="- | K", decks="-")
    play(g, 0, m.Exchange(0))
    told = lay(g, 1, "K")
    assert of(e.Exchanged, told) == []
    assert g.coins(0) == 3


def test_mq_r36_coins_that_come_too_late_wait() -> None:
    """Play order is 0, 1, 2: the toll of seat 1's late exchange comes to seat 0 after that seat's place."""
    g = at(
        "C | T | H", AUTOMATIC, out=[0, 1], tolls=[0], turn=2, coins=[2, 3, 0], hands="- | - | T M",
        decks="- | - | ", veto_gone=[0, 1],
    )  # fmt: skip
    play(g, 2, m.PlayOn())
    told = play(g, 2, m.LayCard("T"))
    assert [x.seat for x in of(e.Exchanged, told)] == [1]
    assert (g.coins(0), g.coins_came(0)) == (3, True)


def test_mq_r36_once_more_at_the_end_for_whom_coins_came() -> None:
    g = at(
        "C | T | H", AUTOMATIC, out=[0, 1], tolls=[0], turn=2, coins=[2, 3, 0], hands="- | - | T",
        decks="- | - | -", veto_gone=[0, 1, 2],
    )  # fmt: skip
    play(g, 2, m.PlayOn())
    assert g.is_over()
    assert (g.coins(0), g.diamonds(0)) == (0, 2)


def test_mq_r36_the_final_round_is_for_coins_of_any_earlier_turn_too() -> None:
    """A Cleric reads 3/1 when two coins come, and 1/1 at the end."""
    g = at(
        "K | H", out=[0], turn=1, coins=[2, 0], coins_ever=[0], hands="- | M", decks="- | -",
        veto_gone=[0, 1],
    )  # fmt: skip
    assert not g.coins_came(0)
    play(g, 1, m.PlayOn())
    play(g, 1, m.Exchange(3))
    assert asked(g) == (0, "exchange_late")
    play(g, 0, m.Exchange(2))
    assert g.is_over()
    assert (g.coins(0), g.diamonds(0)) == (0, 2)


def test_mq_r36_a_toll_may_still_be_waived_before_a_late_exchange() -> None:
    """Three coins at 3/1 and a toll pending: asked as ever; the automatic exchange is not made."""
    late: dict[str, Any] = {
        "out": [0], "turn": 1, "tolls": [2], "coins": [2, 0, 0], "hands": "- | T", "decks": "-",
        "veto_gone": [0],
    }  # fmt: skip
    g = at("T | H | C", **late)
    play(g, 1, m.LayCard("T"))
    play(g, 0, m.Exchange(1))
    play(g, 2, m.WaiveToll())
    assert (g.coins(0), g.diamonds(0)) == (0, 1)
    g = at("T | H | C", AUTOMATIC, **late)
    lay(g, 1, "T")
    assert (g.coins(0), g.diamonds(0), g.has_toll(2)) == (3, 0, True)


@pytest.mark.parametrize(("hand", "most"), [("T W V", 1), ("T W K", 0)])
def test_mq_r35_a_late_exchange_tells_nothing_about_the_veto(hand: str, most: int) -> None:
    """Two coins at 3/1 of a player who has stopped: asked either way."""
    g = at(
        "H | H", turn=1, out=[0], coins=[0, 2], coins_ever=[1], hands=f"- | {hand}", decks="-", veto_gone=[0],
    )  # fmt: skip
    play(g, 1, m.Stop())
    play(g, 1, m.Exchange(0))
    assert asked(g) == (1, "exchange_late")
    assert legal(g, 1) == {m.Exchange(times) for times in range(most + 1)}


def test_mq_r37_the_last_player_may_stop() -> None:
    g = at("H | M", turn=1, out=[0], coins=[0, 3], hands="- | T W V", decks="- | -", veto_gone=[0])
    assert legal(g, 1) == {m.PlayOn(), m.Stop()}
    told = play(g, 1, m.Stop())
    assert "Stopped" in names(told)
    play(g, 1, m.Exchange(3))
    assert g.is_over()
    assert place(g, 1).cards > 0


def test_mq_r37_or_must_go_on() -> None:
    g = at("H | M", {"last_player_plays_on": "must"}, turn=1, out=[0], coins=[0, 3], hands="- | T W",
           decks="- | -", veto_gone=[0, 1])  # fmt: skip
    assert asked(g) == (1, "exchange")


@pytest.mark.parametrize(("hand", "most"), [("T W V", 1), ("T W K", 0)])
def test_mq_r35_stopping_tells_nothing_about_the_veto(hand: str, most: int) -> None:
    """Two coins at 3/1: with a Veto in hand one exchange is possible; the question is put either way."""
    g = at("H | H", turn=1, out=[0], coins=[0, 2], hands=f"- | {hand}", decks="-", veto_gone=[0])
    play(g, 1, m.Stop())
    assert asked(g) == (1, "exchange_last")
    assert legal(g, 1) == {m.Exchange(times) for times in range(most + 1)}


def test_mq_r38_one_player_out_does_not_end_it() -> None:
    g = at("C | H | H", coins=[0, 0, 0], veto_gone=[0], hands="-", decks="-")
    assert g.is_out(0)
    assert asked(g) == (1, "lay_card")


def test_mq_r39_not_two_coins_for_everybody() -> None:
    assert sorted(money(new(4))[:-1]) == [0, 0, 1, 2]


def test_mq_r43_an_eliminated_last_card_still_decides() -> None:
    g = at("K | T", coins=[1, 1], last="M | T")
    assert g.ranking().ranks == (2, 1)


def test_mq_r47_the_last_exchange_pays_the_toll_in_coins() -> None:
    g = at("C | C | H", tolls=[1], coins=[1, 0, 0], vetoes=[2, 0, 0], hands="-", decks="-", veto_gone=[0, 2])
    assert asked(g) == (0, "exchange_last")
    play(g, 0, m.Exchange(1))
    play(g, 1, m.ClaimToll())
    assert (money(g)[:2], g.diamonds(0), g.vetoes(0)) == ([0, 1], 0, 2)


def test_a_whole_game_ends_and_everybody_knows_the_outcome() -> None:
    g = new(4)
    for _ in range(3000):
        if g.is_over():
            break
        no(g)
    assert g.is_over()
    assert view(g, 2).outcome == g.outcome()
    assert refusal(g, 0, m.OfferFee(bundle(1)))[0] == "game_over"
