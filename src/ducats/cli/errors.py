"""Every error ends as one line on stderr and an exit code that names its kind."""

import sys
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any, Final

import typer
from typer.core import TyperGroup

from ducats.cli.console import complain
from ducats.engine.errors import BadData, BadOptions, BadScenario, DucatsError
from ducats.texts import FALLBACK, LANGUAGES, Misuse, Texts, kebab, language_of_machine

FAILED: Final = 1
"""A check failed: a record, a scenario, an invariant, a rule without a test."""
MISUSED: Final = 2
"""The command cannot do what it was asked: unknown game, wrong option, file that is not there."""

ARGUMENTS: Final = "ducats.arguments"
"""Where the context keeps what the command was called with."""
MISUSES: Final = (BadOptions, BadData, BadScenario)
FILE_TROUBLES: Final[dict[type[OSError], str]] = {
    FileNotFoundError: "no-file",
    IsADirectoryError: "is-folder",
    PermissionError: "no-permission",
}


class OneLineErrors(TyperGroup):
    """The group of all commands; no traceback ever reaches a person."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        # Parsing takes them apart, and the errors of the commands are told in the language they name.
        ctx.meta[ARGUMENTS] = tuple(args)
        return super().parse_args(ctx, args)

    def invoke(self, ctx: Any) -> Any:
        texts = texts_for(ctx.meta[ARGUMENTS])
        try:
            return super().invoke(ctx)
        except DucatsError as error:
            complain(f"ducats: {error.code}: {one_line(told(error, texts()))}")
            raise typer.Exit(MISUSED if isinstance(error, MISUSES) else FAILED) from error
        except BrokenPipeError:
            # The reader of our output has gone, as with `| head`.
            sys.stderr.close()
            raise typer.Exit(0) from None
        except OSError as error:
            complain(f"ducats: file_error: {one_line(file_trouble(error, texts()))}")
            raise typer.Exit(MISUSED) from error


def texts_for(arguments: Sequence[str]) -> Callable[[], Texts]:
    """The texts in the language of --lang, or of the machine, read when something is to be told."""
    written = " ".join(arguments).replace("--lang=", "--lang ").split()
    named = next((value for name, value in pairwise(written) if name == "--lang"), "")
    return lambda: Texts(named if named in LANGUAGES else language_of_machine())


def told(error: DucatsError, texts: Texts) -> str:
    """In the reader's language; what only the rules can say follows in their own words."""
    if isinstance(error, Misuse):
        return texts.error(error)
    known = f"error-{kebab(error.code)}"
    if texts.language == FALLBACK or not texts.has(known):
        return error.message
    return f"{texts(known).rstrip(' .:')} ({error.message})"


def file_trouble(error: OSError, texts: Texts) -> str:
    reason = FILE_TROUBLES.get(type(error))
    if reason is None or not error.filename:
        return f"{error.filename}: {error.strerror}" if error.filename else str(error.strerror or error)
    return texts(f"terminal-refused-{reason}", file=str(error.filename))


def one_line(text: str) -> str:
    return " ".join(text.split())
