"""How people trade in a playout: every answer by the outlook right after it."""

from typing import Final

from ducats.engine.messages import Seat
from ducats.games.marracash.auction import SealedBids, ShopBidding
from ducats.games.marracash.questions import AUCTION, Bring
from ducats.games.marracash.souk import EXITS, SHOPS_PER_COLOUR
from ducats.games.marracash.state import MarraCash
from ducats.games.marracash.tables import CARDS_PER_COLOUR, COLOUR_COUNT, MOST_REFILL
from ducats.games.marracash.walk import NOBODY, Entry, owed
from ducats.search.marracash.outlook import PLACES, WAITING, Outlook

SHADE: Final = 0.65
"""In a sealed auction nobody offers all that the shop is worth to him."""


def move_worths(outlook: Outlook, seat: Seat, answers: list[int]) -> list[float]:
    """MC-35 to MC-49: money now, and where those who go on will be, less a part of what rivals gain."""
    g, ways = outlook.g, outlook.town.ways
    pull, by_shop = outlook.attraction(seat), g.options.commission_scope == "shop"
    worths: list[float] = []
    for answer in answers:
        start, number = divmod(answer, EXITS)
        to, passed = ways[start][number]
        first = start * COLOUR_COUNT
        walkers = g.standing[first : first + COLOUR_COUNT]
        entries: list[Entry] = []
        worth = 0.0
        for shop in passed:
            colour = shop // SHOPS_PER_COLOUR
            visitors = walkers[colour]
            if visitors and g.owner[shop] != NOBODY:
                walkers[colour] = 0
                worth -= visitors * pull[colour * PLACES + start]
                money = g.tables.takings(g.customers[shop], visitors) + _cards(g, colour, visitors)
                entries.append((shop, visitors, money))
        for colour in range(COLOUR_COUNT):
            if walkers[colour]:
                row = colour * PLACES
                worth += walkers[colour] * (pull[row + to] - pull[row + start])
        worths.append(worth + _earned(outlook, seat, entries, by_shop) if entries else worth)
    return worths


def _earned(outlook: Outlook, seat: Seat, entries: list[Entry], by_shop: bool) -> float:
    """MC-39 to MC-49: what the visitors of a move bring the mover, less a part of what they bring others."""
    g = outlook.g
    worth = 0.0
    for owner in range(g.seats):
        money = sum([entry[2] for entry in entries if g.owner[entry[0]] == owner])
        if owner == seat:
            worth += money
        elif money:
            due = owed(g.tables, by_shop, g.owner, entries, owner, seat)
            worth += due - outlook.rivals * (money - due)
    return worth


