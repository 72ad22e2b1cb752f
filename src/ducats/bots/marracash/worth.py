"""What a position is worth to each seat, in Dirham."""

from typing import final

import msgspec

from ducats.bots.marracash.table import NOBODY, Table
from ducats.engine.messages import Seat
from ducats.games.marracash.tables import shop_colour


@final
class Weights(msgspec.Struct, frozen=True, kw_only=True):
    """How a merchant judges."""

    trust: tuple[float, float, float] = (0.8, 0.8, 0.8)
    """The part of expected takings he counts on, with two, three and four players."""
    rivals: float = 0.6
    """How much the mean of the others counts against him."""
    leader: float = 0.3
    """How much the best of the others counts, besides."""
    waiting: float = 0.8
    """The part of the line he expects to come in time."""
    foresight: float = 1.0
    """The part of the moves still to come that he thinks of."""


def standings(table: Table, weights: Weights) -> list[float]:
    """Cash, and what the shops may still take from the visitors under way and in the line."""
    worth = [float(cash) for cash in table.cash]
    town, owner, customers, trust = table.town, table.owner, table.customers, weights.trust[table.seats - 2]
    fee = int(town.tables.move_low + town.tables.move_high) / 2.0 * trust
    found = [0.0] * len(town.shops)
    horizon = int(table.horizon * weights.foresight)
    entering = 0.0
    for colour, shops in enumerate(town.shops):
        owned = 0
        for index, shop in enumerate(shops):
            if owner[shop] != NOBODY:
                owned |= 1 << index
        if not owned:
            continue
        expected = _expected(table, colour, town.reach(colour, owned, horizon), weights.waiting)
        for shop, visitors in zip(shops, expected, strict=True):
            seat = owner[shop]
            if visitors and seat != NOBODY:
                entering += visitors
                found[colour] += visitors if seat == table.me else 0.0
                money = town.expected_takings(customers[shop], visitors) + table.bonus[colour] * visitors
                worth[seat] += trust * money - fee * visitors
    # MC-48: owners pay whoever moves; in the long run everybody moves as often.
    shared = fee * entering / table.seats
    worth = [value + shared for value in worth]
    if table.hand:
        worth[table.me] += antiques_worth(table, found)
    return worth


def _expected(table: Table, colour: int, reach: tuple[tuple[float, ...], ...], waiting: float) -> list[float]:
    """How many visitors of a colour each of its shops may still hope for."""
    outside = waiting * table.line.count(colour)
    expected = [outside * chance for chance in reach[-1]]
    for fountain, group in enumerate(table.groups):
        number = group[colour]
        if number:
            expected = [
                already + number * chance for already, chance in zip(expected, reach[fountain], strict=True)
            ]
    return expected


def antiques_worth(table: Table, found: list[float]) -> float:
    """Option antiques: a set pays only when it is complete, so its last customers count most."""
    wanted = sum(table.missing)
    for shop, customers in enumerate(table.customers):
        if table.owner[shop] == table.me:
            found[int(shop_colour(shop))] += customers
    have = sum(min(float(need), number) for need, number in zip(table.missing, found, strict=True))
    return table.hand * (have / wanted) ** 2


def utility(table: Table, seat: Seat, weights: Weights) -> float:
    """A seat's lead over the others."""
    worth = standings(table, weights)
    mine = worth.pop(seat)
    return mine - weights.rivals * sum(worth) / len(worth) - weights.leader * max(worth)
