"""What a lot was worth to each bidder, and the price at which each should have stopped.

Owning it is compared with leaving it to the strongest rival at the same price, in worlds that fit what the
bidder could see just before the auction, half of them at a low price and half at a high one. Between the two
the difference is taken for a straight line, and money for worth as much to one bidder as to another: so the
slope, which is the noisiest figure, is measured by all of them together.
"""

from math import sqrt
from typing import Any, Final, NamedTuple

from ducats.engine.messages import Seat
from ducats.engine.rules import Rules
from ducats.review.auctions import Auction, give_to, most
from ducats.review.judging import MIN_LOSS, SIGNIFICANT_ERRORS
from ducats.review.messages import Verdict
from ducats.review.samples import Samples
from ducats.search import Evaluator
from ducats.search.continuations import Luck, Trials, play_on

HIGH_PRICES: Final = 3
"""By how many times what was paid, or by which part of the purse, the high price is found."""
WORLDS: Final = 1.5
"""For each bidder, as a part of those for a decision in question."""


class Worth(NamedTuple):
    """Of the lot, to one bidder."""

    seat: Seat
    bid: int
    gain: float
    """The chance when owning it, less the chance when the strongest rival does: at what the buyer paid, to
    everybody else at one step more."""
    error: float
    stop: int | None
    """The price at which that is nothing, from 0 to the high one; None: money hardly changes the chances."""
    stop_error: int
    stop_is_least: bool
    """It is worth the high price, perhaps more."""
    verdict: Verdict


class Valuation(NamedTuple):
    """One auction."""

    auction: Auction
    bidders: tuple[Worth, ...]
    games: int


class Line(NamedTuple):
    """A bidder's difference at two prices, each with its error."""

    seat: Seat
    low: int
    high: int
    at_low: float
    low_error: float
    at_high: float
    high_error: float

    @property
    def slope(self) -> float:
        """Lost with every step of the price."""
        return (self.at_low - self.at_high) / (self.high - self.low)

    @property
    def slope_error(self) -> float:
        return sqrt(self.low_error**2 + self.high_error**2) / (self.high - self.low)


class LotReview:
    """One auction, bidder by bidder."""

    def __init__(
        self, rules: Rules, evaluator: Evaluator[Any], auction: Auction, worlds: int, seed: str
    ) -> None:
        self._rules = rules
        self._evaluator = evaluator
        self._auction = auction
        self._worlds = round(WORLDS * worlds)
        self._seed = seed
        self._lines: list[Line] = []
        ask = auction.before.ask()
        bids = [bid for seat in ask.seats for bid in ask.legal(auction.before, seat) if bid]
        # One step above the lowest bid, which somebody may have to make.
        self._low = 1 + min(bids, default=0)

    def look_at(self, seat: Seat) -> None:
        """Nothing comes of it if there is no choice of prices."""
        auction, rival = self._auction, _strongest_rival(self._auction, seat)
        high = max(HIGH_PRICES * auction.price, most(auction, seat) // HIGH_PRICES)
        high = min(high, most(auction, seat), most(auction, rival))
        if high <= self._low:
            return
        view = self._rules.view(auction.before, seat)
        trials = Trials(self._rules, self._evaluator, view, seat, f"{self._seed}/{seat}")
        found = [Samples(1), Samples(1)]
        for number in range(self._worlds):
            price = high if number % 2 else self._low
            luck = f"{self._seed}/{number}"
            found[number % 2].add([_difference(trials, self._evaluator, seat, rival, price, luck)])
        self._lines.append(Line(seat, self._low, high, *_figures(found[0]), *_figures(found[1])))

    def valuation(self) -> Valuation | None:
        """None: nobody had a choice of prices."""
        if not self._lines:
            return None
        games = 2 * self._worlds * len(self._lines)
        return Valuation(self._auction, tuple(worths_of(self._auction, self._lines)), games)


def _strongest_rival(auction: Auction, seat: Seat) -> Seat:
    """The buyer; to the buyer, whoever bid most beside them or could have."""
    if seat != auction.buyer:
        return auction.buyer
    others = [other for other in auction.bids if other != seat]
    return max(others, key=lambda other: (auction.bids[other], most(auction, other)))


def _difference(
    trials: Trials, evaluator: Evaluator[Any], seat: Seat, rival: Seat, price: int, seed: str
) -> float:
    """In one world, both ways with the same luck; whoever is imagined to own less pays all of it."""
    world = trials.imagine()
    chances: list[float] = []
    for owner in (seat, rival):
        play = world.copy()
        give_to(play, owner, price)
        chances.append(play_on(evaluator, play, Luck(world.seats, seed))[seat])
    return chances[0] - chances[1]


def _figures(found: Samples) -> tuple[float, float]:
    """Few worlds in which all went alike prove little: the error is at least the weight of one of them."""
    return found.mean(0), max(found.error(0), 1.0 / found.count)


def worths_of(auction: Auction, lines: list[Line]) -> list[Worth]:
    weights = [line.slope_error**-2 for line in lines]
    slope = sum(weight * line.slope for weight, line in zip(weights, lines, strict=True)) / sum(weights)
    slope_error = sum(weights) ** -0.5
    return [_worth(auction, line, slope, slope_error) for line in lines]


def _worth(auction: Auction, line: Line, slope: float, slope_error: float) -> Worth:
    middle, mean = (line.low + line.high) / 2, (line.at_low + line.at_high) / 2
    mean_error = sqrt(line.low_error**2 + line.high_error**2) / 2
    is_buyer = line.seat == auction.buyer
    price = auction.price if is_buyer else auction.price + 1
    gain = mean - slope * (price - middle)
    error = sqrt(mean_error**2 + (slope_error * (price - middle)) ** 2)
    stop, stop_error, is_least = None, 0.0, False
    if slope > SIGNIFICANT_ERRORS * slope_error:
        root = middle + mean / slope
        stop_error = sqrt(mean_error**2 + (slope_error * (root - middle)) ** 2) / slope
        is_least = root >= line.high
        stop = line.high if is_least else max(0, int(root))
    verdict: Verdict = ""
    if price <= line.high and abs(gain) >= MIN_LOSS and abs(gain) > SIGNIFICANT_ERRORS * error:
        if is_buyer and gain < 0:
            verdict = "overpaid"
        elif not is_buyer and gain > 0:
            verdict = "too_cheap"
    return Worth(line.seat, auction.bids[line.seat], gain, error, stop, round(stop_error), is_least, verdict)
