"""Corners of the rules that no other test looks into: each would let one wrong rule pass unnoticed."""

from typing import Any, get_args

import pytest
from tests.games.marquis.table import (
    RULES,
    asked,
    at,
    bundle,
    default,
    lay,
    legal,
    mine,
    money,
    names,
    new,
    place,
    play,
    refusal,
    rest,
    top,
    view,
)

from ducats.engine.bits import bit
from ducats.engine.errors import BadData, BadScenario, BrokenInvariant
from ducats.engine.messages import CHANCE
from ducats.engine.rng import Rng
from ducats.games.marquis.rules import fields
from ducats.games.marquis.rules import messages as m
from ducats.games.marquis.rules import view as v
from ducats.games.marquis.rules.events import Exchanged, ExchangeKind
from ducats.games.marquis.rules.possible_piles import possible_piles
from ducats.games.marquis.rules.printed import DATA_TEXT, LETTERS
from ducats.games.marquis.rules.queries import positions


@pytest.mark.parametrize(("start", "possible"), [("[4, 4]", True), ("[5, 4]", False)])
def test_mq_07_the_treasury_of_two_pays_the_start_coins(start: str, possible: bool) -> None:
    text = DATA_TEXT.replace("start_coins = { value = [2, 1]", f"start_coins = {{ value = {start}")
    assert text != DATA_TEXT
    if possible:
        RULES.check_data(text)
    else:
        with pytest.raises(BadData) as refused:
            RULES.check_data(text)
        assert refused.value.rule == "MQ-07"


# -- jewels and coins ------------------------------------------------------------------------------

SCARCE = {"jewel_supply": "18_13"}


@pytest.mark.parametrize(("rubies", "most"), [([0, 0, 0, 0], 9), ([0, 12, 0, 0], 7), ([0, 13, 0, 0], 2)])
def test_mq_r01_a_ruby_brings_diamonds_back_for_the_next_exchange(rubies: list[int], most: int) -> None:
    """Two diamonds are left; the first of them makes a ruby as long as there is one."""
    g = at("M | H | K | T", SCARCE, coins=[9, 0, 0, 0], diamonds=[4, 4, 4, 4], rubies=rubies, hands="T")
    assert max(action.times for action in legal(g, 0) if isinstance(action, m.Exchange)) == most


def test_mq_r01_no_ruby_brings_diamonds_back_before_there_are_five() -> None:
    data = DATA_TEXT.replace("18_13 = { value = [18, 13]", "18_13 = { value = [14, 13]")
    g = at("M | H | K | T", SCARCE, data, coins=[4, 0, 0, 0], diamonds=[0, 4, 4, 4], hands="T")
    assert legal(g, 0) == {m.Exchange(0), m.Exchange(1), m.Exchange(2)}


def test_mq_r36_who_gets_no_coin_is_not_noted_for_a_late_exchange() -> None:
    """The coin for identical characters goes to the earliest; nothing is left for the other one."""
    g = at("H | T@1 | T@2", treasury=0, coins=[1, 0, 11], out=[2], hands="T | H K", veto_gone=[0, 1, 2])
    lay(g, 0, "T")
    assert (g.coins(1), g.coins_ever(2)) == (1, False)


def test_an_invariant_finds_any_debt() -> None:
    g = at("H | K")
    g.add_jewels(0, -1, 0)
    with pytest.raises(BrokenInvariant, match="owes"):
        g.check()


def test_mq_60_an_assassin_may_take_a_great_many_coins() -> None:
    data = DATA_TEXT.replace("assassin = { value = 2", "assassin = { value = 16")
    g = at("K | M | H", data=data, coins=[0, 7, 0], hands="A | V")
    play(g, 0, m.LayCard("A"))
    play(g, 0, m.Assassinate(1))
    assert asked(g) == (1, "may_veto")
    play(g, 1, m.Allow())
    assert g.coins(1) == 0


def test_mq_r02_two_vetoes_turned_up_are_a_tie_like_any_other() -> None:
    g = RULES.new_game(2, RULES.read_options({}))
    for card in ("A", "A", "V", "V", "D", "C"):
        answer = next(
            answer for answer in g.legal(CHANCE) if getattr(g.say(CHANCE, answer), "card", "") == card
        )
        g.take(CHANCE, answer)
    assert g.start_seat() == 1


def test_mq_r01_the_last_diamonds_are_bought_in_one_go() -> None:
    """Ten are left and ten are bought: all of them are seen to come before they become rubies."""
    g = at("M | H | K | T", SCARCE, coins=[10, 0, 0, 0], diamonds=[0, 4, 4, 0], hands="T")
    assert g.diamonds_left() == 10
    g.watch()
    told = g.apply(0, m.Exchange(10))
    assert names([*told])[:2] == ["Exchanged", "RubyGained"]
    assert g.stop_watching()[0].cells[fields.DIAMONDS] == 10
    assert (g.diamonds(0), g.rubies(0)) == (0, 2)


