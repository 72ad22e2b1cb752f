"""The tables of all contests, in docs/bots.md."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from bench.marked import replace_between
from bench.strength.contests import contests, known
from ducats.arena import ContestResult, MatchResult, command
from ducats.arena.entrants import name_of
from ducats.arena.reports import against, interval, markdown_table
from ducats.arena.results import BotResult
from ducats.texts import Texts

PAGE: Final = Path(__file__).parents[2] / "docs" / "bots.md"
LADDER: Final = "ladder-"
OPTIONS: Final = "options-"
MATCH_HEADINGS: Final = (
    "seats",
    "bot",
    "against",
    "games",
    "wins",
    "par",
    "margin",
    "simulations a move",
    "ms a move",
)


def publish() -> None:
    """Every contest that has games, in the part of the page that its name says."""
    results = {
        name: result for name, contest in contests().items() if (result := known(name, contest)) is not None
    }
    for part, blocks in parts(results).items():
        replace_between(PAGE, f"<!-- {part} -->\n", f"<!-- end of {part} -->\n", "\n".join(blocks))


def parts(results: Mapping[str, ContestResult]) -> dict[str, list[str]]:
    """By part of the page."""
    found: dict[str, list[str]] = {"ladders": [], "options": [], "matches": []}
    for name, result in results.items():
        if name.startswith(LADDER):
            found["ladders"] += [f"### {title(result)}\n", f"{ladder_table(result)}\n", repeated(result)]
        else:
            part = "options" if name.startswith(OPTIONS) else "matches"
            rows = [row for match in result.matches if match.games for row in match_rows(match)]
            table = markdown_table([MATCH_HEADINGS, *rows])
            found[part] += [f"**{title(result)}**, `{name}`\n", f"{table}\n", repeated(result)]
    return found


def title(result: ContestResult) -> str:
    """The game, with the options that are not as usual."""
    options = ", ".join(f"{name} = {value}" for name, value in result.contest.options.items())
    game = Texts("en")(f"game-{result.contest.game}")
    return f"{game}, {options}" if options else game


def repeated(result: ContestResult) -> str:
    contest = result.contest
    total = sum(match.games for match in contest.matches)
    return f"{result.games:,} games of {total:,}.\n\n```\n{command(contest)}\n```\n"


def ladder_table(result: ContestResult) -> str:
    """A row for each level, best first; its matches are against the level named before it."""
    sizes = result.contest.seats
    rows = [
        (
            "level",
            "rating",
            "above the next",
            "ms a move",
            *(f"wins with {seats}" for seats in sizes),
            *(f"margin with {seats}" for seats in sizes),
            "games",
        )
    ]
    ratings = {one.bot: one for one in result.standings}
    order = result.contest.bots[::-1]
    for place, bot in enumerate(order):
        standing = ratings[bot]
        own = {len(one.match.lineup): one for one in result.matches if one.match.lineup[0] == bot}
        below = order[place + 1] if place + 1 < len(order) else None
        rows.append(
            (
                bot,
                interval(standing.rating, "{:.1f}"),
                f"{standing.rating.value - ratings[below].rating.value:.1f}" if below else "",
                f"{standing.milliseconds:.1f}",
                *(interval(own[seats].bots[0].wins, "{:.2f}") if seats in own else "" for seats in sizes),
                *(interval(own[seats].bots[0].margin, "{:+,.1f}") if seats in own else "" for seats in sizes),
                ", ".join(str(own[seats].games) for seats in sizes if seats in own),
            )
        )
    return markdown_table(rows)


def match_rows(result: MatchResult) -> list[tuple[str, ...]]:
    """The first of the line-up against the others; at a mixed table everybody against the others."""
    count = len(result.bots) if len(result.bots) > 2 else 1
    return [match_row(result, bot) for bot in result.bots[:count]]


def match_row(result: MatchResult, bot: BotResult) -> tuple[str, ...]:
    return (
        str(len(result.match.lineup)),
        name_of(bot.bot),
        against(result, bot),
        f"{result.games} of {result.match.games}",
        interval(bot.wins, "{:.2f}"),
        f"{bot.par:.2f}",
        interval(bot.margin, "{:+,.1f}"),
        f"{bot.simulations:.0f}" if bot.simulations else "-",
        f"{bot.milliseconds:.1f}",
    )
