"""Writes the list of a game's options into its rules pages (docs/rules), in every language.

What an option means is one text, `.page` of `<game>-option-<name>-help`; the list has the order of the form.
`--check` writes nothing and fails if a page does not say what the catalogues say.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from ducats.engine.rules import Rules
from ducats.games import GAMES
from ducats.texts import FALLBACK, LANGUAGES, Texts, kebab

PAGES: Final = Path(__file__).resolve().parents[1] / "docs" / "rules"
LIST: Final = re.compile(r"(?:^- `\w+` .*\n)+", re.MULTILINE)
"""The only list of a page whose items open with a name of the program."""


def page_of(game: str, language: str) -> Path:
    return PAGES / (f"{game}.md" if language == FALLBACK else f"{game}.{language}.md")


def options_of(rules: Rules, texts: Texts) -> str:
    """An item for each option."""
    game, names = rules.meta.id, rules.meta.options.__struct_fields__
    return "".join(f"- {texts(f'{game}-option-{kebab(name)}-help.page')}\n" for name in names)


def written(page: str, options: str) -> str:
    """The page with this list in place of the one it has."""
    text, lists = LIST.subn(lambda _: options, page)
    if lists != 1:
        raise SystemExit(f"{lists} lists of options on a rules page")
    return text


def stale() -> Iterator[tuple[Path, str]]:
    """The pages that say something else than the catalogues, each with what it should say."""
    for game, rules in GAMES.items():
        for language in LANGUAGES:
            page = page_of(game, language)
            if page.is_file():
                text = page.read_text(encoding="utf-8")
                new = written(text, options_of(rules, Texts(language)))
                if new != text:
                    yield page, new


def main() -> None:
    found = list(stale())
    if "--check" in sys.argv[1:]:
        if found:
            names = ", ".join(page.name for page, _ in found)
            sys.exit(f"stale options: {names}; run python scripts/rules_pages.py")
        return
    for page, text in found:
        page.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
