"""The tables of all contests, in docs/bots.md and docs/bots-matches.md."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from bench.marked import replace_between
from bench.strength.contests import contests, known
from ducats.arena import ContestResult, MatchResult, command
from ducats.arena.entrants import name_of
from ducats.arena.reports import against, interval, markdown_table
from ducats.arena.results import BotResult
from ducats.texts import Texts

DOCS: Final = Path(__file__).parents[2] / "docs"
PAGES: Final = {
    "ladders": "bots.md",
    "strongest": "bots.md",
    "mixed": "bots.md",
    "odd": "bots.md",
    "habits": "bots.md",
    "options": "bots-matches.md",
    "matches": "bots-matches.md",
}
"""By part, the page that tells it."""
PART_OF: Final = {
    "ladder": "ladders",
    "options": "options",
    "mixed": "matches",
    "odd": "matches",
    "habits": "matches",
}
"""By the first word of a contest's name; all others are about the strongest levels."""
FEWEST_GAMES: Final = 20
"""A contest with fewer in one of its matches is not told yet."""
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
MIXED_HEADINGS: Final = ("game", "games", "strongest", "second", "third", "fourth")
MODULES: Final = {"ducats.arena.odd_players:": "", "bench.strength.earlier:": "earlier "}
"""What the tables call players who come from a module; the commands name them in full."""
ODD_HEADINGS: Final = ("game", "odd player", "the strongest level wins", "the odd player wins")
HABIT_HEADINGS: Final = ("game", "habit", "wins with 2", "wins with 3", "wins with 4")


def publish() -> None:
    """Every contest that has enough games, in the part that its name says."""
    results = {
        name: result
        for name, contest in contests().items()
        if (result := known(name, contest)) is not None
        and min(match.games for match in result.matches) >= FEWEST_GAMES
    }
    for part, blocks in parts(results).items():
        page = DOCS / PAGES[part]
        replace_between(page, f"<!-- {part} -->\n", f"<!-- end of {part} -->\n", "\n".join(blocks))


def parts(results: Mapping[str, ContestResult]) -> dict[str, list[str]]:
    """By part."""
    found: dict[str, list[str]] = {part: [] for part in PAGES}
    for name, result in results.items():
        part = PART_OF.get(name.partition("-")[0], "strongest")
        if part == "ladders":
            found[part] += [f"### {title(result)}\n", f"{ladder_table(result)}\n", repeated(result)]
        else:
            rows = [row for match in result.matches if match.games for row in match_rows(match)]
            table = table_of([MATCH_HEADINGS, *rows])
            found[part] += [f"**{title(result)}**, `{name}`\n", f"{table}\n", repeated(result)]
    for part, headings, row_of in (
        ("mixed", MIXED_HEADINGS, mixed_rows),
        ("odd", ODD_HEADINGS, odd_rows),
        ("habits", HABIT_HEADINGS, habit_rows),
    ):
        rows = [
            row for name, result in results.items() if name.startswith(f"{part}-") for row in row_of(result)
        ]
        found[part] = [table_of([headings, *rows])] if rows else []
    return found


def table_of(rows: Sequence[Sequence[str]]) -> str:
    table = markdown_table(rows)
    for module, name in MODULES.items():
        table = table.replace(module, name)
    return table


def mixed_rows(result: ContestResult) -> list[tuple[str, ...]]:
    """The table of everybody, strongest level first."""
    return [
        (
            title(result),
            str(match.games),
            *(f"{bot.bot} {interval(bot.wins, '{:.2f}')}" for bot in match.bots),
        )
        for match in result.matches
        if match.games and len(match.bots) == len(result.contest.bots)
    ]


def odd_rows(result: ContestResult) -> list[tuple[str, ...]]:
    """Each odd player at the two tables where it meets none but the strongest level."""
    top, *odd = result.contest.bots
    played = {match.match.lineup: match for match in result.matches if match.games}
    rows: list[tuple[str, ...]] = []
    for player in odd:
        among_odd, among_top = played.get((top, player, player)), played.get((player, top, top))
        if among_odd is not None and among_top is not None:
            rows.append(
                (
                    title(result),
                    player,
                    f"{interval(among_odd.bots[0].wins, '{:.2f}')} of {among_odd.games}",
                    f"{interval(among_top.bots[0].wins, '{:.2f}')} of {among_top.games}",
                )
            )
    return rows


def habit_rows(result: ContestResult) -> list[tuple[str, ...]]:
    """Each habit, by the size of the table at which it sits alone among its own level."""
    played = {(match.match.lineup[0], len(match.match.lineup)): match for match in result.matches}
    return [
        (
            title(result),
            habit,
            *(
                f"{interval(match.bots[0].wins, '{:.2f}')} of {match.games}"
                if (match := played.get((habit, seats))) is not None and match.games
                else ""
                for seats in (2, 3, 4)
            ),
        )
        for habit in result.contest.bots[1:]
    ]


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
