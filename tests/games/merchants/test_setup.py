"""Aim and setup: MA-01 to MA-11."""

import pytest
from tests.games.merchants.table import RULES, asked, at, begun, bid, draw, options, pass_all, view

from ducats.engine.errors import BadOptions
from ducats.engine.messages import CHANCE
from ducats.engine.rng import Rng
from ducats.games.merchants.rules import names
from ducats.games.merchants.rules.messages import Climb, DrawFirstPlayer, EndPurchase
from ducats.games.merchants.rules.names import CITIES, GOODS
from ducats.games.merchants.rules.printed import PRINTED


def test_ma_01_two_to_four_players_and_the_highest_status_wins() -> None:
    for seats in (2, 3, 4):
        assert view(begun(seats)).seats == seats
    for seats in (1, 5):
        with pytest.raises(BadOptions):
            RULES.new_game(seats, options())
    g = at("climb", seats=2, seat=1, arrivals=6, status=[1, 3], cash=[9000, 0])
    g.apply(1, Climb(0))
    outcome = g.outcome()
    assert outcome is not None
    assert outcome.winners == (1,)


def test_everything_is_counted() -> None:
    for count, things in (
        (names.GOOD_COUNT, names.GOODS),
        (names.CITY_COUNT, names.CITIES),
        (names.INVESTMENT_COUNT, names.INVESTMENTS),
        (names.KIND_COUNT, names.INFLUENCE),
        (names.BUNDLE_COUNT, names.BUNDLES),
        (names.PAIR_COUNT, names.PAIRS),
    ):
        assert count == len(things)


def test_ma_02_three_wagons_in_three_cities() -> None:
    assert [wagon.at for wagon in view(begun()).wagons] == ["PAR", "KOL", "WIE"]


def test_ma_03_the_courier_waits_two_spaces_from_bruges() -> None:
    seen = view(begun())
    assert seen.courier == "b2"
    roads = PRINTED.roads
    b1 = roads.numbers["b1"]
    assert b1 in roads.neighbours[roads.numbers["BRU"]]
    assert b1 in roads.neighbours[roads.numbers["b2"]]
    assert "BRU" not in [wagon.at for wagon in seen.wagons]


def test_ma_04_everybody_has_5000_florins_behind_a_screen_and_four_tokens() -> None:
    g = begun(3)
    assert g.purses() == [5000] * 3
    assert [place.cash for place in view(g, 1).places] == [None, 5000, None]
    assert [place.cash for place in view(g).places] == [None] * 3
    assert all(place.tokens == (1, 2, 3, 4) for place in view(g).places)


def test_ma_05_everybody_begins_at_the_bottom() -> None:
    assert [place.status for place in view(begun()).places] == [0] * 4


def test_ma_06_all_goods_begin_at_the_bottom_of_one_scale() -> None:
    prices = view(begun()).prices
    assert list(prices) == list(GOODS)
    assert all((price.level, price.buy, price.sell) == (1, 100, 500) for price in prices.values())


def test_ma_07_bonuses_are_200_without_and_0_with_a_wagon() -> None:
    bonuses = view(begun()).bonuses
    assert bonuses == {"PAR": 0, "BRU": 200, "KOL": 0, "HAM": 200, "WIE": 0, "GEN": 200}


def test_ma_08_no_arrival_yet() -> None:
    seen = view(begun())
    assert (seen.arrivals, seen.step_cost) == (0, 700)


def test_ma_09_the_first_player_is_drawn_and_the_phase_is_shown() -> None:
    g = RULES.new_game(4, options())
    assert g.waiting_for() == (CHANCE,)
    assert [g.say(CHANCE, answer) for answer in g.legal(CHANCE)] == [DrawFirstPlayer(n) for n in range(4)]
    g.apply(CHANCE, DrawFirstPlayer(2))
    draw(g, Rng("x"))
    seen = view(g)
    assert (seen.first, seen.phase, g.waiting_for()) == (2, "purchase", (2,))


def test_ma_10_four_of_eight_investment_cards_lie_face_up() -> None:
    g = begun()
    seen = view(g)
    assert (len(seen.display), seen.deck, seen.influence_left, seen.credits_left) == (4, 4, 21, 4)
    assert len({view(begun(seed=f"deal {n}")).display for n in range(12)}) > 1


def test_ma_11_the_turn_order_board_passes_to_the_left() -> None:
    g = at("climb", seats=3, seat=0, first=1, status=[0, 0, 0])
    g.apply(0, Climb(0))
    assert (view(g).round, view(g).first) == (2, 2)
    assert asked(g) == ("purchase", (2,))


def test_ma_r01_wagons_start_as_in_the_seed_as_in_1999_or_by_lot() -> None:
    queen = view(begun(start_cities="queen"))
    assert [wagon.at for wagon in queen.wagons] == ["PAR", "KOL", "GEN"]
    assert (queen.bonuses["WIE"], queen.bonuses["GEN"], queen.courier) == (200, 0, "b2")
    found = set()
    for n in range(30):
        seen = view(begun(seed=f"lot {n}", start_cities="random"))
        cities = {wagon.at for wagon in seen.wagons}
        assert len(cities) == 3
        assert "BRU" not in cities
        assert {city for city, bonus in seen.bonuses.items() if bonus == 0} == cities
        found |= cities
    assert found == set(CITIES) - {"BRU"}


def test_ma_r34_the_first_player_may_stay_the_same() -> None:
    g = at("climb", seats=3, seat=0, first=1, chosen={"rotate_first_player": False})
    g.apply(0, Climb(0))
    assert view(g).first == 1


def test_ma_r40_one_scale_for_all_and_vienna_sells_silk_and_salt() -> None:
    wie = CITIES.index("WIE")
    assert [GOODS[good] for good in PRINTED.markets(wie)] == ["iron", "silk", "salt"]
    assert list(PRINTED.buying) == [0, 100, 200, 300, 400, 500]
    assert list(PRINTED.selling) == [0, 500, 600, 700, 800, 900]
    for good in range(len(GOODS)):
        assert sum(PRINTED.sells[city][good] for city in range(len(CITIES))) == 3


def test_a_whole_round_of_nothing_comes_round() -> None:
    g = begun(2)
    while g.ask().question == "merchants.purchase":
        g.apply(g.waiting_for()[0], EndPurchase())
    for _ in range(3):
        bid(g, 0, 0)
    assert asked(g)[0] == "move_turn"
    assert not pass_all(g)
