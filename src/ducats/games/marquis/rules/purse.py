"""How many exchanges a player can, must and might make."""

from typing import Final

from mypy_extensions import i64

from ducats.engine import bits
from ducats.games.marquis.rules.events import ExchangeKind
from ducats.games.marquis.rules.ledger import possible_exchanges
from ducats.games.marquis.rules.printed import RATE_NOW
from ducats.games.marquis.rules.queries import rate, vetoes_count, vetoes_held, vetoes_thinkable
from ducats.games.marquis.rules.state import Marquis

OWN: Final = 0
DEALER: Final = 1
LAST: Final = 2
LATE: Final = 3
EXCHANGE_KINDS: Final[tuple[ExchangeKind, ...]] = ("own", "dealer", "last", "late")


def rate_for(g: Marquis, seat: i64, kind: i64) -> i64:
    """MQ-75: the dealer's first exchange has its own rate, all others that of the open card."""
    return RATE_NOW if kind == DEALER else rate(g, seat)


def is_duty(g: Marquis, seat: i64, kind: i64) -> bool:
    """MQ-37, MQ-75, MQ-R05, MQ-R11, MQ-R33: an empty treasury forces whoever can pay in coins, the
    dealer excepted."""
    if g.treasury() > 0 or kind in (DEALER, LATE):
        return False
    return possible_exchanges(g, seat, rate(g, seat), g.coins(seat)) > 0


def least_exchanges(g: Marquis, seat: i64, kind: i64) -> i64:
    return 1 if is_duty(g, seat, kind) else 0


def most_exchanges(g: Marquis, seat: i64, kind: i64) -> i64:
    """MQ-32, MQ-109: what coins, and in the end Vetoes, can pay for."""
    purse = g.coins(seat)
    if kind >= LAST and vetoes_count(g, seat):
        purse += vetoes_held(g, seat)
    return possible_exchanges(g, seat, rate_for(g, seat, kind), purse)


def thinkable_exchanges(g: Marquis, seat: i64, kind: i64) -> i64:
    """MQ-R35: the same as far as the table knows: who is asked must not tell who holds a Veto."""
    if kind < LAST or not vetoes_count(g, seat):
        return most_exchanges(g, seat, kind)
    return possible_exchanges(g, seat, rate(g, seat), g.coins(seat) + vetoes_thinkable(g, seat))


def late_exchanges(g: Marquis, seat: i64) -> i64:
    """MQ-R36, MQ-R47: how many a player who is out can think of; the automatic ones are made only if some
    are left after every pending toll."""
    if not g.flags.late_exchange_automatic:
        return thinkable_exchanges(g, seat, LATE)
    pending = bits.count(g.tolls() & ~bits.bit(seat))
    purse = g.coins(seat) - pending * g.printed.countess
    purse = max(purse, 0)
    if vetoes_count(g, seat):
        purse += vetoes_held(g, seat)
    return possible_exchanges(g, seat, rate(g, seat), purse)
