"""Where the built front end and the rules pages lie, in an installed package and in a clone."""

from pathlib import Path
from typing import Final

_PACKAGE: Final = Path(__file__).resolve().parents[1]
_CLONE: Final = _PACKAGE.parents[1]


def front_end() -> Path:
    """The folder that holds the built front end (`index.html` and its assets)."""
    return _first_with("index.html", _PACKAGE / "server" / "static", _CLONE / "web" / "dist")


def rules_pages() -> Path:
    """The folder that holds one Markdown page of rules per game."""
    return _first_with("*.md", _PACKAGE / "rules_pages", _CLONE / "docs" / "rules")


def _first_with(pattern: str, *folders: Path) -> Path:
    for folder in folders:
        if any(folder.glob(pattern)):
            return folder
    looked_in = ", ".join(str(folder) for folder in folders)
    raise FileNotFoundError(f"no {pattern} in {looked_in}; in a clone, 'make setup' builds it")
