"""What the pages tell their readers to type is understood: every command, option and kind of value exists."""

import re
import shlex
from pathlib import Path
from typing import Any, Final

import pytest
import typer

from ducats.cli.main import app
from ducats.games.levels import levels

_BLOCK: Final = re.compile(r"^```\w*\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_LEFT_OPEN: Final = re.compile(r"[…<$]|\bNAME\b|\.\.\.")
"""The reader fills something in."""
_LEVEL: Final = re.compile(r"[a-z]+(@\d+)?")
"""Other bots come from a module or are programs."""


def commands(page: Path) -> list[list[str]]:
    """The lines of its code blocks that call ducats, without what is said beside them."""
    lines = [line for block in _BLOCK.findall(page.read_text("utf-8")) for line in block.splitlines()]
    return [
        shlex.split(line.partition(" > ")[0], comments=True)[1:]
        for line in lines
        if line.startswith("ducats ") and not _LEFT_OPEN.search(line)
    ]


def parse(command: list[str]) -> None:
    """As far as one can without doing anything."""
    asked: Any = typer.main.get_command(app)
    context = asked.make_context("ducats", [*command])
    while hasattr(asked, "resolve_command") and (rest := [*context._protected_args, *context.args]):
        name, asked, rest = asked.resolve_command(context, rest)
        context = asked.make_context(name, rest, parent=context)
    if "bots" in context.params and (game := context.params["game"]):
        asked_for = context.params["bots"] or ()
        texts = [asked_for] if isinstance(asked_for, str) else asked_for
        named = [bot.strip() for text in texts for bot in text.split(",")]
        assert {bot.partition("@")[0] for bot in named if _LEVEL.fullmatch(bot)} <= {*levels(game)}


def test_whatever_a_page_tells_to_type_is_understood(clone: Path) -> None:
    pages = (clone / "README.md", *sorted((clone / "docs").rglob("*.md")))
    told = [(page.name, command) for page in pages for command in commands(page)]
    assert len(told) > 80
    refused = []
    for page, command in told:
        try:
            parse(command)
        except Exception as error:
            if getattr(error, "exit_code", 1):  # 0: --version has said what it has to say
                refused.append(f"{page}: ducats {shlex.join(command)}: {error!r}")
    assert refused == []


@pytest.mark.parametrize(
    ("typed", "refused"),
    [("--bogus", "No such option"), ("--games many", "valid integer"), ("--bots abbot", "abbot")],
)
def test_what_does_not_exist_is_not_understood(typed: str, refused: str) -> None:
    with pytest.raises(Exception, match=refused):
        parse(["arena", "musketeers", *typed.split()])
