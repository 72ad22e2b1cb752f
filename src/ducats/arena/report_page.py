"""The report of a contest: a page of Markdown with two pictures, and every figure as JSON lines."""

from pathlib import Path
from typing import Final

import msgspec

from ducats.arena.contests import command
from ducats.arena.drawings import ladder_picture, matrix_picture
from ducats.arena.entrants import name_of
from ducats.arena.reports import columns, interval, markdown, markdown_table
from ducats.arena.standings import ContestResult, Standing

HEADINGS: Final = (
    "bot",
    "rating",
    "chairs",
    "wins",
    "par",
    "forfeits",
    "ms a move",
    "slowest",
    "simulations a move",
)

_READING: Final = """## How to read this

- `rating`: one Plackett-Luce fit over all games with openskill's model, independent of their order. The mean
  of all bots is 25, and 4 points more win 2 of 3 games of two. Ratings of two contests cannot be compared.
- `wins`: the share of victories with Wilson's interval, a shared victory counted in part.
- `par`: what equal bots would win.
- `margin`: the mean lead in points over the other bots, by deal, with a bootstrap interval over deals.
- Every deal is played with the line-up turned through all chairs; line-ups of one size get the same deals.
- A bot that forfeits is ranked last in that game; its chair is played on by the rules' default answers.
- All intervals are 95 %. `ms a move` is processor time (for external programs, time by the clock),
  `slowest` that of the longest decision.
- The same command gives the same games, whatever the number of processes or machines, except for bots that
  think by the clock, external programs that do not keep to their seed, and the milliseconds.
"""


def rating_rows(result: ContestResult) -> list[tuple[str, ...]]:
    """The heading and one row per bot, best first."""
    return [HEADINGS, *(_row(one) for one in result.standings)]


def _row(one: Standing) -> tuple[str, ...]:
    return (
        name_of(one.bot),
        interval(one.rating, "{:.1f}"),
        str(one.chairs),
        interval(one.wins, "{:.2f}"),
        f"{one.par:.2f}",
        str(one.forfeits),
        f"{one.milliseconds:.1f}",
        f"{one.slowest:.0f}",
        f"{one.simulations:.0f}" if one.simulations else "-",
    )


def rating_table(result: ContestResult) -> str:
    return columns(rating_rows(result))


def page(result: ContestResult) -> str:
    """The whole report as Markdown; the pictures lie beside it."""
    contest = result.contest
    parts = [
        f"# Arena: {contest.game}, {contest.plan}",
        f"{result.games} games, seed `{contest.seed}`; {_versions(result)}. To repeat it:",
        f"```\n{command(contest)}\n```",
        markdown_table(rating_rows(result)),
        "![Ratings with intervals](ladder.svg)",
        "![Who finishes ahead of whom](matrix.svg)",
        "## Bots",
        "\n".join(f"- `{one.bot}`: {one.origin}" for one in result.standings),
        "## Matches",
        markdown(result.matches),
        _forfeits(result),
        _READING,
    ]
    return "\n\n".join(part for part in parts if part)


def _versions(result: ContestResult) -> str:
    return f"ducats {result.ducats}, rules version {result.rules}, Python {result.python}"


def _forfeits(result: ContestResult) -> str:
    if not result.forfeits:
        return ""
    rows = [("bot", "games", "first in the deal with seed", "reason")]
    rows += [
        (name_of(one.bot), str(one.games), f"`{one.seed}`", " ".join(one.reason.replace("|", "/").split()))
        for one in result.forfeits
    ]
    return f"## Forfeits\n\n{markdown_table(rows)}"


def summary_lines(result: ContestResult) -> bytes:
    """One line for the contest, then one for each bot, pair of bots, match and kind of forfeit."""
    lines: list[dict[str, object]] = [
        {
            "kind": "contest",
            "contest": result.contest,
            "command": command(result.contest),
            "ducats": result.ducats,
            "rules": result.rules,
            "python": result.python,
            "games": result.games,
        }
    ]
    kinds = {
        "bot": result.standings,
        "ahead": result.ahead,
        "match": result.matches,
        "forfeit": result.forfeits,
    }
    for kind, found in kinds.items():
        lines += [{"kind": kind, **msgspec.to_builtins(one)} for one in found]
    return b"".join(msgspec.json.encode(line) + b"\n" for line in lines)


def write_report(folder: Path, result: ContestResult) -> None:
    """report.md, ladder.svg, matrix.svg and summary.jsonl."""
    folder.mkdir(parents=True, exist_ok=True)
    game = result.contest.game
    bots = [one.bot for one in result.standings]
    (folder / "report.md").write_text(page(result), encoding="utf-8")
    (folder / "ladder.svg").write_text(
        ladder_picture(f"{game}: ratings, 95 % intervals", result.standings), encoding="utf-8"
    )
    (folder / "matrix.svg").write_text(
        matrix_picture(f"{game}: row finishes ahead of column", bots, result.ahead), encoding="utf-8"
    )
    (folder / "summary.jsonl").write_bytes(summary_lines(result))
