"""The three levels: bots that look one duel ahead, each with its own care."""

from typing import Final, final

from ducats.bots.base import Bot
from ducats.bots.musketeers.odds import Chances, book, chances, mean
from ducats.bots.musketeers.policy import Judge, Stakes, Weights, read_move, reward_worth
from ducats.bots.musketeers.table import (
    COMMIT_CARD,
    GIVE_TOKEN,
    LAY_REWARDS,
    WINNER_TOKEN,
    Table,
    fighters_against,
    guards_in_play,
    imagined,
    unseen,
)
from ducats.engine.errors import MalformedAction, NotYourTurn
from ducats.engine.messages import Action, Seat, View
from ducats.engine.rng import Rng
from ducats.games.musketeers.messages import MusketeersView
from ducats.games.musketeers.tables import JEWEL, PRISON, TRIPLES

Worths = list[tuple[int, float]]
"""Each legal answer with what it is worth in ducats."""

TUNED: Final = Weights()
CARELESS: Final = Weights(keep=(1.0, 1.0, 1.0), third_jewel=0.0, jailed=0.0)


def asked(view: View) -> tuple[MusketeersView, Seat, str]:
    """The view, its seat and the id of the question; NotYourTurn if the seat has nothing to answer."""
    if not isinstance(view, MusketeersView):
        raise MalformedAction(f"{type(view).__name__} is no view of Musketeers")
    if view.seat is None or view.question is None or view.question.choices is None:
        raise NotYourTurn(f"seat {view.seat} is asked nothing")
    return view, view.seat, view.question.id


def best(worths: Worths, rng: Rng) -> int:
    """MUR-22: the best answer; equal ones by lot, or low seats would always be the victims."""
    top = max(worth for _, worth in worths)
    return rng.choice([answer for answer, worth in worths if worth >= top - 1e-9])


@final
class OnePly(Bot):
    """Judges every answer by what it is worth at once and by what it leaves for later."""

    def __init__(self, weights: Weights = TUNED, counts_cards: bool = True, whim: float = 0.0) -> None:
        self._weights = weights
        self._counts_cards = counts_cards
        self._whim = whim
        """By how many ducats each answer may be misjudged, up or down."""

    def choose(self, view: View, rng: Rng) -> Action:
        seen, seat, question = asked(view)
        g = imagined(seen, rng)
        worths = self.worths(g, seat, question)
        if self._whim:
            worths = [(answer, worth + self._whim * (2.0 * rng.chance() - 1.0)) for answer, worth in worths]
        action: Action = g.say(seat, best(worths, rng))
        return action

    def worths(self, g: Table, seat: Seat, question: str) -> Worths:
        """What each legal answer is worth, judged by what the seat may know."""
        if question == LAY_REWARDS:
            return self._rewards(g, seat)
        if question == COMMIT_CARD:
            return self._cards(g, seat)
        judge = Judge(g, seat, self._weights)
        legal = g.legal(seat)
        if question == GIVE_TOKEN:
            return [(answer, judge.give_worth(g.say(seat, answer).slot)) for answer in legal]
        winner = question == WINNER_TOKEN
        token = JEWEL if winner else PRISON
        return [
            (answer, judge.token_worth(read_move(g.say(seat, answer), token), winner)) for answer in legal
        ]

    def _rewards(self, g: Table, seat: Seat) -> Worths:
        hand = g.hands[seat]
        later = book(g.tables.values, guards_in_play(g), g.seats - 1).later
        return [
            (answer, reward_worth(g, [hand[index] for index in triple], hand, later, self._weights))
            for answer, triple in enumerate(TRIPLES)
        ]

    def _cards(self, g: Table, seat: Seat) -> Worths:
        hand = g.hands[seat]
        stakes = Judge(g, seat, self._weights).stakes()
        ahead = self._ahead(g, seat, stakes)
        if seat == g.jailed:
            return [(card, -ahead[card]) for card in hand]
        now = self._odds(g, seat, fighters_against(g, seat), g.tables.guards[g.guard])
        keep = self._weights.keep[g.seats - 2]
        return [(card, stakes.of(now[card]) - keep * ahead[card]) for card in hand]

    def _ahead(self, g: Table, seat: Seat, stakes: Stakes) -> dict[int, float]:
        """What each card is worth against the guards that may still come."""
        later = [self._odds(g, seat, g.seats - 1, g.tables.guards[guard]) for guard in g.pile]
        return {card: stakes.of(mean([odds[card] for odds in later])) for card in g.hands[seat]}

    def _odds(self, g: Table, seat: Seat, others: int, guard: int) -> dict[int, Chances]:
        hand, values = g.hands[seat], g.tables.values
        if self._counts_cards:
            return chances(values, unseen(g, seat), others, guard, hand)
        known = book(values, guards_in_play(g), others).now[guard]
        return {card: known[card] for card in hand}


def page() -> Bot:
    """Knows the odds of a fresh deck, forgets what was played, and misjudges every answer by many ducats."""
    return OnePly(CARELESS, counts_cards=False, whim=20.0)


def musketeer() -> Bot:
    """Plays by the odds of a fresh deck and slips by a few ducats."""
    return OnePly(counts_cards=False, whim=7.0)


def captain() -> Bot:
    """Counts every card and makes no slip within his horizon of one duel."""
    return OnePly()
