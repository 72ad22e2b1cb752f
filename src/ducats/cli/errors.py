"""Every error ends as one line on stderr and an exit code that says of which kind it was."""

import sys
from typing import Any, Final

import typer
from typer.core import TyperGroup

from ducats.cli.console import complain
from ducats.engine.errors import BadData, BadOptions, BadScenario, DucatsError

FAILED: Final = 1
"""Something that was checked does not hold: a record, a scenario, an invariant, a rule without a test."""
MISUSED: Final = 2
"""The command cannot do what it was asked: unknown game, wrong option, file that is not there."""

MISUSES: Final = (BadOptions, BadData, BadScenario)


class OneLineErrors(TyperGroup):
    """The group of all commands; no traceback ever reaches a person."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except DucatsError as error:
            complain(f"ducats: {error.code}: {one_line(error.message)}")
            raise typer.Exit(MISUSED if isinstance(error, MISUSES) else FAILED) from error
        except BrokenPipeError:
            # The reader of our output has gone (as with `| head`); there is nobody to tell.
            sys.stderr.close()
            raise typer.Exit(0) from None
        except OSError as error:
            where = f"{error.filename}: " if error.filename else ""
            complain(f"ducats: file_error: {where}{error.strerror or error}")
            raise typer.Exit(MISUSED) from error


def one_line(text: str) -> str:
    return " ".join(text.split())
