"""How many files an option and an event take, as docs/guides/add-a-game.md says.

What names every option of a game must be edited for the next one; the rule that reads it is another file each
time. Events are counted one by one. Tests do not count.
"""

import ast
import re
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path

import pytest

from ducats.engine.messages import Sealed
from ducats.games import GAMES
from ducats.texts import LANGUAGES, kebab

ROOT = Path(__file__).resolve().parents[2]
LEFT_OUT = {"protocol", "_compiled", "puzzles", "golden.py"}
"""What is generated or found by a program, and the recipes of kept records, which belong to the tests."""
MOST = 8
"""Files that an event may take, four of them catalogues."""
ANY_GAME = pytest.mark.parametrize("game", GAMES)


@cache
def written_by_hand() -> dict[str, str]:
    files = [
        *(ROOT / "src").rglob("*.*"),
        *(ROOT / "web" / "src").rglob("*.*"),
        *(ROOT / "scripts").rglob("*.*"),
    ]
    kept = [file for file in files if file.suffix in {".py", ".ts", ".svelte", ".css", ".toml", ".ftl"}]
    return {
        file.relative_to(ROOT).as_posix(): file.read_text(encoding="utf-8")
        for file in kept
        if not LEFT_OUT.intersection(file.parts) and not re.search(r"\btest(ing)?\.", file.name)
    }


def named_for_each(names: Iterable[str], text_id: Callable[[str], str]) -> set[str]:
    """The files that name every one of these."""
    patterns = [re.compile(rf"\b{name}\b|\b{text_id(name)}\b") for name in names]
    return {
        path for path, text in written_by_hand().items() if all(pattern.search(text) for pattern in patterns)
    }


def catalogues(game: str) -> set[str]:
    return {f"src/ducats/games/{game}/texts/{language}.ftl" for language in LANGUAGES}


@ANY_GAME
def test_an_option_takes_seven_files_at_most(game: str) -> None:
    """Where the rules ask for it all the time, it is also prepared for them in options.py."""
    options = GAMES[game].meta.options.__struct_fields__
    rules = f"src/ducats/games/{game}/rules"
    found = named_for_each(options, lambda name: f"{game}-option-{kebab(name)}")
    assert found - {f"{rules}/options.py"} == {f"{rules}/messages.py", *catalogues(game)}


def python_names(source: str) -> set[str]:
    """What Python code names, in quotes too; words in sentences do not count."""
    tree = ast.walk(ast.parse(source))
    return {
        name
        for node in tree
        for name in (getattr(node, field, None) for field in ("id", "attr", "name", "value"))
        if isinstance(name, str)
    }


def names_event(path: str, game: str, event: str) -> bool:
    """By its class, or by the id of its text."""
    text = written_by_hand()[path]
    if path.endswith(".py"):
        return bool({event, f"{game}-event-{kebab(event)}"} & python_names_in(path))
    return (
        not path.endswith(".toml")
        and re.search(rf"\b{event}\b|\bevent-{kebab(event)}\b(?!-)", text) is not None
    )


@cache
def python_names_in(path: str) -> set[str]:
    return python_names(written_by_hand()[path])


@ANY_GAME
def test_an_event_takes_eight_files_at_most(game: str) -> None:
    """Every file that names it: its class, the rules that tell it, the faces that show it, catalogues."""
    own = [
        path
        for path in written_by_hand()
        if path.startswith((f"src/ducats/games/{game}/", f"web/src/games/{game}/"))
    ]
    events = [event.__name__ for event in GAMES[game].meta.events if event is not Sealed]
    taken = {event: {path for path in own if names_event(path, game, event)} for event in events}
    for event, files in taken.items():
        assert files >= {f"src/ducats/games/{game}/rules/events.py", *catalogues(game)}, event
        assert len(files) > 1 + len(LANGUAGES), f"nothing tells {event}"
    assert {event: sorted(files) for event, files in taken.items() if len(files) > MOST} == {}


def test_no_shared_code_names_an_event_of_a_game() -> None:
    shared = [path for path in written_by_hand() if "/games/" not in path]
    events = {event.__name__ for rules in GAMES.values() for event in rules.meta.events} - {Sealed.__name__}
    quoted = re.compile(rf"['\"](?:{'|'.join(sorted(events))})['\"]")
    in_python = {path: events & python_names_in(path) for path in shared if path.endswith(".py")}
    elsewhere = {path: quoted.findall(written_by_hand()[path]) for path in shared if path not in in_python}
    assert {path: named for path, named in (in_python | elsewhere).items() if named} == {}


def test_no_shared_code_names_a_game() -> None:
    """But for examples in the words of a comment or of a help text."""
    shared = [path for path in written_by_hand() if "/games/" not in path and not path.startswith("scripts/")]
    named = re.compile(rf"(?<!for example )(?<!for example: )\b(?:{'|'.join(GAMES)})\b")
    found = {path: named.findall(code_of(path)) for path in shared}
    assert {path: games for path, games in found.items() if games} == {}


def code_of(path: str) -> str:
    """A file without its comments."""
    text = written_by_hand()[path]
    if path.endswith(".py"):
        return ast.unparse(without_docstrings(ast.parse(text)))
    return re.sub(r"/\*.*?\*/|<!--.*?-->|^\s*//.*$|^#.*$", "", text, flags=re.DOTALL | re.MULTILINE)


def without_docstrings(tree: ast.Module) -> ast.Module:
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list):
            kept = [line for line in body if not _is_text(line)]
            node.body = kept or [ast.Pass()]  # type: ignore[attr-defined]
    return tree


def _is_text(line: ast.AST) -> bool:
    return (
        isinstance(line, ast.Expr)
        and isinstance(line.value, ast.Constant)
        and isinstance(line.value.value, str)
    )
