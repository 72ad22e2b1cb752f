"""All rules pages tell the same rules in the same order, in the markdown the app can show."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
CATALOGUE = ROOT / "src" / "ducats" / "games" / "musketeers" / "rules.toml"
PAGES = {
    "en": ROOT / "docs" / "rules" / "musketeers.md",
    "fr": ROOT / "docs" / "rules" / "musketeers.fr.md",
    "nl": ROOT / "docs" / "rules" / "musketeers.nl.md",
    "de": ROOT / "docs" / "rules" / "musketeers.de.md",
}
CHAPTERS = 14
GUARD_ROWS = [4, 5, 7, 8, 10, 12, 13, 15, 16, 18, 20, 25, 30, 35, 40]
OPTIONS = [
    "match_mode",
    "match_target",
    "hands",
    "full_loser_takes_prison",
    "victim_picks_slot",
    "jail_discard_visible",
    "match_tie",
    "max_hands",
    "talk",
    "labels",
    "guards",
]

RULE_ITEM = re.compile(r"- \*\*(MUR?-\d+)\*\* (\S.*)")
RULING_TEXT = re.compile(r"\*[^*]+\?\* \S")
LINK = re.compile(r"\[([^\]]+)\]\(([^)]+)\)")
CODE = re.compile(r"`[^`]+`")
BOLD_OR_ITALIC = re.compile(r"\*\*[^*]+\*\*|\*[^*]+\*")
TABLE_RULE = re.compile(r"\|( --- \|)+")
ANY_PAGE = pytest.mark.parametrize("language", sorted(PAGES))


def lines_of(language: str) -> list[str]:
    return PAGES[language].read_text(encoding="utf-8").splitlines()


def catalogue() -> list[dict[str, Any]]:
    rules: list[dict[str, Any]] = tomllib.loads(CATALOGUE.read_text(encoding="utf-8"))["rule"]
    return rules


def told_ids(language: str) -> list[str]:
    return [item[1] for line in lines_of(language) if (item := RULE_ITEM.fullmatch(line))]


def kind(line: str) -> str:
    """The block a line belongs to, by the only openings the renderer knows."""
    if not line:
        return "blank"
    for opening, name in (("# ", "h1"), ("## ", "h2"), ("### ", "h3"), ("- ", "item"), ("| ", "row")):
        if line.startswith(opening):
            return name
    return "paragraph"


def shape(language: str) -> list[str]:
    return [item[1] if (item := RULE_ITEM.fullmatch(line)) else kind(line) for line in lines_of(language)]


def test_catalogue_lists_every_rule_and_ruling_once() -> None:
    expected = [f"MU-{n}" for n in range(1, 43)] + [f"MUR-{n}" for n in range(1, 27)]
    assert [rule["id"] for rule in catalogue()] == expected


def test_catalogue_entries_are_well_formed() -> None:
    for rule in catalogue():
        assert set(rule) <= {"id", "title", "not_testable"}, rule
        assert 0 < len(rule["title"]) <= 60, rule
        assert rule.get("not_testable", "a reason") != "", rule


@ANY_PAGE
def test_page_tells_every_rule_exactly_once(language: str) -> None:
    assert sorted(told_ids(language)) == sorted(rule["id"] for rule in catalogue())


@ANY_PAGE
def test_rulings_are_a_question_and_an_answer(language: str) -> None:
    for line in lines_of(language):
        item = RULE_ITEM.fullmatch(line)
        if item and item[1].startswith("MUR-"):
            assert RULING_TEXT.match(item[2]), line


@ANY_PAGE
def test_page_has_one_title_and_all_chapters(language: str) -> None:
    kinds = [kind(line) for line in lines_of(language)]
    assert kinds[0] == "h1"
    assert kinds.count("h1") == 1
    assert kinds.count("h2") == CHAPTERS


@ANY_PAGE
def test_page_has_the_structure_of_the_english_one(language: str) -> None:
    assert shape(language) == shape("en")


@ANY_PAGE
def test_blocks_are_permitted_markdown(language: str) -> None:
    before = "blank"
    for line in lines_of(language):
        now = kind(line)
        assert line == line.strip(), f"indented or trailing space: {line!r}"
        assert before == "blank" or now == "blank" or before == now in ("item", "row"), line
        if now == "paragraph":
            assert not re.match(r"[#>+|=~<!-]|\d+[.)]\s|```|\*\s|\*\*\*|___", line), line
        before = now


@ANY_PAGE
def test_inline_text_is_permitted_markdown(language: str) -> None:
    for line in lines_of(language):
        prose = CODE.sub("", line)
        prose = LINK.sub(r"\1", prose)
        prose = BOLD_OR_ITALIC.sub("", prose)
        assert not re.search(r"[<>`*_\[\]\\~&]|!\[", prose), line


@ANY_PAGE
def test_table_rows_have_equal_width(language: str) -> None:
    width = 0
    for line in lines_of(language):
        if kind(line) != "row":
            width = 0
            continue
        assert line.endswith(" |"), line
        assert "---" not in line or TABLE_RULE.fullmatch(line), line
        width = width or line.count("|")
        assert line.count("|") == width, line


@ANY_PAGE
def test_references_lead_to_a_rule_of_the_page(language: str) -> None:
    known = set(told_ids(language))
    for line in lines_of(language):
        for text, target in LINK.findall(line):
            if target.startswith("#"):
                assert text in known, line
                assert target == f"#{text.lower()}", line
            else:
                assert target.startswith(("https://", "http://")), line


@ANY_PAGE
def test_references_are_the_same_as_in_english(language: str) -> None:
    def targets(of: str) -> list[list[str]]:
        return [sorted(target for _, target in LINK.findall(line)) for line in lines_of(of)]

    assert targets(language) == targets("en")


@ANY_PAGE
def test_every_option_is_explained(language: str) -> None:
    explained = [option[1] for line in lines_of(language) if (option := re.match(r"- `(\w+)`", line))]
    assert explained == OPTIONS


@ANY_PAGE
def test_every_guard_has_a_provenance(language: str) -> None:
    row = re.compile(r"\| (\d+) \| `(seed|web|reconstructed)` \| .+ \|")
    found = [row.fullmatch(line) for line in lines_of(language)]
    marks = [(int(match[1]), match[2]) for match in found if match]
    assert [value for value, _ in marks] == GUARD_ROWS
    assert [value for value, mark in marks if mark == "web"] == [8, 20]
    assert [value for value, mark in marks if mark == "reconstructed"] == [10, 12, 13, 15, 16, 18]
