"""The Fluent catalogues: the same files, ids and arguments for the terminal and the browser."""

import os
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, Final

from ducats.engine.errors import BadOptions, DucatsError

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

    from ducats.telling import Reader

LANGUAGES: Final = ("en", "fr", "nl", "de")
FALLBACK: Final = "en"
PARTS: Final = ("data", "ending", "intro", "reasons", "review")
"""Texts of a game that only some pages need, each in a folder of its own."""


class Misuse(BadOptions):
    """A refusal that names what was written and what could be: `about` are the arguments of its text."""

    def __init__(self, message: str, kind: str, *, code: str | None = None, **about: Any) -> None:
        super().__init__(message, code=code)
        self.text_id = f"terminal-refused-{kind}"
        self.about = about


def catalogues(language: str) -> dict[str, Traversable]:
    """The catalogue files of a language by topic: those that all games share, and each game's own."""
    package = files("ducats")
    found = {file.name.removesuffix(".ftl"): file for file in (package / "locales" / language).iterdir()}
    for game in (package / "games").iterdir():
        own = game / "texts" / f"{language}.ftl"
        if own.is_file():
            found[game.name] = own
        for topic in PARTS:
            part = game / "texts" / topic / f"{language}.ftl"
            if part.is_file():
                found[f"{game.name}-{topic}"] = part
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
        return self.say(text_id, arguments)

    def say(self, text_id: str, fields: Mapping[str, Any], reader: "Reader | None" = None) -> str:
        """A text about the fields of something, for a reader whose table it is about."""
        return self.told(text_id, fields, reader)[0]

    def told(
        self, text_id: str, fields: Mapping[str, Any], reader: "Reader | None" = None
    ) -> tuple[str, list[Exception]]:
        """The text, and what is wrong with it: tests want to know, a person still gets something to read."""
        from ducats.telling import Reader, Telling

        for bundle in self._bundles:
            if has_text(bundle, text_id):
                faults: list[Exception] = []
                return Telling(bundle, reader or Reader(), faults).text(text_id, fields), faults
        return text_id, [KeyError(text_id)]

    def has(self, text_id: str) -> bool:
        return any(has_text(bundle, text_id) for bundle in self._bundles)

    def why(self, game: str, reason: str, about: Mapping[str, Any], reader: "Reader | None" = None) -> str:
        """What speaks for an answer, as the game's bots say it; nothing, if they do not."""
        text_id = f"{game}-why-{kebab(reason)}"
        if reason and self.has(text_id):
            return self.say(text_id, about, reader)
        words = f"{game}-reason"
        is_word = bool(reason) and not about and self.has(words)
        return self("reason-word", word=self(words, it=reason)) if is_word else ""

    def number(self, value: int) -> str:
        """A number as this language writes it."""
        return self("terminal-number", value=value)

    def error(self, error: DucatsError) -> str:
        """What is wrong, in the reader's language if the catalogue knows the code, with the rule."""
        if isinstance(error, Misuse):
            return self.say(error.text_id, error.about)
        text_id = "error-" + kebab(error.code)
        text = self(text_id) if self.has(text_id) else error.message
        return f"{text} ({error.rule})" if error.rule and error.rule not in text else text


@cache
def _bundle(language: str) -> "FluentBundle":
    from ducats.telling import bundle_of

    return bundle_of(language, (file.read_text(encoding="utf-8") for file in catalogues(language).values()))


def has_text(bundle: "FluentBundle", text_id: str) -> bool:
    """`id`, or `id.attribute`."""
    name, _, attribute = text_id.partition(".")
    return bundle.has_message(name) and (not attribute or attribute in bundle.get_message(name).attributes)


def kebab(name: str) -> str:
    """`GuardTurned`, `lay_rewards` and `musketeers.lay_rewards` as catalogue ids write them."""
    written = "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name)
    return written.strip("-").replace("_", "-").replace(".", "-")
