"""Positions in scenario files, the text of a table, and worlds that fit a view."""

import re
from typing import Any

import pytest
from tests.games.marquis.table import RULES, at, bundle, mine, new, no, options, play, view

from ducats.engine import bits
from ducats.engine.errors import BadScenario, BrokenInvariant, DucatsError
from ducats.engine.messages import CHANCE, View
from ducats.engine.play import FIRST_CELL, MAX_SEATS
from ducats.engine.rng import Rng
from ducats.engine.rules import as_rules
from ducats.games.marquis.rules import fields
from ducats.games.marquis.rules import messages as m
from ducats.games.marquis.rules import view as v
from ducats.games.marquis.rules.possible_piles import name_in, possible_piles
from ducats.games.marquis.rules.printed import DATA_TEXT, LETTERS


@pytest.mark.parametrize(
    ("position", "words"),
    [
        ({"coins": [9, 9]}, "must come to 8"),
        ({"coins": [1, 1], "treasury": 7}, "must come to 8"),
        ({"coins": [1]}, "one entry for each of 2 seats"),
        ({"piles": ["X", ""]}, "no card of a pile"),
        ({"piles": ["V", ""]}, "no card of a pile"),
        ({"piles": ["K=M", ""]}, "only F imitates"),
        ({"piles": ["K K", ""]}, "twice"),
        ({"hands": ["K Q", ""]}, "no card 'Q'"),
        ({"piles": ["K", ""], "hands": ["K", ""]}, "two places"),
        ({"vetoes": [2, 2]}, "more Vetoes"),
        ({"hands": ["A", ""], "decks": ["-", ""]}, "where is the Veto"),
        ({"moved": ["*K", ""]}, "no event of a pile"),
        ({"moved": ["?K", ""]}, "secret"),
        ({"pages": [{"name": "Nowhere", "numbers": [], "at": 0}]}, "no page"),
        ({"pages": [{"name": "Turn", "numbers": [], "at": 0}]}, "cannot have the numbers"),
        ({"specials": ["C", ""]}, "need the option"),
        ({"surprise": 1}, "surprise"),
    ],
)
def test_what_cannot_be_is_refused(position: dict[str, Any], words: str) -> None:
    with pytest.raises(BadScenario, match=words):
        RULES.set_up(2, options(), position)


@pytest.mark.parametrize(
    "position",
    [
        {"piles": ["C", "H"], "tolls": [1]},
        {"piles": ["C", "H"], "protects": {"1": 0}},
        {"piles": ["C", "H"], "marked": [0]},
        {"diamonds": [5, 0]},
        {"piles": ["C", ""], "protects": {"0": 1}},
    ],
)
def test_what_the_rules_exclude_is_refused(position: dict[str, Any]) -> None:
    with pytest.raises(BrokenInvariant):
        RULES.set_up(2, options(), position)


def test_a_position_is_not_described_in_the_middle_of_a_deal() -> None:
    g = RULES.new_game(2, options())
    assert g.waiting_for() == (CHANCE,)
    with pytest.raises(BadScenario):
        RULES.position(g)


def test_positions_survive_in_the_middle_of_a_bargain() -> None:
    g = at("| K C | D | H", coins=[1, 3, 2, 1], hands="A | V | | S", eliminated=" | | T")
    play(g, 0, m.LayCard("A"))
    play(g, 0, m.Assassinate(1))
    play(g, 1, m.PlayVeto())
    play(g, 3, m.DemandPrice(bundle(2)))
    again = RULES.set_up(4, options(), RULES.position(g))
    assert again.stack() == g.stack()
    for viewer in (None, 0, 1, 2, 3):
        assert RULES.view(again, viewer) == RULES.view(g, viewer)


def test_the_text_of_a_table() -> None:
    g = at(
        "M C@1 | S! | E | | M F=M", coins=[0, 3, 2, 1, 0], vetoes=[1, 0, 0, 0, 0], protects={"0": 1},
        marked=[2], eliminated=" | | | T | ", hands=" | | | S", committed=[3], out=[4],
    )  # fmt: skip
    text = RULES.text(view(g, 0))
    for words in (
        "open C protects B",
        "open S! protected by A",
        "marked",
        "must lay S",
        "dead T",
        "F=M",
        "out",
    ):
        assert words in text
    assert "your hand:" in text
    assert "spectator" in RULES.text(view(g))
    assert "your hand:" not in RULES.text(view(g))
    play(g, 0, m.LayCard("A"))
    assert "waiting for" in RULES.text(view(g))


def test_the_text_of_offers_of_a_dispute_and_of_the_end() -> None:
    g = at("H | K | T", {"jewel_supply": "21_15"}, coins=[0, 2, 1], hands="C")
    play(g, 0, m.LayCard("C"))
    play(g, 1, m.OfferFee(bundle(2)))
    assert "offers 2 coins" in RULES.text(view(g))
    assert "diamonds 21" in RULES.text(view(g))
    g = at("| M | S", coins=[2, 3, 0], hands="T | V")
    play(g, 0, m.LayCard("T"))
    play(g, 1, m.PlayVeto())
    assert "the Veto of B is disputed" in RULES.text(view(g))
    g = at("H | M", turn=1, out=[0], hands="- | -", decks="- | -", veto_gone=[0, 1])
    assert "over: 1. A 0" in RULES.text(RULES.open_view(g))
    assert "waiting for chance" in RULES.text(RULES.view(RULES.new_game(2, options()), 0))


