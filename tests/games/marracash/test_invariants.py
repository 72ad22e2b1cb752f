"""Broken tables are noticed, each by the rule that it breaks; and what is no mistake is left alone."""

from collections.abc import Callable

import pytest
from tests.games.marracash.table import FULL_GATES, RULES, at, options

from ducats.engine.errors import BrokenInvariant
from ducats.games.marracash.rules import fields as f
from ducats.games.marracash.rules import groups
from ducats.games.marracash.rules.books import COMMISSIONS, PAID, PRICES
from ducats.games.marracash.rules.souk import SHOP_NUMBER
from ducats.games.marracash.rules.state import MarraCash

Y1, Y3, Y4, G5 = (SHOP_NUMBER[name] for name in ("Y1", "Y3", "Y4", "G5"))


def table() -> MarraCash:
    return at(
        chosen={"souvenirs": True},
        fountains={**FULL_GATES, "10": "Y"},
        owners={"Y1": 1},
        open_cards=["Y225", "R50"],
    )


def more_cash(g: MarraCash) -> None:
    g.place_cash(0, 1025)


def debts(g: MarraCash) -> None:
    g.debit(3, PRICES, 1025)


def lost_sign(g: MarraCash) -> None:
    g.put_up_sign(Y4, 1, 0, 1)
    g.put_up_sign(Y4, 2, 0, 1)


def commission_from_nobody(g: MarraCash) -> None:
    g.credit(2, COMMISSIONS, 50)


def commission_to_nobody(g: MarraCash) -> None:
    g.debit(2, PAID, 50)


def free_and_owned(g: MarraCash) -> None:
    g.cells[f.FREE] |= 1 << Y1


def neither_free_nor_owned(g: MarraCash) -> None:
    g.cells[f.FREE] &= ~(1 << G5)


def customers_without_an_owner(g: MarraCash) -> None:
    g.add_customers(Y3, 1)


def visitor_before_the_door(g: MarraCash) -> None:
    g.put_up_sign(Y3, 0, 0, 0)


def empty_and_occupied(g: MarraCash) -> None:
    g.cells[f.OCCUPIED] |= 1 << 4


def not_empty_but_free(g: MarraCash) -> None:
    g.cells[f.OCCUPIED] &= ~(1 << 9)


def visitor_made(g: MarraCash) -> None:
    g.place_group(3, groups.read("R"))


def visitor_lost(g: MarraCash) -> None:
    g.place_group(9, 0)


def card_lost(g: MarraCash) -> None:
    g.place_deck(g.deck() & (g.deck() - 1))


def card_doubled(g: MarraCash) -> None:
    g.sold = (g.open_cards[:1], (), (), ())


BREAKS: list[tuple[Callable[[MarraCash], None], str]] = [
    (more_cash, "MC-11"),
    (debts, "MC-11"),
    (lost_sign, "MC-4"),
    (commission_from_nobody, "MC-48"),
    (commission_to_nobody, "MC-48"),
    (free_and_owned, "MC-23"),
    (neither_free_nor_owned, "MC-23"),
    (customers_without_an_owner, "MC-37"),
    (visitor_before_the_door, "MC-R04"),
    (empty_and_occupied, "MC-35"),
    (not_empty_but_free, "MC-35"),
    (visitor_made, "MC-43"),
    (visitor_lost, "MC-43"),
    (card_lost, "MC-60"),
    (card_doubled, "MC-60"),
]


@pytest.mark.parametrize(("breaks", "rule"), BREAKS, ids=lambda each: getattr(each, "__name__", each))
def test_check_notices_what_is_lost_or_made(breaks: Callable[[MarraCash], None], rule: str) -> None:
    g = table()
    g.check()
    breaks(g)
    with pytest.raises(BrokenInvariant) as noticed:
        g.check()
    assert noticed.value.rule == rule


def test_mc_11_nobody_needs_to_have_any_money() -> None:
    g = table()
    g.debit(0, PRICES, 1000)
    g.check()


def test_mc_5_before_the_set_up_nobody_is_missed() -> None:
    g = RULES.new_game(2, options(antiques=True))
    g.check()
    g.begin_phase(1)
    with pytest.raises(BrokenInvariant, match="a visitor was lost"):
        g.check()
