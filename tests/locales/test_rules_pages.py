"""All rules pages tell the same rules in the same order, in the markdown the app can show."""

import json
import re
import tomllib
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ducats.games import find
from ducats.texts import LANGUAGES, Texts

ROOT = Path(__file__).resolve().parents[2]
GAMES = ROOT / "src" / "ducats" / "games"
PAGES = ROOT / "docs" / "rules"
TOLD = sorted(page.stem for page in PAGES.glob("*.md") if "." not in page.stem)
LEAST_CHAPTERS = 10

RULE_ID = re.compile(r"[A-Z]{2,3}-[RV]?\d+")
RULING_ID = re.compile(r"[A-Z]{2}-R\d+")
RULE_ITEM = re.compile(rf"- \*\*({RULE_ID.pattern})\*\* (\S.*)")
RULING_TEXT = re.compile(r"\*[^*]+\?\* \S")
LINK = re.compile(r"\[([^\]]+)\]\(([^)]+)\)")
CODE = re.compile(r"`[^`]+`")
VALUE = re.compile(r"(?<=`)\w+(?=`)|\b\d+\b")
NUMBER = re.compile(r"\d+")
BOLD_OR_ITALIC = re.compile(r"\*\*[^*]+\*\*|\*[^*]+\*")
TABLE_RULE = re.compile(r"\|( --- \|)+")
PRESET = {"en": "preset", "fr": "toute faite", "nl": "kant-en-klare regels", "de": "fertigen Regeln"}
ANY_GAME = pytest.mark.parametrize("game", TOLD)
ANY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def any_page(test: Any) -> Any:
    return ANY_GAME(ANY_LANGUAGE(test))


def lines_of(game: str, language: str) -> list[str]:
    name = f"{game}.md" if language == "en" else f"{game}.{language}.md"
    return (PAGES / name).read_text(encoding="utf-8").splitlines()


def catalogue(game: str) -> list[dict[str, Any]]:
    text = (GAMES / game / "rules.toml").read_text(encoding="utf-8")
    rules: list[dict[str, Any]] = tomllib.loads(text)["rule"]
    return rules


def options_told(game: str, language: str) -> dict[str, str]:
    """The items of the list of options, by name."""
    items = (re.fullmatch(r"- (`(\w+)` .*)", line) for line in lines_of(game, language))
    return {item[2]: item[1] for item in items if item}


def values_told(kind: Any, text: str) -> list[Any]:
    """The values of an option in the order in which a text names them."""
    words = VALUE.findall(LINK.sub("", text))
    given = [json.loads(word) if re.fullmatch(r"\d+|true|false", word) else word for word in words]
    found = []
    for value in (kept for pair in zip(given, words, strict=True) for kept in dict.fromkeys(pair)):
        with suppress(msgspec.ValidationError):
            found.append(msgspec.convert(value, kind))
    return found


def told_ids(game: str, language: str) -> list[str]:
    return [item[1] for line in lines_of(game, language) if (item := RULE_ITEM.fullmatch(line))]


def kind(line: str) -> str:
    """The block a line belongs to, by the only openings the renderer knows."""
    if not line:
        return "blank"
    for opening, name in (("# ", "h1"), ("## ", "h2"), ("### ", "h3"), ("- ", "item"), ("| ", "row")):
        if line.startswith(opening):
            return name
    return "paragraph"


def shape(game: str, language: str) -> list[str]:
    return [
        item[1] if (item := RULE_ITEM.fullmatch(line)) else kind(line) for line in lines_of(game, language)
    ]


def codes(line: str) -> list[str]:
    return sorted(set(CODE.findall(line)))


def test_musketeers_catalogue_lists_every_rule_and_ruling_once() -> None:
    expected = [f"MU-{n}" for n in range(1, 43)] + [f"MU-R{n:02}" for n in range(1, 27)]
    assert [rule["id"] for rule in catalogue("musketeers")] == expected


