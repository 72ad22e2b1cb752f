"""Beyond the base game: more players, special cards, mercenaries, research settings (MQ-V1 to MQ-V4)."""

from typing import Any

import pytest
from tests.games.marquis.table import (
    RULES,
    asked,
    at,
    by_seat,
    draw,
    lay,
    legal,
    mine,
    money,
    names,
    new,
    no,
    of,
    open_card,
    place,
    play,
    refusal,
    rest,
    top,
    view,
)

from ducats.engine.messages import CHANCE
from ducats.engine.rng import Rng
from ducats.games.marquis.rules import events as e
from ducats.games.marquis.rules import messages as m
from ducats.games.marquis.rules.printed import LETTERS
from ducats.games.marquis.rules.state import Marquis

INTRIGUES = {"intrigues": True}
MERCENARIES = {"mercenaries": True}


def test_mq_v1_positions_of_the_marquis_run_on() -> None:
    g = at("| M | M | M | M", coins=[0, 4, 4, 4, 4], hands="M")
    lay(g, 0, "M")
    assert money(g)[:5] == [3 + 10, 3, 2, 1, 0]


@pytest.mark.parametrize(("seats", "each"), [(2, 2), (3, 2), (4, 1), (7, 1), (8, 0)])
def test_mq_v2_special_cards_are_dealt_in_secret(seats: int, each: int) -> None:
    g = new(seats, intrigues=True)
    assert [p.specials for p in view(g).places] == [each] * seats
    assert len(mine(g, 0).specials) == each
    assert mine(g, 1).specials != mine(g, 0).specials or each == 0
    g.check()


def test_mq_v2_the_card_dealt_is_seen_by_its_owner_only() -> None:
    event = e.SpecialDealt(1, "H")
    assert (event.seen_by(1).card, event.seen_by(0).card, event.seen_by(None).card) == ("H", None, None)


def with_special(letter: str, piles: str, **more: Any) -> Marquis:
    """Seat 0 has a special card and lays the character it belongs to."""
    hands = more.pop("hands", letter)
    g = at(piles, INTRIGUES, hands=hands, specials=[letter, *[""] * piles.count("|")], **more)
    play(g, 0, m.LayCard(letter))
    while asked(g)[1] != "special":
        no(g)
    return g


def test_mq_v2_whoever_has_a_special_card_is_asked_whichever_it_is() -> None:
    g = at("H | H", INTRIGUES, hands="K", specials=["T", ""])
    play(g, 0, m.LayCard("K"))
    while asked(g)[1] == "may_veto":
        no(g)
    assert asked(g) == (0, "special")
    assert legal(g, 0) == {m.KeepSpecial()}
    assert refusal(g, 0, m.PlaySpecial()) == ("no_special", "MQ-V2")
    told = no(g)
    assert "SpecialKept" in names(told)
    assert place(g, 0).specials == 1


def test_mq_v2_wedding() -> None:
    g = with_special("C", "H | M | K", diamonds=[4, 3, 0])
    assert legal(g, 0) == {m.KeepSpecial(), m.PlaySpecial(1)}
    assert refusal(g, 0, m.PlaySpecial(9)) == ("no_such_seat", "MQ-V2")
    told = play(g, 0, m.PlaySpecial(1))
    assert of(e.SpecialPlayed, told)[0] == e.SpecialPlayed(0, "C", 1)
    assert (by_seat(g, g.diamonds), by_seat(g, g.rubies)) == ([1, 1, 0], [1, 0, 0])
    assert asked(g)[1] == "offer_fee"


def test_mq_v2_the_grand_coup() -> None:
    g = with_special("D", "H | H | K", coins=[0, 1, 1])
    play(g, 0, m.PlaySpecial())
    assert money(g) == [10, 1, 1, 0]


def test_mq_v2_arson() -> None:
    g = with_special("E", "H | H | K | T", coins=[0, 1, 0, 2], diamonds=[1, 1, 2, 1], out=[3])
    told = play(g, 0, m.PlaySpecial())
    assert (money(g)[:4], by_seat(g, g.diamonds)) == ([1, 0, 0, 2], [1, 0, 1, 1])
    assert of(e.GoodsLost, told) == [e.GoodsLost(1, 1, 1), e.GoodsLost(2, 0, 1)]


