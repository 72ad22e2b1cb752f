"""The Fluent catalogues: the same files, ids and arguments for the terminal and the browser."""

import os
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from ducats.engine.errors import BadOptions, DucatsError

LANGUAGES: Final = ("en", "fr", "nl", "de")
FALLBACK: Final = "en"


def catalogues(language: str) -> dict[str, Traversable]:
    """The catalogue files of a language by topic: those that all games share, and each game's own."""
    package = files("ducats")
    found = {file.name.removesuffix(".ftl"): file for file in (package / "locales" / language).iterdir()}
    for game in (package / "games").iterdir():
        own = game / "texts" / f"{language}.ftl"
        if own.is_file():
            found[game.name] = own
    return dict(sorted(found.items()))


def language_of_machine(environment: Mapping[str, str] = os.environ) -> str:
    """DUCATS_LANG, else the language the machine speaks if there is a catalogue for it, else English."""
    for variable in ("DUCATS_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        told = environment.get(variable, "")
        if told:
            language = told[:2].lower()
            return language if language in LANGUAGES else FALLBACK
    return FALLBACK


class Texts:
    """One language. An id without a text there is told in English; one without any is shown as it is."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise BadOptions(
                f"there is no language {language!r}; there are {', '.join(LANGUAGES)}",
                code="no_such_language",
            )
        self.language = language
        self._bundles = [_bundle(name) for name in dict.fromkeys((language, FALLBACK))]

    def __call__(self, text_id: str, **arguments: Any) -> str:
        return self.told(text_id, arguments)[0]

    def told(self, text_id: str, arguments: Mapping[str, Any]) -> tuple[str, list[Exception]]:
        """The text, and what is wrong with it: tests want to know, a person still gets something to read."""
        for bundle in self._bundles:
            if bundle.has_message(text_id):
                text, faults = bundle.format_pattern(bundle.get_message(text_id).value, dict(arguments))
                return str(text), list(faults)
        return text_id, [KeyError(text_id)]

    def has(self, text_id: str) -> bool:
        return any(bundle.has_message(text_id) for bundle in self._bundles)

    def listed(self, items: Iterable[str]) -> str:
        return ", ".join(items)

    def error(self, error: DucatsError) -> str:
        """What is wrong, in the reader's language if the catalogue knows the code, with the rule."""
        text_id = "error-" + kebab(error.code)
        text = self(text_id) if self.has(text_id) else error.message
        return f"{text} ({error.rule})" if error.rule and error.rule not in text else text


@cache
def _bundle(language: str) -> Any:
    """Isolation marks are off on both sides: a terminal would show them as boxes."""
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for file in catalogues(language).values():
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def kebab(name: str) -> str:
    """`GuardTurned`, `lay_rewards` and `musketeers.lay_rewards` as catalogue ids write them."""
    written = "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name)
    return written.strip("-").replace("_", "-").replace(".", "-")
