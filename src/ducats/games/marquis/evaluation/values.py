"""The value of a position: the points each seat can expect, and its share of the victory."""

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from ducats.engine import bits
from ducats.engine.messages import Seat
from ducats.games.marquis.evaluation.evaluation import printed_rates, proceeds, vetoes_at_the_end
from ducats.games.marquis.evaluation.learned import network_for, table_features
from ducats.games.marquis.rules.printed import COLOUR, V
from ducats.games.marquis.rules.queries import rate
from ducats.games.marquis.rules.state import NO_CARD, Marquis
from ducats.search.evaluator import win_shares
from ducats.search.value_network import OUTPUTS, ValueNetwork

HAND_POINTS: Final = [2.0, 1.4, 1.4, 0.9, 1.5, 1.9, 1.6, 1.2, 1.1, 0.6, 0.4]
DECK_POINTS: Final = [1.4, 1.0, 1.0, 0.3, 1.0, 1.5, 1.1, 1.2, 0.6, 0.2, 0.0]
"""By letter: the points a character still brings. These and the next were fitted to games of the rollout
policy."""
HAND_RATE: Final = 0.8
DECK_RATE: Final = 0.7
"""What is left of a good rate that is still to come, by what may happen until it is used."""
PROCEEDS_SHARE: Final = 1.15
COIN_AT_RISK_POINTS: Final = -0.25
"""What coins bring: by the best they could buy now or later, less a part for each that may be lost."""
ROUND_OF_WAITING_POINTS: Final = -0.5
"""For a whole round until the next turn."""
VETO_POINTS: Final = 0.6
OWN_VETO_POINTS: Final = 0.9
"""A Veto before somebody, and one's own."""
LAST_EXCHANGE_SHARE: Final = 0.95
"""What is left of coins until the last exchange."""
POINTS_PER_TURN_OF_LUCK: Final = [0.0, 0.0, 0.6, 0.85, 0.95, 1.0, 1.0, 1.0, 1.0]
"""By seats: how far two players drift apart with one more card each, as the scale of a logistic curve."""
TURNS_OF_LUCK_AT_THE_END: Final = 1.5
"""Even at the end, for who wins by a hair teaches a rollout little."""
LEAD_SHARE: Final = 0.5
"""How much of a value is the lead in points, which tells more than a victory that is far off."""
DECISIVE_LEAD_POINTS: Final = 16.0
"""A lead that is as good as a victory."""
POINTS_PER_LEAD: Final = 10.0
"""The lead that a network calls 1."""


def prospect(g: Marquis, seat: Seat) -> float:
    """The points a seat can expect in the end: jewels, coins and Vetoes, and the cards still to be laid."""
    points = float(g.points(seat))
    if g.is_out(seat):
        return points + 0.01 * int(g.coins(seat))
    hand, deck, hired = g.characters_in_hand(seat), g.deck(seat) & ~bits.bit(V), g.hired(seat)
    row, coins = rate(g, seat), int(g.coins(seat))
    price, gain = g.printed.price[row], g.printed.gain[row]
    if hand == 0 and deck == 0 and hired == NO_CARD:
        last = coins + vetoes_at_the_end(g, seat, g.last(seat))
        return points + LAST_EXCHANGE_SHARE * proceeds(last, price, gain, 0.0)
    coming = _sum_over(hand, HAND_POINTS) + _sum_over(deck, DECK_POINTS)
    if hired != NO_CARD:
        coming += HAND_POINTS[hired % COLOUR]
    later = max(HAND_RATE * _best_rate(g, hand), DECK_RATE * _best_rate(g, deck))
    wait = (seat - int(g.turn())) * (1 if g.is_clockwise() else -1) % g.seats
    coming += PROCEEDS_SHARE * proceeds(coins, price, gain, later) + COIN_AT_RISK_POINTS * coins
    coming += ROUND_OF_WAITING_POINTS * wait / g.seats
    coming += VETO_POINTS * int(g.vetoes(seat) + bits.count(g.specials(seat)))
    return points + coming + OWN_VETO_POINTS if g.might_veto(seat) else points + coming


def _sum_over(letters: i64, points: list[float]) -> float:
    total = 0.0
    while letters:
        total += points[bits.lowest(letters)]
        letters &= letters - 1
    return total


def _best_rate(g: Marquis, letters: i64) -> float:
    """In diamonds per coin."""
    quality = printed_rates(g.printed).quality
    best = 0.0
    while letters:
        best = max(best, quality[bits.lowest(letters)])
        letters &= letters - 1
    return best


def lead(g: Marquis, seat: Seat) -> float:
    """The prospect of a seat before that of the others, the best of them counting most."""
    others = [prospect(g, other) for other in range(g.seats) if other != seat]
    return prospect(g, seat) - 0.5 * sum(others) / len(others) - 0.5 * max(others)


def position_values(g: Marquis) -> list[float]:
    """The share of the victory, blended with the lead over the others."""
    outcome = g.outcome()
    scale = POINTS_PER_TURN_OF_LUCK[g.seats]
    network = None if outcome is not None else network_for(g)
    if network is not None:
        return learned_values(g, network)
    if outcome is not None:
        expected = [float(points) for points in outcome.scores]
        close = shares_of(expected, scale * TURNS_OF_LUCK_AT_THE_END)
        shares = [0.5 * (one + other) for one, other in zip(win_shares(outcome), close, strict=True)]
    else:
        expected = [prospect(g, seat) for seat in range(g.seats)]
        turns_left = TURNS_OF_LUCK_AT_THE_END + sqrt(cards_left(g) / g.seats)
        shares = shares_of(expected, scale * turns_left)
    return blended(shares, expected)


def blended(shares: list[float], expected: list[float]) -> list[float]:
    """Shares of the victory and points that are expected, in one value for each seat."""
    everything, seats = sum(expected), len(expected)
    values: list[float] = []
    for seat in range(seats):
        ahead = (expected[seat] * seats - everything) / (seats - 1)
        comfort = min(1.0, max(0.0, 0.5 + 0.5 * ahead / DECISIVE_LEAD_POINTS))
        values.append((1.0 - LEAD_SHARE) * shares[seat] + LEAD_SHARE * comfort)
    return values


def learned_values(g: Marquis, network: ValueNetwork) -> list[float]:
    """The same, as a network expects them."""
    outputs = network.outputs(table_features(g), g.is_clockwise())
    scores = [outputs[OUTPUTS * seat] for seat in range(g.seats)]
    expected = [POINTS_PER_LEAD * outputs[OUTPUTS * seat + 1] for seat in range(g.seats)]
    return blended(shares_of(scores, 1.0), expected)


def cards_left(g: Marquis) -> int:
    """How many cards are still to come, all seats together."""
    left = 0
    for seat in range(g.seats):
        if not g.is_out(seat):
            left += bits.count(g.hand(seat)) + bits.count(g.deck(seat))
    return left


def shares_of(expected: list[float], scale: float) -> list[float]:
    """Each seat's share of the victory, if leads are as uncertain as `scale` says."""
    best = max(expected)
    weights = [exp((points - best) / scale) for points in expected]
    everything = sum(weights)
    return [weight / everything for weight in weights]