def test_mq_v2_prophecy() -> None:
    g = with_special("H", "K T | K | K", coins=[0, 5, 2])
    play(g, 0, m.PlaySpecial())
    assert money(g) == [1, 2, 0, 9]
    assert asked(g)[1] == "take_back"


def test_mq_v2_sentence_against_protected_cards_too() -> None:
    g = with_special("S", "H | K M | C | H", protects={"2": 1}, out=[3])
    told = play(g, 0, m.PlaySpecial())
    assert [x.victim for x in of(e.Eliminated, told)] == [1, 2]
    assert (top(g, 1), top(g, 2), top(g, 3)) == ("K", None, "H")


def test_mq_v2_revenge_takes_a_card_unseen() -> None:
    g = with_special("T", "H | K | K")
    before = place(g, 1).deck
    g.apply(0, m.PlaySpecial(1))
    assert g.waiting_for() == (CHANCE,)
    told = g.apply(CHANCE, m.LoseCard("V"))
    assert of(e.CardLost, list(told)) == [e.CardLost(1)]
    draw(g)
    assert (place(g, 1).deck, place(g, 1).lost) == (before - 1, 1)
    assert "V" in mine(g, 1).deck
    assert mine(g, 1).lost == ()
    assert place(g, 1).might_veto
    g.check()


def test_mq_v2_looking_through_the_pile_tells_the_owner_what_is_lost() -> None:
    g = at("H | K", INTRIGUES, turn=1, hands=" | S A C D", lost=["", "V"], specials=["", ""])
    play(g, 1, m.LayCard("S"))
    assert mine(g, 1).lost == ("V",)
    assert "V" not in mine(g, 1).deck
    assert m.CallWitness("V") not in legal(g, 1)


def test_mq_v2_after_a_loss_even_the_last_card_is_asked_for() -> None:
    g = at("H | K", INTRIGUES, hands="T", decks="-", lost=["V", ""], specials=["", ""])
    assert legal(g, 0) == {m.LayCard("T")}


def test_mq_v2_retaliation_turns_the_effect_back() -> None:
    g = at("H | M | S", INTRIGUES, coins=[2, 3, 0], hands="T | V", specials=["", "V", ""])
    play(g, 0, m.LayCard("T"))
    assert legal(g, 1) == {m.Allow(), m.PlayVeto(), m.Retaliate()}
    told = play(g, 1, m.Retaliate())
    assert of(e.CoinsTaken, told)[0] == e.CoinsTaken(1, 0, 2, "robbery", "MQ-23")
    assert (money(g)[:2], g.vetoes(0), place(g, 1).specials) == ([1, 5], 1, 0)
    assert "InterventionPassed" not in names(told)


def test_mq_v2_retaliation_against_an_assassin() -> None:
    g = at("K | M | H", INTRIGUES, coins=[0, 3, 0], hands="A | V", specials=["", "V", ""])
    play(g, 0, m.LayCard("A"))
    play(g, 0, m.Assassinate(1))
    play(g, 1, m.Retaliate())
    rest(g)
    assert (top(g, 0), top(g, 1), money(g)[:2]) == ("K", "M", [1, 5])


def test_mq_v2_without_the_card_no_retaliation() -> None:
    g = at("H | M | H", INTRIGUES, coins=[2, 3, 0], hands="T | V", specials=["", "C", ""])
    play(g, 0, m.LayCard("T"))
    assert refusal(g, 1, m.Retaliate()) == ("no_retaliation", "MQ-V2")


def test_mq_v2_unused_it_counts_like_a_veto() -> None:
    g = at("C | H", INTRIGUES, coins=[1, 0], hands="V", decks="-", specials=["E", ""])
    assert legal(g, 0) == {m.Exchange(0), m.Exchange(1)}
    told = play(g, 0, m.Exchange(1))
    assert of(e.Exchanged, told)[0].vetoes == 2
    assert (place(g, 0).specials, g.coins(0), g.vetoes_gone()) == (0, 0, 1)
    g.check()


