"""What is foretold of an answer is what happens when it is given."""

from typing import Any, cast

import pytest

from ducats.engine.messages import CHANCE, Action, Event, Fact, Seat
from ducats.engine.rng import Rng
from ducats.games import find
from ducats.games.marracash.rules import events as e
from ducats.games.marracash.rules import facts as f
from ducats.games.marracash.rules import messages as m
from ducats.games.marracash.rules.souk import SHOP_NAMES
from ducats.games.marracash.rules.state import MarraCash
from ducats.games.marracash.rules.views import view

RULES = find("marracash")
OPTIONS: dict[str, dict[str, Any]] = {
    "plain": {},
    "souvenirs": {"souvenirs": True, "souvenir_sale": "optional"},
    "hidden": {"cash_visibility": "hidden", "commission_scope": "shop"},
    "sealed": {"auction_mode": "sealed", "antiques": True},
}


def told(facts: tuple[Fact, ...], kind: type[Fact]) -> list[Any]:
    return [fact for fact in facts if type(fact) is kind]


def of(kind: type[Event], events: list[Event]) -> list[Any]:
    return [event for event in events if type(event) is kind]


def until_turn_ends(events: list[Event]) -> list[Event]:
    """What one action brought about, without those that follow unasked."""
    moved = [number for number, event in enumerate(events) if isinstance(event, e.GroupMoved | e.TurnBegan)]
    return events[: moved[1]] if len(moved) > 1 else events


def check_move(g: MarraCash, seat: Seat, action: Action, facts: tuple[Fact, ...]) -> None:
    """Where an owner would choose a souvenir, the move is not over and proves nothing."""
    after = g.copy()
    events = until_turn_ends(list(after.apply(seat, action)))
    arrived = of(e.GroupArrived, events)
    if not arrived or of(e.SouvenirSold, events):
        return
    entered = {event.shop: (event.visitors, sum(event.payments)) for event in of(e.CustomersEntered, events)}
    foreseen = told(facts, f.Enters)
    assert {fact.shop: (fact.visitors, fact.income) for fact in foreseen} == entered
    assert bool(entered) != bool(told(facts, f.NobodyEnters))
    paid: dict[Seat, int] = {}
    for event in of(e.CommissionPaid, events):
        paid[event.payer] = paid.get(event.payer, 0) + event.amount
    assert {fact.payer: fact.amount for fact in told(facts, f.PaysCommission)} == paid
    for fact in told(facts, f.InAll):
        taken = [sum(each.income for each in foreseen if each.owner == other) for other in range(g.seats)]
        taken[seat] += sum(paid.values())
        assert fact.changes == tuple(taken[other] - paid.get(other, 0) for other in range(g.seats))
    assert bool(entered) == bool(told(facts, f.InAll))
    assert "".join(fact.visitors for fact in told(facts, f.Stands)) == arrived[0].standing


def check_bring(g: MarraCash, seat: Seat, action: m.BringVisitors, facts: tuple[Fact, ...]) -> None:
    after = g.copy()
    (brought, *_) = of(e.VisitorsBrought, list(after.apply(seat, action)))
    (waiting,) = told(facts, f.ComeIn)
    assert waiting.visitors == brought.visitors
    place = waiting.first - int(g.line_taken())
    assert view(g, None).line[place:].startswith(waiting.visitors)
    line = view(after, None).line
    assert (waiting.count, len(waiting.next)) == (brought.left, min(3, brought.left))
    assert line.startswith(waiting.next) if action.end == "left" else line.endswith(waiting.next)


def check_pass(g: MarraCash, seat: Seat, facts: tuple[Fact, ...]) -> None:
    after = g.copy()
    for sale in of(e.ShopSold, list(after.apply(seat, m.PassBid())))[:1]:
        for fact in told(facts, f.LeaderGets):
            assert (fact.leader, fact.shop, fact.price) == (sale.seat, sale.shop, sale.price)
        for fact in told(facts, f.YouGetCommission):
            assert fact.amount == sale.commission


def check_bid(g: MarraCash, seat: Seat, action: m.Bid, facts: tuple[Fact, ...]) -> None:
    (cash,) = told(facts, f.CashNow)
    assert cash.cash == g.cash(seat)
    seen = view(g, None)
    assert seen.auction is not None
    waiting = seen.stalls[SHOP_NAMES.index(seen.auction.shop)].waiting
    assert sum(fact.visitors for fact in told(facts, f.AtTheDoor)) == waiting
    (back,) = told(facts, f.EarnedBack)
    assert g.printed.takings(0, back.customers) >= action.amount > g.printed.takings(0, back.customers - 1)
    for fact in told(facts, f.AuctioneerGets):
        assert g.printed.auction_commission(fact.upto) == fact.low
        assert g.printed.auction_commission(fact.upto + 1) == fact.high


def check_auction(g: MarraCash, seat: Seat, action: m.AuctionShop, facts: tuple[Fact, ...]) -> None:
    """The player buys the shop for the lowest bid, as everybody else passes."""
    after = g.copy()
    events = list(after.apply(seat, action))
    while not of(e.ShopSold, events) and not after.is_over():
        asked = after.waiting_for()[0]
        legal = [after.say(asked, answer) for answer in after.legal(asked)]
        chosen = legal[0] if asked == seat or m.PassBid() not in legal else m.PassBid()
        events += after.apply(asked, chosen)
    assert of(e.ShopSold, events)[0].price >= told(facts, f.Auctions)[0].least
    pulled = [event for event in of(e.CustomersEntered, events) if event.shop == action.shop][:1]
    assert [(fact.visitors, fact.income) for fact in told(facts, f.AtTheDoor)] == [
        (event.visitors, sum(event.payments)) for event in pulled if event.pulled_in
    ]


def check_answer(g: MarraCash, seat: Seat, action: Action, facts: tuple[Fact, ...]) -> None:
    match action:
        case m.MoveGroup():
            check_move(g, seat, action, facts)
        case m.AuctionShop():
            check_auction(g, seat, action, facts)
        case m.Bid():
            check_bid(g, seat, action, facts)
        case m.PassBid():
            check_pass(g, seat, facts)
        case m.SellSouvenir():
            sold = of(e.SouvenirSold, list(g.copy().apply(seat, action)))[0]
            assert told(facts, f.BankPays) == [f.BankPays(sold.value)]
        case m.BringVisitors():
            check_bring(g, seat, action, facts)


@pytest.mark.parametrize("name", OPTIONS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_foretold_happens(name: str, seats: int) -> None:
    rng = Rng(f"foretold {name} {seats}")
    g = cast("MarraCash", RULES.new_game(seats, RULES.read_options(OPTIONS[name])))
    g.stop_listening()
    while not g.is_over():
        seat = rng.choice(g.waiting_for())
        if seat != CHANCE:
            view = RULES.view(g, seat)
            assert view.question is not None
            for action, facts in zip(view.question.offered(), RULES.consequences(view).answers, strict=True):
                check_answer(g, seat, action, facts)
        g.take(seat, rng.choice(g.legal(seat)))
