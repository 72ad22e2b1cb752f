"""A duel that has been fought, as one number: the guard, who sat in jail, and the card of each seat."""

from typing import Final

from mypy_extensions import i64

from ducats.games.musketeers.rules.printed import DECK, PrintedData

NOBODY: Final = -1

GUARD_BITS: Final = 4
JAIL_BITS: Final = 3
CARD_BITS: Final = 6
FIRST_CARD: Final = GUARD_BITS + JAIL_BITS
GUARD_MASK: Final = 15
JAIL_MASK: Final = 7
CARD_MASK: Final = 63


def duel_without_cards(guard: i64, jailed: i64) -> i64:
    """Cards are added one by one with `card_of_seat`."""
    return guard | (jailed + 1) << GUARD_BITS


def card_of_seat(seat: i64, card: i64) -> i64:
    """What a seat's card adds to the number."""
    return card << (FIRST_CARD + CARD_BITS * seat)


def with_card(duel: i64, seat: i64, card: i64) -> i64:
    """The same duel, in which a seat played another card."""
    return duel ^ card_of_seat(seat, card_in(duel, seat) ^ card)


def guard_of(duel: i64) -> i64:
    return duel & GUARD_MASK


def jailed_in(duel: i64) -> i64:
    """Who sat out, or NOBODY."""
    return (duel >> GUARD_BITS & JAIL_MASK) - 1


def card_in(duel: i64, seat: i64) -> i64:
    """What a seat played."""
    return duel >> (FIRST_CARD + CARD_BITS * seat) & CARD_MASK


def cards_in(duel: i64, seats: int) -> list[int]:
    """What everybody played, by seat."""
    return [int(card_in(duel, seat)) for seat in range(seats)]


def judge(printed: PrintedData, seats: i64, duel: i64) -> tuple[i64, bool, i64]:
    """MU-15, MU-16, MU-17: the fighters' sum, whether it reaches the guard, and whom it concerns."""
    values = printed.values
    jailed = jailed_in(duel)
    total: i64 = 0
    strongest: i64 = NOBODY
    weakest: i64 = NOBODY
    highest: i64 = -1
    lowest: i64 = DECK
    seat: i64
    for seat in range(seats):
        if seat == jailed:
            continue
        card = card_in(duel, seat)
        total += values[card]
        if card > highest:
            highest = card
            strongest = seat
        if card < lowest:
            lowest = card
            weakest = seat
    # MU-R23, MU-R26: reaching is enough, and the guard stays as it is however few fight.
    won = total >= printed.guards[guard_of(duel)]
    return total, won, strongest if won else weakest
