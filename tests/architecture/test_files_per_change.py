"""How many files an option and an event take, as docs/guides/add-a-game.md says.

What names every option of a game must be edited for the next one. The rule that reads it, or tells the event,
is another file each time.
"""

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
        if not LEFT_OUT.intersection(file.parts)
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


@ANY_GAME
def test_an_event_takes_seven_files_at_most(game: str) -> None:
    """Where a piece travels, the browser says which."""
    events = [event for event in GAMES[game].meta.events if event is not Sealed]
    (declared,) = {event.__module__.rpartition(".")[2] for event in events}
    found = named_for_each((event.__name__ for event in events), lambda name: f"{game}-event-{kebab(name)}")
    expected = {f"src/ducats/games/{game}/rules/{declared}.py", *catalogues(game)}
    assert found - {f"web/src/games/{game}/beats.ts"} == expected
