"""How a table of Marquis stands: the points each seat can expect, and its share of the victory."""

from math import exp, sqrt
from typing import Final

from ducats.engine.messages import Seat
from ducats.games.marquis.judge import rate
from ducats.games.marquis.state import NO_CARD, Marquis
from ducats.games.marquis.tables import COLOUR, V
from ducats.search.judge import win_shares
from ducats.search.marquis.look import IN_HAND, IN_PILE, KEEP, VETO, Book, proceeds, vetoes_as_coins

SAFE: Final = 0.9
"""What is left of coins until they can be exchanged."""
DRIFT: Final = 0.6
"""How far two players drift apart with one more card each, as the scale of a logistic curve."""
MARGIN: Final = 0.4
"""How much of a value is the lead in points, which tells more than a victory that is far off."""
WIDE: Final = 24.0
"""A lead in points that is as good as a victory."""


def prospect(g: Marquis, seat: Seat, book: Book) -> float:
    """The points a seat can expect in the end: jewels, coins and Vetos, and the cards still to be laid."""
    points = float(g.points(seat))
    if g.out[seat]:
        return points + 0.01 * g.coins[seat]
    price, gain = rate(g, seat)
    coming = later = 0.0
    left = False
    for letter in g.hands[seat]:
        if letter != V:
            left = True
            coming += KEEP[letter]
            later = max(later, IN_HAND * book.quality[letter])
    for letter in g.decks[seat]:
        if letter != V:
            left = True
            coming += KEEP[letter]
            later = max(later, IN_PILE * book.quality[letter])
    if g.hired[seat] != NO_CARD:
        coming += KEEP[g.hired[seat] % COLOUR]
    coins = g.coins[seat]
    if not left:
        return points + coming + proceeds(coins + vetoes_as_coins(g, seat, g.last[seat]), price, gain, 0.0)
    return points + coming + SAFE * proceeds(coins, price, gain, later) + VETO * vetoes_as_coins(g, seat, V)


def standing(g: Marquis, book: Book) -> list[float]:
    """The share of the victory, blended with the lead over the others."""
    outcome = g.outcome()
    if outcome is not None:
        shares = win_shares(outcome)
        expected = [float(points) for points in outcome.scores]
    else:
        expected = [prospect(g, seat, book) for seat in range(g.seats)]
        shares = shares_of(expected, cards_left(g) / g.seats)
    everything = sum(expected)
    values: list[float] = []
    for seat in range(g.seats):
        lead = (expected[seat] * g.seats - everything) / (g.seats - 1)
        comfort = min(1.0, max(0.0, 0.5 + 0.5 * lead / WIDE))
        values.append((1.0 - MARGIN) * shares[seat] + MARGIN * comfort)
    return values


def cards_left(g: Marquis) -> int:
    """How many cards are still to come, all seats together."""
    left = 0
    for seat in range(g.seats):
        if not g.out[seat]:
            left += len(g.hands[seat]) + len(g.decks[seat])
    return left


def shares_of(expected: list[float], cards: float) -> list[float]:
    """Each seat's share of the victory, with so many cards each to come."""
    scale = DRIFT * (1.0 + sqrt(cards))
    best = max(expected)
    weights = [exp((points - best) / scale) for points in expected]
    everything = sum(weights)
    return [weight / everything for weight in weights]
