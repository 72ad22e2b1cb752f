"""More corners of the rules, one wrong rule each: coins, jewels and cards, then what is seen and imagined."""

from typing import Any

import pytest
from msgspec.structs import replace
from tests.games.marquis.table import (
    RULES,
    asked,
    at,
    bundle,
    by_seat,
    default,
    lay,
    legal,
    mine,
    no,
    options,
    place,
    play,
    refusal,
    top,
    view,
)

from ducats.engine.errors import BadData, BadScenario, BrokenInvariant
from ducats.engine.messages import CHANCE
from ducats.engine.rng import Rng
from ducats.games.marquis.rules import facts as f
from ducats.games.marquis.rules import fields
from ducats.games.marquis.rules import messages as m
from ducats.games.marquis.rules import view as v
from ducats.games.marquis.rules.history import histories
from ducats.games.marquis.rules.possible_piles import possible_piles
from ducats.games.marquis.rules.printed import DATA_TEXT
from ducats.games.marquis.rules.state import Marquis

SCARCE = {"jewel_supply": "18_13"}
INTRIGUES = {"intrigues": True}
MERCENARIES = {"mercenaries": True}


def changed(old: str, new_text: str) -> str:
    assert old in DATA_TEXT
    return DATA_TEXT.replace(old, new_text, 1)


# -- jewels and coins ------------------------------------------------------------------------------


SHORT = changed("18_13 = { value = [18, 13]", "18_13 = { value = [17, 13]")


@pytest.mark.parametrize(
    ("card", "coins", "diamonds", "rubies", "most"),
    [
        pytest.param("M", 9, [4, 4, 4, 4], [0, 11, 0, 0], 9, id="two rubies bring five diamonds each"),
        pytest.param("M", 9, [4, 4, 4, 4], [0, 12, 0, 0], 6, id="one ruby brings five"),
        pytest.param("A", 15, [2, 4, 4, 4], [0, 0, 0, 0], 2, id="a ruby costs the five it is made of"),
    ],
)
def test_mq_r01_how_far_a_short_stock_goes(
    card: str, coins: int, diamonds: list[int], rubies: list[int], most: int
) -> None:
    goods: dict[str, Any] = {"coins": [coins, 0, 0, 0], "diamonds": diamonds, "rubies": rubies}
    g = at(f"{card} | H | K | T", SCARCE, SHORT, **goods, hands="T")
    assert max(action.times for action in legal(g, 0) if isinstance(action, m.Exchange)) == most


def test_mq_r01_two_diamonds_at_a_time_are_bought_one_after_the_other_too() -> None:
    """Three are left: the second pair is there only because the first one makes a ruby."""
    g = at("C | H | K | T", SCARCE, SHORT, coins=[6, 0, 0, 0], diamonds=[3, 4, 4, 3], hands="T")
    assert g.diamonds_left() == 3
    g.apply(0, m.Exchange(2))
    assert (g.diamonds(0), g.rubies(0), g.diamonds_left()) == (2, 1, 4)


def test_mq_r33_the_veto_in_hand_is_spent_before_the_one_in_front() -> None:
    g = at("D | H", hands="V", decks="-", vetoes=[1, 0], veto_gone=[1])
    play(g, 0, m.Exchange(1))
    assert (mine(g, 0).hand, g.vetoes(0)) == ((), 1)


def test_mq_v2_special_cards_are_spent_only_when_no_veto_is_left() -> None:
    g = at("D | H", INTRIGUES, hands="-", decks="-", vetoes=[1, 0], veto_gone=[0], specials=["C D", ""])
    play(g, 0, m.Exchange(1))
    assert (g.vetoes(0), place(g, 0).specials) == (0, 2)


def test_mq_63_who_owns_nothing_but_a_ruby_is_asked_where_rubies_are_traded() -> None:
    g = at("H | K", {"negotiate_rubies": True}, rubies=[0, 1], hands="C", veto_gone=[1])
    play(g, 0, m.LayCard("C"))
    assert asked(g) == (1, "offer_fee")


def test_mq_r31_a_great_many_coins_and_diamonds_for_a_prosecutor_are_no_veto() -> None:
    g = at(
        "H | M | S | W | W | W | W | W", SCARCE, coins=[29, 1, 0, 0, 0, 0, 0, 0],
        diamonds=[9, 0, 0, 0, 0, 0, 0, 0], rubies=[0, 26, 0, 0, 0, 0, 0, 0], hands="T | V",
    )  # fmt: skip
    play(g, 0, m.LayCard("T"))
    play(g, 1, m.PlayVeto())
    play(g, 2, m.DemandPrice(bundle(1)))
    play(g, 0, m.Counter(bundle(29, 9)))
    assert not place(g, 0).veto_known


