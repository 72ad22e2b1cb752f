"""How the levels that do not search judge: by the position right after an answer, or by planned turns."""

from typing import Final, final

from ducats.engine import bits
from ducats.engine.messages import Seat
from ducats.engine.rng import Rng
from ducats.games.marracash.evaluation.auctions import gain_of_winning, limits, sealed_answer, sealed_bid
from ducats.games.marracash.evaluation.lookahead import Line, Plans
from ducats.games.marracash.evaluation.town import Town
from ducats.games.marracash.evaluation.weights import Weights
from ducats.games.marracash.rules.auction import RaiseOrPass, SealedBids
from ducats.games.marracash.rules.questions import AUCTION, NOTHING, Act, Bring, PickShop, bring_as_said
from ducats.games.marracash.rules.state import MarraCash
from ducats.mechanics.open_auction import PASS
from ducats.search.oversight import noticed

TIE_DIRHAM: Final = 1e-9
"""Answers that differ by less are equally good."""


@final
class Judgement:
    """The judgement of one seat at one moment."""

    def __init__(self, town: Town, g: MarraCash, seat: Seat, weights: Weights, plans_turns: bool) -> None:
        self.g: Final = g
        self.seat: Final = seat
        self.weights: Final = weights
        self.plans_turns: Final = plans_turns
        ask = g.ask()
        this_turn = 2 - ask.slot if isinstance(ask, Act) else 0
        self.plans: Final = Plans(town, g, seat, weights, this_turn, seat)

    def answer(self, rng: Rng) -> int:
        g, seat = self.g, self.seat
        ask = g.ask()
        if isinstance(ask, Act):
            return self._best(self._actions(ask), rng, NOTHING)
        if isinstance(ask, Bring):
            return self._best(self._brings(ask), rng, NOTHING)
        if isinstance(ask, PickShop):
            return self._best(self._auctions(bits.numbers(g.free_shops())), rng, NOTHING) - AUCTION
        if isinstance(ask, RaiseOrPass):
            return self._raise(ask)
        if isinstance(ask, SealedBids):
            evaluation = self.plans.evaluate(g)
            worth = limits(evaluation, evaluation.sale(ask.shop))[seat] + self.weights.fever
            return sealed_answer(g, ask, seat, sealed_bid(evaluation, ask, seat, max(0, int(worth))))
        return ask.default(g, seat)

    def _best(self, lines: list[Line], rng: Rng, otherwise: int) -> int:
        """The best answer that comes to mind; equal ones by lot."""
        if not lines:
            return otherwise
        lines = [lines[place] for place in noticed(len(lines), self.weights.overlooks, rng)]
        top = max([worth for worth, _ in lines])
        return rng.choice([answer for worth, answer in lines if worth >= top - TIE_DIRHAM])

    def _auctions(self, shops: list[int]) -> list[Line]:
        if not self.g.can_auction(self.seat):
            return []
        return self.plans.sales(self.plans.evaluate(self.g), [AUCTION + shop for shop in shops])

    def _actions(self, ask: Act) -> list[Line]:
        """MC-29, MC-33: an auction first costs the second move, so only two good ones are worth it."""
        if self.plans_turns:
            return self.plans.actions(ask)
        g = self.g
        moves = self.plans.walks(self.plans.evaluate(g), ask.moves(g))
        auctions = self._auctions(bits.numbers(ask.on_offer(g)))
        if moves and auctions and ask.slot == 1:
            return auctions if len(auctions) > 1 and auctions[1][0] > moves[0][0] else moves
        return moves + auctions

    def _brings(self, ask: Bring) -> list[Line]:
        """MC-51: by where the new group may go from there."""
        if self.plans_turns:
            return self.plans.brings(ask)
        lines: list[Line] = []
        for answer in ask.legal(self.g, self.seat):
            table = self.g.copy()
            bring_as_said(table, self.seat, answer)
            evaluation = self.plans.evaluate(table)
            lines.append((evaluation.lead(evaluation.standings, self.seat), answer))
        return lines

    def _raise(self, ask: RaiseOrPass) -> int:
        """MC-20, MC-21: the lowest bid, while winning is better than leaving the shop to the leader.

        A jump to what the others would pay buys more shops, but dearer: with souvenirs it costs much.
        """
        g = self.g
        lowest = ask.lowest(g)
        if ask.highest(g, self.seat) < lowest:
            return PASS
        evaluation = self.plans.evaluate(g)
        sale = evaluation.sale(ask.shop)
        gain = gain_of_winning(evaluation, ask, sale, self.seat, lowest, ask.leader, ask.high)
        return lowest // g.chosen.bid_step if gain + self.weights.fever > 0.0 else PASS
