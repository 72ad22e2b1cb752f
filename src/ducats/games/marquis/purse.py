"""How many exchanges a player can, must and might make."""

from typing import Final

from ducats.engine.messages import Seat
from ducats.games.marquis.events import ExchangeKind
from ducats.games.marquis.judge import rate, vetoes_count, vetoes_held, vetoes_thinkable
from ducats.games.marquis.ledger import possible_exchanges
from ducats.games.marquis.state import Marquis

OWN: Final = 0
DEALER: Final = 1
LAST: Final = 2
LATE: Final = 3
EXCHANGE_KINDS: Final[tuple[ExchangeKind, ...]] = ("own", "dealer", "last", "late")


def rate_for(g: Marquis, seat: Seat, kind: int) -> tuple[int, int]:
    """MQ-75: the dealer's first exchange has its own rate, all others that of the open card."""
    return g.tables.rate_now if kind == DEALER else rate(g, seat)


def is_duty(g: Marquis, seat: Seat, kind: int) -> bool:
    """MQ-37, MQ-75, MQ-R05, MQ-R11, MQ-R33: an empty treasury forces whoever can pay in coins, the
    dealer excepted."""
    if kind not in (OWN, LAST) or g.treasury > 0:
        return False
    price, gain = rate(g, seat)
    return possible_exchanges(g, seat, price, gain, g.coins[seat]) > 0


def least_exchanges(g: Marquis, seat: Seat, kind: int) -> int:
    return 1 if is_duty(g, seat, kind) else 0


def most_exchanges(g: Marquis, seat: Seat, kind: int) -> int:
    """MQ-32, MQ-109: what coins, and in the end Vetos, can pay for."""
    price, gain = rate_for(g, seat, kind)
    purse = g.coins[seat]
    if kind in (LAST, LATE) and vetoes_count(g, seat):
        purse += vetoes_held(g, seat)
    return possible_exchanges(g, seat, price, gain, purse)


def thinkable_exchanges(g: Marquis, seat: Seat, kind: int) -> int:
    """MQ-R35: the same as far as the table knows: whether he is asked must not tell whether he holds
    his Veto."""
    if kind != LAST or not vetoes_count(g, seat):
        return most_exchanges(g, seat, kind)
    price, gain = rate(g, seat)
    return possible_exchanges(g, seat, price, gain, g.coins[seat] + vetoes_thinkable(g, seat))


def exchanges_after_tolls(g: Marquis, seat: Seat) -> int:
    """MQ-R36, MQ-R47: what is left if every pending toll is claimed."""
    price, gain = rate(g, seat)
    pending = sum(g.toll[other] for other in range(g.seats) if other != seat)
    purse = max(0, g.coins[seat] - pending * g.tables.countess)
    if vetoes_count(g, seat):
        purse += vetoes_held(g, seat)
    return possible_exchanges(g, seat, price, gain, purse)
