"""The score of planted mistakes: which are possible, which nobody can notice, which the tests notice."""

from __future__ import annotations

import re
import sys
from collections.abc import Collection, Sequence
from datetime import UTC, datetime
from functools import cache

import msgspec

from judged import CIRCLES, NOTICED, PASSED, PASSED_FOR_NOW, UNKNOWN, Judged
from judging import CLONE, MECHANICS, games, name_of, rule_files
from mutations import Mutant, function_texts, mutants

sys.path.insert(0, str(CLONE))

from bench.marked import replace_between

EQUIVALENT = CLONE / "tests" / "mutants" / "equivalent.toml"
PAGE = CLONE / "docs" / "reliability.md"
BEGIN, END = "<!-- mutants -->\n", "<!-- end of mutants -->\n"


def parts() -> list[str]:
    return [*games(), MECHANICS]


@cache
def possible(part: str) -> list[Mutant]:
    """All mistakes of a part, in the order of its files."""
    return [
        mutant
        for file in rule_files(part)
        for mutant in mutants(file.read_text(encoding="utf-8"), name_of(file))
    ]


class Equivalent(msgspec.Struct, frozen=True):
    """A mistake that no test can notice."""

    mutant: str
    reason: str


class Family(msgspec.Struct, frozen=True):
    """Many of them, for the same reason."""

    pattern: str
    """Of their names, a regular expression."""
    reason: str


class Equivalents(msgspec.Struct, frozen=True):
    equivalent: list[Equivalent]
    family: list[Family]

    def reason(self, name: str) -> str | None:
        """Why nobody can notice a mistake, if so."""
        alone = [each.reason for each in self.equivalent if each.mutant == name]
        alike = [each.reason for each in self.family if re.search(each.pattern, name)]
        return next(iter([*alone, *alike]), None)


def judged(part: str) -> Judged:
    texts = {name_of(file): function_texts(file.read_text(encoding="utf-8")) for file in rule_files(part)}
    return Judged(part, possible(part), texts)


@cache
def equivalents() -> Equivalents:
    return msgspec.toml.decode(EQUIVALENT.read_bytes(), type=Equivalents)


class Score:
    """Of one part, or of some mistakes in it."""

    def __init__(self, part: str, some: Collection[Mutant] | None = None) -> None:
        known, excused = judged(part), equivalents()
        among = possible(part) if some is None else some
        self.part = part
        self.possible = len(among)
        counted = [
            mutant
            for mutant in among
            if known.of(mutant) in (NOTICED, CIRCLES) or excused.reason(mutant.name) is None
        ]
        self.equivalent = self.possible - len(counted)
        self.tried = sum(known.of(mutant) != UNKNOWN for mutant in counted)
        self.survivors = [mutant for mutant in counted if known.of(mutant) in (PASSED, PASSED_FOR_NOW)]

    @property
    def percent(self) -> float:
        return 100 * (1 - len(self.survivors) / self.tried) if self.tried else 0.0


def report(scores: Sequence[Score], goal: float) -> bool:
    """Tells the score of each part and all real survivors; whether every part reaches the goal."""
    for score in scores:
        print(f"{score.part}: {score.percent:.1f} % of {score.tried} noticed", end=" ")
        print(f"({score.equivalent} equivalent ones left out, {score.possible} in all)")
        for mutant in score.survivors:
            print(f"  survived: {mutant.name}")
    return all(score.percent >= goal for score in scores)


def publish() -> None:
    """The figures as they stand in the docs."""
    rows = [
        f"{datetime.now(UTC):%-d %B %Y}, rules pure Python:\n",
        "| part | mistakes | equivalent | tried | noticed | score |",
        "|---|---|---|---|---|---|",
    ]
    for score in map(Score, parts()):
        noticed = score.tried - len(score.survivors)
        percent = f"{score.percent:.1f} %" if score.tried else "–"
        rows.append(
            f"| {score.part} | {score.possible:,} | {score.equivalent} | {score.tried:,} "
            f"| {noticed:,} | {percent} |"
        )
    told = "\n".join(rows) + "\n"
    replace_between(PAGE, BEGIN, END, told)