# -- mercenaries ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "count"), [(2, 18), (3, 9), (4, 0), (6, 0)])
def test_mq_v3_the_unused_colours_are_for_hire(seats: int, count: int) -> None:
    g = new(seats, mercenaries=True)
    assert len(view(g).mercenaries) == count
    assert {"A*", "H*", "V*"} & set(view(g).mercenaries) == set()


def hiring(card: str, **more: Any) -> Marquis:
    g = at("H | K", MERCENARIES, coins=[2, 2], hands="K A C D", **more)
    play(g, 0, m.LayCard("K"))
    while asked(g)[1] != "hire":
        no(g)
    g.apply(0, m.Hire())
    g.apply(CHANCE, m.TurnMercenary(card))
    return g


def test_mq_r07_a_veto_against_a_card_does_not_cover_the_mercenary_after_it() -> None:
    g = at("H | M", {**MERCENARIES, "veto_scope": "card"}, coins=[2, 3], hands="T A C D | V E K S")
    play(g, 0, m.LayCard("T"))
    play(g, 1, m.PlayVeto())
    assert place(g, 1).shielded
    while asked(g)[1] != "hire":
        no(g)
    g.apply(0, m.Hire())
    g.apply(CHANCE, m.TurnMercenary("T*"))
    told = play(g, 0, m.LayAtOnce())
    assert [(event.victim, event.coins) for event in of(e.CoinsTaken, told)] == [(1, 2)]


def test_mq_v3_every_card_of_the_mercenary_pile_is_as_likely() -> None:
    """Two of each character: 18 cards, and once a Pickpocket is hired, 17."""
    g = at("H | K", MERCENARIES, coins=[2, 4], hands="K A C D | M S D E")
    for seat, card, left in ((0, "K", 18), (1, "M", 17)):
        play(g, seat, m.LayCard(card))
        while asked(g)[1] != "hire":
            no(g)
        g.apply(seat, m.Hire())
        outcomes = [g.say(CHANCE, answer) for answer in g.legal(CHANCE)]
        cards = [outcome.card for outcome in outcomes if isinstance(outcome, m.TurnMercenary)]
        assert len(cards) == len(set(outcomes)) == left
        assert (cards.count("T*"), cards.count("M*")) == (left - 16, 2)
        assert refusal(g, CHANCE, m.TurnMercenary("T")) == ("no_such_mercenary", "MQ-V3")
        if left == 18:
            g.apply(CHANCE, m.TurnMercenary("T*", 1))
            play(g, seat, m.KeepForLater())
    assert refusal(g, CHANCE, m.TurnMercenary("T*", 1)) == ("no_such_mercenary", "MQ-V3")
    other = g.copy()
    g.apply(CHANCE, m.TurnMercenary("M*", 0))
    other.apply(CHANCE, m.TurnMercenary("M*", 1))
    for table in (g, other):
        play(table, 1, m.LayAtOnce())
    assert view(g) == view(other)


def test_mq_v3_the_page_of_two_alike_does_not_tell_them_apart() -> None:
    """The first dealer for hire, and the second while the first lies in a pile."""
    tables = [at(f"H | K{beneath}", MERCENARIES, coins=[2, 2], hands="K A C D") for beneath in ("", " D*")]
    for g in tables:
        play(g, 0, m.LayCard("K"))
        while asked(g)[1] != "hire":
            no(g)
        g.apply(0, m.Hire())
        g.apply(CHANCE, m.TurnMercenary("D*"))
        g.apply(0, m.LayAtOnce())
        assert asked(g) == (0, "exchange_now")
    one, other = ([page for page in view(g).pages if page.name == "Actions"] for g in tables)
    assert len(one) == 1
    assert one == other


def test_mq_v3_two_coins_to_the_treasury() -> None:
    g = hiring("T*")
    assert money(g)[0] == 1
    assert place(g, 0).hired == "T*"
    assert len(view(g).mercenaries) == 17
    assert asked(g) == (0, "lay_or_keep")