@ANY_GAME
def test_catalogue_entries_are_well_formed(game: str) -> None:
    seen: set[str] = set()
    for rule in catalogue(game):
        assert set(rule) <= {"id", "title", "not_testable"}, rule
        assert RULE_ID.fullmatch(rule["id"]), rule
        assert rule["id"] not in seen, rule
        assert 0 < len(rule["title"]) <= 80, rule
        assert rule.get("not_testable", "a reason") != "", rule
        seen.add(rule["id"])


@any_page
def test_page_tells_every_rule_exactly_once(game: str, language: str) -> None:
    assert sorted(told_ids(game, language)) == sorted(rule["id"] for rule in catalogue(game))


@any_page
def test_rulings_are_a_question_and_an_answer(game: str, language: str) -> None:
    for line in lines_of(game, language):
        item = RULE_ITEM.fullmatch(line)
        if item and RULING_ID.fullmatch(item[1]):
            assert RULING_TEXT.match(item[2]), line


@any_page
def test_page_is_called_as_the_game_is_everywhere(game: str, language: str) -> None:
    assert lines_of(game, language)[0] == "# " + Texts(language)(f"game-{game}")


@any_page
def test_page_has_one_title_and_all_chapters(game: str, language: str) -> None:
    kinds = [kind(line) for line in lines_of(game, language)]
    assert kinds[0] == "h1"
    assert kinds.count("h1") == 1
    assert kinds.count("h2") >= LEAST_CHAPTERS


@any_page
def test_page_has_the_structure_of_the_english_one(game: str, language: str) -> None:
    assert shape(game, language) == shape(game, "en")


@any_page
def test_page_names_the_same_code_line_by_line(game: str, language: str) -> None:
    """Options, values and cards are written alike in every language."""
    for line, english in zip(lines_of(game, language), lines_of(game, "en"), strict=True):
        assert codes(line) == codes(english), line


@any_page
def test_page_names_the_same_numbers_line_by_line(game: str, language: str) -> None:
    def numbers(line: str) -> list[str]:
        return sorted(NUMBER.findall(LINK.sub(r"\1", line)))

    for line, english in zip(lines_of(game, language), lines_of(game, "en"), strict=True):
        assert numbers(line) == numbers(english), line


@any_page
def test_blocks_are_permitted_markdown(game: str, language: str) -> None:
    before = "blank"
    for line in lines_of(game, language):
        now = kind(line)
        assert line == line.strip(), f"indented or trailing space: {line!r}"
        assert before == "blank" or now == "blank" or before == now in ("item", "row"), line
        if now == "paragraph":
            assert not re.match(r"[#>+|=~<!-]|\d+[.)]\s|```|\*\s|\*\*\*|___", line), line
        before = now


@any_page
def test_inline_text_is_permitted_markdown(game: str, language: str) -> None:
    for line in lines_of(game, language):
        prose = CODE.sub("", line)
        prose = LINK.sub(r"\1", prose)
        prose = BOLD_OR_ITALIC.sub("", prose)
        assert not re.search(r"[<>`*_\[\]\\~&]|!\[", prose), line


@any_page
def test_table_rows_have_equal_width(game: str, language: str) -> None:
    width = 0
    for line in lines_of(game, language):
        if kind(line) != "row":
            width = 0
            continue
        assert line.endswith(" |"), line
        assert "---" not in line or TABLE_RULE.fullmatch(line), line
        width = width or line.count("|")
        assert line.count("|") == width, line


@any_page
def test_references_lead_to_a_rule_of_the_page(game: str, language: str) -> None:
    known = set(told_ids(game, language))
    for line in lines_of(game, language):
        for text, target in LINK.findall(line):
            if target.startswith("#"):
                assert text in known, line
                assert target == f"#{text.lower()}", line
            else:
                assert target.startswith(("https://", "http://")), line


@any_page
def test_references_are_the_same_as_in_english(game: str, language: str) -> None:
    def targets(of: str) -> list[list[str]]:
        return [sorted(target for _, target in LINK.findall(line)) for line in lines_of(game, of)]

    assert targets(language) == targets("en")


