"""The review in short: what decided a game, whether it was luck, and what would have been better.

The page (web/src/review/summary.ts) must judge the same: tests/cli/summary.json holds both to it.
"""

from collections.abc import Iterator, Sequence
from math import hypot
from typing import Final, Literal, NamedTuple

from ducats.cli.figures import is_sure
from ducats.engine.messages import Event, Seat
from ducats.review.judging import MIN_LOSS, SIGNIFICANT_ERRORS
from ducats.review.messages import WHOLE, Analysis, Balance, Decision, TurningPoint

Luck = Literal["mostly", "least", "partly", "minor", "hardly", "unsure", "helped", "hindered"]
"""What luck had to do with a result. `mostly`: it did at least half, and nothing else did more; `least`: a
part, perhaps most; `partly`: a part, not most; `minor`: not most, perhaps nothing; `helped` and `hindered`:
it was the other way round."""

LITTLE: Final = 0.1
"""Less than this part of a change is hardly any."""


class Swing(NamedTuple):
    """Somebody's chances before and after a turning point."""

    seat: Seat
    before: int
    after: int


MOST_DRAWS_TOLD: Final = 3
"""With more draws, none stands out."""
MOST_THINGS_TOLD: Final = 6
"""Nor with more things in one draw."""


def subject_of(analysis: Analysis, reader: Seat | None) -> Seat:
    """Whom a review speaks about first: its reader, or else the winner."""
    return analysis.result.index(max(analysis.result)) if reader is None else reader


def decisive(analysis: Analysis, reader: Seat | None) -> TurningPoint | None:
    """The moment that gained the winner most; if none did, the one that changed most."""
    winner = winner_of(analysis, reader)

    def weight(point: TurningPoint) -> int:
        gained = change_of(analysis, point, winner)
        return gained + WHOLE if gained >= MIN_LOSS * WHOLE else abs(point.change)

    return max(analysis.turning_points, key=weight, default=None)


def winner_of(analysis: Analysis, reader: Seat | None) -> Seat:
    """Of several, the reader."""
    most = max(analysis.result)
    return reader if reader is not None and analysis.result[reader] == most else analysis.result.index(most)


def change_of(analysis: Analysis, point: TurningPoint, seat: Seat) -> int:
    """How much it changed the chances of anybody."""
    moment = analysis.moments[point.moment]
    if point.cause == "draw":
        return 0 if moment.luck is None else moment.luck[seat]
    decision = moment.decision
    return 0 if decision is None else decision.expected[seat] + decision.hidden[seat]


def is_hidden(analysis: Analysis, point: TurningPoint, seat: Seat) -> bool:
    """Whether an answer changed somebody's chances mostly by what its player could not know."""
    decision = analysis.moments[point.moment].decision
    if point.cause == "draw" or decision is None:
        return False
    return abs(decision.hidden[seat]) > abs(decision.expected[seat])


def swings(analysis: Analysis, point: TurningPoint, reader: Seat | None) -> list[Swing]:
    """Of whom a turning point tells: the winner, if it gained them anything, and whoever paid for it."""
    winner, least = winner_of(analysis, reader), MIN_LOSS * WHOLE
    if change_of(analysis, point, winner) < least:
        return [swing(analysis, point, point.seat)]
    told = [swing(analysis, point, winner)]
    changes = [change_of(analysis, point, seat) for seat in range(len(analysis.result))]
    loser = changes.index(min(changes)) if reader is None or changes[reader] > -least else reader
    # Of two, the other's chances are what is left.
    if len(changes) > 2 and changes[loser] <= -least:
        told.append(swing(analysis, point, loser))
    return told


def fall(analysis: Analysis, reader: Seat | None) -> TurningPoint | None:
    """The step that lowered the reader's chances most.

    None: the reader did not lose any, or what decided the game tells it.
    """
    if reader is None or analysis.result[reader] >= analysis.start[reader]:
        return None
    falls = [point for point in _changes(analysis, reader) if point.change < 0]
    lowest = min(falls, key=lambda point: point.change, default=None)
    told = decisive(analysis, reader)
    if lowest is None or told is None or (told.moment, told.cause) != (lowest.moment, lowest.cause):
        return lowest
    seats = [each.seat for each in swings(analysis, told, reader)]
    return None if reader in seats or len(analysis.result) == 2 else lowest


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


def swing(analysis: Analysis, point: TurningPoint, seat: Seat) -> Swing:
    """The chances before and after it: what is drawn comes after an answer."""
    change = change_of(analysis, point, seat)
    if point.cause == "draw":
        after = analysis.moments[point.moment].chances[seat]
        return Swing(seat, after - change, after)
    chances = analysis.moments[point.moment - 1].chances if point.moment else analysis.start
    return Swing(seat, chances[seat], chances[seat] + change)


def luck_in(balance: Balance) -> Luck:
    """What can be told of it within two standard errors."""
    change = balance.result - balance.start
    way = -1 if change < 0 else 1
    luck, margin, half = balance.luck * way, SIGNIFICANT_ERRORS * balance.luck_error, abs(change) / 2
    if abs(luck) + margin < max(MIN_LOSS * WHOLE, LITTLE * abs(change)):
        return "hardly"
    if not is_sure(luck, balance.luck_error):
        return "unsure" if luck + margin >= half or not change else "minor"
    if luck < 0 or not change:
        return "helped" if balance.luck > 0 else "hindered"
    if luck - margin < half:
        return "partly" if luck + margin < half else "least"
    return (
        "mostly" if luck >= max(balance.own * way, balance.others * way, balance.hidden * way) else "partly"
    )


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
    return [] if len(told) > MOST_DRAWS_TOLD or any(map(_is_long, told)) else told


def _is_long(event: Event) -> bool:
    things = (getattr(event, field) for field in event.__struct_fields__)
    return any(isinstance(thing, tuple | list) and len(thing) > MOST_THINGS_TOLD for thing in things)