def test_mq_r01_an_exchange_is_told_once_before_the_rubies_it_brings() -> None:
    """Two diamonds are left, nine are bought one by one, and each ruby brings five back."""
    g = at("M | H | K | T", SCARCE, coins=[9, 0, 0, 0], diamonds=[4, 4, 4, 4], hands="T")
    assert names([*g.apply(0, m.Exchange(9))])[:3] == ["Exchanged", "RubyGained", "RubyGained"]
    assert (g.diamonds(0), g.rubies(0), g.diamonds_left(), g.rubies_left()) == (3, 2, 3, 11)


@pytest.mark.parametrize(
    ("pile", "hand", "deck", "is_asked"),
    [
        ("D", "A", "C V", True),
        ("D", "T W V", "C", True),
        ("E", "T W V", "C", False),
        ("D", "T W", "C", False),
    ],
)
def test_mq_r35_whoever_stops_is_asked_if_one_hidden_veto_could_pay(
    pile: str, hand: str, deck: str, is_asked: bool
) -> None:
    """No coins: a Veto pays at 1/1, not at 2/1, and not if it is gone."""
    gone = [0] if "V" in hand + deck else [0, 1]
    g = at(f"H | {pile}", turn=1, out=[0], hands=f"- | {hand}", decks=f"- | {deck}", veto_gone=gone)
    told = play(g, 1, m.Stop())
    assert ("WentOut" not in names(told), g.is_over()) == (is_asked, not is_asked)


# -- cards -----------------------------------------------------------------------------------------


def test_mq_41_two_missing_cards_are_drawn() -> None:
    g = at("H | K", hands="T W D", decks="A C E F K M S V")
    assert len(mine(g, 0).hand) == 3
    lay(g, 0, "T")
    assert len(mine(g, 0).hand) == 4


def test_mq_58_a_countess_who_comes_to_light_sells_nothing() -> None:
    g = at("C | H", {"intrigues": True}, coins=[0, 3], hands="A | V", specials=["", "V"])
    play(g, 0, m.LayCard("A"))
    play(g, 1, m.Retaliate())
    assert (top(g, 0), asked(g)) == ("C", (1, "exchange"))
    assert not g.has_toll(0)


@pytest.mark.parametrize("name", ["Z", "AC", ""])
def test_mq_13_a_card_has_one_of_the_letters(name: str) -> None:
    g = at("H | K", hands="T W")
    assert refusal(g, 0, m.LayCard(name)) == ("no_such_card", "MQ-13")


def test_of_two_alike_an_absent_player_lays_their_own() -> None:
    g = at("A | K", {"mercenaries": True}, hands="T W F", decks="C D E H K M S V", hired=["T*", ""])
    assert default(g, 0) == m.LayCard("T")


def test_mq_v3_a_mercenary_who_comes_to_light_clears_no_card_of_ones_own() -> None:
    position = {"ever_laid": " | T H", "maybe_back": " | T", "hands": "A"}
    g = at("K | T* H", {"mercenaries": True}, **position)
    before = g.maybe_back(1)
    lay(g, 0, "A")
    assert (top(g, 1), g.maybe_back(1)) == ("T*", before)
    assert before


def test_mq_v2_a_poor_groom_loses_nothing_and_no_loss_is_told() -> None:
    g = at("H | M", {"intrigues": True}, hands="C", specials=["C", ""])
    play(g, 0, m.LayCard("C"))
    assert "GoodsLost" not in names(play(g, 0, m.PlaySpecial(1)))


def test_mq_87_nobody_thinks_that_a_cardsharp_took_the_clairvoyant_back() -> None:
    moved = (
        v.CardMoved("laid", "T", "T", 1, 0),
        v.CardMoved("laid", "H", "H", 2, 0),
        v.CardMoved("laid", "F", "H", 3, 0),
        v.CardMoved("taken_back"),
    )
    assert [pile.taken for pile in possible_piles(moved)] == [bit(LETTERS.index("T"))]


def test_mq_92_ones_own_marquis_has_no_position_among_those_who_pay() -> None:
    assert positions(at("M@1 | M@2 | M@3"), 1) == [(1, 0), (2, 2)]


# -- Vetoes and Prosecutors ------------------------------------------------------------------------


def test_mq_r07_with_stop_a_victim_who_lets_it_happen_saves_nobody_else() -> None:
    g = at("H | M | D", {"veto_scope": "stop"}, coins=[0, 2, 2], hands="T")
    play(g, 0, m.LayCard("T"))
    play(g, 1, m.Allow())
    rest(g)
    assert money(g)[:3] == [4, 0, 1]


