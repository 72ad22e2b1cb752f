"""The rollout policy, and the candidates of the search: the answers worth a thought, the best first."""

from typing import Final

from ducats.engine import bits
from ducats.engine.messages import Seat
from ducats.games.marracash.evaluation.auctions import raise_to, sealed_bids
from ducats.games.marracash.evaluation.evaluation import Evaluation
from ducats.games.marracash.evaluation.horizon import horizon_of
from ducats.games.marracash.evaluation.lookahead import Plans
from ducats.games.marracash.evaluation.town import Town
from ducats.games.marracash.evaluation.weights import Weights
from ducats.games.marracash.rules.auction import OpenBid, RaiseOrPass, SealedBids
from ducats.games.marracash.rules.moving import SellCard
from ducats.games.marracash.rules.questions import AUCTION, NOTHING, Act, Bring, PickShop
from ducats.games.marracash.rules.souk import SHOPS
from ducats.games.marracash.rules.state import MarraCash
from ducats.mechanics.open_auction import PASS

MOST_SHOPS_TO_PICK: Final = 8
CHEAP_SHARE_OF_LIMIT: Final = 0.8
DEAR_SHARE_OF_TAKINGS: Final = 1.15
"""Below this part of what a seat would pay, and above this part of what a shop brings, a bid is clear."""


def answers(town: Town, g: MarraCash, seat: Seat, weights: Weights) -> list[int]:
    """The answers worth a thought, the best first."""
    ask = g.frames[-1]
    if isinstance(ask, Act):
        lines = Plans(town, g, seat, weights, 2 - ask.slot).actions(ask)
        return [answer for _, answer in lines] or [NOTHING]
    if isinstance(ask, Bring):
        return [answer for _, answer in Plans(town, g, seat, weights, 0).brings(ask)]
    if isinstance(ask, PickShop):
        return picks(Plans(town, g, seat, weights, 0))
    if isinstance(ask, OpenBid):
        return [ask.default(g, seat)]
    if isinstance(ask, SellCard):
        usual = ask.default(g, seat)
        return [usual, *[answer for answer in ask.legal(g, seat) if answer != usual]]
    evaluation = Evaluation(town, g, horizon_of(g, 0), weights)
    if isinstance(ask, RaiseOrPass):
        return bids(evaluation, ask, seat)
    assert isinstance(ask, SealedBids)
    return sealed_bids(evaluation, ask, seat)


def picks(plans: Plans) -> list[int]:
    """MC-16: the shops that are best to put up."""
    g = plans.g
    if not g.can_auction(plans.seat):
        return [SHOPS]
    shops = [AUCTION + shop for shop in bits.numbers(g.free_shops())]
    lines = plans.sales(plans.evaluate(g), shops)
    return [answer - AUCTION for _, answer in lines[:MOST_SHOPS_TO_PICK]]


def bids(evaluation: Evaluation, ask: RaiseOrPass, seat: Seat) -> list[int]:
    """MC-20, MC-21: a raise or a pass; at a price that is clearly low or high there is nothing to think."""
    g = evaluation.g
    lowest, step = ask.lowest(g), g.chosen.bid_step
    if ask.highest(g, seat) < lowest:
        return [PASS]
    bid, limit = raise_to(evaluation, ask, seat)
    if not bid:
        clear = lowest > DEAR_SHARE_OF_TAKINGS * evaluation.sale(ask.shop).brings
        return [PASS] if clear else [PASS, lowest // step]
    found = [bid // step]
    if bid > lowest:
        found.append(lowest // step)
    if lowest > CHEAP_SHARE_OF_LIMIT * limit:
        found.append(PASS)
    return found
