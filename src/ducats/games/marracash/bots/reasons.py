"""Why an answer is a good one: what it brings at once, what it leaves the next player, what a shop is worth.

All of it is foretold by the rules or judged as the bots judge, from a player's view alone.
"""

from functools import cache
from typing import Final, final

from ducats.bots.reasons import NOTHING, Why
from ducats.bots.reasons import why as told
from ducats.engine import bits
from ducats.engine.messages import Action, Fact, Seat, View
from ducats.engine.rng import Rng
from ducats.games.marracash.bots import grounds
from ducats.games.marracash.evaluation.auctions import likely_sale, limits, would_pay
from ducats.games.marracash.evaluation.evaluation import Evaluation
from ducats.games.marracash.evaluation.evaluator import as_known
from ducats.games.marracash.evaluation.judgement import Judgement
from ducats.games.marracash.evaluation.tables_after import after_auction, after_walk
from ducats.games.marracash.evaluation.town import town_of
from ducats.games.marracash.evaluation.weights import Weights
from ducats.games.marracash.rules.auction import SealedBids, ShopBidding
from ducats.games.marracash.rules.imagine import imagine
from ducats.games.marracash.rules.moving import KEEP, SellCard, Walking
from ducats.games.marracash.rules.printed import MOST_REFILL
from ducats.games.marracash.rules.questions import (
    AUCTION,
    Act,
    Bring,
    PickShop,
    bring_as_said,
    needs_visitors,
)
from ducats.games.marracash.rules.questions import NOTHING as LAPSE
from ducats.games.marracash.rules.souk import EXITS, SHOP_NAMES, SHOPS
from ducats.games.marracash.rules.state import LAST_ROUND, MarraCash
from ducats.games.marracash.rules.view import MarraCashView
from ducats.games.marracash.rules.walk import Prospect, entering, owed
from ducats.mechanics.open_auction import NOBODY, PASS

LEAST: Final = 50
"""Dirham that decide nothing are not worth a word."""
FAR_APART: Final = 100
"""Estimates closer to a price than this speak for nothing."""
ROUND_TO: Final = 50
"""Nobody believes an estimate to the last Dirham."""


def why(view: View, action: Action) -> Why:
    """What speaks for an answer to the open question."""
    if not isinstance(view, MarraCashView) or view.seat is None or view.question is None:
        return NOTHING
    world = as_known(imagine(view, Rng("reason")), view.seat)
    answer = world.hear(view.seat, action)
    return told(Grounds(world, view.seat).of(answer))


@cache
def _weights() -> Weights:
    return Weights()


