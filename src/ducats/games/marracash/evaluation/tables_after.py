"""The table after an action; where an owner chooses souvenirs, the default is taken."""

from ducats.engine.messages import Seat
from ducats.games.marracash.rules.auction import sell_shop
from ducats.games.marracash.rules.moving import sell_card, settle_commissions
from ducats.games.marracash.rules.printed import COLOUR_COUNT, shop_colour
from ducats.games.marracash.rules.souk import EXITS
from ducats.games.marracash.rules.state import MarraCash
from ducats.games.marracash.rules.visitors import arrive, enter, pull_in, set_out
from ducats.games.marracash.rules.walk import Prospect, best_sale, entering


def after_walk(g: MarraCash, mover: Seat, way: int) -> MarraCash:
    """MC-35 to MC-49, MC-61: a group has moved."""
    after = g.copy()
    ways = g.printed.ways
    set_out(after, mover, way // EXITS, ways.ends[way])
    for shop in ways.passed[way]:
        enter(after, shop)
    if g.open_cards:
        prospect = Prospect(g, mover, entering(g, g.group(way // EXITS), way, 0))
        for index, entry in enumerate(prospect.entries):
            for card in prospect.cards[index]:
                sell_card(after, entry[0], card)
    arrive(after, ways.ends[way])
    settle_commissions(after, mover)
    return after


def after_auction(g: MarraCash, shop: int, winner: Seat, price: int, auctioneer: Seat) -> MarraCash:
    """MC-23 to MC-27, MC-50, MC-61: a shop is sold."""
    after = g.copy()
    sell_shop(after, shop, winner, price, auctioneer)
    buyers = [0] * COLOUR_COUNT
    buyers[shop_colour(shop)] = int(pull_in(after, shop))
    if g.open_cards:
        for card in best_sale(after, winner, winner, [], buyers):
            sell_card(after, shop, card)
    return after
