"""The table after an action whose choices, but for the action itself, are left out."""

from ducats.engine.messages import Seat
from ducats.games.marracash.auction import sell_shop
from ducats.games.marracash.moving import settle_commissions
from ducats.games.marracash.souk import EXITS
from ducats.games.marracash.state import MarraCash
from ducats.games.marracash.visitors import arrive, enter, pull_in, set_out


def after_walk(g: MarraCash, mover: Seat, way: int) -> MarraCash:
    """MC-35 to MC-49: a group has moved, souvenirs aside."""
    after = g.copy()
    ways = g.tables.ways
    set_out(after, mover, way // EXITS, ways.ends[way])
    for shop in ways.passed[way]:
        enter(after, shop)
    arrive(after, ways.ends[way])
    settle_commissions(after, mover)
    return after


def after_auction(g: MarraCash, shop: int, winner: Seat, price: int, auctioneer: Seat) -> MarraCash:
    """MC-23 to MC-27, MC-50: a shop is sold, souvenirs aside."""
    after = g.copy()
    sell_shop(after, shop, winner, price, auctioneer)
    pull_in(after, shop)
    return after
