"""Rule coverage: where each rule of a game is named in the program, and where it is tested.

A rule counts as named in the program by a docstring or a comment, not by a mere string; as tested by a test
function that is called after it (MU-31: `test_mu_31_...`), or by a scenario file that lists it in `rules`.
"""

import ast
import io
import re
import tokenize
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

import msgspec

from ducats.engine.errors import BadData

RULE_ID: Final = re.compile(r"\b[A-Z]{2,4}-[RV]?\d+\b")


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One entry of a game's rules.toml."""

    id: str
    title: str
    not_testable: str = ""
    """Why software has nothing to do or to test here."""


class _Catalogue(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rule: tuple[Rule, ...]


class Coverage(msgspec.Struct, frozen=True):
    """A rule with the places that name it, as `file:line`."""

    rule: Rule
    code: tuple[str, ...]
    tests: tuple[str, ...]

    @property
    def covered(self) -> bool:
        return bool(self.rule.not_testable) or bool(self.code and self.tests)


def read_rules(text: str) -> tuple[Rule, ...]:
    """The catalogue of a game's rules from its TOML text."""
    try:
        rules = msgspec.convert(tomllib.loads(text), _Catalogue, strict=True).rule
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadData(f"the catalogue of rules cannot be used: {error}") from error
    ids = [rule.id for rule in rules]
    twice = sorted({name for name in ids if ids.count(name) > 1})
    if twice:
        raise BadData(f"the catalogue lists {', '.join(twice)} twice")
    return rules


def coverage(
    rules: Sequence[Rule], sources: Mapping[str, str], tests: Mapping[str, str]
) -> tuple[Coverage, ...]:
    """The whole table. `sources` and `tests` are texts by file name; only `.py` and `.toml` are read."""
    code = _collect(sources, _named_in_program)
    tested = _collect(tests, _tested_by)
    return tuple(
        Coverage(rule, tuple(code.get(rule.id, ())), tuple(tested.get(rule.id, ()))) for rule in rules
    )


def uncovered(table: Sequence[Coverage]) -> list[str]:
    """The ids that are neither covered nor excused."""
    return [entry.rule.id for entry in table if not entry.covered]


def unknown_ids(rules: Sequence[Rule], sources: Mapping[str, str], prefixes: Sequence[str]) -> list[str]:
    """Ids that the program names although no such rule exists."""
    known = {rule.id for rule in rules}
    named = {found for text in sources.values() for found in RULE_ID.findall(text)}
    return sorted(found for found in named - known if found.partition("-")[0] in prefixes)


def _collect(
    texts: Mapping[str, str], find: Callable[[str, str], Iterator[tuple[str, int]]]
) -> dict[str, list[str]]:
    places: dict[str, list[str]] = {}
    for name in sorted(texts):
        for rule, line in find(name, texts[name]):
            place = f"{name}:{line}"
            if place not in places.setdefault(rule, []):
                places[rule].append(place)
    return places


def _named_in_program(name: str, text: str) -> Iterator[tuple[str, int]]:
    if not name.endswith(".py"):
        return
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            for found in RULE_ID.findall(str(node.value.value)):
                yield found, node.lineno
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            for found in RULE_ID.findall(token.string):
                yield found, token.start[0]


def _tested_by(name: str, text: str) -> Iterator[tuple[str, int]]:
    if name.endswith(".py"):
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                match = re.match(r"test_([a-z]{2,4})_([rv]?\d+)(?:_|$)", node.name)
                if match:
                    yield f"{match.group(1)}-{match.group(2)}".upper(), node.lineno
    elif name.endswith(".toml"):
        for rule in tomllib.loads(text).get("rules", []):
            yield str(rule), 1
