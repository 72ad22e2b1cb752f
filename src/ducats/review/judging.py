"""Whether an answer was a mistake: answers tried in worlds that fit what the player could know.

Whoever picks the best of many noisy figures picks noise too. So the rival of the played answer is found in
some worlds, their difference measured in fresh ones, and what might be a mistake is measured once more, as
long as that is open: most answers are cleared quickly, and the worlds go to those in question.
"""

from typing import Any, Final, NamedTuple

from ducats.engine.messages import CHANCE, Seat
from ducats.engine.rng import Rng
from ducats.engine.rules import Rules
from ducats.games.levels import view_when_asked
from ducats.review.messages import Class
from ducats.review.positions import Step
from ducats.review.samples import Samples
from ducats.review.second_opinion import overrules
from ducats.search import Evaluator
from ducats.search.continuations import Trial, Trials

SIGNIFICANT_ERRORS: Final = 2.0
"""Standard errors from which on a difference counts."""
CLASSES: Final[tuple[tuple[float, Class], ...]] = ((0.10, "blunder"), (0.05, "mistake"), (0.02, "inaccuracy"))
"""By the least share of the victory given away."""
MIN_LOSS: Final = CLASSES[-1][0]
FUTILE: Final = 2.5
"""Standard errors below an inaccuracy at which looking any longer is pointless."""
CHECK_EVERY_WORLDS: Final = 32
MIN_SCAN_WORLDS: Final = 4
SUSPICIOUS: Final = 0.5
"""Standard errors of loss that make a second look worthwhile: a real blunder seldom shows less."""
STILL_SUSPICIOUS: Final = (0.5, 1.0)
"""The same after the first and the second part of the second look."""
OBVIOUS: Final = 4.0
"""Standard errors beyond which the second look may end early."""
NO_ANSWER: Final = -1


class Judgement(NamedTuple):
    """What is known of one decision."""

    answers: tuple[int, ...]
    """All that were tried, the best first."""
    gains: tuple[Samples, ...]
    """By answer: its shares of the victory less those of the played one."""
    expected: Samples
    loss: float
    error: float
    kind: Class
    overruled: bool
    """Whether a second opinion cleared the played answer of what seemed a fault."""
    difference: float
    guess: float
    better: int
    traded: Samples | None
    worlds: int
    games: int


