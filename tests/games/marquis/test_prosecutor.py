"""The Prosecutor: MQ-95 to MQ-101, and their rulings."""

from typing import Any

from tests.games.marquis.table import (
    asked,
    at,
    attacked,
    bundle,
    by_seat,
    lay,
    legal,
    mine,
    names,
    no,
    of,
    open_card,
    place,
    play,
    refusal,
    top,
)

from ducats.engine.messages import OneOf
from ducats.games.marquis.rules import events as e
from ducats.games.marquis.rules import messages as m


def test_mq_95_the_effect_happens_after_all() -> None:
    g = attacked()
    told = play(g, 3, m.Neutralise())
    assert of(e.VetoNeutralised, told) == [e.VetoNeutralised(3, 0, 1, True)]
    assert (top(g, 1), g.coins(1)) == ("K", 1)


def test_mq_96_the_veto_goes_to_the_prosecutor() -> None:
    g = attacked()
    play(g, 3, m.Neutralise())
    assert by_seat(g, g.vetoes) == [0, 0, 0, 1]


def test_mq_r14_or_out_of_the_game() -> None:
    g = attacked(chosen={"prosecutor_veto": "removed"})
    told = play(g, 3, m.Neutralise())
    assert (by_seat(g, g.vetoes), g.vetoes_gone()) == ([0, 0, 0, 0], 1)
    assert of(e.VetoRemoved, told) == [e.VetoRemoved(1)]


def test_mq_97_demand_counter_and_last_word() -> None:
    g = attacked()
    play(g, 3, m.DemandPrice(bundle(3)))
    assert m.Counter(bundle(4)) in legal(g, 0)
    assert refusal(g, 0, m.Counter(bundle(5)))[0] == "illegal_action"
    play(g, 0, m.Counter(bundle(1)))
    assert legal(g, 3) == {m.Accept(), m.PassBy()}
    told = play(g, 3, m.Accept())
    assert of(e.BundlePaid, told)[0] == e.BundlePaid(0, 3, bundle(1), False, "MQ-97")
    assert g.coins(3) == 2


def test_mq_97_a_refusal_leaves_him_the_choice_to_act_for_nothing() -> None:
    g = attacked()
    play(g, 3, m.DemandPrice(bundle(3)))
    play(g, 0, m.Refuse())
    assert legal(g, 3) == {m.Neutralise(), m.PassBy()}
    play(g, 3, m.PassBy())
    assert (g.vetoes(0), top(g, 1)) == (1, "C")
    assert (place(g, 3).shown, place(g, 3).bound, place(g, 3).committed) == (True, True, False)
    g = attacked({"prosecutor_bound": "used"})
    play(g, 3, m.DemandPrice(bundle(3)))
    play(g, 0, m.Refuse())
    play(g, 3, m.PassBy())
    assert (place(g, 3).shown, place(g, 3).bound, place(g, 3).committed) == (True, False, False)


def test_mq_98_open_or_in_hand() -> None:
    g = attacked(hands="A | V | | ", seats=4)
    assert asked(g) == (2, "intervene")
    g = at("| K C | S | H", coins=[1, 3, 2, 1], hands="A | V | | ")
    play(g, 0, m.LayCard("A"))
    play(g, 0, m.Assassinate(1))
    play(g, 1, m.PlayVeto())
    told = play(g, 2, m.Neutralise())
    assert not of(e.VetoNeutralised, told)[0].from_hand
    assert open_card(g, 2).card.used
    assert not place(g, 2).committed


def test_mq_99_it_must_be_laid_next() -> None:
    g = at("H | K | C", coins=[0, 2, 0], hands=" | | S A M", committed=[2], turn=2)
    assert top(g, 2) == "S"


def test_mq_100_a_witness_of_choice_or_the_top_card() -> None:
    g = at("H | K", hands="S A C D", decks="E M V")
    play(g, 0, m.LayCard("S"))
    assert legal(g, 0) == {m.CallWitness("E"), m.CallWitness("M"), m.CallWitness("V"), m.CallWitness(None)}
    assert refusal(g, 0, m.CallWitness("T")) == ("card_not_in_deck", "MQ-100")
    told = play(g, 0, m.CallWitness(None))
    assert of(e.CardDrawn, told)[0].rule == "MQ-100"
    assert place(g, 0).cards == 4


def test_mq_101_each_prosecutor_once() -> None:
    g = at("| K C | S! | H", coins=[1, 3, 2, 1], hands="A | V | | ")
    play(g, 0, m.LayCard("A"))
    play(g, 0, m.Assassinate(1))
    play(g, 1, m.PlayVeto())
    assert asked(g) == (3, "intervene")


