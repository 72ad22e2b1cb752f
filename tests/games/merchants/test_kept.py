"""What is worked out once and looked up afterwards must be what would be worked out again."""

import pytest

from ducats.engine.errors import BrokenInvariant
from ducats.engine.rng import Rng
from ducats.games.merchants.loading import bundles_of
from ducats.games.merchants.messages import MerchantsOptions
from ducats.games.merchants.names import BUNDLES
from ducats.games.merchants.purchase import BuyGoods
from ducats.games.merchants.roads import NOWHERE, Ends
from ducats.games.merchants.state import Merchants
from ducats.games.merchants.tables import DATA_TEXT, MOST_KEPT, TABLES, kept, read_tables

FURTHEST = 6
"""The highest token and fresh horses."""


def test_ma_30_kept_ends_are_those_of_the_wagons_as_they_stand() -> None:
    """Also if the other wagons are too far off to matter, and the second time."""
    roads, rng = TABLES.roads, Rng("ends")
    hindered = 0
    for _ in range(3000):
        start = rng.below(len(roads.names))
        came_from = NOWHERE if roads.is_city(start) else rng.choice(roads.neighbours[start])
        one, other = (rng.choice([at for at in range(len(roads.names)) if at != start]) for _ in range(2))
        fresh = Ends(roads, [one, other], start, came_from, FURTHEST)
        free = Ends(roads, [], start, came_from, FURTHEST)
        known = kept(TABLES).ends.of(start, came_from, one, other)
        for spaces in range(1, FURTHEST + 1):
            assert known.after(spaces) == fresh.after(spaces)
            assert known.within(spaces) == fresh.within(spaces)
            hindered += fresh.after(spaces) != free.after(spaces)
    assert hindered > 1000


def test_what_is_kept_for_other_data_is_forgotten_in_time() -> None:
    first = read_tables(DATA_TEXT)
    known = kept(first)
    assert kept(first) is known
    for _ in range(MOST_KEPT):
        kept(read_tables(DATA_TEXT))
    assert kept(first) is not known


def test_ma_24_bundles_are_all_of_the_pieces_that_have_room() -> None:
    counts = [0, 2, 0, 5, 1, 0]
    for room in (1, 2, 3, 2, 1):
        expected = [
            number
            for number, goods in enumerate(BUNDLES)
            if 0 < len(goods) <= room and all(goods.count(good) <= counts[good] for good in goods)
        ]
        assert bundles_of(counts, room) == expected


def test_mar_38_purchases_follow_cash_and_supply_however_often_they_were_listed() -> None:
    g = Merchants(2, MerchantsOptions(), TABLES)
    ask = BuyGoods(0, 1, 0, -1)
    everything = ask.legal(g, 0)
    g.supply[0] = 0
    assert len(ask.legal(g, 0)) < len(everything)
    g.cash[0] = 0
    assert ask.legal(g, 0) == [0]
    g.supply[0], g.cash[0] = 1, 5000
    assert ask.legal(g, 0) == everything


@pytest.mark.parametrize("count", ["loads", "held"])
def test_a_wrong_count_is_noticed(count: str) -> None:
    g = Merchants(2, MerchantsOptions(), TABLES)
    g.check()
    getattr(g, count)[0] += 1
    with pytest.raises(BrokenInvariant):
        g.check()
