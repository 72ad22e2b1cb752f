"""The vector of MarraCash."""

from typing import Final

from ducats.encoding.blocks import SEATS, Blocks, Vector, from_own, mark, share
from ducats.encoding.steps import LongAnswers, Section
from ducats.games.marracash.rules.auction import MOST_STEPS
from ducats.games.marracash.rules.forecasts import forecasts
from ducats.games.marracash.rules.observation import (
    ENDS,
    MOST_BID,
    MOST_CASH,
    MOST_CUSTOMERS,
    MOST_GAIN,
    MOST_IN_LINE,
    MOST_REFILL,
    MOST_ROUNDS,
    MOST_SIGNS,
    MOST_VISITORS,
)
from ducats.games.marracash.rules.printed import CARDS, printed_of
from ducats.games.marracash.rules.souk import EXITS, FOUNTAINS, LETTERS, SHOP_NUMBER, SHOPS
from ducats.games.marracash.rules.view import MarraCashView as View

BLOCKS: Final = Blocks()
COLOURS: Final = len(LETTERS)
PHASES: Final = ("set_up", "first_round", "main", "last_round", "over")
COARSE_BIDS: Final = 64


@BLOCKS.add(FOUNTAINS, COLOURS)
def fountains(view: View, out: Vector) -> None:
    """visitors by fountain and colour (Y R B G P), by 10"""
    for fountain, group in enumerate(view.fountains):
        for colour, letter in enumerate(LETTERS):
            out[fountain, colour] = share(group.count(letter), MOST_VISITORS)


@BLOCKS.add(2, ENDS, COLOURS)
def line_ends(view: View, out: Vector) -> None:
    """the first 12 visitors of the line from the left and from the right"""
    for end, line in enumerate((view.line, view.line[::-1])):
        for place, letter in enumerate(line[:ENDS]):
            out[end, place, LETTERS.index(letter)] = 1.0


@BLOCKS.add(COLOURS)
def line(view: View, out: Vector) -> None:
    """all visitors in the line by colour, by 20"""
    for colour, letter in enumerate(LETTERS):
        out[colour] = share(view.line.count(letter), MOST_CUSTOMERS)


@BLOCKS.add(SHOPS, SEATS)
def owners(view: View, out: Vector) -> None:
    """1 where the shop of the row belongs to the seat of the column"""
    for shop, stall in enumerate(view.stalls):
        mark(view, out[shop], stall.owner)


@BLOCKS.add(SHOPS, 3)
def stalls(view: View, out: Vector) -> None:
    """by shop: customers by 20, price by 3000, visitors who would be pulled in by 10"""
    for shop, stall in enumerate(view.stalls):
        out[shop] = (
            share(stall.customers, MOST_CUSTOMERS),
            share(stall.price, MOST_BID),
            share(stall.waiting, MOST_VISITORS),
        )


@BLOCKS.add(SEATS, 5)
def places(view: View, out: Vector) -> None:
    """by seat: cash known, cash by 6000, signs by 12, shops by 12, customers by 64"""
    for place, other in enumerate(from_own(view, view.places)):
        out[place] = (
            other.cash is not None,
            share(other.cash, MOST_CASH),
            share(other.signs, MOST_SIGNS),
            share(other.shops, MOST_SIGNS),
            share(other.customers, MOST_IN_LINE),
        )


@BLOCKS.add(len(PHASES))
def phase(view: View, out: Vector) -> None:
    """set up, first round, main part, last round, over"""
    out[PHASES.index(view.phase)] = 1.0


@BLOCKS.add(SEATS)
def turn(view: View, out: Vector) -> None:
    """whose turn it is"""
    mark(view, out, view.turn)


@BLOCKS.add(SEATS)
def starter(view: View, out: Vector) -> None:
    """who began"""
    mark(view, out, view.starter)


@BLOCKS.add(7)
def clock(view: View, out: Vector) -> None:
    """round by 40, first action, second action, an auction was the first, turns without event by the most
    there can be, turns left of the last round by twice the seats, visitors in the line by 64"""
    out[:] = (
        share(view.round, MOST_ROUNDS),
        view.slot == 1,
        view.slot == 2,
        view.auctioned,
        share(view.idle_turns, view.options.stall_rounds * view.seats),
        share(view.turns_left, 2 * view.seats),
        share(len(view.line), MOST_IN_LINE),
    )


@BLOCKS.add(SHOPS)
def auctioned(view: View, out: Vector) -> None:
    """1 for the shop under the stone"""
    if view.auction is not None:
        out[SHOP_NUMBER[view.auction.shop]] = 1.0


@BLOCKS.add(3, SEATS)
def bidders(view: View, out: Vector) -> None:
    """auctioneer, highest bidder, and who has not passed"""
    if view.auction is not None:
        mark(view, out[0], view.auction.auctioneer)
        mark(view, out[1], view.auction.leader)
        for seat in view.auction.inside:
            mark(view, out[2], seat)


@BLOCKS.add(1)
def high_bid(view: View, out: Vector) -> None:
    """the highest bid by 3000"""
    if view.auction is not None:
        out[0] = share(view.auction.high, MOST_BID)


@BLOCKS.add(SHOPS)
def entered(view: View, out: Vector) -> None:
    """visitors who have just entered a shop and may buy a souvenir, by 6"""
    if view.entered is not None:
        out[SHOP_NUMBER[view.entered.shop]] = share(view.entered.visitors, MOST_REFILL)


@BLOCKS.add(3, CARDS)
def cards(view: View, out: Vector) -> None:
    """1 for each open card, each card in your own hand, each card that is sold or shown"""
    numbers = printed_of(view.data).card_numbers
    gone = [card for place in view.places for card in (*place.sold, *place.shown)]
    for row, lying in enumerate((view.open_cards, view.hand, gone)):
        for card in lying:
            out[row, numbers[card]] = 1.0


@BLOCKS.add(FOUNTAINS, EXITS)
def gains(view: View, out: Vector) -> None:
    """what each move from a fountain through one of its exits would bring the observer, by 2000"""
    assert view.seat is not None
    exits = printed_of(view.data).souk.exits
    for forecast in forecasts(view):
        group = forecast.group - 1
        out[group, exits[group].index(forecast.to - 1)] = share(forecast.changes[view.seat], MOST_GAIN)


BID: Final = (
    Section((COARSE_BIDS, MOST_STEPS // COARSE_BIDS), ("high digit of the bid", "low digit of the bid")),
)

LONG_ANSWERS: Final[LongAnswers] = {
    "marracash.open_bid": BID,
    "marracash.raise_or_pass": BID,
    "marracash.sealed_bid": BID,
}
