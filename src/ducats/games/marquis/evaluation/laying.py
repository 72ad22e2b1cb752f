"""What it is worth to lay a character now: what it takes, whom it hurts, and what it leaves behind."""

from typing import Final

from mypy_extensions import i64

from ducats.engine import bits
from ducats.games.marquis.evaluation.evaluation import (
    RIVAL_COIN_POINTS,
    Evaluation,
    characters_left,
    expected_proceeds,
    vetoes_at_the_end,
)
from ducats.games.marquis.rules.printed import COLOUR, RATE_MARKED, A, C, D, E, F, H, K, M, S, T, W
from ducats.games.marquis.rules.queries import (
    DEMAND,
    identical,
    is_demanded_from,
    kills,
    may_be_robbed,
    positions,
    rate,
    richest,
    symbol_coins,
)
from ducats.games.marquis.rules.state import NO_CARD, NOBODY, Marquis

UNKNOWN_PRICE: Final = 2
UNKNOWN_GAIN: Final = 1
"""What a Cleric can expect of a neighbour who will have laid another card by then."""


def lay(look: Evaluation, letter: int) -> float:
    """What it is worth to lay a character now rather than at an average moment."""
    g, seat, printed = look.g, look.seat, look.g.printed
    identity = g.shows(seat) if letter == F else letter
    if identity in (NO_CARD, F):
        return int(g.coins(seat)) * look.later(letter) - look.weights.keep[F] - 0.3
    taken, harm = takings(look, identity)
    more, hurt = ability(look, identity)
    coins = g.coins(seat) + min(printed.treasury[identity], g.treasury()) + int(taken + more + 0.5)
    if identity != M:
        coins -= printed.identical * bits.count(identical(g, seat, identity))
    coins = max(coins, 0)
    worth = coins_next_turn(look, letter, identity, coins) + look.envy * (harm + hurt)
    return worth + beyond_coins(look, letter, identity) - look.weights.keep[letter]


def coins_next_turn(look: Evaluation, letter: int, identity: int, coins: int) -> float:
    """What the coins will be worth at the next turn with that card open."""
    g, seat = look.g, look.seat
    kept = coins - look.loss(identity, coins)
    price, gain = coming_rate(g, seat, identity)
    if characters_left(g, seat) <= 1 and identity != H:
        return expected_proceeds(kept + vetoes_at_the_end(g, seat, identity), price, gain, 0.0)
    return expected_proceeds(kept, price, gain, look.later(letter))


def coming_rate(g: Marquis, seat: int, identity: int) -> tuple[int, int]:
    """The price and the gain of a character when the seat's next turn comes."""
    row = identity
    if identity == E and identical(g, seat, E):
        row = RATE_MARKED
    elif identity == K:
        left = seat + 1 if seat + 1 < g.seats else 0
        if not g.is_out(left) or g.shows(left) == K:
            return UNKNOWN_PRICE, UNKNOWN_GAIN
        row = rate(g, left)
    return g.printed.price[row], g.printed.gain[row]


def takings(look: Evaluation, identity: int) -> tuple[float, float]:
    """Coins that the symbols of a character would take from others, and what those lose by it."""
    g, seat = look.g, look.seat
    taken = harm = 0.0
    for other in range(g.seats):
        if not g.is_target(other, seat):
            continue
        coins = int(min(symbol_coins(g, identity, other), g.coins(other)))
        deadly = False
        if identity == W and is_demanded_from(g, other, seat):
            coins = min(g.printed.highwayman, int(g.coins(other)))
            deadly = kills(g, DEMAND, other)
        if coins > 0 or deadly:
            unstopped = 0.9 if coins >= 2 and g.might_veto(other) else 1.0
            taken += coins * unstopped
            harm += unstopped * look.harm(other, coins, deadly)
    return taken, harm


def ability(look: Evaluation, identity: int) -> tuple[float, float]:
    """The same for the abilities that take: A, M, T."""
    if identity == A:
        return _assassin(look)
    if identity == M:
        return _payday(look)
    if identity == T:
        return _theft(look)
    return 0.0, 0.0


def _assassin(look: Evaluation) -> tuple[float, float]:
    g = look.g
    best = 0.0
    victim: i64 = NOBODY
    for other in range(g.seats):
        if g.is_target(other, look.seat):
            worth = target(look, other)
            if victim == NOBODY or worth > best:
                best, victim = worth, other
    if victim == NOBODY:
        return 0.0, 0.0
    coins = min(g.printed.assassin, int(g.coins(victim)))
    return 0.85 * coins, 0.85 * look.harm(victim, coins, True)


def _payday(look: Evaluation) -> tuple[float, float]:
    g = look.g
    paid = 0.0
    for position, other in positions(g, look.seat):
        if g.is_target(other, look.seat):
            paid += min(position, int(g.coins(other)))
    return paid, paid * RIVAL_COIN_POINTS


def _theft(look: Evaluation) -> tuple[float, float]:
    g = look.g
    victim = richest(g)
    if victim == NOBODY or not may_be_robbed(g, victim, look.seat):
        return 0.0, 0.0
    coins = min(g.printed.pickpocket, int(g.coins(victim)))
    return float(coins), look.harm(victim, coins, False)


def target(look: Evaluation, victim: int) -> float:
    """MQ-60: what it is worth to assassinate a character."""
    g, printed = look.g, look.g.printed
    coins = min(printed.assassin, int(g.coins(victim)))
    spared = printed.identical if g.shows(victim) == A else 0
    ahead = 1.0 + 0.05 * max(-4, min(4, int(g.points(victim) - g.points(look.seat))))
    return (coins + spared) * RIVAL_COIN_POINTS + look.envy * look.harm(victim, coins, True) * ahead


def beyond_coins(look: Evaluation, letter: int, identity: int) -> float:
    """What an ability is worth beyond coins."""
    g, seat = look.g, look.seat
    if identity == C:
        return 0.0 if g.is_alone(seat) else 0.4
    if identity == S:
        return 0.3 if g.deck(seat) else 0.0
    if identity == D:
        return 0.1
    if identity != H:
        return 0.0
    best = 0.0
    card = g.open_card(seat)
    while card != NO_CARD:
        back = card % COLOUR
        if back != H and (letter != F or back != F) and look.weights.keep[back] > best:
            best = look.weights.keep[back]
        card = g.beneath(card)
    return 0.8 * best