class DecisionReview:
    """One decision, tried out step by step."""

    def __init__(
        self,
        rules: Rules,
        evaluator: Evaluator[Any],
        step: Step,
        seed: str,
        second_opinion: Evaluator[Any] | None = None,
    ) -> None:
        """`second_opinion`: with what a search is made that has to find a fault, too."""
        self._rules = rules
        self._step = step
        self._second_opinion = second_opinion
        self._seat: Seat = step.seat
        self._played = step.answers[0]
        view = rules.view(step.before, step.seat)
        self._trials = Trials(rules, evaluator, view, step.seat, seed)
        self._seats = step.before.seats
        self._gains: dict[int, Samples] = {}
        self._expected = Samples(self._seats)
        self.no = no_to(step)
        """The answer a bargain or a bid is compared with; NO_ANSWER: it is neither."""
        world = self._trials.imagine()
        policy = evaluator.rollout(world, step.seat, Rng(seed))
        answers = [*evaluator.candidates(world, step.seat), policy, self._played]
        if self.no != NO_ANSWER:
            answers.append(self.no)
        self.answers: tuple[int, ...] = tuple(dict.fromkeys(answers))

    def judge(self, worlds: int) -> Judgement:
        guess = self._scan(worlds)
        best = max(self.answers, key=self._advantage)
        loss = error = difference = 0.0
        kind: Class = ""
        overruled = False
        if best != self._played and self._advantage(best) > 0.0:
            found = self._measured(best, worlds, patient=False)
            difference, error = found.mean(self._seat), found.error(self._seat)
            if difference >= MIN_LOSS and difference > SUSPICIOUS * error:
                overruled = self._is_overruled(best)
                if overruled:
                    difference = 0.0
                else:
                    found = self._confirmed(best, worlds)
                    loss, error = found.mean(self._seat), found.error(self._seat)
                    loss, kind = (loss, class_of(loss)) if is_loss(loss, error) else (0.0, "")
        elif self._expected.count < worlds and any(self._expected.errors()):
            self._measured(self._played, worlds - self._expected.count, patient=True)
        order = sorted(self.answers, key=self._advantage, reverse=True)
        if loss or overruled:
            order.remove(best)
            order.insert(0, best)
        return Judgement(
            answers=tuple(order),
            gains=tuple([self._gains[answer] for answer in order]),
            expected=self._expected,
            loss=loss,
            error=error,
            kind=kind,
            overruled=overruled,
            difference=difference,
            guess=guess,
            better=best if loss else NO_ANSWER,
            traded=self._gains.get(self.no),
            worlds=self._trials.worlds,
            games=self._trials.played,
        )

    def _scan(self, worlds: int) -> float:
        """Look at all answers, then at the better half of them, and so on; what guessing would give away."""
        answers = list(self.answers)
        each = max(MIN_SCAN_WORLDS, 2 * worlds // max(4, len(answers)))
        guess = self._guess([self._run(answers) for _ in range(each)])
        still = len(answers)
        while still > 2:
            still = (still + 1) // 2
            best = sorted(answers, key=self._advantage, reverse=True)[:still]
            answers = list(dict.fromkeys([*best, self._played]))
            for _ in range(each):
                self._run(answers)
        return guess

    def _guess(self, trials: list[Trial]) -> float:
        """The best answer in one half of the worlds beside all of them in the other half, and vice versa."""
        seat, half = self._seat, len(trials) // 2
        given_away = 0.0
        for choosing, counting in ((trials[:half], trials[half:]), (trials[half:], trials[:half])):
            sums = [
                sum(trial.shares[place][seat] for trial in choosing) for place in range(len(self.answers))
            ]
            best = sums.index(max(sums))
            for trial in counting:
                every = [shares[seat] for shares in trial.shares]
                given_away += every[best] - sum(every) / len(every)
        return given_away / len(trials)

    def _is_overruled(self, better: int) -> bool:
        if self._second_opinion is None:
            return False
        view = view_when_asked(self._rules, self._step.before, self._seat)
        return overrules(self._rules, self._second_opinion, view, self._played, better)

    def _confirmed(self, answer: int, worlds: int) -> Samples:
        """A second look that counts alone, in up to three times the worlds of the first."""
        found = self._measured(answer, worlds, patient=True)
        for least in STILL_SUSPICIOUS:
            sure = found.mean(self._seat) / max(found.error(self._seat), 1e-9)
            if sure < least or sure > OBVIOUS:
                break
            self._measured(answer, worlds, patient=True, found=found)
        return found

    def _measured(self, answer: int, worlds: int, patient: bool, found: Samples | None = None) -> Samples:
        """An answer beside the played one in fresh worlds."""
        found = found or Samples(self._seats)
        answers = list(dict.fromkeys([answer, self._played]))
        if self.no != NO_ANSWER and self.no not in answers:
            answers.append(self.no)
        for number in range(worlds):
            if not patient and number and number % CHECK_EVERY_WORLDS == 0:
                reach = found.mean(self._seat) + FUTILE * found.error(self._seat)
                if reach < MIN_LOSS:
                    break
            trial = self._run(answers)
            found.add_difference(trial.shares[0], trial.shares[answers.index(self._played)])
        return found

    def _run(self, answers: list[int]) -> Trial:
        trial = self._trials.run(answers)
        played = trial.shares[answers.index(self._played)]
        for place, answer in enumerate(answers):
            self._gains.setdefault(answer, Samples(self._seats)).add_difference(trial.shares[place], played)
        self._expected.add_difference(played, trial.usual)
        return trial

    def _advantage(self, answer: int) -> float:
        return self._gains[answer].mean(self._seat)


def no_to(step: Step) -> int:
    """With what a bargain or a bid is compared."""
    ask, answer = step.before.ask(), step.answers[0]
    deal = ask.deal(step.before, answer)
    if deal is not None:
        return deal[1]
    if ask.no_bid == NO_ANSWER:
        return NO_ANSWER
    if answer != ask.no_bid:
        return ask.no_bid if ask.no_bid in step.before.legal(step.seat) else NO_ANSWER
    bids = [other for other in step.before.legal(step.seat) if other != ask.no_bid]
    return min(bids, default=NO_ANSWER)


def is_choice(step: Step) -> bool:
    return step.seat != CHANCE and len(step.before.legal(step.seat)) > 1


def is_loss(loss: float, error: float) -> bool:
    return loss >= MIN_LOSS and loss > SIGNIFICANT_ERRORS * error


def class_of(loss: float) -> Class:
    return next((name for least, name in CLASSES if loss >= least), "")
