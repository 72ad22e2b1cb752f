"""The four languages say the same: same ids, same arguments, valid syntax, a text for everything."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl
from tests.bots.reasoned import GROUNDS, kinds

from ducats.engine.frames import Ask, Draw
from ducats.engine.messages import Fact, Sealed
from ducats.games import GAMES
from ducats.games.levels import RANDOM, levels
from ducats.server.wire_socket import EMOTES
from ducats.telling import FUNCTIONS
from ducats.texts import LANGUAGES, Texts, catalogues, kebab

SOURCES = Path(__file__).resolve().parents[2] / "src" / "ducats"
TERMINAL = {"cli", "terminal", "texts.py"}
"""Where errors are of the command line."""
FILES = sorted({topic for language in LANGUAGES for topic in catalogues(language)})
ANY_FILE = pytest.mark.parametrize("file", FILES)
ANY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)

DRAWN = {"Threat"}
"""Facts that are shown on the table, not told."""
TOLD_AT_THE_TERMINAL = {"no_such_rule"}
"""Errors of the command line that a player may meet; the others end a command, in English."""


QUOTING = {"AS", "LIST"}
"""Functions whose second argument is the id of a text."""


class Uses(visitor.Visitor):
    """The arguments that a text uses, the functions it calls, and the other texts it quotes."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.functions: set[str] = set()
        self.quoted: set[str] = set()
        self.items: set[str] = set()

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:
        self.functions.add(node.id.name)
        if node.id.name in QUOTING and len(node.arguments.positional) > 1:
            named = node.arguments.positional[1]
            assert isinstance(named, ftl.StringLiteral), "a text is named, not computed"
            self.items.add(named.value)
        self.generic_visit(node)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.quoted.add(node.id.name)


@cache
def entries(language: str, file: str) -> list[ftl.EntryType]:
    return FluentParser().parse(catalogues(language)[file].read_text(encoding="utf-8")).body


@cache
def uses(language: str, file: str) -> dict[str, Uses]:
    """What each text of a file uses; attributes count as texts of their own."""
    found: dict[str, Uses] = {}
    for entry in entries(language, file):
        if isinstance(entry, ftl.Message | ftl.Term):
            attributes = ((f"{entry.id.name}.{part.id.name}", part.value) for part in entry.attributes)
            for name, pattern in ((entry.id.name, entry.value), *attributes):
                found[name] = Uses()
                found[name].visit(pattern)
    return found


@cache
def messages(language: str, file: str) -> dict[str, set[str]]:
    """Each id of a file with the arguments it takes, those of quoted texts included."""
    told = {name: used for other in FILES for name, used in uses(language, other).items()}

    def arguments(name: str) -> set[str]:
        return told[name].arguments.union(*(arguments(quoted) for quoted in told[name].quoted))

    return {name: arguments(name) for name in uses(language, file)}


def ids(language: str) -> set[str]:
    return {name for file in FILES for name in messages(language, file)}


def kept(pairs: Iterator[tuple[str, ast.AST]]) -> set[str]:
    """String constants among the values of these nodes."""
    return {
        constant.value
        for _, node in pairs
        for constant in ast.walk(node)
        if isinstance(constant, ast.Constant) and isinstance(constant.value, str)
    }