# -- what cards do ---------------------------------------------------------------------------------


def test_mq_r18_a_symbol_of_the_cardsharp_robs_no_other_card() -> None:
    data = changed("{ H = 1, T = 1 }", "{ F = 1 }")
    g = at("| M | F", {"cardsharp_identity": "both"}, data, coins=[0, 3, 3], hands="K")
    lay(g, 0, "K")
    assert (g.coins(1), g.coins(2)) == (3, 2)


def test_mq_23_a_single_symbol_of_the_assassin_robs() -> None:
    g = at("| A", None, changed("{ H = 1, T = 1 }", "{ A = 1 }"), coins=[0, 3], hands="K")
    lay(g, 0, "K")
    assert g.coins(1) == 2


def test_mq_r13_an_out_countess_opens_no_window() -> None:
    chosen = {"countess_window": "every_turn"}
    g = at(
        "C | K | H",
        chosen,
        tolls=[0],
        turn=1,
        out=[0],
        coins=[0, 2, 2],
        hands="- | A",
        decks="-",
        veto_gone=[0],
    )
    assert asked(g) == (1, "lay_card")


@pytest.mark.parametrize("gone", [False, True])
def test_mq_r08_against_a_toll_only_who_may_hold_a_veto_is_asked(gone: bool) -> None:
    chosen = {"veto_toll": True, "veto_scope": "card"}
    position: dict[str, Any] = {"veto_gone": [1]} if gone else {}
    g = at(
        "C | E | H",
        chosen,
        tolls=[0],
        turn=1,
        coins=[0, 3, 0],
        hands=f" | A T {'' if gone else 'V'}",
        **position,
    )
    play(g, 1, m.Exchange(1))
    g.apply(0, m.ClaimToll())
    if gone:
        assert (asked(g), g.coins(0), g.diamonds(1)) == ((1, "lay_card"), 1, 1)
    else:
        play(g, 1, m.PlayVeto())
        no(g)
        assert (g.coins(0), place(g, 1).shielded) == (0, False)


def test_mq_v2_a_robbery_turned_back_on_a_penniless_thief_kills_nobody() -> None:
    g = at("H | M | S", INTRIGUES, coins=[0, 12, 0], hands="T | V", specials=["", "V", ""])
    play(g, 0, m.LayCard("T"))
    assert g.coins(0) == 0
    play(g, 1, m.Retaliate())
    assert top(g, 0) == "T"


def at_special(g: Marquis, seat: int, card: str) -> Marquis:
    """The card is laid, and its player is asked for a special card."""
    play(g, seat, m.LayCard(card))
    while asked(g)[1] != "special":
        no(g)
    return g


def test_mq_v2_revenge_spares_who_is_out() -> None:
    g = at_special(at("H | K | K", INTRIGUES, hands="T", specials=["T", "", ""], out=[1]), 0, "T")
    assert legal(g, 0) == {m.KeepSpecial(), m.PlaySpecial(2)}


def test_mq_v2_revenge_on_the_first_seat() -> None:
    g = at_special(at("K | H", INTRIGUES, turn=1, hands=" | T", specials=["", "T"]), 1, "T")
    g.apply(1, m.PlaySpecial(0))
    assert g.waiting_for() == (CHANCE,)


def test_mq_r07_with_stop_a_mercenary_laid_at_once_robs() -> None:
    g = at("H | M", {**MERCENARIES, "veto_scope": "stop"}, coins=[2, 3], hands="K A C D")
    play(g, 0, m.LayCard("K"))
    while asked(g)[1] != "hire":
        no(g)
    g.apply(0, m.Hire())
    g.apply(CHANCE, m.TurnMercenary("T*"))
    play(g, 0, m.LayAtOnce())
    assert asked(g) == (1, "may_veto")


def test_mq_v3_all_who_were_discharged_are_seen() -> None:
    assert view(at("H | K", MERCENARIES, discharged="T* K* D*")).discharged == ("T*", "K*", "D*")


def test_mq_v3_with_six_at_the_table_everybody_has_a_colour() -> None:
    g = at("H | K | T | M | D | W", MERCENARIES)
    assert (top(g, 5), view(g).mercenaries) == ("W", ())