def test_mq_r15_without_a_limit_again_and_again() -> None:
    g = at("| K C | S! | H", {"prosecutor_limit": "none"}, coins=[1, 3, 2, 1], hands="A | V | | ")
    play(g, 0, m.LayCard("A"))
    play(g, 0, m.Assassinate(1))
    play(g, 1, m.PlayVeto())
    assert m.Neutralise() in legal(g, 2)


def test_mq_r15_taken_back_it_is_fresh() -> None:
    g = at("S! K | H | H", hands="H")
    play(g, 0, m.LayCard("H"))
    play(g, 0, m.TakeBack("S"))
    assert place(g, 0).might_prosecute
    assert not any(g.is_used(card) for card in range(g.cards()))


def test_mq_r16_in_play_order_until_the_first_success() -> None:
    g = at("| K C | S | S", coins=[1, 3, 2, 1], hands="A | V | | ", clockwise=False)
    play(g, 0, m.LayCard("A"))
    play(g, 0, m.Assassinate(1))
    play(g, 1, m.PlayVeto())
    assert asked(g) == (3, "intervene")
    play(g, 3, m.Neutralise())
    assert asked(g)[1] not in ("intervene",)


def test_mq_r13_without_negotiation_no_price() -> None:
    g = attacked(chosen={"negotiation": False})
    no(g)
    assert legal(g, 3) == {m.PassBy(), m.Neutralise()}


def test_mq_r30_diamonds_but_no_rubies_unless_the_table_says_so() -> None:
    g = attacked(rubies=[1, 0, 0, 0], diamonds=[1, 0, 0, 0])
    no(g)
    assert m.DemandPrice(bundle(0, 1)) in legal(g, 3)
    assert m.DemandPrice(bundle(rubies=1)) not in legal(g, 3)
    g = attacked(rubies=[1, 0, 0, 0], chosen={"negotiate_rubies": True})
    no(g)
    play(g, 3, m.DemandPrice(bundle(rubies=1)))
    play(g, 0, m.Accept())
    assert by_seat(g, g.rubies) == [0, 0, 0, 1]


def test_mq_r31_the_culprit_may_pay_with_his_own_veto_and_draws() -> None:
    g = attacked(hands="A V C D | V | | S")
    no(g)
    assert refusal(g, 3, m.DemandPrice(bundle(vetoes=1)))[0] == "illegal_action"
    play(g, 3, m.DemandPrice(bundle(1)))
    assert place(g, 0).cards == 3
    play(g, 0, m.Counter(bundle(vetoes=1)))
    assert place(g, 0).veto_known
    told = play(g, 3, m.Accept())
    assert of(e.BundlePaid, told)[0].own_veto
    assert by_seat(g, g.vetoes) == [0, 0, 0, 2]
    assert not place(g, 0).might_veto
    assert [x.rule for x in of(e.CardDrawn, told) if x.seat == 0] == ["MQ-49", "MQ-41"]


def test_mq_r34_a_player_who_is_out_does_not_intervene_unless_the_table_says_so() -> None:
    for allowed in (False, True):
        g = at(
            "| K C | S | H", {"out_prosecutor": allowed}, coins=[1, 3, 2, 1], hands="A | V | - | ",
            decks=" | | - | ", out=[2], veto_gone=[2],
        )  # fmt: skip
        play(g, 0, m.LayCard("A"))
        play(g, 0, m.Assassinate(1))
        play(g, 1, m.PlayVeto())
        assert asked(g)[0] == (2 if allowed else 3)


def test_mq_r35_whoever_might_hold_the_card_is_asked() -> None:
    g = attacked()
    assert asked(g) == (2, "intervene")
    assert len(g.legal(2)) == 1
    others, theirs = g.asked_of(3), g.asked_of(2)
    assert others is not None
    assert others.choices is None
    assert theirs is not None
    assert theirs.choices == OneOf((m.PassBy(),))


def test_mq_r45_a_prosecutor_shown_in_vain_must_be_laid_too() -> None:
    """It has not intervened, so it arrives unused, and until then it may still intervene."""
    shown: dict[str, Any] = {"coins": [0, 2, 0], "hands": " | | S A M", "shown": [2]}
    g = at("H | K | C", turn=2, **shown)
    assert top(g, 2) == "S"
    assert (open_card(g, 2).card.used, place(g, 2).might_prosecute) == (False, True)
    g = at("H | K | C", turn=1, **shown)
    assert (place(g, 2).bound, place(g, 2).might_prosecute) == (True, True)
    g = at("H | K | C", {"prosecutor_bound": "used"}, turn=2, **shown)
    assert legal(g, 2) >= {m.LayCard("S"), m.LayCard("A"), m.LayCard("M")}


