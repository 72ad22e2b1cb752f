"""Bargaining in bounded steps: typed bundles, and two parties who name terms in turn until one accepts
or refuses.

A bundle (some coins, some diamonds ...) is one int, so that every answer to a bargaining question is
an int too.
"""

from abc import abstractmethod
from typing import Any, ClassVar, Final, TypeVar, final

from mypy_extensions import i64, mypyc_attr

from ducats.engine.errors import MalformedAction
from ducats.engine.frames import OPEN, Ask, Frame
from ducats.engine.messages import Action, Amount, Form, OneOf, OneOrForm, Seat
from ducats.engine.play import Play

REFUSE: Final = 0
ACCEPT: Final = 1
TERMS: Final = 2
"""Answers to a word: no; yes to the standing terms; TERMS + code names other terms."""

NOTHING: Final = 0
"""The code of the empty bundle: standing terms that cost nothing."""
NO_TERMS: Final = -1
"""No terms are standing yet; as the result of a haggle: no deal."""


G = TypeVar("G", bound=Play)


@final
class Measure:
    """How bundles are written as ints: mixed radix, the first kind of goods counting fastest."""

    def __init__(self, names: tuple[str, ...], most: tuple[int, ...], steps: tuple[int, ...]) -> None:
        self.names: Final = names
        self.most: Final = most
        """The largest amount of each kind, in its own unit."""
        self.steps: Final = steps
        """The quantum of each kind: amounts are multiples of it."""
        self.radix: Final = tuple(top // step + 1 for top, step in zip(most, steps, strict=True))
        size = 1
        for digits in self.radix:
            size *= digits
        self.size: Final = size

    def code(self, amounts: list[int]) -> int:
        """A bundle as one int; MalformedAction if no bundle can hold these amounts."""
        code, weight = 0, 1
        for index, amount in enumerate(amounts):
            step = self.steps[index]
            if not 0 <= amount <= self.most[index] or amount % step:
                raise MalformedAction(f"{amount} {self.names[index]} cannot be named", code="bad_amount")
            code += weight * (amount // step)
            weight *= self.radix[index]
        return code

    def amounts(self, code: int) -> list[int]:
        """What a code stands for."""
        amounts: list[int] = []
        for index in range(len(self.radix)):
            digits = self.radix[index]
            amounts.append(code % digits * self.steps[index])
            code //= digits
        return amounts

    def within(self, limits: list[int], least: int, first: int = 0, stride: int = 1) -> list[int]:
        """All bundles of at most these amounts and at least `least` steps (0 or 1), in rising order.

        Each is `first` + its code * `stride`.
        """
        found = [first]
        weight: i64 = stride
        for index, limit in enumerate(limits):
            smaller = len(found)
            for digit in range(1, min(limit // self.steps[index] + 1, self.radix[index])):
                more = weight * digit
                for place in range(smaller):
                    found.append(found[place] + more)
            weight *= self.radix[index]
        return found[least:]

    def fits(self, code: int, limits: list[int]) -> bool:
        return all(amount <= limit for amount, limit in zip(self.amounts(code), limits, strict=True))

    def items(self, code: int) -> int:
        """How many steps a bundle holds in all."""
        return sum(amount // step for amount, step in zip(self.amounts(code), self.steps, strict=True))

    def form(self, action: Action, field: str, limits: list[int], least: int) -> Form[Any]:
        """The bundles within limits in the form people fill in."""
        amounts = tuple(
            Amount(name, min(limit, most), 0, step)
            for name, limit, most, step in zip(self.names, limits, self.most, self.steps, strict=True)
        )
        return Form(action, field, amounts, least)


@mypyc_attr(allow_interpreted_subclasses=True)
class Word(Ask[G]):
    """One party's word on the standing terms: refuse, accept, or name other terms."""

    in_bargain = True
    measure: ClassVar[Measure]
    refusal: ClassVar[Action]
    acceptance: ClassVar[Action]
    field: ClassVar[str] = "bundle"
    """The field of the naming action that holds the amounts."""
    least: ClassVar[int] = 1
    """1: terms must hold something; 0: nothing at all may be named too."""

    def __init__(self, seat: Seat, other: Seat, standing: int) -> None:
        super().__init__(seat)
        self.other = other
        self.standing = standing

    @abstractmethod
    def limits(self, g: G) -> list[int]:
        """The most of each kind that may be named now; empty if no terms may be named."""

    @abstractmethod
    def named(self, g: G, amounts: list[int]) -> Action:
        """The action that names these amounts."""

    @abstractmethod
    def amounts_in(self, action: Action) -> list[int] | None:
        """The amounts an action names; None if it names none."""

    def may_accept(self, g: G) -> bool:
        return self.standing != NO_TERMS

    def legal(self, g: G, seat: Seat) -> list[int]:
        answers = [REFUSE]
        if self.may_accept(g):
            answers.append(ACCEPT)
        limits = self.limits(g)
        if limits:
            answers += self.measure.within(limits, self.least, TERMS)
        return answers

    def answered(self, g: G, answer: int) -> None:
        g.leave(answer)

    def deal(self, g: G, answer: int) -> tuple[Seat, int] | None:
        return (self.other, REFUSE) if answer == ACCEPT else None

    def say(self, g: G, seat: Seat, answer: int) -> Action:
        if answer == REFUSE:
            return self.refusal
        if answer == ACCEPT:
            return self.acceptance
        return self.named(g, self.measure.amounts(answer - TERMS))

    def hear(self, g: G, seat: Seat, action: Action) -> int:
        # By kind: a word may carry a reason, which is no part of the answer.
        if type(action) is type(self.refusal):
            return REFUSE
        if type(action) is type(self.acceptance):
            return ACCEPT
        amounts = self.amounts_in(action)
        if amounts is None:
            name = type(action).__name__
            wrong = f"{name} does not answer {self.question}"
            raise MalformedAction(wrong, code="wrong_action", rule=self.rule)
        return TERMS + self.measure.code(amounts)

    def choices(self, g: G, seat: Seat) -> OneOf[Any] | OneOrForm[Any]:
        actions = [self.refusal]
        if self.may_accept(g):
            actions.append(self.acceptance)
        limits = self.limits(g)
        if not any(limits):
            return OneOf(tuple(actions))
        lowest = self.named(g, [0] * len(limits))
        return OneOrForm(tuple(actions), (self.measure.form(lowest, self.field, limits, self.least),))


SPOKEN: Final = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Haggle(Frame[G]):
    """Two parties speak in turn; it ends with the code of the agreed terms or with NO_TERMS.

    A subclass says which question each word is and, by its number of words, when no further terms can
    be named.
    """

    def __init__(self, first: Seat, second: Seat, standing: int, spoken: int) -> None:
        self.first = first
        self.second = second
        self.standing = standing
        self.spoken = spoken

    @abstractmethod
    def word(self) -> Ask[G]:
        """The question to whoever speaks now."""

    @abstractmethod
    def onward(self, standing: int) -> "Haggle[G]":
        """The rest of the haggle, with one word more spoken and these terms standing."""

    def refused(self, g: G) -> None:
        """What a refusal leads to: the end, unless a subclass knows better."""
        g.leave(NO_TERMS)

    def run(self, g: G, at: int) -> None:
        if at == OPEN:
            g.call(self.word(), SPOKEN)
        elif g.result == ACCEPT:
            g.leave(self.standing)
        elif g.result == REFUSE:
            self.refused(g)
        else:
            g.become(self.onward(g.result - TERMS))
