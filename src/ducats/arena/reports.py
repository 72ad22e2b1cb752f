"""Results of matches for people (text, Markdown) and for programs (JSON lines)."""

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from ducats.arena.matches import GameResult
from ducats.arena.results import BotResult, MatchResult
from ducats.arena.statistics import Estimate

HEADINGS: Final = ("seats", "bot", "against", "games", "wins", "par", "margin", "ms a move")


def rows(results: Iterable[MatchResult]) -> list[tuple[str, ...]]:
    """One row per match and bot, in the order of HEADINGS; a bot against itself has one row."""
    return [_row(result, bot) for result in results for bot in result.bots]


def _row(result: MatchResult, bot: BotResult) -> tuple[str, ...]:
    against = list(result.match.lineup)
    against.remove(bot.bot)
    return (
        str(len(result.match.lineup)),
        bot.bot,
        _counted(against),
        str(result.games),
        _interval(bot.wins, "{:.2f}"),
        f"{bot.par:.2f}",
        _interval(bot.margin, "{:+.1f}"),
        f"{bot.milliseconds:.1f}",
    )


def _counted(names: Sequence[str]) -> str:
    return ", ".join(f"{names.count(name)} {name}" for name in dict.fromkeys(names))


def _interval(estimate: Estimate, form: str) -> str:
    value, low, high = (form.format(part) for part in (estimate.value, estimate.low, estimate.high))
    return f"{value} ({low} to {high})"


def text_table(results: Iterable[MatchResult]) -> str:
    """Columns of plain text."""
    lines = [HEADINGS, *rows(results)]
    widths = [max(len(line[column]) for line in lines) for column in range(len(HEADINGS))]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip()
        for line in lines
    )


def markdown(results: Iterable[MatchResult]) -> str:
    """A table for a document."""
    lines = [HEADINGS, tuple("---" for _ in HEADINGS), *rows(results)]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def json_lines(results: Iterable[MatchResult], games: Iterable[GameResult] = ()) -> bytes:
    """One line per game (`"kind": "game"`), then one per match (`"kind": "match"`)."""
    lines = [{"kind": "game", **msgspec.to_builtins(game)} for game in games]
    lines += [{"kind": "match", **msgspec.to_builtins(result)} for result in results]
    return b"".join(msgspec.json.encode(line) + b"\n" for line in lines)
