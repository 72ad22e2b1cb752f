"""What is foretold of an answer is what happens when it is given."""

from typing import Any, cast

import pytest
from tests.games.merchants.table import at, view

from ducats.engine.messages import CHANCE, Action, Event, Fact, Seat
from ducats.engine.rng import Rng
from ducats.games import find
from ducats.games.merchants.rules import events as e
from ducats.games.merchants.rules import facts as f
from ducats.games.merchants.rules import messages as m
from ducats.games.merchants.rules import progress
from ducats.games.merchants.rules.names import GOOD_NUMBER, GOODS
from ducats.games.merchants.rules.state import Merchants
from ducats.games.merchants.rules.unloading import sell_load

RULES = find("merchants")
OPTIONS: dict[str, dict[str, Any]] = {
    "plain": {},
    "first edition": {"edition": "1999"},
    "other": {"bonus_test": "warehouse", "double_pointer": 2, "credit_timing": "before_fall"},
    "each": {"cheap_purchase": "each100", "guest_load_max": 3, "open_money": True},
}


def told(facts: tuple[Fact, ...], kind: type[Fact]) -> list[Any]:
    return [fact for fact in facts if type(fact) is kind]


def applied(g: Merchants, seat: Seat, action: Action) -> tuple[Merchants, list[Event]]:
    after = g.copy()
    return after, list(after.apply(seat, action))


def check_money(g: Merchants, seat: Seat, action: Action, facts: tuple[Fact, ...]) -> None:
    after, events = applied(g, seat, action)
    change = after.cash(seat) - g.cash(seat)
    for fact in facts:
        match fact:
            case f.CashNow():
                assert fact.cash == g.cash(seat)
            case f.CashAfter():
                assert fact.cash == after.cash(seat)
            case f.Receives():
                taken = [event.amount for event in events if isinstance(event, e.LetterPlayed)]
                taken += [event.price for event in events if isinstance(event, e.StoredGoodSold)]
                assert fact.amount == sum(taken)
            case f.Buys():
                assert fact.price == -change
            case f.Permit():
                assert fact.fee == after.cash(fact.master) - g.cash(fact.master) == -change
            case f.Credit():
                (credit,) = [event for event in events if isinstance(event, e.CreditTaken)]
                assert fact.amount == credit.amount
            case f.Rises():
                assert fact.level == g.status(seat) + cast("m.Climb", action).steps


def check_upkeep(g: Merchants, seat: Seat, action: Action, facts: tuple[Fact, ...]) -> None:
    _, events = applied(g, seat, action)
    for paid in [event for event in events if isinstance(event, e.UpkeepPaid) and event.seat == seat]:
        for fact in told(facts, f.Upkeep):
            assert paid.fell_from is not None or fact.upkeep == paid.amount


def check_drive(g: Merchants, seat: Seat, action: m.MoveWagon | m.PushWagon, facts: tuple[Fact, ...]) -> None:
    after, _ = applied(g, seat, action)
    wagon = action.wagon - 1
    for fact in told(facts, f.Arrives):
        before = after.purses()
        progress.turn_to(after, wagon)
        sell_load(after, wagon)
        earned = [now - then for now, then in zip(after.purses(), before, strict=True)]
        assert {each.owner: each.amount for each in told(facts, f.Earns)} == {
            owner: amount for owner, amount in enumerate(earned) if amount
        }
        assert fact.city == action.to
        return
    for fact in told(facts, f.CitiesAhead):
        assert fact.loaded == (g.cargo(wagon, seat) != 0) == all(city.worth for city in fact.cities)
        ways = [city.spaces for city in fact.cities]
        assert ways == sorted(ways)
    if after.waits_for(seat) and m.EndTurn() in [after.say(seat, n) for n in after.legal(seat)]:
        ended = applied(after, seat, m.EndTurn())[1]
        met = [event for event in ended if isinstance(event, e.CourierMet) and event.wagon == action.wagon]
        assert not met or told(facts, f.MeetsCourier)


