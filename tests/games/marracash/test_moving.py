"""Moving, customers and commissions: MC-35 to MC-49, MC-R16 to MC-R18, MC-R34."""

import itertools

import pytest
from tests.games.marracash.table import FULL_GATES, at, dealt, fountain, move, of_type, play_out, view

from ducats.games.marracash.rules.events import CommissionPaid, CustomersEntered, GroupMoved
from ducats.games.marracash.rules.printed import PRINTED
from ducats.games.marracash.rules.souk import SHOP_NAMES
from ducats.games.marracash.rules.state import MarraCash


def cash(g: MarraCash) -> list[int | None]:
    return [place.cash for place in view(g).places]


def customers(g: MarraCash, shop: str) -> int:
    return view(g).stalls[SHOP_NAMES.index(shop)].customers


def test_mc_35_the_whole_group_moves() -> None:
    g = at(fountains={"9": "YRBGP", "10": ""})
    events = move(g, 0, 9, 10)
    (moved,) = of_type(events, GroupMoved)
    assert (moved.group, moved.to, moved.visitors) == (9, 10, "YRBGP")
    assert (fountain(g, 9), fountain(g, 10)) == ("", "YRBGP")


def test_mc_36_groups_merge() -> None:
    g = at(fountains={"9": "RR", "10": "RG"})
    move(g, 0, 9, 10)
    assert fountain(g, 10) == "RRRG"


def test_mc_37_a_free_shop_does_nothing() -> None:
    g = at(fountains={"9": "BRY"})
    events = move(g, 0, 9, 10)
    assert of_type(events, CustomersEntered) == []
    assert fountain(g, 10) == "YRB"


def test_mc_38_entering_is_not_optional_and_takes_only_the_own_colour() -> None:
    g = at(fountains={"9": "BRYG"}, owners={"R3": 1, "Y3": 2})
    events = move(g, 0, 9, 10)
    assert [(e.shop, e.visitors) for e in of_type(events, CustomersEntered)] == [("R3", 1), ("Y3", 1)]
    assert fountain(g, 10) == "BG"


@pytest.mark.parametrize(
    ("way", "colour", "first", "second"),
    [
        ((3, 4), "P", "P3", "P1"),
        ((4, 3), "P", "P1", "P3"),
        ((4, 9), "B", "B2", "B4"),
        ((8, 9), "B", "B2", "B4"),
        ((5, 6), "B", "B1", "B3"),
        ((6, 5), "P", "P2", "P3"),
        ((8, 4), "Y", "Y1", "Y2"),
        ((11, 12), "R", "R5", "R4"),
        ((15, 10), "Y", "Y5", "Y3"),
    ],
)
def test_mc_38_the_first_owned_shop_takes_all(
    way: tuple[int, int], colour: str, first: str, second: str
) -> None:
    start, to = way
    for owners, expected in (
        ({first: 1, second: 2}, first),
        ({second: 2}, second),
        ({first: 1}, first),
    ):
        g = at(fountains={str(start): colour * 2}, owners=owners)
        events = move(g, 0, start, to)
        assert [event.shop for event in of_type(events, CustomersEntered)] == [expected]


def test_mc_39_mc_42_the_bank_pays_the_owner() -> None:
    g = at(fountains={"9": "RR"}, owners={"R3": 0})
    before = sum(g.purses())
    move(g, 0, 9, 10)
    assert cash(g) == [1300, 1000, 1000, 1000]
    assert sum(g.purses()) == before + 300


def test_mc_39_the_owner_takes_the_money() -> None:
    g = at(seat=2, fountains={"9": "R"}, owners={"R3": 2})
    move(g, 2, 9, 10)
    assert cash(g) == [1000, 1000, 1100, 1000]


@pytest.mark.parametrize(
    ("before", "pays"), [(0, 100), (1, 200), (2, 300), (3, 400), (4, 500), (5, 500), (8, 500)]
)
def test_mc_40_what_the_next_customer_pays(before: int, pays: int) -> None:
    g = at(fountains={"9": "R"}, owners={"R3": 0}, customers={"R3": before})
    move(g, 0, 9, 10)
    assert cash(g)[0] == 1000 + pays
    assert PRINTED.pay(before + 1) == pays


def test_mc_41_several_are_paid_one_after_another() -> None:
    assert [PRINTED.takings(0, visitors) for visitors in range(1, 8)] == [
        100,
        300,
        600,
        1000,
        1500,
        2000,
        2500,
    ]


def test_mc_42_only_the_bank_pays_for_customers() -> None:
    g = at(fountains={"9": "YY"}, owners={"Y3": 0})
    move(g, 0, 9, 10)
    assert cash(g)[1:] == [1000, 1000, 1000]