def test_mq_r15_without_a_limit_a_prosecutor_in_hand_voids_again() -> None:
    g = at("H | M | D | K", {"prosecutor_limit": "none"}, coins=[0, 3, 3, 0], hands="T | V | V | S A C D")
    play(g, 0, m.LayCard("T"))
    play(g, 1, m.PlayVeto())
    play(g, 3, m.Neutralise())
    play(g, 2, m.PlayVeto())
    assert names(play(g, 3, m.Neutralise())).count("VetoNeutralised") == 1
    assert g.vetoes(3) == 2


def test_mq_r35_while_a_card_is_drawn_nothing_is_asked_about_the_effect() -> None:
    g = at("| M | S", coins=[0, 3, 0], hands="T | V")
    g.apply(0, m.LayCard("T"))
    g.apply(1, m.PlayVeto())
    assert g.waiting_for() == (CHANCE,)
    assert view(g).matter is None


def test_mq_r30_rubies_for_a_prosecutor_alone() -> None:
    chosen = {"prosecutor_rubies": True}
    g = at("| M | S", chosen, coins=[0, 3, 0], rubies=[1, 0, 0], hands="T | V")
    play(g, 0, m.LayCard("T"))
    play(g, 1, m.PlayVeto())
    play(g, 2, m.DemandPrice(bundle(rubies=1)))
    assert asked(g) == (0, "answer_price")
    g = at("| T | K", chosen, rubies=[0, 1, 1], coins=[0, 1, 1], hands="C")
    play(g, 0, m.LayCard("C"))
    assert m.OfferFee(bundle(coins=1)) in legal(g, 1)
    assert m.OfferFee(bundle(rubies=1)) not in legal(g, 1)


def test_mq_98_everybody_remembers_that_the_prosecutor_was_shown() -> None:
    g = at("| M | K", coins=[2, 3, 0], hands="T | V | S A C D")
    play(g, 0, m.LayCard("T"))
    play(g, 1, m.PlayVeto())
    play(g, 2, m.DemandPrice(bundle(1)))
    assert place(g, 2).moved[-1] == v.CardMoved("shown", "S")


def test_mq_r21_histories_of_two_tables_are_kept_apart() -> None:
    """They differ in the first card alone."""
    tables = [at(seats=2, hands="T H | K M"), at(seats=2, hands="T H | K M")]
    for g, first in zip(tables, "TH", strict=True):
        lay(g, 0, first)
        lay(g, 1, "K")
    seen = [[moved.card for moved in place(g, 0).moved] for g in tables]
    assert seen == [["T"], ["H"]]


def test_mq_r21_histories_of_two_new_games_are_kept_apart() -> None:
    """Both have begun with nothing; what seat 1 lays is the same."""
    tables = [new(2, "apart"), new(2, "apart")]
    first = tables[0].turn()
    laid = mine(tables[0], first).hand[:2]
    for g, card in zip(tables, laid, strict=True):
        lay(g, first, card)
        lay(g, 1 - first, next(name for name in mine(g, 1 - first).hand if name not in "FHV"))
    assert [place(g, first).moved[0].card for g in tables] == list(laid)


def test_mq_r31_a_great_many_coins_and_diamonds_are_no_veto() -> None:
    g = at(
        "H | K | T | T | T | T | T | T", SCARCE, coins=[0, 29, 0, 0, 0, 0, 0, 0],
        diamonds=[0, 9, 0, 0, 0, 0, 0, 0], rubies=[26, 0, 0, 0, 0, 0, 0, 0], hands="C | V",
    )  # fmt: skip
    play(g, 0, m.LayCard("C"))
    play(g, 1, m.OfferFee(bundle(29, 9)))
    assert not place(g, 1).veto_known


def test_mq_63_an_offer_that_is_taken_is_a_deal_with_its_client() -> None:
    g = at("H | H | K", coins=[0, 1, 2], hands="C")
    play(g, 0, m.LayCard("C"))
    play(g, 2, m.OfferFee(bundle(2)))
    ask, taken, none = g.ask(), g.hear(0, m.AcceptOffer(2)), g.hear(0, m.Decline())
    assert (ask.deal(g, taken), ask.deal(g, none)) == ((2, none), None)
    assert ask.deal(g, g.hear(0, m.DemandFee(2, bundle(1)))) is None


def test_mq_v2_who_knows_what_was_lost_imagines_it_so() -> None:
    g = at("H | K", {"intrigues": True}, turn=1, hands=" | S A C D", lost=["", "V"], specials=["", ""])
    play(g, 1, m.LayCard("S"))
    imagined = RULES.imagine(view(g, 1), Rng("lost"))
    assert mine(imagined, 1).lost == mine(g, 1).lost == ("V",)


