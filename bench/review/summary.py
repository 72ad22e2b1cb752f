"""What was found in some games of bots of one strength."""

from collections.abc import Sequence
from statistics import StatisticsError, correlation, fmean
from typing import NamedTuple

from bench.review.checks import Analysed, mean_of
from bench.review.playing_on import PlayedOn


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
    luck_error: float
    """The largest one of somebody's luck."""


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
        luck_error=max(game.luck_error for game in games),
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
        (
            f"a whole analysis: {found.seconds:.1f} s of processor time, errors of chances up to "
            f"{found.error:.3f}, of luck up to {found.luck_error:.3f}"
        ),
    ]


class Retried(NamedTuple):
    """Faults of one kind, once strong bots have played on."""

    faults: int
    loss: float
    """Mean, in the eyes of the reference policy."""
    gain: float
    """What the other answer brought, in the mean, with its standard error."""
    gain_error: float


def retried(faults: Sequence[PlayedOn], who: str, is_overruled: bool) -> Retried | None:
    """None: fewer than two."""
    found = [fault for fault in faults if (fault.who, fault.is_overruled) == (who, is_overruled)]
    if len(found) < 2:
        return None
    return Retried(
        len(found), fmean(fault.loss for fault in found), *mean_of([fault.gain for fault in found])
    )


def lines_played_on(who: str, faults: Sequence[PlayedOn]) -> list[str]:
    lines: list[str] = []
    for is_overruled, name in ((False, "that the search finds, too"), (True, "that it overrules")):
        found = retried(faults, who, is_overruled)
        if found:
            lines.append(
                f"{found.faults} faults of {who} bots {name}: {found.loss:.2f} given away in the eyes of the "
                f"policy, {found.gain:+.2f} ± {found.gain_error:.2f} when strong bots play on"
            )
    return lines
