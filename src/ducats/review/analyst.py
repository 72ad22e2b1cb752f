"""The analysis of one game, made and refined piece by piece."""

import time
from collections.abc import Callable, Iterator
from math import sqrt
from typing import Any, Final, Literal, NamedTuple

import msgspec

from ducats import FORM
from ducats.bots.reasons import NOTHING, Why
from ducats.engine.messages import CHANCE, Action, Seat
from ducats.engine.record import Record
from ducats.engine.rules import Rules
from ducats.games import levels
from ducats.review.auctions import auctions_of
from ducats.review.curve import Curve
from ducats.review.judging import NO_ANSWER, SIGNIFICANT_ERRORS, DecisionReview, Judgement, is_choice
from ducats.review.lots import LotReview, Valuation, Worth
from ducats.review.messages import (
    Analysis,
    Auction,
    Balance,
    Bidder,
    Cost,
    Decision,
    Mixed,
    MomentReview,
    Option,
    Shares,
    Trade,
    TurningPoint,
    written,
)
from ducats.review.mixing import Mixture, mixture_at
from ducats.review.positions import Step, steps_of
from ducats.review.reference import reference_of, searched_by
from ducats.review.samples import in_units
from ducats.review.second_opinion import second_opinion_of

PASS_PLAYOUTS: Final = 6
"""Continuations of one pass through the game: few, so that there is soon something to look at."""
TURNING_POINTS: Final = 3
SEED: Final = "review"


class Effort(NamedTuple):
    """How closely to look."""

    playouts: int
    """Continuations from each position, a multiple of those of a pass."""
    worlds: int
    """Worlds in which a decision in question is tried; 0: decisions are not judged."""
    most_playouts: int = 0
    """There may be up to so many, while somebody's luck is known less closely than `luck_error`."""
    luck_error: float = 0.0


COARSE: Final = Effort(PASS_PLAYOUTS, 0)
"""A single pass: the first curve to be shown."""
QUICK: Final = Effort(48, 0)
"""The curve alone."""
NORMAL: Final = Effort(120, 128, most_playouts=1200, luck_error=0.05)
DEEP: Final = Effort(480, 512, most_playouts=4800, luck_error=0.025)
EFFORTS: Final = {"quick": QUICK, "normal": NORMAL, "deep": DEEP}
"""By the names people choose them by."""

Progress = Callable[[int, int], None]
"""Pieces of work done, and all of them; what it raises ends the work."""