def codes_in(file: Path) -> set[str]:
    """Every error code written in a source file: `code="…"` and `default_code = "…"`."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    keywords = (("code", n.value) for n in ast.walk(tree) if isinstance(n, ast.keyword) and n.arg == "code")
    defaults = (
        ("default_code", n.value)
        for n in ast.walk(tree)
        if isinstance(n, ast.Assign)
        and any(isinstance(target, ast.Name) and target.id == "default_code" for target in n.targets)
    )
    base = (
        ("default_code", n.value)
        for n in ast.walk(tree)
        if isinstance(n, ast.AnnAssign)
        and isinstance(n.target, ast.Name)
        and n.target.id == "default_code"
        and n.value is not None
    )
    return {code for code in kept(keywords) | kept(defaults) | kept(base) if re.fullmatch(r"[a-z_]+", code)}


@cache
def error_codes() -> set[str]:
    told = {
        code
        for file in SOURCES.rglob("*.py")
        if not TERMINAL.intersection(file.parts)
        for code in codes_in(file)
    }
    return told | TOLD_AT_THE_TERMINAL


def hint_id(game: str, fact: type[Fact]) -> str:
    return f"{game}-hint-{kebab(fact.__name__)}"


def is_of_chance(ask: type[Ask[Any]]) -> bool:
    return issubclass(ask, Draw)


def grounds(game: str) -> dict[str, type[Fact]]:
    """The facts that the bots of a game give as reasons, by name."""
    return kinds(game) if game in GROUNDS else {}


def required() -> set[str]:
    """Every id that the program composes from what it knows."""
    wanted = {f"error-{kebab(code)}" for code in error_codes()}
    wanted |= {f"emote-{kebab(emote)}" for emote in EMOTES}
    named = [f"{game}-{level}" for game in GAMES for level in levels(game) if level != RANDOM]
    wanted |= {f"bot-{what}-{level}" for what in ("level", "temper") for level in named}
    for game, rules in GAMES.items():
        wanted |= {f"game-{game}", f"game-{game}-about"}
        # That somebody has chosen is seen at their place; nobody writes it into a log.
        told = [event for event in rules.meta.events if event is not Sealed]
        wanted |= {f"{game}-event-{kebab(event.__name__)}" for event in told}
        wanted |= {f"{game}-folded-{event.folds[0]}" for event in told if event.folds}
        asked = [ask for ask in rules.meta.questions if not is_of_chance(ask)]
        wanted |= {f"{game}-question-{kebab(ask.question.partition('.')[2])}" for ask in asked}
        wanted |= {hint_id(game, fact) for fact in rules.meta.facts if fact.__name__ not in DRAWN}
        wanted |= {f"{game}-why-{kebab(kind)}" for kind in grounds(game)}
        fields = rules.meta.options.__struct_fields__
        wanted |= {f"{game}-option-{kebab(field)}{end}" for field in fields for end in ("", "-help")}
        wanted |= {
            f"{game}-preset-{kebab(name)}{end}" for name in rules.meta.presets for end in ("", "-help")
        }
    return wanted


def test_every_language_has_the_same_files() -> None:
    for language in LANGUAGES:
        assert list(catalogues(language)) == FILES
    assert {"common", "musketeers", "terminal"} <= set(FILES)


@ANY_FILE
@ANY_LANGUAGE
def test_every_catalogue_is_valid(language: str, file: str) -> None:
    junk = [entry.content for entry in entries(language, file) if isinstance(entry, ftl.Junk)]
    assert junk == []
    named = [entry.id.name for entry in entries(language, file) if isinstance(entry, ftl.Message | ftl.Term)]
    assert sorted(named) == sorted(set(named)), "an id is told twice"


def test_no_id_is_told_in_two_files() -> None:
    told = [name for file in FILES for name in messages("en", file)]
    assert sorted(told) == sorted(set(told))


@ANY_FILE
@ANY_LANGUAGE
def test_every_language_has_the_same_ids(language: str, file: str) -> None:
    assert set(messages(language, file)) == set(messages("en", file))


@ANY_FILE
@ANY_LANGUAGE
def test_every_language_takes_the_same_arguments(language: str, file: str) -> None:
    assert messages(language, file) == messages("en", file)


@ANY_LANGUAGE
def test_functions_are_known_and_quote_texts_that_exist(language: str) -> None:
    known = ids(language)
    for file in FILES:
        for name, used in uses(language, file).items():
            assert used.functions <= set(FUNCTIONS) | {"NUMBER"}, name
            assert used.items <= known, name


@ANY_LANGUAGE
def test_everything_the_program_says_has_a_text(language: str) -> None:
    assert sorted(required() - ids(language)) == []


@pytest.mark.parametrize("game", GAMES)
def test_hints_use_the_fields_of_their_facts_alone(game: str) -> None:
    told = messages("en", game)
    for fact in GAMES[game].meta.facts:
        fields = set(fact.__struct_fields__)
        assert told.get(hint_id(game, fact), set()) <= fields, fact.__name__
        together = told.get(f"{hint_id(game, fact)}.together", set())
        assert together <= {*fields, "count"}, fact.__name__
        given = {name for form in GAMES[game].meta.actions for name in form.__struct_fields__}
        assert told.get(f"{hint_id(game, fact)}.after", set()) <= fields | given, fact.__name__


@pytest.mark.parametrize("game", GROUNDS)
def test_reasons_use_the_fields_of_their_facts_alone(game: str) -> None:
    told = messages("en", f"{game}-reasons")
    for name, kind in grounds(game).items():
        assert told[f"{game}-why-{kebab(name)}"] <= set(kind.__struct_fields__), name


def test_the_players_actions_have_texts() -> None:
    chosen = {"LayRewards", "PlayCard", "TakeJewel", "FreePrison", "TakePrison", "ReturnJewel", "GiveToken"}
    assert chosen <= {action.__name__ for action in GAMES["musketeers"].meta.actions}
    assert {f"musketeers-action-{kebab(name)}" for name in chosen} <= ids("en")


@ANY_FILE
def test_french_marks_stand_off_by_a_no_break_space(file: str) -> None:
    """No line of the table begins with a colon; a `?` after a semicolon is a key."""
    loose = re.compile(r"(?<=[^\s;]) [:;?!»%]|[\w}][;?!»%]|«[^\u00a0]|\u202f")
    source = catalogues("fr")[file].read_text(encoding="utf-8")
    assert [line for line in source.splitlines() if not line.startswith("#") and loose.search(line)] == []


@ANY_FILE
def test_german_percent_signs_stand_off_by_a_no_break_space(file: str) -> None:
    source = catalogues("de")[file].read_text(encoding="utf-8")
    assert re.findall(r".*[\w}] ?%.*", source) == []


@ANY_LANGUAGE
def test_a_text_has_no_isolation_marks(language: str) -> None:
    told = Texts(language)("terminal-recorded", file="x.jsonl")
    assert "x.jsonl" in told
    assert not re.search(r"[\u2066-\u2069]", told)
