"""What was found in some games of bots of one strength."""

from statistics import StatisticsError, correlation, fmean
from typing import NamedTuple

from bench.review.checks import Analysed, mean_of


class Summary(NamedTuple):
    """Over all judged answers of all games."""

    games: int
    answers: int
    loss: float
    """Mean, as measured, with its standard error."""
    loss_error: float
    faults: int
    """Answers found fault with in the first run."""
    mistakes: int
    """Those of them that are called a mistake or a blunder."""
    false: int | None
    """Faults that could not be confirmed; None: not asked."""
    told: str
    """How losses as they are told correlate with those of a second run."""
    measured: str
    either: int
    """Answers in which one run at least finds fault."""
    both: int
    changed: int
    """Answers that have another class in the second run."""
    seconds: float
    """Of processor time, for one analysis."""
    error: float
    """The largest standard error of a chance."""


def summary(games: list[Analysed]) -> Summary:
    """Most answers cost nothing, and of these only noise is measured."""
    answers = [answer for game in games for answer in game.answers]
    loss, loss_error = mean_of([answer.measured for answer in answers])
    closer = [game.false for game in games if game.false is not None]
    either = [answer for answer in answers if answer.kind or answer.kind_again]
    return Summary(
        games=len(games),
        answers=len(answers),
        loss=loss,
        loss_error=loss_error,
        faults=sum(bool(answer.kind) for answer in answers),
        mistakes=sum(answer.kind in ("mistake", "blunder") for answer in answers),
        false=sum(closer) if closer else None,
        told=correlated([(answer.told, answer.told_again) for answer in answers]),
        measured=correlated([(answer.measured, answer.measured_again) for answer in answers]),
        either=len(either),
        both=sum(bool(answer.kind and answer.kind_again) for answer in either),
        changed=sum(answer.kind != answer.kind_again for answer in either),
        seconds=fmean(game.seconds for game in games),
        error=max(game.error for game in games),
    )


def correlated(pairs: list[tuple[float, float]]) -> str:
    try:
        return f"{correlation(*zip(*pairs, strict=True)):.2f}"
    except StatisticsError:
        return "not at all"


def lines_of(name: str, games: list[Analysed]) -> list[str]:
    """All of it in words."""
    found = summary(games)
    count = found.answers
    false = [] if found.false is None else [f"false alarms: {found.false} ({found.false / count:.1%})"]
    return [
        (
            f"{found.games} games of {name} bots: mean loss {found.loss:+.4f} ± {found.loss_error:.4f} "
            f"of {count} answers"
        ),
        (
            f"found fault with {found.faults} ({found.faults / count:.1%}), "
            f"{found.mistakes} of them mistakes or worse"
        ),
        *false,
        (
            f"a second run: losses told correlate {found.told}, as measured {found.measured}; of "
            f"{found.either} faults {found.both} are found by both, {found.changed} answers change "
            f"their class ({found.changed / count:.1%})"
        ),
        f"a whole analysis: {found.seconds:.1f} s of processor time, errors up to {found.error:.3f}",
    ]
