"""The table of what was measured, in docs/review.md."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from bench.marked import replace_between, wrapped
from bench.review.checks import Analysed, mean_of
from bench.review.known import Known, read_known, sources_of
from bench.review.summary import Summary, retried, summary
from ducats.arena.reports import markdown_table
from ducats.games import GAMES
from ducats.texts import Texts

PAGE: Final = Path(__file__).parents[2] / "docs" / "review.md"
BEGIN: Final = "<!-- figures: written by python -m bench.review --publish -->\n"
MINUS: Final = "\N{MINUS SIGN}"
END: Final = "<!-- end of figures -->\n"

Cell = Callable[[Known], str]


def publish(goals: Mapping[str, int], page: Path = PAGE) -> None:
    """All that is kept, also of older sources, which are named; without anything the page stays as it is."""
    kept = read_known(())
    if kept:
        replace_between(page, BEGIN, END, written(kept, goals))


def written(kept: Mapping[str, Known], goals: Mapping[str, int]) -> str:
    """The table, and why some of it is empty."""
    known = {game: kept.get(game, Known("")) for game in GAMES}
    heading = ["", *(name_of(game) for game in known)]
    rows = [[title, *(cell(one) for one in known.values())] for title, cell in ROWS]
    return "\n".join(
        [markdown_table([heading, *rows]), "", *(wrapped(said, "  ") for said in missing(known, goals))]
    )


def missing(known: Mapping[str, Known], goals: Mapping[str, int]) -> list[str]:
    """Game by game."""
    said: list[str] = []
    for game, one in known.items():
        name = name_of(game)
        if not one.sources:
            said.append(f"- {name}: nothing is kept.")
            continue
        done = one.done()
        short = [
            f"{done[check]:,} of {goal:,} {THINGS[check]}"
            for check, goal in goals.items()
            if done[check] < goal
        ]
        if short:
            said.append(f"- {name}: stopped after {', '.join(short)}.")
        if one.sources != sources_of(game):
            said.append(f"- {name}: the sources have changed since ({sources_of(game)} now).")
    return said


def name_of(game: str) -> str:
    return Texts("en")(f"game-{game}")


THINGS: Final = {
    "planted": "planted blunders",
    "strong": "games of strong bots",
    "weak": "games of weak bots",
    "played_on": "faults played on",
    "luck": "games for luck",
}


def of_curve(known: Known) -> str:
    return f"{known.curve.seconds:.1f}, {known.curve.error:.3f}" if known.curve else ""


def of_planted(known: Known) -> str:
    found = sum(bool(blunder.kind) for blunder in known.planted)
    return f"{found} of {len(known.planted)}" if known.planted else ""


def of_luck(known: Known) -> str:
    if len(known.lucks) < 2:
        return ""
    luck, error = mean_of(known.lucks)
    return f"{luck:+.3f} ± {error:.3f} of {len(known.lucks):,}".replace("-", MINUS)


def of_games(chosen: Callable[[Known], list[Analysed]], told: Callable[[Summary], str]) -> Cell:
    """Something about the games of bots of one strength."""

    def cell(known: Known) -> str:
        games = chosen(known)
        return told(summary(games)).replace("-", MINUS) if games else ""

    return cell


def strong_games(known: Known) -> list[Analysed]:
    return known.strong


def weak_games(known: Known) -> list[Analysed]:
    return known.weak


def share(number: int, found: Summary) -> str:
    return f"{number} ({number / found.answers:.1%})"


def rows_of(who: str, chosen: Callable[[Known], list[Analysed]]) -> list[tuple[str, Cell]]:
    about: list[tuple[str, Callable[[Summary], str]]] = [
        (f"games of {who} bots, judged answers", lambda found: f"{found.games}, {found.answers}"),
        ("mean loss of an answer", lambda found: f"{found.loss:.4f} ± {found.loss_error:.4f}"),
        ("called a mistake or a blunder", lambda found: share(found.mistakes, found)),
        (
            "second run: correlation of losses told, of differences as measured",
            lambda found: f"{found.told}, {found.measured}",
        ),
        ("second run: answers that change their class", lambda found: share(found.changed, found)),
        (
            "whole analysis: seconds of processor time, largest standard error of a chance, of luck",
            lambda found: f"{found.seconds:.0f}, {found.error:.3f}, {found.luck_error:.3f}",
        ),
    ]
    return [(title, of_games(chosen, told)) for title, told in about]


def of_losses(who: str) -> Cell:
    def cell(known: Known) -> str:
        losses = [loss for loss in known.losses if loss.who == who]
        if len(losses) < 2:
            return ""
        both = [mean_of([loss.alone for loss in losses]), mean_of([loss.agreed for loss in losses])]
        return ", ".join(f"{loss:.3f} ± {error:.3f}" for loss, error in both).replace("-", MINUS)

    return cell


def of_played_on(who: str, is_overruled: bool) -> Cell:
    def cell(known: Known) -> str:
        found = retried(known.played_on, who, is_overruled)
        if found is None:
            return ""
        told = f"{found.loss:.2f}, {found.gain:+.2f} ± {found.gain_error:.2f} of {found.faults}"
        return told.replace("-", MINUS)

    return cell


ROWS: Final[list[tuple[str, Cell]]] = [
    ("first curve of four weak bots: seconds of processor time, largest standard error", of_curve),
    ("planted blunders found", of_planted),
    *rows_of("equal strong", strong_games),
    (
        "faults found in them, not confirmed in 1,024 other worlds",
        of_games(strong_games, lambda found: "" if found.false is None else f"{found.faults}, {found.false}"),
    ),
    *rows_of("weak", weak_games),
    *[
        (f"mean loss of {who} bots, few worlds: by the policy alone, with a second opinion", of_losses(who))
        for who in ("strong", "weak")
    ],
    *[
        (f"faults of {who} bots {what}: loss seen, gain when played on", of_played_on(who, is_overruled))
        for who in ("strong", "weak")
        for is_overruled, what in ((False, "that the search finds, too"), (True, "that it overrules"))
    ],
    ("luck of the first seat, mean over games", of_luck),
    ("measured on", lambda known: known.day),
    ("sources", lambda known: known.sources),
]
