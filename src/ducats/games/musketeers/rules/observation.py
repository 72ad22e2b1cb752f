"""What a seat may know of Musketeers, as numbers: the view's facts and the scales of the vector."""

from typing import Final, final

from mypy_extensions import i64

from ducats.engine import bits
from ducats.engine.observation import Observer, Row, around, set_waiting
from ducats.games.musketeers.rules.fought import card_in, jailed_in, judge
from ducats.games.musketeers.rules.printed import (
    CARDS_DEALT,
    DECK,
    DUELS,
    GUARDS,
    JEWEL,
    PRISON,
    REWARD_CARDS,
)
from ducats.games.musketeers.rules.state import NO_GUARD, Musketeers
from ducats.games.musketeers.rules.tokens import NO_SLOT, GiveTokenUp, LoserToken

STRONGEST: Final = DECK - 1
HIGHEST_VALUE: Final = 10
HIGHEST_GUARD: Final = 40
TOKENS_OF_A_KIND: Final = 3
TOKEN_STATES: Final = 3
"""Bare, jewel, prison."""


@final
class MusketeersObserver(Observer[Musketeers]):
    """The table of visibility (see `views`), number by number."""

    def write_own(self, g: Musketeers, seat: i64, row: Row, at: i64) -> None:
        seats: i64 = g.seats
        row.flags(at, g.hand(seat))
        at += DECK
        self._rewards(g, seat, row, at)
        at += REWARD_CARDS * 2
        self._played(g, seat, row, at)
        at += seats * DECK
        self._tokens(g, seat, row, at)
        at += seats * REWARD_CARDS * TOKEN_STATES
        self._standing(g, seat, row, at)
        at += seats * 3
        row.share(at, g.in_centre(JEWEL), TOKENS_OF_A_KIND)
        row.share(at + 1, g.in_centre(PRISON), TOKENS_OF_A_KIND)
        at += 2
        if g.guard() != NO_GUARD:
            row.put(at, 1.0)
            row.share(at + 1, g.guard_value(), HIGHEST_GUARD)
        at += 2
        self._guards_left(g, row, at)
        at += GUARDS
        row.share(at, g.duel(), DUELS)
        row.share(at + 1, g.hand_number(), g.options.max_hands)
        row.share(at + 2, bits.count(g.hand(seat)), CARDS_DEALT)
        at += 3
        self._pending(g, seat, row, at)
        at += seats + REWARD_CARDS * 2
        self._fought(g, seat, row, at)

    def _rewards(self, g: Musketeers, seat: i64, row: Row, at: i64) -> None:
        """MU-R19: one's own."""
        if not g.has_rewards(seat):
            return
        slot: i64
        for slot in range(REWARD_CARDS):
            row.share(at + 2 * slot, g.reward_value(seat, slot), HIGHEST_VALUE)
            row.share(at + 2 * slot + 1, g.reward(seat, slot), STRONGEST)

    def _played(self, g: Musketeers, seat: i64, row: Row, at: i64) -> None:
        """MU-R11: a hidden discard is shown to its owner only."""
        seats: i64 = g.seats
        shown: bool = g.options.jail_discard_visible
        number: i64
        other: i64
        for number in range(g.duels_fought()):
            duel = g.duel_fought(number)
            jailed = jailed_in(duel)
            for other in range(seats):
                if shown or other != jailed or other == seat:
                    row.put(at + around(other, seat, seats) * DECK + card_in(duel, other), 1.0)

    def _tokens(self, g: Musketeers, seat: i64, row: Row, at: i64) -> None:
        seats: i64 = g.seats
        other: i64
        slot: i64
        for other in range(seats):
            first = at + around(other, seat, seats) * (REWARD_CARDS * TOKEN_STATES)
            for slot in range(REWARD_CARDS):
                row.put(first + slot * TOKEN_STATES + g.token_on(other, slot), 1.0)

    def _standing(self, g: Musketeers, seat: i64, row: Row, at: i64) -> None:
        seats: i64 = g.seats
        target: i64 = g.options.match_target
        ask = g.open
        several = ask is not None and len(ask.seats) > 1
        waiting = set_waiting(g)
        other: i64
        for other in range(seats):
            first = at + 3 * around(other, seat, seats)
            row.share(first, g.total(other), target)
            row.flag(first + 1, other == g.jailed())
            row.flag(first + 2, several and not bits.has(waiting, other))

    def _guards_left(self, g: Musketeers, row: Row, at: i64) -> None:
        """Which of two equal guards was met is not told: the first of them counts as the one left."""
        guards = g.printed.guards
        pile = g.pile()
        place: i64 = 0
        value: i64 = -1
        while pile:
            guard = bits.lowest(pile)
            if guards[guard] == value:
                place += 1
            else:
                value = guards[guard]
                place = guard
                while place > 0 and guards[place - 1] == value:
                    place -= 1
            row.put(at + place, 1.0)
            pile &= pile - 1

    def _pending(self, g: Musketeers, seat: i64, row: Row, at: i64) -> None:
        """Who takes a token, onto which slot, and which token."""
        seats: i64 = g.seats
        ask = g.open
        if isinstance(ask, GiveTokenUp):
            row.put(at + around(ask.taker, seat, seats), 1.0)
            row.put(at + seats + 2 * ask.to + (0 if ask.token == JEWEL else 1), 1.0)
        elif isinstance(ask, LoserToken) and ask.onto != NO_SLOT:
            row.put(at + around(ask.seat, seat, seats), 1.0)
            row.put(at + seats + 2 * ask.onto + 1, 1.0)

    def _fought(self, g: Musketeers, seat: i64, row: Row, at: i64) -> None:
        seats: i64 = g.seats
        number: i64
        for number in range(g.duels_fought()):
            _, won, concerned = judge(g.printed, seats, g.duel_fought(number))
            row.put(at + around(concerned, seat, seats) * DUELS + number, 1.0)
            row.flag(at + seats * DUELS + number, won)
