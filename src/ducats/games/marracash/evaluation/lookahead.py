"""Planning a turn: both actions are planned together, and the reply to them."""

from operator import itemgetter
from typing import Final, final

from ducats.engine.messages import Seat
from ducats.games.marracash.evaluation.auctions import auction_worth, likely_sale
from ducats.games.marracash.evaluation.evaluation import Evaluation
from ducats.games.marracash.evaluation.horizon import horizon_of
from ducats.games.marracash.evaluation.town import Town
from ducats.games.marracash.evaluation.weights import Weights
from ducats.games.marracash.rules.printed import MOST_REFILL
from ducats.games.marracash.rules.questions import AUCTION, Act, Bring, bring_as_said
from ducats.games.marracash.rules.state import FIRST_ROUND, LAST_ROUND, MarraCash
from ducats.mechanics.open_auction import NOBODY

FIRST_ACTIONS_PLANNED: Final = 6
"""How many first actions are thought through to the end of the turn."""
SECOND_ACTIONS_PLANNED: Final = 2
"""How many ways to end the turn after each of them meet the reply of the next player."""
LAST_ACTIONS_PLANNED: Final = 8
"""How many ways to end the turn are weighed if only one action is left."""
SECOND_AUCTIONS_PLANNED: Final = 4
"""How many shops are worth a thought as the second action."""

Line = tuple[float, int]
"""What an answer is worth, and the answer."""


@final
class Plans:
    """The plans of one seat at one moment. Tables are copies of the game on which only pieces move."""

    def __init__(
        self, town: Town, g: MarraCash, seat: Seat, weights: Weights, this_turn: int, knower: Seat = NOBODY
    ) -> None:
        self.town: Final = town
        self.g: Final = g
        self.seat: Final = seat
        self.weights: Final = weights
        self.knower: Final = knower
        self.horizon: Final = int(horizon_of(g, this_turn) * weights.foresight)
        self.replies: Final = g.phase() != FIRST_ROUND and not (
            g.phase() == LAST_ROUND and g.turns_left() == 1
        )
        """Whether the next player has moves that matter."""

    def evaluate(self, table: MarraCash) -> Evaluation:
        return Evaluation(self.town, table, self.horizon, self.weights, self.knower)

    def actions(self, ask: Act) -> list[Line]:
        """MC-29 to MC-33: the answers worth a thought, the best first."""
        evaluation = self.evaluate(self.g)
        walks = self.walks(evaluation, ask.moves(self.g))
        sales: list[Line] = []
        if self.g.can_auction(self.seat):
            sales = self.sales(evaluation, ask.auctions(self.g))
        if ask.slot == 2:
            lines = best_first(walks + sales)[:LAST_ACTIONS_PLANNED]
            return best_first([(self.after(self.end(evaluation, answer)), answer) for _, answer in lines])
        shops = [answer for _, answer in sales[: SECOND_AUCTIONS_PLANNED + 1]]
        chosen = walks[:FIRST_ACTIONS_PLANNED] + sales[: 1 if walks else FIRST_ACTIONS_PLANNED]
        return best_first([(self.best_end(evaluation, answer, shops), answer) for _, answer in chosen])

    def walks(self, evaluation: Evaluation, answers: list[int]) -> list[Line]:
        """MC-35: each move by the position after it."""
        leads = evaluation.leads_after(self.seat, answers)
        return best_first(list(zip(leads, answers, strict=True)))

    def sales(self, evaluation: Evaluation, answers: list[int]) -> list[Line]:
        """MC-16: each shop by where its auction will probably end."""
        seat = self.seat
        return best_first([(auction_worth(evaluation, seat, answer - AUCTION), answer) for answer in answers])

    def end(self, evaluation: Evaluation, answer: int) -> Evaluation:
        """The table after an action."""
        if answer < AUCTION:
            return evaluation.after_walk(self.seat, answer)
        sale = evaluation.sale(answer - AUCTION)
        winner, price = likely_sale(evaluation, sale, self.seat)
        return evaluation.after_auction(sale, winner, price, self.seat)

    def best_end(self, evaluation: Evaluation, first: int, shops: list[int]) -> float:
        """MC-30 to MC-33: a first action with the best way to go on."""
        then = self.end(evaluation, first)
        lines = self.walks(then, then.g.moves()) if first < AUCTION else []
        if then.g.can_auction(self.seat):
            lines += self.sales(then, [answer for answer in shops if answer != first])
        lines = best_first(lines)[:SECOND_ACTIONS_PLANNED]
        if not lines:
            return self.after(then)
        return max([self.after(self.end(then, answer)) for _, answer in lines])

    def after(self, evaluation: Evaluation) -> float:
        """What is left when the next player has moved two groups as suits them best."""
        seat = self.seat
        if not self.replies:
            return evaluation.lead(evaluation.standings, seat)
        other = (seat + 1) % evaluation.g.seats
        first = evaluation.best_walk(other)
        if first < 0:
            return evaluation.lead(evaluation.standings, seat)
        evaluation = evaluation.after_walk(other, first)
        second = evaluation.best_walk(other)
        standings = evaluation.after_move(other, second) if second >= 0 else evaluation.standings
        return evaluation.lead(standings, seat)

    def brings(self, ask: Bring) -> list[Line]:
        """MC-51: new visitors by what the next player will make of them."""
        g = self.g
        waiting = int(g.waiting())
        lines: list[Line] = []
        for answer in ask.legal(g, self.seat):
            place, count = divmod(answer, MOST_REFILL)
            if place % 2 and count + 1 == waiting:
                continue
            table = g.copy()
            bring_as_said(table, self.seat, answer)
            lines.append((self.after(self.evaluate(table)), answer))
        return best_first(lines)


def best_first(lines: list[Line]) -> list[Line]:
    """Sorted; equal ones stay in their order."""
    lines.sort(key=itemgetter(0), reverse=True)
    return lines
