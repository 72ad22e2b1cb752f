"""What follows from the table as it lies: rates, victims, positions, and who might hold what."""

from typing import Final

from ducats.engine.messages import Seat
from ducats.games.marquis.messages import Effect
from ducats.games.marquis.state import NO_CARD, NOBODY, Marquis
from ducats.games.marquis.tables import COLOUR, NO_RATE, E, F, K, M, S, W

ROBBERY: Final = 0
ASSASSINATION: Final = 1
PAYDAY: Final = 2
THEFT: Final = 3
DEMAND: Final = 4
TOLL: Final = 5
EFFECTS: Final[tuple[Effect, ...]] = ("robbery", "assassination", "payday", "theft", "demand", "toll")
EFFECT_RULES: Final = ("MQ-23", "MQ-60", "MQ-91", "MQ-102", "MQ-105", "MQ-69")


def printed_rate(g: Marquis, seat: Seat) -> tuple[int, int]:
    """MQ-36, MQ-76, MQ-77: the rate of the open card itself."""
    shown = g.shows(seat)
    if shown == NO_CARD:
        return NO_RATE
    if shown == E and g.mark[seat]:
        return g.tables.rate_marked
    return g.tables.rate[shown]


def rate(g: Marquis, seat: Seat) -> tuple[int, int]:
    """MQ-36, MQ-38, MQ-83, MQ-89, MQ-90, MQ-R25: a Cleric reads his left neighbour's, unless that is
    one too."""
    if g.shows(seat) != K:
        return printed_rate(g, seat)
    return printed_rate(g, (seat + 1) % g.seats)


def symbol_coins(g: Marquis, identity: int, victim: Seat) -> int:
    """MQ-23, MQ-R18: what the symbols of a character take from a seat's open card."""
    steal = g.tables.steal[identity]
    coins = steal[g.shows(victim)]
    if g.open_card(victim) % COLOUR == F and g.options.cardsharp_identity == "both":
        return max(coins, steal[F])
    return coins


def may_be_robbed(g: Marquis, seat: Seat, thief: Seat) -> bool:
    """MQ-24, MQ-25, MQ-27: a target with at least one coin."""
    return g.coins[seat] > 0 and g.is_target(seat, thief)


def targets(g: Marquis, culprit: Seat) -> list[Seat]:
    """MQ-60: whom an Assassin can kill, in play order."""
    return [seat for seat in g.order(culprit) if g.is_target(seat, culprit)]


def richest(g: Marquis) -> Seat:
    """MQ-102 to MQ-104, MQ-R27: the only player with the most valuable jewels, out or not; NOBODY if
    shared."""
    found, best = NOBODY, -1
    for seat in range(g.seats):
        points = g.points(seat)
        if points >= best:
            found = seat if points > best else NOBODY
            best = points
    return found


def positions(g: Marquis, seat: Seat) -> list[tuple[int, Seat]]:
    """MQ-91, MQ-92, MQ-93, MQ-R23, MQ-R24: the other open Marquises since the last reversal, from position
    1 up."""
    held = [
        (g.laid[g.piles[other][-1]], other)
        for other in range(g.seats)
        if other != seat and g.shows(other) == M and g.laid[g.piles[other][-1]] > g.reset
    ]
    held.sort()
    if g.options.marquis_rank == "counted":
        return [(g.rank[g.piles[other][-1]], other) for _, other in held]
    return [(place + 1, held[place][1]) for place in range(len(held))]


def identical(g: Marquis, seat: Seat, shown: int) -> list[Seat]:
    """MQ-28, MQ-29, MQ-31, MQ-112: the other open characters of this kind, earliest laid first."""
    found = [other for other in range(g.seats) if other != seat and g.shows(other) == shown]
    if len(found) > 1:
        found.sort(key=lambda other: g.laid[g.piles[other][-1]])
    return found


def is_demanded_from(g: Marquis, seat: Seat, culprit: Seat) -> bool:
    """MQ-105: every target that is no Highwayman himself."""
    return g.is_target(seat, culprit) and g.shows(seat) != W


# -- Prosecutors ------------------------------------------------------------------------------------


def has_open_prosecutor(g: Marquis, seat: Seat) -> bool:
    """MQ-98, MQ-101, MQ-R15, MQ-R51: an open card of his that may still intervene."""
    if g.shows(seat) != S:
        return False
    return g.options.prosecutor_limit == "none" or not g.used[g.piles[seat][-1]]


def has_prosecutor_in_hand(g: Marquis, seat: Seat) -> bool:
    """MQ-98, MQ-99, MQ-101: in hand and not used from there."""
    if S not in g.hands[seat]:
        return False
    return g.options.prosecutor_limit == "none" or not g.committed[seat]


def is_able(g: Marquis, seat: Seat) -> bool:
    """MQ-98, MQ-R34: whether he really can intervene; known to himself."""
    if has_open_prosecutor(g, seat):
        return True
    return not g.out[seat] and has_prosecutor_in_hand(g, seat)


def might_prosecute(g: Marquis, seat: Seat) -> bool:
    """MQ-R49, MQ-R34: whether he might be able as far as the table knows."""
    if has_open_prosecutor(g, seat):
        return True
    if g.out[seat]:
        return False
    if g.shown[seat]:
        return g.options.prosecutor_limit == "none" or not g.committed[seat]
    return not g.ever_laid[seat][S] or S in g.maybe_back[seat]


# -- Vetos as coins ---------------------------------------------------------------------------------


def vetoes_count(g: Marquis, seat: Seat) -> bool:
    """MQ-110, MQ-R32: not for a player whose last card was the Marquis."""
    return (g.last[seat] if g.options.last_marquis == "played" else g.shows(seat)) != M


def vetoes_held(g: Marquis, seat: Seat) -> int:
    """MQ-109, MQ-V2: in front and in hand; special cards count like Vetos."""
    return g.vetoes[seat] + g.holds_veto(seat) + len(g.specials[seat])


def vetoes_thinkable(g: Marquis, seat: Seat) -> int:
    """MQ-R35, MQ-R49: the same as far as the table knows, for a player who may have stopped with cards
    in hand."""
    hidden = g.might_veto(seat) and len(g.hands[seat]) > 0
    return g.vetoes[seat] + hidden + len(g.specials[seat])
