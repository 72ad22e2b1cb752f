"""Bidding: what a shop is worth to whom, and where an auction will probably end."""

from typing import Final

from ducats.engine import bits
from ducats.engine.messages import Seat
from ducats.games.marracash.evaluation.evaluation import Evaluation, Sale
from ducats.games.marracash.rules.auction import SealedBids, ShopBidding
from ducats.games.marracash.rules.state import MarraCash

SEALED_SHARE: Final = 0.65
"""In a sealed auction nobody offers all that the shop is worth to them."""


def limits(evaluation: Evaluation, sale: Sale) -> list[int]:
    """What each seat may be expected to pay at most: what the shop adds to its standing, and its cash."""
    g, step = evaluation.g, evaluation.g.chosen.bid_step
    found: list[int] = []
    for seat in range(g.seats):
        worth = int(evaluation.added(sale, seat)) // step * step if g.signs(seat) else 0
        found.append(max(0, min(int(g.cash(seat)), worth)))
    return found


def likely_sale(evaluation: Evaluation, sale: Sale, auctioneer: Seat) -> tuple[Seat, int]:
    """MC-16 to MC-22: who buys at what price if everybody goes as far as the shop is worth to them."""
    g = evaluation.g
    lowest, seats = int(g.printed.min_bid), g.seats
    limit = limits(evaluation, sale)
    limit[auctioneer] = max(limit[auctioneer], lowest)
    winner, second = auctioneer, 0
    for turn in range(1, seats):
        other = (auctioneer + turn) % seats
        if limit[other] > limit[winner]:
            winner, second = other, limit[winner]
        else:
            second = max(second, limit[other])
    return winner, min(limit[winner], max(lowest, second + g.chosen.bid_step))


def auction_worth(evaluation: Evaluation, seat: Seat, shop: int) -> float:
    """What putting a shop up will probably leave its auctioneer."""
    sale = evaluation.sale(shop)
    winner, price = likely_sale(evaluation, sale, seat)
    return evaluation.lead(evaluation.after_sale(sale, winner, price, seat), seat)


def gain_of_winning(
    evaluation: Evaluation, ask: ShopBidding, sale: Sale, seat: Seat, price: int, rival: Seat, theirs: int
) -> float:
    """How much better it is to buy at one price than to leave the shop to a rival at theirs."""
    mine = evaluation.after_sale(sale, seat, price, ask.auctioneer)
    lost = evaluation.after_sale(sale, rival, theirs, ask.auctioneer)
    return evaluation.lead(mine, seat) - evaluation.lead(lost, seat)


def would_pay(evaluation: Evaluation, ask: ShopBidding, sale: Sale, seat: Seat, rival: Seat) -> int:
    """MC-20: how far a seat bids rather than leave the shop to a rival one step below; 0: not at all.

    A price weighs the same at every height, but for the commission (MC-26): two prices tell the rest.
    """
    g, step = evaluation.g, evaluation.g.chosen.bid_step
    lowest = ask.lowest(g)
    if not g.signs(seat) or int(g.cash(seat)) < lowest:
        return 0
    high = max(lowest + step, int(sale.brings) // step * step)
    near, far = 0.0, 0.0
    for price in (lowest, high):
        near, far = far, gain_of_winning(evaluation, ask, sale, seat, price, rival, price - step)
    if near <= 0.0:
        return 0
    most = lowest + int(near * (high - lowest) / max(1.0, near - far)) // step * step
    return min(most, int(g.cash(seat)) // step * step)


def raise_to(evaluation: Evaluation, ask: ShopBidding, seat: Seat) -> tuple[int, int]:
    """MC-20: at once so much that all others pass (0: a pass), and how far the seat would go."""
    g = evaluation.g
    sale = evaluation.sale(ask.shop)
    limit = would_pay(evaluation, ask, sale, seat, ask.leader)
    lowest = ask.lowest(g)
    if limit < lowest:
        return 0, limit
    second = 0
    for other in bits.numbers(ask.inside):
        if other != seat:
            second = max(second, would_pay(evaluation, ask, sale, other, seat))
    return min(limit, max(lowest, second + g.chosen.bid_step)), limit


def sealed_bid(evaluation: Evaluation, ask: SealedBids, seat: Seat, worth: int) -> int:
    """Option auction_mode = sealed: a little more than the others will offer, if it is worth so much."""
    limit = limits(evaluation, evaluation.sale(ask.shop))
    others = max([int(SEALED_SHARE * limit[other]) for other in range(len(limit)) if other != seat])
    return min(worth, max(others + evaluation.g.chosen.bid_step, int(SEALED_SHARE * worth)))


def sealed_bids(evaluation: Evaluation, ask: SealedBids, seat: Seat) -> list[int]:
    """Option auction_mode = sealed: the best bid first, then other sums."""
    worth = limits(evaluation, evaluation.sale(ask.shop))[seat]
    best = sealed_bid(evaluation, ask, seat, worth)
    found: list[int] = []
    for offer in (best, worth, worth // 2, int(SEALED_SHARE * worth), 0):
        answer = sealed_answer(evaluation.g, ask, seat, offer)
        if answer not in found:
            found.append(answer)
    return found


def sealed_answer(g: MarraCash, ask: SealedBids, seat: Seat, offer: int) -> int:
    """The legal answer next to an offer."""
    step = g.chosen.bid_step
    lowest, most = int(g.printed.min_bid) // step, int(g.cash(seat)) // step
    answer = offer // step
    if answer < lowest:
        answer = lowest if seat == ask.auctioneer else 0
    return min(answer, most) if most >= lowest else 0