@any_page
def test_every_option_is_explained(game: str, language: str) -> None:
    """Once each, in the order of the form, and nothing else is among them."""
    assert list(options_told(game, language)) == list(find(game).meta.options.__struct_fields__)


@any_page
def test_an_option_is_told_with_its_default_first(game: str, language: str) -> None:
    told = options_told(game, language)
    for option in msgspec.structs.fields(find(game).meta.options):
        if option.type is not str:
            assert values_told(option.type, told[option.name])[0] == option.default, told[option.name]


@pytest.mark.parametrize("game", ["marracash", "merchants"])
def test_the_four_languages_tell_the_same_numbers_line_by_line(game: str) -> None:
    pages = [lines_of(game, language) for language in LANGUAGES]
    for lines in zip(*pages, strict=True):
        numbers = [sorted(re.findall(r"\d+", line)) for line in lines]
        assert numbers == [numbers[0]] * len(LANGUAGES), lines


@ANY_GAME
def test_french_marks_stand_off_by_a_no_break_space(game: str) -> None:
    for line in lines_of(game, "fr"):
        if kind(line) == "row" and TABLE_RULE.fullmatch(line):
            continue
        prose = LINK.sub(r"\1", CODE.sub("x", line))
        assert not re.search(r"[^\u00a0\u202f?!][?!:;»]|«[^\u00a0\u202f]", prose), line


@any_page
def test_the_page_names_the_form_for_owners_of_the_box(game: str, language: str) -> None:
    page, texts = "\n".join(lines_of(game, language)), Texts(language)
    for label in ("data-download", "data-check"):
        assert texts(label) in page
    assert f"`ducats data {game}`" in page
    assert "src/" not in page, "a path in the sources"


@ANY_LANGUAGE
def test_ma_03_says_on_which_road_the_courier_begins(language: str) -> None:
    """On the last space before the junction that it names, seen from its city."""
    data = tomllib.loads((GAMES / "merchants" / "data.toml").read_text(encoding="utf-8"))
    roads = {space["id"]: space["neighbours"] for space in data["roads"]["spaces"]}
    (told,) = [line for line in lines_of("merchants", language) if line.startswith("- **MA-03**")]
    (junction,) = [space for space in roads[data["setup"]["courier"]["value"]] if space.startswith("J")]
    assert codes(told) == [f"`{junction}`"]
    assert Texts(language)("merchants-place", it=data["setup"]["courier_city"]["value"]) in told


@any_page
def test_the_page_names_every_preset(game: str, language: str) -> None:
    prose = [line for line in lines_of(game, language) if PRESET[language] in line]
    for name in find(game).meta.presets:
        assert any(f"`{name}`" in line for line in prose), name


@ANY_LANGUAGE
def test_the_presets_of_marquis_are_told_option_by_option(language: str) -> None:
    """Rulings that stand beside the table hold for both: no option of either preset belongs to them."""
    presets = find("marquis").meta.presets
    row = re.compile(r"\| `(\w+)` \(\[(MQ-R\d+)\]\(#mq-r\d+\)\) \| `(\w+)` \| `(\w+)` \|")
    rows = [found for line in lines_of("marquis", language) if (found := row.fullmatch(line))]
    told = {found[1]: [found[3], found[4]] for found in rows}
    assert told == {
        name: [str(presets[preset][name]).lower() for preset in ("french", "dutch")]
        for name in presets["french"]
    }
    (alike,) = [line for line in lines_of("marquis", language) if "`french`" in line and "MQ-R05" in line]
    rulings = [text for text, _ in LINK.findall(alike)]
    assert rulings == ["MQ-R05", "MQ-R10", "MQ-R43"]
    assert not {found[2] for found in rows} & set(rulings)
    for option in find("marquis").meta.options.__struct_fields__:
        assert not set(rulings) & set(RULING_ID.findall(options_told("marquis", language)[option])), option