def test_mc_43_customers_stay_to_the_end() -> None:
    g = dealt(seed="stay")
    seen = [0] * 25
    for step in range(60):
        play_out(g, f"stay {step}", most=3)
        now = [stall.customers for stall in view(g).stalls]
        assert all(after >= before for before, after in zip(seen, now, strict=True))
        seen = now


def test_mc_43_a_shop_has_no_limit() -> None:
    g = at(fountains={"9": "YYYY"}, owners={"Y3": 0}, customers={"Y3": 10})
    move(g, 0, 9, 10)
    assert customers(g, "Y3") == 14


def test_mc_44_the_mover_gets_a_commission_from_another_owner() -> None:
    g = at(seat=3, fountains={"9": "R"}, owners={"R3": 1})
    move(g, 3, 9, 10)
    assert cash(g) == [1000, 1050, 1000, 1050]
    books = [place.books for place in view(g).places]
    assert [(b.commissions, b.paid_commissions) for b in books if b] == [(0, 0), (0, 50), (0, 0), (50, 0)]


@pytest.mark.parametrize(
    ("before", "visitors", "commission"),
    [(0, 1, 50), (0, 2, 100), (0, 3, 300), (1, 1, 50), (1, 2, 200), (2, 1, 50), (3, 1, 100), (4, 3, 300)],
)
def test_mc_45_by_the_total_and_the_number_of_customers(before: int, visitors: int, commission: int) -> None:
    g = at(fountains={"9": "R" * visitors}, owners={"R3": 1}, customers={"R3": before})
    (paid,) = of_type(move(g, 0, 9, 10), CommissionPaid)
    assert paid.amount == commission
    assert paid.total == PRINTED.takings(before, visitors)


def test_mc_46_it_is_not_worked_out_customer_by_customer() -> None:
    g = at(fountains={"9": "RR"}, owners={"R3": 1}, customers={"R3": 2})
    (paid,) = of_type(move(g, 0, 9, 10), CommissionPaid)
    assert paid.amount == 200


def test_mc_47_card_money_counts_in_the_total() -> None:
    g = at(
        chosen={"souvenirs": True},
        fountains={"9": "R"},
        owners={"R3": 1},
        customers={"R3": 2},
        open_cards=["R50", "Y150"],
    )
    (paid,) = of_type(move(g, 0, 9, 10), CommissionPaid)
    assert (paid.total, paid.amount) == (350, 100)


def test_mc_48_the_owner_pays_at_once() -> None:
    g = at(fountains={"9": "R"}, owners={"R3": 1}, cash=[1000, 0, 1000, 1000])
    move(g, 0, 9, 10)
    assert cash(g) == [1050, 50, 1000, 1000]


def test_mc_49_no_commission_on_ones_own_shop() -> None:
    g = at(fountains={"10": "RB"}, owners={"R3": 0, "B4": 1})
    events = move(g, 0, 10, 9)
    assert [event.payer for event in of_type(events, CommissionPaid)] == [1]
    assert cash(g) == [1150, 1050, 1000, 1000]


def test_mc_r16_the_order_of_the_walkers_does_not_matter() -> None:
    ends = set()
    for order in itertools.permutations("RBYG"):
        g = at(fountains={"10": "".join(order)}, owners={"R5": 1, "B4": 2, "Y5": 3})
        move(g, 0, 10, 15)
        ends.add((tuple(cash(g)), fountain(g, 15)))
    assert len(ends) == 1


def test_mc_r17_the_total_is_per_owner_and_move() -> None:
    g = at(fountains={"10": "RBB"}, owners={"R3": 1, "B4": 1})
    (paid,) = of_type(move(g, 0, 10, 9), CommissionPaid)
    assert (paid.customers, paid.total, paid.amount, paid.shop) == (3, 400, 300, None)


def test_mc_r17_as_an_option_per_shop() -> None:
    g = at(chosen={"commission_scope": "shop"}, fountains={"10": "RBB"}, owners={"R3": 1, "B4": 1})
    paid = of_type(move(g, 0, 10, 9), CommissionPaid)
    assert [(event.shop, event.amount) for event in paid] == [("B4", 100), ("R3", 50)]


def test_mc_r17_two_moves_have_two_totals() -> None:
    g = at(fountains={**FULL_GATES, "9": "R", "4": "R"}, owners={"R3": 1}, customers={"R3": 1})
    first = of_type(move(g, 0, 9, 10), CommissionPaid)
    second = of_type(move(g, 0, 4, 9), CommissionPaid)
    assert [event.amount for event in first + second] == [50, 50]


def test_mc_r18_two_customers_for_300_cost_100() -> None:
    assert PRINTED.move_commission(300, 2) == 100


def test_mc_r34_an_owner_can_always_pay() -> None:
    for before in range(6):
        for visitors in range(1, 15):
            total = PRINTED.takings(before, visitors)
            assert PRINTED.move_commission(total, visitors) <= total
