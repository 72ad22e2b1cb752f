"""What an event says already lies on the table when it is told."""

from tests.contract.told import Fact, check_told

FACTS: dict[str, Fact] = {
    "TurnBegan": lambda e, v: v.turn == e.seat,
    "AuctionOpened": lambda e, v: v.auction.shop == e.shop,
    "BidMade": lambda e, v: (v.auction.high, v.auction.leader) == (e.amount, e.seat),
    "BidderPassed": lambda e, v: e.seat not in v.auction.inside,
    "ShopSold": lambda e, v: v.auction is None and v.places[e.seat].shops > 0,
    "GroupMoved": lambda e, v: (v.walk.group, v.walk.to, v.fountains[e.group - 1]) == (e.group, e.to, ""),
    "GroupArrived": lambda e, v: v.walk is None and v.fountains[e.fountain - 1] == e.standing,
    "VisitorsBrought": lambda e, v: set(e.visitors) <= set(v.fountains[e.entrance - 1]),
    "CardTurnedUp": lambda e, v: e.card in v.open_cards,
    "SouvenirSold": lambda e, v: e.card in v.places[e.seat].sold and e.card not in v.open_cards,
    "SetShown": lambda e, v: v.places[e.seat].shown == e.cards,
}


def test_what_an_event_says_lies_on_the_table_when_it_is_told() -> None:
    check_told("marracash", FACTS, [{"souvenirs": True}, {"auction_mode": "sealed", "antiques": True}])
