"""What follows from the table as it lies: rates, victims, positions, and who might hold what."""

from typing import Final

from mypy_extensions import i64

from ducats.engine import bits
from ducats.engine.bits import bit
from ducats.engine.messages import Seat
from ducats.games.marquis.rules.messages import Effect
from ducats.games.marquis.rules.printed import CHARACTERS, COLOUR, NO_RATE, RATE_MARKED, E, F, K, M, S, W
from ducats.games.marquis.rules.state import NO_CARD, NOBODY, Marquis

ROBBERY: Final = 0
ASSASSINATION: Final = 1
PAYDAY: Final = 2
THEFT: Final = 3
DEMAND: Final = 4
TOLL: Final = 5
EFFECTS: Final[tuple[Effect, ...]] = ("robbery", "assassination", "payday", "theft", "demand", "toll")
EFFECT_RULES: Final = ("MQ-23", "MQ-60", "MQ-91", "MQ-102", "MQ-105", "MQ-69")


def kills(g: Marquis, effect: i64, victim: i64) -> bool:
    """MQ-60, MQ-106: whether an effect would cost the victim the open character as the purse is now."""
    return effect == ASSASSINATION or (effect == DEMAND and g.coins(victim) == 0)


def printed_rate(g: Marquis, seat: i64) -> i64:
    """MQ-36, MQ-76, MQ-77: the rate of the open card itself, as a row of the printed rates."""
    shown = g.shows(seat)
    if shown == NO_CARD:
        return NO_RATE
    return RATE_MARKED if shown == E and g.is_marked(seat) else shown


def rate(g: Marquis, seat: i64) -> i64:
    """MQ-36, MQ-38, MQ-83, MQ-89, MQ-90, MQ-R25: a Cleric reads the left neighbour's, unless that is
    one too."""
    if g.shows(seat) != K:
        return printed_rate(g, seat)
    return printed_rate(g, seat + 1 if seat + 1 < g.seats else 0)


def symbol_coins(g: Marquis, identity: i64, victim: i64) -> i64:
    """MQ-23, MQ-R18: what the symbols of a character take from a seat's open card."""
    coins = g.printed.steals(identity, g.shows(victim))
    if g.flags.cardsharp_keeps_identity and g.open_card(victim) % COLOUR == F:
        return max(coins, g.printed.steals(identity, F))
    return coins


def may_be_robbed(g: Marquis, seat: i64, thief: i64) -> bool:
    """MQ-24, MQ-25, MQ-27: a target with at least one coin."""
    return g.coins(seat) > 0 and g.is_target(seat, thief)


def target_set(g: Marquis, culprit: i64) -> i64:
    """MQ-60: whom an Assassin can kill."""
    found: i64 = 0
    for seat in range(i64(g.seats)):
        if g.is_target(seat, culprit):
            found |= bit(seat)
    return found


def targets(g: Marquis, culprit: Seat) -> list[Seat]:
    """The same in play order."""
    return [seat for seat in g.order(culprit) if g.is_target(seat, culprit)]


def richest(g: Marquis) -> i64:
    """MQ-102 to MQ-104, MQ-R27: the only player with the most valuable jewels, out or not; NOBODY if
    shared."""
    found: i64 = NOBODY
    best: i64 = -1
    for seat in range(i64(g.seats)):
        points = g.points(seat)
        if points >= best:
            found = seat if points > best else NOBODY
            best = points
    return found


def positions(g: Marquis, seat: Seat) -> list[tuple[int, Seat]]:
    """MQ-91, MQ-92, MQ-93, MQ-R23, MQ-R24: the other open Marquises since the last reversal, from position
    1 up."""
    held = [
        (int(g.open_number(other)), other)
        for other in range(g.seats)
        if other != seat and g.shows(other) == M and g.open_number(other) > g.reset()
    ]
    held.sort()
    if g.flags.marquises_counted:
        return [(int(g.rank(g.open_card(other))), other) for _, other in held]
    return [(place + 1, held[place][1]) for place in range(len(held))]


def identical(g: Marquis, seat: i64, shown: i64) -> i64:
    """MQ-28, MQ-29, MQ-31, MQ-112: the set of seats with another open character of this kind."""
    found: i64 = 0
    for other in range(i64(g.seats)):
        if g.shows(other) == shown:
            found |= bit(other)
    return found & ~bit(seat)


def earliest(g: Marquis, seats: i64, after: i64) -> i64:
    """Whose open card, of these seats, was laid first after this number; NOBODY if none was."""
    found: i64 = NOBODY
    best: i64 = 0
    while seats:
        seat = bits.lowest(seats)
        number = g.open_number(seat)
        if number > after and (found == NOBODY or number < best):
            found = seat
            best = number
        seats &= seats - 1
    return found


def is_demanded_from(g: Marquis, seat: i64, culprit: i64) -> bool:
    """MQ-105: every target that is no Highwayman too."""
    return g.shows(seat) != W and g.is_target(seat, culprit)


# -- Prosecutors ------------------------------------------------------------------------------------


def has_open_prosecutor(g: Marquis, seat: i64) -> bool:
    """MQ-98, MQ-101, MQ-R15, MQ-R51: an open card that may still intervene."""
    return g.shows(seat) == S and (g.flags.prosecutor_unlimited or not g.is_used(g.open_card(seat)))


def has_prosecutor_in_hand(g: Marquis, seat: i64) -> bool:
    """MQ-98, MQ-99, MQ-101: in hand and not used from there."""
    return g.holds(seat, S) and (g.flags.prosecutor_unlimited or not g.is_committed(seat))


def is_able(g: Marquis, seat: i64) -> bool:
    """MQ-98, MQ-R34: whether the player really can intervene; known to the player alone."""
    return has_open_prosecutor(g, seat) or (not g.is_out(seat) and has_prosecutor_in_hand(g, seat))


def might_prosecute(g: Marquis, seat: i64) -> bool:
    """MQ-R49, MQ-R34: whether the player might be able as far as the table knows."""
    if has_open_prosecutor(g, seat):
        return True
    if g.is_out(seat):
        return False
    if g.has_shown(seat):
        return g.flags.prosecutor_unlimited or not g.is_committed(seat)
    return bits.has(~g.ever_laid(seat) | g.maybe_back(seat), S)


def might_lay(g: Marquis, seat: i64) -> i64:
    """MQ-R49: the set of characters that may still be in a hand or draw pile as far as the table knows."""
    if g.is_out(seat):
        return 0
    found = (~g.ever_laid(seat) | g.maybe_back(seat)) & (bit(CHARACTERS) - 1)
    return found | bit(S) if g.has_shown(seat) else found


# -- Vetoes as coins --------------------------------------------------------------------------------


def vetoes_count(g: Marquis, seat: i64) -> bool:
    """MQ-110, MQ-R32: not for a player whose last card was the Marquis."""
    return (g.shows(seat) if g.flags.last_marquis_open else g.last(seat)) != M


def vetoes_held(g: Marquis, seat: i64) -> i64:
    """MQ-109, MQ-V2: in front and in hand; special cards count like Vetoes."""
    return g.vetoes(seat) + bits.count(g.specials(seat)) + (1 if g.holds_veto(seat) else 0)


def vetoes_thinkable(g: Marquis, seat: i64) -> i64:
    """MQ-R35, MQ-R49: the same as far as the table knows, for a player who may have stopped with cards
    in hand."""
    hidden = g.might_veto(seat) and g.hand(seat) != 0
    return g.vetoes(seat) + bits.count(g.specials(seat)) + (1 if hidden else 0)