def _cards(g: MarraCash, colour: int, visitors: int) -> int:
    """MC-61: the dearest open souvenirs of a colour, one for each visitor."""
    if not g.open_cards:
        return 0
    values = sorted([g.tables.card_values[c] for c in g.open_cards if c // CARDS_PER_COLOUR == colour])
    return sum(values[max(0, len(values) - visitors) :])


def limits(outlook: Outlook, shop: int, brings: float, auctioneer: Seat, seat: Seat) -> list[int]:
    """MC-17 to MC-22: how far each seat would go.

    Whoever buys, rivals of that colour lose the same, so a shop is worth to all what it brings; only the
    auctioneer rather sees it sold. Of hidden cash (MC-R26) a seat knows its own.
    """
    g, step = outlook.g, outlook.g.bid_step
    hidden = g.cash_hidden
    commission = outlook.town.tables.auction_commission(int(brings))
    found: list[int] = []
    for other in range(g.seats):
        if not g.signs[other]:
            found.append(0)
            continue
        most = brings - commission / (1.0 + outlook.rivals) if other == auctioneer else brings
        if not hidden or other == seat:
            most = min(most, float(g.cash[other]))
        found.append(max(0, int(most) // step * step))
    return found


def auction_worth(outlook: Outlook, seat: Seat, shop: int) -> float:
    """MC-16, MC-26, MC-27: what putting a shop up brings, if everybody goes as far as it is worth to him."""
    g = outlook.g
    brings, losses = outlook.sale(shop)
    limit = limits(outlook, shop, brings, seat, seat)
    lowest, step = g.tables.min_bid, g.bid_step
    limit[seat] = max(limit[seat], lowest)
    winner = seat
    second = 0
    for turn in range(1, g.seats):
        other = (seat + turn) % g.seats
        if limit[other] > limit[winner]:
            winner, second = other, limit[winner]
        else:
            second = max(second, limit[other])
    price = min(limit[winner], max(lowest, second + step))
    gains = [-loss for loss in losses]
    gains[winner] += brings - price
    if winner != seat:
        gains[seat] += g.tables.auction_commission(price)
    return (1.0 + outlook.rivals) * gains[seat] - outlook.rivals * sum(gains)


def auctions(outlook: Outlook, seat: Seat, shops: list[int], most: int) -> list[tuple[float, int]]:
    """The shops that are best to put up, as answers to Act, with their worths."""
    found = [(auction_worth(outlook, seat, shop), AUCTION + shop) for shop in shops]
    found.sort(reverse=True)
    return found[:most]


def raise_to(outlook: Outlook, ask: ShopBidding, seat: Seat) -> int:
    """MC-20: at once so much that all others pass; 0 if that is more than the shop is worth."""
    g = outlook.g
    brings, _ = outlook.sale(ask.shop)
    limit = limits(outlook, ask.shop, brings, ask.auctioneer, seat)
    lowest = ask.lowest(g)
    if limit[seat] < lowest:
        return 0
    second = 0
    for other in ask.inside:
        if other != seat:
            second = max(second, limit[other])
    return min(limit[seat], max(lowest, second + g.bid_step))


def sealed_bids(outlook: Outlook, ask: SealedBids, seat: Seat) -> list[int]:
    """Option auction_mode = sealed: a little more than the others will offer first, then other sums."""
    g, step = outlook.g, outlook.g.bid_step
    brings, _ = outlook.sale(ask.shop)
    limit = limits(outlook, ask.shop, brings, ask.auctioneer, seat)
    mine = limit[seat]
    others = max([int(SHADE * limit[other]) for other in range(g.seats) if other != seat])
    lowest, most = g.tables.min_bid // step, g.cash[seat] // step
    found: list[int] = []
    for offer in (min(mine, max(others + step, int(SHADE * mine))), mine, mine // 2, int(SHADE * mine), 0):
        answer = offer // step
        if answer < lowest:
            answer = lowest if seat == ask.auctioneer else 0
        answer = min(answer, most)
        if answer not in found:
            found.append(answer)
    return found


def bring_worths(outlook: Outlook, seat: Seat, answers: list[int]) -> list[float]:
    """MC-51: what it is worth to have these visitors in the town rather than in the line."""
    g = outlook.g
    pull, entrances = outlook.attraction(seat), outlook.town.entrances
    worths: list[float] = []
    for answer in answers:
        place, count = divmod(answer, MOST_REFILL)
        entrance = entrances[place // 2]
        worth = 0.0
        for step in range(count + 1):
            colour = g.line[g.right - 1 - step] if place % 2 else g.line[g.left + step]
            row = colour * PLACES
            worth += pull[row + entrance] - WAITING * pull[row + PLACES - 1]
        worths.append(worth)
    return worths


def brings_in(ask: Bring, g: MarraCash, seat: Seat) -> list[int]:
    """MC-51: the answers that differ: with the whole line, both ends are the same."""
    waiting = g.right - g.left
    kept: list[int] = []
    for answer in ask.legal(g, seat):
        place, count = divmod(answer, MOST_REFILL)
        if place % 2 == 0 or count + 1 < waiting:
            kept.append(answer)
    return kept
