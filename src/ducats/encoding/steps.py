"""Small action spaces: a long answer is given part by part, each part a choice among a few.

An answer of a question with many of them (a bundle, a bid, a ride) is cut into parts: which kind of answer it
is, then amounts. A game's `encoding.py` says how, by `LONG_ANSWERS`; all other questions have one part. Every
part of every question has its own places in the action space.
"""

from collections.abc import Mapping
from itertools import accumulate
from math import prod
from typing import Any, Final, NamedTuple, final

from ducats.encoding.extra import needed_for
from ducats.engine.errors import BrokenInvariant, IllegalAction
from ducats.engine.frames import SEVERAL, Draw
from ducats.engine.messages import Seat
from ducats.engine.play import Play
from ducats.engine.rules import Rules

with needed_for("the encoding of games"):
    import numpy as np
    from numpy.typing import NDArray

MOST_PLACES: Final = 1024
"""No action space is larger."""

Numbers = NDArray[np.int64]
Mask = NDArray[np.int8]


class Section(NamedTuple):
    """Answers with consecutive numbers that are written alike: digits of a mixed radix.

    `Section()` is a single answer.
    """

    radix: tuple[int, ...] = ()
    names: tuple[str, ...] = ()
    """What each digit stands for."""
    fastest_first: bool = False
    """Whether the first digit is the one that counts by ones."""

    @property
    def size(self) -> int:
        return prod(self.radix)

    def digits(self) -> Numbers:
        """One row for each answer."""
        if not self.radix:
            return np.zeros((1, 0), np.int64)
        radix = self.radix[::-1] if self.fastest_first else self.radix
        rows = np.stack(np.unravel_index(np.arange(self.size), radix), axis=1)
        return rows[:, ::-1] if self.fastest_first else rows


LongAnswers = Mapping[str, tuple[Section, ...]]
"""By question: its sections, in the order of the answers' numbers."""


@final
class Parts:
    """The answers of one question, cut into parts."""

    def __init__(self, size: int, sections: tuple[Section, ...], first: int) -> None:
        """`first`: the place of the first part's first value."""
        self.table = _table(size, sections)
        """One row for each answer, one column for each part."""
        self.widths = tuple(int(width) for width in self.table.max(axis=0) + 1)
        self.firsts = tuple(accumulate(self.widths[:-1], initial=first))
        self.end = first + sum(self.widths)
        self.names = _names(sections)


def _table(size: int, sections: tuple[Section, ...]) -> Numbers:
    """Short answers are filled up with zeros; the kind is a part only where there are several."""
    if sum(section.size for section in sections) != size:
        raise BrokenInvariant(f"sections of {[section.size for section in sections]} answers, not {size}")
    longest = max(len(section.radix) for section in sections)
    rows = []
    for kind, section in enumerate(sections):
        filled = np.zeros((section.size, longest + 1), np.int64)
        filled[:, 0] = kind
        filled[:, 1 : len(section.radix) + 1] = section.digits()
        rows.append(filled)
    table = np.concatenate(rows)
    return table if len(sections) > 1 else table[:, 1:]


def _names(sections: tuple[Section, ...]) -> tuple[str, ...]:
    named = [" or ".join(dict.fromkeys(names)) for names in _by_part(sections)]
    return ("kind", *named) if len(sections) > 1 else tuple(named)


def _by_part(sections: tuple[Section, ...]) -> list[list[str]]:
    longest = max(len(section.names) for section in sections)
    return [
        [section.names[part] for section in sections if part < len(section.names)] for part in range(longest)
    ]


@final
class Steps:
    """The small action space of a game: the parts of all questions to players, laid end to end."""

    def __init__(self, rules: Rules, long_answers: LongAnswers) -> None:
        self.game = rules.meta.id
        self.parts: dict[str, Parts] = {}
        end = 0
        for ask in rules.meta.questions:
            if issubclass(ask, Draw):
                continue
            sections = long_answers.get(ask.question, (Section((ask.size,), ("answer",)),))
            self.parts[ask.question] = Parts(ask.size, sections, end)
            end = self.parts[ask.question].end
        self.size = end
        self.longest = max(len(parts.widths) for parts in self.parts.values())
        """Parts of the longest answer."""

    def begin(self, play: Play, seat: Seat) -> "Unfinished":
        """An answer of which nothing has been said yet."""
        ask = play.ask()
        return Unfinished(self, self.parts[ask.question], play.legal(seat), ask.seat != SEVERAL, ask.rule)


@final
class Unfinished:
    """An answer that is being given.

    Parts without a choice are passed over, unless others answer at the same time: how many steps an answer
    takes must not tell them what it is.
    """

    def __init__(self, steps: Steps, parts: Parts, legal: list[int], brisk: bool, rule: str) -> None:
        self.steps = steps
        self.parts = parts
        self.possible: Numbers = np.array(legal, np.int64)
        """The legal answers that begin with what was said."""
        self.said = 0
        """Parts that are settled."""
        self.brisk = brisk
        self.rule = rule
        self.short = len(parts.widths) == 1
        if brisk and len(legal) > 1 and not self.short:
            self._pass_over()

    def _pass_over(self) -> None:
        while self.said < len(self.parts.widths) and self._values().size == 1:
            self.said += 1

    def _values(self) -> Numbers:
        """The values that the next part may have."""
        if self.short:
            return self.possible
        return np.flatnonzero(np.bincount(self.parts.table[self.possible, self.said]))

    def places(self) -> Numbers:
        """What can be said next, as places of the action space."""
        return self._values() + self.parts.firsts[self.said]

    def say(self, place: int) -> int | None:
        """The next part. The answer, if it is complete; IllegalAction, and nothing said, if it is none."""
        value = place - self.parts.firsts[self.said]
        values = self.possible if self.short else self.parts.table[self.possible, self.said]
        kept = self.possible[values == value]
        if kept.size == 0:
            raise IllegalAction(f"action {place} is not possible now", rule=self.rule)
        self.possible = kept
        self.said += 1
        if self.brisk:
            self._pass_over()
        return int(kept[0]) if self.said == len(self.parts.widths) else None

    def write(self, out: Any) -> None:
        """What was said so far, as numbers from 0 to 1: by part, 0 if it is still open."""
        out[:] = 0.0
        if self.said:
            settled = self.parts.table[self.possible[0], : self.said] + 1
            out[: self.said] = settled / self.parts.widths[: self.said]


def spell(steps: Steps, play: Play, seat: Seat, answer: int) -> list[int]:
    """The places that say an answer, one after the other: for learners who imitate."""
    unfinished, said = steps.begin(play, seat), []
    done: int | None = None
    while done is None:
        part = unfinished.said
        said.append(unfinished.parts.firsts[part] + int(unfinished.parts.table[answer, part]))
        done = unfinished.say(said[-1])
    return said
