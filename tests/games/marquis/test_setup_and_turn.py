"""The aim, the setup and the course of a turn: MQ-01 to MQ-18."""

import pytest
from tests.games.marquis.table import (
    RULES,
    asked,
    at,
    lay,
    legal,
    mine,
    money,
    names,
    new,
    of,
    options,
    place,
    play,
    view,
)

from ducats.engine.errors import BadOptions
from ducats.engine.messages import CHANCE, Event
from ducats.engine.rng import Rng
from ducats.games.marquis.rules import events as e
from ducats.games.marquis.rules import messages as m
from ducats.games.marquis.rules import view as v
from ducats.games.marquis.rules.printed import MAX_SEATS
from ducats.games.marquis.rules.state import Marquis
from ducats.games.marquis.rules.turn import MOST_REDRAWS


@pytest.mark.parametrize("seats", range(2, MAX_SEATS + 1))
def test_mq_01_two_to_eight_players(seats: int) -> None:
    g = new(seats)
    assert len(view(g).places) == seats
    assert sum(money(g)) == 4 * seats


@pytest.mark.parametrize("seats", [0, 1, 9])
def test_mq_01_no_other_number(seats: int) -> None:
    with pytest.raises(BadOptions):
        RULES.new_game(seats, options())


def test_mq_02_jewels_win_not_coins() -> None:
    g = at("K | K", coins=[0, 8], diamonds=[1, 0])
    assert g.ranking().winners == (0,)


def test_mq_03_the_overview_lies_open_for_all() -> None:
    seen = view(new(3), None).characters
    assert "".join(row.card for row in seen) == "ACDEFHKMSTW"
    pickpocket = next(row for row in seen if row.card == "T")
    assert (pickpocket.treasury, pickpocket.steals, pickpocket.rate) == (
        1,
        {"A": 1, "D": 1, "M": 2},
        v.Rate(3, 1),
    )
    dealer = next(row for row in seen if row.card == "D")
    assert (dealer.rate, dealer.other_rate) == (v.Rate(1, 1), v.Rate(2, 1))


@pytest.mark.parametrize(("seats", "treasury"), [(2, 5), (3, 9), (4, 13), (5, 17), (6, 21), (7, 25), (8, 29)])
def test_mq_04_four_coins_per_player(seats: int, treasury: int) -> None:
    assert new(seats).treasury() == treasury


def test_mq_05_twelve_cards_each() -> None:
    g = new(4)
    for seat in range(4):
        mine = view(g, seat).mine
        assert mine is not None
        assert "".join(sorted((*mine.hand, *mine.deck))) == "ACDEFHKMSTVW"


def turned_up(g: Marquis, cards: str) -> None:
    for card in cards:
        g.apply(CHANCE, m.TurnUp(card))


def test_mq_06_the_earliest_letter_starts() -> None:
    g = RULES.new_game(4, options())
    turned_up(g, "TWHK")
    assert view(g).start == 2
    assert view(g).turned == ("T", "W", "H", "K")


def test_mq_07_start_coins() -> None:
    g = RULES.new_game(4, options())
    turned_up(g, "TWKH")
    assert money(g) == [1, 0, 0, 2, 13]


def test_mq_08_hand_of_four_seen_by_its_owner() -> None:
    g = RULES.new_game(2, options(start_player="seat0"))
    told: list[Event] = []
    rng = Rng("hands")
    while g.waiting_for() == (CHANCE,):
        told += g.apply(CHANCE, g.say(CHANCE, rng.choice(g.legal(CHANCE))))
    hand = of(e.HandDealt, told)[1]
    assert hand.seen_by(1).cards == mine(g, 1).hand
    assert hand.seen_by(0).cards is None
    assert hand.seen_by(None).cards is None
    assert [(p.cards, p.deck) for p in view(g).places] == [(4, 8), (4, 8)]


def test_mq_r02_players_who_tie_turn_up_again_and_the_veto_is_last() -> None:
    g = RULES.new_game(3, options())
    turned_up(g, "VVV")
    assert g.waiting_for() == (CHANCE,)
    turned_up(g, "VWW")
    turned_up(g, "CA")
    assert view(g).start == 2


