"""Phase 2, acquisition: MA-17 to MA-21."""

import msgspec
import pytest
from tests.games.merchants.table import KOL, PAR, WIE, asked, at, bid, legal, loaded, told, view

from ducats.engine.errors import AlreadyAnswered, IllegalAction
from ducats.games.merchants.rules.events import WagonBidsRevealed
from ducats.games.merchants.rules.messages import BidForWagon, EndPurchase


def test_ma_17_the_highest_sealed_bid_wins_and_alone_pays_the_bank() -> None:
    g = at("wagon_bid")
    g.apply(2, BidForWagon(400))
    assert g.waiting_for() == (0, 1, 3)
    assert b"400" not in msgspec.json.encode(view(g, 0))
    with pytest.raises(AlreadyAnswered):
        g.apply(2, BidForWagon(500))
    events = [e for seat, sum_ in ((0, 300), (3, 100), (1, 0)) for e in g.apply(seat, BidForWagon(sum_))]
    (revealed,) = told(events, WagonBidsRevealed)
    assert (revealed.bids, revealed.winner) == ((300, 0, 400, 100), 2)
    assert (g.purses(), g.bank, view(g).wagons[0].master) == ([5000, 5000, 4600, 5000], 400, 2)


def test_ma_18_a_tie_goes_to_the_nearest_of_the_first_player() -> None:
    for first, winner in ((0, 1), (1, 1), (2, 3), (3, 3)):
        g = at("wagon_bid", first=first)
        bid(g, 100, 300, 0, 300)
        assert view(g).wagons[0].master == winner
    g = at("wagon_bid", first=2)
    bid(g, 300, 300, 300, 300)
    assert view(g).wagons[0].master == 2


def test_ma_19_the_master_of_an_empty_wagon_loses_it_in_the_next_phase_2() -> None:
    wagons = [{"at": "PAR", "master": 2}, loaded("KOL", master=1), loaded("b1", "BRU", master=3)]
    g = at("purchase", seat=3, round=2, wagons=wagons)
    g.apply(3, EndPurchase())
    assert [wagon.master for wagon in view(g).wagons] == [None, 1, 3]
    assert (asked(g)[0], view(g).bidding) == ("wagon_bid", 1)


def test_ma_20_all_auctions_come_before_all_loading() -> None:
    g = at("wagon_bid", stores=[{"PAR": {"wine": 1}}, {}, {}, {}])
    for wagon in (1, 2, 3):
        assert view(g).bidding == wagon
        bid(g, 100, 0, 0, 0)
    assert asked(g) == ("master_load", (0,))


def test_ma_21_only_wagons_in_a_city_are_auctioned_and_loaded() -> None:
    wagons = [{"at": "a1", "came_from": "PAR"}, loaded("c1", "KOL"), WIE]
    stores = [{"PAR": {"wine": 1}, "KOL": {"wine": 1}, "WIE": {"iron": 1}}, {}, {}, {}]
    g = at("purchase", seat=3, round=2, wagons=wagons, stores=stores)
    g.apply(3, EndPurchase())
    assert view(g).bidding == 3
    bid(g, 100, 0, 0, 0)
    assert asked(g) == ("master_load", (0,))
    loading = view(g).loading
    assert loading is not None
    assert loading.wagon == 3


def test_ma_r08_without_zero_bids_a_wagon_may_stay_without_master() -> None:
    stores = [{"PAR": {"wine": 1}}, {}, {}, {}]
    g = at("wagon_bid", chosen={"zero_bid_wins": False}, stores=stores)
    (revealed,) = told(bid(g, 0, 0, 0, 0), WagonBidsRevealed)
    assert revealed.winner is None
    bid(g, 0, 0, 0, 0)
    bid(g, 0, 0, 0, 0)
    assert asked(g)[0] == "move_turn"
    g = at("wagon_bid", stores=stores)
    bid(g, 0, 0, 0, 0)
    assert view(g).wagons[0].master == 0


def test_ma_r09_wagons_come_in_the_order_of_their_numbers() -> None:
    g = at("purchase", seat=3, round=2, wagons=[WIE, KOL, PAR])
    g.apply(3, EndPurchase())
    assert view(g).bidding == 1
    assert view(g).wagons[0].at == "WIE"


def test_ma_r38_nobody_bids_more_than_he_has() -> None:
    g = at("wagon_bid", cash=[250, 0, 5000, 5000])
    assert legal(g, 0) == [BidForWagon(0), BidForWagon(100), BidForWagon(200)]
    assert legal(g, 1) == [BidForWagon(0)]
    with pytest.raises(IllegalAction) as refused:
        g.apply(0, BidForWagon(300))
    assert refused.value.code == "bid_over_cash"
    with pytest.raises(IllegalAction) as refused:
        g.apply(0, BidForWagon(150))
    assert refused.value.code == "bid_not_in_steps"
