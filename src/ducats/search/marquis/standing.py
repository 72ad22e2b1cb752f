"""How a table of Marquis stands: the points each seat can expect, and its share of the victory."""

from math import exp, sqrt
from typing import Final

from ducats.engine.messages import Seat
from ducats.games.marquis.judge import rate
from ducats.games.marquis.state import NO_CARD, Marquis
from ducats.games.marquis.tables import COLOUR, V
from ducats.search.evaluator import win_shares
from ducats.search.marquis.look import HAND_RATE, PILE_RATE, Book, proceeds, vetoes_as_coins

IN_HAND: Final = [2.0, 1.4, 1.4, 0.9, 1.5, 1.9, 1.6, 1.2, 1.1, 0.6, 0.4]
IN_PILE: Final = [1.4, 1.0, 1.0, 0.3, 1.0, 1.5, 1.1, 1.2, 0.6, 0.2, 0.0]
"""By letter: the points a character still brings. These and the next were fitted to games of habits."""
BOUGHT: Final = 1.15
COIN: Final = -0.25
"""What coins bring: by the best they could buy now or later, less a part for each that may be lost."""
WAIT: Final = -0.5
"""For a whole round until the next turn."""
VETO: Final = 0.6
OWN_VETO: Final = 0.9
"""A Veto before somebody, and his own."""
SURE: Final = 0.95
"""What is left of coins until the last exchange."""
DRIFT: Final = [0.0, 0.0, 0.6, 0.85, 0.95, 1.0, 1.0, 1.0, 1.0]
"""By seats: how far two players drift apart with one more card each, as the scale of a logistic curve."""
LUCK: Final = 1.5
"""As many turns of luck are still to come even at the end: who wins by a hair teaches a playout little."""
MARGIN: Final = 0.5
"""How much of a value is the lead in points, which tells more than a victory that is far off."""
WIDE: Final = 16.0
"""A lead in points that is as good as a victory."""


def prospect(g: Marquis, seat: Seat, book: Book) -> float:
    """The points a seat can expect in the end: jewels, coins and Vetos, and the cards still to be laid."""
    points = float(g.points(seat))
    if g.out[seat]:
        return points + 0.01 * g.coins[seat]
    coming = later = 0.0
    left = False
    for letter in g.hands[seat]:
        if letter != V:
            left = True
            coming += IN_HAND[letter]
            later = max(later, HAND_RATE * book.quality[letter])
    for letter in g.decks[seat]:
        if letter != V:
            left = True
            coming += IN_PILE[letter]
            later = max(later, PILE_RATE * book.quality[letter])
    if g.hired[seat] != NO_CARD:
        left = True
        coming += IN_HAND[g.hired[seat] % COLOUR]
    price, gain = rate(g, seat)
    coins = g.coins[seat]
    if not left:
        return points + SURE * proceeds(coins + vetoes_as_coins(g, seat, g.last[seat]), price, gain, 0.0)
    wait = (seat - g.turn) * g.direction % g.seats
    coming += BOUGHT * proceeds(coins, price, gain, later) + COIN * coins + WAIT * wait / g.seats
    coming += VETO * (g.vetoes[seat] + len(g.specials[seat]))
    return points + coming if g.veto_gone[seat] else points + coming + OWN_VETO


def standing(g: Marquis, book: Book) -> list[float]:
    """The share of the victory, blended with the lead over the others."""
    outcome = g.outcome()
    if outcome is not None:
        expected = [float(points) for points in outcome.scores]
        close = shares_of(expected, DRIFT[g.seats] * LUCK)
        shares = [0.5 * (one + other) for one, other in zip(win_shares(outcome), close, strict=True)]
    else:
        expected = [prospect(g, seat, book) for seat in range(g.seats)]
        shares = shares_of(expected, DRIFT[g.seats] * (LUCK + sqrt(cards_left(g) / g.seats)))
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


def shares_of(expected: list[float], scale: float) -> list[float]:
    """Each seat's share of the victory, if leads are as uncertain as `scale` says."""
    best = max(expected)
    weights = [exp((points - best) / scale) for points in expected]
    everything = sum(weights)
    return [weight / everything for weight in weights]
