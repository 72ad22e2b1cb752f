"""How long the server takes to answer for somebody: as long as a real answer to that kind of question."""

from collections import deque
from collections.abc import Hashable, Iterator
from itertools import chain, islice
from math import ceil
from random import SystemRandom
from typing import Final, Generic, TypeVar

from ducats.server.store.base import Answered

BEAT: Final = 0.5
"""A bot that thinks longer than its pause answers on a later beat, so that the time tells little."""
KEPT: Final = 64
KINDS: Final = 20_000
"""Kinds of questions and people for which examples are kept; those unused for longest are forgotten."""
ENOUGH: Final = 5
"""With fewer examples the usual time is unknown."""
FIRST_SECONDS: Final = 1.5
"""Until the usual time is known, no bot answers sooner, whether it had to think or not."""
LONGEST_SECONDS: Final = 20.0
"""The longest delay of an answer given for somebody; longer real ones are not used as examples."""
BLUR: Final = 0.15
"""Blurs a drawn time, because an exact repetition would give itself away."""
MAX_ANSWERS_PER_MESSAGE: Final = 64
"""Answers in one message to other processes: a notification has at most 8,000 bytes."""
MAX_MESSAGES: Final = 16
"""The most messages at a time; answers beyond that are dropped."""
EXAMPLES_PER_KIND: Final = 8
"""Sent to a process that has just started."""
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
        """Some of each kind, most recently used first."""
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
        self._news: deque[Answered] = deque(maxlen=MAX_MESSAGES * MAX_ANSWERS_PER_MESSAGE)

    # -- bots ------------------------------------------------------------------------------------

    def pause(self) -> float:
        """What a bot waits at least; drawn without looking at the table."""
        return _dice.uniform(self._least, self._most)

    def thought(self, about: Hashable, passed: float) -> float:
        """How long a bot without a choice seems to think, after it has waited for a worker."""
        drawn = self._thoughts.draw(about)
        return self.at_first(about, passed) if drawn is None else max(drawn, passed)

    def at_first(self, about: Hashable, passed: float) -> float:
        """How long a bot seems to have thought: at least a while, until the usual time is known."""
        return max(passed, FIRST_SECONDS) if self._thoughts.draw(about) is None else passed

    def note_thought(self, about: Hashable, seconds: float) -> None:
        """Note how long a bot with a choice has thought."""
        self._thoughts.note(about, seconds)

    @staticmethod
    def on_beat(pause: float, passed: float) -> float:
        """The pause, and whole beats more until it is longer than what has passed. No pause, no beats."""
        if not pause or passed <= pause:
            return pause
        return pause + BEAT * ceil((passed - pause) / BEAT)

    # -- people ----------------------------------------------------------------------------------

    def answer(self, person: str | None, question: str) -> float:
        """Seconds until an answer is given for a person: as long as they, or else people in general, take for
        it."""
        if not self._answer_most:
            return 0.0
        drawn = None if person is None else self._own_answers.draw((person, question))
        if drawn is None:
            drawn = self._answers.draw(question)
        if drawn is None:
            return _dice.uniform(self._answer_least, self._answer_most)
        return drawn * _dice.uniform(1 - BLUR, 1 + BLUR)

    def note_answer(self, person: str, question: str, seconds: float) -> None:
        """Note how long a person with a choice has taken."""
        self.learn(person, question, seconds)
        self._news.append((person, question, round(seconds, 3)))

    def learn(self, person: str | None, question: str, seconds: float) -> None:
        """Learn such an answer from any process."""
        if person is not None:
            self._own_answers.note((person, question), seconds)
        self._answers.note(question, seconds)

    def learn_example(self, person: str | None, question: str, seconds: float) -> None:
        """Learn what another process knew when this one started, about people in general and each person."""
        if person is None:
            self._answers.note(question, seconds)
        else:
            self._own_answers.note((person, question), seconds)

    def take_news(self) -> tuple[Answered, ...]:
        """The next message about answers noted here; only the latest few messages are kept."""
        return tuple(self._news.popleft() for _ in range(min(len(self._news), MAX_ANSWERS_PER_MESSAGE)))

    def examples(self) -> list[tuple[Answered, ...]]:
        """Messages for a process that has just started: about every kind, then about the people who answered
        last."""
        told: Iterator[Answered] = chain(
            ((None, question, seconds) for question, seconds in self._answers.latest()),
            ((*about, seconds) for about, seconds in self._own_answers.latest()),
        )
        messages = (tuple(islice(told, MAX_ANSWERS_PER_MESSAGE)) for _ in range(MAX_MESSAGES))
        return [message for message in messages if message]
