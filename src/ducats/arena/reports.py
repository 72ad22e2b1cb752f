"""Results of matches as tables, in plain text and in Markdown."""

from collections.abc import Iterable, Sequence
from typing import Final

from ducats.arena.entrants import name_of
from ducats.arena.results import BotResult, MatchResult
from ducats.arena.statistics import Estimate

HEADINGS: Final = ("seats", "bot", "against", "games", "wins", "par", "margin", "ms a move")


def rows(results: Iterable[MatchResult]) -> list[tuple[str, ...]]:
    """In the order of HEADINGS. One row per match and bot, but none for a field around a single bot."""
    return [
        _row(result, bot)
        for result in results
        for bot in result.bots
        if bot.chairs == min(other.chairs for other in result.bots)
    ]


def _row(result: MatchResult, bot: BotResult) -> tuple[str, ...]:
    return (
        str(len(result.match.lineup)),
        name_of(bot.bot),
        against(result, bot),
        str(result.games),
        interval(bot.wins, "{:.2f}"),
        f"{bot.par:.2f}",
        interval(bot.margin, "{:+.1f}"),
        f"{bot.milliseconds:.1f}",
    )


def against(result: MatchResult, bot: BotResult) -> str:
    """The others at the table, counted."""
    others = list(result.match.lineup)
    others.remove(bot.bot)
    names = [name_of(other) for other in others]
    return ", ".join(f"{names.count(name)} {name}" for name in dict.fromkeys(names))


def interval(estimate: Estimate, form: str) -> str:
    """`0.61 (0.55 to 0.67)`."""
    value, low, high = (form.format(part) for part in (estimate.value, estimate.low, estimate.high))
    return f"{value} ({low} to {high})"


def text_table(results: Iterable[MatchResult]) -> str:
    """Columns of plain text."""
    return columns([HEADINGS, *rows(results)])


def columns(lines: Sequence[Sequence[str]]) -> str:
    """Lines of cells, one below the other."""
    widths = [max(len(line[column]) for line in lines) for column in range(len(lines[0]))]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip()
        for line in lines
    )


def markdown(results: Iterable[MatchResult]) -> str:
    """A table for a document."""
    return markdown_table([HEADINGS, *rows(results)])


def markdown_table(lines: Sequence[Sequence[str]]) -> str:
    """The first line is the heading."""
    heading, *body = lines
    return "\n".join(f"| {' | '.join(line)} |" for line in (heading, ["---"] * len(heading), *body))
