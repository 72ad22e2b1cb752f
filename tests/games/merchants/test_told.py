"""What an event says already lies on the table when it is told."""

from tests.contract.told import Fact, check_told

FACTS: dict[str, Fact] = {
    "PhaseBegan": lambda e, v: v.phase == e.phase,
    "WagonBidsRevealed": lambda e, v: v.wagons[e.wagon - 1].master == e.winner,
    "LoadingRequested": lambda e, v: e.permit or v.loading.goods == e.goods,
    "PriceNamed": lambda e, v: e.amount in (v.loading.quote, v.loading.counter, v.loading.final),
    "GoodsLoaded": lambda e, v: set(e.goods) <= set(v.wagons[e.wagon - 1].cargo[e.seat]),
    "WagonMoved": lambda e, v: v.wagons[e.wagon - 1].at == e.walk[-1],
    "TokensReturned": lambda e, v: len(v.places[e.seat].tokens) > 1,
    "CourierMoved": lambda e, v: v.courier == e.to,
    "PriceRaised": lambda e, v: v.prices[e.good].level == e.level,
    "WagonUnloaded": lambda e, v: v.arrivals == e.arrivals and not any(v.wagons[e.wagon - 1].cargo),
    "UpkeepPaid": lambda e, v: v.places[e.seat].status == e.level,
    "StatusRaised": lambda e, v: v.places[e.seat].status == e.level,
    "CreditTaken": lambda e, v: v.places[e.seat].credits == e.credits,
    "AuctionOpened": lambda e, v: v.auction is not None and v.auction.high == 0,
    "CardOffered": lambda e, v: v.auction is None or v.auction.card == e.card,
    "BidMade": lambda e, v: (v.auction.high, v.auction.leader) == (e.amount, e.seat),
    "BidPassed": lambda e, v: e.seat not in v.auction.inside,
    "InvestmentTaken": lambda e, v: e.card in v.places[e.seat].investments,
}


def test_what_an_event_says_lies_on_the_table_when_it_is_told() -> None:
    check_told("merchants", FACTS, [{}, {"edition": "1999"}])
