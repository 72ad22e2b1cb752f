"""Small action spaces: a long answer is given part by part, each part a choice among a few.

An answer of a question with many of them (a bundle, a bid, a ride) is cut into parts: which kind of answer it
is, then amounts. A game's `encoding.py` says how, by `LONG_ANSWERS`; all other questions have one part. Every
part of every question has its own places in the action space.
"""

from collections.abc import Mapping
from math import prod
from typing import Final, NamedTuple, final

from ducats.engine.answer_parts import AnswerParts, Unfinished
from ducats.engine.frames import SEVERAL, Draw
from ducats.engine.messages import Seat
from ducats.engine.play import Play
from ducats.engine.rules import Rules

MOST_PLACES: Final = 1024
"""No action space is larger."""


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


LongAnswers = Mapping[str, tuple[Section, ...]]
"""By question: its sections, in the order of the answers' numbers."""


def _names(sections: tuple[Section, ...]) -> tuple[str, ...]:
    """What each part stands for; the kind is a part only where there are several."""
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
        self.parts: dict[str, AnswerParts] = {}
        self.names: dict[str, tuple[str, ...]] = {}
        """By question, what each part stands for."""
        end = 0
        for ask in rules.meta.questions:
            if issubclass(ask, Draw):
                continue
            sections = long_answers.get(ask.question, (Section((ask.size,), ("answer",)),))
            cut = [(section.radix, section.fastest_first) for section in sections]
            self.parts[ask.question] = AnswerParts(ask.size, cut, end)
            self.names[ask.question] = _names(sections)
            end = int(self.parts[ask.question].end)
        self.size = end
        self.longest = max(int(parts.count) for parts in self.parts.values())
        """Parts of the longest answer."""

    def begin(self, play: Play, seat: Seat) -> Unfinished:
        """An answer of which nothing has been said yet."""
        ask = play.ask()
        # A copy, for others may answer before this answer is complete.
        return Unfinished(self.parts[ask.question], play.legal(seat).copy(), ask.seat != SEVERAL, ask.rule)


def spell(steps: Steps, play: Play, seat: Seat, answer: int) -> list[int]:
    """The places that say an answer, one after the other: for learners who imitate."""
    unfinished, said = steps.begin(play, seat), []
    done: int | None = None
    while done is None:
        part = int(unfinished.said)
        said.append(int(unfinished.parts.firsts[part] + unfinished.parts.value(answer, part)))
        done = unfinished.say(said[-1])
    return said
