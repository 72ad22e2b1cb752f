"""The marquise: imagines tables that fit what she sees, and plays each on until her next turn has come."""

from typing import Final, final

from ducats.bots.base import Bot
from ducats.bots.marquis.appraisal import TUNED, Appraisal, Weights, proceeds
from ducats.bots.marquis.bargaining import Worths
from ducats.bots.marquis.courtier import best
from ducats.bots.marquis.habits import glanced, judged
from ducats.bots.marquis.reasons import explained
from ducats.bots.marquis.table import Table, asked, imagined, rate_of, vetoes_as_coins
from ducats.engine.messages import CHANCE, Action, Seat, View
from ducats.engine.rng import Rng
from ducats.games.marquis.messages import MarquisView
from ducats.games.marquis.tables import COLOUR, V

LAY_CARD: Final = "marquis.lay_card"
PLAIN: Final = ("marquis.claim_toll", "marquis.exchange_last")
"""Questions whose answer needs no second thought."""


@final
class Marquise(Bot):
    """Candidates meet the same imagined cards; everybody in her thoughts has the courtier's habits."""

    def __init__(
        self,
        worlds: int = 40,
        candidates: int = 4,
        rounds: int = 2,
        trust: float = 0.3,
        weights: Weights = TUNED,
    ) -> None:
        self._worlds = worlds
        """How many, divided by the number of seats: a round of many takes longer."""
        self._candidates = candidates
        self._rounds = rounds
        self._trust = trust
        """How much of the first thought is kept."""
        self._weights = weights

    def choose(self, view: View, rng: Rng) -> Action:
        seen, seat = asked(view)
        g = imagined(seen, rng)
        worths = judged(g, seat, self._weights)
        rng.shuffle(worths)
        worths.sort(key=lambda pair: -pair[1])
        if len(worths) > 1 and g.ask().question not in PLAIN:
            worths = self._think(seen, seat, worths[: self._candidates], rng)
        return explained(view, g.say(seat, best(worths, rng)))

    def _think(self, view: MarquisView, seat: Seat, worths: Worths, rng: Rng) -> Worths:
        worlds = max(1, self._worlds // view.seats)
        gained = [self._trust * worth * worlds for _, worth in worths]
        for _ in range(worlds):
            g = imagined(view, rng)
            dice = str(rng.word())
            for place, (answer, _) in enumerate(worths):
                trial = g.copy()
                trial.take(seat, answer)
                self._play_on(trial, seat, Rng(dice))
                gained[place] += lead(trial, seat, self._weights)
        return [(answer, total) for (answer, _), total in zip(worths, gained, strict=True)]

    def _play_on(self, g: Table, seat: Seat, rng: Rng) -> None:
        """With everybody's habits, until the seat has exchanged in a later turn."""
        end = g.counter
        turns = 0
        while g.frames:
            ask = g.frames[-1]
            who = ask.seats[0]
            if who == CHANCE:
                g.take(CHANCE, rng.choice(g.legal(CHANCE)))
                continue
            if who == seat and ask.question == LAY_CARD and g.counter > end:
                turns += 1
                if turns == self._rounds:
                    return
            g.take(who, max(glanced(g, who, self._weights), key=_worth)[0])


def _worth(pair: tuple[int, float]) -> float:
    return pair[1]


def prospect(g: Table, seat: Seat, weights: Weights) -> float:
    """The points a seat can expect in the end: jewels, coins and Vetos, and the cards still to be laid."""
    points = float(g.points(seat))
    if g.out[seat]:
        return points + 0.01 * g.coins[seat]
    look = Appraisal(g, seat, weights)
    rate = rate_of(g, seat)
    cards = [letter for letter in (*g.hands[seat], *g.decks[seat]) if letter != V]
    if not cards:
        return points + proceeds(g.coins[seat] + vetoes_as_coins(g, seat, g.last[seat]), rate, 0.0)
    coins = g.coins[seat]
    worth = 0.9 * proceeds(coins, rate, look.later()) + weights.veto * vetoes_as_coins(g, seat, V)
    hired = weights.keep[g.hired[seat] % COLOUR] if g.hired[seat] >= 0 else 0.0
    return points + worth + hired + sum(weights.keep[letter] for letter in cards)


def lead(g: Table, seat: Seat, weights: Weights) -> float:
    """The prospect of a seat before that of the others, the best of them counting most."""
    others = [prospect(g, other, weights) for other in range(g.seats) if other != seat]
    mine = prospect(g, seat, weights)
    mean = sum(others) / len(others)
    return mine - 0.5 * mean - 0.5 * max(others)


def marquise() -> Bot:
    return Marquise()