def test_mq_v3_not_without_money_and_not_twice() -> None:
    g = at("H | K", MERCENARIES, hands="T A C D")
    lay(g, 0, "T")
    assert asked(g) == (1, "lay_card")
    g = at("H | K", MERCENARIES, hands="T A C D", coins=[4, 0], hired=["S*", ""])
    play(g, 0, m.Exchange(0))
    lay(g, 0, "T")
    assert asked(g) == (1, "lay_card")


def test_mq_v3_laid_at_once_and_resolved_without_a_draw() -> None:
    g = hiring("M*")
    hand = place(g, 0).cards
    told = play(g, 0, m.LayAtOnce())
    assert of(e.CardLaid, told)[0].card == "M*"
    assert (top(g, 0), place(g, 0).hired, place(g, 0).cards) == ("M*", None, hand)
    assert g.last(0) == LETTERS.index("M")


def test_mq_v3_kept_and_laid_later_instead_of_a_hand_card() -> None:
    g = hiring("M*")
    told = play(g, 0, m.KeepForLater())
    assert of(e.MercenaryKept, told)[0].card == "M*"
    while asked(g) != (0, "lay_card"):
        no(g)
    hand = place(g, 0).cards
    assert m.LayCard("M*") in legal(g, 0)
    lay(g, 0, "M*")
    assert place(g, 0).cards == hand


def test_mq_v3_a_mercenary_is_still_a_turn() -> None:
    g = at("H | K", MERCENARIES, hands="-", decks="-", veto_gone=[0], hired=["T*", ""])
    assert top(g, 0) == "T*"
    assert not g.is_out(0)


def test_mq_v3_taken_back_he_leaves_the_game() -> None:
    g = at("T* K | K", MERCENARIES, hands="H A C D")
    play(g, 0, m.LayCard("H"))
    assert legal(g, 0) == {m.TakeBack("K"), m.TakeBack("T*")}
    told = play(g, 0, m.TakeBack("T*"))
    assert of(e.MercenaryDischarged, told) == [e.MercenaryDischarged(0, "T*")]
    assert (view(g).discharged, place(g, 0).cards, place(g, 0).back) == (("T*",), 3, 0)
    g.check()


def test_mq_v3_an_open_mercenary_prosecutor_may_intervene() -> None:
    g = at("| M | S*", MERCENARIES, coins=[0, 3, 0], hands="T | V")
    play(g, 0, m.LayCard("T"))
    play(g, 1, m.PlayVeto())
    play(g, 2, m.Neutralise())
    assert open_card(g, 2).card.used
    assert g.coins(1) == 1


def test_mq_v3_a_mercenary_does_not_enter_what_is_known_of_the_hand() -> None:
    g = at("H | K", MERCENARIES, hands="A C D E", hired=["S*", ""])
    lay(g, 0, "S*")
    assert "S" in place(g, 0).might_lay
    assert place(g, 0).might_prosecute


def test_mq_v4_a_compact_game() -> None:
    g = new(4, negotiation=False, start_player="random")
    rng = Rng("compact")
    most = 0
    while not g.is_over():
        answers = g.legal(g.waiting_for()[0])
        if "exchange" not in asked(g)[1]:
            most = max(most, len(answers))
        g.take(g.waiting_for()[0], rng.choice(answers))
        draw(g)
    assert most <= 12


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_worlds_fit_the_view_with_everything_on(seats: int) -> None:
    rng = Rng(f"variants {seats}")
    for number in range(2):
        g = new(seats, f"variants {number}", intrigues=True, mercenaries=True)
        while not g.is_over():
            for viewer in (None, *range(seats)):
                seen = RULES.view(g, viewer)
                world = RULES.imagine(seen, rng)
                world.check()
                assert RULES.view(world, viewer) == seen
            again = RULES.set_up(seats, g.options, RULES.position(g))
            assert RULES.open_view(again) == RULES.open_view(g)
            seat = g.waiting_for()[0]
            g.take(seat, rng.choice(g.legal(seat)))
            draw(g, rng)
