"""One ply of Musketeers: what each answer is worth in ducats to a seat, by what that seat may know.

Of other seats only tokens, totals, cards played and who is in jail are read.
"""

from typing import Final, cast, final

from mypy_extensions import i64

from ducats.engine.frames import Play
from ducats.engine.messages import Seat
from ducats.games.musketeers.questions import CommitCard, LayRewardsDown
from ducats.games.musketeers.state import NOBODY, Musketeers
from ducats.games.musketeers.tables import DECK, JEWEL, PRISON, REWARD_CARDS, TRIPLES, Tables
from ducats.games.musketeers.tokens import NAME_VICTIM, PUT_BACK, STEAL, TokenAsk, source_of
from ducats.search.musketeers.odds import Book, Chances, Draws
from ducats.search.musketeers.stakes import SHOWN_JEWEL, SHOWN_PRISON, Care, Purse, Stakes

Worths = list[tuple[int, float]]
"""Each legal answer with what it is worth in ducats."""

CAREFUL: Final = Care()


def judged(play: Play, seat: Seat, care: Care) -> Worths:
    """What each legal answer is worth at an imagined table."""
    g = cast(Musketeers, play)
    legal = g.legal(seat)
    return list(zip(legal, worths(g, seat, legal, care), strict=True))


def worths(g: Musketeers, seat: Seat, legal: list[int], care: Care = CAREFUL) -> list[float]:
    """What each legal answer to the open question is worth."""
    ask = g.frames[-1]
    if isinstance(ask, LayRewardsDown):
        return reward_worths(g, g.hands[seat], care.fight)
    if isinstance(ask, CommitCard):
        return card_worths(g, seat, care)
    purse = Purse(g, seat, care)
    if isinstance(ask, TokenAsk):
        return [token_worth(g, purse, seat, answer, ask.token) for answer in legal]
    return [purse.put_back(slot) for slot in legal]


def token_worth(g: Musketeers, purse: Purse, seat: Seat, answer: int, token: int) -> float:
    """MU-18, MU-20: what an answer of the winner or the loser of a duel is worth."""
    if PUT_BACK <= answer < NAME_VICTIM:
        return purse.put_back(answer - PUT_BACK)
    onto = (answer - NAME_VICTIM if answer >= NAME_VICTIM else answer) % REWARD_CARDS
    worth = purse.taken(token, onto)
    return worth + purse.from_rival(token, source_of(g, seat, answer)) if answer >= STEAL else worth


def card_worths(g: Musketeers, seat: Seat, care: Care) -> list[float]:
    """MU-13: what a card may win or lose now, less what it could do later; in jail only the latter."""
    stakes = Purse(g, seat, care).stakes()
    hand, guards = g.hands[seat], g.tables.guards
    others = g.seats - 1
    fighting = others - (0 if g.jailed in (NOBODY, seat) else 1)
    keep = care.keep[g.seats - 2]
    cards = unseen(g, seat) if care.counts_cards else list(range(DECK))
    draws = Draws(g.tables.values, cards, hand, others)
    now = draws if fighting == others else Draws(g.tables.values, cards, hand, fighting)
    coming = [guards[guard] for guard in g.pile]
    found: list[float] = []
    for place in range(len(hand)):
        ahead = weighed(stakes, draws.mean(place, coming))
        if seat == g.jailed:
            found.append(-ahead)
        else:
            found.append(weighed(stakes, now.chances(place, guards[g.guard])) - keep * ahead)
    return found


def weighed(stakes: Stakes, chances: Chances) -> float:
    a, b, c, d = stakes
    e, f, g, h = chances
    return a * e + b * f + c * g + d * h


def unseen(g: Musketeers, seat: Seat) -> list[int]:
    """The cards that a rival may still play: neither mine nor shown, in rising order."""
    mask = 0
    for card in g.hands[seat]:
        mask |= 1 << card
    for card in g.rewards[seat]:
        mask |= 1 << card
    hidden = not g.options.jail_discard_visible
    for entry in g.fought:
        for other in range(g.seats):
            # MUR-11: a hidden discard is a guess of the imagined table, so it counts as unseen.
            if not hidden or entry[1] != other or other == seat:
                mask |= 1 << entry[2 + other]
    return [card for card in range(DECK) if not mask >> card & 1]


_BOOKS: Final[dict[tuple[Tables, int], Book]] = {}
_SHELF: Final = 32
"""So many books are kept: one for each number of seats and each data file in use."""
_OPEN: Final[list[tuple[Tables, Book]]] = []
"""The book used last: to look one up by its numbers is slow."""


def pile_book(g: Musketeers) -> Book:
    """MU-5: the odds of a fresh deck against the guards of this number of seats; the same in every hand."""
    if _OPEN and _OPEN[0][0] is g.tables and _OPEN[0][1].seats == g.seats:
        return _OPEN[0][1]
    key = (g.tables, g.seats)
    found = _BOOKS.get(key)
    if found is None:
        if len(_BOOKS) >= _SHELF:
            _BOOKS.clear()
        pile = g.tables.pile(g.seats)
        found = Book(g.tables.values, g.tables.guards, pile, g.seats, CAREFUL.keep[g.seats - 2])
        _BOOKS[key] = found
    _OPEN[:] = [(g.tables, found)]
    return found


@final
class Laying:
    """MU-9: twelve cards in rising order, three of which are to be laid as rewards."""

    def __init__(self, g: Musketeers, hand: list[int], fight: float) -> None:
        values, factors, later = g.tables.values, g.tables.factors, pile_book(g).later
        double, void = fight * (factors[JEWEL] - 1), fight * (1 - factors[PRISON])
        rivals = fight / (g.seats - 1)
        self._values: list[float] = []
        self._fixed: list[float] = []
        self._jewels: list[float] = []
        self._prisons: list[float] = []
        self._all_fixed = self._all_jewels = self._all_prisons = 0.0
        for card in hand:
            jewel, rivals_jewel, prison, rivals_prison = later[card]
            fixed = rivals * (SHOWN_PRISON * rivals_prison - SHOWN_JEWEL * rivals_jewel)
            self._values.append(float(values[card]))
            self._fixed.append(fixed)
            self._jewels.append(double * jewel)
            self._prisons.append(void * prison)
            self._all_fixed += fixed
            self._all_jewels += double * jewel
            self._all_prisons += void * prison

    def worth(self, a: i64, b: i64, c: i64) -> float:
        """What three cards pay, by their places, and what the other nine will win and lose for them."""
        low, high = self._values[a], self._values[c]
        jewel = self._all_jewels - self._jewels[a] - self._jewels[b] - self._jewels[c]
        prison = self._all_prisons - self._prisons[a] - self._prisons[b] - self._prisons[c]
        fixed = self._all_fixed - self._fixed[a] - self._fixed[b] - self._fixed[c]
        return low + self._values[b] + high + jewel * high - prison * low + fixed


def reward_worths(g: Musketeers, hand: list[int], fight: float) -> list[float]:
    """MU-9: what each way to lay rewards is worth."""
    laying = Laying(g, hand, fight)
    return [laying.worth(a, b, c) for a, b, c in TRIPLES]
