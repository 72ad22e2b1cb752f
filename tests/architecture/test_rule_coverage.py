"""Every rule and ruling of every game is named in its code and in a test, or excused with a reason."""

from pathlib import Path

import pytest

from ducats.engine.coverage import Coverage, Rule, coverage, read_rules, uncovered, unknown_ids
from ducats.engine.errors import BadData
from ducats.games import GAMES


def texts(folder: Path, pattern: str) -> dict[str, str]:
    return {
        file.name: file.read_text(encoding="utf-8")
        for file in sorted(folder.rglob(pattern))
        if file.suffix != ".pyc"
    }


def table(clone: Path, game: str) -> tuple[Coverage, ...]:
    home = clone / "src" / "ducats" / "games" / game
    tests = clone / "tests" / "games" / game
    rules = read_rules((home / "rules.toml").read_text(encoding="utf-8"))
    return coverage(rules, texts(home / "rules", "*.py"), texts(tests, "*.py") | texts(tests, "*.toml"))


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_code_and_a_test(clone: Path, game: str) -> None:
    assert uncovered(table(clone, game)) == []


@pytest.mark.parametrize("game", GAMES)
def test_no_rule_is_named_that_does_not_exist(clone: Path, game: str) -> None:
    home = clone / "src" / "ducats" / "games" / game
    rules = read_rules((home / "rules.toml").read_text(encoding="utf-8"))
    named = texts(home, "*.py") | texts(clone / "tests" / "games" / game, "*.*")
    assert unknown_ids(rules, named, (GAMES[game].meta.prefix,)) == []


def test_the_catalogue_of_musketeers_is_complete(clone: Path) -> None:
    rules = read_rules((clone / "src/ducats/games/musketeers/rules.toml").read_text(encoding="utf-8"))
    wanted = [f"MU-{n}" for n in range(1, 43)] + [f"MU-R{n:02}" for n in range(1, 27)]
    assert [rule.id for rule in rules] == wanted
    assert [rule.id for rule in rules if rule.not_testable] == ["MU-R24"]


def test_the_catalogue_of_marracash_is_complete(clone: Path) -> None:
    rules = read_rules((clone / "src/ducats/games/marracash/rules.toml").read_text(encoding="utf-8"))
    numbers = (*range(1, 59), *range(60, 66), *range(70, 74))
    wanted = [f"MC-{n}" for n in numbers] + [f"MC-R{n:02}" for n in range(1, 38)]
    assert [rule.id for rule in rules] == wanted
    assert [rule.id for rule in rules if rule.not_testable] == ["MC-3"]


RULES = (Rule("XY-1", "one"), Rule("XY-2", "two"), Rule("XY-12", "twelve"), Rule("XY-3", "three", "a word"))


def test_a_docstring_or_a_comment_counts_and_a_string_does_not() -> None:
    source = '"""XY-1: a rule."""\nrule = "XY-2"\n# XY-12 holds here\n'
    found = coverage(RULES, {"a.py": source}, {})
    assert [entry.code for entry in found] == [("a.py:1",), (), ("a.py:3",), ()]


TESTS = """
def test_xy_1_it_is_so(): ...
async def test_xy_12(): ...
def test_xy_123(): "XY-2"
"""


def test_a_named_test_or_a_scenario_counts_and_a_mention_does_not() -> None:
    found = coverage(RULES, {}, {"test_a.py": TESTS, "b.toml": 'rules = ["XY-12"]'})
    assert [entry.tests for entry in found] == [("test_a.py:2",), (), ("b.toml:1", "test_a.py:3"), ()]


def test_uncovered_lists_what_misses_code_or_test_and_has_no_excuse() -> None:
    found = coverage(RULES, {"a.py": '"""XY-1 XY-2"""'}, {"test_a.py": TESTS})
    assert uncovered(found) == ["XY-2", "XY-12"]


def test_a_bad_catalogue_is_refused() -> None:
    for text in ("rule = 1", "[[rule]]\nid = 'XY-1'", "[[rule]\n"):
        with pytest.raises(BadData):
            read_rules(text)
    with pytest.raises(BadData, match="twice"):
        read_rules("[[rule]]\nid='XY-1'\ntitle='a'\n[[rule]]\nid='XY-1'\ntitle='b'")