def check_bid(g: Merchants, seat: Seat, action: m.BidForWagon, facts: tuple[Fact, ...]) -> None:
    """The player wins the wagon and is the first who may load it."""
    after, wagon = g.copy(), progress.wagon(g)
    for each in after.waiting_for():
        after.apply(each, m.BidForWagon(after.cash(seat)) if each == seat else m.BidForWagon(0))
    while after.waiting_for() and after.ask().question == "merchants.wagon_bid":
        for each in after.waiting_for():
            after.apply(each, m.BidForWagon(0))
    if after.master(wagon) != seat or after.waiting_for() != (seat,) or progress.wagon(after) != wagon:
        return
    loads = [after.say(seat, answer) for answer in after.legal(seat)]
    worth = [
        load.count * int(after.selling_price(GOOD_NUMBER[load.good]))
        for load in loads
        if isinstance(load, m.LoadGoods)
    ]
    assert [fact.sales for fact in told(facts, f.CouldLoad)] == ([max(worth)] if worth else [])


def check_disc(g: Merchants, seat: Seat, action: m.SetDisc, facts: tuple[Fact, ...]) -> None:
    """Everybody else sets the pointers on a good that this player leaves alone."""
    after = g.copy()
    other = next(good for good in GOODS if good not in action.goods)
    for each in after.waiting_for():
        after.apply(each, action if each == seat else m.SetDisc((other, other)))
    for fact in facts:
        assert isinstance(fact, f.PriceTo | f.PriceCrash)
        assert fact.after == after.selling_price(GOOD_NUMBER[fact.good])
        assert isinstance(fact, f.PriceCrash) == (fact.after < fact.before)


def check_charter(g: Merchants, seat: Seat, facts: tuple[Fact, ...]) -> None:
    sold = [
        event
        for action in (m.PlayCharter(), m.KeepCharter())
        for event in applied(g, seat, action)[1]
        if isinstance(event, e.WagonUnloaded)
    ]
    if len(sold) == 2:
        (fact,) = told(facts, f.BonusGained)
        assert fact.gain == sold[0].income[seat] - sold[1].income[seat]


def check_answer(g: Merchants, seat: Seat, action: Action, facts: tuple[Fact, ...]) -> None:
    match action:
        case m.SetDisc():
            if len(g.waiting_for()) == g.seats:
                check_disc(g, seat, action, facts)
        case m.BidForWagon():
            check_money(g, seat, action, facts)
            if len(g.waiting_for()) == g.seats:
                check_bid(g, seat, action, facts)
        case m.MoveWagon() | m.PushWagon():
            check_drive(g, seat, action, facts)
        case m.ShiftPrice():
            (fact,) = facts
            assert isinstance(fact, f.PriceTo)
            after, _ = applied(g, seat, action)
            assert fact.after == after.selling_price(GOOD_NUMBER[action.good])
        case m.PlayCharter():
            check_charter(g, seat, facts)
        case m.PlayStatusCards():
            check_upkeep(g, seat, action, facts)
            check_money(g, seat, action, facts)
        case _:
            check_money(g, seat, action, facts)


@pytest.mark.parametrize("name", OPTIONS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_foretold_happens(name: str, seats: int) -> None:
    for number in range(2):
        seed = f"foretold {name} {number}"
        g = cast("Merchants", RULES.new_game(seats, RULES.read_options(OPTIONS[name])))
        g.stop_listening()
        rng = Rng(seed)
        while not g.is_over():
            seat = rng.choice(g.waiting_for())
            if seat != CHANCE:
                view = RULES.view(g, seat)
                assert view.question is not None
                answers = RULES.consequences(view).answers
                for action, facts in zip(view.question.offered(), answers, strict=True):
                    check_answer(g, seat, action, facts)
            g.take(seat, rng.choice(g.legal(seat)))


def test_ma_60_upkeep_that_follows_is_no_part_of_a_warehouse_sale() -> None:
    """MA-10: nothing is asked between the last sale and the upkeep of who sells, for no card is auctioned."""
    g = at(
        "warehouse_sale",
        chosen={"edition": "1999"},
        investments=[["warehouse_sale"], [], [], []],
        stores=[{"PAR": {"wine": 1}}, {}, {}, {}],
        status=[3, 0, 0, 0],
        prices={"wine": 2},
    )
    seen = view(g, 0)
    assert seen.question is not None
    facts = dict(zip(seen.question.offered(), RULES.consequences(seen).answers, strict=True))
    assert facts[m.SellStored("wine", "PAR")] == (f.Receives(200),)
    after, events = applied(g, 0, m.SellStored("wine", "PAR"))
    assert [event.amount for event in events if isinstance(event, e.UpkeepPaid)] == [300]
    assert after.cash(0) == g.cash(0) + 200 - 300
