"""Bidding in a playout: what a shop is worth to whom, and where an auction will probably end."""

from typing import Final

from ducats.engine import bits
from ducats.engine.messages import Seat
from ducats.games.marracash.auction import SealedBids, ShopBidding
from ducats.search.marracash.outlook import Outlook, lead

SHADE: Final = 0.65
"""In a sealed auction nobody offers all that the shop is worth to him."""


def after_sale(
    outlook: Outlook, sale: tuple[float, list[float]], winner: Seat, price: int, auctioneer: Seat
) -> list[float]:
    """MC-23 to MC-27: the standings once a shop is sold."""
    brings, losses = sale
    after = [outlook.standings[seat] - losses[seat] for seat in range(outlook.g.seats)]
    after[winner] += brings - price
    if winner != auctioneer:
        after[auctioneer] += int(outlook.g.tables.auction_commission(price))
    return after


def limits(outlook: Outlook, sale: tuple[float, list[float]]) -> list[int]:
    """What each seat may be expected to pay at most: what the shop adds to its standing, and its cash."""
    g, step = outlook.g, outlook.g.chosen.bid_step
    brings, losses = sale
    found: list[int] = []
    for seat in range(g.seats):
        worth = int(brings - losses[seat]) // step * step if g.signs(seat) else 0
        found.append(max(0, min(int(g.cash(seat)), worth)))
    return found


def likely_sale(outlook: Outlook, sale: tuple[float, list[float]], auctioneer: Seat) -> tuple[Seat, int]:
    """MC-16 to MC-22: who buys at what price if everybody goes as far as the shop is worth to him."""
    g = outlook.g
    lowest, seats = int(g.tables.min_bid), g.seats
    limit = limits(outlook, sale)
    limit[auctioneer] = max(limit[auctioneer], lowest)
    winner, second = auctioneer, 0
    for turn in range(1, seats):
        other = (auctioneer + turn) % seats
        if limit[other] > limit[winner]:
            winner, second = other, limit[winner]
        else:
            second = max(second, limit[other])
    return winner, min(limit[winner], max(lowest, second + g.chosen.bid_step))


def auction_worth(outlook: Outlook, seat: Seat, shop: int) -> float:
    """What putting a shop up will probably leave its auctioneer."""
    sale = outlook.sale(shop)
    winner, price = likely_sale(outlook, sale, seat)
    return lead(after_sale(outlook, sale, winner, price, seat), seat)


def would_pay(
    outlook: Outlook, ask: ShopBidding, sale: tuple[float, list[float]], seat: Seat, rival: Seat
) -> int:
    """MC-20: how far a seat bids rather than leave the shop to a rival one step below; 0: not at all.

    A price weighs the same at every height, but for the commission (MC-26): two prices tell the rest.
    """
    g, step = outlook.g, outlook.g.chosen.bid_step
    lowest = ask.lowest(g)
    if not g.signs(seat) or int(g.cash(seat)) < lowest:
        return 0
    high = max(lowest + step, int(sale[0]) // step * step)
    near, far = 0.0, 0.0
    for price in (lowest, high):
        mine = after_sale(outlook, sale, seat, price, ask.auctioneer)
        his = after_sale(outlook, sale, rival, price - step, ask.auctioneer)
        near, far = far, lead(mine, seat) - lead(his, seat)
    if near <= 0.0:
        return 0
    most = lowest + int(near * (high - lowest) / max(1.0, near - far)) // step * step
    return min(most, int(g.cash(seat)) // step * step)


def raise_to(outlook: Outlook, ask: ShopBidding, seat: Seat) -> tuple[int, int]:
    """MC-20: at once so much that all others pass (0: a pass), and how far the seat would go."""
    g = outlook.g
    sale = outlook.sale(ask.shop)
    limit = would_pay(outlook, ask, sale, seat, ask.leader)
    lowest = ask.lowest(g)
    if limit < lowest:
        return 0, limit
    second = 0
    for other in bits.numbers(ask.inside):
        if other != seat:
            second = max(second, would_pay(outlook, ask, sale, other, seat))
    return min(limit, max(lowest, second + g.chosen.bid_step)), limit


def sealed_bids(outlook: Outlook, ask: SealedBids, seat: Seat) -> list[int]:
    """Option auction_mode = sealed: a little more than the others will offer first, then other sums."""
    g, step = outlook.g, outlook.g.chosen.bid_step
    limit = limits(outlook, outlook.sale(ask.shop))
    mine = limit[seat]
    others = max([int(SHADE * limit[other]) for other in range(g.seats) if other != seat])
    lowest, most = int(g.tables.min_bid) // step, int(g.cash(seat)) // step
    found: list[int] = []
    for offer in (min(mine, max(others + step, int(SHADE * mine))), mine, mine // 2, int(SHADE * mine), 0):
        answer = offer // step
        if answer < lowest:
            answer = lowest if seat == ask.auctioneer else 0
        answer = min(answer, most)
        if answer not in found:
            found.append(answer)
    return found