@pytest.mark.parametrize(("hired", "laid"), [("T*", "T"), ("D*", "D*"), ("E*", "E*"), ("W*", "T")])
def test_mq_v3_of_two_as_valuable_an_absent_player_lays_the_first_of_the_alphabet(
    hired: str, laid: str
) -> None:
    g = at("A | K", MERCENARIES, hands="T", decks="C D E F H K M S W V", hired=[hired, ""])
    assert default(g, 0) == m.LayCard(laid)


def test_mq_87_only_the_cardsharp_and_the_clairvoyant_are_refused_to_a_cardsharp() -> None:
    g = at("T K H | K", hands="F")
    play(g, 0, m.LayCard("F"))
    refused = [refusal(g, 0, m.TakeBack(card))[1] for card in ("M", "F", "H")]
    assert refused == ["MQ-85", "MQ-87", "MQ-87"]


def test_mq_13_a_mercenary_has_one_letter() -> None:
    assert refusal(at("H | K", hands="T W"), 0, m.LayCard("TX*")) == ("no_such_card", "MQ-13")


def test_mq_32_a_bad_file_is_told_what_it_needs_and_what_it_must_not_have() -> None:
    with pytest.raises(BadData, match="D needs rate_now"):
        RULES.check_data(changed('rate_now = { value = [2, 1], provenance = "seed" }', ""))
    with pytest.raises(BadData, match="E has no rate_now"):
        RULES.check_data(changed("rate_marked = ", "rate_now = "))


# -- what is known and foretold --------------------------------------------------------------------


def test_mq_r49_who_has_shown_the_prosecutor_may_still_lay_the_rest() -> None:
    g = at("H | K", hands=" | S A C D", shown=[1])
    assert place(g, 1).might_lay == ("A", "C", "D", "E", "F", "H", "M", "S", "T", "W")


def test_mq_r49_a_card_brought_to_light_at_another_seat_was_not_taken_back() -> None:
    g = at("H | T M K", turn=1, hands="A | H")
    play(g, 1, m.LayCard("H"))
    play(g, 1, m.TakeBack("T"))
    lay(g, 0, "A")
    assert (top(g, 1), place(g, 1).maybe_back) == ("K", ("M", "T"))


def foretold(g: Marquis, kind: type[f.CoinsAfter]) -> list[f.CoinsAfter]:
    """What is said of laying the Assassin."""
    seen = view(g, 0)
    assert seen.question is not None
    facts = RULES.consequences(seen).answers[seen.question.offered().index(m.LayCard("A"))]
    return [fact for fact in facts if isinstance(fact, kind)]


def test_mq_r06_what_an_assassin_owns_after_is_certain_only_if_he_may_spare_all() -> None:
    assert foretold(at("K | M | H", {"assassin_optional": True}, hands="A"), f.CoinsAfter) == [
        f.CoinsAfter(3)
    ]
    assert foretold(at("K | M | H", hands="A"), f.CoinsAfter) == []


def test_mq_60_an_assassin_who_may_spare_all_is_a_threat_to_all() -> None:
    g = at("A | M | D", {"assassin_optional": True}, hands="M | K | T A W")
    threats = [fact for fact in RULES.consequences(view(g, 0)).table if isinstance(fact, f.Threat)]
    assert next(threat.killed for threat in threats if (threat.thief, threat.card) == (2, "A")) == (0, 1)


# -- histories and imagined worlds -----------------------------------------------------------------


def test_mq_r21_histories_of_tables_of_another_size_are_kept_apart() -> None:
    g = at("H | K", hands="T W")
    lay(g, 0, "T")
    assert [len(histories(seats, (), g.moves)) for seats in (2, 3)] == [2, 3]


def test_mq_r21_histories_that_began_otherwise_are_kept_apart() -> None:
    g = at("H | K", hands="T W")
    lay(g, 0, "T")
    for first in ("H", "M"):
        begun = ((v.CardMoved("laid", first, first, 1, 0),), ())
        assert [moved.card for moved in histories(2, begun, g.moves)[0]] == [first, "T"]


