"""How long an answer takes that the server gives: as long as a real one to that kind of question."""

from collections import deque
from collections.abc import Hashable, Iterator
from itertools import chain, islice
from math import ceil
from random import SystemRandom
from typing import Final, Generic, TypeVar

from ducats.server.store.base import Answered

BEAT: Final = 0.5
"""Whoever thinks longer than their pause answers on one of the next beats, so that the time tells little."""
KEPT: Final = 64
KINDS: Final = 20_000
"""Kinds of questions and people for which examples are kept; those unused for longest are forgotten."""
ENOUGH: Final = 5
"""With fewer examples nobody knows what is usual."""
FIRST_SECONDS: Final = 1.5
"""While nobody knows what is usual, no bot answers sooner, whether it had to think or not."""
LONGEST_SECONDS: Final = 20.0
"""Nobody is kept waiting longer by an answer that is given for somebody; longer ones are no examples."""
BLUR: Final = 0.15
"""A time that is repeated exactly would show that it was."""
MAX_ANSWERS_PER_WORD: Final = 64
"""That other processes hear of: a word has at most 8,000 bytes."""
MAX_WORDS: Final = 16
"""Of answers, at a time: what is more is forgotten."""
EXAMPLES_PER_KIND: Final = 8
"""For a process that has just begun."""
_dice: Final = SystemRandom()

About = TypeVar("About", bound=Hashable)


class Examples(Generic[About]):
    """How long real answers took, by what they were about."""

    def __init__(self) -> None:
        self._recent: dict[About, deque[float]] = {}

    def __len__(self) -> int:
        return len(self._recent)

    def note(self, about: About, seconds: float) -> None:
        if seconds > LONGEST_SECONDS:
            return
        recent = self._recent.pop(about, None)
        if recent is None:
            recent = deque(maxlen=KEPT)
            if len(self._recent) >= KINDS:
                del self._recent[next(iter(self._recent))]
        recent.append(seconds)
        self._recent[about] = recent

    def latest(self) -> Iterator[tuple[About, float]]:
        """Some of each kind, those first that were used last."""
        for about in reversed(self._recent):
            for seconds in islice(reversed(self._recent[about]), EXAMPLES_PER_KIND):
                yield about, seconds

    def draw(self, about: About) -> float | None:
        """One of them; None if there are too few."""
        recent = self._recent.get(about, ())
        return _dice.choice(recent) if len(recent) >= ENOUGH else None


class Pace:
    """Remembers how long bots and people take over a question, so that players without a choice take as long.

    `least` and `most` bound the pause of a bot, `answer_least` and `answer_most` that of an answer for a
    person before anybody has answered such a question. If they are 0, nobody waits for anything.
    """

    def __init__(self, least: float, most: float, answer_least: float, answer_most: float) -> None:
        self._least = least
        self._most = most
        self._answer_least = answer_least
        self._answer_most = answer_most
        self._thoughts = Examples[Hashable]()
        self._answers = Examples[str]()
        """By the question."""
        self._own_answers = Examples[tuple[str, str]]()
        """By the person and the question."""
        self._news: deque[Answered] = deque(maxlen=MAX_WORDS * MAX_ANSWERS_PER_WORD)

    # -- bots ------------------------------------------------------------------------------------

    def pause(self) -> float:
        """What a bot waits at least; drawn without looking at the table."""
        return _dice.uniform(self._least, self._most)

    def thought(self, about: Hashable, passed: float) -> float:
        """How long a bot without a choice seems to think, if it has waited for a worker already."""
        drawn = self._thoughts.draw(about)
        return self.at_first(about, passed) if drawn is None else max(drawn, passed)

    def at_first(self, about: Hashable, passed: float) -> float:
        """How long a bot seems to have thought: while nobody knows what is usual, a while at least."""
        return max(passed, FIRST_SECONDS) if self._thoughts.draw(about) is None else passed

    def note_thought(self, about: Hashable, seconds: float) -> None:
        """So long has a bot thought about it that had a choice."""
        self._thoughts.note(about, seconds)

    @staticmethod
    def on_beat(pause: float, passed: float) -> float:
        """The pause, and whole beats more until it is longer than what has passed. No pause, no beats."""
        if not pause or passed <= pause:
            return pause
        return pause + BEAT * ceil((passed - pause) / BEAT)

    # -- people ----------------------------------------------------------------------------------

    def answer(self, person: str | None, question: str) -> float:
        """Seconds until an answer is given for a person: what they, or else people, take for such a one."""
        if not self._answer_most:
            return 0.0
        drawn = None if person is None else self._own_answers.draw((person, question))
        if drawn is None:
            drawn = self._answers.draw(question)
        if drawn is None:
            return _dice.uniform(self._answer_least, self._answer_most)
        return drawn * _dice.uniform(1 - BLUR, 1 + BLUR)

    def note_answer(self, person: str, question: str, seconds: float) -> None:
        """So long has a person taken who had a choice."""
        self.learn(person, question, seconds)
        self._news.append((person, question, round(seconds, 3)))

    def learn(self, person: str | None, question: str, seconds: float) -> None:
        """The same, wherever it was."""
        if person is not None:
            self._own_answers.note((person, question), seconds)
        self._answers.note(question, seconds)

    def learn_example(self, person: str | None, question: str, seconds: float) -> None:
        """What another process knew when this one began, of people and of each person apart."""
        if person is None:
            self._answers.note(question, seconds)
        else:
            self._own_answers.note((person, question), seconds)

    def take_news(self) -> tuple[Answered, ...]:
        """A word of what was noted here and not yet taken; beyond some words only the latest is kept."""
        return tuple(self._news.popleft() for _ in range(min(len(self._news), MAX_ANSWERS_PER_WORD)))

    def examples(self) -> list[tuple[Answered, ...]]:
        """Words for a process that has just begun: of every kind, then of the people who answered last."""
        told: Iterator[Answered] = chain(
            ((None, question, seconds) for question, seconds in self._answers.latest()),
            ((*about, seconds) for about, seconds in self._own_answers.latest()),
        )
        words = (tuple(islice(told, MAX_ANSWERS_PER_WORD)) for _ in range(MAX_WORDS))
        return [word for word in words if word]