# -- described positions ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    "position",
    [
        {"piles": "?? | K"},
        {"piles": "F=V | K"},
        {"piles": "V | K"},
        {"piles": "K | K", "eliminated": "AC"},
        {"piles": "K | K", "eliminated": "1"},
        {"piles": "K | K", "hands": "AC"},
    ],
    ids=str,
)
def test_a_described_card_has_one_of_the_letters(position: dict[str, Any]) -> None:
    with pytest.raises(BadScenario):
        at(**position)


def test_a_described_deck_leaves_all_other_cards_in_hand() -> None:
    g = at("H | K", decks="A C V | ")
    assert (mine(g, 0).deck, mine(g, 0).hand) == (("A", "C", "V"), ("D", "E", "F", "K", "M", "S", "T", "W"))


def test_mq_29_described_cards_without_a_number_follow_those_with_one() -> None:
    g = at("T@5 H | K | W@3 D")
    assert [[g.laid(card) for card in g.pile(seat)] for seat in range(3)] == [[5, 6], [7], [3, 9]]
    g = at("T H@1 | K | D")
    assert [g.open_number(seat) for seat in range(3)] == [1, 3, 4]


def test_mq_r23_described_marquises_without_a_rank_are_counted_on() -> None:
    g = at("M#2 | M | M", {"marquis_rank": "counted"})
    assert [g.rank(g.open_card(seat)) for seat in range(3)] == [2, 3, 4]


# -- the end ---------------------------------------------------------------------------------------

OUT: dict[str, Any] = {"turn": 1, "out": [0], "hands": "- | T", "decks": "-", "veto_gone": [0]}
"""Seat 0 is out, and seat 1 lays the Pickpocket, whose coin for identical characters comes to them."""


def test_mq_r35_a_veto_that_was_lost_unseen_asks_nothing_of_an_empty_hand() -> None:
    empty: dict[str, Any] = {"hands": "-", "decks": "-", "lost": ["V", ""], "specials": ["", ""]}
    g = at("D | H", {"intrigues": True}, **empty)
    assert (g.is_out(0), asked(g)[0]) == (True, 1)


def test_mq_r47_a_toll_of_two_coins_is_taken_off_before_an_automatic_exchange() -> None:
    """Four coins at 3/1: one exchange after a toll of one coin, none after a toll of two."""
    data = DATA_TEXT.replace("countess = { value = 1", "countess = { value = 2")
    for text, expected in ((DATA_TEXT, (1, False)), (data, (0, True))):
        g = at("T | H | C", {"late_exchange": "automatic"}, text, tolls=[2], coins=[3, 0, 0], **OUT)
        lay(g, 1, "T")
        assert (g.diamonds(0), g.has_toll(2)) == expected


def test_mq_r47_an_automatic_exchange_for_nothing_but_the_toll_is_not_begun() -> None:
    g = at("D | H | C", {"late_exchange": "automatic"}, tolls=[2], **{**OUT, "hands": "- | D"})
    told = lay(g, 1, "D")
    assert (g.coins(0), g.has_toll(2)) == (1, True)
    assert "ExchangePrevented" not in names(told)


def test_mq_r08_who_is_out_plays_no_veto_against_a_toll() -> None:
    """Seat 0 has stopped with a hand of cards, the Veto among them as far as anybody knows."""
    position = {**OUT, "hands": "A | T", "decks": "", "veto_gone": []}
    g = at("T | H | C", {"veto_toll": True}, tolls=[2], coins=[3, 0, 0], **position)
    play(g, 1, m.LayCard("T"))
    play(g, 0, m.Exchange(1))
    told = play(g, 2, m.ClaimToll())
    assert "TollClaimed" in names(told)
    assert (g.coins(2), g.diamonds(0)) == (1, 1)


def test_mq_69_no_toll_is_claimed_of_an_empty_purse() -> None:
    """Two Vetoes pay for the last exchange: there is no coin to claim."""
    g = at("E | C | H", tolls=[1], vetoes=[2, 0, 0], hands="-", decks="-", veto_gone=[0, 2])
    play(g, 0, m.Exchange(1))
    assert (g.diamonds(0), g.has_toll(1), asked(g)[0]) == (1, True, 1)
    assert asked(g)[1] != "claim_toll"


def test_mq_70_only_the_last_exchanges_may_show_a_veto() -> None:
    """In these it pays without having been asked for."""
    kinds = {kind: Exchanged(0, 1, 2, 1, 1, kind, False).reveals() for kind in get_args(ExchangeKind)}
    assert kinds == {"own": False, "dealer": False, "last": True, "late": True}
