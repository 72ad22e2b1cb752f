"""Long answers, given part by part: which kind of answer it is, then amounts, each a choice among a few."""

from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64

from ducats.engine.errors import BrokenInvariant, IllegalAction
from ducats.engine.observation import Marks, Row


@final
class AnswerParts:
    """The answers of one question, cut into parts.

    Answers come in sections with consecutive numbers; those of one section are the digits of a mixed radix.
    The section is the first part, where there are several; answers with fewer digits are filled up with 0.
    """

    def __init__(self, size: int, sections: list[tuple[tuple[int, ...], bool]], first: int) -> None:
        """`sections`: the radix of each, and whether its first digit is the one that counts by ones.

        `first`: the place of the first part's first value in the action space.
        """
        self.size = size
        self.sections: i64 = len(sections)
        self.kinds: i64 = 1 if len(sections) > 1 else 0
        """Parts before the digits."""
        self.digits: i64 = max([len(radix) for radix, _ in sections])
        self.count: i64 = self.kinds + self.digits
        self.short = self.count == 1 and len(sections) == 1
        """Whether an answer is its own only part."""
        self._starts = vec[i64]([0] * (len(sections) + 1))
        self._strides = vec[i64]([1] * (len(sections) * self.digits))
        self._radix = vec[i64]([1] * (len(sections) * self.digits))
        for section in range(len(sections)):
            self._note(section, sections[section][0], sections[section][1])
        if self._starts[self.sections] != size:
            raise BrokenInvariant(f"sections of {self._starts[self.sections]} answers, not {size}")
        self.widths = vec[i64]([self._width(part) for part in range(self.count)])
        """How many values each part may have."""
        self.firsts = vec[i64]([first] * self.count)
        """The place of each part's first value."""
        for part in range(1, self.count):
            self.firsts[part] = self.firsts[part - 1] + self.widths[part - 1]
        self.end: i64 = self.firsts[self.count - 1] + self.widths[self.count - 1]

    def _note(self, section: i64, radix: tuple[int, ...], fastest_first: bool) -> None:
        stride: i64 = 1
        for step in range(len(radix)):
            digit = step if fastest_first else len(radix) - 1 - step
            place = section * self.digits + digit
            self._strides[place] = stride
            self._radix[place] = radix[digit]
            stride *= radix[digit]
        self._starts[section + 1] = self._starts[section] + stride

    def _width(self, part: i64) -> int:
        if part < self.kinds:
            return self.sections
        widest: i64 = 1
        for section in range(self.sections):
            widest = max(widest, self._radix[section * self.digits + part - self.kinds])
        return widest

    def value(self, answer: i64, part: i64) -> i64:
        """What an answer says in one of its parts."""
        if self.short:
            return answer
        section: i64 = 0
        while answer >= self._starts[section + 1]:
            section += 1
        if part < self.kinds:
            return section
        place = section * self.digits + part - self.kinds
        return (answer - self._starts[section]) // self._strides[place] % self._radix[place]


@final
class Unfinished:
    """An answer that is being given.

    Parts without a choice are passed over, unless others answer at the same time: how many steps an answer
    takes must not tell them what it is.
    """

    def __init__(self, parts: AnswerParts, legal: list[int], brisk: bool, rule: str) -> None:
        """`brisk`: nobody else is asked. The list is only read."""
        self.parts = parts
        self.possible = legal
        """The legal answers that begin with what was said."""
        self.said: i64 = 0
        """Parts that are settled."""
        self.brisk = brisk
        self.rule = rule
        if brisk and len(legal) > 1 and not parts.short:
            self._pass_over()

    def _pass_over(self) -> None:
        while self.said < self.parts.count and self._is_settled():
            self.said += 1

    def _is_settled(self) -> bool:
        """Whether the next part has but one value."""
        parts, part = self.parts, self.said
        only = parts.value(self.possible[0], part)
        for answer in self.possible:  # noqa: SIM110  # A generator is slow when compiled.
            if parts.value(answer, part) != only:
                return False
        return True

    def places(self) -> list[int]:
        """What can be said next, as places of the action space, rising."""
        first = self.parts.firsts[self.said]
        return sorted({int(first + self.parts.value(answer, self.said)) for answer in self.possible})

    def mark(self, marks: Marks) -> None:
        """The same as a mask."""
        parts, part = self.parts, self.said
        first = parts.firsts[part]
        for answer in self.possible:
            marks.mark(first + parts.value(answer, part))

    def say(self, place: int) -> int | None:
        """The next part. The answer, if it is complete; IllegalAction, and nothing said, if it is none."""
        parts, part = self.parts, self.said
        value: i64 = place - parts.firsts[part]
        kept = [answer for answer in self.possible if parts.value(answer, part) == value]
        if not kept:
            raise IllegalAction(f"action {place} is not possible now", rule=self.rule)
        self.possible = kept
        self.said = part + 1
        if self.brisk:
            self._pass_over()
        return kept[0] if self.said == parts.count else None

    def write(self, out: Any) -> None:
        """What was said so far, as numbers from 0 to 1: by part, 0 if it is still open."""
        for part in range(len(out)):
            out[part] = 0.0
        for part in range(self.said):
            out[part] = (int(self.parts.value(self.possible[0], part)) + 1) / int(self.parts.widths[part])

    def show(self, row: Row, at: i64) -> None:
        """The same in a row, from a place on."""
        part: i64
        for part in range(self.said):
            row.share(at + part, self.parts.value(self.possible[0], part) + 1, self.parts.widths[part])
