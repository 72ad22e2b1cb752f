"""The figures of an analysis as a reader of a language finds them, rounded so that they still add up.

The page (web/src/review/figures.ts) must show the same: tests/cli/figures.json holds both to it.
"""

from collections.abc import Iterator, Sequence
from decimal import ROUND_HALF_UP, Decimal
from math import sqrt
from typing import Final, NamedTuple

from ducats.engine.messages import Seat
from ducats.review.judging import MIN_LOSS, SIGNIFICANT_ERRORS
from ducats.review.messages import WHOLE, Analysis, Decision

SHOWN: Final = WHOLE // 1000
"""The least that is shown: a tenth of a percent."""
ONE_PERCENT: Final = WHOLE // 100
MINUS: Final = "\N{MINUS SIGN}"
PERCENT: Final = {"de": "\N{NO-BREAK SPACE}%", "fr": "\N{NO-BREAK SPACE}%"}
"""The sign where it stands off the figure; elsewhere it follows at once."""


def nearest(amount: float) -> int:
    """The nearest whole number, halves away from zero, as the page rounds."""
    return int(Decimal(amount).quantize(Decimal(1), ROUND_HALF_UP))


def percent(share: int) -> str:
    """In whole percent."""
    return str(nearest(share / ONE_PERCENT))


class Figures:
    """Shares of the victory, in percent with one decimal."""

    def __init__(self, language: str) -> None:
        self._mark = "." if language == "en" else ","
        self._percent = PERCENT.get(language, "%")

    def percent(self, share: int) -> str:
        return self.tenths(share / SHOWN)

    def whole_percent(self, of_hundred: float) -> str:
        """Of a hundred, with the sign as the language writes it."""
        return f"{nearest(of_hundred)}{self._percent}".replace("-", MINUS)

    def whole_share(self, share: int) -> str:
        return self.whole_percent(100 * share / WHOLE)

    def with_error(self, share: int, error: int) -> str:
        return f"{self.percent(share)} ± {self.percent(error)}"

    def points(self, change: int) -> str:
        """Percentage points, with their sign, except for zero."""
        return self.tenths(change / SHOWN, "+")

    def tenths(self, tenths: float, sign: str = "-") -> str:
        """A number of tenths, with the decimal mark."""
        shown = nearest(tenths)
        written = f"{shown / 10:{sign if shown else '-'}.1f}"
        return written.replace("-", MINUS).replace(".", self._mark)


def adding_up(parts: Sequence[int], shown: int = SHOWN) -> list[int]:
    """Parts rounded as shown, so that they add up to the rounded whole."""
    rounded = [part // shown for part in parts]
    missing = nearest(sum(parts) / shown) - sum(rounded)
    closest = sorted(range(len(parts)), key=lambda place: -(parts[place] % shown))
    for place in closest[:missing]:
        rounded[place] += 1
    return [shown * part for part in rounded]


def start_error(analysis: Analysis, seat: Seat) -> int:
    """The standard error of the chances at the start.

    No analysis holds more than how many games it took, so it is that of games that are won or lost, the
    largest it can be.
    """
    share = analysis.start[seat] / WHOLE
    return nearest(WHOLE * sqrt(share * (1 - share) / analysis.cost.playouts))


def bargains(analysis: Analysis) -> Iterator[tuple[int, Decision]]:
    """Deals and bids with their moments; bids for a lot that is valued as a whole are judged there alone."""
    valued = {moment for lot in analysis.auctions for moment in range(lot.first, lot.moment + 1)}
    for moment in analysis.moments:
        decision = moment.decision
        if decision is None or decision.trade is None:
            continue
        if decision.trade.kind == "deal" or moment.number not in valued:
            yield moment.number, decision


class ToldTrade(NamedTuple):
    """Which sentence tells of a bargain or a bid, and about whom beside the player."""

    text: str
    other: Seat


def told_trade(decision: Decision) -> ToldTrade | None:
    """Every deal is told; bids and passes that changed the chances beyond doubt."""
    trade, seat = decision.trade, decision.seat
    if trade is None:
        return None
    gain = trade.gain[seat]
    if trade.kind != "deal" and not is_sure(gain, trade.error[seat]):
        return None
    others = [other for other in range(len(trade.gain)) if other != seat]
    most_changed = max(others, key=lambda other: abs(trade.gain[other]))
    if trade.kind == "bid" and gain < 0:
        return ToldTrade("bid-dear", most_changed)
    if trade.kind == "pass" and gain > 0:
        return ToldTrade("pass-cheap", most_changed)
    other = most_changed if trade.other is None else trade.other
    if trade.kind == "deal" and not any(is_sure(trade.gain[of], trade.error[of]) for of in (seat, other)):
        return ToldTrade("deal-even", other)
    return ToldTrade(trade.kind, other)


def is_sure(change: int, error: float) -> bool:
    """Whether a change is large enough to mention, and beyond doubt."""
    return abs(change) > SIGNIFICANT_ERRORS * error and abs(change) >= MIN_LOSS * WHOLE
