"""The porter and the trader: merchants who judge every answer by the position right after it."""

from typing import Final, final

from ducats.bots.base import Bot
from ducats.bots.marracash.auctions import bids_on, likely_sale, sealed_bid, souvenir
from ducats.bots.marracash.table import Table, read_table, stone_shop
from ducats.bots.marracash.town import shop_number
from ducats.bots.marracash.worth import Weights, utility
from ducats.bots.random_bot import choices_of
from ducats.engine.errors import MalformedAction, NotYourTurn
from ducats.engine.messages import Action, OneOf, OneOrForm, Seat, View
from ducats.engine.rng import Rng
from ducats.games.marracash.messages import (
    AuctionShop,
    Bid,
    BringVisitors,
    KeepSouvenirs,
    MoveGroup,
    PassBid,
    SellSouvenir,
)
from ducats.games.marracash.views import MarraCashView

Worths = list[tuple[float, Action]]


def asked(view: View) -> tuple[MarraCashView, Seat]:
    """The view and its seat; NotYourTurn if the seat has nothing to answer."""
    if not isinstance(view, MarraCashView):
        raise MalformedAction(f"{type(view).__name__} is no view of MarraCash")
    if view.seat is None or view.question is None or view.question.choices is None:
        raise NotYourTurn(f"seat {view.seat} is asked nothing")
    return view, view.seat


class Merchant(Bot):
    """Knows what each position is worth, give or take a whim."""

    def __init__(self, weights: Weights, whim: float = 0.0) -> None:
        self.weights: Final = weights
        self.whim: Final = whim
        """By how many Dirham each answer may be misjudged, up or down."""

    def choose(self, view: View, rng: Rng) -> Action:
        seen, seat = asked(view)
        choices = choices_of(view)
        if isinstance(choices, OneOrForm):
            return self._bid(seen, seat, choices, rng)
        assert isinstance(choices, OneOf)
        actions: tuple[Action, ...] = choices.actions
        if len(actions) == 1:
            return actions[0]
        return self.pick(self.worths(seen, seat, actions), rng)

    def pick(self, worths: Worths, rng: Rng) -> Action:
        """The best answer as far as he can tell; equal ones by lot."""
        if self.whim:
            worths = [(worth + self.whim * (2.0 * rng.chance() - 1.0), action) for worth, action in worths]
        top = max(worth for worth, _ in worths)
        return rng.choice([action for worth, action in worths if worth >= top - 1e-9])

    def worths(self, seen: MarraCashView, seat: Seat, actions: tuple[Action, ...]) -> Worths:
        """What each answer to a question without amounts is worth."""
        first = actions[0]
        if isinstance(first, (SellSouvenir, KeepSouvenirs)):
            return [(souvenir(seen, seat, action), action) for action in actions]
        table = read_table(seen, seat)
        if isinstance(first, BringVisitors):
            return self.bring_worths(seen, table, seat, actions)
        return self.act_worths(seen, table, seat, actions)

    def bring_worths(
        self, seen: MarraCashView, table: Table, seat: Seat, actions: tuple[Action, ...]
    ) -> Worths:
        """MC-51: by where the new group may go from there."""
        return [
            (utility(brought(table, action), seat, self.weights), action)
            for action in actions
            if isinstance(action, BringVisitors)
        ]

    def act_worths(
        self, seen: MarraCashView, table: Table, seat: Seat, actions: tuple[Action, ...]
    ) -> Worths:
        """MC-29: moves and auctions; an auction first costs the second move (MC-33)."""
        moves: Worths = [
            (utility(moved(table, seat, action), seat, self.weights), action)
            for action in actions
            if isinstance(action, MoveGroup)
        ]
        auctions: Worths = [
            (utility(self.auctioned(table, seat, action), seat, self.weights), action)
            for action in actions
            if isinstance(action, AuctionShop)
        ]
        if moves and auctions and seen.slot == 1:
            return moves if not self._prefers_two_auctions(moves, auctions) else auctions
        return moves + auctions

    def _prefers_two_auctions(self, moves: Worths, auctions: Worths) -> bool:
        """MC-32: only if the second best shop to put up beats the best move."""
        worths = sorted(worth for worth, _ in auctions)
        return len(worths) > 1 and worths[-2] > max(worth for worth, _ in moves)

    def auctioned(self, table: Table, seat: Seat, action: AuctionShop) -> Table:
        return likely_sale(table, shop_number(action.shop), seat, self.weights)

    def _bid(self, seen: MarraCashView, seat: Seat, choices: OneOrForm[Action], rng: Rng) -> Action:
        """MC-17 to MC-22: the lowest bid, while winning is better than leaving the shop to the leader."""
        amount = choices.forms[0].amounts[0]
        if seen.auction is None or not isinstance(choices.forms[0].action, Bid):
            return choices.forms[0].action
        table = read_table(seen, seat)
        shop, auctioneer = stone_shop(seen)
        error = self.whim * (2.0 * rng.chance() - 1.0)
        if seen.options.auction_mode == "sealed":
            offer = sealed_bid(table, shop, self.weights, error)
            if offer < amount.least and choices.actions:
                return choices.actions[0]
            return Bid(max(amount.least, min(amount.most, offer)))
        if not choices.actions:
            return Bid(amount.least)
        leader = seen.auction.leader
        assert leader is not None
        gain = bids_on(table, shop, auctioneer, (leader, seen.auction.high), amount.least, self.weights)
        return Bid(amount.least) if gain + error > 0.0 else PassBid()


def moved(table: Table, mover: Seat, action: MoveGroup) -> Table:
    """The table after a move."""
    after = table.copy()
    start, to = action.group - 1, action.to - 1
    passed = next(shops for end, shops in table.town.ways[start] if end == to)
    after.move(start, to, passed, mover)
    return after


def brought(table: Table, action: BringVisitors) -> Table:
    """The table with new visitors on an entrance."""
    after = table.copy()
    after.bring(action.entrance - 1, action.end == "left", action.count)
    return after


@final
class Trader(Merchant):
    """Nothing but the position right after his answer."""


def porter() -> Bot:
    """Looks after himself alone, not quite as far ahead, and misjudges every answer by a good deal."""
    return Trader(Weights(rivals=0.0, leader=0.0, foresight=0.85), whim=100.0)


def trader() -> Bot:
    """Weighs his own gain against that of the others, with few slips."""
    return Trader(Weights(), whim=25.0)
