"""Faults in the eyes of the reference policy, played on by strong bots: was the other answer any better?

The policy is a much weaker player than they are, so it may be wrong; and so may the search that overrules it.
"""

from functools import cache
from typing import Final

import msgspec

from ducats.bots.base import Bot
from ducats.engine.messages import CHANCE, Seat
from ducats.engine.play import Play
from ducats.engine.rng import Rng
from ducats.engine.rules import Rules
from ducats.games import GAMES, levels
from ducats.review.judging import MIN_LOSS, DecisionReview, Judgement
from ducats.review.positions import Step
from ducats.review.reference import reference_of, searched_by
from ducats.review.second_opinion import overrules, second_opinion_of
from ducats.search.evaluator import win_shares

SIMULATIONS: Final = 50
"""Of the bots that play on."""
WORLDS: Final = 24
"""In which the policy judges: few, so only what seems to cost much is found fault with."""
PAIRS: Final = 8
"""Imagined worlds for each fault; in each of them both answers are played on."""


class PlayedOn(msgspec.Struct, frozen=True):
    """A fault, and what came of it."""

    who: str
    """Whose it was: `strong`, `weak`."""
    loss: float
    """In the eyes of the policy."""
    is_overruled: bool
    """Whether the search finds the given answer as good."""
    gain: float
    """What the other answer brought its player beside the given one when strong bots played on."""


class Loss(msgspec.Struct, frozen=True, array_like=True):
    """What a judged answer gave away, as measured."""

    who: str
    alone: float
    """In the eyes of the policy."""
    agreed: float
    """The same, unless the second opinion overrules it."""


def loss_at(game: str, step: Step, who: str) -> tuple[Loss | None, PlayedOn | None]:
    """None: there was nothing to judge; the policy finds no fault with it."""
    rules, evaluator, seed = GAMES[game], reference_of(game), f"q/{step.moment}"
    review = DecisionReview(rules, evaluator, step, seed)
    if len(review.answers) == 1:
        return None, None
    found = review.judge(WORLDS)
    agreed = found.difference
    if agreed >= MIN_LOSS:
        both = DecisionReview(rules, evaluator, step, seed, second_opinion_of(game))
        agreed = both.judge(WORLDS).difference
    fault = play_on(game, step, found, who) if found.kind else None
    return Loss(who, found.difference, agreed), fault


def play_on(game: str, step: Step, found: Judgement, who: str) -> PlayedOn:
    rules, seat = GAMES[game], step.seat
    view, bot = levels.view_when_asked(rules, step.before, seat), _strongest(game)
    gain = 0.0
    for number in range(PAIRS):
        luck = f"x/{step.moment}/{number}"
        world = rules.imagine(view, Rng(luck))
        world.unseal()
        for answer, sign in ((found.better, 1), (step.answers[0], -1)):
            gain += sign * share_after(rules, bot, world.copy(), seat, answer, luck)
    is_overruled = overrules(rules, searched_by(game), view, step.answers[0], found.better)
    return PlayedOn(who, found.loss, is_overruled, gain / PAIRS)


def share_after(rules: Rules, bot: Bot, play: Play, seat: Seat, answer: int, luck: str) -> float:
    """Of the victory, for a seat that is asked and answers so; from then on the bot plays for everybody."""
    dice, questions = Rng(f"{luck}/dice"), 0
    answers = {seat: answer}
    while not play.is_over():
        asked = play.waiting_for()
        for other in asked:
            if other == CHANCE:
                answers[other] = play.ask().pick(play, CHANCE, dice)
            elif other not in answers:
                said = bot.choose(rules.view(play, other), Rng(f"{luck}/{questions}/{other}"))
                answers[other] = play.hear(other, said)
        for other in asked:
            play.take(other, answers.pop(other))
        questions += 1
    outcome = play.outcome()
    assert outcome is not None
    return win_shares(outcome)[seat]


@cache
def _strongest(game: str) -> Bot:
    return levels.make(game, levels.fixed(game, levels.named_levels(game)[-1], SIMULATIONS))