@final
class Grounds:
    """One seat at one question."""

    def __init__(self, g: MarraCash, seat: Seat) -> None:
        self.g: Final = g
        self.seat: Final = seat
        self.next: Final = (seat + 1) % g.seats

    def of(self, answer: int) -> Fact | None:
        ask = self.g.ask()
        if isinstance(ask, Act):
            if answer < AUCTION:
                return self._move(ask, answer)
            return None if answer == LAPSE else self._auction(answer - AUCTION)
        if isinstance(ask, PickShop):
            return None if answer == SHOPS else self._auction(answer)
        if isinstance(ask, SealedBids):
            return self._sealed(ask, answer * self.g.chosen.bid_step)
        if isinstance(ask, ShopBidding):
            return self._pass(ask) if answer == PASS else self._bid(ask, answer * self.g.chosen.bid_step)
        if isinstance(ask, Bring):
            return self._bring(ask, answer)
        return self._card(ask, answer) if isinstance(ask, SellCard) else None

    # -- moves ---------------------------------------------------------------------------------

    def _move(self, ask: Act, answer: int) -> Fact | None:
        """What it brings at once, what it prepares, or what it spoils: whichever is the most money."""
        g, seat = self.g, self.seat
        prospect = prospect_of(g, seat, answer)
        others = [gain_of(g, seat, other) for other in ask.moves(g) if other != answer]
        found: list[tuple[int, Fact]] = []
        gain = prospect.changes[seat]
        if gain >= LEAST and all(gain > other for other in others):
            found.append((gain, at_once(g, seat, prospect)))
        after = after_walk(g, seat, answer)
        now = max([gain, *others])
        if ask.slot == 1:
            second = best_gain(after, seat)
            if second - now >= LEAST:
                found.append((gain + second - now, grounds.SecondMove(second, now)))
        elif gain >= 0 and self._is_next(after):
            left, before = best_gain(after, self.next), best_gain(g, self.next)
            if before - left >= LEAST:
                found.append((before - left, grounds.LeavesRival(self.next, left, before)))
        return most(found)

    def _is_next(self, after: MarraCash) -> bool:
        """MC-34, MC-55: the next player finds the souk as it is now, and still has a turn."""
        is_last = after.phase() == LAST_ROUND and after.turns_left() <= 1
        return not is_last and not needs_visitors(after)

    # -- auctions ------------------------------------------------------------------------------

    def _look(self) -> Evaluation:
        """As the levels that do not search look at the table."""
        judgement = Judgement(town_of(self.g.chosen.data), self.g, self.seat, _weights(), True)
        return judgement.plans.evaluate(self.g)

    def _auction(self, shop: int) -> Fact | None:
        """MC-16, MC-26: a shop that the player will probably buy below its worth, or be paid for."""
        g, seat, look = self.g, self.seat, self._look()
        sale = look.sale(shop)
        winner, price = likely_sale(look, sale, seat)
        name = SHOP_NAMES[shop]
        if winner != seat:
            commission = int(g.printed.auction_commission(price))
            return grounds.GetsCommission(name, winner, commission) if commission >= LEAST else None
        return self._bargain(shop, price, look)

    def _bargain(self, shop: int, price: int, look: Evaluation) -> Fact | None:
        """MC-50: customers who pay the price at once, or may be expected to pay more than that."""
        visitors, income = self._at_the_door(shop)
        if visitors and income >= price:
            return grounds.AtYourDoor(SHOP_NAMES[shop], visitors, income, price)
        worth = look.added(look.sale(shop), self.seat)
        if worth - price >= FAR_APART:
            return grounds.WorthMore(SHOP_NAMES[shop], rounded(worth), price)
        return None

    def _at_the_door(self, shop: int) -> tuple[int, int]:
        """MC-50: who would enter as soon as the player has bought the shop, and what they and cards bring."""
        after = after_auction(self.g, shop, self.seat, 0, self.seat)
        return int(after.customers(shop)), int(after.cash(self.seat) - self.g.cash(self.seat))

    def _bid(self, ask: ShopBidding, amount: int) -> Fact | None:
        """MC-17, MC-20: as much as keeps everybody else out; or the lowest bid rather than a pass."""
        look, lowest = self._look(), int(ask.lowest(self.g))
        sale, name = look.sale(ask.shop), SHOP_NAMES[ask.shop]
        others = self._others(ask, look)
        worth = look.added(sale, self.seat)
        is_enough = amount - int(self.g.chosen.bid_step) <= others < amount or others < amount == lowest
        if is_enough and worth - amount >= LEAST and (ask.leader == NOBODY or amount > lowest):
            return grounds.NobodyElse(name, rounded(worth), others)
        if amount > lowest:
            return None
        if ask.leader == NOBODY:
            return grounds.OpensLow(name, rounded(worth), amount) if worth - amount >= FAR_APART else None
        found = self._bargain(ask.shop, amount, look)
        theirs = look.added(sale, ask.leader)
        if found is not None or theirs - ask.high < FAR_APART:
            return found
        if would_pay(look, ask, sale, self.seat, ask.leader) < amount:
            return None
        return grounds.KeepsFromRival(name, ask.leader, rounded(theirs), int(ask.high))

    def _others(self, ask: ShopBidding, look: Evaluation) -> int:
        """The most that any other bidder may be expected to pay."""
        inside = [other for other in bits.numbers(ask.inside) if other != self.seat]
        sale = look.sale(ask.shop)
        return max([would_pay(look, ask, sale, other, self.seat) for other in inside], default=0)

    def _pass(self, ask: ShopBidding) -> Fact | None:
        look, least = self._look(), int(ask.lowest(self.g))
        sale, name = look.sale(ask.shop), SHOP_NAMES[ask.shop]
        if would_pay(look, ask, sale, self.seat, ask.leader) >= least:
            return None
        theirs = look.added(sale, ask.leader)
        if ask.high - theirs >= FAR_APART:
            return grounds.RivalOverpays(name, ask.leader, rounded(max(0.0, theirs)), int(ask.high))
        worth = max(0.0, look.added(sale, self.seat))
        if least - worth >= LEAST:
            return grounds.TooDear(name, rounded(worth), least)
        if ask.auctioneer == self.seat:
            commission = int(self.g.printed.auction_commission(ask.high))
            return grounds.GetsCommission(name, ask.leader, commission)
        return None

    def _sealed(self, ask: SealedBids, amount: int) -> Fact | None:
        """Option auction_mode = sealed."""
        look, name = self._look(), SHOP_NAMES[ask.shop]
        limit = limits(look, look.sale(ask.shop))
        least = int(self.g.printed.min_bid)
        if amount == 0:
            worth = max(0.0, look.added(look.sale(ask.shop), self.seat))
            return grounds.BelowLeastBid(name, rounded(worth), least) if least - worth >= LEAST else None
        others = max([limit[other] for other in range(self.g.seats) if other != self.seat])
        is_enough = amount - int(self.g.chosen.bid_step) <= others < amount or others < amount == least
        if is_enough and limit[self.seat] - amount >= LEAST:
            return grounds.NobodyElse(name, rounded(limit[self.seat]), others)
        return None

    # -- the line and the souvenirs ------------------------------------------------------------

    def _bring(self, ask: Bring, answer: int) -> Fact | None:
        """MC-51, MC-54: the end in sight, little for the next player, or something for oneself."""
        g, seat = self.g, self.seat
        after = brought(g, seat, answer)
        if after.waiting() == 0 and g.waiting() > 0 and not g.chosen.cash_hidden:
            purses = [int(cash) for cash in after.purses()]
            lead = purses[seat] - max([cash for other, cash in enumerate(purses) if other != seat])
            if lead > 0:
                return grounds.LastRoundAhead(lead)
        tables = [brought(g, seat, other) for other in ask.legal(g, seat)]
        # MC-54: once the line is empty, an option ends the game with the round.
        if after.waiting() > 0 or not g.chosen.finishes_round:
            left, theirs = best_gain(after, self.next), [best_gain(table, self.next) for table in tables]
            if max(theirs) - left >= LEAST and left == min(theirs):
                return grounds.LeavesRival(self.next, left, max(theirs))
        mine = [best_gain(table, seat) for table in tables]
        if best_gain(after, seat) < max(mine) or max(mine) - min(mine) < LEAST:
            return None
        return self._near(after, int(g.printed.ways.entrances[answer // MOST_REFILL // 2]))

    def _near(self, after: MarraCash, start: int) -> Fact | None:
        ways = [way for way in after.moves() if way // EXITS == start]
        prospects = [prospect_of(after, self.seat, way) for way in ways]
        best = max(prospects, key=lambda prospect: prospect.changes[self.seat])
        found = at_once(after, self.seat, best)
        gain = best.changes[self.seat]
        if gain < LEAST or not isinstance(found, grounds.EnterYours):
            return None
        return grounds.NearYours(found.shop, found.visitors, gain)

    def _card(self, ask: SellCard, answer: int) -> Fact | None:
        """MC-47, MC-61: the card that leaves most, if there is no other like it."""
        if answer == KEEP or ask.visitors > 1:
            return None
        left = {card: self._left(ask, card) for card in ask.legal(self.g, self.seat)}
        if any(amount >= left[answer] for card, amount in left.items() if card != answer):
            return None
        return grounds.CardLeavesMost(left[answer]) if len(left) > 1 else None

    def _left(self, ask: SellCard, card: int) -> int:
        """What a card brings, less what the commission of the move rises by."""
        g, walking = self.g, self.g.frames[-2]
        if card == KEEP:
            return 0
        value = int(g.printed.card_values[card])
        if not isinstance(walking, Walking) or walking.mover == self.seat:
            return value
        way = g.printed.ways.between(walking.start, walking.to)
        entries = g.entries() + entering(g, g.walking(), way, walking.door)
        dearer = [(shop, guests, money + value * (shop == ask.shop)) for shop, guests, money in entries]
        seat, mover = self.seat, walking.mover
        return value - owed(g, dearer, seat, mover) + owed(g, entries, seat, mover)


def prospect_of(g: MarraCash, mover: Seat, way: int) -> Prospect:
    return Prospect(g, mover, entering(g, g.group(way // EXITS), way, 0))


def gain_of(g: MarraCash, mover: Seat, way: int) -> int:
    """MC-39, MC-45: what a move changes the mover's cash by."""
    return prospect_of(g, mover, way).changes[mover]


def best_gain(g: MarraCash, mover: Seat) -> int:
    """By the best move at once; 0 if there is none."""
    return max([gain_of(g, mover, way) for way in g.moves()], default=0)


def at_once(g: MarraCash, seat: Seat, prospect: Prospect) -> Fact:
    """What a move brings the player who makes it."""
    mine = [(shop, visitors) for shop, visitors, _ in prospect.entries if g.owner(shop) == seat]
    gain = prospect.changes[seat]
    if len(mine) == 1 and len(prospect.entries) == 1:
        shop, visitors = mine[0]
        return grounds.EnterYours(SHOP_NAMES[shop], visitors, gain)
    return grounds.EarnsMost(gain)


def brought(g: MarraCash, seat: Seat, answer: int) -> MarraCash:
    table = g.copy()
    bring_as_said(table, seat, answer)
    return table


def most(found: list[tuple[int, Fact]]) -> Fact | None:
    return max(found, key=lambda each: each[0])[1] if found else None


def rounded(worth: float) -> int:
    return round(worth / ROUND_TO) * ROUND_TO
