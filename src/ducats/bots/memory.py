"""What a seat remembers of its bargains: who refused which of its proposals.

It is folded from the events as the seat was told them, so it holds nothing that the seat does not know, and
every process that replays the game comes to the same.
"""

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

import msgspec

from ducats.engine.messages import Event, Seat
from ducats.engine.play import Play

PATIENCE: Final = 2
"""Whoever has refused so many proposals of a kind is left alone for a while."""
MOST_KEPT: Final = 16
"""Refusals, of all players together."""


Gain = Callable[[int], float]
"""What the other player has of terms."""


class Proposal(msgspec.Struct, frozen=True):
    """Terms that this seat has named to another."""

    to: Seat
    kind: str
    matter: str
    """What was at stake; terms for something else do not compare."""
    terms: int
    """As the game counts them."""
    turn: int = 0
    """When it was made; of no account before that."""


class Memory(msgspec.Struct, frozen=True, omit_defaults=True):
    """One seat's, at one moment of one game."""

    turn: int = 0
    matter: str = ""
    """What is being bargained about."""
    standing: tuple[Proposal, ...] = ()
    """Proposals not answered yet, one for each player at most."""
    refused: tuple[Proposal, ...] = ()
    """The latest last; no deal has been made with those players since."""

    def next_turn(self, kept: int) -> "Memory":
        """Refusals older than `kept` turns are forgotten."""
        turn = self.turn + 1
        return Memory(turn, refused=tuple(each for each in self.refused if each.turn >= turn - kept))

    def about(self, matter: str) -> "Memory":
        return msgspec.structs.replace(self, matter=matter)

    def propose(self, to: Seat, kind: str, terms: int) -> "Memory":
        made = Proposal(to, kind, self.matter, terms, self.turn)
        return msgspec.structs.replace(self, standing=(*_to_others(self.standing, to), made))

    def withdraw(self, to: Seat) -> "Memory":
        """The proposal has come to nothing, but nobody has refused it."""
        return msgspec.structs.replace(self, standing=_to_others(self.standing, to))

    def refuse(self, by: Seat) -> "Memory":
        """What was proposed to them is refused; nothing happens where nothing was."""
        refused = (*self.refused, *[each for each in self.standing if each.to == by])
        return msgspec.structs.replace(self.withdraw(by), refused=refused[-MOST_KEPT:])

    def agree(self, other: Seat) -> "Memory":
        """A deal with somebody makes up for what they refused before it."""
        return msgspec.structs.replace(self.withdraw(other), refused=_to_others(self.refused, other))

    def outdate(self, part: str) -> "Memory":
        """A part of what was at stake has changed: what was refused about it does not compare any more."""
        refused = [
            msgspec.structs.replace(each, matter="") if part in each.matter.split() else each
            for each in self.refused
        ]
        return msgspec.structs.replace(self, refused=tuple(refused))

    def of_a_kind(self, made: Proposal) -> list[Proposal]:
        """What the same player has refused of this kind."""
        return [each for each in self.refused if (each.to, each.kind) == (made.to, made.kind)]

    def alike(self, made: Proposal) -> list[Proposal]:
        """And about the same matter."""
        return [each for each in self.of_a_kind(made) if each.matter == made.matter]

    def is_pointless(self, made: Proposal, usual: int, gain: Gain, is_invited: bool = False) -> bool:
        """Whether a proposal is not worth making: it must be better for the other than what they refused.

        `usual`: the terms that this seat would name now if nothing had been refused.
        `is_invited`: they have asked for a proposal, so they are not left alone.
        """
        if len(self.of_a_kind(made)) >= PATIENCE and not is_invited:
            return True
        refused = [gain(each.terms) for each in self.alike(made)]
        return bool(refused) and (
            gain(made.terms) <= max(refused) or self.rewards_refusing(made, usual, gain)
        )

    def rewards_refusing(self, made: Proposal, usual: int, gain: Gain) -> bool:
        """Whether they would have more of it than of taking what was named each time.

        What was refused may be worth more by now than it was then, so it counts no more than the usual terms.
        If those are to their loss, they are right to refuse.
        """
        now = gain(usual)
        missed = [max(0.0, min(now, gain(each.terms))) for each in self.alike(made)]
        return bool(missed) and now > 0 and now + sum(missed) < gain(made.terms)


def _to_others(proposals: tuple[Proposal, ...], seat: Seat) -> tuple[Proposal, ...]:
    return tuple(each for each in proposals if each.to != seat)


BLANK: Final = Memory()

Reconsider = Callable[[Play, Seat, Memory, int, list[int]], int]
"""For an imagined game, an answer and other good ones, the best first: the answer, or another one if it would
repeat in vain what was refused."""


class Recall(NamedTuple):
    """How the bots of a game remember."""

    events: tuple[type[Event], ...]
    """Those that matter."""
    questions: frozenset[str]
    """Those at which it matters."""
    after: Callable[[Memory, Seat, Event], Memory]
    """What a seat remembers once it was told one more of these events."""

    def fold(self, seat: Seat, events: Iterable[Event]) -> Memory:
        """What a seat remembers of a game in which all this has happened."""
        memory = BLANK
        for event in events:
            if isinstance(event, self.events):
                memory = self.after(memory, seat, event.seen_by(seat))
        return memory
