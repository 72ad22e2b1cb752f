"""Many analyses in few numbers: how much was luck, where the losses are, and whether that gets better."""

from collections import defaultdict
from collections.abc import Sequence
from datetime import UTC, datetime
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from ducats.review.messages import (
    Analysis,
    Balance,
    Decision,
    Parts,
    QuestionLoss,
    SeatFigures,
    Statistics,
    Stretch,
)

MIN_GAMES: Final = 8
"""Fewer games say nothing about what makes results good or bad."""
STRETCHES: Final = 24
"""The most points of a trend."""

Dated = tuple[float, SeatFigures]
"""When the game was played (seconds since 1970), and what was found."""


def figures_of(analysis: Analysis, seat: int) -> SeatFigures:
    by_question: dict[str, list[Decision]] = defaultdict(list)
    for moment in analysis.moments:
        decision = moment.decision
        if decision is not None and decision.seat == seat and decision.judged:
            by_question[decision.question].append(decision)
    questions = [
        QuestionLoss(
            game=analysis.game,
            question=question,
            choices=len(decisions),
            mistakes=sum(bool(decision.kind) for decision in decisions),
            loss=sum(decision.loss for decision in decisions),
        )
        for question, decisions in by_question.items()
    ]
    return SeatFigures(balance=analysis.balances[seat], questions=tuple(questions))


def statistics_of(dated: Sequence[Dated]) -> Statistics:
    """The order does not matter."""
    in_order = sorted(dated, key=lambda entry: entry[0])
    figures = [entry for _, entry in in_order]
    balances = [entry.balance for entry in figures]
    lucks = [balance.luck for balance in balances]
    return Statistics(
        games=len(figures),
        start=_mean([balance.start for balance in balances]),
        result=_mean([balance.result for balance in balances]),
        luck=_mean(lucks),
        luck_error=round(stdev(lucks) / sqrt(len(lucks))) if len(lucks) > 1 else 0,
        own=_mean([balance.own for balance in balances]),
        others=_mean([balance.others for balance in balances]),
        hidden=_mean([balance.hidden for balance in balances]),
        loss=_mean([balance.loss for balance in balances]),
        accuracy=_accuracy(balances),
        shares=_shares(balances),
        questions=_questions(figures),
        trend=_trend(in_order),
    )


def _shares(balances: Sequence[Balance]) -> Parts | None:
    """Each part's covariance with the whole change, by the variance of that: they add up to 1."""
    changes = [balance.result - balance.start for balance in balances]
    mean = fmean(changes) if changes else 0.0
    variance = sum((change - mean) ** 2 for change in changes)
    if len(balances) < MIN_GAMES or variance == 0.0:
        return None

    def share(parts: list[int]) -> float:
        own_mean = fmean(parts)
        together = sum(
            (part - own_mean) * (change - mean) for part, change in zip(parts, changes, strict=True)
        )
        return round(together / variance, 4)

    return Parts(
        luck=share([balance.luck for balance in balances]),
        own=share([balance.own for balance in balances]),
        others=share([balance.others for balance in balances]),
        hidden=share([balance.hidden for balance in balances]),
    )


def _questions(figures: Sequence[SeatFigures]) -> tuple[QuestionLoss, ...]:
    together: dict[tuple[str, str], list[QuestionLoss]] = defaultdict(list)
    for entry in figures:
        for each in entry.questions:
            together[each.game, each.question].append(each)
    added = [
        QuestionLoss(
            game=game,
            question=question,
            choices=sum(each.choices for each in same),
            mistakes=sum(each.mistakes for each in same),
            loss=sum(each.loss for each in same),
        )
        for (game, question), same in together.items()
    ]
    return tuple(sorted(added, key=lambda each: (-each.loss, -each.choices, each.question)))


def _trend(in_order: Sequence[Dated]) -> tuple[Stretch, ...]:
    size = max(1, -(-len(in_order) // STRETCHES))
    stretches = [in_order[first : first + size] for first in range(0, len(in_order), size)]
    return tuple([_stretch(entries) for entries in stretches])


def _stretch(entries: Sequence[Dated]) -> Stretch:
    balances = [figures.balance for _, figures in entries]
    return Stretch(
        since=datetime.fromtimestamp(entries[0][0], UTC).date().isoformat(),
        games=len(entries),
        accuracy=_accuracy(balances),
        loss=_mean([balance.loss for balance in balances]),
        luck=_mean([balance.luck for balance in balances]),
        result=_mean([balance.result for balance in balances]),
    )


def _accuracy(balances: Sequence[Balance]) -> float | None:
    """Games with more choices weigh more."""
    judged = [(balance.accuracy, balance.choices) for balance in balances if balance.accuracy is not None]
    choices = sum(weight for _, weight in judged)
    return round(sum(value * weight for value, weight in judged) / choices, 1) if choices else None


def _mean(numbers: Sequence[int]) -> int:
    return round(fmean(numbers)) if numbers else 0
