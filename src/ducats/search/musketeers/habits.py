"""How people play Musketeers, as cheaply as playouts need it: worths in ducats from one seat's point of view.

Of other seats only tokens, totals and who is in jail are read, never a card.
"""

from typing import Final, final

from ducats.engine.messages import Seat
from ducats.games.musketeers.state import NOBODY, Musketeers
from ducats.games.musketeers.tables import BARE, JEWEL, PRISON, REWARD_CARDS
from ducats.games.musketeers.tokens import NAME_VICTIM, PUT_BACK, STEAL, source_of
from ducats.search.musketeers.judgement import pile_book
from ducats.search.musketeers.stakes import SHOWN_JEWEL, SHOWN_PRISON

THIRD_JEWEL: Final = 6.0
"""Ending the hand while two of one's cards are doubled."""
IN_JAIL: Final = 3.0
"""Sitting out."""


@final
class Row:
    """A seat's rewards at a glance: their values by what lies on them, -1 where there is none."""

    def __init__(self, g: Musketeers, seat: Seat) -> None:
        values, rewards, tokens = g.tables.values, g.rewards[seat], g.tokens[seat]
        self.best_free = -1
        self.worst_free = -1
        self.best_locked = -1
        self.least_doubled = -1
        self.locked = 0
        self.doubled = 0
        for slot in range(REWARD_CARDS):
            value = values[rewards[slot]]
            if tokens[slot] == BARE:
                self.best_free = max(self.best_free, value)
                self.worst_free = value if self.worst_free < 0 else min(self.worst_free, value)
            elif tokens[slot] == PRISON:
                self.best_locked = max(self.best_locked, value)
                self.locked += 1
            else:
                self.least_doubled = value if self.least_doubled < 0 else min(self.least_doubled, value)
                self.doubled += 1


def stakes(g: Musketeers, seat: Seat) -> tuple[float, float, float, float]:
    """What the outcomes of a duel are worth to a seat: my jewel, a rival's, my prison, a rival's."""
    row = Row(g, seat)
    share = 1.0 / (g.seats - 1)
    rival = -share * SHOWN_JEWEL
    if g.jewels == 0 and row.doubled:
        rival -= row.least_doubled / 3.0
    spared = share * SHOWN_PRISON
    if g.prisons == 0 and row.locked:
        spared += row.best_locked / 3.0
    return my_jewel(g, row, share), rival, my_prison(g, row, share), spared


def my_jewel(g: Musketeers, row: Row, share: float) -> float:
    """MU-18, MU-23, MU-25: the better of taking a jewel, perhaps somebody's, and freeing a prisoner."""
    freed = float(max(row.best_locked, 0))
    if row.best_free < 0:
        return freed
    taken = float(row.best_free)
    if row.doubled == REWARD_CARDS - 1:
        taken += THIRD_JEWEL
    if g.jewels == 0:
        taken += share * SHOWN_JEWEL
    return max(freed, taken)


def my_prison(g: Musketeers, row: Row, share: float) -> float:
    """MU-20, MU-28: a prison on the worst free card, or a jewel off the worst doubled one."""
    if row.worst_free < 0:
        return -float(max(row.least_doubled, 0))
    loss = float(row.worst_free)
    if row.locked == REWARD_CARDS - 1:
        loss += IN_JAIL
    if g.prisons == 0:
        loss += share * SHOWN_PRISON
    return -loss


def token_worths(g: Musketeers, seat: Seat, legal: list[int], token: int) -> list[float]:
    """MU-18, MU-20: what each answer of the winner (token JEWEL) or loser of a duel is worth."""
    values, rewards = g.tables.values, g.rewards[seat]
    ending = THIRD_JEWEL if token == JEWEL and g.tokens[seat].count(JEWEL) == REWARD_CARDS - 1 else 0.0
    sign = 1.0 if token == JEWEL else -1.0
    worths: list[float] = []
    for answer in legal:
        if PUT_BACK <= answer < NAME_VICTIM:
            worths.append(sign * values[rewards[answer - PUT_BACK]])
            continue
        onto = (answer - NAME_VICTIM if answer >= NAME_VICTIM else answer) % REWARD_CARDS
        worth = sign * values[rewards[onto]] + ending
        if answer >= STEAL:
            worth += taken_from(g, source_of(g, seat, answer), token)
        worths.append(worth)
    return worths


def taken_from(g: Musketeers, owner: Seat, token: int) -> float:
    """MU-23: what it is worth that this rival has a token less; the more, the better he stands."""
    weight = 0.5 + (g.totals[owner] + 10.0) / (sum(g.totals) + 10.0 * g.seats)
    if token == JEWEL:
        return weight * SHOWN_JEWEL * (1.5 if g.tokens[owner].count(JEWEL) == REWARD_CARDS - 1 else 1.0)
    return -weight * (SHOWN_PRISON + (IN_JAIL if owner == g.jailed else 0.0))


def card_habits(g: Musketeers, seat: Seat) -> list[float]:
    """MU-13: the worths of the cards in hand by the odds of a fresh deck."""
    jewel, rival, prison, spared = stakes(g, seat)
    book = pile_book(g)
    sign = 1.0
    if seat == g.jailed:
        table = book.later
        sign = -1.0
    elif g.jailed == NOBODY:
        table = book.now[g.guard]
    else:
        table = book.now_jailed[g.guard]
    worths: list[float] = []
    for card in g.hands[seat]:
        a, b, c, d = table[card]
        worths.append(sign * (a * jewel + b * rival + c * prison + d * spared))
    return worths
