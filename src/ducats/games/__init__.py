"""The games: one folder each, found by looking.

`rules` is all that a game must have. `evaluation`, `bots`, `terminal`, `encoding`, `golden` and `texts` are
its other parts; what a game lacks is done by the code that is shared by all.
"""

from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pkgutil import iter_modules
from types import ModuleType

from ducats.engine.golden import Samples
from ducats.engine.rules import Rules
from ducats.texts import Misuse


def _found() -> dict[str, Rules]:
    """The rules of every folder, light games first."""
    folders = [module.name for module in iter_modules(__path__) if module.ispkg]
    rules: list[Rules] = [import_module(f"{__name__}.{folder}").RULES for folder in folders]
    return {each.meta.id: each for each in sorted(rules, key=lambda each: (each.meta.weight, each.meta.id))}


GAMES: dict[str, Rules] = _found()


def find(game: str) -> Rules:
    """The rules of a game; BadOptions names those that exist."""
    rules = GAMES.get(game)
    if rules is None:
        known = ", ".join(sorted(GAMES))
        raise Misuse(
            f"there is no game {game!r}; there are {known}",
            "game",
            code="no_such_game",
            name=game,
            known=known,
        )
    return rules


def part(game: str, name: str) -> ModuleType | None:
    """A part of a game beside its rules, such as its `bots`; None if it has none."""
    module = f"{__name__}.{find(game).meta.id}.{name}"
    return import_module(module) if find_spec(module) else None


def samples(game: str) -> Samples:
    """What the game tells the tests that all games share."""
    golden = part(game, "golden")
    found: Samples = Samples() if golden is None else golden.SAMPLES
    return found


def folder(game: str) -> Traversable:
    """Where the files of a game lie."""
    return files(f"{__name__}.{find(game).meta.id}")


def data_text(game: str) -> str:
    """The printed values of a game, as its owner may correct them; empty if nothing is printed."""
    file = folder(game) / "data.toml"
    return file.read_text(encoding="utf-8") if file.is_file() else ""
