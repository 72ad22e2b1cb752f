"""Change first, then tell: what an event says already lies on the table when it is told."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from ducats.engine.driver import Driver
from ducats.engine.record import new_header
from ducats.engine.rng import Rng
from ducats.games import GAMES

Fact = Callable[[Any, Any], bool]
"""Of an event and the open view of the table as it was told."""

GAMES_EACH = 4

OPTIONS: dict[str, list[dict[str, Any]]] = {
    "marquis": [{}, {"veto_toll": True, "countess_window": "every_turn"}],
    "marracash": [{"souvenirs": True}, {"auction_mode": "sealed", "antiques": True}],
    "merchants": [{}, {"edition": "1999"}],
    "musketeers": [{}],
}

FACTS: dict[str, dict[str, Fact]] = {
    "marquis": {
        "CardLaid": lambda e, v: v.places[e.seat].open.card.laid == e.laid == v.laid,
        "TreasuryTaken": lambda e, v: v.treasury == e.treasury,
        "VetoPlayed": lambda e, v: v.veto_played == e.seat and "V" not in v.everybody[e.seat].hand,
        "VetoLaid": lambda e, v: v.veto_played is None and v.places[e.seat].vetoes > 0,
        "Exchanged": lambda e, v: v.places[e.seat].diamonds >= e.diamonds and v.treasury >= e.coins,
        "CardDrawn": lambda e, v: e.card in v.everybody[e.seat].hand,
        "CardTakenBack": lambda e, v: e.card in v.everybody[e.seat].hand,
        "Eliminated": lambda e, v: e.card in v.places[e.victim].eliminated,
        "TollSet": lambda e, v: v.places[e.seat].open.toll,
        "TollClaimed": lambda e, v: not v.places[e.seat].open.toll,
        "FeeOffered": lambda e, v: v.places[e.seat].offer == e.bundle,
        "ProtectionSold": lambda e, v: v.places[e.seat].open.protects == e.client,
        "TurnBegan": lambda e, v: v.turn == e.seat,
        "WentOut": lambda e, v: v.places[e.seat].out,
    },
    "marracash": {
        "TurnBegan": lambda e, v: v.turn == e.seat,
        "AuctionOpened": lambda e, v: v.auction.shop == e.shop,
        "BidMade": lambda e, v: (v.auction.high, v.auction.leader) == (e.amount, e.seat),
        "BidderPassed": lambda e, v: e.seat not in v.auction.inside,
        "ShopSold": lambda e, v: v.auction is None and v.places[e.seat].shops > 0,
        "GroupMoved": lambda e, v: v.walk.to == e.to and v.fountains[e.group - 1] == "",
        "GroupArrived": lambda e, v: v.walk is None and v.fountains[e.fountain - 1] == e.standing,
        "VisitorsBrought": lambda e, v: set(e.visitors) <= set(v.fountains[e.entrance - 1]),
        "CardTurnedUp": lambda e, v: e.card in v.open_cards,
        "SouvenirSold": lambda e, v: e.card in v.places[e.seat].sold and e.card not in v.open_cards,
        "SetShown": lambda e, v: v.places[e.seat].shown == e.cards,
    },
    "merchants": {
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
    },
    "musketeers": {
        "HandBegan": lambda e, v: v.hand_number == e.hand and v.duel == 0,
        "HandDealt": lambda e, v: v.hands[e.seat] == e.cards,
        "RewardsLaid": lambda e, v: v.places[e.seat].rewards == e.cards and v.places[e.seat].cards == 9,
        "GuardTurned": lambda e, v: (v.duel, v.guard) == (e.duel, e.guard),
        "CardsRevealed": lambda e, v: v.duels[-1].cards == e.cards,
        "JewelTaken": lambda e, v: v.places[e.seat].row[e.to] == "J",
        "PrisonTaken": lambda e, v: v.places[e.seat].row[e.to] == "P",
        "PrisonFreed": lambda e, v: v.places[e.seat].row[e.slot] == "-",
        "Jailed": lambda e, v: v.places[e.seat].jailed,
        "Released": lambda e, v: not v.places[e.seat].jailed,
        "HandEnded": lambda e, v: tuple(place.total for place in v.places) == e.totals,
    },
}


@pytest.mark.parametrize("game", FACTS)
def test_what_an_event_says_lies_on_the_table_when_it_is_told(game: str) -> None:
    rules, facts = GAMES[game], FACTS[game]
    seen: Counter[str] = Counter()
    for options in OPTIONS[game]:
        for number in range(GAMES_EACH):
            rng, seed = Rng(f"told {number}"), f"told {number}"
            driver, _ = Driver.begin(rules, new_header(rules, 3, seed, options), seed)
            play = driver.play
            while not play.is_over():
                seat = rng.choice(play.waiting_for())
                play.watch()
                told = driver.apply(seat, play.say(seat, rng.choice(play.legal(seat))))
                for event, table in zip(told, play.stop_watching(), strict=True):
                    name = type(event).__name__
                    if name in facts:
                        assert facts[name](event, rules.open_view(table)), (name, event)
                        seen[name] += 1
    assert set(seen) == set(facts)
