"""What a learned value of a position is found from, and the networks that were trained for Marquis."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ducats.engine import bits
from ducats.games.marquis.evaluation.evaluation import proceeds
from ducats.games.marquis.rules.printed import COLOUR
from ducats.games.marquis.rules.queries import rate
from ducats.games.marquis.rules.state import NO_CARD, Marquis
from ducats.search.value_network import KeptNetworks, ValueNetwork

HAND: Final = 0
DECK: Final = COLOUR
SHOWN: Final = 2 * COLOUR
GOODS: Final = 3 * COLOUR
FEATURES: Final = 3 * COLOUR + 15
"""For each seat: hand, draw pile and open character by letter, then goods, rate and marks."""
COINS_SCALE: Final = 4.0
FEW_COINS: Final = 3
MANY_COINS: Final = 5
POINTS_SCALE: Final = 10.0
CARDS_SCALE: Final = 12.0

_NETWORKS: Final = KeptNetworks("ducats.games.marquis")


def network_for(g: Marquis) -> ValueNetwork | None:
    """The one for a table of this size. None knows other numbers, special cards or mercenaries."""
    options = g.options
    if g.data is not None or options.intrigues or options.mercenaries:
        return None
    return _NETWORKS.of(g.seats)


def table_features(g: Marquis) -> vec[float]:
    """FEATURES numbers for each seat, hidden cards included: it is an imagined table."""
    row = vec[float]([0.0] * (g.seats * FEATURES))
    guarded: i64 = 0
    seat: i64
    for seat in range(g.seats):
        if g.protects(seat) >= 0:
            guarded |= bits.bit(g.protects(seat))
    for seat in range(g.seats):
        _write_cards(g, seat, row, seat * FEATURES)
        _write_goods(g, seat, row, seat * FEATURES + GOODS, bits.has(guarded, seat))
    return row


def _write_cards(g: Marquis, seat: i64, row: vec[float], at: i64) -> None:
    letters = g.hand(seat)
    while letters:
        row[at + HAND + bits.lowest(letters)] = 1.0
        letters &= letters - 1
    letters = g.deck(seat)
    while letters:
        row[at + DECK + bits.lowest(letters)] = 1.0
        letters &= letters - 1
    if g.shows(seat) != NO_CARD:
        row[at + SHOWN + g.shows(seat)] = 1.0


def _write_goods(g: Marquis, seat: i64, row: vec[float], at: i64, guarded: bool) -> None:
    coins, printed = int(g.coins(seat)), g.printed
    kind = rate(g, int(seat))
    price, gain = int(printed.price[kind]), int(printed.gain[kind])
    card = g.open_card(seat)
    wait = int(seat - g.turn()) * (1 if g.is_clockwise() else -1) % g.seats
    row[at] = coins / COINS_SCALE
    row[at + 1] = min(coins, FEW_COINS) / FEW_COINS
    row[at + 2] = max(0, coins - MANY_COINS) / MANY_COINS
    row[at + 3] = int(g.points(seat)) / POINTS_SCALE
    row[at + 4] = float(int(g.vetoes(seat)))
    row[at + 5] = 1.0 if g.is_out(seat) else 0.0
    row[at + 6] = proceeds(coins, price, gain, 0.0) / COINS_SCALE
    row[at + 7] = gain / price if price else 0.0
    row[at + 8] = 1.0 if g.is_marked(seat) else 0.0
    row[at + 9] = 1.0 if g.has_toll(seat) else 0.0
    row[at + 10] = 1.0 if g.might_veto(seat) else 0.0
    row[at + 11] = wait / g.seats
    row[at + 12] = int(bits.count(g.hand(seat)) + bits.count(g.deck(seat))) / CARDS_SCALE
    row[at + 13] = 1.0 if card != NO_CARD and g.beneath(card) != NO_CARD else 0.0
    row[at + 14] = 1.0 if guarded else 0.0