def test_mq_r02_chance_ends_an_endless_tie() -> None:
    g = RULES.new_game(2, options())
    for _ in range(MOST_REDRAWS + 1):
        turned_up(g, "KK")
    assert legal(g, CHANCE) == {m.ChooseStart(0), m.ChooseStart(1)}
    g.apply(CHANCE, m.ChooseStart(1))
    assert view(g).start == 1


def test_mq_r02_other_ways_to_find_the_start_player() -> None:
    g = RULES.new_game(3, options(start_player="random"))
    assert legal(g, CHANCE) == {m.ChooseStart(seat) for seat in range(3)}
    g.apply(CHANCE, m.ChooseStart(2))
    assert money(g) == [1, 0, 2, 9]
    assert view(new(3, start_player="seat0")).start == 0


def test_mq_11_clockwise_until_a_cardsharp_turns_it() -> None:
    g = at("K | K | K | K", hands="M | F | M | M")
    lay(g, 0, "M")
    assert asked(g) == (1, "lay_card")
    lay(g, 1, "F")
    assert (asked(g)[0], view(g).clockwise) == (0, False)


def test_mq_12_exchange_lay_act_draw() -> None:
    g = at("T | A | H", coins=[3, 1, 0], hands="K A C D")
    told = play(g, 0, m.Exchange(1)) + lay(g, 0, "K")
    order = [name for name in names(told) if name in ("Exchanged", "CardLaid", "TreasuryTaken", "CardDrawn")]
    assert order == ["Exchanged", "CardLaid", "TreasuryTaken", "CardDrawn"]


def test_mq_13_one_character_of_ones_choice() -> None:
    g = at("| K", hands="A K T V")
    assert legal(g, 0) == {m.LayCard("A"), m.LayCard("K"), m.LayCard("T")}
    lay(g, 0, "T")
    assert asked(g) == (1, "lay_card")


def test_mq_13_the_only_character_is_laid_without_asking() -> None:
    g = at("K M | H", turn=1, hands="T V | K", decks="- | ")
    told = lay(g, 1, "K")
    assert of(e.CardLaid, told)[-1].card == "T"


def test_mq_14_only_the_top_card_is_open() -> None:
    g = at("K | M | H", hands="T")
    lay(g, 0, "T")
    assert [card.card for card in mine(g, 0).pile] == ["K", "T"]
    assert [card.card for card in mine(g, 1).pile] == ["M"]
    for viewer in (0, 1, None):
        seen = view(g, viewer).places[0]
        assert seen.open is not None
        assert (seen.pile, seen.open.card.card) == (2, "T")


def test_mq_15_no_exchange_in_the_first_turn() -> None:
    g = new(2, start_player="seat0")
    assert asked(g) == (0, "lay_card")
    assert place(g, 0).rate is None


def test_mq_16_first_take_then_give() -> None:
    g = at("| T | A", coins=[0, 0, 1], hands="T")
    told = lay(g, 0, "T")
    order = [name for name in names(told) if name in ("TreasuryTaken", "CoinsTaken", "CoinsGiven")]
    assert order == ["TreasuryTaken", "CoinsTaken", "CoinsGiven"]


def test_mq_17_taking_abilities_after_action_2() -> None:
    g = at("| M | D", coins=[0, 3, 1], diamonds=[0, 1, 0], hands="T")
    told = lay(g, 0, "T")
    assert [(x.victim, x.effect) for x in of(e.CoinsTaken, told)] == [
        (1, "robbery"),
        (2, "robbery"),
        (1, "theft"),
    ]


def test_mq_18_only_the_assassin_is_asked_for_a_victim() -> None:
    g = at("| A | K", coins=[0, 2, 2], hands="W A")
    play(g, 0, m.LayCard("W"))
    assert asked(g) == (1, "may_veto")
    g = at("| K | K", coins=[0, 2, 2], hands="W A")
    play(g, 0, m.LayCard("A"))
    assert asked(g) == (0, "assassinate")
    assert legal(g, 0) == {m.Assassinate(1), m.Assassinate(2)}


def test_mq_121_two_boxes_join_their_jewels() -> None:
    assert (view(new(4, jewel_supply="21_15")).diamonds, view(new(4, jewel_supply="21_15")).rubies) == (
        21,
        15,
    )
    assert (view(new(5, jewel_supply="18_13")).diamonds, view(new(5, jewel_supply="18_13")).rubies) == (
        36,
        26,
    )
