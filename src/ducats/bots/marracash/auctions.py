"""Bidding: what a shop is worth to whom, and where an auction will probably end."""

from typing import Final

from ducats.bots.marracash.table import Table
from ducats.bots.marracash.worth import Weights, standings, utility
from ducats.engine.messages import Action, Seat
from ducats.games.marracash.messages import SellSouvenir
from ducats.games.marracash.views import MarraCashView
from ducats.search.marracash.town import town_of

SHADE: Final = 0.65
"""In a sealed auction nobody offers all that the shop is worth to him."""


def limits(table: Table, shop: int, weights: Weights) -> list[int]:
    """What each seat may be expected to pay at most: what the shop adds to its standing, and its cash."""
    before = standings(table, weights)
    found = []
    for seat in range(table.seats):
        if not table.signs[seat]:
            found.append(0)
            continue
        after = table.copy()
        after.sell(shop, seat, 0, seat)
        added = standings(after, weights)[seat] - before[seat]
        found.append(max(0, min(table.cash[seat], int(added) // table.step * table.step)))
    return found


def likely_sale(table: Table, shop: int, auctioneer: Seat, weights: Weights) -> Table:
    """The table after an auction in which everybody goes as far as the shop is worth to him."""
    lowest = table.town.tables.min_bid
    limit = limits(table, shop, weights)
    limit[auctioneer] = max(limit[auctioneer], lowest)
    order = sorted(range(table.seats), key=lambda seat: (-limit[seat], (seat - auctioneer) % table.seats))
    winner, second = order[0], order[1]
    price = min(limit[winner], max(lowest, limit[second] + table.step))
    after = table.copy()
    after.sell(shop, winner, price, auctioneer)
    return after


def bids_on(
    table: Table, shop: int, auctioneer: Seat, leading: tuple[Seat, int], price: int, weights: Weights
) -> float:
    """How much better it is to buy at this price than to leave the shop to the leader at his."""
    mine, his = table.copy(), table.copy()
    mine.sell(shop, table.me, price, auctioneer)
    his.sell(shop, leading[0], leading[1], auctioneer)
    return utility(mine, table.me, weights) - utility(his, table.me, weights)


def sealed_bid(table: Table, shop: int, weights: Weights, error: float) -> int:
    """Option auction_mode = sealed: a little more than the others will offer, if it is worth it."""
    limit = limits(table, shop, weights)
    mine = max(0.0, limit[table.me] + error)
    others = max(SHADE * value for seat, value in enumerate(limit) if seat != table.me)
    offer = min(mine, max(others + table.step, SHADE * mine))
    return int(offer) // table.step * table.step


def souvenir(seen: MarraCashView, seat: Seat, action: Action) -> float:
    """MC-61, MC-45: what a card leaves after the commission of the move so far."""
    value = int(action.card[1:]) if isinstance(action, SellSouvenir) else 0
    walk = seen.walk
    if walk is None or walk.seat == seat:
        return float(value)
    mine = [entry for entry in walk.entries if entry.owner == seat]
    if seen.options.commission_scope == "shop":
        mine = mine[-1:]
    taken, brought = sum(entry.income for entry in mine), sum(entry.visitors for entry in mine)
    return float(value - town_of(seen.data).tables.move_commission(taken + value, brought))