def test_mq_99_with_a_mercenary_too_no_other_card_can_be_laid() -> None:
    g = at(
        "H | K | C", {"mercenaries": True}, coins=[0, 2, 0], hands=" | | S A M", shown=[2], turn=1,
        hired=["", "", "M*"],
    )  # fmt: skip
    lay(g, 1, mine(g, 1).hand[0])
    assert top(g, 2) == "S"


def test_mq_r45_it_arrives_used() -> None:
    g = at("H | K | C", coins=[0, 2, 0], hands=" | | S A M", committed=[2], turn=2)
    assert open_card(g, 2).card.used
    assert not place(g, 2).might_prosecute


def test_mq_r49_who_might_prosecute() -> None:
    g = at("| K S | S | K | S!", hands=" | | | S | ", shown=[3])
    assert [place(g, seat).might_prosecute for seat in range(5)] == [True, True, True, True, False]
    g = at("| S K | K | K", eliminated=" | | S | ", hands=" | | | S", committed=[3])
    assert [place(g, seat).might_prosecute for seat in range(4)] == [True, False, False, False]


def test_mq_r49_a_shown_card_is_no_riddle_any_more() -> None:
    g = at(
        "| M | K@1 H@3 | K", coins=[0, 3, 0, 0], hands="T | V | S", back=[0, 0, 1, 0],
        maybe_back=" | | S K | ", ever_laid=" | | S K H | ", moved="| +M | +K@1 +S@2 +H@3 ? | +K",
    )  # fmt: skip
    play(g, 0, m.LayCard("T"))
    play(g, 1, m.PlayVeto())
    play(g, 2, m.DemandPrice(bundle(1)))
    assert (place(g, 2).back, place(g, 2).maybe_back, place(g, 2).shown) == (0, (), True)


def test_mq_r49_of_two_cards_taken_back_the_shown_one_is_known() -> None:
    g = at(
        "| M | K@1 H@3 F=H@4 | K", coins=[0, 3, 0, 0], hands="T | V | S A", back=[0, 0, 2, 0],
        maybe_back=" | | S A K | ", ever_laid=" | | S A K H F | ",
        moved="| +M | +K@1 +S@2 +A@5 +H@3 ? +F=H@4 ? | +K",
    )  # fmt: skip
    play(g, 0, m.LayCard("T"))
    play(g, 1, m.PlayVeto())
    play(g, 2, m.DemandPrice(bundle(1)))
    assert (place(g, 2).back, place(g, 2).maybe_back) == (1, ("A", "K"))


def test_mq_r49_a_shown_prosecutor_is_not_the_card_taken_back_now() -> None:
    g = at(
        "M@2 T@3 H@4 | K", {"prosecutor_bound": "used"}, hands="F S", shown=[0], ever_laid="S M T H | ",
        moved="+S@1 +M@2 +T@3 +H@4 ? ^S | +K",
    )  # fmt: skip
    play(g, 0, m.LayCard("F"))
    play(g, 0, m.TakeBack("M"))
    assert (place(g, 0).back, place(g, 0).maybe_back) == (1, ("M", "T"))


def test_mq_r49_a_card_brought_to_light_was_not_taken_back() -> None:
    g = at("T M K | H", hands="H | A")
    play(g, 0, m.LayCard("H"))
    play(g, 0, m.TakeBack("T"))
    assert place(g, 0).maybe_back == ("K", "M", "T")
    lay(g, 1, "A")
    assert (top(g, 0), place(g, 0).maybe_back) == ("K", ("M", "T"))


def test_mq_r51_a_cardsharp_as_prosecutor_is_a_card_of_its_own() -> None:
    g = at("| K C | S! F=S | H", coins=[1, 3, 2, 1], hands="A | V | | ")
    play(g, 0, m.LayCard("A"))
    play(g, 0, m.Assassinate(1))
    play(g, 1, m.PlayVeto())
    assert m.Neutralise() in legal(g, 2)
    play(g, 2, m.Neutralise())
    assert open_card(g, 2).card.used


def test_mq_r17_two_players_have_no_third() -> None:
    g = at("| M", coins=[0, 3], hands="T | V S")
    play(g, 0, m.LayCard("T"))
    told = play(g, 1, m.PlayVeto())
    assert "VetoLaid" in names(told)
    assert asked(g)[0] == 1


def test_mq_r17_a_cardsharp_still_cancels_positions_with_two() -> None:
    g = at("H | M", hands="F | K", coins=[0, 3])
    lay(g, 0, "F")
    assert asked(g)[0] == 1
    assert g.reset() == g.counter() - 1
