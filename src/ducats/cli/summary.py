"""The review in short: what decided a game, whether it was luck, and what would have been better.

The page (web/src/review/summary.ts) must judge the same: tests/cli/summary.json holds both to it.
"""

from collections.abc import Iterator, Sequence
from math import hypot
from typing import Final, Literal

from ducats.cli.figures import is_sure
from ducats.engine.messages import Event, Seat
from ducats.review.judging import MIN_LOSS
from ducats.review.messages import WHOLE, Analysis, Balance, Decision, TurningPoint

Luck = Literal["mostly", "partly", "hardly", "unsure", "helped", "hindered"]
"""What luck had to do with a result. `unsure`: there seems to be some, but within its error; `helped` and
`hindered`: it was the other way round."""

MOST_DRAWS_TOLD: Final = 3
"""With more draws, none stands out."""


def subject_of(analysis: Analysis, reader: Seat | None) -> Seat:
    """Whom a review speaks about first: its reader, or else the winner."""
    return analysis.result.index(max(analysis.result)) if reader is None else reader


def decisive(analysis: Analysis) -> TurningPoint | None:
    """The moment that changed most towards how it ended; if none did, the one that changed most."""

    def weight(point: TurningPoint) -> int:
        led_there = (point.change > 0) == (analysis.result[point.seat] > analysis.start[point.seat])
        return abs(point.change) + (WHOLE if led_there else 0)

    return max(analysis.turning_points, key=weight, default=None)


def fall(analysis: Analysis, reader: Seat | None) -> TurningPoint | None:
    """The step that lowered the reader's chances most.

    None: the reader did not lose any, or what decided the game tells it.
    """
    if reader is None or analysis.result[reader] >= analysis.start[reader]:
        return None
    told = decisive(analysis)
    if told is not None and told.seat == reader and told.change < 0:
        return None
    falls = [point for point in _changes(analysis, reader) if point.change < 0]
    return min(falls, key=lambda point: point.change, default=None)


def _changes(analysis: Analysis, seat: Seat) -> Iterator[TurningPoint]:
    """Where a seat's chances changed beyond doubt."""
    before = 0
    for moment in analysis.moments:
        decision, after = moment.decision, moment.errors[seat]
        if decision is not None:
            change = decision.expected[seat] + decision.hidden[seat]
            # The sum of both errors is more than the error of their difference, because they share their
            # luck.
            if is_sure(change, hypot(before, after)):
                yield TurningPoint(moment=moment.number, cause="decision", seat=seat, change=change)
        if moment.luck is not None and moment.luck_error is not None:
            change = moment.luck[seat]
            if is_sure(change, moment.luck_error[seat]):
                yield TurningPoint(moment=moment.number, cause="draw", seat=seat, change=change)
        before = after


def swing(analysis: Analysis, point: TurningPoint) -> tuple[int, int]:
    """The chances before and after it of whom it touched: what is drawn comes after an answer."""
    if point.cause == "draw":
        after = analysis.moments[point.moment].chances[point.seat]
        return after - point.change, after
    chances = analysis.moments[point.moment - 1].chances if point.moment else analysis.start
    before = chances[point.seat]
    return before, before + point.change


def luck_in(balance: Balance) -> Luck:
    """`mostly`: luck did at least half, and nothing else did more."""
    luck = balance.luck
    if abs(luck) < MIN_LOSS * WHOLE:
        return "hardly"
    if not is_sure(luck, balance.luck_error):
        return "unsure"
    change = balance.result - balance.start
    way = (change > 0) - (change < 0)
    if luck * way <= 0:
        return "helped" if luck > 0 else "hindered"
    most = max(balance.own * way, balance.others * way, balance.hidden * way, abs(change) / 2)
    return "mostly" if luck * way >= most else "partly"


def costliest(analysis: Analysis, reader: Seat | None) -> list[tuple[int, Decision]]:
    """The reader's mistakes, or else everybody's, with their moments; the costliest first."""
    found = [
        (moment.number, moment.decision)
        for moment in analysis.moments
        if moment.decision is not None and moment.decision.better is not None
        if reader is None or moment.decision.seat == reader
    ]
    return sorted(found, key=lambda mistake: -mistake[1].loss)


def misjudged_lots(analysis: Analysis, reader: Seat | None) -> int:
    """How many lots the reader, or else anybody, overpaid or let go too cheaply."""
    return sum(
        any(bidder.verdict and reader in (None, bidder.seat) for bidder in lot.bidders)
        for lot in analysis.auctions
    )


def draws_to_tell(events: Sequence[Event], seat: Seat) -> list[Event]:
    """What was drawn, as far as it concerns somebody, or else all; nothing if it is too much to name any."""
    theirs = [event for event in events if getattr(event, "seat", seat) == seat]
    told = theirs or list(events)
    return told if len(told) <= MOST_DRAWS_TOLD else []