class Analyst:
    """Looks at one finished game; `analysis` may be asked for at any time after the first pass."""

    def __init__(self, rules: Rules, record: Record, seed: str = SEED) -> None:
        self._rules = rules
        self._record = record
        self._seed = seed
        # All games of a kind begin alike: with the same draws they would share the error of their start.
        self._draws = f"{seed}/{record.header.commitment}"
        self._evaluator = reference_of(rules.meta.id)
        self._searched_by = searched_by(rules.meta.id)
        self._second_opinion = second_opinion_of(rules.meta.id)
        self._steps, end = steps_of(rules, record)
        self._curve = Curve(self._steps, end, self._evaluator)
        self._judgements: dict[int, Judgement] = {}
        self._mixtures: dict[int, Mixture] = {}
        self._auctions = auctions_of(self._steps)
        self._valuations: list[Valuation] = []
        self._worlds = 0
        self._seconds = 0.0

    def pieces(self, effort: Effort) -> int:
        """How many pieces `work` will do at most: the steps of all passes; a decision counts as much as a
        pass, and so does a bidder of an auction."""
        bidders = sum(len(auction.bids) for auction in self._auctions) if self._is_judging(effort) else 0
        looks = len(self._choices(effort)) + bidders
        return len(self._steps) * (self._most_passes(effort) + looks)

    def work(self, effort: Effort) -> Iterator[tuple[int, int]]:
        """Do it, piece by piece: tells how many pieces are done, of how many. What turns out not to be needed
        counts as done."""
        total, most_passes = self.pieces(effort), self._most_passes(effort)
        done, began = 0, time.perf_counter()
        while self._needs_pass(effort):
            for _ in self._curve.add_pass(PASS_PLAYOUTS, self._draws):
                done += 1
                self._seconds += time.perf_counter() - began
                yield done, total
                began = time.perf_counter()
        if done < most_passes * len(self._steps):
            done = most_passes * len(self._steps)
            yield done, total
        for _ in self._look(effort):
            done += len(self._steps)
            self._seconds += time.perf_counter() - began
            if done == total:
                self._worlds = effort.worlds
            yield done, total
            began = time.perf_counter()

    def _look(self, effort: Effort) -> Iterator[None]:
        """At every decision, then at every auction as a whole."""
        rules, evaluator = self._rules, self._evaluator
        if not self._is_judging(effort):
            return
        for number in self._choices(effort):
            step, seed = self._steps[number], f"{self._draws}/{number}"
            decision = DecisionReview(rules, evaluator, step, seed, self._second_opinion)
            if len(decision.answers) > 1:
                self._judgements[number] = decision.judge(effort.worlds)
                self._mixtures[number] = mixture_at(rules, self._searched_by, step, seed)
            yield
        self._valuations = []
        for auction in self._auctions:
            lot = LotReview(rules, evaluator, auction, effort.worlds, f"{self._draws}/{auction.first}")
            *others, last = auction.bids
            for seat in others:
                lot.look_at(seat)
                yield
            lot.look_at(last)
            found = lot.valuation()
            if found is not None:
                self._valuations.append(found)
            yield

    def _most_passes(self, effort: Effort) -> int:
        most = max(effort.playouts, effort.most_playouts)
        return max(0, -(-(most - self._curve.playouts) // PASS_PLAYOUTS))

    def _needs_pass(self, effort: Effort) -> bool:
        played = self._curve.playouts
        if played < effort.playouts:
            return True
        worst = max([self._luck_error(seat) for seat in range(self._record.header.seats)])
        return played < effort.most_playouts and worst > in_units(effort.luck_error)

    def _luck_error(self, seat: Seat) -> int:
        return _joint([self._curve.change_errors(number)[seat] for number in self._numbers(of_chance=True)])

    def _is_judging(self, effort: Effort) -> bool:
        """Not if that was done as closely before."""
        return effort.worlds > self._worlds

    def _choices(self, effort: Effort) -> list[int]:
        """The steps to be judged."""
        if not self._is_judging(effort):
            return []
        return [number for number, step in enumerate(self._steps) if is_choice(step)]

    # -- what came of it -----------------------------------------------------------------------------

    def analysis(self) -> Analysis:
        curve, header = self._curve, self._record.header
        decisions = {number: self._decision(number) for number in self._numbers(of_chance=False)}
        return Analysis(
            game=header.game,
            version=header.version,
            seats=header.seats,
            players=header.players,
            commitment=header.commitment,
            seed=self._seed,
            start=curve.chances(0),
            result=curve.result,
            moments=tuple(self._moments(decisions)),
            balances=tuple([self._balance(seat, decisions) for seat in range(header.seats)]),
            turning_points=self._turning_points(),
            auctions=tuple([self._auction(found) for found in self._valuations]),
            cost=Cost(
                playouts=curve.playouts,
                worlds=self._worlds,
                games=curve.games
                + sum(found.games for found in self._judgements.values())
                + sum(found.games for found in self._valuations),
                seconds=round(self._seconds, 3),
                form=FORM,
            ),
        )

    def _numbers(self, of_chance: bool) -> list[int]:
        return [number for number, step in enumerate(self._steps) if (step.seat == CHANCE) == of_chance]

    def _moments(self, decisions: dict[int, Decision]) -> Iterator[MomentReview]:
        """The opening has a moment even if nothing is drawn before the first question."""
        curve = self._curve
        opening = MomentReview(number=0, chances=curve.chances(0), errors=curve.errors(0))
        moments = [opening]
        for number, step in enumerate(self._steps):
            told: dict[str, Any] = {"chances": curve.chances(number + 1), "errors": curve.errors(number + 1)}
            if step.seat == CHANCE:
                told |= {"luck": curve.change(number), "luck_error": curve.change_errors(number)}
                moments[-1] = msgspec.structs.replace(moments[-1], **told)
            else:
                moments.append(MomentReview(number=step.moment, decision=decisions[number], **told))
        yield from moments

    def _decision(self, number: int) -> Decision:
        step, change = self._steps[number], self._curve.change(number)
        ask = step.before.ask()
        nothing = (0,) * len(change)
        told: dict[str, Any] = {
            "seat": step.seat,
            "question": ask.question,
            "rule": ask.rule,
            "action": written(step.action),
        }
        found = self._judgements.get(number)
        if found is None:
            return Decision(judged=False, expected=nothing, expected_error=nothing, hidden=change, **told)
        expected = found.expected.means()
        better = None if found.better == NO_ANSWER else step.before.say(step.seat, found.better)
        why = NOTHING if better is None else self._why(step, better)
        return Decision(
            judged=True,
            expected=expected,
            expected_error=found.expected.errors(),
            hidden=tuple([real - seen for real, seen in zip(change, expected, strict=True)]),
            loss=in_units(found.loss),
            error=in_units(found.error),
            kind=found.kind,
            overruled=found.overruled,
            difference=in_units(found.difference),
            guess=in_units(found.guess),
            better=None if better is None else written(better),
            reason=why.reason,
            about=why.about,
            options=tuple(self._options(step, found)),
            trade=_trade(step, found),
            mixture=tuple(
                [
                    Mixed(action=written(step.before.say(step.seat, answer)), share=in_units(share))
                    for answer, share in self._mixtures.get(number, ())
                ]
            ),
            worlds=found.worlds,
            **told,
        )

    def _options(self, step: Step, found: Judgement) -> Iterator[Option]:
        for answer, gains in zip(found.answers, found.gains, strict=True):
            yield Option(
                action=written(step.before.say(step.seat, answer)),
                gain=gains.means()[step.seat],
                error=gains.errors()[step.seat],
            )

    def _why(self, step: Step, better: Action) -> Why:
        """By what the player could know."""
        view = self._rules.view(step.before, step.seat)
        return levels.why(self._rules.meta.id, view, better, [step.before.say(step.seat, step.answers[0])])

    def _balance(self, seat: int, decisions: dict[int, Decision]) -> Balance:
        curve = self._curve
        draws = self._numbers(of_chance=True)
        own = [decision for decision in decisions.values() if decision.seat == seat]
        others = [decision for decision in decisions.values() if decision.seat != seat]
        judged = [decision for decision in own if decision.judged]
        guess = sum(decision.guess for decision in judged)
        loss = sum(decision.loss for decision in own)
        return Balance(
            start=curve.chances(0)[seat],
            result=curve.result[seat],
            luck=sum(curve.change(number)[seat] for number in draws),
            own=sum(decision.expected[seat] for decision in own),
            others=sum(decision.expected[seat] for decision in others),
            hidden=sum(decision.hidden[seat] for decision in decisions.values()),
            luck_error=self._luck_error(seat),
            own_error=_joint([decision.expected_error[seat] for decision in own]),
            others_error=_joint([decision.expected_error[seat] for decision in others]),
            loss=loss,
            accuracy=_accuracy(loss, guess) if judged else None,
            choices=len(judged),
        )

    def _auction(self, found: Valuation) -> Auction:
        auction = found.auction
        ask, before = auction.before.ask(), auction.before
        unit: int = written(ask.say(before, auction.buyer, 1))["amount"]
        return Auction(
            moment=self._steps[auction.last].moment,
            first=self._steps[auction.first].moment,
            question=ask.question,
            buyer=auction.buyer,
            price=auction.price * unit,
            bidders=tuple([_bidder(worth, unit) for worth in found.bidders]),
        )

    def _turning_points(self) -> tuple[TurningPoint, ...]:
        """The steps that changed the chances most, if that can be told from nothing, in their order."""
        found: list[TurningPoint] = []
        for number, step in enumerate(self._steps):
            change, errors = self._curve.change(number), self._curve.change_errors(number)
            seat = max(enumerate(change), key=_size)[0]
            if abs(change[seat]) > SIGNIFICANT_ERRORS * errors[seat]:
                cause: Literal["draw", "decision"] = "draw" if step.seat == CHANCE else "decision"
                found.append(TurningPoint(moment=step.moment, cause=cause, seat=seat, change=change[seat]))
        found.sort(key=lambda point: -abs(point.change))
        return tuple(sorted(found[:TURNING_POINTS], key=lambda point: point.moment))


def analyse(
    rules: Rules,
    record: Record,
    effort: Effort = NORMAL,
    seed: str = SEED,
    progress: Progress | None = None,
) -> Analysis:
    """The whole analysis of a finished game; the same seed gives the same figures."""
    analyst = Analyst(rules, record, seed)
    for done, total in analyst.work(effort):
        if progress is not None:
            progress(done, total)
    return analyst.analysis()


def _bidder(worth: Worth, unit: int) -> Bidder:
    return Bidder(
        seat=worth.seat,
        bid=worth.bid * unit,
        gain=in_units(worth.gain),
        error=in_units(worth.error),
        stop=None if worth.stop is None else worth.stop * unit,
        stop_error=worth.stop_error * unit,
        stop_is_least=worth.stop_is_least,
        verdict=worth.verdict,
    )


def _trade(step: Step, found: Judgement) -> Trade | None:
    traded = found.traded
    if traded is None:
        return None
    ask, answer = step.before.ask(), step.answers[0]
    gain, error = traded.means(), traded.errors()
    deal = ask.deal(step.before, answer)
    if deal is not None:
        return Trade(kind="deal", other=deal[0], gain=_negated(gain), error=error)
    if answer == ask.no_bid:
        return Trade(kind="pass", gain=gain, error=error)
    return Trade(kind="bid", gain=_negated(gain), error=error)


def _size(change: tuple[int, int]) -> int:
    return abs(change[1])


def _negated(shares: Shares) -> Shares:
    return tuple([-share for share in shares])


def _joint(errors: list[int]) -> int:
    return round(sqrt(sum(error * error for error in errors)))


def _accuracy(loss: int, guess: int) -> float:
    """How much of what guessing would have given away was kept; only what is told as lost counts."""
    if not loss:
        return 100.0
    return min(99.9, round(100.0 * (1.0 - loss / guess), 1)) if loss < guess else 0.0