def test_mq_r21_no_pile_fits_what_cannot_have_been_seen() -> None:
    laid = [v.CardMoved("laid", card, card, number, 0) for number, card in enumerate("TTK", 1)]
    assert possible_piles(tuple(laid)) == []


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
@pytest.mark.parametrize(
    "position",
    [
        {"specials": ["C", "", ""]},
        {"lost": ["", "T", ""], "specials": ["", "", ""]},
        {"hands": " | S A C D", "committed": [1]},
    ],
    ids=str,
)
def test_mq_r49_an_imagined_table_looks_as_the_real_one(position: dict[str, Any], viewer: int | None) -> None:
    g = at("H | K | M", INTRIGUES, **position)
    for field in (fields.COINS_CAME, fields.COINS_EVER, fields.SHIELDED):
        g.put_flag(field, 1, True)
    assert view(RULES.imagine(view(g, viewer), Rng("world")), viewer) == view(g, viewer)


def test_tables_of_another_size_are_imagined_one_after_the_other() -> None:
    for piles in ("H | K", "H | K | M | T", "H | K | M"):
        g = at(piles)
        assert view(RULES.imagine(view(g, 0), Rng("world")), 0) == view(g, 0)


def test_mq_v3_an_eliminated_mercenary_leaves_ones_own_card_where_it_lies() -> None:
    g = at("K | T T*", MERCENARIES, hands="A")
    lay(g, 0, "A")
    assert top(g, 1) == "T"
    assert view(RULES.imagine(view(g, 0), Rng("world")), 0) == view(g, 0)


@pytest.mark.parametrize(
    ("fewer", "more"), [(0, 1), (4, 4)], ids=["a card too many", "not even the shown one"]
)
def test_mq_r21_cards_that_do_not_fit_are_not_imagined(fewer: int, more: int) -> None:
    seen = view(at("H | K", hands=" | S A C D", shown=[1]), 0)
    wrong = replace(seen.places[1], cards=seen.places[1].cards - fewer, deck=seen.places[1].deck + more)
    with pytest.raises(BrokenInvariant):
        RULES.imagine(replace(seen, places=(seen.places[0], wrong)), Rng("world"))


def test_mq_41_while_a_card_is_drawn_it_is_drawn_in_imagined_worlds_too() -> None:
    g = at("H | K", hands="T A C D")
    g.apply(0, m.LayCard("T"))
    world = RULES.imagine(view(g, 0), Rng("world"))
    assert g.waiting_for() == world.waiting_for() == (CHANCE,)
    assert world.ask().question == "marquis.draw"


# -- described positions ---------------------------------------------------------------------------


def test_mq_r07_a_shield_is_described() -> None:
    g = at("H | M", {"veto_scope": "card"}, coins=[0, 3], hands="T A C D | V E K S")
    g.put_flag(fields.SHIELDED, 1, True)
    assert place(RULES.set_up(2, g.options, RULES.position(g)), 1).shielded


def test_mq_v2_special_cards_are_described() -> None:
    assert RULES.position(at("H | K", INTRIGUES, specials=["C", ""]))["specials"] == ["C", "-"]


def test_mq_115_the_end_is_described() -> None:
    g = at("H | M", turn=1, out=[0], hands="- | -", decks="- | -", veto_gone=[0, 1])
    assert g.is_over()
    assert RULES.position(g)["out"] == [0, 1]


def test_mq_48_a_described_veto_was_played_by_who_does_not_name_one() -> None:
    g = at("H | K", vetoes=[0, 1], hands="V")
    assert by_seat(g, g.might_veto) == [True, False]


def test_mq_46_the_veto_in_dispute_has_left_the_hand_of_who_played_it() -> None:
    g = at("| M | S", coins=[0, 3, 0], hands="T | V")
    play(g, 0, m.LayCard("T"))
    play(g, 1, m.PlayVeto())
    described = RULES.position(g)
    for name in ("veto_gone", "hands", "decks"):
        del described[name]
    again = RULES.set_up(3, options(), described)
    assert by_seat(again, again.might_veto) == [True, False, True]


def test_a_seat_whose_deck_alone_is_described_has_the_rest_in_hand() -> None:
    g = at("H | K", hands="T W", decks=" | A C V")
    assert mine(g, 1).hand == ("D", "E", "F", "H", "M", "S", "T", "W")


def test_an_empty_hand_is_described() -> None:
    g = at("H | K", hands=" | -")
    assert (mine(g, 1).hand, len(mine(g, 1).deck)) == ((), 11)


@pytest.mark.parametrize("mark", "+^!x")
def test_mq_r21_what_happened_to_a_pile_names_its_card(mark: str) -> None:
    with pytest.raises(BadScenario, match="no event of a pile"):
        at("H | K", moved=mark)