def test_mq_r21_imagined_piles_fit_everything_that_was_seen() -> None:
    """Two cards were taken back; an elimination later showed that K was not among them."""

    def laid(card: str) -> v.CardMoved:
        return v.CardMoved("laid", card, card)

    back = v.CardMoved("taken_back")
    moved = (laid("T"), laid("M"), laid("K"), laid("H"), back, v.CardMoved("eliminated", "K"), laid("F"))
    worlds = possible_piles(moved)
    assert sorted(bits.numbers(pile.taken) for pile in worlds) == [[LETTERS.index("M")], [LETTERS.index("T")]]
    assert all(name_in(card) != "H" for pile in worlds for card in pile.cards)
    again = possible_piles((*moved[:5], laid("T")))
    assert [("".join(map(name_in, pile.cards)), pile.taken) for pile in again] == [("MKHT", 0)]


def test_imagine_wants_a_view_of_marquis() -> None:
    with pytest.raises(BrokenInvariant):
        as_rules(RULES).imagine(View(game="other", seat=0, seats=2), Rng("x"))


def test_imagined_hands_hold_what_was_offered_and_shown() -> None:
    g = at("H | K | T", hands="C | V A C D", coins=[0, 1, 1])
    play(g, 0, m.LayCard("C"))
    play(g, 1, m.OfferFee(bundle(1, vetoes=1)))
    for number in range(20):
        world = RULES.imagine(view(g, 2), Rng(f"{number}"))
        assert "V" in mine(world, 1).hand
        assert view(world, 2) == view(g, 2)


def test_a_copy_lives_its_own_life() -> None:
    g = new(3)
    before = RULES.position(g)
    other = g.copy()
    for _ in range(30):
        no(other)
    assert RULES.position(g) == before


def test_the_fields_begin_where_those_of_the_kernel_end() -> None:
    assert (fields.FIRST_OWN_CELL, fields.MAX_SEATS) == (FIRST_CELL, MAX_SEATS)


def test_a_broken_table_is_noticed() -> None:
    damages: list[Any] = [
        lambda g: g.put(fields.COINS, 9),
        lambda g: g.put(fields.COINS, -1),
        lambda g: g.add_vetoes(0, 1),
        lambda g: g.put(fields.HANDS, 0),
        lambda g: g.show(1, True),
        lambda g: g.admit_veto(1),
        lambda g: g.put(fields.CARDS + g.open_card(0), 1),
        lambda g: g.add_jewels(0, 7, 0),
    ]
    for damage in damages:
        g = at("K | H", hands=" | A C D E")
        damage(g)
        with pytest.raises(DucatsError):
            g.check()
    g = at("K | H", {"jewel_supply": "21_15"})
    g.add_jewels(0, 3, 0)
    with pytest.raises(BrokenInvariant, match="jewel"):
        g.check()
    g = at("C | H", protects={"0": 1})
    g.set_toll(0, True)
    with pytest.raises(BrokenInvariant, match="together"):
        g.check()


def test_a_view_says_what_the_question_is_about() -> None:
    g = at("T | M | S", coins=[3, 1, 0], hands="W | V")
    assert view(g).matter == v.Matter(rate=v.Rate(3, 1))
    play(g, 0, m.Exchange(0))
    assert view(g).matter is None
    play(g, 0, m.LayCard("W"))
    assert view(g, 2).matter == v.Matter(effect="demand", culprit=0, victim=1, coins=1)
    play(g, 1, m.PlayVeto())
    matter = view(g, 0).matter
    assert matter is not None
    assert matter.standing is None, "no terms are named yet"
    play(g, 2, m.DemandPrice(bundle(2)))
    matter = view(g).matter
    assert matter is not None
    assert (matter.other, matter.standing) == (2, bundle(2))
    g = at("C | M | H", turn=1, tolls=[0], coins=[0, 2, 0])
    play(g, 1, m.Exchange(1))
    assert view(g).matter == v.Matter(other=1)
    g = at("M | K | H", coins=[4, 4, 4])
    assert view(g).matter == v.Matter(rate=v.Rate(1, 1), duty=True)


def test_a_view_has_the_numbers_of_the_tables_own_data_file() -> None:
    corrected = DATA_TEXT
    for name, coins in (("assassin", 3), ("pickpocket", 2), ("highwayman", 4)):
        corrected = re.sub(rf"^({name} = .*value = )\d", rf"\g<1>{coins}", corrected, flags=re.M)
    fixed = view(at("A | M", data=corrected)).fixed
    assert (fixed.assassin, fixed.pickpocket, fixed.highwayman) == (3, 2, 4)
    assert (fixed.identical, fixed.countess, fixed.hand_size) == (1, 1, 4)
    assert view(at("A | M")).fixed.assassin == 2
